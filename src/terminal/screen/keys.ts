/** A key: a printable character as itself, any other by its name. */
export type Key = string

const NAMED: Readonly<Record<string, Key>> = {
  '\r': 'enter',
  '\n': 'enter',
  '\t': 'tab',
  '\u007f': 'backspace',
  '\b': 'backspace',
  '\u0003': 'ctrl-c',
  '\u0004': 'ctrl-d',
  '\u000c': 'ctrl-l',
  '\u001a': 'ctrl-z',
}

/** What follows ESC [ or ESC O; terminals differ, so each key has several. */
const SEQUENCES: Readonly<Record<string, Key>> = {
  A: 'up',
  B: 'down',
  C: 'right',
  D: 'left',
  H: 'home',
  F: 'end',
  Z: 'shift-tab',
  M: 'enter',
  '1~': 'home',
  '7~': 'home',
  '4~': 'end',
  '8~': 'end',
  '5~': 'page-up',
  '6~': 'page-down',
}

const ESCAPE = '\u001b'
const PASTE_BEGINS = '200~'
const PASTE_ENDS = `${ESCAPE}[201~`

/** One whole sequence at the start of the text: CSI, SS3, or a key held with Alt. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: ESC begins every sequence
const WHOLE = /^\u001b(?:\[([0-9;?]*[@-~])|O([@-~])|([^[O\u001b]))/
/** The beginning of one that is not all there yet. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: ESC begins every sequence
const BEGUN = /^\u001b(?:\[[0-9;?]*|O)?$/

export interface Keys {
  /** The keys that are complete with this piece of input. */
  read(text: string): Key[]
  /** True while the beginning of a sequence waits for its end. */
  readonly isWaiting: boolean
  /** Nothing more came: an ESC that waited was the key itself. */
  flush(): Key[]
}

/** Bytes as a terminal sends them, cut anywhere, to keys. What is pasted is nobody's choice and is dropped. */
export function keys(): Keys {
  let waiting = ''
  let isPasting = false

  const next = (): Key | null | undefined => {
    if (isPasting) {
      const end = waiting.indexOf(PASTE_ENDS)
      if (end < 0) return undefined
      isPasting = false
      waiting = waiting.slice(end + PASTE_ENDS.length)
      return null
    }
    if (waiting.startsWith(ESCAPE)) {
      const whole = WHOLE.exec(waiting)
      if (whole) {
        waiting = waiting.slice(whole[0].length)
        const sequence = whole[1] ?? whole[2]
        if (sequence === PASTE_BEGINS) isPasting = true
        return sequence === undefined ? null : (SEQUENCES[sequence.replace(/^1;\d+/, '')] ?? null)
      }
      if (BEGUN.test(waiting)) return undefined
      waiting = waiting.slice(1)
      return 'escape'
    }
    const [character] = waiting
    if (character === undefined) return undefined
    waiting = waiting.slice(character.length)
    return NAMED[character] ?? (/^\p{C}/u.test(character) ? null : character)
  }

  const drain = (): Key[] => {
    const found: Key[] = []
    for (let key = next(); key !== undefined; key = next()) if (key !== null) found.push(key)
    return found
  }

  return {
    read(text) {
      waiting += text
      return drain()
    },
    get isWaiting() {
      return waiting !== '' && !isPasting
    },
    flush() {
      if (isPasting || waiting === '') return []
      const isKey = waiting === ESCAPE
      waiting = ''
      return isKey ? ['escape'] : []
    },
  }
}
