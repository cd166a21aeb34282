import { Fault, type Json } from '../../../engine/game.ts'
import { isFields, onlyFields, wholeAt, wordAt } from '../../by-hand.ts'
import type { DeckData } from '../cards/card.ts'
import type { Reaction } from '../vocabulary.ts'

/** What a player's asset does by itself at an analysis (M-11). What a rule does not name may be anything. */
export interface Preset {
  readonly asset: string
  /** Used for one side, never used, or its player is asked. */
  readonly do: Does
  readonly impactAtLeast?: number
  /** Who leads, and by how much at most. A tie is red's: the plot would succeed (M-13). */
  readonly leads?: { readonly side: Side; readonly atMost: number }
  readonly whose?: Whose
}

export const sides = ['blue', 'red'] as const
export type Side = (typeof sides)[number]
export const whoseCases = ['mine', 'other', 'unclaimed'] as const
export type Whose = (typeof whoseCases)[number]
export type Does = Side | 'never' | 'ask'

/** Three for each asset that reacts in our deck. */
export const MOST_RULES = 24
export const [LEAST_IMPACT, HIGHEST_IMPACT] = [1, 3]
/** More than any total. */
export const HIGHEST_LEAD = 99

/** For which side an asset can be used in an analysis. */
const sidesOf = {
  'burn-swing': sides,
  'agents-for-blue': ['blue'],
  'agent-for-card': sides,
  'pay-clout-swing': sides,
  'pay-rep-blue': ['blue'],
  'discard-intel-swing': sides,
} as const satisfies Readonly<Record<Reaction, readonly Side[]>>

/** What can be settled beforehand of an asset; nothing where it does not react. */
export function doesOf(deck: DeckData, asset: string): readonly Does[] {
  const reaction = deck.assets.find(({ id }) => id === asset)?.onTotals
  return reaction ? [...sidesOf[reaction.do], 'never', 'ask'] : []
}

export const reactingAssets = (deck: DeckData): readonly string[] =>
  deck.assets.flatMap(({ id, onTotals }) => (onTotals ? [id] : []))

function readRule(deck: DeckData, given: unknown, at: string): Preset {
  if (!isFields(given)) throw new Fault('shape.type', { at, expected: 'object' })
  onlyFields(given, at, ['asset', 'do', 'impactAtLeast', 'leads', 'whose'])
  const asset = wordAt(given, at, 'asset', reactingAssets(deck))
  return {
    ...{ asset, do: wordAt(given, at, 'do', doesOf(deck, asset)) },
    ...('impactAtLeast' in given
      ? { impactAtLeast: wholeAt(given, at, 'impactAtLeast', LEAST_IMPACT, HIGHEST_IMPACT) }
      : {}),
    ...('leads' in given ? { leads: readLeads(given.leads, `${at}.leads`) } : {}),
    ...('whose' in given ? { whose: wordAt(given, at, 'whose', whoseCases) } : {}),
  }
}

function readLeads(given: unknown, at: string): NonNullable<Preset['leads']> {
  if (!isFields(given)) throw new Fault('shape.type', { at, expected: 'object' })
  onlyFields(given, at, ['side', 'atMost'])
  const side = wordAt(given, at, 'side', sides)
  // Blue that leads by nothing does not lead.
  return { side, atMost: wholeAt(given, at, 'atMost', side === 'blue' ? 1 : 0, HIGHEST_LEAD) }
}

export function readPresets(deck: DeckData, given: unknown): readonly Json[] {
  const at = 'rules'
  if (!Array.isArray(given)) throw new Fault('shape.type', { at, expected: 'array' })
  if (given.length > MOST_RULES) throw new Fault('shape.most', { at, most: MOST_RULES })
  return given.map((one, i) => readRule(deck, one, `${at}.${i}`) as unknown as Json)
}

/** Rules that were read: nobody keeps others. */
export const presetsIn = (rules: readonly Json[]): readonly Preset[] => rules as unknown as readonly Preset[]
