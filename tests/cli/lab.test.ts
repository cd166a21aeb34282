import { spawnSync } from 'node:child_process'
import { copyFileSync, readFileSync, writeFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { bin, expectMistake, newHome } from './command.ts'

const { home, run, say, at, read, start, write } = newHome()
const small = 'lab tournament homeland --bots steady,random --players 3 --deals 1 --blocks 3 --seed s'

test('a study gives the same results and the same report whatever the number of workers', () => {
  const one = run(`${small} --workers 1 --results one.jsonl --csv one.csv`)
  expect(one.err).toBe('')
  expect(one.code).toBe(0)
  expect(one.out).toContain('3 of 3 blocks of seeds')
  expect(one.out).toContain('3 players, 1 × steady + 2 × random: 9 games')
  expect(one.out).toMatch(/^ {2}steady wins as Loyal Agent: [\d.]+% \(95 %: [\d.]+% to [\d.]+%\), of \d+$/m)
  expect(one.out).toMatch(
    /^ {2}steady wins \(3 players, 1 × steady \+ 2 × random\) against random wins .*: [+−][\d.]+ points/m,
  )
  expect(one.out).toContain('Written: one.html')
  const two = run(`${small} --workers 2 --results two.jsonl`)
  expect(two.code).toBe(0)
  expect(read('two.html')).toBe(read('one.html'))
  expect(two.out.replaceAll('two.', 'one.')).toBe(one.out.replace('Written: one.csv\n', ''))
  expect(read('two.jsonl').split('\n').sort()).toEqual(read('one.jsonl').split('\n').sort())
  expect(read('one.csv').split('\n')[0]).toMatch(/^arm,setup,bots,.*,wilson-high,blocks$/)
})

test('the report is one page that needs no other, with a table behind each plot and the command', () => {
  const html = read('one.html')
  expect(html).not.toMatch(/<script|src=|href=|@import|https?:(?!\/\/www\.w3\.org)/)
  expect(html).toContain(
    '<pre>situation-room lab tournament homeland --bots steady,random --players 3 --blocks 3 --deals 1 --seed s</pre>',
  )
  const figures = html.match(/<figure>/g)?.length ?? 0
  expect(figures).toBeGreaterThan(8)
  expect(html.match(/<details><summary>The numbers<\/summary>/g)).toHaveLength(figures)
  expect(html.match(/<svg[^>]*role="img"/g)).toHaveLength(figures)
  expect(html).not.toMatch(/NaN|undefined|\[object/)
})

test.each([
  ['it', 'Homeland: torneo', 'Vittorie'],
  ['de', 'Homeland: Turnier', 'Siege'],
])('the report can be written again in %s', async (language, title, heading) => {
  const { code } = await say(`lab report ${at('one.jsonl')} --html ${at(`${language}.html`)} --lang ${language}`)
  expect(code).toBe(0)
  expect(read(`${language}.html`)).toContain(`<html lang="${language}">`)
  expect(read(`${language}.html`)).toContain(`<h1>${title}</h1>`)
  expect(read(`${language}.html`)).toContain(`<h2>${heading}</h2>`)
})

test('Ctrl-C leaves a valid part of the report, and resume makes the whole of it', async () => {
  const long = start(`${small.replace('--blocks 3', '--blocks 400')} --workers 1 --results long.jsonl`)
  await expect.poll(() => linesIn('long.jsonl')).toBeGreaterThan(8)
  long.child.kill('SIGINT')
  const { code, out, err } = await long.gone
  expect(code).toBe(130)
  expect(out).toMatch(/^[1-9]\d* of 400 blocks of seeds/)
  expect(err).toMatch(/This is a part of the study\. Go on with: .* lab resume long\.jsonl/)
  expect(read('long.html')).toContain('a part: broken off before its end')
  // The same study, but of three blocks, taken up from what its long sister left.
  const lines = read('long.jsonl').split('\n')
  const head = JSON.parse(lines[0])
  const study = { ...head.study, blocks: 3, command: JSON.parse(read('one.jsonl').split('\n')[0]).study.command }
  const kept = lines.slice(1, 6).filter(line => line !== '' && JSON.parse(line).block < 3)
  expect(kept.length).toBeGreaterThan(2)
  write('again.jsonl', [JSON.stringify({ ...head, study }), ...kept, '{"arm":1,"bl'].join('\n'))
  const again = run('lab resume again.jsonl --workers 2')
  expect(again.code).toBe(0)
  expect(again.err).toBe('')
  expect(read('again.html')).toBe(read('one.html'))
})

const linesIn = (name: string): number => {
  try {
    return read(name).split('\n').length
  } catch {
    return 0
  }
}

test('a study may stop as soon as it is decided, by bounds that are said', async () => {
  const { code, out } = await say(
    `lab tournament negotiator --bots greedy,random --abductor arkayne --blocks 300 --workers 1 --stop 0:10 --results ${at('stop.jsonl')}`,
  )
  expect(code).toBe(0)
  expect(out).toMatch(
    /^Decided after \d+ blocks: rather 10 points than 0 \(log ratio [\d.]+; bounds −2\.94 and 2\.94, fixed beforehand\)\.$/m,
  )
  expect(read('stop.html')).toContain('<h2>Stopping</h2>')
})

test('what cards do, as numbers for programs', async () => {
  const { code, out } = await say(
    `lab cards negotiator --bots greedy --abductor edward --cards keep-cool,helicopter --blocks 4 --workers 1 --json --results ${at('cards.jsonl')}`,
  )
  expect(code).toBe(0)
  const findings = JSON.parse(out)
  expect(findings).toMatchObject({ blocks: 4, isComplete: true, study: { kind: 'cards', game: 'negotiator' } })
  expect(findings.compared).toHaveLength(2)
  expect(read('cards.html')).toContain('Keep Cool')
})

test('simulations and studies are played with any deck, in threads too', async () => {
  const deck = JSON.parse((await say('cards negotiator --json')).out)
  const easy = {
    ...deck,
    abductors: deck.abductors.map((one: object) => ({ ...one, threat: 0, hostages: 1 })),
    red: deck.red.map(({ id, source, copies }: Record<string, unknown>) => ({ id, source, copies, effects: [] })),
  }
  const file = write('easy.json', easy)
  const counted = async (flags: string): Promise<number> =>
    JSON.parse((await run(`simulate negotiator --games 40 --bot greedy --seed s --json ${flags}`)).out).wins
  const [usual, alone, side] = await Promise.all([
    counted(''),
    counted(`--deck ${file}`),
    counted(`--deck ${file} --workers 2`),
  ])
  expect(alone).toBeGreaterThan(usual)
  expect(side).toBe(alone)
  const { out } = await say(
    `lab balance negotiator --bots greedy --deck ${file} --blocks 5 --workers 1 --results ${at('easy.jsonl')}`,
  )
  expect(out).toContain('5 of 5 blocks')
})

test('a simulation is played with a style of the mole, in threads too', () => {
  const simulated = (flags: string) =>
    JSON.parse(run(`simulate homeland --players 3 --bot careerist --games 6 --seed s --json ${flags}`).out)
  const open = simulated('--mole open')
  expect(open).toMatchObject({ bot: 'careerist:open', games: 6 })
  // The style is in the play: another one makes other games of the same seeds, and its full name the same.
  const played = ({ bot, decisions, won, losses, figures }: Record<string, unknown>) =>
    JSON.stringify({ bot, decisions, won, losses, figures })
  expect(played({ ...simulated('--mole cover'), bot: open.bot })).not.toBe(played(open))
  const named = simulated('').bot
  expect(named).toBe('careerist')
  expect(played(simulated('--mole open --workers 2'))).toBe(played(open))
})

test('a simulation thinks as far as it is told, in threads too', () => {
  const decisions = (flags: string): number =>
    JSON.parse(run(`simulate negotiator --games 4 --bot solver --seed s --json ${flags}`).out).decisions
  const little = decisions('--budget 2')
  expect(little).not.toBe(decisions(''))
  expect(decisions('--budget 2 --workers 2')).toBe(little)
})

describe('bad input is one sentence', () => {
  test.each([
    ['lab sing', 'The lab cannot “sing”. It can: tournament, balance, cards, resume, report, worker.'],
    ['lab tournament', 'Say which game: lab tournament GAME.'],
    ['lab resume', 'Say which results file: lab resume FILE.'],
    ['lab tournament homeland --bots careerist,genius', 'There is no bot “genius”.'],
    [
      'lab balance homeland --bots careerist:sly',
      'There is no “careerist:sly”: behind the colon may stand open, cover,',
    ],
    ['simulate homeland --bot analyst:rude', 'There is no “analyst:rude”: behind the colon may stand open, cover,'],
    // What sees hidden cards is no company for anybody.
    ['simulate negotiator --bot clairvoyant', 'There is no bot “clairvoyant”.'],
    ['bot check x --game negotiator --bot clairvoyant', 'clairvoyant'],
    ['lab tournament homeland --bots steady,clairvoyant', 'There is no bot “clairvoyant”.'],
    ['lab tournament homeland --bots steady', 'A tournament needs at least two different bots'],
    ['lab balance homeland --bots steady,random --players 4', 'There are 4 seats; --bot names 2 bots.'],
    ['lab balance homeland --bots steady --mole open', 'None of these bots knows the style “open”: steady'],
    [
      'lab balance homeland --bots careerist --mole best --players 4',
      'None of these bots knows the style “best”: careerist. Known are: open, cover, late, imitate, sleeper, fickle, turncoat.',
    ],
    ['lab balance homeland --players 9', '9'],
    ['lab balance homeland --budget 0', 'A budget is a whole number of steps from 1 to 1,000,000,000, not “0”.'],
    ['simulate negotiator --budget 0', 'A budget is a whole number of steps from 1 to 1,000,000,000, not “0”.'],
    ['lab balance homeland --blocks 0', '“0” is not a whole number from 1 to 20000.'],
    ['lab balance homeland --stop 0:5', 'This study compares nothing'],
    ['lab tournament homeland --bots steady,random --stop 5:0', '“5:0” is no pair of bounds.'],
    ['lab tournament homeland --bots steady,random --stop 0:5 --blocks 4', 'Before block 8 nothing is decided'],
    ['lab cards homeland --cards no-such', 'There is no card “no-such” in this deck.'],
    ['lab cards homeland', 'Say which cards'],
    ['lab balance homeland --abductor donna', '--abductor does not belong to this game.'],
    ['lab worker', 'There is no queue: name a PostgreSQL in DATABASE_URL.'],
    ['lab balance homeland --bots steady --blocks 1 --queue', 'There is no queue: name a PostgreSQL in DATABASE_URL.'],
    ['lab resume nowhere.jsonl', 'There is no file “nowhere.jsonl” that can be read.'],
    ['simulate homeland --mole open --bot steady', 'None of these bots knows the style “open”: steady'],
  ])('%s', async (args, sentence) => {
    expectMistake(await say(args), sentence)
  })

  test('a deck that cannot be played, and a file that is no results', async () => {
    expectMistake(await say(`lab balance homeland --deck ${write('bad.json', { plots: [] })}`), 'bad.json')
    expectMistake(await say(`simulate homeland --deck ${write('none.json', 'x')}`), 'none.json')
    expectMistake(await say(`lab report ${write('bad.jsonl', 'x\n')}`), 'has no results of the lab')
    writeFileSync(at('other.jsonl'), read('one.jsonl').replace(/"rules":"\d+"/, '"rules":"0"'))
    expectMistake(await say(`lab resume ${at('other.jsonl')}`), 'These results were played by the rules 0')
  })

  test('results that are there already are not written over', async () => {
    const before = read('one.jsonl')
    expectMistake(await say(`${small} --results ${at('one.jsonl')}`), 'already. Choose another name.')
    expect(read('one.jsonl')).toBe(before)
  })
})

/** A process that may not make a file longer than so many blocks of 512 bytes has, for that file, a full disk. */
const limited = (blocks: number, args: string) =>
  spawnSync('sh', ['-c', `ulimit -f ${blocks}; exec "$@"`, 'sh', process.execPath, bin, ...args.split(' ')], {
    encoding: 'utf8',
    cwd: home,
    env: { PATH: process.env.PATH, HOME: home, SITUATION_ROOM_HOME: home },
  })

test('a full disk: finished blocks are kept, what cannot be written is named, and the exit code says so', () => {
  copyFileSync(at('one.jsonl'), at('full.jsonl'))
  const report = limited(8, 'lab report full.jsonl --html full.html')
  expect(report.status).toBe(75)
  expect(report.stderr).toContain('The file “full.html” cannot be written (EFBIG).')
  expect(report.stdout).toContain('3 of 3 blocks of seeds')
  expect(readFileSync(at('full.jsonl'), 'utf8')).toBe(read('one.jsonl'))
  const study = limited(130, `${small} --workers 1 --results disk.jsonl --html /dev/null/none.html`)
  expect(study.status).toBe(75)
  expect(study.stderr).toContain('“disk.jsonl” cannot be written (EFBIG).')
  expect(study.stderr).toContain('This is a part of the study.')
  const { out, code } = run('lab resume disk.jsonl --workers 1')
  expect(code).toBe(0)
  expect(out).toContain('3 of 3 blocks of seeds')
  expect(read('disk.html')).toBe(read('one.html'))
})
