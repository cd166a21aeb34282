import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { stream } from '../../src/engine/chance.ts'
import { Fault, type GameEvent, Illegal, type Json, type Random } from '../../src/engine/game.ts'
import { own } from '../../src/engine/own.ts'
import type { Testable } from '../../src/engine/testable.ts'
import { stepNames as homelandSteps } from '../../src/games/homeland/rules/frames.ts'
import { type AnyGame, shipped as registry } from '../../src/games/index.ts'
import { standard as call } from '../../src/games/negotiator/cards/standard.ts'
import { achieved, bestProgress, newCareer, totals } from '../../src/games/negotiator/career/career.ts'
import { negotiator } from '../../src/games/negotiator/index.ts'
import { stepNames } from '../../src/games/negotiator/rules/steps.ts'
import { digest, rootsOf } from '../../src/seed/roots.ts'
import { kindOf, parseArchive } from '../../src/table/archive-schema.ts'
import { merged } from '../../src/table/career.ts'
import { parseCareer } from '../../src/table/career-schema.ts'
import { evening } from '../../src/table/evening.ts'
import { canonical, writeMatch } from '../../src/table/file.ts'
import { parseMatch } from '../../src/table/file-schema.ts'
import { readJsonText } from '../../src/table/json-text.ts'
import { type Match, openMatch } from '../../src/table/match.ts'
import { verifyFile } from '../../src/table/open-file.ts'
import { parseScenario, playScenario, scenarioOf } from '../../src/table/scenario.ts'
import { step as taken } from '../../src/table/step.ts'
import { replayMatch } from '../../src/table/upcast.ts'
import { gameSay, shellSay } from '../../src/terminal/context.ts'
import { type AnyPack, gameOf, packOf } from '../../src/terminal/packs.ts'
import { withOddCards } from '../kit/odd-cards.ts'
import { campaign } from './campaign.ts'
import { edit, edits, mutated } from './mutate.ts'

const step: typeof taken = (game, match, input) => taken(game, match, input, evening)

/**
 * Files that were changed, cut or made up: a reader takes them or refuses them with a Fault, and what it takes plays on.
 */

const root = fileURLToPath(new URL('../..', import.meta.url))
const program = 'situation-room'
const say = shellSay('en', program)
const packs = { negotiator: await packOf(registry, 'negotiator'), homeland: await packOf(registry, 'homeland') }
type Id = keyof typeof packs
const ids = ['negotiator', 'homeland'] as const
const standard: Readonly<Record<Id, AnyGame>> = {
  negotiator: packs.negotiator.make(undefined),
  homeland: packs.homeland.make(undefined),
}

const choices = (seed: string): Random => stream(rootsOf(seed, ['choices']).choices)
/** What may be thrown at whoever hands in a file. */
const isRefusal = (error: unknown): boolean => error instanceof Fault || error instanceof Illegal

function refusedOr<T>(read: () => T): T | null {
  try {
    return read()
  } catch (error) {
    if (isRefusal(error)) return null
    throw error
  }
}

/** Some choices from here on, everything looked at and said that a table would show. */
function playOn(pack: AnyPack, game: AnyGame, state: unknown, steps: number, random: Random): void {
  const events: GameEvent[] = []
  const speaker = pack.speak(gameSay({ say, program }, pack), game, [], pack.who([], game.view(state, 'observer')))
  for (let step = 0; step < steps; step++) {
    const asked = game.decisions(state)
    const decision = asked[random(Math.max(1, asked.length))]
    game.view(state, 'observer')
    game.position.write(state)
    if (!decision) break
    const view = game.view(state, decision.seat)
    speaker.status(view)
    speaker.question(decision, view)
    if (step === 0) speaker.options(game.explain(view, decision), view)
    game.apply(state, decision.seat, decision.options[random(decision.options.length)], events)
  }
  for (const event of events) speaker.event(event, 0)
  expect((game as AnyGame & Testable<unknown>).conserved(state)).toEqual([])
}

