import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Sitting, sit, toolsFor } from '../../../tests/screen/table.ts'
import { Fault } from '../../engine/game.ts'
import type { Wish } from './control.ts'
import { openController } from './controller.ts'

function sitDown(sitting: Sitting = {}, changes: Partial<ReturnType<typeof toolsFor>> = {}) {
  const session = sit(sitting)
  const controller = openController(session, { ...toolsFor(session, sitting.practice), ...changes })
  const press = async (...keys: readonly string[]) => {
    let wish: Wish = null
    for (const key of keys) wish = await controller.press(key, 24)
    return wish
  }
  const chosen = () => [...session.match().record.choices, ...session.match().record.draft].map(({ choice }) => choice)
  return { session, press, chosen, screen: controller.screen, controller }
}

test('the mark moves within the list, and digits go to a number', async () => {
  const { press, screen } = sitDown()
  const last = screen().options.length - 1
  await press('up')
  expect(screen().selected).toBe(0)
  await press('down', 'j', 'k')
  expect(screen().selected).toBe(1)
  await press('end')
  expect(screen().selected).toBe(last)
  await press('down')
  expect(screen().selected).toBe(last)
  await press('3')
  expect(screen().selected).toBe(2)
  await press('9')
  expect(screen().selected).toBe(2)
  await press('home')
  expect(screen().selected).toBe(0)
})

test('two digits are one number where there are as many options', async () => {
  const hand = ['small-talk', 'keep-cool', 'just-stay-calm', 'a-bold-lie', 'proof-of-life', 'major-extraction']
  const { press, screen } = sitDown({ position: { hand } })
  expect(screen().options.length).toBeGreaterThan(11)
  await press('1', '2')
  expect(screen().selected).toBe(11)
  await press('j', '1')
  expect(screen().selected).toBe(0)
})

test('Enter does what is marked, and only on the page of the call', async () => {
  const { press, screen, chosen } = sitDown()
  await press('?', 'enter', 'tab', 'tab', 'enter', 'd', 'x', 'enter', 'escape')
  expect(chosen()).toEqual([])
  await press('2', 'enter')
  expect(chosen()).toEqual(['bank what-are-your-demands'])
  expect(screen().fresh).toBe(2)
  expect(screen().selected).toBe(0)
})

test('undo takes a choice back, and says why it cannot take back more', async () => {
  const { press, screen, session, chosen } = sitDown()
  await press('2', 'enter', 'u')
  expect(chosen()).toEqual([])
  expect(screen().message).toBe(session.say('play.undone'))
  await press('u')
  expect(screen().message).toBe(session.say('match.nothing-to-undo'))
  await press('down')
  expect(screen().message).toBeNull()
})

test('practice goes back to any choice with the same luck; other games do not', async () => {
  const { press, screen, session, chosen } = sitDown({ practice: true })
  await press('1', 'enter', '1', 'enter', 'end', 'enter')
  const made = chosen()
  const told = session.events()
  await press('w')
  expect(screen().page).toBe('rewind')
  expect(screen().text).toHaveLength(made.length)
  expect(screen().selected).toBe(made.length - 1)
  await press('home', 'enter')
  expect(screen().page).toBe('play')
  expect(chosen()).toEqual([])
  for (const choice of made) await session.choose(choice)
  expect(session.events()).toEqual(told)

  const strict = sitDown()
  await strict.press('1', 'enter', 'w')
  expect(strict.screen().page).toBe('play')
  expect(strict.screen().message).toBe(strict.session.say('match.no-rewind'))
})

test('why not: every refused act with its reason and its rule', async () => {
  const { press, screen, session } = sitDown({ position: { phase: 'spend', points: 2, next: [{ step: 'spend.buy' }] } })
  await press('x')
  expect(screen().page).toBe('refused')
  const refused = session.explanation().refused.filter(({ aside }) => !aside)
  expect(refused.length).toBeGreaterThan(3)
  for (const { why } of refused) expect(screen().text.some(line => line.includes(`(${why.rule})`))).toBe(true)
  await press('x')
  expect(screen().page).toBe('play')
})

test('Tab goes round the pages in both directions', async () => {
  const { press, screen } = sitDown()
  const pages = ['supply', 'demands', 'log', 'rules', 'play']
  for (const page of pages) {
    await press('tab')
    expect(screen().page).toBe(page)
  }
  await press('shift-tab')
  expect(screen().page).toBe('rules')
  await press('escape')
  expect(screen().page).toBe('play')
})

test('a position goes to the file that is named, and what stands in the way is told', async () => {
  const named: string[] = []
  const { press, screen, session } = sitDown(
    {},
    {
      export: name => {
        named.push(name)
        return name
      },
    },
  )
  await press('e', 'a', 'q', 'backspace', 'j', '1')
  expect(screen().asked).toEqual({ label: session.say('screen.ask.export'), typed: 'aj1' })
  await press('enter')
  expect(named).toEqual(['aj1'])
  expect(screen().message).toBe(session.say('play.exported', { file: 'aj1', game: 'negotiator' }))
  await press('e', 'x', 'escape')
  expect(named).toEqual(['aj1'])

  const full = sitDown(
    {},
    {
      export: () => {
        throw Object.assign(new Error('no'), { code: 'ENOSPC' })
      },
    },
  )
  await full.press('e', 'enter')
  expect(full.screen().message).toContain('ENOSPC')
  const taken = sitDown(
    {},
    {
      export: file => {
        throw new Fault('error.no-file', { file })
      },
    },
  )
  await taken.press('e', 'x', 'enter')
  expect(taken.screen().message).toBe(taken.session.say('error.no-file', { file: 'x' }))
})

test('the rules are searched for a word', async () => {
  const asked: string[] = []
  const { press, screen } = sitDown({}, { rules: word => [`${asked.push(word)}`] })
  await press('/', 'k', 'i', 'l', 'l', 'enter')
  expect(asked).toEqual(['kill'])
  expect(screen().page).toBe('rules')
})

test('the debrief is asked for once, and rewinding a practice game from it plays on', async () => {
  let debriefs = 0
  const { press, screen, session } = sitDown(
    { practice: true },
    {
      debrief: () => {
        debriefs++
        return ['over']
      },
    },
  )
  for (let i = 0; session.outcome() === null; i++) {
    expect(i).toBeLessThan(2000)
    await press(i % 3 === 0 ? 'end' : 'down', 'enter')
  }
  expect(screen()).toMatchObject({ page: 'debrief', over: true, text: ['over'], options: [] })
  await press('tab', 'shift-tab', 'enter', 'd', 'x', 'escape')
  expect(screen().page).toBe('debrief')
  expect(debriefs).toBe(1)
  await press('w', 'enter')
  expect(screen()).toMatchObject({ page: 'play', over: false })
})

test('no key but Enter, u and w ever changes the game', async () => {
  const { press, chosen, screen } = sitDown({ practice: true })
  await press('2', 'enter')
  const before = chosen()
  const keys = [...'abcdefghijklmnopqrstvxyzABCXYZ0123456789!?/ '.replace('q', '')]
  const named = ['up', 'down', 'left', 'right', 'home', 'end', 'page-up', 'page-down', 'tab', 'shift-tab', 'escape']
  await fc.assert(
    fc.asyncProperty(fc.array(fc.constantFrom(...keys, ...named, 'backspace'), { maxLength: 40 }), async typed => {
      expect(await press(...typed)).toBeNull()
      expect(chosen()).toEqual(before)
      expect(screen().selected).toBeLessThan(Math.max(1, screen().options.length))
    }),
  )
})
