import { begin, shuffle } from '../../../engine/chance.ts'
import { Fault, type Root, type Roots } from '../../../engine/game.ts'
import { rootOfText } from '../../../engine/root-text.ts'
import type { Deck } from '../cards/deck.ts'
import type { HomelandFrame } from '../rules/frames.ts'
import { setUp } from '../rules/setup.ts'
import { type Player, type State, spaceAt, type Threat } from '../rules/state.ts'
import { actions, agendaCounts, agendas, endings, HAND_SIZE, LEADS, levels } from '../vocabulary.ts'
import { readFrames, type SeatOf } from './next.ts'
import { intelName } from './position.ts'
import type { Position } from './position-schema.ts'
import { possible } from './possible.ts'

/** A pile from which named cards are taken, those in the box too, and the rest of what is in play is dealt. */
function pile(
  n: number,
  nameOf: (card: number) => string,
  idOf: (card: number) => string,
  key: string,
  inPlay?: readonly number[],
) {
  const all = Array.from({ length: n }, (_, card) => card)
  const left = inPlay ? [...inPlay] : all
  const box = all.filter(card => !left.includes(card))
  const take = (name: string): number => {
    for (const cards of [left, box]) {
      const exact = cards.findIndex(card => nameOf(card) === name)
      const at = exact >= 0 ? exact : cards.findIndex(card => idOf(card) === name)
      if (at >= 0) return cards.splice(at, 1)[0]
    }
    throw new Fault(key, { name })
  }
  return { left, take, all: (names: readonly string[] | undefined) => (names ?? []).map(take) }
}

