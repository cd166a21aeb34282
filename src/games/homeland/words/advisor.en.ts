/** What the advisor says in Homeland: what is believed of whom, and why an option is a good one. */
export const advisorEn = {
  'advisor.thought':
    '{player}: Loyal Agent {loyal, number, ::percent}, Political Opportunist {opportunist, number, ::percent}, Terrorist Mole {mole, number, ::percent}',
  'advisor.evidence':
    '{agenda, select, loyal {Loyal Agent} opportunist {Political Opportunist} other {Terrorist Mole}} {shift, number, ::sign-always .0}: {what}',
  'advisor.evidence.faces': 'What lay on threat {threat} came to light.',
  'advisor.evidence.none': 'Nothing they did speaks for or against anything yet.',
  'advisor.log-odds':
    'The numbers are log-odds: +0.7 makes an agenda about twice as likely against the others together, −0.7 half as likely.',
  'advisor.fill': 'Fill in my suspicions with this',
  'advisor.filled': 'Your suspicions say the same now. You can change each of them.',

  'why.counted': 'Nothing speaks for it or against it but its figure.',
  'why.case':
    '{way, select, up {The chance that case {threat} is neutralised rises from {before, number, ::percent} to {after, number, ::percent}} down {The chance that case {threat} is neutralised falls from {before, number, ::percent} to {after, number, ::percent}} other {The chance that case {threat} is neutralised stays at {after, number, ::percent}}}{wish, select, stopped {, and you want it neutralised.} succeeds {, and you want its plot to succeed.} other {; for you it matters little.}}',
  'why.claim-case':
    'As things stand, {organization} is neutralised in {stopped, number, ::percent} of all games; {left, plural, =0 {it is analysed next} one {there is # more round for it} other {there are # more rounds for it}}.',
  'why.look-case':
    '{unseen, plural, =0 {You know all of its Intel} one {There is # card on it that you do not know} other {There are # cards on it that you do not know}}; it is neutralised in {stopped, number, ::percent} of all games.',
  'why.on-case': 'It is neutralised in {stopped, number, ::percent} of all games.',
  'why.strike':
    'Without the strike {organization} is neutralised in {stopped, number, ::percent} of all games; with it, the threat is gone.',
  'why.pass':
    'Red {red}, blue {blue}: {verdict, select, stopped {it is neutralised without you} other {the plot succeeds, and what you have may do more elsewhere}}.',
  'why.react':
    'Red {red}, blue {blue}: {turns, select, yes {this turns the verdict, and {verdict, select, stopped {the threat is neutralised} other {the plot succeeds}}} other {this does not turn the verdict}}.',
  'why.accuse':
    'By all that can be known {player} is the mole with {mole, number, ::percent}: right, it brings 6 victory points and the mole is out; wrong, it costs 3.',
  'why.accuse-nobody':
    'Even {player}, who is the likeliest, is the mole with only {mole, number, ::percent}, and a wrong accusation costs 3 victory points.',
  'why.accuse-as-mole': 'You are the mole yourself: whomever you accuse, it is wrong and costs 3 victory points.',
  'why.card':
    '{side, select, blue {It brings blue about {n} on the case it goes to.} red {It brings red about {n} on the case it goes to.} other {By itself it helps neither side.}}',
  'why.trade':
    'It brings {rep} Rep and {clout} Clout; {agenda, select, loyal {you score Rep} opportunist {you score Clout} other {you score neither, but both buy assets}}.',
  'why.pay':
    'You keep {rep} Rep and {clout} Clout; {agenda, select, loyal {you score Rep} opportunist {you score Clout} other {you score neither, but others watch what you keep}}.',
  'why.keep': '{points, plural, one {# victory point} other {# victory points}} at the end, face up or face down.',
  'why.verb.claim': 'A case that you lead brings its Rep and its Advantage to you when it is neutralised.',
  'why.verb.intel': 'Your Intel has to be on the cases before they are analysed.',
  'why.verb.agents': 'Each Agent counts 1 for blue before everybody’s eyes, and shows you the Plot.',
  'why.verb.soldiers': 'Soldiers show you the Intel on a threat, and two of them make a Drone Strike possible.',
  'why.verb.recruit-agent': 'An Agent costs nothing, and counts 1 for blue wherever you deploy it.',
  'why.verb.recruit-soldier': 'A Soldier costs nothing, and can look at Intel later.',
  'why.verb.recruit-asset': 'An asset scores at the end, and can help until then.',
  'why.verb.activate': 'Face up it can be used, and it scores either way.',
  'why.verb.use': 'What it does is worth more now than later.',
  'why.verb.burn': 'What burning it brings is worth more than keeping it.',
  'why.verb.end': 'Nothing that is left to do brings more than it costs.',
  'why.verb.look': 'Whoever knows what lies there plays better.',
  'why.verb.no-look': 'There is little to be seen that would change what you do.',
  'why.verb.redraw': 'New cards promise more than these.',
  'why.verb.keep-hand': 'These cards promise more than new ones.',
} as const
