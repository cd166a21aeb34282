import { expect, test } from 'vitest'
import { askedIn, begun, choose, STEP_MS } from './play.ts'
import { parting, type Run } from './run.ts'

// Who has reported somebody's words is nobody's to know, and that it was done only the host's.

/** Seat 0 writes, and one of the others reports it, or nobody does. */
async function reported(by: 1 | 2 | null): Promise<Run> {
  const { run, lines } = await begun('reported')
  for (let n = 0; n < 4; n++) {
    lines[0].act({ type: 'text', text: `said ${n}` })
    await run.pass(STEP_MS)
    if (by !== null) {
      lines[by].act({ type: 'report', seat: 0, words: n })
      // Once more, and wrongly: nobody is to know that it was tried.
      lines[by].act({ type: 'report', seat: 0, words: n })
      lines[by].act({ type: 'report', seat: 0, words: 99 })
    }
    await run.pass(STEP_MS)
    const asked = askedIn(run)
    if (asked) choose(lines, asked.seat, asked.names[0])
    await run.pass(STEP_MS)
  }
  await run.close()
  return run
}

test('the host is sent the same whoever reports, and whoever is reported nothing at all', async () => {
  const [one, two, none] = [await reported(1), await reported(2), await reported(null)]
  expect(one.sent('host').filter(({ text }) => text.includes('"reports"')).length).toBe(4)
  expect(parting(one.sent('host'), two.sent('host'))).toBeNull()
  for (const name of ['0', 'screen', 'spectator']) {
    expect(parting(one.sent(name), two.sent(name))).toBeNull()
    expect(parting(one.sent(name), none.sent(name))).toBeNull()
  }
  expect(parting(one.sent('2'), none.sent('2'))).toBeNull()
  expect(parting(one.sent('host'), none.sent('host'))).not.toBeNull()
})
