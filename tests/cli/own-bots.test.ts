import { spawnSync } from 'node:child_process'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Ajv2020 } from 'ajv/dist/2020.js'
import { expect, test } from 'vitest'
import { homeland } from '../../src/games/homeland/index.ts'
import { newHome, root } from './command.ts'

const { home, say, fileAt } = ownHome()
const { say: tell, games } = newHome()
const hasPython = spawnSync('python3', ['--version']).status === 0

function ownHome() {
  const one = newHome()
  return {
    ...one,
    /** The only match file there is now. */
    fileAt() {
      const folder = join(one.home, 'games')
      const [file, ...more] = readdirSync(folder).filter(name => name.endsWith('.json'))
      expect(more).toEqual([])
      return JSON.parse(readFileSync(join(folder, file), 'utf8'))
    },
  }
}

/** A program whose answer to a question is `answer`: code that has `message`, `n` (which question it is) and `send`. */
function program(name: string, answer: string, hello = "send({ type: 'hello', protocol: 1 })"): string {
  const file = join(home, `${name}.mjs`)
  writeFileSync(
    file,
    `import { appendFileSync } from 'node:fs'
import { createInterface } from 'node:readline'
const send = message => process.stdout.write((typeof message === 'string' ? message : JSON.stringify(message)) + '\\n')
let n = 0
const last = message => send({ type: 'choice', id: message.id, option: message.options.at(-1) })
for await (const line of createInterface({ input: process.stdin })) {
  appendFileSync(${JSON.stringify(`${file}.heard`)}, line + '\\n')
  const message = JSON.parse(line)
  if (message.type === 'hello') { ${hello} }
  if (message.type === 'decide') { n++; ${answer} }
}
`,
  )
  return `exec "${process.execPath}" "${file}"`
}
const heardBy = (name: string): { readonly type: string }[] =>
  readFileSync(join(home, `${name}.mjs.heard`), 'utf8')
    .trim()
    .split('\n')
    .map(line => JSON.parse(line))

const NEVER = 'await new Promise(() => setInterval(() => {}, 1000))'

const ajv = new Ajv2020({ allErrors: true, strict: true, allowUnionTypes: true })
const against = (name: string, message: unknown): unknown => {
  const schema = JSON.parse(readFileSync(join(root, 'docs/schemas', `${name}.schema.json`), 'utf8'))
  const validate = ajv.getSchema(name) ?? ajv.addSchema(schema, name).getSchema(name)
  return validate?.(message) ? null : validate?.errors
}

/** What `bot check` says of a program in two calls. */
async function checked(command: string, ...flags: readonly string[]) {
  const { code, out } = await say([
    'bot',
    'check',
    command,
    '--game',
    'negotiator',
    '--games',
    '2',
    '--json',
    '--lang',
    'en',
    ...flags,
  ])
  return { code, report: JSON.parse(out) }
}

test('a program that answers everything has no slips, and all it is told is as documented', async () => {
  const { code, report } = await checked(program('good', 'last(message)'))
  expect(report).toMatchObject({ games: 2, slips: [], counts: { late: 0, illegal: 0, ended: 0 } })
  expect(report.choices).toBeGreaterThan(2)
  expect(code).toBe(0)
  const heard = heardBy('good')
  expect(new Set(heard.map(({ type }) => type))).toEqual(new Set(['hello', 'start', 'decide', 'end']))
  for (const message of heard) expect(against(`bot-${message.type}`, message), message.type).toBe(null)
  expect(heard.filter(({ type }) => type === 'decide')).toHaveLength(report.choices)
})

test.each([
  ['crash', 'process.exit(3)', 'ended', /has ended \(3\)/],
  ['garbage', "send('Traceback (most recent call last):')", 'garbage', /no message: “Traceback/],
  ['illegal', "send({ type: 'choice', id: message.id, option: 'win the game' })", 'illegal', /not offered/],
  ['far', "send({ type: 'choice', id: message.id, option: 99 })", 'illegal', /not offered/],
  ['other', "send({ type: 'choice', id: message.id + 1, option: 0 })", 'protocol', /answers nothing/],
  ['twice', 'last(message); last(message)', 'protocol', /answers nothing/],
  ['endless', "process.stdout.write('x'.repeat(300_000))", 'long', /more than anybody asked for/],
  ['deaf', 'process.stdin.destroy(); break', 'ended', /has ended \(0\)/],
])('a program that slips (%s) is found out, once a game', async (name, answer, kind, sentence) => {
  const { code, report } = await checked(program(name, answer))
  expect(code).toBe(1)
  expect(report.slips.map((slip: { kind: string }) => slip.kind)).toEqual([kind, kind])
  expect(report.slips[0].what).toMatch(sentence)
  expect(report.counts[kind]).toBe(2)
  expect(readFileSync(report.log, 'utf8')).toMatch(sentence)
})

