import { expect, test } from 'vitest'
import { newsSince } from '../session.ts'
import { inboxOf } from './inbox.ts'

async function* typed(...lines: readonly string[]): AsyncGenerator<string> {
  yield* lines
}

test('lines come in their order, and what has come from elsewhere goes before what was typed ahead', async () => {
  const inbox = inboxOf(typed('one', 'two'))
  expect(await inbox.next()).toEqual({ line: 'one' })
  inbox.wake()
  inbox.wake()
  expect(await inbox.next()).toBe('news')
  expect(await inbox.next()).toEqual({ line: 'two' })
  expect(await inbox.next()).toBe('closed')
  inbox.wake()
  expect(await inbox.next()).toBe('news')
  expect(await inbox.next()).toBe('closed')
})

test('a line that nobody has taken is there for whoever asks next', async () => {
  let type = (_line: string): void => {}
  async function* slowly(): AsyncGenerator<string> {
    yield await new Promise<string>(done => {
      type = done
    })
  }
  const inbox = inboxOf(slowly())
  const first = inbox.next()
  inbox.wake()
  expect(await first).toBe('news')
  const second = inbox.next()
  type('late')
  expect(await second).toEqual({ line: 'late' })
})

test('news is what was not told yet: a draft that was taken back or committed is not told again', () => {
  const [a, b, c] = ['a', 'b', 'c'].map(kind => ({ kind }))
  expect(newsSince([], [a, b])).toEqual([a, b])
  expect(newsSince([a], [a, b])).toEqual([b])
  expect(newsSince([a, b], [a])).toEqual([])
  expect(newsSince([a, b], [{ ...a }, { ...b }, c])).toEqual([c])
  expect(newsSince([a, b], [a, c])).toEqual([c])
})
