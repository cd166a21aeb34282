/** The advisor: what it says in any game, and why it says nothing. */
export const advisorEn = {
  'advisor.title': 'The advisor',
  'advisor.thinking': 'The advisor is thinking …',
  'advisor.ready': 'The advisor’s first choice: {label}, {chance}.',
  'advisor.line': '{n}. {label}: {chance}. {why}',
  'advisor.chance.counted': '{share, number, ::percent} wins ({low, number, ::percent} to {high, number, ::percent})',
  'advisor.chance.measured': '{share, number, ::percent} wins ({low, number, ::percent} to {high, number, ::percent})',
  'advisor.chance.reckoned': 'about {share, number, ::percent} wins',
  'advisor.how.counted':
    'Counted in {n, plural, one {# game} other {# games}} that bots have played on from here, in worlds drawn from what you can know. In brackets is where the share lies with 95 % certainty. Where figures differ by less than chance would make them, the analyst’s own choice comes first.',
  'advisor.how.measured':
    'The conversation is worked out over every throw. Of the solver’s calls that looked as good, so many were won; in brackets is where the share lies with 95 % certainty.',
  'advisor.how.reckoned':
    'Worked out over every throw of the conversation; what comes after it, if anything does, has a rough value only.',
  'advisor.belief': 'What can be known of the others',
  'advisor.longer': 'Think longer',
  'advisor.choose': 'Do it',
  'advisor.failed': 'The advisor could not be reached.',

  'advisor.people': 'The advisor is for games alone and with bots. Here other people play.',
  'advisor.daily': 'A call of the day is ranked: nobody is advised in it.',
  'advisor.memory': 'This table has agreed that nothing is remembered for anybody: nobody is advised at it.',
  'advisor.none': 'Nobody advises in this game.',
  'advisor.watching': 'The advisor speaks to whoever plays. You look on.',
  'advisor.nothing-asked': 'You are asked nothing now: the advisor waits.',
  'advisor.iterations': 'How long is the advisor to think? Write a whole number from 1 to {most}.',

  'plain.word.advisor': 'advisor',
  'plain.help.advisor':
    'what the advisor would do and why, where you play alone or with bots; a number makes it think longer or shorter',
  'screen.help.advisor': 'v | what the advisor would do, and why (alone or with bots only)',
  'mcp.tool.advisor':
    'Asks the advisor for the best options with their win chances and reasons; only where you play alone or with bots.',
  'mcp.advisor.iterations': 'how much it thinks: games played on in Homeland, positions in Hostage Negotiator',
} as const
