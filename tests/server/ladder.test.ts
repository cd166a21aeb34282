import { expect, test } from 'vitest'
import type { Outgoing } from '../../src/host/wire.ts'
import { LONG_WAIT_MS } from '../../src/table/vote.ts'
import { askedIn, begun, choose } from './twins/play.ts'
import type { Run, Sent } from './twins/run.ts'

// From the first question whether somebody is there to the end of an evening, in virtual time.

const [NUDGE_MS, AWAY_MS] = [20_000, 60_000]
const times = { nudgeMs: NUDGE_MS, awayMs: AWAY_MS }
/** What is on its way, and on a disk. */
const SOON_MS = 1000

type Message<Type extends Outgoing['type']> = Outgoing & { readonly type: Type }
const read = ({ text }: Sent): Outgoing => JSON.parse(text) as Outgoing
function sent<Type extends Outgoing['type']>(run: Run, name: string, type: Type): readonly Message<Type>[] {
  return run
    .sent(name)
    .map(read)
    .filter((one): one is Message<Type> => one.type === type)
}
const refusals = (run: Run, name: string): readonly string[] => sent(run, name, 'refused').map(({ why }) => why.key)
const record = (run: Run) => run.match().match.record
const nudgeOf = (run: Run, seat: number) => sent(run, String(seat), 'own').at(-1)?.nudge

/** Homeland for three, of whom one is asked and the other two wait. */
async function table(seed: string) {
  const { run, lines } = await begun(seed, { times })
  const slow = askedIn(run)?.seat ?? -1
  const [one, two] = [0, 1, 2].filter(seat => seat !== slow)
  /** Somebody plays until another one, or nobody, is asked. */
  const playOn = async (seat: number): Promise<void> => {
    for (let asked = askedIn(run); asked?.seat === seat; asked = askedIn(run)) {
      choose(lines, seat, asked.names[0])
      await run.pass(SOON_MS)
    }
  }
  return { run, lines, slow, one, two, playOn, line: (seat: number) => lines[seat as 0] }
}

test('the whole ladder: asked alone, away, played for, back, too few, ten minutes, and all of it open at the end', async () => {
  const { run, slow, one, two, playOn, line } = await table('ladder')
  const others = [String(one), String(two), 'host', 'spectator']

  // They alone are asked whether they are there.
  await run.pass(NUDGE_MS - 2 * SOON_MS)
  expect(nudgeOf(run, slow)).toBeUndefined()
  const before = others.map(name => run.sent(name).length)
  await run.pass(3 * SOON_MS)
  expect(nudgeOf(run, slow)).toEqual({ asked: run.match().match.asked[slow].count, by: null })
  expect(others.map(name => run.sent(name).length)).toEqual(before)

  // Their line is open, and still the table is told that they are away.
  await run.pass(AWAY_MS - 3 * SOON_MS)
  expect(record(run).away).toEqual([])
  await run.pass(3 * SOON_MS)
  expect(record(run).away).toEqual([slow])
  for (const name of [String(one), String(two)])
    expect(sent(run, name, 'told').at(-1)?.told).toMatchObject([{ entry: { kind: 'away', seat: slow } }])
  await run.pass(10 * AWAY_MS)
  expect(record(run).away).toEqual([slow])

  // The table waits once more: it begins anew.
  for (const seat of [one, two]) line(seat).act({ type: 'vote', about: slow, verdict: 'wait' })
  await run.pass(SOON_MS)
  expect(record(run).away).toEqual([])
  await run.pass(NUDGE_MS + AWAY_MS)
  expect(record(run).away).toEqual([slow])

  // The stand-in plays for them, until they do anything.
  for (const seat of [one, two]) line(seat).act({ type: 'vote', about: slow, verdict: 'autopilot' })
  await run.time.run(() => askedIn(run)?.seat !== slow)
  expect(record(run).seats[slow].absent).toBe('autopilot')
  const { log } = run.match().match
  expect(log.some(entry => entry.kind === 'choices' && entry.by === 'autopilot' && entry.seat === slow)).toBe(true)
  line(slow).act({ type: 'return' })
  await run.pass(SOON_MS)
  expect(record(run).seats[slow].absent).toBeUndefined()

  // Two of three are gone: whoever is left cannot decide alone, before ten minutes have passed.
  for (const seat of [one, two]) if (askedIn(run)?.seat === seat) await playOn(seat)
  for (const seat of [one, two]) if (askedIn(run)?.seat === seat) await playOn(seat)
  const asked = askedIn(run)?.seat
  expect(asked).toBe(slow)
  line(two).hangUp()
  await run.pass(NUDGE_MS + AWAY_MS + SOON_MS)
  expect([...record(run).away].sort()).toEqual([slow, two].sort())
  line(one).act({ type: 'vote', about: slow, verdict: 'end' })
  await run.pass(SOON_MS)
  expect(refusals(run, String(one))).toEqual(['vote.too-few-yet'])
  await run.pass(LONG_WAIT_MS)
  const everybody = [...others, String(slow)]
  for (const name of everybody) for (const { text } of run.sent(name)) expect(text).not.toContain('"revealed"')
  line(one).act({ type: 'vote', about: slow, verdict: 'end' })
  await run.pass(SOON_MS)
  expect(record(run).ended).toBe('abandoned')

  // Everything lies open to everybody who has a line, and to whoever comes later.
  run.line(two, 'later')
  await run.pass(SOON_MS)
  const shown = sent(run, 'later', 'whole').at(-1)?.whole?.sight
  const { players } = (shown?.view ?? { players: [{}] }) as { players: { revealed?: { agenda: string } }[] }
  expect(players.map(({ revealed }) => revealed?.agenda)).not.toContain(undefined)
  expect(shown).toMatchObject({ ended: 'abandoned', seed: record(run).seed })
  for (const name of everybody.filter(one => one !== String(two))) {
    const last = JSON.stringify(sent(run, name, 'told').at(-1))
    expect(last).toContain('"ended"],"abandoned"')
    expect(last).toContain('revealed')
  }
  await run.close()
})

