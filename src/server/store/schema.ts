import type { Generated } from 'kysely'
import type { Dialect } from './statement.ts'

/** What a server keeps, as its tables have it. Times are milliseconds since 1970, what is JSON is text. */
export interface Tables {
  readonly match: MatchRow
  readonly opening: { readonly match: string; readonly text: string }
  /** What moves have written, of SQLite alone (`journal.ts`). */
  readonly journal: { readonly id: Generated<number>; readonly body: string }
  readonly change: ChangeRow
  readonly record: { readonly name: string; readonly value: string }
  readonly lobby: { readonly id: string; readonly version: number; readonly body: string; readonly changed: number }
  readonly pass: PassRow
  readonly player: PlayerRow
  readonly passkey: PasskeyRow
  readonly session: SessionRow
  readonly holding: { readonly hash: string; readonly player: string; readonly since: number }
  readonly session_pass: { readonly hash: string; readonly session: string }
  readonly ceremony: CeremonyRow
  readonly hook: HookRow
  readonly reminder: ReminderRow
  readonly finished: FinishedRow
  readonly bot: BotRow
  readonly bot_pass: { readonly hash: string; readonly bot: string }
  readonly meta: { readonly name: string; readonly value: string }
}

/**
 * What is written with every move: a small row, because all of it is written anew. The match file, sealed as long as the
 * match is not over, is apart in `opening`.
 */
export interface MatchRow {
  readonly id: string
  /** How many changes follow the text. */
  readonly length: number
  readonly line: string
  /** When somebody has to look at it without being asked; null where nobody has to. */
  readonly due_at: number | null
  /** Until then somebody sees to what is due. */
  readonly lease_until: number | null
  /** One more with everything that is written, and never less. */
  readonly version: number
  /** When it has to be looked whether somebody is to be reminded; null where nobody is waited for. */
  readonly remind_at: number | null
  /** When it was over; null as long as it is played. */
  readonly ended_at: number | null
}

/** One change of a match, or in an SQLite file several that follow each other. */
export interface ChangeRow {
  readonly match: string
  /** The number of the change, of several that of the last. */
  readonly seq: number
  /** In JSON, with commas between several. */
  readonly body: string
}

/** A match that is over, as one compressed file. */
export interface FinishedRow {
  readonly id: string
  readonly game: string
  readonly ended_at: number
  readonly line: string
  /** The match file, packed by gzip, in base64. */
  readonly body: string
  /** 1 where somebody has brought it in from elsewhere. */
  readonly imported: number
}

/** Whoever has its text may do what it says: only a hash of it is kept. */
export interface PassRow {
  readonly hash: string
  readonly table_id: string
  readonly kind: string
  readonly seat: number | null
  readonly made_at: number
  readonly ended_at: number | null
  /** Browser and system by name, so that one's own devices can be told apart; null where that is not known. */
  readonly device: string | null
  /** Of one that was exchanged: a hash of the id it was done with, and of what it was exchanged for. */
  readonly request: string | null
  readonly became: string | null
}

/** A program that plays by a token, of which only a hash is kept. */
export interface BotRow {
  readonly id: string
  readonly name: string
  readonly hash: string
  readonly made_at: number
  readonly ended_at: number | null
}

/** Somebody who has a passkey here; whoever has none is in no table of people at all. */
export interface PlayerRow {
  readonly id: string
  readonly name: string | null
  readonly made_at: number
}

export interface PasskeyRow {
  /** As its authenticator calls it, in base64url. */
  readonly id: string
  readonly player: string
  readonly public_key: string
  readonly counter: number
  /** How it can be reached: a list in JSON. */
  readonly transports: string
  readonly made_at: number
  readonly used_at: number
}

/** A browser in which somebody is signed in: of what it has only a hash is kept. */
export interface SessionRow {
  readonly id: string
  readonly hash: string
  readonly player: string
  /** Browser and system by name, so that one's own devices can be told apart. */
  readonly device: string
  readonly made_at: number
  readonly used_at: number
  readonly expires_at: number
}

/** What a browser was asked to sign, and has not sent back yet. */
export interface CeremonyRow {
  readonly challenge: string
  readonly kind: string
  /** Whose passkey it will be; null where that is what is found out. */
  readonly player: string | null
  readonly name: string | null
  readonly expires_at: number
}

/** A way to reach somebody who is waited for: a player's, for all their tables, or that of one pass. */
export interface HookRow {
  readonly id: string
  readonly player: string | null
  readonly pass: string | null
  readonly kind: string
  /** Where to, sealed. */
  readonly body: string
  readonly language: string
  /** At which hour of the day (UTC) all that waits is told at once; null where each table is, when it does. */
  readonly digest_hour: number | null
  readonly digest_at: number | null
  readonly made_at: number
  readonly tried_at: number | null
  /** What went wrong the last time; null where nothing did. */
  readonly error: string | null
}

/** What somebody was last reminded of at a table. */
export interface ReminderRow {
  readonly table_id: string
  readonly seat: number
  /** Which of the questions to this seat it was, as the match counts them. */
  readonly asked: number
  readonly times: number
  /** How long they had for it, altogether; null where nobody is in a hurry. */
  readonly window_ms: number | null
  readonly at: number
}