test('a program that is silent, and one that is too late, are out of time', async () => {
  for (const answer of [NEVER, 'setTimeout(() => last(message), 3000)']) {
    const { code, report } = await checked(program('slow', answer), '--bot-time', '100')
    expect(code).toBe(1)
    expect(report.counts).toMatchObject({ late: 2 })
    expect(report.slips[0].what).toBe('The program did not answer within 100 ms.')
  }
})

test('a program that is not there is said not to be found, and no time is told of choices nobody made', async () => {
  const { code, out } = await say(['bot', 'check', 'no-such-program', '--games', '1', '--bot', 'careerist:bold'])
  expect(code).toBe(1)
  expect(out).toContain('The shell did not find the program (127).')
  expect(out).not.toContain('at the median')
})

test('a program that says nothing sensible first is not asked', async () => {
  const { report } = await checked(program('old', 'last(message)', "send({ type: 'hello', protocol: 99 })"))
  expect(report).toMatchObject({ choices: 0, counts: { protocol: 2 } })
  const missing = await checked('there-is-no-such-command-here')
  expect(missing.report).toMatchObject({ choices: 0, counts: { ended: 2 } })
})

test('at a table the stand-in goes on for a program, and the record says who decided', async () => {
  const good = program('seat-2', 'last(message)')
  const bad = program('seat-3', "if (n > 20) process.exit(1); console.error('still here'); last(message)")
  const { code, err } = await say(
    [
      'play',
      'homeland',
      '--players',
      '3',
      '--seat',
      '1',
      '--seat',
      `2=${good}`,
      '--seat',
      `3=${bad}`,
      '--plain',
    ].concat(['--names', 'Ann', '--seed', 'own', '--lang', 'en']),
    '1\n'.repeat(2000),
  )
  expect(code).toBe(0)
  const [said, ...more] = err.trim().split('\n')
  expect(more).toEqual([])
  expect(said).toMatch(/^Seat 3, choice 21: The program has ended \(1\)\. The stand-in plays on\./)
  const log = readFileSync(said.split(' is in ')[1].replace(/\.$/, ''), 'utf8')
  expect(log).toContain('still here')
  expect(log).toContain(said)
  const file = fileAt()
  const sat = file.log.filter((entry: { kind: string }) => entry.kind === 'sit')
  expect(sat.map(({ player }: { player: object }) => player)).toMatchObject([
    { name: 'Ann', bot: null },
    { bot: 'stand-in', program: true },
    { bot: 'stand-in', program: true },
  ])
  const by = (seat: number) =>
    new Set(
      file.log.flatMap((entry: { kind: string; seat: number; by?: string }) =>
        entry.kind === 'choices' && entry.seat === seat ? [entry.by ?? 'itself'] : [],
      ),
    )
  expect([by(0), by(1)]).toEqual([new Set(['itself']), new Set(['itself'])])
  expect(by(2)).toEqual(new Set(['itself', 'autopilot']))
  expect(file.outcome).toBeDefined()

  // It is told what its seat sees and reads, and nothing else.
  const heard = heardBy('seat-2')
  for (const message of heard) expect(against(`bot-${message.type}`, message), message.type).toBe(null)
  const decides = heard.filter(({ type }) => type === 'decide') as unknown as {
    seat: number
    view: { viewer: number; players: { revealed?: object }[] }
    events: { kind: string }[]
  }[]
  const game = homeland()
  for (const { seat, view, events } of decides) {
    expect([seat, view.viewer]).toEqual([1, 1])
    expect(view.players.some(({ revealed }) => revealed)).toBe(false)
    for (const event of events) expect(game.seen(event as never, 1)).toEqual(event)
  }
  expect(heard.at(-1)).toMatchObject({ type: 'end', outcome: file.outcome })
  expect(JSON.stringify(heard)).not.toContain(file.nonce)
})

test('a match that is gone on with has the stand-in in the place of a program that nobody starts', async () => {
  const command = program('left', 'last(message)')
  const flags = ['--players', '3', '--seat', '1', '--seat', `2=${command}`, '--names', 'Ann', '--seed', 'left']
  expect((await tell(['play', 'homeland', ...flags, '--plain'], '1\n'.repeat(8))).code).toBe(2)
  expect((await tell(['resume', '--plain'], '1\n'.repeat(2000))).code).toBe(0)
  const [saved] = games()
  const { log, outcome } = JSON.parse(readFileSync(saved, 'utf8'))
  expect(outcome).toBeDefined()
  const last = log.findLast((entry: { kind: string; seat: number }) => entry.kind === 'choices' && entry.seat === 1)
  expect(last).toMatchObject({ by: 'autopilot' })
})

