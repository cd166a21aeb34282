import type { archiveEn } from './archive.en.ts'

/** Was aufgehoben wird: Spielstände, Dateien, Aufzeichnungen, die Karriere, der Anruf des Tages. */
export const archiveDe: Record<keyof typeof archiveEn, string> = {
  'archive.you': 'Du',
  'archive.bot': 'Bot {n}',
  'archive.full':
    'In diesem Browser ist kein Platz mehr dafür. Lade etwas Altes herunter, lösche es und versuche es noch einmal.',
  'archive.running': 'Solange an einem Tisch gespielt wird, zeigt seine Aufzeichnung nur, was alle gesehen haben.',
  'archive.branch-running':
    'Spiele diese Partie erst zu Ende: Ein Zweig mit demselben Glück würde verraten, was noch kommt.',
  'archive.branch-over': 'Hier ist die Partie zu Ende. Geh zu einer Wahl zurück, um eine andere zu versuchen.',
  'archive.broken-link': 'Dieser Link ist nicht vollständig. Vielleicht wurde er beim Kopieren abgeschnitten.',
  'archive.future-link':
    'Dieser Link stammt von einer neueren Version. Lade die Seite neu und öffne ihn dann noch einmal.',
  'archive.link-holds-more':
    'Ein Link kann eine Partie zum Ansehen enthalten und sonst nichts. Dieser enthält etwas anderes, und nichts davon wurde übernommen.',

  'saves.title': 'Spielstände und Aufzeichnungen',
  'saves.lead': 'Jede Wahl ist in diesem Browser aufgehoben, sobald sie getroffen ist.',
  'saves.forbidden':
    'Dieser Browser bewahrt nichts auf: Was hier steht, ist mit dem Tab verloren. Lade herunter, was du behalten möchtest.',
  'saves.none': 'Hier wurde noch nicht gespielt',
  'saves.none.text':
    'Partien erscheinen hier, sobald sie beginnen. Eine von anderswo lässt sich als Datei hereinholen.',
  'saves.group.running': 'Noch im Gang ({n})',
  'saves.group.over': 'Zu Ende ({n})',
  'saves.group.damaged': 'Nicht lesbar ({n})',
  'saves.group.outdated': 'Nach anderen Regeln ({n})',
  'saves.group.lessons': 'Lektionen ({n})',
  'saves.call': 'Anruf: {abductor}',
  'saves.somebody': 'jemand',
  'saves.table': 'Tisch: {names}',
  'saves.daily': 'Anruf vom {date}',
  'saves.practice': 'Übung',
  'saves.from-link': 'aus einem Link, zählt nicht',
  'saves.choices': '{n, plural, =0 {noch keine Wahl} one {# Wahl} other {# Wahlen}}',
  'saves.changed': 'zuletzt: {when}',
  'saves.resume': 'Weiterspielen',
  'saves.watch': 'Ansehen',
  'saves.try': 'Trotzdem öffnen',
  'saves.look': 'Nachsehen',
  'saves.outdated': 'Sie bleibt, wie sie ist: zum Nachsehen, Herunterladen oder Löschen.',
  'saves.download': 'Herunterladen',
  'saves.secrets.title': 'Diese Datei enthält alle Geheimnisse',
  'saves.secrets.text':
    'Ein Tisch, an dem noch gespielt wird, ist vollständig aufgeschrieben: jede Hand, jede Rolle und das Glück, das noch kommt. Wer die Datei öffnet, kann alles lesen.',
  'saves.secrets.yes': 'Trotzdem herunterladen',
  'saves.secrets.no': 'Lieber nicht',
  'saves.remove': 'Löschen',
  'saves.remove.title': 'Diese Partie löschen?',
  'saves.remove.text':
    '„{name}“ verschwindet endgültig aus diesem Browser. Was sie zur Karriere beigetragen hat, bleibt.',
  'saves.remove.yes': 'Endgültig löschen',
  'saves.remove.no': 'Behalten',
  'saves.keeping': 'Herein und hinaus',
  'saves.keeping.text':
    'Ein Browser kann löschen, was er aufhebt. Ein Archiv enthält alle Partien, die Karriere und die Anrufe des Tages in einer Datei.',
  'saves.keeping.secrets':
    'Alles liegt unverschlossen im Speicher dieses Browsers, auch laufende Tische mit allen Geheimnissen: Wer diesen Browser benutzt, könnte dort nachsehen.',
  'saves.take': 'Datei hereinholen',
  'saves.everything': 'Alles herunterladen',
  'saves.everything.none': 'Es gibt noch nichts herunterzuladen.',
  'saves.taken': '{n, plural, one {Eine Partie wurde hereingeholt.} other {# Partien wurden hereingeholt.}}',
  'saves.taken.none': 'Alles war schon da.',
  'saves.archive.title': 'Dieses Archiv hereinholen?',
  'saves.archive.added':
    '{n, plural, =0 {Es käme keine Partie dazu.} one {Eine Partie käme dazu.} other {# Partien kämen dazu.}}',
  'saves.archive.damaged':
    '{n, plural, one {Eine davon ist nicht lesbar; sie würde so aufgehoben, wie sie ist.} other {# davon sind nicht lesbar; sie würden so aufgehoben, wie sie sind.}}',
  'saves.archive.outdated':
    '{n, plural, one {Eine davon ist nach anderen Regeln gespielt als hier; sie wäre nur zum Nachsehen da.} other {# davon sind nach anderen Regeln gespielt als hier; sie wären nur zum Nachsehen da.}}',
  'saves.archive.here':
    '{n, plural, one {Eine Partie ist schon da und bliebe, wie sie ist.} other {# Partien sind schon da und blieben, wie sie sind.}}',
  'saves.archive.replaced': 'Nichts, was hier ist, würde ersetzt oder gelöscht.',
  'saves.archive.career':
    '{n, plural, =0 {Zur Karriere käme nichts dazu.} one {Zur Karriere käme eine Partie dazu.} other {Zur Karriere kämen # Partien dazu.}}',
  'saves.archive.career.here':
    '{n, plural, one {Eine Partie aus der Karriere des Archivs zählt hier schon und würde nicht noch einmal zählen.} other {# Partien aus der Karriere des Archivs zählen hier schon und würden nicht noch einmal zählen.}}',
  'saves.archive.career.damaged':
    'Die Karriere in diesem Browser ist nicht lesbar, darum würde nichts zählen. Bau sie zuerst neu auf (unter Karriere) und hol das Archiv dann noch einmal herein.',
  'saves.archive.days':
    '{n, plural, =0 {Es käme kein Anruf des Tages dazu.} one {Das Ergebnis eines Anrufs des Tages käme dazu.} other {Die Ergebnisse von # Anrufen des Tages kämen dazu.}}',
  'saves.archive.days.here':
    '{n, plural, one {Ein Tag hat hier schon sein Ergebnis und behielte es.} other {# Tage haben hier schon ihr Ergebnis und behielten es.}}',
  'saves.archive.yes': 'Hereinholen',
  'saves.archive.no': 'Lieber nicht',
  'saves.room':
    '{used, number, ::.0} MB von etwa {quota, number} MB sind belegt. Der Browser kann sie löschen, wenn der Platz auf dem Gerät knapp wird.',
  'saves.room.sure':
    '{used, number, ::.0} MB von etwa {quota, number} MB sind belegt. Der Browser hat zugesagt, sie nicht von sich aus zu löschen.',
  'saves.room.ask': 'Um Aufbewahrung bitten',

  'shared.title': 'Eine geteilte Partie',
  'shared.opening': 'Die Partie wird ausgepackt …',
  'shared.note':
    'Du siehst eine Partie aus einem Link. Nichts davon ist in diesem Browser aufgehoben, und sie zählt für nichts.',
  'shared.keep': 'Diese Partie aufheben',
  'shared.kept': 'Bei deinen Spielständen aufgehoben. Sie zählt weder für die Karriere noch als Anruf des Tages.',
  'shared.here': 'Du siehst eine Partie aus einem Link. Dieselbe liegt bei deinen Spielständen.',
  'shared.cannot': 'Diese Partie lässt sich nicht öffnen',
  'shared.cannot.text':
    'Hier wurde nichts verändert. Lass dir den Link noch einmal schicken, oder die Partie als Datei.',

  'watch.title': 'Aufzeichnung',
  'watch.cannot': 'Diese Partie lässt sich nicht zeigen',
  'watch.eyes': 'Mit den Augen von',
  'watch.eyes.all': 'allen',
  'watch.desk': 'Der Schreibtisch von {name}',
  'watch.branch': 'Was wäre, wenn? Ab hier spielen',
  'watch.share': 'Teilen',
  'watch.share.text':
    'Der Link enthält die ganze Partie. Wer ihn öffnet, kann sie ansehen und von jeder Stelle an weiterspielen.',
  'watch.share.link': 'Adresse',
  'watch.share.file': 'Als Datei herunterladen',
  'watch.share.running':
    'Ein laufender Tisch enthält die Geheimnisse aller: Er lässt sich zum Aufheben herunterladen, aber nicht verlinken.',
  'watch.log': 'Was geschah',
  'watch.bar': 'Wo du stehst',
  'watch.scrub': 'Wahl',
  'watch.where': '{part} · Wahl {at} von {of}',
  'watch.mark.start': 'Vor dem ersten Zug',
  'watch.mark.turn': 'Zug {n}',
  'watch.mark.last-conversation': 'Letztes Gespräch',
  'watch.mark.round': 'Runde {n}',
  'watch.mark.accusing': 'Beschuldigungen',
  'watch.back': 'Eine Wahl zurück',
  'watch.on': 'Eine Wahl weiter',
  'watch.part.back': 'Zum vorigen Zug oder zur vorigen Runde',
  'watch.part.on': 'Zum nächsten Zug oder zur nächsten Runde',
  'watch.play': 'Abspielen',
  'watch.pause': 'Anhalten',
  'watch.keys': 'Tasten: J zurück, K abspielen oder anhalten, L weiter',

  'share.send': 'Teilen',
  'share.copy': 'Kopieren',
  'share.copied': 'Kopiert.',
  'share.by-hand': 'Dieser Browser lässt uns nicht kopieren. Markiere den Text und kopiere ihn von Hand.',

  'record.title': 'Karriere',
  'record.lead': 'Die Partien, die zählen: keine Übung, keine eigenen Karten, jeder Startwert einmal.',
  'record.none': 'Noch zählt keine Partie. Bring einen Anruf zu Ende, der keine Übung ist, und die Karriere beginnt.',
  'record.damaged':
    'Deine Partien werden weiter aufbewahrt. Die Karriere lässt sich aus allem, was noch lesbar ist, und aus den beendeten Partien in diesem Browser neu aufbauen; was jetzt da ist, wird beiseitegelegt, nicht weggeworfen.',
  'record.mend': 'Neu aufbauen',
  'record.mend.download': 'Herunterladen, was da ist',
  'record.sums': 'Alle Anrufe',
  'record.sum.games': 'Partien',
  'record.sum.won': 'Gewonnen',
  'record.sum.streak': 'Siege in Folge',
  'record.sum.best-streak': 'Längste Siegesserie',
  'record.sum.saved': 'Geiseln gerettet',
  'record.sum.achieved': 'Erfolge',
  'record.by': '{won} von {games} gewonnen · {saved} gerettet, {killed} verloren',
  'record.last': '{n, plural, one {Die letzte Partie} other {Die letzten # Partien}}',
  'record.whom': 'Gegen wen',
  'record.all': 'Alle',
  'record.percent': '{p, number, ::percent}',
  'record.number': '{n, number, ::.#}',
  'record.mean.won': 'Gewonnen',
  'record.mean.saved': 'Gerettet, im Schnitt',
  'record.mean.killed': 'Verloren, im Schnitt',
  'record.mean.turns': 'Züge, im Schnitt',
  'record.mean.fastest': 'Schnellster Sieg, in Zügen',
  'record.bars':
    '{n, plural, one {Eine Partie} other {# Partien}}, {won} davon gewonnen; die Zahlen stehen in der Tabelle darunter.',
  'record.bars.key':
    'Gerettete Geiseln in jeder Partie, die neueste rechts. Gefüllt und mit Haken: gewonnen. Schraffiert und mit Kreuz: verloren.',
  'record.table': 'Dasselbe als Tabelle',
  'record.column.date': 'Datum',
  'record.column.abductor': 'Geiselnehmer',
  'record.column.ending': 'Ausgang',
  'record.column.saved': 'Gerettet',
  'record.column.killed': 'Verloren',
  'record.column.turns': 'Züge',
  'record.achievements': 'Erfolge: {have} von {need}',
  'record.achievements.any': 'Gegen jeden',
  'record.gained': 'Errungen',
  'record.near': 'Bestenfalls {have, number} von {need, number}',
  'record.untried': 'Noch nicht versucht',
  'record.tables': '{n, plural, one {Homeland: eine Partie} other {Homeland: # Partien}}',
  'record.person': 'Name',

  'daily.who': 'Heute in der Leitung: {abductor}.',
  'daily.once': 'Derselbe Anruf für alle, nach dem Datum. Nur dein erster Versuch zählt.',
  'daily.take': 'Heutigen Anruf annehmen',
  'daily.begun': 'Du hast ihn begonnen. Er wartet, wo du aufgehört hast.',
  'daily.again': 'Noch einmal, ohne Wertung',
  'daily.next': 'Der nächste Anruf kommt um {time} Uhr.',
  'daily.row': 'Tag für Tag',
  'daily.row.text':
    '{current, plural, =0 {Zurzeit keine Tage in Folge.} one {Ein Tag in Folge.} other {# Tage in Folge.}} {best, plural, =0 {Die erste Folge beginnt mit einem Anruf.} one {Bisher am meisten: ein Tag.} other {Bisher am meisten: # Tage.}}',
  'daily.day.won': '{date}: gewonnen',
  'daily.day.lost': '{date}: verloren',
  'daily.day.none': '{date}: nicht gespielt',
  'daily.squares': '{saved} gerettet, {held} noch festgehalten, {killed} verloren',
  'daily.turns': '{n, plural, one {Was der eine Zug brachte} other {Was die # Züge brachten}}',
  'daily.turn': 'Zug {n}: {saved} gerettet, {killed} verloren',
  'daily.text': 'Der Text, der geteilt wird',
  'daily.note': 'Nur in diesem Browser aufgehoben und von niemandem geprüft.',
  'daily.share': 'Situation Room, Anruf vom {date}',
  'daily.share.won': 'Gewonnen: {saved} von {total} Geiseln gerettet, {turns, plural, one {ein Zug} other {# Züge}}.',
  'daily.share.lost': 'Verloren: {saved} von {total} Geiseln gerettet, {turns, plural, one {ein Zug} other {# Züge}}.',
}
