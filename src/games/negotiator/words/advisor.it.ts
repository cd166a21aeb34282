/** Why an option is a good one, as the advisor has it. */
export const advisorIt = {
  'why.reckoned': 'Niente parla a favore o contro, se non la sua cifra.',
  'why.play':
    'Almeno un successo arriva nel {success, number, ::percent} dei lanci{better, select, yes {; è {points, plural, one {# punto percentuale} other {# punti percentuali}} meglio che riagganciare} no {; è {points, plural, one {# punto percentuale} other {# punti percentuali}} peggio che riagganciare} same {; vale quanto riagganciare} other {}}.',
  'why.play.sure':
    'Non serve nessuna prova{better, select, yes {; è {points, plural, one {# punto percentuale} other {# punti percentuali}} meglio che riagganciare} no {; è {points, plural, one {# punto percentuale} other {# punti percentuali}} peggio che riagganciare} same {; vale quanto riagganciare} other {}}.',
  'why.bank':
    'A faccia in giù è un punto discussione sicuro{better, select, yes {; è {points, plural, one {# punto percentuale} other {# punti percentuali}} meglio che riagganciare} no {; è {points, plural, one {# punto percentuale} other {# punti percentuali}} peggio che riagganciare} same {; vale quanto riagganciare} other {}}.',
  'why.concede':
    '{cost, plural, =0 {Ora non costa nulla} one {Costa # punto discussione} other {Costa # punti discussione}}, e ciò che si concede ha la sua contropartita{better, select, yes {; è {points, plural, one {# punto percentuale} other {# punti percentuali}} meglio che riagganciare} no {; è {points, plural, one {# punto percentuale} other {# punti percentuali}} peggio che riagganciare} same {; vale quanto riagganciare} other {}}.',
  'why.buy':
    '{price, plural, =0 {Non costa nulla} one {Costa # punto discussione} other {Costa # punti discussione}}{better, select, yes {; è {points, plural, one {# punto percentuale} other {# punti percentuali}} meglio che non comprare altro} no {; è {points, plural, one {# punto percentuale} other {# punti percentuali}} peggio che non comprare altro} same {; vale quanto non comprare altro} other {}}.',
  'why.take':
    'Non costa nulla{better, select, yes {; è {points, plural, one {# punto percentuale} other {# punti percentuali}} meglio che non prendere altro} no {; è {points, plural, one {# punto percentuale} other {# punti percentuali}} peggio che non prendere altro} same {; vale quanto non prendere altro} other {}}.',
  'why.pay': 'Due carte comprano il successo; per questo si rinuncia a questa.',
  'why.reroll':
    'Si rilancia un dado{better, select, yes {; è {points, plural, one {# punto percentuale} other {# punti percentuali}} meglio che tenere i dadi} no {; è {points, plural, one {# punto percentuale} other {# punti percentuali}} peggio che tenere i dadi} same {; vale quanto tenere i dadi} other {}}.',
  'why.reveal': 'Si può concedere solo una richiesta che si conosce.',
  'why.hang-up':
    'Ciò che è ancora in mano resta per il prossimo turno{better, select, yes {; è {points, plural, one {# punto percentuale} other {# punti percentuali}} meglio che andare avanti} no {; è {points, plural, one {# punto percentuale} other {# punti percentuali}} peggio che andare avanti} same {; vale quanto andare avanti} other {}}.',
  'why.done':
    'Non compri altro{better, select, yes {; è {points, plural, one {# punto percentuale} other {# punti percentuali}} meglio che il miglior acquisto} no {; è {points, plural, one {# punto percentuale} other {# punti percentuali}} peggio che il miglior acquisto} same {; vale quanto il miglior acquisto} other {}}.',
  'why.keep':
    'I dadi restano come sono{better, select, yes {; è {points, plural, one {# punto percentuale} other {# punti percentuali}} meglio che rilanciare} no {; è {points, plural, one {# punto percentuale} other {# punti percentuali}} peggio che rilanciare} same {; vale quanto rilanciare} other {}}.',
  'why.accept':
    'Il lancio resta com’è, e le carte restano in mano{better, select, yes {; è {points, plural, one {# punto percentuale} other {# punti percentuali}} meglio che convertire un 4} no {; è {points, plural, one {# punto percentuale} other {# punti percentuali}} peggio che convertire un 4} same {; vale quanto convertire un 4} other {}}.',
  'why.convert':
    'Due carte comprano un successo in più{better, select, yes {; è {points, plural, one {# punto percentuale} other {# punti percentuali}} meglio che accettare i dadi} no {; è {points, plural, one {# punto percentuale} other {# punti percentuali}} peggio che accettare i dadi} same {; vale quanto accettare i dadi} other {}}.',
  'why.discard':
    'Questa carta Terrore non fa più nulla, e c’è un turno in meno{better, select, yes {; è {points, plural, one {# punto percentuale} other {# punti percentuali}} meglio che lasciarla} no {; è {points, plural, one {# punto percentuale} other {# punti percentuali}} peggio che lasciarla} same {; vale quanto lasciarla} other {}}.',
  'why.leave':
    'La carta Terrore resta, e sai che cosa arriva{better, select, yes {; è {points, plural, one {# punto percentuale} other {# punti percentuali}} meglio che scartarla} no {; è {points, plural, one {# punto percentuale} other {# punti percentuali}} peggio che scartarla} same {; vale quanto scartarla} other {}}.',
  'why.enough':
    'Non prendi altro{better, select, yes {; è {points, plural, one {# punto percentuale} other {# punti percentuali}} meglio che la carta migliore} no {; è {points, plural, one {# punto percentuale} other {# punti percentuali}} peggio che la carta migliore} same {; vale quanto la carta migliore} other {}}.',
} as const
