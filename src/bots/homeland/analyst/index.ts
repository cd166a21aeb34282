import type { GameEvent, Seat } from '../../../engine/game.ts'
import type { Talk } from '../../../engine/talk.ts'
import type { Deck } from '../../../games/homeland/cards/deck.ts'
import type { Event } from '../../../games/homeland/events.ts'
import { ACCUSE, option } from '../../../games/homeland/options.ts'
import type { View } from '../../../games/homeland/view/view.ts'
import { type Agenda, agendas } from '../../../games/homeland/vocabulary.ts'
import type { Ask, Bot, Mind, Speaking } from '../../bot.ts'
import { type Belief, believe, type Posterior, sabotageBy } from '../belief/belief.ts'
import { type Likelihoods, likelihoodsFor } from '../belief/likelihoods.ts'
import { cardGuesses, type Mixture } from '../judge/guesses.ts'
import { judgeWith, partOf } from '../judge/judge.ts'
import { weights as standardWeights } from '../judge/weights.ts'
import { blank, bySize, type Memory, type Printed, printedOn, remember } from '../memory/memory.ts'
import { accusationShares, bestAccusation, type Deal } from '../play/accusing.ts'
import { answers } from '../play/answers.ts'
import { type Assessment, assess, type Judge } from '../play/assess.ts'
import type { Weights } from '../play/weights.ts'
import { hearing } from '../talk/hearing.ts'
import { type Temper, tempered, tempers } from '../talk/tempers.ts'
import { bestPart, type MoleStyle, type Onlooker, onlooker } from './mole.ts'

/** What an analyst has made of all it was told. */
export interface Understanding {
  readonly memory: Memory
  readonly belief: Belief
  /** For a mole: what anybody who looks on must believe. */
  readonly onlooker: Onlooker | null
}

function understand(
  printed: Printed,
  likelihoods: Likelihoods,
  seat: Seat,
  players: number,
  agenda: Agenda | null,
): Understanding {
  return {
    memory: blank(seat, players),
    belief: believe(players, seat, agenda, likelihoods),
    onlooker: agenda === 'mole' ? onlooker(printed, likelihoods, players) : null,
  }
}

function take({ memory, belief, onlooker }: Understanding, event: Event, printed: Printed): void {
  remember(memory, event, belief, printed)
  onlooker?.told(event)
}

/** A mind that can be asked what it makes of things: for whoever wants to know why. */
export interface AnalystMind extends Mind<View> {
  understanding(view: View): Understanding
  assess(ask: Ask<View>): Assessment
}

export interface Analyst extends Bot<View> {
  open(seat: Seat, players: number): AnalystMind
}

function mixtureIn(believed: Posterior, seat: Seat, open: number): Mixture {
  const [, opportunist] = believed.agendas[seat]
  const saboteur = sabotageBy(believed, seat, open)
  return [1 - opportunist - saboteur, opportunist, saboteur]
}

/**
 * A player who remembers. It keeps an exact belief over all deals of agendas and styles of a mole, made of everything
 * its seat was told; judges the cards of each player by it; and accuses whom it wins by accusing.
 */
export function analyst(
  deck: Deck,
  style: MoleStyle = 'best',
  weights: Weights = standardWeights,
  temper: Temper = tempers.even,
): Analyst {
  const sized = bySize(players => {
    const printed = printedOn(deck, players)
    return { printed, likelihoods: likelihoodsFor(printed), guesses: cardGuesses(printed) }
  })
  return {
    name: 'analyst',
    open(seat, players): AnalystMind {
      const { printed, likelihoods, guesses } = sized(players)
      const { cards } = printed
      /** Kept until the agenda is known. */
      const waiting: Event[] = []
      let mind: Understanding | null = null
      const heard = hearing(cards, players, seat)
      const posterior = (): Posterior | null => mind && heard.weigh(mind.belief.posterior())
      /** What is made of each seat, as long as the belief is the same and the same styles of a mole are out of cover. */
      let mixtures: Mixture[] = []
      let mixed: { readonly believed: Posterior | null; readonly open: number } = { believed: null, open: 0 }
      const mixtureOf = (other: Seat): Mixture => {
        const believed = posterior()
        if (mind === null || believed === null) return [1, 0, 0]
        const { open } = mind.memory
        if (mixed.believed !== believed || mixed.open !== open) {
          mixed = { believed, open }
          mixtures = []
        }
        mixtures[other] ??= mixtureIn(believed, other, open)
        return mixtures[other]
      }
      const suspicion = (): number => mind?.onlooker?.suspects(seat) ?? 0
      const unheard = judgeWith(
        printed,
        guesses,
        tempered(weights, temper),
        view => (style === 'best' ? bestPart(view, suspicion()) : partOf(style, view)),
        {
          mixtureOf,
          settingAt: ({ id }, place) => mind?.memory.cases[id]?.settings[place] ?? null,
          belief: posterior,
        },
      )
      const dealsNow = (): readonly Deal[] => {
        const believed = posterior()
        if (believed === null) return []
        return believed.hypotheses.map(({ agendas: dealt }, at) => ({ agendas: dealt, share: believed.shares[at] }))
      }
      const judge: Judge = {
        ...unheard,
        deals: dealsNow,
        guesses: (view, me) => heard.lean(unheard.guesses(view, me), posterior()),
      }
      /** What is believed depends on the agenda that was dealt: a position that was laid shows it with the first question. */
      const begin = (dealt: string | null | undefined): Understanding => {
        const agenda = agendas.find(one => one === dealt) ?? null
        const made = understand(printed, likelihoods, seat, players, agenda)
        for (const event of waiting.splice(0)) take(made, event, printed)
        mind = made
        return made
      }
      const understanding = (view: View): Understanding => mind ?? begin(view.me?.agenda)
      return {
        understanding,
        assess(ask) {
          understanding(ask.view())
          return assess(cards, judge, ask)
        },
        told(events: readonly GameEvent[], talk: readonly Talk[]) {
          heard.heard(talk)
          for (const event of events as readonly Event[]) {
            heard.told(event)
            if (mind) take(mind, event, printed)
            else waiting.push(event)
            if (event.kind === 'agenda' && event.seat === seat) begin(event.agenda)
          }
        },
        choose(ask: Ask<View>) {
          const { kind, options } = ask.decision
          if (options.length === 1) return options[0]
          const view = ask.view()
          understanding(view)
          if (kind !== 'end.accusing') return answers[kind](assess(cards, judge, ask))
          const wins = accusationShares(cards, view, seat, dealsNow(), ask.random)
          return option(ACCUSE, bestAccusation(wins, temper.leastAccusation))
        },
        async speak(speaking: Speaking<View>) {
          // Whoever only plays need not load it.
          const { nothingAsked, speech } = await import('../talk/speak.ts')
          const { view, random } = speaking
          const { belief } = mind ?? begin(view().me?.agenda)
          const believed = heard.weigh(belief.posterior()).agendas.map(([, , mole], at) => (at === seat ? 0 : mole))
          const assessed = assess(cards, judge, { decision: nothingAsked(seat), view, random })
          return speech(assessed, believed, temper, speaking)
        },
        belief: () => posterior()?.agendas.map(([, , mole]) => mole) ?? null,
      }
    },
  }
}
