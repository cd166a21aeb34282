import { HIGHEST, LOWEST } from '../vocabulary.ts'
import type { Story } from './story.ts'

export { type FinishedStory, isFinished, type Story, storyOf } from './story.ts'

export interface Progress {
  readonly have: number
  readonly need: number
}

/** What is counted on the way to an achievement, as the word files name it. */
export const measures = [
  'conditions',
  'wins',
  'threat',
  'hostages',
  'steps',
  'saved',
  'silence',
  'dice',
  'held',
  'below-e',
  'demands',
  'pairs',
  'sixes',
  'cards',
] as const
export type Measure = (typeof measures)[number]

/** One achievement that a single game can gain; `check` holds exactly when `progress` has all it needs. */
export interface Achievement {
  readonly id: string
  /** Gained only in games against this abductor; null for any. */
  readonly abductor: null | 'arkayne' | 'donna' | 'edward'
  readonly check: (story: Story) => boolean
  /** How near the game came, and in what. */
  readonly progress: (story: Story) => Progress
  readonly measure: Measure
}

/** Up to so many of these. */
const upTo = (need: number, have: number): Progress => ({ have: Math.max(0, Math.min(have, need)), need })

/** How many of these conditions hold. */
const met = (...conditions: boolean[]): Progress => ({
  have: conditions.filter(condition => condition).length,
  need: conditions.length,
})

const mostInATurn = (story: Story, count: 'released' | 'lowered' | 'faceDown'): number =>
  story.turns.reduce((most, turn) => Math.max(most, turn[count]), 0)

const won = ({ ended }: Story): boolean => ended?.won ?? false

const turnsTaken = ({ turns }: Story): number => turns.at(-1)?.turn ?? 0

/** Every hostage out and the abductor taken is the whole way; before that, those saved by the end of this turn. */
function wonByTurn(story: Story, limit: number): Progress {
  const need = story.hostages + 1
  if (won(story) && turnsTaken(story) <= limit) return { have: need, need }
  const saved = story.turns.filter(({ turn }) => turn <= limit).reduce((sum, { released }) => sum + released, 0)
  return upTo(need, saved)
}

/** The only Terror card left is always the Pivotal Event, which lies at the bottom (N-5). */
const beforePivotal = ({ terror }: Story): boolean => terror === 1

/** A conversation is over when it ends, or when the game ends in it; who has nothing in hand keeps no silence. */
const silent = (story: Story): boolean =>
  story.turns.some(turn => turn.isHanded && turn.cards === 0 && (!turn.talking || story.ended !== null))

const gained = (
  id: string,
  abductor: Achievement['abductor'],
  progress: (story: Story) => Progress,
  measure: Measure = 'conditions',
): Achievement => ({
  id,
  abductor,
  progress,
  measure,
  check(story) {
    const { have, need } = progress(story)
    return have === need
  },
})

type Row = (id: string, progress: (story: Story) => Progress, measure?: Measure) => Achievement
const general: Row = (id, progress, measure) => gained(id, null, progress, measure)
const arkayne: Row = (id, progress, measure) => gained(`arkayne-${id}`, 'arkayne', progress, measure)
const donna: Row = (id, progress, measure) => gained(`donna-${id}`, 'donna', progress, measure)
const edward: Row = (id, progress, measure) => gained(`edward-${id}`, 'edward', progress, measure)

/** The 22 that one game can gain, in the rulebook's order. */
export const achievements: readonly Achievement[] = [
  general('release-at-e', story => upTo(HIGHEST, story.releasedAt), 'threat'),
  general('eliminate-by-turn-3', ({ eliminated }) => met(eliminated !== null, (eliminated?.turn ?? 4) <= 3)),
  general('win-after-conceding-escape', story =>
    met(
      story.conceded.some(({ of }) => of === 'escape'),
      won(story),
    ),
  ),
  general('release-five-in-a-turn', story => upTo(5, mostInATurn(story, 'released')), 'hostages'),
  general('lower-threat-by-four', story => upTo(4, mostInATurn(story, 'lowered')), 'steps'),
  general('win-in-five-turns', story => wonByTurn(story, 5), 'saved'),
  general('play-no-card', story => met(silent(story)), 'silence'),
  general('win-before-pivotal', story => met(beforePivotal(story), won(story))),

  arkayne('no-victim', story => met(story.killed === 0, won(story))),
  arkayne('concede-nothing', story => met(story.conceded.length === 0, won(story))),
  arkayne('five-dice', story => upTo(5, story.dice), 'dice'),
  arkayne('one-demand-revealed', story => met(story.revealed === 1, won(story))),
  arkayne('eliminate-with-two-held', story => upTo(2, story.eliminated?.zone ?? 0), 'held'),

  donna('win-at-l', ({ ended }) => upTo(HIGHEST - LOWEST, ended?.won ? HIGHEST - ended.threat : 0), 'below-e'),
  donna('win-after-more-hostages', story => met(story.taken > 0, won(story))),
  donna('both-demands-in-turn-1', ({ turns }) => upTo(2, turns.at(0)?.revealed ?? 0), 'demands'),
  donna('ability-twice-in-a-test', story => upTo(2, story.pairs), 'pairs'),
  donna('two-sixes-by-reroll', story => upTo(2, story.sixesWithReroll), 'sixes'),

  edward('win-after-medical-care', story =>
    met(
      story.conceded.some(({ demand }) => demand === 'medical-care'),
      won(story),
    ),
  ),
  // With the Zone empty (N-26), or with the Second in Command giving up later in that conversation (N-27).
  edward('eliminate-in-last-conversation', story =>
    met(story.eliminated?.last === true, story.eliminated?.last === true && won(story)),
  ),
  edward('six-face-down', story => upTo(6, mostInATurn(story, 'faceDown')), 'cards'),
  edward('win-after-threat-6', story => met(story.highest >= HIGHEST - 1, won(story))),
]

/** The one that takes a career: so many wins in a row. */
export const streakAchievement = { id: 'thirteen-in-a-row', need: 13 } as const

/** All 23, in the rulebook's order. */
export const achievementIds: readonly string[] = [streakAchievement.id, ...achievements.map(({ id }) => id)]

/** What is counted on the way to one of the 23. */
export const measureOf = (id: string): Measure =>
  id === streakAchievement.id ? 'wins' : (achievements.find(row => row.id === id)?.measure ?? 'conditions')

/** Those that a game against this abductor can gain. */
export const open = (abductor: string): readonly Achievement[] =>
  achievements.filter(row => row.abductor === null || row.abductor === abductor)

/** What this game, finished or not, has gained so far. */
export const gainedBy = (story: Story): string[] =>
  open(story.abductor)
    .filter(({ check }) => check(story))
    .map(({ id }) => id)
