import type { identityEn } from './identity.en.ts'

export const identityDe = {
  'identity.no-address': 'Passkeys brauchen eine Adresse, und diese Anfrage nennt keine.',
  'identity.number':
    'Passkeys gehören zu einem Namen, und diese Adresse ist eine Zahl. Ohne Passkey geht alles andere trotzdem.',
  'identity.unnamed':
    'Wer diesen Server betreibt, hat nicht gesagt, dass er {host} heißt; darum gibt es hier keine Passkeys. Ohne Passkey geht alles andere trotzdem.',
  'identity.plain':
    'Browser haben Passkeys nur, wo die Verbindung verschlüsselt ist, und die zu {host} ist es nicht. Ohne Passkey geht alles andere trotzdem.',
  'identity.signed-out': 'Hier ist niemand angemeldet, oder nicht mehr.',
  'identity.ceremony': 'Das hat zu lange gedauert oder ist schon erledigt. Beginne noch einmal.',
  'identity.refused': 'Der Passkey wurde nicht angenommen.',
  'identity.unknown-passkey': 'Diesen Passkey kennt der Server nicht. Vielleicht wurde er hier entfernt.',
  'identity.known-passkey': 'Dieser Passkey ist hier schon bekannt. Melde dich mit ihm an.',
  'identity.no-passkey': 'Einen solchen Passkey gibt es nicht.',
  'identity.last-passkey': 'Das ist der einzige Passkey. Füge erst einen anderen hinzu, oder lösche das Konto.',
  'identity.too-many-passkeys': 'Höchstens {most} Passkeys sind möglich. Entferne erst einen.',
  'identity.no-session': 'Ein solches Gerät gibt es nicht.',
  'identity.no-seat': 'An diesem Tisch hast du keinen Platz.',
  'identity.nameless': 'Spieler',
} as const satisfies Record<keyof typeof identityEn, string>
