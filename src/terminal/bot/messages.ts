import type { Fault } from '../../engine/game.ts'
import { readJsonText } from '../../table/json-text.ts'
import type { Slip } from './program.ts'

/** The version of what is said to a program and by it: docs/OWN-BOTS.md. */
export const BOT_PROTOCOL = 1

const LONGEST_SHOWN_CHARACTERS = 200
const shortened = (line: string): string => line.slice(0, LONGEST_SHOWN_CHARACTERS)

type Fields = Readonly<Record<string, unknown>>

/** A line as an object of the right type, or what is wrong with it. */
function messageIn(line: string, type: string): Fields | Slip {
  let given: unknown
  try {
    given = readJsonText(line)
  } catch (error) {
    return { kind: (error as Fault).key === 'file.not-json' ? 'garbage' : 'protocol', line: shortened(line) }
  }
  if (typeof given !== 'object' || given === null || Array.isArray(given))
    return { kind: 'garbage', line: shortened(line) }
  return (given as Fields).type === type ? (given as Fields) : { kind: 'protocol', line: shortened(line) }
}

const isSlip = (read: Fields | Slip): read is Slip => 'kind' in read && !('type' in read)

/** The first line of a program: that it speaks this version. Null where it is as it should be. */
export function slipInHello(line: string): Slip | null {
  const read = messageIn(line, 'hello')
  if (isSlip(read)) return read
  return read.protocol === BOT_PROTOCOL ? null : { kind: 'protocol', line: shortened(line) }
}

/** Which of the options a program has chosen, by its name or its place among them, counted from 0. */
export function choiceIn(line: string, id: number, options: readonly string[]): number | Slip {
  const read = messageIn(line, 'choice')
  if (isSlip(read)) return read
  const { id: answered, option } = read
  if (answered !== id) return { kind: 'protocol', line: shortened(line) }
  const at = typeof option === 'string' ? options.indexOf(option) : typeof option === 'number' ? option : -1
  return Number.isInteger(at) && at >= 0 && at < options.length ? at : { kind: 'illegal', line: shortened(line) }
}
