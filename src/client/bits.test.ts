import { expect, test } from 'vitest'
import type { Act } from '../host/wire.ts'
import { lobbySeen } from '../host/wire.ts'
import { secretHash } from '../table/commitment.ts'
import { gather, type Lobby, openLobby } from '../table/lobby.ts'
import { shareHash } from '../table/receipt.ts'
import { giveBits } from './bits.ts'
import type { RemoteTable, TableState } from './table.ts'

const [own, others] = ['a'.repeat(32), 'b'.repeat(32)]
const commitment = secretHash('5'.repeat(64))

/** A table for two at which Ann has sat down here, and somebody elsewhere by this hash. */
function lobbyWith(hash: string, shown = commitment): Lobby {
  const lobby = openLobby({ game: 'homeland', setup: null, pace: null, commitment: shown }, 2)
  const sit = (seat: number, name: string, promised: string) =>
    ({ type: 'sit', seat, name, colour: null, hash: promised }) as const
  return gather(gather(lobby, sit(0, 'Ann', shareHash(own)), 0), sit(1, 'Ben', hash), 0)
}
const drawn = (lobby: Lobby): Lobby => gather(lobby, { type: 'draw' }, 0)

/** What a server shows, one after the other, and what it is sent; it may show whatever it likes. */
function shownBy(lobby: Lobby) {
  const acts: Act[] = []
  const listeners = new Set<(state: TableState) => void>()
  let state: TableState = {
    ...{
      you: { seat: 0, isHost: false, isSpectator: false },
      lobby: lobbySeen(lobby),
      code: null,
      next: null,
      shown: null,
    },
    ...{
      present: [],
      watching: 0,
      screens: 0,
      own: {
        unsent: { version: 0, text: '', claim: null },
        muted: [],
        nudge: null,
        advice: null,
        presets: { version: 0, rules: [] },
      },
      reports: [],
      isConnected: true,
      isGone: false,
      over: null,
    },
  }
  const table: RemoteTable = {
    now: () => state,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    async act(what) {
      acts.push(what)
    },
    leave() {},
  }
  const show = (next: Lobby): void => {
    state = { ...state, lobby: lobbySeen(next) }
    for (const one of listeners) one(state)
  }
  return { table, acts, show }
}

test('bits are given once all hashes are there, and what everybody promised is kept before', () => {
  const lobby = lobbyWith(shareHash(others))
  const { table, acts, show } = shownBy(lobby)
  const order: unknown[] = []
  giveBits(table, { seat: 0, bits: own, commitment, promised: null }, promised => order.push(promised, acts.length))
  expect(acts).toEqual([])
  show(drawn(lobby))
  expect(acts).toEqual([{ type: 'share', bits: own }])
  expect(order).toEqual([[shareHash(own), shareHash(others)], 0])
  show(drawn(lobby))
  expect(acts).toHaveLength(1)
})

test.each<[string, Lobby, readonly string[] | null]>([
  [
    'a hash in our place that is not ours',
    drawn(
      gather(
        gather(lobbyWith(shareHash(others)), { type: 'rise', seat: 0 }, 0),
        { type: 'sit', seat: 0, name: 'Ann', colour: null, hash: shareHash(others) },
        0,
      ),
    ),
    null,
  ],
  ['another commitment than when we sat down', drawn(lobbyWith(shareHash(others), secretHash('6'.repeat(64)))), null],
  [
    'other promises than those we gave our bits for',
    drawn(lobbyWith('0'.repeat(64))),
    [shareHash(own), shareHash(others)],
  ],
])('to %s nothing is given', (_what, lobby, promised) => {
  const { table, acts } = shownBy(lobby)
  giveBits(table, { seat: 0, bits: own, commitment, promised: promised && [...promised] }, () => {})
  expect(acts).toEqual([])
})

test('to the same promises they are given again, should the line have broken', () => {
  const lobby = drawn(lobbyWith(shareHash(others)))
  const { table, acts } = shownBy(lobby)
  giveBits(table, { seat: 0, bits: own, commitment, promised: [shareHash(own), shareHash(others)] }, () => {})
  expect(acts).toHaveLength(1)
})
