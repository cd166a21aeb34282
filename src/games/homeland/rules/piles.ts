import { begin, shuffle } from '../../../engine/chance.ts'
import { codesOf } from '../../../engine/codes.ts'
import type { Root, Seat } from '../../../engine/game.ts'
import type { Pile } from '../vocabulary.ts'
import type { Play, State, Threat } from './state.ts'

/** Decks, discards and the cards that come from them. The top of a pile is its last card. */

/** The kinds of chance, in the order in which a state counts their acts. */
const { shuffles: SHUFFLES, reshuffles, firsts: FIRSTS } = codesOf(['shuffles', 'reshuffles', 'firsts'])
export const RESHUFFLES = reshuffles

const act = (s: State, kind: number, root: Root): void => {
  begin(root, s.acts[kind]++)
}

export const shuffleIntel = (s: State, cards: number[]): number[] => {
  act(s, SHUFFLES, s.shuffles)
  return shuffle(cards)
}

export const shuffleSeats = (s: State, seats: number[]): number[] => {
  act(s, FIRSTS, s.firsts)
  return shuffle(seats)
}

/** M-31: an empty deck is made of its discards; still empty, there is no card (-1). */
function draw({ s, events }: Play, pile: Pile, deck: number[], discard: number[]): number {
  if (deck.length === 0) {
    if (discard.length === 0) return -1
    for (let i = 0; i < discard.length; i++) deck.push(discard[i])
    discard.length = 0
    act(s, RESHUFFLES, s.reshuffles)
    shuffle(deck)
    if (events) events.push({ kind: 'reshuffled', pile, n: deck.length })
  }
  return deck.pop() ?? -1
}

export const drawIntel = (play: Play): number => draw(play, 'intel', play.s.intel, play.s.intelDiscard)
export const drawPlot = (play: Play): number => draw(play, 'plots', play.s.plots, play.s.plotDiscard)
export const drawOrganization = (play: Play): number =>
  draw(play, 'organizations', play.s.organizations, play.s.organizationDiscard)
export const drawAsset = (play: Play): number => draw(play, 'assets', play.s.assets, play.s.assetDiscard)

/** M-31: can a threat still come? It needs an Organization and a Plot, in a deck or among the discards. */
export const threatsMayCome = ({ plots, plotDiscard, organizations, organizationDiscard }: State): boolean =>
  plots.length + plotDiscard.length > 0 && organizations.length + organizationDiscard.length > 0

/** Cards into a hand, unseen by the others. */
export function drawInto(play: Play, seat: Seat, n: number): void {
  const { s, deck, events } = play
  const { hand } = s.players[seat]
  const drawn: string[] = []
  for (let i = 0; i < n; i++) {
    const card = drawIntel(play)
    if (card < 0) break
    hand.push(card)
    if (events) drawn.push(deck.data.intel[deck.intelTitle[card]].id)
  }
  if (events && n > 0) events.push({ kind: 'drew', seat, n: drawn.length, cards: drawn })
}

export function putOn(threat: Threat, card: number, by: number, known: boolean): void {
  threat.cards.push(card)
  threat.by.push(by)
  threat.known.push(known)
}

/** Random Intel from the deck onto a threat: unseen by all, or to be turned up at once where it reinforces an analysis. */
export function addIntel(play: Play, threat: Threat, n: number, kind: 'added' | 'reinforced' = 'added'): void {
  let added = 0
  for (; added < n; added++) {
    const card = drawIntel(play)
    if (card < 0) break
    putOn(threat, card, -1, false)
  }
  if (play.events && added > 0) play.events.push({ kind, threat: threat.id, n: added })
}

/** A copy by number: how the cards lay says nothing any more. */
export function inOrder(cards: readonly number[]): number[] {
  const sorted = cards.slice()
  for (let i = 1; i < sorted.length; i++) {
    const card = sorted[i]
    let at = i
    for (; at > 0 && sorted[at - 1] > card; at--) sorted[at] = sorted[at - 1]
    sorted[at] = card
  }
  return sorted
}

/** Take out what lies at this place; what is behind it moves up. */
function removeAt(cards: number[], at: number): void {
  for (let i = at + 1; i < cards.length; i++) cards[i - 1] = cards[i]
  cards.pop()
}

/** Take one card of a title out of a list of Intel; -1 if there is none. */
export function takeTitle(play: Play, cards: number[], title: number): number {
  for (let i = 0; i < cards.length; i++)
    if (play.deck.intelTitle[cards[i]] === title) {
      const card = cards[i]
      removeAt(cards, i)
      return card
    }
  return -1
}

export const intelName = ({ deck }: Play, card: number): string => deck.data.intel[deck.intelTitle[card]].id
