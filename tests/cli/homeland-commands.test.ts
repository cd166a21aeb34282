import { describe, expect, test } from 'vitest'
import type { DeckData } from '../../src/games/homeland/cards/card.ts'
import { tallyOf } from '../../src/games/homeland/career/tally.ts'
import { agendas } from '../../src/games/homeland/vocabulary.ts'
import { homelandWords } from '../../src/games/homeland/words/index.ts'
import { expectMistake, newHome, readGame, recordIn } from './command.ts'

const { run, say, write, games } = newHome()

describe('rules homeland', () => {
  test('prints all 38 rules in their sections', async () => {
    const { code, out } = await say('rules homeland')
    expect(code).toBe(0)
    const numbers = [...out.matchAll(/^M-(\d+) {2}/gm)].map(([, n]) => Number(n))
    expect(numbers).toEqual(Array.from({ length: 38 }, (_, i) => i + 1))
    for (const section of ['Set-up', 'Terrorist turn', 'Analysing a threat', 'Fallout', 'Player turn', 'Named assets'])
      expect(out).toMatch(new RegExp(`^${section}$`, 'm'))
  })
  test.each([
    ['M-26', /^M-26 {2}.*\n {4}.*\n$/],
    ['m26', /^M-26 {2}.*\n {4}.*\n$/],
    ['drone strike', /^M-26 {2}/m],
    ['Virgil', /^M-37 {2}/m],
  ])('finds %s', async (word, found) => {
    const { code, out } = await say(['rules', 'homeland', ...word.split(' ')])
    expect(code).toBe(0)
    expect(out).toMatch(found)
  })
  test('says it where no rule has the word', async () => {
    expectMistake(await say('rules homeland N-13'), 'No rule mentions “N-13”.')
  })
  test.each(['it', 'de'] as const)('in %s', async language => {
    const { out } = await say(`rules homeland M-1 --lang ${language}`)
    expect(out).toContain(homelandWords[language]['rule.M-1.title'])
  })
})

describe('cards homeland', () => {
  test('lists every card with its source, its text and its id', async () => {
    const { code, out } = await say('cards homeland')
    expect(code).toBe(0)
    const ids = [...out.matchAll(/^\S.* · (?:in part from the rulebooks|in part from public sources|ours) · (\S+)$/gm)]
    expect(ids).toHaveLength(40 + 40 + 40 + 36)
    expect(new Set(ids.map(([, id]) => id)).size).toBe(ids.length)
    expect(out).toMatch(/^Nicholas Brody · .* · in part from the rulebooks · nicholas-brody\n {4}/m)
  })

  const file = async (): Promise<DeckData & { counts: Record<string, number> }> =>
    JSON.parse((await say('cards homeland --json')).out)

  test('as JSON is what --deck reads, with the counts of what the cards do', async () => {
    const deck = await file()
    expect(deck.counts).toMatchObject({ plots: 40, organizations: 40, assets: 40, intel: 120 })
    expect(deck.counts.assetAbilities).toBeGreaterThanOrEqual(24)
    expect(deck.counts.goldEffects).toBeGreaterThanOrEqual(12)
    expect(deck.counts.advantages).toBeGreaterThanOrEqual(12)
    expect(deck.counts.fallouts).toBeGreaterThanOrEqual(10)
    const own = write('own.json', deck)
    expect((await say(['cards', 'homeland', '--deck', own, '--json'])).out).toBe(
      (await say('cards homeland --json')).out,
    )
  })

  test('a deck of one’s own is played, kept with the game and shown', async () => {
    const deck = await file()
    const [first, ...rest] = deck.plots
    const name = { en: 'Open the Zoo', it: 'Aprire lo zoo', de: 'Den Zoo öffnen' }
    const own = write('zoo.json', { ...deck, version: 'zoo', plots: [{ ...first, id: 'open-the-zoo', name }, ...rest] })
    const shown = await say(['cards', 'homeland', '--deck', own, '--lang', 'de'])
    expect(shown.out).toMatch(/^Den Zoo öffnen · .* · open-the-zoo$/m)
  })

  const change = (deck: DeckData, edit: (deck: DeckData) => object): unknown => edit(structuredClone(deck))
  const plot = (deck: DeckData, edit: object): object => ({
    ...deck,
    plots: deck.plots.map((card, i) => (i === 0 ? { ...card, ...edit } : card)),
  })
  test.each<[string, (deck: DeckData) => object, string]>([
    ['39 Plots', deck => ({ ...deck, plots: deck.plots.slice(1) }), 'must be 40'],
    ['an id twice', deck => plot(deck, { id: deck.plots[1].id }), 'is used twice.'],
    ['a Complexity of 12', deck => plot(deck, { complexity: 12 }), '“plots.0.complexity” is too big'],
    ['no name', deck => plot(deck, { id: 'brand-new' }), 'give it a name in en, it and de.'],
    ['both Fallouts', deck => plot(deck, { globalFallout: [{ do: 'leak', n: 1 }] }), 'a Fallout or a Global Fallout.'],
    ['an unknown effect', deck => plot(deck, { fallout: [{ do: 'sing', n: 1 }] }), 'At “plots.0.fallout.0.do”'],
    [
      'gold without an effect',
      deck => ({ ...deck, intel: deck.intel.map(card => ({ ...card, gold: undefined })) }),
      'gold Intel has an effect',
    ],
    ['a field too much', deck => ({ ...deck, jokers: [] }), 'a field “jokers”'],
    ['a deck of the other game', () => ({ id: 'standard', version: '1', conversation: [] }), 'At “'],
  ])('%s is refused in a sentence', async (_what, edit, sentence) => {
    const bad = write('bad.json', change(await file(), edit))
    expectMistake(await say(['cards', 'homeland', '--deck', bad]), sentence)
  })
})

