import { spawnSync } from 'node:child_process'
import { expect, test } from 'vitest'
import { recordOf } from '../../src/table/open-file.ts'
import { bin, chosen, expectMistake, first, newHome, PROMPT, program, readGame } from './command.ts'

const { home, run, say, at, read, write, games } = newHome()
const play = (input: string, flags = '--seed a') => say(`play negotiator --plain ${flags}`, input)
const pipe = (...answers: string[]): string => answers.map(answer => `${answer}\n`).join('')

test('a whole game by piped answers: no colours, an end with its reason, and a file that can be seen again', () => {
  const { code, out, err } = run('play negotiator --seed first', first)
  expect(code).toBe(0)
  expect(err).toBe('')
  expect(out).not.toContain('\u001b')
  const [, debrief] = out.split(/\n\n(?=Lost:|Won:)/)
  expect(debrief).toMatch(/^(Won|Lost): .+\. .+\. Rule N-\d+\.\n/)
  expect(debrief).toMatch(/^\d+ dice thrown, \d+ successes?; \d+(\.\d)? were to be expected\.$/m)
  expect(debrief).toMatch(/^Faces from 1 to 6: (\d+ ){5}\d+\.$/m)
  expect(debrief).toMatch(/^Luckier than \d+% of all players/m)
  expect(debrief).toMatch(/^(Achievements gained: .+|No achievement gained this time)\.$/m)
  expect(debrief.match(/^Still open, \d+% of the way: .+\. .+$/gm)?.length).toBeGreaterThan(5)
  const [, file] = /situation-room\.js replay (.+)\n$/.exec(out) ?? []
  const saved = readGame(file)
  expect(saved.outcome).toMatchObject({ rule: /Rule (N-\d+)/.exec(debrief)?.[1] })
  // The dice of the debrief are those of the events.
  const thrown = (saved.events as { kind: string; dice?: number[] }[]).flatMap(({ kind, dice }) =>
    kind === 'rolled' ? (dice ?? []) : kind === 'rerolled' ? [0] : [],
  )
  expect(debrief).toContain(`${thrown.length} dice thrown`)
})

interface Rows {
  readonly hand: number
  readonly rows: readonly { readonly odds: number; readonly converted: number | null }[]
}

/** Every option with a test, with its three rows and the size of the hand it was shown with. */
function testsIn(out: string): Rows[] {
  const found: Rows[] = []
  let hand = -1
  const lines = out.split('\n')
  for (const [i, line] of lines.entries()) {
    const cards = /^(\d+) cards? in hand/.exec(line)
    if (cards) hand = Number(cards[1])
    if (!/^\d+\. Play “.+”$/.test(line)) continue
    const converted = /^ {3}If I convert a 4: (.+)$/.exec(lines[i + 4])?.[1].match(/[\d.]+(?=%)/g)
    const rows = lines.slice(i + 1, i + 4).map((row, n) => {
      const [, odds] = /^ {3}(?:2\+ successes|1 success|no success): ([\d.]+)%\. \S/.exec(row) ?? []
      return { odds: Number(odds), converted: converted ? Number(converted[n]) : null }
    })
    found.push({ hand, rows })
  }
  return found
}

test('every test shows three outcomes whose chances add up, and the 4 only to those who could pay for it', async () => {
  const played = await Promise.all(['b', 'c', 'd'].map(seed => play(first, `--no-save --seed ${seed}`)))
  const poor = await play(pipe('bank keep-cool', 'bank keep-cool', 'bank small-talk', 'bank small-talk'))
  const shown = [...played, poor].flatMap(({ out }) => testsIn(out))
  expect(shown.length).toBeGreaterThan(60)
  for (const { rows } of shown) {
    expect(rows).toHaveLength(3)
    const sum = (pick: (row: Rows['rows'][number]) => number) => rows.reduce((total, row) => total + pick(row), 0)
    expect(Math.abs(sum(({ odds }) => odds) - 100)).toBeLessThanOrEqual(0.2)
    if (rows[0].converted !== null)
      expect(Math.abs(sum(({ converted }) => converted ?? Number.NaN) - 100)).toBeLessThanOrEqual(0.2)
  }
  // The card itself cannot pay: two others must be in hand (N-13).
  const isOffered = ({ rows }: Rows) => rows.every(({ converted }) => converted !== null)
  expect(shown.filter(one => one.hand >= 3 && !isOffered(one))).toEqual([])
  expect(shown.filter(one => one.hand < 3 && isOffered(one))).toEqual([])
  expect(shown.some(({ hand }) => hand === 2)).toBe(true)
})

