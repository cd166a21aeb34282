import type { AnyGame } from '../plan.ts'

/** How often each step and effect ran, the rarest first, a few to a line. */
export function coverageTable(game: AnyGame, ran: ReadonlyMap<string, number>): string {
  const rows = game.coverable.map(name => ({ name, times: ran.get(name) ?? 0 })).sort((a, b) => a.times - b.times)
  const width = Math.max(...rows.map(({ name }) => name.length))
  const cells = rows.map(({ name, times }) => `${name.padEnd(width)} ${String(times).padStart(8)}`)
  const lines: string[] = []
  for (let i = 0; i < cells.length; i += 3) lines.push(cells.slice(i, i + 3).join('   '))
  return lines.join('\n')
}

/** Those that ran less often than they must, with how often. */
export const tooRare = (game: AnyGame, ran: ReadonlyMap<string, number>, least: number): string[] =>
  game.coverable.filter(name => (ran.get(name) ?? 0) < least).map(name => `${name} (${ran.get(name) ?? 0})`)