const untimed = (out: string): object => {
  const { seconds: _s, gamesPerSecond: _g, decisionsPerSecond: _d, ...rest } = JSON.parse(out)
  return rest
}

describe('simulate homeland', () => {
  test('prints one object with the figures of the deck', () => {
    const { code, out, err } = run('simulate homeland --players 5 --games 30 --bot random --seed s --json')
    expect(code).toBe(0)
    expect(err).toBe('')
    const report = JSON.parse(out)
    expect(report).toMatchObject({ game: 'homeland', games: 30, bot: 'random', seed: 's', setup: { players: 5 } })
    const { figures } = report
    expect(figures.meanRounds).toBe(report.meanTurns)
    expect(figures.tracksFilled.agency + figures.tracksFilled.terrorist).toBe(1)
    expect(Object.keys(figures.neutralisedByLevel)).toEqual(['low', 'guarded', 'elevated', 'severe', 'imminent'])
    expect(figures.winsByAgenda.mole.seats).toBe(Math.round(figures.withMole * 30))
    expect(figures.winsByAgenda.loyal.seats + figures.winsByAgenda.opportunist.seats).toBeGreaterThanOrEqual(30 * 4)
    expect(figures.tokensPerRound.clout).toBeGreaterThan(0)
  })

  test('two workers play the same games as one', () => {
    const series = 'simulate homeland --games 25 --bot steady --seed two --json'
    const two = run(`${series} --workers 2`)
    expect(two.code, two.err).toBe(0)
    expect(untimed(two.out)).toEqual(untimed(run(series).out))
  })

  test('each seat may have a bot of its own, in workers too', () => {
    const series = 'simulate homeland --players 3 --games 6 --bot careerist,stand-in,random --seed mixed --json'
    const mixed = run(series)
    expect(mixed.code, mixed.err).toBe(0)
    expect(JSON.parse(mixed.out).bot).toBe('careerist,stand-in,random')
    expect(untimed(run(`${series} --workers 2`).out)).toEqual(untimed(mixed.out))
    const alike = run(series.replace('careerist,stand-in,random', 'careerist'))
    expect(JSON.parse(alike.out).decisions).not.toBe(JSON.parse(mixed.out).decisions)
  })

  test('says it in words, in every language', async () => {
    for (const language of ['en', 'it', 'de']) {
      const { code, out } = await say(`simulate homeland --games 5 --lang ${language}`)
      expect(code).toBe(0)
      expect(out.trim().split('\n')).toHaveLength(2 + 1 + 1 + 5 + 1 + 3 + 1 + 1)
    }
  })

  test.each([
    ['--players 2', 'Homeland is for 3 to 6 players, not 2 (M-2).'],
    ['--players 7', 'Homeland is for 3 to 6 players, not 7 (M-2).'],
    ['--players many', 'not many (M-2).'],
    ['--bot greedy', 'There is no bot “greedy”. Known are: random, steady, careerist, analyst, careerist@1, stand-in.'],
    [
      '--bot careerist,greedy',
      'There is no bot “greedy”. Known are: random, steady, careerist, analyst, careerist@1, stand-in.',
    ],
    ['--bot careerist,stand-in', 'There are 4 seats; --bot names 2 bots.'],
    ['--workers 0', '“0” is not a whole number from 1 to 64.'],
    ['--workers two', '“two” is not a whole number from 1 to 64.'],
  ])('%s is refused', async (flags, sentence) => {
    expectMistake(await say(`simulate homeland ${flags}`), sentence)
  })
})

