/** A seat for an AI assistant: what its tools are for, and what they answer. */
export const mcpEn = {
  'cli.mcp': 'offer a seat to an AI assistant, through the Model Context Protocol on standard input and output',
  'mcp.instructions':
    'You have one seat at a table of Hostage Negotiator (one player) or Homeland (3 to 6 players with secret agendas). Sit down with join, by the link somebody gives you, or play against bots with begin. Then: look or wait, until a decision is asked of you; choose one of its options by name; and so on until the phase is “over”. You are shown what your seat sees and nothing else. Look rules up with rules, ask why an option is refused with why, and talk to the others with say.',
  'mcp.tool.join': 'Sits down at a table of a server by the link of a seat, or comes back to that seat.',
  'mcp.join.link': 'The link of a seat, such as {example}.',
  'mcp.tool.begin': 'Begins a game on this machine, alone or against bots. It is kept nowhere.',
  'mcp.begin.bot':
    'The bot in the other seats of Homeland: analyst or careerist, perhaps with a temper (analyst:bold, careful, chatty, quiet), steady or random.',
  'mcp.tool.look':
    'What your seat sees: what happened since the last time, how it stands, what is asked and by which names it is answered.',
  'mcp.look.view': 'Whether the whole view comes along as data; it does unless you say false.',
  'mcp.tool.choose': 'Answers the question that is asked of you with one of its options.',
  'mcp.choose':
    'The name of an option as the decision lists it; or a chain of names, each an option of the question that the one before it leads to, which is taken whole or not at all.',
  'mcp.tool.undo': 'Takes your last choice back, as long as nothing new was shown by it.',
  'mcp.tool.wait': 'Waits until something is asked of you or the game is over, and then looks; at most two minutes.',
  'mcp.wait.seconds': 'How long at most, in seconds; 30 where nothing is said.',
  'mcp.tool.why':
    'Says why an option is refused now, with its rule; or, of one that can be chosen, what may come of it.',
  'mcp.why.option': 'The name of an option.',
  'mcp.tool.say':
    'Talks to the table: words of your own (at a server), or a claim in Homeland. A note is for yourself alone.',
  'mcp.say.text': 'What you write to everybody.',
  'mcp.say.claim':
    'What you claim, as data, such as about “case”, case 7, says “need-help”; or about “player”, player 2, says “suspect”, strength “little”.',
  'mcp.say.note': 'About a case or a player, and a text; an empty one takes the note away.',
  'mcp.tool.table': 'At a server: pauses the game or goes on, takes more time, votes about a player who is away.',
  'mcp.table.about': 'The seat that is voted about; none to vote for ending the game.',
  'mcp.tool.rules': 'The rules in which a word or a number appears; all of them without a word.',
  'mcp.tool.leave': 'Leaves the table. At a server the seat stays yours, and join comes back to it.',
  'mcp.resource.rules': 'The rulebook of {game}, in our own words',
  'mcp.resource.cards': 'Every card of {game}, and where it comes from',
  'mcp.name': 'Assistant',
  'mcp.no-seat': 'You have no seat yet: join a table by its link, or begin a game here.',
  'mcp.seat-link': 'This is not the link of a seat. Ask for one.',
  'mcp.option': '{name}: {label}',
  'mcp.option.odds': '{name}: {label} ({odds})',
  'mcp.can': '{name} can be chosen now.',
  'mcp.not-in-sight': '{name} is no answer to what is asked now.',
} as const
