/** Telling people who are not there that they are waited for. */
export const reminderEn = {
  'reminder.turn':
    'It is your turn at a table of {game, select, homeland {Homeland} negotiator {Hostage Negotiator} other {{game}}}.',
  'reminder.turn-again':
    'It is still your turn at a table of {game, select, homeland {Homeland} negotiator {Hostage Negotiator} other {{game}}}, and a quarter of your time is left.',
  'reminder.digest': '{tables, plural, one {One table waits} other {# tables wait}} for you:',
  'reminder.digest-line':
    '{game, select, homeland {Homeland} negotiator {Hostage Negotiator} other {{game}}} ({table})',
  'reminder.trial': 'This is a trial: like this you will be told that it is your turn.',
  'reminder.none': 'There is no such reminder.',
  'reminder.too-many': 'One can have {most} ways to be reminded at most. Remove one first.',
  'limit.trials': 'This was tried a moment ago. Try again in {seconds} seconds.',
  'reminder.no-https': 'The address has to begin with https:// and name a machine.',
  'reminder.no-login': 'The address must not hold a user name or a password.',
  'reminder.no-keys': 'The browser has sent keys for push messages that are none.',
  'reminder.private': '{host} is not on the public internet, and is not called from here.',
  'reminder.unreachable': '{host} could not be reached, or its certificate is not good.',
  'reminder.slow': '{host} did not answer within {seconds} seconds.',
  'reminder.redirect': 'The address sends callers on to another one. Name that one.',
  'reminder.status': 'The other side did not take the message (status {status}).',
  'reminder.gone': 'The browser does not take push messages any more, so it was removed. Switch them on there again.',
} as const
