import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { newHome } from './command.ts'
import { newServer, until } from './tables.ts'

const server = await newServer()
const { home, start, say } = newHome()

/** A program whose answer to a question is `answer`: code that has `message`, `n` (which question it is) and `send`. */
function program(name: string, answer: string): string {
  const file = join(home, `${name}.mjs`)
  writeFileSync(
    file,
    `import { createInterface } from 'node:readline'
const send = message => process.stdout.write((typeof message === 'string' ? message : JSON.stringify(message)) + '\\n')
let n = 0
const first = message => send({ type: 'choice', id: message.id, option: 0 })
for await (const line of createInterface({ input: process.stdin })) {
  const message = JSON.parse(line)
  if (message.type === 'hello') send({ type: 'hello', protocol: 1 })
  if (message.type === 'end') console.error('over: ' + JSON.stringify(message.outcome))
  if (message.type === 'decide') { n++; ${answer} }
}
`,
  )
  return `exec "${process.execPath}" "${file}"`
}

/** Nobody is found out for a machine that has other things to do. */
const ENOUGH = ['--bot-time', '60000']

/** A table of a program, of one that plays in this process, and of a bot; it has begun. */
async function seated(command: string, more: readonly string[] = ENOUGH) {
  const { links, host: hostOf, seat } = await server.newTable({ game: 'homeland', players: 3 })
  const bot = start(['join', links[0], '--name', 'Monty', ...more, '--bot', command])
  const ben = await seat(1, 'Ben')
  const host = hostOf()
  await until(host, ({ lobby }) => lobby?.chairs[0] != null)
  await host.act({ type: 'bot', seat: 2, kind: 'random', name: 'Rob' })
  await host.act({ type: 'draw' })
  return { bot, ben }
}

test('a program plays a whole game at a table of a server', async () => {
  const { bot, ben } = await seated(program('good', 'first(message)'))
  const { code, out, err } = await bot.gone
  expect(err).toBe('')
  expect(code).toBe(0)
  expect(out).toMatch(/Played again: \d+ choices, \d+ events, all the same\./)
  expect((await until(ben, ({ shown }) => shown?.outcome != null)).shown?.outcome).not.toBeNull()
})

test.each([
  ['crash', 'if (n > 3) process.exit(3); first(message)', ENOUGH, 4, /has ended \(3\)/],
  ['stall', '', ['--bot-time', '300'], 1, /did not answer within 300 ms/],
  ['garbage', "if (n > 3) send('Traceback'); else first(message)", ENOUGH, 4, /no message: “Traceback”/],
  ['illegal', "send({ type: 'choice', id: message.id, option: 'win the game' })", ENOUGH, 1, /not offered: /],
])(
  'one that slips (%s): a sentence, its stand-in plays to the end, and exit code 1',
  async (name, answer, flags, at, sentence) => {
    const { bot, ben } = await seated(program(name, answer), flags)
    const { code, err } = await bot.gone
    expect(code).toBe(1)
    const [said, ...more] = err.trim().split('\n')
    expect(more).toEqual([])
    expect(said).toContain(`Seat 1, choice ${at}: `)
    expect(said).toMatch(sentence)
    expect(readFileSync(said.split(' is in ')[1].replace(/\.$/, ''), 'utf8')).toContain(said)
    // Nobody was left waiting for it.
    expect((await until(ben, ({ shown }) => shown?.outcome != null)).shown?.outcome).not.toBeNull()
  },
)

test('what is paused, or breaks, is waited for; then it goes on', async () => {
  const { bot, ben } = await seated(program('patient', 'first(message)'))
  await until(ben, ({ shown }) => (shown?.choices ?? 0) > 5)
  await ben.act({ type: 'pause' })
  await ben.act({ type: 'resume' })
  await until(ben, ({ shown }) => (shown?.choices ?? 0) > 20)
  await server.stop()
  await server.restart()
  expect((await bot.gone).code).toBe(0)
})

test.each([
  [['--bot', ' '], /Which bot\? Write the command that starts it: .* join LINK --bot/],
  [['--bot', 'x', '--bot-time', '0'], /from 1 to 600,?000/],
  [['--bot', 'x'], /A program says who it is: --name NAME\./],
])('join LINK %j: a sentence, and exit code 2', async (flags, sentence) => {
  const { links } = await server.newTable({ game: 'homeland', players: 3 })
  const { code, err } = await say(['join', links[0], ...flags])
  expect(code).toBe(2)
  expect(err).toMatch(sentence)
  expect(err.trim().split('\n')).toHaveLength(1)
})

test('who looks after a table without a seat has none for a program', async () => {
  const { hostLink } = await server.newTable({ game: 'homeland', players: 3 })
  const { code, err } = await say(`join ${hostLink} --bot x`)
  expect([code, err.trim().split('\n').length]).toEqual([2, 1])
  expect(err).toContain('Use the link of a seat.')
})
