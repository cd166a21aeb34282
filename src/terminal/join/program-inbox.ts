import { randomBytes } from 'node:crypto'
import { type Bot, USUAL_BUDGET } from '../../bots/bot.ts'
import { stream } from '../../engine/chance.ts'
import type { GameEvent } from '../../engine/game.ts'
import { rootsOf } from '../../seed/roots.ts'
import type { Arrival, Inbox } from '../lines/inbox.ts'
import { newsSince, type Session } from '../session.ts'

/** A program in the place of whoever types at a table elsewhere. */
export interface ProgramInbox extends Inbox {
  /** The match has begun: from now on it answers whatever its seat is asked. */
  sit<State, View, Event extends GameEvent>(session: Session<State, View, Event>, bot: Bot<unknown>): void
}

/** A program in a seat: by which command, how long it has for a choice, and how often it has slipped. */
export interface SeatedProgram {
  readonly command: string
  readonly limitMs: number
  readonly inbox: ProgramInbox
  slips: number
}

/** What answers the questions of one match, each once: the name of an option, or null where nothing is asked. */
type Answering = () => Promise<string | null>

/** What is refused, such as while the table is paused, is tried again when something has come from there. */
export function programInbox(): ProgramInbox {
  let answer: Answering = async () => null
  let isNews = false
  /** Something was sent, and nothing has come since. */
  let isSent = false
  let awake = (): void => {}
  return {
    sit(session, bot) {
      answer = answering(session, bot)
    },
    wake() {
      isNews = true
      awake()
    },
    async next(): Promise<Arrival> {
      for (;;) {
        if (isNews) {
          isNews = false
          isSent = false
          return 'news'
        }
        const line = isSent ? null : await answer()
        // While it thought its question may have gone.
        if (isNews) continue
        if (line !== null) {
          isSent = true
          return { line }
        }
        await new Promise<void>(done => {
          awake = done
        })
      }
    },
  }
}

function answering<State, View, Event extends GameEvent>(
  session: Session<State, View, Event>,
  bot: Bot<unknown>,
): Answering {
  const { game, seat } = session
  const mind = bot.open(seat, Math.max(1, session.seats().length))
  // What happens at the table has chance of its own there: nothing here depends on what the stand-in draws.
  const random = stream(rootsOf(randomBytes(16).toString('hex'), ['bot']).bot)
  const nameOf = (option: number): string => game.nameOf(option)
  let heard: readonly Event[] = []
  let said = 0
  let answered: { readonly question: string; readonly name: string } | null = null

  return async () => {
    const decision = session.standing() === 'here' ? session.decision() : null
    if (!decision) return null
    const question = JSON.stringify([session.choices(), decision])
    if (answered?.question === question) return answered.name
    const events = session.events()
    mind.told(newsSince(heard, events), session.talk().slice(said))
    heard = events
    said = session.talk().length
    const ask = { decision, view: session.view, explain: session.explanation, nameOf, random }
    answered = { question, name: nameOf(await mind.choose(ask, USUAL_BUDGET)) }
    return answered.name
  }
}
