import { expect, test } from 'vitest'
import { stream } from '../../engine/chance.ts'
import { negotiator } from '../../games/negotiator/index.ts'
import { effects } from '../../games/negotiator/rules/effects.ts'
import { clone, type State } from '../../games/negotiator/rules/state.ts'
import { TERROR } from '../../games/negotiator/vocabulary.ts'
import { gameRoots, rootsOf } from '../../seed/roots.ts'
import { imagine } from './imagine.ts'
import { GOING, LOST, type Position, reader, WON } from './position.ts'

const game = negotiator()
const deck = game.cards
const gifts = { hidden: 0, take: 0, look: 0 }

const fromState = (s: State): Record<string, unknown> => ({
  threat: s.threat,
  points: s.points,
  zone: s.zone,
  saved: s.saved,
  killed: s.killed,
  terror: s.terror.length,
  nextDice: s.nextDice,
  talkDice: s.talkDice,
  fours: s.fours,
  second: s.second,
  escaping: s.escaping,
  silent: s.cutOff || s.phase === TERROR,
})
const fromPosition = (p: Position): Record<string, unknown> => ({
  threat: p.threat,
  points: p.points,
  zone: p.zone,
  saved: p.saved,
  killed: p.killed,
  terror: p.terror,
  nextDice: p.nextDice,
  talkDice: p.talkDice,
  fours: p.fours,
  second: p.second,
  escaping: p.escaping,
  silent: p.silent,
})

test('what greedy imagines of every line of every card is what the rules do', () => {
  const read = reader(deck)
  const luck = rootsOf('imagine', [...game.chances, 'bot'])
  const same = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b)
  const wrong = new Set<string>()
  let ended = 0
  let seconds = 0
  for (let n = 0; n < 60; n++) {
    const roots = gameRoots(luck, n)
    const random = stream(roots.bot)
    const abductor = deck.abductors[n % deck.abductors.length]
    const state = game.start({ abductor: abductor.id }, roots)
    for (let [decision] = game.decisions(state); decision; [decision] = game.decisions(state)) {
      if (decision.kind === 'conversation.talk' || state.phase === TERROR)
        for (const { key, effects: line } of deck.lists) {
          const s = clone(state)
          // Near the end of the track and of the Zone, where the rules have their corners.
          s.threat = random(8)
          s.zone = random(4)
          s.second = random(4) === 0 && s.zone > 0
          const p = read.position(game.view(s, 0))
          for (const effect of line)
            if (s.ending === 0) effects[effect.do]({ s, deck, events: null, ran: null }, effect.n, 0)
          imagine(p, line, { ...abductor, nothing: read.bargains.none }, gifts)
          const ending = s.ending === 0 ? GOING : game.outcome(s)?.winners.length === 1 ? WON : LOST
          const isSame = ending === GOING ? same(fromPosition(p), fromState(s)) : true
          if (p.ending !== ending || !isSame) wrong.add(key)
          if (ending !== GOING) ended++
          if (p.second) seconds++
        }
      game.apply(state, 0, decision.options[random(decision.options.length)])
    }
  }
  expect([...wrong]).toEqual([])
  expect(ended).toBeGreaterThan(1000)
  expect(seconds).toBeGreaterThan(1000)
})
