import { expect, test } from 'vitest'
import { Fault } from '../../../src/engine/game.ts'
import type { LiveTable, Watcher } from '../../../src/server/tables/live-table.ts'
import { askedIn, begun, choose, drawsOf, STEP_MS, tampered } from './play.ts'
import { parting, type Run, type RunSettings } from './run.ts'

// Whether somebody was asked whether they are there, and has answered.

const [NUDGE_MS, AWAY_MS] = [20_000, 60_000]
/** Who is asked, by whom in the twin alone, and by whom in both. */
const [SLOW, FIRST, SECOND] = [2, 1, 0] as const
/** So often they are asked, and so many choices it may take. */
const [NUDGES, CHOICES] = [3, 300]

type Plant = NonNullable<RunSettings['plant']>

/** Plays on slowly. In the twin, before anybody else, one player asks another whether they are there, who says so. */
async function played(isTwin: boolean, plant?: Plant): Promise<{ run: Run; nudges: number }> {
  const times = { nudgeMs: NUDGE_MS, awayMs: AWAY_MS }
  const { run, lines } = await begun('asked', plant ? { plant, times } : { times })
  const random = drawsOf('asked')
  let nudges = 0
  for (let n = 0; n < CHOICES && (nudges < NUDGES || askedIn(run)?.seat === SLOW); n++) {
    const asked = askedIn(run)
    if (!asked) break
    const isSlow = asked.seat === SLOW && run.match().match.record.draft.length === 0
    if (isSlow) {
      await run.pass(NUDGE_MS + STEP_MS)
      if (isTwin) lines[FIRST].act({ type: 'nudge', seat: SLOW })
      await run.pass(STEP_MS)
      lines[SECOND].act({ type: 'nudge', seat: SLOW })
      nudges++
      await run.pass(STEP_MS)
      if (isTwin) lines[SLOW].act({ type: 'return' })
      await run.pass(STEP_MS)
    }
    choose(lines, asked.seat, asked.names[random(asked.names.length)])
    await run.pass(STEP_MS)
    if (n % 6 === 0) lines[SECOND].hello(n)
  }
  // In the end nobody answers any more, and is away at the same moment.
  await run.pass(NUDGE_MS + AWAY_MS + STEP_MS)
  await run.close()
  return { run, nudges }
}

const OTHERS = [String(SECOND), 'host', 'spectator', 'screen']
async function apart(plant: () => Plant | undefined = () => undefined): Promise<string | null> {
  const [one, two] = [await played(false, plant()), await played(true, plant())]
  expect(one.nudges).toBeGreaterThanOrEqual(NUDGES)
  // Whoever is asked knows by whom, and that they have answered.
  expect(parting(one.run.sent(String(SLOW)), two.run.sent(String(SLOW)))).not.toBeNull()
  expect(one.run.match().match.record.away.length).toBe(1)
  for (const name of OTHERS) {
    const found = parting(one.run.sent(name), two.run.sent(name))
    if (found !== null) return `${name}: ${found}`
  }
  return null
}

test('whether somebody was asked before, and has answered, reaches nobody else, nor whoever asks after', async () => {
  expect(await apart()).toBeNull()
})

/** The questions at which somebody was asked already, at a table that was tampered with. */
function remembering(again: (table: LiveTable) => Promise<void>): Plant {
  const asked = new Set<string>()
  return tampered(table => ({
    ...table,
    async nudge(seat, by) {
      const question = `${seat} ${table.match()?.open().match.asked[seat]?.count}`
      if (asked.has(question)) return again(table)
      asked.add(question)
      await table.nudge(seat, by)
    },
  }))
}
/** Everybody hears of it where this is done. */
function heardByAll(change: (table: LiveTable, tellAll: () => void) => Partial<LiveTable>): Plant {
  const watchers = new Set<Watcher>()
  const tellAll = (): void => {
    for (const one of watchers) one.presence([0, 1, 2], 0, 0)
  }
  return tampered(table => ({
    ...table,
    watch(watcher) {
      watchers.add(watcher)
      return table.watch(watcher)
    },
    ...change(table, tellAll),
  }))
}

test.each<[string, () => Plant]>([
  [
    'a refusal: whoever asks second is told so',
    () =>
      remembering(async () => {
        throw new Fault('nudge.not-asked')
      }),
  ],
  ['time: whoever asks second is answered at once', () => remembering(async () => {})],
  [
    'messages: everybody hears that somebody was asked',
    () =>
      heardByAll((table, tellAll) => ({
        async nudge(seat, by) {
          await table.nudge(seat, by)
          tellAll()
        },
      })),
  ],
  [
    'messages: everybody hears that somebody has answered',
    () =>
      heardByAll((table, tellAll) => ({
        async heardFrom(seat) {
          const isAnswer = await table.heardFrom(seat)
          if (isAnswer) tellAll()
          return isAnswer
        },
      })),
  ],
])('a leak is noticed in %s', async (_channel, plant) => {
  expect(await apart(plant)).not.toBeNull()
})
