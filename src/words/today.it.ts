import type { todayEn } from './today.en.ts'

export const todayIt: Readonly<Record<keyof typeof todayEn, string>> = {
  'cli.daily': 'prendi la chiamata del giorno su un server, che la prepara e dice come è andata a tutti',
  'cli.daily.board': 'come va il giorno, senza giocare',
  'cli.daily.day': 'come è andato un altro giorno, come AAAA-MM-GG; quando è finito con il suo seme',
  'today.no-name': 'Di’ chi sei: --name NOME.',
  'today.title': 'La chiamata del {day}: {abductor}',
  'today.played':
    '{n, plural, =0 {Nessuno ha ancora un posto in classifica.} one {Una persona è in classifica.} other {# persone sono in classifica.}}',
  'today.place':
    '{place}. {name}: {won, select, yes {vinta} other {persa}}, {saved} salvi, {killed} persi, {turns, plural, one {un turno} other {# turni}}',
  'today.medal': '{line} ({medal, select, gold {oro} silver {argento} other {bronzo}})',
  'today.you': '{line}: tu',
  'today.open': 'Nessuno conosce il seme prima che il giorno finisca. Dà {commitment}.',
  'today.closed': 'Il giorno è finito. Il seme {seed} dà {commitment}, mostrato per tutto il giorno.',
}
