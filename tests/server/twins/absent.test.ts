import { expect, test } from 'vitest'
import type { Exchange } from '../../../src/engine/game.ts'
import { firstState } from '../../../src/table/match.ts'
import { dealtWith, type Hidden } from './dealt.ts'
import { AFTER_MS, askedIn, begun, choose, drawsOf, isOver, STEP_MS } from './play.ts'
import { parting, type Run, type RunSettings } from './run.ts'

// Who plays for somebody who is away.

const AWAY = 1
const AWAY_MS = 30_000
/** So many choices of those who are there: the game goes on after them, for at its end everything is shown. */
const CHOICES = 90

/** A table that somebody has left, at which the stand-in plays for them; dealt as it is, or with this exchanged. */
async function left(seed: string, exchanges: readonly Exchange[], settings: RunSettings): Promise<Run> {
  const { run, lines } = await begun(seed, { ...settings, games: dealtWith(exchanges) })
  const random = drawsOf(seed)
  lines[AWAY].hangUp()
  await run.pass(AWAY_MS)
  for (const seat of [0, 2] as const) lines[seat].act({ type: 'vote', about: AWAY, verdict: 'autopilot' })
  await run.pass(STEP_MS)
  let chosen = 0
  // It takes the stand-in some steps to play its turn.
  for (let n = 0; n < 20 * CHOICES && chosen < CHOICES; n++) {
    const asked = askedIn(run)
    if (asked && asked.seat !== AWAY) {
      choose(lines, asked.seat, asked.names[random(asked.names.length)])
      chosen++
    }
    await run.pass(STEP_MS)
    if (n % 10 === 0) lines[2].hello(n)
    await run.pass(AFTER_MS)
  }
  expect(isOver(run)).toBe(false)
  expect(run.match().match.record.seats[AWAY].absent).toBe('autopilot')
  await run.close()
  return run
}

/** Their agenda for the one that nobody has, which stands after the last player's. */
function otherAgenda({ match }: Run): readonly Exchange[] {
  const open = match()
  const declared = (open.game as Hidden).hidden(firstState(open.game, open.match.record), 0)
  return declared.filter(({ key }) => key === `agendas ${AWAY}~${open.match.record.seats.length}`)
}

/** Two such tables that differ in this alone; null where the spare agenda is the same. */
async function apart(seed: string, settings: RunSettings = {}): Promise<{ by: number; found: string | null } | null> {
  const one = await left(seed, [], settings)
  const exchanges = otherAgenda(one)
  if (exchanges.length === 0) return null
  const two = await left(seed, exchanges, settings)
  expect(two.match().match.settled).not.toEqual(one.match().match.settled)
  const by = one
    .match()
    .match.log.flatMap(entry => (entry.kind === 'choices' && entry.by === 'autopilot' ? entry.choices : [])).length
  for (const name of ['0', '2', 'host', 'spectator', 'screen']) {
    const found = parting(one.sent(name), two.sent(name))
    if (found !== null) return { by, found: `${name}: ${found}` }
  }
  return { by, found: null }
}

const seeds = ['away', 'gone', 'absent']

test('what the stand-in does says nothing to anybody about the agenda of whoever is away', async () => {
  for (const seed of seeds) {
    const result = await apart(seed)
    if (result === null) continue
    expect(result.found).toBeNull()
    expect(result.by).toBeGreaterThan(20)
    return
  }
  expect.unreachable('no such deal')
})

/** One that plays by what it was dealt. */
const partisan: RunSettings['think'] = () => async () => ({
  name: 'partisan',
  open: () => ({
    told() {},
    choose({ view, decision: { options } }) {
      const { agenda = '' } = (view() as { me: { agenda: string } | null }).me ?? {}
      return options[agenda.length % options.length]
    },
  }),
})

test('a leak is noticed in one that looks at it', async () => {
  for (const seed of seeds) if ((await apart(seed, { think: partisan }))?.found) return
  expect.unreachable('not noticed')
})
