import { Fault, type GameEvent, type Viewer } from '../../engine/game.ts'
import { firstState, type MatchRecord } from '../../table/match.ts'
import { openTable } from '../../table/table.ts'
import { replayMatch } from '../../table/upcast.ts'
import { openSave } from './archive.ts'
import { partOf } from './archive-games.ts'
import { botsGo, keep, type OpenTable, sceneOf, seatMatch } from './host.ts'
import type { Asks, Frame } from './protocol.ts'
import type { Store } from './store.ts'

/** A match played through once: how many events there were after each number of its choices. */
interface Reel {
  readonly text: string
  readonly open: OpenTable
  readonly choices: MatchRecord['choices']
  readonly events: readonly GameEvent[]
  readonly counts: readonly number[]
  readonly isOver: boolean
}

/** The reel that is being watched: a scrubber asks for many frames of one match. */
let reel: Reel | null = null

async function reelOf(store: Store, id: string): Promise<Reel> {
  const kept = await store.get(id)
  if (reel && kept && reel.open.id === id && reel.text === kept.text) return reel
  const open = await openSave(store, id)
  const { record, settled } = open.table.match()
  const { game } = open
  // Somebody's draft at a table for several is theirs alone.
  const choices = record.seats.length === 0 ? [...record.choices, ...record.draft] : record.choices
  const events: GameEvent[] = []
  const state = firstState(game, record, events)
  const counts = [events.length]
  for (const { seat, choice } of choices) {
    const option = game.optionOf(choice)
    if (option !== null) game.apply(state, seat, option, events)
    counts.push(events.length)
  }
  reel = { text: kept?.text ?? '', open, choices, events, counts, isOver: game.outcome(settled) !== null }
  return reel
}

/** A game for one has one pair of eyes; a table for several only the public's while it runs. */
function eyes({ open, isOver }: Reel, wanted: Viewer): Viewer {
  const { seats } = open.table.match().record
  if (seats.length === 0) return 0
  if (wanted === 'observer') return wanted
  if (!isOver) throw new Fault('archive.running')
  return wanted >= 0 && wanted < seats.length ? wanted : 'observer'
}

const within = (at: number, most: number): number => (Number.isInteger(at) ? Math.max(0, Math.min(at, most)) : most)

export async function watch(store: Store, { id, at, viewer: wanted }: Parameters<Asks['watch']>[0]): Promise<Frame> {
  const shown = await reelOf(store, id)
  const { open, choices, events, counts, isOver } = shown
  const { game } = open
  const viewer = eyes(shown, wanted)
  const { record } = open.table.match()
  const n = within(at, choices.length)
  const match = replayMatch(game, {
    ...record,
    choices: choices.slice(0, n),
    draft: [],
    talk: record.talk.filter(({ after }) => after <= n),
    notes: [],
    branches: [],
  })
  const seen = events.map(event => game.seen(event, viewer))
  const told: number[] = []
  let sum = 0
  let next = 0
  for (const count of counts) {
    for (; next < count; next++) if (seen[next] !== null) sum++
    told.push(sum)
  }
  const { marks: kinds } = partOf(game.id)
  const marks = seen.flatMap((event, i) =>
    event !== null && kinds.includes(event.kind) ? [{ at: counts.findIndex(count => count > i), event }] : [],
  )
  const scene = sceneOf({ ...open, table: openTable(game, match, () => {}), suspicions: {}, kept: true }, viewer)
  return { ...scene, past: null, at: n, of: choices.length, marks, told, isOver }
}

export async function course(store: Store, id: string): Promise<ReturnType<Asks['course']>> {
  const { open, choices, isOver } = await reelOf(store, id)
  const { game, table } = open
  const { record } = table.match()
  if (!isOver || record.seats.length > 0) throw new Fault('debrief.not-over')
  const state = firstState(game, record)
  return choices.map(({ seat, choice }) => {
    const view = game.view(state, seat)
    const option = game.optionOf(choice)
    if (option !== null) game.apply(state, seat, option)
    return { view, choice }
  })
}

/** "What if": a practice game with the same luck from this point on. Of a running game it would tell what comes. */
export async function branch(
  store: Store,
  { id, at }: Parameters<Asks['branch']>[0],
  name: string,
  now: number,
): Promise<{ id: string }> {
  const { open, choices, isOver } = await reelOf(store, id)
  const { record } = open.table.match()
  if (!isOver && (record.seats.length > 0 || !record.practice)) throw new Fault('archive.branch-running')
  const n = within(at, choices.length)
  const match = replayMatch(open.game, {
    ...record,
    practice: true,
    choices: choices.slice(0, n),
    draft: [],
    talk: record.talk.filter(({ after }) => after <= n),
    notes: [],
    branches: [],
  })
  if (open.game.outcome(match.state) !== null) throw new Fault('archive.branch-over')
  const branched = await seatMatch(open.loaded, open.game, match, { id: name, begun: now, tag: null })
  botsGo(branched)
  await keep(store, branched, now)
  if (store.lasting && !branched.kept) throw new Fault('archive.full')
  return { id: name }
}
