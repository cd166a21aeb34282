import type { filesEn } from './files.en.ts'

/** Che cosa può non andare in un mazzo o in una posizione di Homeland. */
export const filesIt: Record<keyof typeof filesEn, string> = {
  'position.seat': '«{at}»: Tra {n} giocatori non c’è un posto {seat}.',
  'position.intel': 'Per quel posto non resta nessuna carta intelligence «{name}».',
  'position.asset': 'Per quel posto non resta nessuna risorsa «{name}».',
  'position.plot': 'Per quel posto non resta nessun complotto «{name}».',
  'position.organization': 'Per quel posto non resta nessuna organizzazione «{name}».',
  'position.agendas': 'Tra {n} giocatori non ci sono così tante agende «{agenda}».',
  'position.space': 'Lo spazio {at} di {level} è occupato o non esiste.',
  'position.analysis': 'La minaccia {threat} non si può analizzare: non c’è.',
  'position.step': '«{at}»: Non esiste un passo «{name}».',
  'position.frame': 'In «{at}» al passo «{step}» serve qualcosa che ci sia davvero, non {value}.',
  'position.frame-order': 'In «{at}» il passo «{step}» non può venire prima di «{following}».',
  'position.frame-nothing':
    'In «{at}» il passo «{step}» non riguarda niente: lì non c’è una carta o una pedina del genere.',
  'position.analysis-next': 'In «{at}» è in corso un’analisi che nessun passo porta avanti, o viceversa.',
  'position.drawn':
    'In «{at}» ci sono risorse pescate di cui nessuno deve tenerne una: al massimo due, con il passo asset.keep.',
  'position.pending': 'In «position.pending» c’è una minaccia che non aspetta di essere analizzata.',
  'position.placed-on': 'In «position.placedOn» non c’è nessuna minaccia {threat}.',
  'position.shown':
    'In «position.analysis» sono scoperte, scartate o bruciate più carte intelligence di quante ce ne siano.',
  'position.scores': 'In «position.scores» ci vuole un numero per ogni giocatore.',
  'position.threat-twice': 'Due minacce hanno lo stesso numero.',
  'position.next-threat': 'Il numero della prossima minaccia è già preso.',
  'position.no-cards': 'Non restano organizzazioni o complotti per così tante minacce.',
  'position.looks': 'Qualcuno ha guardato più carte intelligence di quante ce ne siano.',
  'position.leads': 'Un giocatore è responsabile di più casi di quante carte responsabile del caso ha: {most}.',
  'position.track-full': 'Un tracciato è pieno, quindi la partita è finita.',
  'position.analysed-on-board': 'Una minaccia in corso di analisi ha lasciato il tabellone.',
  'position.next': 'A una partita in corso serve un passo successivo; una partita finita non ne ha.',
  'position.cards': 'Non tutte le carte sono in un solo posto: {fault}.',

  'homeland.deck.count':
    '{what, select, plots {I complotti devono essere {should}, non {is}.} organizations {Le organizzazioni devono essere {should}, non {is}.} assets {Le risorse devono essere {should}, non {is}.} other {Le carte intelligence devono essere {should}, non {is}.}}',
  'homeland.deck.size':
    '{what, select, plots {In {players} giocatori i complotti in gioco devono essere almeno {least}, non {is}.} other {In {players} giocatori le carte intelligence in gioco devono essere almeno {least}, non {is}.}}',
  'homeland.deck.twice': 'L’id «{id}» è usato due volte.',
  'homeland.deck.range': '«{id}» è per {from}-{to} giocatori: prima va il numero più piccolo.',
  'homeland.deck.one-fallout': 'A «{id}» serve un effetto collaterale oppure un effetto collaterale globale.',
  'homeland.deck.gold': '«{id}»: le carte intelligence oro hanno un effetto, le altre no.',
  'homeland.deck.takes': '«{id}» prende «{asset}», che non è nel mazzo.',
  'homeland.deck.name': '«{id}» non è una delle nostre carte: dalle un nome in en, it e de.',
}
