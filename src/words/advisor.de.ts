/** The advisor: what it says in any game, and why it says nothing. */
export const advisorDe = {
  'advisor.title': 'Der Berater',
  'advisor.thinking': 'Der Berater denkt nach …',
  'advisor.ready': 'Die erste Wahl des Beraters: {label}, {chance}.',
  'advisor.line': '{n}. {label}: {chance}. {why}',
  'advisor.chance.counted': '{share, number, ::percent} Siege ({low, number, ::percent} bis {high, number, ::percent})',
  'advisor.chance.measured':
    '{share, number, ::percent} Siege ({low, number, ::percent} bis {high, number, ::percent})',
  'advisor.chance.reckoned': 'etwa {share, number, ::percent} Siege',
  'advisor.how.counted':
    'Gezählt in {n, plural, one {# Partie} other {# Partien}}, die Bots von hier aus zu Ende gespielt haben, in Welten nach dem, was du wissen kannst. In Klammern steht, wo der Anteil mit 95 % Sicherheit liegt. Wo sich Zahlen weniger unterscheiden, als der Zufall es täte, steht die Wahl des Analysten vorn.',
  'advisor.how.measured':
    'Das Gespräch ist über alle Würfe durchgerechnet. Von den Anrufen des Lösers, die so gut aussahen, wurden so viele gewonnen; in Klammern steht, wo der Anteil mit 95 % Sicherheit liegt.',
  'advisor.how.reckoned':
    'Berechnet über alle Würfe des Gesprächs; was danach kommt, wenn etwas kommt, hat nur einen groben Wert.',
  'advisor.belief': 'Was sich über die anderen wissen lässt',
  'advisor.longer': 'Länger nachdenken',
  'advisor.choose': 'Das tun',
  'advisor.failed': 'Der Berater ist nicht zu erreichen.',

  'advisor.people': 'Der Berater ist für Partien allein oder mit Bots. Hier spielen andere Menschen mit.',
  'advisor.daily': 'Der Anruf des Tages hat eine Rangliste: Dabei wird niemand beraten.',
  'advisor.memory':
    'An diesem Tisch wird für niemanden etwas gemerkt, so ist es ausgemacht: Hier wird niemand beraten.',
  'advisor.none': 'In diesem Spiel gibt es keinen Berater.',
  'advisor.watching': 'Der Berater spricht mit denen, die spielen. Du siehst zu.',
  'advisor.nothing-asked': 'Du wirst gerade nichts gefragt: Der Berater wartet.',
  'advisor.iterations': 'Wie lange soll der Berater nachdenken? Schreib eine ganze Zahl von 1 bis {most}.',

  'plain.word.advisor': 'berater',
  'plain.help.advisor':
    'was der Berater tun würde und warum, wenn du allein oder mit Bots spielst; eine Zahl lässt ihn länger oder kürzer nachdenken',
  'screen.help.advisor': 'v | was der Berater tun würde, und warum (nur allein oder mit Bots)',
  'mcp.tool.advisor':
    'Fragt den Berater nach den besten Möglichkeiten mit Gewinnchance und Begründung; nur wenn du allein oder mit Bots spielst.',
  'mcp.advisor.iterations':
    'wie viel er nachdenkt: zu Ende gespielte Partien bei Homeland, Stellungen bei Hostage Negotiator',
} as const
