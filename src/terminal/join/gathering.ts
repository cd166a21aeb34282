import type { RemoteTable } from '../../client/table.ts'
import { Fault, type Seat } from '../../engine/game.ts'
import type { LobbySeen } from '../../host/wire.ts'
import { shownCode } from '../../table/code.ts'
import { type Memory, memories, type Talking, talkings } from '../../table/options.ts'
import { paceName } from '../../table/paces.ts'
import type { Say } from '../../words/index.ts'
import { nameOf } from '../names.ts'
import type { HostLinks } from './host-links.ts'

/** A table elsewhere before its match: what its host can do, in whichever mode. Seats are counted from 0. */
export type LobbyWish =
  /** A bot in one seat; without a seat, in all that are free. */
  | { readonly bot: { readonly seat?: Seat; readonly kind?: string; readonly name?: string } }
  | { readonly free: Seat }
  /** May others look on, a round late? */
  | { readonly spectators: boolean }
  /** A code to sit down by: another one, or none. */
  | { readonly code: boolean }
  /** A shared screen, or none any more. */
  | { readonly screen: boolean }
  /** A link to a seat where nobody sits. */
  | { readonly invite: Seat }
  /** Whoever sits here stands up: the seat is free again. */
  | { readonly rise: true }
  | { readonly silence: Seat }
  | { readonly unsilence: Seat }
  | { readonly talk: Talking }
  | { readonly memory: Memory }
  | { readonly start: true }
  | { readonly close: true }

export interface Gathering {
  readonly table: RemoteTable
  readonly say: Say
  /** The bot that takes a seat for which none is named. */
  readonly companion: string
  /** Null for whoever does not look after the table. */
  readonly hosting: HostLinks | null
  /** Whoever sits here stands up, and is no longer at the table. */
  rise(): Promise<void>
  /** Can the game be learnt meanwhile? */
  readonly isTaught: boolean
}

/** What whoever asked for it is told alone: the link of a shared screen, null where there is none any more; that of a seat. */
export type Carried = { readonly screen: string | null } | { readonly seat: Seat; readonly link: string }

export function carriedLine(say: Say, carried: Carried): string {
  if ('seat' in carried) return say('lobby.invited', { n: carried.seat + 1, link: carried.link })
  const { screen: link } = carried
  return link === null ? say('shared-screen.ended') : say('shared-screen.link', { link })
}

export const lobbyOf = (table: RemoteTable): LobbySeen => {
  const { lobby } = table.now()
  if (!lobby) throw new Error('the table has not answered yet')
  return lobby
}

export async function carryOut(gathering: Gathering, wish: LobbyWish): Promise<Carried | null> {
  if (!('screen' in wish || 'invite' in wish)) {
    await arrange(gathering, wish)
    return null
  }
  const { hosting } = gathering
  if (!hosting) throw new Fault('pass.no-host')
  if ('invite' in wish) return { seat: wish.invite, link: await hosting.invite(wish.invite) }
  if (wish.screen) return { screen: await hosting.openScreen() }
  await hosting.closeScreen()
  return { screen: null }
}

async function arrange(
  { table, say, companion, rise }: Gathering,
  wish: Exclude<LobbyWish, { readonly screen: boolean } | { readonly invite: Seat }>,
): Promise<void> {
  if ('start' in wish) return table.act({ type: 'draw' })
  if ('close' in wish) return table.act({ type: 'close' })
  if ('rise' in wish) return rise()
  if ('spectators' in wish) return table.act({ type: 'spectators', allowed: wish.spectators })
  if ('code' in wish) return table.act({ type: 'code', isOn: wish.code })
  if ('talk' in wish || 'memory' in wish) return table.act({ type: 'options', ...wish })
  if ('silence' in wish) return table.act({ type: 'silence', seat: wish.silence, isSilenced: true })
  if ('unsilence' in wish) return table.act({ type: 'silence', seat: wish.unsilence, isSilenced: false })
  if ('free' in wish) return table.act({ type: 'rise', seat: wish.free })
  const { seat, kind = companion, name } = wish.bot
  const free = lobbyOf(table).chairs.flatMap((chair, at) => (chair ? [] : [at]))
  const seats = seat === undefined ? free : [seat]
  if (seats.length === 0) throw new Fault('lobby.no-free-seat')
  for (const at of seats) await table.act({ type: 'bot', seat: at, kind, name: name ?? botName(say, table, at) })
}

/** A name that nobody at the table has. */
function botName(say: Say, table: RemoteTable, seat: Seat): string {
  const taken = lobbyOf(table).chairs.map(chair => chair?.name.toLowerCase())
  let own = say('seats.bot', { n: seat + 1 })
  while (taken.includes(own.toLowerCase())) own += '*'
  return own
}

/** Who sits where, a line each. */
export const seatLines = (
  say: Say,
  { chairs, isSeedKnown, pace, screen, options, silenced }: LobbySeen,
  own: Seat | null,
): string[] => [
  ...chairs.map((chair, seat) => {
    const n = seat + 1
    if (!chair) return say('lobby.seat.free', { n })
    const name = nameOf(chair.name)
    const line =
      chair.bot !== null
        ? say('lobby.seat.bot', { n, name, kind: nameOf(chair.bot) })
        : say(chair.program ? 'lobby.seat.program' : seat === own ? 'lobby.seat.own' : 'lobby.seat.person', { n, name })
    return say('lobby.seat.coloured', { line, colour: say(`seat-colour.${chair.colour}`) })
  }),
  ...(pace === null ? [] : [say('lobby.pace', { pace: paceName(pace) })]),
  // Whoever plays alone talks to nobody.
  ...(chairs.length < 2
    ? []
    : [say('lobby.talk', { talk: options.talk }), say('lobby.memory', { memory: options.memory })]),
  ...silenced.map(seat => say('people.silenced', { name: nameOf(chairs[seat]?.name ?? '') })),
  ...(isSeedKnown ? [say('lobby.known-seed')] : []),
  ...(screen ? [say('shared-screen.is-open')] : []),
]

/** How others come to the table by its code; nothing where they cannot. */
export const codeLines = ({ table, say }: Pick<Gathering, 'table' | 'say'>): string[] => {
  const { code } = table.now()
  return code === null ? [] : [say('lobby.code', { code: shownCode(code) })]
}

const after = <T>(all: readonly T[], one: T): T => all[(all.indexOf(one) + 1) % all.length]

/** Somebody writes no words of their own, or again. */
export const turnSilence = ({ silenced }: LobbySeen, seat: Seat): LobbyWish =>
  silenced.includes(seat) ? { unsilence: seat } : { silence: seat }

/** The next way of talking, and the next memory aid: one key goes through them. */
export const nextTalk = ({ options }: LobbySeen): LobbyWish => ({ talk: after(talkings, options.talk) })
export const nextMemory = ({ options }: LobbySeen): LobbyWish => ({ memory: after(memories, options.memory) })

/** What the table waits for. */
export function lobbyLine(say: Say, { phase, chairs }: LobbySeen, isHost: boolean): string {
  if (phase === 'drawing' || phase === 'started') return say('lobby.dealing')
  if (chairs.includes(null)) return say(isHost ? 'lobby.host.gathering' : 'lobby.gathering')
  return say(isHost ? 'lobby.host.full' : 'lobby.full')
}
