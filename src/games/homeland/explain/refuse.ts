import type { Reason } from '../../../engine/game.ts'
import type { Deck } from '../cards/deck.ts'
import { firstOf, thingOf, type Verb, verbOf, verbs } from '../options.ts'
import type { StepSeen } from '../view/asked.ts'
import type { View } from '../view/view.ts'
import { endingRules, type StandingAbility } from '../vocabulary.ts'
import { owedIn } from './owed.ts'

/** Each question: the rule it rests on, and the verbs it takes. */
const questions: Readonly<Record<string, { readonly rule: string; readonly verbs: readonly Verb[] }>> = {
  'turn.act': {
    rule: 'M-19',
    verbs: [
      'claim',
      'intel',
      'trade',
      'trade-open',
      'recruit-agent',
      'recruit-soldier',
      'recruit-asset',
      'soldiers',
      'agents',
      'activate',
      'use',
      'burn',
      'strike',
      'end',
    ],
  },
  claim: { rule: 'M-19', verbs: ['case'] },
  'intel.card': { rule: 'M-20', verbs: ['card', 'card-open'] },
  'intel.case': { rule: 'M-20', verbs: ['case'] },
  'intel.case-open': { rule: 'M-20', verbs: ['case'] },
  'asset.pay': { rule: 'M-22', verbs: ['pay'] },
  'asset.keep': { rule: 'M-22', verbs: ['keep'] },
  'soldiers.case': { rule: 'M-23', verbs: ['case'] },
  'soldiers.count': { rule: 'M-23', verbs: ['send'] },
  'soldiers.look': { rule: 'M-23', verbs: ['look', 'no-look'] },
  'agents.case': { rule: 'M-24', verbs: ['case'] },
  'agents.count': { rule: 'M-24', verbs: ['send'] },
  'agents.look': { rule: 'M-24', verbs: ['look', 'no-look'] },
  'agents.look-intel': { rule: 'M-36', verbs: ['look', 'no-look'] },
  'advantage.accept': { rule: 'M-12', verbs: ['accept', 'none'] },
  'turn.redraw': { rule: 'M-35', verbs: ['redraw', 'keep-hand'] },
  aim: { rule: 'M-25', verbs: ['case'] },
  'shift.from': { rule: 'M-25', verbs: ['case'] },
  'shift.to': { rule: 'M-25', verbs: ['case'] },
  'take-clout': { rule: 'M-25', verbs: ['player'] },
  'make-discard': { rule: 'M-25', verbs: ['player'] },
  'expose-player': { rule: 'M-17', verbs: ['player'] },
  launder: { rule: 'M-25', verbs: ['to-clout', 'to-rep', 'none'] },
  'burn-asset': { rule: 'M-16', verbs: ['burn'] },
  'soldier-or-asset': { rule: 'M-16', verbs: ['soldier', 'burn'] },
  'discard-intel': { rule: 'M-16', verbs: ['card', 'card-open'] },
  'analysis.react': { rule: 'M-11', verbs: ['red', 'blue', 'spend', 'snipe', 'pass'] },
  'react.discard': { rule: 'M-11', verbs: ['card', 'card-open'] },
  'end.accusing': { rule: 'M-29', verbs: ['accuse'] },
}

/**
 * Why an option that is not offered cannot be chosen now, from what this viewer sees and nothing else. The engine throws
 * this reason, and page and terminal show it: no other place works one out.
 */
