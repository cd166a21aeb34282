import type { Random, Root, Seat } from '../../../engine/game.ts'
import type { Deck } from '../cards/deck.ts'
import { isPlacing } from '../rules/placing.ts'
import type { State, Threat } from '../rules/state.ts'
import { frameSeen } from '../view/asked.ts'
import type { ThreatSeen, View } from '../view/view.ts'
import { actions, agendaCounts, agendas, endings } from '../vocabulary.ts'
import type { FaceDown, Knowledge, Span, Stock } from './knowledge.ts'
import { dealUnseen, type Place, spansOf, takeRandom } from './unseen-intel.ts'

const ANY: Span = [0, Number.POSITIVE_INFINITY]

/** A whole state that this view could belong to, for somebody who knows this besides. */
export function resample(deck: Deck, view: View, knowledge: Knowledge, random: Random): State {
  const { data } = deck
  const numbers = (n: number): number[] => Array.from({ length: n }, (_, i) => i)
  const intelPool = numbers(deck.intelTitle.length)
  const takeTitle = (id: string): number => {
    const at = intelPool.findIndex(card => data.intel[deck.intelTitle[card]].id === id)
    const [card] = intelPool.splice(at, 1)
    return card
  }
  const one = (pool: number[], cards: readonly { readonly id: string }[], id: string): number => {
    const [card] = pool.splice(pool.indexOf(cards.findIndex(card => card.id === id)), 1)
    return card
  }
  const assetPool = numbers(data.assets.length)
  const plotPool = numbers(data.plots.length)
  const organizationPool = numbers(data.organizations.length)
  const asset = (id: string) => one(assetPool, data.assets, id)
  const plot = (id: string) => one(plotPool, data.plots, id)
  const organization = (id: string) => one(organizationPool, data.organizations, id)
  /** One that went into its deck by this shuffle. */
  const from = (pool: number[], cards: readonly { readonly id: string }[], stock: Stock, shuffle: number): number => {
    const fitting = pool.filter(card => (stock.shuffledIn[cards[card].id] ?? 0) === shuffle)
    const card = takeRandom(fitting, random)
    pool.splice(pool.indexOf(card), 1)
    return card
  }
  const unseenPlot = ({ shuffle }: FaceDown) => from(plotPool, data.plots, knowledge.plots, shuffle)
  const unseenAsset = (shuffle: number) => from(assetPool, data.assets, knowledge.assets, shuffle)
  const some = (pool: number[], n: number): number[] => Array.from({ length: n }, () => takeRandom(pool, random))
  const me = view.viewer === 'observer' ? -1 : view.viewer

  // First everything that is known, so that none of it is dealt elsewhere.
  const intelDiscard = view.discards.intel.flatMap(([id, n]) => Array.from({ length: n }, () => takeTitle(id)))
  const intelBurned = view.gone.burnedIntel.map(takeTitle)
  const intelGone = knowledge.gone.intel.map(takeTitle)
  const plotsGoneKnown = knowledge.gone.plots.map(({ card }) => (card === null ? -1 : plot(card)))
  const plotDiscard = view.discards.plots.map(plot)
  const organizationDiscard = view.discards.organizations.map(organization)
  const organizationGone = view.gone.organizations.map(organization)
  const assetDiscard = view.discards.assets.map(asset)
  const assetGone = view.gone.assets.map(asset)
  const used = view.used.map(id => data.assets.findIndex(card => card.id === id))
  const reacted = view.reacted.map(id => data.assets.findIndex(card => card.id === id))
  const open = view.players.map(player => player.open.map(takeTitle))
  const up = view.players.map(player => player.up.map(asset))
  const shownOf = view.players.map(({ revealed }, seat) => revealed ?? (seat === me ? view.me : null))
  const hands = shownOf.map(shown => shown?.hand.map(takeTitle))
  const downs = shownOf.map(
    (shown, seat) =>
      shown?.down.map(asset) ?? knowledge.players[seat].down.map(({ card }) => (card === null ? -1 : asset(card))),
  )
  const myDrawn = (view.me?.drawn ?? []).map(asset)
  const organizationsOut = view.threats.map(threat => organization(threat.organization))
  const plotsKnown = view.threats.map(threat => (threat.plot === undefined ? -1 : plot(threat.plot)))
  const shown = new Map<number, number[]>()
  const laid = view.threats.map(threat => {
    const isAnalysed = view.analysis?.threat === threat.id
    const turnedUp = isAnalysed ? (view.analysis?.shown ?? []).map(takeTitle) : []
    if (isAnalysed) shown.set(threat.id, turnedUp)
    return layKnown(deck, threat, me, turnedUp, takeTitle, random)
  })

  // Then the rest, from what nobody has shown this viewer.
  const threats: Threat[] = view.threats.map((threat, i) => ({
    id: threat.id,
    organization: organizationsOut[i],
    plot: plotsKnown[i] < 0 ? unseenPlot(knowledge.threats[i].plot) : plotsKnown[i],
    lead: threat.lead ?? -1,
    agents: threat.agents ?? 0,
    soldiers: threat.soldiers ?? 0,
    cards: laid[i],
    by: threat.by.map(seat => (seat === 'deck' ? -1 : seat)),
    known: threat.by.map((_, j) => view.ending === 'playing' && threat.known?.[j] != null),
    plotSeen: (threat.plotSeenBy ?? []).reduce((bits, seat) => bits | (1 << seat), 0),
    looks: [
      ...(threat.lookers ?? []).flatMap(({ seat, round, n }) => [seat, n, round]),
      ...(threat.looks ?? []).flatMap(({ round, cards }) => [me, cards.length, round]),
    ],
  }))
  const agendaPool = agendaCounts[view.players.length].flatMap((n, agenda) => Array.from({ length: n }, () => agenda))
  const knownAgendas = shownOf.map(shown => {
    if (!shown) return -1
    const number = agendas.indexOf(shown.agenda as (typeof agendas)[number])
    agendaPool.splice(agendaPool.indexOf(number), 1)
    return number
  })
  const nobody = view.players.length
  const accused = (whom: Seat | 'nobody', seat: Seat): number => (whom === 'nobody' || whom === seat ? nobody : whom)
  const players = view.players.map((player, seat) => ({
    agenda: knownAgendas[seat] < 0 ? takeRandom(agendaPool, random) : knownAgendas[seat],
    rep: player.rep,
    clout: player.clout,
    agents: player.agents,
    soldiers: player.soldiers,
    leads: player.leads,
    hand: hands[seat] ?? [],
    open: open[seat],
    down: downs[seat].map((card, i) => (card < 0 ? unseenAsset(knowledge.players[seat].down[i].shuffle) : card)),
    up: up[seat],
    drawn: seat === me ? myDrawn : knowledge.players[seat].drawn.map(unseenAsset),
    accuses: accused(shownOf[seat]?.accuses ?? (player.accused ? random(nobody + 1) : -1), seat),
  }))
  const intel: number[] = []
  const places: Place[] = []
  const into = (pile: number[], spans: readonly Span[]): void => {
    for (const span of spans) places.push({ span, put: card => pile.push(card) })
  }
  for (const [i, { cards }] of threats.entries())
    for (const [at, card] of cards.entries())
      if (card < 0)
        places.push({
          span: knowledge.threats[i].unseen[at] ?? ANY,
          put(card) {
            cards[at] = card
          },
        })
  for (const [seat, { hand }] of players.entries())
    if (hands[seat] === undefined) into(hand, spansOf(knowledge.players[seat], view.players[seat].hand))
  into(intelGone, knowledge.gone.unseenIntel)
  const latest = knowledge.intel.shuffle
  into(
    intel,
    Array.from({ length: view.decks.intel }, () => [latest, latest]),
  )
  dealUnseen(deck, knowledge.intel, intelPool, places, random)
  const analysed = threats.find(({ id }) => id === view.analysis?.threat)
  const turnedUp = shown.get(view.analysis?.threat ?? -1) ?? []
  const rest = analysed ? analysed.cards.filter(card => !turnedUp.includes(card)) : []
  const order = [...turnedUp, ...some(rest, rest.length)]
  // Somebody else is about to place a card: any card of theirs will do.
  const whose = isPlacing(view.asked?.kind)
  const placing =
    view.me?.placing != null
      ? data.intel.findIndex(({ id }) => id === view.me?.placing)
      : whose === null || view.turn === null
        ? -1
        : deck.intelTitle[players[view.turn][whose === 'open' ? 'open' : 'hand'][0]]
  const plotGone = plotsGoneKnown.map((card, i) => (card < 0 ? unseenPlot(knowledge.gone.plots[i]) : card))
  const root = (): Root => {
    const word = () => random(0x1_0000_0000) | 0
    return [word(), word(), word(), word()]
  }

  return {
    players,
    spare: agendaPool[0],
    round: view.round,
    marker: view.marker,
    initiative: some(view.firstYet.slice(), view.firstYet.length),
    turn: view.turn ?? -1,
    done: view.done.reduce((bits, action) => bits | (1 << actions.indexOf(action)), 0),
    mustClaim: view.mustClaim,
    trades: view.trades,
    recruits: view.recruits,
    placedOn: view.placedOn ?? -1,
    placing,
    used,
    reacted,
    spaces: view.spaces.map(threat => threat ?? -1),
    threats,
    nextThreat: view.nextThreat,
    agency: view.agency,
    terrorist: view.terrorist,
    plots: some(plotPool, view.decks.plots),
    plotDiscard,
    plotGone,
    organizations: some(organizationPool, view.decks.organizations),
    organizationDiscard,
    organizationGone,
    intel,
    intelDiscard,
    intelGone,
    intelBurned,
    assets: some(assetPool, view.decks.assets),
    assetDiscard,
    assetGone,
    analysing: view.analysis?.threat ?? -1,
    order,
    shown: turnedUp.length,
    cancelled: view.analysis?.cancelled.slice() ?? [],
    sniped: view.analysis?.sniped.slice() ?? [],
    redBonus: view.analysis?.redBonus ?? 0,
    blueBonus: view.analysis?.blueBonus ?? 0,
    doubleRed: view.analysis?.doubleRed ?? 0,
    doubleBlue: view.analysis?.doubleBlue ?? 0,
    quiet: view.analysis?.quiet ?? false,
    pending: view.pending.slice(),
    ending: endings.indexOf(view.ending),
    scores: view.scores.slice(),
    winners: view.winners.slice(),
    stack: [...view.waiting.toReversed(), ...(view.asked === null ? [] : [view.asked])].map(step =>
      frameSeen(deck, step, view.players.length, view.marker),
    ),
    shuffles: root(),
    reshuffles: root(),
    firsts: root(),
    acts: [0, 0, 0],
  }
}

