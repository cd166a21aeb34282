import { expect, test } from 'vitest'
import { type Sitting, sit, toolsFor, voicesFor } from '../../../tests/screen/table.ts'
import { stream } from '../../engine/chance.ts'
import type { View } from '../../games/negotiator/view/view.ts'
import { rootsOf } from '../../seed/roots.ts'
import { type Locale, PSEUDO } from '../../words/index.ts'
import type { Controller } from '../screen/control.ts'
import { openController } from '../screen/controller.ts'
import type { ScreenModel } from '../screen/model.ts'
import { bare, colours, noColours, widthOf } from '../screen/style.ts'
import { paintNegotiator } from './painter.ts'

const sizes = [
  [80, 24],
  [120, 40],
  [60, 20],
  [170, 50],
] as const

const paint = (screen: ScreenModel<View>, width: number, height: number): string[] =>
  paintNegotiator(screen, width, height, noColours)
const text = (screen: ScreenModel<View>, width = 80, height = 24): string => paint(screen, width, height).join('\n')

let checks = 0

/** Every look is at 80 × 24 and at one of the other sizes, in turn. */
const sizesInTurn = () => [sizes[0], sizes[1 + (checks++ % (sizes.length - 1))]]

function check(screen: ScreenModel<View>): void {
  for (const [width, height] of sizesInTurn()) {
    const lines = paintNegotiator(screen, width, height, colours)
    const where = `${screen.page} at ${width} × ${height}`
    expect(lines.length, where).toBe(height)
    expect(Math.max(...lines.map(widthOf)), where).toBeLessThan(width)
    const plain = lines.map(bare)
    expect(plain.join('\n'), where).not.toMatch(/undefined|NaN|\[object/)
    if (screen.page === 'play') expect(plain.filter(line => /(^| )> +\d/.test(line)).length, where).toBe(1)
  }
}

const positions: Readonly<Record<string, unknown>> = {
  second: { second: true, hostages: { zone: 4, saved: 2, killed: 1 }, threat: '5' },
  last: { terror: { left: 0 }, last: true, points: 6, turn: 12 },
  escaping: {
    abductor: 'donna',
    demands: [{ kind: 'major' }, { card: 'helicopter', standing: 'conceded' }],
    escaping: true,
  },
  conceded: {
    demands: [
      { card: 'wire-ten-million', standing: 'conceded' },
      { card: 'speedboat', standing: 'known' },
    ],
    minors: ['pizza', 'a-cold-beer', 'a-call-home'],
    points: -3,
    terror: { left: 4, looked: 1 },
    modifiers: { fours: true, nextDice: 2, talkDice: -1 },
  },
  empty: { hostages: { zone: 0, saved: 4, killed: 3 } },
  crowded: {
    abductor: 'edward',
    hostages: { zone: 5, saved: 7, killed: 3 },
    hand: [
      'small-talk',
      'keep-cool',
      'just-stay-calm',
      'a-bold-lie',
      'proof-of-life',
      'major-extraction',
      'all-units-go',
    ],
  },
}

const keys = [
  'tab',
  'tab',
  'tab',
  'tab',
  'tab',
  'd',
  'd',
  'x',
  'page-down',
  '?',
  'page-down',
  'escape',
  'page-up',
  'e',
  'escape',
]

/** Play at random to the end, looking at every position, and now and then at every page. */
async function wander(sitting: Sitting, look: (screen: ScreenModel<View>) => void): Promise<void> {
  const session = sit(sitting)
  const controller: Controller<View> = openController(session, toolsFor(session, sitting.practice))
  const random = stream(rootsOf(`${sitting.seed}`, ['wander']).wander)
  const press = async (key: string): Promise<void> => {
    await controller.press(key, 24)
    look(controller.screen())
  }
  look(controller.screen())
  for (let step = 0; session.outcome() === null && step < 400; step++) {
    const { options } = controller.screen()
    const to = random(options.length)
    for (let n = 0; n < to; n++) await controller.press('down', 24)
    look(controller.screen())
    if (step % 12 === 0) for (const key of keys) await press(key)
    await controller.press('home', 24)
    for (let n = 0; n < to; n++) await controller.press('down', 24)
    await controller.press('enter', 24)
  }
  for (const key of ['escape', 'w', 'tab', 'tab', 'tab', 'tab']) await press(key)
}

const sittings = (locale: Locale): Sitting[] => [
  ...['arkayne', 'donna', 'edward'].map(abductor => ({ abductor, seed: `frame ${abductor}`, locale, practice: true })),
  ...Object.entries(positions).map(([name, position]) => ({ seed: `frame ${name}`, locale, position })),
]

// The pseudo-language is English with words a third longer.
test.each<Locale>(['de', PSEUDO])('%s: whatever the position, every page fits every window', async locale => {
  const seen = new Set<string>()
  for (const sitting of sittings(locale)) {
    const voices = await voicesFor(locale, sitting.abductor ?? 'arkayne')
    await wander({ ...sitting, voices }, screen => {
      check(screen)
      seen.add(screen.page)
      if (screen.view.test.dice.length > 0) seen.add('dice')
      if (screen.view.last) seen.add('last')
      if (screen.view.second) seen.add('second')
      if (screen.view.minors.length > 0) seen.add('minor')
      if (screen.options.some(({ outcomes }) => outcomes.length > 3)) seen.add('terror')
      if (screen.log.some(({ kind }) => kind === 'said')) seen.add('said')
      if (screen.over) seen.add('over')
    })
  }
  expect([...seen]).toEqual(
    expect.arrayContaining([
      'play',
      'supply',
      'demands',
      'log',
      'rules',
      'option',
      'refused',
      'help',
      'rewind',
      'debrief',
    ]),
  )
  expect([...seen]).toEqual(expect.arrayContaining(['dice', 'last', 'second', 'minor', 'terror', 'said', 'over']))
})

test('the pseudo-language: no word on the screen is written into the program', async () => {
  for (const sitting of sittings(PSEUDO))
    await wander(sitting, screen => {
      for (const [width, height] of sizesInTurn()) expect(text(screen, width, height)).not.toMatch(/[A-Za-z]{3,}/)
    })
})

const sceneOf = async (sitting: Sitting, ...pressed: readonly string[]): Promise<ScreenModel<View>> => {
  const session = sit(sitting)
  const controller = openController(session, toolsFor(session, sitting.practice))
  for (const key of pressed) await controller.press(key, 24)
  return controller.screen()
}

test('colour says nothing that is not written: without it every page reads the same', async () => {
  for (const sitting of sittings('en'))
    for (const key of keys) {
      const screen = await sceneOf(sitting, '2', 'enter', key)
      for (const [width, height] of sizes)
        expect(paintNegotiator(screen, width, height, colours).map(bare)).toEqual(paint(screen, width, height))
    }
})

test('a window too small gets one sentence', async () => {
  expect(text(await sceneOf({}), 59, 24)).toContain('60 × 20')
  expect(paint(await sceneOf({}), 20, 3).length).toBeLessThanOrEqual(3)
})

test('the board says in numbers and words what its marks show', async () => {
  const shown = text(
    await sceneOf({
      position: { hostages: { zone: 4, saved: 2, killed: 1 }, threat: '2', points: 3, turn: 5, terror: { left: 7 } },
    }),
  )
  for (const part of [
    'Arkayne Massua · Turn 5',
    '▮▮▮▮▮▮▮▯▯▯▯ 7',
    '[2]',
    'wary',
    '2 dice',
    'Points 3',
    '●●●● 4 held',
    '○○ 2 saved',
    '× 1 killed',
    '3 more killed: defeat',
  ])
    expect(shown).toContain(part)
})

test.each([
  ['last', 'screen.banner.last'],
  ['second', 'screen.banner.second'],
  ['escaping', 'screen.banner.escaping'],
  ['empty', 'screen.banner.empty'],
] as const)('%s has its banner', async (name, key) => {
  const screen = await sceneOf({ position: positions[name] })
  expect(text(screen)).toContain(screen.say(key))
  expect(text(await sceneOf({}))).not.toContain(screen.say(key))
})

test('what lasts is in sight: a drawback, dice to come, a Terror card looked at', async () => {
  const shown = text(await sceneOf({ position: positions.conceded }), 170, 50).replace(/\s+/g, ' ')
  for (const part of ['one die fewer in every test', '+2 dice in the next test', 'The next terror card', 'conceded'])
    expect(shown).toContain(part)
})

test('every outcome of the marked option has its chance and what it changes, and each use of cards its chances', async () => {
  const screen = await sceneOf({}, '3')
  const shown = text(screen, 80, 40)
  const [option] = screen.options.slice(2)
  expect(option.outcomes).toHaveLength(3)
  for (const { label, chance } of option.outcomes) {
    const line = shown.split('\n').find(one => one.trimStart().startsWith(label) && one.includes('■'))
    expect(line).toContain(screen.say('odds.exact', { p: chance }))
  }
  expect(shown).toContain('threat 5 → 6')
  expect(shown).toContain('If I convert a 4: 2+ successes 22.2% · 1 success 52.8% · no success 25.0%')
  expect(shown).toContain('If I convert two 4s: 2+ successes 25.0% · 1 success 50.0% · no success 25.0%')
})

test('N-13: what Enter takes is not to accept dice that lose, while anything else is offered', async () => {
  const position = {
    threat: '4',
    hand: ['minor-extraction', 'keep-cool', 'small-talk', 'keep-cool'],
    hostages: { zone: 2, saved: 2, killed: 3 },
    laid: [4, 1],
  }
  const lost = await sceneOf({ position }, '5', 'enter')
  expect(lost.options.map(({ name, loses }) => [name, loses])).toEqual([
    ['accept', true],
    ['convert', false],
  ])
  expect(lost.selected).toBe(1)
  const safe = await sceneOf({ position: { ...position, hostages: { zone: 7 } } }, '5', 'enter')
  expect(safe.options[0].name).toBe('accept')
  expect(safe.selected).toBe(0)
})

test('dice are boxes: successes have a plus, a 4 that can be converted a question mark', async () => {
  const position = { threat: '1', laid: [5, 4, 1] }
  expect(text(await sceneOf({ position }, '3', 'enter'))).toContain('[5]+  [4]?  [1]')
  const free = { ...position, modifiers: { fours: true }, hand: ['small-talk', 'you-are-breaking-up'] }
  const lying = { ...free, laid: [4, 1, 1] }
  expect(text(await sceneOf({ position: lying }, 'enter'))).toContain('[4]+  [1]   [1]')
})

test('in the spend phase the shelf marks what can be taken and says what is missing', async () => {
  const screen = await sceneOf({ position: { phase: 'spend', points: 2, next: [{ step: 'spend.buy' }] } })
  const shown = text(screen, 120, 40)
  expect(shown).toContain('+  2  Just Stay Calm ×2')
  expect(shown).toMatch(/ {2}4 {2}A Bold Lie +2 points short/)
})

test('the newest line of the call is in sight; PgUp reads back', async () => {
  const now = await sceneOf({}, '2', 'enter', '1', 'enter')
  const newest = now.log[now.log.length - 1].text
  expect(text(now)).toContain(newest.slice(0, 30))
  const back = { ...now, scroll: 100 }
  expect(text(back)).toContain(now.log[0].text.slice(0, 30))
})

test('a long hand is in sight whole at 80 × 24: each card once, to be played or put face down', async () => {
  const hand = ['what-are-your-demands', 'small-talk', 'keep-cool', 'just-stay-calm', 'a-few-minutes-more']
  const rest = ['minor-extraction', 'a-bold-lie', 'take-the-shot']
  const session = sit({ position: { hand: [...hand, ...rest] } })
  const controller = openController(session, toolsFor(session))
  expect(controller.screen().options).toHaveLength(17)
  const lines = paint(controller.screen(), 80, 24)
  for (let n = 1; n <= 17; n++)
    expect(lines.filter(line => new RegExp(`[ >] +${n}  (Play|Hang|face)`).test(line)).length).toBe(1)
  expect(text(controller.screen())).toContain('You are on the line. What do you do?')
  expect(lines.find(line => line.includes('Small Talk”'))).toMatch(/^ {4}3 {2}Play “Small Talk” .* 4 {2}face down$/)
  for (const key of ['down', 'down', 'down']) await controller.press(key, 24)
  const marked = paint(controller.screen(), 80, 24).filter(line => line.includes('>'))
  expect(marked).toHaveLength(1)
  expect(marked[0]).toMatch(/^ {4}3 {2}Play “Small Talk” .* > {2}4 {2}face down$/)
})
