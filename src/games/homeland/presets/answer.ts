import type { Decision, Json, Seat } from '../../../engine/game.ts'
import type { DeckData } from '../cards/card.ts'
import type { OptionNames, Parts } from '../options.ts'
import type { View } from '../view/view.ts'
import { REACTING } from '../vocabulary.ts'
import { type Preset, presetsIn, type Side } from './rules.ts'

type Analysis = NonNullable<View['analysis']>

/** What is asked, by names. */
interface Window {
  readonly deck: DeckData
  readonly view: View
  readonly analysis: Analysis
  readonly offered: readonly Parts[]
}

/**
 * The first rule of an asset that fits decides about that asset. One that uses it answers, one that asks leaves the
 * question to its player, and where all that is offered is not to be used, the player passes.
 */
export function answerOf(
  deck: DeckData,
  names: OptionNames,
  view: View,
  decision: Decision,
  rules: readonly Json[],
): readonly string[] | null {
  const { analysis } = view
  if (decision.kind !== REACTING || analysis === null) return null
  const offered = decision.options.flatMap(option => names.parts(option) ?? [])
  const open = new Set(offered.flatMap(parts => ('asset' in parts ? [parts.asset] : [])))
  const pass = offered.find(({ verb }) => verb === 'pass')
  const window: Window = { deck, view, analysis, offered }
  for (const rule of presetsIn(rules)) {
    if (!open.has(rule.asset) || !fits(window, rule, decision.seat)) continue
    if (rule.do === 'ask') return null
    if (rule.do === 'never') {
      open.delete(rule.asset)
      continue
    }
    const chain = used(window, rule.asset, rule.do)
    if (chain) return chain.map(names.nameOfParts)
  }
  return open.size === 0 && pass ? [names.nameOfParts(pass)] : null
}

function fits({ deck, view, analysis }: Window, { impactAtLeast, leads, whose }: Preset, seat: Seat): boolean {
  const { threat, plot, red, blue } = analysis
  const impact = deck.plots.find(({ id }) => id === plot)?.impact ?? 0
  if (impactAtLeast !== undefined && impact < impactAtLeast) return false
  if (leads) {
    const by = leads.side === 'red' ? red - blue : blue - red
    if (by < (leads.side === 'red' ? 0 : 1) || by > leads.atMost) return false
  }
  const lead = view.threats.find(({ id }) => id === threat)?.lead
  const is = lead === undefined ? 'unclaimed' : lead === seat ? 'mine' : 'other'
  return whose === undefined || whose === is
}

/** The choices that use an asset for a side; null where that cannot be done now, or would be of no use. */
function used(window: Window, asset: string, side: Side): readonly Parts[] | null {
  const { deck, offered } = window
  const own = offered.filter(parts => 'asset' in parts && parts.asset === asset)
  switch (deck.assets.find(({ id }) => id === asset)?.onTotals?.do) {
    case 'agents-for-blue':
      return one(fewestAgents(window, own, asset))
    case 'agent-for-card':
      return one(sniped(window, own, side))
    case 'discard-intel-swing':
      return discarded(window, own, side)
    default:
      return one(own.find(({ verb }) => verb === side))
  }
}

const one = (parts: Parts | undefined): readonly Parts[] | null => (parts ? [parts] : null)

/** No more Agents than make blue the higher total, where there are so many. */
function fewestAgents({ deck, analysis: { red, blue } }: Window, own: readonly Parts[], asset: string) {
  const each = deck.assets.find(({ id }) => id === asset)?.onTotals?.n ?? 1
  const needed = Math.ceil((red - blue + 1) / each)
  return own.find(parts => parts.verb === 'spend' && parts.count === needed)
}

/** M-38: the highest card of the other side; of several, the one that was shown first. */
function sniped({ deck, analysis: { shown } }: Window, own: readonly Parts[], side: Side): Parts | undefined {
  const places = own.flatMap(parts => {
    const card = parts.verb === 'snipe' ? deck.intel.find(({ id }) => id === shown[parts.place]) : undefined
    return card && card.colour !== 'gold' && card.colour !== side ? [{ parts, number: card.number }] : []
  })
  return highest(places)?.parts
}

/** The highest card of the hand in the colour of the side; a hidden one before the same one that lies open. */
function discarded({ deck, view }: Window, own: readonly Parts[], side: Side): readonly Parts[] | null {
  const { me, players, viewer } = view
  const spend = own.find(({ verb }) => verb === 'spend')
  if (!spend || !me || viewer === 'observer') return null
  const cards = [
    ...me.hand.map(card => ({ verb: 'card' as const, card })),
    ...players[viewer].open.map(card => ({ verb: 'card-open' as const, card })),
  ].flatMap(parts => {
    const card = deck.intel.find(({ id }) => id === parts.card)
    return card?.colour === side ? [{ parts, number: card.number }] : []
  })
  const chosen = highest(cards)
  return chosen ? [spend, chosen.parts] : null
}

/** The first of the highest. */
const highest = <T extends { readonly number: number }>(all: readonly T[]): T | undefined =>
  all.reduce<T | undefined>((best, next) => (best && best.number >= next.number ? best : next), undefined)
