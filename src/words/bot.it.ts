import type { botEn } from './bot.en.ts'

/** Un programma proprio a un posto, e chi ne addestra uno. */
export const botIt: Record<keyof typeof botEn, string> = {
  'cli.play.bot-time': 'quanti millisecondi ha un programma a un posto per una scelta (2000)',
  'cli.join.bot': 'un tuo programma gioca al tuo posto, avviato con questo comando: «python3 my_bot.py»',
  'cli.value.command': 'COMANDO',
  'cli.value.seat': 'NUMERO[=COMANDO]',
  'cli.value.about': 'COMANDO|GIOCO',
  'cli.bot': 'mettere alla prova un proprio bot (check), o servire partite a un programma che si addestra (train)',
  'cli.bot.what': 'check o train',
  'cli.bot.about': 'check: il comando che avvia il bot; train: quale gioco',
  'cli.bot.game': 'check: quale gioco gioca (homeland)',
  'cli.bot.games': 'check: quante partite gioca (100)',
  'cli.bot.seat': 'train: l’unico posto da giocare, gli altri li hanno i bot; senza, tutti',
  'cli.bot.bot': 'quale dei nostri bot ha gli altri posti',
  'cli.bot.vector': 'train: quante partite si giocano fianco a fianco (1)',
  'cli.bot.views': 'train: viste intere accanto ai numeri',
  'cli.bot.json': 'check: un solo oggetto JSON',

  'bot.seat':
    '{name} non va bene. A un programma si dà un posto che nessun altro ha: {example}; in un gioco per uno è --seat 1.',
  'bot.no-command': 'Quale programma gioca al posto {seat}? Scrivi il suo comando dopo il segno =: {example}.',
  'bot.command': 'Quale bot? Scrivi il comando che lo avvia: {example}.',
  'bot.what': 'bot fa «check» o «train», non «{name}».',
  'bot.slipped':
    'Posto {seat}, scelta {choice}: {what} Continua il sostituto. Ciò che il programma ha scritto è in {file}.',
  'bot.slip.start': 'Non è stato possibile avviare il programma ({problem}).',
  'bot.slip.ended':
    '{code, select, 126 {La shell non può avviare il programma (126).} 127 {La shell non ha trovato il programma (127).} other {Il programma è terminato ({code}).}}',
  'bot.slip.late': 'Il programma non ha risposto entro {ms, number} ms.',
  'bot.slip.garbage': 'Il programma ha scritto qualcosa che non è un messaggio: «{line}».',
  'bot.slip.protocol': 'Il programma ha scritto un messaggio che non risponde a nulla: «{line}».',
  'bot.slip.illegal': 'Il programma ha scelto qualcosa che non è offerto: «{line}».',
  'bot.slip.long':
    'Il programma ha scritto più di quanto gli sia stato chiesto: una riga ha al massimo {most, number} caratteri.',

  'bot.check.running': 'partita {done} di {total}',
  'bot.check.fine':
    '{games, plural, one {# partita} other {# partite}}, {choices, plural, one {# scelta} other {# scelte}}: nessun errore.',
  'bot.check.slips':
    '{games, plural, one {# partita} other {# partite}}, {choices, plural, one {# scelta} other {# scelte}}: {slips, plural, one {# errore} other {# errori}}.',
  'bot.check.kind.start': 'non avviato: {n}',
  'bot.check.kind.ended': 'terminato a metà: {n}',
  'bot.check.kind.late': 'fuori tempo: {n}',
  'bot.check.kind.garbage': 'nessun messaggio: {n}',
  'bot.check.kind.protocol': 'un messaggio che non risponde a nulla: {n}',
  'bot.check.kind.illegal': 'un’opzione non offerta: {n}',
  'bot.check.kind.long': 'troppo in una volta: {n}',
  'bot.check.first': 'partita {game} ({seed}), posto {seat}, scelta {choice}: {what}',
  'bot.check.time':
    'Una scelta ha richiesto {median, number, ::.00} ms come mediana, {p99, number, ::.00} ms al 99º percentile, {most, number, ::.00} ms al massimo; sono concessi {limit, number} ms.',
  'bot.check.wins': 'Ha vinto {wins} partite su {games}.',
  'bot.check.log': 'Ciò che il programma ha scritto a parte: {file}',

  'train.not-understood': 'Una riga è un oggetto con «reset» o «step». {example}',
  'train.before-reset': 'Le partite cominciano con un reset: {example}',
  'train.actions': 'Servono {n} azioni, una per ogni partita: un elenco di numeri interi.',
  'train.illegal': 'Partita {game}: l’azione {action} non è tra quelle che si possono scegliere ora.',
}
