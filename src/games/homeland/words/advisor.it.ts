/** What the advisor says in Homeland: what is believed of whom, and why an option is a good one. */
export const advisorIt = {
  'advisor.thought':
    '{player}: Agente leale {loyal, number, ::percent}, Opportunista politico {opportunist, number, ::percent}, Talpa terrorista {mole, number, ::percent}',
  'advisor.evidence':
    '{agenda, select, loyal {Agente leale} opportunist {Opportunista politico} other {Talpa terrorista}} {shift, number, ::sign-always .0}: {what}',
  'advisor.evidence.faces': 'Si è visto che cosa c’era sulla minaccia {threat}.',
  'advisor.evidence.none': 'Finora niente di ciò che ha fatto parla a favore o contro qualcosa.',
  'advisor.log-odds':
    'Le cifre sono log-odds: +0,7 rende un’agenda circa due volte più probabile rispetto a tutte le altre insieme, −0,7 la metà.',
  'advisor.fill': 'Riporta tutto nei miei sospetti',
  'advisor.filled': 'Ora i tuoi sospetti dicono lo stesso. Puoi cambiarli uno per uno.',

  'why.counted': 'Niente parla a favore o contro, se non la sua cifra.',
  'why.case':
    '{way, select, up {La probabilità che il caso {threat} sia neutralizzato sale dal {before, number, ::percent} al {after, number, ::percent}} down {La probabilità che il caso {threat} sia neutralizzato scende dal {before, number, ::percent} al {after, number, ::percent}} other {La probabilità che il caso {threat} sia neutralizzato resta al {after, number, ::percent}}}{wish, select, stopped {, e a te conviene che lo sia.} succeeds {, e a te conviene che il complotto riesca.} other {; per te conta poco.}}',
  'why.claim-case':
    'Per come stanno le cose, {organization} è neutralizzata nel {stopped, number, ::percent} delle partite; {left, plural, =0 {è la prossima a essere analizzata} one {resta ancora # round} other {restano ancora # round}}.',
  'why.look-case':
    '{unseen, plural, =0 {Conosci tutte le sue carte intelligence} one {C’è # carta che non conosci} other {Ci sono # carte che non conosci}}; è neutralizzata nel {stopped, number, ::percent} delle partite.',
  'why.on-case': 'È neutralizzata nel {stopped, number, ::percent} delle partite.',
  'why.strike':
    'Senza drone strike {organization} è neutralizzata nel {stopped, number, ::percent} delle partite; con il drone strike la minaccia non c’è più.',
  'why.pass':
    'Rosso {red}, blu {blue}: {verdict, select, stopped {la minaccia è neutralizzata anche senza di te} other {il complotto riesce, e ciò che hai può servire di più altrove}}.',
  'why.react':
    'Rosso {red}, blu {blue}: {turns, select, yes {così l’esito cambia, e {verdict, select, stopped {la minaccia è neutralizzata} other {il complotto riesce}}} other {così l’esito non cambia}}.',
  'why.accuse':
    'Per quanto si può sapere, {player} è la talpa al {mole, number, ::percent}: se è giusto, sono 6 punti vittoria e la talpa è fuori; se è sbagliato, se ne perdono 3.',
  'why.accuse-nobody':
    'Anche {player}, il nome più probabile, è la talpa solo al {mole, number, ::percent}, e un’accusa sbagliata costa 3 punti vittoria.',
  'why.accuse-as-mole': 'La talpa sei tu: chiunque tu accusi, l’accusa è sbagliata e costa 3 punti vittoria.',
  'why.card':
    '{side, select, blue {Porta al blu circa {n} sul caso a cui va.} red {Porta al rosso circa {n} sul caso a cui va.} other {Da sola non aiuta nessuna delle due parti.}}',
  'why.trade':
    'Porta {rep} di reputazione e {clout} di peso politico; {agenda, select, loyal {per te conta la reputazione} opportunist {per te conta il peso politico} other {per te non conta né l’una né l’altro, ma comprano risorse}}.',
  'why.pay':
    'Ti restano {rep} di reputazione e {clout} di peso politico; {agenda, select, loyal {per te conta la reputazione} opportunist {per te conta il peso politico} other {per te non conta né l’una né l’altro, ma gli altri guardano che cosa tieni}}.',
  'why.keep': '{points, plural, one {# punto vittoria} other {# punti vittoria}} alla fine, a faccia in su o in giù.',
  'why.verb.claim': 'Un caso di cui sei responsabile ti dà reputazione e vantaggio quando è neutralizzato.',
  'why.verb.intel': 'Le tue carte intelligence devono essere sui casi prima dell’analisi.',
  'why.verb.agents': 'Ogni agente vale 1 per il blu davanti a tutti, e ti mostra il complotto.',
  'why.verb.soldiers':
    'I soldati ti mostrano le carte intelligence di una minaccia, e due rendono possibile un drone strike.',
  'why.verb.recruit-agent': 'Un agente non costa nulla, e vale 1 per il blu ovunque tu lo schieri.',
  'why.verb.recruit-soldier': 'Un soldato non costa nulla, e più tardi può guardare carte intelligence.',
  'why.verb.recruit-asset': 'Una risorsa vale alla fine, e fino ad allora può aiutare.',
  'why.verb.activate': 'A faccia in su si può usare, e vale comunque.',
  'why.verb.use': 'Ciò che fa vale più adesso che dopo.',
  'why.verb.burn': 'Bruciarla porta più che conservarla.',
  'why.verb.end': 'Di quanto resta da fare, niente porta più di quanto costa.',
  'why.verb.look': 'Chi sa che cosa c’è, gioca meglio.',
  'why.verb.no-look': 'C’è poco da vedere che cambi ciò che farai.',
  'why.verb.redraw': 'Carte nuove promettono più di queste.',
  'why.verb.keep-hand': 'Queste carte promettono più di quelle nuove.',
} as const
