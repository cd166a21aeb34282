import { spawnSync } from 'node:child_process'
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { standard as homelandStandard } from '../../src/games/homeland/cards/standard.ts'
import type { DeckData } from '../../src/games/negotiator/cards/card.ts'
import { standard } from '../../src/games/negotiator/cards/standard.ts'
import type { Event } from '../../src/games/negotiator/events.ts'
import { negotiator } from '../../src/games/negotiator/index.ts'
import type { State } from '../../src/games/negotiator/rules/state.ts'
import { speakNegotiator } from '../../src/games/negotiator/tell/speak.ts'
import type { View } from '../../src/games/negotiator/view/view.ts'
import { negotiatorWords } from '../../src/games/negotiator/words/index.ts'
import { digest } from '../../src/seed/roots.ts'
import { canonical } from '../../src/table/file.ts'
import { openMatch } from '../../src/table/match.ts'
import { atShell } from '../../src/terminal/invocation.ts'
import { negotiatorPainter } from '../../src/terminal/negotiator/painter.ts'
import { openController } from '../../src/terminal/screen/controller.ts'
import { noColours, widthOf } from '../../src/terminal/screen/style.ts'
import { sitAt } from '../../src/terminal/session.ts'
import { words } from '../../src/words/catalog.ts'
import { sayFrom } from '../../src/words/say-from.ts'
import { hostHere } from '../screen/hosting.ts'
import { toolsFor } from '../screen/table.ts'
import { bin, type Ended, newHome, readGame } from './command.ts'

const { say, write, games, home } = newHome()

/** What a terminal would obey: a title, a cleared screen, a bell, colours of C1, an override of direction, half a character. */
const OBEYED = 'a\u001b]0;owned\u0007\u001b[2J\u001b[31m\u009b31m\u202e\u2066\u2028\u007f\ud800\rb'
const HUGE = `${'\u001b[1m'.repeat(20_000)}${'x'.repeat(400_000)}`
const NASTY = [OBEYED, HUGE] as const

// biome-ignore lint/suspicious/noControlCharactersInRegex: these must not be there
const CONTROLS = /[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u2028-\u202e\u2066-\u2069\p{Cs}]/u

/** Nothing in it is obeyed, and no line of it is longer than we write ourselves. */
function expectTame({ out, err }: Pick<Ended, 'out' | 'err'>, where: string): void {
  for (const line of err.split('\n')) expect(line.length, where).toBeLessThan(2500)
  for (const line of out.split('\n')) expect(line.length, where).toBeLessThan(10_000)
  expect(CONTROLS.exec(out + err)?.index, `${where}: ${(out + err).slice(0, 300)}`).toBe(undefined)
}

/** A mistake that is told in one tame line. */
async function expectRefused(args: readonly string[], input = ''): Promise<void> {
  const ended = await say(args, input)
  const where = args.map(arg => JSON.stringify(arg).slice(0, 60)).join(' ')
  expectTame(ended, where)
  expect(ended.code, `${where}: ${ended.err}`).toBe(2)
  expect(ended.err.split('\n').length, ended.err).toBe(2)
}

const play = ['play', 'negotiator', '--plain', '--no-save']

test.each(NASTY)('every mistake in the arguments is told without obeying them or repeating them whole', async nasty => {
  const wrong: readonly (readonly string[])[] = [
    [nasty],
    ['help', nasty],
    [`--${nasty}`],
    ['play', nasty],
    ['play', 'negotiator', `--${nasty}`],
    ['play', 'negotiator', nasty],
    [...play, '--seed', nasty],
    [...play, '--abductor', nasty],
    [...play, '--lang', nasty],
    [...play, '--deck', nasty],
    [...play, '--scenario', nasty],
    ['play', 'homeland', '--players', nasty],
    ['play', 'homeland', '--names', nasty],
    ['play', 'homeland', '--names', `Ann,${nasty},Cy`],
    ['play', 'homeland', '--players', '3', '--bots', nasty],
    ['play', 'homeland', '--players', '3', '--seat', nasty],
    ['resume', nasty],
    ['replay', nasty],
    ['rules', nasty],
    ['rules', 'negotiator', nasty],
    ['cards', nasty],
    ['cards', 'negotiator', '--deck', nasty],
    ['scenario', nasty],
    ['simulate', 'negotiator', '--bot', nasty],
    ['simulate', 'negotiator', '--games', nasty],
    ['simulate', 'negotiator', '--workers', nasty],
    ['simulate', 'negotiator', '--seed', nasty],
    ['serve', '--port', nasty],
  ]
  for (const args of wrong) await expectRefused(args)
})