export function refusal(deck: Deck, view: View, chosen: number): Reason {
  const verb = verbs[verbOf(chosen)]
  const thing = thingOf(chosen)
  if (verb === undefined) return { key: 'refuse.unknown', rule: 'M-19' }
  if (view.ending !== 'playing') return { key: 'refuse.over', rule: endingRules[view.ending] || 'M-30' }
  const { asked } = view
  const seat = typeof view.viewer === 'number' ? view.viewer : -1
  const me = view.players[seat]
  if (asked?.kind === 'end.accusing' && me?.accused) return { key: 'refuse.accused', rule: 'M-29' }
  if (asked?.kind !== 'end.accusing' && asked?.seat !== seat) return { key: 'refuse.not-your-turn', rule: 'M-19' }
  const question = questions[asked.kind]
  if (!question?.verbs.includes(verb)) return { key: 'refuse.not-now', rule: question?.rule ?? 'M-19' }
  const { rule } = question

  /** How often more than once, by assets that lie face up. */
  const extra = (ability: StandingAbility): number =>
    me.up
      .flatMap(id => deck.assets.find(one => one.id === id)?.always ?? [])
      .reduce((sum, one) => (one.do === ability ? sum + (one.n || 1) : sum), 0)
  const isUnclaimed = view.threats.some(({ lead }) => lead === undefined)
  const mayClaim = !view.done.includes('claimed') && me.leads > 0 && isUnclaimed
  const card = deck.data.intel[thing]?.id ?? ''
  const asset = deck.data.assets[thing]?.id ?? ''
  switch (verb) {
    case 'claim':
      if (view.done.includes('claimed')) return { key: 'refuse.claimed', rule: 'M-19' }
      return me.leads === 0 ? { key: 'refuse.no-lead', rule: 'M-31' } : { key: 'refuse.nothing-to-claim', rule: 'M-19' }
    case 'intel':
      if (view.done.includes('placed')) return { key: 'refuse.placed', rule: 'M-20' }
      return mayClaim && me.hand + me.open.length > 0
        ? { key: 'refuse.claim-first', rule: 'M-20' }
        : { key: 'refuse.nowhere-to-place', rule: 'M-20' }
    case 'trade':
    case 'trade-open': {
      if (me.hand + me.open.length === 0) return { key: 'refuse.no-intel', rule: 'M-21' }
      const held = verb === 'trade' ? view.me?.hand : me.open
      if (!held?.includes(card)) return { key: 'refuse.not-in-hand', rule: 'M-21', values: { card } }
      return view.trades > extra('extra-trade')
        ? { key: 'refuse.traded', rule: 'M-21', values: { n: 1 + extra('extra-trade') } }
        : { key: 'refuse.needed-for-intel', rule: 'M-20', values: { ...owedIn(view, seat) } }
    }
    case 'recruit-agent':
    case 'recruit-soldier':
      return { key: 'refuse.recruited', rule: 'M-22', values: { n: 1 + extra('extra-recruit') } }
    case 'recruit-asset':
      if (view.recruits > extra('extra-recruit'))
        return { key: 'refuse.recruited', rule: 'M-22', values: { n: 1 + extra('extra-recruit') } }
      return view.decks.assets + view.discards.assets.length === 0
        ? { key: 'refuse.no-assets', rule: 'M-22' }
        : { key: 'refuse.too-few-tokens', rule: 'M-22', values: { n: me.rep + me.clout } }
    case 'soldiers':
      return view.done.includes('soldiers')
        ? { key: 'refuse.sent-soldiers', rule: 'M-23' }
        : { key: 'refuse.no-soldier', rule: 'M-23' }
    case 'agents':
      return view.done.includes('agents')
        ? { key: 'refuse.sent-agents', rule: 'M-24' }
        : { key: 'refuse.no-agent', rule: 'M-24' }
    case 'activate':
      return { key: 'refuse.not-face-down', rule: 'M-25', values: { asset } }
    case 'use':
    case 'burn':
      if (rule === 'M-19' && me.up.length + me.down === 0) return { key: 'refuse.no-asset', rule: 'M-25' }
      if (!me.up.includes(asset))
        return { key: 'refuse.not-active', rule: rule === 'M-16' ? rule : 'M-25', values: { asset } }
      return view.used.includes(asset)
        ? { key: 'refuse.used', rule: 'M-25', values: { asset } }
        : { key: 'refuse.no-use', rule: 'M-25', values: { asset } }
    case 'strike': {
      const threat = view.threats.find(({ id }) => id === thing)
      if (!threat) return { key: 'refuse.no-such-threat', rule: 'M-26' }
      const { soldiers = 0 } = threat
      return soldiers < 2
        ? { key: 'refuse.two-soldiers', rule: 'M-26', values: { n: soldiers } }
        : { key: 'refuse.no-drone', rule: 'M-26' }
    }
    case 'end':
      return view.mustClaim && mayClaim
        ? { key: 'refuse.must-claim', rule: 'M-19' }
        : { key: 'refuse.must-place', rule: 'M-20', values: { ...owedIn(view, seat) } }
    case 'case':
      return refuseCase(view, rule, asked, thing)
    case 'card':
    case 'card-open':
      return { key: 'refuse.not-in-hand', rule, values: { card } }
    case 'send':
      return { key: 'refuse.too-many', rule }
    case 'pay':
      return { key: 'refuse.wrong-payment', rule: 'M-22' }
    case 'keep':
      return { key: 'refuse.not-drawn', rule: 'M-22' }
    case 'accuse':
      return { key: 'refuse.accuse-other', rule: 'M-29' }
    case 'red':
    case 'blue':
    case 'spend':
    case 'snipe': {
      const used = deck.data.assets[firstOf(thing)]?.id ?? ''
      if (!me.up.includes(used)) return { key: 'refuse.not-active', rule: 'M-25', values: { asset: used } }
      return view.reacted.includes(used)
        ? { key: 'refuse.reacted', rule: 'M-11', values: { asset: used } }
        : { key: 'refuse.not-possible', rule }
    }
    default:
      return { key: 'refuse.not-possible', rule }
  }
}

function refuseCase(view: View, rule: string, { kind, effect, left }: StepSeen, id: number): Reason {
  const threat = view.threats.find(one => one.id === id)
  if (!threat) return { key: 'refuse.no-such-threat', rule }
  if (kind === 'claim') return { key: 'refuse.already-led', rule }
  if (!kind.startsWith('intel')) return { key: 'refuse.no-target', rule: effect === 'reprimand' ? 'M-18' : rule }
  if (threat.lead === undefined) return { key: 'refuse.unclaimed', rule }
  if (id === view.placedOn) return { key: 'refuse.same-case', rule }
  const isOnly = left === 1 && view.placedOn === null
  return { key: 'refuse.another-players-case', rule, values: { n: isOnly ? 1 : 2 } }
}
