import * as z from 'zod'
import { Fault, Illegal } from '../../engine/game.ts'
import { LONGEST_LINE_CHARACTERS, readJsonText } from '../../table/json-text.ts'
import { memories, talkings } from '../../table/options.ts'
import { plainly } from '../../words/plainly.ts'
import { sentence } from '../errors.ts'
import type { Inbox } from '../lines/inbox.ts'
import {
  type Carried,
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

/** How a lobby is shown and what is typed there, in plain text or in JSON lines. */
export interface LobbyMode {
  show(): void
  showConnection(isConnected: boolean): void
  refuse(error: Fault | Illegal): void
  /** What only whoever asked for it is told: a link. */
  showCarried(carried: Carried): void
  /** What a line asks for; null where all has been said. Throws a Fault where it is not understood. */
  read(line: string): LobbyWish | 'learn' | 'quit' | null
}

export type LobbyEnd = 'begun' | 'quit' | 'closed' | 'gone'

/** Waits until the match begins; the host may do something about it meanwhile. */
export async function gatherInLines(
  gathering: Gathering,
  inbox: Inbox,
  mode: LobbyMode,
  /** Teaches the game until that is left; true where the program is left with it. */
  learn: () => Promise<boolean>,
): Promise<LobbyEnd> {
  const { table, say } = gathering
  let seen = ''
  let { isConnected } = table.now()
  const hear = (): LobbyEnd | null => {
    const now = table.now()
    if (now.over || now.lobby?.phase === 'closed') return 'gone'
    if (now.shown) return 'begun'
    if (now.isConnected !== isConnected) {
      isConnected = now.isConnected
      mode.showConnection(isConnected)
    }
    const lobby = JSON.stringify([now.lobby, now.code])
    if (lobby !== seen) mode.show()
    seen = lobby
    return null
  }
  const obey = async (line: string): Promise<LobbyEnd | null> => {
    try {
      const wish = mode.read(line)
      if (wish === 'quit') return 'quit'
      if (wish === 'learn') {
        // Much may have happened meanwhile: the lobby is shown anew.
        seen = ''
        return (await learn()) ? 'closed' : null
      }
      if (wish !== null) {
        if (!table.now().isConnected) throw new Fault('join.away')
        const carried = await carryOut(gathering, wish)
        if (carried) mode.showCarried(carried)
        if ('rise' in wish) return 'gone'
      }
    } catch (error) {
      const here = error instanceof Error ? saidHere(say, error) : error
      if (!(here instanceof Fault || here instanceof Illegal)) throw here
      mode.refuse(here)
    }
    return null
  }

  const stop = table.subscribe(inbox.wake)
  try {
    for (let end = hear(); ; ) {
      if (end) return end
      const arrival = await inbox.next()
      end = arrival === 'closed' ? 'closed' : arrival === 'news' ? hear() : ((await obey(arrival.line)) ?? hear())
    }
  } finally {
    stop()
  }
}

/** What can be typed in a lobby: a letter, the same in every language, or a word of the reader's own. */
const commands = {
  help: '?',
  learn: 'l',
  bot: 'b',
  free: 'f',
  invite: 'i',
  watch: 'w',
  screen: 't',
  code: 'c',
  talk: 'y',
  memory: 'm',
  silence: 'h',
  start: 's',
  close: 'x',
  rise: 'r',
  quit: 'q',
} as const
type Command = keyof typeof commands
export const lobbyCommands = Object.keys(commands) as readonly Command[]
const OF_EVERYBODY: readonly Command[] = ['help', 'learn', 'rise', 'quit']

export function plainLobby({ table, say, isTaught }: Gathering, print: (line: string) => void): LobbyMode {
  const isHost = (): boolean => table.now().you?.isHost === true
  const seatIn = (text: string): number => {
    const seats = lobbyOf(table).chairs.length
    const n = Number(text)
    if (!/^\d+$/.test(text) || n < 1 || n > seats)
      throw new Fault('error.number', { name: text, least: 1, most: seats })
    return n - 1
  }
  const known = lobbyCommands.filter(id => isTaught || id !== 'learn')
  return {
    show() {
      const lobby = lobbyOf(table)
      for (const line of seatLines(say, lobby, table.now().you?.seat ?? null)) print(line)
      if (lobby.spectators) print(say('lobby.spectators'))
      for (const line of codeLines({ table, say })) print(line)
      print(lobbyLine(say, lobby, isHost()))
    },
    showConnection: isConnected => print(say(isConnected ? 'join.back' : 'join.away')),
    refuse: error => print(sentence(say, null, error)),
    showCarried: carried => print(carriedLine(say, carried)),
    read(line) {
      const [typed = '', at, kind, ...name] = line.trim().split(/\s+/)
      if (typed === '') return null
      const isMeant = (id: Command): boolean =>
        commands[id] === plainly(typed) || plainly(say(`lobby.word.${id}`)) === plainly(typed)
      switch (known.find(isMeant)) {
        case undefined:
          throw new Fault('lobby.not-understood', { text: typed })
        case 'quit':
          return 'quit'
        case 'learn':
          return 'learn'
        case 'start':
          return { start: true }
        case 'close':
          return { close: true }
        case 'watch':
          return { spectators: !lobbyOf(table).spectators }
        case 'code':
          return { code: table.now().code === null }
        case 'screen':
          return { screen: !lobbyOf(table).screen }
        case 'talk':
          return nextTalk(lobbyOf(table))
        case 'memory':
          return nextMemory(lobbyOf(table))
        case 'silence':
          return turnSilence(lobbyOf(table), seatIn(at ?? ''))
        case 'free':
          return { free: seatIn(at ?? '') }
        case 'invite':
          return { invite: seatIn(at ?? '') }
        case 'rise':
          return { rise: true }
        case 'bot':
          return {
            bot: {
              ...(at === undefined ? {} : { seat: seatIn(at) }),
              ...(kind === undefined ? {} : { kind }),
              ...(name.length === 0 ? {} : { name: name.join(' ') }),
            },
          }
        case 'help':
          for (const id of known)
            if (isHost() || OF_EVERYBODY.includes(id))
              print(
                say('plain.help.line', {
                  letter: commands[id],
                  word: say(`lobby.word.${id}`),
                  text: say(`lobby.help.${id}`),
                }),
              )
          return null
      }
    },
  }
}

const seat = z.int().min(0).max(5)
const name = z.string().min(1).max(100)
export const lobbyInputSchema = z.union([
  z
    .strictObject({
      bot: z.strictObject({ seat: seat.exactOptional(), kind: name.exactOptional(), name: name.exactOptional() }),
    })
    .describe('The host puts a bot into a seat; without one, into all that are free.'),
  z.strictObject({ free: seat }).describe('The host frees a seat.'),
  z
    .strictObject({ invite: seat })
    .describe('The host gets a link to a seat where nobody sits, good once; any earlier one is over.'),
  z
    .strictObject({ rise: z.literal(true) })
    .describe('This seat is free again: whoever sat here is no longer at the table.'),
  z.strictObject({ spectators: z.boolean() }).describe('The host lets others look on a round late, or nobody.'),
  z.strictObject({ code: z.boolean() }).describe('The host has another code made to sit down by, or none.'),
  z
    .strictObject({ screen: z.boolean() })
    .describe('The host opens a shared screen, and gets a link for it; or closes it.'),
  z.strictObject({ silence: seat }).describe('The host lets somebody write no words of their own.'),
  z.strictObject({ unsilence: seat }).describe('The other way round.'),
  z.strictObject({ talk: z.enum(talkings) }).describe('The host says how people will talk.'),
  z.strictObject({ memory: z.enum(memories) }).describe('The host says what is remembered for the players.'),
  z.strictObject({ start: z.literal(true) }).describe('The host begins the match.'),
  z.strictObject({ close: z.literal(true) }).describe('The host closes the table.'),
])

export function jsonLobby({ table, say }: Gathering, id: string, write: (message: object) => void): LobbyMode {
  return {
    show() {
      const { you, code } = table.now()
      const { seat: own = null, isHost: host = false } = you ?? {}
      const { game, setup, phase, commitment, chairs, isSeedKnown, screen, options, silenced } = lobbyOf(table)
      const seats = chairs.map(chair => chair && { name: chair.name, bot: chair.bot, colour: chair.colour })
      write({
        type: 'lobby',
        table: id,
        game,
        setup,
        phase,
        commitment,
        seat: own,
        host,
        seats,
        ...options,
        ...(silenced.length > 0 ? { silenced } : {}),
        ...(isSeedKnown ? { knownSeed: true } : {}),
        ...(code === null ? {} : { code }),
        ...(screen ? { screen } : {}),
      })
    },
    showConnection: connected => write({ type: 'connection', connected }),
    showCarried(carried) {
      const text = carriedLine(say, carried)
      write('seat' in carried ? { type: 'invite', ...carried, text } : { type: 'screen', link: carried.screen, text })
    },
    refuse(error) {
      const key = error instanceof Illegal ? error.reason.key : error.key
      write({ type: 'error', error: sentence(say, null, error), key })
    },
    read(line) {
      if (line.trim() === '') return null
      const given = readJsonText(line, LONGEST_LINE_CHARACTERS)
      const read = lobbyInputSchema.safeParse(given)
      if (!read.success) throw new Fault('lobby.not-understood.json')
      return read.data
    },
  }
}
