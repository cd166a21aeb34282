import { spawn, spawnSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js'
import { afterAll, describe, expect, expectTypeOf, test } from 'vitest'
import type * as z from 'zod'
import { stream } from '../../src/engine/chance.ts'
import type { Event as HomelandEvent } from '../../src/games/homeland/events.ts'
import { homeland } from '../../src/games/homeland/index.ts'
import type { Event } from '../../src/games/negotiator/events.ts'
import { negotiator } from '../../src/games/negotiator/index.ts'
import { digest, rootsOf } from '../../src/seed/roots.ts'
import { parseMatch } from '../../src/table/file-schema.ts'
import { openFile } from '../../src/table/open-file.ts'
import { schemaFiles } from '../../src/terminal/commands/schemas.ts'
import { homelandEventSchema } from '../../src/terminal/lines/protocol-homeland.ts'
import { eventSchema } from '../../src/terminal/lines/protocol-negotiator.ts'

const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))))
const folder = join(root, 'docs', 'schemas')
const home = mkdtempSync(join(tmpdir(), 'situation-room-schemas-'))
afterAll(() => rmSync(home, { recursive: true, force: true }))

const ajv = new Ajv2020({ allErrors: true, strict: true, allowUnionTypes: true })
const compiled = new Map<string, ValidateFunction>()
/** What the committed schema says against a value: nothing, if it fits. */
function against(name: string, value: unknown): unknown[] {
  let validate = compiled.get(name)
  if (!validate) {
    validate = ajv.compile(JSON.parse(readFileSync(join(folder, `${name}.schema.json`), 'utf8')))
    compiled.set(name, validate)
  }
  return validate(value) ? [] : (validate.errors ?? ['refused'])
}
const read = (...path: string[]): unknown => JSON.parse(readFileSync(join(...path), 'utf8'))

const start = (...args: string[]) =>
  spawn(process.execPath, [join(root, 'bin', 'situation-room.js'), ...args, '--lang', 'en'], {
    env: { ...process.env, SITUATION_ROOM_HOME: home },
  })

function command(args: readonly string[], input = ''): Promise<{ code: number | null; out: string; err: string }> {
  const child = start(...args)
  let out = ''
  let err = ''
  child.stdout.on('data', data => {
    out += data
  })
  child.stderr.on('data', data => {
    err += data
  })
  // A game that is over reads no further.
  child.stdin.on('error', () => {})
  child.stdin.end(input)
  return new Promise(resolve => child.on('close', code => resolve({ code, out, err })))
}

describe('docs/schemas', () => {
  const files = schemaFiles()

  test('holds one file for each schema and nothing else', () => {
    expect(readdirSync(folder).sort()).toEqual([...files.keys()].sort())
  })
  test.each([...files])('%s is as the source has it (npm run schemas)', (name, text) => {
    expect(readFileSync(join(folder, name), 'utf8')).toBe(text)
  })
})

