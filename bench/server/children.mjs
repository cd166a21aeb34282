// Processes that are told what to do, and answer.
import { fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'

const pathOf = name => fileURLToPath(new URL(name, import.meta.url))

/** In the child: what it can be asked for, and what is known of it from the beginning. */
export function answering(can, about = {}) {
  process.on('message', async ({ id, ask, ...how }) => {
    try {
      process.send({ id, answer: (await can[ask](how)) ?? null })
    } catch (error) {
      process.send({ id, error: error.stack })
    }
  })
  process.on('disconnect', () => process.exit(0))
  process.send({ ready: about })
}

/** A child that runs, once it is ready. */
export function started(script, args = [], flags = []) {
  const child = fork(pathOf(script), args, {
    execArgv: flags,
    env: { ...process.env, NODE_ENV: 'production' },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  const waiting = new Map()
  let ids = 0
  let isEnding = false
  const ask = (what, about = {}) =>
    new Promise((resolve, reject) => {
      ids += 1
      waiting.set(ids, { resolve, reject })
      child.send({ ...about, id: ids, ask: what })
    })
  return new Promise((resolve, reject) => {
    child.on('exit', (code, signal) => {
      const error = new Error(`${script} ${args.join(' ')} ended with ${code ?? signal}.`)
      for (const one of waiting.values()) isEnding ? one.resolve(null) : one.reject(error)
      if (!isEnding) reject(error)
    })
    child.on('message', ({ ready, id, answer, error }) => {
      if (ready) {
        const end = async () => {
          isEnding = true
          child.disconnect()
          await new Promise(done => (child.exitCode === null ? child.on('exit', done) : done()))
        }
        resolve({ ...ready, pid: child.pid, ask, end })
        return
      }
      const one = waiting.get(id)
      waiting.delete(id)
      if (error) one?.reject(new Error(error))
      else one?.resolve(answer)
    })
  })
}
