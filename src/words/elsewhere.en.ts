/** A table elsewhere, for page and terminal alike: what can be wrong with the line to it, and the colours of its seats. */
export const elsewhereEn = {
  'join.no-server':
    'There is no server at {address}, or it does not answer. See that it runs, and that the address is right.',
  'join.not-ours': 'What answers at {address} is not a server of Situation Room, or not one of this version.',
  'join.behind':
    'Something answers at {address}, but the server behind it does not at the moment. Try again in a moment.',
  'join.away': 'The server is gone: you can look, not act. It is tried again all the time.',
  'join.back': 'The server is back.',
  'join.unanswered': 'The line broke before there was an answer. It is sent again as soon as the server is back.',
  'join.no-file': 'The file of this game could not be fetched.',
  'seat-colour.amber': 'amber',
  'seat-colour.blue': 'blue',
  'seat-colour.green': 'green',
  'seat-colour.red': 'red',
  'seat-colour.violet': 'violet',
  'seat-colour.white': 'white',
  'server.protocol': 'Version {is} here, version {should} at the server: load the page again, or update the older one.',
} as const
