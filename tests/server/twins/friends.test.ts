import { expect, test } from 'vitest'
import { questionOf } from '../../../src/table/step.ts'
import { drawsOf, STEP_MS, tampered } from './play.ts'
import { beginRun, type Line, openRun, parting, type Run, type RunSettings } from './run.ts'

// Friends who look over the shoulder of whoever plays alone.

const CHOICES = 20

type Plant = NonNullable<RunSettings['plant']>
interface Variant {
  /** Somebody looks over the player's shoulder. */
  readonly hasFriends: boolean
  /** The player writes what is nobody's yet, and what another friend says is for the player. */
  readonly isTwin: boolean
}

async function played({ hasFriends, isTwin }: Variant, plant?: Plant): Promise<Run> {
  const run = await openRun('friends', { game: 'negotiator', ...(plant ? { plant } : {}) })
  const lines = { host: run.line('host'), player: run.line(0), spectator: run.line('spectator') }
  await beginRun(run, lines)
  const friends: Line[] = []
  const at = run.time.elapsed()
  if (hasFriends) {
    const own = run.passes.find(run.passOf(0))
    await run.pass(STEP_MS)
    const pass = await own
    if (!pass) throw new Error('no such pass')
    const link = run.seating.addFriends(pass)
    await run.pass(STEP_MS)
    for (const name of ['friend', 'another friend']) friends.push(run.lineBy(await link, name))
  }
  await run.pass(at + 4 * STEP_MS - run.time.elapsed())
  lines.player.act({ type: 'advice', isAllowed: true })
  await run.pass(STEP_MS)
  const random = drawsOf('friends')
  for (let n = 0; n < CHOICES; n++) {
    const { game, match } = run.match()
    const [decision] = game.decisions(match.state)
    if (!decision) break
    if (isTwin) {
      lines.player.act({ type: 'unsent', version: n, text: `not said ${n}`, claim: null })
      friends.at(1)?.act({ type: 'advise', text: `Wait ${n}` })
      // Nobody who looks on plays: refused, and nobody else is to know that it was tried.
      friends.at(1)?.act({ type: 'choose', choices: [game.nameOf(decision.options[0])] })
    }
    await run.pass(STEP_MS)
    const choice = game.nameOf(decision.options[random(decision.options.length)])
    lines.player.act({ type: 'choose', choices: [choice] }, questionOf(match, 0))
    // More than eight lines in twenty seconds are too many for a friend.
    await run.pass(3 * STEP_MS)
  }
  await run.close()
  return run
}

const quiet: Variant = { hasFriends: true, isTwin: false }
async function apart(
  names: readonly string[],
  [one, two]: readonly [Variant, Variant],
  plant: () => Plant | undefined = () => undefined,
): Promise<string | null> {
  const runs = [await played(one, plant()), await played(two, plant())]
  for (const name of names) {
    expect(runs[0].sent(name).length).toBeGreaterThan(1)
    const found = parting(runs[0].sent(name), runs[1].sent(name))
    if (found !== null) return `${name}: ${found}`
  }
  // The player is told what friends write, and has it on every device.
  expect(parting(runs[0].sent('0'), runs[1].sent('0'))).not.toBeNull()
  return null
}
const WRITING = [quiet, { hasFriends: true, isTwin: true }] as const
const COMING = [{ hasFriends: false, isTwin: false }, quiet] as const

test('what the player has not sent and what one friend writes reach no other friend, nor anybody who looks on', async () => {
  expect(await apart(['friend', 'host', 'spectator'], WRITING)).toBeNull()
})

test('whoever looks on a round late does not learn that friends have come', async () => {
  expect(await apart(['spectator'], COMING)).toBeNull()
})

/** Whoever is not the player is told something whenever the player's own row changes. */
const rowsTold: Plant = service =>
  tampered(table => ({
    ...table,
    watch(watcher) {
      const stops = [
        table.watch(watcher),
        ...(watcher.place === 0 ? [] : [service.own.watch(table.id, 0, () => watcher.presence([0], 2, 0))]),
      ]
      return () => {
        for (const stop of stops) stop()
      }
    },
  }))(service)

/** A spectator is shown out, and comes back, when somebody else comes. */
const comingTold: Plant = tampered(table => ({
  ...table,
  watch: watcher =>
    table.watch({
      ...watcher,
      presence(seats, watching, screens) {
        watcher.presence(seats, watching, screens)
        if (watcher.place === 'late' && watching > 1) watcher.lobby({ ...table.lobby(), spectators: false })
      },
    }),
}))

test.each<[string, readonly string[], readonly [Variant, Variant], Plant]>([
  ['messages: that the player’s own row changes', ['friend', 'host'], WRITING, rowsTold],
  ['messages: that friends have come', ['spectator'], COMING, comingTold],
])('a leak is noticed in %s', async (_channel, names, variants, plant) => {
  expect(await apart(names, variants, () => plant)).not.toBeNull()
})
