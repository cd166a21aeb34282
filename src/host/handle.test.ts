import { describe, expect, test } from 'vitest'
import { askedIn, begun, call, client, disk, drafting, goOn, recordIn, tableOf } from '../../tests/hosting.ts'
import type { Store } from './store.ts'

describe('a handle', () => {
  test('on a bot’s seat is nobody’s before the end, and on a seat that is not there never', async () => {
    const hosted = await begun(tableOf(2))
    await hosted.settled()
    for (const seat of [1, 2]) expect(() => hosted.seat(seat)).toThrow('talk.bot')
    for (const seat of [-1, 3, 0.5, Number.NaN]) expect(() => hosted.seat(seat)).toThrow('talk.no-such-seat')
    expect(() => hosted.seat('1' as never)).toThrow('talk.no-such-seat')
    for (let n = 0; hosted.open().game.outcome(hosted.open().match.state) === null; n++) {
      expect(n).toBeLessThan(2_000)
      await goOn(hosted)
    }
    for (const seat of [1, 2]) expect(client(hosted, seat).shown().outcome).not.toBeNull()
    expect(() => hosted.seat(3)).toThrow('talk.no-such-seat')
  })

  test('of an observer sees, and cannot act', async () => {
    const hosted = await begun({ ...call, practice: true })
    await goOn(hosted)
    const observer = hosted.seat('observer')
    const before = recordIn(hosted)
    for (const act of [
      () => observer.choose(['hang-up']),
      () => observer.undo(),
      () => observer.rewind(0),
      () => observer.say({ about: 'case', case: 1, says: 'dangerous' }),
      () => observer.note({ case: 1 }, 'hm'),
      () => observer.suspect(0, [0, 0, 100]),
    ])
      await expect(act()).rejects.toMatchObject({ key: 'match.no-seat' })
    expect(() => observer.why('hang-up')).toThrow('match.no-seat')
    expect(() => observer.explain()).toThrow('play.over')
    expect(recordIn(hosted)).toBe(before)
  })

  test.each([call, tableOf(0)])(
    'says why something cannot be chosen as the engine does, and changes nothing',
    async opening => {
      let writes = 0
      const inner = disk()
      const store = {
        ...inner,
        append: (...given: Parameters<Store['append']>) => {
          writes++
          return inner.append(...given)
        },
      }
      const hosted = await begun(opening, { store })
      let refusals = 0
      for (let n = 0; n < 15; n++) {
        const { game, match } = hosted.open()
        const { seat, names } = askedIn(hosted)
        const handle = hosted.seat(seat)
        const [record, written] = [recordIn(hosted), writes]
        for (const name of names) expect(handle.why(name)).toBeNull()
        const { refused } = handle.explain()
        for (const { name, after, why } of refused)
          if (after === undefined) {
            refusals++
            expect(handle.why(name)).toEqual(why)
            expect(why).toEqual(game.refusal(match.state, seat, game.optionOf(name) ?? -1))
            await expect(handle.choose([name])).rejects.toMatchObject({ reason: why })
          }
        expect(() => handle.why('no such thing')).toThrow('match.no-such-option')
        expect([recordIn(hosted), writes]).toEqual([record, written])
        await goOn(hosted)
      }
      expect(refusals).toBeGreaterThan(5)
    },
  )

  test('does not let the others ask about somebody’s draft', async () => {
    const hosted = await begun(tableOf(0))
    const { seat, choice } = drafting(hosted)
    const other = hosted.seat((seat + 1) % 3)
    const before = JSON.stringify(other.why(choice))
    await hosted.seat(seat).choose([choice])
    expect(JSON.stringify(other.why(choice))).toBe(before)
    expect(() => other.explain()).toThrow('play.over')
  })
})
