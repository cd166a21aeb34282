/**
 * Counts what careerists and analysts rest their guesses on, in games of their own, and writes it as data:
 *
 *   npm run fit:homeland -- [--games N] [--seed SEED] [--bot NAME] [--deck FILE] [--out FILE]
 *
 * The mole of each game has another style in turn, so that every behaviour is counted in its setting. Run it again, two
 * or three times in a row, whenever cards, weights or play have changed: each time the minds rest on better figures.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { asks, type Mind } from '../bots/bot.ts'
import { onlooker } from '../bots/homeland/analyst/mole.ts'
import { likelihoodsFor } from '../bots/homeland/belief/likelihoods.ts'
import { homelandBot } from '../bots/homeland/index.ts'
import {
  type Figures,
  FUTURES,
  futureAt,
  MOLE_CELLS,
  MOMENT,
  type Moments,
  moleAt,
  PLACED_SETTINGS,
  tables,
} from '../bots/homeland/judge/fitted.ts'
import { type ActKind, actKinds } from '../bots/homeland/memory/acts.ts'
import { BUCKETS } from '../bots/homeland/memory/buckets.ts'
import { blank, bySize, type Printed, printedOn, remember, settingIn } from '../bots/homeland/memory/memory.ts'
import { type Behaviour, behaviourOn, behaviours, pathOfStyle, styleNames } from '../bots/homeland/memory/styles.ts'
import { restOfRound } from '../bots/homeland/play/estimate.ts'
import { stream } from '../engine/chance.ts'
import { readDeck } from '../games/homeland/cards/deck-schema.ts'
import type { Event } from '../games/homeland/events.ts'
import { homeland } from '../games/homeland/index.ts'
import type { State } from '../games/homeland/rules/state.ts'
import type { View } from '../games/homeland/view/view.ts'
import { COLUMNS, IMMINENT, MOLE, sizes, TRACK } from '../games/homeland/vocabulary.ts'
import { gameRoots, rootsOf } from '../seed/roots.ts'

const { values } = parseArgs({
  options: {
    games: { type: 'string', default: '3000' },
    seed: { type: 'string', default: 'fit' },
    bot: { type: 'string', default: 'analyst' },
    deck: { type: 'string' },
    out: { type: 'string', default: 'src/bots/homeland/judge/figures.ts' },
  },
})

const game = homeland(values.deck === undefined ? undefined : readDeck(JSON.parse(readFileSync(values.deck, 'utf8'))))
const { cards: deck } = game
const sized = bySize(players => {
  const printed = printedOn(deck, players)
  return { printed, likelihoods: likelihoodsFor(printed) }
})
const simulator = game.simulator()
const ask = asks(game, simulator)
const luck = rootsOf(values.seed, game.chances)
const botLuck = rootsOf(values.seed, ['bot'])
const byStyle = styleNames.map(style => homelandBot(`${values.bot}:${style}`, deck))

const SABOTEUR = behaviours.indexOf('saboteur')

/** Rather little that is the same for all than nothing: what was never counted is not impossible. */
const SMOOTH = 2
const counts = (n: number): number[] => new Array<number>(n).fill(SMOOTH / n)
const placed = behaviours.map(() => Array.from({ length: PLACED_SETTINGS }, () => new Array<number>(BUCKETS).fill(0)))
const acts = behaviours.map(
  () => Object.fromEntries(Object.entries(actKinds).map(([kind, n]) => [kind, counts(n)])) as Record<ActKind, number[]>,
)
const saved: Record<string, { games: number; saved: number }> = {}
const moles = Array.from({ length: MOLE_CELLS }, () => ({
  turns: behaviours.map(() => 0),
  wins: behaviours.map(() => 0),
}))
const accusations = { withMole: 0, right: 0, wrong: 0, withoutMole: 0, wrongWithoutMole: 0 }
const futures = tables.map(() => Array.from({ length: FUTURES }, () => ({ n: 0, sum: 0, squares: 0 })))

/** What lies on each case now: its Intel and Agents, blue over red. */
const totals = ({ threats }: State, { cards: { adds } }: Printed): Map<number, number> =>
  new Map(
    threats.map(({ id, cards, agents }) => [
      id,
      cards.reduce((sum, card) => sum + adds(deck.data.intel[deck.intelTitle[card]].id), agents),
    ]),
  )

