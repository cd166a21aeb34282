import { asks, type Quick } from '../src/bots/bot.ts'
import { seatedBotsOf } from '../src/bots/seated.ts'
import { stream } from '../src/engine/chance.ts'
import type { Decision, GameEvent, Viewer } from '../src/engine/game.ts'
import { type Registry, shipped } from '../src/games/index.ts'
import { type MatchArchive, openArchive } from '../src/host/archive/index.ts'
import { lineOf } from '../src/host/change.ts'
import type { OpenMatch } from '../src/host/hosting.ts'
import { type Opening, openNew as open } from '../src/host/opening.ts'
import { type Shown, withUpdate } from '../src/host/shown.ts'
import { aboutOf, sightOf } from '../src/host/sight.ts'
import { nextSpeech } from '../src/host/speech.ts'
import type { Store } from '../src/host/store.ts'
import { toldTo } from '../src/host/told.ts'
import type { Explained } from '../src/host/update.ts'
import { rootsOf } from '../src/seed/roots.ts'
import { evening } from '../src/table/evening.ts'
import { writeMatch } from '../src/table/file.ts'
import { eventsOf } from '../src/table/match.ts'
import { dueOf, type Input, step } from '../src/table/step.ts'

/**
 * A match played without waiting for anything: the same steps, bots and views as at a host, so that a page can be held
 * against it. What a host adds (stores, streams, one input after the other) has tests of its own.
 */
export interface OpenTable extends Omit<OpenMatch, 'match'> {
  match: OpenMatch['match']
  viewer: Viewer
  readonly botAt: (seat: number) => Quick<unknown> | null
}

export async function openNew(
  opening: Opening,
  id: string,
  seed: string,
  now: number,
  nonce: string | null = null,
  games: Registry = shipped,
): Promise<OpenTable> {
  const secrets = [seed, nonce ?? seed]
  const made = await open(games, { ...opening, seed }, id, now, () => secrets[1])
  const match = nonce === null ? { ...made.match, record: { ...made.match.record, nonce: null } } : made.match
  return tableOf({ ...made, match })
}

/** A match that was opened, with its bots at hand. */
export async function tableOf(opened: OpenMatch): Promise<OpenTable> {
  const { game, match } = opened
  const { seats } = match.record
  const makeBot = seats.some(({ bot }) => bot !== null) ? await seatedBotsOf(game.id).load() : null
  const people = seats.flatMap(({ bot }, seat) => (bot === null ? [seat] : []))
  return {
    ...opened,
    viewer: seats.length === 0 ? 0 : people.length === 1 ? people[0] : 'observer',
    botAt: seat => {
      const kind = seats[seat]?.bot ?? null
      return kind === null || !makeBot ? null : (makeBot(kind, game) as Quick<unknown>)
    },
  }
}

export const askedAt = ({ game, match }: Pick<OpenTable, 'game' | 'match'>): readonly Decision[] =>
  game.decisions(match.state)

export const happenedAt = ({ game, match }: Pick<OpenTable, 'game' | 'match'>): readonly GameEvent[] =>
  eventsOf(game, match)

/** Lets the bots do all that is asked of them. */
export function botsGo(table: OpenTable): void {
  const { game } = table
  for (let due = dueOf(table.match); due?.what === 'bot'; due = dueOf(table.match)) {
    const { seat } = due
    const { record, state } = table.match
    const decision = game.decisions(state).find(one => one.seat === seat)
    const bot = table.botAt(seat)
    if (!decision || !bot) return
    const number = record.choices.length + record.draft.length
    const random = stream(rootsOf(`${record.seed}/${number}`, ['bot']).bot)
    const choice = game.nameOf(bot.choose(asks(game)(state, decision, random)))
    table.match = step(game, table.match, { type: 'choose', seat, choices: [choice], at: Date.now() }).match
  }
}

/** Lets the bots say all that they have to say by now, so that a page that opens this has nothing to wait for. */
export async function botsSpeak(table: OpenTable): Promise<void> {
  const { game } = table
  const past = new Set<string>()
  for (let next = nextSpeech(game, table.match, past); next; next = nextSpeech(game, table.match, past)) {
    const { seat, to, id, random } = next
    past.add(id)
    const { record, settled } = table.match
    const mind = table.botAt(seat)?.open(seat, record.seats.length)
    const words = await mind?.speak?.({ view: () => game.view(settled, seat), said: record.talk, to, random })
    if (words === undefined) continue
    const by = { seat, by: 'bot', at: Date.now() } as const
    const input: Input =
      to === null ? { ...by, type: 'claim', claim: words } : { ...by, type: 'answer', to, answer: words }
    table.match = step(game, table.match, input, evening).match
  }
}

export function take(table: OpenTable, input: Input): void {
  table.match = step(table.game, table.match, { at: Date.now(), ...input }, evening).match
  if (input.type === 'choose') botsGo(table)
}

/** As a page has it: what is asked comes explained. */
type Scene = Omit<Shown, 'asked' | 'n' | 'told'> & { readonly asked: Explained | null }

/** The match as a page draws it for this viewer. */
export function sceneOf(table: OpenTable, viewer: Viewer = table.viewer): Scene {
  const { game, match, isStandard, suspicions } = table
  const sight = sightOf(game, { match, kept: true, suspicions }, viewer)
  const about = aboutOf({ ...table, deck: isStandard ? null : game.deck }, match, viewer)
  const shown = withUpdate(null, { n: 1, from: 0, told: toldTo(game, match, viewer), whole: { about, sight } })
  if (!shown) throw new Error('a whole update is enough')
  const { n: _, told: _told, asked, ...rest } = shown
  const isDrafting = match.record.draft[0]?.seat === viewer
  const decision = game.decisions(isDrafting ? match.state : match.settled).find(({ seat }) => seat === viewer)
  return {
    ...rest,
    asked: asked && decision ? { ...asked, explanation: game.explain(shown.view, decision) } : null,
  }
}

/** Writes a match down whole, as it stands. */
export async function keep(store: Store, table: OpenTable, changed: number): Promise<void> {
  const line = lineOf(table, changed)
  const text = JSON.stringify(writeMatch(table.game, table.match, table.isStandard))
  if (await store.create(line, text)) return
  const length = (await store.load(table.id))?.changes.length ?? 0
  if (!(await store.rewrite(line, length, text))) throw new Error('somebody else has written it meanwhile')
}

/** The archive of all that lies in this store; what is new there is called new-1, new-2 and so on. */
export function archiveOf(store: Store): MatchArchive {
  let number = 0
  return openArchive({
    games: shipped,
    store,
    now: () => 3000,
    newName: () => `new-${++number}`,
    alone: work => work(),
  })
}
