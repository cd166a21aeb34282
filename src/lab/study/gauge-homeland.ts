import type { Json } from '../../engine/game.ts'
import type { Event } from '../../games/homeland/events.ts'
import type { State } from '../../games/homeland/rules/state.ts'
import { agendaCounts, agendas, MOLE, TRACK } from '../../games/homeland/vocabulary.ts'
import { judge, judgeTop } from '../statistics/beliefs.ts'
import type { Add, Gauge, Over } from './gauges.ts'
import { CARD_HITS, CARD_TRIES } from './study.ts'
import { bare, type Card, cardsOf, middle, type Twin, twinIn } from './twins.ts'

const factorial = (n: number): number => (n < 2 ? 1 : n * factorial(n - 1))

/** M-2: every order of the agendas, where two of one kind are the same; who is left over is part of it. */
function dealCount({ players }: State): number {
  const counts = agendaCounts[players.length]
  const all = counts.reduce((sum, n) => sum + n, 0)
  return counts.reduce((orders, n) => orders / factorial(n), factorial(all))
}

const isMole = ({ players }: State, seat: number): boolean => players[seat].agenda === MOLE

/** Accusations are made at an ending for the agency, by everybody at once (M-29). */
function countAccusations(add: Add, state: State, bots: readonly string[]): void {
  const { players } = state
  const mole = players.findIndex(({ agenda }) => agenda === MOLE)
  for (const [seat, { accuses }] of players.entries()) {
    if (accuses < 0 || seat === mole) continue
    const under = `accused/${bots[seat]}`
    add(`${under}/asked`)
    if (mole >= 0) add(`${under}/asked-with-mole`)
    if (accuses === players.length) continue
    add(`${under}/made`)
    // What whoever knows nothing would hit: the mole is any other player, or left over.
    add(`${under}/blind`, 1 / players.length)
    if (accuses === mole) add(`${under}/right`)
  }
}

/** Of whoever had an asset at some time, who wins. */
function countAssets(add: Add, { events, winners }: Over<State>): void {
  const had = new Set<string>()
  for (const event of events as readonly Event[]) {
    if ((event.kind !== 'kept' && event.kind !== 'took-asset') || event.asset === null) continue
    const { seat, asset } = event
    if (had.has(`${seat} ${asset}`)) continue
    had.add(`${seat} ${asset}`)
    add(`${CARD_TRIES}${asset}`)
    if (winners.includes(seat)) add(`${CARD_HITS}${asset}`)
  }
}

function count(add: Add, over: Over<State>): void {
  const { state, bots } = over
  if (state.terrorist >= TRACK) add('track-terrorist')
  if (state.agency >= TRACK) add('track-agency')
  if (state.players.some(({ agenda }) => agenda === MOLE)) add('with-mole')
  if (state.winners.length === 0) add('nobody')
  countAccusations(add, state, bots)
  countAssets(add, over)
}

/** By seat, how likely somebody is the mole, as a mind that has a belief gives it. */
function suspicions(belief: Json, players: number): readonly number[] | null {
  if (!Array.isArray(belief) || belief.length < players) return null
  const chances: readonly unknown[] = belief
  const isChance = (one: unknown): one is number => typeof one === 'number' && one >= 0 && one <= 1
  return chances.every(isChance) ? chances : null
}

/** A mole knows who it is, and believes nothing. */
function judgeBelief(add: Add, under: string, state: State, seat: number, belief: Json): void {
  const { players } = state
  const chances = suspicions(belief, players.length)
  if (chances === null || isMole(state, seat)) return
  const others = players.flatMap((_, other) =>
    other === seat ? [] : [[chances[other], isMole(state, other)] as const],
  )
  for (const [chance, is] of others) judge(add, under, chance, 1 / players.length, is)
  if (others.some(([, is]) => is)) judgeTop(add, under, others)
}

/** A neutral card has the middle numbers of its kind and no text: what a card has of its own is what is swapped out. */
const twins: Readonly<Record<string, Twin>> = {
  plots: (card, pile) => ({
    ...bare(card),
    kind: card.kind,
    ...middles(pile, 'complexity', 'impact'),
    fallout: [{ do: 'lose-clout', n: 0 }],
  }),
  organizations: (card, pile) => ({
    ...bare(card),
    kind: card.kind,
    level: card.level,
    ...middles(pile, 'sophistication'),
    advantage: [{ do: 'clout', n: 0 }],
  }),
  intel: (card, pile) => ({
    ...bare(card),
    copies: card.copies,
    colour: card.colour,
    ...middles(
      pile.filter(({ colour }) => colour === card.colour),
      'number',
      'rep',
      'clout',
    ),
    ...(card.colour === 'gold' ? { gold: { do: 'blue-bonus', n: 0 } } : {}),
  }),
  assets: (card, pile) => ({ ...bare(card), ...middles(pile, 'points') }),
}

function middles(pile: readonly Card[], ...parts: readonly string[]): Record<string, number> {
  return Object.fromEntries(parts.map(part => [part, middle(pile.map(card => Number(card[part])))]))
}

export const homelandGauge: Gauge<State> = {
  dealing: {
    chances: ['agendas'],
    count: dealCount,
    nameOf: ({ players }) => players.map(({ agenda }) => agenda).join(''),
  },
  roles: agendas,
  counted: ['track-terrorist', 'track-agency', 'nobody'],
  roleOf: ({ players }, seat) => agendas[players[seat].agenda],
  turns: ({ round }) => round,
  count,
  judge: judgeBelief,
  neutral: twinIn(twins),
  cards: cardsOf(twins),
}
