import { describe, expect, test } from 'vitest'
import { addressOf, grouped, trusting } from './address.ts'
import { newBucket, openQuota } from './bucket.ts'
import { isForeign } from './foreign.ts'
import { openGate } from './gate.ts'
import { usualLimits } from './limits.ts'

let time = 0
const now = () => time

describe('a bucket', () => {
  test('has so much at once, and fills again with time', () => {
    const bucket = newBucket({ atOnce: 3, perSecond: 2 }, now)
    expect([bucket.take(), bucket.take(), bucket.take(), bucket.take()]).toEqual([0, 0, 0, 1])
    time += 500
    expect([bucket.wait(), bucket.take(), bucket.take()]).toEqual([0, 0, 1])
    time += 60_000
    expect([bucket.isFull(), bucket.take(), bucket.take(), bucket.take(), bucket.take()]).toEqual([true, 0, 0, 0, 1])
  })

  test('is one for each key, and is forgotten when it is full', () => {
    const quota = openQuota({ atOnce: 1, perSecond: 1 }, now)
    expect([quota.wait('a'), quota.take('a'), quota.take('a'), quota.take('b')]).toEqual([0, 0, 1, 0])
    for (let n = 0; n < 2500; n++) quota.take(`${n}`)
    expect(quota.take('a')).toBe(1)
    time += 1000
    expect(quota.take('a')).toBe(0)
  })
})

describe('the gate', () => {
  const refusal = (key: string) => expect.objectContaining({ key })

  test('lets in so many lines of an address, and again when one is closed', () => {
    const gate = openGate({ ...usualLimits, linesPerAddress: 2 }, now)
    const leave = gate.enter('a')
    gate.enter('a')
    expect(() => gate.enter('a')).toThrow(refusal('limit.connections'))
    gate.enter('b')
    leave()
    leave()
    gate.enter('a')
    expect(() => gate.enter('a')).toThrow(refusal('limit.connections'))
  })

  test('lets in so many new lines a minute, closed or not', () => {
    const gate = openGate({ ...usualLimits, connectsPerMinute: 3 }, now)
    for (let n = 0; n < 3; n++) gate.enter('a')()
    expect(() => gate.enter('a')).toThrow(refusal('limit.connections'))
    time += 20_000
    gate.enter('a')()
  })

  test('looks up no more passes for an address that has brought too many wrong ones', async () => {
    const gate = openGate({ ...usualLimits, wrongPassesPerMinute: 2 }, now)
    let looked = 0
    const look = async (found: string | null) => {
      looked += 1
      return found
    }
    expect(await gate.tried('a', () => look('right'))).toBe('right')
    expect(await gate.tried('a', () => look(null))).toBeNull()
    expect(await gate.tried('a', () => look(null))).toBeNull()
    await expect(gate.tried('a', () => look('right'))).rejects.toThrow(refusal('limit.wrong-passes'))
    expect(looked).toBe(3)
    expect(await gate.tried('b', () => look('right'))).toBe('right')
    time += 30_000
    expect(await gate.tried('a', () => look('right'))).toBe('right')
  })

  test('counts messages by line, and undos by seat', () => {
    const gate = openGate({ ...usualLimits, messagesAtOnce: 2, messagesPerSecond: 1, undosPerSecond: 1 }, now)
    const [one, other] = [gate.lineBucket(), gate.lineBucket()]
    one()
    one()
    expect(one).toThrow(expect.objectContaining({ key: 'limit.messages', values: { seconds: 1 } }))
    other()
    gate.undo('seat')
    expect(() => gate.undo('seat')).toThrow(refusal('limit.messages'))
    gate.message('seat')
  })
})

describe('where somebody is', () => {
  const asked = (remoteAddress: string, forwarded?: string) =>
    ({ socket: { remoteAddress }, headers: forwarded === undefined ? {} : { 'x-forwarded-for': forwarded } }) as never

  test('X-Forwarded-For is believed only of a proxy that was named', () => {
    expect(addressOf(asked('198.51.100.7', '203.0.113.9'), trusting([]))).toBe('198.51.100.7')
    const trust = trusting(['10.0.0.0/8', '::1'])
    expect(addressOf(asked('10.1.2.3', '203.0.113.9'), trust)).toBe('203.0.113.9')
    expect(addressOf(asked('198.51.100.7', '203.0.113.9'), trust)).toBe('198.51.100.7')
    // What the client itself has put there comes before what the proxy has seen.
    expect(addressOf(asked('10.1.2.3', '1.2.3.4, 203.0.113.9'), trust)).toBe('203.0.113.9')
  })

  test.each([
    ['203.0.113.9', '203.0.113.9'],
    ['::ffff:203.0.113.9', '203.0.113.9'],
    ['::1', '0:0:0:0::'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::'],
    ['2001:db8:1:2::9', '2001:db8:1:2::'],
    ['2001:db8::9', '2001:db8:0:0::'],
    ['fe80::1%eth0', 'fe80:0:0:0::'],
  ])('%s counts as %s', (address, as) => {
    expect(grouped(address)).toBe(as)
  })
})

test.each<[string, Record<string, string>, boolean]>([
  ['a program', { host: 'play.example' }, false],
  ['the page itself', { host: 'play.example', origin: 'https://play.example' }, false],
  ['the page on another port', { host: 'play.example:8080', origin: 'http://play.example' }, true],
  ['another site', { host: 'play.example', origin: 'https://elsewhere.example' }, true],
  ['a page without an origin', { host: 'play.example', origin: 'null' }, true],
  ['what is no origin', { host: 'play.example', origin: 'http://[' }, true],
  ['another site that hides its name', { host: 'play.example', 'sec-fetch-site': 'cross-site' }, true],
  ['a name that was allowed', { host: '127.0.0.1:8080', origin: 'https://known.example' }, false],
])('%s is foreign: %s', (_who, headers, is) => {
  expect(isForeign({ headers }, ['https://known.example'])).toBe(is)
})
