import type { Viewer } from '../../engine/game.ts'
import type { Deck } from './cards/deck.ts'
import type { Player, State, Threat } from './rules/state.ts'
import type { Look, PlayerSeen, ThreatSeen, View } from './view.ts'
import { agendas } from './vocabulary.ts'

/**
 * The parts of a view that are long to list and seldom change. Each is kept with what it was made from, and made again
 * only when that differs: a bot that looks before every choice looks a million times in a few seconds.
 */
interface Seen {
  players(s: State): readonly PlayerSeen[]
  me(s: State, seat: number): View['me']
  threats(s: State): readonly ThreatSeen[]
  spaces(s: State): readonly number[]
  firstYet(s: State): readonly number[]
  discards(s: State): View['discards']
  gone(s: State): View['gone']
}

/** A part of a view while it is being filled in. */
type Filling<T> = { -readonly [K in keyof T]: T[K] }

/** Most lists are empty most of the time. */
export const NONE: readonly never[] = []

function same(a: readonly number[], b: readonly number[]): boolean {
  if (a.length !== b.length) return false
  for (let i = 0; i < a.length; i++) if (a[i] !== b[i]) return false
  return true
}

/** What is made of one pile, made again when the pile has changed. */
function ofPile<T>(make: (pile: readonly number[]) => T): (pile: readonly number[]) => T {
  let from: readonly number[] = []
  let made = make(from)
  return pile => {
    if (!same(from, pile)) {
      from = pile.slice()
      made = make(from)
    }
    return made
  }
}

const SEATS = 6

/** A threat as it was when it was last listed, and what was listed. */
interface KeptThreat {
  cards: readonly number[] | null
  looks: readonly number[] | null
  laid: number
  looked: number
  lead: number
  agents: number
  soldiers: number
  plotSeen: number
  eyes: number
  seen: ThreatSeen | null
}

/**
 * Is a threat still as it was? Its Organization and its Plot never change and its lists only grow, so it is enough to
 * see that they are the same lists and as long as they were. `eyes` is what else decides what is seen of it.
 */
const isAsKept = (kept: KeptThreat, threat: Threat, eyes: number): boolean =>
  kept.cards === threat.cards &&
  kept.laid === threat.cards.length &&
  kept.looks === threat.looks &&
  kept.looked === threat.looks.length &&
  kept.lead === threat.lead &&
  kept.agents === threat.agents &&
  kept.soldiers === threat.soldiers &&
  kept.plotSeen === threat.plotSeen &&
  kept.eyes === eyes

function keep(kept: KeptThreat, threat: Threat, eyes: number, seen: ThreatSeen): ThreatSeen {
  kept.cards = threat.cards
  kept.laid = threat.cards.length
  kept.looks = threat.looks
  kept.looked = threat.looks.length
  kept.lead = threat.lead
  kept.agents = threat.agents
  kept.soldiers = threat.soldiers
  kept.plotSeen = threat.plotSeen
  kept.eyes = eyes
  kept.seen = seen
  return seen
}