/** Forward only, each in one transaction. What has been shipped is never changed: another one follows it. */
export const migrations: readonly ((dialect: Dialect) => readonly string[])[] = [
  dialect => {
    const whole = dialect === 'sqlite' ? 'integer' : 'bigint'
    return [
      `create table match (id text primary key, length ${whole} not null, line text not null, text text not null, due_at ${whole})`,
      'create index match_due on match (due_at) where due_at is not null',
      `create table change (match text not null references match (id) on delete cascade, seq ${whole} not null, body text not null, primary key (match, seq))${dialect === 'sqlite' ? ' without rowid' : ''}`,
      'create table record (name text primary key, value text not null)',
      `create table lobby (id text primary key, version ${whole} not null, body text not null, changed ${whole} not null)`,
      `create table pass (hash text primary key, table_id text not null, kind text not null, seat ${whole}, made_at ${whole} not null, ended_at ${whole})`,
      'create index pass_table on pass (table_id)',
      `alter table match add column version ${whole} not null default 0`,
      `alter table match add column lease_until ${whole}`,
    ]
  },
  dialect => {
    const whole = dialect === 'sqlite' ? 'integer' : 'bigint'
    const player = 'text not null references player (id) on delete cascade'
    return [
      `create table player (id text primary key, name text, made_at ${whole} not null)`,
      `create table passkey (id text primary key, player ${player}, public_key text not null, counter ${whole} not null, transports text not null, made_at ${whole} not null, used_at ${whole} not null)`,
      'create index passkey_player on passkey (player)',
      `create table session (id text primary key, hash text not null unique, player ${player}, device text not null, made_at ${whole} not null, used_at ${whole} not null, expires_at ${whole} not null)`,
      'create index session_player on session (player)',
      `create table holding (hash text primary key references pass (hash) on delete cascade, player ${player}, since ${whole} not null)`,
      'create index holding_player on holding (player)',
      'create table session_pass (hash text primary key references pass (hash) on delete cascade, session text not null references session (id) on delete cascade)',
      'create index session_pass_session on session_pass (session)',
      `create table ceremony (challenge text primary key, kind text not null, player text, name text, expires_at ${whole} not null)`,
      `create table hook (id text primary key, player text references player (id) on delete cascade, pass text references pass (hash) on delete cascade, kind text not null, body text not null, language text not null, digest_hour ${whole}, digest_at ${whole}, made_at ${whole} not null, tried_at ${whole}, error text)`,
      'create index hook_player on hook (player)',
      'create index hook_pass on hook (pass)',
      'create index hook_digest on hook (digest_at) where digest_at is not null',
      `create table reminder (table_id text not null references match (id) on delete cascade, seat ${whole} not null, asked ${whole} not null, times ${whole} not null, window_ms ${whole}, at ${whole} not null, primary key (table_id, seat))`,
      `alter table match add column remind_at ${whole}`,
      'create index match_remind on match (remind_at) where remind_at is not null',
    ]
  },
  dialect => {
    const whole = dialect === 'sqlite' ? 'integer' : 'bigint'
    return [
      `create table finished (id text primary key, game text not null, ended_at ${whole} not null, line text not null, body text not null, imported ${whole} not null)`,
      `alter table match add column ended_at ${whole}`,
      'create index match_ended on match (ended_at) where ended_at is not null',
    ]
  },
  dialect => {
    const whole = dialect === 'sqlite' ? 'integer' : 'bigint'
    return [
      `create table bot (id text primary key, name text not null, hash text not null unique, made_at ${whole} not null, ended_at ${whole})`,
      'create table bot_pass (hash text primary key references pass (hash) on delete cascade, bot text not null references bot (id) on delete cascade)',
      'create index bot_pass_bot on bot_pass (bot)',
    ]
  },
  () => [
    'alter table pass add column device text',
    'alter table pass add column request text',
    'alter table pass add column became text',
    'create index pass_ended on pass (ended_at) where ended_at is not null',
  ],
  dialect => [
    'create table opening (match text primary key references match (id) on delete cascade, text text not null)',
    'insert into opening (match, text) select id, text from match',
    'alter table match drop column text',
    // Whoever adds a change has written its match in the same transaction: that it is there need not be looked up again.
    ...(dialect === 'postgres'
      ? ['alter table change drop constraint change_match_fkey']
      : [
          // In the order in which they come: those of many matches in one transaction share their pages.
          'create table next_change (match text not null, seq integer not null, body text not null, primary key (match, seq))',
          'insert into next_change (match, seq, body) select match, seq, body from change order by match, seq',
          'drop table change',
          'alter table next_change rename to change',
        ]),
  ],
  dialect => (dialect === 'sqlite' ? ['create table journal (id integer primary key, body text not null)'] : []),
  // No table is another. But a journal may have lines in part, and changes may have what was added to a draft: those who
  // cannot read them are to say so.
  () => [],
]

/** Made by whoever opens an empty database, before any migration. */
export const META = 'create table if not exists meta (name text primary key, value text not null)'
