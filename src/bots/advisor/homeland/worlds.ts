import type { Random, Seat } from '../../../engine/game.ts'
import type { Homeland } from '../../../games/homeland/game.ts'
import type { Belief, TitleWeights } from '../../../games/homeland/knowledge/belief.ts'
import type { State } from '../../../games/homeland/rules/state.ts'
import type { ThreatSeen, View } from '../../../games/homeland/view/view.ts'
import type { Understanding } from '../../homeland/analyst/index.ts'
import type { Hypothesis } from '../../homeland/belief/hypotheses.ts'
import { figures } from '../../homeland/judge/figures.ts'
import type { Printed, Slot } from '../../homeland/memory/memory.ts'
import { behaviourOn, behaviours } from '../../homeland/memory/styles.ts'

const FINE = 1 << 24
/** Nobody always does what their like usually do. */
const LEAST_WEIGHT = 0.05

/** Places of cards on a threat that this viewer does not know. */
function unknownOn({ by, known = [], looks = [] }: ThreatSeen, me: Seat): number[] {
  const looked = looks.at(-1)?.cards.length ?? 0
  return [...by.keys()].filter(place => place >= looked && by[place] !== me && known[place] == null)
}

/** How much likelier each title lies in a slot than by the deal alone, by how whoever filled it behaves. */
function titlesIn(game: Homeland, { buckets }: Printed): (slot: Slot, path: number) => TitleWeights {
  const made = new Map<string, TitleWeights>()
  return ({ setting, open }, path) => {
    const behaviour = behaviours[behaviourOn(path, open)]
    const key = `${behaviour} ${setting}`
    const known = made.get(key)
    if (known) return known
    const preferences = figures.placed[behaviour][setting]
    const weights = Object.fromEntries(
      game.cards.data.intel.map(({ id }) => [id, Math.max(LEAST_WEIGHT, preferences[buckets.of(id)])]),
    )
    made.set(key, weights)
    return weights
  }
}

/**
 * Worlds as somebody believes them to be: first a deal of agendas and a style of its mole, as likely as they are held to
 * be, then cards as those players would have placed them. All that the view shows is as it is in each of them.
 */
export function believedWorlds(
  game: Homeland,
  printed: Printed,
  view: View,
  me: Seat,
  { belief, memory }: Pick<Understanding, 'belief' | 'memory'>,
): (random: Random) => State {
  const { hypotheses, shares } = belief.posterior()
  const knowledge = game.know(view)
  const titles = titlesIn(game, printed)
  const weighed = ({ agendas, paths }: Hypothesis): Belief => {
    const threats: Record<number, (TitleWeights | null)[]> = {}
    for (const threat of view.threats) {
      const places = unknownOn(threat, me)
      const slots = memory.cases[threat.id]?.unseen ?? []
      // In a position that was laid nobody knows when what was placed.
      if (slots.length !== places.length) continue
      const weights: (TitleWeights | null)[] = threat.by.map(() => null)
      for (const [at, place] of places.entries())
        if (slots[at].by >= 0) weights[place] = titles(slots[at], paths[slots[at].by])
      threats[threat.id] = weights
    }
    return { deals: [{ deal: agendas, weight: 1 }], intel: { threats } }
  }
  const ready = new Map<number, (random: Random) => State>()
  return random => {
    let left = random(FINE) / FINE
    let at = 0
    while (at < shares.length - 1 && left >= shares[at]) left -= shares[at++]
    const draw = ready.get(at) ?? game.worlds(view, knowledge, weighed(hypotheses[at]))
    ready.set(at, draw)
    return draw(random)
  }
}
