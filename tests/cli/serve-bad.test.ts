import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, mkdirSync, readdirSync, readFileSync, rmSync, statfsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import Sqlite from 'libsql'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { WebSocket } from 'ws'
import { parseMatch } from '../../src/table/file-schema.ts'
import { ask, begun, playOn, type Seated } from '../server/people.ts'
import { bin, type Ended, expectMistake, newHome } from './command.ts'

/** What goes wrong with a server, each with a real process and real files: a sentence, the right code, nothing lost. */

const { at, run } = newHome()
const started = new Set<ChildProcess>()
afterAll(async () => {
  for (const child of started) {
    child.kill('SIGKILL')
    if (child.exitCode === null && child.signalCode === null) await once(child, 'exit')
  }
})

interface Serving {
  readonly child: ChildProcess
  readonly port: number
  readonly gone: Promise<Ended>
}

/** The command in a process of its own, under another one where that is wanted; comes back once it listens, or has ended. */
async function serve(
  data: string,
  { under = [], args = [] }: { readonly under?: readonly string[]; readonly args?: readonly string[] } = {},
): Promise<Serving> {
  const [command, ...rest] = [...under, process.execPath, bin, 'serve', '--data', data, '--port', '0', ...args]
  const env = {
    PATH: process.env.PATH,
    SITUATION_ROOM_HOME: at('home'),
    SITUATION_ROOM_BOT_MS: '0',
    SITUATION_ROOM_WARM_UP: 'off',
  }
  const child = spawn(command, rest, { env, stdio: ['ignore', 'pipe', 'pipe'] })
  started.add(child)
  const heard = { out: '', err: '' }
  const gone = new Promise<Ended>(resolve => child.once('close', code => resolve({ code, ...heard })))
  child.stderr.on('data', text => {
    heard.err += text
  })
  const port = await new Promise<number>(resolve => {
    child.stdout.on('data', text => {
      heard.out += text
      if (heard.out.includes('Ctrl')) resolve(Number(/:(\d+)\//.exec(heard.out)?.[1]))
    })
    void gone.then(() => resolve(0))
  })
  return { child, port, gone }
}

/** A refusal to start, as whoever typed it sees it. */
const refused = async (...given: Parameters<typeof serve>): Promise<Ended> => (await serve(...given)).gone

/** Root may write everywhere, until it gives that up. */
const humbly =
  process.getuid?.() === 0 ? ['setpriv', '--bounding-set', '-dac_override,-dac_read_search'] : ([] as string[])

describe('a data folder', () => {
  test('that is read-only, where there is none yet and where there is one, and one of a newer version', async () => {
    mkdirSync(at('locked'))
    chmodSync(at('locked'), 0o500)
    expectMistake(
      await refused(at('locked/data'), { under: humbly, args: ['--lang', 'de'] }),
      `In den Ordner „${at('locked/data')}“ kann nicht geschrieben werden.`,
    )
    const data = at('was-good')
    const { child, gone } = await serve(data)
    child.kill('SIGTERM')
    expect((await gone).code).toBe(0)
    const before = readFileSync(join(data, 'tables.db'))
    for (const name of ['key', 'tables.db']) chmodSync(join(data, name), 0o400)
    chmodSync(data, 0o500)
    expectMistake(await refused(data, { under: humbly, args: ['--lang', 'it'] }), 'tables.db')
    expect(readFileSync(join(data, 'tables.db')).equals(before)).toBe(true)
    for (const name of ['', 'key', 'tables.db']) chmodSync(join(data, name), 0o700)

    // And of a newer version: it is left as it is, too.
    const db = new Sqlite(join(data, 'tables.db'))
    db.exec("update meta set value = '999' where name = 'schema'")
    db.close()
    const newer = readFileSync(join(data, 'tables.db'))
    expectMistake(await refused(data), 'was last used by a newer version of Situation Room')
    expect(readFileSync(join(data, 'tables.db')).equals(newer)).toBe(true)
  })
})

/** A small disk of our own, that no other process sees: as root, or as whoever may have one. */
const inNamespace = ['unshare', '--mount', ...(process.getuid?.() === 0 ? [] : ['--map-root-user'])]
const smallDisk = (folder: string, kilobytes: number, first = 'true'): readonly string[] => [
  ...inNamespace,
  ...['sh', '-c', `mount -t tmpfs -o size=${kilobytes}k none "$0" && ${first} && exec "$@"`, folder],
]
mkdirSync(at('disk'), { recursive: true })
const hasDisks = spawnSync(smallDisk(at('disk'), 64)[0], [...smallDisk(at('disk'), 64).slice(1), 'true']).status === 0

describe.skipIf(!hasDisks)('a disk that is full', () => {
  test('when a server is started', async () => {
    mkdirSync(at('no-room'))
    const full = smallDisk(at('no-room'), 64, 'dd if=/dev/zero of="$0/x" bs=1k count=40 2>/dev/null')
    expectMistake(await refused(at('no-room'), { under: full }), /The disk with the file “.+” is full\./)
  })

  test('in the middle of a game: a sentence, nothing that was told is lost, and it goes on when there is room', async () => {
    mkdirSync(at('small'))
    const { child, port, gone } = await serve(at('small'), { under: smallDisk(at('small'), 8192) })
    // People in all seats: a bot that has no room for its move is told nothing, and nobody is asked any more.
    const table = await begun(3, [[port], [port], [port]])
    await playOn(table, acts => acts >= 6)
    // The disk as the process has it.
    const disk = `/proc/${child.pid}/root${at('small')}`
    const { bavail, bsize } = statfsSync(disk)
    writeFileSync(join(disk, 'filler'), Buffer.alloc(bavail * bsize))
    const refusal = await playUntilRefused(table)
    expect(refusal).toBe('match.not-kept')
    const german = await fetch(`http://127.0.0.1:${port}/api/tables`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'accept-language': 'de' },
      body: JSON.stringify({ game: 'homeland', players: 6 }),
    })
    expect(german.status).toBe(503)
    expect(await german.json()).toMatchObject({
      sentence: 'Das ließ sich nicht festhalten, also ist es nicht geschehen. Versuche es gleich noch einmal.',
    })
    rmSync(join(disk, 'filler'))
    await playOn(table)
    const file = parseMatch(JSON.stringify((await ask(port, `/api/tables/${table.table}/file`)).body))
    const made = file.log.flatMap(one => (one.kind === 'choices' ? [one] : []))
    for (const [seat, told] of table.told.entries())
      expect(made.filter(one => one.seat === seat).flatMap(({ choices }) => choices)).toEqual(told)
    for (const one of [table.host, ...table.people]) one.leave()
    child.kill('SIGTERM')
    expect((await gone).code).toBe(0)
  })
})

