// An evening of Homeland as people have it: four terminals and a bot at one table, two servers on one PostgreSQL behind
// a proxy, one of them killed in the middle, and the receipt verified at the end. Writes docs/EVENING.md.
//   npm run evening
import { spawn, spawnSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { connect, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { createServer as createVite } from 'vite'

const root = dirname(dirname(fileURLToPath(import.meta.url)))
const bin = join(root, 'bin/situation-room.js')
const work = mkdtempSync(join(tmpdir(), 'situation-room-evening-'))
const page = join(root, 'docs/EVENING.md')

/** So long the proxy takes to notice that a server is gone, as any that looks now and then does. */
const NOTICE_MS = 1500
/** The round in which a server is killed. */
const KILLED_IN_ROUND = 2
/** So often the terminals are looked at, and so long an evening may take. */
const LOOK_MS = 60
const LONGEST_MS = 20 * 60_000

/** So long after the kill the whole screens are looked at. */
const KILL_LOOK_MS = 100

const wait = ms => new Promise(done => setTimeout(done, ms))
const begun = Date.now()
/** What happened when, for the page. */
const story = []
const note = text => {
  const seconds = Math.round((Date.now() - begun) / 1000)
  const at = `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
  story.push({ at, text })
  process.stdout.write(`${at}  ${text}\n`)
}
const pictures = []
/** Undone at the end, the last first. */
const undo = []

const environment = home => ({ PATH: process.env.PATH, HOME: home, SITUATION_ROOM_HOME: home, LANG: 'en_GB.UTF-8' })

/** A process that is talked to line by line. */
function talk(args, env) {
  const child = spawn(process.execPath, [bin, ...args], { env, cwd: root })
  const one = { child, out: '', err: '', isGone: false }
  child.stdout.on('data', data => {
    one.out += data
  })
  child.stderr.on('data', data => {
    one.err += data
  })
  child.on('close', () => {
    one.isGone = true
  })
  undo.push(() => child.kill('SIGKILL'))
  return one
}
async function heard(one, text, what = 'out') {
  while (!one[what].includes(text)) {
    if (one.isGone) throw new Error(`It has gone and never said “${text}”:\n${one.out}\n${one.err}`)
    await wait(LOOK_MS)
  }
}

/** A command to its end. The proxy is in this process: nothing here may wait without letting it go on. */
async function run(args, home) {
  const one = talk(args, environment(home))
  one.child.stdin.end()
  const code = await new Promise(done => one.child.once('close', done))
  return { code, out: one.out, err: one.err }
}

/** A server of its own process, on the database that both have. */
async function node(name, url, key) {
  const home = join(work, name)
  const server = talk(['serve', '--port', '0'], { ...environment(home), DATABASE_URL: url, SEAL_KEY: key })
  await heard(server, 'http://')
  const port = Number(/http:\/\/127\.0\.0\.1:(\d+)\//.exec(server.out)?.[1])
  return { name, port, server, lines: 0, isUp: true }
}

/** Takes connections to one server after the other; one that it does not know to be gone refuses them. */
function proxy(nodes) {
  let taken = 0
  const server = createServer(socket => {
    const up = nodes.filter(one => one.isUp)
    taken += 1
    const one = up[taken % up.length]
    if (!one) return socket.destroy()
    const line = connect(one.port, '127.0.0.1')
    one.lines += 1
    const end = () => {
      socket.destroy()
      line.destroy()
    }
    line.once('close', () => {
      one.lines -= 1
      end()
    })
    for (const half of [socket, line]) half.on('error', end)
    socket.once('close', end)
    socket.pipe(line).pipe(socket)
  })
  undo.push(() => server.close())
  return new Promise(done => server.listen(0, '127.0.0.1', () => done(server.address().port)))
}

const tmuxSocket = `evening-${process.pid}`
const tmux = (...args) => spawnSync('tmux', ['-L', tmuxSocket, ...args], { encoding: 'utf8' }).stdout
/** A whole screen of this size, in a terminal that can be looked at. */
function screen(name, [width, height], args) {
  const home = join(work, name)
  const env = Object.entries({ ...environment(home), LANG: 'C.UTF-8', NO_COLOR: '1' }).map(
    ([key, value]) => `${key}=${value}`,
  )
  const command = ['env', '-i', 'TERM=screen', ...env, process.execPath, bin, ...args]
  // The shell keeps the window open, so that what is said last can be read.
  const line = `${command.map(word => `'${word}'`).join(' ')}; echo "ended with code $?"; sleep 600`
  tmux('-f', '/dev/null', 'new-session', '-d', '-s', name, '-x', String(width), '-y', String(height), line)
  return {
    name,
    home,
    look: () => tmux('capture-pane', '-p', '-t', name).replace(/[ \n]+$/, ''),
    press: (...keys) => tmux('send-keys', '-t', name, ...keys),
    type: text => tmux('send-keys', '-t', name, '-l', text),
  }
}
undo.push(() => tmux('kill-server'))

/** A terminal in plain text; what was said so far is what is looked at. */
function lines(name, args) {
  const home = join(work, name)
  const one = talk([...args, '--plain'], environment(home))
  return { name, home, one, look: () => one.out, type: text => one.child.stdin.write(`${text}\n`) }
}

const picture = (title, text) =>
  pictures.push({ title, text: text.trimEnd() || '(nothing: this line went to the other server)' })
const tail = (text, most) => text.trimEnd().split('\n').slice(-most).join('\n')

async function main() {
  const vite = await createVite({
    configFile: false,
    root,
    appType: 'custom',
    logLevel: 'silent',
    optimizeDeps: { noDiscovery: true },
    server: { middlewareMode: true },
  })
  undo.push(() => vite.close())
  const { ownCluster } = await vite.ssrLoadModule('/tests/server/postgres.ts')
  const cluster = await ownCluster()
  undo.push(() => cluster.stop())
  const url = await cluster.fresh()
  const key = randomBytes(32).toString('hex')
  const nodes = [await node('one', url, key), await node('two', url, key)]
  const port = await proxy(nodes)
  const address = `http://127.0.0.1:${port}`
  note('PostgreSQL, two servers on it (“one” and “two”), and a proxy before them.')

  const opened = await run(['table', 'homeland', '--players', '5', '--at', address, '--json'], join(work, 'host'))
  if (opened.code !== 0) throw new Error(opened.err)
  const { seats, host: hostLink } = JSON.parse(opened.out)
  note('A table of Homeland for five is opened; each seat has its link.')

  const ann = screen('ann', [120, 40], ['join', seats[0], '--name', 'Ann'])
  const ben = screen('ben', [80, 24], ['join', seats[1], '--name', 'Ben', '--lang', 'de'])
  const cleo = lines('cleo', ['join', seats[2], '--name', 'Cleo', '--lang', 'it'])
  const dan = lines('dan', ['join', seats[3], '--name', 'Dan'])
  const host = talk(['join', hostLink, '--plain'], environment(join(work, 'host')))
  for (const name of ['Ann', 'Ben', 'Cleo', 'Dan']) await heard(host, `: ${name}\n`)
  note('Ann and Ben have sat down on whole screens (120×40; 80×24, German), Cleo and Dan in plain text (Cleo Italian).')
  picture('The table before the game, on Ben’s screen of 80×24', ben.look())
  host.child.stdin.write('b 5 careerist Eve\n')
  await heard(host, 'Eve')
  host.child.stdin.write('s\n')
  await heard(dan.one, 'The SHA-256 of the secret')
  note('The host gives the fifth seat to the bot “careerist” as Eve, and begins.')

  await untilScreen(ann, text => /R\d C\d|Round/.test(text))
  ann.press('m')
  ann.type('Good evening! Who looked at case 1?')
  ann.press('Enter')
  await heard(dan.one, 'Ann writes: Good evening!')
  dan.type('write Not me. Give me a minute.')
  dan.type('people 2')
  await heard(cleo.one, 'Dan mette in pausa la partita.')
  note('Ann writes to the table, Dan answers and pauses the game; Cleo reads it in Italian.')
  await wait(300)
  picture('Ann, while the game is paused (120×40)', ann.look())
  dan.type('people 2')
  await heard(cleo.one, 'Dan riprende la partita.')

  const people = [ann, ben, cleo, dan]
  const asked = one => ('one' in one ? isAskedInLines(one) : /^\s*[> ]?.*> +\d+ {2}\S/m.test(one.look()))
  let turn = 0
  const answer = one => {
    turn += 1
    if ('one' in one) {
      one.answered = one.one.out.length
      one.type(turn % 3 === 0 ? '2' : '1')
    } else {
      if (turn % 3 === 0) one.press('Down')
      one.press('Enter')
    }
  }
  const isOver = one => ('one' in one ? one.one.isGone : /ended with code|\[(?:Debrief|Bilanz)\]/.test(one.look()))
  let killed = null
  const end = Date.now() + LONGEST_MS
  while (!people.every(isOver)) {
    if (Date.now() > end) throw new Error('The evening has not ended.')
    const round = Math.max(0, ...[...dan.one.out.matchAll(/Round (\d+)\./g)].map(([, n]) => Number(n)))
    if (!killed && round >= KILLED_IN_ROUND) killed = await kill(nodes, people)
    for (const one of people) if (!isOver(one) && asked(one)) answer(one)
    await wait(LOOK_MS)
  }
  note('The game is over on all four terminals.')
  if (!killed) throw new Error('Nobody was killed.')

  await wait(2000)
  picture('Ann, at the end: who was who, and what is proved of the deal (120×40)', ann.look())
  picture('Cleo’s last lines', tail(cleo.one.out, 24))
  const file = readdirSync(join(dan.home, 'games')).map(name => join(dan.home, 'games', name))[0]
  const verified = await run(['verify', file], dan.home)
  note(`Dan verifies the file of the game: exit code ${verified.code}.`)
  const others = []
  for (const one of [ann, ben, cleo]) {
    const [name] = readdirSync(join(one.home, 'games'))
    others.push((await run(['verify', join(one.home, 'games', name)], one.home)).code)
  }
  note(`So do Ann, Ben and Cleo, each on their own machine: ${others.join(', ')}.`)
  if ([verified.code, ...others].some(code => code !== 0)) throw new Error(verified.out + verified.err)
  if (dan.one.err !== '' || cleo.one.err !== '') throw new Error(dan.one.err + cleo.one.err)
  write(verified.out, killed)
}

/** In plain text somebody is asked once the last line is the prompt, and they have not answered since. */
const PROMPT = /(?:Number, or \? for help|Numero, o \? per l’aiuto): \n?$/
const isAskedInLines = one => PROMPT.test(one.one.out.slice(one.answered ?? 0))

async function untilScreen(one, isSo) {
  while (!isSo(one.look())) await wait(LOOK_MS)
}

/** The server with the most lines is killed without a word; the proxy needs a moment to notice. */
async function kill(nodes, people) {
  const [ann, ben, cleo, dan] = people
  const one = nodes.toSorted((a, b) => b.lines - a.lines)[0]
  const before = { cleo: cleo.one.out.length, dan: dan.one.out.length }
  one.server.child.kill('SIGKILL')
  note(`In round ${KILLED_IN_ROUND} server “${one.name}” is killed (SIGKILL), and every line to it breaks.`)
  await wait(KILL_LOOK_MS)
  const screens = { ann: ann.look(), ben: ben.look() }
  await wait(NOTICE_MS)
  one.isUp = false
  note('The proxy has noticed, and takes everybody to the other server.')
  const isBack = () =>
    [ann, ben].every(seat => !/The server is gone|Der Server ist weg/.test(seat.look())) &&
    [cleo, dan].every(seat => {
      const said = seat.one.out.slice(before[seat.name])
      return !/server (?:is gone|non c)/i.test(said) || /back|tornato/.test(said)
    })
  while (!isBack()) await wait(LOOK_MS)
  note('All terminals are back where they were; nobody has done anything for it.')
  picture('Ann, a tenth of a second after the kill (120×40)', screens.ann)
  picture('Ben, a tenth of a second after the kill (80×24)', screens.ben)
  await wait(500)
  picture('Cleo, from the kill on', tail(cleo.one.out.slice(before.cleo), 12))
  picture('Dan, from the kill on', tail(dan.one.out.slice(before.dan), 12))
  return one.name
}

function write(verified, name) {
  const date = new Date().toISOString().slice(0, 10)
  const text = [
    '# An evening, recorded',
    '',
    `Written by \`npm run evening\` on ${date}: four terminals and a bot at one table of Homeland, two servers on one PostgreSQL behind a proxy, all on one machine, every one a process of its own. The terminals answer by themselves with the first or second option, so nobody plays well; in round ${KILLED_IN_ROUND} the server that most of them are connected to is killed, and is never started again.`,
    '',
    '| time | what happens |',
    '| --- | --- |',
    ...story.map(one => `| ${one.at} | ${one.text} |`),
    '',
    ...pictures.flatMap(one => [`## ${one.title}`, '', '```text', one.text, '```', '']),
    '## What `verify` says of it',
    '',
    '```text',
    verified.trimEnd().replaceAll(work, ''),
    '```',
    '',
    `Server “${name}” was killed while the game was played, and every choice that anybody was told of is in the file: it plays again the same.`,
    '',
  ].join('\n')
  writeFileSync(page, text.replaceAll(work, ''))
  spawnSync(process.execPath, [join(root, 'node_modules/@biomejs/biome/bin/biome'), 'check', '--write', page], {
    cwd: root,
  })
}

try {
  await main()
} catch (error) {
  process.stderr.write(`${error?.stack ?? error}\n`)
  for (const name of ['ann', 'ben']) process.stderr.write(`${tmux('capture-pane', '-p', '-t', name)}\n`)
  process.exitCode = 1
} finally {
  for (const one of undo.reverse()) await one()
  rmSync(work, { recursive: true, force: true })
}
