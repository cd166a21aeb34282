import type { Viewer } from '../../../engine/game.ts'
import type { ThreatSeen, View } from '../view/view.ts'

/**
 * What a viewer lawfully knows and the view has forgotten. Four things are told once and then gone from sight:
 * - the Plot and the Intel somebody knew on a threat that was struck: out of the game face down (M-26);
 * - an asset taken from the discard pile before everybody's eyes: face down from then on (M-25);
 * - what was discarded before its deck was made anew (M-31): it was not where a card lay face down at that time;
 * - what a viewer drew from a deck made anew, which is not in it any more.
 * Whatever else is told lies in sight for as long as it matters. To notice those four, `learn` has to keep account of
 * what is in sight now and may be gone later, because it is given events and no view.
 *
 * Of what was shuffled when, two conclusions are not drawn, which would need all that ever happened: which of several
 * faces seen in one look or analysis was the one from another shuffle, and which copy of a title a player gave away of
 * a hand drawn from two.
 */
export interface Knowledge {
  readonly viewer: Viewer
  readonly plots: Stock
  readonly assets: Stock
  readonly intel: IntelStock
  readonly threats: readonly ThreatKnown[]
  readonly players: readonly PlayerKnown[]
  /** The viewer's own Intel, hidden and open. */
  readonly hand: readonly string[]
  readonly burnedIntel: readonly string[]
  readonly gone: {
    readonly plots: readonly FaceDown[]
    readonly intel: readonly string[]
    /** Where the other Intel that left the game unseen came from. */
    readonly unseenIntel: readonly Span[]
  }
}

/** A deck is shuffled at the start, which is its shuffle 0, and whenever it is made of its discards. */
export interface Stock {
  readonly left: number
  readonly shuffle: number
  readonly discards: readonly string[]
  /** By which shuffle each card went into the deck last; for a card that is not named, the first. */
  readonly shuffledIn: Readonly<Record<string, number>>
}

export type Counts = Readonly<Record<string, number>>

export interface IntelStock {
  readonly left: number
  readonly shuffle: number
  readonly discards: Counts
  /** The shuffles that can still tell something of cards that lie unseen, in their order. */
  readonly shuffles: readonly IntelShuffle[]
}

export interface IntelShuffle {
  readonly n: number
  /** What went into the deck, less what this viewer has drawn of it. */
  readonly inside: Counts
  /** All that this viewer could name at that time, inside and elsewhere: none of it lay unseen. */
  readonly named: Counts
}

/** A card that lies face down: its name, if this viewer was told it, and by which shuffle it had gone into the deck. */
export interface FaceDown {
  readonly card: string | null
  readonly shuffle: number
}

/** The same of Intel, which passes through hands: the earliest and the latest shuffle it can come from. */
export type Span = readonly [first: number, last: number]

export interface ThreatKnown {
  readonly id: number
  readonly plot: FaceDown
  /** Its Intel in the order it was put there, null where this viewer knows the card. */
  readonly unseen: readonly (Span | null)[]
  /** The Intel this viewer knows on it, and what an analysis has turned up. */
  readonly faces: readonly string[]
  readonly shown: readonly string[]
}

export interface PlayerKnown {
  /**
   * For Intel in another's hand, and nothing for the viewer: the first shuffles it can come from in ascending order,
   * and the last ones. The two lists are as long as the hand.
   */
  readonly first: readonly number[]
  readonly last: readonly number[]
  readonly open: readonly string[]
  readonly down: readonly FaceDown[]
  /** Assets drawn, one of which will be kept: the shuffles they come from. */
  readonly drawn: readonly number[]
}

const FROM_THE_START: FaceDown = { card: null, shuffle: 0 }
const times = <T>(n: number, value: T): T[] => Array.from({ length: n }, () => value)

const NOTHING: PlayerKnown = { first: [], last: [], open: [], down: [], drawn: [] }

export function without<T>(list: readonly T[], one: T): readonly T[] {
  const at = list.indexOf(one)
  return at < 0 ? list : list.toSpliced(at, 1)
}

/** What is known where a match begins or a position was laid: what the view shows, and nothing of what was before. */
export function know(view: View): Knowledge {
  const { viewer, me, players, threats, decks, discards, gone, analysis } = view
  const sniped = analysis?.sniped.map(place => analysis.shown[place]) ?? []
  return {
    viewer,
    plots: { left: decks.plots, shuffle: 0, discards: discards.plots, shuffledIn: {} },
    assets: { left: decks.assets, shuffle: 0, discards: discards.assets, shuffledIn: {} },
    intel: {
      left: decks.intel,
      shuffle: 0,
      discards: Object.fromEntries(discards.intel),
      shuffles: [],
    },
    threats: threats.map(threat => ({
      id: threat.id,
      plot: { card: threat.plot ?? null, shuffle: 0 },
      ...intelKnown(threat, viewer),
      shown: threat.id === analysis?.threat ? sniped.reduce(without, analysis.shown) : [],
    })),
    players: players.map((player, seat) =>
      seat === viewer
        ? NOTHING
        : {
            first: times(player.hand, 0),
            last: times(player.hand, 0),
            open: player.open,
            down: times(player.down, FROM_THE_START),
            drawn: times(player.drawn ?? 0, 0),
          },
    ),
    hand: me === null || viewer === 'observer' ? [] : [...me.hand, ...players[viewer].open],
    burnedIntel: [...gone.burnedIntel, ...sniped],
    gone: { plots: times(gone.plots, FROM_THE_START), intel: [], unseenIntel: times(gone.intel, [0, 0] as const) },
  }
}

/** The last look has seen all there was; what came later is known where it was this viewer's own or lay open. */
function intelKnown({ by, looks, mine, known }: ThreatSeen, viewer: Viewer): Pick<ThreatKnown, 'faces' | 'unseen'> {
  const looked = looks?.at(-1)?.cards ?? []
  const faces = [...looked]
  const unseen: (Span | null)[] = []
  let own = 0
  for (const [i, seat] of by.entries()) {
    const face = seat === viewer ? mine?.[own++] : known?.[i]
    if (i >= looked.length && face != null) faces.push(face)
    unseen.push(i < looked.length || face != null ? null : [0, 0])
  }
  return { faces, unseen }
}
