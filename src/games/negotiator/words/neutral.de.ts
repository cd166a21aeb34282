import type { callEn } from './call.en.ts'
import type { debriefEn } from './debrief.en.ts'
import type { NegotiatorKey } from './index.ts'

type CallKey = keyof typeof callEn | keyof typeof debriefEn

/** Hostage Negotiator in German with softer words: what is said instead when neutral wording is on. */
export const neutralDe = {
  'abductor.rule.kills-raise':
    'Solange Geiseln in der Geiselzone sind und die Bedrohung unter E liegt, lässt jeder Verlust stattdessen die Bedrohung um 1 steigen.',
  'effect.kill': '{n, plural, one {# Geisel verloren} other {# Geiseln verloren}}',
  'effect.eliminate': '{who, select, she {die Geiselnehmerin} other {den Geiselnehmer}} stoppen',
  'effect.escape-drawback':
    '{who, select, she {die Geiselnehmerin} other {der Geiselnehmer}} entkommt am Ende dieses Gesprächs, wenn {who, select, she {sie} other {er}} nicht vorher gefasst oder gestoppt wird',
  'event.past-end':
    '{direction, select, up {Die Bedrohung kann nicht über E steigen: Mit jedem weiteren Schritt geht eine Geisel verloren.} other {Die Bedrohung kann nicht unter L sinken: Jeder weitere Schritt befreit eine Geisel.}}',
  'event.killed':
    'Eine Geisel ist verloren. In der Geiselzone {zone, plural, =0 {ist niemand mehr} one {ist noch eine} other {sind noch #}}.',
  'event.spared': 'Der Komplize verschont die letzte Geisel.',
  'event.kill-raises':
    'Niemand ist verloren, doch der Zorn {who, select, she {der Geiselnehmerin} other {des Geiselnehmers}} wächst.',
  'event.cut-off': 'Die Leitung ist still.',
  'event.eliminated': '{who, select, she {Die Geiselnehmerin} other {Der Geiselnehmer}} wird gestoppt.',
  'event.second':
    'Der Komplize übernimmt. Forderungen und Nachteile kommen aus dem Spiel; mit jedem Schritt, um den die Bedrohung steigt, geht jetzt eine Geisel verloren.',
  'ending.eliminated': 'Gewonnen: Zugriff gelungen',
  'ending.eliminated.why':
    '{who, select, she {Die Geiselnehmerin} other {Der Geiselnehmer}} wurde gestoppt, als die Geiselzone leer war.',
  'ending.too-many-killed': 'Verloren: Zu viele Geiseln sind nicht mehr zu retten',
  'ending.too-many-killed.why': 'Mehr als die Hälfte aller Geiseln ist verloren: {killed} von {total}.',
  'ending.got-away.why':
    'Einer Fluchtforderung wurde nachgegeben, und {who, select, she {die Geiselnehmerin} other {der Geiselnehmer}} wurde vor dem Ende des Gesprächs weder gefasst noch gestoppt.',
  'change.killed': 'verloren {from} → {to}',
  'status.hostages': 'Geiseln: {zone} in der Geiselzone, {saved} gerettet, {killed} verloren.',
  'position.lost': 'Mit {killed} von {total} verlorenen Geiseln ist die Partie schon verloren.',
  'achievement.eliminate-by-turn-3.text': 'Stoppe den Geiselnehmer vor dem Ende von Zug 3.',
  'achievement.arkayne-no-victim.text': 'Gewinne gegen Arkayne, ohne eine einzige Geisel zu verlieren.',
  'achievement.arkayne-eliminate-with-two-held.text':
    'Stoppe Arkayne, während noch 2 oder mehr Geiseln in der Geiselzone sind.',
  'achievement.edward-eliminate-in-last-conversation.text':
    'Stoppe Edward im letzten Gespräch und gewinne: ohne Geiseln, oder weil der Komplize aufgibt.',
  'rulebook.intro':
    'Du spielst allein und verhandelst am Telefon mit einem Geiselnehmer. Du gewinnst, wenn der Geiselnehmer gefasst oder gestoppt wird oder wenn sich sein Komplize ergibt. Du verlierst, wenn mehr als die Hälfte der Geiseln verloren ist, wenn der Geiselnehmer entkommt oder wenn die Terrorkarten aufgebraucht sind.',
  'rule.N-7':
    'Müsste die Bedrohung steigen, während der Marker auf E steht, bleibt er dort, und für jeden überzähligen Schritt geht eine Geisel verloren. Müsste sie sinken, während der Marker auf L steht, wird für jeden überzähligen Schritt eine Geisel freigelassen. Führt eine Änderung über ein Ende hinaus, ziehst du den Marker zuerst bis zu diesem Ende; nur die restlichen Schritte wirken sich auf Geiseln aus. Ein verdoppelter Anstieg wird vor alledem verdoppelt (Hausregel).',
  'rule.N-9.title': 'Verlorene und freigelassene Geiseln',
  'rule.N-9':
    'Eine verlorene Geisel kommt aus der Geiselzone in den Bereich „Verloren“, eine freigelassene aus der Geiselzone in den Bereich „Gerettet“. Versetze Geiseln immer einzeln. Nach jedem einzelnen Verlust wird geprüft, ob du verloren hast (Hausregel). Ginge eine Geisel verloren, während die Geiselzone leer ist, legst du stattdessen die oberste Terrorkarte ab, ohne sie auszuführen, selbst wenn es das Schlüsselereignis ist (Hausregel). Ist auch der Terrorstapel leer, passiert nichts.',
  'rule.N-15':
    'Während des Gesprächs darfst du, solange gerade keine Karte ausgeführt wird (Hausregel), einer bekannten Forderung nachgeben, indem du ihre Kosten in Gesprächspunkten bezahlst. Dabei darfst du nicht unter 0 fallen; einer kostenlosen Forderung darfst du aber auch mit negativem Punktestand nachgeben (Hausregel). Führe zuerst den Effekt der Forderung aus und dann ihren Nachteil; jeder Forderung kannst du nur einmal nachgeben. Eine große Forderung bleibt gedreht im Spiel, und ihr Nachteil gilt, bis der Geiselnehmer gefasst oder gestoppt ist; eine kleine Forderung wird abgelegt. Gibst du einer Fluchtforderung nach, entkommt der Geiselnehmer und du verlierst, es sei denn, er wird vor dem Ende dieses Gesprächs gefasst oder gestoppt. Wird er gestoppt, vereitelt das die Flucht.',
  'rule.N-21':
    'Musst du eine Terrorkarte ziehen und es ist keine mehr da, sind alle verbliebenen Geiseln verloren und der Geiselnehmer entkommt. Du hast das Spiel verloren.',
  'rule.N-26.title': 'Den Geiselnehmer stoppen',
  'rule.N-26':
    'Der Geiselnehmer kann nur in der Gesprächsphase gestoppt werden und nur durch eine Karte, die das ausdrücklich besagt. Ist die Geiselzone leer, gewinnst du; andernfalls übernimmt der Komplize. Der Geiselnehmer, alle Forderungen (bekannte, verdeckte und kleine) und alle Nachteile kommen aus dem Spiel. Bedrohungsstufe, Gesprächspunkte und Würfeleffekte bleiben bestehen, und der Rest der Zeile gilt für den Komplizen (Hausregel). Von nun an legst du gezogene kleine Forderungen ab, ohne sie auszuführen, und die Zusatzeffekte der Terrorkarten entfallen.',
  'rule.N-27':
    'Für jeden Schritt, um den die Bedrohung steigt, geht eine Geisel verloren, ob der Marker sich nun bewegt oder der Schritt über E hinausgeht. Es bleibt bei einer Geisel pro Schritt: Die Verluste nach N-7 kommen nicht hinzu. Die letzte Geisel in der Geiselzone trifft es dabei nie; sie kann nur durch N-21 verloren gehen (Hausregel). Der Komplize kann nicht gestoppt werden. Sobald die Geiselzone leer ist, auch in der Terrorphase (Hausregel), ergibt er sich und du gewinnst. Gegen den Komplizen bewirken „stoppen“ und „aufdecken“ nichts, bei „entkommt“ verlierst du (Hausregel).',
  'rule.N-28':
    'Du verlierst sofort, wenn mehr als die Hälfte aller Geiseln verloren ist; bis dahin hinzugekommene Geiseln zählen mit. Du verlierst ebenfalls sofort, wenn der Geiselnehmer entkommt oder N-21 eintritt. Auf der Spielhilfe steht „mindestens die Hälfte“, der Regeltext sagt jedoch zweimal „mehr als die Hälfte“ und wertet es als Sieg, wenn genau die Hälfte gerettet ist.',
  'rule.N-29.title': 'Verlust der letzten Geisel',
  'rule.N-29':
    'Verlässt die letzte Geisel die Geiselzone, weil sie verloren geht, brauchst du noch eine weitere Freilassung, um den Geiselnehmer zu fassen. Beim Komplizen gilt das nicht (N-27). Die Seite weist dich darauf hin, wenn dieser Fall eintritt.',
  'call.lost': '{n} verloren (max. {most})',
  'call.banner.second':
    'Der Komplize hat das Sagen: Mit jedem Schritt, um den die Bedrohung steigt, geht eine Geisel verloren.',
  'call.limit': 'Zum Sieg dürfen höchstens {n} von {total} verloren gehen, und niemand darf drinnen bleiben.',
  'call.fx.kill': 'verloren',
  'call.fx.eliminate': 'stoppen',
  'call.fate.lost': 'verloren',
  'call.escape.sure':
    'Von hier an gibt es nur zwei Wege: {who, select, she {Die Geiselnehmerin} other {Der Geiselnehmer}} wird in diesem Gespräch gefasst oder gestoppt, oder {who, select, she {sie} other {er}} entkommt und das Spiel ist verloren.',
  'call.debrief.line':
    '{turn, plural, one {Ein Zug} other {# Züge}}; {saved, plural, one {# Geisel} other {# Geiseln}} gerettet, {killed} verloren{zone, plural, =0 {} other {, # nie herausgekommen}}.',
} as const satisfies Partial<Record<NegotiatorKey | CallKey, string>>
