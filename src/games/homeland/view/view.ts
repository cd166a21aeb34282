import type { Seat, Viewer } from '../../../engine/game.ts'
import type { Deck } from '../cards/deck.ts'
import type { HomelandFrame } from '../rules/frames.ts'
import { hasOnlyAskedOn, type Play, type State, threatOf } from '../rules/state.ts'
import { totals } from '../rules/totals.ts'
import { type Action, actions, agendas, ENDED_NOBODY, endings } from '../vocabulary.ts'
import { type StepSeen, seenSteps } from './asked.ts'
import { NONE, named, seenParts } from './seen.ts'
import { seenThreats } from './seen-threats.ts'

/** The version of what is below: programs are told it before the first view. */
export const VIEW_FORMAT = 'homeland-view@3'

/** Views are sent at every choice: what would be empty, none or false in a player or a threat is left out. */
export interface PlayerSeen {
  readonly rep: number
  readonly clout: number
  readonly agents: number
  readonly soldiers: number
  readonly leads: number
  /** Hidden cards are counted, open ones named. */
  readonly hand: number
  readonly open: readonly string[]
  readonly down: number
  readonly up: readonly string[]
  readonly drawn?: number
  /** Whom, only `me` and `revealed` tell. */
  readonly accused?: true
  /** Once the game is over: what was hidden, and whom this player accused, if anybody was asked (see `me`). */
  readonly revealed?: {
    readonly agenda: string
    readonly hand: readonly string[]
    readonly down: readonly string[]
    readonly accuses?: Seat | 'nobody'
    /** In a match that was ended before its game: assets drawn to choose from. */
    readonly drawn?: readonly string[]
  }
}

export interface Look {
  readonly round: number
  /** All there were. Sorted: an order would tell who put what (M-23). */
  readonly cards: readonly string[]
}

/** Somebody else's look: when, and at how many cards. */
export interface Looker {
  readonly seat: Seat
  readonly round: number
  readonly n: number
}

export interface ThreatSeen {
  readonly id: number
  readonly organization: string
  readonly lead?: Seat
  readonly agents?: number
  readonly soldiers?: number
  /** Who put each card there, in order. */
  readonly by: readonly (Seat | 'deck')[]
  /** The same cards where everybody knows them, null where not, up to the last that is known. */
  readonly known?: readonly (string | null)[]
  readonly plot?: string
  /** From here on nothing once the game is over: `known` and `plot` have it all, for everybody. */
  readonly plotSeenBy?: readonly Seat[]
  /** Who else looked at the Intel. */
  readonly lookers?: readonly Looker[]
  /** What this viewer saw, and what this viewer put there. */
  readonly looks?: readonly Look[]
  readonly mine?: readonly string[]
}

/**
 * What a viewer may see, by name. Built by listing; nothing is here because it was not taken out. Nobody may change it:
 * a simulation is given the same object for what looks the same as before (see `eyesFor`).
 */
export interface View {
  readonly viewer: Viewer
  readonly players: readonly PlayerSeen[]
  /** Null for the observer, and once the game is over: `revealed` has it then, for everybody. */
  readonly me: {
    readonly agenda: string
    readonly hand: readonly string[]
    readonly down: readonly string[]
    readonly drawn: readonly string[]
    readonly placing: string | null
    /** Null until it is said. */
    readonly accuses: Seat | 'nobody' | null
  } | null
  readonly spare: string | null
  readonly round: number
  readonly marker: Seat
  /** Seats that have not been first since the last reshuffle, in no order. */
  readonly firstYet: readonly Seat[]
  /** Null in the Terrorist turn. */
  readonly turn: Seat | null
  readonly done: readonly Action[]
  readonly mustClaim: boolean
  readonly trades: number
  readonly recruits: number
  readonly placedOn: number | null
  readonly used: readonly string[]
  readonly reacted: readonly string[]
  /** The threat on each space, level by level from Low, left to right. */
  readonly spaces: readonly (number | null)[]
  readonly threats: readonly ThreatSeen[]
  readonly nextThreat: number
  readonly agency: number
  readonly terrorist: number
  readonly decks: {
    readonly plots: number
    readonly organizations: number
    readonly intel: number
    readonly assets: number
  }
  readonly discards: {
    readonly plots: readonly string[]
    readonly organizations: readonly string[]
    /** How many there are of each title: they are many. */
    readonly intel: readonly (readonly [title: string, n: number])[]
    readonly assets: readonly string[]
  }
  /** Out of the game: named where everybody saw it, counted where nobody did. */
  readonly gone: {
    readonly plots: number
    readonly organizations: readonly string[]
    readonly intel: number
    readonly burnedIntel: readonly string[]
    readonly assets: readonly string[]
  }
  readonly analysis: {
    readonly threat: number
    readonly plot: string
    readonly shown: readonly string[]
    /** Places among those shown that count no more. */
    readonly cancelled: readonly number[]
    readonly sniped: readonly number[]
    readonly left: number
    readonly red: number
    readonly blue: number
    readonly redBonus: number
    readonly blueBonus: number
    readonly doubleRed: number
    readonly doubleBlue: number
    readonly quiet: boolean
  } | null
  readonly pending: readonly number[]
  readonly ending: (typeof endings)[number]
  readonly scores: readonly number[]
  readonly winners: readonly Seat[]
  /** The question that stands; null once the game is over. */
  readonly asked: StepSeen | null
  /** What has begun and goes on once it is answered, the next one first. */
  readonly waiting: readonly StepSeen[]
}

