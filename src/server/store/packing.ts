import type { Entry } from './journal.ts'
import type { Row, Statement, Unit, Value } from './statement.ts'

/**
 * What the SQLite thread is handed: one flat list of values for a whole group of requests. Copied from thread to thread
 * that takes a sixth of what objects take, and the text of a statement goes along only once in the life of the thread.
 */
export interface Packed {
  /** Texts that were not sent before; they are counted on. */
  readonly texts: readonly string[]
  readonly values: readonly Value[]
}

export type Request =
  | { readonly append: Entry }
  | { readonly commit: readonly Unit[] }
  | { readonly read: Statement }
  | { readonly still: boolean }
  | { readonly close: true }

/** What comes back for each, in the same order; true for a commit of which every guard has found its row, and for what was added. */
export type Answered =
  | true
  | { readonly found?: readonly boolean[]; readonly rows?: readonly Row[]; readonly error?: string }

const kinds = ['append', 'commit', 'read', 'still', 'close'] as const
const APPEND = kinds.indexOf('append')

/** Packs one list after the other for the same thread. */
export function packing(): (requests: readonly Request[]) => Packed {
  const numbers = new Map<string, number>()
  return requests => {
    const texts: string[] = []
    const values: Value[] = []
    const put = (statement: Statement): void => {
      let number = numbers.get(statement.sql)
      if (number === undefined) {
        number = numbers.size
        numbers.set(statement.sql, number)
        texts.push(statement.sql)
      }
      values.push(number, statement.values.length)
      for (const value of statement.values) values.push(value)
    }
    for (const request of requests)
      if ('append' in request) {
        const { id, length, before, after, version, text } = request.append
        values.push(APPEND, id, length, before, after, version, text)
      } else if ('commit' in request) {
        values.push(kinds.indexOf('commit'), request.commit.length)
        for (const { guard, after } of request.commit) {
          values.push(after.length)
          put(guard)
          for (const one of after) put(one)
        }
      } else if ('read' in request) {
        values.push(kinds.indexOf('read'))
        put(request.read)
      } else if ('still' in request) values.push(kinds.indexOf('still'), request.still ? 1 : 0)
      else values.push(kinds.indexOf('close'))
    return { texts, values }
  }
}

/** The other end of it. */
export function unpacking(): (packed: Packed) => readonly Request[] {
  const known: string[] = []
  return ({ texts, values }) => {
    known.push(...texts)
    let at = 0
    const count = (): number => values[at++] as number
    const statement = (): Statement => {
      const sql = known[count()]
      const end = count() + at
      const own = values.slice(at, end)
      at = end
      return { sql, values: own }
    }
    const times = <T>(most: number, make: () => T): T[] => {
      const made: T[] = []
      while (made.length < most) made.push(make())
      return made
    }
    const unit = (): Unit => {
      const after = count()
      return { guard: statement(), after: times(after, statement) }
    }
    const requests: Request[] = []
    while (at < values.length)
      switch (kinds[count()]) {
        case 'append': {
          const [id, text] = [values[at++] as string, values[at + 4] as string]
          requests.push({
            append: { id, length: count(), before: count(), after: count(), version: count(), text },
          })
          at += 1
          break
        }
        case 'commit':
          requests.push({ commit: times(count(), unit) })
          break
        case 'read':
          requests.push({ read: statement() })
          break
        case 'still':
          requests.push({ still: count() === 1 })
          break
        case 'close':
          requests.push({ close: true })
      }
    return requests
  }
}