describe('what the command writes', () => {
  test('a whole game in JSON lines, every option explained', async () => {
    const child = start('play', 'negotiator', '--json', '--seed', 'schemas', '--abductor', 'donna', '--no-save')
    const ended = new Promise<number | null>(resolve => child.on('close', resolve))
    const send = (line: unknown): void => {
      expect(against('protocol-input', line)).toEqual([])
      child.stdin.write(`${JSON.stringify(line)}\n`)
    }
    const seen = new Map<string, number>()
    const lines = [{ undo: true }, { choose: 'bank keep-cool' }, { undo: true }, 'buy all-units-go', 'fly away']
    let decisions = 0
    for await (const line of createInterface({ input: child.stdout })) {
      const message = JSON.parse(line)
      seen.set(message.type, (seen.get(message.type) ?? 0) + 1)
      expect(against(`protocol-${message.type}`, message), line).toEqual([])
      if (message.type !== 'decision') continue
      decisions++
      const { options } = message.decision
      if (lines.length > 0) send(lines.shift())
      else if (decisions % 2 === 0) send({ explain: true })
      else send({ choose: options[(decisions * 7) % options.length].name })
    }
    expect(await ended).toBe(0)
    expect([...seen.keys()].sort()).toEqual(['decision', 'end', 'error', 'explanation', 'hello', 'view'])
    expect(seen.get('error')).toBe(3)
    expect(seen.get('explanation')).toBeGreaterThan(10)
  })

  test('a kept game, unfinished and finished; the career; an exported position', async () => {
    const exported = join(home, 'position.json')
    const begun = await command(['play', 'negotiator', '--plain', '--seed', 'kept'], `1\ne ${exported}\n`)
    expect(begun.code).toBe(2)
    const games = join(home, 'games')
    const [unfinished] = readdirSync(games)
    expect(against('match', read(games, unfinished))).toEqual([])
    expect(read(games, unfinished)).not.toHaveProperty('outcome')
    expect(against('scenario', read(exported))).toEqual([])
    expect(against('negotiator-position', (read(exported) as { position: unknown }).position)).toEqual([])

    const over = await command(['resume', join(games, unfinished), '--plain'], '1\n'.repeat(500))
    expect(over.code, over.err).toBe(0)
    expect(against('match', read(games, unfinished))).toEqual([])
    expect(read(games, unfinished)).toHaveProperty('outcome')
    for (const event of (read(games, unfinished) as { events: unknown[] }).events)
      expect(eventSchema.safeParse(event).success, JSON.stringify(event)).toBe(true)

    const career = await command(['career', '--json'])
    expect(against('career', JSON.parse(career.out))).toEqual([])
    expect(JSON.parse(career.out).games).toHaveLength(1)

    const position = await command(['replay', join(games, unfinished), '--at', '2', '--position'])
    expect(against('scenario', JSON.parse(position.out))).toEqual([])
    expect(JSON.parse(position.out)).toEqual(read(exported))
  })

  test('the deck, and a kept game with a deck of one’s own', async () => {
    const { out } = await command(['cards', 'negotiator', '--json'])
    const deck = JSON.parse(out)
    expect(against('negotiator-deck', deck)).toEqual([])
    const own = join(home, 'deck.json')
    deck.version = 'mine'
    deck.abductors[0].threat = 3
    writeFileSync(own, JSON.stringify(deck))
    const { err } = await command(['play', 'negotiator', '--plain', '--deck', own, '--seed', 'own'], '1\n')
    const [, file] = /resume (.*\.json)/.exec(err) ?? []
    const kept = read(file) as { deck: { cards: unknown } }
    expect(against('match', kept)).toEqual([])
    expect(against('negotiator-deck', kept.deck.cards)).toEqual([])
    expect(kept.deck.cards).toEqual(deck)
  })

  test.each(['negotiator', 'homeland'])('the report of a simulation of %s', async game => {
    const { out } = await command(['simulate', game, '--games', '20', '--bot', 'random', '--json'])
    expect(against('simulate-report', JSON.parse(out))).toEqual([])
    expect('figures' in JSON.parse(out)).toBe(game === 'homeland')
  })

  test('a whole game of Homeland in JSON lines, and the deck it is played with', async () => {
    const cards = await command(['cards', 'homeland', '--json'])
    expect(against('homeland-deck', JSON.parse(cards.out))).toEqual([])
    const child = start(
      'play',
      'homeland',
      '--players',
      '4',
      '--seat',
      '3',
      '--bots',
      'steady',
      '--json',
      '--seed',
      'schemas',
      '--no-save',
    )
    const ended = new Promise<number | null>(resolve => child.on('close', resolve))
    const seen = new Map<string, number>()
    const talk: Readonly<Record<number, object>> = {
      3: { claim: { about: 'case', case: 1, says: 'need-help' } },
      4: { claim: { about: 'player', player: 0, says: 'trust', strength: 'little' } },
      6: { note: { about: { player: 0 }, text: 'looked at nothing yet' } },
    }
    let decisions = 0
    let commitment = ''
    let revealed = ''
    for await (const line of createInterface({ input: child.stdout })) {
      const message = JSON.parse(line)
      seen.set(message.type, (seen.get(message.type) ?? 0) + 1)
      if (message.type === 'hello') commitment = message.commitment
      if (message.type === 'end') revealed = digest(`situation-room/commitment@1/${message.nonce}/${message.seed}`)
      const schema = message.type === 'view' ? 'homeland-view' : `protocol-${message.type}`
      expect(against(schema, message), line).toEqual([])
      if (message.type !== 'decision') continue
      decisions++
      const { options } = message.decision
      const said = talk[decisions]
      if (said) expect(against('protocol-input', said)).toEqual([])
      if (decisions === 2) child.stdin.write('strike 1\n')
      else if (said) child.stdin.write(`${JSON.stringify(said)}\n`)
      else if (decisions % 5 === 0) child.stdin.write(`${JSON.stringify({ explain: true })}\n`)
      else child.stdin.write(`${options[(decisions * 7) % options.length].name}\n`)
    }
    expect(await ended).toBe(0)
    expect([...seen.keys()].sort()).toEqual([
      'decision',
      'end',
      'error',
      'explanation',
      'hello',
      'notes',
      'talk',
      'view',
    ])
    expect(seen.get('hello')).toBe(1)
    expect(revealed).toBe(commitment)
    expect([seen.get('talk'), seen.get('notes')]).toEqual([2, 1])
  })
})

