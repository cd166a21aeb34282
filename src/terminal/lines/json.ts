import * as z from 'zod'
import { Fault, type GameEvent, Illegal, type Refused } from '../../engine/game.ts'
import { shapeFault } from '../../games/shape.ts'
import { LONGEST_LINE_CHARACTERS, readJsonText } from '../../table/json-text.ts'
import { advisedMessage } from '../advised.ts'
import { sentence } from '../errors.ts'
import { companyOf } from '../join/company-lines.ts'
import { newsSince, type Session } from '../session.ts'
import { hearAnswers } from '../several/answering.ts'
import { type SeatTalk, spoken } from '../several/seat-talk.ts'
import { besideMessage, type CompanyInput, carryOutBeside, companyInput, MOST_IN_CHAIN } from './beside.ts'
import type { Inbox } from './inbox.ts'

export const PROTOCOL = 2

/** What is in them is for the table to read. */
const answerSchema = z.strictObject({
  to: z.int().min(0),
  answer: z.unknown().optional(),
  text: z.unknown().optional(),
})
const advisorSchema = z.strictObject({ iterations: z.number().optional() })
const noteSchema = z.strictObject({ about: z.unknown().optional(), text: z.unknown().optional() })

/**
 * JSON lines: a view and a decision out, an option name in; where several play, what is said at the table and the
 * seat's own notes both ways. docs/PROTOCOL.md has every message.
 */
export async function playJson<State, View, Event extends GameEvent>(
  session: Session<State, View, Event>,
  inbox: Inbox,
  write: (message: object) => void,
  hello: object,
  seatTalk: SeatTalk | null = null,
  ending: () => object = () => ({}),
): Promise<'over' | 'closed'> {
  const { game, say, speaker } = session
  /** What is asked; or who is waited for, where others play elsewhere. */
  const ask = (): void => {
    const decision = session.decision()
    if (!decision) {
      write({ type: 'waiting', seats: session.waiting() })
      return
    }
    const options = decision.options.map(option => ({ name: game.nameOf(option), parts: game.parts(option) }))
    write({ type: 'decision', decision: { seat: decision.seat, kind: decision.kind, options } })
  }
  let heard = 0
  const answers = hearAnswers(session.talk)
  /** What was said at the table since the last time, by whomever. */
  const listen = (): void => {
    const talk = seatTalk?.talk() ?? []
    for (const said of talk.slice(heard)) write({ type: 'talk', ...said, text: speaker.claim?.(said) ?? '' })
    heard = talk.length
    for (const to of answers.news())
      write({ type: 'answer', to, ...talk[to].answer, line: speaker.answer?.(talk[to]) ?? '' })
  }
  let besides = 0
  let around = ''
  /** Who is there and what they have written and decided beside the game since the last time. */
  const lookRound = (): void => {
    const { company } = session
    if (!company) return
    for (const { told: one, text } of company.heard().slice(besides)) write(besideMessage(one, text))
    besides = company.heard().length
    const { clock, nudge, ...now } = company.now()
    const seenNow = JSON.stringify([now, nudge, clock?.running, session.choices()])
    if (seenNow !== around) write({ type: 'people', ...now, ...(nudge ? { nudge } : {}), ...(clock ? { clock } : {}) })
    around = seenNow
  }
  const read = (): void =>
    write({ type: 'notes', notes: seatTalk?.notes().map(({ about, text }) => ({ about, text })) })
  let told: readonly Event[] = []
  let seen = ''
  let standing = session.standing()
  const sight = (): string =>
    JSON.stringify([session.view(), session.decision(), session.waiting(), session.outcome() !== null])
  /** What there is to see, and what is asked; false at the end. */
  const look = (): boolean => {
    listen()
    lookRound()
    const events = newsSince(told, session.events())
    told = session.events()
    seen = sight()
    write({ type: 'view', view: session.view(), events })
    const outcome = session.outcome()
    if (outcome === null) {
      ask()
      return true
    }
    const { seed, nonce = null } = session.revealed() ?? {}
    write({ type: 'end', outcome, seed, ...(nonce === null ? {} : { nonce }), ...ending() })
    return false
  }
  /** Something has come from elsewhere; false where nothing more can. */
  const hear = (): boolean => {
    if (session.standing() === 'gone') {
      // Where the table has ended the game, everything lies open from now on.
      if (sight() !== seen) write({ type: 'view', view: session.view(), events: newsSince(told, session.events()) })
      return false
    }
    if (session.standing() !== standing) {
      standing = session.standing()
      write({ type: 'connection', connected: standing === 'here' })
      // Whoever was cut off is told where they stand, whether or not anything has happened meanwhile.
      if (standing === 'here') return look()
    }
    if (sight() !== seen || newsSince(told, session.events()).length > 0) return look()
    listen()
    lookRound()
    return true
  }
  const obey = async (asked: Asked): Promise<boolean> => {
    if ('explain' in asked) write({ type: 'explanation', explanation: named(session.explanation()) })
    else if ('advisor' in asked) write(await advisedMessage(session, asked.advisor.iterations))
    else if ('claim' in asked) {
      await spoken(seatTalk).claim(asked.claim)
      listen()
    } else if ('answer' in asked) {
      const { to, answer, text } = asked.answer
      await spoken(seatTalk).answer(to, answer, text)
      listen()
    } else if ('note' in asked) {
      await spoken(seatTalk).note(asked.note.about, asked.note.text)
      read()
    } else if ('act' in asked) {
      await carryOutBeside(companyOf(session.company), asked.act)
      lookRound()
    } else {
      await ('undo' in asked ? session.undo() : session.choose(...asked.choose))
      return look()
    }
    ask()
    return true
  }

  write({ type: 'hello', protocol: PROTOCOL, view: game.viewFormat, ...hello })
  if (seatTalk && seatTalk.notes().length > 0) read()
  const stop = session.subscribe(inbox.wake)
  try {
    for (let goesOn = look(); goesOn; ) {
      const arrival = await inbox.next()
      if (arrival === 'closed') return 'closed'
      if (arrival === 'news') goesOn = hear()
      else if (arrival.line.trim() !== '')
        try {
          goesOn = await obey(understand(arrival.line))
        } catch (error) {
          if (!(error instanceof Fault || error instanceof Illegal)) throw error
          const rule = error instanceof Illegal ? { rule: error.reason.rule } : {}
          write({ type: 'error', error: sentence(say, speaker, error), key: keyOf(error), ...rule })
          ask()
        }
    }
    return session.outcome() === null ? 'closed' : 'over'
  } finally {
    stop()
  }
}

