import { expect, test } from 'vitest'
import { stream } from '../../../engine/chance.ts'
import type { Random } from '../../../engine/game.ts'
import { negotiator } from '../../../games/negotiator/index.ts'
import {
  ACCEPT,
  BANK,
  BUY,
  CONCEDE,
  DONE,
  HANG_UP,
  KEEP,
  PAY,
  PLAY,
  REROLL,
  verbOf,
} from '../../../games/negotiator/options.ts'
import { clone, type State } from '../../../games/negotiator/rules/state.ts'
import { gameRoots, rootsOf } from '../../../seed/roots.ts'
import { copy, type Position, reader, testDice } from '../position.ts'
import { against, unseenIn } from './desk.ts'
import { kindOf } from './dice.ts'
import { Memo } from './memo.ts'
import { questionOf } from './question.ts'
import { NO_LIMITS, type Search, search } from './search.ts'
import { terrorAhead } from './terror.ts'
import type { Worth } from './worth.ts'

const game = negotiator()
const deck = game.cards
const read = reader(deck)
const cards = new Float64Array(2 * deck.titles)

/** What the two must agree on, whatever is asked next. */
const board = (p: Position): string =>
  JSON.stringify([p.threat, p.zone, p.saved, p.killed, p.terror, p.next, p.second, p.bargain])
const held = (p: Position): string => JSON.stringify([p.points, p.hand, p.cards, p.supply, p.gone])
const mood = (p: Position): string => JSON.stringify([p.nextDice, p.talkDice, p.fours, p.escaping])

/** A search that rolls these dice, and only tells where it comes to: positions in which a player would go on. */
function telling(s: State, dice: readonly number[]): { readonly found: Position[]; readonly model: Search } {
  const found: Position[] = []
  const tell = (p: Position): number => {
    found.push(copy(p))
    return 0
  }
  const worth: Worth = { board: () => 0, cards: () => cards }
  const view = game.view(s, 0)
  const opponent = against(deck, read, s.abductor, worth)
  const { majors, escapes } = opponent
  const unseen = unseenIn(deck, view)
  const memo = new Memo()
  const model = search({
    deck,
    reader: read,
    opponent,
    majors,
    escapes,
    unseen,
    worth,
    memo,
    ended: new Memo(),
    limits: NO_LIMITS,
    depth: 1,
  })
  model.end = tell
  model.turn = tell
  model.goingOn = tell
  model.test = (p, tested, depth) => {
    const counts = [0, 0, 0, 0]
    for (const face of dice.slice(0, testDice(p))) counts[kindOf(face)]++
    if (!p.inTerror) p.nextDice = 0
    return model.keep(p, tested, counts, depth)
  }
  return { found, model }
}

/** Where the Terror Phase may lead, with the card that will come. */
function afterTerror(s: State, p: Position): Position[] {
  const found: Position[] = []
  const worth: Worth = {
    board(q) {
      found.push(copy(q))
      return found.length
    },
    cards: () => cards,
  }
  const known = { ...p, next: s.terror.length > 0 ? deck.terrorTitle[s.terror[s.terror.length - 1]] : -1 }
  terrorAhead(deck, read.bargains, against(deck, read, s.abductor, worth), worth, [])(known)
  return found
}

const tally = { talked: 0, ended: 0, terror: 0, kinds: new Set<number>() }

/** One choice with laid dice, by the rules and by the model. What they come to must be the same. */
function step(state: State, chosen: number, random: Random): string | null {
  const before = clone(state)
  const dice = [0, 0, 0, 0, 0].map(() => 1 + random(6))
  const view = game.view(before, 0)
  const [{ kind }] = game.decisions(before)
  state.laid = [...dice]
  game.apply(state, 0, chosen)
  state.laid = []
  const [next] = game.decisions(state)
  const p = read.position(view)
  const verb = verbOf(chosen)
  const what = `${game.cards.abductors[state.abductor].id}: ${game.nameOf(chosen)} with ${dice}`

  if (verb === DONE) {
    if (next?.kind !== 'conversation.talk') return null
    tally.terror++
    const reached = board(read.position(game.view(state, 0)))
    return afterTerror(before, p).some(q => board(q) === reached) ? null : what
  }
  if (kind === 'spend.buy') return null
  // A comparison's dice are not the test's, and what is rolled again is one die: it is laid as it falls.
  const { found, model } = telling(before, dice)
  if (verb === REROLL) return null
  const value = questionOf(deck, view, kind, p)(model, chosen, 1)
  if (next?.kind.startsWith('test.')) return null
  tally.kinds.add(verb)
  if (!next) {
    tally.ended++
    const isWon = game.outcome(state)?.winners.length === 1
    if (found.length === 0) return value === (isWon ? 1 : 0) ? null : `${what} ends`
    return !isWon && found.some(q => q.escaping || q.last || q.terror === 0) ? null : `${what} ends otherwise`
  }
  if (next.kind !== 'conversation.talk' && next.kind !== 'spend.buy') return null
  if (before.phase === 2) return null
  tally.talked++
  const q = read.position(game.view(state, 0))
  const isOver = next.kind === 'spend.buy'
  const alike = (one: Position): boolean =>
    board(one) === board(q) && held(one) === held(q) && (isOver || mood(one) === mood(q))
  return found.some(alike) ? null : `${what}: ${board(q)} ${held(q)} ${mood(q)}`
}

test.each(deck.abductors.map(({ id }) => id))('%s: the model does with laid dice what the rules do', abductor => {
  const luck = rootsOf(`lock-step ${abductor}`, [...game.chances, 'bot'])
  const wrong: string[] = []
  tally.talked = 0
  tally.ended = 0
  tally.terror = 0
  for (let n = 0; n < 100; n++) {
    const roots = gameRoots(luck, n)
    const random = stream(roots.bot)
    const state = game.start({ abductor }, roots)
    for (let [decision] = game.decisions(state); decision; [decision] = game.decisions(state)) {
      // Ended too soon by chance, a game would never come to its corners.
      const options = decision.options.filter(one => verbOf(one) !== HANG_UP || random(6) === 0)
      const list = options.length > 0 ? options : decision.options
      const slip = step(state, list[random(list.length)], random)
      if (slip !== null) wrong.push(slip)
    }
  }
  expect(wrong.slice(0, 5)).toEqual([])
  expect(tally.talked).toBeGreaterThan(1000)
  expect(tally.terror).toBeGreaterThan(150)
  expect(tally.ended).toBeGreaterThan(20)
  expect([...tally.kinds]).toEqual(expect.arrayContaining([PLAY, BANK, CONCEDE, BUY, PAY, ACCEPT, KEEP]))
})
