import type { Reason } from '../../engine/game.ts'
import type { Deck } from './cards/deck.ts'
import { thingOf, verbOf, verbs } from './options.ts'
import type { View } from './view.ts'
import { endingRules, endings } from './vocabulary.ts'

/** Which verbs each question takes. */
const verbsOf: Readonly<Record<string, readonly string[]>> = {
  'turn.act': [
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
  claim: ['case'],
  'intel.card': ['card', 'card-open'],
  'intel.case': ['case'],
  'intel.case-open': ['case'],
  'asset.pay': ['pay'],
  'asset.keep': ['keep'],
  'soldiers.case': ['case'],
  'soldiers.count': ['send'],
  'soldiers.look': ['look', 'no-look'],
  'agents.case': ['case'],
  'agents.count': ['send'],
  'turn.redraw': ['redraw', 'keep-hand'],
  aim: ['case'],
  'shift.from': ['case'],
  'shift.to': ['case'],
  'take-clout': ['player'],
  launder: ['to-clout', 'to-rep', 'none'],
  'burn-asset': ['burn'],
  'soldier-or-asset': ['soldier', 'burn'],
  'discard-intel': ['card', 'card-open'],
  'analysis.react': ['red', 'blue', 'spend', 'snipe', 'pass'],
  'react.discard': ['card', 'card-open'],
  'end.accusing': ['accuse'],
}

const PLACED = 2
const CLAIMED = 1
const SENT_SOLDIERS = 4
const SENT_AGENTS = 8

/** Why this option cannot be chosen now, from what this viewer sees and nothing else. */
export function refusal(deck: Deck, view: View, chosen: number): Reason {
  const verb = verbs[verbOf(chosen)]
  const thing = thingOf(chosen)
  if (verb === undefined) return { key: 'refuse.unknown', rule: 'M-19' }
  if (view.ending !== 'playing')
    return { key: 'refuse.over', rule: endingRules[endings.indexOf(view.ending)] || 'M-30' }
  const frame = view.stack[view.stack.length - 1]
  const seat = typeof view.viewer === 'number' ? view.viewer : -1
  const asked = frame?.step === 'analysis.react' ? (view.marker + frame.at) % view.players.length : frame?.seat
  const me = view.players[seat]
  if (frame?.step === 'end.accusing' && me?.accused) return { key: 'refuse.accused', rule: 'M-29' }
  if (frame?.step !== 'end.accusing' && asked !== seat) return { key: 'refuse.not-your-turn', rule: 'M-19' }
  if (!verbsOf[frame?.step ?? '']?.includes(verb)) return { key: 'refuse.not-now', rule: 'M-19' }

  const card = deck.data.intel[thing]?.id ?? ''
  const asset = deck.data.assets[thing]?.id ?? ''
  switch (verb) {
    case 'claim':
      if (view.done & CLAIMED) return { key: 'refuse.claimed', rule: 'M-19' }
      return me.leads === 0 ? { key: 'refuse.no-lead', rule: 'M-31' } : { key: 'refuse.nothing-to-claim', rule: 'M-19' }
    case 'intel':
      if (view.done & PLACED) return { key: 'refuse.placed', rule: 'M-20' }
      return view.done & CLAIMED
        ? { key: 'refuse.nowhere-to-place', rule: 'M-20' }
        : { key: 'refuse.claim-first', rule: 'M-20' }
    case 'trade':
    case 'trade-open': {
      const held = verb === 'trade' ? view.me?.hand : me.open
      if (!held?.includes(card)) return { key: 'refuse.not-in-hand', rule: 'M-21', values: { card } }
      return view.trades > 0 ? { key: 'refuse.traded', rule: 'M-21' } : { key: 'refuse.needed-for-intel', rule: 'M-20' }
    }
    case 'recruit-agent':
    case 'recruit-soldier':
      return { key: 'refuse.recruited', rule: 'M-22' }
    case 'recruit-asset':
      if (view.recruits > 0) return { key: 'refuse.recruited', rule: 'M-22' }
      return view.decks.assets + view.discards.assets.length === 0
        ? { key: 'refuse.no-assets', rule: 'M-22' }
        : { key: 'refuse.too-few-tokens', rule: 'M-22', values: { n: me.rep + me.clout } }
    case 'soldiers':
      return view.done & SENT_SOLDIERS
        ? { key: 'refuse.sent-soldiers', rule: 'M-23' }
        : { key: 'refuse.no-soldier', rule: 'M-23' }
    case 'agents':
      return view.done & SENT_AGENTS
        ? { key: 'refuse.sent-agents', rule: 'M-24' }
        : { key: 'refuse.no-agent', rule: 'M-24' }
    case 'activate':
      return { key: 'refuse.not-face-down', rule: 'M-25', values: { asset } }
    case 'use':
    case 'burn':
      if (!me.up.includes(asset)) return { key: 'refuse.not-active', rule: 'M-25', values: { asset } }
      return view.used.includes(asset)
        ? { key: 'refuse.used', rule: 'M-25', values: { asset } }
        : { key: 'refuse.no-use', rule: 'M-25', values: { asset } }
    case 'strike': {
      const threat = view.threats.find(({ id }) => id === thing)
      if (!threat) return { key: 'refuse.no-such-threat', rule: 'M-26' }
      return threat.soldiers < 2
        ? { key: 'refuse.two-soldiers', rule: 'M-26', values: { n: threat.soldiers } }
        : { key: 'refuse.no-drone', rule: 'M-26' }
    }
    case 'end':
      return view.mustClaim && !(view.done & CLAIMED)
        ? { key: 'refuse.must-claim', rule: 'M-19' }
        : { key: 'refuse.must-place', rule: 'M-20' }
    case 'case':
      return refuseCase(view, frame.step, thing)
    case 'card':
    case 'card-open':
      return { key: 'refuse.not-in-hand', rule: 'M-20', values: { card } }
    case 'send':
      return { key: 'refuse.too-many', rule: frame.step === 'soldiers.count' ? 'M-23' : 'M-24' }
    case 'pay':
      return { key: 'refuse.wrong-payment', rule: 'M-22' }
    case 'keep':
      return { key: 'refuse.not-drawn', rule: 'M-22' }
    case 'accuse':
      return { key: 'refuse.accuse-other', rule: 'M-29' }
    default:
      return { key: 'refuse.not-possible', rule: 'M-11' }
  }
}

function refuseCase(view: View, step: string, id: number): Reason {
  const threat = view.threats.find(one => one.id === id)
  if (!threat) return { key: 'refuse.no-such-threat', rule: 'M-19' }
  if (step === 'claim') return { key: 'refuse.already-led', rule: 'M-19' }
  if (!step.startsWith('intel')) return { key: 'refuse.no-target', rule: 'M-25' }
  if (threat.lead < 0) return { key: 'refuse.unclaimed', rule: 'M-20' }
  return id === view.placedOn
    ? { key: 'refuse.same-case', rule: 'M-20' }
    : { key: 'refuse.another-players-case', rule: 'M-20' }
}
