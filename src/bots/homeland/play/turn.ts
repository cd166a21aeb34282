import type { Asset, Effect } from '../../../games/homeland/cards/card.ts'
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
import { aimed, bestHindering, mayAim } from './aiming.ts'
import { type Assessment, best, caseOf, gain, offers, standing, withVerb } from './assess.ts'
import type { Estimate } from './estimate.ts'
import { claimWorth, lookWorth, plotLookWorth, strikeWorth } from './on-cases.ts'
import { bestTrade } from './placing.ts'
import { agencyFirst } from './stakes.ts'
import { assetWorth, turnsLeft, usefulness } from './worth.ts'

/** How many of my Agents on which case, and what that is worth beyond keeping them: what they do there, and see (M-24). */
export function agentsFor(
  assessed: Assessment,
  estimate: Estimate,
  agents = assessed.own.agents,
): { readonly n: number; readonly worth: number } {
  const { weights } = assessed
  const look = plotLookWorth(assessed, estimate)
  let found = { n: 1, worth: Number.NEGATIVE_INFINITY }
  for (let n = 1; n <= agents; n++) {
    const worth = gain(assessed, estimate, n) + look - n * weights.agent
    if (worth > found.worth) found = { n, worth }
  }
  return found
}

const bestAgents = (assessed: Assessment, agents = assessed.own.agents): number =>
  assessed.cases.reduce(
    (most, estimate) => Math.max(most, agentsFor(assessed, estimate, agents).worth),
    Number.NEGATIVE_INFINITY,
  )

/** With a Drone Strike at hand: what it is worth to send Soldiers there, and how many make it possible (M-26). */
function strikeFrom(assessed: Assessment, estimate: Estimate, soldiers = assessed.own.soldiers): number {
  if (standing(assessed, 'drone-strike') === 0) return 0
  const missing = Math.max(0, 2 - (estimate.threat.soldiers ?? 0))
  return missing > 0 && missing <= soldiers ? strikeWorth(assessed, estimate) : 0
}

export const soldiersWorth = (assessed: Assessment, estimate: Estimate): number =>
  Math.max(
    lookWorth(assessed, estimate) - assessed.weights.leastLook,
    strikeFrom(assessed, estimate) - assessed.weights.leastStrike,
  )

const bestSoldiers = (assessed: Assessment): number =>
  assessed.cases.reduce((most, estimate) => Math.max(most, soldiersWorth(assessed, estimate)), Number.NEGATIVE_INFINITY)

export function soldiersToSend(assessed: Assessment, threat: number): number {
  const estimate = caseOf(assessed, threat)
  const n = strikeFrom(assessed, estimate) > assessed.weights.leastStrike ? 2 - (estimate.threat.soldiers ?? 0) : 1
  return best(assessed, chosen => -Math.abs(thingOf(chosen) - n))
}

/** A look adds a card that nobody knows (M-23): not worth it on a case that will be struck. */
export function lookOrNot(assessed: Assessment, threat: number): number {
  const estimate = caseOf(assessed, threat)
  const willStrike =
    standing(assessed, 'drone-strike') > 0 &&
    (estimate.threat.soldiers ?? 0) >= 2 &&
    strikeWorth(assessed, estimate) > assessed.weights.leastStrike
  return option(!willStrike && lookWorth(assessed, estimate) > 0 ? LOOK : NO_LOOK)
}

/** What an asset costs me: the tokens that count least for me first. */
export function pricePaid({ own, weights, plays }: Assessment, price: number): number {
  const [rep, clout] = [weights.rep[plays], weights.clout[plays]]
  const cheap = Math.min(price, clout <= rep ? own.clout : own.rep)
  return cheap * Math.min(rep, clout) + (price - cheap) * Math.max(rep, clout)
}

/**
 * The table may lose all within a round: what saves it goes before what is mine. Before that whoever spends on the table
 * wins less often than who buys assets, by 2 of 100 games, though the table wins a little more.
 */
const isBrink = ({ weights, view }: Assessment): boolean => weights.isSeasoned && view.terrorist >= weights.brink

