/** The leaves of the table on a phone; on a wide window all lie side by side. */
export const leaves = ['talk', 'file', 'supply'] as const
export type Leaf = (typeof leaves)[number]
