import { expect, test } from 'vitest'
import { type Company, game, gather } from '../../../tests/screen/party.ts'
import { stream } from '../../engine/chance.ts'
import { rootsOf } from '../../seed/roots.ts'
import { type Locale, PSEUDO } from '../../words/index.ts'
import type { Stage } from '../screen/screen.ts'
import { bare, colours, noColours, widthOf } from '../screen/style.ts'
import { LEAST } from './painter.ts'

const sizes = [
  [80, 24],
  [120, 40],
  [72, 22],
  [100, 30],
  [170, 50],
] as const

const text = (stage: Stage, width = 80, height = 24): string =>
  stage
    .paint(width, height, noColours)
    .map(line => line.trimEnd())
    .join('\n')

let checks = 0

/** Every look is at 80 × 24 and at one of the other sizes, in turn. */
function check(stage: Stage, where: string): void {
  for (const [width, height] of [sizes[0], sizes[1 + (checks++ % (sizes.length - 1))]]) {
    const lines = stage.paint(width, height, colours)
    const at = `${where} at ${width} × ${height}`
    expect(lines.length, at).toBe(height)
    expect(Math.max(...lines.map(widthOf)), at).toBeLessThan(width)
    const plain = lines.map(line => bare(line).trimEnd()).join('\n')
    expect(plain, at).not.toMatch(/undefined|NaN|\[object/)
    expect(plain, at).toBe(text(stage, width, height))
  }
}

const pages = ['tab', 'tab', 'tab', 'right', 'tab', 'tab', 'tab', 'tab', 'page-down', 'escape', 'd', 'x', '?', 'escape']
const talk = ['right', 't', 'down', '3', 'enter', 't', 's', 'enter', 'right', 'n', 'x', 'y', 'enter', 'a', 'left', 'u']

/** Play at random to the end, looking at everything, and now and then at every page. */
async function wander(company: Company): Promise<{ readonly scenes: Set<string>; readonly rounds: number }> {
  const { stage, table } = await gather(company)
  const random = stream(rootsOf(`${company.seed}`, ['wander']).wander)
  const scenes = new Set<string>()
  let looks = 0
  for (let step = 0; !stage.isOver() && step < 3000; step++) {
    const shown = text(stage)
    const screen = shown.includes('┌──') ? 'curtain' : /^ [^\n]*(\n[^\n]*){22} .*←.*q/.test(shown) ? 'theatre' : 'desk'
    scenes.add(screen)
    if (step % 7 === 0) check(stage, `${screen} ${step}`)
    if (shown.includes('┌──')) await stage.press('r', 24)
    else if (step % 61 === 0 && looks++ < 3)
      for (const key of [...talk, ...pages]) {
        await stage.press(key, 24)
        check(stage, `${key} ${step}`)
      }
    for (let n = random(5); n > 0; n--) await stage.press('down', 24)
    await stage.press('enter', 24)
  }
  for (const key of ['space', 'enter', 'enter', 'enter', 'tab', 'tab', 'tab', 'tab', 'tab', 'tab']) {
    await stage.press(key === 'space' ? ' ' : key, 24)
    check(stage, `over ${key}`)
  }
  expect(stage.isOver()).toBe(true)
  return { scenes, rounds: table.match().state.round }
}

// The pseudo-language is English with words a third longer.
test.each<Locale>(['it', 'de', PSEUDO])('%s: every scene and page fits every size', async locale => {
  for (const company of [
    { people: ['Ann', 'Ben', 'Cy'], seed: 'three', locale },
    {
      people: ['Maximilian Longnam A', 'Maximilian Longnam B'],
      bots: 4,
      seed: 'six',
      locale,
    },
  ])
    await wander(company)
})

test('alone among bots there is no curtain, but what they did is told', async () => {
  const { stage } = await gather({ people: ['Ann'], bots: 3, seed: 'alone' })
  const seen: string[] = []
  for (let i = 0; i < 400 && !stage.isOver(); i++) {
    seen.push(text(stage))
    await stage.press('enter', 24)
  }
  expect(seen.some(paint => paint.includes('┌──'))).toBe(false)
  expect(seen.some(paint => paint.includes('It is Bot 2’s turn.'))).toBe(true)
})

const LATE = {
  players: [
    { agenda: 'loyal', rep: 6, clout: 2, up: ['nicholas-brody', 'dar-adal'], down: ['virgil'], agents: 2 },
    { agenda: 'mole', rep: 2, clout: 5, agents: 1, soldiers: 2 },
    { agenda: 'opportunist', rep: 1, clout: 7, open: ['phone-tap'], hand: ['blown-cover', 'surprise-attack'] },
  ],
  agency: 10,
  terrorist: 7,
  round: 5,
  turn: 3,
  done: ['claimed', 'placed'],
  threats: [
    {
      level: 'imminent',
      lead: 2,
      plot: 'car-bomb',
      organization: 'abu-nazir',
      agents: 4,
      intel: [
        { card: 'search-warrant', by: 1 },
        { card: 'search-warrant', by: 2 },
      ],
    },
    {
      level: 'low',
      lead: 1,
      soldiers: 2,
      organization: 'lone-wolf',
      plot: 'letter-bomb',
      looks: [{ seat: 3, n: 1, round: 4 }],
      plotSeenBy: [3],
      intel: [{ card: 'phone-tap' }, { card: 'blown-cover', by: 3 }],
    },
  ],
}

/** What is printed on the cards of that position: the deck is tuned, the screen is not. */
const { plots, organizations, intel } = game.cards.data
const printed = <Card extends { readonly id: string }>(cards: readonly Card[], id: string): Card => {
  const card = cards.find(one => one.id === id)
  if (!card) throw new Error(`there is no ${id}`)
  return card
}
const letterBomb = printed(plots, 'letter-bomb')
const carBomb = printed(plots, 'car-bomb')
const abuNazir = printed(organizations, 'abu-nazir')
const red = `▲R${printed(intel, 'blown-cover').number}`
const blue = `●B${printed(intel, 'phone-tap').number}`
const warrant = printed(intel, 'search-warrant').number

const at = async (...keys: readonly string[]): ReturnType<typeof gather> => {
  const party = await gather({ position: LATE })
  for (const key of ['r', 'escape', ...keys]) await party.stage.press(key, 24)
  return party
}

test('the board: five levels, what is analysed next, tracks in numbers, each case in letters and numbers', async () => {
  const shown = text((await at()).stage, 120, 40)
  for (const part of [
    'Agency ■■■■■■■■■■·· 10/12',
    'Terrorists ■■■■■■■····· 7/12',
    '►Imminent',
    'Severe',
    'Elevated',
    'Guarded',
    'Low',
    '1 Abu Nazir',
    `E${abuNazir.sophistication} Ben I2 A4`,
    '2 Lone Wolf',
    `L${printed(organizations, 'lone-wolf').sophistication} Ann I2 S2`,
    `c${letterBomb.complexity} i${letterBomb.impact} r4+1`,
  ])
    expect(shown).toContain(part)
})

test('a column that is empty on every level takes little room: the names beside it are whole', async () => {
  const organizations = ['container-line', 'directorate-k', 'room-nine']
  const threats = organizations.map((organization, i) => ({ level: ['low', 'guarded', 'severe'][i], organization }))
  const party = await gather({ position: { ...LATE, threats } })
  for (const key of ['r', 'escape']) await party.stage.press(key, 24)
  const board = text(party.stage).split('\n').slice(2, 11)
  for (const line of board) expect(line).not.toContain('…')
  expect(board[0]).toMatch(/ · {27,} · {3}· {3}· {3}· {3}·$/)
})

test('my desk: shape, letter and number for each Intel, open cards apart; red is never told by colour alone', async () => {
  const shown = text((await at()).stage)
  expect(shown).toContain(`Intel ${red} ★G`)
  expect(shown).toContain(`Open ${blue}`)
})

test('a case looked at with the arrows says what I know, and when', async () => {
  const shown = text((await at('right', 'right')).stage, 120, 40).replace(/\s+/g, ' ')
  expect(shown).toContain(`you saw: Letter Bomb, complexity ${letterBomb.complexity}, impact ${letterBomb.impact}`)
  expect(shown).toContain(`Intel seen in round 4: ${blue}; 1 added since`)
  expect(shown).toContain(`yours: ${red}`)
})

test('the turn is a checklist; what is closed says why and by which rule', async () => {
  const shown = text(await begun('list'), 170, 50)
  for (const part of [
    '[ ] Claim a threat (must)',
    '[-] Play one Intel (must): there is a case for no',
    'Claim first: then there is a further',
    '(M-20)',
  ])
    expect(shown).toContain(part)
})

/** The first player's desk of a new game. */
async function begun(seed: string): Promise<Stage> {
  const { stage } = await gather({ seed })
  for (const key of [' ', 'enter', 'r', 'escape']) await stage.press(key, 50)
  return stage
}

test('the agenda is in sight on the first reveal and while its key is the last one pressed', async () => {
  const { stage } = await gather({ position: LATE })
  await stage.press('r', 24)
  const isShown = () => text(stage).includes('Political Opportunist')
  expect(isShown()).toBe(true)
  await stage.press('down', 24)
  expect(isShown()).toBe(false)
  await stage.press('a', 24)
  expect(isShown()).toBe(true)
  await stage.press('down', 24)
  expect(isShown()).toBe(false)
  for (const page of ['tab', 'tab', 'tab', 'tab', 'tab']) {
    await stage.press(page, 24)
    expect(isShown(), page).toBe(false)
  }
})

test('an analysis is told step by step: plot, cards, totals, reaction, verdict, consequences', async () => {
  const { stage } = await at('end', 'enter')
  const steps: string[] = []
  for (let i = 0; i < 5; i++) {
    steps.push(text(stage))
    await stage.press('enter', 24)
  }
  expect(steps[1]).toContain('Analysis of case 1: Abu Nazir')
  expect(steps[1]).toContain('Car Bomb')
  expect(steps[1]).not.toContain('Search Warrant')
  expect(steps[1]).toContain(`▲R ${carBomb.complexity + abuNazir.sophistication}`)
  expect(steps[1]).toContain('●B 4')
  expect(steps[2].match(/Search Warrant/g)).toHaveLength(1)
  expect(steps[2]).toContain(`●B ${4 + warrant}`)
  expect(steps[3].match(/Search Warrant/g)).toHaveLength(2)
  // Ann may react: hers is the next curtain, and then the totals are before her.
  expect(steps[4]).toContain('Ann')
  expect(steps[4]).not.toContain('Car Bomb')
  await stage.press('r', 24)
  expect(text(stage)).toContain(`▲R ${carBomb.complexity + abuNazir.sophistication} : ●B ${4 + 2 * warrant}`)
  await stage.press('end', 24)
  await stage.press('enter', 24)
  expect(text(stage)).toContain(`Neutralised. Impact ${carBomb.impact}.`)
  expect(text(stage)).toContain(`${Math.min(12, 10 + carBomb.impact)}/12`)
})

test('a window too small gets one sentence', async () => {
  const { stage } = await at()
  expect(text(stage, LEAST.width - 1, 30)).toContain(`${LEAST.width} × ${LEAST.height}`)
  expect(text(stage, LEAST.width - 1, 30)).not.toContain('--plain')
  expect(stage.paint(20, 3, noColours).length).toBeLessThanOrEqual(3)
})
