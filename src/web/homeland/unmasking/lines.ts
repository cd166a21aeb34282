import type { Seat } from '../../../engine/game.ts'
import type { pointsTold, Source, Unmasking } from '../../../games/homeland/tell/unmasking.ts'
import type { BoardModel } from '../model.ts'

export type Scores = ReturnType<typeof pointsTold>

/** How many beats a step stays: what an evening was about is given time. */
const BEATS: Readonly<Record<Unmasking['what'], number>> = {
  sealed: 4,
  full: 5,
  accusation: 3,
  agenda: 4,
  spare: 4,
  points: 4,
  end: 1,
}

export const beatsOf = ({ what }: Unmasking): number => BEATS[what]

/** What a step says, to those who read it and to those who hear it. */
export function linesOf({ say, names, speaker, view, scene }: BoardModel, step: Unmasking): string[] {
  switch (step.what) {
    case 'sealed':
      return [say('unmask.sealed')]
    case 'full':
      return [say('unmask.full')]
    case 'accusation':
      return [
        step.of === null
          ? say('event.accused.nobody', { player: names[step.seat] })
          : say('unmask.accuses', { player: names[step.seat], other: names[step.of] }),
      ]
    case 'agenda':
      return [
        say('unmask.is', { player: names[step.seat], agenda: say(`agenda.${step.agenda}`) }),
        ...step.by.map(({ seat, right }) => say('unmask.verdict', { player: names[seat], right: String(right) })),
      ]
    case 'spare':
      return [say('reckoning.spare', { agenda: say(`agenda.${step.agenda}`) })]
    case 'points':
      return [say(`unmask.points.${step.source}`)]
    case 'end': {
      const { cause = '', rule = '' } = scene.outcome ?? {}
      const { title, why } = speaker.ending(view, cause, rule)
      return [title, why]
    }
  }
}

/** The sources that have been counted so far. */
export const counted = (shown: readonly Unmasking[]): readonly Source[] =>
  shown.flatMap(step => (step.what === 'points' ? [step.source] : []))

/** What a player has by then. */
export const sumOf = (scores: Scores, seat: Seat, of: readonly Source[]): number => {
  const score = scores.find(one => one.seat === seat)
  return score ? of.reduce((sum, source) => sum + score[source], 0) : 0
}

/** Where all stand, for those who do not see the bars grow. */
export const sumsOf = ({ say, names }: BoardModel, scores: Scores, shown: readonly Unmasking[]): string[] =>
  shown.at(-1)?.what === 'points'
    ? names.map((player, seat) => say('unmask.sum', { player, n: sumOf(scores, seat, counted(shown)) }))
    : []
