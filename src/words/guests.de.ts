import type { guestsEn } from './guests.en.ts'

export const guestsDe: Readonly<Record<keyof typeof guestsEn, string>> = {
  'teach.offer': 'Neu im Spiel? Lerne es beim Spielen, in fünf Minuten',
  'teach.title': 'In fünf Minuten gelernt',
  'teach.lead':
    'Alle sind Analysten derselben Behörde, jeder mit einer geheimen Rolle. Bedrohungen steigen bis „Unmittelbar“ und werden dort analysiert: Blaue Informationen neutralisieren sie, rote lassen den Anschlag gelingen, und niemand sieht, wer was gespielt hat.',
  'teach.then':
    'Spiele eine Runde mit Anleitung, dann die Beschuldigung, mit der ein Spiel endet. Dein Platz bleibt dir, und du erfährst, was an deinem Tisch geschieht.',
  'teach.begin': 'Die Runde beginnen',
  'teach.table': 'Dein Tisch',
  'teach.kept': 'Dein Platz bleibt dir. {stands}',
  'teach.sat': '{name} hat sich gesetzt.',
  'teach.rose': '{name} hat den Tisch verlassen.',
  'teach.begun': 'Dein Spiel hat begonnen: Die Karten sind verteilt.',
  'teach.back': 'Zurück an den Tisch',
  'teach.play': 'Zum Spiel',
  'teach.stay': 'Weiter lernen',
  'terms.change': 'Ändern, wie gespielt wird',
  'terms.code.another': 'Ein anderer Code',
  'terms.code.off': 'Kein Code: nur mit Links',
  'terms.code.on': 'Ein Code zum Platznehmen',
  'watching.give': 'Ein Link für Zuschauer',
  'watching.text':
    'Alle, die ihn haben, dürfen zusehen, eine Runde später, und nichts tun. Ein anderer Link beendet diesen.',
  'watching.link': 'Link für Zuschauer',
  'watching.another': 'Ein anderer Link',
  'watching.end': 'Beenden: Niemand sieht mehr zu',
  'watching.ended': 'Der Link für Zuschauer gilt nicht mehr.',
  'friends.title': 'Freunde, die dir über die Schulter sehen',
  'friends.text': 'Sie sehen, was du siehst, während es geschieht, und können dir nur schreiben, wenn du magst.',
  'friends.give': 'Ein Link für Freunde',
  'friends.link': 'Link für Freunde',
  'friends.another': 'Ein anderer Link; wer mit diesem kam, geht',
  'friends.end': 'Niemanden mehr zusehen lassen',
  'friends.ended': 'Niemand sieht dir mehr über die Schulter.',
  'friends.count':
    '{n, plural, =0 {Niemand sieht dir über die Schulter.} one {Ein Freund sieht dir über die Schulter.} other {# Freunde sehen dir über die Schulter.}}',
  'friends.may': 'Sie dürfen mir raten',
  'friends.advises': 'Ein Freund rät: {text}',
  'friends.advice': 'Rat',
  'install.text': 'Behalte Situation Room auf diesem Gerät: Es öffnet sich wie eine App, auch ohne Verbindung.',
  'install.by-hand':
    'Auf iPhone oder iPad: Tippe auf Teilen, dann auf „Zum Home-Bildschirm“. Danach öffnet es sich wie eine App, auch ohne Verbindung.',
  'install.now': 'Installieren',
  'install.never': 'Nein, danke',
  'plain.line':
    'Unter dieser Adresse ist die Verbindung nicht verschlüsselt. Darum lässt der Browser die Seite nicht installieren, nicht ohne Netz öffnen, niemandem etwas melden, solange sie zu ist, und niemanden mit einem Passkey anmelden. Gespielt wird trotzdem.',
}
