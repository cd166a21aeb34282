import type { passkeysEn } from './passkeys.en.ts'

export const passkeysDe = {
  'passkeys.title': 'Deine Plätze auf jedem Gerät',
  'passkeys.why':
    'Ein Passkey merkt sich deine Plätze. Melde dich mit ihm auf einem anderen Gerät an, oder wenn dich dieser Browser vergessen hat, und sie gehören dir auch dort. Zum Spielen braucht ihn niemand.',
  'passkeys.open': 'Passkey und Geräte',
  'passkeys.no-browser':
    'Dieser Browser hat keine Passkeys, wie diese Seite sie braucht. Ohne Passkey geht alles andere trotzdem.',
  'passkeys.name': 'Dein Name, wenn du magst',
  'passkeys.make': 'Passkey anlegen',
  'passkeys.sign-in': 'Mit einem Passkey anmelden',
  'passkeys.given-up': 'Der Browser hat keinen Passkey gegeben. Versuche es noch einmal, wann immer du magst.',
  'passkeys.signed-in': 'Du bist als {name} angemeldet.',
  'passkeys.signed-in.nameless': 'Du bist angemeldet.',
  'passkeys.another': 'Noch einen Passkey anlegen',
  'passkeys.devices': 'Wo du angemeldet bist',
  'passkeys.used': '{device}, zuletzt benutzt {when}',
  'passkeys.used.here': '{device} (dieses Gerät)',
  'passkeys.unnamed': 'ein Gerät ohne Namen',
  'passkeys.sign-out': 'Abmelden',
  'passkeys.sign-out.here': 'Hier abmelden',
  'passkeys.sign-out.text':
    'Mit dem Abmelden gibst du deine Plätze auf jenem Gerät auf. Sie bleiben deine, mit deinem Passkey.',
  'passkeys.signed-out': 'Du bist abgemeldet und spielst als Gast weiter.',
} as const satisfies Record<keyof typeof passkeysEn, string>
