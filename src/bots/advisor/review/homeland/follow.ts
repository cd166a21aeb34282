import { stream } from '../../../../engine/chance.ts'
import type { Decision, Random, Seat } from '../../../../engine/game.ts'
import type { Event } from '../../../../games/homeland/events.ts'
import type { Homeland } from '../../../../games/homeland/game.ts'
import type { Knowledge } from '../../../../games/homeland/knowledge/knowledge.ts'
import type { State } from '../../../../games/homeland/rules/state.ts'
import type { Agenda } from '../../../../games/homeland/vocabulary.ts'
import { agendas } from '../../../../games/homeland/vocabulary.ts'
import { asks, type Mind } from '../../../bot.ts'
import { analyst } from '../../../homeland/analyst/index.ts'
import { type Belief, believe } from '../../../homeland/belief/belief.ts'
import { likelihoodsFor } from '../../../homeland/belief/likelihoods.ts'
import { blank, printedOn, remember } from '../../../homeland/memory/memory.ts'

/** All that one seat knew at a moment of the match, and what the reference would have made of it. */
export interface Follower {
  /** What this seat is told of these events. */
  told(events: readonly Event[]): void
  /** Worlds it may have been in at this moment, as often as the reference believes in them. */
  worlds(state: State): (random: Random) => State
  /** What the reference would choose. */
  advised(state: State, decision: Decision, at: number): number
  /** How likely each player was the mole, as the reference would have thought. */
  suspicion(): readonly number[]
}

/**
 * Follows a match from one seat: it is handed states, and looks at them through the eyes of that seat alone. What was told
 * while it was dealt (`opening`) is for whoever remembers; what is known begins with the first view, which has it all.
 */
export function follow(game: Homeland, seat: Seat, first: State, opening: readonly Event[]): Follower {
  const players = game.seated(first)
  const printed = printedOn(game.cards, players)
  const firstView = game.view(first, seat)
  const dealt = agendas.find(one => one === firstView.me?.agenda) ?? null
  const belief: Belief = believe(players, seat, dealt, likelihoodsFor(printed))
  const memory = blank(seat, players)
  const mind: Mind<ReturnType<Homeland['view']>> = analyst(game.cards).open(seat, players)
  const ask = asks(game)
  let knowledge: Knowledge = game.know(firstView)

  /** The deals there may be with the styles of their moles put together. */
  function deals(): { readonly deal: readonly Agenda[]; readonly weight: number }[] {
    const { hypotheses, shares } = belief.posterior()
    return hypotheses.map(({ agendas: deal }, at) => ({ deal, weight: shares[at] }))
  }

  const seenOf = (events: readonly Event[]): readonly Event[] => events.flatMap(event => game.seen(event, seat) ?? [])
  const heard = (seen: readonly Event[]): void => {
    for (const event of seen) remember(memory, event, belief, printed)
    mind.told(seen, [])
  }
  heard(seenOf(opening))

  return {
    told(events) {
      const seen = seenOf(events)
      for (const event of seen) knowledge = game.learn(knowledge, event)
      heard(seen)
    },
    worlds: state => game.worlds(game.view(state, seat), knowledge, { deals: deals() }),
    advised(state, decision, at) {
      const chosen = mind.choose(ask(state, decision, stream([at, seat, 1, 2])), { iterations: 0 })
      return typeof chosen === 'number' ? chosen : decision.options[0]
    },
    suspicion: () => belief.posterior().agendas.map(([, , mole]) => mole),
  }
}
