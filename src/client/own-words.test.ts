import { expect, test } from 'vitest'
import { Fault } from '../engine/game.ts'
import { openOwnWords, type Unsent } from './own-words.ts'

/** What a table keeps for a seat, on a line that may be broken; and the time of whoever types. */
function table() {
  let row: Unsent & { readonly version: number } = { version: 0, text: '', claim: null }
  let breaks: 'before' | 'after' | null = null
  let later: (() => void)[] = []
  /** What is shown while the table tells nothing new. */
  let before: typeof row | null = null
  const lost: string[] = []
  const write = ({ version, text, claim }: typeof row): void => {
    if (version !== row.version) throw new Fault('unsent.other-device')
    row = { version: version + 1, text, claim }
  }
  const words = openOwnWords(
    {
      kept: () => before ?? row,
      async act(what) {
        if (what.type !== 'unsent') throw new Error(what.type)
        if (breaks === 'before') throw new Fault('join.away')
        write(what)
        if (breaks === 'after') throw new Fault('join.unanswered')
      },
    },
    {
      onLost: () => lost.push(row.text),
      after(_, work) {
        later.push(work)
        return () => {
          later = later.filter(one => one !== work)
        }
      },
    },
  )
  const type = (text: string): void => {
    words.begin()
    words.keep({ text })
  }
  return {
    ...{ words, lost, type },
    row: () => row,
    otherWrites: (text: string) => write({ ...row, text }),
    tellsLate: (isLate: boolean) => {
      before = isLate ? row : null
    },
    break: (at: typeof breaks) => {
      breaks = at
    },
    async pause() {
      for (const work of later.splice(0)) work()
      await words.settle().catch(() => {})
    },
  }
}

test('what is typed in one go is written once, and what is so already is not written', async () => {
  const { words, type, pause, row } = table()
  for (const text of ['c', 'ca', 'cas', 'case']) type(text)
  expect(row().version).toBe(0)
  expect(words.pending()).toEqual({ version: 0, text: 'case', claim: null })
  await pause()
  expect(row()).toEqual({ version: 1, text: 'case', claim: null })
  expect(words.pending()).toBeNull()
  type('case ')
  type('case')
  await pause()
  expect(row().version).toBe(1)
})

test('what another device has written meanwhile stands, and it is said; then it is written over', async () => {
  const { words, type, pause, row, otherWrites, lost } = table()
  type('here')
  otherWrites('there')
  await pause()
  expect([lost, words.now().text]).toEqual([['there'], 'there'])
  type('there and here')
  await pause()
  expect(row()).toEqual({ version: 2, text: 'there and here', claim: null })
})

test('without a line it waits, and is written when there is one', async () => {
  const { words, type, pause, row, lost, break: breakLine } = table()
  breakLine('before')
  type('here')
  await pause()
  expect([row().version, words.now().text]).toEqual([0, 'here'])
  breakLine(null)
  await words.settle()
  expect([row().version, row().text, words.pending(), lost]).toEqual([1, 'here', null, []])
})

test('what went out before the line broke is our own, and is gone on with', async () => {
  const { words, type, pause, row, lost, break: breakLine } = table()
  breakLine('after')
  type('here')
  await pause()
  type('here and there')
  breakLine(null)
  await pause()
  expect([row().version, row().text, words.pending(), lost]).toEqual([2, 'here and there', null, []])
})

test('what is durable is there until the table shows it: whoever sends it then sends it', async () => {
  const { words, type, pause, row, tellsLate } = table()
  tellsLate(true)
  type('good evening')
  await pause()
  expect(row()).toEqual({ version: 1, text: 'good evening', claim: null })
  expect(words.pending()).toBeNull()
  expect(words.now().text).toBe('good evening')
  // It is sent, and nothing of it is left, though the table has shown neither.
  type('')
  await pause()
  expect(row()).toEqual({ version: 2, text: '', claim: null })
  expect(words.now().text).toBe('')
  tellsLate(false)
  expect(words.now().text).toBe('')
  type('next')
  await pause()
  expect(row()).toEqual({ version: 3, text: 'next', claim: null })
})
