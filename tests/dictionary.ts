import { homeland } from '../src/games/homeland/index.ts'
import { digest, rootsOf } from '../src/seed/roots.ts'
import { commitmentOf } from '../src/table/commitment.ts'

/** Seeds that somebody might type, and might guess. */
const guesses = Array.from({ length: 1000 }, (_, n) => `cup#${n}`)

/** All that could be made of a guess without knowing anything else: the seed, its hashes, its roots. */
const tracesOf = (seed: string): string[] => [
  JSON.stringify(seed).slice(1, -1),
  digest(seed),
  digest(JSON.stringify(seed)),
  digest(`${seed}\n`),
  ...['', '0'.repeat(64), digest(seed)].map(nonce => commitmentOf({ seed, nonce })),
  ...Object.values(rootsOf(seed, homeland().chances)).map(root => root.map(word => (word >>> 0).toString(16)).join('')),
]

/** The guesses that what everybody may read confirms. */
export const guessedFrom = (text: string): string[] =>
  guesses.filter(seed => tracesOf(seed).some(trace => text.includes(trace)))
