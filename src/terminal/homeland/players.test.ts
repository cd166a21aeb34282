import { expect, test } from 'vitest'
import { homeland } from '../../games/homeland/index.ts'
import { homelandWords } from '../../games/homeland/words/index.ts'
import { rootsOf } from '../../seed/roots.ts'
import { words } from '../../words/catalog.ts'
import { sayFrom } from '../../words/say-from.ts'
import { bare, colours, noColours } from '../screen/style.ts'
import { playersLine } from './board.ts'
import { type BoardModel, indexOf, NOBODY } from './model.ts'
import { playerLines, playersPage } from './players.ts'

const game = homeland()
const say = sayFrom('en', words, homelandWords)
const view = game.view(game.start({ players: 3 }, rootsOf('colours', game.chances)), 0)

/** Ann sits here; everybody but Eve has a colour. */
const modelWith = (ink: BoardModel['ink']): BoardModel => ({
  ...{
    texts: new Map(),
    view,
    say,
    cards: indexOf(game),
    names: ['Ann', 'Ben', 'Eve'],
    initials: ['A', 'B', 'E'],
    ink,
  },
  side: { ...NOBODY, seat: 0, colours: ['violet', 'red', null] },
})
const pages = (ink: BoardModel['ink']): string[] => {
  const model = modelWith(ink)
  return [playersLine(model, 100), ...playerLines(model, 100), ...playersPage(model, 100)]
}

test('the first letter of a name, or what stands for it, is in the colour of its seat', () => {
  const [line, ben, eve] = pages(colours)
  expect(line).toContain('\u001b[35mA\u001b[39mnn')
  expect(line).toContain('\u001b[31mB\u001b[39men')
  expect(ben.startsWith('\u001b[31mB\u001b[39m Ben')).toBe(true)
  expect(eve).toMatch(/^E Eve/)
})

test('no colour is said by itself: the page of the players has its word, and without colours all reads the same', () => {
  expect(pages(noColours)).toEqual(pages(colours).map(bare))
  expect(pages(noColours).join('\n')).toMatch(/Ann {2}violet/)
  expect(pages(noColours).join('\n')).toMatch(/Ben {2}red/)
  expect(pages(noColours).join('\n')).not.toContain('\u001b')
})
