import { describe, expect, test } from 'vitest'
import { expectMistake, newHome } from './command.ts'

const { run, say, write } = newHome()

const scenario = (given: object): string =>
  write('scenario.json', { format: 'situation-room/scenario@1', game: 'negotiator', ...given })
const play = (given: object) => say(['scenario', scenario(given)])
const position = (given: object) => play({ position: given })

/** One success lowers the threat; a test with no success has nothing to convert. */
const passing = {
  title: 'A calm word',
  position: { abductor: 'arkayne', threat: '3', hand: ['keep-cool', 'small-talk'], points: 2 },
  dice: [5, 1],
  script: [{ refused: 'play a-bold-lie', rule: 'N-10' }, 'play keep-cool', { refused: 'done' }, 'hang-up'],
  expect: {
    threat: '2',
    points: 2,
    hostages: { zone: 7, killed: 0 },
    hand: ['small-talk'],
    asked: 'spend.buy',
    offers: ['buy just-stay-calm', 'done'],
    offersNot: ['buy a-bold-lie'],
    events: ['played', 'rolled', 'threat', 'conversation-ends'],
    outcome: null,
  },
}

test('files that are as expected: a line each, exit code 0', () => {
  const good = write('good.json', { format: 'situation-room/scenario@1', game: 'negotiator', ...passing })
  const { code, out, err } = run(`scenario ${good} ${good}`)
  expect(err).toBe('')
  expect(out).toBe(`${good}: as expected\n`.repeat(2))
  expect(code).toBe(0)
})

test.each([
  [{ threat: '4' }, 'threat should be "4" and is "2"'],
  [{ hostages: { zone: 7, saved: 1 } }, 'hostages.saved should be 1 and is 0'],
  [{ hand: ['keep-cool'] }, 'hand.1 should be "keep-cool" and is "small-talk"'],
  [{ hand: [] }, 'hand should be [] and is ["small-talk"]'],
  [{ points: 2, hostagess: {} }, 'hostagess should be {} and is -'],
  [{ asked: 'take' }, 'asked should be "take" and is "spend.buy"'],
  [{ offers: 'buy a-bold-lie' }, 'offers should be "buy a-bold-lie" and is ["buy '],
  [{ offersNot: ['done'] }, 'offersNot should be true of "done", but it is there: "done"'],
  [{ events: ['rolled', 'played'] }, 'events should be "played" and is ["played"'],
  [
    { events: [{ kind: 'threat', to: 4 }] },
    'events should be {"kind":"threat","to":4} and is [{"kind":"threat","from":3,"to":2}]',
  ],
  [{ eventsNot: 'rolled' }, 'eventsNot should be true of "rolled", but it is there: {"kind":"rolled"'],
  [
    { eventsNot: [{ kind: 'threat', from: 3 }] },
    'eventsNot should be true of {"kind":"threat","from":3}, but it is there',
  ],
  [{ sees: { observer: { threat: 'E' } } }, 'sees.observer.threat should be "E" and is '],
  [{ told: { '0': ['played', 'killed'] } }, 'told.0 should be "killed" and is ["played"'],
  [{ threat: null }, 'threat should be null and is "2"'],
  [{ achievements: ['win-in-five-turns'] }, 'achievements should be "win-in-five-turns" and is []'],
  [{ outcome: 'captured' }, 'outcome should be "captured" and is null'],
  [{ threat: '4', points: 9 }, 'threat should be'],
  [
    { demands: [{ standing: 'hidden' }, { standing: 'known' }] },
    'demands.2.standing should be "known" and is "hidden"',
  ],
])('the first fact that differs is named with both values: %j', async (facts, sentence) => {
  const { code, out, err } = await play({ ...passing, expect: facts })
  expect(code).toBe(1)
  expect(err).toBe('')
  expect(out).toMatch(/^.+scenario\.json: .+\n$/)
  expect(out).toContain(sentence)
})

test.each([
  [['play a-bold-lie'], 'line 1 of the script should be carried out and is refused: play a-bold-lie (N-10)'],
  [[{ refused: 'bank keep-cool' }], 'line 1 of the script should be refused and is carried out: bank keep-cool'],
  [[{ refused: 'done', rule: 'N-1' }], 'line 1 of the script should be refused by N-1 and is refused by N-17: done'],
])('a script that goes otherwise is named by its line: %j', async (script, sentence) => {
  const { code, out } = await play({ ...passing, script, expect: {} })
  expect(code).toBe(1)
  expect(out).toContain(sentence)
})

test('one file of many that differs makes the exit code 1, and the others are still played', async () => {
  const good = write('one.json', { format: 'situation-room/scenario@1', game: 'negotiator' })
  const bad = scenario({ expect: { turn: 2 } })
  const { code, out } = await say(['scenario', bad, good])
  expect(out).toBe(`${bad}: turn should be 2 and is 1\n${good}: as expected\n`)
  expect(code).toBe(1)
})