test('what a program in Python complains of is in the log', async () => {
  if (!hasPython) return
  const file = join(home, 'broken.py')
  writeFileSync(file, "import sys\nsys.stdin.readline()\nraise ValueError('no idea')\n")
  const { code, report } = await checked(`exec python3 "${file}"`)
  expect(code).toBe(1)
  expect(report.counts).toMatchObject({ ended: 2 })
  expect(readFileSync(report.log, 'utf8')).toContain('ValueError: no idea')
})

test('a program plays a call, told in lines and kept nowhere', async () => {
  const before = readdirSync(join(home, 'games'))
  const { code, out, err } = await say([
    'play',
    'negotiator',
    '--seat',
    `1=${program('call', 'last(message)')}`,
    '--lang',
    'en',
  ])
  expect([code, err]).toEqual([0, ''])
  expect(out).toMatch(/N-\d+/)
  expect(heardBy('call').at(-1)).toMatchObject({ type: 'end' })
  expect(readdirSync(join(home, 'games'))).toEqual(before)
})

test.each([
  ['play homeland --players 3 --seat 9=x', /from 1 to 3/],
  ['play homeland --players 3 --seat 0=x', /--seat 2="python3 my_bot.py"/],
  ['play homeland --players 3 --seat 2=', /Which program plays in seat 2\?/],
  ['play homeland --players 3 --seat 2 --seat 2=x', /nobody else has/],
  ['play negotiator --seat 2=x', /--seat 1/],
  ['play homeland --players 3 --seat 2=x --bot-time 0', /from 1 to 600,?000/],
  ['bot check x --game chess', /chess/],
  ['bot check x --games 0', /0/],
  ['bot check x --bot analyst:rude', /“analyst:rude”: behind the colon may stand open, .* bold/],
  ['play homeland --players 3 --bots analyst:rude', /“analyst:rude”: behind the colon may stand bold, careful/],
  ['bot tell x', /“tell”/],
  ['bot train chess', /chess/],
  ['bot train homeland --seat 5', /from 1 to 4/],
])('%s: a sentence, and exit code 2', async (args, sentence) => {
  const { code, err } = await say(`${args} --lang en`)
  expect(code).toBe(2)
  expect(err).toMatch(sentence)
  expect(err.trim().split('\n')).toHaveLength(1)
})

test('the examples have no slips', async () => {
  for (const command of [
    `"${process.execPath}" "${join(root, 'dist/examples/own-bot.js')}"`,
    ...(hasPython ? [`python3 "${join(root, 'examples/own_bot.py')}"`] : []),
  ]) {
    const { code, out } = await say(['bot', 'check', command, '--games', '2', '--json'])
    expect(JSON.parse(out)).toMatchObject({ game: 'homeland', slips: [] })
    expect(code).toBe(0)
  }
})

test.each([
  ['homeland', ['--players', '3']],
  ['homeland', ['--players', '4', '--seat', '2', '--bot', 'careerist', '--views']],
  ['negotiator', []],
])('%s %j is stepped by number', async (game, flags) => {
  const lines = ['nonsense', '{"step": [0, 0]}', '{"reset": {"seed": "s"}}', '{"step": [0]}', '{"step": [-1, 0]}', '[]']
  const { code, out } = await say(['bot', 'train', game, '--vector', '2', '--lang', 'en', ...flags], lines.join('\n'))
  expect(code).toBe(0)
  const [hello, ...answers] = out
    .trim()
    .split('\n')
    .map(line => JSON.parse(line))
  expect(answers.map(({ type, key }) => key ?? type)).toEqual([
    'file.not-json',
    'train.before-reset',
    'step',
    'train.actions',
    'train.illegal',
    'train.not-understood',
  ])
  expect(against('train-hello', hello)).toBe(null)
  for (const answer of answers) expect(against(`train-${answer.type}`, answer), answer.type).toBe(null)
  const sizes = hello.layout.reduce((sum: number, { size }: { size: number }) => sum + size, 0)
  expect(hello.length).toBe(sizes)
  for (const observation of answers[2].observation) expect(observation).toHaveLength(hello.length)
  for (const actions of answers[2].actions) {
    expect(new Set(actions).size).toBe(actions.length)
    for (const action of actions) expect(hello.actions[action]).toBeDefined()
  }
  expect(answers[2].view !== undefined).toBe(flags.includes('--views'))
  if (flags.includes('--seat')) expect(answers[2].seat).toEqual([1, 1])
})

test('the file in Python plays games to their end by the mask', () => {
  if (!hasPython) return
  for (const game of ['homeland', 'negotiator']) {
    const { status, stdout } = spawnSync('python3', [join(root, 'examples/situation_room.py'), game, '8'], {
      encoding: 'utf8',
    })
    expect(stdout).toMatch(/^(8|9|1\d) games, \d+ decisions, wins by seat \[/)
    expect(status).toBe(0)
  }
})