/** The cards of a threat as far as the viewer knows them, in places that fit all they saw; -1 where they know nothing. */
function layKnown(
  deck: Deck,
  threat: ThreatSeen,
  me: number,
  turnedUp: readonly number[],
  takeTitle: (id: string) => number,
  random: Random,
): number[] {
  const titleOf = (card: number) => deck.data.intel[deck.intelTitle[card]].id
  const cards = threat.by.map(() => -1)
  const upLeft = [...turnedUp]
  // A card that is turned up and known anyway is one card, not two.
  const fetch = (id: string): number => {
    const at = upLeft.findIndex(card => titleOf(card) === id)
    if (at < 0) return takeTitle(id)
    const [card] = upLeft.splice(at, 1)
    return card
  }
  const mine = [...(threat.mine ?? [])]
  for (let i = 0; i < cards.length; i++) {
    const known = (me >= 0 && threat.by[i] === me ? mine.shift() : null) ?? threat.known?.[i]
    if (known != null) cards[i] = fetch(known)
  }
  // Every look adds what was not there at the one before.
  let told: string[] = []
  let from = 0
  for (const { cards: saw } of threat.looks ?? []) {
    const fresh = [...saw]
    for (const id of told) fresh.splice(fresh.indexOf(id), 1)
    const places: number[] = []
    for (let i = from; i < saw.length; i++)
      if (cards[i] >= 0) fresh.splice(fresh.indexOf(titleOf(cards[i])), 1)
      else places.push(i)
    for (const id of fresh) cards[takeRandom(places, random)] = fetch(id)
    told = [...saw]
    from = saw.length
  }
  const free = cards.flatMap((card, i) => (card < 0 ? [i] : []))
  for (const card of upLeft) cards[takeRandom(free, random)] = card
  return cards
}