test('whoever answers is not away, and nobody hears of it', async () => {
  const { run, slow, one, two, line } = await table('answered')
  await run.pass(NUDGE_MS)
  const before = [one, two].map(seat => run.sent(String(seat)).length)
  line(slow).act({ type: 'return' })
  await run.pass(SOON_MS)
  expect(nudgeOf(run, slow)?.isAnswered).toBe(true)
  await run.pass(20 * AWAY_MS)
  expect(record(run).away).toEqual([])
  expect([one, two].map(seat => run.sent(String(seat)).length)).toEqual(before)
  expect(refusals(run, String(slow))).toEqual([])
  // Once is enough: there is nothing more to answer.
  line(slow).act({ type: 'return' })
  await run.pass(SOON_MS)
  expect(refusals(run, String(slow))).toEqual(['match.no-autopilot'])
  await run.close()
})

test('what somebody writes down for themselves is no answer', async () => {
  const { run, slow, one, line } = await table('noted')
  await run.pass(NUDGE_MS)
  line(slow).act({ type: 'note', about: { player: one }, text: 'hm' })
  line(slow).act({ type: 'suspect', player: one, mix: [10, 20, 70] })
  line(slow).act({ type: 'unsent', version: 0, text: 'hm', claim: null })
  await run.pass(AWAY_MS)
  expect(record(run).away).toEqual([slow])
  // With what the others may see, they are back.
  line(slow).act({ type: 'text', text: 'I was looking something up.' })
  await run.pass(SOON_MS)
  expect(record(run).away).toEqual([])
  await run.close()
})

test('nobody is asked where an answer may take a day, while it is paused, or where only bots wait', async () => {
  const day = { bankMs: 86_400_000, incrementMs: 86_400_000 }
  for (const settings of [{ pace: day }, { bots: [1, 2] }, {}]) {
    const { run, lines } = await begun('unhurried', { ...settings, times })
    await run.time.run(() => (askedIn(run)?.seat ?? 0) === 0 || !('bots' in settings))
    const slow = askedIn(run)?.seat ?? -1
    if (Object.keys(settings).length === 0) lines[0].act({ type: 'pause' })
    await run.pass(NUDGE_MS + 2 * AWAY_MS)
    expect(nudgeOf(run, slow)).toBeUndefined()
    expect(record(run).away).toEqual([])
    if (Object.keys(settings).length === 0) {
      lines[0].act({ type: 'resume' })
      await run.pass(NUDGE_MS + SOON_MS)
      expect(nudgeOf(run, slow)).toMatchObject({ by: null })
    }
    await run.close()
  }
})
