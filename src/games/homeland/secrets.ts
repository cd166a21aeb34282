import type { Exchange, Json, Path, Random, Root, Viewer } from '../../engine/game.ts'
import type { Deck } from './cards/deck.ts'
import { RESHUFFLES } from './rules/piles.ts'
import type { HomelandFrame, State, Threat } from './rules/state.ts'
import type { ThreatSeen, View } from './view.ts'
import { agendaCounts, agendas, endings } from './vocabulary.ts'

/** A card that a viewer cannot place: every place in the state that names it. */
interface Unseen {
  readonly card: number
  readonly paths: readonly Path[]
  /** The hand it is in. */
  readonly hand?: readonly number[]
}

/**
 * Of many cards not every pair is declared, there would be thousands; only those whose numbers are so far apart. Copies
 * of one title lie nearer to each other. Which pairs these are depends on nothing else, so a pair stays declared for as
 * long as both its cards stay unseen.
 */
const MANY = 8
const APART = [7, 17, 31, 53] as const

/**
 * What could be otherwise without the viewer lawfully knowing (M-4), from the rules and apart from the view: hands,
 * face-down and drawn assets, plots nobody showed this viewer, Intel on threats and who put it there, deck orders and
 * what left the game unseen, agendas and the spare, who will be first, other people's accusations, and all chance to
 * come. What a viewer has seen of a threat that was struck since is declared too: the view does not remember it.
 */
export function hidden(deck: Deck, s: State, viewer: Viewer): Exchange[] {
  const exchanges: Exchange[] = []
  // A card may be shown, discarded and shuffled in again by one choice: what was declared before is declared no more.
  const since = s.acts[RESHUFFLES]
  /** Choices name titles: with another copy in the same hand, the same choice would not play the same card. */
  const isOneOfTwo = (one: Unseen, other: Unseen): boolean =>
    one.hand?.some(card => {
      const title = deck.intelTitle[card]
      const isThird = card !== one.card && card !== other.card
      return isThird && (title === deck.intelTitle[one.card] || title === deck.intelTitle[other.card])
    }) ?? false
  const exchange = (name: string, a: Unseen, b: Unseen): void => {
    if (isOneOfTwo(a, b) || isOneOfTwo(b, a)) return
    exchanges.push({
      key: `${name} ${Math.min(a.card, b.card)}~${Math.max(a.card, b.card)}`,
      sets: [
        ...a.paths.map(path => ({ path, value: path[0] === 'placing' ? deck.intelTitle[b.card] : b.card })),
        ...b.paths.map(path => ({ path, value: path[0] === 'placing' ? deck.intelTitle[a.card] : a.card })),
      ],
    })
  }
  const allPairs = (name: string, places: readonly Unseen[]): void => {
    for (const [i, a] of places.entries()) for (const b of places.slice(i + 1)) exchange(name, a, b)
  }
  const pairs = (name: string, places: readonly Unseen[]): void => {
    if (places.length <= MANY) {
      allPairs(name, places)
      return
    }
    const lying = new Map(places.map(place => [place.card, place]))
    for (const a of places)
      for (const apart of APART) {
        const b = lying.get(a.card + apart)
        if (b) exchange(name, a, b)
      }
  }
  const zone = (path: Path, cards: readonly number[]): Unseen[] =>
    cards.map((card, i) => ({ card, paths: [[...path, i]] }))
  const over = s.ending !== 0
  const others = over ? [] : s.players.flatMap((player, seat) => (seat === viewer ? [] : [{ player, seat }]))

  const pool = [...zone(['intel'], s.intel), ...zone(['intelGone'], s.intelGone)]
  for (const { player, seat } of others) {
    const hand = zone(['players', seat, 'hand'], player.hand).map(one => ({ ...one, hand: player.hand }))
    const placed = seat === s.turn ? player.hand.findIndex(card => deck.intelTitle[card] === s.placing) : -1
    if (placed >= 0 && isPlacing(s.stack) === 'hidden')
      hand[placed] = { ...hand[placed], paths: [...hand[placed].paths, ['placing']] }
    pool.push(...hand)
  }
  if (!over)
    for (const [at, threat] of s.threats.entries()) {
      const { unseen, alike } = unseenOn(s, threat, at, viewer)
      pool.push(...unseen)
      for (const group of alike) allPairs(`who ${threat.id}`, group)
    }
  pairs(`intel ${since}:`, pool)

  // Few assets lie face down: each of them could be any other.
  const down = others.flatMap(({ player, seat }) => [
    ...zone(['players', seat, 'down'], player.down),
    ...zone(['players', seat, 'drawn'], player.drawn),
  ])
  const undrawn = zone(['assets'], s.assets)
  allPairs(`asset ${since}:`, down)
  for (const a of down) for (const b of undrawn) exchange(`asset ${since}:`, a, b)
  pairs(`asset ${since}:`, undrawn)
  const unseenPlots = s.threats.flatMap((threat, at) =>
    over || threat.id === s.analysing || (viewer !== 'observer' && (threat.plotSeen >> viewer) & 1)
      ? []
      : [{ card: threat.plot, paths: [['threats', at, 'plot']] }],
  )
  pairs(`plot ${since}:`, [...zone(['plots'], s.plots), ...zone(['plotGone'], s.plotGone), ...unseenPlots])
  pairs(`organization ${since}:`, zone(['organizations'], s.organizations))
  pairs('first', zone(['initiative'], s.initiative))
  if (!over) exchanges.push(...secretsOfPeople(s, viewer))
  for (const [i, root] of (['shuffles', 'reshuffles', 'picks', 'firsts'] as const).entries())
    exchanges.push({
      key: `${root} from ${s.acts[i]}`,
      sets: [{ path: [root], value: s[root].map(word => ~word) as Json }],
    })
  return exchanges
}

