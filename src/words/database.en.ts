/** What goes wrong between a server and a PostgreSQL that several nodes share. */
export const databaseEn = {
  'database.url':
    'DATABASE_URL is not the address of a PostgreSQL database. It looks like this: postgres://USER:PASSWORD@HOST:5432/DATABASE',
  'database.unreachable':
    'There is no PostgreSQL at {host}. Is it running, and does DATABASE_URL name its machine and port?',
  'database.missing':
    'The PostgreSQL at {host} has no database “{database}”. Make it there, or name another in DATABASE_URL.',
  'database.login':
    'The PostgreSQL at {host} does not let “{user}” in. Look at the user name and the password in DATABASE_URL.',
  'database.forbidden': 'The user “{user}” may not make tables in the database “{database}”. Make that user its owner.',
  'database.newer-tables':
    'The database was last used by a newer version of Situation Room. Use that version, or another database.',
  'database.not-durable':
    'The database answers before it has written to the disk ({setting} is off). Moves could be lost: switch it on.',
  'database.pooler':
    'DATABASE_URL leads to a pooler that lends its connections for one transaction each. Let it lend them for a session, or name the database itself.',
  'serve.seal-key':
    'With DATABASE_URL a server needs SEAL_KEY, the same at every node: 64 hexadecimal digits, such as “openssl rand -hex 32” prints.',
} as const
