import * as z from 'zod'
import { refusalSchema, refusedSchema } from '../host/answers.ts'
import type { Refusal } from '../host/store.ts'

/** A server of another version may say less than ours does, and it is a refusal all the same. */
const { key, values, rule } = refusalSchema.shape
const anyRefused = z.object({
  refused: z.object({ key, values: values.default({}), rule: rule.default(null) }),
  sentence: refusedSchema.shape.sentence.optional(),
})

/** What a server refuses, in its words for it; null where it is none of ours. */
export function refusedIn(text: string): { readonly refused: Refusal; readonly sentence?: string | undefined } | null {
  const read = anyRefused.safeParse(jsonIn(text))
  return read.success ? read.data : null
}

export function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
