import type { rulebookEn } from './rulebook.en.ts'

export const rulebookDe: Record<keyof typeof rulebookEn, string> = {
  'rulebook.title': 'Spielregeln',
  'rulebook.intro':
    'Du bist einer von drei bis sechs CIA-Analysten, von denen jeder eine geheime Rolle hat. Gemeinsam sollt ihr terroristische Bedrohungen neutralisieren, bevor ihre Anschläge gelingen, doch nicht jeder am Tisch muss das auch wollen. Füllt sich die Terroristenleiste, gewinnt der Maulwurf oder niemand. Füllt sich die Behördenleiste, beschuldigt ihr, wen ihr verdächtigt, und die Siegpunkte entscheiden.',
  'rulebook.section.setup': 'Spielaufbau',
  'rulebook.section.terrorists': 'Terroristen-Spielzug',
  'rulebook.section.analysis': 'Eine Bedrohung analysieren',
  'rulebook.section.fallout': 'Konsequenzen',
  'rulebook.section.turn': 'Spielzug der Spieler',
  'rulebook.section.end': 'Spielende',
  'rulebook.section.assets': 'Besondere Kontakte',
  'rule.M-1.title': 'Deine Startausstattung',
  'rule.M-1':
    'Du beginnst mit 1 Agenten und 1 Soldaten, beide nicht eingesetzt, 1 Ansehen, 1 Einfluss, 3 Informationen und allen Leitenden Ermittlern einer Farbe. Von jeder Spielerfarbe wird ein Leitender Ermittler beiseitegelegt; diese Karten bilden den Initiativestapel.',
  'rule.M-2.title': 'Geheime Rollen',
  'rule.M-2':
    'Mischt bei 3 Spielern 2 Loyale Agenten, 1 Politischen Opportunisten und 1 Terroristen-Maulwurf, bei 4 Spielern 3, 1 und 1, bei 5 Spielern 3, 2 und 1, bei 6 Spielern 4, 2 und 1. Jeder erhält eine Rolle. Die übrige Rolle bleibt bis zum Ende ungesehen. Sie kann der Maulwurf sein; vielleicht ist also gar keiner unter euch.',
  'rule.M-3.title': 'Spielbrett und Karten',
  'rule.M-3':
    'Das Spielbrett hat fünf Stufen, von unten nach oben Niedrig, Vorsichtig, Hoch, Ernst und Unmittelbar, mit je sechs Feldern (aus einer öffentlichen Quelle), sowie zwei Fortschrittsleisten bis 12; zu Beginn ist es leer. Ein Anschlag hat eine Schwierigkeit von 3 bis 9, eine Auswirkung von 1 bis 3 und entweder Konsequenzen oder Globale Konsequenzen, nie beides. Bei der niedrigsten Schwierigkeit sind sich die Regelhefte uneins, 3 oder 4; hier gilt 3. Eine Organisation hat eine Startstufe, und zwar eine beliebige der fünf, eine Raffinesse von 0 bis 4 und einen Vorteil. Blaue und rote Informationen haben eine Zahl und einen Tauschwert, goldene einen Effekt und keine Zahl. Auch goldene Informationen haben einen Tauschwert, der 0 sein kann (Hausregel). Keine Karte legt Marker auf eine Fortschrittsleiste, außer über eine analysierte Bedrohung (Hausregel). Manche Anschläge und Informationen sind für bestimmte Spielerzahlen gekennzeichnet; bei anderen bleiben sie ungesehen in der Schachtel, doch sind immer mindestens 30 Anschläge und 100 Informationen im Spiel (Hausregel).',
  'rule.M-4.title': 'Geheim und öffentlich',
  'rule.M-4':
    'Geheim sind Rollen, Handkarten, verdeckte Kontakte, Anschläge und Informationen bei Bedrohungen, die Reihenfolge jedes Stapels und die übrige Rolle. Was du dir angesehen hast, weißt nur du, und eine geheime Karte, die verbrannt wird, wird nie gezeigt. Ist das Spiel vorbei, darf die Nachbesprechung alles zeigen; Pappe könnte das nicht (Hausregel). Öffentlich sind Marker, Figuren, die Anzahl der Karten auf jeder Hand und bei jeder Bedrohung und wer welchen Fall leitet (Hausregel). Öffentlich sind auch die offen liegenden Ablagestapel und enttarnte Karten (Hausregel). Außerdem weiß jeder, wer zu welchem Fall eine Karte gelegt hat; welche es war, nur dann, wenn sie enttarnt war (Hausregel). Einen Anschlag und Informationen, die du gesehen hast, darfst du für dich erneut ansehen: so, wie sie damals waren, mit Zeitangabe und ohne Reihenfolge (Hausregel).',
  'rule.M-5.title': 'Der Terroristen-Marker',
  'rule.M-5':
    'Decke die oberste Karte des Initiativestapels auf. Wer diese Farbe spielt, nimmt den Terroristen-Marker und ist in dieser Runde zuerst am Zug. Aufgedeckte Karten kommen erst wieder ins Spiel, wenn jeder einmal der Erste war; dann wird der Stapel neu gemischt.',
  'rule.M-6.title': 'Unmittelbare Bedrohungen',
  'rule.M-6':
    'Analysiere die Bedrohungen der Stufe Unmittelbar einzeln, immer die am weitesten links liegende zuerst, bis die Stufe leer ist. Bedrohungen, die währenddessen dort eintreffen, werden ebenfalls analysiert.',
  'rule.M-7.title': 'Bedrohungen rücken vor',
  'rule.M-7': 'Jede Bedrohung rückt in ihrer Spalte gerade um eine Stufe nach oben. Lücken bleiben bestehen.',
  'rule.M-8.title': 'Neue Bedrohungen',
  'rule.M-8':
    'Decke so viele neue Bedrohungen auf, wie Spieler teilnehmen. Eine Bedrohung besteht aus einer offenen Organisation, einem verdeckten Anschlag darunter und einer zufälligen, ebenfalls verdeckten Information. Sie kommt auf das am weitesten links liegende freie Feld der Stufe ihrer Organisation; ist diese Stufe voll, auf die nächsthöhere. Ist auch Unmittelbar voll, analysierst du sie sofort und vollständig, mit ihrer einen Information und ohne Leitenden Ermittler. Während eine Bedrohung analysiert wird, gilt ihr eigenes Feld als frei (Hausregel). Muss während einer Analyse eine weitere Bedrohung sofort analysiert werden, folgt sie direkt danach, nie mittendrin; ist eine Leiste voll, entfällt ihre Analyse (Hausregel).',
  'rule.M-9.title': 'Anschlag und Informationen aufdecken',
  'rule.M-9':
    'Soldaten auf der Bedrohung kommen in den Vorrat zurück, und der Anschlag wird aufgedeckt. Mische die Informationen und decke sie dann einzeln auf, rote nach links, blaue nach rechts; so kann niemand erkennen, wer was gespielt hat. Eine goldene Karte wirkt in dem Moment, in dem sie erscheint, egal wie es ausgeht, und wird nach der Analyse abgelegt. Nach einer anderen Lesart wirken goldene Karten erst, wenn alle aufgedeckt sind; hier wirken sie sofort.',
  'rule.M-10.title': 'Die Gesamtwerte',
  'rule.M-10':
    'Der rote Gesamtwert ist Schwierigkeit plus Raffinesse plus rote Informationen. Der blaue Gesamtwert sind die blauen Informationen plus 1 für jeden Agenten auf der Bedrohung, egal wer ihn eingesetzt hat. Boni von Kontakten kommen zu dem einen oder dem anderen hinzu. An einer Stelle der Regelhefte fehlt die Raffinesse; hier zählt sie immer.',
  'rule.M-11.title': 'Reaktionen',
  'rule.M-11':
    'Sobald die Gesamtwerte feststehen, darfst du einen passenden aktivierten Kontakt nutzen. Gefragt wird im Uhrzeigersinn ab dem Terroristen-Marker, bis alle nacheinander passen (zum Teil Hausregel). Nach jeder Nutzung werden die Gesamtwerte neu berechnet. Wie oft ein Kontakt wirkt, steht auf der Karte; steht es nicht dort, begrenzt ihn nur sein Preis (Hausregel). Auf unseren Kontakten „Wachleiter“, „Ausschussvorsitzender“ und „Doppelagentin“ steht „einmal je Terroristen-Spielzug“. Eine goldene Karte, die Kontakte verstummen lässt, verhindert ihre Nutzung, nicht das, was sie immer hinzufügen, wie der Bonus von „Carrie Mathison“; ihr Text sagt es.',
  'rule.M-12.title': 'Bedrohung neutralisiert',
  'rule.M-12':
    'Nur wenn Blau höher ist als Rot, ist die Bedrohung neutralisiert. Geht in dieser Reihenfolge vor: Die Behördenleiste steigt um die Auswirkung; der Leitende Ermittler erhält Ansehen in Höhe der Auswirkung; danach erhält er den Vorteil der Organisation. Der Vorteil wirkt nur einmal und nicht dauerhaft. Auf einen, der etwas kostet, darf verzichtet werden: die Hand tauschen, offene Karten ablegen, beanspruchen; ebenso auf einen, der einen Mitspieler ablegen lässt oder enttarnt (Hausregel).',
  'rule.M-13.title': 'Anschlag gelingt',
  'rule.M-13':
    'Andernfalls gelingt der Anschlag, auch bei Gleichstand. Geht in dieser Reihenfolge vor: Die Terroristenleiste steigt um die Auswirkung; jeder Spieler erhält Einfluss in Höhe der Auswirkung; Konsequenzen treffen den Leitenden Ermittler, Globale Konsequenzen alle Spieler. Verlangen Globale Konsequenzen Entscheidungen, fallen sie der Reihe nach ab dem Terroristen-Marker (Hausregel). Mit dem gerade erhaltenen Einfluss darfst du die Konsequenzen bezahlen.',
  'rule.M-14.title': 'Ohne Leitenden Ermittler',
  'rule.M-14':
    'Hat die Bedrohung keinen Leitenden Ermittler, gelten Leisten, Einfluss für alle und Globale Konsequenzen wie gewohnt. Ansehen, Vorteil und einfache Konsequenzen erhält niemand (Hausregel).',
  'rule.M-15.title': 'Nach der Analyse',
  'rule.M-15':
    'Die Agenten der Bedrohung kommen in den Vorrat zurück, der Leitende Ermittler zu seinem Besitzer, die Karten auf ihre Ablagestapel. Ist eine Leiste voll, also bei 12, wobei ein Überschuss verfällt, endet das Spiel jetzt. Manche Texte beenden es auf der Stelle; hier wird diese Bedrohung noch abgeschlossen. Alle anderen Bedrohungen bleiben ungelöst.',
  'rule.M-16.title': 'Kontakte verbrennen',
  'rule.M-16':
    'Musst du einen Kontakt verbrennen, wähle einen deiner offenen Kontakte; er kommt aus dem Spiel. Hast du keinen, passiert nichts, und der Verlauf sagt es (Hausregel). Bei „Lege einen Soldaten ab oder verbrenne einen Kontakt“ legst du einen nicht eingesetzten Soldaten ab oder verbrennst einen offenen Kontakt. Hast du nur eines von beiden, verlierst du das; hast du keines, passiert nichts (aus einer öffentlichen Quelle). Verdeckte Kontakte können weder verbrannt noch genommen noch abgelegt werden.',
  'rule.M-17.title': 'Enttarnung',
  'rule.M-17':
    'Drehe alle deine verdeckten Kontakte um: Sie sind nun aktiviert, aber auch angreifbar. Lege außerdem deine Handkarten offen aus. Diese Karten bleiben sichtbar, bis sie deine Hand verlassen; später gezogene sind geheim.',
  'rule.M-18.title': 'Dienstlicher Tadel',
  'rule.M-18':
    'Sollst du mehr Ansehen oder Einfluss ablegen, als du hast, zahlst du gar nichts. Stattdessen musst du einen deiner Leitenden Ermittler deiner Wahl von einer Bedrohung auf dem Spielbrett entfernen, jedoch nicht von der, die gerade analysiert wird. Hast du dort keinen, passiert nichts. Ein Text sagt „darfst“; hier ist es Pflicht. Der Leitende Ermittler kommt zu dir zurück. Die Bedrohung ist wieder unbeansprucht, behält ihre Informationen und Figuren und kann von jedem beansprucht werden (Hausregel).',
  'rule.M-19.title': 'Dein Zug und das Beanspruchen',
  'rule.M-19':
    'Gespielt wird im Uhrzeigersinn ab dem Besitzer des Terroristen-Markers. Die Reihenfolge deiner Aktionen bestimmst du; jede ist höchstens einmal pro Zug erlaubt, sofern nichts anderes gesagt ist, und muss vor der nächsten abgeschlossen sein. Du musst mit einem Leitenden Ermittler eine unbeanspruchte Bedrohung beanspruchen, wenn es zu Beginn deines Zuges eine gab. Die Pflicht entfällt, wenn keine mehr übrig ist (Hausregel).',
  'rule.M-20.title': 'Zwei Informationen spielen',
  'rule.M-20':
    'Als eine Aktion musst du zwei Informationen verdeckt zu zwei verschiedenen beanspruchten Fällen legen, von denen mindestens einer einem Mitspieler gehört. Lege nie eine zu einer unbeanspruchten Bedrohung und nie zwei zum selben Fall. Hast du zu wenige Karten oder erlaubte Fälle, spielst du so viele wie möglich. Kannst du nur eine spielen, kommt sie zu einem fremden Fall, wenn es einen gibt, sonst zu einem eigenen. Eine Abweichung von den Regelheften, die jede Reihenfolge erlauben, schließt ein Schlupfloch: Wird durch das Beanspruchen eine weitere Karte spielbar, musst du zuerst beanspruchen, und keine freiwillige Aktion darf dir zu wenige Karten für diese Pflicht lassen (Hausregel).',
  'rule.M-21.title': 'Eine Information eintauschen',
  'rule.M-21':
    'Du darfst eine Information offen eintauschen und erhältst dafür das aufgedruckte Ansehen, den aufgedruckten Einfluss oder beides. Das ist auch bei einem Wert von 0 erlaubt.',
  'rule.M-22.title': 'Rekrutieren',
  'rule.M-22':
    'Du darfst einmal rekrutieren: einen Agenten oder einen Soldaten kostenlos oder einen Kontakt. Ein Kontakt kostet 3 Marker, Ansehen und Einfluss beliebig gemischt, und du zahlst zuerst. Ziehe zwei Kontakte, behalte einen verdeckt und lege den anderen offen ab. Ist auch nach dem Neumischen nur einer übrig, behältst du ihn; gibt es keinen mehr, kannst du keinen Kontakt rekrutieren (Hausregel).',
  'rule.M-23.title': 'Soldaten einsetzen',
  'rule.M-23':
    'Du darfst beliebig viele Soldaten bei einer einzigen Bedrohung einsetzen, ob beansprucht oder nicht. Danach darfst du dir ihre Informationen gemischt ansehen, und zwar einmal, egal wie viele Soldaten du eingesetzt hast. Wenn du das tust, musst du anschließend eine zufällige Information vom Stapel ungesehen hinzulegen. Ein Text legt sie schon vorher dazu; hier kommt sie danach, und ungesehen bleibt sie in jedem Fall. Ist der Stapel leer, wird er nach M-31 neu gemischt; nur wenn es nichts zu mischen gibt, siehst du dir die Informationen an und legst keine hinzu (Hausregel).',
  'rule.M-24.title': 'Agenten einsetzen',
  'rule.M-24':
    'Du darfst beliebig viele Agenten bei einer einzigen Bedrohung einsetzen, ob beansprucht oder nicht, und dir dann ihren Anschlag ansehen. Du siehst nach, wenn du nichts anderes wählst; auf den Blick darf verzichtet werden, und alle sehen, wer nachgesehen hat.',
  'rule.M-25.title': 'Kontakte aktivieren',
  'rule.M-25':
    'Du darfst beliebig viele deiner Kontakte aufdecken, aber nur in deinem eigenen Zug und damit nie während einer Analyse. Nur offene Kontakte haben eine Wirkung, passive Effekte eingeschlossen. Fähigkeiten nutzt du in deinem Zug, sofern die Karte nichts anderes besagt. Eine Fähigkeit des eigenen Zuges gilt einmal pro Zug, nur der Drohnenangriff öfter; eine während einer Analyse folgt M-11; ein aktivierter Kontakt wird nie wieder verdeckt (Hausregel). Einen frisch rekrutierten Kontakt darfst du sofort aktivieren und nutzen. Ein Kontakt, den du einem Mitspieler nimmst, bleibt offen; einer vom Ablagestapel kommt verdeckt zu dir (Hausregel). Ohne erlaubtes Ziel für den Effekt darfst du keinen Kontakt verbrennen (Hausregel).',
  'rule.M-26.title': 'Drohnenangriff',
  'rule.M-26':
    'Zeigt einer deiner aktivierten Kontakte das Symbol für den Drohnenangriff, darfst du eine Bedrohung entfernen, auf der mindestens zwei Soldaten stehen. Wem die Soldaten gehören, ist egal, ebenso die Stufe und ob die Bedrohung beansprucht ist. Alle ihre Karten kommen ungesehen aus dem Spiel, die Figuren in den Vorrat. Der Leitende Ermittler kommt zu seinem Besitzer zurück (Hausregel). Das Feld bleibt leer, und niemand erhält etwas dafür. Das darfst du beliebig oft tun, aber nur in deinem eigenen Zug. Eine Karte mit diesem Symbol hat noch eine andere Regel, auch unsere eigenen.',
  'rule.M-27.title': 'Ende deines Zuges',
  'rule.M-27':
    'Dein Zug kann enden, sobald du beide Pflichten, M-19 und M-20, so weit wie möglich erfüllt hast. Fülle dann deine Informationen bis zu deinem Handkartenlimit auf: 3, plus 1 für jeden aktivierten Kontakt mit diesem Bonus. Trotz seines Namens gibt es nur an, wie weit du auffüllst: Überzählige Karten legst du nie ab.',
  'rule.M-28.title': 'Terroristenleiste voll',
  'rule.M-28':
    'Ist die Terroristenleiste voll, gewinnt der Maulwurf, egal wer was vermutet. Ist kein Maulwurf unter euch, verlieren alle. Beschuldigungen gibt es nicht.',
  'rule.M-29.title': 'Die Beschuldigung',
  'rule.M-29':
    'Ist die Behördenleiste voll, beschuldigen alle, auch der Maulwurf, gleichzeitig und geheim einen Mitspieler oder niemanden. Alle Entscheidungen werden gemeinsam aufgedeckt. Läuft deine Zeit ab, beschuldigst du niemanden (Hausregel). Eine richtige Beschuldigung bringt dir 6 Siegpunkte, eine falsche kostet dich 3, auch wenn es keinen Maulwurf gibt. Ein Maulwurf, den irgendjemand beschuldigt, scheidet aus und kann nicht gewinnen. Ein Satz der Regelhefte lässt die anderen verlieren, wenn niemand beschuldigt; die Wertung widerspricht dem, und hier gilt er nicht.',
  'rule.M-30.title': 'Siegpunkte und Sieg',
  'rule.M-30':
    'Ein Loyaler Agent erhält 1 Siegpunkt je eigenem Ansehen, ein Politischer Opportunist 1 je eigenem Einfluss, der Terroristen-Maulwurf 2 je Marker auf der Terroristenleiste. Jeder zählt die Siegpunkte aller eigenen Kontakte, ob offen oder verdeckt, und die Siegpunkte aus der Beschuldigung hinzu. Die meisten Siegpunkte gewinnen. Bei Gleichstand geht ein Loyaler Agent vor einem Politischen Opportunisten und dieser vor dem Maulwurf. Wer gleiche Rolle und gleich viele Siegpunkte hat, teilt sich den Sieg.',
  'rule.M-31.title': 'Wenn etwas ausgeht',
  'rule.M-31':
    'Ist der Stapel der Informationen, Anschläge, Organisationen oder Kontakte leer, mische seinen Ablagestapel neu; ist er dann immer noch leer, entfällt das Ziehen. Jedes Mischen wird allen angesagt, auch das des Initiativestapels. Liegt nach dem Aufdecken keine Bedrohung auf dem Spielbrett und kann keine mehr kommen, weil Anschläge oder Organisationen im Stapel wie auf dem Ablagestapel fehlen, endet das Spiel wie bei voller Behördenleiste: erst Beschuldigungen, dann Siegpunkte. Figuren und Marker gehen nie aus. Hast du keinen Leitenden Ermittler mehr, entfällt die Pflicht zum Beanspruchen. All das ist Hausregel.',
  'rule.M-32.title': 'Reden am Tisch',
  'rule.M-32':
    'Reden gehört zum Spiel, geheime Karten zu zeigen nicht. Zum guten Ton gehört: Bleib vage und nenne keine genauen Zahlen.',
  'rule.M-33.title': 'Nicholas Brody und Ähnliche',
  'rule.M-33':
    'Mit „Nicholas Brody“ darfst du in deinem Zug 1 Einfluss nehmen. Du darfst ihn auch während einer Analyse, nach den Gesamtwerten, verbrennen, um 5 zu Rot oder Blau hinzuzufügen. „Aileen Morgan“ und „Lynne Reed“ lassen sich genauso verbrennen, bringen aber weniger: 3 und 2 (Hausregel).',
  'rule.M-34.title': 'Jessica Brody und begehrte Kontakte',
  'rule.M-34':
    'Tauschst du mit „Jessica Brody“ eine Information gegen Einfluss ein, erhältst du 1 Einfluss mehr, sofern die Karte selbst mindestens 1 bringt (Hausregel). In deinem Zug darfst du sie verbrennen, um „Nicholas Brody“ von einem Mitspieler, bei dem er offen liegt, oder vom Ablagestapel zu nehmen. Ein verbrannter Brody ist endgültig fort. Auch „Captain Mike Faber“ und „Mira Berenson“ verbrennst du, um einen bestimmten Kontakt zu nehmen: mit „Captain Mike Faber“ „Jessica Brody“, mit „Mira Berenson“ „Saul Berenson“ (Hausregel).',
  'rule.M-35.title': 'Elizabeth Gaines: eine neue Hand',
  'rule.M-35':
    'Ist „Elizabeth Gaines“ aktiviert, darfst du nach dem Auffüllen deine ganze Hand, enttarnte Karten eingeschlossen, ablegen und erneut auffüllen. Die Karten werden offen abgelegt (Hausregel). Danach ist dein Zug vorbei.',
  'rule.M-36.title': 'Carrie Mathison: der Blick fürs Ganze',
  'rule.M-36':
    'Ist „Carrie Mathison“ aktiviert, erhält jeder Fall, den du leitest, +1 Blau. Setzt du einen Agenten ein, darfst du dir außer dem Anschlag auch die Informationen ansehen, ohne dass eine Karte hinzukommt; du kannst darauf verzichten.',
  'rule.M-37.title': 'Virgil und Pittman',
  'rule.M-37':
    '„Virgil“ erhöht dein Handkartenlimit um 1 und macht dich immun gegen Enttarnung, solange er aktiviert ist. Ein verdeckter „Virgil“ wird wie deine übrigen Kontakte enttarnt und schützt dich erst danach. „Pittman“ erhöht dein Handkartenlimit um 1.',
  'rule.M-38.title': 'Quinn, Adal, Estes und Saul Berenson',
  'rule.M-38':
    '„Peter Quinn“: Einmal pro Terroristen-Spielzug, so steht es auf seiner Karte, darfst du nach den Gesamtwerten einen nicht eingesetzten Agenten ablegen, um eine rote oder blaue Information dieser Bedrohung zu verbrennen, nie eine goldene. „Dar Adal“: Während einer Analyse darfst du beliebig viele Agenten ablegen, für je +2 Blau, sooft du gefragt wirst und solange du Agenten hast; sie dürfen nicht eingesetzt sein (Hausregel). Außerdem hat er den Drohnenangriff (Hausregel). „David Estes“ hat den Drohnenangriff und bringt dir einmal in jedem deiner Züge 1 Soldaten (Hausregel). Auch „Saul Berenson“, den öffentliche Quellen nennen, ist im Stapel; mit ihm darfst du dir einmal in jedem deiner Züge einen Anschlag ansehen (Hausregel).',
}
