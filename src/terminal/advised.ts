import type { Advice } from '../bots/advisor/advice.ts'
import type { GameEvent } from '../engine/game.ts'
import { adviceLines, type SaidAdvice, sayAdvice } from '../host/advisor/lines.ts'
import { namesOf } from './names.ts'
import type { Session } from './session.ts'

/** What the advisor makes of the question that stands, as data and in words. */
async function advised<State, View, Event extends GameEvent>(
  session: Session<State, View, Event>,
  iterations: unknown,
): Promise<{ readonly advice: Advice; readonly said: SaidAdvice }> {
  const { say, speaker, seat } = session
  const advice = await session.advise(iterations)
  return { advice, said: sayAdvice(say, speaker, namesOf(session.seats()), session.view(), seat, advice) }
}

/** The same in lines. */
export async function advisedLines<State, View, Event extends GameEvent>(
  session: Session<State, View, Event>,
  iterations: unknown,
): Promise<string[]> {
  const { said } = await advised(session, iterations)
  return adviceLines(session.say, said)
}

/** The same for a program: what it can count with, and the sentences beside it. */
export async function advisedMessage<State, View, Event extends GameEvent>(
  session: Session<State, View, Event>,
  iterations: unknown,
): Promise<object> {
  const { advice, said } = await advised(session, iterations)
  return {
    type: 'advisor',
    by: advice.by,
    iterations: advice.iterations,
    best: advice.best.map(({ name, chance, why }, at) => ({ name, chance, why, text: said.best[at].why })),
    belief: advice.belief.map(({ seat, agendas, evidence }, at) => ({
      seat,
      agendas,
      evidence: evidence.map((one, n) => ({ ...one, text: said.belief[at].evidence[n] })),
    })),
  }
}
