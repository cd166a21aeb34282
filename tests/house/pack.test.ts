import { execFile, spawn } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { homedir, tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startServer } from '../../src/server/server.ts'
import { filesAt, textOf, whenChanged } from '../seldom.ts'

const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))))
const elsewhere = mkdtempSync(join(tmpdir(), 'situation-room-pack-'))
const project = join(elsewhere, 'project')
const installed = join(project, 'node_modules/situation-room')
const run = promisify(execFile)

type Packed = { filename: string; size: number; unpackedSize: number; files: { path: string }[] }

/** What a package depends on: the files it takes along by name, and what these import of others. */
const made = ['src', 'docs', 'scenarios'].flatMap(filesAt)
const imports = made
  .filter(file => /\.tsx?$/.test(file))
  .flatMap(file => textOf(file).match(/(?<=\bfrom '|\bimport\(')[^.'][^']*/g) ?? [])

/** A program of somebody else's: what it takes from the client has to be what its types say. */
const PLAYS = `
import { Fault, RefusedByServer, serverAt, type Shown } from 'situation-room/client'

const server = serverAt(process.argv[2])
const { table, host, invites } = await server.open({ game: 'negotiator' })
const { pass, seat } = await server.sit(table, { invite: invites[0], name: 'Ann' })
const isFirst: 0 extends typeof seat ? true : false = true
await server.sit(table, { invite: invites[0], name: 'Eve' }).catch((error: unknown) => {
  if (!(error instanceof RefusedByServer && error instanceof Fault && error.status === 401)) throw error
})
await server.act(table, host, { id: 'begin', do: { type: 'draw' } })
// @ts-expect-error: nobody can do this at a table
if (!isFirst) await server.act(table, host, { id: 'x', do: { type: 'cheat' } })
const person = server.join(table, pass)
const shown = await new Promise<Shown>(resolve => person.subscribe(state => state.shown && resolve(state.shown)))
for (let now: Shown | null = shown, turn = 0; now && !now.outcome; now = person.now().shown, turn++) {
  const options: readonly string[] = now.asked?.options ?? []
  await person.act({ type: 'choose', choices: [options[turn % options.length]] })
}
console.log('ended: ' + person.now().shown?.outcome?.cause)
person.leave()
declare const process: { argv: string[] }
declare const console: { log(text: string): void }
`

