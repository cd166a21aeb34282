import type { Viewer } from '../../../engine/game.ts'
import type { Deck } from '../cards/deck.ts'
import { price } from '../rules/spend.ts'
import type { Play } from '../rules/state.ts'
import { testDice } from '../rules/test.ts'
import { endings, HIDDEN, phases, standings } from '../vocabulary.ts'
import { type StepSeen, stepSeen } from './asked.ts'

/** The version of what is below: programs are told it before the first view. */
export const VIEW_FORMAT = 'negotiator-view@2'

export interface DemandSeen {
  readonly kind: 'major' | 'escape'
  readonly standing: (typeof standings)[number]
  /** Its name, once it is known. */
  readonly card: string | null
}

/** What a viewer may see, by name. Built by listing; nothing is here because it was not taken out. */
export interface View {
  readonly abductor: string
  readonly turn: number
  readonly phase: (typeof phases)[number]
  readonly threat: number
  readonly points: number
  readonly hostages: { readonly zone: number; readonly saved: number; readonly killed: number }
  /** Titles, one entry a card, cheapest first. */
  readonly hand: readonly string[]
  readonly supply: readonly string[]
  readonly played: readonly string[]
  readonly gone: readonly string[]
  readonly demands: readonly DemandSeen[]
  readonly minors: readonly string[]
  readonly terror: {
    readonly left: number
    /** The card being carried out. */
    readonly resolving: string | null
    readonly discard: readonly string[]
    readonly gone: readonly string[]
    /** The next card, if this viewer has looked at it. */
    readonly next: string | null
    readonly looked: number
  }
  /** Demands that left the game: those that were known are named. */
  readonly demandsGone: readonly DemandSeen[]
  /** The dice of the test under way, which were rolled again, how many 4s were converted; and the next test's dice. */
  readonly test: {
    readonly dice: readonly number[]
    readonly rerolled: readonly number[]
    readonly converted: number
    readonly next: number
  }
  readonly modifiers: { readonly nextDice: number; readonly talkDice: number; readonly fours: boolean }
  readonly prices: Readonly<Record<string, number>>
  readonly second: boolean
  readonly escaping: boolean
  readonly cutOff: boolean
  readonly last: boolean
  readonly rolls: number
  readonly ending: (typeof endings)[number]
  /** The question that stands; null once the game is over. */
  readonly asked: StepSeen | null
  /** What has begun and goes on once it is answered, the next one first. */
  readonly waiting: readonly StepSeen[]
}

const titles = (deck: Deck, counts: readonly number[]): string[] => {
  const names: string[] = []
  for (let title = 0; title < counts.length; title++)
    for (let copy = 0; copy < counts[title]; copy++) names.push(deck.data.conversation[title].id)
  return names
}

/** The Zone is empty: one more release captures the abductor (N-25), also if the last hostage was killed (N-29). */
export const canCapture = ({ hostages, second, ending }: View): boolean =>
  hostages.zone === 0 && !second && ending === 'playing'

const terrorNames = (deck: Deck, cards: readonly number[]): string[] =>
  cards.map(card => deck.terror[deck.terrorTitle[card]].card.id)

/** What a viewer may see. Once it is `over`, by the rules or not, what lies face down is turned up. */
export function viewOf(play: Play, viewer: Viewer, over = play.s.ending !== 0): View {
  const { s, deck } = play
  const demandSeen = (demand: number, standing: number): DemandSeen => ({
    kind: demand < deck.escapeBase ? 'major' : 'escape',
    standing: standings[standing],
    card: standing === HIDDEN && !over ? null : deck.demands[demand].id,
  })
  const prices: Record<string, number> = {}
  for (let title = 0; title < deck.titles; title++) prices[deck.data.conversation[title].id] = price(play, title)
  const [next, ...waiting] = s.stack.map(frame => stepSeen(deck, frame)).reverse()
  return {
    abductor: deck.abductors[s.abductor].id,
    turn: s.turn,
    phase: phases[s.phase],
    threat: s.threat,
    points: s.points,
    hostages: { zone: s.zone, saved: s.saved, killed: s.killed },
    hand: titles(deck, s.hand),
    supply: titles(deck, s.supply),
    played: titles(deck, s.played),
    gone: titles(deck, s.gone),
    demands: s.demands.map((demand, i) => demandSeen(demand, s.standing[i])),
    minors: terrorNames(deck, s.minors),
    terror: {
      left: s.terror.length,
      resolving: terrorNames(deck, s.resolving).at(0) ?? null,
      discard: terrorNames(deck, s.terrorDiscard),
      gone: terrorNames(deck, s.terrorGone),
      next: s.looked > 0 && viewer === 0 ? terrorNames(deck, s.terror.slice(-1))[0] : null,
      looked: s.looked,
    },
    demandsGone: s.demandsGone.map((demand, i) => demandSeen(demand, s.goneStanding[i])),
    test: { dice: s.dice.slice(), rerolled: s.rerolled.slice(), converted: s.converted, next: testDice(play) },
    modifiers: { nextDice: s.nextDice, talkDice: s.talkDice, fours: s.fours },
    prices,
    second: s.second,
    escaping: s.escaping,
    cutOff: s.cutOff,
    last: s.last,
    rolls: s.rolls,
    ending: endings[s.ending],
    asked: next ?? null,
    waiting,
  }
}
