/**
 * Finds a recorded game for each achievement of Hostage Negotiator and writes it to tests/recorded, from normal
 * set-up and real seeds of the series `record#0`, `record#1`, … Run it again whenever cards or rules have changed:
 *
 *   npx tsc -b && node dist/src/lab/search-achievements.js
 *
 * `--only ID` (repeatable) looks for some of them; `--out DIR` writes elsewhere; `--seeds N` gives up after N seeds.
 * The search sees what a player cannot, the luck to come; the games it writes are ordinary games all the same. It
 * exits with 1 if one was not found, naming it.
 */
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { stream } from '../engine/chance.ts'
import { achievementIds, achievements, streakAchievement } from '../games/negotiator/achievements/achievements.ts'
import { negotiator } from '../games/negotiator/index.ts'
import { rootsOf } from '../seed/roots.ts'
import { climb, type Goal } from './search/climb.ts'
import { favours, gain, win } from './search/goals.ts'
import { type Policy, weighted } from './search/policy.ts'

const TRIES = 300

interface Recorded {
  readonly game: string
  readonly setup: { readonly abductor: string }
  readonly seed: string
  readonly choices: readonly string[]
}

const { values } = parseArgs({
  options: {
    only: { type: 'string', multiple: true },
    out: { type: 'string', default: join('tests', 'recorded') },
    seeds: { type: 'string', default: '300' },
  },
})

const game = negotiator()
const abductors = game.cards.abductors.map(({ id }) => id)
const eager = weighted(game, {})

/** The first seed from `from` on in which the goal can be reached; the policies take turns in every seed. */
function search(id: string, goal: Goal, abductor: string | null, policies: readonly Policy[], from: number) {
  const random = stream(rootsOf(`search ${id}`, ['choices']).choices)
  let games = 0
  for (let n = from; n < from + Number(values.seeds); n++) {
    const seed = `record#${n}`
    const against = abductor ?? abductors[n % abductors.length]
    for (const policy of policies) {
      const { found, tried } = climb(game, against, seed, goal, policy, random, TRIES)
      games += tried
      if (found) {
        const recorded: Recorded = { game: game.id, setup: { abductor: against }, seed, choices: found.choices }
        return { recorded, games, n, ending: found.story.ended?.ending ?? '' }
      }
    }
  }
  return { recorded: null, games, n: from + Number(values.seeds), ending: '' }
}

function write(id: string, data: object): void {
  mkdirSync(values.out, { recursive: true })
  writeFileSync(join(values.out, `${id}.json`), `${JSON.stringify(data, null, 2)}\n`)
}

const say = (id: string, what: string, games: number, since: number) =>
  console.log(
    `${id.padEnd(40)} ${what.padEnd(32)} ${games} games, ${((performance.now() - since) / 1000).toFixed(1)} s`,
  )

/** Thirteen wins in a row, each in the next seed that can be won. */
function searchStreak(): boolean {
  const since = performance.now()
  const career: Recorded[] = []
  let games = 0
  let from = 0
  while (career.length < streakAchievement.need) {
    const result = search(streakAchievement.id, win, null, [eager], from)
    games += result.games
    if (!result.recorded) return false
    career.push(result.recorded)
    from = result.n + 1
  }
  write(streakAchievement.id, career)
  say(streakAchievement.id, `${career[0].seed} … ${career.at(-1)?.seed}`, games, since)
  return true
}

const wanted = values.only ?? achievementIds
const missing: string[] = []
if (wanted.includes(streakAchievement.id) && !searchStreak()) missing.push(streakAchievement.id)
for (const achievement of achievements) {
  const { id, abductor } = achievement
  if (!wanted.includes(id)) continue
  const since = performance.now()
  const policies = favours[id] ? [weighted(game, favours[id]), eager] : [eager]
  const { recorded, games, ending } = search(id, gain(achievement), abductor, policies, 0)
  if (recorded) write(id, { ...recorded, achieved: id })
  else missing.push(id)
  say(id, recorded ? `${recorded.setup.abductor} ${recorded.seed} ${ending}` : 'not found', games, since)
}
if (missing.length > 0) {
  console.log(`Not found: ${missing.join(', ')}.`)
  process.exitCode = 1
}
