import type { Say } from '../../words/index.ts'
import { plainly } from '../../words/plainly.ts'

/**
 * What one can type in plain mode besides the number of an option: a letter, the same in every language, or a word of
 * the reader's own. Two commands may share a letter where only one of them can be meant; where one is always meant, the
 * other has its word alone.
 */
const commands = {
  help: { letter: '?' },
  board: { letter: 'b' },
  hand: { letter: 'h' },
  threat: { letter: 't' },
  case: { letter: 'c', only: 'several' },
  last: { letter: 'l' },
  turn: { letter: 'w' },
  known: { letter: 'k' },
  why: { letter: 'x' },
  details: { letter: 'd' },
  advisor: { letter: 'a', only: 'advised' },
  supply: { letter: 's' },
  cards: { letter: 'c' },
  rules: { letter: 'r' },
  say: { letter: 'y', only: 'several' },
  answer: { letter: 'o', only: 'several' },
  note: { letter: 'n', only: 'several' },
  people: { letter: 'p', only: 'elsewhere' },
  write: { letter: 'm', only: 'company' },
  advise: { letter: 'a', only: 'friend' },
  draft: { letter: 'j', only: 'company' },
  more: { letter: '+', only: 'company' },
  devices: { letter: 'v', only: 'seated' },
  reactions: { letter: 'o', only: 'company' },
  friends: { letter: 'f', only: 'befriended' },
  undo: { letter: 'u' },
  rewind: { letter: 'w', only: 'practice' },
  export: { letter: 'e' },
  quit: { letter: 'q' },
} as const satisfies Readonly<Record<string, { readonly letter: string; readonly only?: keyof Place }>>

export type Command = keyof typeof commands
export const commandIds = Object.keys(commands) as readonly Command[]

export interface Typed {
  readonly command: Command
  readonly rest: string
}

/** At which kind of table one sits. */
export interface Place {
  readonly several: boolean
  /** Others play from elsewhere. */
  readonly elsewhere: boolean
  /** Several play, from elsewhere, and one of them from here. */
  readonly company: boolean
  /** There is a seat of one's own at a table elsewhere. */
  readonly seated: boolean
  /** The same, where one plays alone. */
  readonly befriended: boolean
  /** One looks over the shoulder of whoever plays there. */
  readonly friend: boolean
  readonly practice: boolean
  /** Nobody else plays but bots. */
  readonly advised: boolean
}

/** The command a line stands for; null where it is none. */
export function commandIn(say: Say, text: string, { several, practice, friend }: Place): Typed | null {
  const [first, ...others] = text.split(/\s+/)
  const rest = others.join(' ')
  const typed = plainly(first)
  switch (typed) {
    // A number after it: a case where there are cases, a choice to go back to where one may.
    case 'c':
      return { command: several && /^\d+$/.test(rest) ? 'case' : 'cards', rest }
    // Whoever looks over a shoulder gives advice, and whoever plays takes it.
    case 'a':
      return { command: friend ? 'advise' : 'advisor', rest }
    case 'w':
      return { command: practice || rest !== '' ? 'rewind' : 'turn', rest }
  }
  const command = commandIds.find(id => commands[id].letter === typed || plainly(say(`plain.word.${id}`)) === typed)
  return command === undefined ? null : { command, rest }
}

/** All of them that are of use at this table, a line each. */
export function helpLines(say: Say, place: Place): string[] {
  const isOfUse = (id: Command): boolean => {
    const command = commands[id]
    return !('only' in command) || place[command.only]
  }
  return [
    say('plain.help'),
    ...commandIds.filter(isOfUse).map(id => {
      const { letter } = commands[id]
      const isMeant = commandIn(say, letter, place)?.command === id || id === 'case'
      const told = { letter, word: say(`plain.word.${id}`), text: say(`plain.help.${id}`) }
      return say(isMeant ? 'plain.help.line' : 'plain.help.word', told)
    }),
  ]
}