const keyOf = (error: Fault | Illegal): string => (error instanceof Illegal ? error.reason.key : error.key)

type Asked =
  | { readonly choose: readonly string[] }
  /** What only a table elsewhere takes. */
  | { readonly act: CompanyInput }
  | { readonly explain: true }
  | { readonly advisor: { readonly iterations?: number | undefined } }
  | { readonly undo: true }
  | { readonly claim: unknown }
  | { readonly answer: z.infer<typeof answerSchema> }
  | { readonly note: z.infer<typeof noteSchema> }

/** An option name as it is, or an object with one of what docs/PROTOCOL.md lists. */
function understand(line: string): Asked {
  if (line.length > LONGEST_LINE_CHARACTERS) throw new Fault('json.too-long', { most: LONGEST_LINE_CHARACTERS })
  const text = line.trim()
  if (!/^[{["]/.test(text)) return { choose: [text] }
  const given = jsonOf(text)
  if (typeof given === 'string') return { choose: [given] }
  if (typeof given === 'object' && given !== null && !Array.isArray(given) && Object.keys(given).length === 1) {
    const [[name, value]] = Object.entries(given)
    if (name === 'choose') return { choose: chainIn(value) }
    if (name === 'explain' && value === true) return { explain: true }
    if (name === 'advisor') return { advisor: value === true ? {} : shapedBy(advisorSchema, value, 'advisor') }
    if (name === 'undo' && value === true) return { undo: true }
    if (name === 'claim') return { claim: value }
    if (name === 'answer') return { answer: shapedBy(answerSchema, value, 'answer') }
    if (name === 'note') return { note: shapedBy(noteSchema, value, 'note') }
    const act = companyInput.safeParse(given)
    if (act.success) return { act: act.data }
  }
  throw new Fault('json.not-understood')
}

/** One option, or a chain of them that is taken whole or not at all. */
function chainIn(given: unknown): readonly string[] {
  const read = z
    .union([z.string().transform(one => [one]), z.array(z.string()).min(1).max(MOST_IN_CHAIN)])
    .safeParse(given)
  if (!read.success) throw new Fault('json.not-understood')
  return read.data
}

function jsonOf(text: string): unknown {
  try {
    return readJsonText(text, LONGEST_LINE_CHARACTERS)
  } catch (error) {
    if (!(error instanceof Fault) || error.key !== 'file.not-json') throw error
    throw new Fault('json.not-json', { example: '{"choose": "NAME"}' })
  }
}

function shapedBy<T>(schema: z.ZodType<T>, given: unknown, name: string): T {
  const read = schema.safeParse(given)
  if (!read.success) throw shapeFault(read.error, name)
  return read.data
}

/** Outside, an option is its name; the number stays inside. */
const named = (explanation: {
  readonly options: readonly { readonly name: string; readonly branches: readonly object[] }[]
  readonly refused: readonly Refused[]
}): object => ({
  options: explanation.options.map(({ name, branches }) => ({ name, branches })),
  refused: explanation.refused.filter(({ aside }) => !aside),
})