async function play(n: number, players: number): Promise<void> {
  const { printed, likelihoods } = sized(players)
  const events: Event[] = []
  const state = game.start({ players }, gameRoots(luck, n), events)
  const random = stream(gameRoots(botLuck, n).bot)
  const style = n % styleNames.length
  const memory = blank(-1, players)
  const minds: { mind: Mind<View>; told: number }[] = []
  const watching = onlooker(printed, likelihoods, players)
  const mole = state.players.findIndex(({ agenda }) => agenda === MOLE)
  const moleTurns: { at: number; behaviour: number }[] = []
  const waiting: { threat: number; table: number; at: number; had: number }[] = []
  let remembered = 0
  let turn = -1

  const behaviourOf = (seat: number, open: number): number => {
    const { agenda } = state.players[seat]
    return behaviourOn(agenda === MOLE ? pathOfStyle(style) : agenda, open)
  }
  const witness = {
    act(seat: number, kind: ActKind, category: number, open: number) {
      acts[behaviourOf(seat, open)][kind][category]++
    },
    faces() {},
    saved() {},
  }
  const catchUp = (had: Map<number, number>): void => {
    for (; remembered < events.length; remembered++) {
      const event = events[remembered]
      if (event.kind === 'placed' && event.card !== null) {
        const one = memory.cases[event.threat]
        placed[behaviourOf(event.seat, memory.open)][settingIn(one, event.seat)][printed.buckets.of(event.card)]++
      }
      if (event.kind === 'analysis')
        for (const { threat, table, at, had: before } of waiting.filter(one => one.threat === event.threat)) {
          const more = (had.get(threat) ?? before) - before
          const counted = futures[table][at]
          counted.n++
          counted.sum += more
          counted.squares += more * more
        }
      remember(memory, game.seen(event, 'observer') ?? event, witness, printed)
      watching.told(game.seen(event, 'observer') ?? event)
      if (event.kind === 'turn' && event.seat === mole)
        moleTurns.push({
          at: moleAt(players, memory, watching.suspects(mole)),
          behaviour: behaviourOf(mole, memory.open),
        })
      if (event.kind === 'accused' && event.seat !== mole) {
        accusations[mole < 0 ? 'withoutMole' : 'withMole']++
        if (event.right) accusations.right++
        else if (event.of !== null) accusations[mole < 0 ? 'wrongWithoutMole' : 'wrong']++
      }
    }
  }

  for (let [decision] = simulator.decisions(state); decision; [decision] = simulator.decisions(state)) {
    const { seat } = decision
    minds[seat] ??= { mind: byStyle[style].open(seat, players), told: 0 }
    const { mind, told } = minds[seat]
    mind.told(
      events.slice(told).flatMap(event => game.seen(event, seat) ?? []),
      [],
    )
    minds[seat].told = events.length
    const option = await mind.choose(ask(state, decision, random), { iterations: 1 })
    const had = totals(state, printed)
    const view = simulator.view(state, seat)
    turn = state.turn
    simulator.apply(state, seat, option, events)
    catchUp(had)
    if (turn >= 0 && state.turn !== turn) {
      const isSabotaged = mole >= 0 && mole !== turn && behaviourOf(mole, memory.open) === SABOTEUR
      const table = tables.indexOf(isSabotaged ? 'sabotaged' : 'calm')
      const after = totals(state, printed)
      for (const { id } of state.threats) {
        const space = view.spaces.indexOf(id)
        const one = memory.cases[id]
        if (space < 0 || !one) continue
        const roundsLeft = IMMINENT - Math.floor(space / COLUMNS)
        const placed = one.settings.filter(setting => setting >= 0).length
        const at = futureAt({ ...one, roundsLeft }, turn, restOfRound({ ...view, turn }, turn), placed)
        waiting.push({ threat: id, table, at, had: after.get(id) ?? 0 })
      }
    }
  }
  const key = mole < 0 ? 'none' : styleNames[style]
  saved[key] ??= { games: 0, saved: 0 }
  saved[key].games++
  if (state.agency >= TRACK) saved[key].saved++
  for (const { at, behaviour } of moleTurns) {
    moles[at].turns[behaviour]++
    if (state.winners.includes(mole)) moles[at].wins[behaviour]++
  }
}

/** The page is sent all of them: no more digits than what was counted is good for. */
const rounded = (n: number): number => Number(n.toPrecision(2))