test('a file that cannot be played is named, the others are played all the same, and the exit code is 2', async () => {
  const good = write('good.json', { format: 'situation-room/scenario@1', game: 'negotiator', ...passing })
  const wrong = write('wrong.json', { format: 'situation-room/scenario@1', game: 'negotiator', expect: { points: 3 } })
  const cut = write('cut.json', '{"format": "situation-room/scen')
  const { code, out, err } = await say(['scenario', cut, good, 'nowhere.json', wrong, good])
  expect(out).toBe(`${good}: as expected\n${wrong}: points should be 3 and is 0\n${good}: as expected\n`)
  expect(err.trimEnd().split('\n')).toEqual([
    `situation-room: ${cut}: This is not a whole JSON file; perhaps it was cut off.`,
    'situation-room: There is no file “nowhere.json” that can be read.',
  ])
  expect(code).toBe(2)
})

test('dice come up in the order given, and the rest from the seed', async () => {
  for (const [dice, saved] of [
    [[5, 6], 2],
    [[1, 5], 1],
  ] as const) {
    const given = { position: { threat: '2', hand: ['minor-extraction'] }, dice, script: ['play minor-extraction'] }
    expect(await play({ ...given, expect: { hostages: { saved } } })).toMatchObject({ code: 0 })
  }
  const rolled = async (seed: string) => {
    const file = scenario({ seed, position: { hand: ['minor-extraction', 'keep-cool'] }, script: ['play keep-cool'] })
    return (await say(['scenario', file, '--print'])).out
  }
  expect(await rolled('x')).toBe(await rolled('x'))
  const threats = new Set<string>()
  for (let i = 0; i < 12; i++) threats.add(JSON.parse(await rolled(`seed ${i}`)).position.threat)
  expect(threats.size).toBeGreaterThan(1)
})

test('what is printed is read back to the same bytes', async () => {
  const { out } = await say(['scenario', scenario(passing), '--print'])
  const again = await say(['scenario', write('again.json', out), '--print'])
  expect(again).toEqual({ code: 0, out, err: '' })
})

describe('an impossible position is refused in a sentence', () => {
  const tooMany = Array.from({ length: 3 }, () => 'keep-cool')
  test.each<[string, object, string]>([
    ['threat 9', { threat: 9 }, 'At “position.threat” there should be one of: "1", "2", "3", "4", "5", "6", "L", "E".'],
    ['a turn before the first', { turn: 0 }, 'What is given at “position.turn” is too small or too short: 1 at least.'],
    ['a field that is none', { treat: '3' }, 'At “position” there is a field “treat”, which is not known there.'],
    [
      'an unknown phase',
      { phase: 'lunch' },
      'At “position.phase” there should be one of: "conversation", "spend", "terror".',
    ],
    ['half a hostage', { hostages: { zone: 1.5 } }, 'At “position.hostages.zone” there should be a whole number.'],
    [
      'a die with seven faces',
      { test: { dice: [7] } },
      'What is given at “position.test.dice.0” is too big or too long: 6 at most.',
    ],
    ['luck that is none', { luck: 'good' }, 'What is given at “position.luck” cannot be understood there.'],
    ['no abductor of that name', { abductor: 'kevin' }, 'There is no abductor “kevin”.'],
    ['16 hostages', { hostages: { zone: 16 } }, 'There must be 1 to 15 hostages in all, not 16.'],
    ['no hostages at all', { hostages: { zone: 0 } }, 'There must be 1 to 15 hostages in all, not 0.'],
    [
      '11 cards in hand',
      {
        hand: ['what-are-your-demands', 'small-talk', 'keep-cool', 'just-stay-calm', 'minor-extraction']
          .flatMap(id => [id, id])
          .concat('a-bold-lie'),
      },
      'A hand holds at most 10 cards, not 11.',
    ],
    ['a copy too many', { hand: tooMany }, '“keep-cool” is there more often than it exists: 2 copies.'],
    [
      'a copy too many over two zones',
      { hand: ['keep-cool'], gone: ['keep-cool', 'keep-cool'] },
      '“keep-cool” is there more often',
    ],
    [
      'a card that is nowhere',
      { hand: ['keep-cool'], supply: [] },
      '“what-are-your-demands” is nowhere: with hand and supply both given',
    ],
    ['a card that is none', { hand: ['keep-warm'] }, 'There is no card “keep-warm” of that kind.'],
    [
      'a Pivotal Event on top',
      { terror: { deck: ['PIVOTAL', 'pizza'] } },
      'A pivotal event can only be the last card of the terror deck.',
    ],
    [
      'the Second in Command with demands',
      { second: true, demands: [{ kind: 'major' }, { kind: 'escape' }] },
      'Under the second in command there are no demands.',
    ],
    [
      'the Second in Command with nobody held',
      { second: true, hostages: { zone: 0, saved: 7 } },
      'The second in command surrenders as soon as the Hostage Zone is empty.',
    ],
    ['more than half killed', { hostages: { zone: 3, killed: 4 } }, 'With 4 of 7 killed the game is lost already.'],
    [
      'a last conversation with cards to come',
      { last: true },
      'It is the last conversation only when no terror card is left.',
    ],
    [
      'an escape that was never conceded',
      { escaping: true },
      'The abductor is getting away only after an escape demand was conceded.',
    ],
    [
      'three demands',
      { demands: [{ kind: 'major' }, { kind: 'major' }, { kind: 'escape' }] },
      'These are not as many major and escape demands as arkayne deals.',
    ],
    [
      'somebody else’s demand',
      { demands: [{ card: 'medical-care' }, { kind: 'escape' }] },
      '“medical-care” is not a demand this abductor could have there.',
    ],
    ['a demand of no kind', { demands: [{}] }, 'A demand needs its card, or at least its kind'],
    [
      'a Minor Demand that is none',
      { minors: ['a-moment-of-weakness'] },
      '“a-moment-of-weakness” is not a minor demand.',
    ],
    ['30 Terror cards', { terror: { left: 30 } }, 'There cannot be 30 terror cards left.'],
    ['cards missing from the box', { box: { red: [] } }, 'Not every card is in exactly one place: terror.'],
    ['a step that is none', { next: [{ step: 'dance' }] }, 'There is no step “dance”.'],
    ['a game that goes on with nothing to do', { next: [] }, 'A game that goes on needs a next step'],
  ])('%s', async (_name, given, sentence) => {
    const [pivotal] = JSON.parse((await say('cards negotiator --json')).out).pivotal
    const text = JSON.stringify(given).replace('PIVOTAL', pivotal.id)
    expectMistake(await position(JSON.parse(text)), sentence)
  })
})

