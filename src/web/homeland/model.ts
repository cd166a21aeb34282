import { useMemo } from 'react'
import type { Seat } from '../../engine/game.ts'
import type { Asset, DeckData, Intel, Organization, Plot } from '../../games/homeland/cards/card.ts'
import { compile, type Deck } from '../../games/homeland/cards/deck.ts'
import { standard } from '../../games/homeland/cards/standard.ts'
import { type Event, forOthers } from '../../games/homeland/events.ts'
import { type Said, saidIn } from '../../games/homeland/talk/claims.ts'
import { speakHomeland } from '../../games/homeland/tell/speak.ts'
import type { ThreatSeen, View } from '../../games/homeland/view/view.ts'
import { COLUMNS, type Level, levels } from '../../games/homeland/vocabulary.ts'
import type { CardLines, Speaker } from '../../games/speaker.ts'
import { heardIn, ledgerIn, remembered } from '../../host/memory.ts'
import { initialsOf } from '../../table/names.ts'
import type { Say } from '../../words/index.ts'
import { useSay } from '../shared/words.tsx'
import type { Scene } from '../worker/protocol.ts'

/** What is printed on the cards, by their ids. */
export interface CardIndex {
  readonly plots: ReadonlyMap<string, Plot>
  readonly organizations: ReadonlyMap<string, Organization>
  readonly intel: ReadonlyMap<string, Intel>
  readonly assets: ReadonlyMap<string, Asset>
}

/** Everything a piece of the table needs to be drawn: what is seen, the cards, their words, the names. */
export interface BoardModel {
  readonly scene: Scene
  readonly view: View
  /** The own agenda is not left lying in the log: it is behind its chip. */
  readonly events: readonly Event[]
  /** What was said at the table; what of it is still in the air, and what stays beside its subject. */
  readonly talk: readonly Said[]
  readonly heard: readonly Said[]
  readonly ledger: readonly Said[]
  /** Whose eyes these are; null where it is what everybody sees. */
  readonly seat: Seat | null
  readonly names: readonly string[]
  readonly initials: readonly string[]
  readonly speaker: Speaker<View, Event>
  readonly cards: CardIndex
  readonly deck: Deck
  /** What stands on the cards. Their stories are words that come when one is read (`Story`). */
  readonly texts: ReadonlyMap<string, CardLines>
  readonly say: Say
}

const byId = <Card extends { readonly id: string }>(cards: readonly Card[]): ReadonlyMap<string, Card> =>
  new Map(cards.map(card => [card.id, card]))

const indexOf = ({ plots, organizations, intel, assets }: DeckData): CardIndex => ({
  plots: byId(plots),
  organizations: byId(organizations),
  intel: byId(intel),
  assets: byId(assets),
})

const reading = { beginsRound: ({ kind }: Event) => kind === 'round', forOthers }

export function useBoardModel(scene: Scene): BoardModel {
  const say = useSay()
  const { deck, seats, viewer } = scene
  const cards = useMemo(() => compile((deck as unknown as DeckData | null) ?? standard), [deck])
  const index = useMemo(() => indexOf(cards.data), [cards])
  const joined = seats.map(({ name }) => name).join('\n')
  const names = useMemo(() => joined.split('\n'), [joined])
  const speaker = useMemo(() => speakHomeland(say, { cards }, names), [say, cards, names])
  const texts = useMemo(() => new Map(speaker.cards().map(card => [card.id, card])), [speaker])
  const initials = useMemo(() => initialsOf(names), [names])
  return useMemo(
    () => ({
      scene,
      view: scene.view as View,
      events: remembered(scene, scene.events as readonly Event[], reading).map(event =>
        event.kind === 'agenda' && !scene.outcome ? { ...event, agenda: null } : event,
      ),
      talk: saidIn(scene.talk),
      heard: saidIn(heardIn(scene, scene.talk)),
      ledger: saidIn(ledgerIn(scene, scene.talk)),
      seat: viewer === 'observer' ? null : viewer,
      names,
      initials,
      speaker,
      cards: index,
      deck: cards,
      texts,
      say,
    }),
    [scene, viewer, names, initials, speaker, index, cards, texts, say],
  )
}

/**
 * For `memo`: every update brings another model, in which most is what it was. A piece that takes no more from it than
 * these is drawn anew where one of them, or something beside the model, is another one.
 */
export const sameIn =
  <Key extends keyof BoardModel>(...keys: readonly Key[]) =>
  <Props extends { readonly model: Pick<BoardModel, Key> }>(before: Props, after: Props): boolean =>
    keys.every(key => before.model[key] === after.model[key]) &&
    (Object.keys({ ...before, ...after }) as (keyof Props)[]).every(
      name => name === 'model' || before[name] === after[name],
    )

export const cardName = ({ texts }: Pick<BoardModel, 'texts'>, id: string): string => texts.get(id)?.name ?? id

/** `B3`: letter and number of an Intel card, to be read out with its name. */
export const intelName = ({ say, cards, texts }: Pick<BoardModel, 'say' | 'cards' | 'texts'>, id: string): string => {
  const card = cards.intel.get(id)
  if (!card) return id
  const letter = say(`colour.letter.${card.colour}`)
  return say('intel.named', {
    card: cardName({ texts }, id),
    mark: card.colour === 'gold' ? letter : `${letter}${card.number}`,
  })
}

/** Nothing is hidden any more: a replay with all cards open, or a game that is over. */
export const isAllOpen = ({ players }: View): boolean => players[0]?.revealed !== undefined

export const threatOf = ({ threats }: View, id: number): ThreatSeen | undefined => threats.find(one => one.id === id)

export const levelOf = ({ spaces }: View, id: number): Level => {
  const space = spaces.indexOf(id)
  return space < 0 ? 'imminent' : levels[Math.floor(space / COLUMNS)]
}

/** The cases of a level as they lie, from the left. */
export const casesAt = ({ spaces }: View, level: Level): number[] => {
  const row = levels.indexOf(level)
  return spaces.slice(row * COLUMNS, row * COLUMNS + COLUMNS).filter(id => id !== null)
}

/** All cases, the most urgent level first. */
export const casesInOrder = (view: View): number[] => [...levels].reverse().flatMap(level => casesAt(view, level))