whenChanged(
  'the package',
  ['bin', 'scripts', 'tests/house/pack.test.ts', 'src/client', 'src/host/answers.ts', 'src/host/wire.ts'],
  () => {
    let packed: Packed

    beforeAll(async () => {
      const { stdout } = await run('npm', ['pack', '--json', '--pack-destination', elsewhere], { cwd: root })
      packed = JSON.parse(stdout)[0]
      mkdirSync(project)
      writeFileSync(join(project, 'package.json'), '{ "private": true }')
      const tarball = join(elsewhere, packed.filename)
      await run('npm', ['install', '--omit=dev', '--prefer-offline', '--no-audit', '--no-fund', tarball], {
        cwd: project,
      })
    })

    afterAll(() => rmSync(elsewhere, { recursive: true, force: true }))

    test('the package holds what a player needs and nothing of the workshop', () => {
      const paths = packed.files.map(file => file.path)
      expect(paths).toEqual(
        expect.arrayContaining([
          'package.json',
          'LICENSE',
          'NOTICE',
          'bin/situation-room.js',
          'dist/src/terminal/main.js',
        ]),
      )
      const expected =
        /^(package\.json|README\.md|CHANGELOG\.md|LICENSE|NOTICE|bin\/.*\.js|dist\/(src|web)\/.*|docs\/.*|scenarios\/.*\.json)$/
      expect(paths.filter(path => !expected.test(path))).toEqual([])
      expect(paths.filter(path => /\.test\.|(?<!\.d)\.ts$|\.tsbuildinfo$|(^|\/)\.ready$/.test(path))).toEqual([])
      // What is said on the phone is a fifth of it: three languages, for the terminal and, packed as well, for the page.
      // Advisor, review and bots think beside the page: each of their workers has the games once more.
      expect(packed.size).toBeLessThan(6_000_000)
      expect(packed.unpackedSize).toBeLessThan(14_000_000)
    })

    test('the package names no folder of the machine that made it', () => {
      const telling = [root, elsewhere, `${homedir()}/`]
      const naming = packed.files.filter(({ path }) => {
        const text = readFileSync(join(installed, path), 'utf8')
        return telling.some(folder => text.includes(folder))
      })
      expect(naming).toEqual([])
    })

    test('installing it brings no tool of ours along', () => {
      const brought = readdirSync(join(project, 'node_modules'))
      expect(brought).toContain('situation-room')
      expect(brought.filter(name => ['typescript', 'vitest', 'fast-check', '@biomejs'].includes(name))).toEqual([])
    })

    test('a program in TypeScript has the client with all of its types, and plays a call with it', async () => {
      const server = await startServer({
        ...{ page: join(root, 'dist/web'), host: '127.0.0.1', port: 0, data: join(elsewhere, 'data') },
      })
      try {
        writeFileSync(join(project, 'plays.mts'), PLAYS)
        const compiler = { module: 'nodenext', target: 'es2023', lib: ['es2023', 'dom'], strict: true, types: [] }
        writeFileSync(
          join(project, 'tsconfig.json'),
          JSON.stringify({ compilerOptions: { ...compiler, skipLibCheck: true }, files: ['plays.mts'] }),
        )
        await run(join(root, 'node_modules/.bin/tsc'), ['-p', project]).catch(({ stdout }) => {
          throw new Error(stdout)
        })
        const { stdout } = await run(process.execPath, ['plays.mjs', `http://127.0.0.1:${server.port}`], {
          cwd: project,
        })
        expect(stdout).toMatch(/^ended: [a-z-]+\n$/)
      } finally {
        await server.close()
      }
    })

    test('the types of the client lead to nothing that is not there', () => {
      const missing: string[] = []
      const seen = new Set<string>()
      const look = (file: string): void => {
        if (seen.has(file)) return
        seen.add(file)
        if (!existsSync(file)) missing.push(file.slice(installed.length))
        else
          for (const [, path] of readFileSync(file, 'utf8').matchAll(/(?:from |import\()'(\.[^']+)\.[jt]s'/g))
            look(join(dirname(file), `${path}.d.ts`))
      }
      look(join(installed, 'dist/src/client/index.d.ts'))
      expect(seen.size).toBeGreaterThan(10)
      expect(missing).toEqual([])
    })

    test('the installed command says its version', async () => {
      const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
      const { stdout } = await run('npx', ['--no-install', 'situation-room', '--version'], { cwd: project })
      expect(stdout.trim()).toBe(version)
    })

    test('the installed command simulates', async () => {
      const command = 'simulate negotiator --games 5 --bot random --abductor arkayne --seed pack --json'
      const { stdout } = await run('npx', ['--no-install', 'situation-room', ...command.split(' ')], { cwd: project })
      const summary = JSON.parse(stdout)
      expect(summary.games).toBe(5)
      expect(summary.decisions).toBeGreaterThan(5)
    })

    test('the installed command serves the page', async () => {
      // Not through npx, which would keep the signal to itself.
      const command = join(installed, 'bin/situation-room.js')
      const served = spawn(process.execPath, [command, 'serve', '--port', '0', '--lang', 'en'], {
        cwd: project,
        stdio: ['ignore', 'pipe', 'inherit'],
      })
      const ended = new Promise<number | null>(resolve => served.on('close', resolve))
      try {
        for await (const line of createInterface({ input: served.stdout })) {
          const [address] = /http:\S+/.exec(line) ?? []
          if (address === undefined) continue
          const page = await fetch(address)
          expect(page.headers.get('content-security-policy')).toContain("default-src 'self'")
          expect(await page.text()).toContain('Take a call')
          expect((await fetch(`${address}../package.json`)).status).toBe(404)
          break
        }
      } finally {
        served.kill('SIGTERM')
      }
      expect(await ended).toBe(0)
    })

    test('a whole game is played from the installed command', async () => {
      const command = 'play negotiator --json --seed pack --abductor arkayne'
      const game = spawn('npx', ['--no-install', 'situation-room', ...command.split(' ')], {
        cwd: project,
        env: { ...process.env, HOME: elsewhere, XDG_DATA_HOME: elsewhere, XDG_STATE_HOME: elsewhere },
        stdio: ['pipe', 'pipe', 'pipe'],
      })
      let complaints = ''
      game.stderr.on('data', data => {
        complaints += data
      })
      const ended = new Promise<number | null>(resolve => game.on('close', resolve))
      const seen: string[] = []
      for await (const line of createInterface({ input: game.stdout })) {
        const message = JSON.parse(line)
        seen.push(message.type)
        expect(message.type, line).not.toBe('error')
        if (message.type === 'decision') game.stdin.write(`${message.decision.options[0].name}\n`)
        if (message.type === 'end') game.stdin.end()
      }
      expect(await ended, complaints).toBe(0)
      expect(seen.at(-1)).toBe('end')
      expect(seen.filter(type => type === 'decision').length).toBeGreaterThan(5)
    })
  },
  [...made, ...new Set(imports.sort())].join(),
)
