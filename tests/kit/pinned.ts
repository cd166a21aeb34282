import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

/** What was found last under which number, in a file of `pins/`; outside CI it is put right where it is found elsewhere. */
function bookOf(name: string) {
  const file = fileURLToPath(new URL(`pins/${name}.json`, import.meta.url))
  const read = (): Record<string, number> => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {})
  const pins = read()
  return {
    pinOf: (what: string): number | null => (Object.hasOwn(pins, what) ? pins[what] : null),
    put(what: string, number: number): void {
      console.warn(`“${what}” is found in game ${number} now: ${file}`)
      pins[what] = number
      // Read anew: another worker may have put something right meanwhile.
      if (!process.env.CI) writeFileSync(file, `${JSON.stringify({ ...read(), [what]: number }, null, 2)}\n`)
    },
  }
}

/**
 * Where a planted fault was found last: the number of a game by the name of the fault, in a file of `pins/`. The fault
 * is looked for in that game alone; only when it is no longer found there are all games searched, and outside CI
 * the file is put right. So a fault that nothing finds fails as ever, and one that is found costs one game.
 */
export function pinsIn(name: string): (fault: string, games: number, play: (game: number) => string | null) => string {
  const { pinOf, put } = bookOf(name)
  return (fault, games, play) => {
    const pin = pinOf(fault)
    const pinned = pin === null ? null : play(pin)
    if (pinned !== null) return pinned
    for (let game = 0; game < games; game++) {
      const complaint = play(game)
      if (complaint === null) continue
      put(fault, game)
      return complaint
    }
    return `nothing is said in ${games} games`
  }
}

/** A game that is as wanted: of all there are the one that was so the last time, or the first that is. */
export function seeksIn(name: string) {
  const { pinOf, put } = bookOf(name)
  return async <Found>(
    what: string,
    games: number,
    play: (game: number) => Found | null | Promise<Found | null>,
  ): Promise<Found> => {
    const pin = pinOf(what)
    const pinned = pin === null ? null : await play(pin)
    if (pinned !== null) return pinned
    for (let game = 1; game <= games; game++) {
      const found = await play(game)
      if (found === null) continue
      put(what, game)
      return found
    }
    throw new Error(`none of ${games} games of “${what}” is as wanted`)
  }
}
