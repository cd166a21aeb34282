import { describe, expect, test } from 'vitest'
import { again, askedIn, begun, call, client, disk, goOn, recordIn, tableOf } from '../../tests/hosting.ts'
import { MOVED_ON } from './hosting.ts'
import type { Store } from './store.ts'

describe('an input', () => {
  test('is durable before anybody is told of it, and before it is answered', async () => {
    const order: string[] = []
    const inner = disk()
    const writes =
      <Given extends readonly unknown[], Answer>(name: string, write: (...given: Given) => Promise<Answer>) =>
      async (...given: Given): Promise<Answer> => {
        await new Promise(done => setTimeout(done, 1))
        const answer = await write(...given)
        order.push(name)
        return answer
      }
    const store = {
      ...inner,
      create: writes('kept', inner.create),
      append: writes('kept', inner.append),
      rewrite: writes('kept', inner.rewrite),
      writeRecord: writes('kept', inner.writeRecord),
    }
    const hosted = await begun(tableOf(0), { store })
    const drafter = askedIn(hosted).seat
    hosted.seat(drafter).subscribe(() => order.push('told'))
    order.length = 0
    const acts = [
      () => hosted.seat(drafter).choose([askedIn(hosted).names[0]]),
      () => hosted.seat(drafter).say({ about: 'case', case: 1, says: 'dangerous' }),
      () => hosted.seat(drafter).note({ case: 1 }, 'hm'),
      () => hosted.seat(drafter).suspect((drafter + 1) % 3, [0, 0, 100]),
    ]
    for (const act of acts) {
      await act()
      order.push('answered')
    }
    expect(order).toEqual(acts.flatMap(() => ['kept', 'told', 'answered']))
  })

  test('that comes again with its id is taken once, also after the match was loaded again', async () => {
    let writes = 0
    const inner = disk()
    const append: Store['append'] = (...given) => {
      writes++
      return inner.append(...given)
    }
    const store = { ...inner, append }
    const hosted = await begun(call, { store })
    const inputs = []
    for (let n = 0; n < 8; n++) {
      const { names } = askedIn(hosted)
      const [choices, sent] = [[names[names.length - 1]], { id: `input ${n}` }] as const
      inputs.push({ choices, sent })
      await hosted.seat(0).choose(choices, sent)
      const before = [recordIn(hosted), hosted.open().match.log, writes]
      await hosted.seat(0).choose(choices, sent)
      expect([recordIn(hosted), hosted.open().match.log, writes]).toEqual(before)
    }
    const later = await again(store)
    const before = recordIn(later)
    expect(before).toEqual(recordIn(hosted))
    for (const { choices, sent } of inputs) await later.seat(0).choose(choices, sent)
    expect(recordIn(later)).toBe(before)
    expect(writes).toBe(inputs.length)
  })

  test('to a question that no longer stands is refused, and nothing has changed', async () => {
    const hosted = await begun(call)
    const one = client(hosted, 0)
    const question = one.shown().asked?.question
    await goOn(hosted)
    const before = recordIn(hosted)
    const { names } = askedIn(hosted)
    await expect(hosted.seat(0).choose([names[0]], { question })).rejects.toMatchObject({ key: 'match.other-question' })
    await expect(hosted.seat(0).undo({ question })).rejects.toMatchObject({ key: 'match.other-question' })
    expect(() => hosted.seat(0).explain(question)).toThrow('match.other-question')
    expect(recordIn(hosted)).toBe(before)
    await hosted.seat(0).choose([names[0]], { question: one.shown().asked?.question })
    expect(recordIn(hosted)).not.toBe(before)
  })

  test('waits for the one before it', async () => {
    const hosted = await begun({ ...call, practice: true })
    const { names } = askedIn(hosted)
    const banks = names.filter(name => name.startsWith('bank')).slice(0, 2)
    await Promise.all(banks.map(name => hosted.seat(0).choose([name])))
    expect(recordIn(hosted).draft.map(({ choice }) => choice)).toEqual(banks)
  })
})

