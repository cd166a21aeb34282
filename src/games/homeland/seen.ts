import type { Viewer } from '../../engine/game.ts'
import type { Deck } from './cards/deck.ts'
import type { Player, State, Threat } from './rules/state.ts'
import type { Look, PlayerSeen, ThreatSeen, View } from './view.ts'
import { agendas } from './vocabulary.ts'

/**
 * The parts of a view that are long to list and seldom change. Each is kept with all that it was made from, as a row of
 * numbers, and made again only when that differs: a bot that looks before every choice looks a million times in a few
 * seconds.
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

/** Rows of numbers side by side. What does not fit into its row is never as kept, and so made anew each time. */
const ROW = 64
const NOBODY = -1

/** All that can be seen of a player: is it what the row from `at` on has? If not, the row has it now. */
function isPlayerAsKept(rows: Int32Array, at: number, player: Player, agenda: number): boolean {
  const { open, up } = player
  const accused = player.accuses < 0 ? 0 : 1
  let isSame =
    rows[at] === player.rep &&
    rows[at + 1] === player.clout &&
    rows[at + 2] === player.agents &&
    rows[at + 3] === player.soldiers &&
    rows[at + 4] === player.leads &&
    rows[at + 5] === player.hand.length &&
    rows[at + 6] === player.down.length &&
    rows[at + 7] === player.drawn.length &&
    rows[at + 8] === accused &&
    rows[at + 9] === agenda &&
    rows[at + 10] === open.length &&
    rows[at + 11] === up.length
  let next = at + 12
  for (let i = 0; isSame && i < open.length; i++) isSame = rows[next++] === open[i]
  for (let i = 0; isSame && i < up.length; i++) isSame = rows[next++] === up[i]
  if (isSame) return true
  if (12 + open.length + up.length > ROW) {
    rows[at] = NOBODY
    return false
  }
  rows[at] = player.rep
  rows[at + 1] = player.clout
  rows[at + 2] = player.agents
  rows[at + 3] = player.soldiers
  rows[at + 4] = player.leads
  rows[at + 5] = player.hand.length
  rows[at + 6] = player.down.length
  rows[at + 7] = player.drawn.length
  rows[at + 8] = accused
  rows[at + 9] = agenda
  rows[at + 10] = open.length
  rows[at + 11] = up.length
  next = at + 12
  for (let i = 0; i < open.length; i++) rows[next++] = open[i]
  for (let i = 0; i < up.length; i++) rows[next++] = up[i]
  return false
}

/** A card on a threat, who put it there and whether everybody knows it, as one number. */
const lying = ({ cards, by, known }: Threat, i: number): number => cards[i] * 16 + (by[i] + 1) * 2 + (known[i] ? 1 : 0)

/** The same for a threat; `eyes` is what else decides what is seen of it. */
function isThreatAsKept(rows: Int32Array, at: number, threat: Threat, eyes: number): boolean {
  const { cards, looks } = threat
  let isSame =
    rows[at] === threat.id &&
    rows[at + 1] === eyes &&
    rows[at + 2] === threat.lead &&
    rows[at + 3] === threat.agents &&
    rows[at + 4] === threat.soldiers &&
    rows[at + 5] === threat.plotSeen &&
    rows[at + 6] === threat.organization &&
    rows[at + 7] === threat.plot &&
    rows[at + 8] === cards.length &&
    rows[at + 9] === looks.length
  let next = at + 10
  for (let i = 0; isSame && i < cards.length; i++) isSame = rows[next++] === lying(threat, i)
  for (let i = 0; isSame && i < looks.length; i++) isSame = rows[next++] === looks[i]
  if (isSame) return true
  if (10 + cards.length + looks.length > ROW) {
    rows[at] = NOBODY
    return false
  }
  rows[at] = threat.id
  rows[at + 1] = eyes
  rows[at + 2] = threat.lead
  rows[at + 3] = threat.agents
  rows[at + 4] = threat.soldiers
  rows[at + 5] = threat.plotSeen
  rows[at + 6] = threat.organization
  rows[at + 7] = threat.plot
  rows[at + 8] = cards.length
  rows[at + 9] = looks.length
  next = at + 10
  for (let i = 0; i < cards.length; i++) rows[next++] = lying(threat, i)
  for (let i = 0; i < looks.length; i++) rows[next++] = looks[i]
  return false
}

/** What everybody sees alike: the piles, and the players but for their agendas. */
function seenByAll(deck: Deck) {
  const { data } = deck
  const ids = (cards: readonly { readonly id: string }[]) => ofPile(pile => pile.map(card => cards[card].id))
  const counted = (cards: readonly number[]): Record<string, number> => {
    const titles: number[] = []
    for (let i = 0; i < cards.length; i++) {
      const title = deck.intelTitle[cards[i]]
      titles[title] = (titles[title] ?? 0) + 1
    }
    const counts: Record<string, number> = {}
    for (let title = 0; title < titles.length; title++) if (titles[title]) counts[data.intel[title].id] = titles[title]
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
  /** Twice: from 0 with the agenda hidden, from SEATS with it open. */
  const rows = new Int32Array(2 * SEATS * ROW)
  const players: (PlayerSeen | undefined)[] = []

  return {
    player(player: Player, seat: number, isOpen: boolean): PlayerSeen {
      const place = isOpen ? SEATS + seat : seat
      const agenda = isOpen ? player.agenda : -1
      let seen = players[place]
      if (!isPlayerAsKept(rows, place * ROW, player, agenda) || seen === undefined) {
        seen = playerSeen(player, agenda)
        players[place] = seen
      }
      return seen
    },
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
  const rows = new Int32Array(PLACES * ROW)
  const threats: (ThreatSeen | undefined)[] = []

  return {
    players({ players, ending }) {
      const seen = new Array<PlayerSeen>(players.length)
      for (let seat = 0; seat < players.length; seat++)
        seen[seat] = ending === 0 ? all.player(players[seat], seat, seat === viewer) : all.revealed(players[seat])
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
        const place = threat.id % PLACES
        const eyes = seats * 4 + (isOver ? 2 : 0) + (seesPlot ? 1 : 0)
        let one = threats[place]
        if (!isThreatAsKept(rows, place * ROW, threat, eyes) || one === undefined) {
          one = threatSeen(threat, seats, isOver, seesPlot)
          threats[place] = one
        }
        seen[i] = one
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