test('the table is told whole once, and after that only what has changed of it', async () => {
  const [first, second, all] = (await play(pipe('bank keep-cool', 'b', 'q'), '--seed told')).out.split(PROMPT)
  const table = [
    'Arkayne Massua. Turn 1',
    'Threat 5',
    'Hostages: 7',
    'Conversation points: ',
    'Demands: ',
    'cards in hand',
  ]
  const toldIn = (text: string): string[] => table.filter(part => text.split('\n').some(line => line.includes(part)))
  expect(toldIn(first)).toEqual(table)
  expect(toldIn(second)).toEqual(['Conversation points: ', 'cards in hand'])
  expect(toldIn(all)).toEqual(table)
})

test('what was not rolled can be undone, one by one', async () => {
  const { out } = await play(pipe('bank keep-cool', 'bank small-talk', 'u', 'u', 'u', 'q'))
  expect(out.match(/^Undone\.$/gm)).toHaveLength(2)
  expect(out.match(/^There is nothing to undo: a roll, a draw or a look cannot be taken back\.$/gm)).toHaveLength(1)
  const hands = [...out.matchAll(/^(\d) cards in hand/gm)].map(([, n]) => Number(n))
  expect(hands).toEqual([6, 5, 4, 5, 6])
})

test('a roll cannot be taken back, nor what came before it', async () => {
  const { out } = await play(pipe('bank small-talk', 'play keep-cool', 'u', 'q'))
  expect(out).toMatch(/^2 dice: \d \d\.$/m)
  expect(out).not.toContain('Undone.')
  expect(out).toContain('There is nothing to undo')
})

test('only practice is rewound', async () => {
  const { code, out } = await play(pipe('bank keep-cool', 'w 1', 'rewind', 'q'))
  expect(code).toBe(0)
  expect(out.match(/^Only practice games can be rewound\.$/gm)).toHaveLength(2)
})

const dice = (out: string): string[] => out.match(/^\d dice: [\d ]+\.$/gm) ?? []

test('practice: the same luck after every rewind, whichever card is said', async () => {
  for (const seed of ['p', 'q', 'r']) {
    const answers = pipe('play keep-cool', 'w 1', 'play small-talk', 'w 1', 'play keep-cool', 'w 1', 'bank keep-cool')
    const { out } = await play(`${answers}play small-talk\nq\n`, `--practice --seed ${seed}`)
    const thrown = dice(out)
    expect(thrown).toHaveLength(4)
    expect(new Set(thrown).size).toBe(1)
    const said = out.split('Back before choice number 1, with the same luck.')
    expect(said).toHaveLength(4)
    // Played the same way again, it is the same to the last word.
    const again = (text: string) => text.slice(text.indexOf('You play “Keep Cool”.'))
    expect(again(said[2])).toBe(again(said[0]))
  }
})

test('practice: back to any choice even after the end; the lines left behind are in the file, and nothing counts', async () => {
  const { code, out } = await play(`${first}w\nw 1\nbank keep-cool\nw 0\nw 99\nw x\nq\n`, '--practice --seed s')
  expect(code).toBe(0)
  expect(out).toContain('Practice: it does not count, and you may rewind.')
  expect(out).toContain('A practice game does not count for the career.')
  expect(out).toContain('The game is over.')
  expect(out).toContain('Back before choice number 1, with the same luck.')
  expect(out.match(/^One can go back to a choice from number 1 to 1\.$/gm)).toHaveLength(3)
  const saved = readGame(games()[games().length - 1])
  expect(saved.practice).toBe(true)
  expect(saved.outcome).toBeUndefined()
  expect(chosen(saved)).toEqual(['bank keep-cool'])
  const { branches } = recordOf(saved)
  expect(branches).toHaveLength(1)
  expect(branches[0].at).toBe(0)
  const numbered = out.match(/^\d+\. .+$/gm) ?? []
  expect(numbered.some(line => line.startsWith(`${branches[0].choices.length}. `))).toBe(true)
  const { out: career } = await say('career --json')
  const seeds = (JSON.parse(career) as { games: { seed: string }[] }).games.map(game => game.seed)
  expect(seeds).not.toContain('s')
})

test('practice: in the help each letter stands for one thing, and what has none has its word', async () => {
  const { out } = await play(pipe('?', 'turn', 'q'), '--practice --seed s2')
  expect(out.match(/^w or rewind: .+$/gm)).toHaveLength(1)
  expect(out).not.toMatch(/^w or turn/m)
  expect(out).toMatch(/^turn: .+$/m)
  expect(out).toContain('It is your turn.')
})

