import type { Seat, Viewer } from '../../engine/game.ts'
import type { Deck } from './cards/deck.ts'
import { totals } from './rules/analysis.ts'
import { type HomelandFrame, type Slots, slotsOf } from './rules/frames.ts'
import { hasOnlyAskedOn, type Play, type State, threatOf } from './rules/state.ts'
import { type Names, NONE, named, namesIn, type Seen, seenParts } from './seen.ts'
import { seenThreats, type Threats } from './seen-threats.ts'
import { agendas, endings } from './vocabulary.ts'

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
    readonly accuses?: number
  }
}

export interface Look {
  readonly round: number
  /** All there were. Sorted: an order would tell who put what (M-23). */
  readonly cards: readonly string[]
}

export interface ThreatSeen {
  readonly id: number
  readonly organization: string
  /** -1 while nobody leads it. */
  readonly lead: number
  readonly agents?: number
  readonly soldiers?: number
  /** Who put each card there, in order, -1 for the deck. */
  readonly by: readonly number[]
  /** The same cards where everybody knows them, null where not, up to the last that is known. */
  readonly known?: readonly (string | null)[]
  readonly plot?: string
  /** From here on nothing once the game is over: `known` and `plot` have it all, for everybody. */
  readonly plotSeenBy?: readonly Seat[]
  /** Who else looked at the Intel, when, and at how many cards. */
  readonly lookers?: readonly (readonly [seat: Seat, round: number, n: number])[]
  /** What this viewer saw, and what this viewer put there. */
  readonly looks?: readonly Look[]
  readonly mine?: readonly string[]
}

/**
 * What a viewer may see, by name. Built by listing; nothing is here because it was not taken out. Nobody may change it:
 * what looks the same as before is the same object (see `seen.ts`).
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
    readonly accuses: number
  } | null
  readonly spare: string | null
  readonly round: number
  readonly marker: Seat
  /** Seats that have not been first since the last reshuffle, in no order. */
  readonly firstYet: readonly Seat[]
  readonly turn: Seat
  readonly done: number
  readonly mustClaim: boolean
  readonly trades: number
  readonly recruits: number
  readonly placedOn: number
  readonly used: readonly string[]
  readonly reacted: readonly string[]
  readonly spaces: readonly number[]
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
    /** How many of each title, in the order of the deck: they are many, and they change at every turn. */
    readonly intel: readonly number[]
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
  readonly stack: readonly Slots[]
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

/** What was last seen of games with a deck: of which state, and what was next then. */
interface Eyes {
  readonly names: Names
  readonly seen: Seen
  readonly threats: Threats
  of: State | null
  next: HomelandFrame | null
}
const eyesFor = new WeakMap<Deck, Eyes>()
/** Which of them it was last: one deck is played for thousands of games. */
let lastDeck: Deck | null = null
let lastEyes: Eyes | null = null

function eyesOf(deck: Deck): Eyes {
  if (lastEyes !== null && lastDeck === deck) return lastEyes
  let eyes = eyesFor.get(deck)
  if (eyes === undefined) {
    const names = namesIn(deck)
    eyes = { names, seen: seenParts(deck, names), threats: seenThreats(names), of: null, next: null }
    eyesFor.set(deck, eyes)
  }
  lastDeck = deck
  lastEyes = eyes
  return eyes
}

export function viewOf(play: Play, viewer: Viewer): View {
  const { s, deck } = play
  const eyes = eyesOf(deck)
  const { names, seen, threats } = eyes
  if (eyes.of !== s || !hasOnlyAskedOn(s, eyes.next)) {
    seen.look(s)
    threats.look(s)
    eyes.of = s
  }
  eyes.next = s.stack.length === 0 ? null : s.stack[s.stack.length - 1]
  const seat = viewer === 'observer' ? -1 : viewer
  const { players, spaces, firstYet, discards, gone } = seen.table
  return {
    viewer,
    players,
    me: seen.me(s, seat),
    spare: s.ending === 0 ? null : agendas[s.spare],
    round: s.round,
    marker: s.marker,
    firstYet,
    turn: s.turn,
    done: s.done,
    mustClaim: s.mustClaim,
    trades: s.trades,
    recruits: s.recruits,
    placedOn: s.placedOn,
    used: named(names.assets, s.used),
    reacted: named(names.assets, s.reacted),
    spaces,
    threats: threats.seenBy(s, seat),
    nextThreat: s.nextThreat,
    agency: s.agency,
    terrorist: s.terrorist,
    decks: {
      plots: s.plots.length,
      organizations: s.organizations.length,
      intel: s.intel.length,
      assets: s.assets.length,
    },
    discards,
    gone,
    analysis: analysisSeen(play),
    pending: copied(s.pending),
    ending: endings[s.ending],
    scores: copied(s.scores),
    winners: copied(s.winners),
    stack: s.stack.map(slotsOf),
  }
}
