import { describe, expect, test } from 'vitest'
import { begun, client, goOn, recordIn, tableOf, usual } from '../../tests/hosting.ts'
import { type Virtual, virtualTime } from '../../tests/server/virtual.ts'
import type { HostedMatch, Hosting } from './hosting.ts'
import type { Opening } from './opening.ts'
import { restsLast, restsNow } from './speech.ts'

const LEAST_MS = 1000
const MOST_MS = 4000

/** A table of one person and two bots that talk much. */
const chatty: Opening = {
  ...tableOf(2),
  seats: tableOf(2).seats.map(({ name, bot }) => ({ name, bot: bot === null ? null : 'analyst:chatty' })),
}
const talkIn = (hosted: HostedMatch) => recordIn(hosted).talk

async function paced(think: Hosting['think'] = usual): Promise<{ hosted: HostedMatch; time: Virtual }> {
  const time = virtualTime()
  const hosted = await begun(chatty, { think, after: (work, ms) => time.after(ms, work) })
  await hosted.settled()
  return { hosted, time }
}
/** Goes on, and no time passes, until the person is asked where it is so; false where the game is over before. */
async function until({ hosted }: { readonly hosted: HostedMatch }, isSo: () => boolean): Promise<boolean> {
  const { game } = hosted.open()
  while (!isSo()) {
    if (game.outcome(hosted.open().match.state) !== null) return false
    await goOn(hosted)
  }
  return true
}
const rests = (hosted: HostedMatch): boolean => restsNow(hosted.open().game, hosted.open().match)
const restsHere = (hosted: HostedMatch): boolean => restsLast(hosted.open().game, hosted.open().match)
/** Lets time pass until all who are about to speak have. */
async function hearOut({ hosted, time }: { readonly hosted: HostedMatch; readonly time: Virtual }): Promise<void> {
  await time.run(() => false, 2 * MOST_MS)
  await hosted.settled()
}

describe('words come at the pace of people', () => {
  test('a second after somebody is about to speak at the earliest, and four at the latest', async () => {
    const table = await paced()
    const { hosted, time } = table
    const one = client(hosted, 0)
    const taken: number[] = []
    for (let n = 0; n < 30 && (await until(table, () => rests(hosted))); n++) {
      await hearOut(table)
      const silent = talkIn(hosted).length
      const began = time.elapsed()
      if (!(await until(table, () => !rests(hosted))) || !(await until(table, () => rests(hosted)))) break
      // However much the bots have done meanwhile, nobody has said a word.
      expect(time.elapsed()).toBe(began)
      expect(talkIn(hosted)).toHaveLength(silent)
      if (await time.run(() => talkIn(hosted).length > silent, MOST_MS)) taken.push(time.elapsed() - began)
      expect(one.shown().talk).toEqual(talkIn(hosted))
    }
    expect(taken.length).toBeGreaterThan(3)
    for (const ms of taken) {
      expect(ms).toBeGreaterThanOrEqual(LEAST_MS)
      expect(ms).toBeLessThanOrEqual(MOST_MS)
    }
    expect(new Set(taken).size).toBeGreaterThan(3)
  })

  test('when the game has gone on, where it rests next, of what there is to be seen then, and once', async () => {
    const seenAt: boolean[] = []
    const looking: Hosting['think'] = async (game, kind) => {
      const bot = await usual(game, kind)
      return {
        ...bot,
        open(seat, players) {
          const mind = bot.open(seat, players)
          return {
            ...mind,
            speak(speaking) {
              if (speaking.to === null) seenAt.push(game.talk?.rests?.(speaking.view()) === true)
              return mind.speak?.(speaking)
            },
          }
        },
      }
    }
    const table = await paced(looking)
    const { hosted, time } = table
    let isLate = 0
    for (let n = 0; n < 30 && (await until(table, () => !rests(hosted))); n++) {
      const before = talkIn(hosted).length
      await time.run(() => false, MOST_MS)
      await hosted.settled()
      // Whoever speaks of their own accord waits until it rests.
      expect(talkIn(hosted)).toHaveLength(before)
      if (!(await until(table, () => rests(hosted)))) break
      isLate += talkIn(hosted).length - before
      await goOn(hosted)
    }
    expect(isLate).toBeGreaterThan(3)
    expect(seenAt.length).toBeGreaterThanOrEqual(isLate)
    expect(new Set(seenAt)).toEqual(new Set([true]))
    const moments = talkIn(hosted).map(({ seat, after }) => `${seat} ${after}`)
    expect(new Set(moments).size).toBe(moments.length)
  })

  test('before the accusations bots hear each other out', async () => {
    let heardOut = 0
    for (const seed of ['a', 'b', 'c', 'd', 'e', 'f']) {
      const time = virtualTime()
      const hosted = await begun({ ...chatty, seed }, { after: (work, ms) => time.after(ms, work) })
      await hosted.settled()
      const table = { hosted, time }
      if (!(await until(table, () => restsHere(hosted)))) continue
      const before = talkIn(hosted).length
      await hearOut(table)
      heardOut += talkIn(hosted).length - before
      // Then they accuse, and the game ends with whoever is left.
      expect(restsHere(hosted)).toBe(false)
      await until(table, () => false)
    }
    expect(heardOut).toBeGreaterThan(0)
  })

  test('at once, where nobody wants to wait', async () => {
    const hosted = await begun(chatty)
    await hosted.settled()
    await until({ hosted }, () => talkIn(hosted).length > 3)
    expect(talkIn(hosted).length).toBeGreaterThan(3)
  })
})

test('a match that was left while somebody was about to speak says nothing any more', async () => {
  const table = await paced()
  const { hosted, time } = table
  await until(table, () => rests(hosted))
  const { choices, talk } = recordIn(hosted)
  await hosted.close()
  await time.run(() => false, MOST_MS)
  expect(recordIn(hosted)).toMatchObject({ choices, talk })
})
