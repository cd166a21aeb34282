import type { filesEn } from './files.en.ts'

/** Was mit einer Datei oder einer Wahl nicht stimmen kann: Terminal und Seite sagen es mit denselben Worten. */
export const filesDe: Record<keyof typeof filesEn, string> = {
  'file.not-json': 'Das ist keine vollständige JSON-Datei; vielleicht wurde sie abgeschnitten.',
  'file.too-long': 'Das ist zu lang für eine unserer Dateien: höchstens {most, number} Zeichen.',
  'file.too-deep':
    'In dieser Datei sind Listen oder Felder mehr als {most} Ebenen tief verschachtelt; das hat keine von unseren.',
  'file.field-name': 'In dieser Datei steht ein Feld „{name}“, das keine unserer Dateien haben darf.',
  'file.not-a-match': 'Das ist keine gespeicherte Partie.',
  'file.not-a-scenario': 'Das ist keine Szenariodatei: Ihr „format“ muss „situation-room/scenario@1“ sein.',
  'file.not-ours':
    'In dieser Datei ist nichts von uns. Sie sollte ein Spielstand, ein Szenario oder ein Archiv von Situation Room sein.',
  'file.not-a-career':
    'Das ist keine vollständige Karrieredatei. Sie bleibt, wie sie ist; verschiebe sie, um eine neue zu beginnen.',
  'file.version':
    'Diese Datei hat das Format „{format}“, das diese Version nicht kennt. Eine neuere kennt es vielleicht.',
  'file.edited': 'Die Datei wurde nach dem Speichern verändert, also ist ihr nicht zu trauen. Sie bleibt, wie sie ist.',
  'file.rules': 'Sie wurde nach Version {is} der Regeln gespielt; dieses Programm spielt nach Version {should}.',
  'outdated.running':
    'Also kann niemand sie fortsetzen. Sie bleibt, wie sie ist, und das hier lässt sich von ihr erzählen.',
  'outdated.over': 'Also wird sie erzählt wie damals; durchgehen oder prüfen lässt sie sich nicht.',
  'outdated.fact': '{what}: {value}',
  'outdated.setup': 'Aufbau',
  'outdated.begun': 'Begonnen',
  'outdated.end': 'Ausgang',
  'outdated.kind': 'Art',
  'outdated.kind.practice': 'Übungspartie',
  'outdated.made': '{n, plural, =0 {noch keine Entscheidung} one {# Entscheidung} other {# Entscheidungen}}',
  'outdated.choices': 'Entscheidungen',
  'outdated.bot': '{name} (Bot: {bot})',
  'outdated.seats': 'Am Tisch',
  'outdated.chosen': 'Was gewählt wurde',
  'outdated.said': 'Was gesagt wurde',
  'outdated.events': 'Was geschah',
  'file.deck': 'Sie wurde mit einem anderen Kartensatz gespielt als dem vorliegenden.',
  'file.log': 'Zeile {number} ihres Protokolls lässt sich nicht lesen.',
  'file.differs': 'Beim Nachspielen weicht Ereignis Nummer {number} ab.',
  'file.outcome-differs': 'Beim Nachspielen endet sie anders.',
  'error.game': 'Es gibt kein Spiel „{name}“. Vorhanden: {known}.',
  'error.bot-word': '„{name}“ gibt es nicht: Hinter dem Doppelpunkt kann stehen: {known}.',
  'error.bot': 'Es gibt keinen Bot „{name}“. Vorhanden: {known}.',
  'file.seats':
    '{players, plural, =0 {Das ist ein Spiel für eine Person; sonst sitzt niemand daran.} other {Die Datei sagt nicht, wer auf den # Plätzen sitzt.}}',
  'file.no-person': 'Mindestens einer der {players} Plätze muss einer Person gehören.',
  'file.said': 'Was an diesem Tisch gesagt oder notiert wurde, passt nicht zu den Leuten, die dort sitzen.',
  'file.commitment': 'Startwert und Nonce passen nicht zu dem, was vor der ersten Wahl gezeigt wurde.',
  'debrief.not-over': 'Diese Partie ist nicht zu Ende: Was erst das Ende verraten darf, wird noch nicht verraten.',
  'shape.type':
    'Bei „{at}“ muss {expected, select, string {ein Text} number {eine Zahl} int {eine ganze Zahl} boolean {true oder false} array {eine Liste} other {ein Objekt}} stehen.',
  'shape.value': 'Bei „{at}“ muss eines davon stehen: {values}.',
  'shape.unknown': 'Bei „{at}“ gibt es ein Feld „{name}“, das dort nicht vorgesehen ist.',
  'shape.unknown.top': 'Darin steht ein Feld „{name}“, das dort unbekannt ist.',
  'shape.least': 'Die Angabe bei „{at}“ ist zu klein oder zu kurz: mindestens {least}.',
  'shape.most': 'Die Angabe bei „{at}“ ist zu groß oder zu lang: höchstens {most}.',
  'shape.other': 'Die Angabe bei „{at}“ ergibt dort keinen Sinn.',
  'match.unknown-choice': 'Entscheidung Nummer {number}, „{choice}“, gibt es in diesem Spiel nicht.',
  'match.illegal-choice': 'Entscheidung Nummer {number}, „{choice}“, ist dort nicht erlaubt ({rule}).',
  'match.no-such-option': '„{choice}“ steht nicht zur Wahl.',
  'match.nothing-to-undo':
    'Es gibt nichts rückgängig zu machen: Gewürfelt, gezogen oder angesehen ist nicht zurückzunehmen.',
  'match.id': 'Eine Eingabe heißt nach 1 bis {most} Zeichen.',
  'match.moved-on': 'Diese Partie ist anderswo weitergegangen: Öffne sie noch einmal, um zu sehen, wie sie steht.',
  'match.no-seat': 'Wer nur zuschaut, kann das nicht tun.',
  'match.ended': 'Diese Partie ist beendet.',
  'match.other-question': 'Diese Frage steht nicht mehr. Sieh nach, was jetzt gefragt ist, und entscheide dann.',
  'match.chain': 'Auf einmal lassen sich 1 bis {most} Entscheidungen schicken.',
  'match.chain-settles':
    'Nach „{choice}“ zeigt sich etwas Neues, oder jemand anderes ist gefragt: Das muss die letzte der Entscheidungen sein, die auf einmal geschickt werden.',
  'match.no-autopilot': 'Für diesen Platz spielt der Autopilot nicht.',
  'match.nobody-there': 'Dort sitzt niemand.',
  'match.not-out-of-time': 'Niemandes Zeit ist abgelaufen.',
  'match.no-rewind': 'Zurückspulen kannst du nur in Übungspartien.',
  'match.rewind-to':
    '{most, plural, =0 {Noch wurde nichts entschieden.} other {Du kannst zu einer Entscheidung von Nummer 1 bis {most} zurückspulen.}}',
}
