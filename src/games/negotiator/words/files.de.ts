import type { filesEn } from './files.en.ts'

export const filesDe: Record<keyof typeof filesEn, string> = {
  'position.abductor': 'Es gibt keinen Geiselnehmer „{name}“.',
  'position.step': '„{at}“: Es gibt keinen Schritt „{name}“.',
  'position.card': 'Es gibt keine Karte „{name}“ dieser Art.',
  'position.frame': 'Bei „{at}“ braucht der Schritt „{step}“ etwas, das es gibt, nicht {value}.',
  'position.copies':
    '„{name}“ kommt öfter vor, als es davon gibt: {copies, plural, one {# Exemplar} other {# Exemplare}}.',
  'position.missing':
    '„{name}“ fehlt: Wenn Hand und Vorrat beide angegeben sind, muss jede Karte in einer der Zonen liegen.',
  'position.demand-kind': 'Eine Forderung braucht ihre Karte oder wenigstens ihre Art: major oder escape.',
  'position.demand': '„{name}“ ist keine Forderung, die dieser Geiselnehmer dort haben könnte.',
  'position.demand-count': 'So viele große Forderungen und Fluchtforderungen werden für {abductor} nicht ausgelegt.',
  'position.terror': 'Für diese Stelle ist keine Terrorkarte „{name}“ mehr übrig.',
  'position.terror-left': 'Es können nicht {left} Terrorkarten übrig sein.',
  'position.not-minor': '„{name}“ ist keine kleine Forderung.',
  'position.hostages': 'Es müssen insgesamt 1 bis {most} Geiseln sein, nicht {total}.',
  'position.hand': 'Auf der Hand sind höchstens {limit} Karten erlaubt, nicht {n}.',
  'position.lost': 'Mit {killed} von {total} getöteten Geiseln ist die Partie schon verloren.',
  'position.second-empty': 'Der Komplize ergibt sich, sobald die Geiselzone leer ist.',
  'position.second-demands': 'Unter dem Komplizen gibt es keine Forderungen.',
  'position.gone-demands':
    'Forderungen kommen nur zusammen mit dem Geiselnehmer aus dem Spiel: Setze „second“ auf true.',
  'position.last': 'Das letzte Gespräch ist es nur, wenn keine Terrorkarte mehr übrig ist.',
  'position.looked': 'Es sind mehr Terrorkarten angesehen, als es gibt.',
  'position.pivotal': 'Ein Schlüsselereignis kann nur die letzte Karte des Terrorstapels sein.',
  'position.escaping': 'Der Geiselnehmer kann erst fliehen, wenn einer Fluchtforderung nachgegeben wurde.',
  'position.next': 'Eine laufende Partie braucht einen nächsten Schritt, eine beendete hat keinen.',
  'position.cards': 'Nicht jede Karte liegt an genau einer Stelle: {fault}.',
  'deck.count':
    '{what, select, conversation {Es müssen {should} Gesprächskarten sein, nicht {is}.} free {Es müssen {should} Gesprächskarten mit Kosten 0 sein, nicht {is}.} majors {Es müssen {should} große Forderungen sein, nicht {is}.} escapes {Es müssen {should} Fluchtforderungen sein, nicht {is}.} red {Es müssen {should} rote Terrorkarten sein, nicht {is}.} other {Es müssen {should} Schlüsselereignisse sein, nicht {is}.}}',
  'deck.twice': 'Die ID „{id}“ wird zweimal verwendet.',
  'deck.one-way.conversation': '„{id}“ braucht genau eines von effects, rows, compare und reroll.',
  'deck.one-way': '„{id}“ braucht genau eines von effects, rows, compare und minor.',
  'deck.pivotal': '„{id}“ ist ein Schlüsselereignis: Es kann keine kleine Forderung sein.',
  'deck.too-few-majors':
    'Für {id} {should, plural, one {wird # große Forderung} other {werden # große Forderungen}} ausgelegt, vorhanden: {is}.',
  'deck.too-few-escapes': 'Für {id} werden {should} Fluchtforderungen ausgelegt, mehr als es gibt.',
  'deck.threat': 'Die Bedrohung von {id} muss zwischen 0 (L) und 7 (E) liegen, nicht {is}.',
  'deck.unknown-abductor': '„{id}“ gehört zu „{abductor}“, und diese Person ist nicht im Kartensatz.',
  'deck.name': '„{id}“ ist keine unserer Karten: Gib ihr einen Namen in en, it und de.',
}
