import type { apiEn } from './api.en.ts'

export const apiDe: Record<keyof typeof apiEn, string> = {
  'api.no-route': 'Unter dieser Adresse gibt es nichts.',
  'api.method': 'Diese Adresse kann nur mit {allowed} gefragt werden.',
  'api.too-long': 'Hier werden höchstens {most} Byte gelesen.',
  'api.no-json': 'Was hierher geschickt wird, muss JSON sein und das auch sagen (content-type: application/json).',
  'api.bad-request': 'Diese Anfrage ist nicht zu lesen.',
  'bot.none': 'Kein Bot hat dieses Token oder diese Kennung; vielleicht wurde es zurückgegeben.',
  'lobby.seat.program': 'Platz {n}: {name} (ein Programm)',
  'api.rule': 'Die Regeln des Spiels erlauben das nicht ({key}).',
  'limit.requests':
    'Zu viele Anfragen von deiner Adresse. Versuch es in {seconds, plural, one {# Sekunde} other {# Sekunden}} wieder.',
  'limit.tables':
    'Von deiner Adresse wurden zu viele Tische eröffnet. Versuch es in {seconds, plural, one {# Sekunde} other {# Sekunden}} wieder.',
  'limit.connections':
    'Zu viele Leitungen von deiner Adresse zu diesem Server. Schließ einige, oder versuch es in {seconds, plural, one {# Sekunde} other {# Sekunden}} wieder.',
  'limit.wrong-passes':
    'Von deiner Adresse kamen zu viele Links oder Token, die nicht gelten. Versuch es in {seconds, plural, one {# Sekunde} other {# Sekunden}} wieder.',
  'limit.messages':
    'So viel auf einmal ist mehr, als eine Leitung tragen darf. Versuch es in {seconds, plural, one {# Sekunde} other {# Sekunden}} wieder.',
}
