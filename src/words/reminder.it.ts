import type { reminderEn } from './reminder.en.ts'

export const reminderIt = {
  'reminder.turn':
    'Tocca a te, a un tavolo di {game, select, homeland {Homeland} negotiator {Hostage Negotiator} other {{game}}}.',
  'reminder.turn-again':
    'Tocca ancora a te, a un tavolo di {game, select, homeland {Homeland} negotiator {Hostage Negotiator} other {{game}}}, e ti resta un quarto del tempo.',
  'reminder.digest': '{tables, plural, one {Un tavolo ti aspetta} other {# tavoli ti aspettano}}:',
  'reminder.digest-line':
    '{game, select, homeland {Homeland} negotiator {Hostage Negotiator} other {{game}}} ({table})',
  'reminder.trial': 'Questa è una prova: così saprai che tocca a te.',
  'reminder.none': 'Non esiste un promemoria del genere.',
  'reminder.too-many': 'Si possono avere al massimo {most} modi per ricevere promemoria. Prima togline uno.',
  'limit.trials': 'È stato provato un attimo fa. Riprova tra {seconds} secondi.',
  'reminder.no-https': 'L’indirizzo deve cominciare con https:// e indicare una macchina.',
  'reminder.no-login': 'L’indirizzo non deve contenere un nome utente o una password.',
  'reminder.no-keys': 'Il browser ha mandato chiavi per i messaggi push che non sono tali.',
  'reminder.private': '{host} non è sull’Internet pubblico, e da qui non viene chiamato.',
  'reminder.unreachable': 'Non è stato possibile raggiungere {host}, o il suo certificato non è valido.',
  'reminder.slow': '{host} non ha risposto entro {seconds} secondi.',
  'reminder.redirect': 'L’indirizzo rimanda a un altro. Indica quello.',
  'reminder.status': 'L’altra parte non ha accettato il messaggio (stato {status}).',
  'reminder.gone': 'Il browser non accetta più messaggi push ed è stato tolto. Riattivali lì.',
} as const satisfies Record<keyof typeof reminderEn, string>
