import { Fault, type Json, type Seat } from '../engine/game.ts'
import type { Pace } from './clock.ts'
import type { SeatedPlayer } from './match.ts'
import { checkedName } from './names.ts'
import { type ChosenOptions, type TableOptions, usualOptions, withOptions } from './options.ts'
import { type KnownSeed, type Receipt, type Share, shareHash } from './receipt.ts'
import { checkBot } from './seats.ts'

/** Colours to tell people apart by, each with a name in the word files; nothing is told by colour alone. */
export const colours = ['amber', 'blue', 'green', 'red', 'violet', 'white'] as const
export type Colour = (typeof colours)[number]

export interface Sitting {
  readonly name: string
  readonly colour: Colour
  readonly bot: string | null
  /** A program of somebody's own sits there, by a token. */
  readonly program?: true
  /** Null for a bot, and for a person whose client gives none. */
  readonly share: Share | null
}

/**
 * `gathering`: people come and go. `drawing`: everybody is there, and the bits of the seed are awaited. `started`: the
 * match is dealt. `closed`: it never will be.
 */
export const phases = ['gathering', 'drawing', 'started', 'closed'] as const
export type Phase = (typeof phases)[number]

/** A table before its match: what will be played, and who sits there so far. */
export interface Lobby {
  readonly game: string
  readonly setup: Json
  readonly pace: Pace | null
  /** By seat; null where nobody sits. */
  readonly chairs: readonly (Sitting | null)[]
  /** SHA-256 of the table's own secret, shown from the beginning (`secretHash`). */
  readonly commitment: string
  readonly phase: Phase
  /** Since when the bits are awaited. */
  readonly drawingSince: number | null
  /** Was the seed typed by whoever opened the table? Then nobody adds to it, and everybody is told. */
  readonly isSeedKnown: boolean
  /** May others look on, a round late? Everybody at the table sees that they may. */
  readonly spectators: boolean
  /** How people talk, and what is remembered for them: fixed when the match begins. */
  readonly options: TableOptions
  /** Whose free words the host does not want at this table. */
  readonly silenced: readonly Seat[]
  /** By which somebody who types it sits down, as long as people gather; null where nobody can. */
  readonly code?: string | null
  /** Is a shared screen open, which shows what everybody may see as it happens? Everybody at the table sees that it is. */
  readonly screen?: boolean
  /** Where its people play again, once the match is over. */
  readonly next?: Next
  /** The day whose call is played, the same for everybody who takes it at this server: then nobody adds to its seed. */
  readonly daily?: string
}

export interface Next {
  readonly table: string
  /** Who has asked for it first. */
  readonly by: Seat
}

export type LobbyInput =
  | {
      readonly type: 'sit'
      readonly seat: Seat
      readonly name: string
      readonly colour: Colour | null
      /** SHA-256 of the bits this client will give. */
      readonly hash: string | null
      readonly program?: true
    }
  | { readonly type: 'bot'; readonly seat: Seat; readonly kind: string; readonly name: string }
  /** Where the host frees a seat, another code takes the place of the one that whoever sat there knows. */
  | { readonly type: 'rise'; readonly seat: Seat; readonly code?: string }
  /** Everybody is there: from now on the bits are awaited. */
  | { readonly type: 'draw' }
  | { readonly type: 'share'; readonly seat: Seat; readonly bits: string }
  /** The match begins; whoever has not given their bits by now is left out of the seed. */
  | { readonly type: 'start' }
  /** Whether others may look on: settled before anybody plays. */
  | { readonly type: 'spectators'; readonly allowed: boolean }
  /** Another code to sit down by, or none. */
  | { readonly type: 'code'; readonly code: string | null }
  /** How people will talk, and what is remembered for them. */
  | { readonly type: 'options'; readonly options: ChosenOptions }
  /** Whether somebody may write at the table. */
  | { readonly type: 'silence'; readonly seat: Seat; readonly isSilenced: boolean }
  | { readonly type: 'close' }
  /** The match is over, and somebody wants another one: the first who asks says where. */
  | ({ readonly type: 'next' } & Next)
  /** A shared screen is opened or closed, before the match or in it. */
  | { readonly type: 'screen'; readonly isOpen: boolean }

/** 128 bits, and SHA-256 of them, in hexadecimal digits. */
const BITS = /^[0-9a-f]{32}$/
const HASH = /^[0-9a-f]{64}$/

type About = Pick<Lobby, 'game' | 'setup' | 'pace' | 'commitment'> &
  Partial<Pick<Lobby, 'spectators' | 'isSeedKnown' | 'code' | 'daily' | 'options'>>

export const openLobby = (about: About, seats: number): Lobby => ({
  spectators: false,
  isSeedKnown: false,
  options: usualOptions,
  silenced: [],
  ...about,
  chairs: Array.from({ length: seats }, () => null),
  phase: 'gathering',
  drawingSince: null,
})

