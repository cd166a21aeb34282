import { checklist, type Item } from '../../games/homeland/explain/checklist.ts'
import { spread, widthOf, wrap } from '../screen/style.ts'
import type { AskedBoardModel, BoardModel } from './model.ts'

export const turnItems = ({ screen, view, side, cards }: AskedBoardModel): Item[] =>
  checklist(
    cards.deck,
    view,
    side.seat,
    screen.options.map(({ name }) => name),
  )

const BOXES = { open: '[ ]', done: '[x]', closed: '[-]' } as const

/** All items in a line or two: `[ ] claim! [x] Intel …`; an exclamation mark is a must. */
export function checklistInShort({ say, ink }: BoardModel, items: readonly Item[], width: number): string[] {
  const one = ({ id, must, standing }: Item): string => {
    const text = `${BOXES[standing]} ${say(`todo.${id}`)}${must && standing === 'open' ? '!' : ''}`.replaceAll(
      ' ',
      '\u00a0',
    )
    return standing === 'open' ? (must ? ink.bold(text) : text) : ink.dim(text)
  }
  return wrap(items.map(one).join(' '), width)
}

/** The same, an item a line, each with the reason it is closed. */
export function checklistLines({ screen, say, ink }: AskedBoardModel, items: readonly Item[], width: number): string[] {
  return items.flatMap(({ id, must, owed, standing, whys }) => {
    const head = `${BOXES[standing]} ${say(`checklist.${id}`, { ...owed })}`
    if (standing === 'open') return [must ? ink.bold(head) : head].flatMap(line => wrap(line, width, '    '))
    if (standing === 'done') return wrap(head, width, '    ').map(ink.dim)
    const why = whys.map(screen.because).join(' ')
    return widthOf(head) + 2 + widthOf(why) <= width
      ? [ink.dim(spread(head, why, width))]
      : [...wrap(head, width, '    ').map(ink.dim), ...wrap(why, width - 4).map(line => ink.dim(`    ${line}`))]
  })
}