/** Agendas and the spare among each other, and accusations that are not revealed yet. */
function secretsOfPeople(s: State, viewer: Viewer): Exchange[] {
  const exchanges: Exchange[] = []
  const nobody = s.players.length
  const held = [
    ...s.players.flatMap(({ agenda }, seat) =>
      seat === viewer ? [] : [{ who: seat, agenda, path: ['players', seat, 'agenda'] as Path }],
    ),
    { who: nobody, agenda: s.spare, path: ['spare'] as Path },
  ]
  for (const [i, a] of held.entries())
    for (const b of held.slice(i + 1))
      if (a.agenda !== b.agenda)
        exchanges.push({
          key: `agendas ${a.who}~${b.who}`,
          sets: [
            { path: a.path, value: b.agenda },
            { path: b.path, value: a.agenda },
          ],
        })
  for (const [seat, { accuses }] of s.players.entries())
    if (seat !== viewer && accuses >= 0) {
      const instead = accuses === nobody ? (seat + 1) % nobody : nobody
      exchanges.push({ key: `accusation ${seat}`, sets: [{ path: ['players', seat, 'accuses'], value: instead }] })
    }
  return exchanges
}

/**
 * The cards on a threat: those whose face this viewer has not seen, and groups in which they may have seen every face
 * but cannot tell whose is whose (M-9, M-23): what came before each of their looks, and what came after the last.
 */
function unseenOn(s: State, threat: Threat, at: number, viewer: Viewer): { unseen: Unseen[]; alike: Unseen[][] } {
  const isAnalysed = threat.id === s.analysing
  const looks: number[] = []
  for (let i = 0; i < threat.looks.length; i += 3) if (threat.looks[i] === viewer) looks.push(threat.looks[i + 1])
  const unseen: Unseen[] = []
  const alike: Unseen[][] = [...looks, 0].map(() => [])
  for (let i = 0; i < threat.cards.length; i++) {
    const card = threat.cards[i]
    if (threat.by[i] === viewer || threat.known[i]) continue
    const lying: Unseen = { card, paths: [['threats', at, 'cards', i]] }
    const look = looks.findIndex(n => i < n)
    alike[look < 0 ? looks.length : look].push(lying)
    if (look >= 0) continue
    // In an analysis a card has a place in the shuffled order too.
    const place = isAnalysed ? s.order.indexOf(card) : -1
    if (place < 0) unseen.push(lying)
    else if (place >= s.shown) unseen.push({ card, paths: [...lying.paths, ['order', place]] })
  }
  return { unseen, alike }
}

function takeRandom(pool: number[], random: Random): number {
  const [taken] = pool.splice(random(pool.length), 1)
  return taken
}