test('nothing has been chosen yet: there is nothing to go back to', async () => {
  const { out } = await play(pipe('w 1', 'q'), '--practice --seed s2')
  expect(out).toContain('Nothing has been chosen yet.')
})

test.each([
  [
    '?',
    /^Type the number of an option, or one of these letters or words:\n\? or help: this help\n(?:\S or \w+: .+\n)+$/m,
  ],
  ['t', /^Threat 5 \(angry\), 2 dice\.\nHostages: 7 held, 0 saved, 0 killed\.\nConversation points: 0\.$/m],
  ['c zzz', /^No card has “zzz” in its name\.$/m],
  ['w', /^It is your turn\.\nYou are on the line\. What do you do\?$/m],
  ['k', /^Major demand, face down\nEscape demand, face down$/m],
  ['c 1', /^Wire \$10,000,000 · /m],
  ['case 1', /^There are no cases in this game\.$/m],
  ['say 1 1', /^This game has no table talk, and no notes\.$/m],
  ['note 1 x', /^This game has no table talk/m],
  ['b', /^Hostages: 7 held, 0 saved, 0 killed\.$/m],
  ['h', /^\nWhat Are Your Demands\? \(cost 0, 2 copies\): 2 or more .+\nSmall Talk .+\nKeep Cool .+\n$/],
  ['s', /^Sniper, Take the Shot \(cost 7, 1 copy\): 2 or more successes: .+$/m],
  ['l', /^Arkayne Massua holds 7 hostages\./m],
  ['x', /^(Not possible: .+ \(N-\d+\)|Everything in sight is possible\.)$/m],
  ['d 1', /^Play “What Are Your Demands\?”\n {3}2 or more successes: .+\n/m],
  ['c keep', /^Keep Cool · .+ · keep-cool$/m],
  ['r sniper', /^No rule mentions “sniper”\.$/m],
  ['r N-13', /^N-13 {2}\S/m],
  ['u', /^There is nothing to undo/m],
])('“%s” is answered, and the question stays', async (letter, answer) => {
  const { out, code } = await play(pipe(letter, 'q'))
  expect(code).toBe(0)
  const [, said] = out.split(PROMPT)
  expect(said).toMatch(answer)
  // Nothing was chosen: the options are listed once and no more.
  expect(out.match(/^1\. Play/gm)).toHaveLength(1)
})

const asked = async (word: string, flags = ''): Promise<string> =>
  (await play(pipe(word, 'q'), `--seed words ${flags}`)).out.split(/^.*\? .*: $/m)[1]

test('each letter has a word of the reader’s own language', async () => {
  const same = ['?=help', 'b=board', 'h=Hand', 't=threat', 'l=last', 'w=turn', 'k=known', 'x=why', 'd 1=details 1']
  for (const [letter, word] of same.map(pair => pair.split('='))) {
    expect((await asked(letter)).length).toBeGreaterThan(10)
    expect(await asked(word)).toBe(await asked(letter))
  }
  expect(await asked('Perché', '--lang it')).toBe(await asked('x', '--lang it'))
  expect(await asked('wissen', '--lang de')).toBe(await asked('k', '--lang de'))
  expect(await asked('known', '--lang de')).toContain('„known“')
})

test('an exported position is played, and never written over a file that is there', async () => {
  const file = at('here.json')
  const { out } = await play(pipe('bank keep-cool', `e ${file}`, `e ${file}`, `e ${at('no/such/folder.json')}`, 'q'))
  expect(out).toContain(
    `The position is in ${file}. Play on from it with: ${program} play negotiator --scenario ${file}`,
  )
  expect(out).toContain(`There is a file “${file}” already. Choose another name.`)
  expect(out).toMatch(/^The file “.+folder\.json” cannot be written \(ENOENT\)\.$/m)
  expect(JSON.parse(read('here.json')).position).toMatchObject({ abductor: 'arkayne', points: 1 })
  expect(await say(`scenario ${file}`)).toMatchObject({ code: 0, out: `${file}: as expected\n` })
})

