import { begin, shuffle } from '../../../engine/chance.ts'
import type { Roots } from '../../../engine/game.ts'
import type { Deck } from '../cards/deck.ts'
import { agendaCounts, COLUMNS, HAND_SIZE, LEADS, levels } from '../vocabulary.ts'
import type { Player, State } from './state.ts'

export interface Setup {
  readonly players: number
}

export const chances = [
  'agendas',
  'initiative',
  'plots',
  'organizations',
  'intel',
  'assets',
  'shuffles',
  'reshuffles',
] as const

const shuffled = (root: Roots[string], cards: Iterable<number>): number[] => {
  const pile = [...cards]
  begin(root, 0)
  return shuffle(pile)
}

export function setUp(deck: Deck, { players: n }: Setup, roots: Roots): State {
  // M-2: one agenda each; the spare stays unseen.
  const dealt: number[] = []
  for (const [agenda, copies] of agendaCounts[n].entries()) for (let i = 0; i < copies; i++) dealt.push(agenda)
  begin(roots.agendas, 0)
  shuffle(dealt)

  const intel = shuffled(roots.intel, deck.inPlay[n].intel)
  const players: Player[] = []
  for (let seat = 0; seat < n; seat++) {
    const hand: number[] = []
    for (let i = 0; i < HAND_SIZE; i++) hand.push(intel.pop() ?? 0)
    players.push({
      agenda: dealt[seat],
      rep: 1, // M-1
      clout: 1,
      agents: 1,
      soldiers: 1,
      leads: LEADS,
      hand,
      open: [],
      down: [],
      up: [],
      drawn: [],
      accuses: -1,
    })
  }
  const spaces: number[] = []
  for (let i = 0; i < levels.length * COLUMNS; i++) spaces.push(-1)

  return {
    players,
    spare: dealt[n],
    round: 0,
    marker: 0,
    initiative: [],
    turn: -1,
    done: 0,
    mustClaim: false,
    trades: 0,
    recruits: 0,
    placedOn: -1,
    placing: -1,
    used: [],
    reacted: [],
    spaces,
    threats: [],
    nextThreat: 1,
    agency: 0,
    terrorist: 0,
    plots: shuffled(roots.plots, deck.inPlay[n].plots),
    plotDiscard: [],
    plotGone: [],
    organizations: shuffled(roots.organizations, deck.data.organizations.keys()),
    organizationDiscard: [],
    organizationGone: [],
    intel,
    intelDiscard: [],
    intelGone: [],
    intelBurned: [],
    assets: shuffled(roots.assets, deck.assets.keys()),
    assetDiscard: [],
    assetGone: [],
    analysing: -1,
    order: [],
    shown: 0,
    cancelled: [],
    sniped: [],
    redBonus: 0,
    blueBonus: 0,
    doubleRed: 0,
    doubleBlue: 0,
    quiet: false,
    pending: [],
    ending: 0,
    scores: [],
    winners: [],
    stack: [],
    shuffles: roots.shuffles,
    reshuffles: roots.reshuffles,
    firsts: roots.initiative,
    acts: [0, 0, 0],
  }
}