/** A rare cell leans on those around it: on what this table size wins in all. */
const LEAN = 12
function moleFigures(): Figures['mole'] {
  const sizes = 4
  return moles.map(({ turns, wins }, at) => {
    const size = Math.floor(at / (MOLE_CELLS / sizes))
    const alike = moles.slice((size * MOLE_CELLS) / sizes, ((size + 1) * MOLE_CELLS) / sizes)
    const share = (way: number): number => {
      const all = alike.reduce((sum, one) => sum + one.turns[way], 0)
      const won = alike.reduce((sum, one) => sum + one.wins[way], 0)
      return rounded((wins[way] + (LEAN * won) / Math.max(1, all)) / (turns[way] + LEAN))
    }
    return [share(0), share(1), share(2)]
  })
}

for (let n = 0; n < Number(values.games); n++) await play(n, 3 + (n % 4))

const share = (row: readonly number[]): number[] => {
  const all = row.reduce((sum, one) => sum + one, 0)
  return row.map(one => rounded(one / all))
}
const byBehaviour = <T>(of: (at: number) => T): Record<Behaviour, T> =>
  Object.fromEntries(behaviours.map((name, at) => [name, of(at)])) as Record<Behaviour, T>

/** Mean and variance of what came; a rare cell leans on what came at such a moment in all. */
function futureOf(cells: (typeof futures)[number]): Moments {
  const moments = cells.map((one, at) => {
    const first = at - (at % MOMENT)
    const all = cells
      .slice(first, first + MOMENT)
      .reduce(
        (sum, { n, sum: more, squares }) => ({ n: sum.n + n, sum: sum.sum + more, squares: sum.squares + squares }),
        { n: 1, sum: 0, squares: 1 },
      )
    const n = one.n + SMOOTH
    const mean = (one.sum + (SMOOTH * all.sum) / all.n) / n
    const square = (one.squares + (SMOOTH * all.squares) / all.n) / n
    return { tenths: Math.round(10 * mean), variance: Math.round(square - mean ** 2) }
  })
  return { tenths: moments.map(one => one.tenths), variance: moments.map(one => one.variance) }
}
/** How often the deck has each bucket, over all table sizes, which are played as often. */
const shares = Array.from(
  { length: BUCKETS },
  (_, bucket) => sizes.reduce((sum, players) => sum + sized(players).printed.buckets.shares[bucket], 0) / sizes.length,
)
const figures: Figures = {
  future: { calm: futureOf(futures[0]), sabotaged: futureOf(futures[1]) },
  placed: byBehaviour(at =>
    placed[at].map(row => {
      const n = row.reduce((sum, one) => sum + one, 0)
      return row.map((one, bucket) => {
        const expected = shares[bucket]
        return expected === 0 ? 1 : rounded((one + 10 * SMOOTH * expected) / ((n + 10 * SMOOTH) * expected))
      })
    }),
  ),
  acts: byBehaviour(at => {
    const rows = Object.entries(acts[at]).map(([kind, row]) => [kind, share(row)])
    return Object.fromEntries(rows) as Record<ActKind, number[]>
  }),
  saved: Object.fromEntries(
    [...styleNames, 'none'].map(name => [
      name,
      rounded(((saved[name]?.saved ?? 0) + SMOOTH) / ((saved[name]?.games ?? 0) + 2 * SMOOTH)),
    ]),
  ) as Figures['saved'],
  mole: moleFigures(),
  accusing: {
    right: rounded(accusations.right / Math.max(1, accusations.withMole)),
    wrong: rounded(accusations.wrong / Math.max(1, accusations.withMole)),
    wrongWithoutMole: rounded(accusations.wrongWithoutMole / Math.max(1, accusations.withoutMole)),
  },
}
const lines = JSON.stringify(figures, null, 1)
  .replace(/\[\s+(-?[\d.e-]+(?:,\s+-?[\d.e-]+)*)\s+\]/g, (_, list: string) => `[${list.replace(/\s+/g, ' ')}]`)
  .replace(/"(\w+)":/g, '$1:')
writeFileSync(
  values.out,
  `import type { Figures } from './fitted.ts'

/** Counted in ${values.games} games of ${values.bot}s with the seed "${values.seed}", by \`src/lab/fit-homeland.ts\`. */
export const figures: Figures = ${lines}
`,
)