/** A whole state that this view could belong to. */
export function resample(deck: Deck, view: View, random: Random): State {
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
  const titles = (counts: Readonly<Record<string, number>>): number[] =>
    Object.entries(counts).flatMap(([id, n]) => Array.from({ length: n }, () => takeTitle(id)))
  const some = (pool: number[], n: number): number[] => Array.from({ length: n }, () => takeRandom(pool, random))
  const me = view.viewer === 'observer' ? -1 : view.viewer

  // First everything that is known, so that none of it is dealt elsewhere.
  const intelDiscard = titles(view.discards.intel)
  const intelBurned = titles(view.gone.burnedIntel)
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
  const downs = shownOf.map(shown => shown?.down.map(asset))
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
    plot: plotsKnown[i] < 0 ? takeRandom(plotPool, random) : plotsKnown[i],
    lead: threat.lead,
    agents: threat.agents,
    soldiers: threat.soldiers,
    cards: laid[i].map(card => (card < 0 ? takeRandom(intelPool, random) : card)),
    by: threat.by.slice(),
    known: threat.by.map((_, j) => view.ending === 'playing' && threat.known?.[j] != null),
    plotSeen: (threat.plotSeenBy ?? []).reduce((bits, seat) => bits | (1 << seat), 0),
    looks: [...(threat.lookers ?? []), ...(threat.looks ?? []).map(look => ({ ...look, seat: me }))].flatMap(
      ({ seat, n, round }) => [seat, n, round],
    ),
  }))
  const agendaPool = agendaCounts[view.players.length].flatMap((n, agenda) => Array.from({ length: n }, () => agenda))
  const knownAgendas = view.players.map(({ agenda }) => {
    if (agenda === undefined) return -1
    const number = agendas.indexOf(agenda as (typeof agendas)[number])
    agendaPool.splice(agendaPool.indexOf(number), 1)
    return number
  })
  const players = view.players.map((player, seat) => ({
    agenda: knownAgendas[seat] < 0 ? takeRandom(agendaPool, random) : knownAgendas[seat],
    rep: player.rep,
    clout: player.clout,
    agents: player.agents,
    soldiers: player.soldiers,
    leads: player.leads,
    hand: hands[seat] ?? some(intelPool, player.hand),
    open: open[seat],
    down: downs[seat] ?? some(assetPool, player.down),
    up: up[seat],
    drawn: seat === me ? myDrawn : some(assetPool, player.drawn ?? 0),
    accuses: shownOf[seat]?.accuses ?? (player.accused ? random(view.players.length + 1) : -1),
  }))
  for (const [seat, player] of players.entries()) if (player.accuses === seat) player.accuses = view.players.length
  const analysed = threats.find(({ id }) => id === view.analysis?.threat)
  const turnedUp = shown.get(view.analysis?.threat ?? -1) ?? []
  const rest = analysed ? analysed.cards.filter(card => !turnedUp.includes(card)) : []
  const order = [...turnedUp, ...some(rest, rest.length)]
  // Somebody else is about to place a card: any card of theirs will do.
  const whose = isPlacing(view.stack)
  const placing =
    view.me?.placing != null
      ? data.intel.findIndex(({ id }) => id === view.me?.placing)
      : whose === null
        ? -1
        : deck.intelTitle[players[view.turn][whose === 'open' ? 'open' : 'hand'][0]]
  const intelGone = some(intelPool, view.gone.intel)
  const plotGone = some(plotPool, view.gone.plots)
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
    turn: view.turn,
    done: view.done,
    mustClaim: view.mustClaim,
    trades: view.trades,
    recruits: view.recruits,
    placedOn: view.placedOn,
    placing,
    used,
    reacted,
    spaces: view.spaces.slice(),
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
    intel: some(intelPool, view.decks.intel),
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
    stack: view.stack.slice(),
    shuffles: root(),
    reshuffles: root(),
    picks: root(),
    firsts: root(),
    acts: [0, 0, 0, 0],
  }
}

/** Is a card being placed, and is it one that everybody sees? */
function isPlacing(stack: readonly HomelandFrame[]): 'hidden' | 'open' | null {
  const step = stack[stack.length - 1]?.step
  return step === 'intel.case' ? 'hidden' : step === 'intel.case-open' ? 'open' : null
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
  for (const { n, cards: saw } of threat.looks ?? []) {
    const fresh = [...saw]
    for (const id of told) fresh.splice(fresh.indexOf(id), 1)
    const places: number[] = []
    for (let i = from; i < n; i++)
      if (cards[i] >= 0) fresh.splice(fresh.indexOf(titleOf(cards[i])), 1)
      else places.push(i)
    for (const id of fresh) cards[takeRandom(places, random)] = fetch(id)
    told = [...saw]
    from = n
  }
  const free = cards.flatMap((card, i) => (card < 0 ? [i] : []))
  for (const card of upLeft) cards[takeRandom(free, random)] = card
  return cards
}
