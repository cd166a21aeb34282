import { own } from '../engine/own.ts'

/** The programs that can take a seat at a table of Homeland, by name: known without loading any of them. */
export const homelandBotNames = ['random', 'steady', 'careerist'] as const
export type HomelandBotName = (typeof homelandBotNames)[number]

const namesOf: Readonly<Record<string, readonly string[]>> = { homeland: homelandBotNames }

/** The programs that can take a seat at a table of this game; one that chooses at random plays anything. */
export const botNamesFor = (game: string): readonly string[] => own(namesOf, game) ?? ['random']
