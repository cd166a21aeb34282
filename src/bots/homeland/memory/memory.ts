import type { Seat } from '../../../engine/game.ts'
import type { Deck } from '../../../games/homeland/cards/deck.ts'
import type { Event, EventKind } from '../../../games/homeland/events.ts'
import { IMMINENT, levels } from '../../../games/homeland/vocabulary.ts'
import type { Cards } from '../play/cards.ts'
import { cardsOf } from '../play/cards.ts'
import { type ActKind, payCategory, recruitCategories, swingCategory } from './acts.ts'
import { type Buckets, bucketsOf } from './buckets.ts'
import { settingOf } from './setting.ts'
import { openStyles } from './styles.ts'

/** A card on a case whose face is not known: who put it there (-1: the deck), in which setting, and which moles would have been open then. */
export interface Slot {
  readonly by: Seat | -1
  readonly setting: number
  readonly open: number
}

/** A case as its observer remembers it. */
export interface RememberedCase {
  readonly sophistication: number
  level: number
  lead: Seat | -1
  agents: number
  openAdds: number
  /** In which setting each card was put there, in their order; -1 for one from the deck. */
  settings: number[]
  /** Cards that no look has explained yet. */
  unseen: Slot[]
  /** Cards that were laid since and are known anyway: the observer's own, and open ones. */
  known: string[]
  /** All that the last look has told. */
  told: readonly string[]
  shown: string[]
}

/** All that is kept of what a seat was told. Plain data: told the same, it is the same. */
export interface Memory {
  readonly seat: Seat
  readonly cases: Record<number, RememberedCase>
  /** By seat. */
  readonly rep: number[]
  readonly clout: number[]
  players: number
  round: number
  agency: number
  terrorist: number
  analysed: number
  /** Which styles of a mole are out of cover now. */
  open: number
}

/** Who is told what tells something about somebody. */
export interface Witness {
  /** Somebody did something before everybody's eyes, of a kind and in a category of its own. */
  act(seat: Seat, kind: ActKind, category: number, open: number): void
  /** Faces came to light that lie in these slots, nobody knows which in which. The buckets are in no order. */
  faces(slots: readonly Slot[], buckets: readonly number[]): void
  /** The agency's track was the first to fill: all accuse now (M-29). */
  saved(): void
}

/** What a memory needs to know of the cards. */
export interface Printed {
  readonly cards: Cards
  readonly buckets: Buckets
}

/** Made once for each table size that is asked for. */
export function bySize<T>(make: (players: number) => T): (players: number) => T {
  const made: T[] = []
  return players => {
    made[players] ??= make(players)
    return made[players]
  }
}

export const printedOn = (deck: Deck, players: number): Printed => ({
  cards: cardsOf(deck, players),
  buckets: bucketsOf(deck, players),
})

/** A seat that has been told nothing yet. */
export const blank = (seat: Seat, players: number): Memory => ({
  seat,
  cases: {},
  // M-1: one of each to begin with.
  rep: new Array<number>(players).fill(1),
  clout: new Array<number>(players).fill(1),
  players,
  round: 0,
  agency: 0,
  terrorist: 0,
  analysed: -1,
  open: openStyles({ round: 0, agency: 0, terrorist: 0 }),
})

type Rememberer<Kind extends EventKind> = (
  memory: Memory,
  event: Extract<Event, { readonly kind: Kind }>,
  witness: Witness,
  printed: Printed,
) => void

const slot = ({ open }: Memory, by: Seat | -1, setting = 0): Slot => ({ by, setting, open })

const progressed = (memory: Memory): void => {
  memory.open = openStyles(memory)
}

/** In which setting an act on this case is, for this seat. */
export const settingIn = ({ sophistication, agents, openAdds, lead, level }: RememberedCase, seat: Seat): number =>
  settingOf({ sophistication, agents, openAdds, lead, roundsLeft: IMMINENT - level }, seat)

function add(memory: Memory, { cards }: Printed, id: number, organization: string, level: number): void {
  memory.cases[id] = {
    sophistication: cards.organization(organization).sophistication,
    level,
    ...{ lead: -1, agents: 0, openAdds: 0 },
    settings: [-1],
    unseen: [slot(memory, -1)],
    ...{ known: [], told: [], shown: [] },
  }
}

function fill(memory: Memory, id: number, n: number): void {
  const one = memory.cases[id]
  if (!one) return
  for (let i = 0; i < n; i++) {
    one.unseen.push(slot(memory, -1))
    one.settings.push(-1)
  }
}

function freed(memory: Memory, id: number): void {
  const one = memory.cases[id]
  if (one) one.lead = -1
}

/** All faces there are on a case have come to light: what is new among them lies in the slots that are not explained. */
function explain(one: RememberedCase, faces: readonly string[], witness: Witness, { buckets }: Printed): void {
  const fresh = [...faces]
  for (const id of [...one.told, ...one.known]) {
    const at = fresh.indexOf(id)
    if (at >= 0) fresh.splice(at, 1)
  }
  if (fresh.length > 0 && fresh.length === one.unseen.length) witness.faces(one.unseen, fresh.map(buckets.of))
  one.unseen = []
  one.known = []
  one.told = faces
}

