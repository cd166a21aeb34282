export const flags: string[]
export function findChromium(): string | null