const namedDeck = (nasty: string): DeckData => {
  const name = { en: nasty, it: nasty, de: nasty }
  const [card, ...cards] = standard.conversation
  const [abductor, ...others] = standard.abductors
  return { ...standard, conversation: [{ ...card, name }, ...cards], abductors: [{ ...abductor, name }, ...others] }
}

const scenario = { format: 'situation-room/scenario@1', game: 'negotiator' }

test.each(NASTY)('what a file is wrong about is told in the same way', async nasty => {
  const files: readonly (readonly [command: readonly string[], content: unknown])[] = [
    [['cards', 'negotiator', '--deck'], nasty],
    [['cards', 'negotiator', '--deck'], { ...standard, [nasty]: 1 }],
    [['cards', 'negotiator', '--deck'], namedDeck(`${nasty}${HUGE}`)],
    [['cards', 'negotiator', '--deck'], { ...standard, majors: [{ ...standard.majors[0], abductor: nasty }] }],
    [
      ['cards', 'negotiator', '--deck'],
      { ...standard, majors: standard.majors.map(card => ({ ...card, abductor: nasty })) },
    ],
    [['cards', 'homeland', '--deck'], { ...homelandStandard, plots: [{ [nasty]: nasty }] }],
    [['scenario'], { ...scenario, game: nasty }],
    [['scenario'], { ...scenario, format: `situation-room/scenario@${nasty}` }],
    [['scenario'], { ...scenario, [nasty]: nasty }],
    [['scenario'], { ...scenario, position: { [nasty]: nasty } }],
    [['scenario'], { ...scenario, position: { hand: [nasty] } }],
    [['scenario'], { ...scenario, script: [nasty] }],
    [['scenario'], { ...scenario, expect: { offers: [nasty] } }],
    [['play', 'homeland', '--scenario'], { ...scenario, game: nasty }],
    [['resume'], { format: 'situation-room/match@1', [nasty]: nasty }],
    [['replay'], { format: `situation-room/match@${nasty}` }],
  ]
  for (const [command, content] of files) await expectRefused([...command, write('wrong.json', content)])
})

test.each(NASTY)('facts of a scenario that differ are told in the same way', async nasty => {
  for (const expect_ of [{ [nasty]: 1 }, { threat: nasty }, { outcome: { [nasty]: [nasty] } }]) {
    const file = write('facts.json', { ...scenario, title: nasty, text: nasty, expect: expect_ })
    const ended = await say(['scenario', file])
    expectTame(ended, 'facts')
    // What no scenario of ours could hold is refused before anything is compared.
    expect(ended.code).toBe(nasty === HUGE ? 2 : 1)
  }
})

test.each(NASTY)('what is typed is answered in the same way, in plain text and in JSON', async nasty => {
  const typed = ['', 'd ', 'c ', 'r ', 'e /nowhere/', 'w ', 'say ', 'say 1 ', 'note ', 'play ', 'x '].map(
    verb => verb + nasty,
  )
  const plain = await say([...play, '--seed', 's'], `${typed.join('\n')}\nq\n`)
  expectTame(plain, 'plain')
  expect(plain.code).toBe(0)
  const several = ['play', 'homeland', '--no-save', '--players', '3', '--seat', '1', '--seed', 's']
  expectTame(await say([...several, '--plain'], `${nasty}\nAnn\n${typed.join('\n')}\nq\n`), 'several')
  const lines = [
    nasty,
    JSON.stringify(nasty),
    JSON.stringify({ choose: nasty }),
    JSON.stringify({ [nasty]: 1 }),
    JSON.stringify({ claim: { about: 'case', [nasty]: nasty } }),
    JSON.stringify({ note: { about: { case: 1 }, text: nasty } }),
  ]
  const { out } = await say([...several, '--json'], `${lines.join('\n')}\n`)
  const errors = out.split('\n').filter(line => line.includes('"type":"error"'))
  expect(errors.length).toBeGreaterThan(4)
  for (const line of errors) expect(line.length).toBeLessThan(3000)
  expect(CONTROLS.test(out)).toBe(false)
})

