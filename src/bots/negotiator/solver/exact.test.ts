import { describe, expect, test } from 'vitest'
import { negotiator } from '../../../games/negotiator/index.ts'
import { clone, type State } from '../../../games/negotiator/rules/state.ts'
import { KNOWN } from '../../../games/negotiator/vocabulary.ts'
import { rootsOf } from '../../../seed/roots.ts'
import { reader } from '../position.ts'
import { against, desk, unseenIn } from './desk.ts'
import { NO_LIMITS } from './search.ts'
import { worthOf } from './solver.ts'

const game = negotiator()
const deck = game.cards
const read = reader(deck)
const title = (id: string): number => deck.data.conversation.findIndex(card => card.id === id)

interface Laid {
  readonly abductor: string
  readonly hand: readonly string[]
  readonly supply?: readonly string[]
  readonly set: Partial<State>
}

/** The last conversation (N-24): nothing comes after it, so that its value is all there is. */
function lay({ abductor, hand, supply = [], set }: Laid): State {
  const s = game.start({ abductor }, rootsOf('exact', game.chances))
  s.terrorDiscard = s.terror
  s.terror = []
  s.last = true
  s.hand = deck.none.slice()
  s.supply = deck.none.slice()
  for (const id of hand) s.hand[title(id)]++
  for (const id of supply) s.supply[title(id)]++
  s.gone = deck.copies.map((n, i) => n - s.hand[i] - s.supply[i])
  s.demands = []
  s.standing = []
  return Object.assign(s, set)
}

/** Goes through the rules themselves: every option, and every throw of the dice that an option may roll. */
function byRules(state: State, known = new Map<string, number>()): number {
  const [decision] = game.decisions(state)
  if (!decision) return game.outcome(state)?.winners.length ?? 0
  const view = game.view(state, 0)
  const key = JSON.stringify({ ...view, rolls: 0 })
  const found = known.get(key)
  if (found !== undefined) return found
  let most = 0
  for (const option of decision.options) {
    const name = game.nameOf(option)
    const dice = name.startsWith('play ') ? view.test.next : name.startsWith('reroll ') ? 1 : 0
    let sum = 0
    for (let n = 0; n < 6 ** dice; n++) {
      const s = clone(state)
      s.laid = Array.from({ length: dice }, (_, i) => 1 + (Math.floor(n / 6 ** i) % 6))
      game.apply(s, 0, option)
      s.laid = []
      sum += byRules(s, known)
    }
    most = Math.max(most, sum / 6 ** dice)
  }
  known.set(key, most)
  return most
}

function bySearch(s: State): number {
  const view = game.view(s, 0)
  const opponent = against(deck, read, s.abductor, worthOf(deck, view.abductor))
  const p = read.position(view)
  return desk(deck, read).values(opponent, unseenIn(deck, view), NO_LIMITS, (search, depth) => [
    search.talk(p, depth),
  ])[0]
}

const [wire] = deck.majorsOf[0]
const helicopter = deck.escapeBase

const positions: Readonly<Record<string, Laid>> = {
  'extract the last one, and capture': {
    abductor: 'arkayne',
    hand: ['minor-extraction', 'keep-cool', 'small-talk'],
    set: { threat: 3, zone: 1, saved: 5, killed: 1 },
  },
  'buy what is needed first': {
    abductor: 'arkayne',
    hand: ['small-talk', 'keep-cool'],
    supply: ['minor-extraction', 'just-stay-calm'],
    set: { threat: 2, zone: 0, saved: 4, killed: 3, points: 1 },
  },
  'eliminate, then the Second surrenders': {
    abductor: 'arkayne',
    hand: ['take-the-shot', 'keep-cool', 'keep-cool'],
    set: { threat: 1, zone: 2, saved: 4, killed: 1 },
  },
  'pairs of 6s release': {
    abductor: 'donna',
    hand: ['small-talk', 'keep-cool', 'minor-extraction'],
    set: { threat: 0, zone: 1, saved: 9, killed: 2 },
  },
  'roll one die again': {
    abductor: 'donna',
    hand: ['you-are-breaking-up', 'minor-extraction'],
    set: { threat: 1, zone: 1, saved: 9, killed: 2 },
  },
  'his kills raise the threat': {
    abductor: 'edward',
    hand: ['an-empty-promise', 'minor-extraction'],
    set: { threat: 6, zone: 1, saved: 5, killed: 1 },
  },
  'concede what releases': {
    abductor: 'arkayne',
    hand: ['small-talk', 'minor-extraction'],
    set: { threat: 2, zone: 2, saved: 4, killed: 1, points: 3, demands: [wire], standing: [KNOWN] },
  },
  'an Escape that the shot undoes': {
    abductor: 'arkayne',
    hand: ['take-the-shot', 'keep-cool'],
    set: { threat: 4, zone: 0, saved: 5, killed: 2, points: 4, demands: [helicopter], standing: [KNOWN] },
  },
  'a death that leaves nobody to release': {
    abductor: 'arkayne',
    hand: ['an-empty-promise', 'minor-extraction'],
    set: { threat: 1, zone: 2, saved: 4, killed: 1 },
  },
  'the Second kills for every step': {
    abductor: 'arkayne',
    hand: ['minor-extraction', 'small-talk'],
    set: { threat: 5, zone: 2, saved: 4, killed: 1, second: true },
  },
}

describe.each(Object.entries(positions))('%s', (_name, laid) => {
  test('the search finds the very value that the rules have', () => {
    const value = bySearch(lay(laid))
    expect(value).toBeGreaterThan(0)
    expect(value).toBeLessThan(1)
    expect(value).toBeCloseTo(byRules(lay(laid)), 10)
  })
})
