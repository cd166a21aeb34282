import type { GameEvent } from '../../../src/engine/game.ts'
import { bytes, copy, demand, parting } from '../plain.ts'
import type { AnyGame, Check } from '../plan.ts'

/** So many options of a question are tried at most. */
const MOST = 4

const secrets = (game: AnyGame, state: unknown, seat: number): string[] =>
  game.hidden(state, seat).map(({ key }) => key)

/** Carries out a choice; all that reaches whoever chose, and whether a match would let them take it back. */
function chosen(game: AnyGame, state: unknown, seat: number, option: number): { told: string; isDraft: boolean } {
  const events: GameEvent[] = []
  game.apply(state, seat, option, events)
  const next = game.decisions(state)
  const seen = events.flatMap(event => game.seen(event, seat) ?? [])
  const asked = next.find(decision => decision.seat === seat)?.options ?? null
  const isDraft = next.length === 1 && next[0].seat === seat && !events.some(event => game.settles(event))
  return { told: bytes([game.view(state, seat), asked, seen, isDraft]), isDraft }
}

/**
 * A choice that can still be taken back has taught nothing: it comes to the same in a state made up from what the seat
 * saw before, and every secret declared before, chance included, is one still.
 */
export const draftsTeachNothing: Check = ({ game, state, decisions, known, random }) => {
  let tried = 0
  for (const { seat, kind, options } of decisions) {
    const from = options.length > MOST ? random(options.length - MOST + 1) : 0
    let before: string[] | null = null
    for (const option of options.slice(from, from + MOST)) {
      tried++
      const after = game.clone(state)
      const { told, isDraft } = chosen(game, after, seat, option)
      if (!isDraft) continue
      const what = () => `${kind}: seat ${seat} can take "${game.nameOf(option)}" back, but it`
      const made = game.worlds(copy(game.view(state, seat)), known(seat))(random)
      const other = chosen(game, made, seat, option).told
      demand(told === other, () => `${what()} tells something new: ${parting(told, other)}`)
      before ??= secrets(game, state, seat)
      const still = new Set(secrets(game, after, seat))
      const learnt = before.filter(key => !still.has(key))
      demand(learnt.length === 0, () => `${what()} ends a secret: ${learnt.slice(0, 3).join(', ')}.`)
    }
  }
  return tried
}
