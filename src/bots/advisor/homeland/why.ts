import type { Seat } from '../../../engine/game.ts'
import type { Parts } from '../../../games/homeland/options.ts'
import type { Posterior } from '../../homeland/belief/belief.ts'
import type { Assessment } from '../../homeland/play/assess.ts'
import { chance, type Estimate } from '../../homeland/play/estimate.ts'
import type { Why } from '../advice.ts'

/** Verbs whose sense is said in one sentence, whatever they are about. */
export const plainVerbs = [
  'claim',
  'intel',
  'agents',
  'soldiers',
  'recruit-agent',
  'recruit-soldier',
  'recruit-asset',
  'activate',
  'use',
  'burn',
  'end',
  'look',
  'no-look',
  'redraw',
  'keep-hand',
] as const

const COUNTED: Why = { key: 'why.counted', values: {} }
const MOLE = 2
/** A change of less than this is none that anybody would notice. */
const NOTICED = 0.005

const findCase = ({ cases }: Assessment, id: number): Estimate | undefined =>
  cases.find(({ threat }) => threat.id === id)

/** Which verdict on this case I would rather see, as far as it matters to me. */
function wishFor({ stakes }: Assessment, estimate: Estimate): 'stopped' | 'succeeds' | 'either' {
  const difference = stakes.worth(estimate, 20) - stakes.worth(estimate, -20)
  return difference > 0.05 ? 'stopped' : difference < -0.05 ? 'succeeds' : 'either'
}

/** What so much more on the blue side does to the chance that a case is stopped. */
function onCase(assessed: Assessment, estimate: Estimate, more: number): Why {
  const { id, organization } = estimate.threat
  const [before, after] = [chance(estimate), chance(estimate, more)]
  const way = Math.abs(after - before) < NOTICED ? 'same' : after > before ? 'up' : 'down'
  return {
    key: 'why.case',
    values: { threat: id, organization, before, after, way, wish: wishFor(assessed, estimate) },
  }
}

/** Why a threat that can be chosen is a good choice, by what it is chosen for. */
function ofThreat(assessed: Assessment, id: number): Why {
  const { view, cards, own } = assessed
  const estimate = findCase(assessed, id)
  if (!estimate) return COUNTED
  const { organization } = estimate.threat
  const stopped = chance(estimate)
  switch (view.asked?.kind) {
    case 'claim':
      return { key: 'why.claim-case', values: { threat: id, organization, stopped, left: estimate.roundsLeft } }
    case 'intel.case':
    case 'intel.case-open': {
      const card = view.me?.placing ?? null
      return card === null ? COUNTED : onCase(assessed, estimate, cards.adds(card))
    }
    case 'agents.case':
      return onCase(assessed, estimate, Math.max(1, own.agents))
    case 'soldiers.case':
      return { key: 'why.look-case', values: { threat: id, organization, unseen: estimate.unseen, stopped } }
    default:
      return { key: 'why.on-case', values: { threat: id, organization, stopped } }
  }
}

/** What turns a verdict, or leaves it (M-11). */
function ofReaction({ view }: Assessment, more: number): Why {
  const { red = 0, blue = 0 } = view.analysis ?? {}
  const verdict = blue + more > red ? 'stopped' : 'succeeds'
  return { key: more === 0 ? 'why.pass' : 'why.react', values: { red, blue, verdict, turns: turns(red, blue, more) } }
}
const turns = (red: number, blue: number, more: number): 'yes' | 'no' =>
  blue > red === blue + more > red ? 'no' : 'yes'

function ofAccusation({ view, seat, agenda }: Assessment, { agendas }: Posterior, accused: Seat | null): Why {
  if (agenda === 'mole') return { key: 'why.accuse-as-mole', values: {} }
  if (accused !== null) return { key: 'why.accuse', values: { seat: accused, mole: agendas[accused][MOLE] } }
  const others = [...view.players.keys()].filter(other => other !== seat)
  const likeliest = others.reduce((most, other) => (agendas[other][MOLE] > agendas[most][MOLE] ? other : most))
  return { key: 'why.accuse-nobody', values: { seat: likeliest, mole: agendas[likeliest][MOLE] } }
}

/** Why an option is a good one, from what its player can know: a key of Homeland's words. */
export function whyHomeland(assessed: Assessment, posterior: Posterior, parts: Parts | null): Why {
  const { cards, view, agenda, own } = assessed
  if (parts === null) return COUNTED
  if (plainVerbs.some(verb => verb === parts.verb)) return { key: `why.verb.${parts.verb}`, values: { agenda } }
  switch (parts.verb) {
    case 'accuse':
      return ofAccusation(assessed, posterior, parts.accused)
    case 'case':
      return ofThreat(assessed, parts.threat)
    case 'strike': {
      const estimate = findCase(assessed, parts.threat)
      if (!estimate) return COUNTED
      const { organization } = estimate.threat
      return { key: 'why.strike', values: { threat: parts.threat, organization, stopped: chance(estimate) } }
    }
    case 'send': {
      const estimate = findCase(assessed, view.asked?.threat ?? -1)
      if (!estimate || view.asked?.kind !== 'agents.count') return COUNTED
      return onCase(assessed, estimate, parts.count)
    }
    case 'card':
    case 'card-open':
      return { key: 'why.card', values: { card: parts.card, ...sidesOf(cards.adds(parts.card)) } }
    case 'trade':
    case 'trade-open': {
      const { rep, clout } = cards.intel(parts.card)
      return { key: 'why.trade', values: { rep, clout, agenda } }
    }
    case 'pay':
      return { key: 'why.pay', values: { rep: own.rep - parts.rep, clout: own.clout - parts.clout, agenda } }
    case 'keep':
      return { key: 'why.keep', values: { asset: parts.asset, points: cards.asset(parts.asset).points } }
    case 'pass':
      return ofReaction(assessed, 0)
    case 'red':
      return ofReaction(assessed, -parts.count)
    case 'blue':
      return ofReaction(assessed, parts.count)
    default:
      return COUNTED
  }
}

const sidesOf = (adds: number) => ({ side: adds > 0 ? 'blue' : adds < 0 ? 'red' : 'none', n: Math.abs(adds) })
