import { asks, type Bot, type Mind, USUAL_BUDGET } from '../bots/bot.ts'
import { STAND_IN } from '../bots/names.ts'
import { stream } from '../engine/chance.ts'
import { Fault, type GameEvent, type Seat } from '../engine/game.ts'
import type { AnyGame } from '../games/index.ts'
import { rootsOf } from '../seed/roots.ts'
import type { Match } from '../table/match.ts'
import { dueOf, type Input, questionOf } from '../table/step.ts'
import { nextSpeech, type Speech } from './speech.ts'
import { type Told, toldTo } from './told.ts'
import { type After, wordsToCome } from './words-to-come.ts'

type Running = Match<unknown, GameEvent>

/** What the bots of a match need of it. */
export interface Thinking {
  readonly game: AnyGame
  match(): Running
  think(game: AnyGame, kind: string): Promise<Bot<unknown>>
  /** False where it was taken before. */
  act(input: Input): Promise<boolean>
  /** Where bots speak at the pace of people: does something later. */
  readonly after?: After | undefined
  /** Lets the bots go on. */
  readonly wake?: () => void
}

/** What came of letting a bot choose: it did, none is asked, somebody else has let it choose, or it hears the others out. */
export type Chosen = 'chosen' | 'none' | 'elsewhere' | 'listening'

export interface Minds {
  /** Lets the next bot speak that has something to say, or the next that is asked choose. */
  next(): Promise<Chosen>
  /** One after the other, until none has anything to do; whether one of them has again. */
  goOn(isClosed: () => boolean, isShared: boolean | undefined): Promise<boolean>
  /** What has happened reaches every bot that has been asked before: the others hear it all when they are. */
  told(toSeat: (seat: Seat) => readonly Told[]): void
}

/** The bots of one match: each has one mind from its first question on, and is told what its seat is told. */
export function openMinds({ game, match, think, act, after, wake }: Thinking): Minds {
  const minds = new Map<Seat, Promise<Mind<unknown>>>()
  /** What has been said, or is not going to be. */
  const past = new Set<string>()
  const words = after ? wordsToCome(game, match, past, after, wake) : null
  const put = asks(game)

  const mindAt = (seat: Seat, kind: string): Promise<Mind<unknown>> => {
    const known = minds.get(seat)
    if (known) return known
    const heard = heardIn(toldTo(game, match(), seat))
    const players = match().record.seats.length
    const opened = think(game, kind).then(bot => {
      const mind = bot.open(seat, players)
      mind.told(...heard)
      return mind
    })
    minds.set(seat, opened)
    // A bot that could not be loaded is loaded again when it is asked again.
    opened.catch(() => minds.delete(seat))
    return opened
  }

  async function speak({ seat, to, id, random }: Speech): Promise<Chosen> {
    const { choices, seats } = match().record
    const mind = await mindAt(seat, seats[seat].bot ?? STAND_IN)
    const { record, settled } = match()
    // The game has gone on while it was loaded: this moment is over.
    if (record.choices.length !== choices.length) return 'chosen'
    const said = record.talk
    const claim = await mind.speak?.({ view: () => game.view(settled, seat), said, to, random })
    past.add(id)
    if (claim === undefined) return 'chosen'
    const sent = { seat, by: 'bot', id: `bot:${id}` } as const
    const known = record.choices.length
    try {
      const isTaken = await act(
        to === null ? { ...sent, type: 'claim', claim, after: known } : { ...sent, type: 'answer', to, answer: claim },
      )
      return isTaken ? 'chosen' : 'elsewhere'
    } catch (error) {
      // While it was thinking the game has gone on, or its case has gone: it is not said any more.
      if (!(error instanceof Fault)) throw error
      return 'chosen'
    }
  }

  const minding: Minds = {
    async goOn(isClosed, isShared) {
      let chosen: Chosen = 'chosen'
      let known = 0
      while (!isClosed() && chosen === 'chosen') {
        known = match().log.length
        chosen = await minding.next()
      }
      // Somebody may have been asked while the last of them was found to have nothing to do.
      const due = dueOf(match())
      if (chosen === 'listening') return false
      const isMore = (due !== null && due.what !== 'time') || match().log.length > known
      return isMore && (chosen !== 'elsewhere' || !isShared)
    },
    async next() {
      const speech = words ? words.next() : nextSpeech(game, match(), past)
      if (speech) return speak(speech)
      const due = dueOf(match())
      if (!due || due.what === 'time') return 'none'
      if (words?.isAwaited()) return 'listening'
      const { seat } = due
      const sitting = match().record.seats[seat]
      const mind = await mindAt(seat, sitting?.bot ?? STAND_IN)
      const asked = match()
      const { record } = asked
      const state = record.draft[0]?.seat === seat ? asked.state : asked.settled
      const decision = game.decisions(state).find(one => one.seat === seat)
      if (!decision) return 'chosen'
      // What a bot draws comes from the seed and the number of the choice: a game gone on with is the game that was left.
      const number = record.choices.length + record.draft.length
      const random = stream(rootsOf(`${record.seed}/${number}`, ['bot']).bot)
      const option = await mind.choose(put(state, decision, random), USUAL_BUDGET)
      const question = questionOf(asked, seat)
      // A program of somebody's own that nobody starts, or that can no longer go on, is stood in for.
      const isStoodIn = due.what === 'autopilot' || (mind.standsIn?.() ?? sitting?.program === true)
      try {
        const isTaken = await act({
          ...{ type: 'choose', seat, choices: [game.nameOf(option)], question },
          // Should two hosts of one match both let it choose, the first answer stands. What the autopilot does has no
          // name: few are remembered for a seat, and its player may send again what they had no answer to.
          ...(isStoodIn ? { by: 'autopilot' } : { id: `bot:${question}` }),
        })
        return isTaken ? 'chosen' : 'elsewhere'
      } catch (error) {
        // While it was thinking its question has gone: it is asked again, if it still is.
        if (!(error instanceof Fault && error.key === 'match.other-question')) throw error
        return 'chosen'
      }
    },
    told(toSeat) {
      for (const [seat, mind] of minds) {
        const heard = heardIn(toSeat(seat))
        mind.then(
          one => one.told(...heard),
          () => {},
        )
      }
    },
  }
  return minding
}

/** Events and talk, apart: a mind knows what it saw, and weighs what was said. */
function heardIn(told: readonly Told[]): Parameters<Mind<unknown>['told']> {
  return [
    told.flatMap(one => ('event' in one ? [one.event] : [])),
    told.flatMap(one => ('talk' in one ? [one.talk] : [])),
  ]
}