/** What everybody sees alike: the piles, and the players but for their agendas. */
function seenByAll(deck: Deck) {
  const { data } = deck
  const ids = (cards: readonly { readonly id: string }[]) => ofPile(pile => pile.map(card => cards[card].id))
  const titles = new Uint8Array(data.intel.length)
  const counted = (cards: readonly number[]): Record<string, number> => {
    titles.fill(0)
    for (let i = 0; i < cards.length; i++) titles[deck.intelTitle[cards[i]]]++
    // Without a prototype: such an object is a dictionary from the start, and four times as quick to fill as one that
    // is given another shape with every title.
    const counts: Record<string, number> = Object.create(null)
    for (let title = 0; title < titles.length; title++)
      if (titles[title] > 0) counts[data.intel[title].id] = titles[title]
    return counts
  }
  const discarded = {
    plots: ids(data.plots),
    organizations: ids(data.organizations),
    intel: ofPile(counted),
    assets: ids(data.assets),
  }
  const gone = { organizations: ids(data.organizations), burnedIntel: ofPile(counted), assets: ids(data.assets) }

  const intel = (card: number): string => data.intel[deck.intelTitle[card]].id
  const asset = (card: number): string => data.assets[card].id
  const playerSeen = (player: Player, agenda: number): Filling<PlayerSeen> => {
    const seen: Filling<PlayerSeen> = {
      rep: player.rep,
      clout: player.clout,
      agents: player.agents,
      soldiers: player.soldiers,
      leads: player.leads,
      hand: player.hand.length,
      open: player.open.length === 0 ? NONE : player.open.map(intel),
      down: player.down.length,
      up: player.up.length === 0 ? NONE : player.up.map(asset),
    }
    if (player.drawn.length > 0) seen.drawn = player.drawn.length
    if (player.accuses >= 0) seen.accused = true
    if (agenda >= 0) seen.agenda = agendas[agenda]
    return seen
  }
  return {
    player: playerSeen,
    /** A finished game reveals all to all; it is seldom looked at, and so never kept. */
    revealed(player: Player): PlayerSeen {
      const seen = playerSeen(player, player.agenda)
      seen.revealed = { hand: player.hand.map(intel), down: player.down.map(asset), accuses: player.accuses }
      return seen
    },
    spaces: ofPile(spaces => spaces),
    /** In the order of the seats: that of the cards is nobody's business. */
    firstYet: ofPile(seats => seats.toSorted((a, b) => a - b)),
    discards: (s: State): View['discards'] => ({
      plots: discarded.plots(s.plotDiscard),
      organizations: discarded.organizations(s.organizationDiscard),
      intel: discarded.intel(s.intelDiscard),
      assets: discarded.assets(s.assetDiscard),
    }),
    gone: (s: State): View['gone'] => ({
      plots: s.plotGone.length,
      organizations: gone.organizations(s.organizationGone),
      intel: s.intelGone.length,
      burnedIntel: gone.burnedIntel(s.intelBurned),
      assets: gone.assets(s.assetGone),
    }),
  }
}

/** Threats go by number: a place for each of those that can lie there at once. */
const PLACES = 64

