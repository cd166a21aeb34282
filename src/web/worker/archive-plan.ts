import { Fault, type Json } from '../../engine/game.ts'
import type { KeptCareer } from '../../games/careers.ts'
import type { DailyResult } from '../../games/negotiator/daily-schema.ts'
import type { Archive } from '../../table/archive-schema.ts'
import { merged } from '../../table/career.ts'
import { alone, readCareer, readDaily } from './archive-career.ts'
import { printOf } from './archive-files.ts'
import { blankLine, keepOrTell, twinsIn } from './archive-saves.ts'
import { type OpenTable, openKept } from './host.ts'
import type { SaveLine, Taken, Weighed } from './protocol.ts'
import type { Kept, Store } from './store.ts'

/** What taking an archive would do, worked out before anything is done: people are told of it first. */
export interface Plan {
  readonly saves: readonly NewSave[]
  readonly career: Archive['career']
  readonly days: readonly DailyResult[]
  readonly weighed: Weighed
}

type NewSave = { readonly open: OpenTable; readonly changed: number } | { readonly damaged: Kept }

const gamesIn = ({ games, tables = [] }: Pick<KeptCareer, 'games' | 'tables'>): number => games.length + tables.length

export async function planOf(store: Store, archive: Archive, newName: () => string): Promise<Plan> {
  const saves = await newSavesOf(store, archive, newName)
  const career = await readCareer(store).catch((error: unknown) => {
    if (error instanceof Fault) return null
    throw error
  })
  const before = await readDaily(store)
  const given = archive.records.daily ?? []
  const days = given.filter(
    ({ date }, at) => !before.some(one => one.date === date) && given.findIndex(one => one.date === date) === at,
  )
  const gained = career && archive.career ? gamesIn(merged(career, archive.career)) - gamesIn(career) : 0
  return {
    saves,
    career: career && archive.career,
    days,
    weighed: {
      saves: {
        added: saves.length,
        damaged: saves.filter(one => 'damaged' in one).length,
        here: archive.matches.length - saves.length,
      },
      career: career && { added: gained, here: (archive.career ? gamesIn(archive.career) : 0) - gained },
      days: { added: days.length, here: given.length - days.length },
    },
  }
}

/** The saves of an archive that are not here yet, each once. One that cannot be read comes along as it is. */
async function newSavesOf(store: Store, { matches }: Archive, newName: () => string): Promise<NewSave[]> {
  const twinOf = twinsIn(store)
  const saves: NewSave[] = []
  const names = new Set<string>()
  const prints = new Set<string>()
  for (const one of matches) {
    const text = 'text' in one ? one.text : JSON.stringify(one.file)
    const there = await store.get(one.line.id)
    if (there?.text === text) continue
    const id = there || names.has(one.line.id) ? newName() : one.line.id
    const line: SaveLine = { ...blankLine(id, one.line.changed), ...one.line, id }
    try {
      const open = await openKept({ line, text })
      const print = printOf(open.table.match().record)
      if (prints.has(print) || (await twinOf(open)) !== null) continue
      prints.add(print)
      saves.push({ open, changed: line.changed })
    } catch (error) {
      if (!(error instanceof Fault)) throw error
      const why = { key: error.key, values: error.values, rule: null }
      saves.push({ damaged: { line: { ...line, damaged: true, why }, text } })
    }
    names.add(id)
  }
  return saves
}

export async function carryOut(store: Store, { saves, career: other, days }: Plan): Promise<Taken> {
  try {
    for (const one of saves)
      if ('open' in one) await keepOrTell(store, one.open, one.changed)
      else await store.put(one.damaged, null)
    await alone(async () => {
      if (other) {
        const career = merged(await readCareer(store), other)
        await store.writeRecord('career', career as unknown as Json)
      }
      if (days.length > 0) {
        const before = await readDaily(store)
        const more = days.filter(({ date }) => !before.some(one => one.date === date))
        await store.writeRecord('daily', [...before, ...more] as unknown as Json)
      }
    })
  } catch (error) {
    throw error instanceof Fault ? error : new Fault('archive.full')
  }
  return { added: saves.length, id: null, game: null, isOver: false }
}