function played(id: Id, seed: string, n: number): Match<unknown, GameEvent> {
  const game = standard[id]
  const random = choices(seed)
  const seats = ['Ada', 'Ben', 'Cleo'].map(name => ({ name, bot: null }))
  const setup = id === 'homeland' ? { players: 3 } : { abductor: 'random' }
  let match = openMatch(game, { setup, seed, practice: n % 2 === 0, seats: id === 'homeland' ? seats : [] })
  // The first case lies there at the start, and perhaps no longer at the end.
  if (id === 'homeland' && n > 5) {
    match = step(game, match, { type: 'claim', seat: 0, claim: { about: 'case', case: 1, says: 'dangerous' } }).match
    match = step(game, match, { type: 'note', seat: 1, about: { player: 0 }, text: 'asks a lot' }).match
  }
  for (let i = 0; i < n; i++) {
    const [decision] = game.decisions(match.state)
    if (!decision) break
    const choice = game.nameOf(decision.options[random(decision.options.length)])
    match = step(game, match, { type: 'choose', seat: decision.seat, choices: [choice] }).match
  }
  return match
}

const shipped: readonly Json[] = ['negotiator', 'homeland', 'lessons'].flatMap(folder =>
  readdirSync(join(root, 'scenarios', folder)).map(name =>
    JSON.parse(readFileSync(join(root, 'scenarios', folder, name), 'utf8')),
  ),
)
const LENGTHS = [0, 1, 3, 7, 12, 20, 33, 51, 70, 90, 120, 160, 210, 300]
const games = ids.flatMap(id => LENGTHS.map(n => ({ id, match: played(id, `fuzz ${id} ${n}`, n) })))
const positions: readonly Json[] = games.map(
  ({ id, match }) => scenarioOf(standard[id], match.state, true) as unknown as Json,
)
const recorded = readdirSync(join(root, 'tests', 'recorded'))
  .filter(name => name.endsWith('.json'))
  .flatMap(name => JSON.parse(readFileSync(join(root, 'tests', 'recorded', name), 'utf8')))
  .slice(0, 12)
  .map(({ setup, seed, choices: made }: { setup: Json; seed: string; choices: string[] }) => ({
    id: 'negotiator' as const,
    match: replayMatch(standard.negotiator, {
      ...openMatch(standard.negotiator, { setup, seed }).record,
      choices: made.map(choice => ({ seat: 0, choice })),
    }),
  }))
const laid: readonly { readonly id: Id; readonly match: Match<unknown, GameEvent> }[] = games.map(({ id, match }) => ({
  id,
  match: openMatch(standard[id], {
    setup: match.record.setup,
    seed: 'laid',
    practice: true,
    seats: match.record.seats,
    position: { given: standard[id].position.write(match.state), dice: [] },
  }),
}))
const saves: readonly Json[] = [...games, ...recorded, ...laid].map(
  ({ id, match }) => writeMatch(standard[id], match, true) as unknown as Json,
)
const odd = withOddCards(call, stream(rootsOf('odd decks', ['cards']).cards)) as unknown as Json
const decks: readonly { readonly id: Id; readonly deck: Json }[] = [
  ...ids.map(id => ({ id, deck: packs[id].standard })),
  { id: 'negotiator', deck: odd },
]
const career: Json = {
  ...newCareer,
  games: [
    {
      date: '2026-01-01',
      abductor: 'donna',
      seed: 's',
      won: true,
      cause: 'captured',
      turns: 5,
      saved: 8,
      killed: 2,
      achievements: ['donna-win-at-l'],
    },
  ],
  best: { 'donna-win-at-l': { have: 1, need: 1 }, 'win-in-five-turns': { have: 2, need: 5 } },
  tables: [
    {
      date: '2026-01-02',
      seed: 't',
      ending: 'points',
      rounds: 6,
      players: [{ name: 'Ada', bot: null, agenda: 'loyal', points: 3, won: true }],
    },
  ],
}
const archive: Json = {
  format: 'situation-room/archive@1',
  matches: [
    { line: { id: 'a', tag: null, begun: 1, changed: 2 }, file: saves[3] },
    { line: { id: 'b', tag: 'daily-2026-01-01', begun: 1, changed: 2 }, text: 'cut off' },
  ],
  career,
  records: {
    daily: [
      {
        date: '2026-01-01',
        abductor: 'donna',
        won: true,
        cause: 'captured',
        saved: 1,
        killed: 1,
        held: 0,
        turns: [{ saved: 1, killed: 1 }],
      },
    ],
  },
}

