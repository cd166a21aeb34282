import {
  ACTIVATE,
  AGENTS,
  BURN,
  CLAIM,
  END,
  INTEL,
  LOOK,
  NO_LOOK,
  option,
  RECRUIT_AGENT,
  RECRUIT_ASSET,
  RECRUIT_SOLDIER,
  SEND,
  SOLDIERS,
  STRIKE,
  thingOf,
  USE,
} from '../../../games/homeland/options.ts'
import { best, caseOf, type Desk, gain, offers, standing, withVerb } from './desk.ts'
import { chance, type Estimate } from './estimate.ts'
import { bestTrade } from './placing.ts'
import { assetWorth, usefulness } from './worth.ts'

/** What a case would be worth to me as its lead, with what I can still do for it, over what it is worth as it lies. */
export function claimWorth(desk: Desk, estimate: Estimate): number {
  const { stakes, seat, plays, weights, cards, hand, own, cases } = desk
  // To a mole a case is worth claiming that another lead would win.
  if (plays === 'mole') return stakes.worth(estimate) - stakes.worth(estimate, weights.ownTurn * 2, seat === 0 ? 1 : 0)
  const open = cases.filter(({ threat }) => threat.lead === seat).length
  const strongest = hand.reduce((most, card) => Math.max(most, cards.adds(card)), 0)
  const mine = strongest + Math.min(2, own.agents) + (estimate.roundsLeft * weights.ownTurn) / (1 + open)
  return (stakes.worth(estimate, mine, seat) - stakes.worth(estimate)) * weights.patience.helps ** estimate.roundsLeft
}

/** How many of my Agents on which case, and what that is worth beyond keeping them. */
export function agentsFor(desk: Desk, estimate: Estimate): { readonly n: number; readonly worth: number } {
  const { own, weights } = desk
  let found = { n: 1, worth: Number.NEGATIVE_INFINITY }
  for (let n = 1; n <= own.agents; n++) {
    const worth = gain(desk, estimate, n) - n * weights.agent
    if (worth > found.worth) found = { n, worth }
  }
  return found
}

const bestAgents = (desk: Desk): number =>
  desk.cases.reduce((most, estimate) => Math.max(most, agentsFor(desk, estimate).worth), Number.NEGATIVE_INFINITY)

/** What it would tell me to see the Intel of a case: much where much is at stake and unseen, and the verdict is open. */
export function lookWorth({ weights, stakes }: Desk, estimate: Estimate): number {
  if (estimate.unseen === 0) return 0
  const open = chance(estimate) * (1 - chance(estimate)) * 4
  const swing = Math.abs(stakes.worth(estimate, 20) - stakes.worth(estimate, -20))
  return weights.look * swing * open * Math.min(1, estimate.unseen / 3)
}

/** What it is worth to be rid of a threat. */
export const strikeWorth = ({ stakes }: Desk, estimate: Estimate): number => -stakes.worth(estimate)

/** With a Drone Strike at hand: what it is worth to send Soldiers there, and how many make it possible (M-26). */
function strikeFrom(desk: Desk, estimate: Estimate): number {
  if (standing(desk, 'drone-strike') === 0) return 0
  const missing = Math.max(0, 2 - (estimate.threat.soldiers ?? 0))
  return missing > 0 && missing <= desk.own.soldiers ? strikeWorth(desk, estimate) : 0
}

export const soldiersWorth = (desk: Desk, estimate: Estimate): number =>
  Math.max(lookWorth(desk, estimate) - desk.weights.leastLook, strikeFrom(desk, estimate) - desk.weights.leastStrike)

const bestSoldiers = (desk: Desk): number =>
  desk.cases.reduce((most, estimate) => Math.max(most, soldiersWorth(desk, estimate)), Number.NEGATIVE_INFINITY)

export function soldiersToSend(desk: Desk, threat: number): number {
  const estimate = caseOf(desk, threat)
  const n = strikeFrom(desk, estimate) > desk.weights.leastStrike ? 2 - (estimate.threat.soldiers ?? 0) : 1
  return best(desk, chosen => -Math.abs(thingOf(chosen) - n))
}

/** A look adds a card that nobody knows (M-23): not worth it on a case that will be struck. */
export function lookOrNot(desk: Desk, threat: number): number {
  const estimate = caseOf(desk, threat)
  const willStrike =
    standing(desk, 'drone-strike') > 0 &&
    (estimate.threat.soldiers ?? 0) >= 2 &&
    strikeWorth(desk, estimate) > desk.weights.leastStrike
  return option(!willStrike && lookWorth(desk, estimate) > 0 ? LOOK : NO_LOOK)
}

/** What an asset costs me: the tokens that count least for me first. */
export function pricePaid({ own, weights, plays }: Desk, price: number): number {
  const [rep, clout] = [weights.rep[plays], weights.clout[plays]]
  const cheap = Math.min(price, clout <= rep ? own.clout : own.rep)
  return cheap * Math.min(rep, clout) + (price - cheap) * Math.max(rep, clout)
}

