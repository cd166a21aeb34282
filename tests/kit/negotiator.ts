import type { Random } from '../../src/engine/game.ts'
import type { Event } from '../../src/games/negotiator/events.ts'
import type { Negotiator } from '../../src/games/negotiator/index.ts'
import { plain } from '../../src/games/negotiator/rules/frames.ts'
import type { Setup } from '../../src/games/negotiator/rules/setup.ts'
import type { State } from '../../src/games/negotiator/rules/state.ts'
import { SPEND_BUY } from '../../src/games/negotiator/rules/steps.ts'
import type { View } from '../../src/games/negotiator/view/view.ts'
import {
  CONCEDED,
  HAND_LIMIT,
  HIDDEN,
  HIGHEST,
  KNOWN,
  LOWEST,
  levels,
  SPEND,
} from '../../src/games/negotiator/vocabulary.ts'
import { negotiatorContradiction } from './negotiator-told.ts'
import type { Plan } from './plan.ts'

/** What a helpful player likes: to play rather than to stop, to buy the dear cards, to use what a test allows. */
function likes(name: string): number {
  const [verb, card] = name.split(' ')
  if (verb === 'buy' || verb === 'take') return card === 'all-units-go' || card === 'take-the-shot' ? 8 : 3
  return { play: 4, bank: 1, concede: 2, 'hang-up': 0.3, done: 0.5, convert: 3, reroll: 1 }[verb] ?? 1
}

type Late = (s: State, random: Random) => State

/** Positions that random play from the start reaches seldom or never. */
function latePositions({ cards: deck }: Negotiator): Record<string, Late> {
  /** Any hand out of everything that is at hand or to be had; never none, so that there is something to ask. */
  const dealHand = (s: State, random: Random): void => {
    for (let title = 0; title < deck.titles; title++) {
      s.supply[title] += s.hand[title]
      s.hand[title] = 0
    }
    for (let left = 1 + random(HAND_LIMIT); left > 0; left--) {
      const lying = s.supply.flatMap((n, title) => (n > 0 ? [title] : []))
      const title = lying[random(lying.length)]
      s.supply[title]--
      s.hand[title]++
    }
  }
  /** The top of the Terror deck is behind us; of the Minor Demands among it some are still open. */
  const drawTerror = (s: State, n: number, random: Random): void => {
    for (let i = 0; i < n; i++) {
      const card = s.terror.pop()
      if (card === undefined) return
      const isMinor = deck.terror[deck.terrorTitle[card]].demand >= 0
      if (isMinor && !s.second && random(2) === 0) s.minors.push(card)
      else s.terrorDiscard.push(card)
      s.turn++
    }
  }
  const know = (s: State, random: Random): void => {
    for (const [i, demand] of s.demands.entries())
      s.standing[i] = [HIDDEN, KNOWN, KNOWN, deck.demands[demand].kind === 'major' ? CONCEDED : KNOWN][random(4)]
  }
  /** Somebody saved, somebody killed, never more than half, and at least `left` still inside. */
  const moveHostages = (s: State, left: number, random: Random): void => {
    const total = s.zone
    s.killed = random(Math.min(total >> 1, total - left) + 1)
    s.saved = random(total - left - s.killed + 1)
    s.zone = total - s.killed - s.saved
  }
  const middle: Late = (s, random) => {
    dealHand(s, random)
    drawTerror(s, random(s.terror.length), random)
    know(s, random)
    moveHostages(s, 1, random)
    s.threat = random(levels.length)
    s.points = random(14) - 3
    s.looked = random(4) === 0 ? Math.min(1, s.terror.length) : 0
    if (random(8) === 0) s.laid = [1 + random(6), 1 + random(6)]
    return s
  }

  return {
    'in the middle': middle,
    'rich, with the demands known': (s, random) => {
      middle(s, random)
      s.standing.fill(KNOWN)
      s.points = 4 + random(8)
      return s
    },
    'at an end of the threat track': (s, random) => {
      middle(s, random)
      s.threat = random(2) === 0 ? LOWEST : HIGHEST
      return s
    },
    'half of them killed': (s, random) => {
      middle(s, random)
      const total = s.zone + s.saved + s.killed
      s.killed = total >> 1
      s.saved = random(total - s.killed)
      s.zone = total - s.killed - s.saved
      return s
    },
    'an empty Hostage Zone': (s, random) => {
      middle(s, random)
      s.saved += s.zone
      s.zone = 0
      return s
    },
    'the Second in Command': (s, random) => {
      middle(s, random)
      s.second = true
      s.demandsGone = s.demands.splice(0)
      s.goneStanding = s.standing.splice(0)
      s.terrorGone = s.minors.splice(0)
      return s
    },
    'the last conversation': (s, random) => {
      middle(s, random)
      drawTerror(s, s.terror.length, random)
      s.looked = 0
      s.last = true
      return s
    },
    'the Pivotal Event next': (s, random) => {
      middle(s, random)
      drawTerror(s, s.terror.length - 1, random)
      s.looked = random(2)
      return s
    },
    'the escape under way': (s, random) => {
      middle(s, random)
      for (const [i, demand] of s.demands.entries())
        if (deck.demands[demand].kind === 'escape') s.standing[i] = CONCEDED
      s.escaping = true
      s.talkDice = random(3)
      s.nextDice = random(4) - 1
      s.fours = random(2) === 0
      return s
    },
    'the Spend Phase': (s, random) => {
      middle(s, random)
      s.phase = SPEND
      s.stack = [plain(SPEND_BUY)]
      return s
    },
  }
}

export const negotiatorPlan = (game: Negotiator): Plan<Setup, State, View, Event> => ({
  setups: Object.fromEntries(game.cards.abductors.map(({ id }) => [id, { abductor: id }])),
  positions: latePositions(game),
  likes,
  contradiction: negotiatorContradiction(game.cards),
  bound: 1000,
})
