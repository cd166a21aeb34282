import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { rootsOf } from '../../../seed/roots.ts'
import { standard } from '../cards/standard.ts'
import type { Event } from '../events.ts'
import { negotiator } from '../index.ts'
import { type Lines, moments, moods, outcomes, SECOND } from './lines.ts'
import { callLines } from './pick.ts'

const pool = (name: string, n: number): string[] => Array.from({ length: n }, (_, i) => `${name} ${i}`)
const keyed = <Key extends string, Value>(keys: readonly Key[], make: (key: Key) => Value): Record<Key, Value> =>
  Object.fromEntries(keys.map(key => [key, make(key)])) as Record<Key, Value>

/** Lines that say which group they are of; `n` in each. */
const labelled = (n: number): Lines => {
  const titles = standard.conversation.map(({ id }) => id)
  const people = [...standard.abductors.map(({ id }) => id), SECOND]
  return {
    say: keyed(titles, title => pool(`say ${title}`, n)),
    answer: keyed(titles, title =>
      keyed(outcomes, outcome => keyed(moods, mood => pool(`${title} ${outcome} ${mood}`, n))),
    ),
    own: keyed(people, person => keyed(moments, moment => pool(`${person} ${moment}`, n))),
  }
}

const began = (threat = 4): Event => ({ kind: 'began', abductor: 'edward', hostages: 7, threat })
const turn: Event = { kind: 'turn', turn: 1, terror: 11 }
const played = (card: string): Event => ({ kind: 'played', card })
const tested = (card: string, successes: number, terror = false): Event => ({
  kind: 'tested',
  card,
  successes,
  dice: [],
  rerolled: [],
  terror,
})
const threat = (from: number, to: number): Event => ({ kind: 'threat', from, to })
const cutOff: Event = { kind: 'cut-off' }
const over: Event = { kind: 'conversation-ends' }
const terror: Event = { kind: 'terror', card: 'pizza', left: 9 }
const second: Event[] = [{ kind: 'eliminated', zone: 3 }, { kind: 'second' }]
const ended: Event = { kind: 'ended', ending: 'captured', rule: 'N-25', threat: 2, turn: 8 }

/** What is said, as `event number: group` without the line's own number. */
const heard = (events: readonly Event[], lines = labelled(2)): string[] =>
  callLines(lines, events, 'seed').map(({ at, who, text }) => `${at} ${who}: ${text.replace(/ \d+$/, '')}`)

describe('which line belongs to which event', () => {
  test.each<[string, Event[], string[]]>([
    ['a turn: the abductor picks up', [began(), turn], ['1 abductor: edward pick-up']],
    ['a card: you say it', [began(), played('small-talk')], ['1 you: say small-talk']],
    [
      'a die rolled again: you say that card',
      [began(), { kind: 'rerolled', card: 'you-are-breaking-up', die: 0, from: 1, to: 6 }],
      ['1 you: say you-are-breaking-up'],
    ],
    ['a card face down: nothing is said', [began(), { kind: 'banked', card: 'small-talk' }], []],
    [
      'a test: the answer of its row',
      [began(2), played('keep-cool'), tested('keep-cool', 0)],
      ['1 you: say keep-cool', '2 abductor: keep-cool none calm'],
    ],
    [
      'the mood is the one before the card, whatever rises in between',
      [began(5), played('keep-cool'), threat(5, 7), tested('keep-cool', 3)],
      ['1 you: say keep-cool', '3 abductor: keep-cool two tense'],
    ],
    [
      'the threat is followed from card to card',
      [began(2), threat(2, 6), played('keep-cool'), tested('keep-cool', 1)],
      ['2 you: say keep-cool', '3 abductor: keep-cool one furious'],
    ],
    ['a Terror card: a line of the mood', [began(2), threat(2, 3), terror], ['2 abductor: edward tense']],
    ['the track set back', [began(7), { kind: 'reset', from: 7, to: 2 }, terror], ['2 abductor: edward calm']],
    ['a Terror test: nothing', [began(), tested('do-not-test-me', 0, true)], []],
    ['one goodbye in a conversation', [began(), cutOff, over], ['1 abductor: edward hang-up']],
    [
      'one in each',
      [began(), over, turn, over],
      ['1 abductor: edward hang-up', '2 abductor: edward pick-up', '3 abductor: edward hang-up'],
    ],
    ['the end: nothing', [began(), ended], []],
    [
      'the Second in Command speaks once in charge',
      [began(6), ...second, cutOff, terror, turn],
      ['3 abductor: second hang-up', '4 abductor: second furious', '5 abductor: second pick-up'],
    ],
    [
      'N-27: what does nothing under the Second is not told',
      [began(0), ...second, tested('take-the-shot', 1), tested('take-the-shot', 0), tested('what-are-your-demands', 2)],
      ['3 abductor: second calm', '4 abductor: take-the-shot none calm', '5 abductor: second calm'],
    ],
    ['an abductor and a card without lines', [{ ...began(), abductor: 'x' } as Event, turn, played('x'), over], []],
  ])('%s', (_name, events, expected) => {
    expect(heard(events)).toEqual(expected)
  })

  test('a position has no beginning: the scene says who is on the line', () => {
    const scene = { abductor: 'donna', threat: 6, second: false }
    expect(callLines(labelled(1), [terror], 1, scene).map(({ text }) => text)).toEqual(['donna furious 0'])
    expect(callLines(labelled(1), [terror], 1, { ...scene, second: true })[0].text).toBe('second furious 0')
    expect(callLines(labelled(1), [terror], 1)).toEqual([])
  })
})

