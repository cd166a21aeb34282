import type { achievementsEn } from './achievements.en.ts'

export const achievementsDe: Record<keyof typeof achievementsEn, string> = {
  'achievement.thirteen-in-a-row': 'Glückszahl dreizehn',
  'achievement.thirteen-in-a-row.text': 'Gewinne 13 Partien in Folge, egal gegen welche Geiselnehmer.',
  'achievement.release-at-e': 'Im Auge des Sturms',
  'achievement.release-at-e.text': 'Befreie eine Geisel, während die Bedrohung auf E steht.',
  'achievement.eliminate-by-turn-3': 'Kurzer Prozess',
  'achievement.eliminate-by-turn-3.text': 'Schalte den Geiselnehmer vor dem Ende von Zug 3 aus.',
  'achievement.win-after-conceding-escape': 'Hiergeblieben!',
  'achievement.win-after-conceding-escape.text':
    'Gewinne eine Partie, in der du einer Fluchtforderung nachgegeben hast.',
  'achievement.release-five-in-a-turn': 'Offene Türen',
  'achievement.release-five-in-a-turn.text': 'Befreie 5 oder mehr Geiseln in einem einzigen Zug.',
  'achievement.lower-threat-by-four': 'Stimme der Vernunft',
  'achievement.lower-threat-by-four.text':
    'Senke die Bedrohung in einem einzigen Zug um insgesamt 4 oder mehr Schritte.',
  'achievement.win-in-five-turns': 'Früher Feierabend',
  'achievement.win-in-five-turns.text': 'Gewinne in höchstens 5 Zügen.',
  'achievement.play-no-card': 'Schweigen ist Gold',
  'achievement.play-no-card.text':
    'Spiele in einer Gesprächsphase, die du mit Karten auf der Hand beginnst, keine einzige davon.',
  'achievement.win-before-pivotal': 'Kurz vor knapp',
  'achievement.win-before-pivotal.text':
    'Gewinne im Zug vor dem Schlüsselereignis, wenn es die einzige verbliebene Terrorkarte ist.',
  'achievement.arkayne-no-victim': 'Wohlbehalten',
  'achievement.arkayne-no-victim.text': 'Gewinne gegen Arkayne, ohne dass eine einzige Geisel getötet wird.',
  'achievement.arkayne-concede-nothing': 'Keinen Fingerbreit',
  'achievement.arkayne-concede-nothing.text': 'Gewinne gegen Arkayne, ohne einer einzigen Forderung nachzugeben.',
  'achievement.arkayne-five-dice': 'Für eine Handvoll Würfel',
  'achievement.arkayne-five-dice.text': 'Wirf gegen Arkayne 5 Würfel in einer einzigen Probe.',
  'achievement.arkayne-one-demand-revealed': 'Die halbe Wahrheit',
  'achievement.arkayne-one-demand-revealed.text':
    'Gewinne gegen Arkayne, wenn genau eine der ausgelegten Forderungen aufgedeckt ist.',
  'achievement.arkayne-eliminate-with-two-held': 'Riskanter Schuss',
  'achievement.arkayne-eliminate-with-two-held.text':
    'Schalte Arkayne aus, während noch 2 oder mehr Geiseln in der Geiselzone sind.',
  'achievement.donna-win-at-l': 'Die Ruhe selbst',
  'achievement.donna-win-at-l.text': 'Gewinne gegen Donna, während die Bedrohung auf L steht.',
  'achievement.donna-win-after-more-hostages': 'Volles Haus',
  'achievement.donna-win-after-more-hostages.text': 'Gewinne gegen Donna, nachdem sie weitere Geiseln genommen hat.',
  'achievement.donna-both-demands-in-turn-1': 'Karten auf den Tisch',
  'achievement.donna-both-demands-in-turn-1.text': 'Decke in Zug 1 beide Forderungen von Donna auf.',
  'achievement.donna-ability-twice-in-a-test': 'Zwei Paare',
  'achievement.donna-ability-twice-in-a-test.text':
    'Löse Donnas Sonderregel in einer einzigen Probe zweimal aus, mit zwei Sechserpaaren.',
  'achievement.donna-two-sixes-by-reroll': 'Zweite Chance',
  'achievement.donna-two-sixes-by-reroll.text':
    'Beende eine Probe gegen Donna mit zwei Sechsen, von denen mindestens eine neu geworfen wurde.',
  'achievement.edward-win-after-medical-care': 'Erste Hilfe',
  'achievement.edward-win-after-medical-care.text':
    'Gewinne gegen Edward, nachdem du der Forderung „Ärztliche Versorgung“ nachgegeben hast.',
  'achievement.edward-eliminate-in-last-conversation': 'Das letzte Wort',
  'achievement.edward-eliminate-in-last-conversation.text':
    'Schalte Edward im letzten Gespräch aus und gewinne: ohne Geiseln, oder weil der Komplize aufgibt.',
  'achievement.edward-six-face-down': 'Pokerface',
  'achievement.edward-six-face-down.text':
    'Spiele gegen Edward 6 Karten verdeckt in einem einzigen Zug; Karten zum Umwandeln einer 4 zählen mit.',
  'achievement.edward-win-after-threat-6': 'Auf Messers Schneide',
  'achievement.edward-win-after-threat-6.text':
    'Gewinne eine Partie gegen Edward, in der die Bedrohung die 6 erreicht hat.',

  'near.conditions': '{have} von {need} Bedingungen',
  'near.wins': '{have, plural, one {# Sieg} other {# Siege}} in Folge, von {need}',
  'near.threat':
    '{have, plural, =0 {niemand über L freigelassen} other {jemand bei Bedrohung # freigelassen, nicht bei E}}',
  'near.hostages': '{have} von {need} Geiseln in einem Zug',
  'near.steps': '{have} von {need} Schritten in einem Zug',
  'near.saved': '{have} von {need, plural, offset:1 one {# Geisel} other {# Geiseln}} in diesen Zügen gerettet',
  'near.silence': 'jedes Mal wurde eine Karte gespielt',
  'near.dice': '{have} von {need} Würfeln',
  'near.held': '{have} von {need} Geiseln, die da noch festgehalten wurden',
  'near.below-e':
    '{have, plural, =0 {noch kein Sieg} one {Sieg # Schritt unter E, von {need}} other {Sieg # Schritte unter E, von {need}}}',
  'near.demands': '{have} von {need} Forderungen',
  'near.pairs': '{have} von {need} Paaren',
  'near.sixes': '{have} von {need} Sechsen',
  'near.cards': '{have} von {need} Karten',
}
