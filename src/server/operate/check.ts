import { gunzipSync } from 'node:zlib'
import { Fault, Illegal } from '../../engine/game.ts'
import type { Registry } from '../../games/index.ts'
import { gameFor, openKept, rulesOf } from '../../host/opening.ts'
import { isOver, type Kept, type SaveLine } from '../../host/store.ts'
import { parseMatch } from '../../table/file-schema.ts'
import { verifyFile } from '../../table/open-file.ts'
import { changesIn } from '../store/match-store.ts'
import type { Sealing } from '../store/seal.ts'
import type { Row } from '../store/statement.ts'
import type { Reading } from './reading.ts'

/** Every stored match played again by the rules. */
export interface Checked {
  readonly over: number
  readonly running: number
  /** Of other rules: they are kept as they are and not played again here. */
  readonly outdated: number
  readonly wrong: readonly { readonly id: string; readonly why: Fault | Illegal }[]
}

export async function checkAll(reading: Reading, games: Registry, sealed: Sealing): Promise<Checked> {
  const found = { over: 0, running: 0, outdated: 0, wrong: [] as { id: string; why: Fault | Illegal }[] }
  const seen = new Set<string>()
  const note = (id: string, error: unknown): void => {
    if (error instanceof Fault && error.key === 'file.rules') found.outdated += 1
    else if (error instanceof Fault || error instanceof Illegal) found.wrong.push({ id, why: error })
    // What is not even packed as we pack it.
    else found.wrong.push({ id, why: new Fault('file.edited') })
  }
  for await (const kept of matchesIn(reading, sealed)) {
    const { id } = kept.line
    seen.add(id)
    try {
      if (kept.why) throw kept.why
      const opened = await openKept(games, kept)
      if (isOver(kept.line)) verifyFile(opened.game, parseMatch(kept.text))
      found[isOver(kept.line) ? 'over' : 'running'] += 1
    } catch (error) {
      note(id, error)
    }
  }
  for await (const { id, body } of reading.rows('finished', 'id')) {
    if (seen.has(String(id))) continue
    try {
      const file = parseMatch(gunzipSync(Buffer.from(String(body), 'base64')).toString('utf8'))
      const loaded = await games.find(file.game)()
      const should = await rulesOf(loaded)
      if (file.rules !== should) throw new Fault('file.rules', { is: file.rules, should })
      verifyFile(await gameFor(loaded, file.deck, file.position), file)
      found.over += 1
    } catch (error) {
      note(String(id), error)
    }
  }
  return found
}

interface Stored extends Kept {
  /** Where it cannot even be read. */
  readonly why?: Fault
}

/** Matches with how they began and their changes: lists in the same order, gone through side by side. */
async function* matchesIn(reading: Reading, sealed: Sealing): AsyncGenerator<Stored> {
  const changes = reading.rows('change', 'match, seq')[Symbol.asyncIterator]()
  let next = await changes.next()
  // A file that no server of this version has opened yet has them in the match itself.
  const isApart = (await reading.tables()).includes('opening')
  const openings = isApart ? reading.rows('opening', 'match')[Symbol.asyncIterator]() : null
  for await (const row of reading.rows('match', 'id')) {
    const id = String(row.id)
    const bodies: unknown[] = []
    while (!next.done && String(next.value.match) === id) {
      bodies.push(next.value.body)
      next = await changes.next()
    }
    const { text } = openings ? ((await openings.next()).value as Row) : row
    const line = JSON.parse(String(row.line)) as SaveLine
    try {
      yield { line, text: sealed.open(id, String(text)), changes: changesIn(bodies) }
    } catch (error) {
      if (!(error instanceof Fault || error instanceof SyntaxError)) throw error
      yield { line, text: '', changes: [], why: error instanceof Fault ? error : new Fault('file.edited') }
    }
  }
}
