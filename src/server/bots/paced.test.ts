import { expect, test } from 'vitest'
import { virtualTime } from '../../../tests/server/virtual.ts'
import type { Bot } from '../../bots/bot.ts'
import { stream } from '../../engine/chance.ts'
import type { Random } from '../../engine/game.ts'
import { homeland } from '../../games/homeland/index.ts'
import type { AnyGame } from '../../games/index.ts'
import { rootsOf } from '../../seed/roots.ts'
import { paced } from './paced.ts'

const BOT_MS = 40
const QUESTIONS = 400
const game = homeland() as unknown as AnyGame

/** How long the answers to so many questions take that are thought about for so long, and what the bot drew meanwhile. */
async function answered(thinkingMs: number, botMs = BOT_MS) {
  const time = virtualTime()
  const bot: Bot<unknown> = {
    name: 'slow',
    open: () => ({
      told() {},
      choose: ({ random }) => new Promise<number>(done => void time.after(thinkingMs, () => done(random(1000)))),
    }),
  }
  const world = time.machine(() => Buffer.alloc(0))
  const mind = (await paced(async () => bot, botMs, world)(game, 'slow')).open(0, 3)
  const took: number[] = []
  const drew: number[] = []
  for (let n = 0; n < QUESTIONS; n++) {
    const random: Random = stream(rootsOf(`question ${n}`, ['bot']).bot)
    const began = time.elapsed()
    let isAnswered = false
    const ask = { decision: { seat: 0, kind: 'x', options: [0, 1] }, random } as unknown as Parameters<
      typeof mind.choose
    >[0]
    void Promise.resolve(mind.choose(ask, { iterations: 1 })).then(found => {
      drew.push(found)
      isAnswered = true
    })
    await time.run(() => isAnswered)
    took.push(time.elapsed() - began)
  }
  return { took, drew }
}
const share = (all: readonly number[], isSo: (ms: number) => boolean): number => all.filter(isSo).length / all.length

const quick = await answered(0)

test('an answer takes at least half of it, and as long whether it was thought about for no time or for nearly that', async () => {
  expect(Math.min(...quick.took)).toBeGreaterThanOrEqual(BOT_MS / 2)
  expect((await answered(BOT_MS / 2 - 1)).took).toEqual(quick.took)
})

test('a thought that is longer than a pause comes when one that was there at once may come as well', async () => {
  const { took } = await answered(BOT_MS + 1)
  // Half of all quick answers wait for more than one pause: as late as the slow ones, to within a factor of two.
  expect(share(quick.took, ms => ms > BOT_MS)).toBeGreaterThan(0.35)
  expect(Math.min(...took)).toBeGreaterThan(BOT_MS)
  for (let from = BOT_MS; from < 3 * BOT_MS; from += BOT_MS / 2) {
    const isHere = (ms: number): boolean => ms > from && ms <= from + BOT_MS
    expect(share(took, isHere)).toBeLessThan(3 * share(quick.took, isHere))
  }
  // Many of them take exactly as long as if they had been there at once.
  expect(took.filter((ms, n) => ms === quick.took[n]).length / took.length).toBeGreaterThan(0.35)
})

test('how long it takes changes nothing the bot draws', async () => {
  expect((await answered(3 * BOT_MS)).drew).toEqual(quick.drew)
})

test('without a pause an answer is there when it is found', async () => {
  expect((await answered(7, 0)).took.every(ms => ms === 7)).toBe(true)
})
