import { gameRoots, rootsOf } from '../dist/src/seed/roots.js'

/** How many games of the series the checksum covers. */
const CHECKED = 200

/**
 * The player every engine is measured with: whole numbers below n, uniform, the same ones for game n of the series
 * whichever engine plays it (mulberry32, because it must cost next to nothing).
 */
export function player(number) {
  let state = Math.imul(number + 1, 0x9e3779b1)
  return n => {
    state = (state + 0x6d2b79f5) | 0
    let t = Math.imul(state ^ (state >>> 15), state | 1)
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61)
    return Math.floor((((t ^ (t >>> 14)) >>> 0) / 0x1_0000_0000) * n)
  }
}

/** The roots of each game of a series, by its number. */
export function series({ game, seed }) {
  const roots = rootsOf(seed, game.chances)
  return number => gameRoots(roots, number)
}

/** FNV-1a over the text of the first final states: engines that played the same games come to the same sum. */
export function checksum(finalOf) {
  let hash = 0x811c9dc5
  for (let number = 0; number < CHECKED; number++) {
    const text = JSON.stringify(finalOf(number))
    for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193)
  }
  return (hash >>> 0).toString(16).padStart(8, '0')
}
