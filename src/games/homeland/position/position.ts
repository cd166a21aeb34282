import { textOfRoot } from '../../../engine/root-text.ts'
import type { Deck } from '../cards/deck.ts'
import { slotsOf } from '../rules/frames.ts'
import type { State } from '../rules/state.ts'
import { actions, agendas, COLUMNS, endings, levels } from '../vocabulary.ts'
import type { Position } from './position-schema.ts'

/** Intel cards of one title are told apart by their copy: `search-warrant#2`. */
export const intelName = (deck: Deck, card: number): string => {
  const title = deck.intelTitle[card]
  const { id, copies } = deck.data.intel[title]
  return copies > 1 ? `${id}#${card - deck.intelTitle.indexOf(title) + 1}` : id
}

/** Every field of the state under its plain name. */
export function writePosition(deck: Deck, s: State): Position {
  const { data } = deck
  const intel = (cards: readonly number[]) => cards.map(card => intelName(deck, card))
  const assets = (cards: readonly number[]) => cards.map(card => data.assets[card].id)
  const plots = (cards: readonly number[]) => cards.map(card => data.plots[card].id)
  const organizations = (cards: readonly number[]) => cards.map(card => data.organizations[card].id)
  const seats = (list: readonly number[]) => list.map(seat => seat + 1)
  return {
    players: s.players.map(player => ({
      agenda: agendas[player.agenda],
      rep: player.rep,
      clout: player.clout,
      agents: player.agents,
      soldiers: player.soldiers,
      hand: intel(player.hand),
      open: intel(player.open),
      down: assets(player.down),
      up: assets(player.up),
      drawn: assets(player.drawn),
      ...(player.accuses < 0
        ? {}
        : { accuses: player.accuses === s.players.length ? ('nobody' as const) : player.accuses + 1 }),
    })),
    spare: agendas[s.spare],
    round: s.round,
    marker: s.marker + 1,
    initiative: seats(s.initiative).reverse(),
    ...(s.turn < 0 ? {} : { turn: s.turn + 1 }),
    done: actions.filter((_, bit) => (s.done >> bit) & 1),
    mustClaim: s.mustClaim,
    trades: s.trades,
    recruits: s.recruits,
    ...(s.placedOn < 0 ? {} : { placedOn: s.placedOn }),
    ...(s.placing < 0 ? {} : { placing: data.intel[s.placing].id }),
    used: assets(s.used),
    reacted: assets(s.reacted),
    threats: s.threats.map(threat => {
      const space = s.spaces.indexOf(threat.id)
      return {
        id: threat.id,
        organization: data.organizations[threat.organization].id,
        plot: data.plots[threat.plot].id,
        ...(space < 0 ? {} : { level: levels[Math.floor(space / COLUMNS)], at: (space % COLUMNS) + 1 }),
        ...(threat.lead < 0 ? {} : { lead: threat.lead + 1 }),
        agents: threat.agents,
        soldiers: threat.soldiers,
        intel: threat.cards.map((card, i) => ({
          card: intelName(deck, card),
          ...(threat.by[i] < 0 ? {} : { by: threat.by[i] + 1 }),
          ...(threat.known[i] ? { known: true } : {}),
        })),
        plotSeenBy: seats(s.players.flatMap((_, seat) => ((threat.plotSeen >> seat) & 1 ? [seat] : []))),
        looks: Array.from({ length: threat.looks.length / 3 }, (_, i) => ({
          seat: threat.looks[3 * i] + 1,
          n: threat.looks[3 * i + 1],
          round: threat.looks[3 * i + 2],
        })),
      }
    }),
    nextThreat: s.nextThreat,
    agency: s.agency,
    terrorist: s.terrorist,
    decks: {
      plots: plots(s.plots).reverse(),
      organizations: organizations(s.organizations).reverse(),
      intel: intel(s.intel).reverse(),
      assets: assets(s.assets).reverse(),
    },
    discards: {
      plots: plots(s.plotDiscard),
      organizations: organizations(s.organizationDiscard),
      intel: intel(s.intelDiscard),
      assets: assets(s.assetDiscard),
    },
    gone: {
      plots: plots(s.plotGone),
      organizations: organizations(s.organizationGone),
      intel: intel(s.intelGone),
      burnedIntel: intel(s.intelBurned),
      assets: assets(s.assetGone),
    },
    ...(s.analysing < 0
      ? {}
      : {
          analysis: {
            threat: s.analysing,
            order: intel(s.order),
            shown: s.shown,
            cancelled: [...s.cancelled],
            sniped: [...s.sniped],
            redBonus: s.redBonus,
            blueBonus: s.blueBonus,
            doubleRed: s.doubleRed,
            doubleBlue: s.doubleBlue,
            quiet: s.quiet,
          },
        }),
    pending: [...s.pending],
    ending: endings[s.ending],
    scores: [...s.scores],
    winners: seats(s.winners),
    next: s.stack
      .map(slotsOf)
      .map(({ step, seat, threat, list, at }) => ({
        step,
        ...(seat < 0 ? {} : { seat: seat + 1 }),
        ...(threat < 0 ? {} : { threat }),
        ...(list === -1 ? {} : { list }),
        ...(at === -1 ? {} : { at }),
      }))
      .reverse(),
    luck: {
      shuffles: textOfRoot(s.shuffles),
      reshuffles: textOfRoot(s.reshuffles),
      firsts: textOfRoot(s.firsts),
    },
    acts: [...s.acts],
  }
}
