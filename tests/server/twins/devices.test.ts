import { expect, test } from 'vitest'
import type { Watcher } from '../../../src/server/tables/live-table.ts'
import { askedIn, begun, choose, drawsOf, STEP_MS, tampered } from './play.ts'
import { parting, type Run, type RunSettings } from './run.ts'

// On how many devices somebody plays, by links of their own.

const OWNER = 1
const CHOICES = 16
/** As long as one thing of somebody's own takes, whatever it is. */
const BIT_MS = 200
const BITS = 6

type Plant = NonNullable<RunSettings['plant']>

/** What somebody does about their own devices, one thing after the other, each within its time. */
async function another(run: Run, n: number): Promise<void> {
  const within = async <Answer>(work: Promise<Answer>): Promise<Answer> => {
    await run.pass(BIT_MS)
    return work
  }
  const found = async (text: string) => {
    const pass = await within(run.passes.find(text))
    if (!pass) throw new Error('no such pass')
    return pass
  }
  const own = await found(run.passOf(OWNER))
  const link = await found(await within(run.seating.addDevice(own)))
  const phone = await within(run.seating.enter(link, { id: null, device: 'Firefox, Android' }))
  const line = run.lineBy(phone, `phone ${n}`)
  line.act({ type: 'unsent', version: n, text: `not said ${n}`, claim: null })
  const devices = await within(run.seating.devices(own))
  const other = devices.find(({ isThis }) => !isThis)
  expect(
    run
      .sent(`phone ${n}`)
      .map(({ text }) => text.slice(0, 16))
      .join(),
  ).toContain('whole')
  if (!other) throw new Error('no other device')
  // It is ended from the first one: its line is closed at once.
  const ended = run.seating.endDevice(own, other.id)
  await run.pass(BIT_MS / 2)
  await ended
  await run.pass(BIT_MS / 2)
  expect(run.sent(`phone ${n}`).at(-1)?.text).toContain('pass.ended')
}

async function played(isTwin: boolean, plant?: Plant): Promise<Run> {
  const { run, lines } = await begun('devices', plant ? { plant } : {})
  const random = drawsOf('devices')
  for (let n = 0; n < CHOICES; n++) {
    const asked = askedIn(run)
    if (!asked) break
    const at = run.time.elapsed()
    if (isTwin) await another(run, n)
    await run.pass(at + BITS * BIT_MS + STEP_MS - run.time.elapsed())
    choose(lines, asked.seat, asked.names[random(asked.names.length)])
    await run.pass(STEP_MS)
    if (n % 6 === 0) lines[0].hello(n)
  }
  await run.close()
  return run
}

async function apart(plant: () => Plant | undefined = () => undefined): Promise<string | null> {
  const [one, two] = [await played(false, plant()), await played(true, plant())]
  for (const name of ['0', '2', 'host', 'spectator', 'screen']) {
    expect(one.sent(name).length).toBeGreaterThan(3)
    const found = parting(one.sent(name), two.sent(name))
    if (found !== null) return `${name}: ${found}`
  }
  return null
}

test('a link for another device, its coming, what it writes and its end reach nobody else', async () => {
  expect(await apart()).toBeNull()
})

/** A table at which everybody is told something where one of several lines to a seat comes, or goes. */
function counting(when: 'comes' | 'goes'): Plant {
  const watchers = new Set<Watcher>()
  const tellAll = (): void => {
    for (const one of watchers) one.presence([0, 1, 2], watchers.size, 0)
  }
  return tampered(table => ({
    ...table,
    watch(watcher) {
      const isAnother = [...watchers].some(({ place }) => place === watcher.place && place === OWNER)
      watchers.add(watcher)
      const stop = table.watch(watcher)
      if (isAnother && when === 'comes') tellAll()
      return () => {
        stop()
        watchers.delete(watcher)
        if (isAnother && when === 'goes') tellAll()
      }
    },
  }))
}

test.each<[string, () => Plant]>([
  ['presence: that another device comes', () => counting('comes')],
  ['presence: that one is ended', () => counting('goes')],
])('a leak is noticed in %s', async (_channel, plant) => {
  expect(await apart(plant)).not.toBeNull()
})