describe('a file that is no scenario is refused in a sentence', () => {
  test.each<[string, unknown, string]>([
    ['not JSON', 'threat: 3', 'This is not a whole JSON file'],
    ['no format', { game: 'negotiator' }, 'its “format” must be “situation-room/scenario@1”'],
    ['a format of the future', { format: 'situation-room/scenario@2' }, 'the format “situation-room/scenario@2”'],
    [
      'another game',
      { format: 'situation-room/scenario@1', game: 'chess' },
      'There is no game “chess”. Known are: negotiator, homeland.',
    ],
    ['no game', { format: 'situation-room/scenario@1' }, 'At “game” there should be a text.'],
    ['a misspelt field', { format: 'situation-room/scenario@1', game: 'negotiator', positon: {} }, 'a field “positon”'],
    ['dice of seven', { format: 'situation-room/scenario@1', game: 'negotiator', dice: [7] }, 'at “dice.0” is too big'],
    [
      'a line that is none',
      { format: 'situation-room/scenario@1', game: 'negotiator', script: [3] },
      'at “script.0” cannot be understood',
    ],
    [
      'an option that is none',
      { format: 'situation-room/scenario@1', game: 'negotiator', script: ['sing'] },
      'Line 1 of the script, “sing”, is nothing one can choose in this game.',
    ],
    [
      'an offer that is none',
      { format: 'situation-room/scenario@1', game: 'negotiator', expect: { offersNot: 'sing' } },
      '“sing” is nothing one can choose.',
    ],
    ['a list', [], 'This is not a scenario file'],
  ])('%s', async (_name, content, sentence) => {
    const file = write('bad.json', content)
    const ended = await say(['scenario', file])
    expectMistake(ended, sentence)
    expect(ended.err).toContain(`situation-room: ${file}: `)
  })

  test('no file', async () => {
    expectMistake(
      await say('scenario nowhere.json'),
      'situation-room: There is no file “nowhere.json” that can be read.',
    )
  })
})

test('a file with a byte order mark is read', async () => {
  const file = write(
    'marked.json',
    `\uFEFF${JSON.stringify({ format: 'situation-room/scenario@1', game: 'negotiator' })}`,
  )
  expect(await say(['scenario', file])).toMatchObject({ code: 0 })
})

test('facts in the middle of a script are compared there', async () => {
  const middle = { expect: { threat: '2', events: [{ kind: 'tested', successes: 1 }], eventsNot: 'conversation-ends' } }
  const script = [...passing.script.slice(0, 2), middle, ...passing.script.slice(2)]
  expect((await play({ ...passing, script })).out).toContain('as expected')
  const wrong = [...script.slice(0, 2), { expect: { threat: '1' } }, ...script.slice(3)]
  expect((await play({ ...passing, script: wrong })).out).toContain('script.3.threat should be "1" and is "2"')
})

