/** What the keys of a call do: said and loaded where somebody asks. */
export const keysEn = {
  'call.keys.off': 'Single-key shortcuts are switched off in Settings.',
  'call.key.help': 'this help',
  'call.key.h': 'your hand',
  'call.key.card': 'open a card of your hand',
  'call.key.t': 'threat, dice, hostages and points',
  'call.key.d': 'demands and case file',
  'call.key.s': 'the Supply',
  'call.key.l': 'the last events',
  'call.key.w': 'what is asked',
  'call.key.u': 'undo',
  'call.key.r': 'rewind',
  'call.key.command': 'type a choice',
}
