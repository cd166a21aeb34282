import type { originEn } from './origin.en.ts'

export const originIt: Record<keyof typeof originEn, string> = {
  'source.rulebook': 'dai regolamenti',
  'source.public': 'da fonti pubbliche',
  'source.house': 'opera nostra',
  'part.name': 'nome',
  'part.colour': 'colore',
  'part.ability': 'che cosa fa',
  'part.amount': 'quanto',
  'part.target': 'quale risorsa prende',
  'part.strike': 'il drone strike',
  'part.second': 'l’altra regola',
  'part.effect': 'effetto',
  'part.numbers': 'numeri',
  'part.trade': 'valore di scambio',
  'part.copies': 'numero di copie',
  'part.points': 'punti vittoria',
}
