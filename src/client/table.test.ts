import { expect, test } from 'vitest'
import { begun, goOn, tableOf } from '../../tests/hosting.ts'
import type { Update } from '../host/update.ts'
import type { Outgoing } from '../host/wire.ts'
import { joinTable, type SocketEvents } from './table.ts'

/** A line on which a test says what arrives. */
function played() {
  const sent: string[] = []
  const ends: SocketEvents[] = []
  const waits: (() => void)[] = []
  const table = joinTable(
    {
      connect(events) {
        ends.push(events)
        return { send: text => void sent.push(JSON.parse(text).type), close() {} }
      },
      after: (_ms, work) => {
        waits.push(work)
        return () => {}
      },
      random: () => 0,
      newId: () => 'one',
    },
    'table',
    'pass',
  )
  return {
    table,
    sent,
    /** The line there is: it opens, and a message comes over it. */
    open: () => ends.at(-1)?.opened(),
    arrives: (message: unknown) => ends.at(-1)?.received(JSON.stringify(message)),
    breaks() {
      ends.at(-1)?.closed()
      waits.pop()?.()
    },
  }
}

test('what follows in a new stream is not taken for more of the one before, though the numbers fit', async () => {
  const hosted = await begun(tableOf(0), {})
  const { table, sent, open, arrives, breaks } = played()
  const told: Outgoing[] = []
  const subscribe = (): (() => void) =>
    hosted
      .seat('observer')
      .subscribe(
        update => void told.push({ type: update.whole ? 'whole' : 'told', ...update }),
        table.now().shown?.told,
      )
  const hangUp = subscribe()
  open()
  arrives(told[0])
  const before = table.now().shown
  expect(before?.n).toBe(1)
  hangUp()
  breaks()
  // Nothing was said to the observer meanwhile, but the position is another: only the whole that is lost would show it.
  subscribe()
  open()
  const [, lost] = told
  expect([lost.type, 'from' in lost && lost.from]).toEqual(['whole', before?.told])
  while (told.length < 3) await goOn(hosted)
  expect([told[2].type, 'n' in told[2] && told[2].n]).toEqual(['told', 2])
  arrives(told[2])
  expect(table.now()).toMatchObject({ shown: before, isConnected: false })
  expect(sent).toEqual(['hello', 'hello', 'hello'])
  arrives(lost)
  arrives(told[2])
  expect(table.now()).toMatchObject({ shown: { n: 2 }, isConnected: true })
})

test('what comes twice over a line, or late, is left out, and a whole that was asked for before is not laid over what came since', async () => {
  const hosted = await begun(tableOf(0), {})
  const { table, sent, open, arrives } = played()
  const told: Outgoing[] = []
  // As a server counts: on, whatever is said hello to.
  const listen = (update: Update): void =>
    void told.push({ type: update.whole ? 'whole' : 'told', ...update, n: told.length + 1 })
  const hangUp = hosted.seat('observer').subscribe(listen)
  while (told.length < 4) await goOn(hosted)
  open()
  for (const one of [told[0], told[1], told[1], told[0]]) arrives(one)
  expect([table.now().shown?.n, sent]).toEqual([2, ['hello']])
  // One is missing, so that hello is said; and it comes after all, before the answer.
  const from = table.now().shown?.told
  arrives(told[3])
  hangUp()
  hosted.seat('observer').subscribe(listen, from)
  for (const one of [told[2], told[3], told[4]]) arrives(one)
  expect([table.now().shown, sent]).toEqual([null, ['hello', 'hello', 'hello']])
  hosted.seat('observer').subscribe(listen)
  arrives(told[5])
  const { events = [], draftEvents = [] } = table.now().shown ?? {}
  const committed = told.slice(0, 4).flatMap(one => ('told' in one ? one.told : []))
  expect(events.length - draftEvents.length).toBe(committed.filter(one => 'event' in one).length)
})

test('a line that breaks is on its way back until no other can be opened, and the server is there again with its answer', async () => {
  const hosted = await begun(tableOf(0), {})
  const { table, open, arrives, breaks } = played()
  const told: Outgoing[] = []
  hosted.seat('observer').subscribe(update => void told.push({ type: 'whole', ...update }))
  const standing = () => {
    const { isConnected, isGone } = table.now()
    return { isConnected, isGone }
  }
  open()
  arrives(told[0])
  expect(standing()).toEqual({ isConnected: true, isGone: false })
  breaks()
  expect(standing()).toEqual({ isConnected: false, isGone: false })
  // Another was opened, and broke before anything was answered.
  open()
  breaks()
  expect(standing()).toEqual({ isConnected: false, isGone: false })
  breaks()
  expect(standing()).toEqual({ isConnected: false, isGone: true })
  open()
  expect(standing()).toEqual({ isConnected: false, isGone: true })
  arrives(told[0])
  expect(standing()).toEqual({ isConnected: true, isGone: false })
})
