import type { Seat } from '../../../engine/game.ts'
import type { Event, EventKind } from '../events.ts'
import {
  type Counts,
  type FaceDown,
  type IntelShuffle,
  type Knowledge,
  type PlayerKnown,
  type Span,
  type Stock,
  type ThreatKnown,
  without,
} from './knowledge.ts'

type Learner<Kind extends EventKind> = (known: Knowledge, event: Extract<Event, { readonly kind: Kind }>) => Knowledge

/** What each event adds to what is known; null where the view shows all of it for as long as it matters. */
const learners: { readonly [Kind in EventKind]: Learner<Kind> | null } = {
  began: null,
  agenda: null, // one's own stays in sight
  round: null, // who has been first since the last draw of seats is in sight
  'new-threat': (known, { threat }) => newThreat(known, threat),
  'new-threat-now': (known, { threat }) => newThreat(known, threat),
  'no-threat': null, // nothing is drawn where a deck and its discards are empty; Organizations lie open
  analysis: (known, { threat, plot }) => withPlot(known, threat, plot),
  'first-totals': null,
  'turned-up': (known, { threat, card }) => atThreat(known, threat, one => ({ ...one, shown: [...one.shown, card] })),
  gold: null,
  'gold-totals': null,
  'gold-idle': null,
  cancelled: null, // it stays on the threat
  totals: null,
  swung: null,
  sniped: (known, { card }) => ({
    ...known,
    threats: known.threats.map(one => (one.shown.includes(card) ? { ...one, shown: without(one.shown, card) } : one)),
    burnedIntel: [...known.burnedIntel, card],
  }),
  neutralised: null,
  succeeded: null,
  track: null,
  rep: null,
  clout: null,
  agents: null,
  soldiers: null,
  recruited: null,
  advantage: null,
  fallout: null,
  'global-fallout': null,
  declined: null,
  'no-effect': null, // there is none of it, as the view shows
  spared: null,
  'cannot-pay': null,
  'figures-left': null,
  'lead-returned': null,
  closed: (known, { threat }) => closed(known, threat),
  reshuffled: null, // whoever draws from an empty deck reshuffles it: those events are counted
  advanced: null,
  moved: null,
  turn: null,
  claimed: null,
  placed: (known, { seat, threat, card, open }) => placed(known, seat, threat, card, open),
  traded: (known, { seat, card }) => discarded(known, seat, card),
  paid: null,
  'drew-assets': (known, { seat, n }) => drewAssets(known, seat, n),
  kept: (known, { seat, discarded }) => kept(known, seat, discarded),
  'sent-agents': null,
  'sent-soldiers': null,
  supplied: null,
  'looked-plot': (known, { threat, plot }) => (plot === null ? known : withPlot(known, threat, plot)),
  'looked-intel': (known, { threat, cards }) =>
    cards === null
      ? known
      : atThreat(known, threat, one => ({ ...one, faces: cards, unseen: one.unseen.map(() => null) })),
  added: (known, { threat, n }) => added(known, threat, n),
  reinforced: (known, { threat, n }) => added(known, threat, n),
  activated: (known, { seat, asset }) => activated(known, seat, asset),
  used: null,
  burned: null, // what lay open, out of the game by name
  'took-asset': (known, { seat, asset, from }) => (from === null ? recovered(known, seat, asset) : known),
  struck: (known, { threat }) => struck(known, threat),
  exposed: (known, { seat, cards }) =>
    ofOther(known, seat, one => ({ ...one, first: [], last: [], down: [], open: [...one.open, ...cards] })),
  immune: null,
  reprimanded: null,
  'lead-taken': null,
  discarded: (known, { seat, card }) => discarded(known, seat, card),
  drew: (known, { seat, n, cards }) => drew(known, seat, n, cards),
  shifted: null,
  'taken-clout': null,
  accusing: null,
  'accusation-made': null, // whom, one's own view tells
  accused: null, // the view of a finished game has it all
  score: null,
  ended: null,
}

export function learn(known: Knowledge, event: Event): Knowledge {
  const learner = learners[event.kind] as Learner<EventKind> | null
  return learner === null ? known : learner(known, event)
}

const atThreat = (known: Knowledge, id: number, change: (one: ThreatKnown) => ThreatKnown): Knowledge => ({
  ...known,
  threats: known.threats.map(one => (one.id === id ? change(one) : one)),
})

