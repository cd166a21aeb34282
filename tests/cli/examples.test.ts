import { spawn, spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from './command.ts'
import { newServer, until } from './tables.ts'

const server = await newServer()
const hasPython = spawnSync('python3', ['--version']).status === 0

/** An example in a process of its own: what it says, and how it ends. */
function bot(program: string, file: string, ...args: readonly string[]): Promise<{ code: unknown; out: string }> {
  const child = spawn(program, [join(root, file), ...args], { stdio: ['ignore', 'pipe', 'inherit'] })
  let out = ''
  child.stdout.on('data', data => {
    out += data
  })
  return new Promise(done => child.on('close', code => done({ code, out })))
}

/** Waits for something, as long as none of these bots has ended: then it never comes. */
async function orEnded<T>(wanted: Promise<T>, ...bots: readonly ReturnType<typeof bot>[]): Promise<T> {
  const ended = Promise.race(bots).then(({ code }) => {
    throw new Error(`A bot has ended before it sat down, with ${code}.`)
  })
  ended.catch(() => {})
  return Promise.race([wanted, ended])
}

test('the bots of examples/ play a whole game against each other at a server that goes away in between', async () => {
  const { links, seat, host: hostOf } = await server.newTable({ game: 'homeland', players: 3 })
  const ada = bot(process.execPath, 'dist/examples/bot.js', links[0], 'Ada')
  const monty = hasPython
    ? bot('python3', 'examples/bot.py', links[1], 'Monty')
    : bot(process.execPath, 'dist/examples/bot.js', links[1], 'Monty')
  const cy = await seat(2, 'Cy')
  const host = hostOf()
  const isFull = until(host, ({ lobby }) => lobby?.chairs.every(one => one !== null) === true)
  await orEnded(isFull, ada, monty)
  await host.act({ type: 'draw' })
  await until(cy, ({ shown }) => (shown?.choices ?? 0) >= 20)
  await server.stop()
  await until(cy, ({ isConnected }) => !isConnected)
  await server.restart()
  for (const one of [ada, monty]) expect(await one).toMatchObject({ code: 0, out: expect.stringMatching(/ M-\d+\n$/) })
  const { shown } = await until(cy, state => state.shown?.outcome != null)
  expect((await ada).out).toBe(`${shown?.outcome?.cause} ${shown?.outcome?.rule}\n`)
  expect((await ada).out).toBe((await monty).out)
})

test('the bot in Python plays a call by itself', async () => {
  if (!hasPython) return
  const { links, host: hostOf } = await server.newTable({ game: 'negotiator' })
  const monty = bot('python3', 'examples/bot.py', links[0], 'Monty')
  const host = hostOf()
  await orEnded(
    until(host, ({ lobby }) => lobby?.chairs.every(one => one !== null) === true),
    monty,
  )
  await host.act({ type: 'draw' })
  expect(await monty).toMatchObject({ code: 0, out: expect.stringMatching(/ N-\d+\n$/) })
})
