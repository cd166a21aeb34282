import type { Achievement, Story } from '../../games/negotiator/achievements/achievements.ts'
import type { Goal } from './climb.ts'
import type { Weights } from './policy.ts'

/** How far a game came towards a win: 1 for a win, else the share of hostages saved, less for those killed. */
function towardsWin({ ended, saved, killed, hostages }: Story): number {
  return ended?.won ? 1 : (saved - killed / 2) / (hostages + 1)
}

/** An achievement as a goal, in a game that is won: not all of them ask for that, but it makes the better example. */
export const gain = ({ check, progress }: Achievement): Goal => ({
  reached: story => check(story) && win.reached(story),
  score(story) {
    const { have, need } = progress(story)
    return have / need + towardsWin(story)
  },
})

export const win: Goal = { reached: ({ ended }) => ended?.won ?? false, score: towardsWin }

const shoot: Weights = {
  'play take-the-shot': 60,
  'buy take-the-shot': 60,
  'play all-units-go': 60,
  'buy all-units-go': 60,
  'play small-talk': 20,
  'play a-few-minutes-more': 20,
}

const manyDice: Weights = {
  'play i-am-coming-in': 60,
  'buy i-am-coming-in': 40,
  'play an-empty-promise': 60,
  'buy an-empty-promise': 40,
  'play keep-cool': 20,
  'play just-stay-calm': 20,
  'play a-bold-lie': 20,
}

const calm: Weights = {
  'play keep-cool': 30,
  'play just-stay-calm': 30,
  'buy just-stay-calm': 30,
  'play a-bold-lie': 30,
  'buy a-bold-lie': 30,
  'concede speedboat': 30,
}

/** What else a player would favour who is after this achievement; one without an entry is left to the eager player. */
export const favours: Readonly<Record<string, Weights>> = {
  'release-at-e': { 'play a-bold-lie': 30, 'play major-extraction': 60, 'buy major-extraction': 60 },
  'eliminate-by-turn-3': shoot,
  'win-after-conceding-escape': { ...shoot, 'play what-are-your-demands': 30, concede: 30 },
  'release-five-in-a-turn': {
    'play minor-extraction': 30,
    'buy minor-extraction': 30,
    'play major-extraction': 30,
    'buy major-extraction': 30,
    ...shoot,
  },
  'lower-threat-by-four': calm,
  'play-no-card': { 'hang-up': 20 },
  'arkayne-concede-nothing': { concede: 0 },
  'arkayne-five-dice': manyDice,
  'arkayne-eliminate-with-two-held': shoot,
  'donna-win-at-l': calm,
  'donna-both-demands-in-turn-1': { 'play what-are-your-demands': 60 },
  'donna-ability-twice-in-a-test': manyDice,
  'donna-two-sixes-by-reroll': { 'buy you-are-breaking-up': 60, 'bank you-are-breaking-up': 0, reroll: 8 },
  'edward-win-after-medical-care': { 'play what-are-your-demands': 30, 'concede medical-care': 60 },
  'edward-eliminate-in-last-conversation': shoot,
  'edward-six-face-down': { bank: 40 },
}
