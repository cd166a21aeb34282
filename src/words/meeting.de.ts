import type { meetingEn } from './meeting.en.ts'

export const meetingDe: Readonly<Record<keyof typeof meetingEn, string>> = {
  'lobby.code': 'Wer den Code {code} eintippt, setzt sich.',
  'lobby.word.code': 'code',
  'lobby.help.code': 'niemanden mehr mit dem Code hinsetzen lassen, oder einen anderen machen',
  'table.code': 'Für alle, die lieber tippen: {code}',
  'cli.join.at': 'wo der Server ist, wenn du einen Code eintippst',
  'cli.join.rematch': 'noch eine Partie mit denselben Leuten auf denselben Plätzen, wenn die letzte zu Ende ist',
  'cli.join.share': 'wenn eine Partie vorbei ist: allen dort zeigen, wie dein Verdacht verlief',
  'join.share': 'Allen am Tisch zeigen, wie dein Verdacht verlief: {program} join --share',
  'join.shared': 'Alle am Tisch können jetzt sehen, wie dein Verdacht verlief.',
  'join.shared.review': 'Zu lesen mit: {program} review {file}',
  'join.rematch': 'Noch eine Partie mit denselben Leuten: {program} join --rematch',
  'join.rematch.asked': '{name} will noch eine Partie: {program} join --rematch',
  'cli.join.mine':
    'die Tische, an denen du von diesem Gerät aus sitzt oder die du betreust: wer dran ist, und deine restliche Zeit',
  'join.mine.none': 'Von diesem Gerät aus sitzt du an keinem Tisch.',
  'join.mine.free': 'niemand',
  'join.mine.line': '{game}, {names}: {state}. {link}',
  'join.mine.state':
    '{state, select, over {vorbei} gathering {vor dem Spiel} paused {pausiert} asked {du bist dran} other {die anderen spielen}}',
  'join.mine.timed': '{state}, noch {time}',
}
