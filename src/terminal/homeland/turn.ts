import { checklist, type Item } from '../../games/homeland/explain/checklist.ts'
import { spread, widthOf, wrap } from '../screen/style.ts'
import type { DeskRoom, Room } from './room.ts'

export const turnItems = ({ scene, view, side, cards }: DeskRoom): Item[] =>
  checklist(
    cards.deck,
    view,
    side.seat,
    scene.options.map(({ name }) => name),
  )

const BOXES = { open: '[ ]', done: '[x]', closed: '[-]' } as const

/** All items in a line or two: `[ ] claim! [x] Intel …`; an exclamation mark is a must. */
export function checklistInShort({ say, ink }: Room, items: readonly Item[], width: number): string[] {
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
export function checklistLines({ scene, say, ink }: DeskRoom, items: readonly Item[], width: number): string[] {
  return items.flatMap(({ id, must, standing, whys }) => {
    const head = `${BOXES[standing]} ${say(`checklist.${id}`)}`
    if (standing === 'open') return [must ? ink.bold(head) : head].flatMap(line => wrap(line, width, '    '))
    if (standing === 'done') return wrap(head, width, '    ').map(ink.dim)
    const why = whys.map(scene.because).join(' ')
    return widthOf(head) + 2 + widthOf(why) <= width
      ? [ink.dim(spread(head, why, width))]
      : [...wrap(head, width, '    ').map(ink.dim), ...wrap(why, width - 4).map(line => ink.dim(`    ${line}`))]
  })
}
