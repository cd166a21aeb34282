import { once } from 'node:events'
import { createServer } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { expect, test } from 'vitest'
import { expectMistake, newHome } from './command.ts'

const { say, run, start } = newHome()

test.each([
  [['--host', ''], {}, '--host is empty: give it a value, or leave it out.'],
  [[], { HOST: '' }, 'HOST is empty: give it a value, or leave it out.'],
  [['--port', ''], {}, '--port is empty: give it a value, or leave it out.'],
  [[], { PORT: '' }, 'PORT is empty: give it a value, or leave it out.'],
  [['--host', '', '--port', '0'], { HOST: '127.0.0.1' }, '--host is empty'],
  [[], { PORT: 'http' }, 'PORT is “http”: it takes a whole number from 0 to 65535.'],
  [['--port', '65536'], {}, '--port is “65536”: it takes a whole number from 0 to 65535.'],
  [[], { SITUATION_ROOM_LOG_LEVEL: 'loud' }, 'SITUATION_ROOM_LOG_LEVEL is “loud”: it takes one of silent, error, warn'],
  [[], { SITUATION_ROOM_PUBLIC_URL: 'play.example.org' }, 'SITUATION_ROOM_PUBLIC_URL is “play.example.org”'],
  [[], { SITUATION_ROOM_TRUST_PROXIES: '1' }, 'There is no setting SITUATION_ROOM_TRUST_PROXIES. There are: '],
  [[], { DATABASE_URL: 'postgres://nobody@127.0.0.1:1/nothing' }, 'With DATABASE_URL a server needs SEAL_KEY'],
  [[], { SEAL_KEY: 'short' }, 'needs SEAL_KEY'],
])('serve %j with %j is refused in a sentence', async (args, env, sentence) => {
  expectMistake(await say(['serve', ...args], '', env), sentence)
})

test.each([
  ['mysql://x', 'DATABASE_URL is not the address of a PostgreSQL'],
  ['postgres://nobody:secret@127.0.0.1:1/nothing', 'There is no PostgreSQL at 127.0.0.1:1.'],
])('a wrong DATABASE_URL (%s) is told without its password', async (DATABASE_URL, sentence) => {
  const { code, out, err } = await say(['serve'], '', { DATABASE_URL, SEAL_KEY: '0'.repeat(64) })
  expect({ code, out }).toEqual({ code: 2, out: '' })
  expect(err).toContain(`situation-room: ${sentence}`)
  expect(err).not.toContain('secret')
})

test('an address of another machine is refused in a sentence', () => {
  expectMistake(run('serve --port 0 --host 192.0.2.1'), 'This machine has no address 192.0.2.1')
})

test('a port that is taken is told, and passed over where nobody asked for it', async () => {
  const other = createServer()
  // Somebody else on this machine may have it already: that is as good.
  other.on('error', () => other.listen(0, '127.0.0.1'))
  other.listen(8080, '127.0.0.1')
  await once(other, 'listening')
  const { port } = other.address() as AddressInfo
  expectMistake(run(`serve --port ${port}`), `Port ${port} is in use by another program`)

  const served = start('serve --lang en')
  await served.hears('open at ')
  const address = new URL((await served.hears('\n')).trim())
  expect(address.hostname).toBe('127.0.0.1')
  expect(Number(address.port)).toBeGreaterThan(8080)
  await stopsAtOnce(served, Number(address.port))
  other.close()
})

/** Ctrl-C ends it, whoever is connected, and nobody was written down. */
async function stopsAtOnce(served: ReturnType<typeof start>, port: number): Promise<void> {
  // One is silent, one has begun to ask, one has had its answer and keeps the line.
  const lines = ['', 'GET / HTTP/1.1\r\nHo', 'GET / HTTP/1.1\r\nHost: x\r\n\r\n'].map(text => {
    const line = connect(port, '127.0.0.1')
    line.on('error', () => {})
    line.write(text)
    return line
  })
  const [answer] = await once(lines[2], 'data')
  expect(String(answer)).toMatch(/^HTTP\/1\.1 200 OK\r\n/)
  const hungUp = Promise.all(lines.map(line => once(line.resume(), 'close')))
  served.child.kill('SIGINT')
  const { code, out, err } = await served.gone
  expect({ code, err }).toEqual({ code: 0, err: '' })
  expect(out).toMatch(
    /^Situation Room is open at \S+\nTables are kept in .+\nFor you, who run this server: http:\S+\/#h=[\w-]{22}\nSee its tables.+ LINK\nOpen a table: .+\nFor your home network: .+\nCtrl-C closes it\.\n$/,
  )
  await hungUp
}
