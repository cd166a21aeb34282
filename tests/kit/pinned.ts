import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

/**
 * Where a planted fault was found last: the number of a game by the name of the fault, in a file of `pins/`. The fault
 * is looked for in that game alone; only when it is no longer found there are all games searched, and outside CI
 * the file is put right. So a fault that nothing finds fails as ever, and one that is found costs one game.
 */
export function pinsIn(name: string): (fault: string, games: number, play: (game: number) => string | null) => string {
  const file = fileURLToPath(new URL(`pins/${name}.json`, import.meta.url))
  const pins: Record<string, number> = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {}
  return (fault, games, play) => {
    const pinned = Object.hasOwn(pins, fault) ? play(pins[fault]) : null
    if (pinned !== null) return pinned
    for (let game = 0; game < games; game++) {
      const complaint = play(game)
      if (complaint === null) continue
      console.warn(`“${fault}” is found in game ${game} now: ${file}`)
      pins[fault] = game
      if (!process.env.CI) writeFileSync(file, `${JSON.stringify(pins, null, 2)}\n`)
      return complaint
    }
    return `nothing is said in ${games} games`
  }
}
