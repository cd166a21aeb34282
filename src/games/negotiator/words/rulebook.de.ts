import type { rulebookEn } from './rulebook.en.ts'

export const rulebookDe: Record<keyof typeof rulebookEn, string> = {
  'rulebook.title': 'Spielregeln',
  'rulebook.intro':
    'Du spielst allein und verhandelst am Telefon mit einem Geiselnehmer. Du gewinnst, wenn der Geiselnehmer gefasst oder ausgeschaltet wird oder wenn sich sein Komplize ergibt. Du verlierst, wenn mehr als die Hälfte der Geiseln getötet wurde, wenn der Geiselnehmer entkommt oder wenn die Terrorkarten aufgebraucht sind.',
  'rulebook.section.setup': 'Spielaufbau',
  'rulebook.section.board': 'Das Spielbrett',
  'rulebook.section.conversation': 'Gesprächsphase',
  'rulebook.section.spend': 'Einkaufsphase',
  'rulebook.section.terror': 'Terrorphase',
  'rulebook.section.ending': 'Sieg und Niederlage',
  'rule.N-1.title': 'Wahl des Geiselnehmers',
  'rule.N-1':
    'Suche dir einen Geiselnehmer aus oder ziehe einen zufällig. Nimm für deine erste Partie Arkayne. Lege die Karte des Komplizen unter die Karte des Geiselnehmers.',
  'rule.N-2.title': 'Forderungen auslegen',
  'rule.N-2':
    'Mische die großen Forderungen des Geiselnehmers und lege so viele davon verdeckt aus, wie seine Karte angibt. Verfahre mit den Fluchtforderungen genauso. Lege alle übrigen Forderungen ungesehen in die Schachtel zurück.',
  'rule.N-3.title': 'Geiseln und anfängliche Bedrohung',
  'rule.N-3':
    'Die Karte des Geiselnehmers gibt an, wie viele Geiseln du in die Geiselzone stellst und auf welcher Bedrohungsstufe der Bedrohungsmarker beginnt. Es gibt 15 Geiselfiguren. Sind alle 15 im Spiel, kann kein Effekt weitere Geiseln hinzufügen (Hausregel).',
  'rule.N-4.title': 'Punkte, Hand und Vorrat',
  'rule.N-4':
    'Du beginnst mit 0 Gesprächspunkten. Deine Starthand besteht aus den sechs Gesprächskarten, die 0 kosten. Alle anderen Gesprächskarten liegen nach Kosten geordnet offen im Vorrat.',
  'rule.N-5.title': 'Der Terrorstapel',
  'rule.N-5':
    'Ziehe zufällig eines der sechs Schlüsselereignisse; es bildet die unterste Karte des Terrorstapels. Ziehe zufällig 10 der 21 roten Terrorkarten und lege sie darauf. Alle nicht gezogenen Karten bleiben ungesehen in der Schachtel.',
  'rule.N-6.title': 'Bedrohungsstufen und Würfel',
  'rule.N-6':
    'Die Bedrohungsstufen sind, von der niedrigsten zur höchsten, L, 1, 2, 3, 4, 5, 6 und E. Du wirfst auf L drei Würfel, auf 1 drei, auf 2, 3, 4, 5 und 6 jeweils zwei und auf E einen. Die Würfelzahlen für L und 2 stammen aus der Originalregel, die übrigen aus einer ungeprüften öffentlichen Quelle; für die 1 stimmt ein Beispiel der Originalregel mit ihr überein. Wenn eine Karte ein Ergebnis mit der Bedrohungsstufe vergleicht, zählt L als 0 und E als 7. Bei einer Bedrohungsprobe gibt es keinen solchen Vergleich (N-13).',
  'rule.N-7.title': 'Über die Enden hinaus',
  'rule.N-7':
    'Müsste die Bedrohung steigen, während der Marker auf E steht, bleibt er dort, und für jeden überzähligen Schritt wird eine Geisel getötet. Müsste sie sinken, während der Marker auf L steht, wird für jeden überzähligen Schritt eine Geisel freigelassen. Führt eine Änderung über ein Ende hinaus, ziehst du den Marker zuerst bis zu diesem Ende; nur die restlichen Schritte wirken sich auf Geiseln aus. Ein verdoppelter Anstieg wird vor alledem verdoppelt (Hausregel).',
  'rule.N-8.title': 'Jenseits der Punkteleiste',
  'rule.N-8':
    'Deine Gesprächspunkte können die aufgedruckte Leiste nach oben wie nach unten verlassen. Nach jeder Einkaufsphase werden sie wieder auf 0 gesetzt; jedes Gespräch beginnt also bei 0. Keine unserer Karten bricht damit: In der Terrorphase gibt oder nimmt keine Gesprächspunkte.',
  'rule.N-9.title': 'Getötete und freigelassene Geiseln',
  'rule.N-9':
    'Eine getötete Geisel kommt aus der Geiselzone in den Bereich „Getötet“, eine freigelassene aus der Geiselzone in den Bereich „Gerettet“. Versetze Geiseln immer einzeln. Nach jeder einzelnen Tötung wird geprüft, ob du verloren hast (Hausregel). Müsste eine Geisel getötet werden, während die Geiselzone leer ist, legst du stattdessen die oberste Terrorkarte ab, ohne sie auszuführen, selbst wenn es das Schlüsselereignis ist (Hausregel). Ist auch der Terrorstapel leer, passiert nichts.',
  'rule.N-10.title': 'Karten ausspielen',
  'rule.N-10':
    'Spiele beliebig viele Karten aus deiner Hand, eine nach der anderen. Das Ausspielen ist kostenlos: Die Kosten einer Karte zählen nur beim Kauf. Das Gespräch endet, wenn du aufhören willst oder keine Handkarten mehr hast. Mit leerer Hand darfst du vorher noch Forderungen nachgeben und im letzten Gespräch (N-24) Karten kaufen (Hausregel). Auch der Effekt ENDE beendet das Gespräch: Führe die betreffende Zeile noch vollständig aus; danach darfst du weder Karten spielen noch Forderungen nachgeben (Hausregel).',
  'rule.N-11.title': 'Offen gespielte Karten',
  'rule.N-11':
    'Wenn du eine Karte offen spielst, legst du eine Bedrohungsprobe ab, sofern die Karte nichts anderes besagt. Führe dann die Effekte der Zeile, die deinem Ergebnis entspricht, von links nach rechts aus.',
  'rule.N-12.title': 'Verdeckt gespielte Karten',
  'rule.N-12':
    'Eine verdeckt gespielte Karte bringt dir 1 Gesprächspunkt. Du legst keine Bedrohungsprobe ab, und die Effekte der Karte gelten nicht.',
  'rule.N-13.title': 'Die Bedrohungsprobe',
  'rule.N-13':
    'Nimm die Würfel der aktuellen Bedrohungsstufe, verrechne alle Modifikatoren und begrenze die Anzahl erst danach auf mindestens einen und höchstens fünf Würfel. Jede 5 und jede 6 ist ein Treffer; eine 4 wird zum Treffer, wenn du dafür zwei Handkarten verdeckt spielst, und zwar für jede 4 gesondert. Diese Karten bringen keine Gesprächspunkte (Hausregel). Sie kommen aus der Hand, also darf die Karte, die du gerade ausspielst, nicht darunter sein. Das Ergebnis lautet 0 Treffer, 1 Treffer oder 2 und mehr Treffer; alles über zwei bringt keinen weiteren Vorteil. Halte diese Reihenfolge ein: Wurf, Wurfwiederholungen, Sonderregel des Geiselnehmers, Umwandeln von Vieren, Ablesen der Zeile (Hausregel). Effekte für die „nächste Probe“ verfallen mit dem Ende des Gesprächs, dauerhafte Nachteile gelten dagegen auch bei Proben in der Terrorphase (Hausregel).',
  'rule.N-14.title': 'Bereits gespielte Karten',
  'rule.N-14':
    'Lege gespielte Karten beiseite; du kannst sie in diesem Zug nicht kaufen. Das gilt auch für Karten, die du verdeckt für einen Gesprächspunkt gespielt hast, und für solche, die du zum Umwandeln einer 4 hingelegt hast (Hausregel). Betroffen sind nur genau diese Karten: Liegt ein weiteres Exemplar im Vorrat, darfst du es kaufen.',
  'rule.N-15.title': 'Einer Forderung nachgeben',
  'rule.N-15':
    'Während des Gesprächs darfst du, solange gerade keine Karte ausgeführt wird (Hausregel), einer bekannten Forderung nachgeben, indem du ihre Kosten in Gesprächspunkten bezahlst. Dabei darfst du nicht unter 0 fallen; einer kostenlosen Forderung darfst du aber auch mit negativem Punktestand nachgeben (Hausregel). Führe zuerst den Effekt der Forderung aus und dann ihren Nachteil; jeder Forderung kannst du nur einmal nachgeben. Eine große Forderung bleibt gedreht im Spiel, und ihr Nachteil gilt, bis der Geiselnehmer gefasst oder ausgeschaltet ist; eine kleine Forderung wird abgelegt. Gibst du einer Fluchtforderung nach, entkommt der Geiselnehmer und du verlierst, es sei denn, er wird vor dem Ende dieses Gesprächs gefasst oder ausgeschaltet. Das Ausschalten vereitelt die Flucht.',
  'rule.N-16.title': 'Verdeckte und bekannte Forderungen',
  'rule.N-16':
    'Große Forderungen und Fluchtforderungen bleiben verdeckt, bis ein Effekt wie der von „Was sind Ihre Forderungen?“ sie aufdeckt; danach bleiben sie offen liegen. Welche verdeckte Forderung aufgedeckt wird, entscheidest du; gibt es keine, entfällt dieser Effekt (Hausregel). Nur bekannten Forderungen kannst du nachgeben.',
  'rule.N-17.title': 'Karten kaufen',
  'rule.N-17':
    'Mit den Gesprächspunkten dieses Zuges darfst du so viele Karten aus dem Vorrat kaufen, wie du dir leisten kannst. Durch einen Kauf darfst du nie unter 0 Punkte fallen. Du darfst nie mehr als 10 Karten auf der Hand haben; kostenlos erhaltene Karten zählen mit.',
  'rule.N-18.title': 'Karten mit Kosten 0',
  'rule.N-18':
    'Karten, die 0 kosten, darfst du dir immer aus dem Vorrat nehmen, sofern dein Handkartenlimit es zulässt. Das gilt selbst dann, wenn deine Gesprächspunkte negativ sind.',
  'rule.N-19.title': 'Ende der Einkaufsphase',
  'rule.N-19':
    'Setze deine Gesprächspunkte auf 0. Lege danach die Karten, die du in diesem Zug gespielt hast, in den Vorrat zurück.',
  'rule.N-20.title': 'Eine Terrorkarte ausführen',
  'rule.N-20':
    'Decke die oberste Terrorkarte auf und führe sie aus. Prüfe erst jetzt, ob noch mindestens eine Forderung verdeckt liegt; wenn ja, führst du auch den Zusatzeffekt der Karte aus. Lege die Karte dann ab, es sei denn, sie ist eine kleine Forderung: Diese bleibt im Spiel (N-23).',
  'rule.N-21.title': 'Keine Terrorkarten mehr',
  'rule.N-21':
    'Musst du eine Terrorkarte ziehen und es ist keine mehr da, werden alle verbliebenen Geiseln getötet und der Geiselnehmer entkommt. Du hast das Spiel verloren.',
  'rule.N-22.title': 'Proben in der Terrorphase',
  'rule.N-22':
    'Bei einer Bedrohungsprobe in der Terrorphase darfst du jede 4 umwandeln und Karten einsetzen, die die Würfel einer Probe beeinflussen, wie in N-13 beschrieben. Die dafür verwendeten Karten kommen am Ende der Terrorphase in den Vorrat zurück (Hausregel).',
  'rule.N-23.title': 'Die kleinen Forderungen',
  'rule.N-23':
    'Kleine Forderungen kommen aus dem Terrorstapel. Sie bleiben offen liegen, bis du ihnen nachgibst. Das Nachgeben kostet in der Regel nichts.',
  'rule.N-24.title': 'Das letzte Gespräch',
  'rule.N-24':
    'Auf das Schlüsselereignis folgt ein letztes Gespräch. Zwischen dem Ausspielen einzelner Karten darfst du Karten kaufen, auch solche mit Kosten 0, und sie sofort spielen; N-14 und N-17 gelten weiterhin. Hast du danach nicht gewonnen, tritt N-21 ein. Jedes Gespräch, das mit leerem Terrorstapel beginnt, gilt als dieses letzte Gespräch (Hausregel).',
  'rule.N-25.title': 'Den Geiselnehmer fassen',
  'rule.N-25':
    'Ist die Geiselzone leer, wird der Geiselnehmer mit der nächsten Freilassung gefasst und du gewinnst. Auch eine überzählige Freilassung desselben Effekts, der die Zone geleert hat, zählt (Hausregel). In der Terrorphase kannst du ihn nicht fassen: Eine Freilassung, für die keine Geisel mehr da ist, verfällt dann.',
  'rule.N-26.title': 'Den Geiselnehmer ausschalten',
  'rule.N-26':
    'Der Geiselnehmer kann nur in der Gesprächsphase ausgeschaltet werden und nur durch eine Karte, die das ausdrücklich besagt. Ist die Geiselzone leer, gewinnst du; andernfalls übernimmt der Komplize. Der Geiselnehmer, alle Forderungen (bekannte, verdeckte und kleine) und alle Nachteile kommen aus dem Spiel. Bedrohungsstufe, Gesprächspunkte und Würfeleffekte bleiben bestehen, und der Rest der Zeile gilt für den Komplizen (Hausregel). Von nun an legst du gezogene kleine Forderungen ab, ohne sie auszuführen, und die Zusatzeffekte der Terrorkarten entfallen.',
  'rule.N-27.title': 'Der Komplize',
  'rule.N-27':
    'Für jeden Schritt, um den die Bedrohung steigt, tötet der Komplize eine Geisel, ob der Marker sich nun bewegt oder der Schritt über E hinausgeht. Es bleibt bei einer Geisel pro Schritt: Die Tötungen nach N-7 kommen nicht hinzu. Die letzte Geisel in der Geiselzone tötet er dabei nie; sie kann nur durch N-21 sterben (Hausregel). Der Komplize kann nicht ausgeschaltet werden. Sobald die Geiselzone leer ist, auch in der Terrorphase (Hausregel), ergibt er sich und du gewinnst. Gegen den Komplizen bewirken „ausschalten“ und „aufdecken“ nichts, bei „entkommt“ verlierst du (Hausregel).',
  'rule.N-28.title': 'Das Spiel verlieren',
  'rule.N-28':
    'Du verlierst sofort, wenn mehr als die Hälfte aller Geiseln getötet wurde; bis dahin hinzugekommene Geiseln zählen mit. Du verlierst ebenfalls sofort, wenn der Geiselnehmer entkommt oder N-21 eintritt. Auf der Spielhilfe steht „mindestens die Hälfte“, der Regeltext sagt jedoch zweimal „mehr als die Hälfte“ und wertet es als Sieg, wenn genau die Hälfte gerettet ist.',
  'rule.N-29.title': 'Tod der letzten Geisel',
  'rule.N-29':
    'Verlässt die letzte Geisel die Geiselzone, weil sie getötet wird, brauchst du noch eine weitere Freilassung, um den Geiselnehmer zu fassen. Beim Komplizen gilt das nicht (N-27). Die Seite weist dich darauf hin, wenn dieser Fall eintritt.',
}
