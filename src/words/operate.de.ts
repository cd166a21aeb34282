export const operateDe = {
  'setting.number': '{name} ist „{given}“: Möglich ist eine ganze Zahl von {least} bis {most}.',
  'setting.choice': '{name} ist „{given}“: Möglich ist eines von {known}.',
  'setting.text': '{name} ist „{given}“, und das lässt sich nicht verwenden.',
  'setting.address':
    '{name} ist „{given}“: Möglich ist eine Adresse, hinter der nichts mehr steht, etwa https://play.example.org.',
  'setting.networks':
    '{name} ist „{given}“: Möglich sind Adressen oder Netze von Proxys, etwa 127.0.0.1 oder 10.0.0.0/8, mit Kommas dazwischen.',
  'setting.unknown': 'Eine Einstellung {name} gibt es nicht. Es gibt: {known}.',
  'database.taken':
    'Ein anderer Server benutzt die Datei „{file}“. Beende ihn, oder nenne einen anderen Ordner für die Daten.',
  'database.newer':
    'Die Datei „{file}“ wurde zuletzt von einer neueren Version von Situation Room benutzt. Nimm diese Version, oder einen anderen Ordner für die Daten.',
  'database.unsafe':
    'Die Datei „{file}“ lässt sich nicht so schreiben, dass bei einem Stromausfall nichts verloren geht. Lege die Daten auf eine andere Platte.',
  'database.unusable':
    'Die Datei „{file}“ lässt sich nicht verwenden: Sie ist beschädigt, keine Datenbank von uns, oder darf nicht beschrieben werden. Nenne einen anderen Ordner für die Daten, oder spiele eine Sicherung zurück.',
  'database.full': 'Die Platte mit der Datei „{file}“ ist voll. Schaffe dort Platz und starte noch einmal.',
  'database.other-key':
    'Was aufbewahrt ist, wurde mit einem anderen Schlüssel versiegelt. Lege den richtigen zurück: die Datei „key“ im Datenordner, oder SEAL_KEY.',
  'serve.stop-late': 'Nach {seconds} s war noch etwas im Gang. Nichts, was jemand erfahren hat, ist verloren.',
  'serve.on-network': 'In deinem Netz: {address}',
  'serve.in-database': 'Tische werden aufbewahrt im PostgreSQL auf {place}',
  'serve.host-link': 'Für dich, der diesen Server betreibt: {link}',
  'serve.tables': 'Seine Tische ansehen und schließen mit: {command} LINK',
  'cli.tables': 'die Tische eines Servers ansehen und schließen, den du betreibst',
  'cli.tables.link': 'der Link für dich, den der Server beim Start ausgegeben hat',
  'cli.tables.close': 'diesen Tisch schließen, an dem noch keine Partie begonnen hat',
  'cli.tables.json': 'die Antwort als eine Zeile JSON',
  'tables.none': 'Hier ist kein Tisch offen, und an keinem wird gespielt.',
  'tables.gathering': '{table}: {game}, {taken} von {seats} Plätzen besetzt, offen seit {since}',
  'tables.drawing': '{table}: {game}, die Karten werden gegeben',
  'tables.played':
    '{table}: {game} zu {seats}, gespielt seit {since}{quietDays, plural, =0 {} one {, seit # Tag nichts} other {, seit # Tagen nichts}}',
  'tables.closed': 'Tisch {table} ist geschlossen.',
  'tables.reported': '{line}; Worte {n, plural, one {einmal} other {#-mal}} gemeldet',
  'host.none':
    'Das ist nicht der Link dessen, der diesen Server betreibt. Jeder Start gibt einen neuen aus und beendet den vorigen.',
  'host.no-link': 'Das ist kein Link für jemanden, der einen Server betreibt. Er sieht so aus: {example}',
  'host.played': 'An diesem Tisch wird gespielt: nur wer dort sitzt, kann die Partie beenden.',
  'cli.backup': 'alles, was ein Server aufbewahrt, in eine Datei kopieren, während gespielt wird',
  'cli.backup.file': 'die Datei, die entstehen soll',
  'cli.restore': 'eine Sicherung dorthin legen, wo der Server sie findet',
  'cli.restore.file': 'die Sicherung',
  'cli.restore.overwrite': 'was dort liegt, beiseitelegen',
  'cli.export':
    'alles, was ein Server aufbewahrt, als Zeilen JSON, für einen anderen Server oder eine andere Datenbank',
  'cli.import': 'Exportiertes aufnehmen, wo noch nichts aufbewahrt wird',
  'cli.import.file': 'was exportiert wurde',
  'cli.prune': 'alte beendete Partien, nie begonnene Tische und abgelaufene Links wegräumen',
  'cli.prune.days': 'was sich so viele Tage nicht geändert hat (sonst 90)',
  'cli.prune.dry-run': 'nur sagen, was verschwände',
  'cli.verify.file': 'eine Partiedatei; ohne sie jede Partie, die der Server aufbewahrt',
  'backup.done': 'Die Sicherung liegt in {file} ({megabytes, number, ::.0} MB).',
  'backup.meanwhile':
    'Der Server lief dabei weiter: {moves, plural, one {# Zug} other {# Züge}}, 99 von 100 in höchstens {p99Ms, number, ::.0} ms.',
  'backup.quiet': 'Der Server lief dabei weiter; niemand hat gezogen.',
  'backup.key':
    'Der Schlüssel ist nicht darin: Bewahre eine Kopie von {file} anderswo auf. Ohne sie lassen sich laufende Partien der Sicherung nicht öffnen.',
  'backup.seal-key':
    'SEAL_KEY ist nicht darin: Bewahre ihn anderswo auf. Ohne ihn lassen sich laufende Partien der Sicherung nicht öffnen.',
  'restore.aside': 'Was hier zuvor aufbewahrt war, ist jetzt {file}.',
  'restore.done': 'Die Sicherung liegt bereit. Starte den Server auf {folder}.',
  'export.done':
    '{rows, plural, one {# Zeile ist} other {# Zeilen sind}} in {file}. Wer sie aufnimmt, braucht denselben Schlüssel.',
  'import.done': '{rows, plural, one {# Zeile wurde} other {# Zeilen wurden}} aufgenommen.',
  'prune.done':
    'Weggeräumt nach {days, plural, one {# Tag} other {# Tagen}}: {matches, plural, one {# beendete Partie} other {# beendete Partien}}, {lobbies, plural, one {# nie begonnener Tisch} other {# nie begonnene Tische}}, {passes, plural, one {# abgelaufener Link} other {# abgelaufene Links}}.',
  'prune.would':
    'Älter als {days, plural, one {# Tag} other {# Tage}}: {matches, plural, one {# beendete Partie} other {# beendete Partien}}, {lobbies, plural, one {# nie begonnener Tisch} other {# nie begonnene Tische}}, {passes, plural, one {# abgelaufener Link} other {# abgelaufene Links}}.',
  'verify.all':
    'Ohne Fehler noch einmal gespielt: {over, plural, one {# beendete Partie} other {# beendete Partien}}, {running, plural, one {# laufende Partie} other {# laufende Partien}}. Nach anderen Regeln, und hier nicht noch einmal gespielt: {outdated}.',
  'verify.all.wrong': 'Die Partie am Tisch {table} ist nicht in Ordnung: {problem}',
  'operate.no-data': 'In „{folder}“ liegen keine Daten eines Servers. Nenne den Ordner mit --data.',
  'operate.no-tables': 'In dieser Datenbank ist nichts von einem Server. Prüfe, ob DATABASE_URL die richtige nennt.',
  'operate.running': 'Auf „{folder}“ läuft ein Server. Beende ihn zuerst.',
  'operate.not-yours': 'Der Server auf „{folder}“ gehört einem anderen Konto. Nimm dieses.',
  'operate.gone': 'Der Server ist mittendrin verschwunden. Nichts wurde geändert; versuche es noch einmal.',
  'operate.changed': 'Mittendrin wurde ein Server gestartet. Versuche es noch einmal.',
  'operate.failed': 'Der Server konnte das nicht. Sein Protokoll sagt mehr.',
  'operate.socket':
    'Die Datei „{file}“ kann nicht angelegt werden: Ihr Ordner muss allein seinem Besitzer offenstehen.',
  'operate.no-backup': 'Die Datei „{file}“ ist keine Sicherung eines Servers, oder beschädigt.',
  'operate.would-overwrite':
    'In „{folder}“ wird schon etwas aufbewahrt. Mit --overwrite wird es beiseitegelegt, und die Sicherung tritt an seine Stelle.',
  'operate.no-key':
    'In der Sicherung sind laufende Partien, und der Schlüssel zu ihnen fehlt. Lege zuerst deine Kopie davon hierhin: {file}',
  'operate.pg-dump':
    'Ein PostgreSQL wird mit seinen eigenen Mitteln gesichert, etwa pg_dump, auch während gespielt wird. Bewahre SEAL_KEY anderswo auf.',
  'operate.pg-restore':
    'Ein PostgreSQL wird mit seinen eigenen Mitteln wiederhergestellt, etwa pg_restore, während kein Knoten läuft.',
  'operate.no-export': 'Das wurde nicht vom Befehl export gemacht, oder seither geändert.',
  'operate.cut-off':
    'Das Ende fehlt. Nimm die ganze Datei, und beginne mit einem Ordner oder einer Datenbank, wo noch nichts aufbewahrt wird.',
  'operate.other-shape':
    'Das ist von einer anderen Version von Situation Room. Starte den Server dieser Version einmal darauf, dann exportiere neu.',
  'operate.not-empty': 'Hier wird schon etwas aufbewahrt: Importiere in einen neuen Ordner oder eine leere Datenbank.',
} as const
