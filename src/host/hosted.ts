import type { Bot } from '../bots/bot.ts'
import { Fault, type GameEvent, type Json, type Viewer } from '../engine/game.ts'
import type { AnyGame, LoadedGame } from '../games/index.ts'
import { writeMatch } from '../table/file.ts'
import type { Entry } from '../table/log.ts'
import type { Match } from '../table/match.ts'
import { dueOf, type Input, step } from '../table/step.ts'
import { changeBetween, lineOf } from './change.ts'
import { type Answers, type SeatHandle, seatHandle } from './handle.ts'
import type { Minds } from './minds.ts'
import { suspicionsAt } from './records.ts'
import type { Change, Store } from './store.ts'
import { openStreams } from './streams.ts'
import type { Suspicions } from './suspicions.ts'
import { toldBy } from './told.ts'

/** A match out of its store or just begun, with the game it is played by. */
export interface OpenMatch {
  readonly id: string
  readonly tag: string | null
  readonly begun: number
  readonly loaded: LoadedGame
  readonly game: AnyGame
  readonly isStandard: boolean
  readonly match: Match<unknown, GameEvent>
  /** How many of its changes are durable; null where it is not kept yet. */
  readonly durable: number | null
  /** Changes in it that are not. */
  readonly unkept: readonly Change[]
  readonly suspicions: Suspicions
}

/** What a host is given: where matches are kept, who thinks for bots, what time it is. */
export interface Hosting {
  readonly store: Store
  think(game: AnyGame, kind: string): Promise<Bot<unknown>>
  now(): number
  /** A match has just ended and is kept. False where something of that could not be kept. */
  finished?(open: OpenMatch): Promise<boolean>
}

/** A match that is being played here. One input after the other is taken; each is durable before anybody is told of it. */
export interface HostedMatch {
  open(): OpenMatch
  /** The match as one viewer sees it and may act in it. A bot's seat is nobody's to look from. */
  seat(viewer: Viewer): SeatHandle
  /** Writes down a new match, and lets the bots go on with any. */
  begin(): Promise<void>
  /** Comes back when no bot has anything to do, and all that was sent before is taken; throws where a bot has stumbled. */
  settled(): Promise<void>
  /** Writes the match down whole, here or in another store; false where that could not be done. Throws where it has moved on. */
  checkpoint(into?: Store): Promise<boolean>
  /** Takes no more inputs; what is under way is finished. */
  close(): Promise<void>
}

/** The match is no longer what is kept of it: somebody else goes on with it, or it was left here. */
export const MOVED_ON = 'match.moved-on'

