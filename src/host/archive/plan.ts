import { Fault, type Json } from '../../engine/game.ts'
import type { KeptCareer } from '../../games/careers.ts'
import type { DailyResult } from '../../games/negotiator/career/daily-schema.ts'
import type { Archive } from '../../table/archive-schema.ts'
import { merged } from '../../table/career.ts'
import type { SaveLine } from '../store.ts'
import type { Taken, Weighed } from './answers.ts'
import { readCareer, readDaily } from './career.ts'
import { printOf } from './files.ts'
import type { Archiving } from './index.ts'
import { type Brought, blankLine, broughtBy, keepBrought, twinsIn } from './saves.ts'

/** What taking an archive would do, worked out before anything is done: people are told of it first. */
export interface Plan {
  readonly saves: readonly NewSave[]
  readonly career: Archive['career']
  readonly days: readonly DailyResult[]
  readonly weighed: Weighed
}

type NewSave =
  | { readonly brought: Brought; readonly changed: number }
  | { readonly damaged: SaveLine; readonly text: string }

const gamesIn = ({ games, tables = [] }: Pick<KeptCareer, 'games' | 'tables'>): number => games.length + tables.length

export async function planOf(own: Archiving, archive: Archive): Promise<Plan> {
  const { store } = own
  const saves = await newSavesOf(own, archive)
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
        outdated: saves.filter(one => 'brought' in one && 'outdated' in one.brought).length,
        here: archive.matches.length - saves.length,
      },
      career: career && { added: gained, here: (archive.career ? gamesIn(archive.career) : 0) - gained },
      days: { added: days.length, here: given.length - days.length },
    },
  }
}

/** The saves of an archive that are not here yet, each once. One that cannot be read comes along as it is. */
async function newSavesOf(own: Archiving, { matches }: Archive): Promise<NewSave[]> {
  const { games, store, newName } = own
  const twinOf = twinsIn(own)
  const saves: NewSave[] = []
  const names = new Set<string>()
  const prints = new Set<string>()
  for (const one of matches) {
    const text = 'text' in one ? one.text : JSON.stringify(one.file)
    const there = await store.load(one.line.id)
    if (there?.text === text && there.changes.length === 0) continue
    const id = there || names.has(one.line.id) ? newName() : one.line.id
    const line: SaveLine = { ...blankLine(id, one.line.changed), ...one.line, id }
    try {
      const brought = await broughtBy(games, { line, text, changes: [] })
      const print = printOf(brought)
      if (prints.has(print) || (await twinOf(brought)) !== null) continue
      prints.add(print)
      saves.push({ brought, changed: line.changed })
    } catch (error) {
      if (!(error instanceof Fault)) throw error
      const why = { key: error.key, values: error.values, rule: null }
      saves.push({ damaged: { ...line, damaged: true, why }, text })
    }
    names.add(id)
  }
  return saves
}

export async function carryOut(own: Archiving, { saves, career: other, days }: Plan): Promise<Taken> {
  const { store } = own
  try {
    for (const one of saves)
      if ('brought' in one) await keepBrought(own, one.brought, one.changed)
      else await store.create(one.damaged, one.text)
    await own.alone(async () => {
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
  return { added: saves.length, id: null, game: null, isPlayable: false }
}
