import { partsOf } from '../../games/negotiator/options.ts'
import type { View } from '../../games/negotiator/view/view.ts'
import type { ScreenModel } from '../screen/model.ts'
import { cut, type Ink, pad, padStart, spread, wrap } from '../screen/style.ts'
import { counted, demandName, minorName, nameOf, STANDING } from './board.ts'

/** The cards one could have, and what the abductor wants: as narrow lists beside the call, and as pages. */

/** In words: may this card be taken now, and if not, why not. */
function standing({ say, options, refused }: ScreenModel<View>, id: string): { mark: string; text: string } {
  const isOfIt = ({ name }: { readonly name: string }): boolean => {
    const parts = partsOf(name)
    return (parts?.verb === 'buy' || parts?.verb === 'take') && parts.card === id
  }
  const isNow = options.some(isOfIt)
  if (isNow) return { mark: '+', text: say('screen.can-take') }
  const no = refused.find(isOfIt)
  const { key, values = {} } = no?.reason ?? {}
  const isDear = key === 'refuse.too-dear'
  return {
    mark: ' ',
    text: isDear ? say('screen.short', { n: Number(values.cost) - Number(values.points) }) : (no?.why ?? ''),
  }
}

const copiesOf = (ids: readonly string[], id: string): number => ids.filter(one => one === id).length

/** Cheapest first: price, name, copies. */
export function shelf(screen: ScreenModel<View>, width: number, ink: Ink): string[] {
  const { view } = screen
  return [...new Set(view.supply)].map(id => {
    const copies = copiesOf(view.supply, id)
    const { mark, text } = standing(screen, id)
    const name = `${mark} ${padStart(String(view.prices[id]), 2)}  ${nameOf(screen, id)}${copies > 1 ? ` ×${copies}` : ''}`
    const line = mark === '+' || text === '' ? cut(name, width) : spread(name, ink.dim(text), width)
    return mark === '+' ? ink.accent(line) : line
  })
}

export function supplyPage(screen: ScreenModel<View>, width: number, ink: Ink): string[] {
  const { view, say, cards } = screen
  const rows = [...new Set(view.supply)].flatMap(id => {
    const { mark, text } = standing(screen, id)
    const facts = [
      say('facts.cost', { cost: view.prices[id] }),
      say('facts.copies', { copies: copiesOf(view.supply, id) }),
    ].join(' · ')
    const head = spread(`${mark} ${ink.bold(nameOf(screen, id))}  ${ink.dim(facts)}`, text, width)
    const body = wrap((cards.get(id)?.text ?? []).join(' · '), width - 4).map(line => `    ${line}`)
    return [mark === '+' ? ink.accent(head) : head, ...body, '']
  })
  const pile = (key: string, ids: readonly string[]): string[] =>
    ids.length === 0 ? [] : wrap(`${say(key)}: ${counted(screen, ids).join(', ')}`, width, '  ')
  return [
    ...pile('screen.hand', view.hand),
    ...pile('screen.played', view.played),
    ...pile('screen.gone', view.gone),
    '',
    ...rows,
  ]
}

/** Every demand with its standing and, once it is known, its whole text. */
export function demandList(screen: ScreenModel<View>, width: number, ink: Ink): string[] {
  const { view, say, cards } = screen
  const one = (mark: string, title: string, id: string | null): string[] => {
    const card = id === null ? undefined : cards.get(id)
    const text = card ? [card.facts, ...card.text].filter(line => line !== '') : []
    const stress = card ? ink.bold : (line: string) => line
    return [
      ...wrap(title, width - 4).map((line, n) => `${pad(n === 0 ? mark : '', 4)}${stress(line)}`),
      ...text.flatMap(line => wrap(line, width - 4).map(part => `    ${ink.dim(part)}`)),
    ]
  }
  const dealt = view.demands.flatMap(demand => one(STANDING[demand.standing], demandName(screen, demand), demand.card))
  const minors = view.minors.flatMap(id => one(STANDING.known, minorName(screen, id), id))
  const all = [...dealt, ...minors]
  return all.length === 0 ? [say('status.nothing')] : all
}

/** Who is on the line: a few words, and the rule that comes with them. */
export const about = ({ view, cards }: ScreenModel<View>, width: number): string[] =>
  (cards.get(view.abductor)?.text ?? []).flatMap(line => wrap(line, width))

export function dossier(screen: ScreenModel<View>, width: number, ink: Ink): string[] {
  const { view, say } = screen
  if (view.second) return [ink.bold(say('abductor.second')), ...wrap(say('event.second'), width)]
  return [ink.bold(nameOf(screen, view.abductor)), ...about(screen, width)]
}