describe('a kept game', () => {
  const finished = (): string => {
    const [file] = games()
    return file
  }

  test('is played to its end and goes into the career', async () => {
    const { code, out, err } = await say(
      'play homeland --players 3 --seat 1 --names Ann --plain --seed kept',
      '1\n'.repeat(2000),
    )
    expect(code, err).toBe(0)
    expect(out).toMatch(/^Ann: [01] of 1 won$/m)
    const saved = recordIn(finished())
    expect(saved.seats.map(({ bot }) => bot)).toEqual([null, 'analyst', 'analyst'])
    const { tables } = JSON.parse((await say('career --json')).out)
    const told = (await say('career')).out
    expect(told).toMatch(/^Ann: [01] of 1 won$/m)
    // The same tally as on the page, in its own words.
    const { won, byAgenda, accusations } = tallyOf(tables, null)
    const [agenda] = agendas.filter(one => byAgenda[one].games === 1)
    const names: Readonly<Record<string, string>> = homelandWords.en
    const lines = told.slice(told.indexOf('Homeland: 1 game around the table.')).split('\n')
    expect(lines[1]).toMatch(new RegExp(`^${names[`agenda.${agenda}`]}: ${won} of 1 won`))
    expect(lines[2]).toMatch(new RegExp(`^3 players: ${won} of 1 won`))
    const { right, wrong, nobody } = accusations
    expect(told.includes(`Accusations: ${right} right, ${wrong} wrong; ${nobody} times nobody.`)).toBe(
      right + wrong + nobody > 0,
    )
    expect(tables).toMatchObject([{ seed: 'kept', players: [{ name: 'Ann', bot: null }, {}, {}] }])
  })

  test('is replayed with everything revealed, choice by choice', async () => {
    const { code, out } = await say(['replay', finished()])
    expect(code).toBe(0)
    expect(out).toMatch(/^The agenda of Bot 2: /m)
    expect(out.match(/^Choice \d+ of \d+, /gm)).toHaveLength(recordIn(finished()).choices.length)
    expect(out).not.toContain('has chosen')
    expect(out).toMatch(/It reproduces itself: \d+ choices, \d+ events\.\nSeed \S.*, nonce [0-9a-f]{64}\. .+\n$/)
    expect((await say(['replay', finished(), '--check'])).out).toMatch(/^It reproduces itself/)
  })

  test('is replayed through one player’s eyes as that player saw it', async () => {
    const { out } = await say(['replay', finished(), '--seat', '1'])
    expect(out).toMatch(/^The agenda of Ann: /m)
    expect(out).not.toContain('The agenda of Bot 2: ')
    expect(out).toMatch(/^Choice \d+ of \d+, Ann: /m)
    expect(out).toMatch(/^Choice \d+ of \d+: Bot 3 has chosen$/m)
    expect(out).not.toMatch(/^Choice \d+ of \d+, Bot/m)
    expect(out).not.toMatch(/^Bot \d draws [^\d]/m)
  })

  test('gives any position of it as a scenario that reads back to the same', async () => {
    const { out } = await say(['replay', finished(), '--at', '30', '--position'])
    const file = write('position.json', out)
    expect(await say(['scenario', file, '--print'])).toEqual({ code: 0, out, err: '' })
    expect((await say(['replay', finished(), '--at', '30', '--seat', '2'])).out).toMatch(/^Round \d/)
  })

  test.each([
    ['--seat 0', '“0” is not a whole number from 1 to 3.'],
    ['--seat 4', '“4” is not a whole number from 1 to 3.'],
    ['--at 9999', 'is not a whole number from 1 to'],
  ])('replay %s is refused', async (flags, sentence) => {
    expectMistake(await say(['replay', finished(), ...flags.split(' ')]), sentence)
  })

  test('that is not over shows nothing to anybody', async () => {
    await say('play homeland --players 3 --seat 1 --names Ann --plain --seed left', '1\n1\nq\n')
    const file = games().find(one => readGame(one).outcome === undefined) ?? ''
    for (const flags of [[], ['--at', '1'], ['--position'], ['--seat', '1'], ['--check']])
      expectMistake(await say(['replay', file, ...flags]), 'not over')
    const edited = write('edited.json', { ...readGame(file), seed: 'other' })
    expectMistake(await say(['resume', edited]), 'edited.json')
  })
})