/** A position read from plain names: what is given is taken, the rest is dealt from what is left. */
export function readPosition(deck: Deck, given: Position, roots: Roots): State {
  const { data } = deck
  const n = given.players?.length ?? 4
  const s = setUp(deck, { players: n }, roots)
  const seatOf: SeatOf = (seat, at) => {
    if (seat > n) throw new Fault('position.seat', { at: `position.${at}`, seat, n })
    return seat - 1
  }
  const intel = pile(
    deck.intelTitle.length,
    card => intelName(deck, card),
    card => data.intel[deck.intelTitle[card]].id,
    'position.intel',
    deck.inPlay[n].intel,
  )
  const byId = (cards: readonly { readonly id: string }[], key: string, inPlay?: readonly number[]) =>
    pile(
      cards.length,
      card => cards[card].id,
      card => cards[card].id,
      key,
      inPlay,
    )
  const assets = byId(data.assets, 'position.asset')
  const plots = byId(data.plots, 'position.plot', deck.inPlay[n].plots)
  const organizations = byId(data.organizations, 'position.organization')
  const assetNumber = (id: string): number => {
    const at = data.assets.findIndex(asset => asset.id === id)
    if (at < 0) throw new Fault('position.asset', { name: id })
    return at
  }

  // Named cards first, then what is dealt.
  const given_ = given.players ?? Array.from({ length: n }, () => ({}) as NonNullable<Position['players']>[number])
  const hands = given_.map(player => player.hand && intel.all(player.hand))
  const opens = given_.map(player => intel.all(player.open))
  const downs = given_.map(player => assets.all(player.down))
  const ups = given_.map(player => assets.all(player.up))
  const drawn = given_.map(player => assets.all(player.drawn))
  const threatsGiven = given.threats ?? []
  const threatCards = threatsGiven.map(({ intel: lying }) => lying && intel.all(lying.map(({ card }) => card)))
  const threatPlots = threatsGiven.map(({ plot }) => (plot === undefined ? -1 : plots.take(plot)))
  const threatOrganizations = threatsGiven.map(({ organization }) =>
    organization === undefined ? -1 : organizations.take(organization),
  )
  s.intelDiscard = intel.all(given.discards?.intel)
  s.intelGone = intel.all(given.gone?.intel)
  s.intelBurned = intel.all(given.gone?.burnedIntel)
  s.assetDiscard = assets.all(given.discards?.assets)
  s.assetGone = assets.all(given.gone?.assets)
  s.plotDiscard = plots.all(given.discards?.plots)
  s.plotGone = plots.all(given.gone?.plots)
  s.organizationDiscard = organizations.all(given.discards?.organizations)
  s.organizationGone = organizations.all(given.gone?.organizations)
  const stacked = (
    cards: { all(names: readonly string[]): number[]; left: number[] },
    names: readonly string[] | undefined,
    root: Root,
  ) => {
    const top = names ? cards.all(names).reverse() : []
    begin(root, 0)
    // Whatever else there is lies under the cards named; a whole deck leaves nothing over.
    const under = shuffle(cards.left.splice(0))
    return [...under, ...top]
  }
  s.plots = stacked(plots, given.decks?.plots, roots.plots)
  s.organizations = stacked(organizations, given.decks?.organizations, roots.organizations)
  s.assets = stacked(assets, given.decks?.assets, roots.assets)
  s.intel = stacked(intel, given.decks?.intel, roots.intel)
  // What is dealt comes from under the named cards, so that those stay next.
  const fromUnder = (cards: number[]): number => cards.shift() ?? -1

  const dealtAgendas = agendaCounts[n].flatMap((copies, agenda) => Array.from({ length: copies }, () => agenda))
  const takeAgenda = (agenda: number): number => {
    const at = dealtAgendas.indexOf(agenda)
    if (at < 0) throw new Fault('position.agendas', { agenda: agendas[agenda], n })
    dealtAgendas.splice(at, 1)
    return agenda
  }
  const agendaOf = given_.map(({ agenda }) => (agenda === undefined ? -1 : takeAgenda(agendas.indexOf(agenda))))
  const spare = given.spare === undefined ? -1 : takeAgenda(agendas.indexOf(given.spare))
  begin(roots.agendas, 0)
  shuffle(dealtAgendas)
  const threatsLed = (seat: number) => threatsGiven.filter(({ lead }) => lead !== undefined && lead - 1 === seat).length
  s.players = given_.map(
    (player, seat): Player => ({
      agenda: agendaOf[seat] < 0 ? (dealtAgendas.pop() ?? 0) : agendaOf[seat],
      rep: player.rep ?? 1,
      clout: player.clout ?? 1,
      agents: player.agents ?? 1,
      soldiers: player.soldiers ?? 1,
      leads: LEADS - threatsLed(seat),
      hand: hands[seat] ?? Array.from({ length: HAND_SIZE }, () => fromUnder(s.intel)).filter(card => card >= 0),
      open: opens[seat],
      down: downs[seat],
      up: ups[seat],
      drawn: drawn[seat],
      accuses:
        player.accuses === undefined
          ? -1
          : player.accuses === 'nobody'
            ? n
            : seatOf(player.accuses, `players.${seat}.accuses`),
    }),
  )
  s.spare = spare < 0 ? (dealtAgendas.pop() ?? 0) : spare

  s.nextThreat = given.nextThreat ?? Math.max(0, ...threatsGiven.map(({ id }) => id ?? 0)) + 1
  s.threats = threatsGiven.map((threat, i): Threat => {
    const cards = threatCards[i] ?? [fromUnder(s.intel)].filter(card => card >= 0)
    return {
      id: threat.id ?? s.nextThreat++,
      organization: threatOrganizations[i] < 0 ? fromUnder(s.organizations) : threatOrganizations[i],
      plot: threatPlots[i] < 0 ? fromUnder(s.plots) : threatPlots[i],
      lead: threat.lead === undefined ? -1 : seatOf(threat.lead, `threats.${i}.lead`),
      agents: threat.agents ?? 0,
      soldiers: threat.soldiers ?? 0,
      cards,
      by: cards.map((_, j) => {
        const by = threat.intel?.[j]?.by
        return by === undefined ? -1 : seatOf(by, `threats.${i}.intel.${j}.by`)
      }),
      known: cards.map((_, j) => threat.intel?.[j]?.known ?? false),
      plotSeen: (threat.plotSeenBy ?? []).reduce(
        (bits, seat) => bits | (1 << seatOf(seat, `threats.${i}.plotSeenBy`)),
        0,
      ),
      looks: (threat.looks ?? []).flatMap(look => [seatOf(look.seat, `threats.${i}.looks`), look.n, look.round]),
    }
  })
  for (const [i, { level, at }] of threatsGiven.entries()) {
    if (level === undefined) continue
    const row = levels.indexOf(level)
    const free = (column: number) => s.spaces[spaceAt(row, column)] < 0
    const column = at === undefined ? [0, 1, 2, 3, 4, 5].find(free) : at - 1
    if (column === undefined || !free(column)) throw new Fault('position.space', { level, at: (column ?? 6) + 1 })
    s.spaces[spaceAt(row, column)] = s.threats[i].id
  }

  s.round = given.round ?? 1
  s.marker = seatOf(given.marker ?? 1, 'marker')
  s.initiative = (given.initiative ?? []).map(seat => seatOf(seat, 'initiative')).reverse()
  s.turn = given.turn === undefined ? -1 : seatOf(given.turn, 'turn')
  s.done = (given.done ?? []).reduce((bits, action) => bits | (1 << actions.indexOf(action)), 0)
  s.mustClaim = given.mustClaim ?? (s.turn >= 0 && (s.done & 1) === 0 && s.threats.some(({ lead }) => lead < 0))
  s.trades = given.trades ?? 0
  s.recruits = given.recruits ?? 0
  s.placedOn = given.placedOn ?? -1
  s.placing = given.placing === undefined ? -1 : intelTitle(deck, given.placing)
  s.used = (given.used ?? []).map(assetNumber)
  s.reacted = (given.reacted ?? []).map(assetNumber)
  s.agency = given.agency ?? 0
  s.terrorist = given.terrorist ?? 0
  readAnalysis(deck, given, s)
  s.pending = [...(given.pending ?? [])]
  s.ending = endings.indexOf(given.ending ?? 'playing')
  s.scores = [...(given.scores ?? [])]
  s.winners = (given.winners ?? []).map(seat => seatOf(seat, 'winners'))
  s.stack = readNext(deck, given, s, seatOf)
  if (given.luck) {
    s.shuffles = rootOfText(given.luck.shuffles)
    s.reshuffles = rootOfText(given.luck.reshuffles)
    s.firsts = rootOfText(given.luck.firsts)
  }
  if (given.acts) s.acts = [...given.acts]
  possible(deck, s)
  return s
}

