import { expect, test } from 'vitest'
import { newHome } from './command.ts'

const { run, say, write } = newHome()

const scenario = (game: 'homeland' | 'negotiator', position: object, more: object = {}): object => ({
  format: 'situation-room/scenario@1',
  game,
  position,
  ...more,
})
const table = (more: object): object => scenario('homeland', { players: [{}, {}, {}], ...more })
const players = (first: object): readonly object[] => [first, {}, {}]
const nested = `${'['.repeat(3_000)}${']'.repeat(3_000)}`
const turn = { step: 'turn.act', seat: 1, at: 3 }
const onePlot = { id: 1, level: 'low', lead: 2, intel: [] }

/** What is wrong with a file, the file, and a part of the sentence about it. */
const bad: readonly (readonly [what: string, content: unknown, sentence: string])[] = [
  [
    '2,147,483,648 soldiers',
    table({ players: players({ soldiers: 2_147_483_648 }), turn: 1 }),
    'What is given at “position.players.0.soldiers” is too big or too long: 255 at most.',
  ],
  ['3,000 nested brackets', nested, 'lists in lists or fields in fields more than 64 levels deep'],
  [
    '3,000 nested brackets in a scenario',
    `{"format":"situation-room/scenario@1","game":"homeland","position":{"players":${nested}}}`,
    'more than 64 levels deep',
  ],
  ['a format that is no text', { format: { toString: 1 } }, 'This is not a scenario file'],
  [
    'an offer whose toString is a number',
    scenario('negotiator', {}, { expect: { offers: [{ toString: 1 }] } }),
    'is nothing one can choose.',
  ],
  [
    'a step named constructor',
    table({ next: [{ step: 'constructor' }] }),
    '“position.next.0.step”: There is no step “constructor”.',
  ],
  [
    'a step named toString',
    scenario('negotiator', { next: [{ step: 'toString' }] }),
    '“position.next.0.step”: There is no step “toString”.',
  ],
  [
    'a card named __proto__',
    scenario('negotiator', { hand: ['__proto__'] }),
    'There is no card “__proto__” of that kind.',
  ],
  [
    'a field named __proto__',
    '{"format":"situation-room/scenario@1","game":"homeland","position":{"__proto__":{"x":1}}}',
    'There is a field “__proto__” in this file',
  ],
  [
    'a game named constructor',
    { format: 'situation-room/scenario@1', game: 'constructor' },
    'There is no game “constructor”.',
  ],
  [
    'an option named toString',
    scenario('homeland', {}, { script: ['toString'] }),
    'Line 1 of the script, “toString”, is nothing one can choose',
  ],
  [
    'a frame about a threat that is not there',
    table({ next: [{ step: 'soldiers.look', seat: 1, threat: 7 }, turn] }),
    'At “position.next.0.threat” the step “soldiers.look” needs something that is there, not 7.',
  ],
  [
    'a frame about an analysis that is not under way',
    table({ threats: [onePlot], next: [{ step: 'analysis.compare', threat: 1 }, turn] }),
    'At “position.next.0.threat” the step “analysis.compare” needs something that is there, not 1.',
  ],
  [
    'an analysis that nothing carries on',
    table({ threats: [{ ...onePlot, level: undefined }], analysis: { threat: 1 }, next: [turn] }),
    'At “position.next” an analysis is under way that no step carries on',
  ],
  [
    'a frame for a seat that is not there',
    table({ next: [{ step: 'claim', seat: 4 }, turn] }),
    '“position.next.0.seat”: There is no seat 4 among 3 players.',
  ],
  [
    'a frame for nobody',
    table({ next: [{ step: 'turn.act' }] }),
    'At “position.next.0.seat” the step “turn.act” needs something that is there, not -.',
  ],
  [
    'a frame about a list that is not there',
    table({ next: [{ step: 'effects', seat: 1, list: 5_000 }, turn] }),
    'At “position.next.0.list” the step “effects” needs something that is there, not 5000.',
  ],
  [
    'a frame about a line of effects that is not there',
    scenario('negotiator', { next: [{ step: 'effects', list: 'constructor' }, { step: 'turn' }] }),
    'At “position.next.0.list” the step “effects” needs something that is there, not constructor.',
  ],
  [
    'threats revealed without end',
    table({ next: [{ step: 'terror.reveal', at: -1 }] }),
    'At “position.next.0.at” the step “terror.reveal” needs something that is there, not -1.',
  ],
  [
    'a turn after what comes before it',
    table({ next: [turn, { step: 'claim', seat: 1 }] }),
    'At “position.next.0” the step “turn.act” cannot come before “claim”.',
  ],
  [
    'a placed card that is not in hand',
    table({
      players: players({ hand: ['politics'] }),
      threats: [onePlot],
      placing: 'phone-tap',
      next: [{ step: 'intel.case', seat: 1, at: 1 }, turn],
    }),
    'At “position.next.0” the step “intel.case” has nothing to be about',
  ],
  ['a placed card that does not exist', table({ placing: 'constructor' }), 'There is no Intel “constructor” left'],
  [
    'Intel placed on a case that is not there',
    table({ turn: 1, placedOn: 99 }),
    'At “position.placedOn” there is no threat 99.',
  ],
  ['a threat that waits and is not there', table({ pending: [5] }), 'At “position.pending”'],
  ['assets drawn for nobody', table({ players: players({ drawn: ['virgil'] }) }), 'At “position.players.0.drawn”'],
  [
    'more Intel shown than there is',
    table({
      threats: [{ ...onePlot, level: undefined }],
      analysis: { threat: 1, shown: 9 },
      next: [{ step: 'analysis.compare', threat: 1 }, turn],
    }),
    'In “position.analysis” more Intel',
  ],
  ['a script of a million lines', scenario('negotiator', {}, { script: Array(10_001).fill('done') }), 'at “script”'],
]

test.each(bad)('%s: exit 2 and a sentence', async (_what, content, sentence) => {
  const file = write('bad.json', content)
  const { code, out, err } = await say(['scenario', file])
  expect(err).toContain(sentence)
  expect(err).toMatch(new RegExp(`^situation-room: ${file.replaceAll('.', '\\.')}: .+\n$`))
  expect({ code, out }).toEqual({ code: 2, out: '' })
})

test('in a process of its own: none of them stops the files after it, and nothing breaks', () => {
  const good = write('good.json', scenario('negotiator', {}))
  const files = bad.map(([, content], i) => write(`bad-${i}.json`, content))
  const { code, out, err } = run(`scenario ${files.join(' ')} /dev/zero ${good}`)
  expect(out).toBe(`${good}: as expected\n`)
  const lines = err.trimEnd().split('\n')
  expect(lines.slice(0, -1).map(line => line.split(': ')[1])).toEqual(files)
  expect(lines.at(-1)).toBe(
    'situation-room: The file “/dev/zero” is longer than any of ours: 64,000,000 bytes at most.',
  )
  expect(code).toBe(2)
})
