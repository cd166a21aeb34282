import type { tableEn } from './table.en.ts'

/** Ein Tisch für mehrere vor einem Bildschirm. */
export const tableDe: Record<keyof typeof tableEn, string> = {
  'seats.person': 'Person {n}',

  'curtain.others': 'Alle anderen sehen weg.',

  'theatre.analysis': 'Analyse von Fall {case}: {organization}',
  'theatre.complexity': 'Schwierigkeit {n}',
  'theatre.sophistication': 'Raffinesse {n}',
  'theatre.agents': 'Agenten und Kontakte {n}',

  'theatre.more': 'Goldkarten und Reaktionen {n, number, ::+!}',

  'screen.page.players': 'Spieler',
  'board.round': 'Runde {n}',
  'board.agency': 'Behörde',
  'board.terrorists': 'Terroristen',
  'board.track': '{n}/12',
  'board.next.long': 'wird als Nächstes analysiert',
  'board.deck': 'Stapel',
  'board.unclaimed': 'unbeansprucht',
  'board.agents.long': '{n, plural, one {# Agent} other {# Agenten}}',
  'board.soldiers.long': '{n, plural, one {# Soldat} other {# Soldaten}}',
  'board.looked': '{player} (Runde {round})',
  'board.plot-seen': 'Anschlag gesehen von {players}',
  'board.intel-seen': 'Informationen gesehen von {players}',

  'desk.marker': 'Terroristen-Marker',

  'discards.intel': 'Abgelegte Informationen',
  'discards.assets': 'Abgelegte Kontakte',
  'discards.plots': 'Analysierte Anschläge',
  'discards.organizations': 'Analysierte Organisationen',
  'gone.assets': 'Kontakte aus dem Spiel',
  'gone.organizations': 'Organisationen aus dem Spiel',
  'gone.intel': 'Verbrannte Informationen',
  'gone.unseen':
    'Ungesehen verschwunden: {plots, plural, one {# Anschlag} other {# Anschläge}}, {intel, plural, one {# Information} other {# Informationen}}.',

  'talk.bot': 'Bots behaupten nichts und notieren nichts, und niemand tut es für sie.',
  'talk.none': 'In diesem Spiel gibt es keine Tischgespräche und keine Notizen.',
  'talk.enough':
    'An diesem Tisch wurde so viel gesagt, dass nichts mehr festgehalten werden kann: höchstens {most} Behauptungen.',
  'talk.no-such-seat': 'Diesen Platz gibt es an diesem Tisch nicht.',
  'talk.no-such-player': 'Diesen Spieler gibt es an diesem Tisch nicht.',
  'talk.hundred': 'Was man von jemandem hält, sind drei Teile, die hundert Prozent ergeben.',
  'talk.yourself': 'Behauptungen gelten anderen, nicht einem selbst.',
  'talk.no-such-case': 'Fall {case} liegt nicht auf dem Tisch. Dort liegen: {cases}.',
  'talk.retract-one':
    'Man nimmt zurück, was man über einen Fall oder über eine Person sagte: genau eines von „case“ und „player“.',
  'talk.nothing-said': 'Es gibt nichts zurückzunehmen: Du hast darüber nichts gesagt, das noch gilt.',
  'talk.says.looked-helping': 'nachgesehen: hilft überwiegend',
  'talk.says.looked-mixed': 'nachgesehen: gemischt',
  'talk.says.looked-hurting': 'nachgesehen: schadet überwiegend',
  'talk.says.dangerous': 'der hier ist gefährlich',
  'talk.says.i-helped': 'hier habe ich geholfen',
  'talk.says.i-will-help': 'hier werde ich helfen',
  'talk.says.need-help': 'hier brauche ich Hilfe',
  'talk.says.leave-it-to-me': 'überlasst das mir',
  'talk.says.who-touched-it': 'wer war hier dran?',
  'talk.says.strike-it': 'Drohnenangriff!',
  'talk.says.suspect.little': 'ich misstraue … ein wenig',
  'talk.says.suspect.strongly': 'ich misstraue … sehr',
  'talk.says.trust.little': 'ich vertraue … ein wenig',
  'talk.says.trust.strongly': 'ich vertraue … sehr',
  'talk.line.case': '{player} zu Fall {case}: {says}',
  'talk.line.suspect.little': '{player} misstraut {other} ein wenig',
  'talk.line.suspect.strongly': '{player} misstraut {other} sehr',
  'talk.line.trust.little': '{player} vertraut {other} ein wenig',
  'talk.line.trust.strongly': '{player} vertraut {other} sehr',
  'talk.line.retract.case': '{player} nimmt die Worte zu Fall {case} zurück',
  'talk.line.retract.player': '{player} nimmt die Worte über {other} zurück',
  'talk.silence': 'Noch hat niemand etwas gesagt.',

  'note.text': 'Eine Notiz ist eine Zeile von höchstens {most} Zeichen.',
  'note.of.case': 'Fall {case}: {text}',
  'note.of.player': '{player}: {text}',

  'reckoning.spare': 'Die Rolle, die niemand hatte: {agenda}.',
  'reckoning.accusations': 'Beschuldigungen',
  'reckoning.played': 'Wer wirklich was wohin gelegt hat',
  'reckoning.neutralised': 'Neutralisiert.',
  'reckoning.succeeded': 'Der Anschlag ist gelungen.',
  'reckoning.struck': 'Durch Drohnenangriff entfernt.',
  'reckoning.open': 'Am Ende noch offen.',
  'reckoning.claims': 'Behauptungen und Tatsachen',
}