function readScenario(text: string, seed: string): void {
  const given = refusedOr(() => parseScenario(text))
  if (given === null) return
  const pack = own<AnyPack>(packs, given.game) ?? null
  const game = pack && refusedOr(() => pack.make(given.deck))
  if (!game) return
  const result = refusedOr(() => playScenario(game, given))
  const state = refusedOr(() => game.position.read(given.position ?? {}, rootsOf('s', game.chances), given.dice ?? []))
  if (result !== null && state === null) expect.fail('a position is played and not read')
  if (state !== null) playOn(pack, game, state, 12, choices(seed))
}

function readSave(text: string, seed: string): void {
  refusedOr(() => {
    const file = parseMatch(text)
    const pack = own<AnyPack>(packs, file.game)
    if (!pack) return
    const game = gameOf(pack, file)
    const match = verifyFile(game, file)
    playOn(pack, game, game.clone(match.state), 6, choices(seed))
  })
}

const signed = (file: Json): Json => {
  if (typeof file !== 'object' || file === null || Array.isArray(file)) return file
  const { check: _, ...content } = file as { readonly [key: string]: Json }
  return { ...content, check: digest(canonical(content)) }
}

function readDeck(id: Id, text: string, seed: string): void {
  const game = refusedOr(() => packs[id].make(readJsonText(text) as Json))
  if (game === null) return
  const setup = game.readSetup(id === 'homeland' ? { players: 4 } : { abductor: 'random' })
  playOn(packs[id], game, game.start(setup, rootsOf(seed, game.chances)), 40, choices(seed))
}

function readRest(text: string): void {
  refusedOr(() => kindOf(text))
  refusedOr(() => parseArchive(text))
  const read = refusedOr(() => parseCareer(text))
  if (read === null) return
  const both = merged(read, parseCareer(JSON.stringify(career)))
  for (const one of [read, both]) for (const figures of [totals, achieved, bestProgress]) figures(one)
}

const seeds = fc.nat(1_000_000).map(n => `fuzz ${n}`)
const fileOf = (files: readonly Json[]) => fc.record({ file: fc.nat(files.length - 1), edits, seed: seeds })

test('scenarios that were changed are refused, or play on', () => {
  const files = [...shipped, ...positions, ...positions]
  fc.assert(
    fc.property(fileOf(files), given =>
      readScenario(JSON.stringify(mutated(files[given.file], given.edits)), given.seed),
    ),
    campaign(100),
  )
})

const seat = fc.option(fc.integer({ min: 1, max: 4 }), { nil: undefined, freq: 4 })
const small = (max: number) => fc.option(fc.integer({ min: -1, max }), { nil: undefined, freq: 4 })
const homelandFrame = fc.record({
  step: fc.constantFrom(...homelandSteps),
  seat,
  threat: small(12),
  list: small(40),
  at: small(4),
})
const lists = negotiator().cards.lists.map(({ key }) => key)
const titles = negotiator().coverable.flatMap(name => (/^[a-z-]+\.(?:none|two)/.test(name) ? [name.split('.')[0]] : []))
const negotiatorFrame = fc.record(
  {
    step: fc.constantFrom(...stepNames),
    card: fc.constantFrom(...titles, 'cooler', 'pizza', 'helicopter'),
    list: fc.constantFrom(...lists),
    at: fc.integer({ min: -1, max: 9 }),
  },
  { requiredKeys: ['step'] },
)
const framesOf = (frame: fc.Arbitrary<object>, trunks: readonly object[]) =>
  fc.tuple(fc.array(frame, { maxLength: 4 }), fc.constantFrom(...trunks)).map(([above, trunk]) => [...above, trunk])