/** What a viewer has themselves is in sight: of players only the others are kept account of. */
const ofOther = (known: Knowledge, seat: Seat, change: (one: PlayerKnown) => PlayerKnown): Knowledge =>
  seat === known.viewer
    ? known
    : { ...known, players: known.players.map((one, at) => (at === seat ? change(one) : one)) }

const withPlot = (known: Knowledge, id: number, card: string): Knowledge =>
  atThreat(known, id, one => ({ ...one, plot: { ...one.plot, card } }))

const plus = (counts: Counts, card: string, n: number): Counts => ({ ...counts, [card]: (counts[card] ?? 0) + n })

/** M-31: from the deck, which is made of its discards first when it is empty. */
function drawn(stock: Stock): Stock {
  if (stock.left > 0) return { ...stock, left: stock.left - 1 }
  const { discards, shuffledIn } = stock
  const shuffle = stock.shuffle + 1
  const now = Object.fromEntries(discards.map(card => [card, shuffle]))
  return { left: discards.length - 1, shuffle, discards: [], shuffledIn: { ...shuffledIn, ...now } }
}

function drawnIntel(known: Knowledge): Knowledge {
  const { left, shuffle, discards, shuffles } = known.intel
  if (left > 0) return { ...known, intel: { ...known.intel, left: left - 1 } }
  const inside = Object.values(discards).reduce((sum, n) => sum + n, 0)
  const now = { n: shuffle + 1, inside: discards, named: named(known) }
  const telling = joined([...shuffles, now], known)
  return { ...known, intel: { left: inside - 1, shuffle: now.n, discards: {}, shuffles: telling } }
}

/** Of two shuffles between which nothing was put anywhere that lies there unseen still, one can tell all that both can. */
function joined(shuffles: readonly IntelShuffle[], known: Knowledge): readonly IntelShuffle[] {
  const lasts = [
    ...known.gone.unseenIntel.map(([, last]) => last),
    ...known.players.flatMap(({ last }) => last),
    ...known.threats.flatMap(({ unseen }) => unseen.flatMap(span => (span === null ? [] : [span[1]]))),
  ]
  const kept: IntelShuffle[] = []
  for (const shuffle of shuffles) {
    const before = kept.at(-1)
    if (before === undefined || lasts.some(last => last >= before.n && last < shuffle.n)) kept.push(shuffle)
    else kept[kept.length - 1] = { ...shuffle, named: greater(before.named, shuffle.named) }
  }
  return kept
}

const greater = (one: Counts, other: Counts): Counts => {
  const most: Record<string, number> = { ...one }
  for (const [card, n] of Object.entries(other)) most[card] = Math.max(n, most[card] ?? 0)
  return most
}

/** All the Intel this viewer can name now, wherever it is. */
function named(known: Knowledge): Counts {
  let counts = known.intel.discards
  const add = (cards: readonly string[]): void => {
    for (const card of cards) counts = plus(counts, card, 1)
  }
  add(known.hand)
  add(known.burnedIntel)
  add(known.gone.intel)
  for (const { open } of known.players) add(open)
  for (const { faces, shown } of known.threats) {
    add(shown)
    add(shown.reduce(without, faces)) // known before it was turned up: one card, not two
  }
  return counts
}

function newThreat(known: Knowledge, id: number): Knowledge {
  const plots = drawn(known.plots)
  const plot: FaceDown = { card: null, shuffle: plots.shuffle }
  const threat: ThreatKnown = { id, plot, unseen: [], faces: [], shown: [] }
  const begun = { ...known, plots, threats: [...known.threats, threat] }
  const { left, discards } = known.intel
  return left > 0 || Object.values(discards).some(n => n > 0) ? added(begun, id, 1) : begun
}

function added(known: Knowledge, id: number, n: number): Knowledge {
  let now = known
  for (let i = 0; i < n; i++) {
    now = drawnIntel(now)
    now = laid(now, id, [now.intel.shuffle, now.intel.shuffle])
  }
  return now
}

const laid = (known: Knowledge, id: number, span: Span): Knowledge =>
  atThreat(known, id, one => ({ ...one, unseen: [...one.unseen, span] }))

/** Back to the open: its Plot, and all its Intel that was not sniped. */
function closed(known: Knowledge, id: number): Knowledge {
  const { plots, intel, threats } = known
  const threat = threats.find(one => one.id === id)
  if (threat === undefined) return known
  const { plot, shown } = threat
  return {
    ...known,
    threats: without(threats, threat),
    plots: plot.card === null ? plots : { ...plots, discards: [...plots.discards, plot.card] },
    intel: { ...intel, discards: shown.reduce((counts, card) => plus(counts, card, 1), intel.discards) },
  }
}