/** The lobby after one more input; the one before is untouched. Throws a Fault, and then nothing has happened. */
export function gather(lobby: Lobby, input: LobbyInput, now: number): Lobby {
  if (input.type === 'next') return followed(lobby, input)
  if (input.type === 'screen') return withScreen(lobby, input.isOpen)
  if (lobby.phase === 'started' || lobby.phase === 'closed') throw new Fault(`lobby.${lobby.phase}`)
  switch (input.type) {
    case 'sit':
      return seated(lobby, input.seat, person(lobby, input))
    case 'bot':
      return seated(lobby, input.seat, program(lobby, input))
    case 'rise':
      mustGather(lobby)
      if (!chairAt(lobby, input.seat)) throw new Fault('lobby.nobody-there')
      return {
        ...withSilence(lobby, input.seat, false),
        chairs: lobby.chairs.with(input.seat, null),
        ...(lobby.code != null && input.code !== undefined ? { code: input.code } : {}),
      }
    case 'draw':
      mustGather(lobby)
      if (lobby.chairs.includes(null)) throw new Fault('lobby.free-seats')
      if (lobby.chairs.every(one => one?.bot != null))
        throw new Fault('file.no-person', { players: lobby.chairs.length })
      return { ...lobby, phase: 'drawing', drawingSince: now }
    case 'share':
      return shared(lobby, input.seat, input.bits)
    case 'start':
      if (lobby.phase !== 'drawing') throw new Fault('lobby.not-drawing')
      return { ...lobby, phase: 'started' }
    case 'spectators':
      mustGather(lobby)
      return { ...lobby, spectators: input.allowed }
    case 'code':
      mustGather(lobby)
      return { ...lobby, code: input.code }
    case 'options':
      mustGather(lobby)
      return { ...lobby, options: withOptions(lobby.options, input.options) }
    case 'silence':
      mustGather(lobby)
      if (chairAt(lobby, input.seat)?.bot !== null) throw new Fault('talk.no-such-player')
      return withSilence(lobby, input.seat, input.isSilenced)
    case 'close':
      // Else whoever knows the secret and sees the bits could close the table and deal at another until they like it.
      mustGather(lobby)
      return { ...lobby, phase: 'closed' }
  }
}

function followed(lobby: Lobby, { table, by }: Next): Lobby {
  if (lobby.phase !== 'started' || lobby.next) throw new Fault('rematch.not-over')
  return { ...lobby, next: { table, by } }
}

function withScreen(lobby: Lobby, isOpen: boolean): Lobby {
  if (lobby.phase === 'closed') throw new Fault('lobby.closed')
  // Whoever plays alone has nobody to share it with.
  if (lobby.chairs.length === 1) throw new Fault('shared-screen.several')
  return { ...lobby, screen: isOpen }
}

const withSilence = (lobby: Lobby, seat: Seat, isSilenced: boolean): Lobby => ({
  ...lobby,
  silenced: [...lobby.silenced.filter(one => one !== seat), ...(isSilenced ? [seat] : [])],
})

function mustGather({ phase }: Lobby): void {
  if (phase !== 'gathering') throw new Fault('lobby.drawing')
}

function chairAt({ chairs }: Lobby, seat: Seat): Sitting | null {
  if (!(seat in chairs)) throw new Fault('talk.no-such-seat')
  return chairs[seat]
}

function seated(lobby: Lobby, seat: Seat, sitting: Sitting): Lobby {
  mustGather(lobby)
  if (chairAt(lobby, seat)) throw new Fault('lobby.seat-taken')
  return { ...lobby, chairs: lobby.chairs.with(seat, sitting) }
}

const people = ({ chairs }: Lobby): Sitting[] => chairs.flatMap(one => one ?? [])

function nameIn(lobby: Lobby, given: string): string {
  const taken = people(lobby).map(({ name }) => name)
  return checkedName(given, taken)
}

function colourIn(lobby: Lobby, wanted: Colour | null): Colour {
  const taken = people(lobby).map(({ colour }) => colour)
  if (wanted !== null && taken.includes(wanted)) throw new Fault('lobby.colour-taken')
  return wanted ?? colours.find(one => !taken.includes(one)) ?? colours[0]
}

function person(lobby: Lobby, { name, colour, hash, program }: LobbyInput & { readonly type: 'sit' }): Sitting {
  if (hash !== null && !HASH.test(hash)) throw new Fault('shape.other', { at: 'hash' })
  const share = hash === null || lobby.isSeedKnown || lobby.daily !== undefined ? null : { hash, bits: null }
  return {
    name: nameIn(lobby, name),
    colour: colourIn(lobby, colour),
    bot: null,
    share,
    ...(program ? { program } : {}),
  }
}

function program(lobby: Lobby, { kind, name }: LobbyInput & { readonly type: 'bot' }): Sitting {
  checkBot(lobby.game, kind)
  return { name: nameIn(lobby, name), colour: colourIn(lobby, null), bot: kind, share: null }
}

function shared(lobby: Lobby, seat: Seat, bits: string): Lobby {
  if (lobby.phase !== 'drawing') throw new Fault('lobby.not-drawing')
  const sitting = chairAt(lobby, seat)
  if (!sitting?.share || !BITS.test(bits) || shareHash(bits) !== sitting.share.hash) throw new Fault('lobby.other-bits')
  return { ...lobby, chairs: lobby.chairs.with(seat, { ...sitting, share: { ...sitting.share, bits } }) }
}

/** Has everybody who promised bits given them? */
export const isDrawn = (lobby: Lobby): boolean =>
  lobby.phase === 'drawing' && people(lobby).every(({ share }) => share?.bits !== null)

/** Who sits at the match that begins. */
export const seatsOf = (lobby: Lobby): readonly SeatedPlayer[] =>
  people(lobby).map(({ name, bot, program }) => ({ name, bot, ...(program ? { program } : {}) }))

export const receiptOf = (
  lobby: Lobby,
  table: string,
  { secret, known = null }: { readonly secret: string; readonly known?: KnownSeed | null },
): Receipt => ({
  table,
  secret,
  shares: lobby.chairs.map(one => one?.share ?? null),
  ...(known === null ? {} : { known }),
})
