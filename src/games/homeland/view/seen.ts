import type { Seat } from '../../../engine/game.ts'
import type { Deck } from '../cards/deck.ts'
import { RESHUFFLES } from '../rules/piles.ts'
import type { Player, State } from '../rules/state.ts'
import { agendas } from '../vocabulary.ts'
import type { PlayerSeen, View } from './view.ts'

/**
 * The parts of a view that seldom change. Each is kept, and made again only when it would come out different: a bot that
 * looks before every choice looks a million times in a few seconds. What was made is never changed afterwards, because
 * older views have it too.
 */
export interface Table extends Pick<View, 'players' | 'spaces' | 'firstYet' | 'decks' | 'discards' | 'gone'> {}

export interface Seen {
  /** What everybody sees alike, but for the threats. */
  readonly table: Table
  /** Look at the table again. */
  look(s: State): void
  /** What a seat has; null for the observer (-1), and once the game is over. */
  me(s: State, seat: Seat): View['me']
}

/** A part of a view while it is being filled in. */
export type Filling<T> = { -readonly [K in keyof T]: T[K] }

/** Most lists are empty most of the time. */
export const NONE: readonly never[] = []

export function named(names: readonly string[], cards: readonly number[]): readonly string[] {
  if (cards.length === 0) return NONE
  const list = new Array<string>(cards.length)
  for (let i = 0; i < list.length; i++) list[i] = names[cards[i]]
  return list
}

/** Does this list still name these cards? */
export function names(list: readonly string[], of: readonly string[], cards: readonly number[]): boolean {
  if (list.length !== cards.length) return false
  for (let i = 0; i < list.length; i++) if (list[i] !== of[cards[i]]) return false
  return true
}

/** Whom a player has accused at a table of so many. */
const accusedBy = ({ accuses }: Player, players: number): Seat | 'nobody' => (accuses === players ? 'nobody' : accuses)

export function same(a: readonly unknown[], b: readonly unknown[]): boolean {
  if (a.length !== b.length) return false
  for (let i = 0; i < a.length; i++) if (a[i] !== b[i]) return false
  return true
}

