import { appendFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { makeBot } from '../../bots/homeland/index.ts'
import { playable } from '../../bots/homeland/memory/styles.ts'
import { stylesOf } from '../../bots/names.ts'
import type { State } from '../../games/homeland/rules/state.ts'
import type { AnyGame } from '../../games/index.ts'
import { shipped } from '../../games/index.ts'
import { rootsOf } from '../../seed/roots.ts'
import { benchFor } from './block.ts'
import { dealsOf } from './deals.ts'
import { findingsOf } from './findings.ts'
import { gaugeOf } from './gauges.ts'
import { ownLane } from './lanes.ts'
import { balance, cards, styledAs, type Terms, tournament } from './plans.ts'
import { keepNew, keepOn, readResults } from './results.ts'
import { reportedBlocks, run, wholeBlocks } from './run.ts'
import { seatings } from './seatings.ts'
import { type BlockResult, jobOf, jobsOf, type Study } from './study.ts'
import { toolsFor } from './tools.ts'

const folder = mkdtempSync(join(tmpdir(), 'situation-room-lab-'))
afterAll(() => rmSync(folder, { recursive: true }))
const at = (name: string): string => join(folder, name)

const files = await (await shipped.find('homeland')()).files()
const game = files.make()
const tools = await toolsFor(shipped, 'homeland')
const gauge = gaugeOf('homeland')
const terms: Terms = {
  ...{ game: 'homeland', rules: game.rulesVersion, seed: 'study', blocks: 3, deals: 2 },
  deck: files.deckFile(game),
  tables: [{ setup: { players: 3 }, seats: 3 }],
  command: 'lab',
}

async function played(
  study: Study,
  finished = new Map<number, BlockResult>(),
  keep: (one: BlockResult) => void = () => {},
) {
  const { lanes } = ownLane(benchFor(study, tools))
  await run({ study, finished, lanes, leave: new AbortController().signal, keep, onGames: () => {} })
  return finished
}

describe('deals and seatings', () => {
  test.each([
    [3, 12],
    [4, 20],
    [5, 60],
    [6, 105],
  ])('at %i there are %i distinct deals, each dealt by the game itself', (players, count) => {
    const { dealing } = gauge
    if (!dealing) throw new Error('dealing')
    const deals = dealsOf(game, { players }, dealing)
    expect(new Set(deals.map(({ name }) => name)).size).toBe(count)
    const start = (roots: object): State =>
      game.start({ players }, { ...rootsOf('luck', game.chances), ...roots }) as State
    const [one, other] = [start(deals[0].roots), start(deals[count - 1].roots)]
    expect(dealing.nameOf(one)).toBe(deals[0].name)
    expect(dealing.nameOf(other)).toBe(deals[count - 1].name)
    // Nothing else is different: hands, decks, who begins.
    const bare = ({ players: all, spare: _, ...rest }: State) => ({
      ...rest,
      players: all.map(({ agenda: __, ...one }) => one),
    })
    expect(bare(one)).toEqual(bare(other))
  })

  test('every order of the bots once, where two alike are the same', () => {
    expect(seatings(['b', 'a', 'b'])).toEqual([
      ['a', 'b', 'b'],
      ['b', 'a', 'b'],
      ['b', 'b', 'a'],
    ])
    expect(seatings(['a', 'b', 'c', 'd'])).toHaveLength(24)
    expect(seatings(['a', 'a', 'a'])).toEqual([['a', 'a', 'a']])
  })
})

describe('a tournament', () => {
  const study = tournament(terms, ['steady', 'random'])

  test('has everybody with their like, one of each among others, and compares them by role', () => {
    expect(study.arms.map(({ bots }) => bots.join(' '))).toEqual([
      'steady steady steady',
      'random random random',
      'steady random random',
      'random steady steady',
    ])
    expect(study.compared).toHaveLength(8)
    expect(study.compared[0]).toEqual({
      one: { of: 'wins', arm: 2, bot: 'steady', role: null },
      other: { of: 'wins', arm: 1, bot: 'random', role: null },
    })
  })

  test('a block has every drawn deal with every seating, and every seat is counted once', async () => {
    const bench = benchFor(study, tools)
    expect(study.arms.map((_, arm) => bench.games(arm))).toEqual([2, 2, 6, 6])
    const { sums } = await bench.play(2, 0)
    expect(sums.games).toBe(6)
    expect(sums['seats/steady']).toBe(6)
    expect(sums['seats/random']).toBe(12)
    const roles = gauge.roles.map(role => (sums[`seats/random/${role}`] ?? 0) + (sums[`seats/steady/${role}`] ?? 0))
    expect(roles.reduce((sum, n) => sum + n)).toBe(18)
    const over = (prefix: string) =>
      Object.keys(sums)
        .filter(key => key.startsWith(prefix))
        .reduce((sum, key) => sum + sums[key], 0)
    expect(over('ending/')).toBe(6)
    expect(over('turns/')).toBe(6)
    for (const seat of [1, 2, 3]) expect([sums[`seats/@seat ${seat}`], sums[`seats/@place ${seat}`]]).toEqual([6, 6])
  })

  test('a seat’s luck is its own: who sits beside it changes neither the deck nor what it draws', async () => {
    const one = await benchFor(study, tools).play(0, 1)
    expect(await benchFor(study, tools).play(0, 1)).toEqual(one)
    const other = await benchFor({ ...study, seed: 'other' }, tools).play(0, 1)
    expect(other.sums).not.toEqual(one.sums)
  })

  test('broken off and gone on with, from a file with half a line at its end, it finds the same', async () => {
    const whole = findingsOf(study, await played(study))
    expect(whole).toMatchObject({ blocks: 3, isComplete: true })
    const file = at('broken.jsonl')
    const keeping = keepNew(file, study)
    const leaving = new AbortController()
    const { lanes } = ownLane(benchFor(study, tools))
    let kept = 0
    await run({
      ...{ study, finished: new Map(), lanes, leave: leaving.signal, onGames: () => {} },
      keep(result) {
        keeping.keep(result)
        if (++kept === 6) leaving.abort()
      },
    })
    keeping.close()
    const part = findingsOf(study, readResults(file).finished)
    expect(part).toMatchObject({ blocks: 1, isComplete: false })
    appendFileSync(file, '{"arm":3,"blo')
    const { study: read, finished, keeping: more } = keepOn(file)
    expect(read).toEqual(study)
    expect(finished.size).toBe(6)
    await played(read, finished, more.keep)
    more.close()
    expect(readFileSync(file, 'utf8').trimEnd().split('\n')).toHaveLength(1 + jobsOf(study))
    expect(findingsOf(study, readResults(file).finished)).toEqual(whole)
  })

  test('of two lines about one block the first counts, and a line that is none is named', async () => {
    const file = at('lines.jsonl')
    const keeping = keepNew(file, study)
    keeping.keep({ arm: 0, block: 0, sums: { games: 1 } })
    keeping.keep({ arm: 0, block: 0, sums: { games: 2 } })
    keeping.close()
    expect(readResults(file).finished.get(0)?.sums).toEqual({ games: 1 })
    appendFileSync(file, '{"arm":9,"block":0,"sums":{}}\n')
    expect(() => readResults(file)).toThrow('lab.bad-line {"file":')
    writeFileSync(file, '{"format":"other"}\n')
    expect(() => readResults(file)).toThrow('lab.no-results')
    expect(() => keepNew(file, study)).toThrow('error.exists')
  })
})

describe('blocks that count', () => {
  const study = {
    ...tournament({ ...terms, blocks: 40 }, ['a', 'b']),
    stop: { low: 0, high: 0.05, alpha: 0.05, beta: 0.05 },
  }
  const result = (arm: number, block: number, wins: number): BlockResult => ({
    ...{ arm, block },
    sums: { games: 100, 'seats/a': 100, 'seats/b': 100, 'wins/a': wins, 'wins/b': 20 },
  })
  const finished = (blocks: readonly number[]) =>
    new Map(
      blocks.flatMap(block =>
        study.arms.map((_, arm): [number, BlockResult] => {
          const one = result(arm, block, 35 + (block % 3))
          return [jobOf(study, one), one]
        }),
      ),
    )
  const upTo = (n: number) => Array.from({ length: n }, (_, block) => block)

  test('only blocks finished in all arms, from the first without a gap', () => {
    expect(wholeBlocks(study, finished([0, 1, 2, 5, 6]))).toBe(3)
    const gone = finished([0, 1, 2])
    gone.delete(jobOf(study, { arm: 3, block: 1 }))
    expect(wholeBlocks(study, gone)).toBe(1)
  })

  test('what was played after the question was decided is left out, however much it is', () => {
    expect(reportedBlocks(study, finished(upTo(8)))).toBe(8)
    expect(findingsOf(study, finished(upTo(8)))).toMatchObject({
      look: { verdict: 'high', blocks: 8 },
      isComplete: true,
    })
    expect(findingsOf(study, finished(upTo(30)))).toEqual(findingsOf(study, finished(upTo(8))))
    expect(findingsOf(study, finished(upTo(7)))).toMatchObject({ look: { verdict: 'open' }, isComplete: false })
  })
})

describe('the mole’s best style', () => {
  const arms = ['open', 'cover'].map(style => ({ setup: { players: 3 }, deck: 0, bots: [`a:${style}`], style }))
  const study: Study = { ...balance(terms, ['random'], []), arms, styled: [[0, 1]], blocks: 4 }

  test('is chosen on the even blocks and reported on the odd ones', () => {
    const share = [
      [0.9, 0.2, 0.9, 0.4],
      [0.5, 0.8, 0.5, 0.8],
    ]
    const finished = new Map<number, BlockResult>()
    for (const [arm, shares] of share.entries())
      for (const [block, wins] of shares.entries()) {
        const bot = arms[arm].bots[0]
        const one = { arm, block, sums: { games: 10, [`seats/${bot}/mole`]: 10, [`wins/${bot}/mole`]: 10 * wins } }
        finished.set(jobOf(study, one), one)
      }
    const [best] = findingsOf(study, finished).best
    expect(best.chosen).toBe(0)
    expect(best.estimate.value).toBeCloseTo(0.3)
    expect(best.estimate.blocks).toBe(2)
    expect(best.uncorrected).toBeCloseTo(0.65)
  })

  test('the styles that are listed are those that minds have, and go to the bots that know them', () => {
    expect(stylesOf('homeland', 'analyst')).toEqual([...Object.keys(playable), 'best'])
    expect(stylesOf('homeland', 'careerist')).toEqual(Object.keys(playable))
    expect(styledAs('homeland', ['analyst', 'steady'], 'open')).toEqual(['analyst:open', 'steady'])
  })

  test('a style that no bot knows is refused', () => {
    expect(() => styledAs('homeland', ['random', 'steady'], 'sly')).toThrow('lab.no-style')
  })
})

describe('neutral twins', () => {
  test.each(['homeland', 'negotiator'])('every card of %s has one that can be played', async id => {
    const own = await (await shipped.find(id)()).files()
    const deck = own.deckFile(own.make())
    const { cards: ids, neutral } = gaugeOf(id)
    expect(ids(deck).length).toBeGreaterThan(40)
    const twins = ids(deck).map(card => neutral(deck, card))
    for (const twin of twins) expect(() => own.make(twin)).not.toThrow()
    // A card that is the middle of its kind is its own twin.
    expect(twins.filter(twin => JSON.stringify(twin) === JSON.stringify(deck)).length).toBeLessThan(3)
    expect(neutral(deck, 'nobody')).toBeNull()
  })

  test('the same luck with and without: a card nobody meets changes nothing', async () => {
    const study = cards({ ...terms, blocks: 1, deals: 1 }, 'random', ['nicholas-brody', 'car-bomb'])
    expect(study.arms.map(({ card }) => card)).toEqual([undefined, 'nicholas-brody', 'car-bomb'])
    expect(study.compared).toHaveLength(2 * (1 + gauge.roles.length + gauge.counted.length + 1))
    const same = { ...study, decks: [study.decks[0], study.decks[0], study.decks[0]] }
    const { compared } = findingsOf(same, await played(same))
    expect(compared.map(({ difference }) => difference.value)).toEqual(compared.map(() => 0))
    expect(() => cards(terms, 'random', ['no-such'])).toThrow('lab.no-card')
  })
})

test('a bot thinks as far as the study says, and as far as it usually does where it says nothing', async () => {
  const calls = await (await shipped.find('negotiator')()).files()
  const made = calls.make()
  const { rulesVersion: rules } = made
  const of = { ...terms, game: 'negotiator', rules, blocks: 1, deals: 0, deck: calls.deckFile(made) }
  const one = await toolsFor(shipped, 'negotiator')
  const sumsOf = async (more: Partial<Study>) => {
    const tables = [{ setup: { abductor: 'edward' }, seats: 1 }]
    const bench = benchFor({ ...balance({ ...of, tables }, ['solver'], []), ...more }, one)
    return [(await bench.play(0, 0)).sums, (await bench.play(0, 1)).sums]
  }
  const usual = await sumsOf({})
  expect(await sumsOf({ budget: 500 })).toEqual(usual)
  expect(await sumsOf({ budget: 2 })).not.toEqual(usual)
  // A study of before budgets were kept to goes on as it began.
  expect(await sumsOf({ iterations: 2 })).toEqual(usual)
})

test('the clairvoyant is an arm beside the solver, and sees what that does not', async () => {
  const calls = await (await shipped.find('negotiator')()).files()
  const made = calls.make()
  const setups = ['arkayne', 'donna', 'edward'].map(abductor => ({ setup: { abductor }, seats: 1 }))
  const about = { game: 'negotiator', rules: made.rulesVersion, blocks: 1, deals: 0, deck: calls.deckFile(made) }
  const study = tournament({ ...terms, ...about, tables: setups }, ['solver', 'clairvoyant'])
  const bench = benchFor({ ...study, budget: 60 }, await toolsFor(shipped, 'negotiator'))
  const played = async (bot: string) => {
    const arms = study.arms.flatMap(({ bots }, arm) => (bots[0] === bot ? [arm] : []))
    const sums = await Promise.all(arms.flatMap(arm => [0, 1, 2].map(block => bench.play(arm, block))))
    return sums.map(({ sums: { [`seats/${bot}`]: seats, decisions } }) => ({ seats, decisions }))
  }
  const [seeing, blind] = [await played('clairvoyant'), await played('solver')]
  expect(seeing).toHaveLength(9)
  expect(seeing.every(({ seats }) => seats === 1)).toBe(true)
  expect(await played('clairvoyant')).toEqual(seeing)
  expect(seeing).not.toEqual(blind)
})

test('a mind’s belief is judged against who the mole is, and the mole’s own is not', async () => {
  const bench = benchFor(
    { ...balance({ ...terms, blocks: 1, deals: 0 }, ['knowing'], []) },
    {
      make: tools.make,
      // Sure that the player to its left is the mole.
      makeBot: (_, made: AnyGame) => ({
        name: 'knowing',
        open: (seat, players) => ({
          told() {},
          choose: ask => makeBot('random', made).open(seat, players).choose(ask, { iterations: 1 }),
          belief: () => Array.from({ length: players }, (_, other) => (other === (seat + 1) % players ? 1 : 0)),
        }),
      }),
    },
  )
  const { sums } = await bench.play(0, 0)
  const of = (what: string): number => sums[`belief/knowing/last/${what}`]
  // Twelve deals: in nine one of three is the mole, and each is as often; two loyal seats judge two others each.
  expect(of('n')).toBe(9 * 2 * 2 + 3 * 3 * 2)
  expect(of('top/n')).toBe(9 * 2)
  expect(of('top/hits')).toBe(9)
  expect(of('bin/9/n')).toBe(of('n') / 2)
})
