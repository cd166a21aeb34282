/**
 * One director among three analysts against four analysts, in the same seats with the same deals and cards:
 *
 *   node dist/src/lab/try-director.js BOT ITERATIONS BLOCKS DEALS SEED
 *
 * It plays these two tables of the tournament alone, because the others cost four times as much, and measures by processor
 * time what each bot's answers cost.
 */
import type { Bot, Mind } from '../bots/bot.ts'
import type { MakeBot } from '../bots/seated.ts'
import { agendas } from '../games/homeland/vocabulary.ts'
import { shipped } from '../games/index.ts'
import { benchFor } from './study/block.ts'
import { findingsOf } from './study/findings.ts'
import type { BlockResult, Share, Study } from './study/study.ts'
import { jobOf } from './study/study.ts'
import { toolsFor } from './study/tools.ts'

const PLAYERS = 4
const EVERY = 60_000
const [bot = 'director', iterations = '64', blocks = '10', deals = '10', seed = 'director'] = process.argv.slice(2)
const tools = await toolsFor(shipped, 'homeland')
const game = tools.make((await shipped.find('homeland')()).standard)

/** What the answers of each bot took, in microseconds of processor time, and how many games it sat in. */
const spent: Record<string, { micros: number; seats: number }> = {}
const timed: MakeBot = (name, of) => {
  const made: Bot<unknown> = tools.makeBot(name, of)
  spent[name] ??= { micros: 0, seats: 0 }
  const count = spent[name]
  return {
    ...made,
    open(seat, players): Mind<unknown> {
      const mind = made.open(seat, players)
      count.seats++
      return {
        ...mind,
        choose(ask, budget) {
          const before = process.cpuUsage()
          const chosen = mind.choose(ask, budget)
          const { user, system } = process.cpuUsage(before)
          count.micros += user + system
          return chosen
        },
      }
    },
  }
}

const wins = (arm: number, of: string, role: string | null): Share => ({ of: 'wins', arm, bot: of, role })
const study: Study = {
  format: 'situation-room-study@1',
  kind: 'tournament',
  game: 'homeland',
  rules: game.rulesVersion,
  seed,
  blocks: Number(blocks),
  deals: Number(deals),
  iterations: Number(iterations),
  decks: [game.deck],
  arms: [
    { setup: { players: PLAYERS }, deck: 0, bots: new Array<string>(PLAYERS).fill('analyst') },
    { setup: { players: PLAYERS }, deck: 0, bots: [bot, ...new Array<string>(PLAYERS - 1).fill('analyst')] },
  ],
  compared: [null, ...agendas].map(role => ({ one: wins(1, bot, role), other: wins(0, 'analyst', role) })),
  styled: [],
  command: '',
}

const percent = (share: number): string => (100 * share).toFixed(1)
const interval = (of: readonly [number, number] | null): string => (of ? `(${of.map(percent).join(' to ')})` : '')

const bench = benchFor(study, { ...tools, makeBot: timed })
const finished = new Map<number, BlockResult>()
function report(): void {
  const { arms, compared, blocks: done } = findingsOf(study, finished)
  console.log(`${bot}, ${iterations} iterations, seed ${seed}: ${done} blocks`)
  for (const { shares, games } of arms)
    for (const { share, estimate } of shares)
      if (share.of === 'wins')
        console.log(
          `  ${games} games: ${share.bot} ${share.role ?? 'all'} ${percent(estimate.value)} ${interval(estimate.interval)}`,
        )
  for (const { one, difference } of compared)
    if (one.of === 'wins')
      console.log(`  difference as ${one.role ?? 'all'}: ${percent(difference.value)} ${interval(difference.interval)}`)
  for (const [name, { micros, seats }] of Object.entries(spent))
    console.log(`  ${name}: ${(micros / seats / 1000).toFixed(2)} ms of processor time a seat and game`)
}

let told = performance.now()
for (let block = 0; block < study.blocks; block++) {
  for (const arm of study.arms.keys()) {
    const result = await bench.play(arm, block)
    finished.set(jobOf(study, result), result)
  }
  if (performance.now() - told > EVERY) {
    told = performance.now()
    report()
  }
}
report()
