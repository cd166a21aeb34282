import type { Refusal } from '../host/store.ts'

/** Sentences of ours are shorter. */
const LONGEST_CHARACTERS = 2000

const isText = (given: unknown): given is string => typeof given === 'string' && given.length <= LONGEST_CHARACTERS

/** What stands in the sentence: texts and numbers, whatever else a server may say. */
const valuesIn = (given: unknown): Refusal['values'] =>
  Object.fromEntries(
    Object.entries(Object(given)).filter(
      (one): one is [string, string | number] => typeof one[1] === 'number' || isText(one[1]),
    ),
  )

/**
 * What a server refuses, in its words for it; null where it is none of ours. A server of another version may say less
 * than ours does, and it is a refusal all the same.
 */
export function refusedIn(text: string): { readonly refused: Refusal; readonly sentence?: string | undefined } | null {
  const { refused, sentence } = Object(jsonIn(text)) as Readonly<Record<string, unknown>>
  const { key, values, rule } = Object(refused) as Readonly<Record<string, unknown>>
  if (!isText(key)) return null
  return {
    refused: { key, values: valuesIn(values), rule: isText(rule) ? rule : null },
    ...(isText(sentence) ? { sentence } : {}),
  }
}

export function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