describe('when a group is used up', () => {
  test('a line of the person’s own mood, then none', () => {
    const again = [played('small-talk'), tested('small-talk', 2)]
    expect(heard([began(0), ...again, ...again, ...again], labelled(1))).toEqual([
      '1 you: say small-talk',
      '2 abductor: small-talk two calm',
      '4 abductor: edward calm',
    ])
    expect(heard([began(6), turn, turn, turn], labelled(1))).toEqual([
      '1 abductor: edward pick-up',
      '2 abductor: edward furious',
    ])
  })
})

describe('whole games', () => {
  const en = JSON.parse(readFileSync(new URL('en.json', import.meta.url), 'utf8')) as Lines
  const game = negotiator()

  function play(abductor: string, seed: string, picks: readonly number[]): Event[] {
    const events: Event[] = []
    const state = game.start({ abductor }, rootsOf(seed, game.chances), events)
    for (let n = 0; ; n++) {
      const [asked] = game.decisions(state)
      if (!asked) return events
      game.apply(state, asked.seat, asked.options[picks[n % picks.length] % asked.options.length], events)
    }
  }
  const games = fc
    .tuple(
      fc.constantFrom(...standard.abductors.map(({ id }) => id)),
      fc.string(),
      fc.array(fc.nat(30), { minLength: 5, maxLength: 60 }),
    )
    .map(args => play(...args))

  test('no line is said twice, and each belongs to its event', () => {
    fc.assert(
      fc.property(games, fc.string(), (events, seed) => {
        const call = callLines(en, events, seed)
        expect(new Set(call.map(({ text }) => text)).size).toBe(call.length)
        expect(call.map(({ at }) => at)).toEqual(call.map(({ at }) => at).toSorted((a, b) => a - b))
        expect(
          call.filter(({ at, who }) => (who === 'you') !== ['played', 'rerolled'].includes(events[at].kind)),
        ).toEqual([])
        expect(call[0]).toMatchObject({ at: 1, who: 'abductor' })
      }),
      { numRuns: 60 },
    )
  })

  test('what comes later changes nothing that was said', () => {
    fc.assert(
      fc.property(games, fc.integer(), fc.nat(), (events, seed, cut) => {
        const until = cut % (events.length + 1)
        const earlier = callLines(en, events.slice(0, until), seed)
        expect(earlier).toEqual(callLines(en, events, seed).filter(({ at }) => at < until))
      }),
      { numRuns: 60 },
    )
  })

  test('another seed is another call', () => {
    const events = play('donna', 'a call', [3, 0, 1, 7, 2, 0, 5])
    const calls = Array.from({ length: 20 }, (_, seed) => JSON.stringify(callLines(en, events, seed)))
    expect(new Set(calls).size).toBe(20)
  })
})
