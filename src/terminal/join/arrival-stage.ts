import { Fault } from '../../engine/game.ts'
import type { Colour } from '../../table/lobby.ts'
import { checkedName } from '../../table/names.ts'
import type { Say } from '../../words/index.ts'
import { sentence } from '../errors.ts'
import type { Wish } from '../screen/control.ts'
import type { Key } from '../screen/keys.ts'
import type { Stage } from '../screen/screen.ts'
import { endOf, graphemesOf, type Ink, wrap } from '../screen/style.ts'
import { aligned, centred } from '../several/curtain.ts'

/** Who somebody wants to be at a table. */
export interface Person {
  readonly name: string
  /** Null: whichever is free. */
  readonly colour: Colour | null
}

export interface Arriving extends Stage {
  /** Null until all is said. */
  person(): Person | null
}

/** Sitting down on the whole screen: a name, then a colour of those that are free. */
export function openArrivalStage(
  say: Say,
  title: string,
  { taken, free }: { readonly taken: readonly string[]; readonly free: readonly Colour[] },
): Arriving {
  let name: string | null = null
  let colour: Colour | null = null
  let typed = ''
  let selected = 0
  let message: string | null = null
  const isDone = (): boolean => name !== null && (free.length === 0 || colour !== null)

  const take = (): void => {
    if (name !== null) {
      colour = free[selected]
      return
    }
    try {
      name = checkedName(typed, taken)
    } catch (error) {
      if (!(error instanceof Fault)) throw error
      message = sentence(say, null, error)
    }
  }
  const pressName = (key: Key): void => {
    if (key === 'backspace') typed = graphemesOf(typed).slice(0, -1).join('')
    else if ([...key].length === 1) typed += key
  }
  const pressColour = (key: Key): void => {
    if (key === 'up' || key === 'k') selected = Math.max(0, selected - 1)
    else if (key === 'down' || key === 'j') selected = Math.min(free.length - 1, selected + 1)
    else if (/^[1-6]$/.test(key)) selected = Math.min(free.length, Number(key)) - 1
  }
  const rows = (ink: Ink): string[] =>
    name === null
      ? [ink.accent(ink.bold(`> ${endOf(typed, 30)}_`))]
      : aligned(
          free.map((one, i) => {
            const line = `${i === selected ? '>' : ' '} ${i + 1}  ${ink.seat(one, '●')} ${say(`seat-colour.${one}`)}`
            return i === selected ? ink.bold(line) : line
          }),
        )

  return {
    person: () => (name !== null && isDone() ? { name, colour } : null),
    isOver: isDone,
    hide() {},
    press(key): Wish {
      if (key === 'ctrl-c' || key === 'ctrl-d') return 'quit'
      if (key === 'ctrl-z') return 'suspend'
      if (key === 'ctrl-l') return 'clear'
      message = null
      if (key === 'escape') {
        if (name === null) return 'quit'
        name = null
        return null
      }
      if (key === 'enter') {
        take()
        return isDone() ? 'done' : null
      }
      if (name === null) pressName(key)
      else pressColour(key)
      return null
    },
    paint(width, height, ink) {
      const inner = Math.max(1, Math.min(width - 5, 60))
      const asks = say(name === null ? 'join.ask.name' : 'join.ask.colour')
      const keys = say(name === null ? 'join.keys.name' : 'join.keys.colour')
      return centred(
        [
          '',
          ink.bold(title),
          ...(name === null ? [] : ['', name]),
          '',
          ...wrap(message ?? asks, inner).map(ink.bold),
          '',
          ...rows(ink),
          '',
          ...wrap(keys, inner).map(ink.dim),
          '',
        ],
        width,
        height,
      )
    },
  }
}
