import type { helpEn } from './help.en.ts'

export const helpIt: Readonly<Record<keyof typeof helpEn, string>> = {
  'help.lead':
    'L’elenco dice che cosa si deve e che cosa si può fare in questo turno. Comincia una riga, poi scegli la carta o il caso che si illumina. Annulla torna fino all’ultima cosa pescata, vista o scoperta.',
  'help.marks':
    'L’intelligence blu, con uno scudo e la B, conta contro il complotto; la rossa, con una fiamma e la R, a suo favore; l’oro, con una stella e la O, fa quel che c’è scritto.',
  'help.command':
    'I comandi scritti fanno lo stesso: «rivendica 4», «gioca 2 su 4» (la seconda carta in mano), «agenti 3», «fine».',
  'help.mark.title': 'Che cosa vogliono dire i segni',
  'help.mark.rep': 'Reputazione: i punti vittoria di un agente leale; con il peso politico paga le risorse.',
  'help.mark.clout': 'Peso politico: i punti vittoria di un opportunista politico; con la reputazione paga le risorse.',
  'help.mark.agents': 'Agenti: ognuno conta 1 per il blu e ti fa guardare il complotto.',
  'help.mark.soldiers': 'Soldati: ti fanno guardare l’intelligence; per un drone strike ne servono due.',
  'help.mark.leads': 'Responsabili del caso: ne va uno su ogni caso che rivendichi.',
  'help.mark.sophistication':
    'Sofisticatezza: conta per il rosso. Il segno che segue è il vantaggio, per il responsabile se la minaccia è neutralizzata.',
  'help.mark.intel': 'Intelligence sul caso, a faccia in giù, con i segni di chi l’ha giocata.',
  'help.mark.known': 'Ciò che di un caso sai solo tu è sottolineato: 6/2 è un complotto di complessità 6 e impatto 2.',
  'help.rules':
    'Un turno per intero è la M-19 con quelle che seguono, un’analisi la M-9: le regole si aprono sopra il gioco.',
  'help.keys': 'Tasti',
  'help.keys.off': 'I tasti singoli sono disattivati nelle impostazioni.',
  'help.key.h': 'la tua mano',
  'help.key.b': 'il tabellone',
  'help.key.c': 'il fascicolo di un caso, col suo numero',
  'help.key.c.name': 'C 4',
  'help.key.l': 'che cosa è successo per ultimo',
  'help.key.w': 'a chi tocca',
  'help.key.k': 'che cosa sai solo tu',
  'help.key.u': 'annulla',
  'help.key.a': 'il consigliere, se oltre a te giocano solo bot',
  'help.key./': 'scrivere un comando',
  'help.key.arrows': 'da un caso all’altro, su un tabellone che sta in una schermata',
}
