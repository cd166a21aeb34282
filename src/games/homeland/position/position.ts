import { begin, shuffle } from '../../../engine/chance.ts'
import { Fault, type Root, type Roots } from '../../../engine/game.ts'
import type { Deck } from '../cards/deck.ts'
import { type HomelandFrame, slotsOf } from '../rules/frames.ts'
import { PLACED } from '../rules/owed.ts'
import { setUp } from '../rules/setup.ts'
import { type Player, type State, spaceAt, type Threat } from '../rules/state.ts'
import { conserved } from '../secrets/conserved.ts'
import { actions, agendaCounts, agendas, COLUMNS, endings, HAND_SIZE, LEADS, levels, TRACK } from '../vocabulary.ts'
import { readFrames, type SeatOf } from './next.ts'
import type { Position } from './position-schema.ts'

/** Intel cards of one title are told apart by their copy: `search-warrant#2`. */
const intelName = (deck: Deck, card: number): string => {
  const title = deck.intelTitle[card]
  const { id, copies } = deck.data.intel[title]
  return copies > 1 ? `${id}#${card - deck.intelTitle.indexOf(title) + 1}` : id
}

const hex = (root: Root): string => root.map(word => (word >>> 0).toString(16).padStart(8, '0')).join('')

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
      shuffles: hex(s.shuffles),
      reshuffles: hex(s.reshuffles),
      firsts: hex(s.firsts),
    },
    acts: [...s.acts],
  }
}

/** A pile from which named cards are taken, and the rest dealt. */
function pile(n: number, nameOf: (card: number) => string, idOf: (card: number) => string, key: string) {
  const left = Array.from({ length: n }, (_, card) => card)
  const take = (name: string): number => {
    const exact = left.findIndex(card => nameOf(card) === name)
    const at = exact >= 0 ? exact : left.findIndex(card => idOf(card) === name)
    if (at < 0) throw new Fault(key, { name })
    const [card] = left.splice(at, 1)
    return card
  }
  return { left, take, all: (names: readonly string[] | undefined) => (names ?? []).map(take) }
}

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
  )
  const byId = (cards: readonly { readonly id: string }[], key: string) =>
    pile(
      cards.length,
      card => cards[card].id,
      card => cards[card].id,
      key,
    )
  const assets = byId(data.assets, 'position.asset')
  const plots = byId(data.plots, 'position.plot')
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
    const root = (text: string): Root => {
      const word = (at: number) => Number.parseInt(text.slice(at, at + 8), 16) | 0
      return [word(0), word(8), word(16), word(24)]
    }
    s.shuffles = root(given.luck.shuffles)
    s.reshuffles = root(given.luck.reshuffles)
    s.firsts = root(given.luck.firsts)
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

/** Refuse what no game could come to. */
function possible(deck: Deck, s: State): void {
  const must = (fits: boolean, key: string, values: Record<string, string | number> = {}) => {
    if (!fits) throw new Fault(key, values)
  }
  const ids = s.threats.map(({ id }) => id)
  must(new Set(ids).size === ids.length, 'position.threat-twice')
  must(
    ids.every(id => id < s.nextThreat),
    'position.next-threat',
  )
  must(
    s.threats.every(({ organization, plot }) => organization >= 0 && plot >= 0),
    'position.no-cards',
  )
  must(
    s.threats.every(({ looks, cards }) => looks.every((value, i) => i % 3 !== 1 || value <= cards.length)),
    'position.looks',
  )
  must(
    s.players.every(({ leads }) => leads >= 0),
    'position.leads',
    { most: LEADS },
  )
  must(
    s.ending !== 0 ||
      (s.agency < TRACK && s.terrorist < TRACK) ||
      s.stack.some(({ step }) => step.startsWith('end.') || step.startsWith('analysis.') || step === 'effects'),
    'position.track-full',
  )
  must(s.analysing < 0 || s.spaces.indexOf(s.analysing) < 0, 'position.analysed-on-board')
  const isThere = (id: number) => ids.includes(id)
  must(
    s.pending.every(
      (id, i) => isThere(id) && id !== s.analysing && !s.spaces.includes(id) && s.pending.indexOf(id) === i,
    ),
    'position.pending',
  )
  // Once the Intel is placed, the case may be gone: nobody asks for it any more.
  const isPlacing = (s.done & PLACED) === 0 || s.stack.some(({ step }) => step.startsWith('intel.'))
  must(s.placedOn < 0 || !isPlacing || isThere(s.placedOn), 'position.placed-on', { threat: s.placedOn })
  must(s.shown <= s.order.length, 'position.shown')
  must(
    [...s.cancelled, ...s.sniped].every(place => place < s.shown),
    'position.shown',
  )
  must(endings[s.ending] !== 'points' || s.scores.length === s.players.length, 'position.scores')
  must((s.ending === 0) === s.stack.length > 0, 'position.next')
  const [fault] = conserved(deck, s)
  must(fault === undefined, 'position.cards', { fault: fault ?? '' })
}
