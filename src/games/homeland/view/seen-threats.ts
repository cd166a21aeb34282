import type { Seat } from '../../../engine/game.ts'
import type { Names } from '../cards/deck.ts'
import { inOrder } from '../rules/piles.ts'
import type { State, Threat } from '../rules/state.ts'
import { type Filling, NONE, named, same } from './seen.ts'
import type { Look, Looker, ThreatSeen } from './view.ts'

/** A threat as it was when it was last listed, and what was listed: for everybody, and for whoever knows more of it. */
interface Kept {
  of: Threat
  readonly laid: number
  readonly looked: number
  readonly lead: number
  readonly agents: number
  readonly soldiers: number
  readonly plotSeen: number
  readonly by: ThreatSeen['by']
  readonly known: ThreatSeen['known'] | null
  readonly plotSeenBy: ThreatSeen['plotSeenBy'] | null
  readonly lookers: ThreatSeen['lookers'] | null
  /** Who has looked at the Plot or at the Intel or put some there, one bit a seat. */
  readonly insiders: number
  seen: ThreatSeen | null
  readonly bySeat: (ThreatSeen | null)[]
}

/**
 * Its Organization and its Plot never change and its lists only grow: it is enough to compare how long they are. Nobody
 * comes to know more of a threat without everybody seeing that they do, so this goes for what each of them knows, too.
 */
const isStill = (kept: Kept, threat: Threat): boolean =>
  kept.laid === threat.cards.length &&
  kept.looked === threat.looks.length &&
  kept.lead === threat.lead &&
  kept.agents === threat.agents &&
  kept.soldiers === threat.soldiers &&
  kept.plotSeen === threat.plotSeen &&
  (kept.of === threat || isCopied(kept.of, threat))

/** A table copies its state for every step: then what the lists have in them may be otherwise too, where one was undone. */
const isCopied = (of: Threat, threat: Threat): boolean =>
  of.id === threat.id &&
  of.organization === threat.organization &&
  of.plot === threat.plot &&
  same(of.cards, threat.cards) &&
  same(of.by, threat.by) &&
  same(of.known, threat.known) &&
  same(of.looks, threat.looks)

function insidersOf({ plotSeen, by, looks }: Threat): number {
  let seats = plotSeen
  for (let i = 0; i < by.length; i++) if (by[i] >= 0) seats |= 1 << by[i]
  for (let i = 0; i < looks.length; i += 3) seats |= 1 << looks[i]
  return seats
}

function seatsIn(bits: number): Seat[] {
  const seats: Seat[] = []
  for (let seat = 0; bits >> seat !== 0; seat++) if ((bits >> seat) & 1) seats.push(seat)
  return seats
}

function putBy({ by }: Threat): (Seat | 'deck')[] {
  const who = new Array<Seat | 'deck'>(by.length)
  for (let i = 0; i < who.length; i++) who[i] = by[i] < 0 ? 'deck' : by[i]
  return who
}

function lookersAt({ looks }: Threat): Looker[] {
  const lookers: Looker[] = []
  for (let i = 0; i < looks.length; i += 3) lookers.push({ seat: looks[i], round: looks[i + 2], n: looks[i + 1] })
  return lookers
}

export interface Threats {
  /** Look at the threats again. */
  look(s: State): void
  /** Those looked at, as a seat sees them, or the observer (-1). */
  seenBy(s: State, seat: Seat): readonly ThreatSeen[]
}

