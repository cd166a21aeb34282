/** For guests and those who invite them: the teach while a lobby fills, links for spectators and friends, a plain line. */
export const guestsEn = {
  'teach.offer': 'New to the game? Learn it by playing, in five minutes',
  'teach.title': 'Learn it in five minutes',
  'teach.lead':
    'Everybody is an analyst of the same agency, with a secret agenda. Threats climb towards Imminent, where they are analysed: blue Intel neutralises them, red lets the plot succeed, and nobody sees who played what.',
  'teach.then':
    'Play one round with a coach, then the accusation that ends a game. Your seat is kept, and you are told what happens at your table.',
  'teach.begin': 'Begin the round',
  'teach.table': 'Your table',
  'teach.kept': 'Your seat is kept. {stands}',
  'teach.sat': '{name} has sat down.',
  'teach.rose': '{name} has left the table.',
  'teach.begun': 'Your game has begun: the cards are dealt.',
  'teach.back': 'Back to the table',
  'teach.play': 'To the game',
  'teach.stay': 'Go on learning',
  'watching.give': 'A link for spectators',
  'watching.text': 'Everybody who has it may look on, one round late, and do nothing. Another link ends this one.',
  'watching.link': 'Link for spectators',
  'watching.another': 'Another link',
  'watching.end': 'End it: nobody looks on',
  'watching.ended': 'The link for spectators is over.',
  'friends.title': 'Friends who look over your shoulder',
  'friends.text': 'They see what you see, as it happens, and can do nothing but write to you, if you like.',
  'friends.give': 'A link for friends',
  'friends.link': 'Link for friends',
  'friends.another': 'Another link; who came by this one goes',
  'friends.end': 'Let nobody look any more',
  'friends.ended': 'Nobody looks over your shoulder any more.',
  'friends.count':
    '{n, plural, =0 {Nobody looks over your shoulder.} one {One friend looks over your shoulder.} other {# friends look over your shoulder.}}',
  'friends.may': 'They may advise me',
  'friends.advises': 'A friend advises: {text}',
  'friends.advice': 'Advice',
  'install.text': 'Keep Situation Room on this device: it opens like an app, also offline.',
  'install.by-hand':
    'On an iPhone or iPad: tap Share, then “Add to Home Screen”. It opens like an app then, also offline.',
  'install.now': 'Install',
  'install.never': 'No, thanks',
  'plain.line':
    'At this address the line is not encrypted. So the browser lets nobody install the page, open it without the network, be told while it is closed, or sign in with a passkey. Playing works all the same.',
} as const
