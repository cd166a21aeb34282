/** The programs that can take a seat at a table of Homeland, by name: known without loading any of them. */
export const homelandBotNames = ['random', 'steady', 'careerist'] as const
export type HomelandBotName = (typeof homelandBotNames)[number]
