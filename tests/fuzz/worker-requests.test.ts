import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { Fault } from '../../src/engine/game.ts'
import { readOpening } from '../../src/host/opening.ts'
import { readChanges } from '../../src/host/reading.ts'
import { PROTOCOL } from '../../src/web/worker/protocol.ts'
import { readRequest } from '../../src/web/worker/request.ts'
import { campaign } from './campaign.ts'

/** Whatever is sent to the worker, or lies in its store: it is what it should be, or it is refused in a sentence. */

const asks = ['open', 'resume', 'look', 'choose', 'undo', 'note', 'suspect', 'watch', 'download', 'take', 'leave']
const fields = [
  'id',
  'viewer',
  'choice',
  'question',
  'about',
  'text',
  'player',
  'mix',
  'at',
  'all',
  'game',
  '__proto__',
]
const anything = fc.oneof(fc.anything(), fc.constantFrom('observer', 0, -1, 1e99, null, undefined, 'x'.repeat(501)))
const what = fc.oneof(anything, fc.dictionary(fc.constantFrom(...fields), anything, { maxKeys: 5 }))

const refusedOrFine = (read: () => unknown): 'refused' | 'fine' => {
  try {
    read()
    return 'fine'
  } catch (error) {
    if (error instanceof Fault) return 'refused'
    throw error
  }
}

test('a request, nearly right or not at all', () => {
  const seen = { refused: 0, fine: 0 }
  fc.assert(
    fc.property(
      fc.oneof({ weight: 6, arbitrary: fc.constant(PROTOCOL) }, { weight: 1, arbitrary: anything }),
      fc.oneof({ weight: 6, arbitrary: fc.constantFrom(...asks) }, { weight: 1, arbitrary: anything }),
      what,
      (protocol, ask, given) => {
        seen[refusedOrFine(() => readRequest({ protocol, number: 1, ask, what: given }))]++
      },
    ),
    campaign(400),
  )
  expect(seen.refused).toBeGreaterThan(seen.fine)
  expect(seen.fine).toBeGreaterThan(0)
})

test.each([null, undefined, 7, 'open', []])('%j is no request', given => {
  expect(refusedOrFine(() => readRequest(given))).toBe('refused')
})

test('another version is told to load the page again', () => {
  expect(() => readRequest({ protocol: PROTOCOL - 1, number: 1, ask: 'leave', what: null })).toThrow(
    'page.other-version',
  )
  expect(refusedOrFine(() => readRequest({ protocol: PROTOCOL, number: 1, ask: 'leave', what: null }))).toBe('fine')
})

test('an opening, and a change out of the store', () => {
  fc.assert(
    fc.property(what, given => {
      refusedOrFine(() => readOpening(given))
      refusedOrFine(() => readChanges([given]))
    }),
    campaign(200),
  )
})