export function hostMatch(hosting: Hosting, opened: OpenMatch): HostedMatch {
  const { store, now } = hosting
  const { id, tag, begun, loaded, game, isStandard } = opened
  let { match, durable, unkept, suspicions } = opened
  let kept = durable !== null && unkept.length === 0 && store.lasting
  let isClosed = false
  /** Inputs wait for each other. */
  let last: Promise<unknown> = Promise.resolve()
  let minds: Minds | null = null
  let thinking: Promise<void> | null = null
  /** Why the bots have stopped, where they should not have. */
  let stopped: { readonly error: unknown } | null = null

  /** Nothing but this is held on to: where the match began is long past. */
  const open = (): OpenMatch => ({ id, tag, begun, loaded, game, isStandard, match, durable, unkept, suspicions })
  const streams = openStreams({
    ...{ id, tag, game, isStandard },
    now: () => match,
    sightFor: viewer => ({ kept, suspicions: viewer === 'observer' ? {} : (suspicions[viewer] ?? {}) }),
  })

  const alone = <T>(work: () => Promise<T>): Promise<T> => {
    const done = last.then(work)
    last = done.catch(() => {})
    return done
  }

  /** A match that is new or over whole, any other by its changes; how many of these follow the text then, or null where it has moved on. */
  async function write(after: OpenMatch['match'], changes: readonly Change[]): Promise<number | null> {
    const line = lineOf({ id, tag, begun, game, match: after }, now())
    const text = (): string => JSON.stringify(writeMatch(game, after, isStandard))
    if (durable === null) return (await store.create(line, text())) ? 0 : null
    if (game.outcome(after.state) !== null)
      try {
        if (await store.rewrite(line, durable, text())) return 0
      } catch (error) {
        // Where there is no room for all of it there may be for what is new.
        if (error instanceof Fault) throw error
      }
    if (await store.append(line, durable, changes)) return durable + changes.length
    // One that was deleted is written anew: nobody loses anything by it.
    return (await store.load(id)) === undefined && (await store.create(line, text())) ? 0 : null
  }

  /** Writes down what has changed, and whatever could not be written before; true where all is kept. Throws where the match has moved on. */
  async function keep(after: OpenMatch['match'], changes: readonly Change[]): Promise<boolean> {
    try {
      const length = await write(after, changes)
      if (length === null) throw new Fault(MOVED_ON)
      durable = length
      unkept = []
      return store.lasting
    } catch (error) {
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
  function tell(change: () => void, entries: readonly Entry[] = [], events: readonly GameEvent[] = []): void {
    const choices = match.record.choices.length
    const sights = streams.before()
    change()
    minds?.told(seat => toldBy(game, entries, events, seat, choices))
    streams.tell(sights, entries, events, choices)
  }

  const act = (input: Input): Promise<void> =>
    alone(async () => {
      if (isClosed) throw new Fault(MOVED_ON)
      const before = match
      const { match: after, entries, events } = step(game, before, { at: now(), ...input })
      // A retry has had its answer.
      if (after === before) return
      let isKept = await keep(after, [...unkept, changeBetween(before, after, entries, input)])
      const isOver = game.outcome(before.state) === null && game.outcome(after.state) !== null
      if (isOver && (await hosting.finished?.({ ...open(), match: after })) === false) isKept = false
      const change = (): void => {
        match = after
        kept = isKept
      }
      tell(change, entries, events)
      think()
    })

  /** The bots go on by themselves, one after the other, as long as one of them is asked; nobody waits for them. */
  function think(): void {
    const due = dueOf(match)
    if (thinking || isClosed || !due || due.what === 'time') return
    stopped = null
    thinking = (async () => {
      const { openMinds } = await import('./minds.ts')
      minds ??= openMinds({ game, match: () => match, act, think: hosting.think })
      while (!isClosed && (await minds.next()));
    })()
    thinking.then(
      () => {
        thinking = null
        // Somebody may have been asked while the last of them was found to have nothing to do.
        think()
      },
      (error: unknown) => {
        // Whoever waits for the bots is told what went wrong; nobody else can do anything about it.
        thinking = null
        stopped = { error }
      },
    )
  }

  const answers: Answers = {
    game,
    match: () => match,
    act,
    subscribe: streams.subscribe,
    suspect: change =>
      alone(async () => {
        const after = change(suspicions, match.record.seats)
        const isKept = await store.writeRecord(suspicionsAt(id), after as unknown as Json).then(
          () => kept,
          () => false,
        )
        tell(() => {
          suspicions = after
          kept = isKept
        })
      }),
  }

  return {
    open,
    seat: viewer => seatHandle(answers, viewer),
    begin: () =>
      alone(async () => {
        if (durable === null || unkept.length > 0) {
          const isKept = await keep(match, unkept)
          tell(() => {
            kept = isKept
          })
        }
        think()
      }),
    async settled() {
      await last
      // What a bot stumbles over is told below.
      while (thinking) await thinking.catch(() => {})
      if (stopped) throw stopped.error
    },
    checkpoint: into =>
      alone(async () => {
        const line = lineOf(open(), now())
        const text = JSON.stringify(writeMatch(game, match, isStandard))
        try {
          if (into) return await into.create(line, text)
          if (isClosed) return false
          if (durable === null) return await keep(match, unkept)
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
    async close() {
      isClosed = true
      await last
    },
  }
}
