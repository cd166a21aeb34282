import { spread, widthOf, wrap } from '../style.ts'
import type { DeskRoom, Room } from './room.ts'

export type Standing = 'open' | 'done' | 'closed'

export interface Item {
  readonly id: string
  readonly must: boolean
  readonly standing: Standing
  /** Why it cannot be done, and by which rule. */
  readonly why: string
}

const CLAIMED = 1
const PLACED = 2
const SENT_SOLDIERS = 4
const SENT_AGENTS = 8

/** The turn as a checklist: what must be done, what may be, what has been, and why not (M-19). */
export function checklist({ scene, view, side }: DeskRoom): Item[] {
  if (view.turn !== side.seat || view.stack.at(-1)?.step !== 'turn.act') return []
  const offered = (verbs: readonly string[]): boolean =>
    scene.options.some(({ name }) => verbs.includes(name.split(' ')[0]))
  const refused = (name: string): string => {
    const no = scene.refused.find(one => one.name === name)
    return no ? `${no.why} (${no.rule})` : ''
  }
  const item = (id: string, verbs: readonly string[], isDone: boolean, why: string, must = false): Item => ({
    id,
    must,
    standing: offered(verbs) ? 'open' : isDone ? 'done' : 'closed',
    why: offered(verbs) || isDone ? '' : why,
  })
  const { say } = scene
  return [
    item('claim', ['claim'], (view.done & CLAIMED) !== 0, refused('claim'), view.mustClaim),
    item('intel', ['intel'], (view.done & PLACED) !== 0, refused('intel'), true),
    item('trade', ['trade', 'trade-open'], view.trades > 0, `${say('refuse.needed-for-intel')} (M-20)`),
    item('recruit', ['recruit-agent', 'recruit-soldier', 'recruit-asset'], view.recruits > 0, refused('recruit-agent')),
    item('soldiers', ['soldiers'], (view.done & SENT_SOLDIERS) !== 0, refused('soldiers')),
    item('agents', ['agents'], (view.done & SENT_AGENTS) !== 0, refused('agents')),
    item('assets', ['activate', 'use', 'burn', 'strike'], view.used.length > 0, say('todo.no-asset')),
    item('end', ['end'], false, refused('end')),
  ]
}

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
export function checklistLines({ say, ink }: Room, items: readonly Item[], width: number): string[] {
  return items.flatMap(({ id, must, standing, why }) => {
    const head = `${BOXES[standing]} ${say(`checklist.${id}`)}`
    if (standing === 'open') return [must ? ink.bold(head) : head].flatMap(line => wrap(line, width, '    '))
    if (standing === 'done') return wrap(head, width, '    ').map(ink.dim)
    return widthOf(head) + 2 + widthOf(why) <= width
      ? [ink.dim(spread(head, why, width))]
      : [...wrap(head, width, '    ').map(ink.dim), ...wrap(why, width - 4).map(line => ink.dim(`    ${line}`))]
  })
}