function recruit(desk: Desk): number | null {
  const { own, weights, plays } = desk
  if (!offers(desk, RECRUIT_AGENT)) return null
  if (offers(desk, RECRUIT_ASSET)) {
    const price = Math.max(0, 3 - standing(desk, 'cheap-assets'))
    if (weights.asset - pricePaid(desk, price) > weights.agent) return option(RECRUIT_ASSET)
  }
  const needsSoldiers = standing(desk, 'drone-strike') > 0 && own.soldiers < 2
  if (needsSoldiers) return option(RECRUIT_SOLDIER)
  return option(plays === 'mole' && own.agents > 1 ? RECRUIT_SOLDIER : RECRUIT_AGENT)
}

/** Face down an asset is safe and keeps its points; up, it works and can be burned. */
function activate(desk: Desk): number | null {
  const { cards, weights } = desk
  for (const one of withVerb(desk, ACTIVATE)) {
    const asset = cards.assetAt(thingOf(one))
    const taken = cards.takes(asset)
    const isUseful = usefulness(desk, asset) > weights.leastUse * asset.points
    if (isUseful || (taken && takeWorth(desk, asset.id, taken.id) > 0)) return one
  }
  return null
}

/** Burning one asset to take another (M-34): worth it when that one is lying within reach and is the better one. */
function takeWorth(desk: Desk, own: string, taken: string): number {
  const { view, seat, cards, weights } = desk
  const holder = view.players.findIndex(({ up }, other) => other !== seat && up.includes(taken))
  if (holder < 0 && !view.discards.assets.includes(taken)) return Number.NEGATIVE_INFINITY
  const rival = holder < 0 ? 0 : weights.rivalry * cards.asset(taken).points
  return assetWorth(desk, cards.asset(taken)) + rival - assetWorth(desk, cards.asset(own)) - weights.leastBurn
}

function burn(desk: Desk): number | null {
  const { cards, weights, plays } = desk
  for (const one of withVerb(desk, BURN)) {
    const asset = cards.assetAt(thingOf(one))
    const taken = cards.takes(asset)
    if (taken && takeWorth(desk, asset.id, taken.id) > 0) return one
    const { burnOnTurn } = asset
    if (burnOnTurn?.do === 'clout' && burnOnTurn.n * weights.clout[plays] > assetWorth(desk, asset)) return one
  }
  return null
}

/** Is it worth using an asset now? Most cost nothing; a new hand is wanted only for a bad one. */
function isWorthUsing(desk: Desk, id: string): boolean {
  const { cards, plays, hand, own, cases } = desk
  const { onTurn } = cards.asset(id)
  switch (onTurn?.do) {
    case 'swap-hand': {
      const sign = plays === 'mole' ? -1 : 1
      return hand.reduce((sum, card) => sum + sign * cards.adds(card), 0) < 0
    }
    case 'launder':
      return plays === 'opportunist' ? own.rep > 0 : plays === 'loyal' && own.clout > 0
    case 'shift-soldiers':
      return false
    case 'look-plot':
      return cases.some(({ threat }) => threat.plot === undefined)
    case 'look-intel':
      return cases.some(({ unseen }) => unseen > 0)
    default:
      return true
  }
}

/** One's own turn: first what gives more to work with, then the musts, the trade, and the end (M-19). */
export function act(desk: Desk): number {
  const { options, cards, view, weights } = desk
  const up = activate(desk)
  if (up !== null) return up
  for (const one of withVerb(desk, USE)) if (isWorthUsing(desk, cards.assetAt(thingOf(one)).id)) return one
  const burned = burn(desk)
  if (burned !== null) return burned
  const strikes = withVerb(desk, STRIKE)
  if (strikes.length > 0) {
    const struck = best(desk, one => strikeWorth(desk, caseOf(desk, thingOf(one))), strikes)
    if (strikeWorth(desk, caseOf(desk, thingOf(struck))) > weights.leastStrike) return struck
  }
  const unclaimed = desk.cases.filter(({ threat }) => threat.lead === undefined)
  if (offers(desk, CLAIM) && (view.mustClaim || !offers(desk, END) || unclaimed.some(one => claimWorth(desk, one) > 0)))
    return option(CLAIM)
  const trade = bestTrade(desk, view.done.includes('placed'))
  if (trade !== null && trade.worth > weights.leastTrade) return trade.option
  const hired = recruit(desk)
  if (hired !== null) return hired
  if (offers(desk, AGENTS) && bestAgents(desk) > 0) return option(AGENTS)
  if (offers(desk, SOLDIERS) && bestSoldiers(desk) > 0) return option(SOLDIERS)
  if (offers(desk, INTEL)) return option(INTEL)
  return offers(desk, END) ? option(END) : options[0]
}

export const agentsToSend = (desk: Desk, threat: number): number => {
  const { n } = agentsFor(desk, caseOf(desk, threat))
  return offers(desk, SEND, n) ? option(SEND, n) : desk.options[0]
}
