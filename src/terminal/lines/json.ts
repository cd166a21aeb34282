import * as z from 'zod'
import { Fault, type GameEvent, Illegal, type Refused } from '../../engine/game.ts'
import { shapeFault } from '../../games/shape.ts'
import { LONGEST_LINE_CHARACTERS, readJsonText } from '../../table/json-text.ts'
import { sentence } from '../errors.ts'
import type { Session } from '../session.ts'
import { spoken, type Voice } from '../several/voice.ts'

export const PROTOCOL = 2

/** What is in it is for the table to read. */
const noteSchema = z.strictObject({ about: z.unknown().optional(), text: z.unknown().optional() })

/**
 * JSON lines: a view and a decision out, an option name in; where several play, what is said at the table and the
 * seat's own notes both ways. docs/PROTOCOL.md has every message.
 */
export async function playJson<State, View, Event extends GameEvent>(
  session: Session<State, View, Event>,
  lines: AsyncIterable<string>,
  write: (message: object) => void,
  hello: object,
  voice: Voice | null = null,
): Promise<'over' | 'closed'> {
  const { game, say, speaker } = session
  const ask = (): boolean => {
    const decision = session.decision()
    if (!decision) return false
    const options = decision.options.map(option => ({ name: game.nameOf(option), parts: game.parts(option) }))
    write({ type: 'decision', decision: { seat: decision.seat, kind: decision.kind, options } })
    return true
  }
  let heard = 0
  /** What was said at the table since the last time, by whomever. */
  const listen = (): void => {
    const talk = voice?.talk() ?? []
    for (const said of talk.slice(heard)) write({ type: 'talk', ...said, text: speaker.claim?.(said) ?? '' })
    heard = talk.length
  }
  const read = (): void => write({ type: 'notes', notes: voice?.notes().map(({ about, text }) => ({ about, text })) })
  const look = (events: readonly Event[]): boolean => {
    listen()
    write({ type: 'view', view: session.view(), events })
    if (ask()) return true
    const { seed, nonce } = session.match().record
    write({ type: 'end', outcome: session.outcome(), seed, ...(nonce === null ? {} : { nonce }) })
    return false
  }

  write({ type: 'hello', protocol: PROTOCOL, view: game.viewFormat, ...hello })
  if (voice && voice.notes().length > 0) read()
  if (!look(session.events())) return 'over'
  for await (const line of lines) {
    if (line.trim() === '') continue
    try {
      const asked = understand(line)
      if ('explain' in asked) {
        write({ type: 'explanation', explanation: named(session.explanation()) })
        ask()
      } else if ('undo' in asked) {
        await session.undo()
        look([])
      } else if ('claim' in asked) {
        await spoken(voice).claim(asked.claim)
        listen()
        ask()
      } else if ('note' in asked) {
        await spoken(voice).note(asked.note.about, asked.note.text)
        read()
        ask()
      } else if (!look(await session.choose(asked.choose))) return 'over'
    } catch (error) {
      if (!(error instanceof Fault || error instanceof Illegal)) throw error
      const rule = error instanceof Illegal ? { rule: error.reason.rule } : {}
      write({ type: 'error', error: sentence(say, speaker, error), key: keyOf(error), ...rule })
      ask()
    }
  }
  return 'closed'
}

const keyOf = (error: Fault | Illegal): string => (error instanceof Illegal ? error.reason.key : error.key)

type Asked =
  | { readonly choose: string }
  | { readonly explain: true }
  | { readonly undo: true }
  | { readonly claim: unknown }
  | { readonly note: z.infer<typeof noteSchema> }

/** An option name as it is, or an object with `choose`, `explain`, `undo`, `claim` or `note`. */
function understand(line: string): Asked {
  if (line.length > LONGEST_LINE_CHARACTERS) throw new Fault('json.too-long', { most: LONGEST_LINE_CHARACTERS })
  const text = line.trim()
  if (!/^[{["]/.test(text)) return { choose: text }
  const given = jsonOf(text)
  if (typeof given === 'string') return { choose: given }
  if (typeof given === 'object' && given !== null && !Array.isArray(given) && Object.keys(given).length === 1) {
    const [[name, value]] = Object.entries(given)
    if (name === 'choose' && typeof value === 'string') return { choose: value }
    if (name === 'explain' && value === true) return { explain: true }
    if (name === 'undo' && value === true) return { undo: true }
    if (name === 'claim') return { claim: value }
    if (name === 'note') return { note: noteIn(value) }
  }
  throw new Fault('json.not-understood')
}

function jsonOf(text: string): unknown {
  try {
    return readJsonText(text, LONGEST_LINE_CHARACTERS)
  } catch (error) {
    if (!(error instanceof Fault) || error.key !== 'file.not-json') throw error
    throw new Fault('json.not-json', { example: '{"choose": "NAME"}' })
  }
}

function noteIn(given: unknown): z.infer<typeof noteSchema> {
  const read = noteSchema.safeParse(given)
  if (!read.success) throw shapeFault(read.error, 'note')
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
