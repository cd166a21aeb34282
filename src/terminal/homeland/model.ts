import type { Seat } from '../../engine/game.ts'
import type { Asset, Intel, Organization, Plot } from '../../games/homeland/cards/card.ts'
import type { Deck } from '../../games/homeland/cards/deck.ts'
import type { Event } from '../../games/homeland/events.ts'
import type { Homeland } from '../../games/homeland/index.ts'
import type { ThreatSeen, View } from '../../games/homeland/view/view.ts'
import { COLUMNS, type Level, levels } from '../../games/homeland/vocabulary.ts'
import type { CardLines } from '../../games/speaker.ts'
import { initialsOf } from '../../table/names.ts'
import type { Say } from '../../words/index.ts'
import { namesOf } from '../names.ts'
import type { ScreenModel, TableSide } from '../screen/model.ts'
import { graphemesOf, type Ink } from '../screen/style.ts'
import type { Show } from '../several/stage.ts'

/** The cards by their ids: what is printed on them, for whoever lays them out. */
export interface CardIndex {
  readonly deck: Deck
  readonly plots: ReadonlyMap<string, Plot>
  readonly organizations: ReadonlyMap<string, Organization>
  readonly intel: ReadonlyMap<string, Intel>
  readonly assets: ReadonlyMap<string, Asset>
}

const byId = <Card extends { readonly id: string }>(cards: readonly Card[]): ReadonlyMap<string, Card> =>
  new Map(cards.map(card => [card.id, card]))

export const indexOf = ({ cards: deck }: Pick<Homeland, 'cards'>): CardIndex => ({
  deck,
  plots: byId(deck.data.plots),
  organizations: byId(deck.data.organizations),
  intel: byId(deck.data.intel),
  assets: byId(deck.data.assets),
})

/** Everything a piece of the table needs to be laid out: what is seen, the cards, their words, the names, a pen. */
export interface BoardModel {
  readonly texts: ReadonlyMap<string, CardLines>
  readonly side: TableSide
  readonly view: View
  readonly say: Say
  readonly cards: CardIndex
  readonly names: readonly string[]
  readonly initials: readonly string[]
  readonly ink: Ink
}

/** The same for somebody who is asked something. */
export interface AskedBoardModel extends BoardModel {
  readonly screen: ScreenModel<View>
}

/** Nobody's side of the table: what everybody sees of it. */
export const NOBODY: TableSide = {
  seats: [],
  colours: [],
  talk: [],
  ledger: [],
  notes: [],
  seat: -1,
  focus: null,
  agendaShown: false,
  composer: null,
}

export function boardModelOf(screen: ScreenModel<View>, cards: CardIndex, ink: Ink): AskedBoardModel {
  const { view, say, cards: texts } = screen
  const side = screen.table ?? NOBODY
  const seated = namesOf(side.seats)
  const names = view.players.map((_, seat) => seated[seat] ?? say('player.number', { n: seat + 1 }))
  return { screen, texts, side, view, say, cards, names, initials: initialsOf(names), ink }
}

export const publicBoardModel = (
  { view, say, names, cards: texts }: Pick<Show<View, Event>, 'view' | 'say' | 'names' | 'cards'>,
  cards: CardIndex,
  ink: Ink,
): BoardModel => ({ texts, side: NOBODY, view, say, cards, names, initials: initialsOf(names), ink })

/** A name, or what stands for it, with its first letter in the colour of the seat. */
export function inSeatColour({ side, ink }: BoardModel, seat: Seat, name: string): string {
  const colour = side.colours[seat]
  const [first = '', ...rest] = graphemesOf(name)
  return colour ? `${ink.seat(colour, first)}${rest.join('')}` : name
}

export const cardName = ({ texts }: BoardModel, id: string): string => texts.get(id)?.name ?? id

const SHAPES = { blue: '●', red: '▲', gold: '★' } as const

/** The mark of a colour: a shape and a letter, so that it can be told without its ink. */
export const colourMark = (say: Say, colour: keyof typeof SHAPES): string =>
  `${SHAPES[colour]}${say(`colour.letter.${colour}`)}`

const inkOf = (ink: Ink, colour: keyof typeof SHAPES): ((text: string) => string) =>
  colour === 'blue' ? ink.accent : colour === 'red' ? ink.bad : ink.bold

/** `▲R3`: shape, letter and number of an Intel card. */
export function intelMark({ say, cards, ink }: Pick<BoardModel, 'say' | 'cards' | 'ink'>, id: string): string {
  const card = cards.intel.get(id)
  if (!card) return id
  const mark = `${colourMark(say, card.colour)}${card.colour === 'gold' ? '' : card.number}`
  return inkOf(ink, card.colour)(mark)
}

export const intelMarks = (model: Pick<BoardModel, 'say' | 'cards' | 'ink'>, ids: readonly string[]): string =>
  ids.length === 0 ? model.say('status.nothing') : ids.map(id => intelMark(model, id)).join(' ')

/** The letter for a kind of organization, and its sophistication: `E3`. */
export function kindMark({ say, cards }: Pick<BoardModel, 'say' | 'cards'>, organization: string): string {
  const found = cards.organizations.get(organization)
  return found ? `${say(`board.kind.${found.kind}`)}${found.sophistication}` : ''
}

export const levelOf = ({ view }: BoardModel, id: number): Level => {
  const space = view.spaces.indexOf(id)
  return space < 0 ? 'imminent' : levels[Math.floor(space / COLUMNS)]
}

/** The cases as they lie: the most urgent level first, each from the left. */
export const casesInOrder = ({ spaces }: View): number[] =>
  levels
    .map((_, row) => spaces.slice(row * COLUMNS, row * COLUMNS + COLUMNS).filter(id => id !== null))
    .reverse()
    .flat()

export const threatOf = ({ view }: BoardModel, id: number): ThreatSeen | undefined =>
  view.threats.find(one => one.id === id)

export const focusCase = (model: BoardModel): ThreatSeen | undefined => {
  const { focus } = model.side
  return focus && 'case' in focus ? threatOf(model, focus.case) : undefined
}