describe('a store', () => {
  test('in which the match has moved on refuses the input; here nothing goes on, and there nothing is lost', async () => {
    const store = disk()
    const hosted = await begun(call, { store })
    for (let n = 0; n < 4; n++) await goOn(hosted)
    const late = await again(store)
    for (let n = 0; n < 5; n++) await goOn(hosted)
    const longer = await store.load('a')
    const before = recordIn(late)
    const one = client(late, 0)
    for (const act of [() => goOn(late), () => goOn(late), () => late.seat(0).undo()])
      await expect(act()).rejects.toMatchObject({ key: MOVED_ON })
    expect(await late.checkpoint()).toBe(false)
    expect(recordIn(late)).toBe(before)
    expect(one.heard).toHaveLength(1)
    expect(await store.load('a')).toEqual(longer)
    // Whoever sits down again goes on from there.
    const next = await again(store)
    expect(recordIn(next)).toEqual(recordIn(hosted))
    await goOn(next)
    expect((await store.list())[0].choices).toBe(10)
  })

  test('from which the match was deleted gets it anew, whole', async () => {
    const store = disk()
    const hosted = await begun(call, { store })
    await goOn(hosted)
    await store.remove('a')
    await goOn(hosted)
    expect(recordIn(await again(store))).toEqual(recordIn(hosted))
    await store.remove('a')
    expect(await hosted.checkpoint()).toBe(true)
    expect(recordIn(await again(store))).toEqual(recordIn(hosted))
  })

  test('that fails does not end the game: it is told, and catches up later', async () => {
    const inner = disk()
    let isFull = false
    const unless =
      <Given extends readonly unknown[], Answer>(write: (...given: Given) => Promise<Answer>) =>
      async (...given: Given): Promise<Answer> => {
        if (isFull) throw new Error('no room')
        return write(...given)
      }
    const store = { ...inner, append: unless(inner.append), rewrite: unless(inner.rewrite) }
    const hosted = await begun(call, { store })
    const one = client(hosted, 0)
    await goOn(hosted)
    expect(one.shown().kept).toBe(true)
    isFull = true
    for (let n = 0; n < 3; n++) await goOn(hosted)
    expect(one.shown().kept).toBe(false)
    expect((await inner.load('a'))?.changes).toHaveLength(1)
    isFull = false
    await goOn(hosted)
    expect(one.shown().kept).toBe(true)
    expect((await inner.load('a'))?.changes).toHaveLength(5)
    expect(recordIn(await again(inner))).toEqual(recordIn(hosted))
    // Also its end: where there is no room for the whole match there is for what is new.
    const noWhole = { ...inner, rewrite: () => Promise.reject(new Error('no room')) }
    const last = await again(inner, { store: noWhole })
    while (last.open().game.outcome(last.open().match.state) === null) await goOn(last)
    const over = await again(inner)
    expect(recordIn(over)).toEqual(recordIn(last))
    expect(over.open().game.outcome(over.open().match.state)).not.toBeNull()
  })

  test('has a finished match whole, and whoever counts games is told of it once', async () => {
    const store = disk()
    const finished: unknown[] = []
    const hosted = await begun(call, {
      store,
      finished: async open => {
        finished.push(open.match.record)
        return false
      },
    })
    const one = client(hosted, 0)
    while (hosted.open().game.outcome(hosted.open().match.state) === null) await goOn(hosted)
    const kept = await store.load('a')
    expect(kept?.changes).toEqual([])
    expect(kept?.line.outcome).toEqual(one.shown().outcome)
    expect(finished).toEqual([recordIn(hosted)])
    expect(one.shown().kept).toBe(false)
  })

  test('takes nothing more of a match that was left', async () => {
    const store = disk()
    const hosted = await begun(call, { store })
    await goOn(hosted)
    await hosted.close()
    const before = await store.load('a')
    await expect(goOn(hosted)).rejects.toMatchObject({ key: MOVED_ON })
    expect(await store.load('a')).toEqual(before)
  })
})
