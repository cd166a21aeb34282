import type { callEn } from './call.en.ts'
import type { debriefEn } from './debrief.en.ts'
import type { NegotiatorKey } from './index.ts'

type CallKey = keyof typeof callEn | keyof typeof debriefEn

/** Hostage Negotiator in Italian with softer words: what is said instead when neutral wording is on. */
export const neutralIt = {
  'abductor.edward.about':
    'Un padre disperato in una sala d’attesa d’ospedale. Meglio infuriarsi che fare del male, finché non farà tutt’e due.',
  'abductor.rule.kills-raise':
    'Finché ci sono ostaggi nella Zona Ostaggi e la minaccia è sotto E, ogni perdita fa invece aumentare la minaccia di 1.',
  'effect.kill': '{n, plural, one {# ostaggio perso} other {# ostaggi persi}}',
  'effect.eliminate': 'ferma {who, select, she {la sequestratrice} other {il sequestratore}}',
  'effect.escape-drawback':
    'al termine di questa discussione {who, select, she {la sequestratrice} other {il sequestratore}} se ne va, a meno che prima non venga {who, select, she {catturata o fermata} other {catturato o fermato}}',
  'event.past-end':
    '{direction, select, up {La minaccia non può superare E: per ogni tacca in più si perde un ostaggio.} other {La minaccia non può scendere sotto L: ogni tacca in più libera un ostaggio.}}',
  'event.killed':
    'Un ostaggio è perso. Nella Zona Ostaggi {zone, plural, =0 {non c’è più nessuno} one {ne resta uno} other {ne restano #}}.',
  'event.spared': 'Il complice risparmia l’ultimo ostaggio.',
  'event.kill-raises':
    'Nessuno è perso, ma la rabbia {who, select, she {della sequestratrice} other {del sequestratore}} cresce.',
  'event.eliminated': '{who, select, she {La sequestratrice viene fermata.} other {Il sequestratore viene fermato.}}',
  'event.second':
    'Subentra il complice. Richieste e contropartite escono dal gioco; ora per ogni tacca di aumento della minaccia si perde un ostaggio.',
  'ending.eliminated': 'Vittoria: intervento riuscito',
  'ending.eliminated.why':
    '{who, select, she {La sequestratrice è stata fermata} other {Il sequestratore è stato fermato}} quando la Zona Ostaggi era vuota.',
  'ending.too-many-killed': 'Sconfitta: troppi ostaggi persi',
  'ending.too-many-killed.why': 'È andata persa più della metà di tutti gli ostaggi: {killed} su {total}.',
  'ending.got-away.why':
    'È stata concessa una richiesta di fuga, e {who, select, she {la sequestratrice non è stata catturata né fermata} other {il sequestratore non è stato catturato né fermato}} prima della fine della discussione.',
  'change.killed': 'persi {from} → {to}',
  'status.hostages':
    'Ostaggi: {zone} nella Zona Ostaggi, {saved, plural, one {# liberato} other {# liberati}}, {killed, plural, one {# perso} other {# persi}}.',
  'position.lost': 'Con {killed} ostaggi persi su {total} la partita è già persa.',
  'achievement.eliminate-by-turn-3.text': 'Ferma il sequestratore prima della fine del turno 3.',
  'achievement.arkayne-no-victim.text': 'Vinci contro Arkayne senza perdere un solo ostaggio.',
  'achievement.arkayne-eliminate-with-two-held.text': 'Ferma Arkayne con 2 o più ostaggi ancora nella Zona Ostaggi.',
  'achievement.edward-eliminate-in-last-conversation.text':
    'Ferma Edward nell’ultima discussione e vinci: senza più ostaggi, o perché il complice si arrende.',
  'rulebook.intro':
    'Giochi da solo, al telefono con un sequestratore che ha preso degli ostaggi. Vinci se il sequestratore viene catturato o fermato, oppure se il complice si arrende. Perdi se va persa più della metà degli ostaggi, se il sequestratore fugge o se le carte Terrore si esauriscono.',
  'rule.N-7':
    'Se la minaccia deve aumentare quando il segnalino è su E, il segnalino resta fermo e si perde un ostaggio per ogni tacca in eccesso. Se deve diminuire quando il segnalino è su L, viene liberato un ostaggio per ogni tacca in eccesso. Se una variazione supera un estremo, porta prima il segnalino su quell’estremo: solo le tacche rimanenti hanno effetto sugli ostaggi. Un aumento raddoppiato si raddoppia prima di tutto questo (regola della casa).',
  'rule.N-9.title': 'Ostaggi persi e liberati',
  'rule.N-9':
    'Un ostaggio perso passa dalla Zona Ostaggi all’area Persi, uno liberato dalla Zona Ostaggi all’area Ostaggi liberati. Gli ostaggi si spostano sempre uno alla volta. Dopo ogni singola perdita si verifica se hai perso (regola della casa). Se si deve perdere un ostaggio ma la Zona Ostaggi è vuota, scarta invece la prima carta del mazzo Terrore senza risolverla, anche se è il fatto cruciale (regola della casa). Se anche il mazzo Terrore è vuoto, non succede nulla.',
  'rule.N-15':
    'Durante la discussione, purché non ci sia una carta in corso di risoluzione (regola della casa), puoi concedere una richiesta nota pagandone il costo in punti Discussione. Il pagamento non può portarti sotto 0, ma una richiesta gratuita si può concedere anche con un totale negativo (regola della casa). Applica prima l’effetto della richiesta, poi la sua contropartita; ogni richiesta si può concedere una volta sola. Una richiesta maggiore resta in gioco, ruotata, e la sua contropartita dura finché il sequestratore non viene catturato o fermato; una richiesta minore viene scartata. Se concedi una richiesta di fuga, il sequestratore se ne va e perdi la partita, a meno che non venga catturato o fermato prima della fine di questa discussione. Se è fermato, la fuga è annullata.',
  'rule.N-21':
    'Se devi pescare una carta Terrore e non ce ne sono più, tutti gli ostaggi rimasti sono persi e il sequestratore fugge. Hai perso la partita.',
  'rule.N-26.title': 'Fermare il sequestratore',
  'rule.N-26':
    'Il sequestratore può essere fermato solo nella fase di discussione e solo da una carta che lo dice espressamente. Se la Zona Ostaggi è vuota, vinci; altrimenti subentra il complice. Il sequestratore, tutte le richieste (note, nascoste o minori) e tutte le contropartite vengono rimossi dal gioco. Il livello di minaccia, i tuoi punti Discussione e gli effetti sui dadi rimangono, e il resto della riga si applica al complice (regola della casa). Da questo momento scarta senza risolverle le richieste minori che peschi e ignora gli effetti aggiuntivi delle carte Terrore.',
  'rule.N-27':
    'Per ogni tacca di aumento della minaccia, sia che il segnalino avanzi sia che la tacca vada oltre E, si perde un ostaggio. È uno per tacca in tutto: le perdite di N-7 non si aggiungono. Queste perdite non riguardano mai l’ultimo ostaggio nella Zona Ostaggi, che può andare perso soltanto per N-21 (regola della casa). Il complice non può essere fermato. Appena la Zona Ostaggi è vuota, anche nella fase di terrore (regola della casa), il complice si arrende e vinci. Contro il complice «ferma» e «rivela» non hanno effetto, mentre «fugge» ti fa perdere (regola della casa).',
  'rule.N-28':
    'Perdi immediatamente se va persa più della metà di tutti gli ostaggi, compresi quelli aggiunti fino a quel momento. Perdi immediatamente anche se il sequestratore fugge o se si applica N-21. La scheda riassuntiva dice «almeno la metà», ma il testo delle regole dice due volte «più della metà» e assegna la vittoria con esattamente metà degli ostaggi liberati.',
  'rule.N-29.title': 'Se si perde l’ultimo ostaggio',
  'rule.N-29':
    'Se l’ultimo ostaggio a lasciare la Zona Ostaggi è perso, per catturare il sequestratore serve ancora una liberazione. Questo non vale contro il complice (N-27). La pagina ti avvisa quando ti trovi in questa situazione.',
  'call.lost': '{n, plural, one {# perso} many {# persi} other {# persi}} (max {most})',
  'call.limit': 'Per vincere non perderne più di {n} su {total}, e non lasciare dentro nessuno.',
  'call.fx.kill': 'persi',
  'call.fx.eliminate': 'ferma',
  'call.fate.lost': 'perso',
  'call.debrief.line':
    '{turn, plural, one {Un turno} many {# turni} other {# turni}}; {saved, plural, one {# ostaggio liberato} many {# ostaggi liberati} other {# ostaggi liberati}}, {killed, plural, one {# perso} many {# persi} other {# persi}}{zone, plural, =0 {} one {, # mai uscito} many {, # mai usciti} other {, # mai usciti}}.',
  'call.banner.second': 'Ora comanda il complice: per ogni tacca di aumento della minaccia si perde un ostaggio.',
  'call.escape.sure':
    'Da qui le vie sono solo due: catturi o fermi {who, select, she {la sequestratrice} other {il sequestratore}} in questa discussione, oppure fugge e la partita è persa.',
} as const satisfies Partial<Record<NegotiatorKey | CallKey, string>>
