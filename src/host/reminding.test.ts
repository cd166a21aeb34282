import { describe, expect, test } from 'vitest'
import { askedIn, begun, disk, drafting, goOn, tableOf } from '../../tests/hosting.ts'
import type { HostedMatch, Hosting } from './hosting.ts'
import { peopleWaitedFor, remindAt } from './reminding.ts'

/** A hosted match, and with every change of it when reminders have to be looked at. */
async function watched(bots = 0): Promise<{ readonly hosted: HostedMatch; readonly looks: (number | undefined)[] }> {
  const looks: (number | undefined)[] = []
  const inner = disk()
  const store = {
    ...inner,
    append: (...given: Parameters<typeof inner.append>) => {
      looks.push(given[0].remind)
      return inner.append(...given)
    },
  }
  const more: Hosting['more'] = (before, after) => ({ remind: remindAt(before, after, { now: 100, afterMs: 15 }) })
  const hosted = await begun(tableOf(bots), { store, isServed: true, more })
  await hosted.settled()
  looks.length = 0
  return { hosted, looks }
}

describe('when it has to be looked whether somebody is to be reminded', () => {
  test('comes with the change that asks them something new', async () => {
    const { hosted, looks } = await watched()
    const first = askedIn(hosted).seat
    while (askedIn(hosted).seat === first) await goOn(hosted)
    expect(looks.at(-1)).toBe(115)
  })

  test('never comes with a draft, a note or a word: nobody’s reminder tells that somebody else is at it', async () => {
    const { hosted, looks } = await watched()
    const { seat, choice } = drafting(hosted)
    await hosted.seat(seat).choose([choice])
    await hosted.seat(seat).undo()
    await hosted.seat(seat).note({ case: 1 }, 'hm')
    await hosted.seat((seat + 1) % 3).say({ about: 'case', case: 1, says: 'dangerous' })
    expect(looks).toEqual([undefined, undefined, undefined, undefined])
  })

  test('comes at once with going on after a pause, and not with the pause', async () => {
    const { hosted, looks } = await watched()
    await hosted.seat(1).beside({ type: 'pause' })
    await hosted.seat(1).beside({ type: 'resume' })
    expect(looks).toEqual([undefined, 100])
  })

  test('does not come for bots, nor for a match that is over', async () => {
    const { hosted } = await watched(2)
    expect(peopleWaitedFor(hosted.open().match)).toEqual([0])
    await hosted.act({ type: 'end', cause: 'agreed' })
    expect(peopleWaitedFor(hosted.open().match)).toEqual([])
  })
})
