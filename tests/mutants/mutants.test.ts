import { execFile } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import type { Steps } from '../../src/engine/steps.ts'
import { standard } from '../../src/games/negotiator/cards/standard.ts'
import { steps } from '../../src/games/negotiator/rules/index.ts'
import { whenChanged } from '../seldom.ts'
import { games } from './games.ts'
import { deckMutants, type Mutant, stepMutants } from './mutant.ts'

const run = (...args: string[]): Promise<{ code: number; out: string }> =>
  new Promise(ended => {
    execFile(process.execPath, args, (error, out) => ended({ code: Number(error?.code ?? 0), out }))
  })
const hunt = async (...args: string[]) => {
  const { code, out } = await run('scripts/mutants.mjs', '--json', ...args)
  return { code, ...JSON.parse(out) }
}

const names = (mutants: readonly Mutant[]): string[] => mutants.map(({ name }) => name)

test('a card: every effect dropped, every number shifted both ways, and nothing else touched', () => {
  const end = { do: 'end', n: 0 }
  const card = { id: 'toy', source: 'house', cost: 0, rows: { two: [{ do: 'kill', n: 2 }, end], one: [] } }
  const lasting = { id: 'lasting', drawback: { do: 'dearer', n: 1 } }
  const none = { do: 'none', n: 0 }
  const deck = { id: 'toys', version: '1', cards: [card], majors: [lasting] }
  const before = structuredClone(deck)
  const mutants = deckMutants(deck, { drawback: none })
  expect(names(mutants)).toEqual([
    'toy: cost 0 → 1',
    'toy: cost 0 → -1',
    'toy: rows.two.0 (kill 2) dropped',
    'toy: rows.two.0.n 2 → 3',
    'toy: rows.two.0.n 2 → 1',
    'toy: rows.two.1 (end 0) dropped',
    'lasting: drawback dropped',
    'lasting: drawback.n 1 → 2',
    'lasting: drawback.n 1 → 0',
  ])
  expect(deck).toEqual(before)

  mutants[2].apply()
  expect(deck).toEqual({ ...before, cards: [{ ...card, rows: { two: [end], one: [] } }] })
  mutants[6].apply()
  expect(deck.majors).toEqual([{ id: 'lasting', drawback: none }])
  expect(
    names(deckMutants({ majors: [{ id: 'free', drawback: deck.majors[0].drawback }] }, { drawback: none })),
  ).toEqual([])
})

test('a card: one effect in a field of its own, or a bare yes, is left out', () => {
  const deck = { assets: [{ id: 'toy', onTurn: { do: 'clout', n: 1 }, redraw: true }] }
  const [onTurn, , , redraw] = deckMutants(deck, {})
  expect([onTurn.name, redraw.name]).toEqual(['toy: onTurn dropped', 'toy: redraw dropped'])
  onTurn.apply()
  expect(deck.assets).toEqual([{ id: 'toy', redraw: true }])
  redraw.apply()
  expect(deck.assets).toEqual([{ id: 'toy', onTurn: { do: 'clout', n: 1 } }])
})

test('a step: an act does nothing; a question is never asked, or its answer or what stands in for it does nothing', () => {
  const fail = () => {
    throw new Error('still here')
  }
  const toy: Steps<never, Readonly<Record<string, never>>> = {
    act: { rule: 'T-1', does: fail },
    ask: { rule: 'T-2', options: fail, surely: fail, choose: fail, otherwise: fail },
  }
  const mutants = stepMutants(toy)
  expect(mutants.map(({ name, target }) => [name, target])).toEqual([
    ['step act (T-1): does nothing', 'T-1'],
    ['step ask (T-2): never asks', 'T-2'],
    ['step ask (T-2): a choice does nothing', 'T-2'],
    ['step ask (T-2): with nothing to ask nothing happens', 'T-2'],
  ])
  const still = (step: object) =>
    Object.entries(step)
      .filter(([, does]) => does === fail)
      .map(([key]) => key)
  const left = mutants.map(({ apply }, i) => {
    apply()
    return still(toy[i === 0 ? 'act' : 'ask'])
  })
  expect(left).toEqual([
    [],
    ['choose', 'otherwise'],
    ['options', 'surely', 'otherwise'],
    ['options', 'surely', 'choose'],
  ])
})