const copied = <T>(list: readonly T[]): readonly T[] => (list.length === 0 ? NONE : list.slice())

function analysisSeen(play: Play): View['analysis'] {
  const { s, deck } = play
  if (s.analysing < 0) return null
  return {
    threat: s.analysing,
    plot: deck.data.plots[threatOf(s, s.analysing).plot].id,
    shown: s.order.slice(0, s.shown).map(card => deck.data.intel[deck.intelTitle[card]].id),
    cancelled: copied(s.cancelled),
    sniped: copied(s.sniped),
    left: s.order.length - s.shown,
    ...totals(play),
    redBonus: s.redBonus,
    blueBonus: s.blueBonus,
    doubleRed: s.doubleRed,
    doubleBlue: s.doubleBlue,
    quiet: s.quiet,
  }
}

/** The names of what is done, by the bits that stand for it in a state. */
const doneBy: readonly (readonly Action[])[] = Array.from({ length: 1 << actions.length }, (_, bits) =>
  actions.filter((_action, bit) => (bits >> bit) & 1),
)

/** What a viewer may see of a state, made anew. */
export const viewOf = (play: Play, viewer: Viewer): View => eyesFor(play.deck)(play, viewer)

/** What everybody sees of a match that was ended before its game: as at its end, but nothing says how that would have been. */
export const revealedView = (play: Play, viewer: Viewer): View => ({
  ...viewOf({ ...play, s: { ...play.s, ending: ENDED_NOBODY, stack: [] } }, viewer),
  ending: endings[play.s.ending],
})

/**
 * Eyes that keep what they saw last, and make again only what has changed: for a simulation, which looks a million times
 * in a few seconds and has them to itself, and for a host that shows all viewers what one step has changed. What they
 * show is what `viewOf` shows.
 */
export function eyesFor(deck: Deck): (play: Play, viewer: Viewer) => View {
  const { names } = deck
  const seen = seenParts(deck)
  const threats = seenThreats(names)
  const steps = seenSteps(deck)
  /** The state that was looked at last, and what was next then. */
  let of: State | null = null
  let next: HomelandFrame | null = null
  return (play, viewer) => {
    const { s } = play
    if (of !== s || !hasOnlyAskedOn(play, next)) {
      seen.look(s)
      threats.look(s)
      of = s
    }
    next = s.stack.length === 0 ? null : s.stack[s.stack.length - 1]
    const seat = viewer === 'observer' ? -1 : viewer
    const { players, spaces, firstYet, decks, discards, gone } = seen.table
    return {
      viewer,
      players,
      me: seen.me(s, seat),
      spare: s.ending === 0 ? null : agendas[s.spare],
      round: s.round,
      marker: s.marker,
      firstYet,
      turn: s.turn < 0 ? null : s.turn,
      done: doneBy[s.done],
      mustClaim: s.mustClaim,
      trades: s.trades,
      recruits: s.recruits,
      placedOn: s.placedOn < 0 ? null : s.placedOn,
      used: named(names.assets, s.used),
      reacted: named(names.assets, s.reacted),
      spaces,
      threats: threats.seenBy(s, seat),
      nextThreat: s.nextThreat,
      agency: s.agency,
      terrorist: s.terrorist,
      decks,
      discards,
      gone,
      analysis: analysisSeen(play),
      pending: copied(s.pending),
      ending: endings[s.ending],
      scores: copied(s.scores),
      winners: copied(s.winners),
      asked: steps.asked(s),
      waiting: steps.waiting(s),
    }
  }
}
