import { expect, test } from 'vitest'
import type { Language } from '../../../words/index.ts'
import { cardsDe } from './cards.de.ts'
import { cardsEn } from './cards.en.ts'
import { cardsIt } from './cards.it.ts'
import { rulebookDe } from './rulebook.de.ts'
import { rulebookEn } from './rulebook.en.ts'
import { rulebookIt } from './rulebook.it.ts'

/** What the rulebook of the app must not leave out, in every language it is read in. */
const books = { en: rulebookEn, it: rulebookIt, de: rulebookDe } as const
type Rule = keyof typeof rulebookEn & `rule.${string}`

const said: readonly (readonly [rule: Rule, what: string, words: Readonly<Record<Language, string>>])[] = [
  [
    'rule.M-11',
    'how often is printed on the card',
    { en: 'printed on it', it: 'scritto sulla carta', de: 'auf der Karte' },
  ],
  [
    'rule.M-3',
    'the number of spaces is a public source’s',
    { en: 'from a public source', it: 'da una fonte pubblica', de: 'aus einer öffentlichen Quelle' },
  ],
  [
    'rule.M-4',
    'cardboard could not show everything',
    { en: 'which cardboard could not', it: 'cosa che il cartone non potrebbe', de: 'Pappe könnte das nicht' },
  ],
  ['rule.M-12', 'what costs something may be declined', { en: 'declined', it: 'rinunciare', de: 'verzichtet' }],
  ['rule.M-20', 'claiming first is a deviation', { en: 'deviation', it: 'deviazione', de: 'Abweichung' }],
  ['rule.M-23', 'an empty deck is reshuffled', { en: 'M-31', it: 'M-31', de: 'M-31' }],
  ['rule.M-24', 'the look may be declined', { en: 'decline', it: 'rinunciare', de: 'verzichtet' }],
  [
    'rule.M-24',
    'to look is the default',
    { en: 'unless you choose otherwise', it: 'Se non scegli altrimenti', de: 'wenn du nichts anderes wählst' },
  ],
  [
    'rule.M-26',
    'a card with the icon has another rule',
    { en: 'another rule', it: 'altra regola', de: 'andere Regel' },
  ],
  ['rule.M-31', 'no card in deck or discards', { en: 'discards', it: 'scarti', de: 'Ablagestapel fehlen' }],
  ['rule.M-31', 'without threats the game ends', { en: 'game ends', it: 'partita finisce', de: 'endet das Spiel' }],
]

/** Our cards that say how often they work, and the bonus that no gold card silences. */
const named = ['watch-commander', 'committee-chair', 'double-agent', 'carrie-mathison'] as const

test.each(named)('rule.M-11: names %s as the card is called', id => {
  const cards = { en: cardsEn, it: cardsIt, de: cardsDe } as const
  for (const language of ['en', 'it', 'de'] as const)
    expect(books[language]['rule.M-11']).toContain(cards[language][`card.${id}`])
})

test.each(said)('%s: %s', (rule, _what, words) => {
  for (const language of ['en', 'it', 'de'] as const) expect(books[language][rule]).toContain(words[language])
})
