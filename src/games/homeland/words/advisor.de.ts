/** What the advisor says in Homeland: what is believed of whom, and why an option is a good one. */
export const advisorDe = {
  'advisor.thought':
    '{player}: Loyaler Agent {loyal, number, ::percent}, Politischer Opportunist {opportunist, number, ::percent}, Terroristen-Maulwurf {mole, number, ::percent}',
  'advisor.evidence':
    '{agenda, select, loyal {Loyaler Agent} opportunist {Politischer Opportunist} other {Terroristen-Maulwurf}} {shift, number, ::sign-always .0}: {what}',
  'advisor.evidence.faces': 'Was bei Bedrohung {threat} lag, kam ans Licht.',
  'advisor.evidence.none': 'Nichts, was bisher geschah, spricht für oder gegen etwas.',
  'advisor.log-odds':
    'Die Zahlen sind Log-Odds: +0,7 macht eine Rolle gegen alle anderen zusammen etwa doppelt so wahrscheinlich, −0,7 halb so wahrscheinlich.',
  'advisor.fill': 'In meinen Verdacht übernehmen',
  'advisor.filled': 'Dein Verdacht sagt jetzt dasselbe. Du kannst jeden Wert ändern.',

  'why.counted': 'Nichts spricht dafür oder dagegen als seine Zahl.',
  'why.case':
    '{way, select, up {Die Chance, dass Fall {threat} neutralisiert wird, steigt von {before, number, ::percent} auf {after, number, ::percent}} down {Die Chance, dass Fall {threat} neutralisiert wird, fällt von {before, number, ::percent} auf {after, number, ::percent}} other {Die Chance, dass Fall {threat} neutralisiert wird, bleibt bei {after, number, ::percent}}}{wish, select, stopped {, und dir nützt es, wenn er neutralisiert wird.} succeeds {, und dir nützt es, wenn der Anschlag gelingt.} other {; für dich zählt das wenig.}}',
  'why.claim-case':
    'Wie es steht, wird {organization} in {stopped, number, ::percent} aller Partien neutralisiert; {left, plural, =0 {die Analyse kommt als Nächstes} one {es bleibt noch # Runde} other {es bleiben noch # Runden}}.',
  'why.look-case':
    '{unseen, plural, =0 {Du kennst alle Informationen dort} one {Dort liegt # Karte, die du nicht kennst} other {Dort liegen # Karten, die du nicht kennst}}; neutralisiert wird in {stopped, number, ::percent} aller Partien.',
  'why.on-case': 'Neutralisiert wird sie in {stopped, number, ::percent} aller Partien.',
  'why.strike':
    'Ohne Drohnenangriff wird {organization} in {stopped, number, ::percent} aller Partien neutralisiert; mit ihm ist die Bedrohung fort.',
  'why.pass':
    'Rot {red}, Blau {blue}: {verdict, select, stopped {Die Bedrohung wird auch ohne dich neutralisiert} other {Der Anschlag gelingt, und was du hast, nützt anderswo vielleicht mehr}}.',
  'why.react':
    'Rot {red}, Blau {blue}: {turns, select, yes {Das dreht den Ausgang, und {verdict, select, stopped {die Bedrohung wird neutralisiert} other {der Anschlag gelingt}}} other {Das dreht den Ausgang nicht}}.',
  'why.accuse':
    'Nach allem, was sich wissen lässt, ist {player} mit {mole, number, ::percent} der Maulwurf: Richtig bringt es 6 Siegpunkte, und der Maulwurf scheidet aus; falsch kostet es 3.',
  'why.accuse-nobody':
    'Selbst {player}, am wahrscheinlichsten von allen, ist nur mit {mole, number, ::percent} der Maulwurf, und eine falsche Beschuldigung kostet 3 Siegpunkte.',
  'why.accuse-as-mole': 'Du bist selbst der Maulwurf: Wen du auch beschuldigst, es ist falsch und kostet 3 Siegpunkte.',
  'why.card':
    '{side, select, blue {Bringt Blau etwa {n} bei dem Fall, zu dem sie kommt.} red {Bringt Rot etwa {n} bei dem Fall, zu dem sie kommt.} other {Von sich aus hilft sie keiner Seite.}}',
  'why.trade':
    'Bringt {rep} Ansehen und {clout} Einfluss; {agenda, select, loyal {für dich zählt Ansehen} opportunist {für dich zählt Einfluss} other {für dich zählt beides nicht, aber beides kauft Kontakte}}.',
  'why.pay':
    'Dir bleiben {rep} Ansehen und {clout} Einfluss; {agenda, select, loyal {für dich zählt Ansehen} opportunist {für dich zählt Einfluss} other {für dich zählt beides nicht, aber die anderen sehen, was du behältst}}.',
  'why.keep': '{points, plural, one {# Siegpunkt} other {# Siegpunkte}} am Ende, offen oder verdeckt.',
  'why.verb.claim': 'Ein Fall, den du leitest, bringt dir Ansehen und seinen Vorteil, wenn er neutralisiert wird.',
  'why.verb.intel': 'Deine Informationen müssen vor der Analyse bei den Fällen liegen.',
  'why.verb.agents': 'Jeder Agent zählt vor aller Augen 1 für Blau und zeigt dir den Anschlag.',
  'why.verb.soldiers':
    'Soldaten zeigen dir die Informationen einer Bedrohung, und zwei machen einen Drohnenangriff möglich.',
  'why.verb.recruit-agent': 'Ein Agent kostet nichts und zählt 1 für Blau, wo du ihn auch einsetzt.',
  'why.verb.recruit-soldier': 'Ein Soldat kostet nichts und kann später Informationen ansehen.',
  'why.verb.recruit-asset': 'Ein Kontakt zählt am Ende und kann bis dahin helfen.',
  'why.verb.activate': 'Aktiviert kann der Kontakt genutzt werden, und er zählt so oder so.',
  'why.verb.use': 'Was er tut, ist jetzt mehr wert als später.',
  'why.verb.burn': 'Ihn zu verbrennen bringt mehr, als ihn zu behalten.',
  'why.verb.end': 'Nichts, was noch zu tun ist, bringt mehr, als es kostet.',
  'why.verb.look': 'Wer weiß, was dort liegt, spielt besser.',
  'why.verb.no-look': 'Es gibt wenig zu sehen, was etwas ändern würde.',
  'why.verb.redraw': 'Neue Karten versprechen mehr als diese.',
  'why.verb.keep-hand': 'Diese Karten versprechen mehr als neue.',
} as const
