import { homelandWords } from '../games/homeland/words/index.ts'
import { negotiatorWords } from '../games/negotiator/words/index.ts'
import type { Catalog } from '../words/index.ts'

/** What can be said of a game without loading it: its words and the numbers of its rules. */
export interface Title {
  readonly id: string
  readonly words: Catalog
  readonly rules: {
    readonly prefix: string
    readonly sections: readonly (readonly [section: string, first: number, last: number])[]
  }
}

const negotiator: Title = {
  id: 'negotiator',
  words: negotiatorWords,
  rules: {
    prefix: 'N',
    sections: [
      ['setup', 1, 5],
      ['board', 6, 9],
      ['conversation', 10, 16],
      ['spend', 17, 19],
      ['terror', 20, 24],
      ['ending', 25, 29],
    ],
  },
}

const homeland: Title = {
  id: 'homeland',
  words: homelandWords,
  rules: {
    prefix: 'M',
    sections: [
      ['setup', 1, 4],
      ['terrorists', 5, 8],
      ['analysis', 9, 15],
      ['fallout', 16, 18],
      ['turn', 19, 27],
      ['end', 28, 32],
      ['assets', 33, 38],
    ],
  },
}

export const titles = { negotiator, homeland } as const
export type TitleId = keyof typeof titles