test('a bad answer is told what would be right, and the question is asked again', async () => {
  const { out, code } = await play(
    pipe('0', '8', 'banana', 'd', 'd 9', 'buy all-units-go', 'play an-empty-promise', '', 'q'),
  )
  expect(code).toBe(0)
  expect(out.match(/“(0|8|banana||9)” is not among the numbers 1 to 7\. \? for help\./g)).toHaveLength(5)
  expect(out).toMatch(/^Cards are bought in the spend phase, or in the last conversation\. \(N-17\)$/m)
  expect(out).toMatch(/^“An Empty Promise” is not in your hand\. \(N-10\)$/m)
  expect(out.split(PROMPT)).toHaveLength(10)
})

test('an option can be called by its name as well as by its number', async () => {
  const [byName, byNumber] = await Promise.all([play(pipe('bank keep-cool', 'q')), play(pipe('6', 'q'))])
  expect(byName.out).toBe(byNumber.out)
})

test('a home that cannot be written: said once, and the game goes on to its end', async () => {
  const { code, out, err } = await say('play negotiator --plain --seed z', first, {
    SITUATION_ROOM_HOME: '/dev/null/x',
  })
  expect(code).toBe(0)
  expect(err).toMatch(
    /^situation-room: The file “.+” cannot be written \(ENOTDIR\)\. The game goes on, but is not saved\.\n$/,
  )
  expect(out).toMatch(/^(Won|Lost): /m)
  const left = await say('play negotiator --plain --seed z', 'q\n', { SITUATION_ROOM_HOME: '/dev/null/x' })
  expect(left.err).toMatch(/\nThe game is not kept\.\n$/)
})

test('--no-save leaves nothing behind', async () => {
  const before = games().length
  const { err } = await play('q\n', '--no-save')
  expect(err).toBe('The game is not kept.\n')
  expect(games()).toHaveLength(before)
})

test('both modes at once are refused', async () => {
  expectMistake(await say('play negotiator --plain --json'), 'Choose one of --plain and --json.')
})

/** The command at a terminal, by util-linux’ script. */
const atTerminal = (env: NodeJS.ProcessEnv): string =>
  spawnSync('script', ['-qec', `${process.execPath} ${bin} play negotiator --seed t`, '/dev/null'], {
    input: 'q\n',
    encoding: 'utf8',
    env: { PATH: process.env.PATH, SITUATION_ROOM_HOME: home, ...env },
  }).stdout

const hasScript = spawnSync('script', ['--version']).status === 0

test.skipIf(!hasScript)('a dumb terminal gets plain text, any other the whole screen', () => {
  const dumb = atTerminal({ TERM: 'dumb' })
  expect(dumb).toContain('1. Play “What Are Your Demands?”')
  expect(dumb).not.toContain('\u001b')
  expect(atTerminal({ TERM: 'xterm' })).toContain('\u001b[?1049h')
})

test('who is on the line, and by which rule of their own, is told before the first question', async () => {
  const { out } = await play('q\n', '--no-save --abductor donna')
  expect(out).toMatch(/^12 hostages, threat 4, .+\. Each pair of 6s .+ releases a hostage\.\nDonna Scarborough holds/m)
})

test('against Donna, what a pair of 6s would do is told before the roll', async () => {
  const { out } = await play('q\n', '--no-save --abductor donna')
  expect(out).toContain('   with a pair of 6s (2.8%) also held 12 → 11, saved 0 → 1\n2. ')
  expect((await play('q\n', '--no-save')).out).not.toContain('pair of 6s')
})

test('a woman who was drawn at random, or stands in a position, is spoken of as one', async () => {
  const drawn = await play(pipe('c', 'q'), '--lang it --abductor random --seed c')
  expect(drawn.out).toContain('elimina la sequestratrice')
  const laid = { format: 'situation-room/scenario@1', game: 'negotiator', position: { abductor: 'donna' } }
  write('donna.json', JSON.stringify(laid))
  const { out } = await say(`play negotiator --scenario ${at('donna.json')} --plain --lang it`, pipe('c', 'q'))
  expect(out).toContain('elimina la sequestratrice')
  expect((await play(pipe('c', 'q'), '--lang it')).out).toContain('elimina il sequestratore')
})

test('N-29: with nobody left in the Zone it is said that one more release is needed', async () => {
  const told = async (position: object) => {
    const scenario = { format: 'situation-room/scenario@1', game: 'negotiator', position }
    return (await play('q\n', `--no-save --scenario ${write('empty.json', scenario)}`)).out
  }
  const sentence = 'The Hostage Zone is empty: the next release captures the abductor.'
  expect(await told({ hostages: { zone: 0, saved: 4, killed: 3 } })).toContain(sentence)
  expect(await told({ hostages: { zone: 1, saved: 3, killed: 3 } })).not.toContain(sentence)
})
