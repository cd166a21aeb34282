/** Passkeys, and what somebody who has one can do. */
export const identityEn = {
  'identity.no-address': 'Passkeys need an address, and this request names none.',
  'identity.number': 'Passkeys are bound to a name, and this address is a number. Without one, everything else works.',
  'identity.unnamed':
    'Whoever runs this server has not said that it is called {host}, so there are no passkeys here. Without one, everything else works.',
  'identity.plain':
    'Browsers have passkeys only where the line is encrypted, and that to {host} is not. Without one, everything else works.',
  'identity.signed-out': 'Nobody is signed in here, or not any more.',
  'identity.ceremony': 'This took too long, or was done already. Begin again.',
  'identity.refused': 'The passkey was not accepted.',
  'identity.unknown-passkey': 'This server does not know that passkey. It may have been removed here.',
  'identity.known-passkey': 'This passkey is known here already. Sign in with it.',
  'identity.no-passkey': 'There is no such passkey.',
  'identity.last-passkey': 'This is the only passkey. Add another one first, or delete the account.',
  'identity.too-many-passkeys': 'One can have {most} passkeys at most. Remove one first.',
  'identity.no-session': 'There is no such device.',
  'identity.no-seat': 'You have no seat at this table.',
  'identity.nameless': 'Player',
} as const
