export const operateIt = {
  'setting.number': '{name} è «{given}»: ci vuole un numero intero da {least} a {most}.',
  'setting.choice': '{name} è «{given}»: ci vuole uno di questi: {known}.',
  'setting.text': '{name} è «{given}», che non si può usare.',
  'setting.address':
    '{name} è «{given}»: ci vuole un indirizzo senza altro in coda, per esempio https://play.example.org.',
  'setting.networks':
    '{name} è «{given}»: ci vogliono indirizzi o reti di proxy, per esempio 127.0.0.1 o 10.0.0.0/8, separati da virgole.',
  'setting.unknown': 'Non c’è un’impostazione {name}. Ci sono: {known}.',
  'database.taken': 'Un altro server usa il file «{file}». Fermalo, o indica un’altra cartella per i dati.',
  'database.newer':
    'Il file «{file}» è stato usato per ultimo da una versione più nuova di Situation Room. Usa quella versione, o un’altra cartella per i dati.',
  'database.unsafe':
    'Il file «{file}» non si può scrivere in modo che un’interruzione di corrente non perda nulla. Metti i dati su un altro disco.',
  'database.unusable':
    'Il file «{file}» non si può usare: è danneggiato, non è un nostro database, o non vi si può scrivere. Indica un’altra cartella per i dati, o ripristina una copia di sicurezza.',
  'database.full': 'Il disco con il file «{file}» è pieno. Fai spazio e riavvia.',
  'database.other-key':
    'Ciò che è conservato è stato sigillato con un’altra chiave. Rimetti quella giusta: il file «key» della cartella dei dati, o SEAL_KEY.',
  'serve.stop-late': 'Dopo {seconds} s qualcosa era ancora in corso. Nulla di ciò che qualcuno ha saputo è perso.',
  'serve.on-network': 'Sulla tua rete: {address}',
  'serve.in-database': 'I tavoli si conservano nel PostgreSQL su {place}',
  'serve.host-link': 'Per te che gestisci questo server: {link}',
  'serve.tables': 'I suoi tavoli si vedono e si chiudono con: {command} LINK',
  'cli.tables': 'vede e chiude i tavoli di un server che gestisci',
  'cli.tables.link': 'il link per te che il server ha mostrato all’avvio',
  'cli.tables.close': 'chiude questo tavolo, la cui partita non è cominciata',
  'cli.tables.json': 'la risposta come una riga di JSON',
  'tables.none': 'Qui nessun tavolo è aperto, e a nessuno si gioca.',
  'tables.gathering': '{table}: {game}, {taken} posti occupati su {seats}, aperto dal {since}',
  'tables.drawing': '{table}: {game}, si stanno distribuendo le carte',
  'tables.played':
    '{table}: {game} in {seats}, si gioca dal {since}{quietDays, plural, =0 {} one {, nulla da # giorno} other {, nulla da # giorni}}',
  'tables.closed': 'Il tavolo {table} è chiuso.',
  'tables.reported': '{line}; parole segnalate {n, plural, one {una volta} other {# volte}}',
  'host.none':
    'Questo non è il link di chi gestisce questo server. Ogni avvio ne mostra uno nuovo e mette fine al precedente.',
  'host.no-link': 'Questo non è un link per chi gestisce un server. Ha questa forma: {example}',
  'host.played': 'A questo tavolo si gioca: solo chi vi siede può finire la partita.',
  'cli.backup': 'copia in un file tutto ciò che un server conserva, mentre si gioca',
  'cli.backup.file': 'il file da creare',
  'cli.restore': 'mette una copia di sicurezza dove il server la trova',
  'cli.restore.file': 'la copia di sicurezza',
  'cli.restore.overwrite': 'mette da parte ciò che vi si conserva ora',
  'cli.export': 'tutto ciò che un server conserva, come righe di JSON, per un altro server o un altro database',
  'cli.import': 'accoglie ciò che è stato esportato, dove non si conserva ancora nulla',
  'cli.import.file': 'ciò che è stato esportato',
  'cli.prune': 'sgombera vecchie partite finite, tavoli mai cominciati e link scaduti',
  'cli.prune.days': 'ciò che non cambia da tanti giorni (altrimenti 90)',
  'cli.prune.dry-run': 'dice soltanto che cosa sparirebbe',
  'cli.verify.file': 'il file di una partita; senza, ogni partita che il server conserva',
  'backup.done': 'La copia di sicurezza è in {file} ({megabytes, number, ::.0} MB).',
  'backup.meanwhile':
    'Intanto il server è andato avanti: {moves, plural, one {# mossa} other {# mosse}}, 99 su 100 entro {p99Ms, number, ::.0} ms.',
  'backup.quiet': 'Intanto il server è andato avanti; nessuno ha mosso.',
  'backup.key':
    'La chiave non c’è: conserva altrove una copia di {file}. Senza di essa le partite in corso della copia non si aprono.',
  'backup.seal-key':
    'SEAL_KEY non c’è: conservala altrove. Senza di essa le partite in corso della copia non si aprono.',
  'restore.aside': 'Ciò che si conservava qui ora è {file}.',
  'restore.done': 'La copia di sicurezza è al suo posto. Avvia il server su {folder}.',
  'export.done':
    '{rows, plural, one {# riga è} other {# righe sono}} in {file}. Chi le accoglie ha bisogno della stessa chiave.',
  'import.done': '{rows, plural, one {# riga è stata accolta} other {# righe sono state accolte}}.',
  'prune.done':
    'Sgomberati dopo {days, plural, one {# giorno} other {# giorni}}: {matches, plural, one {# partita finita} other {# partite finite}}, {lobbies, plural, one {# tavolo mai cominciato} other {# tavoli mai cominciati}}, {passes, plural, one {# link scaduto} other {# link scaduti}}.',
  'prune.would':
    'Più vecchi di {days, plural, one {# giorno} other {# giorni}}: {matches, plural, one {# partita finita} other {# partite finite}}, {lobbies, plural, one {# tavolo mai cominciato} other {# tavoli mai cominciati}}, {passes, plural, one {# link scaduto} other {# link scaduti}}.',
  'verify.all':
    'Rigiocate senza errori: {over, plural, one {# partita finita} other {# partite finite}}, {running, plural, one {# partita in corso} other {# partite in corso}}. Di altre regole, e qui non rigiocate: {outdated}.',
  'verify.all.wrong': 'La partita del tavolo {table} non è in ordine: {problem}',
  'operate.no-data': 'In «{folder}» non ci sono dati di un server. Indica la cartella con --data.',
  'operate.no-tables': 'In questo database non c’è nulla di un server. Guarda se DATABASE_URL indica quello giusto.',
  'operate.running': 'Su «{folder}» è in funzione un server. Prima fermalo.',
  'operate.not-yours': 'Il server su «{folder}» è di un altro account. Usa quello.',
  'operate.gone': 'Il server è sparito a metà. Nulla è cambiato; riprova.',
  'operate.changed': 'A metà è stato avviato un server. Riprova.',
  'operate.failed': 'Il server non ci è riuscito. Il suo registro dice di più.',
  'operate.socket': 'Il file «{file}» non si può creare: deve stare in una cartella aperta solo al suo proprietario.',
  'operate.no-backup': 'Il file «{file}» non è una copia di sicurezza di un server, o è danneggiato.',
  'operate.would-overwrite':
    'In «{folder}» si conserva già qualcosa. Con --overwrite viene messo da parte, e la copia ne prende il posto.',
  'operate.no-key':
    'Nella copia ci sono partite in corso, e manca la chiave per aprirle. Metti prima qui la tua copia della chiave: {file}',
  'operate.pg-dump':
    'Un PostgreSQL si copia con i suoi mezzi, per esempio pg_dump, anche mentre si gioca. Conserva SEAL_KEY altrove.',
  'operate.pg-restore':
    'Un PostgreSQL si ripristina con i suoi mezzi, per esempio pg_restore, mentre nessun nodo è in funzione.',
  'operate.no-export': 'Questo non è stato fatto dal comando export, o è stato cambiato dopo.',
  'operate.cut-off':
    'Manca la fine. Usa il file intero, e comincia con una cartella o un database in cui non si conserva ancora nulla.',
  'operate.other-shape':
    'Questo è di un’altra versione di Situation Room. Avviaci sopra una volta il server di questa versione, poi esporta di nuovo.',
  'operate.not-empty': 'Qui si conserva già qualcosa: importa in una nuova cartella o in un database vuoto.',
} as const
