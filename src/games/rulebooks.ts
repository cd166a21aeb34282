/** The numbered rulebooks: which sections there are, and the first and the last rule of each. The texts are words. */
export interface Rulebook {
  readonly prefix: string
  readonly sections: readonly (readonly [section: string, first: number, last: number])[]
}

export const rulebooks = {
  negotiator: {
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
  homeland: {
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
} as const satisfies Readonly<Record<string, Rulebook>>

/** The numbers of one section, such as N-6 to N-9. */
export const ruleNumbers = (
  { prefix }: Rulebook,
  [, first, last]: readonly [section: string, first: number, last: number],
): string[] => Array.from({ length: last - first + 1 }, (_, i) => `${prefix}-${first + i}`)
