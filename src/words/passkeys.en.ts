/** Passkeys on the page: the own seats on every device. */
export const passkeysEn = {
  'passkeys.title': 'Your seats on every device',
  'passkeys.why':
    'A passkey remembers your seats. Sign in with it on another device, or when this browser has forgotten you, and they are yours there as well. Nobody needs one to play.',
  'passkeys.open': 'Passkey and devices',
  'passkeys.no-browser': 'This browser has no passkeys as this page needs them. Without one, everything else works.',
  'passkeys.name': 'Your name, if you like',
  'passkeys.make': 'Make a passkey',
  'passkeys.sign-in': 'Sign in with a passkey',
  'passkeys.given-up': 'The browser gave no passkey. Try again whenever you like.',
  'passkeys.signed-in': 'You are signed in as {name}.',
  'passkeys.signed-in.nameless': 'You are signed in.',
  'passkeys.another': 'Make another passkey',
  'passkeys.devices': 'Where you are signed in',
  'passkeys.used': '{device}, last used {when}',
  'passkeys.used.here': '{device} (this device)',
  'passkeys.unnamed': 'a device without a name',
  'passkeys.sign-out': 'Sign out',
  'passkeys.sign-out.here': 'Sign out here',
  'passkeys.sign-out.text': 'Signing out gives up your seats on that device. They stay yours, with your passkey.',
  'passkeys.signed-out': 'You are signed out, and play on as a guest.',
} as const