export function seenParts({ names: cards, intelTitle, copies }: Deck): Seen {
  const isStill = (seen: PlayerSeen, player: Player): boolean =>
    seen.rep === player.rep &&
    seen.clout === player.clout &&
    seen.agents === player.agents &&
    seen.soldiers === player.soldiers &&
    seen.leads === player.leads &&
    seen.hand === player.hand.length &&
    seen.down === player.down.length &&
    (seen.drawn ?? 0) === player.drawn.length &&
    (seen.accused ?? false) === player.accuses >= 0 &&
    names(seen.open, cards.intel, player.open) &&
    names(seen.up, cards.assets, player.up)
  const seenOf = (player: Player): Filling<PlayerSeen> => ({
    rep: player.rep,
    clout: player.clout,
    agents: player.agents,
    soldiers: player.soldiers,
    leads: player.leads,
    hand: player.hand.length,
    open: named(cards.intel, player.open),
    down: player.down.length,
    up: named(cards.assets, player.up),
  })
  const inPlay = (player: Player): PlayerSeen => {
    const seen = seenOf(player)
    if (player.drawn.length > 0) seen.drawn = player.drawn.length
    if (player.accuses >= 0) seen.accused = true
    return seen
  }
  /** A finished game reveals all to all; it is seldom looked at, and so never kept. */
  const revealed = (player: Player, _seat: Seat, { length }: readonly Player[]): PlayerSeen => ({
    ...seenOf(player),
    revealed: {
      agenda: agendas[player.agenda],
      hand: named(cards.intel, player.hand),
      down: named(cards.assets, player.down),
      ...(player.accuses < 0 ? {} : { accuses: accusedBy(player, length) }),
      ...(player.drawn.length === 0 ? {} : { drawn: named(cards.assets, player.drawn) }),
    },
  })

  /** How many of each title, in the order of the deck. */
  const counted = (pile: readonly number[]): View['discards']['intel'] => {
    const counts = new Array<number>(copies.length).fill(0)
    for (let i = 0; i < pile.length; i++) counts[intelTitle[pile[i]]]++
    const list: (readonly [string, number])[] = []
    for (let title = 0; title < counts.length; title++) if (counts[title] > 0) list.push(copies[title][counts[title]])
    return list
  }
  let players: PlayerSeen[] = []
  const desks: View['me'][] = []
  let spaces: readonly number[] = NONE
  /** Which state was looked at last, in which round, and how its piles stood. */
  let of: State | null = null
  let round = 0
  let reshuffles = 0
  let intelDiscarded: readonly number[] = NONE
  const table: Filling<Table> = {
    players,
    spaces: NONE,
    firstYet: NONE,
    decks: { plots: -1, organizations: -1, intel: -1, assets: -1 },
    discards: { plots: NONE, organizations: NONE, intel: NONE, assets: NONE },
    gone: { plots: 0, organizations: NONE, intel: 0, burnedIntel: NONE, assets: NONE },
  }
  /** But for the discarded assets, from which some are taken, piles only grow, until a deck is made of one (M-31). */
  const areStill = (s: State, { discards, gone }: Table): boolean =>
    reshuffles === s.acts[RESHUFFLES] &&
    intelDiscarded.length === s.intelDiscard.length &&
    gone.burnedIntel.length === s.intelBurned.length &&
    discards.plots.length === s.plotDiscard.length &&
    discards.organizations.length === s.organizationDiscard.length &&
    gone.plots === s.plotGone.length &&
    gone.organizations.length === s.organizationGone.length &&
    gone.intel === s.intelGone.length &&
    gone.assets.length === s.assetGone.length &&
    names(discards.assets, cards.assets, s.assetDiscard) &&
    (of === s || areCopied(s, table))
  /** In another state as many cards may be others. */
  const areCopied = (s: State, { discards, gone }: Table): boolean =>
    same(intelDiscarded, s.intelDiscard) &&
    names(gone.burnedIntel, cards.intel, s.intelBurned) &&
    names(discards.plots, cards.plots, s.plotDiscard) &&
    names(discards.organizations, cards.organizations, s.organizationDiscard) &&
    names(gone.organizations, cards.organizations, s.organizationGone) &&
    names(gone.assets, cards.assets, s.assetGone)

  const lookAtPlayers = (now: readonly Player[]): void => {
    const n = now.length
    let seen = players.length === n ? players : players.slice(0, n)
    for (let seat = 0; seat < n; seat++) {
      if (seat < seen.length && isStill(seen[seat], now[seat])) continue
      if (seen === players) seen = players.slice()
      seen[seat] = inPlay(now[seat])
    }
    players = seen
    table.players = seen
  }
  const lookAtDecks = ({ plots, organizations, intel, assets }: State): void => {
    const { decks } = table
    if (
      decks.intel === intel.length &&
      decks.plots === plots.length &&
      decks.organizations === organizations.length &&
      decks.assets === assets.length
    )
      return
    table.decks = {
      plots: plots.length,
      organizations: organizations.length,
      intel: intel.length,
      assets: assets.length,
    }
  }
  const lookAtPiles = (s: State): void => {
    reshuffles = s.acts[RESHUFFLES]
    intelDiscarded = s.intelDiscard.slice()
    table.discards = {
      plots: named(cards.plots, s.plotDiscard),
      organizations: named(cards.organizations, s.organizationDiscard),
      intel: counted(s.intelDiscard),
      assets: named(cards.assets, s.assetDiscard),
    }
    table.gone = {
      plots: s.plotGone.length,
      organizations: named(cards.organizations, s.organizationGone),
      intel: s.intelGone.length,
      burnedIntel: named(cards.intel, s.intelBurned),
      assets: named(cards.assets, s.assetGone),
    }
  }

  return {
    table,

    look(s) {
      if (s.ending === 0) lookAtPlayers(s.players)
      else table.players = s.players.map(revealed)
      if (!same(spaces, s.spaces)) {
        spaces = s.spaces.slice()
        table.spaces = spaces.map(threat => (threat < 0 ? null : threat))
      }
      if (of !== s || round !== s.round) {
        round = s.round // M-5: who is first is drawn as a round begins
        // In the order of the seats: that of the cards is nobody's business.
        const firstYet = s.initiative.toSorted((a, b) => a - b)
        if (!same(table.firstYet, firstYet)) table.firstYet = firstYet
      }
      lookAtDecks(s)
      if (!areStill(s, table)) lookAtPiles(s)
      of = s
    },

    me(s, seat) {
      if (seat < 0 || s.ending !== 0) return null
      const own = s.players[seat]
      const agenda = agendas[own.agenda]
      const placing = s.placing >= 0 && s.turn === seat ? cards.titles[s.placing] : null
      const accuses = own.accuses < 0 ? null : accusedBy(own, s.players.length)
      const before = desks[seat]
      if (
        before != null &&
        before.agenda === agenda &&
        before.placing === placing &&
        before.accuses === accuses &&
        names(before.hand, cards.intel, own.hand) &&
        names(before.down, cards.assets, own.down) &&
        names(before.drawn, cards.assets, own.drawn)
      )
        return before
      const desk = {
        agenda,
        hand: named(cards.intel, own.hand),
        down: named(cards.assets, own.down),
        drawn: named(cards.assets, own.drawn),
        placing,
        accuses,
      }
      desks[seat] = desk
      return desk
    },
  }
}
