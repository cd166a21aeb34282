import { describe, expect, test } from 'vitest'
import type { Event } from '../events.ts'
import { type CallStart, callCues } from './cues.ts'

const fresh: CallStart = { threat: 4, second: false, hidden: 2, zone: 7, last: false }
const began = (threat = 4): Event => ({ kind: 'began', abductor: 'edward', hostages: 7, threat })
const turn = (n = 2, terror = 9): Event => ({ kind: 'turn', turn: n, terror })
const played = (card: string): Event => ({ kind: 'played', card })
const tested = (card: string, successes: number, terror = false): Event => ({
  kind: 'tested',
  card,
  successes,
  dice: [],
  rerolled: [],
  terror,
})
const asked = (card: string, successes: number): Event[] => [played(card), tested(card, successes)]
const threat = (from: number, to: number): Event => ({ kind: 'threat', from, to })
const released = (zone = 5): Event => ({ kind: 'released', zone, saved: 1, threat: 4 })
const killed = (zone = 5): Event => ({ kind: 'killed', zone, killed: 1 })
const cutOff: Event = { kind: 'cut-off' }
const over: Event = { kind: 'conversation-ends' }
const spent: Event = { kind: 'spent' }
const drawn = (card: string, left = 8): Event => ({ kind: 'terror', card, left })
const revealed = (demand: string): Event => ({ kind: 'revealed', demand })
const nothing: Event = { kind: 'nothing-to-reveal' }
const second: Event[] = [{ kind: 'eliminated', zone: 3 }, { kind: 'second' }]
const ended = (ending: string): Event => ({ kind: 'ended', ending, rule: '', threat: 2, turn: 8 })

/** Who speaks, as `event number who: pool`; a tilde for the radio. */
const heard = (events: readonly Event[], start: Partial<CallStart> = {}): string[] =>
  callCues(events, { ...fresh, ...start }).map(
    ({ at, who, pools, onRadio }) => `${at} ${onRadio ? '~' : ''}${who}: ${pools[0]}`,
  )

type Row = [what: string, events: Event[], heard: string[], start?: Partial<CallStart>]

