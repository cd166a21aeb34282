import { expect, test } from 'vitest'
import { type Claim, claimLine, type Said } from '../../games/homeland/talk/claims.ts'
import { words } from '../../words/catalog.ts'
import { languages } from '../../words/index.ts'
import { sayFrom } from '../../words/say-from.ts'
import { openComposer } from './composer.ts'

const say = sayFrom('en', words)
const names = ['Ann', 'Ben', 'Cy']
const cases = [3, 12, 1].map(id => ({ id, text: `case ${id}` }))

async function compose(
  keys: readonly string[],
  talk: readonly Said[] = [],
  focus: { case: number } | null = { case: 12 },
): Promise<Claim[]> {
  const made: Claim[] = []
  const claim = async (one: Claim) => void made.push(one)
  const composer = openComposer({ say, seat: 0, names, talk, cases, focus, claim })
  for (const key of keys) await composer.press(key)
  return made
}

test.each<[string[], Claim]>([
  [['1'], { about: 'case', case: 12, says: 'looked-helping' }],
  [['0'], { about: 'case', case: 12, says: 'strike-it' }],
  [['down', 'down', 'enter', 'enter'], { about: 'case', case: 12, says: 'looked-hurting' }],
  [['right', '4'], { about: 'case', case: 1, says: 'dangerous' }],
  [['left', '4'], { about: 'case', case: 3, says: 'dangerous' }],
  [['left', 'left', '4'], { about: 'case', case: 1, says: 'dangerous' }],
  [['s', 'enter'], { about: 'player', player: 1, says: 'suspect', strength: 'little' }],
  [['S', '3', 'enter'], { about: 'player', player: 2, says: 'suspect', strength: 'strongly' }],
  [['T', 'enter'], { about: 'player', player: 1, says: 'trust', strength: 'strongly' }],
])('looking at case 12, %j makes %j', async (keys, claim) => {
  expect(await compose(keys)).toEqual([claim])
})

test.each<[string[], Claim]>([
  [['1', 'enter'], { about: 'case', case: 3, says: 'looked-helping' }],
  [['4', '1', 'enter'], { about: 'case', case: 1, says: 'dangerous' }],
  [['4', '1', '2', 'enter'], { about: 'case', case: 12, says: 'dangerous' }],
  [['4', 'down', 'enter'], { about: 'case', case: 12, says: 'dangerous' }],
  [['1', 'escape', '2', 'enter'], { about: 'case', case: 3, says: 'looked-mixed' }],
  [['right', '2'], { about: 'case', case: 3, says: 'looked-mixed' }],
])('looking at nothing, it is asked what of: %j makes %j', async (keys, claim) => {
  expect(await compose(keys, [], null)).toEqual([claim])
})

test('looking at a player, one key speaks of them', async () => {
  const made: Claim[] = []
  const talking = {
    say,
    seat: 0,
    names,
    talk: [],
    cases,
    focus: { player: 2 },
    claim: async (one: Claim) => void made.push(one),
  }
  const composer = openComposer(talking)
  expect(composer.screen().title).toBe('Say what of Cy?')
  await composer.press('T')
  expect(composer.isOpen).toBe(false)
  expect(made).toEqual([{ about: 'player', player: 2, says: 'trust', strength: 'strongly' }])
})

test('Esc says nothing; nothing can be taken back before something was said', async () => {
  expect(await compose(['1', 'escape', 'escape', 'enter', 'enter'], [], null)).toEqual([])
  expect(await compose(['r', 'enter'])).toEqual([])
  const talk: Said[] = [
    { seat: 0, after: 1, claim: { about: 'case', case: 3, says: 'dangerous' } },
    { seat: 1, after: 2, claim: { about: 'case', case: 12, says: 'dangerous' } },
  ]
  expect(await compose(['r', 'enter'], talk)).toEqual([{ about: 'retract', case: 3 }])
})

test('with no case on the table there are still people to speak of', () => {
  const composer = openComposer({ say, seat: 1, names, talk: [], cases: [], focus: null, claim: async () => {} })
  expect(
    composer
      .screen()
      .rows.map(({ key }) => key)
      .join(''),
  ).toBe('sStT')
})

test.each(languages)('%s: every claim is a sentence of its own language, with no number but the case’s', language => {
  const spoken = sayFrom(language, words)
  const talking = { say: spoken, seat: 0, names, talk: [], cases, focus: null, claim: async () => {} }
  const { rows } = openComposer(talking).screen()
  expect(rows).toHaveLength(14)
  for (const { text } of rows) expect(text).not.toMatch(/\d/)
  const said = claimLine(spoken, names, { seat: 1, claim: { about: 'case', case: 7, says: 'looked-hurting' } })
  expect(said).toMatch(/^Ben .*7/)
  if (language === 'en') expect(said).toBe('Ben on case 7: looked here: mostly hurting')
})
