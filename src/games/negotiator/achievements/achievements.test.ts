import { describe, expect, test } from 'vitest'
import type { Event } from '../events.ts'
import { achievementIds, achievements, gainedBy, storyOf, streakAchievement } from './achievements.ts'

type Abductor = 'arkayne' | 'donna' | 'edward'

const L = 0
const E = 7

/* A game told by hand, in as few events as its point needs. */
const tale = (abductor: Abductor, ...events: (Event | Event[])[]): Event[] => [
  { kind: 'began', abductor, hostages: abductor === 'donna' ? 12 : 7, threat: 4 },
  ...events.flat(),
]
const turn = (n: number, terror = 12 - n): Event => ({ kind: 'turn', turn: n, terror })
const turns = (upTo: number): Event[] => Array.from({ length: upTo }, (_, i) => turn(i + 1))
const ended = (ending: string, threat = 4): Event => ({ kind: 'ended', ending, rule: 'N-25', threat, turn: 0 })
const captured = (threat = 4): Event => ended('captured', threat)
const lost: Event = ended('out-of-time')
const released = (threat = 4): Event => ({ kind: 'released', zone: 3, saved: 1, threat })
const killed: Event = { kind: 'killed', zone: 3, killed: 1 }
const eliminated = (zone: number): Event => ({ kind: 'eliminated', zone })
const second: Event = { kind: 'second' }
const threat = (from: number, to: number): Event => ({ kind: 'threat', from, to })
const played: Event = { kind: 'played', card: 'keep-cool' }
const banked: Event = { kind: 'banked', card: 'keep-cool' }
const paid: Event = { kind: 'paid', card: 'keep-cool' }
const hungUp: Event = { kind: 'conversation-ends' }
const discarded = (left: number): Event => ({ kind: 'terror-discarded', card: 'pizza', left })
const nothingInHand = (n: number): Event => ({ kind: 'turn', turn: n, terror: 12 - n, emptyHanded: true })
const terror: Event = { kind: 'terror', card: 'pizza', left: 0 }
const conceded = (demand: string, of: 'major' | 'escape' | 'minor'): Event => ({ kind: 'conceded', demand, of })
const revealed: Event = { kind: 'revealed', demand: 'helicopter' }
const taken = (n: number): Event => ({ kind: 'more-hostages', n, zone: 8 })
const rolled = (...dice: number[]): Event => ({ kind: 'rolled', card: 'keep-cool', dice, terror: false })
const rerolled = (die: number, from: number, to: number): Event => ({
  kind: 'rerolled',
  card: 'you-are-breaking-up',
  die,
  from,
  to,
})
const tested = (...dice: number[]): Event => ({
  kind: 'tested',
  card: 'keep-cool',
  successes: 0,
  dice,
  rerolled: [],
  terror: false,
})
const pairs = (n: number): Event => ({ kind: 'pair-of-sixes', pairs: n })
const lastTalk: Event = { kind: 'last-conversation' }
const times = (n: number, event: Event): Event[] => Array.from({ length: n }, () => event)

