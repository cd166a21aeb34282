import type { Decision, Random } from '../../../engine/game.ts'
import { type Homeland, homelandWith } from '../../../games/homeland/game.ts'
import { forMinds } from '../../../games/homeland/knowledge/for-minds.ts'
import type { View } from '../../../games/homeland/view/view.ts'
import type { AnyGame } from '../../../games/index.ts'
import { noPositions } from '../../../games/no-positions.ts'
import type { Ask } from '../../bot.ts'
import { type AnalystMind, analyst } from '../../homeland/analyst/index.ts'
import { careerist } from '../../homeland/careerist/index.ts'
import { printedOn } from '../../homeland/memory/memory.ts'
import { type Advisor, type Counsel, MOST_NAMED, type Thinking } from '../advice.ts'
import { chanceOf } from '../chance.ts'
import { playOnWith, rollOuts, type Tried } from '../roll-outs.ts'
import { recall, thoughtsOf } from './thoughts.ts'
import { whyHomeland } from './why.ts'
import { believedWorlds } from './worlds.ts'

/** How many options are tried at all: those that an analyst would take first. */
const MOST_TRIED = 6
/** Of all games played on, the share by which these are told from the few that are named. */
const SIFTING = 0.4
/** More than any question has options. */
const MOST_OPTIONS = 256

/** The options in the order in which an analyst would take them, as if the better ones were not there. */
function inOrder(mind: AnalystMind, ask: Ask<View>): readonly number[] {
  const ordered: number[] = []
  let left = ask.decision.options
  while (ordered.length < MOST_TRIED && left.length > 0) {
    const chosen = mind.choose({ ...ask, decision: { ...ask.decision, options: left } }, { iterations: 0 }) as number
    // Some answers do not depend on what else is there: what is left comes as it is listed.
    const next = left.includes(chosen) ? chosen : left[0]
    ordered.push(next)
    left = left.filter(one => one !== next)
  }
  return ordered
}

const shareOf = ({ wins, tries }: Tried): number => (tries === 0 ? 0 : wins / tries)

/** One standard error of the difference of two counts. */
function errorOf(one: Tried, other: Tried): number {
  const variance = (of: Tried): number => (shareOf(of) * (1 - shareOf(of))) / Math.max(1, of.tries)
  return Math.sqrt(variance(one) + variance(other))
}

/** The best first. What an analyst would take comes first, unless another option has won clearly more often. */
function ranked(tried: readonly Tried[], analysts: number): readonly Tried[] {
  const byShare = tried.toSorted((a, b) => shareOf(b) - shareOf(a))
  const own = tried.find(({ option }) => option === analysts)
  const [most] = byShare
  if (!own || shareOf(most) - shareOf(own) > errorOf(most, own)) return byShare
  return [own, ...byShare.filter(one => one !== own)]
}

/** Whoever has most games behind them: they were not sifted out. */
function finalists(tried: readonly Tried[]): readonly Tried[] {
  const most = Math.max(0, ...tried.map(({ tries }) => tries))
  return tried.filter(({ tries }) => tries === most)
}

/**
 * Advises whoever is asked something in Homeland, from what their seat was told and nothing else: draws worlds as an
 * analyst in this seat would believe them to be, does each thing that may be done in each of them, and lets careerists
 * play on to the end, the same worlds and the same luck for every option. How often that is won is the figure.
 */
export function homelandAdvisor({ cards }: Pick<Homeland, 'cards'>): Advisor {
  const game = homelandWith(noPositions, cards.data, forMinds)
  const bot = analyst(game.cards)
  const playOn = playOnWith(game, careerist(game.cards))
  return (asked, { iterations }, random): Thinking => {
    const view = asked.view as View
    const { seat } = asked
    const printed = printedOn(game.cards, asked.players)
    const options = asked.options.slice(0, MOST_OPTIONS).flatMap(name => game.optionOf(name) ?? [])
    const decision: Decision = { seat, kind: asked.kind, options }
    const mind = bot.open(seat, asked.players)
    const trail = recall(mind, seat, view, asked.events, asked.talk)
    const understood = mind.understanding(view)
    const posterior = understood.belief.posterior()
    const ask = asking(game, view, decision, random)
    const candidates = inOrder(mind, ask)
    const played = rollOuts(
      {
        seat,
        draw: believedWorlds(game, printed, view, seat, understood),
        apply: game.apply,
        clone: game.clone,
        playOn,
      },
      random,
    )
    const isSifted = candidates.length > MOST_NAMED
    const sifting = isSifted ? Math.max(1, Math.floor((SIFTING * iterations) / candidates.length)) : 0
    const rest = isSifted ? (1 - SIFTING) * iterations : iterations
    const worlds = sifting + Math.max(1, Math.floor(rest / Math.min(MOST_NAMED, candidates.length)))
    let live = candidates
    let done = 0
    const belief = thoughtsOf(posterior, seat, trail)
    const assessed = mind.assess(ask)
    const counselOf = (tried: Tried): Counsel => ({
      option: tried.option,
      name: game.nameOf(tried.option),
      chance: chanceOf(tried.wins, tried.tries),
      why: whyHomeland(assessed, posterior, game.parts(tried.option)),
    })
    return {
      step() {
        if (done >= worlds) return false
        played.advance(live, 1)
        done++
        if (done === sifting)
          live = ranked(played.tried(), candidates[0])
            .slice(0, MOST_NAMED)
            .map(({ option }) => option)
        return done < worlds
      },
      share: () => done / worlds,
      advice: () => ({
        best: ranked(finalists(played.tried()), candidates[0]).slice(0, MOST_NAMED).map(counselOf),
        by: 'counted',
        iterations: played.tried().reduce((sum, { tries }) => sum + tries, 0),
        belief,
      }),
    }
  }
}

/** The question as a mind is asked it, from what its seat has and no state. */
const asking = (game: Homeland, view: View, decision: Decision, random: Random): Ask<View> => ({
  decision,
  view: () => view,
  explain: () => game.explain(view, decision),
  nameOf: game.nameOf,
  random,
})

export const makeAdvisor = (game: AnyGame): Advisor => homelandAdvisor(game as unknown as Homeland)
