import type { Exchange, Json, Path, Viewer } from '../../../engine/game.ts'
import type { Deck } from '../cards/deck.ts'
import { RESHUFFLES } from '../rules/piles.ts'
import { isPlacing } from '../rules/placing.ts'
import type { State, Threat } from '../rules/state.ts'

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
const MANY_CARDS = 8
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
    const sets: { path: Path; value: number }[] = []
    const put = (path: Path, card: number) =>
      sets.push({ path, value: path[0] === 'placing' ? deck.intelTitle[card] : card })
    for (const path of a.paths) put(path, b.card)
    for (const path of b.paths) put(path, a.card)
    exchanges.push({ key: `${name} ${Math.min(a.card, b.card)}~${Math.max(a.card, b.card)}`, sets })
  }
  const allPairs = (name: string, places: readonly Unseen[]): void => {
    for (const [i, a] of places.entries()) for (const b of places.slice(i + 1)) exchange(name, a, b)
  }
  const pairs = (name: string, places: readonly Unseen[]): void => {
    if (places.length <= MANY_CARDS) {
      allPairs(name, places)
      return
    }
    const lying: (Unseen | undefined)[] = []
    for (const place of places) lying[place.card] = place
    for (const a of places)
      for (const apart of APART) {
        const b = lying[a.card + apart]
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
    if (placed >= 0 && isPlacing(s.stack.at(-1)?.step) === 'hidden')
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
  for (const [i, root] of (['shuffles', 'reshuffles', 'firsts'] as const).entries())
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
