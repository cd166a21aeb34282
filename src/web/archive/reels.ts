import { type ComponentType, lazy } from 'react'
import { own } from '../../engine/own.ts'
import type { GameId } from '../../games/index.ts'
import { generic, pages } from '../games.ts'
import type { Part } from '../shared/words.tsx'
import type { StoryProps } from './Story.tsx'
import type { ReelProps } from './useReel.tsx'

/** How a match of a game is shown again, and told where it cannot be played again. */
interface ReelRow {
  readonly words: readonly Part[]
  readonly Shown: ComponentType<ReelProps>
  readonly Told: ComponentType<StoryProps>
}

const reels: Readonly<Record<GameId, ReelRow>> = {
  negotiator: {
    words: pages.negotiator.words,
    Shown: lazy(() => import('./CallReel.tsx')),
    Told: lazy(() => import('./CallStory.tsx')),
  },
  homeland: {
    words: ['table', 'homeland/', 'homeland/cards', 'homeland/board'],
    Shown: lazy(() => import('./BoardReel.tsx')),
    Told: lazy(() => import('./BoardStory.tsx')),
  },
}

/** A game without a reel of its own is shown by the names its rules use. */
const genericReel: ReelRow = {
  words: generic.words,
  Shown: lazy(() => import('../generic/GenericReel.tsx')),
  Told: lazy(() => import('../generic/GenericStory.tsx')),
}

export const reelOf = (game: string): ReelRow => own(reels, game) ?? genericReel
