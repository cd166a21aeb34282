import { Fault, type GameEvent, type Viewer } from '../../engine/game.ts'
import type { AnyGame } from '../../games/index.ts'
import { firstState } from '../../table/match.ts'
import { replayMatch } from '../../table/upcast.ts'
import type { OpenMatch } from '../hosting.ts'
import { openWith } from '../opening.ts'
import { withUpdate } from '../shown.ts'
import { aboutOf, sightOf } from '../sight.ts'
import { toldTo } from '../told.ts'
import type { Eyes, Reel, Snapshot } from './answers.ts'
import { partOf } from './games.ts'
import { type Archiving, openSave, type Watching } from './index.ts'
import { keepOrTell } from './saves.ts'

/** The match played through; the one that is being watched already, where it is the same. */
export async function reelOf(own: Archiving, id: string, last: Reel | null): Promise<Reel> {
  const kept = await own.store.load(id)
  const made = `${id} ${kept?.changes.length} ${kept?.text}`
  if (last && kept && last.made === made) return last
  const open = await openSave(own, id)
  const { game } = open
  const { record, settled } = open.match
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
  return { made, open, choices, events, counts, isOver: game.outcome(settled) !== null }
}

/** A game for one has one pair of eyes; a table for several only the public's while it runs. */
function eyes({ open, isOver }: Reel, wanted: Eyes): Viewer {
  const { seats } = open.match.record
  if (seats.length === 0) return 0
  if (wanted === 'observer' || wanted === 'all') return 'observer'
  if (!isOver) throw new Fault('archive.running')
  return wanted >= 0 && wanted < seats.length ? wanted : 'observer'
}

const within = (at: number, most: number): number => (Number.isInteger(at) ? Math.max(0, Math.min(at, most)) : most)

/** A game whose every card lies open: for one that is over, and for nobody who still plays it. */
const openly = (game: AnyGame): AnyGame => ({ ...game, view: game.reveal, seen: event => event })

export function watch(shown: Reel, { at, viewer: wanted }: Watching): Snapshot {
  const { open, choices, events, counts, isOver } = shown
  const viewer = eyes(shown, wanted)
  const { record } = open.match
  // Everything lies open once a table is over, and not a choice before.
  const isOpen = wanted === 'all' && isOver && record.seats.length > 0
  const game = isOpen ? openly(open.game) : open.game
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
  const sight = sightOf(game, { match, kept: true, suspicions: {} }, viewer)
  const about = aboutOf({ ...open, deck: open.isStandard ? null : game.deck }, match, viewer)
  const seenNow = withUpdate(null, { n: 1, from: 0, told: toldTo(game, match, viewer), whole: { about, sight } })
  if (!seenNow) throw new Error('a whole update is enough to show a match')
  const { asked } = seenNow
  const decision = asked && game.decisions(match.state).find(one => one.seat === viewer)
  return {
    ...seenNow,
    asked: asked && decision ? { ...asked, explanation: game.explain(seenNow.view, decision) } : null,
    past: null,
    at: n,
    of: choices.length,
    marks,
    told,
    isOver,
    isOpen,
  }
}

export function course({
  open,
  choices,
  isOver,
}: Reel): readonly { readonly view: unknown; readonly choice: string }[] {
  const { game } = open
  const { record } = open.match
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
export async function branch(own: Archiving, { open, choices, isOver }: Reel, at: number): Promise<OpenMatch> {
  const { record } = open.match
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
  const now = own.now()
  const branched = openWith(open.loaded, open.game, match, { id: own.newName(), begun: now, tag: null })
  await keepOrTell(own, branched, now)
  return branched
}
