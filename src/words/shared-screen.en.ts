/** The shared screen of a table, such as a television in the room, as a host opens it in a terminal. */
export const sharedScreenEn = {
  'shared-screen.link': 'For the shared screen, once: {link}',
  'shared-screen.ended': 'No shared screen shows this table any more; its link is over.',
  'shared-screen.act.open': 'open a shared screen; an earlier one is over',
  'shared-screen.act.close': 'close the shared screen',
  'cli.join.screen':
    'for the host: a link for a shared screen in the room, which shows what everybody may see; any earlier one is over',
  'cli.join.end-screen': 'for the host: close the shared screen',
  'lobby.word.screen': 'screen',
  'lobby.help.screen': 'open a shared screen that shows what everybody may see, or close it',
} as const