function readAnalysis(deck: Deck, { analysis }: Position, s: State): void {
  if (!analysis) return
  const threat = s.threats.find(({ id }) => id === analysis.threat)
  if (!threat) throw new Fault('position.analysis', { threat: analysis.threat })
  s.analysing = analysis.threat
  const left = [...threat.cards]
  const take = (name: string): number => {
    const exact = left.findIndex(card => intelName(deck, card) === name)
    const at = exact >= 0 ? exact : left.findIndex(card => deck.data.intel[deck.intelTitle[card]].id === name)
    if (at < 0) throw new Fault('position.intel', { name })
    return left.splice(at, 1)[0]
  }
  const named = (analysis.order ?? []).map(take)
  s.order = [...named, ...left]
  s.shown = analysis.shown ?? named.length
  s.cancelled = [...(analysis.cancelled ?? [])]
  s.sniped = [...(analysis.sniped ?? [])]
  s.redBonus = analysis.redBonus ?? 0
  s.blueBonus = analysis.blueBonus ?? 0
  s.doubleRed = analysis.doubleRed ?? 0
  s.doubleBlue = analysis.doubleBlue ?? 0
  s.quiet = analysis.quiet ?? false
}

function readNext(deck: Deck, given: Position, s: State, seatOf: SeatOf): HomelandFrame[] {
  // Whose turn is given: it goes on, and the others follow up to the marker.
  const usual = s.turn >= 0 ? { step: 'turn.act', seat: s.turn + 1 } : { step: 'terror.analyse' }
  return readFrames(deck, given.next ?? (s.ending === 0 ? [usual] : []), s, seatOf)
}

function intelTitle({ data }: Deck, name: string): number {
  const title = data.intel.findIndex(({ id }) => id === name)
  if (title < 0) throw new Fault('position.intel', { name })
  return title
}