/** For each achievement: games that gain it, and games that only just do not. */
const cases: Record<string, { gained: Record<string, Event[]>; missed: Record<string, Event[]> }> = {
  'release-at-e': {
    gained: { 'a release at E, in a game that is lost': tale('arkayne', turn(1), released(E), lost) },
    missed: {
      'a release at 6': tale('arkayne', turn(1), released(6), captured()),
      'a kill at E': tale('arkayne', turn(1), threat(6, E), killed, lost),
    },
  },
  'eliminate-by-turn-3': {
    gained: { 'in turn 3, and lost later': tale('edward', turns(3), eliminated(4), second, turn(4), lost) },
    missed: {
      'in turn 4': tale('edward', turns(4), eliminated(0), ended('eliminated')),
      'captured in turn 3': tale('edward', turns(3), captured()),
    },
  },
  'win-after-conceding-escape': {
    gained: {
      'an Escape conceded, then a capture': tale('donna', turn(1), conceded('helicopter', 'escape'), captured()),
    },
    missed: {
      'he gets away': tale('donna', turn(1), conceded('helicopter', 'escape'), ended('got-away')),
      'a Major conceded': tale('donna', turn(1), conceded('live-broadcast', 'major'), captured()),
    },
  },
  'release-five-in-a-turn': {
    gained: {
      'five, over conversation and Terror Phase': tale(
        'donna',
        turn(1),
        times(4, released()),
        hungUp,
        terror,
        released(),
        lost,
      ),
    },
    missed: { 'four and one': tale('donna', turn(1), times(4, released()), turn(2), released(), lost) },
  },
  'lower-threat-by-four': {
    gained: {
      'four steps, with a rise between': tale('arkayne', turn(1), threat(4, 2), threat(2, 3), threat(3, 1), lost),
    },
    missed: {
      'three steps, and a release beyond L': tale(
        'arkayne',
        turn(1),
        threat(3, L),
        { kind: 'past-end', direction: 'down' },
        released(L),
        lost,
      ),
      'a reset by four': tale('arkayne', turn(1), { kind: 'reset', from: E, to: 3 }, lost),
      'three steps down and one up': tale('arkayne', turn(1), threat(4, 1), threat(1, 2), lost),
      'two and two in two turns': tale('arkayne', turn(1), threat(5, 3), turn(2), threat(3, 1), lost),
    },
  },
  'win-in-five-turns': {
    gained: { 'captured in turn 5': tale('edward', turns(5), captured()) },
    missed: {
      'captured in turn 6': tale('edward', turns(6), captured()),
      'lost in turn 5': tale('edward', turns(5), lost),
      'everybody saved by turn 5, he is not': tale('edward', turns(5), times(7, released()), ended('got-away')),
    },
  },
  'play-no-card': {
    gained: {
      'hang up at once': tale('arkayne', turn(1), played, hungUp, turn(2), hungUp, lost),
      'hang up at once, and later begin with nothing in hand': tale('arkayne', turn(1), hungUp, nothingInHand(2), lost),
      'concede and win': tale('arkayne', turn(1), conceded('wire-ten-million', 'major'), captured()),
      'pay only in the Terror Phase': tale('arkayne', turn(1), hungUp, terror, rolled(4), paid, paid, lost),
    },
    missed: {
      'one face up': tale('arkayne', turn(1), played, hungUp, lost),
      'one face down': tale('arkayne', turn(1), banked, hungUp, lost),
      'still talking': tale('arkayne', turn(1)),
      'nothing in hand to play': tale('arkayne', turn(1), played, hungUp, nothingInHand(2), hungUp, lost),
    },
  },
  'win-before-pivotal': {
    gained: {
      'the turn began with one Terror card': tale('donna', turn(8, 2), hungUp, terror, turn(9, 1), captured()),
      'the last red card was talked away in that turn': tale('donna', turn(9, 2), discarded(1), captured()),
      'the last red card was drawn in that turn, and the Second gives up on it': tale(
        'donna',
        turn(9, 2),
        eliminated(1),
        second,
        hungUp,
        { kind: 'terror', card: 'a-moment-of-weakness', left: 1 },
        released(),
        ended('surrendered'),
      ),
    },
    missed: {
      'two left': tale('donna', turn(9, 2), captured()),
      'two left, of three': tale('donna', turn(9, 3), discarded(2), captured()),
      'the Pivotal Event discarded as well': tale('donna', turn(9, 2), discarded(1), discarded(0), captured()),
      'the last conversation': tale('donna', turn(9, 0), lastTalk, captured()),
      'the Second gives up on the Pivotal Event itself': tale(
        'donna',
        turn(9, 1),
        eliminated(1),
        second,
        hungUp,
        terror,
        released(),
        ended('surrendered'),
      ),
      lost: tale('donna', turn(9, 1), ended('got-away')),
    },
  },

  'arkayne-no-victim': {
    gained: { 'nobody killed': tale('arkayne', turn(1), released(), captured()) },
    missed: {
      'one killed': tale('arkayne', turn(1), killed, captured()),
      'he gets away': tale('arkayne', turn(1), ended('got-away')),
    },
  },
  'arkayne-concede-nothing': {
    gained: { 'known but not conceded': tale('arkayne', turn(1), revealed, captured()) },
    missed: {
      'a Minor conceded': tale('arkayne', turn(1), conceded('pizza', 'minor'), captured()),
      lost: tale('arkayne', turn(1), lost),
    },
  },
  'arkayne-five-dice': {
    gained: { 'five dice': tale('arkayne', turn(1), rolled(1, 2, 3, 1, 2), lost) },
    missed: { 'four dice and three': tale('arkayne', turn(1), rolled(6, 6, 6, 6), rolled(1, 2, 3), captured()) },
  },
  'arkayne-one-demand-revealed': {
    gained: { one: tale('arkayne', turn(1), revealed, captured()) },
    missed: {
      none: tale('arkayne', turn(1), { kind: 'minor', demand: 'pizza' }, captured()),
      both: tale('arkayne', turn(1), revealed, turn(2), revealed, captured()),
      lost: tale('arkayne', turn(1), revealed, lost),
    },
  },
  'arkayne-eliminate-with-two-held': {
    gained: { 'two held': tale('arkayne', turn(1), eliminated(2), second, lost) },
    missed: {
      'one held': tale('arkayne', turn(1), eliminated(1), second, ended('surrendered')),
      'nobody held': tale('arkayne', turn(1), eliminated(0), ended('eliminated')),
    },
  },

  'donna-win-at-l': {
    gained: { 'captured at L': tale('donna', turn(1), threat(4, L), captured(L)) },
    missed: {
      'captured at 1': tale('donna', turn(1), threat(4, L), threat(L, 1), captured(1)),
      'lost at L': tale('donna', turn(1), threat(4, L), ended('got-away', L)),
    },
  },
  'donna-win-after-more-hostages': {
    gained: { 'one more': tale('donna', turn(1), taken(1), turn(2), captured()) },
    missed: {
      'no pawns left': tale('donna', turn(1), taken(0), turn(2), captured()),
      'the Second took them': tale('donna', turn(1), eliminated(3), second, taken(2), turn(2), ended('surrendered')),
      lost: tale('donna', turn(1), taken(2), lost),
    },
  },
  'donna-both-demands-in-turn-1': {
    gained: { both: tale('donna', turn(1), revealed, revealed, lost) },
    missed: { 'one in turn 1, one in turn 2': tale('donna', turn(1), revealed, turn(2), revealed, captured()) },
  },
  'donna-ability-twice-in-a-test': {
    gained: { 'two pairs': tale('donna', turn(1), rolled(6, 6, 6, 6), pairs(2), lost) },
    missed: {
      'one pair in each of two tests': tale('donna', turn(1), rolled(6, 6), pairs(1), rolled(6, 6, 6), pairs(1), lost),
    },
  },
  'donna-two-sixes-by-reroll': {
    gained: {
      'a 1 becomes the second 6': tale('donna', turn(1), rolled(6, 1), rerolled(1, 1, 6), pairs(1), tested(6, 6)),
      'and the pair wins at once': tale('donna', turn(1), rolled(6, 1), rerolled(1, 1, 6), pairs(1), captured()),
      'under the Second in Command': tale(
        'donna',
        turn(1),
        eliminated(1),
        second,
        rolled(1, 6),
        rerolled(0, 1, 6),
        tested(6, 6),
      ),
    },
    missed: {
      'two 6s rolled, another die re-rolled': tale(
        'donna',
        turn(1),
        rolled(6, 6, 1),
        rerolled(2, 1, 3),
        pairs(1),
        tested(6, 6, 3),
      ),
      'a re-rolled 6 alone': tale('donna', turn(1), rolled(5, 1), rerolled(1, 1, 6), tested(5, 6)),
      'two 6s, the re-rolled one in the test before': tale(
        'donna',
        turn(1),
        rolled(5, 1),
        rerolled(1, 1, 6),
        tested(5, 6),
        rolled(6, 6),
        pairs(1),
        tested(6, 6),
      ),
    },
  },

  'edward-win-after-medical-care': {
    gained: { conceded: tale('edward', turn(1), conceded('medical-care', 'major'), captured()) },
    missed: {
      'only revealed': tale('edward', turn(1), { kind: 'revealed', demand: 'medical-care' }, captured()),
      lost: tale('edward', turn(1), conceded('medical-care', 'major'), lost),
    },
  },
  'edward-eliminate-in-last-conversation': {
    gained: {
      'nobody held': tale('edward', turn(12, 0), lastTalk, eliminated(0), ended('eliminated')),
      'the Second gives up later in that conversation': tale(
        'edward',
        turn(12, 0),
        lastTalk,
        eliminated(1),
        second,
        released(),
        ended('surrendered'),
      ),
    },
    missed: {
      'the turn before': tale('edward', turn(11, 1), eliminated(0), ended('eliminated')),
      'the Second does not give up': tale('edward', turn(12, 0), lastTalk, eliminated(1), second, lost),
      'the Second, in charge since the turn before, gives up there': tale(
        'edward',
        turn(11, 1),
        eliminated(1),
        second,
        turn(12, 0),
        lastTalk,
        released(),
        ended('surrendered'),
      ),
      'captured there': tale('edward', turn(12, 0), lastTalk, captured()),
    },
  },
  'edward-six-face-down': {
    gained: {
      'four for points, two for a conversion': tale('edward', turn(1), times(4, banked), played, times(2, paid), lost),
    },
    missed: {
      'five, and one face up': tale('edward', turn(1), times(5, banked), played, lost),
      'six in two turns': tale('edward', turn(1), times(5, banked), turn(2), banked, lost),
    },
  },
  'edward-win-after-threat-6': {
    gained: {
      'up to 6 and down again': tale('edward', turn(1), threat(4, 6), threat(6, 3), captured(3)),
      'past 6 to E': tale('edward', turn(1), threat(5, E), captured(E)),
    },
    missed: {
      'up to 5': tale('edward', turn(1), threat(4, 5), captured(5)),
      lost: tale('edward', turn(1), threat(4, 6), lost),
    },
  },
}