test.each(['negotiator', 'homeland'])('every scenario of %s fits', game => {
  const scenarios = join(root, 'scenarios', game)
  for (const name of readdirSync(scenarios)) {
    const scenario = read(scenarios, name) as { position?: unknown }
    expect(against('scenario', scenario), name).toEqual([])
    expect(against(`${game}-position`, scenario.position ?? {}), name).toEqual([])
  }
})

test('every view and every event of whole games of Homeland fits, for every viewer', () => {
  const table = homeland()
  const misfits: unknown[] = []
  for (const players of [3, 6]) {
    const events: HomelandEvent[] = []
    const state = table.start({ players }, rootsOf(`schemas ${players}`, table.chances), events)
    const random = stream(rootsOf(`choices ${players}`, ['choices']).choices)
    for (let n = 0; ; n++) {
      const [decision] = table.decisions(state)
      if (n % 10 === 0 || !decision)
        for (const viewer of [...state.players.keys(), 'observer'] as const) {
          const seen = events.flatMap(event => table.seen(event, viewer) ?? [])
          const message = { type: 'view', view: table.view(state, viewer), events: seen.slice(-40) }
          misfits.push(...against('homeland-view', message))
        }
      if (!decision) break
      table.apply(state, decision.seat, decision.options[random(decision.options.length)], events)
    }
    for (const event of events) if (!homelandEventSchema.safeParse(event).success) misfits.push(event)
    expect(against('homeland-position', table.position.write(state))).toEqual([])
  }
  expect(misfits).toEqual([])
})

test('every event of every recorded game fits, and no kind of event is without a schema', () => {
  expectTypeOf<z.infer<typeof eventSchema>['kind']>().toEqualTypeOf<Event['kind']>()
  const game = negotiator()
  const recorded = join(root, 'tests', 'recorded')
  type Recorded = { setup: { abductor: string }; seed: string; choices: string[] }
  const games = readdirSync(recorded)
    .filter(name => name.endsWith('.json'))
    .flatMap(name => read(recorded, name) as Recorded | Recorded[])
  const misfits = new Set<string>()
  for (const { setup, seed, choices } of games) {
    const events: Event[] = []
    const state = game.start(setup, rootsOf(seed, game.chances), events)
    for (const choice of choices) game.apply(state, 0, game.optionOf(choice) ?? -1, events)
    const view = game.view(state, 0)
    if (against('protocol-view', { type: 'view', view, events }).length > 0) misfits.add(seed)
  }
  expect(games.length).toBeGreaterThan(30)
  expect([...misfits]).toEqual([])
})

