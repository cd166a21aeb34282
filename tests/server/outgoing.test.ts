import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { isPublic } from '../../src/server/reminders/addresses.ts'
import { type OutgoingSettings, openOutgoing } from '../../src/server/reminders/outgoing.ts'
import { type Elsewhere, loopbackCa, openElsewhere } from './loopback.ts'

let elsewhere: Elsewhere
beforeEach(async () => {
  elsewhere = await openElsewhere()
})
afterEach(() => elsewhere.close())

/** Names lead to this machine, and only here that is allowed. */
const here = { resolve: async () => ['127.0.0.1'], mayReach: () => true, ca: loopbackCa }
const post = (address: string, settings: Partial<OutgoingSettings> = here): Promise<number> =>
  openOutgoing(settings).post({ url: address, headers: { 'content-type': 'text/plain' }, body: 'Hello' })

describe('a call to somebody else’s server', () => {
  test('brings what it should, by the name it was given', async () => {
    expect(await post(`https://hooks.example:${elsewhere.port}/a/b?c=d`)).toBe(204)
    const [{ path, headers, body }] = elsewhere.received
    expect([path, headers.host, String(body)]).toEqual(['/a/b?c=d', `hooks.example:${elsewhere.port}`, 'Hello'])
  })

  test('goes to the address that was judged, though the name leads elsewhere at the next look', async () => {
    const answers = [['127.0.0.1'], ['10.0.0.1']]
    let looks = 0
    const resolve = async (): Promise<readonly string[]> => answers[looks++] ?? []
    const rebinding = { ...here, resolve, mayReach: (one: string) => one === '127.0.0.1' }
    expect(await post(`https://hooks.example:${elsewhere.port}/`, rebinding)).toBe(204)
    expect(looks).toBe(1)
  })

  test('goes nowhere where the name leads to something private, even beside something public', async () => {
    for (const all of [['127.0.0.1'], ['8.8.8.8', '127.0.0.1'], ['::ffff:127.0.0.1'], ['169.254.169.254'], ['fe80::1']])
      await expect(
        post(`https://hooks.example:${elsewhere.port}/`, { ...here, resolve: async () => all, mayReach: isPublic }),
      ).rejects.toThrow('reminder.private')
    expect(elsewhere.received).toEqual([])
  })

  test.each([
    ...['127.0.0.1', '127.1', '2130706433', '0x7f000001', '0x7f.1', '0177.0.0.1', '017700000001', '0.0.0.0', '0'],
    ...['[::1]', '[::]', '[::ffff:127.0.0.1]', '[::ffff:7f00:1]', '[fe80::1]', '[fd00::1]', '169.254.169.254'],
    ...['10.1.2.3', '192.168.0.1', '①②⑦.0.0.1', '127.0.0.1.', 'localhost'],
  ])('never goes to %s', async host => {
    await expect(post(`https://${host}:${elsewhere.port}/`, { ca: loopbackCa })).rejects.toThrow('reminder.private')
    expect(elsewhere.received).toEqual([])
  })

  test.each<[string, string]>([
    ['http://hooks.example/', 'reminder.no-https'],
    ['ftp://hooks.example/', 'reminder.no-https'],
    ['file:///etc/passwd', 'reminder.no-https'],
    ['javascript:alert(1)', 'reminder.no-https'],
    ['//hooks.example/', 'reminder.no-https'],
    ['https://', 'reminder.no-https'],
    ['', 'reminder.no-https'],
    ['https://ann:secret@hooks.example/', 'reminder.no-login'],
  ])('“%s” is refused as %s', async (address, key) => {
    await expect(post(address)).rejects.toThrow(key)
  })

  test('does not follow where it is sent on to', async () => {
    elsewhere.answer = response => void response.writeHead(302, { location: `https://hooks.example/other` }).end()
    expect(await post(`https://hooks.example:${elsewhere.port}/first`)).toBe(302)
    expect(elsewhere.received.map(({ path }) => path)).toEqual(['/first'])
  })

  test('is over after its time, whatever is slow: the name, the connection, the answer', async () => {
    const quick = { ...here, timeoutMs: 60 }
    elsewhere.answer = () => {}
    await expect(post(`https://hooks.example:${elsewhere.port}/`, quick)).rejects.toThrow('reminder.slow')
    const never = { ...quick, resolve: () => new Promise<never>(() => {}) }
    await expect(post(`https://hooks.example:${elsewhere.port}/`, never)).rejects.toThrow('reminder.slow')
  })

  test('reads no more of an answer than its status', async () => {
    let isCut = false
    elsewhere.answer = response => {
      response.writeHead(200)
      response.on('close', () => {
        isCut = true
      })
      const pour = (): void => {
        if (!isCut) response.write('x'.repeat(65_536), () => setImmediate(pour))
      }
      pour()
    }
    expect(await post(`https://hooks.example:${elsewhere.port}/`)).toBe(200)
    await expect.poll(() => isCut).toBe(true)
  })

  test('does not believe a certificate that is not for this name, or of nobody it knows', async () => {
    await expect(post(`https://other.example:${elsewhere.port}/`)).rejects.toThrow('reminder.unreachable')
    const { ca: _, ...unknown } = here
    await expect(post(`https://hooks.example:${elsewhere.port}/`, unknown)).rejects.toThrow('reminder.unreachable')
    expect(elsewhere.received).toEqual([])
  })

  test('says so where nobody is there', async () => {
    const { port } = elsewhere
    await elsewhere.close()
    await expect(post(`https://hooks.example:${port}/`)).rejects.toThrow('reminder.unreachable')
    const nowhere = { ...here, resolve: () => Promise.reject(new Error('ENOTFOUND')) }
    await expect(post(`https://hooks.example:${port}/`, nowhere)).rejects.toThrow('reminder.unreachable')
    elsewhere = await openElsewhere()
  })
})
