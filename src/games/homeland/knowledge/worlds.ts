import type { Random, Root } from '../../../engine/game.ts'
import type { Deck } from '../cards/deck.ts'
import type { State, Threat } from '../rules/state.ts'
import { frameSeen } from '../view/asked.ts'
import type { View } from '../view/view.ts'
import { actions, endings } from '../vocabulary.ts'
import type { Belief } from './belief.ts'
import { noWeighing, type Weighing } from './deal-intel.ts'
import { drawing, UNSEEN } from './draw.ts'
import type { Knowledge } from './knowledge.ts'
import { laidKnown } from './laid.ts'
import { poolOf } from './pools.ts'

const unseen = (n: number): number[] => new Array<number>(n).fill(UNSEEN)
const NO_ROOT: Root = [0, 0, 0, 0]

/**
 * The worlds that this view could belong to, for somebody who knows this besides and believes that: whole states, made
 * ready once and drawn as often as wanted. What is known lies in a state that every world is a copy of, and what is not
 * is dealt anew in each.
 */
export function worlds(
  deck: Deck,
  view: View,
  knowledge: Knowledge,
  belief: Belief = {},
  weighing: Weighing = noWeighing,
): (random: Random) => State {
  const { names } = deck
  const me = view.viewer === 'observer' ? -1 : view.viewer
  const seats = view.players.length
  const intelPool = poolOf(names.intel, deck.inPlay[seats].intel)
  const plotPool = poolOf(names.plots, deck.inPlay[seats].plots)
  const organizationPool = poolOf(names.organizations)
  const assetPool = poolOf(names.assets)
  const title = intelPool.take
  const plot = plotPool.take
  const organization = organizationPool.take
  const asset = assetPool.take
  const assetNamed = (name: string): number => names.assets.indexOf(name)

  // First everything that is known, so that none of it is dealt elsewhere.
  const intelDiscard = view.discards.intel.flatMap(([name, n]) => Array.from({ length: n }, () => title(name)))
  const intelBurned = view.gone.burnedIntel.map(title)
  const intelGone = [...knowledge.gone.intel.map(title), ...unseen(knowledge.gone.unseenIntel.length)]
  const plotGone = knowledge.gone.plots.map(({ card }) => (card === null ? UNSEEN : plot(card)))
  const plotDiscard = view.discards.plots.map(plot)
  const shownOf = view.players.map(({ revealed }, seat) => revealed ?? (seat === me ? view.me : null))
  const players = view.players.map((player, seat) => {
    const shown = shownOf[seat]
    const accuses = shown?.accuses ?? UNSEEN
    const { down, drawn } = knowledge.players[seat]
    return {
      agenda: UNSEEN,
      rep: player.rep,
      clout: player.clout,
      agents: player.agents,
      soldiers: player.soldiers,
      leads: player.leads,
      hand: shown?.hand.map(title) ?? unseen(player.hand),
      open: player.open.map(title),
      down: shown?.down.map(asset) ?? down.map(({ card }) => (card === null ? UNSEEN : asset(card))),
      up: player.up.map(asset),
      drawn: seat === me ? (view.me?.drawn ?? []).map(asset) : unseen(drawn.length),
      accuses: accuses === 'nobody' ? seats : accuses,
    }
  })
  const turnedUp = (view.analysis?.shown ?? []).map(title)
  const laid = view.threats.map(threat =>
    laidKnown(names.intel, threat, me, threat.id === view.analysis?.threat ? turnedUp : [], title),
  )
  const threats: Threat[] = view.threats.map((threat, i) => ({
    id: threat.id,
    organization: organization(threat.organization),
    plot: threat.plot === undefined ? UNSEEN : plot(threat.plot),
    lead: threat.lead ?? -1,
    agents: threat.agents ?? 0,
    soldiers: threat.soldiers ?? 0,
    cards: [...laid[i].cards],
    by: threat.by.map(seat => (seat === 'deck' ? -1 : seat)),
    known: threat.by.map((_, j) => view.ending === 'playing' && threat.known?.[j] != null),
    plotSeen: (threat.plotSeenBy ?? []).reduce((bits, seat) => bits | (1 << seat), 0),
    looks: [
      ...(threat.lookers ?? []).flatMap(({ seat, round, n }) => [seat, n, round]),
      ...(threat.looks ?? []).flatMap(({ round, cards }) => [me, cards.length, round]),
    ],
  }))
  const known: State = {
    players,
    spare: UNSEEN,
    round: view.round,
    marker: view.marker,
    initiative: [...view.firstYet],
    turn: view.turn ?? -1,
    done: view.done.reduce((bits, action) => bits | (1 << actions.indexOf(action)), 0),
    mustClaim: view.mustClaim,
    trades: view.trades,
    recruits: view.recruits,
    placedOn: view.placedOn ?? -1,
    placing: view.me?.placing == null ? -1 : names.titles.indexOf(view.me.placing),
    used: view.used.map(assetNamed),
    reacted: view.reacted.map(assetNamed),
    spaces: view.spaces.map(threat => threat ?? -1),
    threats,
    nextThreat: view.nextThreat,
    agency: view.agency,
    terrorist: view.terrorist,
    plots: [],
    plotDiscard,
    plotGone,
    organizations: [],
    organizationDiscard: view.discards.organizations.map(organization),
    organizationGone: view.gone.organizations.map(organization),
    intel: [],
    intelDiscard,
    intelGone,
    intelBurned,
    assets: [],
    assetDiscard: view.discards.assets.map(asset),
    assetGone: view.gone.assets.map(asset),
    analysing: view.analysis?.threat ?? -1,
    order: turnedUp,
    shown: turnedUp.length,
    cancelled: [...(view.analysis?.cancelled ?? [])],
    sniped: [...(view.analysis?.sniped ?? [])],
    redBonus: view.analysis?.redBonus ?? 0,
    blueBonus: view.analysis?.blueBonus ?? 0,
    doubleRed: view.analysis?.doubleRed ?? 0,
    doubleBlue: view.analysis?.doubleBlue ?? 0,
    quiet: view.analysis?.quiet ?? false,
    pending: [...view.pending],
    ending: endings.indexOf(view.ending),
    scores: [...view.scores],
    winners: [...view.winners],
    stack: [...view.waiting.toReversed(), ...(view.asked === null ? [] : [view.asked])].map(step =>
      frameSeen(deck, step, seats, view.marker),
    ),
    shuffles: NO_ROOT,
    reshuffles: NO_ROOT,
    firsts: NO_ROOT,
    acts: [0, 0, 0],
  }
  const hidden = (cards: readonly number[]): number => cards.filter(card => card === UNSEEN).length
  plotPool.fill(hidden(threats.map(({ plot }) => plot)) + hidden(plotGone) + view.decks.plots)
  intelPool.fill(
    laid.reduce((sum, { free, turnedUp: up }) => sum + free.length - up.length, 0) +
      hidden(players.flatMap(({ hand }) => hand)) +
      hidden(intelGone) +
      view.decks.intel,
  )
  const left = {
    intel: intelPool.left,
    plots: plotPool.left,
    organizations: organizationPool.left,
    assets: assetPool.left,
  }
  return drawing(deck, view, knowledge, belief, known, laid, left, weighing)
}