/** What one Agent more would do at once, where it is needed most. */
const agentWorth = (assessed: Assessment): number =>
  bestAgents(assessed, assessed.own.agents + 1) - Math.max(0, bestAgents(assessed))

/** What one Soldier more would do at once: a strike that lacks one. */
function soldierWorth(assessed: Assessment): number {
  const { cases, own, weights } = assessed
  const struck = (soldiers: number): number =>
    cases.reduce((most, one) => Math.max(most, strikeFrom(assessed, one, soldiers) - weights.leastStrike), 0)
  return struck(own.soldiers + 1) - struck(own.soldiers)
}

/** What a new asset is worth for its price: points only as far as the agency wins, its use only for the turns left. */
function newAssetWorth(assessed: Assessment): number {
  const { weights, plays, view } = assessed
  const paid = pricePaid(assessed, Math.max(0, 3 - standing(assessed, 'cheap-assets')))
  if (!weights.isSeasoned) return weights.asset - paid
  const points = plays === 'mole' ? 1 : agencyFirst(weights, view.agency, view.terrorist)
  return points * (weights.asset - weights.assetUse - paid) + weights.assetUse * turnsLeft(view)
}

function recruit(assessed: Assessment): number | null {
  const { own, weights, plays } = assessed
  if (!offers(assessed, RECRUIT_AGENT)) return null
  const agent = isBrink(assessed) ? agentWorth(assessed) : 0
  const soldier = isBrink(assessed) ? soldierWorth(assessed) : 0
  if (offers(assessed, RECRUIT_ASSET) && newAssetWorth(assessed) > Math.max(weights.agent, agent, soldier))
    return option(RECRUIT_ASSET)
  if (soldier > 0 && soldier > agent) return option(RECRUIT_SOLDIER)
  if (soldier > 0 || agent > weights.agent) return option(RECRUIT_AGENT)
  const needsSoldiers = standing(assessed, 'drone-strike') > 0 && own.soldiers < 2
  if (needsSoldiers) return option(RECRUIT_SOLDIER)
  return option(plays === 'mole' && own.agents > 1 ? RECRUIT_SOLDIER : RECRUIT_AGENT)
}

/** Is what burning this asset does worth more to me, now, than the asset? */
function isToBurn(assessed: Assessment, asset: Asset): boolean {
  const { weights, own } = assessed
  const { burnOnTurn } = asset
  if (!weights.isSeasoned || burnOnTurn === undefined || burnOnTurn.do === 'take-asset') return false
  // Soldiers are sent there to strike: without another Drone Strike than the one that is burned they only stand there.
  const isOwnStrike = own.up.includes(asset.id) && asset.always?.some(one => one.do === 'drone-strike') === true
  if (burnOnTurn.do === 'send-soldiers' && standing(assessed, 'drone-strike') <= (isOwnStrike ? 1 : 0)) return false
  return burnWorth(assessed, burnOnTurn) > assetWorth(assessed, asset) + weights.leastBurn
}

/** Face down an asset is safe and keeps its points; up, it works and can be burned. */
function activate(assessed: Assessment): number | null {
  const { cards, weights } = assessed
  for (const one of withVerb(assessed, ACTIVATE)) {
    const asset = cards.assetAt(thingOf(one))
    const taken = cards.takes(asset)
    const isUseful = usefulness(assessed, asset) > weights.leastUse * asset.points
    if (
      isUseful ||
      (taken && takeWorth(assessed, asset.id, taken.id) > 0) ||
      (isBrink(assessed) && isToBurn(assessed, asset))
    )
      return one
  }
  return null
}

/** Burning one asset to take another (M-34): worth it when that one is lying within reach and is the better one. */
function takeWorth(assessed: Assessment, own: string, taken: string): number {
  const { view, seat, cards, weights } = assessed
  const holder = view.players.findIndex(({ up }, other) => other !== seat && up.includes(taken))
  if (holder < 0 && !view.discards.assets.includes(taken)) return Number.NEGATIVE_INFINITY
  const rival = holder < 0 ? 0 : weights.rivalry * cards.asset(taken).points
  return assetWorth(assessed, cards.asset(taken)) + rival - assetWorth(assessed, cards.asset(own)) - weights.leastBurn
}

