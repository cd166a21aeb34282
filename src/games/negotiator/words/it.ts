import type { en } from './en.ts'

/** Hostage Negotiator in Italian, with the words of the Italian rulebook. */
export const it: Record<keyof typeof en, string> = {
  'negotiator.title': 'Hostage Negotiator',

  'abductor.arkayne': 'Arkayne Massua',
  'abductor.arkayne.about':
    'La sua gente è in prigione, e lui tiene dei diplomatici finché non sarà libera. Nervi tesi fin dall’inizio, ma è di parola.',
  'abductor.donna': 'Donna Scarborough',
  'abductor.donna.about':
    'Una supplente a cui è stata negata la cattedra. Tiene la sua stessa classe. Un colpo di fortuna può farle cambiare idea.',
  'abductor.edward': 'Edward Quinn',
  'abductor.edward.about':
    'Un padre disperato in una sala d’attesa d’ospedale. Meglio furioso che assassino, finché non sarà tutt’e due.',
  'abductor.rule.none': 'Nessuna regola speciale.',
  'abductor.rule.sixes-release': 'Ogni coppia di 6 tra i dadi finali di un test libera un ostaggio.',
  'abductor.rule.kills-raise':
    'Finché ci sono ostaggi nella Zona Ostaggi e la minaccia è sotto E, ogni ostaggio da eliminare fa invece aumentare la minaccia di 1.',
  'abductor.second': 'Complice',
  'voice.you': 'Tu',
  'voice.you.radio': 'Tu, alla radio',
  'voice.radio': 'Alla radio',
  'voice.said': '{who}: «{text}»',

  'level.0': 'calma',
  'level.1': 'controllo',
  'level.2': 'diffidenza',
  'level.3': 'inquietudine',
  'level.4': 'tensione',
  'level.5': 'rabbia',
  'level.6': 'furia',
  'level.7': 'furia cieca',

  'phase.conversation': 'Discussione',
  'phase.spend': 'Acquisto',
  'phase.terror': 'Terrore',

  'card.what-are-your-demands': 'Quali sono le tue richieste?',
  'card.small-talk': 'Parliamo',
  'card.keep-cool': 'Restiamo calmi',
  'card.you-are-breaking-up': 'Ti sento a scatti',
  'card.just-stay-calm': 'Mantieni la calma',
  'card.a-few-minutes-more': 'Ancora qualche minuto',
  'card.you-need-to-trust-me': 'Devi fidarti di me',
  'card.proof-of-life': 'Prova in vita',
  'card.minor-extraction': 'Evacuazione limitata',
  'card.a-bold-lie': 'Una bugia sfacciata',
  'card.an-empty-promise': 'Promessa da marinaio',
  'card.i-am-coming-in': 'Entro a parlarti',
  'card.major-extraction': 'Evacuazione in massa',
  'card.take-the-shot': 'Cecchini, fuoco!',
  'card.all-units-go': 'A tutte le unità, GO, GO, GO!',

  'card.wire-ten-million': 'Bonifico da 10.000.000 $',
  'card.release-fugitives': 'Rilascio degli evasi',
  'card.supply-of-weapons': 'Fornitura di armi',
  'card.live-broadcast': 'Una diretta televisiva',
  'card.reopen-the-case': 'Riapertura del caso',
  'card.pull-back-the-cordon': 'Arretramento del cordone',
  'card.medical-care': 'Cure mediche',
  'card.helicopter': 'Elicottero',
  'card.armoured-truck': 'Furgone blindato',
  'card.school-bus': 'Scuolabus',
  'card.speedboat': 'Motoscafo',

  'card.this-is-going-nowhere': 'Così non si va da nessuna parte',
  'card.the-situation-is-worsening': 'La situazione peggiora',
  'card.i-am-getting-angry': 'Mi sto arrabbiando',
  'card.do-not-test-me': 'Non mettermi alla prova',
  'card.escape-attempt': 'Tentativo di fuga',
  'card.more-hostages': 'Altri ostaggi',
  'card.i-am-getting-impatient': 'Sto perdendo la pazienza',
  'card.your-time-is-running-out': 'Il tuo tempo sta per scadere',
  'card.a-moment-of-weakness': 'Un momento di debolezza',
  'card.back-to-square-one': 'Punto e a capo',
  'card.pizza': 'Pizza per tutti',
  'card.a-cold-beer': 'Una birra fresca',
  'card.a-call-home': 'Una telefonata a casa',
  'card.a-familiar-voice': 'Una voce familiare',
  'card.the-blueprints': 'Le planimetrie',
  'card.nobody-is-watching': 'Nessuno di guardia',
  'card.a-shot-is-fired': 'Parte un colpo',
  'card.live-on-the-news': 'In diretta al telegiornale',
  'card.lights-out': 'Salta la luce',

  'card.named': '«{card}»',
  'kind.conversation': 'Carta Discussione',
  'kind.major': 'Richiesta maggiore',
  'kind.escape': 'Richiesta di fuga',
  'kind.minor': 'Richiesta minore',
  'kind.red': 'Carta Terrore',
  'kind.pivotal': 'Fatto cruciale',
  'kind.abductor': 'Sequestratore',

  'effect.points':
    '{n, plural, one {{n, number, ::sign-always} punto Discussione} other {{n, number, ::sign-always} punti Discussione}}',
  'effect.threat': 'minaccia {n, number, ::sign-always}',
  'effect.release': '{n, plural, one {# ostaggio liberato} other {# ostaggi liberati}}',
  'effect.kill': '{n, plural, one {# ostaggio eliminato} other {# ostaggi eliminati}}',
  'effect.end': 'FINE: la discussione termina',
  'effect.reveal': 'rivela una richiesta',
  'effect.eliminate': 'elimina {who, select, she {la sequestratrice} other {il sequestratore}}',
  'effect.escape': '{who, select, she {la sequestratrice} other {il sequestratore}} fugge',
  'effect.leave': 'questa carta esce dal gioco',
  'effect.next-dice':
    '{n, plural, one {{n, number, ::sign-always} dado} other {{n, number, ::sign-always} dadi}} nel prossimo test',
  'effect.dice':
    '{n, plural, one {{n, number, ::sign-always} dado} other {{n, number, ::sign-always} dadi}} in questa discussione',
  'effect.dice.terror':
    '{n, plural, one {{n, number, ::sign-always} dado} other {{n, number, ::sign-always} dadi}} nella prossima discussione',
  'effect.next-dice.terror':
    '{n, plural, one {{n, number, ::sign-always} dado} other {{n, number, ::sign-always} dadi}} nel primo test della prossima discussione',
  'effect.fours.terror': 'nella prossima discussione i 4 sono successi senza pagare',
  'effect.fours': 'in questa discussione i 4 sono successi senza pagare',
  'effect.take': '{n, plural, one {prendi gratis # carta Discussione} other {prendi gratis # carte Discussione}}',
  'effect.hostages': '{n, plural, one {# ostaggio in più} other {# ostaggi in più}}',
  'effect.discard-terror':
    '{n, plural, one {scarta la prossima carta Terrore} other {scarta le prossime # carte Terrore}}, ma mai il fatto cruciale',
  'effect.halve-terror':
    'conserva metà delle carte Terrore rosse rimaste, arrotondata per eccesso, e scarta le altre dalla cima del mazzo',
  'effect.reset-threat': 'la minaccia torna al livello iniziale',
  'effect.look': 'guarda la prossima carta Terrore',
  'effect.look-discard': 'guarda la prossima carta Terrore e, se vuoi, scartala (mai il fatto cruciale)',
  'text.compare.sum':
    '{n, plural, one {Lancia un dado e confrontalo con il livello di minaccia} other {Lancia # dadi e confronta la somma con il livello di minaccia}} (L vale 0, E vale 7)',
  'text.compare.highest':
    'Lancia {n, plural, one {un dado} other {# dadi}} e confronta il più alto con il livello di minaccia (L vale 0, E vale 7)',
  'text.compare.lowest':
    'Lancia {n, plural, one {un dado} other {# dadi}} e confronta il più basso con il livello di minaccia (L vale 0, E vale 7)',
  'effect.nothing': 'non succede nulla',
  'effect.reroll':
    '{n, plural, one {durante un test qualsiasi, mettila da parte dalla mano per rilanciare un dado} other {durante un test qualsiasi, mettila da parte dalla mano per rilanciare fino a # dadi}}',
  'effect.escape-drawback':
    'al termine di questa discussione {who, select, she {la sequestratrice} other {il sequestratore}} se ne va, a meno che prima non venga {who, select, she {catturata o eliminata} other {catturato o eliminato}}',

  'drawback.fewer-dice': '{n, plural, one {un dado in meno in ogni test} other {# dadi in meno in ogni test}}',
  'drawback.double-rise': 'ogni aumento della minaccia è raddoppiato',
  'drawback.terror-rise': 'minaccia {n, number, ::sign-always} all’inizio di ogni fase di terrore',
  'drawback.no-conversion': 'non puoi più usare carte per convertire un 4 in un successo',
  'drawback.dearer':
    'le carte che hanno un costo costano {n, plural, one {# punto Discussione} other {# punti Discussione}} in più',
  'drawback.hand-limit':
    '{n, plural, one {puoi avere in mano al massimo # carta} other {puoi avere in mano al massimo # carte}}',
  'drawback.fail-rise': 'un test senza successi fa prima aumentare la minaccia di {n}',

  'text.row': '{row}: {text}',
  'text.two': '2 o più successi',
  'text.one': '1 successo',
  'text.none': 'nessun successo',
  'text.additional': 'Se una richiesta è ancora a faccia in giù: {text}',
  'text.then': 'Poi: {text}',
  'text.from-now-on': 'Da ora in poi: {text}',
  'text.abductor':
    '{hostages, plural, one {# ostaggio} other {# ostaggi}}, minaccia {threat}, {majors, plural, one {# richiesta maggiore} other {# richieste maggiori}}, {escapes, plural, one {# richiesta di fuga} other {# richieste di fuga}}. {rule}',

  'option.play': 'Gioca «{card}»',
  'option.bank': 'Gioca «{card}» a faccia in giù: +1 punto',
  'option.concede': 'Concedi «{demand}»{cost, plural, =0 {} one { per # punto} other { per # punti}}',
  'option.buy': 'Prendi «{card}»{cost, plural, =0 {} one { per # punto} other { per # punti}}',
  'option.take': 'Prendi gratis «{card}»',
  'option.pay': 'Rinuncia a «{card}»',
  'option.reroll': 'Usa «{card}»: rilancia il dado {die} (mostra {face})',
  'option.reveal.major': 'Rivela la richiesta maggiore{n, plural, one {} other { numero #}}',
  'option.reveal.escape': 'Rivela la richiesta di fuga{n, plural, one {} other { numero #}}',
  'option.hang-up': 'Riaggancia',
  'option.done': 'Termina gli acquisti',
  'option.keep': 'Tieni i dadi così',
  'option.accept': 'Accetta i dadi',
  'option.convert': 'Converti un 4 in un successo con due carte',
  'option.discard': 'Scarta quella carta Terrore',
  'option.leave': 'Lasciala dov’è',
  'option.enough': 'Basta così',

  'question.conversation.talk': 'Sei in linea. Che cosa fai?',
  'question.last': 'L’ultima discussione. Che cosa fai?',
  'question.spend.buy': 'Per ora la linea tace. Che cosa prendi dalla Zona di Acquisto?',
  'question.take': 'Quale carta prendi?',
  'question.reveal': 'Quale richiesta riveli?',
  'question.look': 'Hai visto la prossima carta Terrore. Che cosa ne fai?',
  'question.test.reroll': 'I dadi sono fermi. Ne rilanci uno?',
  'question.test.convert': 'C’è un 4. Rinunci a due carte per convertirlo in un successo?',
  'question.test.pay': 'A quale carta rinunci?',

  'event.began':
    '{abductor} tiene in ostaggio {hostages, plural, one {# persona} other {# persone}}. Il livello di minaccia è {threat}.',
  'event.turn':
    'Turno {turn}. {terror, plural, =0 {Non ci sono più carte Terrore.} one {Resta # carta Terrore.} other {Restano # carte Terrore.}}',
  'event.last-conversation': 'L’ultima discussione. Da ora puoi comprare carte e giocarle subito.',
  'event.played': 'Giochi «{card}».',
  'event.banked': 'Giochi «{card}» a faccia in giù.',
  'event.rolled': '{n, plural, one {Un dado} other {# dadi}}: {dice}.',
  'event.rerolled': 'Con «{card}» rilanci un dado: {from} → {to}.',
  'event.pair-of-sixes':
    '{pairs, plural, one {Una coppia di 6: un ripensamento all’altro capo del filo.} other {# coppie di 6: un ripensamento all’altro capo del filo.}}',
  'event.paid': 'Rinunci a «{card}».',
  'event.converted': 'Un 4 diventa un successo.',
  'event.tested': '«{card}»: {successes, plural, =0 {nessun successo} one {# successo} other {# successi}}.',
  'event.compared':
    '«{card}»: {n, plural, one {un dado} other {# dadi}}, {dice}. Fa {result}, contro il livello di minaccia {level}.',
  'event.points': 'Punti Discussione {from} → {to}.',
  'event.threat': '{rise, select, true {La minaccia aumenta} other {La minaccia diminuisce}}: {from} → {to}.',
  'event.past-end':
    '{direction, select, up {La minaccia non può superare E: ogni tacca in più costa una vita.} other {La minaccia non può scendere sotto L: ogni tacca in più libera un ostaggio.}}',
  'event.reset': 'La minaccia torna al livello iniziale: {from} → {to}.',
  'event.released':
    'Un ostaggio è libero. Nella Zona Ostaggi {zone, plural, =0 {non c’è più nessuno} one {ne resta uno} other {ne restano #}}.',
  'event.release-ignored': 'La Zona Ostaggi è vuota, ma nella fase di terrore la cattura non è possibile.',
  'event.killed':
    'Un ostaggio viene eliminato. Nella Zona Ostaggi {zone, plural, =0 {non c’è più nessuno} one {ne resta uno} other {ne restano #}}.',
  'event.spared': 'Il complice non elimina l’ultimo ostaggio.',
  'event.kill-raises':
    'Nessun ostaggio viene eliminato, ma la rabbia {who, select, she {della sequestratrice} other {del sequestratore}} cresce.',
  'event.more-hostages':
    '{n, plural, =0 {Non si possono prendere altri ostaggi.} one {Viene preso un altro ostaggio.} other {Vengono presi altri # ostaggi.}} Nella Zona Ostaggi ora {zone, plural, one {ce n’è uno} other {ce ne sono #}}.',
  'event.revealed': 'Si scopre una richiesta: «{demand}».',
  'event.nothing-to-reveal': 'Non ci sono più richieste da rivelare.',
  'event.conceded': 'Concedi «{demand}».',
  'event.escape-pending':
    'La via di fuga è pronta. Ferma {who, select, she {la sequestratrice} other {il sequestratore}} prima che questa discussione finisca.',
  'event.conversation-ends': 'La discussione è finita.',
  'event.cut-off': 'Cade la linea.',
  'event.card-leaves': '«{card}» esce dal gioco.',
  'event.next-dice':
    '{n, plural, one {{n, number, ::sign-always} dado} other {{n, number, ::sign-always} dadi}} nel prossimo test.',
  'event.dice':
    '{n, plural, one {{n, number, ::sign-always} dado} other {{n, number, ::sign-always} dadi}} per un’intera discussione.',
  'event.fours': 'Per un’intera discussione i 4 sono successi senza pagare.',
  'event.bought': 'Prendi «{card}»{cost, plural, =0 {} one { per # punto} other { per # punti}}.',
  'event.took': 'Prendi gratis «{card}».',
  'event.spent': 'I tuoi punti sono azzerati e le carte giocate tornano nella Zona di Acquisto.',
  'event.terror':
    'Terrore: «{card}». {left, plural, =0 {Non restano altre carte.} one {Resta # carta.} other {Restano # carte.}}',
  'event.additional': 'Una richiesta è ancora a faccia in giù: si applica anche l’effetto aggiuntivo di «{card}».',
  'event.minor': 'Una richiesta minore: «{demand}». Resta finché non la concedi.',
  'event.minor-void': 'Non c’è più nessuno a chiedere «{demand}».',
  'event.terror-discarded':
    'La carta Terrore «{card}» viene scartata. {left, plural, =0 {Non restano altre carte.} one {Resta # carta.} other {Restano # carte.}}',
  'event.looked': 'La prossima carta Terrore: «{card}».',
  'event.looked.unseen': 'La prossima carta Terrore viene guardata in segreto.',
  'event.eliminated':
    '{who, select, she {La sequestratrice viene eliminata.} other {Il sequestratore viene eliminato.}}',
  'event.second':
    'Subentra il complice. Richieste e contropartite escono dal gioco; ora ogni aumento della minaccia costa una vita.',
  'event.ended': '{title} ({rule})',

  'ending.captured': 'Vittoria: cattura riuscita',
  'ending.captured.why':
    'La Zona Ostaggi era vuota, e con un’altra liberazione {who, select, she {la sequestratrice è uscita} other {il sequestratore è uscito}} a mani alzate.',
  'ending.eliminated': 'Vittoria: eliminazione riuscita',
  'ending.eliminated.why':
    '{who, select, she {La sequestratrice è stata eliminata} other {Il sequestratore è stato eliminato}} quando la Zona Ostaggi era vuota.',
  'ending.surrendered': 'Vittoria: il complice si arrende',
  'ending.surrendered.why': 'La Zona Ostaggi era vuota, e il complice non aveva più nessuno dietro cui nascondersi.',
  'ending.too-many-killed': 'Sconfitta: troppi ostaggi eliminati',
  'ending.too-many-killed.why': 'È stata eliminata più della metà di tutti gli ostaggi: {killed} su {total}.',
  'ending.escaped': 'Sconfitta: la fuga è riuscita',
  'ending.escaped.why': 'Qualcosa è andato storto, e nella confusione nessuno ha potuto impedire la fuga.',
  'ending.got-away': 'Sconfitta: fuga per la via che hai concesso',
  'ending.got-away.why':
    'È stata concessa una richiesta di fuga, e {who, select, she {la sequestratrice non è stata catturata né eliminata} other {il sequestratore non è stato catturato né eliminato}} prima della fine della discussione.',
  'ending.out-of-time': 'Sconfitta: tempo scaduto',
  'ending.out-of-time.why':
    'Non c’erano più carte Terrore da pescare: nessuno degli ostaggi rimasti si è salvato, e nessuno è stato catturato.',

  'row.two': '2+ successi',
  'row.one': '1 successo',
  'row.none': 'nessun successo',
  'compare.above': 'sopra il livello di minaccia',
  'compare.equal': 'pari al livello di minaccia',
  'compare.below': 'sotto il livello di minaccia',
  'use.convert': 'Se converto un 4',
  'use.convert-two': 'Se converto due 4',
  'use.reroll': 'Se rilancio un dado',
  'use.reroll-convert': 'Se rilancio e converto un 4',
  'use.reroll-convert-two': 'Se rilancio e converto due 4',
  'branch.sure': 'certo',
  'branch.terror': 'Prossima carta Terrore: «{card}»',
  'branch.terror.way': 'Prossima carta Terrore: «{card}», {way}',
  'branch.pairs': '{n, plural, one {con una coppia di 6} other {con # coppie di 6}}',
  'branch.rarely': '{label} ({odds}) anche {changes}',

  'change.threat': 'minaccia {from} → {to}',
  'change.points': 'punti {from} → {to}',
  'change.zone': 'ostaggi {from} → {to}',
  'change.saved': 'liberati {from} → {to}',
  'change.killed': 'eliminati {from} → {to}',
  'change.dice': 'dadi {from} → {to}',
  'change.hand': 'mano {from} → {to}',
  'change.known': 'richieste note {from} → {to}',
  'change.terror': 'carte Terrore {from} → {to}',
  'change.fours': '{to, select, true {i 4 sono successi senza pagare} other {i 4 non sono più successi senza pagare}}',
  'change.second': 'subentra il complice',
  'change.escaping':
    '{to, select, true {{who, select, she {la sequestratrice} other {il sequestratore}} se ne andrà} other {la fuga è sventata}}',
  'change.gone': 'la carta esce dal gioco',
  'change.phase':
    '{from, select, conversation {fine della discussione} spend {fine degli acquisti} other {comincia la prossima discussione}}',
  'change.ending': '{ending}',
  'change.none': 'nessun cambiamento',

  'refuse.unknown': 'In questo gioco non esiste una scelta simile.',
  'refuse.over': 'La partita è finita.',
  'refuse.not-asked': 'Non tocca a questo posto scegliere.',
  'refuse.not-now.play': 'Le carte si giocano solo nella fase di discussione, una dopo l’altra.',
  'refuse.not-now.bank': 'Le carte si giocano a faccia in giù per i punti solo nella fase di discussione.',
  'refuse.not-now.concede': 'Le richieste si concedono solo nella fase di discussione, tra una carta e l’altra.',
  'refuse.not-now.hang-up': 'In questo momento non c’è nessuna discussione da chiudere.',
  'refuse.not-now.buy': 'Le carte si comprano nella fase di acquisto o nell’ultima discussione.',
  'refuse.not-now.done': 'Non è la fase di acquisto.',
  'refuse.not-now.take': 'Ora non ci sono carte gratis da prendere.',
  'refuse.not-now.enough': 'Ora non ci sono carte gratis da prendere.',
  'refuse.not-now.reveal': 'In questo momento non si rivela nessuna richiesta.',
  'refuse.not-now.reroll': 'Non c’è nessun test di cui rilanciare i dadi.',
  'refuse.not-now.keep': 'Non ci sono dadi da tenere.',
  'refuse.not-now.convert':
    'In questo momento non c’è un 4 da convertire in un successo, oppure non hai due carte per pagarlo.',
  'refuse.not-now.accept': 'Non ci sono dadi da accettare.',
  'refuse.not-now.pay': 'Non devi rinunciare a nessuna carta.',
  'refuse.not-now.discard': 'Non stai guardando nessuna carta Terrore.',
  'refuse.not-now.leave': 'Non stai guardando nessuna carta Terrore.',
  'refuse.not-in-hand': 'Non hai in mano «{card}».',
  'refuse.only-in-a-test': '«{card}» si usa durante un test, dopo il tiro. A faccia in giù vale 1 punto Discussione.',
  'refuse.not-in-supply': '«{card}» non è nella Zona di Acquisto.',
  'refuse.played': '«{card}» è stata giocata in questo turno: potrai comprarla solo dal prossimo.',
  'refuse.hand-full': 'La tua mano è piena: al massimo {limit, plural, one {# carta} other {# carte}}.',
  'refuse.too-dear': '«{card}» costa {cost, plural, one {# punto} other {# punti}}; tu ne hai {points}.',
  'refuse.not-hidden': 'In quella posizione non c’è nessuna richiesta a faccia in giù.',
  'refuse.no-such-die': 'In questo test quel dado non c’è.',
  'refuse.rerolled': 'Con questa carta non puoi rilanciare quel dado.',
  'refuse.reroll-idle': 'Rilanciare quel dado non potrebbe migliorare nulla.',
  'refuse.second': 'Le richieste sono uscite dal gioco quando è subentrato il complice.',
  'refuse.conceded': '«{demand}» è già stata concessa.',
  'refuse.not-known': '«{demand}» non è una richiesta che conosci.',
  'refuse.demand-cost': 'Concedere «{demand}» costa {cost, plural, one {# punto} other {# punti}}; tu ne hai {points}.',
  'odds.percent': '{p, number, ::percent .0}',

  'status.turn':
    '{abductor}. Turno {turn}, fase: {phase}. {terror, plural, =0 {Non ci sono più carte Terrore.} one {Resta # carta Terrore.} other {Restano # carte Terrore.}}',
  'status.threat': 'Minaccia {level} ({word}), {dice, plural, one {# dado} other {# dadi}}.',
  'status.hostages':
    'Ostaggi: {zone} nella Zona Ostaggi, {saved, plural, one {# liberato} other {# liberati}}, {killed, plural, one {# eliminato} other {# eliminati}}.',
  'status.empty':
    'La Zona Ostaggi è vuota: con la prossima liberazione catturi {who, select, she {la sequestratrice} other {il sequestratore}}.',
  'status.points': 'Punti Discussione: {points}.',
  'status.demands': 'Richieste: {demands}.',
  'status.demand.hidden': '{kind}, a faccia in giù',
  'status.demand.known': '{kind} «{demand}»',
  'status.demand.conceded': '{kind} «{demand}», concessa',
  'status.hand':
    '{n, plural, =0 {Nessuna carta in mano} one {# carta in mano: {cards}} other {# carte in mano: {cards}}}',
  'status.nothing': 'nessuna',

  'facts.cost': 'costo {cost}',
  'facts.copies': '{copies, plural, one {# copia} other {# copie}}',

  'setup.abductor': 'Non c’è nessun sequestratore «{name}». Quelli noti sono: {known}.',
}
