import { Fault, type Json } from '../../engine/game.ts'
import { digest } from '../../seed/roots.ts'
import { type Archive, kindOf, parseArchive } from '../../table/archive-schema.ts'
import { merged } from '../../table/career.ts'
import { openMatch } from '../../table/match.ts'
import { parseScenario } from '../../table/scenario.ts'
import { readCareer, readDaily } from './archive-career.ts'
import { printOf } from './archive-files.ts'
import { packOf } from './games.ts'
import { botsGo, keep, type OpenTable, openKept, seatMatch } from './host.ts'
import { isPacked, unpack } from './packing.ts'
import type { Asks, GameId, SaveLine } from './protocol.ts'
import type { Store } from './store.ts'

type Taken = ReturnType<Asks['take']>

/** Brings in a match, a scenario, an archive or a link. What is refused changes nothing; nothing is written over. */
export async function take(
  store: Store,
  { text: given, names = [] }: Parameters<Asks['take']>[0],
  newName: () => string,
  now: number,
): Promise<Taken> {
  const text = isPacked(given) ? await unpack(given) : given.replace(/^\uFEFF/, '')
  switch (kindOf(text)) {
    case 'match': {
      const open = await openKept({ line: blank(newName(), now), text })
      return takeMatch(store, open, now)
    }
    case 'scenario':
      return takeMatch(store, await openScenario(text, names, newName(), now), now)
    case 'archive':
      return takeArchive(store, parseArchive(text), newName)
  }
}

/** The line of a save of which nothing is known yet. */
const blank = (id: string, now: number): SaveLine => ({
  id,
  game: 'negotiator',
  tag: null,
  names: [],
  setup: null,
  practice: false,
  choices: 0,
  begun: now,
  changed: now,
  outcome: null,
})

/** The save that holds the same match already. */
async function twinOf(store: Store, open: OpenTable): Promise<string | null> {
  const { record } = open.table.match()
  const print = printOf(record)
  const length = record.choices.length + record.draft.length
  for (const line of await store.lines()) {
    if (line.game !== record.game || line.choices !== length || line.damaged) continue
    const kept = await store.get(line.id)
    try {
      if (kept && printOf((await openKept(kept)).table.match().record) === print) return line.id
    } catch {
      // One that cannot be read is no twin.
    }
  }
  return null
}

async function takeMatch(store: Store, open: OpenTable, changed: number): Promise<Taken> {
  const about = {
    game: open.game.id as GameId,
    isOver: open.game.outcome(open.table.match().state) !== null,
  }
  const twin = await twinOf(store, open)
  if (twin !== null) return { added: 0, id: twin, ...about }
  await keepOrTell(store, open, changed)
  return { added: 1, id: open.id, ...about }
}

async function keepOrTell(store: Store, open: OpenTable, changed: number): Promise<void> {
  await keep(store, open, changed)
  if (!store.lasting || open.kept) return
  await store.remove(open.id)
  throw new Fault('archive.full')
}

/** A scenario is played from its position, as practice; the script is left to the player. */
async function openScenario(text: string, names: readonly string[], id: string, now: number): Promise<OpenTable> {
  const scenario = parseScenario(text)
  const pack = await packOf(scenario.game)
  const game = await pack.withPositions(scenario.deck)
  const position = { given: scenario.position ?? {}, dice: scenario.dice ?? [] }
  const seed = scenario.seed ?? digest(JSON.stringify(scenario.position ?? {}))
  const begin = (setup: Json, seats: readonly { name: string; bot: string | null }[]) =>
    openMatch(game, { setup, seed, practice: true, seats, position })
  if (scenario.game === 'negotiator') {
    const { abductor } = position.given as { readonly abductor?: Json }
    const match = begin({ abductor: typeof abductor === 'string' ? abductor : 'arkayne' }, [])
    return seatMatch(pack, game, match, { id, begun: now, tag: null })
  }
  const { players } = game.view(begin({ players: 4 }, []).settled, 'observer') as {
    readonly players: readonly unknown[]
  }
  const seats = players.map((_, seat) => ({
    name: names[seat] ?? String(seat + 1),
    bot: seat === 0 ? null : 'steady',
  }))
  const open = await seatMatch(pack, game, begin({ players: players.length }, seats), { id, begun: now, tag: null })
  botsGo(open)
  return open
}

async function takeArchive(store: Store, archive: Archive, newName: () => string): Promise<Taken> {
  let added = 0
  for (const one of archive.matches) added += (await takeOne(store, one, newName)) ? 1 : 0
  try {
    if (archive.career) {
      const career = merged(await readCareer(store), archive.career)
      await store.writeRecord('career', career as unknown as Json)
    }
    const before = await readDaily(store)
    const more = (archive.records.daily ?? []).filter(({ date }) => !before.some(one => one.date === date))
    if (more.length > 0) await store.writeRecord('daily', [...before, ...more] as unknown as Json)
  } catch (error) {
    throw error instanceof Fault ? error : new Fault('archive.full')
  }
  return { added, id: null, game: null, isOver: false }
}

/** One save of an archive: true if it was not here. */
async function takeOne(store: Store, one: Archive['matches'][number], newName: () => string): Promise<boolean> {
  const there = await store.get(one.line.id)
  const text = 'text' in one ? one.text : JSON.stringify(one.file)
  if (there?.text === text) return false
  const line: SaveLine = { ...blank(one.line.id, one.line.changed), ...one.line }
  const id = there ? newName() : one.line.id
  let open: OpenTable
  try {
    open = await openKept({ line: { ...line, id }, text })
  } catch (error) {
    if (!(error instanceof Fault)) throw error
    await store.put(
      { line: { ...line, id, damaged: true, why: { key: error.key, values: error.values, rule: null } }, text },
      null,
    )
    return true
  }
  if ((await twinOf(store, open)) !== null) return false
  await keepOrTell(store, open, one.line.changed)
  return true
}
