import type { Seat, Viewer } from '../../engine/game.ts'
import type { Deck } from './cards/deck.ts'
import { totals } from './rules/analysis.ts'
import type { HomelandFrame, Play, Threat } from './rules/state.ts'
import { agendas, endings } from './vocabulary.ts'

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
  readonly drawn: number
  readonly accused: boolean
  /** Own, or everybody's once the game is over. */
  readonly agenda: string | null
}

export interface Look {
  readonly round: number
  readonly n: number
  /** Sorted: an order would tell who put what (M-23). */
  readonly cards: readonly string[]
}

export interface ThreatSeen {
  readonly id: number
  readonly organization: string
  readonly lead: number
  readonly agents: number
  readonly soldiers: number
  /** Who put each card there, in order, -1 for the deck; and the card where everybody knows it. */
  readonly by: readonly number[]
  readonly known: readonly (string | null)[]
  readonly plot: string | null
  readonly plotSeenBy: readonly Seat[]
  /** Who looked at the Intel, when, and at how many cards. */
  readonly lookers: readonly { readonly seat: Seat; readonly round: number; readonly n: number }[]
  /** What this viewer saw, and what this viewer put there. */
  readonly looks: readonly Look[]
  readonly mine: readonly string[]
}

/** What a viewer may see, by name. Built by listing; nothing is here because it was not taken out. */
export interface View {
  readonly viewer: Viewer
  readonly players: readonly PlayerSeen[]
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
    readonly intel: Readonly<Record<string, number>>
    readonly assets: readonly string[]
  }
  /** Out of the game: named where everybody saw it, counted where nobody did. */
  readonly gone: {
    readonly plots: number
    readonly organizations: readonly string[]
    readonly intel: number
    readonly burnedIntel: Readonly<Record<string, number>>
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
  readonly acts: readonly number[]
  readonly ending: (typeof endings)[number]
  readonly scores: readonly number[]
  readonly winners: readonly Seat[]
  readonly stack: readonly HomelandFrame[]
}

const counted = (deck: Deck, cards: readonly number[]): Record<string, number> => {
  const titles: number[] = []
  for (let i = 0; i < cards.length; i++) {
    const title = deck.intelTitle[cards[i]]
    titles[title] = (titles[title] ?? 0) + 1
  }
  const counts: Record<string, number> = {}
  for (let title = 0; title < titles.length; title++)
    if (titles[title]) counts[deck.data.intel[title].id] = titles[title]
  return counts
}

export function viewOf(play: Play, viewer: Viewer): View {
  const { s, deck } = play
  const { data } = deck
  const over = s.ending !== 0
  const intel = (card: number): string => data.intel[deck.intelTitle[card]].id
  const asset = (card: number): string => data.assets[card].id
  const plot = (card: number): string => data.plots[card].id
  const organization = (card: number): string => data.organizations[card].id
  const own = viewer === 'observer' ? null : s.players[viewer]

  const threatSeen = (threat: Threat): ThreatSeen => {
    const sees = over || threat.id === s.analysing || (viewer !== 'observer' && (threat.plotSeen >> viewer) & 1)
    const lookers: { seat: Seat; round: number; n: number }[] = []
    const looks: Look[] = []
    for (let i = 0; i < threat.looks.length; i += 3) {
      const [seat, n, round] = [threat.looks[i], threat.looks[i + 1], threat.looks[i + 2]]
      lookers.push({ seat, round, n })
      if (seat === viewer)
        looks.push({
          round,
          n,
          cards: threat.cards
            .slice(0, n)
            .sort((a, b) => a - b)
            .map(intel),
        })
    }
    const mine: string[] = []
    const known: (string | null)[] = []
    for (let i = 0; i < threat.cards.length; i++) {
      known.push(threat.known[i] || over ? intel(threat.cards[i]) : null)
      if (threat.by[i] === viewer) mine.push(intel(threat.cards[i]))
    }
    const plotSeenBy: Seat[] = []
    for (let seat = 0; seat < s.players.length; seat++) if ((threat.plotSeen >> seat) & 1) plotSeenBy.push(seat)
    return {
      id: threat.id,
      organization: organization(threat.organization),
      lead: threat.lead,
      agents: threat.agents,
      soldiers: threat.soldiers,
      by: threat.by.slice(),
      known,
      plot: sees ? plot(threat.plot) : null,
      plotSeenBy,
      lookers,
      looks,
      mine,
    }
  }

  const analysed = s.analysing >= 0 ? s.threats.find(({ id }) => id === s.analysing) : undefined
  return {
    viewer,
    players: s.players.map((player, seat) => ({
      rep: player.rep,
      clout: player.clout,
      agents: player.agents,
      soldiers: player.soldiers,
      leads: player.leads,
      hand: player.hand.length,
      open: player.open.map(intel),
      down: player.down.length,
      up: player.up.map(asset),
      drawn: player.drawn.length,
      accused: player.accuses >= 0,
      agenda: over || seat === viewer ? agendas[player.agenda] : null,
    })),
    me: own
      ? {
          agenda: agendas[own.agenda],
          hand: own.hand.map(intel),
          down: own.down.map(asset),
          drawn: own.drawn.map(asset),
          placing: s.placing >= 0 && s.turn === viewer ? data.intel[s.placing].id : null,
          accuses: own.accuses,
        }
      : null,
    spare: over ? agendas[s.spare] : null,
    round: s.round,
    marker: s.marker,
    firstYet: s.initiative.slice().sort((a, b) => a - b),
    turn: s.turn,
    done: s.done,
    mustClaim: s.mustClaim,
    trades: s.trades,
    recruits: s.recruits,
    placedOn: s.placedOn,
    used: s.used.map(asset),
    reacted: s.reacted.map(asset),
    spaces: s.spaces.slice(),
    threats: s.threats.map(threatSeen),
    nextThreat: s.nextThreat,
    agency: s.agency,
    terrorist: s.terrorist,
    decks: {
      plots: s.plots.length,
      organizations: s.organizations.length,
      intel: s.intel.length,
      assets: s.assets.length,
    },
    discards: {
      plots: s.plotDiscard.map(plot),
      organizations: s.organizationDiscard.map(organization),
      intel: counted(deck, s.intelDiscard),
      assets: s.assetDiscard.map(asset),
    },
    gone: {
      plots: s.plotGone.length,
      organizations: s.organizationGone.map(organization),
      intel: s.intelGone.length,
      burnedIntel: counted(deck, s.intelBurned),
      assets: s.assetGone.map(asset),
    },
    analysis: analysed
      ? {
          threat: s.analysing,
          plot: plot(analysed.plot),
          shown: s.order.slice(0, s.shown).map(intel),
          cancelled: s.cancelled.slice(),
          sniped: s.sniped.slice(),
          left: s.order.length - s.shown,
          ...totals(play),
          redBonus: s.redBonus,
          blueBonus: s.blueBonus,
          doubleRed: s.doubleRed,
          doubleBlue: s.doubleBlue,
          quiet: s.quiet,
        }
      : null,
    pending: s.pending.slice(),
    acts: s.acts.slice(),
    ending: endings[s.ending],
    scores: s.scores.slice(),
    winners: s.winners.slice(),
    stack: s.stack.slice(),
  }
}
