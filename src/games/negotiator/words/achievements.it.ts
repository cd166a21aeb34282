import type { achievementsEn } from './achievements.en.ts'

export const achievementsIt: Record<keyof typeof achievementsEn, string> = {
  'achievement.thirteen-in-a-row': 'Tredici porta bene',
  'achievement.thirteen-in-a-row.text': 'Vinci 13 partite di fila, contro qualsiasi sequestratore.',
  'achievement.release-at-e': 'Nell’occhio del ciclone',
  'achievement.release-at-e.text': 'Libera un ostaggio mentre la minaccia è a E.',
  'achievement.eliminate-by-turn-3': 'Grilletto facile',
  'achievement.eliminate-by-turn-3.text': 'Elimina il sequestratore prima della fine del turno 3.',
  'achievement.win-after-conceding-escape': 'Dove credi di andare?',
  'achievement.win-after-conceding-escape.text': 'Vinci una partita in cui hai concesso una richiesta di fuga.',
  'achievement.release-five-in-a-turn': 'Porte aperte',
  'achievement.release-five-in-a-turn.text': 'Libera 5 o più ostaggi in un solo turno.',
  'achievement.lower-threat-by-four': 'La voce della ragione',
  'achievement.lower-threat-by-four.text':
    'Fai diminuire la minaccia di 4 o più tacche in un solo turno, sommando tutte le discese.',
  'achievement.win-in-five-turns': 'A casa per cena',
  'achievement.win-in-five-turns.text': 'Vinci in 5 turni o meno.',
  'achievement.play-no-card': 'Il silenzio è d’oro',
  'achievement.play-no-card.text': 'Non giocare nessuna carta in una fase di discussione iniziata con carte in mano.',
  'achievement.win-before-pivotal': 'Per un soffio',
  'achievement.win-before-pivotal.text':
    'Vinci nel turno prima del fatto cruciale, quando è l’unica carta Terrore rimasta.',
  'achievement.arkayne-no-victim': 'Sani e salvi',
  'achievement.arkayne-no-victim.text': 'Vinci contro Arkayne senza che un solo ostaggio venga eliminato.',
  'achievement.arkayne-concede-nothing': 'Non un passo indietro',
  'achievement.arkayne-concede-nothing.text': 'Vinci contro Arkayne senza concedere nessuna richiesta.',
  'achievement.arkayne-five-dice': 'Per un pugno di dadi',
  'achievement.arkayne-five-dice.text': 'Tira 5 dadi in un solo test contro Arkayne.',
  'achievement.arkayne-one-demand-revealed': 'Mezza verità',
  'achievement.arkayne-one-demand-revealed.text':
    'Vinci contro Arkayne con esattamente una delle richieste distribuite rivelata.',
  'achievement.arkayne-eliminate-with-two-held': 'Un colpo rischioso',
  'achievement.arkayne-eliminate-with-two-held.text': 'Elimina Arkayne con 2 o più ostaggi ancora nella Zona Ostaggi.',
  'achievement.donna-win-at-l': 'Calma piatta',
  'achievement.donna-win-at-l.text': 'Vinci contro Donna con la minaccia a L.',
  'achievement.donna-win-after-more-hostages': 'Tutto esaurito',
  'achievement.donna-win-after-more-hostages.text': 'Vinci contro Donna dopo che ha preso altri ostaggi.',
  'achievement.donna-both-demands-in-turn-1': 'Carte in tavola',
  'achievement.donna-both-demands-in-turn-1.text': 'Rivela entrambe le richieste di Donna nel turno 1.',
  'achievement.donna-ability-twice-in-a-test': 'Doppia coppia',
  'achievement.donna-ability-twice-in-a-test.text':
    'Attiva la regola speciale di Donna due volte in un solo test, con due coppie di 6.',
  'achievement.donna-two-sixes-by-reroll': 'Una seconda occasione',
  'achievement.donna-two-sixes-by-reroll.text':
    'Concludi un test contro Donna con due 6, di cui almeno uno rilanciato.',
  'achievement.edward-win-after-medical-care': 'Pronto soccorso',
  'achievement.edward-win-after-medical-care.text': 'Vinci contro Edward dopo aver concesso «Cure mediche».',
  'achievement.edward-eliminate-in-last-conversation': 'L’ultima parola',
  'achievement.edward-eliminate-in-last-conversation.text':
    'Elimina Edward nell’ultima discussione e vinci: senza più ostaggi, o perché il complice si arrende.',
  'achievement.edward-six-face-down': 'Faccia da poker',
  'achievement.edward-six-face-down.text':
    'Gioca 6 carte a faccia in giù in un solo turno contro Edward; valgono anche quelle usate per convertire un 4.',
  'achievement.edward-win-after-threat-6': 'Sul filo del rasoio',
  'achievement.edward-win-after-threat-6.text': 'Vinci una partita contro Edward in cui la minaccia ha raggiunto il 6.',

  'near.conditions': '{have, plural, one {# condizione} other {# condizioni}} su {need}',
  'near.wins': '{have, plural, one {# vittoria} other {# vittorie}} di fila su {need}',
  'near.threat': '{have, plural, =0 {nessun rilascio sopra L} other {un rilascio a minaccia #, non a E}}',
  'near.hostages': '{have, plural, one {# ostaggio} other {# ostaggi}} su {need} in un turno',
  'near.steps': '{have, plural, one {# passo} other {# passi}} su {need} in un turno',
  'near.saved':
    '{have, plural, one {# ostaggio liberato} other {# ostaggi liberati}} su {need, plural, offset:1 other {#}} in quei turni',
  'near.silence': 'ogni volta è stata giocata una carta',
  'near.dice': '{have, plural, one {# dado} other {# dadi}} su {need}',
  'near.held': '{have, plural, one {# ostaggio trattenuto} other {# ostaggi trattenuti}} in quel momento su {need}',
  'near.below-e':
    '{have, plural, =0 {ancora nessuna vittoria} one {vittoria # passo sotto E, su {need}} other {vittoria # passi sotto E, su {need}}}',
  'near.demands': '{have, plural, one {# richiesta} other {# richieste}} su {need}',
  'near.pairs': '{have, plural, one {# coppia} other {# coppie}} su {need}',
  'near.sixes': '{have} sei su {need}',
  'near.cards': '{have, plural, one {# carta} other {# carte}} su {need}',
}
