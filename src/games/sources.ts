/** Where something on a card comes from: a rulebook, public material, or ourselves, because no source has it. */
export const sources = ['rulebook', 'public', 'house'] as const
export type Source = (typeof sources)[number]
