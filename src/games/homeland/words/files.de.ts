import type { filesEn } from './files.en.ts'

/** Was an einem Deck oder einer Stellung von Homeland nicht stimmen kann. */
export const filesDe: Record<keyof typeof filesEn, string> = {
  'position.seat': '„{at}“: Bei {n} Spielern gibt es keinen Platz {seat}.',
  'position.intel': 'Für diese Stelle ist keine Information „{name}“ mehr übrig.',
  'position.asset': 'Für diese Stelle ist kein Kontakt „{name}“ mehr übrig.',
  'position.plot': 'Für diese Stelle ist kein Anschlag „{name}“ mehr übrig.',
  'position.organization': 'Für diese Stelle ist keine Organisation „{name}“ mehr übrig.',
  'position.agendas': 'Bei {n} Spielern gibt es die Rolle „{agenda}“ nicht so oft.',
  'position.space': 'Feld {at} von {level} ist besetzt oder existiert nicht.',
  'position.analysis': 'Bedrohung {threat} lässt sich nicht analysieren: Sie ist nicht da.',
  'position.step': '„{at}“: Einen Schritt „{name}“ gibt es nicht.',
  'position.frame': 'Bei „{at}“ braucht der Schritt „{step}“ etwas, das es gibt, nicht {value}.',
  'position.frame-order': 'Bei „{at}“ kann der Schritt „{step}“ nicht vor „{following}“ kommen.',
  'position.frame-nothing':
    'Bei „{at}“ geht es im Schritt „{step}“ um nichts: Eine solche Karte oder Figur ist nicht da.',
  'position.analysis-next': 'Bei „{at}“ läuft eine Analyse, die kein Schritt fortsetzt, oder umgekehrt.',
  'position.drawn':
    'Bei „{at}“ liegen gezogene Kontakte, von denen niemand einen behalten soll: höchstens zwei, mit dem Schritt asset.keep.',
  'position.pending': 'Bei „position.pending“ steht eine Bedrohung, die nicht auf ihre Analyse wartet.',
  'position.placed-on': 'Bei „position.placedOn“ gibt es keine Bedrohung {threat}.',
  'position.shown':
    'In „position.analysis“ sind mehr Informationen aufgedeckt, abgelegt oder verbrannt, als dort liegen.',
  'position.scores': 'Bei „position.scores“ muss für jeden Spieler eine Zahl stehen.',
  'position.threat-twice': 'Zwei Bedrohungen haben dieselbe Nummer.',
  'position.next-threat': 'Die Nummer der nächsten Bedrohung ist schon vergeben.',
  'position.no-cards': 'Für so viele Bedrohungen sind keine Organisationen oder Anschläge mehr übrig.',
  'position.looks': 'Jemand hat mehr Informationen angesehen, als es gibt.',
  'position.leads': 'Jemand leitet mehr Fälle, als Leitende Ermittler da sind: {most}.',
  'position.track-full': 'Eine Leiste ist voll, also ist das Spiel vorbei.',
  'position.analysed-on-board': 'Eine Bedrohung, die gerade analysiert wird, liegt nicht mehr auf dem Spielbrett.',
  'position.next': 'Ein laufendes Spiel braucht einen nächsten Schritt; ein beendetes hat keinen.',
  'position.cards': 'Nicht jede Karte liegt an genau einem Ort: {fault}.',

  'homeland.deck.count':
    '{what, select, plots {Es müssen {should} Anschläge sein, nicht {is}.} organizations {Es müssen {should} Organisationen sein, nicht {is}.} assets {Es müssen {should} Kontakte sein, nicht {is}.} other {Es müssen {should} Informationen sein, nicht {is}.}}',
  'homeland.deck.size':
    '{what, select, plots {Bei {players} Spielern müssen mindestens {least} Anschläge im Spiel sein, nicht {is}.} other {Bei {players} Spielern müssen mindestens {least} Informationen im Spiel sein, nicht {is}.}}',
  'homeland.deck.twice': 'Die ID „{id}“ wird zweimal verwendet.',
  'homeland.deck.range': '„{id}“ ist für {from} bis {to} Spieler: Die kleinere Zahl kommt zuerst.',
  'homeland.deck.one-fallout': '„{id}“ braucht entweder Konsequenzen oder Globale Konsequenzen.',
  'homeland.deck.gold': '„{id}“: Goldene Informationen haben einen Effekt, andere keinen.',
  'homeland.deck.takes': '„{id}“ nimmt „{asset}“, und das ist nicht im Stapel.',
  'homeland.deck.name': '„{id}“ ist keine unserer Karten: Gib ihr einen Namen in en, it und de.',
}
