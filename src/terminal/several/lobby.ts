import { Fault } from '../../engine/game.ts'
import { checkedName } from '../../table/names.ts'
import type { Say } from '../../words/index.ts'
import { sentence } from '../errors.ts'
import type { Stage } from '../screen/screen.ts'
import { endOf, graphemesOf, pad, padStart, wrap } from '../screen/style.ts'
import { centred } from './curtain.ts'

export interface Lobby extends Stage {
  /** All names, once they are in. */
  readonly names: readonly string[]
}

/** Before anything is dealt: one after the other, everybody says a name. */
export function openLobby(say: Say, title: string, people: number): Lobby {
  const names: string[] = []
  let typed = ''
  let message: string | null = null

  const enter = (): boolean => {
    try {
      names.push(checkedName(typed, names))
      typed = ''
    } catch (error) {
      if (!(error instanceof Fault)) throw error
      message = sentence(say, null, error)
    }
    return names.length >= people
  }

  return {
    names,
    press(key) {
      if (key === 'ctrl-c' || key === 'ctrl-d' || key === 'escape') return 'quit'
      if (key === 'ctrl-z') return 'suspend'
      if (key === 'ctrl-l') return 'clear'
      message = null
      if (key === 'enter') return enter() ? 'done' : null
      if (key === 'backspace') typed = graphemesOf(typed).slice(0, -1).join('')
      else if ([...key].length === 1) typed += key
      return null
    },
    paint(width, height, ink) {
      const inner = Math.max(1, Math.min(width - 5, 60))
      const rows = Array.from({ length: people }, (_, seat) => {
        const isNow = seat === names.length
        const name = seat < names.length ? names[seat] : isNow ? `${endOf(typed, 24)}_` : ''
        const line = pad(`${isNow ? '>' : ' '} ${padStart(String(seat + 1), 1)}  ${name}`, Math.min(inner, 30))
        return isNow ? ink.accent(ink.bold(line)) : line
      })
      return centred(
        [
          '',
          ink.bold(title),
          '',
          ...wrap(say('seats.lobby'), inner).map(ink.dim),
          '',
          ...rows,
          '',
          ...wrap(message ?? say('seats.ask', { n: Math.min(people, names.length + 1) }), inner).map(ink.bold),
          ...wrap(say('seats.keys'), inner).map(ink.dim),
          '',
        ],
        width,
        height,
      )
    },
    hide() {},
    isOver: () => names.length >= people,
  }
}
