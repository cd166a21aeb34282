import type { Random } from '../../../src/engine/game.ts'

/** Messages that nobody must ever get anywhere with, made from those that are right. */

export const kinds = ['malformed', 'oversized', 'replayed', 'out-of-turn', 'other-seat'] as const
export type Kind = (typeof kinds)[number]

/** What somebody knows who sits at the table and has listened to everything they are sent. */
export interface Known {
  readonly table: string
  readonly pass: string
  /** Inputs of this seat that were taken, as they were sent. */
  readonly taken: readonly string[]
  /** Questions there are or were, and names of options. */
  readonly questions: readonly string[]
  readonly options: readonly string[]
}

const one = <T>(random: Random, from: readonly T[]): T => from[random(from.length)]
const OVERSIZED = 4097

const idOf = (random: Random): string => `x-${random(2 ** 30)}-${random(2 ** 30)}`

/** Acts that are never right for somebody who is not asked, in a match without clocks; a vote is anybody's right. */
const acts = (random: Random, { options }: Known): readonly object[] => [
  { type: 'choose', choices: [one(random, options)] },
  { type: 'choose', choices: Array.from({ length: 1 + random(64) }, () => one(random, options)) },
  { type: 'undo' },
  { type: 'extend' },
  { type: 'resume' },
  { type: 'draw' },
  { type: 'close' },
  { type: 'rise' },
  { type: 'rise', seat: random(6) },
  { type: 'bot', seat: random(6), kind: 'steady', name: 'Eve' },
  { type: 'share', bits: '0'.repeat(32) },
  { type: 'claim', claim: { kind: 'nothing', at: random(9) } },
]

/** Somebody else's part: a seat in the message, or a chain that says it is another's. */
const others = (random: Random, known: Known): readonly object[] => [
  { type: 'input', id: idOf(random), seat: random(6), do: { type: 'choose', choices: [one(random, known.options)] } },
  { type: 'input', id: idOf(random), do: { type: 'choose', seat: random(6), choices: [one(random, known.options)] } },
  { type: 'input', id: idOf(random), do: { type: 'choose', choices: [one(random, known.options)], by: 'autopilot' } },
  { type: 'input', id: idOf(random), viewer: 'observer', do: { type: 'undo' } },
  { type: 'hello', protocol: 1, table: known.table, pass: 'A'.repeat(22) },
  { type: 'hello', protocol: 1, table: known.table, pass: known.pass, seat: random(6) },
  { type: 'hello', protocol: 1, table: `${known.table}x`, pass: known.pass },
]

function mutated(random: Random, text: string): string {
  const at = random(text.length)
  switch (random(6)) {
    case 0:
      return text.slice(0, at)
    case 1:
      return text.slice(0, at) + String.fromCharCode(random(0xd800)) + text.slice(at + 1)
    case 2:
      return text.slice(0, at) + text.slice(at + 1 + random(4))
    case 3:
      return (
        text.slice(0, at) +
        one(random, ['{', '}', '[', ']', '"', ',', ':', '\\', 'null', '1e999', '-0']) +
        text.slice(at)
      )
    case 4:
      return `${'['.repeat(1 + random(1500))}${text}`
    default:
      return one(random, ['', 'null', '0', '""', '[]', '{}', '{"type":"input"}', '{"__proto__":{"type":"input"}}'])
  }
}

/** One message of a kind; what is mutated may still be JSON, and even still be right in its shape. */
export function hostile(random: Random, kind: Kind, known: Known): string {
  const question = random(2) === 0 ? { question: one(random, known.questions) } : {}
  const input = JSON.stringify({ type: 'input', id: idOf(random), ...question, do: one(random, acts(random, known)) })
  switch (kind) {
    case 'malformed':
      return mutated(random, input)
    case 'oversized': {
      const padding = 'x'.repeat(OVERSIZED + random(3000))
      return JSON.stringify({ type: 'input', id: idOf(random), do: { type: 'text', text: padding } })
    }
    case 'replayed':
      return known.taken.length > 0 ? one(random, known.taken) : input
    case 'out-of-turn':
      return input
    case 'other-seat':
      return JSON.stringify(one(random, others(random, known)))
  }
}