function struck(known: Knowledge, id: number): Knowledge {
  const { gone, threats } = known
  const threat = threats.find(one => one.id === id)
  if (threat === undefined) return known
  return {
    ...known,
    threats: without(threats, threat),
    gone: {
      plots: [...gone.plots, threat.plot],
      intel: [...gone.intel, ...threat.faces],
      unseenIntel: [...gone.unseenIntel, ...threat.unseen.filter(span => span !== null)],
    },
  }
}

/**
 * One card leaves a hand of which only the back is seen. Of those that stay, the earliest that each can be is what it
 * was, had the latest gone; and the latest it can be, had the earliest gone.
 */
const lessOne = (one: PlayerKnown): PlayerKnown => ({ ...one, first: one.first.slice(0, -1), last: one.last.slice(1) })

function placed(known: Knowledge, seat: Seat, id: number, card: string | null, isOpen: boolean): Knowledge {
  if (card === null) {
    const { first, last } = known.players[seat]
    return laid(ofOther(known, seat, lessOne), id, [first[0] ?? 0, last.at(-1) ?? known.intel.shuffle])
  }
  const there = atThreat(known, id, one => ({ ...one, unseen: [...one.unseen, null], faces: [...one.faces, card] }))
  if (seat === known.viewer) return { ...there, hand: without(known.hand, card) }
  return isOpen ? ofOther(there, seat, one => ({ ...one, open: without(one.open, card) })) : there
}

/**
 * Face up onto the discard pile. Where one copy of a title lies open and another is hidden, the event does not say
 * which it was: taken for the open one here, and put right by the view's count of the hand.
 */
function discarded(known: Knowledge, seat: Seat, card: string): Knowledge {
  const now = { ...known, intel: { ...known.intel, discards: plus(known.intel.discards, card, 1) } }
  if (seat === known.viewer) return { ...now, hand: without(known.hand, card) }
  return ofOther(now, seat, one => (one.open.includes(card) ? { ...one, open: without(one.open, card) } : lessOne(one)))
}

function drew(known: Knowledge, seat: Seat, n: number, cards: readonly string[] | null): Knowledge {
  let now = known
  for (let i = 0; i < n; i++) {
    now = drawnIntel(now)
    const from = now.intel.shuffle
    if (cards !== null) now = ownDrawn(now, cards[i], from)
    now = ofOther(now, seat, one => ({ ...one, first: [...one.first, from], last: [...one.last, from] }))
  }
  return now
}

function ownDrawn(known: Knowledge, card: string, from: number): Knowledge {
  const { intel } = known
  const shuffles = intel.shuffles.map(one => (one.n === from ? { ...one, inside: plus(one.inside, card, -1) } : one))
  return { ...known, hand: [...known.hand, card], intel: { ...intel, shuffles } }
}

function drewAssets(known: Knowledge, seat: Seat, n: number): Knowledge {
  let now = known
  for (let i = 0; i < n; i++) {
    const assets = drawn(now.assets)
    now = ofOther({ ...now, assets }, seat, one => ({ ...one, drawn: [...one.drawn, assets.shuffle] }))
  }
  return now
}

const shuffleOf = ({ assets }: Knowledge, card: string): number => assets.shuffledIn[card] ?? 0

/** The one that is discarded is named; what is kept comes from where the other one was drawn. */
function kept(known: Knowledge, seat: Seat, other: string | null): Knowledge {
  const now = ofOther(known, seat, one => {
    const [shuffle = 0] = other === null ? one.drawn : without(one.drawn, shuffleOf(known, other))
    return { ...one, drawn: [], down: [...one.down, { card: null, shuffle }] }
  })
  return other === null ? now : { ...now, assets: { ...now.assets, discards: [...now.assets.discards, other] } }
}

function recovered(known: Knowledge, seat: Seat, card: string): Knowledge {
  const assets = { ...known.assets, discards: without(known.assets.discards, card) }
  return ofOther({ ...known, assets }, seat, one => ({
    ...one,
    down: [...one.down, { card, shuffle: shuffleOf(known, card) }],
  }))
}

function activated(known: Knowledge, seat: Seat, card: string): Knowledge {
  const shuffle = shuffleOf(known, card)
  return ofOther(known, seat, one => {
    const named = one.down.findIndex(asset => asset.card === card)
    const at = named >= 0 ? named : one.down.findIndex(asset => asset.card === null && asset.shuffle === shuffle)
    return at < 0 ? one : { ...one, down: one.down.toSpliced(at, 1) }
  })
}
