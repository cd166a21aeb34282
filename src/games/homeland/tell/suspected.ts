import type { Seat } from '../../../engine/game.ts'
import type { Course } from '../../../engine/talk.ts'
import type { Homeland } from '../game.ts'
import { priorOf } from '../knowledge/prior.ts'
import type { State } from '../rules/state.ts'
import { type Agenda, MOLE } from '../vocabulary.ts'

/** A round of a match, and after how many choices it began. */
export interface RoundBegun {
  readonly round: number
  readonly at: number
}

/** How likely somebody took another for the mole, in shares, as each round ended. */
export interface SharedLine {
  readonly by: Seat
  readonly of: Seat
  readonly rounds: readonly { readonly round: number; readonly share: number }[]
}

/** Played once more: when each round began. */
export function roundsOf(
  game: Pick<Homeland, 'clone' | 'optionOf' | 'apply'>,
  first: State,
  choices: readonly { readonly seat: Seat; readonly choice: string }[],
): readonly RoundBegun[] {
  const state = game.clone(first)
  const rounds: RoundBegun[] = [{ round: state.round, at: 0 }]
  for (const [i, { seat, choice }] of choices.entries()) {
    const { round } = state
    const option = game.optionOf(choice)
    if (option !== null) game.apply(state, seat, option)
    if (state.round !== round) rounds.push({ round: state.round, at: i + 1 })
  }
  return rounds
}

/** What those who share it thought of whomever they thought something of; where they put nothing, the honest prior stands. */
export const sharedLines = (
  courses: readonly Course[],
  rounds: readonly RoundBegun[],
  dealt: readonly Agenda[],
): readonly SharedLine[] =>
  courses.flatMap(({ seat: by, course }) =>
    dealt.flatMap((_, of): SharedLine[] => {
      const thoughts = course.filter(one => one.of === of)
      if (thoughts.length === 0) return []
      const prior = priorOf(dealt.length, dealt[by])
      return [
        {
          ...{ by, of },
          rounds: rounds.map(({ round }, i) => {
            const end = rounds[i + 1]?.at ?? Number.POSITIVE_INFINITY
            const mix = thoughts.findLast(({ after }) => after < end)?.mix ?? prior
            return { round, share: mix[MOLE] / 100 }
          }),
        },
      ]
    }),
  )
