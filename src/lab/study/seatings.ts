/** Every distinct order of these, each once, in an order that is always the same. */
export function seatings(bots: readonly string[]): readonly (readonly string[])[] {
  const left = new Map<string, number>()
  for (const bot of [...bots].sort()) left.set(bot, (left.get(bot) ?? 0) + 1)
  const all: string[][] = []
  const seat = (taken: readonly string[]): void => {
    if (taken.length === bots.length) all.push([...taken])
    for (const [bot, n] of left) {
      if (n === 0) continue
      left.set(bot, n - 1)
      seat([...taken, bot])
      left.set(bot, n)
    }
  }
  seat([])
  return all
}
