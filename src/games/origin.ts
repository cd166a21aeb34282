import { own } from '../engine/own.ts'
import type { Say } from '../words/index.ts'
import { type Source, sources } from './sources.ts'
import type { CardLines } from './speaker.ts'

/**
 * What comes from where on our own cards, by card: only those of which not all parts come from one source. It lies
 * beside the cards and not in them, so that knowing more about a card does not make another deck of it.
 */
export type Provenance<Part extends string = string> = Readonly<
  Record<
    string,
    {
      /** The mark of the whole card in our deck. Where a deck from outside has another, or another card, its owner knows better. */
      readonly of: Source
      readonly parts: Readonly<Partial<Record<Part, Source>>>
    }
  >
>

/** Where a card comes from, in words: as a whole, and a line for each source where there are several. */
export interface Origin {
  readonly whole: string
  readonly lines: readonly string[]
}

type Parts = NonNullable<CardLines['parts']>
type Marked = Pick<CardLines, 'id' | 'source' | 'parts' | 'data'>
/** What we know of the cards of our own deck. */
export interface KnownDeck {
  readonly deck: object
  readonly provenance: Provenance
}

const inOrder = (_: string, value: unknown): unknown =>
  value !== null && typeof value === 'object' && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
    : value
const textOf = (data: object): string => JSON.stringify(data, inOrder)

/** Is this a card of our deck, as it is there? Of one that somebody has changed we do not know what comes from where. */
const isOurs = ({ data }: Marked, deck: object): boolean =>
  Object.values(deck).some(cards => Array.isArray(cards) && cards.some(one => textOf(one) === textOf(data)))

/** The sources of a card's parts: what its deck says, or else what we know of it; empty where all come from one. */
export function partsOf(card: Marked, { deck, provenance }: KnownDeck): Parts {
  const { id, source, parts } = card
  if (parts) return parts
  const known = own(provenance, id)
  return known?.of === source && isOurs(card, deck) ? known.parts : {}
}

export function originOf(say: Say, card: Marked, known: KnownDeck): Origin {
  const parts = Object.entries(partsOf(card, known))
  const from = (source: Source): string[] => parts.flatMap(([part, of]) => (of === source ? [say(`part.${part}`)] : []))
  const found = sources.filter(source => from(source).length > 0)
  const said = (source: Source): string => say(`source.${source}`)
  if (found.length < 2) return { whole: said(found[0] ?? card.source), lines: [] }
  return {
    whole: say('origin.partly', { source: said(found[0]) }),
    lines: found.map(source => say('origin.line', { source: said(source), parts: from(source).join(', ') })),
  }
}
