import type { reminderEn } from './reminder.en.ts'

export const reminderDe = {
  'reminder.turn':
    'Du bist am Zug, an einem Tisch von {game, select, homeland {Homeland} negotiator {Hostage Negotiator} other {{game}}}.',
  'reminder.turn-again':
    'Du bist noch am Zug, an einem Tisch von {game, select, homeland {Homeland} negotiator {Hostage Negotiator} other {{game}}}, und ein Viertel deiner Zeit ist übrig.',
  'reminder.digest': '{tables, plural, one {Ein Tisch wartet} other {# Tische warten}} auf dich:',
  'reminder.digest-line':
    '{game, select, homeland {Homeland} negotiator {Hostage Negotiator} other {{game}}} ({table})',
  'reminder.trial': 'Das ist ein Versuch: So erfährst du, dass du am Zug bist.',
  'reminder.none': 'Eine solche Erinnerung gibt es nicht.',
  'reminder.too-many': 'Höchstens {most} Wege zur Erinnerung sind möglich. Entferne erst einen.',
  'limit.trials': 'Das wurde eben erst versucht. Versuche es in {seconds} Sekunden noch einmal.',
  'reminder.no-https': 'Die Adresse muss mit https:// beginnen und einen Rechner nennen.',
  'reminder.no-login': 'In der Adresse darf kein Benutzername und kein Passwort stehen.',
  'reminder.no-keys': 'Der Browser hat Schlüssel für Push-Nachrichten geschickt, die keine sind.',
  'reminder.private': '{host} liegt nicht im öffentlichen Internet und wird von hier aus nicht angerufen.',
  'reminder.unreachable': '{host} war nicht zu erreichen, oder das Zertifikat dort ist nicht gültig.',
  'reminder.slow': '{host} hat nicht innerhalb von {seconds} Sekunden geantwortet.',
  'reminder.redirect': 'Die Adresse schickt auf eine andere weiter. Nenne diese.',
  'reminder.status': 'Die Gegenseite hat die Nachricht nicht angenommen (Status {status}).',
  'reminder.gone':
    'Der Browser nimmt keine Push-Nachrichten mehr an und wurde entfernt. Schalte sie dort noch einmal ein.',
} as const satisfies Record<keyof typeof reminderEn, string>