describe('Hostage Negotiator', async () => {
  const [game] = games
  const mutants = await game.mutants()
  const { conversation, majors, escapes, red, pivotal, abductors } = standard
  const cards = [conversation, majors, escapes, red, pivotal, abductors].flatMap(list => list.map(({ id }) => id))

  test('each step and each card has mutants, and no two have the same name', () => {
    expect(new Set(names(mutants)).size).toBe(mutants.length)
    expect(mutants.length).toBeGreaterThan(500)
    for (const step of Object.keys(steps)) expect(names(mutants).join('\n')).toContain(`step ${step} (`)
    expect(new Set(mutants.map(({ target }) => target))).toEqual(
      new Set([...Object.values(steps).map(({ rule }) => rule), ...cards]),
    )
  })

  test('each is of a rule or card that some test names', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'mutants-'))
    const list = join(folder, 'list.json')
    try {
      await run('node_modules/vitest/vitest.mjs', 'list', ...game.tests, `--json=${list}`)
      const words = new Set(
        JSON.parse(readFileSync(list, 'utf8')).flatMap(({ name }: { name: string }) => name.match(/[\w-]+/g) ?? []),
      )
      expect(mutants.map(({ target }) => target).filter(target => !words.has(target))).toEqual([])
    } finally {
      rmSync(folder, { recursive: true })
    }
  })
})

const OWN = ['scripts/mutants.mjs', 'tests/mutants', 'src/games/negotiator/rules', 'src/games/negotiator/cards']

whenChanged('the hunt for mutants', OWN, () => {
  describe('what can come of a mutant', () => {
    const fates = ['--games', 'tests/mutants/fates.ts']

    test.concurrent('those that no test of their own notices survive, are listed with the reason, and fail the command', async () => {
      const survived = (mutant: string, target: string, why: RegExp) => ({
        game: 'fates',
        mutant,
        target,
        why: expect.stringMatching(why),
      })
      const { survivors, ...found } = await hunt(...fates, '--only', '^(?!runs)', '--limit', '1200')
      expect(found).toMatchObject({ code: 1, mutants: 6, killed: 3, endless: [] })
      expect(survivors).toEqual([
        survived('changes nothing', 'N-19', /^\d+ tests name N-19, and all pass$/),
        survived('noticed by tests of another rule only', 'N-6', /^\d+ tests name N-6, and all pass$/),
        survived('of a rule without a test', 'N-99', /^no test names N-99$/),
      ])
    })

    test.concurrent('one that runs in circles is broken off and counts as killed', async () => {
      const found = await hunt(...fates, '--only', '^runs', '--limit', '2')
      expect(found).toMatchObject({ code: 0, mutants: 1, killed: 1, endless: ['runs in circles'], survivors: [] })
    })
  })

  test.each([
    [['--only', '('], 'Unterminated group'],
    [['--only', 'no such mutant'], 'is called like /no such mutant/'],
    [['--limit', 'soon'], '"soon" is not a whole number of seconds'],
    [['--games', 'nowhere.ts'], 'There is no file nowhere.ts'],
  ])('%j is refused with a sentence', async (args, sentence) => {
    const told = await new Promise<{ code: unknown; err: string }>(ended => {
      execFile(process.execPath, ['scripts/mutants.mjs', ...args], (error, _out, err) =>
        ended({ code: error?.code, err }),
      )
    })
    expect(told.code).toBe(2)
    expect(told.err).toContain(sentence)
    expect(told.err).not.toContain('    at ')
  })
})
