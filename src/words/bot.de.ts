import type { botEn } from './bot.en.ts'

/** Ein eigenes Programm auf einem Platz, und wer eines trainiert. */
export const botDe: Record<keyof typeof botEn, string> = {
  'cli.play.bot-time': 'wie viele Millisekunden ein Programm auf einem Platz für eine Wahl hat (2000)',
  'cli.join.bot': 'ein eigenes Programm spielt auf deinem Platz, mit diesem Befehl gestartet: „python3 my_bot.py“',
  'cli.value.command': 'BEFEHL',
  'cli.value.seat': 'NUMMER[=BEFEHL]',
  'cli.value.about': 'BEFEHL|SPIEL',
  'cli.bot': 'einen eigenen Bot prüfen (check), oder einem Programm, das trainiert, Partien geben (train)',
  'cli.bot.what': 'check oder train',
  'cli.bot.about': 'check: der Befehl, der den Bot startet; train: welches Spiel',
  'cli.bot.game': 'check: welches Spiel er spielt (homeland)',
  'cli.bot.games': 'check: wie viele Partien er spielt (100)',
  'cli.bot.seat': 'train: der eine Platz, der gespielt wird, die anderen haben Bots; ohne das alle',
  'cli.bot.bot': 'welcher unserer Bots die anderen Plätze hat',
  'cli.bot.vector': 'train: wie viele Partien nebeneinander gespielt werden (1)',
  'cli.bot.views': 'train: ganze Ansichten neben den Zahlen',
  'cli.bot.json': 'check: ein JSON-Objekt',

  'bot.seat':
    '{name} passt nicht. Ein Programm bekommt einen Platz, den sonst niemand hat: {example}; in einem Spiel für eine Person ist es --seat 1.',
  'bot.no-command': 'Welches Programm spielt auf Platz {seat}? Schreib seinen Befehl hinter das =: {example}.',
  'bot.command': 'Welcher Bot? Schreib den Befehl, der ihn startet: {example}.',
  'bot.what': 'bot kann „check“ oder „train“, nicht „{name}“.',
  'bot.slipped':
    'Platz {seat}, Wahl {choice}: {what} Die Vertretung spielt weiter. Was das Programm geschrieben hat, steht in {file}.',
  'bot.slip.start': 'Das Programm ließ sich nicht starten ({problem}).',
  'bot.slip.ended':
    '{code, select, 126 {Die Shell darf das Programm nicht starten (126).} 127 {Die Shell hat das Programm nicht gefunden (127).} other {Das Programm ist zu Ende ({code}).}}',
  'bot.slip.late': 'Das Programm hat nicht innerhalb von {ms, number} ms geantwortet.',
  'bot.slip.garbage': 'Das Programm hat etwas geschrieben, das keine Nachricht ist: „{line}“.',
  'bot.slip.protocol': 'Das Programm hat eine Nachricht geschrieben, die auf nichts antwortet: „{line}“.',
  'bot.slip.illegal': 'Das Programm hat etwas gewählt, das nicht angeboten ist: „{line}“.',
  'bot.slip.long':
    'Das Programm hat mehr geschrieben, als gefragt war: Eine Zeile hat höchstens {most, number} Zeichen.',

  'bot.check.running': 'Partie {done} von {total}',
  'bot.check.fine':
    '{games, plural, one {# Partie} other {# Partien}}, {choices, plural, one {# Wahl} other {# Wahlen}}: keine Fehler.',
  'bot.check.slips':
    '{games, plural, one {# Partie} other {# Partien}}, {choices, plural, one {# Wahl} other {# Wahlen}}: {slips, plural, other {# Fehler}}.',
  'bot.check.kind.start': 'nicht gestartet: {n}',
  'bot.check.kind.ended': 'mittendrin zu Ende: {n}',
  'bot.check.kind.late': 'zu spät: {n}',
  'bot.check.kind.garbage': 'keine Nachricht: {n}',
  'bot.check.kind.protocol': 'eine Nachricht, die auf nichts antwortet: {n}',
  'bot.check.kind.illegal': 'etwas, das nicht angeboten ist: {n}',
  'bot.check.kind.long': 'zu viel auf einmal: {n}',
  'bot.check.first': 'Partie {game} ({seed}), Platz {seat}, Wahl {choice}: {what}',
  'bot.check.time':
    'Eine Wahl hat im Median {median, number, ::.00} ms gedauert, beim 99. Perzentil {p99, number, ::.00} ms, höchstens {most, number, ::.00} ms; erlaubt sind {limit, number} ms.',
  'bot.check.wins': 'Er hat {wins} von {games} Partien gewonnen.',
  'bot.check.log': 'Was das Programm nebenbei geschrieben hat: {file}',

  'train.not-understood': 'Eine Zeile ist ein Objekt mit „reset“ oder „step“. {example}',
  'train.before-reset': 'Die Partien beginnen mit einem reset: {example}',
  'train.actions': 'Es braucht {n} Aktionen, eine für jede Partie: eine Liste ganzer Zahlen.',
  'train.illegal': 'Partie {game}: Aktion {action} ist nicht unter denen, die jetzt gewählt werden können.',
}