function actOn(memory: Memory, seat: Seat, kind: ActKind, id: number, witness: Witness): void {
  const one = memory.cases[id]
  if (one) witness.act(seat, kind, settingIn(one, seat), memory.open)
}

function swung(memory: Memory, seat: Seat, isBlue: boolean, witness: Witness): void {
  const one = memory.cases[memory.analysed]
  if (one) witness.act(seat, 'swing', swingCategory(isBlue, one.lead === seat), memory.open)
}

function decided(memory: Memory, id: number, witness: Witness, printed: Printed): void {
  const one = memory.cases[id]
  if (one) explain(one, one.shown, witness, printed)
}

/** What each event leaves in memory; what is not here leaves nothing that the view does not show. */
const rememberers: { readonly [Kind in EventKind]?: Rememberer<Kind> } = {
  round(memory, { round }) {
    memory.round = round
    progressed(memory)
  },
  track(memory, { track, to }) {
    memory[track] = to
    progressed(memory)
  },
  rep(memory, { seat, to }) {
    memory.rep[seat] = to
  },
  clout(memory, { seat, to }) {
    memory.clout[seat] = to
  },
  'new-threat'(memory, { threat, organization, level }, _witness, printed) {
    add(memory, printed, threat, organization, levels.indexOf(level as (typeof levels)[number]))
  },
  'new-threat-now'(memory, { threat, organization }, _witness, printed) {
    add(memory, printed, threat, organization, IMMINENT)
  },
  advanced(memory) {
    for (const one of Object.values(memory.cases)) one.level = Math.min(IMMINENT, one.level + 1)
  },
  moved(memory, { threat, level }) {
    const one = memory.cases[threat]
    if (one) one.level = levels.indexOf(level as (typeof levels)[number])
  },
  claimed(memory, { seat, threat }, witness) {
    const one = memory.cases[threat]
    actOn(memory, seat, 'claim', threat, witness)
    if (one) one.lead = seat
  },
  'lead-returned': (memory, { threat }) => freed(memory, threat),
  'lead-taken': (memory, { threat }) => freed(memory, threat),
  reprimanded: (memory, { threat }) => freed(memory, threat),
  placed(memory, { seat, threat, card }, witness, { cards }) {
    const one = memory.cases[threat]
    if (!one) return
    const setting = settingIn(one, seat)
    witness.act(seat, 'place', setting, memory.open)
    one.settings.push(setting)
    if (card === null) one.unseen.push(slot(memory, seat, setting))
    else {
      one.known.push(card)
      if (seat !== memory.seat) one.openAdds += cards.adds(card)
    }
  },
  added: (memory, { threat, n }) => fill(memory, threat, n),
  reinforced: (memory, { threat, n }) => fill(memory, threat, n),
  'sent-agents'(memory, { seat, threat, n }, witness) {
    const one = memory.cases[threat]
    actOn(memory, seat, 'agents', threat, witness)
    if (one) one.agents += n
  },
  'sent-soldiers': (memory, { seat, threat }, witness) => actOn(memory, seat, 'soldiers', threat, witness),
  supplied(memory, { threat, what, n }) {
    const one = memory.cases[threat]
    if (one && what === 'agents') one.agents += n
  },
  'figures-left'(memory, { threat, what, n }) {
    const one = memory.cases[threat]
    if (one && what === 'agents') one.agents -= n
  },
  'looked-intel'(memory, { threat, cards }, witness, printed) {
    const one = memory.cases[threat]
    if (one && cards !== null) explain(one, cards, witness, printed)
  },
  analysis(memory, { threat }) {
    memory.analysed = threat
  },
  'turned-up'(memory, { threat, card }) {
    memory.cases[threat]?.shown.push(card)
  },
  swung: (memory, { seat, colour }, witness) => swung(memory, seat, colour === 'blue', witness),
  // Whoever takes out a red card helps.
  sniped: (memory, { seat, card }, witness, { cards }) => swung(memory, seat, cards.adds(card) < 0, witness),
  neutralised: (memory, { threat }, witness, printed) => decided(memory, threat, witness, printed),
  succeeded: (memory, { threat }, witness, printed) => decided(memory, threat, witness, printed),
  closed(memory, { threat }) {
    delete memory.cases[threat]
  },
  struck(memory, { seat, threat }, witness) {
    actOn(memory, seat, 'strike', threat, witness)
    delete memory.cases[threat]
  },
  traded: ({ open }, { seat, card }, witness, { buckets }) => witness.act(seat, 'trade', buckets.of(card), open),
  paid(memory, { seat, rep, clout }, witness) {
    witness.act(seat, 'recruit', recruitCategories.asset, memory.open)
    const category = payCategory(memory.rep[seat], memory.clout[seat], rep, clout)
    if (category !== null) witness.act(seat, 'pay', category, memory.open)
  },
  accusing: (_memory, { why }, witness) => {
    if (why === 'agency') witness.saved()
  },
  recruited: ({ open }, { seat, what }, witness) => witness.act(seat, 'recruit', recruitCategories[what], open),
}

/** One more event, as the seat was told it. */
export function remember(memory: Memory, event: Event, witness: Witness, printed: Printed): void {
  const rememberer = rememberers[event.kind] as Rememberer<EventKind> | undefined
  rememberer?.(memory, event, witness, printed)
}
