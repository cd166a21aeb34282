import type { Change } from './store.ts'

/**
 * Nearly all that a store holds of a match are choices, hundreds of them, and to read each by its schema takes longer than
 * to play it. Here they are held to the same bounds (a test compares the two); whatever else there is, the schema judges.
 */

const MOST_SEATS = 6
const MOST_ENTRIES = 64
const MOST_CHOICES = 1_000_000
const LONGEST_CHOICE_CHARACTERS = 1_000
const LONGEST_ID_CHARACTERS = 64
const LAST_MS = 8.64e15
const LAST_VERSION = 2 ** 31

type Fields = Readonly<Record<string, unknown>>

const isCount = (given: unknown): boolean => Number.isSafeInteger(given) && (given as number) >= 0
const isVersion = (given: unknown): boolean => isCount(given) && (given as number) <= LAST_VERSION
const isSeat = (given: unknown): boolean => isCount(given) && (given as number) < MOST_SEATS
const isTime = (given: unknown): boolean =>
  given === null || (typeof given === 'number' && given >= 0 && given <= LAST_MS)
const isText = (given: unknown, most: number): boolean =>
  typeof given === 'string' && given.length > 0 && given.length <= most
const isName = (given: unknown): boolean => isText(given, LONGEST_CHOICE_CHARACTERS)

function isList(given: unknown, most: number, isOne: (one: unknown) => boolean): given is readonly unknown[] {
  return Array.isArray(given) && given.length <= most && given.every(isOne)
}

/** An object that has no other fields than these. */
function hasOnly(given: unknown, names: readonly string[]): given is Fields {
  if (typeof given !== 'object' || given === null || Array.isArray(given)) return false
  for (const name in given) if (!names.includes(name)) return false
  return true
}

const choiceFields = ['seat', 'choice']
const isChoice = (given: unknown): boolean => hasOnly(given, choiceFields) && isSeat(given.seat) && isName(given.choice)

const entryFields = ['kind', 'at', 'seat', 'choices', 'by']
const isChoices = (given: unknown): boolean =>
  hasOnly(given, entryFields) &&
  given.kind === 'choices' &&
  isTime(given.at) &&
  isSeat(given.seat) &&
  isList(given.choices, MOST_CHOICES, isName) &&
  given.choices.length > 0 &&
  (given.by === undefined || given.by === 'autopilot')

const requestFields = ['seat', 'id']
const isRequest = (given: unknown): boolean =>
  hasOnly(given, requestFields) && isSeat(given.seat) && isText(given.id, LONGEST_ID_CHARACTERS)

const fields = ['entries', 'draft', 'drafted', 'versions', 'request']

/** Is this a change by which somebody has chosen, and nothing else? */
export const isPlainChange = (given: unknown): given is Change =>
  hasOnly(given, fields) &&
  isList(given.entries, MOST_ENTRIES, isChoices) &&
  (given.draft === undefined || isList(given.draft, MOST_CHOICES, isChoice)) &&
  (given.drafted === undefined || isList(given.drafted, MOST_CHOICES, isChoice)) &&
  (given.versions === undefined || isList(given.versions, MOST_SEATS, isVersion)) &&
  (given.request === undefined || isRequest(given.request))
