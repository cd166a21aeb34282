import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { PROTOCOL } from '../../src/web/worker/protocol.ts'
import { folder, inBrowser } from './browser.ts'

const { visit } = inBrowser()
const worker = readdirSync(join(folder, 'assets')).find(file => /^worker-.*\.js$/.test(file))
const LEAST_MS = 1000

const opening = {
  ...{ game: 'homeland', setup: { players: 4 }, seed: 'pace', practice: false },
  seats: ['Ann', 'Birch', 'Cedar', 'Dogwood'].map((name, seat) => ({
    name,
    bot: seat === 0 ? null : 'careerist:chatty',
  })),
}

/** How long after the table was opened its worker first told of words, where it is asked to keep this pace. */
async function firstWords(isPaced: boolean): Promise<number> {
  const { page } = await visit()
  const took = await page.evaluate(
    async ([file, protocol, what, name]) => {
      const table = new Worker(`./assets/${file}`, { type: 'module', name })
      const began = performance.now()
      const spoken = new Promise<number>(resolve =>
        table.addEventListener('message', ({ data }) => {
          const told: readonly object[] = data.update?.told ?? []
          if (told.some(one => 'talk' in one)) resolve(performance.now() - began)
        }),
      )
      table.addEventListener('message', ({ data }) => {
        if (data.number !== 1) return
        table.postMessage({ protocol, number: 2, ask: 'resume', what: { id: data.answer.id } })
      })
      table.postMessage({ protocol, number: 1, ask: 'open', what })
      return spoken.finally(() => table.terminate())
    },
    [worker, PROTOCOL, opening, isPaced ? 'paced' : 'table'] as const,
  )
  await page.close()
  return took
}

test('bots speak at the pace of people where motion is wanted', async () => {
  // Without it the same bots speak too: that they do is nobody's patience.
  expect(await firstWords(false)).toBeGreaterThan(0)
  expect(await firstWords(true)).toBeGreaterThanOrEqual(LEAST_MS)
})
