import type { Seat } from '../../../engine/game.ts'
import type { Event } from '../events.ts'
import type { Homeland } from '../game.ts'
import type { State } from '../rules/state.ts'
import { ACCUSED_RIGHT, ACCUSED_WRONG, type Agenda, agendas } from '../vocabulary.ts'
import { type RoundBegun, roundsOf } from './suspected.ts'

/** A finished game: how it began, what was chosen, what came of it, and which cases were spoken of after how many choices. */
export interface Finished {
  readonly first: State
  readonly choices: readonly { readonly seat: Seat; readonly choice: string }[]
  readonly settled: State
  readonly events: readonly Event[]
  readonly spoken: readonly { readonly after: number; readonly case: number | null }[]
}

/** M-30: a player's points by where they come from. */
export interface Points {
  readonly own: number
  readonly assets: number
  readonly accusation: number
  readonly all: number
}

export const caseEnds = ['neutralised', 'succeeded', 'struck', 'open'] as const
export type CaseEnd = (typeof caseEnds)[number]

export interface CaseTold {
  readonly id: number
  readonly organization: string
  readonly end: CaseEnd
  /** The Plot, once it was turned up. */
  readonly plot: string | null
  /** Whose case it was when it was analysed or struck, or at the end. */
  readonly lead: Seat | null
  readonly played: readonly { readonly seat: Seat; readonly card: string }[]
  /** What lay there besides, from the deck; nobody knows it of a case that was struck. */
  readonly dealt: readonly string[]
  readonly totals: { readonly red: number; readonly blue: number } | null
}

/** What cardboard cannot show: where the points came from, who played what where, and what lay where it was spoken of. */
export interface Reckoning {
  readonly players: readonly {
    readonly agenda: Agenda
    /** M-29: the mole, accused by somebody. */
    readonly isOut: boolean
    /** No points are counted once the terrorist track is full (M-28). */
    readonly points: Points | null
  }[]
  readonly spare: Agenda
  readonly accusations: readonly Extract<Event, { kind: 'accused' }>[]
  readonly cases: readonly CaseTold[]
  /** For each word that was spoken of a case: what lay there at that moment. */
  readonly spoken: readonly { readonly cards: readonly string[]; readonly end: CaseEnd }[]
  readonly rounds: readonly RoundBegun[]
}

export function reckon(game: Homeland, finished: Finished): Reckoning {
  const { settled, events } = finished
  const cases = casesOf(game, finished)
  const ends = new Map(cases.map(({ id, end }) => [id, end]))
  return {
    players: settled.players.map((player, seat) => ({
      agenda: agendas[player.agenda],
      isOut: agendas[player.agenda] === 'mole' && settled.players.some(({ accuses }) => accuses === seat),
      points: pointsOf(game, finished, seat),
    })),
    spare: agendas[settled.spare],
    accusations: events.flatMap(event => (event.kind === 'accused' ? [event] : [])),
    cases,
    rounds: roundsOf(game, finished.first, finished.choices),
    spoken: lyingWhenSpoken(game, finished).map((cards, i) => ({
      cards,
      end: ends.get(finished.spoken[i].case ?? -1) ?? 'open',
    })),
  }
}

function pointsOf(game: Homeland, { settled, events }: Finished, seat: Seat): Points | null {
  if (settled.scores.length === 0) return null
  const { up, down } = settled.players[seat]
  const accused = events.find(event => event.kind === 'accused' && event.seat === seat)
  const isAccusing = accused?.kind === 'accused' && accused.of !== null
  const accusation = !isAccusing ? 0 : accused.right ? ACCUSED_RIGHT : ACCUSED_WRONG
  const assets = [...up, ...down].reduce((sum, asset) => sum + game.cards.assets[asset].points, 0)
  const all = settled.scores[seat]
  return { own: all - assets - accusation, assets, accusation, all }
}

type Filling = { -readonly [Key in keyof CaseTold]: CaseTold[Key] } & {
  played: { readonly seat: Seat; readonly card: string }[]
  turned: string[]
}

const freshCase = (id: number, organization: string): Filling => ({
  id,
  organization,
  end: 'open',
  plot: null,
  lead: null,
  played: [],
  dealt: [],
  turned: [],
  totals: null,
})

/** Every case there was, in the order it came, with the Intel that players put there and the rest. */
function casesOf(game: Homeland, { first, events, settled }: Finished): CaseTold[] {
  const { intelTitle, data } = game.cards
  const nameOf = (card: number): string => data.intel[intelTitle[card]].id
  // A game that began from a position has cases whose coming nobody told.
  const cases = new Map<number, Filling>(
    first.threats.map(({ id, organization, lead, cards, by }) => [
      id,
      {
        ...freshCase(id, data.organizations[organization].id),
        lead: lead < 0 ? null : lead,
        played: cards.flatMap((card, i) => (by[i] >= 0 ? [{ seat: by[i], card: nameOf(card) }] : [])),
      },
    ]),
  )
  for (const event of events) {
    const of = 'threat' in event ? cases.get(event.threat) : undefined
    switch (event.kind) {
      case 'new-threat':
      case 'new-threat-now':
        cases.set(event.threat, freshCase(event.threat, event.organization))
        break
      case 'placed':
        if (event.card !== null) of?.played.push({ seat: event.seat, card: event.card })
        break
      case 'claimed':
        if (of) of.lead = event.seat
        break
      case 'reprimanded':
      case 'lead-taken':
        if (of) of.lead = null // M-18: unclaimed again
        break
      case 'analysis':
        if (of) Object.assign(of, { plot: event.plot, lead: event.lead })
        break
      case 'turned-up':
        of?.turned.push(event.card)
        if (of) of.totals = { red: event.red, blue: event.blue }
        break
      case 'totals':
        if (of) of.totals = { red: event.red, blue: event.blue }
        break
      case 'neutralised':
      case 'succeeded':
      case 'struck':
        if (of) of.end = event.kind
        break
    }
  }
  for (const { id, lead, cards } of settled.threats) {
    const of = cases.get(id)
    if (of?.end !== 'open') continue
    of.lead = lead < 0 ? null : lead
    of.turned = cards.map(nameOf)
  }
  return [...cases.values()].map(({ turned, ...told }) => ({ ...told, dealt: without(turned, told.played) }))
}

function without(cards: readonly string[], played: CaseTold['played']): string[] {
  const left = [...cards]
  for (const { card } of played) {
    const at = left.indexOf(card)
    if (at >= 0) left.splice(at, 1)
  }
  return left
}

/** Played once more: the Intel that really lay on the case at the moment it was spoken of. */
function lyingWhenSpoken(game: Homeland, { first, choices, spoken }: Finished): string[][] {
  const { intelTitle, data } = game.cards
  const state = game.clone(first)
  let done = 0
  return spoken.map(({ after, case: id }) => {
    for (; done < after; done++) {
      const { seat, choice } = choices[done]
      const option = game.optionOf(choice)
      if (option !== null) game.apply(state, seat, option)
    }
    const threat = state.threats.find(one => one.id === id)
    return (threat?.cards ?? []).map(card => data.intel[intelTitle[card]].id)
  })
}
