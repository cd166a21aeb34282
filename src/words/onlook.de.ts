import type { onlookEn } from './onlook.en.ts'

export const onlookDe: Readonly<Record<keyof typeof onlookEn, string>> = {
  'onlook.late': 'Du siehst zu, eine Runde später. Niemand am Tisch hört oder sieht, was du hier tust.',
  'onlook.host': 'Du kümmerst dich um diesen Tisch und hast keinen Platz: Du siehst, was alle sehen.',
  'onlook.all': 'Du siehst, was alle sehen.',
  'onlook.count': '{n, plural, one {Eine Person sieht zu.} other {# Personen sehen zu.}}',
  'onlook.waited': 'Wer am Zug ist',
  'onlook.awaited': 'ist am Zug',
  'onlook.open': 'Was offen vor jedem liegt',
  'tv.offer': 'Auf einem gemeinsamen Bildschirm zeigen',
  'tv.another': 'Ein anderer gemeinsamer Bildschirm',
  'tv.close': 'Den gemeinsamen Bildschirm schließen',
  'tv.how':
    'Öffne diesen Link auf einem Fernseher oder Tablet, das alle sehen. Er gilt einmal. Der Bildschirm zeigt, was alle sehen dürfen, und Telefone kommen durch seinen Code dazu.',
  'tv.link': 'Link für den gemeinsamen Bildschirm',
  'tv.here': 'Hier öffnen, in einem eigenen Fenster',
  'tv.here.seat':
    'Dieser Browser hat auch deinen eigenen Platz: Wer dieses Gerät benutzt, kann auch deinen Schreibtisch öffnen. Ein eigenes Gerät für den Bildschirm ist sicherer.',
  'tv.announced': 'Für diesen Tisch ist ein gemeinsamer Bildschirm offen: Er zeigt, was alle sehen dürfen.',
  'tv.shown': 'Ein gemeinsamer Bildschirm zeigt diesen Tisch jetzt.',
  'tv.join':
    '{n, plural, one {Ein Platz ist frei: Nimm ihn mit dem Code.} other {# Plätze sind frei: Nimm einen mit dem Code.}}',
  'tv.closed': '{n, plural, one {Ein Platz ist frei.} other {# Plätze sind frei.}} Der Gastgeber lädt mit Links ein.',
  'tv.code': 'Code, um an diesem Tisch Platz zu nehmen',
  'tv.or': 'Oder öffne {address} und gib ein:',
  'tv.sits': 'sitzt hier',
  'tv.public':
    'Dieser Bildschirm zeigt, was alle sehen dürfen, und keine Hand, keine Rolle und keinen verdeckten Anschlag.',
  'tv.awake': 'Dieser Browser kann den Bildschirm nicht wach halten: Stelle das Gerät so ein, dass es an bleibt.',
  'tv.turn': '{player} ist am Zug',
  'tv.waiting': 'Am Zug: {players}',
  'tv.last': 'Gerade eben',
  'reach.one':
    'Du hast diese Seite auf dem Rechner des Servers geöffnet. Der Link führt zu {address}, wo andere Geräte in deinem Netz ihn finden.',
  'reach.some': 'Du hast diese Seite auf dem Rechner des Servers geöffnet. Andere Geräte finden ihn unter:',
  'reach.none':
    'Nur dieser Rechner erreicht den Server, darum führt dieser Link sonst nirgends hin. Für andere Geräte in deinem Netz starte ihn mit {command} und öffne die Seite neu.',
  'desk.only': 'Nur mein Tisch: Das Spielbrett ist auf dem gemeinsamen Bildschirm',
  'desk.board': 'Das Spielbrett auch hier zeigen',
  'shoulder.title': 'Über die Schulter',
  'shoulder.wanted':
    'Du siehst {name} über die Schulter und sollst Rat geben. Was du antippst, wird geraten und nicht getan.',
  'shoulder.looks':
    'Du siehst {name} über die Schulter; Rat ist gerade nicht gefragt. Du kannst zusehen, und sonst nichts.',
  'shoulder.no': '{name} will gerade keinen Rat.',
  'shoulder.advice': 'Dein Rat',
  'shoulder.send': 'Raten',
  'shoulder.sent': 'Geraten: {text}',
}
