import { stream } from '../../../src/engine/chance.ts'
import type { Random } from '../../../src/engine/game.ts'
import { rootsOf } from '../../../src/seed/roots.ts'
import type { Service } from '../../../src/server/service.ts'
import type { LiveTable } from '../../../src/server/tables/live-table.ts'
import { questionOf } from '../../../src/table/step.ts'
import { beginRun, type Line, openRun, type Run, type RunSettings, type Who } from './run.ts'

/**
 * Twins through the server's bytes: two runs that differ only in what somebody may not know. All that leaves the server
 * for them is the same, byte by byte, in the same order, at the same time.
 */

export const drawsOf = (seed: string): Random => stream(rootsOf(seed, ['twins']).twins)
export const STEP_MS = 1000
export const AFTER_MS = 500

export type Everybody = Readonly<Record<'host' | 'spectator' | 'screen' | 0 | 1 | 2, Line>>

export async function begun(seed: string, settings: RunSettings = {}): Promise<{ run: Run; lines: Everybody }> {
  const run = await openRun(seed, settings)
  const line = (who: Who): Line =>
    settings.bots?.includes(who as number) ? { act() {}, hello() {}, hangUp() {} } : run.line(who)
  const lines = {
    host: line('host'),
    0: line(0),
    1: line(1),
    2: line(2),
    spectator: line('spectator'),
    screen: line('screen'),
  }
  await beginRun(run, lines)
  return { run, lines }
}

/** Who is asked now, with their options by name, on their draft where they have one. */
export function askedIn(run: Run) {
  const { game, match } = run.match()
  const [decision] = game.decisions(match.state)
  if (!decision) return null
  const { seat, options } = decision
  return { seat, options, names: options.map(option => game.nameOf(option)), question: questionOf(match, seat) }
}
export const choose = (lines: Everybody, seat: number, choice: string, question?: string): void =>
  lines[seat as 0].act({ type: 'choose', choices: [choice] }, question)

export const isOver = (run: Run): boolean => {
  const { game, match } = run.match()
  return match.record.ended !== null || game.outcome(match.state) !== null
}

/** The service with a table that was tampered with. */
export const tampered =
  (change: (table: LiveTable) => LiveTable) =>
  (service: Service): Service => ({
    ...service,
    tables: { ...service.tables, find: async id => change(await service.tables.find(id)) },
  })
