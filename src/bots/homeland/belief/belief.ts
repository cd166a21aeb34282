import type { Seat } from '../../../engine/game.ts'
import type { Agenda } from '../../../games/homeland/vocabulary.ts'
import type { ActKind } from '../memory/acts.ts'
import type { Slot, Witness } from '../memory/memory.ts'
import { behaviourOn, FIRST_MOLE_PATH, PATHS } from '../memory/styles.ts'
import { type Hypothesis, hypotheses } from './hypotheses.ts'
import type { Likelihoods } from './likelihoods.ts'
import { permanent } from './permanent.ts'

/** What somebody believes of all agendas, exactly: a weight for each deal and style. */
export interface Belief extends Witness {
  /** How likely each hypothesis is; they add up to 1. */
  posterior(): Posterior
}

export interface Posterior {
  readonly hypotheses: readonly Hypothesis[]
  readonly shares: readonly number[]
  /** By seat, how likely each of the three agendas is, in the order of their list. */
  readonly agendas: readonly (readonly [loyal: number, opportunist: number, mole: number])[]
}

const agendaNumber: Readonly<Record<Agenda, 0 | 1 | 2>> = { loyal: 0, opportunist: 1, mole: 2 }

/** A belief before anything has happened, of somebody who holds this agenda; of an onlooker, who holds none. */
export function believe(players: number, seat: Seat, own: Agenda | null, likelihoods: Likelihoods): Belief {
  const all = hypotheses(players, seat, own)
  /** By seat and path: what its acts amount to. */
  const acts = Array.from({ length: players }, () => new Float64Array(PATHS))
  /** By hypothesis: what faces that came to light amount to. */
  const faces = new Float64Array(all.length)
  let posterior: Posterior | null = null

  return {
    act(actor: Seat, kind: ActKind, category: number, open: number) {
      if (actor === seat && own !== null) return
      const logs = acts[actor]
      for (let path = 0; path < PATHS; path++) logs[path] += likelihoods.act(behaviourOn(path, open), kind, category)
      posterior = null
    },
    faces(slots: readonly Slot[], buckets: readonly number[]) {
      // Only who has put a card there matters, and of them only how they behaved when they did.
      const known = new Map<number, number>()
      const ways = permanent(buckets)
      for (const [at, { paths }] of all.entries()) {
        let key = 0
        for (const { by, open } of slots) key = key * 3 + (by < 0 ? 0 : behaviourOn(paths[by], open))
        let log = known.get(key)
        if (log === undefined) {
          log =
            likelihoods.facesWeight *
            Math.log(
              ways((slot, bucket) => {
                const one = slots[slot]
                return likelihoods.face(one, one.by < 0 ? 0 : paths[one.by], bucket)
              }),
            )
          known.set(key, log)
        }
        faces[at] += log
      }
      posterior = null
    },
    saved() {
      for (const [at, { paths }] of all.entries())
        faces[at] += likelihoods.saved(paths.find(path => path >= FIRST_MOLE_PATH) ?? null)
      posterior = null
    },
    posterior() {
      posterior ??= weighed(all, players, acts, faces)
      return posterior
    },
  }
}

function weighed(
  all: readonly Hypothesis[],
  players: number,
  acts: readonly Float64Array[],
  faces: Float64Array,
): Posterior {
  const logs = new Float64Array(all.length)
  let most = Number.NEGATIVE_INFINITY
  for (let at = 0; at < all.length; at++) {
    const { paths, prior } = all[at]
    let log = Math.log(prior) + faces[at]
    for (let seat = 0; seat < players; seat++) if (paths[seat] >= 0) log += acts[seat][paths[seat]]
    logs[at] = log
    most = Math.max(most, log)
  }
  for (let at = 0; at < logs.length; at++) logs[at] = Math.exp(logs[at] - most)
  const shares = sharesOf(logs)
  return { hypotheses: all, shares, agendas: agendaShares(all, shares, players) }
}

/** The same, adding up to 1. */
export function sharesOf(odds: Float64Array): readonly number[] {
  let sum = 0
  for (let at = 0; at < odds.length; at++) sum += odds[at]
  const shares = new Array<number>(odds.length)
  for (let at = 0; at < odds.length; at++) shares[at] = odds[at] / sum
  return shares
}

/** By seat, how likely each of the three agendas is where the hypotheses have these shares. */
export function agendaShares(
  all: readonly Hypothesis[],
  shares: readonly number[],
  players: number,
): Posterior['agendas'] {
  const agendas = Array.from({ length: players }, () => [0, 0, 0] as [number, number, number])
  for (let at = 0; at < all.length; at++) {
    const dealt = all[at].agendas
    for (let seat = 0; seat < players; seat++) agendas[seat][agendaNumber[dealt[seat]]] += shares[at]
  }
  return agendas
}

/** How likely this seat is out of cover now: a mole in one of the styles that would be. */
export function sabotageBy({ hypotheses: all, shares }: Posterior, seat: Seat, open: number): number {
  let sum = 0
  for (let at = 0; at < all.length; at++) {
    const path = all[at].paths[seat]
    if (path >= FIRST_MOLE_PATH && (open >> (path - FIRST_MOLE_PATH)) & 1) sum += shares[at]
  }
  return sum
}