test('a refusal says by which rule, why, and to whom', async () => {
  const line = { refused: 'play a-bold-lie', rule: 'N-10', why: 'not-in-hand' }
  expect((await play({ ...passing, script: [line], expect: {} })).out).toContain('as expected')
  const other = { ...line, why: 'too-dear' }
  expect((await play({ ...passing, script: [other], expect: {} })).out).toContain(
    'line 1 of the script should be refused because of too-dear and is refused because of not-in-hand: play a-bold-lie',
  )
})

test('a refusal that holds for a reason the file does not tell is found by --lint, exit code 1', async () => {
  const file = scenario({
    ...passing,
    script: [{ refused: 'done' }, { refused: 'play a-bold-lie', rule: 'N-10' }],
    expect: {},
  })
  const { code, out } = await say(['scenario', '--lint', file])
  expect(code).toBe(1)
  expect(out).toContain('line 1 of the script, done, is refused with “')
  expect(out).toContain('say "why": "not-now.done".')
  expect(out).not.toContain('line 2')
  const told = scenario({ ...passing, script: [{ refused: 'done', why: 'not-now.done' }], expect: {} })
  expect(await say(['scenario', '--lint', told])).toMatchObject({ code: 0 })
})

test.each([
  [{ events: ['sung'] }, '"sung" is no kind of event in this game.'],
  [{ eventsNot: [{ kind: 'sung' }] }, '"sung" is no kind of event in this game.'],
  [{ told: { '0': ['sung'] } }, '"sung" is no kind of event in this game.'],
  [{ told: { '1': ['played'] } }, 'told: nobody here is “1”. There are: 0, observer.'],
  [{ sees: { everybody: {} } }, 'sees: nobody here is “everybody”. There are: 0, observer.'],
  [{ achievementsNot: 'sing' }, 'achievements: "sing" is not known in this game.'],
  [{ treat: null }, 'At “expect” there is a field “treat”, which is not known there.'],
  [{ hostages: { freed: null } }, 'At “expect.hostages” there is a field “freed”, which is not known there.'],
  [{ demands: [{ stand: null }] }, 'At “expect.demands.0” there is a field “stand”, which is not known there.'],
])('what is misspelt holds for no wrong reason: %j', async (facts, sentence) => {
  const { code, out, err } = await play({ ...passing, expect: facts })
  expect(code).toBe(2)
  expect(out).toBe('')
  expect(err).toContain(sentence)
})

describe('a table of several', () => {
  const table = (given: object) =>
    say(['scenario', write('table.json', { format: 'situation-room/scenario@1', game: 'homeland', ...given })])
  const threats = [{ organization: 'postman', plot: 'letter-bomb', level: 'low', intel: [{ card: 'front-page' }] }]
  const position = { players: [{}, {}, {}], turn: 1, marker: 1, threats }

  test('what is left out is expected as null', async () => {
    expect((await table({ position, expect: { threats: [{ lead: null }], placing: null } })).out).toContain(
      'as expected',
    )
    const claimed = await table({ position, script: ['claim', 'case 1'], expect: { threats: [{ lead: null }] } })
    expect(claimed.out).toContain('threats.1.lead should be null and is 1')
  })

  test('another seat than the one asked is refused', async () => {
    const line = { seat: 2, refused: 'claim', rule: 'M-19', why: 'not-your-turn' }
    expect((await table({ position, script: [line] })).out).toContain('as expected')
    const own = { ...line, seat: 0 }
    expect((await table({ position, script: [own] })).out).toContain('should be refused and is carried out: claim')
  })

  test('what each viewer sees and is told', async () => {
    const script = ['recruit-asset', 'pay 1 2']
    const given = {
      position: {
        ...position,
        decks: { assets: ['recruiter', 'desk-officer'] },
        players: [{ rep: 1, clout: 2 }, {}, {}],
      },
      script,
    }
    const facts = {
      sees: {
        '0': { me: { drawn: ['recruiter', 'desk-officer'] } },
        '1': { me: { drawn: [] } },
        observer: { me: null },
      },
      told: { '0': [{ kind: 'drew-assets', seat: 0 }], observer: [{ kind: 'drew-assets', n: 2, assets: null }] },
    }
    const { out } = await table({ ...given, expect: facts })
    expect(out).toContain('as expected')
  })
})

test('achievements that a script gains are facts', async () => {
  const position = { threat: 'E', hand: ['minor-extraction'] }
  const given = { position, dice: [5, 6], script: ['play minor-extraction'] }
  const gained = { achievements: ['release-at-e'], achievementsNot: ['win-in-five-turns'] }
  const { out } = await play({ ...given, expect: gained })
  expect(out).toContain('as expected')
})
