import { Fault, Illegal } from '../../engine/game.ts'
import { sentence } from '../errors.ts'
import type { Wish } from '../screen/control.ts'
import type { Stage } from '../screen/screen.ts'
import { wrap } from '../screen/style.ts'
import { aligned, centred } from '../several/curtain.ts'
import {
  carriedLine,
  carryOut,
  codeLines,
  type Gathering,
  type LobbyWish,
  lobbyLine,
  lobbyOf,
  nextMemory,
  nextTalk,
  seatLines,
  turnSilence,
} from './gathering.ts'
import { saidHere } from './remote.ts'

export interface LobbyStage extends Stage {
  /** Was it left only to learn the game meanwhile? */
  wantsToLearn(): boolean
}

/** The lobby of a table elsewhere on the whole screen: it is done when the match begins, or never will. */
export function openLobbyStage(gathering: Gathering, title: string): LobbyStage {
  const { table, say, isTaught } = gathering
  let selected = 0
  let wantsToLearn = false
  let message: string | null = null
  const isHost = (): boolean => table.now().you?.isHost === true
  const isSeated = (): boolean => table.now().you?.seat != null
  const isOver = (): boolean => {
    const { shown, over, lobby } = table.now()
    return shown !== null || over !== null || lobby?.phase === 'closed'
  }

  const attempt = async (wish: LobbyWish): Promise<Wish> => {
    try {
      if (!table.now().isConnected) throw new Fault('join.away')
      const carried = await carryOut(gathering, wish)
      if (carried) message = carriedLine(say, carried)
      if ('rise' in wish) return 'done'
    } catch (error) {
      const here = error instanceof Error ? saidHere(say, error) : error
      if (!(here instanceof Fault || here instanceof Illegal)) throw here
      message = sentence(say, null, here)
    }
    return isOver() ? 'done' : null
  }
  const move = (by: number): null => {
    selected = Math.max(0, Math.min(lobbyOf(table).chairs.length - 1, selected + by))
    return null
  }

  return {
    isOver,
    wantsToLearn: () => wantsToLearn,
    hide() {},
    watch: changed => table.subscribe(() => changed(isOver() ? 'done' : null)),
    press(key) {
      message = null
      switch (key) {
        case 'q':
        case 'ctrl-c':
        case 'ctrl-d':
          return 'quit'
        case 'ctrl-z':
          return 'suspend'
        case 'ctrl-l':
          return 'clear'
        case 'l':
          wantsToLearn = isTaught
          return isTaught ? 'done' : null
        case 'r':
          return isSeated() ? attempt({ rise: true }) : null
      }
      if (!isHost()) return null
      switch (key) {
        case 'up':
        case 'k':
          return move(-1)
        case 'down':
        case 'j':
          return move(1)
        case 'b':
          return attempt({ bot: { seat: selected } })
        case 'B':
          return attempt({ bot: {} })
        case 'f':
          return attempt({ free: selected })
        case 'i':
          return attempt({ invite: selected })
        case 'w':
          return attempt({ spectators: !lobbyOf(table).spectators })
        case 'c':
          return attempt({ code: table.now().code === null })
        case 't':
          return attempt({ screen: !lobbyOf(table).screen })
        case 'y':
          return attempt(nextTalk(lobbyOf(table)))
        case 'm':
          return attempt(nextMemory(lobbyOf(table)))
        case 'h':
          return attempt(turnSilence(lobbyOf(table), selected))
        case 's':
          return attempt({ start: true })
        case 'x':
          return attempt({ close: true })
        default:
          return null
      }
    },
    paint(width, height, ink) {
      const inner = Math.max(1, Math.min(width - 5, 60))
      const { you, isConnected } = table.now()
      const lobby = lobbyOf(table)
      const lines = seatLines(say, lobby, you?.seat ?? null)
      const seats = lines.slice(0, lobby.chairs.length).map((line, seat) => {
        const colour = lobby.chairs[seat]?.colour
        const sign = colour ? ink.seat(colour, '●') : ' '
        return isHost() && seat === selected
          ? `${ink.accent(ink.bold('>'))} ${sign} ${ink.accent(ink.bold(line))}`
          : `  ${sign} ${line}`
      })
      const rows = [...aligned(seats), ...lines.slice(seats.length).flatMap(line => ['', ...wrap(line, inner)])]
      const keys = [
        say(isHost() ? 'lobby.keys.host' : 'lobby.keys'),
        ...(isSeated() ? [say('lobby.keys.rise')] : []),
        ...(isTaught ? [say('lobby.keys.learn')] : []),
      ]
      const told = message ?? (isConnected ? lobbyLine(say, lobby, isHost()) : say('join.away'))
      return centred(
        [
          '',
          ink.bold(title),
          '',
          ...rows,
          ...(lobby.spectators ? ['', ...wrap(say('lobby.spectators'), inner)] : []),
          ...codeLines(gathering).flatMap(line => ['', ...wrap(line, inner)]),
          '',
          // A link that is broken in two is none.
          ...wrap(told, message === null ? inner : Math.max(1, width - 5)).map(ink.bold),
          ...wrap(keys.join(' · '), inner).map(ink.dim),
          '',
        ],
        width,
        height,
      )
    },
  }
}
