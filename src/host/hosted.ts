import { Fault, type GameEvent } from '../engine/game.ts'
import { writeMatch } from '../table/file.ts'
import { dueOf, type Input, isBeside, type Stepped, step } from '../table/step.ts'
import { changeBetween, lineOf } from './change.ts'
import { type Answers, seatHandle } from './handle.ts'
import { type Held, type HostedMatch, type Hosting, MOVED_ON, NOT_KEPT, type OpenMatch } from './hosting.ts'
import type { Minds } from './minds.ts'
import type { Looked } from './sight.ts'
import { type Change, isOver, type SaveLine } from './store.ts'
import { openStreams } from './streams.ts'
import { type News, toldOf } from './told.ts'

/** So often an input is tried on what others have made of the match meanwhile. */
const TRIES = 3

const always =
  (match: OpenMatch['match']): Held =>
  () =>
    match

export function hostMatch(hosting: Hosting, opened: OpenMatch): HostedMatch {
  const { store, now } = hosting
  const { id, tag, begun, loaded, game, isStandard } = opened
  let { durable, version = 0, unkept, suspicions } = opened
  let match = always(opened.match)
  let kept = durable !== null && unkept.length === 0 && store.lasting
  let isClosed = false
  /** Inputs wait for each other. */
  let last: Promise<unknown> = Promise.resolve()
  let minds: Minds | null = null
  let thinking: Promise<boolean> | null = null
  /** Why the bots have stopped, where they should not have. */
  let stopped: { readonly error: unknown } | null = null

  // Nothing but this is held on to: where the match began is long past. Each by its name: it is looked at several times
  // for every move, and spreading would make it slower than the rest.
  const open = (): OpenMatch => ({
    id,
    tag,
    begun,
    loaded,
    game,
    isStandard,
    match: match(),
    durable,
    version,
    unkept,
    suspicions,
  })
  const looked = (): Looked => ({ match: match(), kept, suspicions })
  const streams = openStreams({ id, tag, game, isStandard, now: looked, compare: hosting.compare })

  const alone = <T>(work: () => Promise<T>): Promise<T> => {
    const done = last.then(work)
    last = done.catch(() => {})
    return done
  }

  const lineWith = (after: OpenMatch['match']): SaveLine => {
    const at = now()
    const due = dueOf(after)
    const line = lineOf({ id, tag, begun, game, match: after }, at)
    if (!hosting.isServed) return line
    const own = due && (due.what === 'time' ? due.at : at)
    const { due: other = null, remind, taken } = hosting.more?.(match(), after, line, game) ?? {}
    const next = own === null || other === null ? (own ?? other) : Math.min(own, other)
    return { ...line, due: next, version: version + 1, remind, taken }
  }

  /** A match that is new or over whole, any other by its changes; how many of these follow the text then, or null where it has moved on. */
  async function write(after: OpenMatch['match'], changes: readonly Change[]): Promise<number | null> {
    const line = lineWith(after)
    const text = (): string => JSON.stringify(writeMatch(game, after, isStandard))
    if (durable === null) return (await store.create(line, text())) ? 0 : null
    if (isOver(line))
      try {
        if (await store.rewrite(line, durable, text())) return 0
      } catch (error) {
        // Where there is no room for all of it there may be for what is new.
        if (error instanceof Fault && error.key !== NOT_KEPT) throw error
      }
    // Who is at the table, and that it goes on, is written already.
    const isMove = hosting.isServed && !isOver(line) && after.record.seats === match().record.seats
    if (await store.append(line, durable, changes, isMove)) return durable + changes.length
    if (hosting.reopen) return null
    // One that was deleted is written anew: nobody loses anything by it.
    return (await store.load(id)) === undefined && (await store.create(line, text())) ? 0 : null
  }

  /** Writes down what has changed, and whatever could not be written before; true where all is kept. Throws where the match has moved on. */
  async function keep(after: OpenMatch['match'], changes: readonly Change[]): Promise<boolean> {
    try {
      const length = await write(after, changes)
      if (length === null) throw new Fault(MOVED_ON)
      durable = length
      version += 1
      unkept = []
      return store.lasting
    } catch (error) {
      const hasMovedOn = error instanceof Fault && error.key === MOVED_ON
      if (hosting.reopen && hasMovedOn) throw error
      // For others only what is durable has happened.
      if (hosting.isServed && !hasMovedOn) throw new Fault(NOT_KEPT)
      if (error instanceof Fault) {
        isClosed = true
        throw error
      }
      // A full disk does not end the game: it is told, and tried again with the next change.
      unkept = changes
      return false
    }
  }

  /** Changes what is to be seen, and tells of it, all at one moment: whoever sat down while it was written misses nothing. */
  function tell(change: () => void, news: readonly News[] = []): void {
    const before = looked()
    change()
    minds?.told(seat => toldOf(game, news, seat))
    streams.tell(before, news)
    hosting.changed?.(match())
  }

  /** The match as others have left it. */
  async function takeOver(): Promise<void> {
    const { lookElsewhere } = await import('./elsewhere.ts')
    const elsewhere = await lookElsewhere(hosting, open())
    if (!elsewhere) {
      isClosed = true
      throw new Fault(MOVED_ON)
    }
    for (const { match: after, news } of elsewhere.steps)
      tell(() => {
        match = always(after)
      }, news)
    durable = elsewhere.durable
    version = elsewhere.version
  }

  /** Have others gone on with it, and nothing was heard of that yet? An input is judged by the match as it is. */
  async function isBehind(): Promise<boolean> {
    const known = version
    if (hosting.isShared) await takeOver()
    return version !== known
  }

  /** What an input comes to, durably; null for a retry, which has had its answer. */
  async function taken(
    input: Input,
  ): Promise<{ readonly stepped: Stepped<unknown, GameEvent>; readonly isKept: boolean } | null> {
    for (let tries = 1; ; tries++) {
      if (isClosed) throw new Fault(MOVED_ON)
      const before = match()
      // No clock of a machine turns back what has happened.
      const at = Math.max(input.at ?? now(), before.log.at(-1)?.at ?? 0)
      const beside = isBeside(input) ? (await import('../table/evening.ts')).evening : undefined
      let stepped: Stepped<unknown, GameEvent>
      try {
        stepped = step(game, before, { ...input, at }, beside)
      } catch (error) {
        if (tries < TRIES && (await isBehind())) continue
        throw error
      }
      if (stepped.match === before) return null
      try {
        const change = changeBetween(before, stepped.match, stepped.entries, input)
        return { stepped, isKept: await keep(stepped.match, [...unkept, change]) }
      } catch (error) {
        if (!hosting.reopen || tries === TRIES) throw error
        // Where it is not known whether it was kept, what is kept tells: then it is a retry.
        await takeOver().catch(() => {
          throw error
        })
      }
    }
  }

  const act = (input: Input): Promise<boolean> =>
    alone(async () => {
      const done = await taken(input)
      if (!done) return false
      const { match: after, entries, events } = done.stepped
      let { isKept } = done
      const hasFinished = game.outcome(match().state) === null && game.outcome(after.state) !== null
      if (hasFinished && (await hosting.finished?.({ ...open(), match: after })) === false) isKept = false
      const news = { entries, events, choices: match().record.choices.length }
      tell(() => {
        match = always(after)
        kept = isKept
      }, [news])
      think()
      return true
    })

  /** The bots go on by themselves, one after the other, as long as one of them is asked; nobody waits for them. */
  function think(): void {
    if (thinking || isClosed || !match().record.seats.some(({ bot, absent }) => bot !== null || absent)) return
    stopped = null
    thinking = (async () => {
      const { openMinds } = await import('./minds.ts')
      minds ??= openMinds({ ...hosting, game, match: () => match(), act, wake: think })
      return minds.goOn(() => isClosed, hosting.isShared)
    })()
    thinking.then(
      isMore => {
        thinking = null
        if (isMore) think()
      },
      (error: unknown) => {
        // Whoever waits for the bots is told what went wrong; nobody else can do anything about it.
        thinking = null
        stopped = { error }
        hosting.later?.(think)
      },
    )
  }

  const answers: Answers = {
    game,
    match: () => match(),
    async act(input) {
      await act(input)
    },
    subscribe: streams.subscribe,
    suspicions: change =>
      alone(async () => {
        const { keepSuspicions } = await import('./suspicions.ts')
        const after = await keepSuspicions(hosting, open(), change)
        tell(() => {
          suspicions = after.suspicions
          kept &&= after.isKept
        })
        return suspicions
      }),
  }

  return {
    open,
    seat: viewer => seatHandle(answers, viewer),
    suspicions: answers.suspicions,
    begin: () =>
      alone(async () => {
        if (durable === null || unkept.length > 0) {
          const isKept = await keep(match(), unkept)
          tell(() => {
            kept = isKept
          })
        }
        if (!hosting.isShared) think()
      }),
    wake: think,
    catchUp: known =>
      alone(async () => {
        if (!isClosed && (known === undefined || known > version)) await takeOver()
      }),
    act,
    async settled() {
      await last
      // What a bot stumbles over is told below.
      while (thinking) await thinking.catch(() => {})
      if (stopped) throw stopped.error
    },
    checkpoint: into =>
      alone(async () => {
        const line = lineWith(match())
        const text = JSON.stringify(writeMatch(game, match(), isStandard))
        try {
          if (into) return await into.create(line, text)
          if (isClosed) return false
          if (durable === null) return await keep(match(), unkept)
          const hasChanged = durable + unkept.length > 0
          const isOurs = await (hasChanged ? store.rewrite(line, durable, text) : store.append(line, durable, []))
          // One that was deleted is written anew here too.
          if (!isOurs && ((await store.load(id)) !== undefined || !(await store.create(line, text))))
            throw new Fault(MOVED_ON)
          durable = 0
          unkept = []
          tell(() => {
            kept = store.lasting
          })
          return true
        } catch (error) {
          if (!(error instanceof Fault)) return false
          isClosed = true
          throw error
        }
      }),
    rest(pack) {
      match = pack(match, game)
    },
    async close() {
      isClosed = true
      await last
    },
  }
}
