import type { passkeysEn } from './passkeys.en.ts'

export const passkeysIt = {
  'passkeys.title': 'I tuoi posti su ogni dispositivo',
  'passkeys.why':
    'Una passkey ricorda i tuoi posti. Usala per accedere da un altro dispositivo, o quando questo browser ti ha dimenticato, e saranno tuoi anche lì. Per giocare non serve a nessuno.',
  'passkeys.open': 'Passkey e dispositivi',
  'passkeys.no-browser':
    'Questo browser non ha le passkey di cui la pagina ha bisogno. Senza passkey, tutto il resto funziona.',
  'passkeys.name': 'Il tuo nome, se vuoi',
  'passkeys.make': 'Crea una passkey',
  'passkeys.sign-in': 'Accedi con una passkey',
  'passkeys.given-up': 'Il browser non ha dato nessuna passkey. Riprova quando vuoi.',
  'passkeys.signed-in': 'Hai effettuato l’accesso come {name}.',
  'passkeys.signed-in.nameless': 'Hai effettuato l’accesso.',
  'passkeys.another': 'Crea un’altra passkey',
  'passkeys.devices': 'Dove hai effettuato l’accesso',
  'passkeys.used': '{device}, ultimo uso {when}',
  'passkeys.used.here': '{device} (questo dispositivo)',
  'passkeys.unnamed': 'un dispositivo senza nome',
  'passkeys.sign-out': 'Esci',
  'passkeys.sign-out.here': 'Esci da qui',
  'passkeys.sign-out.text': 'Uscendo lasci i tuoi posti su quel dispositivo. Restano tuoi, con la tua passkey.',
  'passkeys.signed-out': 'Ora qui giochi senza accesso, come ospite.',
} as const satisfies Record<keyof typeof passkeysEn, string>
