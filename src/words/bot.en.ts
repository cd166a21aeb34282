/** A program of somebody's own in a seat, and those who train one. */
export const botEn = {
  'cli.play.bot-time': 'how many milliseconds a program in a seat has for a choice (2000)',
  'cli.join.bot': 'a program of your own plays in your seat, started by this command: “python3 my_bot.py”',
  'cli.value.command': 'COMMAND',
  'cli.value.seat': 'NUMBER[=COMMAND]',
  'cli.value.about': 'COMMAND|GAME',
  'cli.bot': 'check a bot of your own (check), or serve games to a program that trains (train)',
  'cli.bot.what': 'check or train',
  'cli.bot.about': 'check: the command that starts the bot; train: which game',
  'cli.bot.game': 'check: which game it plays (homeland)',
  'cli.bot.games': 'check: how many games it plays (100)',
  'cli.bot.seat': 'train: the one seat to be played, bots have the others; without it, all of them',
  'cli.bot.bot': 'which of our bots has the other seats',
  'cli.bot.vector': 'train: how many games are played side by side (1)',
  'cli.bot.views': 'train: whole views beside the numbers',
  'cli.bot.json': 'check: one JSON object',

  'bot.seat':
    '{name} does not fit. A program is given one seat that nobody else has: {example}; in a game for one it is --seat 1.',
  'bot.no-command': 'Which program plays in seat {seat}? Write its command after the =: {example}.',
  'bot.command': 'Which bot? Write the command that starts it: {example}.',
  'bot.what': 'bot does “check” or “train”, not “{name}”.',
  'bot.slipped': 'Seat {seat}, choice {choice}: {what} The stand-in plays on. What the program wrote is in {file}.',
  'bot.slip.start': 'The program could not be started ({problem}).',
  'bot.slip.ended':
    '{code, select, 126 {The shell may not start the program (126).} 127 {The shell did not find the program (127).} other {The program has ended ({code}).}}',
  'bot.slip.late': 'The program did not answer within {ms, number} ms.',
  'bot.slip.garbage': 'The program wrote something that is no message: “{line}”.',
  'bot.slip.protocol': 'The program wrote a message that answers nothing: “{line}”.',
  'bot.slip.illegal': 'The program chose something that is not offered: “{line}”.',
  'bot.slip.long': 'The program wrote more than anybody asked for: a line has at most {most, number} characters.',

  'bot.check.running': 'game {done} of {total}',
  'bot.check.fine':
    '{games, plural, one {# game} other {# games}}, {choices, plural, one {# choice} other {# choices}}: no slips.',
  'bot.check.slips':
    '{games, plural, one {# game} other {# games}}, {choices, plural, one {# choice} other {# choices}}: {slips, plural, one {# slip} other {# slips}}.',
  'bot.check.kind.start': 'not started: {n}',
  'bot.check.kind.ended': 'ended in the middle: {n}',
  'bot.check.kind.late': 'out of time: {n}',
  'bot.check.kind.garbage': 'no message: {n}',
  'bot.check.kind.protocol': 'a message that answers nothing: {n}',
  'bot.check.kind.illegal': 'an option that is not offered: {n}',
  'bot.check.kind.long': 'too much at once: {n}',
  'bot.check.first': 'game {game} ({seed}), seat {seat}, choice {choice}: {what}',
  'bot.check.time':
    'A choice took {median, number, ::.00} ms at the median, {p99, number, ::.00} ms at the 99th percentile, {most, number, ::.00} ms at most; {limit, number} ms are allowed.',
  'bot.check.wins': 'It won {wins} of {games} games.',
  'bot.check.log': 'What the program wrote beside it: {file}',

  'train.not-understood': 'A line is an object with “reset” or “step”. {example}',
  'train.before-reset': 'The games begin with a reset: {example}',
  'train.actions': '{n} actions are needed, one for each game: a list of whole numbers.',
  'train.illegal': 'Game {game}: action {action} is not among those that can be chosen now.',
} as const
