import { existsSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { ask, begun, newFolder, playOn, replayed, type Seated, until } from '../people.ts'
import { type Running, startProcess } from './process.ts'

/** A real process whose clock is set, by Debian's `faketime`, or that stands still, while people play: `npm run faults -- clocks`. */

const OFTEN = Number(process.env.FAULT_CLOCKS ?? 0)
const LIBRARY = ['x86_64', 'aarch64'].map(cpu => `/usr/lib/${cpu}-linux-gnu/faketime/libfaketime.so.1`).find(existsSync)
const LIVE = { bankMs: 120_000, incrementMs: 10_000 }
const STILL_MS = 1500

let folder = ''
let running: Running | null = null
let seated: Seated | null = null
beforeEach(() => {
  folder = newFolder()
})
afterEach(async () => {
  for (const one of seated ? [seated.host, ...seated.people] : []) one.leave()
  await running?.end()
  ;[seated, running] = [null, null]
  rmSync(folder, { recursive: true, force: true })
})

/** Plays to the end, and looks whether nothing that was acknowledged is lost and no time went back. */
async function playOut(port: number, { table, people, told }: Seated): Promise<number> {
  await playOn({ people, told })
  for (const one of people) await until(one, ({ shown }) => shown?.outcome != null)
  const { body } = await ask(port, `/api/tables/${table}/file`)
  const match = await replayed(body)
  for (const seat of people.keys())
    expect(match.record.choices.filter(one => one.seat === seat).map(({ choice }) => choice)).toEqual(told[seat])
  const times = match.log.map(({ at }) => at ?? 0)
  expect(times).toEqual(times.toSorted((a, b) => a - b))
  return match.record.choices.length
}

describe.runIf(OFTEN > 0)('while people play live', () => {
  test.runIf(LIBRARY !== undefined)('the clock is set by hours, forwards and back, and nobody loses time', async () => {
    const offset = join(folder, 'offset')
    writeFileSync(offset, '+0s')
    running = await startProcess(folder, {
      env: {
        ...{ LD_PRELOAD: LIBRARY ?? '', FAKETIME_TIMESTAMP_FILE: offset },
        ...{ FAKETIME_NO_CACHE: '1', DONT_FAKE_MONOTONIC: '1' },
      },
    })
    const { port } = running
    const all = await begun(3, [[port], [port], [port]], undefined, LIVE)
    seated = all
    const [person] = all.people
    for (let n = 0; n < OFTEN; n++) {
      await playOn(all, acts => acts >= 3)
      if (person.now().shown?.outcome) break
      writeFileSync(offset, n % 2 === 0 ? '+3h' : '+0s')
      await until(person, ({ shown }) => shown?.around?.isPaused === true || shown?.outcome != null)
      expect(person.now().shown?.seats?.some(one => one.absent === 'autopilot') ?? false).toBe(false)
      await person.act({ type: 'resume' })
    }
    process.stdout.write(`${JSON.stringify({ clocks: OFTEN, choices: await playOut(port, all) })}\n`)
  })

  test('the process stands still for longer than its pings, again and again', async () => {
    running = await startProcess(folder, { settings: { limits: { pingMs: 200 } } })
    const { port, child } = running
    const all = await begun(3, [[port], [port], [port]], undefined, LIVE)
    seated = all
    const pid = child.pid ?? 0
    let isOver = false
    const playing = playOut(port, all).finally(() => {
      isOver = true
    })
    let still = 0
    for (; still < OFTEN && !isOver; still++) {
      process.kill(pid, 'SIGSTOP')
      await new Promise(resolve => setTimeout(resolve, STILL_MS))
      process.kill(pid, 'SIGCONT')
      await new Promise(resolve => setTimeout(resolve, STILL_MS / 10))
    }
    process.stdout.write(`${JSON.stringify({ still, choices: await playing })}\n`)
  })
})