const blocks = (name: string, language: string): string[] =>
  [...readFileSync(join(root, 'docs', name), 'utf8').matchAll(/^```(\w+)\n(.*?)^```$/gms)].flatMap(
    ([, tongue, text]) => (tongue === language ? [text] : []),
  )

describe('docs/PROTOCOL.md', () => {
  test('has an example of every message, and each fits', () => {
    const examples = blocks('PROTOCOL.md', 'json').map(text => JSON.parse(text))
    const types = readdirSync(folder).flatMap(name => /^protocol-(.*)\.schema\.json$/.exec(name)?.[1] ?? [])
    expect(examples.map(({ type }) => type).sort()).toEqual(types.filter(type => type !== 'input').sort())
    for (const example of examples) expect(against(`protocol-${example.type}`, example), example.type).toEqual([])
  })

  test('shows what the command says at this very moment', async () => {
    const examples = blocks('PROTOCOL.md', 'json').map(text => JSON.parse(text))
    const example = (type: string) => examples.find(one => one.type === type)
    const { out } = await command(['play', 'negotiator', '--json', '--seed', 'tea', '--no-save'], 'play small-talk\n')
    const said = out.split('\n').flatMap(line => (line === '' ? [] : [JSON.parse(line)]))
    expect(example('hello')).toEqual(said[0])
    expect(example('view')).toEqual(said.findLast(({ type }) => type === 'view'))
  })

  const outcomes = new Set<string>()
  const hasPython = spawnSync('python3', ['--version']).status === 0
  test.each([
    ['js', process.execPath, 'client.mjs', true],
    ['python', 'python3', 'client.py', hasPython],
  ])('the client in %s plays a game to its end', async (language, program, name, canRun) => {
    if (!canRun) return
    const [text] = blocks('PROTOCOL.md', language)
    const file = join(home, name)
    writeFileSync(file, text)
    const child = spawn(program, [file], { cwd: root, env: { ...process.env, SITUATION_ROOM_HOME: home } })
    let out = ''
    child.stdout.on('data', data => {
      out += data
    })
    expect(await new Promise(resolve => child.on('close', resolve))).toBe(0)
    expect(out).toMatch(/^[a-z-]+ N-\d+\n$/)
    outcomes.add(out)
    expect(outcomes.size, 'both play the same game').toBe(1)
  })
})

test('docs/FILES.md shows a game as it is kept', () => {
  const [text] = blocks('FILES.md', 'json')
  expect(against('match', JSON.parse(text))).toEqual([])
  const kept = parseMatch(text)
  expect(kept.draft).toHaveLength(1)
  // Whoever copies it can go on with it: the same rules, the same deck.
  expect(openFile(negotiator(), kept).record.draft).toEqual(kept.draft)
})

describe('the schemas refuse', () => {
  test.each([
    ['negotiator-position', { threat: '9' }],
    ['negotiator-position', { mood: 'tense' }],
    ['negotiator-position', { test: { dice: [7] } }],
    ['scenario', { game: 'negotiator' }],
    ['scenario', { format: 'situation-room/scenario@1', game: 'negotiator', dice: [0] }],
    ['match', { format: 'situation-room/match@1' }],
    ['career', { format: 'situation-room/career@1', games: [{}], best: {} }],
    ['protocol-input', { choose: 3 }],
    ['protocol-decision', { type: 'decision', decision: { seat: 0, kind: 'take', options: [] } }],
    ['simulate-report', { games: 1 }],
    ['negotiator-deck', { id: 'x', version: '1', conversation: [{ id: 'x', effects: [{ do: 'fly', n: 1 }] }] }],
  ])('%s: %j', (name, value) => {
    expect(against(name, value)).not.toEqual([])
  })
})
