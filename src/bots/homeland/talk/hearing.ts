import type { Seat } from '../../../engine/game.ts'
import type { Talk } from '../../../engine/talk.ts'
import type { Event } from '../../../games/homeland/events.ts'
import {
  type CaseClaim,
  type Said,
  type Strength,
  saidIn,
  standingClaims,
} from '../../../games/homeland/talk/claims.ts'
import type { Posterior } from '../belief/belief.ts'
import { agendaShares, sharesOf } from '../belief/belief.ts'
import type { Cards } from '../play/cards.ts'
import type { Guesses } from '../play/estimate.ts'
import { enter, type Ledger, wasTrue } from './ledger.ts'

/**
 * What somebody makes of what the others say: it counts as far as its speaker was found truthful in this match, and
 * never so much that words alone decide. It is worked out from all that was said and all that has come out, whichever
 * was told first: a mind made anew from both thinks the same.
 */
export interface Hearing {
  told(event: Event): void
  heard(talk: readonly Talk[]): void
  /** How far this speaker is believed, from 0 to 1. */
  trust(seat: Seat): number
  /** What is believed of everybody, with what was said weighed in; the same object for the same. */
  weigh(posterior: Posterior): Posterior
  /** Guesses about the cases, with what was said of them weighed in. */
  lean(guesses: Guesses, posterior: Posterior | null): Guesses
}

/** Before anything has come out a speaker counts as if so many claims of theirs had, this share of them true. */
const BEFORE = { claims: 3, share: 0.6 }

/** What a suspicion does to how likely somebody is the mole, as a logarithm, if its speaker were always right. */
const SUSPICION: Readonly<Record<Strength, number>> = { little: 0.1, strongly: 0.25 }
/** All suspicions of one player together do no more than this. */
const MOST_SUSPICION = 0.5
/** What a claim that was found false, or true, does to how likely its speaker is the mole; and all of them together. */
const FOUND = { false: 0.3, true: -0.1 }
const MOST_FOUND = 0.7

/** What is said of a case does so much to what it is taken to come to, if its speaker were always right. */
const ON_CASE: Partial<Readonly<Record<CaseClaim, number>>> = {
  'looked-helping': 1,
  'looked-hurting': -1,
  dangerous: -0.4,
  'i-helped': 0.5,
}
const MOST_ON_CASE = 1.5

const within = (most: number, n: number): number => Math.max(-most, Math.min(most, n))

/** What all claims that stand amount to. */
interface Heard {
  readonly trust: readonly number[]
  /** By seat: what they do to how likely this player is the mole. */
  readonly mole: readonly number[]
  /** By case: who has said something of it, and how much that is. */
  readonly cases: ReadonlyMap<number, readonly { readonly seat: Seat; readonly adds: number }[]>
}

function heardIn(ledger: Ledger, cards: Cards, players: number, me: Seat, standing: readonly Said[]): Heard {
  const right = new Array<number>(players).fill(0)
  const wrong = new Array<number>(players).fill(0)
  for (const said of standing) {
    const found = wasTrue(ledger, cards, said)
    if (found !== null) (found ? right : wrong)[said.seat]++
  }
  const trust = right.map((n, seat) => (BEFORE.claims * BEFORE.share + n) / (BEFORE.claims + n + wrong[seat]))
  const suspected = new Array<number>(players).fill(0)
  const cases = new Map<number, { seat: Seat; adds: number }[]>()
  for (const { seat, claim } of standing) {
    if (seat === me) continue
    if (claim.about === 'player')
      suspected[claim.player] += (claim.says === 'suspect' ? 1 : -1) * SUSPICION[claim.strength] * trust[seat]
    else if (claim.about === 'case' && ON_CASE[claim.says] !== undefined) {
      const on = cases.get(claim.case) ?? []
      on.push({ seat, adds: ON_CASE[claim.says] ?? 0 })
      cases.set(claim.case, on)
    }
  }
  const mole = suspected.map(
    (n, seat) => within(MOST_SUSPICION, n) + within(MOST_FOUND, wrong[seat] * FOUND.false + right[seat] * FOUND.true),
  )
  return { trust, mole, cases }
}

/** The ears of one seat. */
export function hearing(cards: Cards, players: number, me: Seat): Hearing {
  const ledger: Ledger = new Map()
  const said: Said[] = []
  let heard: Heard | null = null
  let last: { readonly from: Posterior; readonly made: Posterior } | null = null
  const now = (): Heard => {
    heard ??= heardIn(ledger, cards, players, me, standingClaims(said))
    return heard
  }

  return {
    told(event) {
      if (!enter(ledger, event) || said.length === 0) return
      heard = null
      last = null
    },
    heard(talk) {
      if (talk.length === 0) return
      said.push(...saidIn(talk))
      heard = null
      last = null
    },
    trust: seat => now().trust[seat],
    weigh(posterior) {
      if (said.length === 0) return posterior
      if (last?.from !== posterior) last = { from: posterior, made: weighed(posterior, now().mole) }
      return last.made
    },
    lean(guesses, posterior) {
      if (said.length === 0) return guesses
      const { trust, cases } = now()
      return {
        card: guesses.card,
        future(threat, roundsLeft) {
          const guess = guesses.future(threat, roundsLeft)
          const on = cases.get(threat.id)
          // What somebody has seen for themselves nobody need tell them.
          if (!on || threat.looks) return guess
          let adds = 0
          for (const one of on)
            adds += one.adds * trust[one.seat] * Math.max(0, 1 - 2 * (posterior?.agendas[one.seat][2] ?? 0))
          return { ...guess, mean: guess.mean + within(MOST_ON_CASE, adds) }
        },
      }
    },
  }
}

/** The same hypotheses, each by so much more or less likely as was said of its mole. */
function weighed({ hypotheses, shares }: Posterior, mole: readonly number[]): Posterior {
  const odds = new Float64Array(hypotheses.length)
  for (let at = 0; at < odds.length; at++)
    odds[at] = shares[at] * Math.exp(mole[hypotheses[at].agendas.indexOf('mole')] ?? 0)
  const heavier = sharesOf(odds)
  return { hypotheses, shares: heavier, agendas: agendaShares(hypotheses, heavier, mole.length) }
}