function seenOf(deck: Deck, viewer: Viewer, all: ReturnType<typeof seenByAll>): Seen {
  const { data } = deck
  const intel = (card: number): string => data.intel[deck.intelTitle[card]].id
  const asset = (card: number): string => data.assets[card].id
  const hand = ofPile(cards => cards.map(intel))
  const down = ofPile(assets => assets.map(asset))
  const drawn = ofPile(assets => assets.map(asset))

  const looksAt = ({ looks, cards }: Threat): Look[] => {
    const own: Look[] = []
    for (let i = 0; i < looks.length; i += 3)
      if (looks[i] === viewer) {
        const seen = cards.slice(0, looks[i + 1]).sort((a, b) => a - b)
        own.push({ round: looks[i + 2], n: looks[i + 1], cards: seen.map(intel) })
      }
    return own
  }
  const lookersAt = ({ looks }: Threat): { seat: number; round: number; n: number }[] => {
    const lookers: { seat: number; round: number; n: number }[] = []
    for (let i = 0; i < looks.length; i += 3)
      if (looks[i] !== viewer) lookers.push({ seat: looks[i], round: looks[i + 2], n: looks[i + 1] })
    return lookers
  }
  const plotSeenBy = ({ plotSeen }: Threat, seats: number): number[] => {
    const by: number[] = []
    for (let seat = 0; seat < seats; seat++) if ((plotSeen >> seat) & 1) by.push(seat)
    return by
  }
  const threatSeen = (threat: Threat, seats: number, isOver: boolean, seesPlot: boolean): ThreatSeen => {
    const { cards, by, known, looks, plotSeen } = threat
    const seen: Filling<ThreatSeen> = {
      id: threat.id,
      organization: data.organizations[threat.organization].id,
      lead: threat.lead,
      agents: threat.agents,
      soldiers: threat.soldiers,
      by: by.slice(),
    }
    const last = isOver ? cards.length - 1 : known.lastIndexOf(true)
    if (last >= 0) {
      const open: (string | null)[] = []
      for (let i = 0; i <= last; i++) open.push(known[i] || isOver ? intel(cards[i]) : null)
      seen.known = open
    }
    if (seesPlot) seen.plot = data.plots[threat.plot].id
    if (isOver) return seen
    if (plotSeen !== 0) seen.plotSeenBy = plotSeenBy(threat, seats)
    if (looks.length > 0) {
      const lookers = lookersAt(threat)
      if (lookers.length > 0) seen.lookers = lookers
      if (3 * lookers.length < looks.length) seen.looks = looksAt(threat)
    }
    if (viewer !== 'observer' && by.includes(viewer)) seen.mine = cards.filter((_, i) => by[i] === viewer).map(intel)
    return seen
  }
  const kept: KeptThreat[] = Array.from({ length: PLACES }, () => ({
    cards: null,
    looks: null,
    laid: 0,
    looked: 0,
    lead: 0,
    agents: 0,
    soldiers: 0,
    plotSeen: 0,
    eyes: 0,
    seen: null,
  }))

  return {
    players({ players, ending }) {
      const seen = new Array<PlayerSeen>(players.length)
      for (let seat = 0; seat < players.length; seat++)
        seen[seat] =
          ending === 0
            ? all.player(players[seat], seat === viewer ? players[seat].agenda : -1)
            : all.revealed(players[seat])
      return seen
    },

    me(s, seat) {
      const own = s.players[seat]
      return {
        agenda: agendas[own.agenda],
        hand: hand(own.hand),
        down: down(own.down),
        drawn: drawn(own.drawn),
        placing: s.placing >= 0 && s.turn === seat ? data.intel[s.placing].id : null,
        accuses: own.accuses,
      }
    },

    threats(s) {
      const seen = new Array<ThreatSeen>(s.threats.length)
      const seats = s.players.length
      const isOver = s.ending !== 0
      for (let i = 0; i < seen.length; i++) {
        const threat = s.threats[i]
        const hasLooked = viewer !== 'observer' && ((threat.plotSeen >> viewer) & 1) === 1
        const seesPlot = isOver || hasLooked || threat.id === s.analysing
        const eyes = seats * 4 + (isOver ? 2 : 0) + (seesPlot ? 1 : 0)
        const before = kept[threat.id % PLACES]
        seen[i] =
          before.seen !== null && isAsKept(before, threat, eyes)
            ? before.seen
            : keep(before, threat, eyes, threatSeen(threat, seats, isOver, seesPlot))
      }
      return seen
    },

    spaces: s => all.spaces(s.spaces),
    firstYet: s => all.firstYet(s.initiative),
    discards: all.discards,
    gone: all.gone,
  }
}

interface Kept {
  readonly all: ReturnType<typeof seenByAll>
  readonly viewers: Seen[]
}
const keptOf = new WeakMap<Deck, Kept>()

/** Which of them it was last: one deck is played for thousands of games. */
let lastDeck: Deck | null = null
let last: Kept | null = null

function keptFor(deck: Deck): Kept {
  if (last !== null && lastDeck === deck) return last
  let kept = keptOf.get(deck)
  if (kept === undefined) {
    kept = { all: seenByAll(deck), viewers: [] }
    keptOf.set(deck, kept)
  }
  lastDeck = deck
  last = kept
  return kept
}

/** What this viewer last saw of a game with this deck. */
export function seenBefore(deck: Deck, viewer: Viewer): Seen {
  const kept = keptFor(deck)
  const at = viewer === 'observer' ? SEATS : viewer
  kept.viewers[at] ??= seenOf(deck, viewer, kept.all)
  return kept.viewers[at]
}
