import { gunzipSync, gzipSync } from 'node:zlib'
import { servedDay } from '../../games/negotiator/career/served-day.ts'
import type { SaveLine } from '../../host/store.ts'
import { digest } from '../../seed/roots.ts'
import { canonical } from '../../table/file.ts'
import type { Sealing } from './seal.ts'
import { type Database, prepared, type Row, type Statement } from './statement.ts'

/**
 * Matches that are over, each as one compressed match file: what is left of them when their rows are gone. A finished
 * match has no secrets but what people wrote down for themselves, and that is not in it; but for the call of a day.
 */
export interface FinishedRows {
  /** Writes it, or writes it anew. */
  kept(line: SaveLine, text: string, isImported?: boolean): Statement
  removed(id: string): Statement
  line(id: string): Promise<FinishedLine | undefined>
  load(id: string): Promise<(FinishedLine & { readonly text: string }) | undefined>
}

export interface FinishedLine {
  readonly line: SaveLine
  /** Brought in by somebody from elsewhere: it proves itself, and nothing about who played it. */
  readonly isImported: boolean
}

/** The file as everybody at the table may have it. */
export function withoutNotes(text: string): string {
  const { check: _, notes: _notes, ...content } = JSON.parse(text) as Record<string, unknown>
  return JSON.stringify({ ...content, check: digest(canonical(content)) })
}

const lineIn = ({ line, imported }: Row): FinishedLine => ({
  line: JSON.parse(String(line)) as SaveLine,
  isImported: Number(imported) === 1,
})

export function openFinished({ dialect, read }: Pick<Database, 'dialect' | 'read'>, sealing: Sealing): FinishedRows {
  const written = prepared<{
    id: string
    game: string
    ended: number
    line: string
    body: string
    imported: number
  }>(dialect, (db, one) =>
    db
      .insertInto('finished')
      .values({
        ...{ id: one.id, game: one.game, ended_at: one.ended },
        ...{ line: one.line, body: one.body, imported: one.imported },
      })
      .onConflict(conflict =>
        conflict.column('id').doUpdateSet({ ended_at: one.ended, line: one.line, body: one.body }),
      ),
  )
  const gone = prepared<{ id: string }>(dialect, (db, one) => db.deleteFrom('finished').where('id', '=', one.id))
  const described = prepared<{ id: string }>(dialect, (db, one) =>
    db.selectFrom('finished').select(['line', 'imported']).where('id', '=', one.id),
  )
  const found = prepared<{ id: string }>(dialect, (db, one) =>
    db.selectFrom('finished').select(['line', 'imported', 'body']).where('id', '=', one.id),
  )
  return {
    kept(line, text, isImported = false) {
      // At once, a few milliseconds for each match: nothing else of it happens meanwhile.
      const body = gzipSync(withoutNotes(text)).toString('base64')
      return written({
        ...{ id: line.id, game: line.game, ended: line.changed, line: JSON.stringify({ ...line, taken: undefined }) },
        // Others play the call of a day after whoever has finished it.
        body: servedDay(line.tag) === null ? body : sealing.seal(line.id, body),
        imported: isImported ? 1 : 0,
      })
    },
    removed: id => gone({ id }),
    async line(id) {
      const [row] = await read(described({ id }))
      return row && lineIn(row)
    },
    async load(id) {
      const [row] = await read(found({ id }))
      if (!row) return undefined
      const text = gunzipSync(Buffer.from(sealing.open(id, String(row.body)), 'base64')).toString('utf8')
      return { ...lineIn(row), text }
    },
  }
}