test.each([OBEYED, HUGE.slice(0, 200)])(
  'cards that a deck calls so are listed and played like that, in lines and on the whole screen',
  async nasty => {
    const deck = write('named.json', namedDeck(nasty))
    const listed = await say(['cards', 'negotiator', '--deck', deck])
    expectTame(listed, 'cards')
    expect(listed.out).toContain(nasty === OBEYED ? 'a\\u001b]0;owned\\u0007\\u001b[2J' : '\\u001b[1m\\u001b[1m')
    expectTame(
      await say([...play, '--deck', deck, '--seed', 's'], 'b\nh\ns\nx\nd 1\nc\nk\nplay keep-cool\nl\nu\nq\n'),
      'play',
    )
    // As data they are what they are.
    const json = await say(['cards', 'negotiator', '--deck', deck, '--json'])
    expect(JSON.parse(json.out)).toEqual(JSON.parse(JSON.stringify(namedDeck(nasty))))
    expect(CONTROLS.test(json.out)).toBe(false)

    const game = negotiator(namedDeck(nasty))
    const voice = atShell(sayFrom('en', words, negotiatorWords), 'situation-room')
    const match = openMatch(game, { setup: { abductor: 'arkayne' }, seed: 's' })
    const session = sitAt<State, View, Event>(hostHere(game, match), 0, speakNegotiator(voice, game), voice)
    const controller = openController(session, toolsFor(session))
    for (const key of ['down', 'd', 'tab', 'tab', 'tab', 'tab', 'escape', 'enter']) {
      await controller.press(key, 24)
      for (const line of negotiatorPainter.paint(controller.screen(), 80, 24, noColours)) {
        expect(CONTROLS.exec(line)).toBe(null)
        expect(widthOf(line)).toBeLessThan(80)
      }
    }
  },
)

test.each(NASTY)('a match and a career from outside are shown in the same way', async nasty => {
  await say(
    [
      'play',
      'homeland',
      '--players',
      '3',
      '--names',
      'Ann',
      '--bots',
      '2',
      '--plain',
      '--seed',
      nasty.length.toString(),
    ],
    'q\n',
  )
  const { check: _, ...kept } = readGame(games().at(-1) ?? '')
  type Player = { readonly name: string; readonly bot: string | null }
  const seated = (change: (player: Player, seat: number) => Player) =>
    kept.log.map(one => (one.kind === 'sit' ? { ...one, player: change(one.player, one.seat) } : one))
  const changed: readonly object[] = [
    { log: seated((player, n) => ({ ...player, name: `${n}${nasty}` })) },
    { log: seated((player, n) => ({ ...player, bot: n === 0 ? null : nasty })) },
    { notes: [{ seat: 0, about: { player: 1 }, text: nasty.slice(0, 240) }] },
    { rules: nasty },
    { seed: nasty },
    { game: nasty },
    { setup: nasty },
    { deck: { hash: nasty } },
    { choices: [{ seat: 0, choice: nasty }] },
    { position: { given: { [nasty]: nasty }, dice: [] } },
  ]
  for (const change of changed) {
    const content = JSON.parse(JSON.stringify({ ...kept, ...change }))
    const file = write('changed.json', { ...content, check: digest(canonical(content)) })
    const where = Object.keys(change).join()
    expectTame(await say(['resume', file, '--plain'], 'b\nh\nk\nl\nsay\nnote\nnote 1 x\nq\n'), where)
    expectTame(await say(['replay', file]), where)
  }
  const game = {
    date: nasty,
    seed: nasty,
    won: true,
    cause: nasty,
    turns: 1,
    saved: 1,
    killed: 0,
    achievements: [nasty],
  }
  const player = { name: nasty, bot: null, agenda: nasty, points: 1, won: true }
  write('career.json', {
    format: 'situation-room/career@1',
    games: [{ ...game, abductor: nasty }],
    best: { [nasty]: { have: 1, need: 2 } },
    tables: [{ date: nasty, seed: nasty, ending: nasty, rounds: 1, players: [player] }],
  })
  expectTame(await say(['career']), 'career')
  expect(CONTROLS.test((await say(['career', '--json'])).out)).toBe(false)
  write('career.json', { format: 'situation-room/career@1', games: [] })
})

test('in a process of its own, and in a folder that has such a name', () => {
  const folder = join(home, 'a\u001b]0;owned\u0007b')
  mkdirSync(folder)
  const run = (args: readonly string[], input = '') => {
    const env = { PATH: process.env.PATH, SITUATION_ROOM_HOME: folder }
    const { status, stdout, stderr } = spawnSync(process.execPath, [bin, ...args], { input, encoding: 'utf8', env })
    return { code: status, out: stdout, err: stderr }
  }
  expectTame(run([`--${OBEYED.slice(0, -3)}`]), 'option')
  const left = run(['play', 'negotiator', '--plain', '--seed', 's'], 'q\n')
  expectTame(left, 'left')
  const [, advice] = /resume (.+)$/m.exec(left.err) ?? []
  expect(advice).toContain('/a\\u001b]0;owned\\u0007b/games/')
  const { stdout } = spawnSync('bash', ['-c', `printf %s ${advice}`], { encoding: 'utf8' })
  expect(stdout.startsWith(`${folder}/games/`)).toBe(true)
})