const next: Readonly<Record<Id, fc.Arbitrary<object[]>>> = {
  homeland: framesOf(homelandFrame, [
    { step: 'round.begin' },
    { step: 'turn.act', seat: 1 },
    { step: 'terror.analyse' },
  ]),
  negotiator: framesOf(negotiatorFrame, [{ step: 'turn' }, { step: 'spend.buy' }, { step: 'terror.end' }]),
}

/** The first threat as it is analysed, and a step that carries the analysis on. */
function analysing(position: Readonly<Record<string, Json>>, root: string): Readonly<Record<string, Json>> {
  const [first, ...others] = (position.threats ?? []) as unknown as readonly Readonly<Record<string, Json>>[]
  if (first === undefined || position.analysis !== undefined) return position
  const { level: _level, at: _at, ...threat } = first
  const [trunk, ...above] = [...(position.next as readonly Json[])].reverse()
  const carried = { step: root, threat: threat.id }
  const seen = { threat: threat.id, shown: Number(threat.id) % 2 }
  return { ...position, threats: [threat, ...others], analysis: seen, next: [...above.reverse(), carried, trunk] }
}
const roots = fc.constantFrom('', ...homelandSteps.filter(step => step.startsWith('analysis.')))

test.each(ids)('a position of %s with made-up steps is refused, or plays on', id => {
  const files = positions.filter(file => (file as { readonly game?: Json }).game === id)
  const given = fc.record({
    file: fc.nat(files.length - 1),
    next: next[id],
    root: roots,
    edits: fc.array(edit, { maxLength: 1 }),
    seed: seeds,
  })
  fc.assert(
    fc.property(given, made => {
      const file = files[made.file] as { readonly position: Readonly<Record<string, Json>> }
      const position = { ...file.position, next: made.next as unknown as Json }
      const laid = { ...file, position: made.root === '' ? position : analysing(position, made.root) }
      readScenario(JSON.stringify(mutated(laid as unknown as Json, made.edits)), made.seed)
    }),
    campaign(100),
  )
})

test('saved games that were changed, and signed again, are refused, or play on', () => {
  fc.assert(
    fc.property(fileOf(saves), given =>
      readSave(JSON.stringify(signed(mutated(saves[given.file], given.edits))), given.seed),
    ),
    campaign(60),
  )
})

test('decks that were changed are refused, or play on', () => {
  fc.assert(
    fc.property(fc.record({ file: fc.nat(decks.length - 1), edits, seed: seeds }), given => {
      const { id, deck } = decks[given.file]
      readDeck(id, JSON.stringify(mutated(deck, given.edits)), given.seed)
    }),
    campaign(60),
  )
})

test('archives and careers that were changed are refused, or add up', () => {
  const files = [archive, career]
  fc.assert(
    fc.property(fileOf(files), given => readRest(JSON.stringify(mutated(files[given.file], given.edits)))),
    campaign(200),
  )
})

test('what is no file of ours at all, or only half of one, is refused', () => {
  const texts = [...shipped.slice(0, 8), ...saves.slice(0, 4), archive, decks[0].deck].map(file => JSON.stringify(file))
  const cut = fc
    .record({ file: fc.nat(texts.length - 1), at: fc.nat(100_000), by: fc.string({ maxLength: 3 }) })
    .map(({ file, at, by }) => {
      const whole = texts[file]
      const where = at % whole.length
      return at % 2 ? whole.slice(0, where) + by : whole.slice(0, where) + by + whole.slice(where + by.length)
    })
  const bytes = fc.uint8Array({ maxLength: 200 }).map(raw => Buffer.from(raw).toString('utf8'))
  const brackets = fc.nat(20_000).map(deep => '[{"position":'[deep % 2].repeat(deep))
  const anyText = fc.oneof(cut, bytes, fc.json(), brackets)
  fc.assert(
    fc.property(anyText, seeds, (text, seed) => {
      readScenario(text, seed)
      readSave(text, seed)
      readRest(text)
      for (const { id } of decks) readDeck(id, text, seed)
    }),
    campaign(100),
  )
})
