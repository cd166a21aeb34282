import type { CallToolResult } from '@modelcontextprotocol/sdk/types.js'
import * as z from 'zod'
import { Fault } from '../../engine/game.ts'
import { line, tally, word } from '../../games/bounded.ts'
import { type Context, gameSay } from '../context.ts'
import { isMistake, sentence } from '../errors.ts'
import type { Playing, Seat } from './seat.ts'

/** What an assistant has before it: the one seat it has taken, and how it is told of it. */
export interface Assistant {
  readonly context: Context
  /** Throws where no seat was taken. */
  here(): Seat
  /** Throws where no match has begun. */
  playing(): Playing
  sitDown(seat: Seat): void
  rise(): void
  /** What has happened, how it stands, and what is asked, a line each. */
  told(): string[]
  answer(lines: readonly string[], withView?: boolean): CallToolResult
  lookAround(withView?: boolean): CallToolResult
  /** A refusal is an answer too: a sentence that can be acted on, with what is asked. */
  attempt(work: () => CallToolResult | Promise<CallToolResult>): Promise<CallToolResult>
  /** Comes back when this seat is asked, or it is over, or the time is. */
  wait(seconds: number): Promise<void>
}

/** More than any question has. */
const MOST_OPTIONS = 1000
const seats = z.array(tally).max(6)
export const resultSchema = z.object({
  phase: z.enum(['nothing', 'lobby', 'playing', 'over', 'gone']),
  game: word.optional(),
  seat: tally.optional().describe('Your seat, counted from 0.'),
  decision: z
    .object({
      kind: word,
      question: line,
      options: z.array(z.object({ name: word, label: line, odds: line })).max(MOST_OPTIONS),
    })
    .nullable()
    .optional(),
  waiting: seats.optional().describe('The seats that must choose now.'),
  view: z.unknown().optional().describe('All that your seat sees (docs/VIEWS.md); only where it was asked for.'),
  outcome: z.object({ winners: seats, cause: word, rule: word }).nullable().optional(),
})
type Result = z.infer<typeof resultSchema>

export function openAssistant(context: Context): Assistant {
  const { say } = context
  let seat: Seat | null = null

  const here = (): Seat => {
    if (!seat) throw new Fault('mcp.no-seat')
    return seat
  }
  const playing = (): Playing => {
    const found = here()
    const gone = found.gone()
    const now = found.playing()
    if (!now) throw gone ?? new Fault('lobby.not-started')
    return now
  }
  const sitDown = (next: Seat): void => {
    seat?.leave()
    seat = next
  }

  const stateOf = (withView: boolean): Result => {
    const now = seat?.playing()
    if (!seat) return { phase: 'nothing' }
    const game = seat.pack.id
    if (!now) return { phase: seat.gone() ? 'gone' : 'lobby', game }
    const { session, account } = now
    const outcome = session.outcome()
    return {
      phase: outcome ? 'over' : seat.gone() ? 'gone' : 'playing',
      game,
      seat: Math.max(0, session.seat),
      decision: account.asked(),
      waiting: [...session.waiting()],
      ...(withView ? { view: session.view() } : {}),
      outcome: outcome && { ...outcome, winners: [...outcome.winners] },
    }
  }
  const told = (): string[] => {
    if (!seat) return [say('mcp.no-seat')]
    const now = seat.playing()
    const gone = seat.gone()
    const last = gone ? [sentence(say, null, gone)] : []
    if (!now) return [...seat.lobby(), ...last]
    const { account, session } = now
    const isAway = session.standing() === 'away'
    return [
      ...account.news(),
      '',
      ...account.standing(),
      '',
      ...account.question(),
      ...now.debrief(),
      ...(isAway ? [say('join.away')] : []),
      ...last,
    ]
  }
  const answer = (lines: readonly string[], withView = false): CallToolResult => ({
    content: [{ type: 'text', text: lines.join('\n').trim() }],
    structuredContent: stateOf(withView),
  })
  const lookAround = (withView = false): CallToolResult => answer(told(), withView)

  const attempt = async (work: () => CallToolResult | Promise<CallToolResult>): Promise<CallToolResult> => {
    try {
      return await work()
    } catch (error) {
      if (!isMistake(error)) throw error
      const speaker = seat?.playing()?.session.speaker ?? null
      const words = seat ? gameSay(context, seat.pack) : say
      return { ...answer([sentence(words, speaker, error)]), isError: true }
    }
  }

  const wait = (seconds: number): Promise<void> =>
    new Promise(done => {
      const isEnough = (): boolean => {
        if (!seat || seat.gone()) return true
        const now = seat.playing()
        return now !== null && (now.session.decision() !== null || now.session.outcome() !== null)
      }
      if (isEnough()) return done()
      const end = (): void => {
        clearTimeout(late)
        stop()
        done()
      }
      const late = setTimeout(end, seconds * 1000)
      const stop = here().subscribe(() => isEnough() && end())
    })

  const rise = (): void => {
    seat?.leave()
    seat = null
  }
  return { context, here, playing, sitDown, rise, told, answer, lookAround, attempt, wait }
}