/** What an effect would do for me at its best target, now. */
function burnWorth(assessed: Assessment, { do: effect, n }: Effect): number {
  if (effect === 'make-discard' || effect === 'expose-player')
    return bestHindering(assessed) * assessed.weights.hindering * (n || 1)
  return assessed.cases.reduce(
    (most, estimate) =>
      mayAim(assessed, effect, estimate) ? Math.max(most, aimed(assessed, effect, estimate, n)) : most,
    Number.NEGATIVE_INFINITY,
  )
}

function burn(assessed: Assessment): number | null {
  const { cards, weights, plays } = assessed
  for (const one of withVerb(assessed, BURN)) {
    const asset = cards.assetAt(thingOf(one))
    const taken = cards.takes(asset)
    if (taken && takeWorth(assessed, asset.id, taken.id) > 0) return one
    const { burnOnTurn } = asset
    if (burnOnTurn === undefined || burnOnTurn.do === 'take-asset') continue
    if (burnOnTurn.do === 'clout' && burnOnTurn.n * weights.clout[plays] > assetWorth(assessed, asset)) return one
    if (isToBurn(assessed, asset)) return one
  }
  return null
}

/** Is it worth using an asset now? Most cost nothing; a new hand is wanted only for a bad one. */
function isWorthUsing(assessed: Assessment, id: string): boolean {
  const { cards, plays, hand, own, cases, weights } = assessed
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
    case 'hasten':
      return cases.some(one => mayAim(assessed, 'hasten', one) && aimed(assessed, 'hasten', one) > 0)
    case 'send-agent':
      return !weights.isSeasoned || cases.some(one => aimed(assessed, 'send-agent', one, onTurn.n) > 0)
    case 'look-plot':
      return cases.some(({ threat }) => threat.plot === undefined)
    case 'look-intel':
      return cases.some(({ unseen }) => unseen > 0)
    default:
      return true
  }
}

/** One's own turn: first what gives more to work with, then the musts, the trade, and the end (M-19). */
export function act(assessed: Assessment): number {
  const { options, cards, view, weights } = assessed
  const up = activate(assessed)
  if (up !== null) return up
  for (const one of withVerb(assessed, USE)) if (isWorthUsing(assessed, cards.assetAt(thingOf(one)).id)) return one
  const burned = burn(assessed)
  if (burned !== null) return burned
  const strikes = withVerb(assessed, STRIKE)
  if (strikes.length > 0) {
    const struck = best(assessed, one => strikeWorth(assessed, caseOf(assessed, thingOf(one))), strikes)
    if (strikeWorth(assessed, caseOf(assessed, thingOf(struck))) > weights.leastStrike) return struck
  }
  const unclaimed = assessed.cases.filter(({ threat }) => threat.lead === undefined)
  if (
    offers(assessed, CLAIM) &&
    (view.mustClaim || !offers(assessed, END) || unclaimed.some(one => claimWorth(assessed, one) > 0))
  )
    return option(CLAIM)
  const trade = bestTrade(assessed, view.done.includes('placed'))
  if (trade !== null && trade.worth > weights.leastTrade) return trade.option
  const hired = recruit(assessed)
  if (hired !== null) return hired
  if (offers(assessed, AGENTS) && bestAgents(assessed) > 0) return option(AGENTS)
  if (offers(assessed, SOLDIERS) && bestSoldiers(assessed) > 0) return option(SOLDIERS)
  if (offers(assessed, INTEL)) return option(INTEL)
  return offers(assessed, END) ? option(END) : options[0]
}

export const agentsToSend = (assessed: Assessment, threat: number): number => {
  const { n } = agentsFor(assessed, caseOf(assessed, threat))
  return offers(assessed, SEND, n) ? option(SEND, n) : assessed.options[0]
}
