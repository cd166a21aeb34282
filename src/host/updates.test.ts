import { describe, expect, test } from 'vitest'
import {
  askedIn,
  begun,
  call,
  client,
  disk,
  drafting,
  expectUpToDate,
  gate,
  goOn,
  recordIn,
  tableOf,
} from '../../tests/hosting.ts'
import { stream } from '../engine/chance.ts'
import type { Random, Viewer } from '../engine/game.ts'
import { rootsOf } from '../seed/roots.ts'
import { comparison } from './compare.ts'
import type { HostedMatch } from './hosting.ts'
import type { Opening } from './opening.ts'
import { withUpdate } from './shown.ts'
import type { Store } from './store.ts'
import type { Update } from './update.ts'

describe('updates', () => {
  test.each([{}, comparison()])(
    'a draft sends no message to anybody else, nor does a note or a suspicion',
    async how => {
      const hosted = await begun(tableOf(0), how)
      const { seat, choice } = drafting(hosted)
      const others = ([0, 1, 2, 'observer'] as const).filter(viewer => viewer !== seat).map(one => client(hosted, one))
      const own = client(hosted, seat)
      await hosted.seat(seat).choose([choice])
      await hosted.seat(seat).undo()
      await hosted.seat(seat).note({ player: (seat + 1) % 3 }, 'mine alone')
      await hosted.seat(seat).suspect((seat + 1) % 3, [0, 0, 100])
      expect(own.heard).toHaveLength(1 + 4)
      for (const { heard } of others) expect(heard).toHaveLength(1)
      await hosted.seat(seat).say({ about: 'case', case: 1, says: 'dangerous' })
      for (const { heard } of others) expect(heard).toHaveLength(2)
    },
  )

  const wildly = async (hosted: HostedMatch, random: Random): Promise<void> => {
    const { game, match } = hosted.open()
    const { record } = match
    const made = record.choices.length + record.draft.length
    const { seat, names } = askedIn(hosted)
    const isSeveral = record.seats.length > 0
    const what = random(12)
    if (what === 0 && record.draft.length > 0) await hosted.seat(record.draft[0].seat).undo()
    else if (what === 1 && record.practice && made > 0) await hosted.seat(0).rewind(random(made))
    else if (what === 2 && isSeveral) {
      const player = (seat + 1) % record.seats.length
      await hosted.seat(seat).say({ about: 'player', player, says: 'suspect', strength: 'little' })
    } else if (what === 3 && isSeveral) await hosted.seat(seat).note({ player: 0 }, `note ${made}`)
    else if (what === 4 && isSeveral) await hosted.seat(seat).suspect((seat + 1) % record.seats.length, [50, 50, 0])
    else await hosted.seat(seat).choose([names[random(names.length)]])
    expect(game).toBe(hosted.open().game)
  }

  test.each<[string, Opening, readonly Viewer[], number]>([
    ['a call that is practised', { ...call, practice: true }, [0, 'observer'], 160],
    ['a call to its end', call, [0], 400],
    ['a table of three people', tableOf(0), [0, 1, 2, 'observer'], 160],
    ['a person among bots', tableOf(2), [0, 'observer'], 60],
  ])(
    'of %s come to what a fresh view of it is, for every viewer at every step',
    async (name, opening, viewers, most) => {
      const random = stream(rootsOf(name, ['wild']).wild)
      // As a server looks for what is different, where several play.
      const hosted = await begun(opening, opening.seats.length > 0 ? comparison() : {})
      await hosted.settled()
      const clients = viewers.map(viewer => client(hosted, viewer))
      for (let n = 0; n < most && hosted.open().game.outcome(hosted.open().match.state) === null; n++) {
        await wildly(hosted, random)
        await hosted.settled()
        expectUpToDate(hosted, clients)
        if (random(10) === 0) clients[random(clients.length)].hello()
      }
      expectUpToDate(hosted, clients)
      expect(clients.some(({ heard }) => heard.length > 30)).toBe(true)
      expect(recordIn(hosted).choices.length).toBeGreaterThan(5)
    },
  )

  test('a missed message is noticed, and a hello sends only what follows', async () => {
    const hosted = await begun(call)
    const one = client(hosted, 0)
    for (let n = 0; n < 6; n++) await goOn(hosted)
    const [first, second, third, ...more] = one.heard
    const shown = withUpdate(null, first)
    if (!shown) throw new Error('the first message is whole')
    expect(withUpdate(shown, third)).toBeNull()
    expect(withUpdate(null, second)).toBeNull()
    const later = withUpdate(shown, second)
    expect(later && withUpdate(later, third)).not.toBeNull()
    expect(more.length).toBeGreaterThan(2)

    const { told } = one.shown()
    await goOn(hosted)
    await goOn(hosted)
    const missed = one.shown().told - told
    one.hello()
    expect(one.heard[one.heard.length - 1]).toMatchObject({ n: 1, from: told + missed, told: [] })
    const heard: Update[] = []
    hosted.seat(0).subscribe(update => heard.push(update), told)
    expect(heard[0]).toMatchObject({ n: 1, from: told })
    expect(heard[0].told).toHaveLength(missed)
    // Whoever claims to have heard more than there is hears everything.
    for (const from of [one.shown().told + 1, -1, 0.5]) {
      hosted.seat(0).subscribe(update => heard.push(update), from)
      expect(heard[heard.length - 1]).toMatchObject({ from: 0 })
    }
    expect(withUpdate(null, heard[0])).toBeNull()
  })

  test('whoever sits down while an input is being written misses nothing of it', async () => {
    const written = gate()
    const inner = disk()
    let isSlow = false
    const append: Store['append'] = async (...given) => {
      const answer = await inner.append(...given)
      if (isSlow) await written.opened
      return answer
    }
    const hosted = await begun(call, { store: { ...inner, append } })
    await goOn(hosted)
    isSlow = true
    const { names } = askedIn(hosted)
    const chosen = hosted.seat(0).choose([names[0]])
    await new Promise(done => setImmediate(done))
    const late = client(hosted, 0)
    written.open()
    await chosen
    expectUpToDate(hosted, [late])
    isSlow = false
    await goOn(hosted)
    expectUpToDate(hosted, [late])
  })

  test('whoever has left hears nothing more', async () => {
    const hosted = await begun(call)
    const one = client(hosted, 0)
    one.leave()
    await goOn(hosted)
    expect(one.heard).toHaveLength(1)
  })
})