/** Whoever is asked answers, until somebody is told that it was not kept: by what key. */
async function playUntilRefused({ people, told }: Seated): Promise<string> {
  for (;;) {
    const asked = (): number => people.findIndex(one => one.now().shown?.asked != null)
    await expect.poll(asked).toBeGreaterThanOrEqual(0)
    const seat = asked()
    const [choice = ''] = people[seat].now().shown?.asked?.options ?? []
    const why = await people[seat].act({ type: 'choose', choices: [choice] }).then(
      () => null,
      (error: { readonly key?: string }) => error.key ?? String(error),
    )
    if (why !== null) return why
    told[seat].push(choice)
  }
}

describe('at a server that runs', () => {
  let serving: Serving
  let over: Seated
  beforeAll(async () => {
    serving = await serve(at('runs'))
    over = await begun(3, [[serving.port], [serving.port]])
    await playOn(over)
  })
  afterAll(async () => {
    for (const one of [over.host, ...over.people]) one.leave()
    serving.child.kill('SIGTERM')
    expect(await serving.gone).toMatchObject({ code: 0, err: '' })
  })

  test('a second one finds its file taken, and its port', async () => {
    expectMistake(await refused(at('runs'), { args: ['--lang', 'de'] }), 'Ein anderer Server benutzt die Datei „')
    expectMistake(
      run(`serve --lang it --data ${at('else')} --port ${serving.port}`),
      `La porta ${serving.port} è usata da un altro programma`,
    )
    // Nothing is left of what was not started.
    expect(readdirSync(at('else')).filter(name => name.endsWith('-wal'))).toEqual([])
    // It is ready once it is warm.
    const status = async (): Promise<number> => (await fetch(`http://127.0.0.1:${serving.port}/readyz`)).status
    await expect.poll(status).toBe(200)
  })

  const post = async (path: string, body: object, language: string) => {
    const answer = await fetch(`http://127.0.0.1:${serving.port}/api${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'accept-language': language },
      body: JSON.stringify(body),
    })
    return { status: answer.status, body: (await answer.json()) as { readonly sentence: string } }
  }
  const opened = async () => (await ask(serving.port, '/api/tables', { game: 'homeland', players: 3 })).body
  const sitting = (invite: string) => ({ invite, name: 'Eve' })

  test.each<[string, string, () => Promise<Awaited<ReturnType<typeof post>>>, number, string]>([
    [
      'a table that never was',
      'it',
      async () => {
        const answer = await fetch(`http://127.0.0.1:${serving.port}/api/tables/nowhere`, {
          headers: { 'accept-language': 'it' },
        })
        return { status: answer.status, body: (await answer.json()) as { readonly sentence: string } }
      },
      404,
      'Su questo server non c’è un tavolo così.',
    ],
    [
      'a seat that is taken',
      'de',
      async () => {
        const { table, invites } = await opened()
        await post(`/tables/${table}/sit`, sitting(invites[0]), 'de')
        return post(`/tables/${table}/sit`, sitting(invites[0]), 'de')
      },
      401,
      'Dieser Link gilt nicht mehr',
    ],
    [
      'a link of another table',
      'de',
      async () => post(`/tables/${(await opened()).table}/sit`, sitting((await opened()).invites[0]), 'de'),
      403,
      'Dieser Link gehört zu einem anderen Tisch.',
    ],
    [
      'the token of a seat at another table',
      'it',
      async () => {
        const { table } = await opened()
        const answer = await fetch(`http://127.0.0.1:${serving.port}/api/tables/${table}/events`, {
          headers: { authorization: `Bearer ${over.passes[0]}`, 'accept-language': 'it' },
        })
        return { status: answer.status, body: (await answer.json()) as { readonly sentence: string } }
      },
      403,
      'Questo link è di un altro tavolo.',
    ],
  ])('%s, in the language asked for (%s)', async (_what, _language, ask, status, sentence) => {
    const { status: is, body } = await ask()
    expect(body.sentence).toContain(sentence)
    expect(is).toBe(status)
  })

  test('a protocol of the future', async () => {
    const line = new WebSocket(`ws://127.0.0.1:${serving.port}/api/socket`)
    await once(line, 'open')
    const answer = once(line, 'message')
    line.send(JSON.stringify({ type: 'hello', protocol: 99, table: over.table, pass: over.passes[0] }))
    expect(JSON.parse(String((await answer)[0]))).toMatchObject({
      type: 'refused',
      why: { key: 'server.protocol', values: { is: 99, should: 1 } },
    })
    line.close()
  })
})
