import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { en } from '../../src/words/en.ts'
import { newHome } from '../cli/command.ts'
import { campaign } from './campaign.ts'

/** What a program sends or a person types, right and wrong: each line gets an answer, and nothing breaks. */

const { home, run, say } = newHome()
const before = process.cwd()
// Whoever types `e` exports a position to where the command was called.
beforeAll(() => process.chdir(home))
afterAll(() => process.chdir(before))

const NEGOTIATOR = 'play negotiator --no-save --lang en --seed lines'
const HOMELAND = 'play homeland --no-save --lang en --seed lines --players 3 --seat 1 --names Ada'

const names = fc.constantFrom(
  ...['play keep-cool', 'bank small-talk', 'hang-up', 'done', 'buy just-stay-calm', 'claim', 'case 1', 'case 999999'],
  ...[
    'intel',
    'recruit-agent',
    'recruit-soldier',
    'end',
    'card politics',
    'send 1',
    'look',
    'accuse nobody',
    'pay 1 2',
  ],
  ...[
    'constructor',
    'toString',
    '__proto__',
    'play constructor',
    'trade __proto__',
    'snipe 0 0',
    'strike -1',
    ' end  ',
  ],
)
const keys = fc.constantFrom('choose', 'explain', 'undo', 'claim', 'note', 'toString', '__proto__', 'constructor')
const about = fc.oneof(
  fc.record({ case: fc.oneof(fc.integer({ min: -1, max: 9 }), fc.maxSafeInteger()) }),
  fc.record({ player: fc.integer({ min: -1, max: 7 }) }),
  fc.jsonValue(),
)
const claim = fc.oneof(
  fc.record({
    about: fc.constantFrom('case', 'player', 'retract'),
    case: fc.integer({ min: 0, max: 5 }),
    says: fc.constantFrom('dangerous', 'need-help', 'suspect', 'constructor'),
  }),
  fc.record({
    about: fc.constant('player'),
    player: fc.integer({ min: -1, max: 6 }),
    says: fc.constantFrom('trust', 'suspect'),
    strength: fc.constantFrom('little', 'strongly', 'toString'),
  }),
)
const value = fc.oneof(
  fc.constant(true),
  names,
  claim,
  fc.record({ about, text: fc.string({ maxLength: 300 }) }),
  fc.jsonValue({ maxDepth: 3 }),
)
const object = fc.tuple(keys, value).map(([key, given]) => `{${JSON.stringify(key)}:${JSON.stringify(given)}}`)
const deep = fc.nat(5_000).map(n => '['.repeat(n) + ']'.repeat(n))
const flat = (text: string): string => text.replace(/[\r\n\u2028\u2029]/g, ' ')
const wild = fc.oneof(fc.string({ maxLength: 80 }), fc.string({ unit: 'binary', maxLength: 20 })).map(flat)
const number = fc.oneof(fc.integer({ min: -1, max: 12 }), fc.maxSafeInteger()).map(String)

const jsonLines = fc.array(
  fc.oneof({ weight: 4, arbitrary: object }, { weight: 3, arbitrary: names }, deep, wild, fc.json().map(flat)),
  { minLength: 1, maxLength: 40 },
)
/** A word of a command and what may follow it; without `q`, which ends the game, and with few files to export to. */
const letters = fc.constantFrom(...'?bhtclwkxdscryun', 'help', 'say', 'note', 'rules', 'undo', 'rewind', 'cards')
const command = fc.tuple(letters, fc.oneof(number, names, wild)).map(([letter, rest]) => `${letter} ${rest}`)
const exporting = fc.constantFrom('e', 'e position.json', 'e constructor', `e ${'x'.repeat(300)}`, 'e ./no/such/place')
const quits = (line: string): boolean => /^\s*(q|e)/i.test(line) || /^\s*quit/i.test(line)
const plainLines = fc.array(
  fc.oneof(
    { weight: 4, arbitrary: fc.integer({ min: 1, max: 5 }).map(String) },
    { weight: 3, arbitrary: command },
    number,
    names,
    deep,
    exporting,
    wild.filter(line => !quits(line)),
  ),
  { minLength: 1, maxLength: 40 },
)

/** An internal error, or the stack of one. */
const BROKEN = /Something broke|\n\s+at .+:\d+:\d+/
const asked = (lines: readonly string[]): number => lines.filter(line => line.trim() !== '').length

function jsonAnswered({ code, out, err }: { code: number | null; out: string; err: string }, lines: readonly string[]) {
  const messages = out
    .trimEnd()
    .split('\n')
    .map((line): { type: string } => JSON.parse(line))
  const count = (type: string): number => messages.filter(message => message.type === type).length
  expect(err).not.toMatch(BROKEN)
  // A question for the beginning, and one for every line; the end takes the place of the last.
  if (count('end') === 0) expect([count('decision'), code]).toEqual([asked(lines) + 1, 2])
  else expect([count('end'), code]).toEqual([1, 0])
}

function plainAnswered(
  { code, out, err }: { code: number | null; out: string; err: string },
  lines: readonly string[],
) {
  expect(out + err).not.toMatch(BROKEN)
  const prompts = out.split('\n').filter(line => line === en['play.prompt'].trimEnd() || line === en['play.prompt'])
  if (code === 2) expect(prompts.length).toBe(lines.length + 1)
  else expect(code).toBe(0)
}

test.each([
  ['Hostage Negotiator', NEGOTIATOR],
  ['Homeland', HOMELAND],
])('%s, in JSON lines: every line gets an answer', async (_game, args) => {
  await fc.assert(
    fc.asyncProperty(jsonLines, async lines => {
      jsonAnswered(await say(`${args} --json`, `${lines.join('\n')}\n`), lines)
    }),
    campaign(12),
  )
})

test.each([
  ['Hostage Negotiator', NEGOTIATOR],
  ['Hostage Negotiator, practised', `${NEGOTIATOR} --practice`],
  ['Homeland', HOMELAND],
])('%s, in plain text: every line gets an answer', async (_game, args) => {
  await fc.assert(
    fc.asyncProperty(plainLines, async lines => {
      plainAnswered(await say(`${args} --plain`, `${lines.join('\n')}\n`), lines)
    }),
    campaign(8),
  )
})

test('the same in a process of its own', () => {
  fc.assert(
    fc.property(jsonLines, plainLines, (sent, typed) => {
      jsonAnswered(run(`${HOMELAND} --json`, `${sent.join('\n')}\n`), sent)
      plainAnswered(run(`${NEGOTIATOR} --plain`, `${typed.join('\n')}\n`), typed)
    }),
    campaign(1),
  )
})

test('a line of ten million characters is answered in a sentence, and so is the one after it', () => {
  const lines = ['x'.repeat(10_000_000), '{"explain":true}', `{"choose":"${'é'.repeat(1_000_000)}"}`, 'hang-up']
  const ended = run(`${NEGOTIATOR} --json`, `${lines.join('\r\n')}\r\n`)
  jsonAnswered(ended, lines)
  const messages = ended.out
    .trimEnd()
    .split('\n')
    .map(line => JSON.parse(line))
  expect(
    messages.flatMap(({ type, key }) => (type === 'error' ? [key] : type === 'explanation' ? [type] : [])),
  ).toEqual(['json.too-long', 'explanation', 'json.not-json'])
})
