/** For whoever runs a server: what can be set, what is printed at its start, and the commands for what it keeps. */
export const operateEn = {
  'setting.number': '{name} is “{given}”: it takes a whole number from {least} to {most}.',
  'setting.choice': '{name} is “{given}”: it takes one of {known}.',
  'setting.text': '{name} is “{given}”, which cannot be used.',
  'setting.address':
    '{name} is “{given}”: it takes an address without anything behind it, such as https://play.example.org.',
  'setting.networks':
    '{name} is “{given}”: it takes addresses or networks of proxies, such as 127.0.0.1 or 10.0.0.0/8, with commas between them.',
  'setting.unknown': 'There is no setting {name}. There are: {known}.',
  'database.taken': 'Another server uses the file “{file}”. Stop it, or name another folder for the data.',
  'database.newer':
    'The file “{file}” was last used by a newer version of Situation Room. Use that version, or another folder for the data.',
  'database.unsafe':
    'The file “{file}” cannot be written so that a power cut loses nothing. Put the data on another disk.',
  'database.unusable':
    'The file “{file}” cannot be used: it is damaged, is no database of ours, or may not be written to. Name another folder for the data, or restore a backup.',
  'database.full': 'The disk with the file “{file}” is full. Make room there, then start again.',
  'database.other-key':
    'What is kept was sealed with another key. Put the right one back: the file “key” of the data folder, or SEAL_KEY.',
  'serve.stop-late': 'Something was still under way after {seconds} s. Nothing that anybody was told is lost.',
  'serve.on-network': 'On your network: {address}',
  'serve.in-database': 'Tables are kept in the PostgreSQL at {place}',
  'serve.host-link': 'For you, who run this server: {link}',
  'serve.tables': 'See its tables, and close them, with: {command} LINK',
  'cli.tables': 'see and close the tables of a server you run',
  'cli.tables.link': 'the link for you that the server printed when it started',
  'cli.tables.close': 'close this table, whose game has not begun',
  'cli.tables.json': 'the answer as one line of JSON',
  'tables.none': 'No table is open here, and none is played.',
  'tables.gathering': '{table}: {game}, {taken} of {seats} seats taken, open since {since}',
  'tables.drawing': '{table}: {game}, the cards are being dealt',
  'tables.played':
    '{table}: {game} for {seats}, played since {since}{quietDays, plural, =0 {} one {, nothing for # day} other {, nothing for # days}}',
  'tables.closed': 'Table {table} is closed.',
  'tables.reported': '{line}; words reported {n, plural, one {once} other {# times}}',
  'host.none':
    'This is not the link of whoever runs this server. Each start prints a new one, and ends the one before.',
  'host.no-link': 'This is no link for whoever runs a server. It looks like this: {example}',
  'host.played': 'A game is played at this table: only those who sit there can end it.',
  'cli.backup': 'copy all that a server keeps into a file, while people play',
  'cli.backup.file': 'the file to make',
  'cli.restore': 'put a backup where the server finds it',
  'cli.restore.file': 'the backup',
  'cli.restore.overwrite': 'put aside what is kept there now',
  'cli.export': 'all that a server keeps as lines of JSON, for another server or another database',
  'cli.import': 'take in what was exported, where nothing is kept yet',
  'cli.import.file': 'what was exported',
  'cli.prune': 'clear away old finished games, tables that never began and links that are over',
  'cli.prune.days': 'what has not changed for so many days (else 90)',
  'cli.prune.dry-run': 'only say what would go',
  'cli.verify.file': 'a match file; without it every match that the server keeps',
  'backup.done': 'The backup is in {file} ({megabytes, number, ::.0} MB).',
  'backup.meanwhile':
    'The server went on meanwhile: {moves, plural, one {# move} other {# moves}}, 99 of 100 within {p99Ms, number, ::.0} ms.',
  'backup.quiet': 'The server went on meanwhile; nobody made a move.',
  'backup.key':
    'The key is not in it: keep a copy of {file} in another place. Without it, running games of the backup cannot be opened.',
  'backup.seal-key':
    'SEAL_KEY is not in it: keep it in another place. Without it, running games of the backup cannot be opened.',
  'restore.aside': 'What was kept here before is now {file}.',
  'restore.done': 'The backup is in place. Start the server on {folder}.',
  'export.done':
    '{rows, plural, one {# row is} other {# rows are}} in {file}. Whoever takes them in needs the same key.',
  'import.done': '{rows, plural, one {# row was} other {# rows were}} taken in.',
  'prune.done':
    'Cleared away after {days, plural, one {# day} other {# days}}: {matches, plural, one {# finished game} other {# finished games}}, {lobbies, plural, one {# table} other {# tables}} that never began, {passes, plural, one {# link} other {# links}} that had ended.',
  'prune.would':
    'Older than {days, plural, one {# day} other {# days}}: {matches, plural, one {# finished game} other {# finished games}}, {lobbies, plural, one {# table} other {# tables}} that never began, {passes, plural, one {# link} other {# links}} that have ended.',
  'verify.all':
    'Played again without a fault: {over, plural, one {# finished match} other {# finished matches}}, {running, plural, one {# running match} other {# running matches}}. Of other rules, and not played again here: {outdated}.',
  'verify.all.wrong': 'The match of table {table} is not in order: {problem}',
  'operate.no-data': 'There is no server’s data in “{folder}”. Name the folder with --data.',
  'operate.no-tables': 'There is nothing of a server in this database. Look whether DATABASE_URL names the right one.',
  'operate.running': 'A server is running on “{folder}”. Stop it first.',
  'operate.not-yours': 'The server on “{folder}” belongs to another account. Use that one.',
  'operate.gone': 'The server went away in the middle of it. Nothing was changed; try again.',
  'operate.changed': 'A server was started in the middle of it. Try again.',
  'operate.failed': 'The server could not do this. Its log says more.',
  'operate.socket': 'The file “{file}” cannot be made: it has to be in a folder that is its owner’s alone.',
  'operate.no-backup': 'The file “{file}” is no backup of a server, or is damaged.',
  'operate.would-overwrite':
    'Something is kept in “{folder}” already. With --overwrite it is put aside, and the backup takes its place.',
  'operate.no-key':
    'There are running games in the backup, and the key to open them is missing. Put your copy of it here first: {file}',
  'operate.pg-dump':
    'A PostgreSQL is backed up with its own means, such as pg_dump, also while people play. Keep SEAL_KEY in another place.',
  'operate.pg-restore': 'A PostgreSQL is restored with its own means, such as pg_restore, while no node runs.',
  'operate.no-export': 'This was not made by the command export, or was changed since.',
  'operate.cut-off':
    'The end is missing. Use the whole file, and begin with a folder or a database in which nothing is kept.',
  'operate.other-shape':
    'This is of another version of Situation Room. Start the server of this version on it once, then export anew.',
  'operate.not-empty': 'Something is kept here already: import into a new folder, or an empty database.',
} as const
