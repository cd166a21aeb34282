import type { Root } from './game.ts'

/** A root of chance as a position has it: eight hexadecimal digits a word. */
export const textOfRoot = (root: Root): string => root.map(word => (word >>> 0).toString(16).padStart(8, '0')).join('')

/** The root that such a text, which has been read with care, is of. */
export const rootOfText = (text: string): Root =>
  (text.match(/.{8}/g) ?? []).map(word => Number.parseInt(word, 16) | 0) as unknown as Root
