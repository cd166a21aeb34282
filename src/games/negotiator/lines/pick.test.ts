import { describe, expect, test } from 'vitest'
import type { Event } from '../events.ts'
import { type CallStart, callCues } from './cues.ts'
import type { Branch, Lines } from './lines.ts'
import { callLines, poolAt } from './pick.ts'
import { poolsOf } from './pools.ts'

/** Lines that say which pool they are of; `n` in each. */
function labelled(person: string, n: number): Branch {
  const lines: Record<string, unknown> = {}
  for (const way of poolsOf[person]) {
    const names = way.split('/')
    const last = names.pop() ?? ''
    let branch = lines
    for (const name of names) {
      branch[name] ??= {}
      branch = branch[name] as Record<string, unknown>
    }
    branch[last] = Array.from({ length: n }, (_, i) => `${way} ${i}`)
  }
  return lines as Branch
}
const linesOf = (abductor: string, n: number): Lines => ({
  abductor: labelled(abductor, n),
  second: labelled('second', n),
  you: labelled('you', n),
  radio: labelled('radio', n),
})

const fresh: CallStart = { threat: 4, second: false, hidden: 2, zone: 7, last: false }
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
const cutOff: Event = { kind: 'cut-off' }
const second: Event[] = [{ kind: 'eliminated', zone: 3 }, { kind: 'second' }]

/** What is said, as `event number who: pool` without the line's own number; a tilde for the radio. */
const heard = (events: readonly Event[], start: Partial<CallStart> = {}, n = 2): string[] =>
  callLines(linesOf('edward', n), callCues(events, { ...fresh, ...start }), 'seed').map(
    ({ at, who, text, onRadio }) => `${at} ${onRadio ? '~' : ''}${who}: ${text.replace(/ \d+$/, '')}`,
  )

describe('when a pool is used up', () => {
  test('what fits any title, then what fits any mood, then nobody speaks', () => {
    const again = asked('small-talk', 2)
    expect(heard([...again, ...again, ...again, ...again], {}, 1)).toEqual([
      '0 you: say/small-talk',
      '1 abductor: answer/small-talk/two/tense',
      '3 abductor: general/two/tense',
      '5 abductor: short/two',
    ])
  })
  test('a phone is picked up in the mood beside it', () => {
    expect(heard([turn(), turn(), turn()], { threat: 7 }, 1)).toEqual([
      '0 abductor: pick-up/furious',
      '1 abductor: pick-up/tense',
    ])
  })
})

test('an abductor without lines is not heard, you are', () => {
  const lines = { ...linesOf('edward', 1), abductor: null, second: null }
  const call = callLines(lines, callCues([turn(), ...asked('small-talk', 1), ...second, cutOff], fresh), 1)
  expect(call.map(({ text }) => text)).toEqual(['say/small-talk 0'])
})

test('a way that leads nowhere is no pool', () => {
  const lines = { a: { b: ['said'] }, c: ['this'] }
  expect(poolAt(lines, 'a/b')).toEqual(['said'])
  expect(['a', 'a/b/0', 'c/length', 'constructor', 'x'].map(way => poolAt(lines, way))).toEqual([[], [], [], [], []])
  expect(poolAt(null, 'a')).toEqual([])
})
