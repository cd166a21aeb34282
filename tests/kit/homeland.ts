import type { Random } from '../../src/engine/game.ts'
import type { Event } from '../../src/games/homeland/events.ts'
import type { Homeland } from '../../src/games/homeland/index.ts'
import type { Setup } from '../../src/games/homeland/rules/setup.ts'
import { type State, spaceAt } from '../../src/games/homeland/rules/state.ts'
import type { View } from '../../src/games/homeland/view/view.ts'
import { COLUMNS, GOLD, IMMINENT, TRACK } from '../../src/games/homeland/vocabulary.ts'
import { homelandContradiction } from './homeland-told.ts'
import type { Plan } from './plan.ts'

/** What a helpful player likes: to do things rather than to stop, to use assets, to get cases solved. */
function likes(name: string): number {
  const [verb] = name.split(' ')
  return (
    { end: 0.4, pass: 0.7, activate: 3, use: 3, burn: 2, strike: 1, 'recruit-asset': 3, intel: 3, claim: 3 }[verb] ?? 1
  )
}

type Late = (s: State, random: Random) => State

const take = (from: number[], random: Random): number => from.splice(random(from.length), 1)[0]

/** Positions that random play from the start reaches seldom or never. */
function latePositions({ cards: deck }: Homeland): Record<string, Late> {
  /** A board with threats everywhere, claimed or not, with Intel, figures and things people have seen. */
  const fill = (s: State, random: Random, share: number): void => {
    const seats = s.players.length
    for (let level = 0; level <= IMMINENT; level++)
      for (let column = 0; column < COLUMNS; column++) {
        if (s.spaces[spaceAt(level, column)] >= 0 || random(100) >= share) continue
        if (s.organizations.length === 0 || s.plots.length === 0 || s.intel.length < 20) return
        const lead = random(seats + 1) - 1
        const threat = {
          id: s.nextThreat++,
          organization: take(s.organizations, random),
          plot: take(s.plots, random),
          lead: lead >= 0 && s.players[lead].leads > 0 ? lead : -1,
          agents: random(3),
          soldiers: random(4),
          cards: [] as number[],
          by: [] as number[],
          known: [] as boolean[],
          plotSeen: random(1 << seats) & random(1 << seats),
          looks: [] as number[],
        }
        if (threat.lead >= 0) s.players[threat.lead].leads--
        for (let n = 1 + random(4); n > 0; n--) {
          threat.cards.push(take(s.intel, random))
          threat.by.push(threat.cards.length === 1 ? -1 : random(seats + 1) - 1)
          threat.known.push(random(8) === 0 && threat.by[threat.by.length - 1] >= 0)
          if (random(3) === 0) threat.looks.push(random(seats), threat.cards.length, s.round)
        }
        s.threats.push(threat)
        s.spaces[spaceAt(level, column)] = threat.id
      }
  }
  const equip = (s: State, random: Random): void => {
    for (const player of s.players) {
      player.rep = random(7)
      player.clout = random(7)
      player.agents = random(4)
      player.soldiers = random(4)
      for (let n = random(4); n > 0; n--) player.up.push(take(s.assets, random))
      for (let n = random(3); n > 0; n--) player.down.push(take(s.assets, random))
      if (random(4) === 0) player.open.push(take(s.intel, random))
    }
  }
  const middle: Late = (s, random) => {
    s.round += random(4)
    equip(s, random)
    fill(s, random, 35)
    s.agency = random(TRACK - 1)
    s.terrorist = random(TRACK - 1)
    return s
  }
  /** Every threat gets a gold card, from wherever there is one. */
  const gild = (s: State, random: Random): void => {
    const golds = s.intel.filter(card => deck.colour[card] === GOLD)
    for (const threat of s.threats) {
      if (golds.length === 0) return
      const card = take(golds, random)
      s.intel.splice(s.intel.indexOf(card), 1)
      threat.cards.push(card)
      threat.by.push(-1)
      threat.known.push(false)
    }
  }

  return {
    'in the middle': middle,
    'gold everywhere': (s, random) => {
      middle(s, random)
      gild(s, random)
      return s
    },
    'helped to the end': (s, random) => {
      middle(s, random)
      s.agency = TRACK - 1 - random(2)
      s.terrorist = random(8)
      for (const threat of s.threats) threat.agents += 9
      return s
    },
    'well led': (s, random) => {
      middle(s, random)
      fill(s, random, 40)
      s.agency = random(3)
      s.terrorist = random(4)
      for (const threat of s.threats) {
        threat.agents += 12
        const lead = random(s.players.length)
        if (threat.lead >= 0 || s.players[lead].leads === 0) continue
        threat.lead = lead
        s.players[lead].leads--
      }
      return s
    },
    'the terrorists nearly there': (s, random) => {
      middle(s, random)
      s.terrorist = TRACK - 1 - random(2)
      return s
    },
    'a full board': (s, random) => {
      equip(s, random)
      fill(s, random, 95)
      return s
    },
    'decks nearly empty': (s, random) => {
      middle(s, random)
      const thin = (deckOf: number[], discard: number[], left: number) => {
        while (deckOf.length > left) discard.push(take(deckOf, random))
      }
      thin(s.intel, s.intelDiscard, random(4))
      thin(s.assets, s.assetDiscard, random(3))
      thin(s.plots, s.plotDiscard, random(3))
      thin(s.organizations, s.organizationDiscard, random(3))
      return s
    },
  }
}

export const homelandPlan = (game: Homeland): Plan<Setup, State, View, Event> => ({
  setups: Object.fromEntries([3, 4, 5, 6].map(players => [`${players} players`, { players }])),
  positions: latePositions(game),
  likes,
  contradiction: homelandContradiction(game.cards),
  bound: 6000,
  // A game has some hundreds of decisions, and every start and kind of player comes up once in 16 games.
  less: { games: 0.16, looks: 0.25, twins: { games: 32, oneIn: 160, decisions: 45 } },
  coverage: { games: 560 },
})
