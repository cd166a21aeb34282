import type { Say } from '../../../words/index.ts'
import type { Asset, Intel, Organization, Plot, Sized } from '../cards/card.ts'

export type Card = Plot | Organization | Intel | Asset

/** With the table sizes at which the card is in play, where that is not all of them. */
function marked(say: Say, facts: string, { players }: Sized): string {
  if (!players) return facts
  const [least, most] = players
  return `${facts} · ${say('facts.players', { least, most, span: most - least })}`
}

/** What there is to know of a card besides its text. The page loads these words with those of its source. */
export function factsOf(say: Say, card: Card): string {
  if ('impact' in card) return marked(say, say(`plot-kind.${card.kind}`), card)
  if ('advantage' in card) return say(`group.${card.kind}`)
  return 'copies' in card ? marked(say, say('facts.copies', { copies: card.copies }), card) : ''
}