/** See `seen.ts` on what is kept, and why. */
export function seenThreats(cards: Names): Threats {
  const onTheTable = (threat: Threat, by: ThreatSeen['by']): Filling<ThreatSeen> => {
    const { id, lead } = threat
    const organization = cards.organizations[threat.organization]
    const seen: Filling<ThreatSeen> = lead < 0 ? { id, organization, by } : { id, organization, lead, by }
    if (threat.agents > 0) seen.agents = threat.agents
    if (threat.soldiers > 0) seen.soldiers = threat.soldiers
    return seen
  }
  const knownOn = ({ cards: lying, known }: Threat): (string | null)[] | null => {
    const last = known.lastIndexOf(true)
    if (last < 0) return null
    const open: (string | null)[] = []
    for (let i = 0; i <= last; i++) open.push(known[i] ? cards.intel[lying[i]] : null)
    return open
  }
  const forOthers = (kept: Kept, lookers: ThreatSeen['lookers'] | null): Filling<ThreatSeen> => {
    const seen = onTheTable(kept.of, kept.by)
    if (kept.known) seen.known = kept.known
    if (kept.plotSeenBy) seen.plotSeenBy = kept.plotSeenBy
    if (lookers) seen.lookers = lookers
    return seen
  }
  const forInsider = (kept: Kept, me: Seat): ThreatSeen => {
    const { by, looks, plotSeen, plot, cards: lying } = kept.of
    const others = kept.lookers ? kept.lookers.filter(({ seat }) => seat !== me) : NONE
    const seen = forOthers(kept, others.length > 0 ? others : null)
    if ((plotSeen >> me) & 1) seen.plot = cards.plots[plot]
    let own: Look[] | null = null
    for (let i = 0; i < looks.length; i += 3)
      if (looks[i] === me) {
        const look = { round: looks[i + 2], cards: named(cards.intel, inOrder(lying.slice(0, looks[i + 1]))) }
        if (own === null) own = [look]
        else own.push(look)
      }
    if (own !== null) seen.looks = own
    let mine: string[] | null = null
    for (let i = 0; i < by.length; i++)
      if (by[i] === me) {
        if (mine === null) mine = [cards.intel[lying[i]]]
        else mine.push(cards.intel[lying[i]])
      }
    if (mine !== null) seen.mine = mine
    return seen
  }
  /** Once the game is over everybody sees it all; nobody looks often, and so it is not kept. */
  const revealed = (threat: Threat): ThreatSeen => {
    const seen = onTheTable(threat, putBy(threat))
    if (threat.cards.length > 0) seen.known = named(cards.intel, threat.cards)
    seen.plot = cards.plots[threat.plot]
    return seen
  }

  const keep = (threat: Threat): Kept => ({
    of: threat,
    laid: threat.cards.length,
    looked: threat.looks.length,
    lead: threat.lead,
    agents: threat.agents,
    soldiers: threat.soldiers,
    plotSeen: threat.plotSeen,
    by: putBy(threat),
    known: knownOn(threat),
    plotSeenBy: threat.plotSeen === 0 ? null : seatsIn(threat.plotSeen),
    lookers: threat.looks.length === 0 ? null : lookersAt(threat),
    insiders: insidersOf(threat),
    seen: null,
    bySeat: [null, null, null, null, null, null],
  })
  const seenBy = (kept: Kept, seat: Seat): ThreatSeen => {
    if (seat < 0 || ((kept.insiders >> seat) & 1) === 0) {
      kept.seen ??= forOthers(kept, kept.lookers)
      return kept.seen
    }
    const own = kept.bySeat[seat] ?? forInsider(kept, seat)
    kept.bySeat[seat] = own
    return own
  }
  /** The threats in their order, how often any of that changed, and each viewer's list with when it was made. */
  const board: Kept[] = []
  let changes = 0
  const lists: { readonly at: number; readonly seen: readonly ThreatSeen[] }[] = []

  return {
    look({ threats }) {
      const before = changes
      for (let i = 0; i < threats.length; i++) {
        const threat = threats[i]
        if (i < board.length && isStill(board[i], threat)) {
          board[i].of = threat
          continue
        }
        changes = before + 1
        // What has left the board makes those behind it move up.
        let at = i + 1
        while (at < board.length && !isStill(board[at], threat)) at++
        board[i] = at < board.length ? board[at] : keep(threat)
        board[i].of = threat
      }
      if (board.length > threats.length) {
        changes = before + 1
        board.length = threats.length
      }
    },

    seenBy(s, seat) {
      if (s.ending !== 0) return s.threats.map(revealed)
      const list = lists[seat + 1]
      if (list !== undefined && list.at === changes && s.analysing < 0) return list.seen
      const seen = new Array<ThreatSeen>(board.length)
      for (let i = 0; i < seen.length; i++) {
        seen[i] = seenBy(board[i], seat)
        // Everybody sees the Plot of the one that is analysed, for as long as that takes.
        if (board[i].of.id === s.analysing) seen[i] = { ...seen[i], plot: cards.plots[board[i].of.plot] }
      }
      if (s.analysing < 0) lists[seat + 1] = { at: changes, seen }
      return seen
    },
  }
}