test('there are 23: nine general, five of Arkayne, five of Donna, four of Edward', () => {
  expect(new Set(achievementIds).size).toBe(23)
  const of = (abductor: string | null) => achievements.filter(row => row.abductor === abductor).length
  expect([1 + of(null), of('arkayne'), of('donna'), of('edward')]).toEqual([9, 5, 5, 4])
  expect(Object.keys(cases)).toEqual(achievementIds.filter(id => id !== streakAchievement.id))
})

for (const { id, abductor, check, progress } of achievements)
  describe(id, () => {
    for (const [what, events] of Object.entries(cases[id].gained))
      test(`gained: ${what}`, () => {
        const story = storyOf(events)
        expect(check(story)).toBe(true)
        expect(gainedBy(story)).toContain(id)
        expect(progress(story).have).toBe(progress(story).need)
      })

    for (const [what, events] of Object.entries(cases[id].missed))
      test(`missed: ${what}`, () => {
        const story = storyOf(events)
        expect(check(story)).toBe(false)
        expect(gainedBy(story)).not.toContain(id)
        expect(progress(story).have).toBeLessThan(progress(story).need)
      })

    if (abductor !== null)
      test('not against another abductor', () => {
        const other = abductor === 'donna' ? 'edward' : 'donna'
        for (const events of Object.values(cases[id].gained))
          expect(gainedBy(storyOf(tale(other, events.slice(1))))).not.toContain(id)
      })
  })

test('how near: what the missed games had', () => {
  const near = (id: string, events: Event[]) => achievements.find(row => row.id === id)?.progress(storyOf(events))
  expect(near('release-at-e', tale('arkayne', turn(1), released(6)))).toEqual({ have: 6, need: 7 })
  expect(near('release-five-in-a-turn', tale('donna', turn(1), times(3, released())))).toEqual({ have: 3, need: 5 })
  expect(near('release-five-in-a-turn', tale('donna', turn(1), times(9, released())))).toEqual({ have: 5, need: 5 })
  expect(near('win-in-five-turns', tale('edward', turns(5), times(4, released()), turn(6), released()))).toEqual({
    have: 4,
    need: 8,
  })
  expect(near('edward-win-after-threat-6', tale('edward', turn(1), threat(4, 6), lost))).toEqual({ have: 1, need: 2 })
})
