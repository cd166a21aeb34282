/** What people agree on before they play: how they talk, and what page and terminal remember for them. */

/** Claims and free words; claims alone; or neither, where people talk elsewhere. */
export const talkings = ['all', 'claims', 'none'] as const
export type Talking = (typeof talkings)[number]

/** All that was seen and said; only what a player saw themselves; or nothing that is past. */
export const memories = ['full', 'facts', 'none'] as const
export type Memory = (typeof memories)[number]

export interface TableOptions {
  readonly talk: Talking
  readonly memory: Memory
}

/** What a table has where nobody has chosen; always so around one screen. */
export const usualOptions: TableOptions = { talk: 'all', memory: 'full' }

export const areUsual = ({ talk, memory }: TableOptions): boolean =>
  talk === usualOptions.talk && memory === usualOptions.memory

/** What somebody has chosen of them; what they have not stays as it was. */
export type ChosenOptions = { readonly [Name in keyof TableOptions]?: TableOptions[Name] | undefined }

export const withOptions = ({ talk, memory }: TableOptions, chosen: ChosenOptions): TableOptions => ({
  talk: chosen.talk ?? talk,
  memory: chosen.memory ?? memory,
})
