import type { Fault } from '../../engine/game.ts'
import { own } from '../../engine/own.ts'
import type { GameId, Registry } from '../../games/index.ts'
import { rulesOf } from '../opening.ts'
import type { OtherRules, SaveLine } from '../store.ts'

/** What was played when lines did not say yet by which rules. */
const rulesBefore: Readonly<Record<GameId, string>> = { negotiator: '1', homeland: '2' }

/** Which rules a match wants and which there are, where that is why it could not be opened. */
export const otherRules = (why: unknown): OtherRules | null => {
  const { key, values } = (why ?? {}) as Partial<Pick<Fault, 'key' | 'values'>>
  return key === 'file.rules' && values ? { is: String(values.is), should: String(values.should) } : null
}

/** The line of a match of other rules. It is as sound as any: whoever could not open it once may have called it damaged. */
export const withRules = ({ damaged: _, why: _why, ...line }: SaveLine, rules: string): SaveLine => ({ ...line, rules })

function rulesIn({ game, rules, damaged, why }: SaveLine): string | undefined {
  const told = otherRules(why)
  if (told) return told.is
  return damaged ? undefined : (rules ?? own(rulesBefore, game))
}

/** The lines, each marked that is of rules which are not played here. */
export async function markOutdated(games: Registry, lines: readonly SaveLine[]): Promise<readonly SaveLine[]> {
  const played = new Map<string, string | null>()
  for (const game of new Set(lines.map(line => line.game))) played.set(game, await rulesHere(games, game))
  return lines.map(given => {
    const is = rulesIn(given)
    const should = played.get(given.game) ?? null
    if (is === undefined || should === null) return given
    const line = given.damaged ? withRules(given, is) : given
    return is === should ? line : { ...line, outdated: { is, should } }
  })
}

/** A game that there is not, or that cannot be loaded now, marks nothing: whoever opens its save is told. */
async function rulesHere(games: Registry, game: string): Promise<string | null> {
  try {
    return await rulesOf(await games.find(game)())
  } catch {
    return null
  }
}
