import type { keysEn } from './keys.en.ts'

export const keysDe: Record<keyof typeof keysEn, string> = {
  'call.keys.off': 'Kürzel mit einer Taste sind in den Einstellungen ausgeschaltet.',
  'call.key.help': 'diese Hilfe',
  'call.key.h': 'die Hand',
  'call.key.card': 'eine Handkarte öffnen',
  'call.key.t': 'Bedrohung, Würfel, Geiseln und Punkte',
  'call.key.d': 'Forderungen und Fallakte',
  'call.key.s': 'der Vorrat',
  'call.key.l': 'die letzten Ereignisse',
  'call.key.w': 'was gefragt ist',
  'call.key.u': 'rückgängig',
  'call.key.r': 'zurückspulen',
  'call.key.command': 'Wahl eintippen',
}
