import { Fault, type GameEvent, Illegal, type Json, type Outcome, type Viewer } from '../../engine/game.ts'
import { type AnyGame, type LoadedGame, type Registry, shipped } from '../../games/index.ts'
import { type BotAt, botsAct } from '../../table/bots.ts'
import { commitmentOf } from '../../table/commitment.ts'
import { deckHash, writeMatch } from '../../table/file.ts'
import { type Match, openMatch } from '../../table/match.ts'
import type { Input } from '../../table/step.ts'
import { openTable, sideOf, type Table, waitedFor } from '../../table/table.ts'
import type { Opening, Refusal, SaveLine, Scene } from './protocol.ts'
import { type Found, type Kept, type Store, suspicionsAt } from './store.ts'
import type { Suspicion, Suspicions } from './suspicions.ts'

/** The games of this page. */
export const games: Registry = shipped

/** A table that is open in this tab. */
export interface OpenTable {
  readonly id: string
  readonly loaded: LoadedGame
  readonly game: AnyGame
  readonly table: Table<unknown, unknown, unknown, GameEvent>
  readonly begun: number
  readonly tag: string | null
  readonly isStandard: boolean
  readonly botAt: BotAt<unknown>
  /** Through whose eyes the page looks now. */
  viewer: Viewer
  suspicions: Suspicions
  /** What lies in the store; null as long as nothing does. */
  stored: string | null
  /** False once a change could not be kept. */
  kept: boolean
}

export const lineOf = (
  { id, tag, begun, game }: Pick<OpenTable, 'id' | 'tag' | 'begun' | 'game'>,
  { record, state }: Match<unknown, GameEvent>,
  changed: number,
): SaveLine => ({
  id,
  game: record.game,
  tag,
  names: record.seats.map(({ name }) => name),
  setup: record.setup,
  practice: record.practice,
  choices: record.choices.length + record.draft.length,
  begun,
  changed,
  outcome: game.outcome(state),
})

/** Who looks first: the only person, or everybody where several sit around one screen. */
export const firstViewer = (match: Match<unknown, GameEvent>): Viewer => {
  const people = match.record.seats.flatMap(({ bot }, seat) => (bot === null ? [seat] : []))
  return match.record.seats.length === 0 ? 0 : people.length === 1 ? people[0] : 'observer'
}

/** Loaded only where a bot has a seat. */
async function botsFor({ id }: AnyGame) {
  const { seatedBotsOf } = await import('../../bots/seated.ts')
  return seatedBotsOf(id).load()
}

export async function seatMatch(
  loaded: LoadedGame,
  game: AnyGame,
  match: Match<unknown, GameEvent>,
  { id, begun, tag }: { readonly id: string; readonly begun: number; readonly tag: string | null },
): Promise<OpenTable> {
  const { seats } = match.record
  const makeBot = seats.some(({ bot }) => bot !== null) ? await botsFor(game) : null
  return {
    id,
    loaded,
    game,
    begun,
    tag,
    table: openTable(game, match, () => {}, Date.now),
    isStandard: deckHash(game.deck) === deckHash(loaded.standard),
    botAt: seat => {
      const kind = seats[seat]?.bot ?? null
      return kind === null || !makeBot ? null : makeBot(kind, game)
    },
    viewer: firstViewer(match),
    suspicions: {},
    stored: null,
    kept: true,
  }
}

/** A game that has its own deck or begins from a position needs what reads them; any other goes without. */
const gameFor = async (loaded: LoadedGame, deck: Json | undefined, position: unknown): Promise<AnyGame> =>
  deck === undefined && !position ? loaded.game() : (await loaded.files()).make(deck)

export async function openNew(
  opening: Opening,
  id: string,
  seed: string,
  now: number,
  nonce: string | null = null,
): Promise<OpenTable> {
  const loaded = await games.find(opening.game)()
  const game = await gameFor(loaded, undefined, opening.position)
  const { setup, practice, seats, position = null } = opening
  game.readSetup(setup)
  const match = openMatch(game, { setup, seed, nonce, practice, seats, position }, now)
  return seatMatch(loaded, game, match, { id, begun: now, tag: opening.tag ?? null })
}

