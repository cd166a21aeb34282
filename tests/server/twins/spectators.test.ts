import { expect, test } from 'vitest'
import { roundsIn } from '../../../src/host/late.ts'
import { askedIn, begun, drawsOf, isOver, STEP_MS, tampered } from './play.ts'
import { type Line, parting, type Run, type RunSettings } from './run.ts'

// What spectators may not know yet.

const WINDOW_MS = 600_000

/**
 * Plays until the fourth round begins, each round at its own time. From the second on the two variants go different
 * ways: other choices, talk, somebody who leaves and comes back, a pause.
 */
async function watched(variant: number, plant?: RunSettings['plant']): Promise<{ run: Run; until: number }> {
  // Whoever is waited for so long would be away, and back before they move: the two are to move at the same time.
  const times = { nudgeMs: 2 * WINDOW_MS }
  const { run, lines } = await begun('watched', plant ? { plant, times } : { times })
  const [common, own] = [drawsOf('watched'), drawsOf(`watched ${variant}`)]
  const live: Record<number, Line> = { 0: lines[0], 1: lines[1], 2: lines[2] }
  const rounds = (): number => roundsIn(run.game, run.match().match).length
  let until = 0
  for (let n = 0; n < 300 && rounds() < 4 && !isOver(run); n++) {
    const asked = askedIn(run)
    if (!asked) break
    const { game, match } = run.match()
    const isApart = rounds() >= 2
    const random = isApart ? own : common
    const choice = asked.options[random(asked.options.length)]
    const [state, events] = [game.clone(match.state), [] as { readonly kind: string }[]]
    game.apply(state, asked.seat, choice, events)
    if (isApart && variant === 1 && n % 5 === 0) {
      live[0].act({ type: 'text', text: `only in one of them ${n}` })
      live[1].act({ type: 'pause' })
      live[1].act({ type: 'resume' })
      live[2].hangUp()
      await run.pass(30_000)
      live[2] = run.line(2)
      await run.pass(1000)
    }
    if (events.some(({ kind }) => kind === 'round')) {
      const next = (Math.floor(run.time.elapsed() / WINDOW_MS) + 1) * WINDOW_MS
      await run.pass(next - STEP_MS - run.time.elapsed())
      // Somebody who comes back in the middle stands where whoever stayed does.
      lines.spectator.hello(4)
      await run.pass(STEP_MS)
      until = run.time.elapsed()
    }
    live[asked.seat].act({ type: 'choose', choices: [game.nameOf(choice)] })
    await run.pass(STEP_MS)
  }
  expect(rounds()).toBe(4)
  await run.pass(STEP_MS)
  await run.close()
  return { run, until }
}

async function watchedApart(plant?: RunSettings['plant']): Promise<{ before: string | null; after: string | null }> {
  const [one, two] = [await watched(0, plant), await watched(1, plant)]
  expect(two.until).toBe(one.until)
  const sent = ({ run, until }: typeof one) => {
    const all = run.sent('spectator')
    return { before: all.filter(({ at }) => at <= until), after: all }
  }
  const [a, b] = [sent(one), sent(two)]
  return {
    before: parting(a.before, b.before),
    after: parting(a.after, b.after),
  }
}
test('nothing of a round and of the one before reaches a spectator: no byte, no message, no moment', async () => {
  const { before, after } = await watchedApart()
  expect(before).toBeNull()
  // When the next round begins they are told, and it is not the same.
  expect(after).not.toBeNull()
})

test.each<[string, RunSettings['plant']]>([
  [
    'a spectator who sees the match as it is',
    tampered(table => ({
      ...table,
      late() {
        const match = table.match()
        return match && { subscribe: (listener, from) => match.seat('observer').subscribe(listener, from) }
      },
    })),
  ],
  [
    'a spectator who is told who is there',
    tampered(table => ({
      ...table,
      watch: watcher =>
        table.watch(
          watcher.place === 'late'
            ? {
                ...watcher,
                presence(seats) {
                  if (table.match() && seats.length < 3) watcher.lobby({ ...table.lobby(), spectators: false })
                },
              }
            : watcher,
        ),
    })),
  ],
])('a leak is noticed: %s', async (_channel, plant) => {
  expect((await watchedApart(plant)).before).not.toBeNull()
})