const tables: Readonly<Record<string, readonly Row[]>> = {
  'a conversation': [
    ['the first turn: the first pick-up', [began(), turn(1, 11)], ['1 abductor: pick-up/first']],
    ['a later one: by the mood', [began(6), turn(2)], ['1 abductor: pick-up/furious']],
    ['N-24: the last conversation', [began(), turn(9, 0)], ['1 abductor: pick-up/last']],
    ['a card: you say it', [played('small-talk')], ['0 you: say/small-talk']],
    [
      'a die rolled again: you say that card',
      [{ kind: 'rerolled', card: 'you-are-breaking-up', die: 0, from: 1, to: 6 }],
      ['0 you: say/you-are-breaking-up'],
    ],
    ['a card face down: nothing is said', [{ kind: 'banked', card: 'small-talk' }], []],
    [
      'a test: the answer of its row',
      [began(2), ...asked('keep-cool', 0)],
      ['1 you: say/keep-cool', '2 abductor: answer/keep-cool/none/calm'],
    ],
    [
      'without moods for what is played seldom',
      asked('proof-of-life', 1),
      ['0 you: say/proof-of-life', '1 abductor: answer/proof-of-life/one'],
    ],
    [
      'the mood is the one before the card, whatever rises in between',
      [began(5), played('keep-cool'), threat(5, 7), tested('keep-cool', 3)],
      ['1 you: say/keep-cool', '3 abductor: answer/keep-cool/two/tense'],
    ],
    [
      'the threat is followed from card to card',
      [began(2), threat(2, 6), ...asked('keep-cool', 1)],
      ['2 you: say/keep-cool', '3 abductor: answer/keep-cool/one/furious'],
    ],
    ['a card of another deck', asked('x', 1), ['0 you: say/x', '1 abductor: general/one/tense']],
  ],
  'who hangs up': [
    ['N-10: END, and nobody says goodbye twice', [cutOff, over], ['0 abductor: hang-up/tense']],
    ['the player stops', [over], ['0 you: hang-up']],
    ['N-24: the last conversation', [turn(9, 0), over], ['0 abductor: pick-up/last', '1 you: last-hang-up']],
    [
      'each conversation anew',
      [cutOff, over, spent, turn(), over],
      ['0 abductor: hang-up/tense', '3 abductor: pick-up/tense', '4 you: hang-up'],
    ],
    [
      'pizza: whoever thanks for it says goodbye',
      [{ kind: 'conceded', demand: 'pizza', of: 'minor' }, threat(4, 2), cutOff, over],
      ['0 you: concede/pizza', '0 abductor: concede/pizza'],
    ],
  ],
  'demands (N-16)': [
    [
      'one face down: it is told, and nothing besides',
      [...asked('what-are-your-demands', 2), revealed('medical-care')],
      ['0 you: say/what-are-your-demands', '2 abductor: reveal/medical-care'],
      { hidden: 1 },
    ],
    [
      'two face down: an answer, and the one that is picked',
      [...asked('what-are-your-demands', 1), revealed('helicopter')],
      [
        '0 you: say/what-are-your-demands',
        '1 abductor: answer/what-are-your-demands/one/tense',
        '2 abductor: reveal/helicopter',
      ],
    ],
    [
      'none face down: nothing is promised',
      [...asked('what-are-your-demands', 1), nothing, ...asked('what-are-your-demands', 2), nothing],
      [
        '0 you: say/what-are-your-demands',
        '2 abductor: nothing-hidden/one',
        '3 you: say/what-are-your-demands',
        '5 abductor: nothing-hidden/two',
      ],
      { hidden: 0 },
    ],
    [
      'none told: an answer like any other',
      asked('what-are-your-demands', 0),
      ['0 you: say/what-are-your-demands', '1 abductor: answer/what-are-your-demands/none/tense'],
      { hidden: 1 },
    ],
    [
      'none face down and none told: no “not yet”',
      asked('what-are-your-demands', 0),
      ['0 you: say/what-are-your-demands', '1 abductor: general/none/tense'],
      { hidden: 0 },
    ],
    [
      'N-15: conceded, and somebody let go for it',
      [{ kind: 'conceded', demand: 'medical-care', of: 'major' }, released(6), released(5)],
      ['0 you: concede/medical-care', '0 abductor: concede/medical-care', '1 abductor: release'],
    ],
  ],
  'releases and deaths': [
    [
      'an extraction is its own line',
      [...asked('minor-extraction', 2), released(6), released(5)],
      ['0 you: say/minor-extraction', '1 abductor: answer/minor-extraction/two/tense'],
    ],
    [
      'N-7: a fall below L',
      [...asked('keep-cool', 1), { kind: 'past-end', direction: 'down' }, released(6)],
      ['0 you: say/keep-cool', '1 abductor: answer/keep-cool/one/calm', '3 abductor: release'],
      { threat: 0 },
    ],
    [
      'a pair of sixes, before the answer',
      [played('small-talk'), { kind: 'pair-of-sixes', pairs: 1 }, released(6), tested('small-talk', 2)],
      ['0 you: say/small-talk', '2 abductor: release', '3 abductor: answer/small-talk/two/tense'],
    ],
    [
      'one line for the dead of one act',
      [...asked('major-extraction', 0), killed(6), killed(5), threat(4, 6), cutOff],
      [
        '0 you: say/major-extraction',
        '1 abductor: answer/major-extraction/none/tense',
        '2 abductor: death',
        '5 abductor: hang-up/furious',
      ],
    ],
    [
      'a kill that raises is no death (Edward)',
      [...asked('an-empty-promise', 0), { kind: 'kill-raises' }, threat(4, 5)],
      ['0 you: say/an-empty-promise', '1 abductor: answer/an-empty-promise/none/tense'],
    ],
  ],
  'Terror (N-20)': [
    [
      'the card that is drawn, whatever the mood',
      [began(0), spent, drawn('i-am-getting-angry')],
      ['2 abductor: terror/i-am-getting-angry'],
    ],
    [
      'then what came of it',
      [spent, drawn('this-is-going-nowhere'), killed()],
      ['1 abductor: terror/this-is-going-nowhere', '2 abductor: death'],
    ],
    [
      'a test: by what came of it',
      [spent, drawn('more-hostages'), tested('more-hostages', 1, true)],
      ['2 abductor: terror/more-hostages/one'],
    ],
    [
      'what came of a test, too',
      [spent, drawn('do-not-test-me'), tested('do-not-test-me', 0, true), killed()],
      ['2 abductor: terror/do-not-test-me/none', '3 abductor: death'],
    ],
    [
      'a release the card has told',
      [spent, drawn('escape-attempt'), tested('escape-attempt', 2, true), released()],
      ['2 abductor: terror/escape-attempt/two'],
    ],
    ['N-23: a small wish', [spent, drawn('pizza'), { kind: 'minor', demand: 'pizza' }], ['2 abductor: terror/pizza']],
    ['N-9: nobody held, nobody threatened', [spent, drawn('this-is-going-nowhere')], [], { zone: 0 }],
    [
      'N-25: nobody held, nobody let go',
      [spent, drawn('a-moment-of-weakness'), { kind: 'release-ignored' }],
      [],
      { zone: 0 },
    ],
    [
      'no red card left to discard',
      [spent, drawn('i-am-getting-impatient', 1), drawn('your-time-is-running-out', 2)],
      [],
    ],
    ['one that is left', [spent, drawn('i-am-getting-impatient', 2)], ['1 abductor: terror/i-am-getting-impatient']],
  ],
  orders: [
    [
      'N-26: the shot, and who comes after',
      [...asked('take-the-shot', 2), ...second, released(2), cutOff, over],
      ['0 ~you: say/take-the-shot', '1 abductor: shot', '1 ~radio: take-the-shot/two', '3 second: takes-over'],
    ],
    [
      'it missed',
      [...asked('take-the-shot', 0), killed(6), killed(5), threat(4, 6), cutOff, over],
      [
        '0 ~you: say/take-the-shot',
        '1 ~radio: take-the-shot/none',
        '1 abductor: answer/take-the-shot/none',
        '2 abductor: death',
        '5 abductor: hang-up/furious',
      ],
    ],
    [
      'the assault got some out',
      [...asked('all-units-go', 1), released(6), threat(4, 7), cutOff, over],
      [
        '0 ~you: say/all-units-go',
        '1 ~radio: all-units-go/one',
        '1 abductor: answer/all-units-go/one',
        '4 abductor: hang-up/furious',
      ],
    ],
    [
      'N-28: the assault failed, and that was the last word',
      [...asked('all-units-go', 0), ended('escaped')],
      [
        '0 ~you: say/all-units-go',
        '1 ~radio: all-units-go/none',
        '1 abductor: answer/all-units-go/none',
        '2 you: lost',
      ],
    ],
  ],
  'the Second in Command (N-26, N-27)': [
    [
      'picks up and hangs up',
      [turn(), cutOff],
      ['0 second: pick-up/tense', '1 second: hang-up/tense'],
      { second: true },
    ],
    ['answers', asked('small-talk', 2), ['0 you: say/small-talk', '1 second: general/two/tense'], { second: true }],
    [
      'has nothing to tell',
      [...asked('what-are-your-demands', 2), nothing],
      ['0 you: say/what-are-your-demands', '2 second: nothing-hidden/two'],
      { second: true, hidden: 0 },
    ],
    [
      'is not hit: nobody says so',
      [...asked('take-the-shot', 1), cutOff],
      ['0 ~you: say/take-the-shot', '1 second: answer/take-the-shot/one', '2 second: hang-up/tense'],
      { second: true },
    ],
    [
      'is there after an assault',
      asked('all-units-go', 2),
      ['0 ~you: say/all-units-go', '1 ~radio: all-units-go/one', '1 second: answer/all-units-go/two'],
      { second: true },
    ],
    ['a small wish is void', [spent, drawn('pizza'), { kind: 'minor-void', demand: 'pizza' }], [], { second: true }],
    [
      'surrenders',
      [released(0), ended('surrendered')],
      ['0 second: release', '1 second: capture', '1 you: won'],
      { second: true },
    ],
  ],
  'last words': [
    [
      'captured (N-25)',
      [...asked('minor-extraction', 1), ended('captured')],
      [
        '0 you: say/minor-extraction',
        '1 abductor: answer/minor-extraction/one/tense',
        '2 abductor: capture',
        '2 you: won',
      ],
    ],
    [
      'eliminated with nobody held (N-26)',
      [...asked('take-the-shot', 1), { kind: 'eliminated', zone: 0 }, ended('eliminated')],
      ['0 ~you: say/take-the-shot', '1 abductor: shot', '1 ~radio: take-the-shot/one', '3 you: won'],
    ],
    [
      'too many killed (N-28)',
      [killed(), ended('too-many-killed')],
      ['0 abductor: death', '1 abductor: too-many-dead', '1 you: lost'],
    ],
    ['got away (N-15)', [over, ended('got-away')], ['0 you: hang-up', '1 abductor: escape', '1 you: lost']],
    [
      'out of time (N-21)',
      [turn(9, 0), over, killed(1), killed(0), ended('out-of-time')],
      ['0 abductor: pick-up/last', '1 you: last-hang-up', '4 abductor: deadline', '4 you: lost'],
    ],
  ],
}

describe.each(Object.entries(tables))('%s', (_title, rows) => {
  test.each(rows)('%s', (_what, events, expected, start = {}) => {
    expect(heard(events, start)).toEqual(expected)
  })
})

test('what is said comes before what it brings about, an answer after what it answers', () => {
  const events = [
    ...asked('small-talk', 2),
    revealed('helicopter'),
    { kind: 'conceded', demand: 'helicopter', of: 'escape' } as const,
    over,
    ended('got-away'),
  ]
  expect(
    callCues(events, fresh).map(({ at, who, isBefore }) => `${at} ${who} ${isBefore ? 'before' : 'after'}`),
  ).toEqual([
    '0 you before',
    '1 abductor after',
    '2 abductor before',
    '3 you before',
    '3 abductor after',
    '4 you before',
    '5 abductor before',
    '5 you after',
  ])
})
