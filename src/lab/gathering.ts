import { type Bot, isQuick, type Mind } from '../bots/bot.ts'
import { A_HUNDRED, speakers } from '../bots/manners.ts'
import type { Game, GameEvent, Random, Seat, Simulator } from '../engine/game.ts'
import type { Talk } from '../engine/talk.ts'

interface Sitting<View> {
  readonly mind: Mind<View>
  /** How much it was told of what happened, and of what was said. */
  told: number
  heard: number
}

/** The minds around a simulated table: each is told what its seat may know, and hears what the others say. */
export interface Gathering<State, View> {
  /** The mind in this seat, told everything so far. */
  mindAt(seat: Seat): Mind<View>
  /** Lets those speak who do, where the game rests, after so many choices. */
  talk(state: State, choices: number): Promise<void>
  readonly said: readonly Talk[]
}

/** Who talks is drawn as at a table. Where nobody listens nobody talks: bots without a memory would only cost time. */
export function gather<Setup, State, View, Event extends GameEvent>(
  game: Game<Setup, State, View, Event>,
  simulator: Pick<Simulator<State, View, Event>, 'view'>,
  bots: readonly Bot<View>[],
  random: Random,
  events: readonly Event[],
): Gathering<State, View> {
  const minds: Sitting<View>[] = []
  const said: Talk[] = []
  const manners = bots.map(bot => bot.manners ?? null)
  const rests = game.talk?.rests
  const isSilent = !rests || !manners.some(Boolean) || bots.every(isQuick)

  const mindAt = (seat: Seat): Mind<View> => {
    minds[seat] ??= { mind: bots[seat].open(seat, bots.length), told: 0, heard: 0 }
    const one = minds[seat]
    const seen: Event[] = []
    for (let n = one.told; n < events.length; n++) {
      const event = game.seen(events[n], seat)
      if (event !== null) seen.push(event)
    }
    one.mind.told(seen, one.heard < said.length ? said.slice(one.heard) : [])
    one.told = events.length
    one.heard = said.length
    return one.mind
  }

  const speak = async (state: State, seat: Seat, to: number | null): Promise<unknown> =>
    mindAt(seat).speak?.({ view: () => simulator.view(state, seat), said, to, random })

  /** Whoever was suspected last answers, or does not. */
  async function answer(state: State): Promise<void> {
    const to = said.length - 1
    for (const [seat, how] of manners.entries()) {
      if (game.talk?.unanswered?.(said, seat)[0] !== to || random(A_HUNDRED) >= (how?.answers ?? 0)) continue
      const says = await speak(state, seat, to)
      if (says !== undefined) said[to] = { ...said[to], answer: { seat, says } }
    }
  }

  return {
    said,
    mindAt,
    async talk(state, choices) {
      if (isSilent || !rests(simulator.view(state, 'observer'))) return
      for (const seat of speakers(manners, random)) {
        const claim = await speak(state, seat, null)
        if (claim === undefined) continue
        said.push({ seat, after: choices, claim })
        await answer(state)
      }
    },
  }
}
