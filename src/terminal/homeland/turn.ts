import { checklist, type Item } from '../../games/homeland/checklist.ts'
import { spread, widthOf, wrap } from '../style.ts'
import type { DeskRoom, Room } from './room.ts'

/** The checklist in the words of this scene; `why` is a sentence with its rule. */
export const turnItems = ({ scene, view, side }: DeskRoom): Item<string>[] =>
  checklist(
    view,
    side.seat,
    scene.options.map(({ name }) => name),
    option => {
      const no = scene.refused.find(({ name }) => name === option)
      return no ? `${no.why} (${no.rule})` : null
    },
    ({ key, rule }) => `${scene.say(key)} (${rule})`,
  )

const BOXES = { open: '[ ]', done: '[x]', closed: '[-]' } as const

/** All items in a line or two: `[ ] claim! [x] Intel …`; an exclamation mark is a must. */
export function checklistInShort({ say, ink }: Room, items: readonly Item<string>[], width: number): string[] {
  const one = ({ id, must, standing }: Item<string>): string => {
    const text = `${BOXES[standing]} ${say(`todo.${id}`)}${must && standing === 'open' ? '!' : ''}`.replaceAll(
      ' ',
      '\u00a0',
    )
    return standing === 'open' ? (must ? ink.bold(text) : text) : ink.dim(text)
  }
  return wrap(items.map(one).join(' '), width)
}

/** The same, an item a line, each with the reason it is closed. */
export function checklistLines({ say, ink }: Room, items: readonly Item<string>[], width: number): string[] {
  return items.flatMap(({ id, must, standing, why }) => {
    const head = `${BOXES[standing]} ${say(`checklist.${id}`)}`
    if (standing === 'open') return [must ? ink.bold(head) : head].flatMap(line => wrap(line, width, '    '))
    if (standing === 'done') return wrap(head, width, '    ').map(ink.dim)
    return widthOf(head) + 2 + widthOf(why ?? '') <= width
      ? [ink.dim(spread(head, why ?? '', width))]
      : [...wrap(head, width, '    ').map(ink.dim), ...wrap(why ?? '', width - 4).map(line => ink.dim(`    ${line}`))]
  })
}