/** A save, read with care: whatever is wrong with it is a Fault that says so. */
export async function openKept({ line, text, stored = null }: Kept & Partial<Found>): Promise<OpenTable> {
  const [{ parseMatch }, { openFile }] = await Promise.all([
    import('../../table/file-schema.ts'),
    import('../../table/open-file.ts'),
  ])
  const file = parseMatch(text)
  const loaded = await games.find(file.game)()
  const game = await gameFor(loaded, file.deck.cards, file.position)
  return { ...(await seatMatch(loaded, game, openFile(game, file), line)), stored }
}

/** Written down before anybody is told: what is on the page is in the store. Throws where it has moved on elsewhere. */
export async function keep(store: Store, open: OpenTable, now: number): Promise<void> {
  const match = open.table.match()
  const text = JSON.stringify(writeMatch(open.game, match, open.isStandard))
  try {
    await store.put({ line: lineOf(open, match, now), text }, open.stored)
    open.stored = text
    open.kept = store.lasting
  } catch (error) {
    if (error instanceof Fault) throw error
    open.kept = false
  }
}

export const botsGo = ({ table, botAt }: OpenTable): void => botsAct(table, botAt)

export function take(open: OpenTable, input: Input): void {
  open.table.take(input, 'later')
  if (input.type === 'choose') botsGo(open)
}

/** Only a table for several has suspicions, and a first call does not wait for what reads them. */
const loadSuspicions = () => import('./suspicions.ts')

export async function recall(store: Store, open: OpenTable): Promise<void> {
  const { readSuspicions } = await loadSuspicions()
  open.suspicions = readSuspicions(await store.readRecord(suspicionsAt(open.id)))
}

/** Kept beside the match, not in it: a thought is nobody else's, not even once the game is over. */
export async function suspect(store: Store, open: OpenTable, what: Suspicion): Promise<void> {
  if (what.seat !== open.viewer) throw new Fault('talk.no-such-seat')
  const { withSuspicion } = await loadSuspicions()
  open.suspicions = withSuspicion(open.suspicions, what, open.table.match().record.seats)
  try {
    await store.writeRecord(suspicionsAt(open.id), open.suspicions as unknown as Json)
  } catch {
    open.kept = false
  }
}

/** What the page is shown: through the eyes of `viewer`, and once a game is over everything (M-30). */
export function sceneOf(open: OpenTable, viewer: Viewer = open.viewer): Scene {
  const { table, game } = open
  const { record, draftEvents } = table.match()
  const side = sideOf(table, viewer)
  const decision = side.decision()
  const outcome: Outcome | null = side.outcome()
  const isSolo = record.seats.length === 0
  const isDrafting = record.draft[0]?.seat === viewer
  return {
    id: open.id,
    game: record.game,
    tag: open.tag,
    setup: record.setup,
    practice: record.practice,
    seats: record.seats,
    viewer,
    view: side.view(),
    asked: decision && {
      kind: decision.kind,
      options: decision.options.map(option => game.nameOf(option)),
      explanation: side.explanation(),
    },
    waiting: waitedFor(table),
    events: side.events(),
    draftEvents: isDrafting ? draftEvents.length : 0,
    choices: record.choices.length,
    draft: isDrafting ? record.draft.length : 0,
    talk: record.talk,
    notes: record.notes.filter(({ seat }) => seat === viewer),
    suspicions: viewer === 'observer' ? {} : (open.suspicions[viewer] ?? {}),
    outcome,
    seed: isSolo || outcome ? record.seed : null,
    nonce: outcome ? record.nonce : null,
    commitment: commitmentOf(record),
    past: isSolo && record.practice ? [...record.choices, ...record.draft].map(({ choice }) => choice) : null,
    deck: open.isStandard ? null : (game.deck as Json),
    kept: open.kept,
  }
}

/** A refusal as the page can say it; anything else is a mistake of ours and is told as such. */
export function refusalOf(error: unknown): Refusal {
  if (error instanceof Illegal) {
    const { key, rule, values = {} } = error.reason
    return { key, values, rule }
  }
  if (error instanceof Fault) return { key: error.key, values: error.values, rule: null }
  return { key: 'page.bug', values: { problem: error instanceof Error ? error.message : String(error) }, rule: null }
}
