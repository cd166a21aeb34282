import type { identityEn } from './identity.en.ts'

export const identityIt = {
  'identity.no-address': 'Le passkey hanno bisogno di un indirizzo, e questa richiesta non ne indica nessuno.',
  'identity.number':
    'Le passkey sono legate a un nome, e questo indirizzo è un numero. Senza passkey, tutto il resto funziona.',
  'identity.unnamed':
    'Chi gestisce questo server non ha detto che si chiama {host}, quindi qui non ci sono passkey. Senza passkey, tutto il resto funziona.',
  'identity.plain':
    'I browser hanno le passkey solo dove la linea è cifrata, e quella verso {host} non lo è. Senza passkey, tutto il resto funziona.',
  'identity.signed-out': 'Qui nessuno ha effettuato l’accesso, o non più.',
  'identity.ceremony': 'Ci è voluto troppo tempo, o è già stato fatto. Ricomincia.',
  'identity.refused': 'La passkey non è stata accettata.',
  'identity.unknown-passkey': 'Questo server non conosce quella passkey. Forse qui è stata tolta.',
  'identity.known-passkey': 'Questa passkey è già nota qui. Usala per accedere.',
  'identity.no-passkey': 'Non esiste una passkey del genere.',
  'identity.last-passkey': 'Questa è l’unica passkey. Prima aggiungine un’altra, oppure elimina l’account.',
  'identity.too-many-passkeys': 'Si possono avere al massimo {most} passkey. Prima togline una.',
  'identity.no-session': 'Non esiste un dispositivo del genere.',
  'identity.no-seat': 'A questo tavolo non hai un posto.',
  'identity.nameless': 'Giocatore',
} as const satisfies Record<keyof typeof identityEn, string>
