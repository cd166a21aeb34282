import type { Branch, GameEvent } from '../engine/game.ts'
import type { Say } from '../words/index.ts'
import { shown } from '../words/shown.ts'
import type { Speaker } from './speaker.ts'

/** A value of a view or an event as one line: lists and records by their parts, nothing as a dash. */
export function readable(value: unknown): string {
  if (value === null || value === undefined) return '–'
  if (Array.isArray(value)) return `[${value.map(readable).join(', ')}]`
  if (typeof value === 'object') return `{${pairs(value).join(', ')}}`
  return shown(String(value))
}

const pairs = (value: object): string[] => Object.entries(value).map(([name, part]) => `${name} ${readable(part)}`)

/** A record by its parts alone: `players 4`. */
export const readableParts = (value: unknown): string =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? pairs(value).join(', ') : readable(value)

/** What another version tells of may have no words in this one: then its plain name has to do. */
export function wordsFor<Words extends string | null>(tell: () => Words, name: string): Words | string {
  try {
    return tell()
  } catch {
    return shown(name)
  }
}

/** An event by its kind and its values: `rolled: seat 0, die 4`. */
export const readableEvent = ({ kind, ...values }: GameEvent): string =>
  [kind, pairs(values).join(', ')].filter(Boolean).join(': ')

const changesOf = ({ changes }: Branch): string =>
  changes.map(({ what, from, to }) => `${what} ${readable(from)} → ${readable(to)}`).join(', ')

/** Speaks for a game that has no words of its own: by the names that its rules use. */
export function genericSpeaker(say: Say, title: string): Speaker<unknown, GameEvent> {
  const reason: Speaker<unknown, GameEvent>['reason'] = ({ key, values }) => (say.has(key) ? say(key, values) : key)
  return {
    title,
    event: readableEvent,
    question: ({ kind }) => say('generic.question', { kind }),
    options: ({ options }) =>
      options.map(({ name, branches }) => ({
        name,
        label: name,
        odds: '',
        outcomes: branches.map(branch => ({
          label: branch.key,
          chance: branch.chance,
          ifs: {},
          changes: changesOf(branch),
        })),
        text: [],
      })),
    refused: ({ refused }) =>
      refused.flatMap(({ name, after, why }) => (after ? [] : [{ name, label: name, why: reason(why), reason: why }])),
    label: option => option,
    reason,
    about: () => [],
    status: view => (typeof view === 'object' && view !== null ? statusOf(view) : [readable(view)]),
    hand: () => [],
    supply: () => [],
    cards: () => [],
    ending: (_view, cause) => ({ title: cause, why: say('generic.over') }),
  }
}

const statusOf = (view: object): string[] => Object.entries(view).map(([name, value]) => `${name}: ${readable(value)}`)
