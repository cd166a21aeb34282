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

  'facts.copies': '{copies, plural, one {# copia} other {# copie}}',
  'facts.players':
    '{span, plural, =0 {solo in {least} giocatori} =1 {solo in {least} o {most} giocatori} other {solo da {least} a {most} giocatori}}',
  'plot-kind.bomb': 'bomba',
  'plot-kind.assassination': 'assassinio',
  'plot-kind.kidnapping': 'sequestro',
  'plot-kind.cyber': 'attacco informatico',
  'plot-kind.poison': 'veleno',
  'plot-kind.sabotage': 'sabotaggio',
  'plot-kind.influence': 'ingerenza',
  'plot-kind.hijack': 'dirottamento',
}
