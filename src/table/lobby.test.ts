import { describe, expect, test } from 'vitest'
import { secretHash } from './commitment.ts'
import { gather, isDrawn, type Lobby, type LobbyInput, openLobby, receiptOf, seatsOf } from './lobby.ts'
import { fits, knownSecret, seedOf, shareHash } from './receipt.ts'

const SECRET = 'a'.repeat(64)
const bits = ['1', '2', '3'].map(digit => digit.repeat(32))
const fresh = (): Lobby =>
  openLobby({ game: 'homeland', setup: { players: 3 }, pace: null, commitment: secretHash(SECRET) }, 3)
const sit = (seat: number, name: string, hash: string | null = shareHash(bits[seat])): LobbyInput => ({
  ...{ type: 'sit', seat, name, hash },
  colour: null,
})
const gathered = (inputs: readonly LobbyInput[], lobby = fresh()): Lobby =>
  inputs.reduce((now, input) => gather(now, input, 1000), lobby)
const full = [sit(0, 'Ann'), sit(1, 'Ben'), sit(2, 'Cleo')]
const share = (seat: number): LobbyInput => ({ type: 'share', seat, bits: bits[seat] })

describe('a table before its match', () => {
  test('people and bots sit down, and everybody has a colour of their own', () => {
    const lobby = gathered([sit(1, ' Ann '), { type: 'bot', seat: 0, kind: 'careerist', name: 'Bot' }, sit(2, 'Ben')])
    expect(seatsOf(lobby)).toEqual([
      { name: 'Bot', bot: 'careerist' },
      { name: 'Ann', bot: null },
      { name: 'Ben', bot: null },
    ])
    expect(new Set(lobby.chairs.map(one => one?.colour)).size).toBe(3)
  })
  test('whoever rises leaves a free seat', () => {
    expect(gathered([sit(0, 'Ann'), { type: 'rise', seat: 0 }])).toEqual(fresh())
  })

  test.each<[string, LobbyInput[], string]>([
    ['a seat that is taken', [sit(0, 'Ann'), sit(0, 'Ben')], 'lobby.seat-taken'],
    ['a seat that is not there', [sit(3, 'Ann')], 'talk.no-such-seat'],
    ['a name that is taken', [sit(0, 'Ann'), sit(1, 'ann')], 'seats.name-twice'],
    ['no name', [sit(0, ' ')], 'seats.name-empty'],
    ['a hash that is none', [sit(0, 'Ann', 'abc')], 'shape.other'],
    [
      'a colour that is taken',
      [sit(0, 'Ann'), { ...sit(1, 'Ben'), colour: 'amber' } as LobbyInput],
      'lobby.colour-taken',
    ],
    ['a bot nobody knows', [{ type: 'bot', seat: 0, kind: 'genius', name: 'Bot' }], 'error.bot'],
    ['to rise from a free seat', [{ type: 'rise', seat: 0 }], 'lobby.nobody-there'],
    ['to begin with a free seat', [sit(0, 'Ann'), { type: 'draw' }], 'lobby.free-seats'],
    [
      'to begin with bots alone',
      [
        ...[0, 1, 2].map((seat): LobbyInput => ({ type: 'bot', seat, kind: 'steady', name: `Bot ${seat}` })),
        { type: 'draw' },
      ],
      'file.no-person',
    ],
    ['bits before they are asked for', [...full, share(0)], 'lobby.not-drawing'],
    [
      'bits that are others than promised',
      [...full, { type: 'draw' }, { ...share(0), seat: 1 } as LobbyInput],
      'lobby.other-bits',
    ],
    ['to rise once it is being dealt', [...full, { type: 'draw' }, { type: 'rise', seat: 0 }], 'lobby.drawing'],
    [
      'to sit down anew with another hash by then',
      [...full, { type: 'draw' }, sit(0, 'Dan', '0'.repeat(64))],
      'lobby.drawing',
    ],
    [
      'a bot that takes a place by then',
      [...full, { type: 'draw' }, { type: 'bot', seat: 0, kind: 'steady', name: 'B' }],
      'lobby.drawing',
    ],
    ['to draw a second time', [...full, { type: 'draw' }, share(0), { type: 'draw' }], 'lobby.drawing'],
    [
      'to draw anew once it has begun',
      [...full, { type: 'draw' }, { type: 'start' }, { type: 'draw' }],
      'lobby.started',
    ],
    [
      'to close the table once bits were given',
      [...full, { type: 'draw' }, share(0), { type: 'close' }],
      'lobby.drawing',
    ],
    [
      'other bits in the place of those given',
      [...full, { type: 'draw' }, share(0), { ...share(0), bits: bits[1] } as LobbyInput],
      'lobby.other-bits',
    ],
    [
      'to let people look on once it is being dealt',
      [...full, { type: 'draw' }, { type: 'spectators', allowed: true }],
      'lobby.drawing',
    ],
    ['to start what is not drawn', [...full, { type: 'start' }], 'lobby.not-drawing'],
    ['anything after the start', [...full, { type: 'draw' }, { type: 'start' }, share(0)], 'lobby.started'],
    ['anything once it is closed', [{ type: 'close' }, sit(0, 'Ann')], 'lobby.closed'],
  ])('refuses %s', (_what, inputs, key) => {
    expect(() => gathered(inputs)).toThrow(key)
  })
})

describe('the seed', () => {
  const drawn = gathered([...full, { type: 'draw' }, share(0), share(1), share(2)])
  const receipt = receiptOf(drawn, 'table', { secret: SECRET })

  test('is known once everybody has given their bits', () => {
    expect(isDrawn(gathered([...full, { type: 'draw' }, share(0), share(2)]))).toBe(false)
    expect(isDrawn(drawn)).toBe(true)
  })
  test('does not wait for bots, nor for people whose client gives nothing', () => {
    const inputs: LobbyInput[] = [
      sit(0, 'Ann'),
      sit(1, 'Ben', null),
      { type: 'bot', seat: 2, kind: 'steady', name: 'B' },
    ]
    expect(isDrawn(gathered([...inputs, { type: 'draw' }, share(0)]))).toBe(true)
  })
  test('is another one with other bits of anybody, another secret or another table', () => {
    const others = [
      receipt,
      { ...receipt, secret: 'b'.repeat(64) },
      { ...receipt, table: 'other' },
      ...[0, 1, 2].map(seat => ({ ...receipt, shares: receipt.shares.with(seat, { hash: '', bits: '9'.repeat(32) }) })),
    ]
    expect(new Set(others.map(seedOf)).size).toBe(others.length)
  })
  test('is proved by the receipt, and by no other', () => {
    expect(fits(receipt, seedOf(receipt))).toBe(true)
    expect(fits(receipt, 'another seed')).toBe(false)
    const forged = { ...receipt, shares: receipt.shares.with(0, { hash: shareHash(bits[0]), bits: bits[1] }) }
    expect(fits(forged, seedOf(forged))).toBe(false)
  })
  test('that was typed is marked, nobody adds to it, and the table stays committed to it', () => {
    const known = { seed: 'cup final', nonce: '7'.repeat(64) }
    const secret = knownSecret(known)
    const about = { game: 'homeland', setup: { players: 3 }, pace: null, commitment: secretHash(secret) }
    const lobby = gathered([...full, { type: 'draw' }], openLobby({ ...about, isSeedKnown: true }, 3))
    expect(isDrawn(lobby)).toBe(true)
    const typed = receiptOf(lobby, 'table', { secret, known })
    expect(typed.shares).toEqual([null, null, null])
    expect(seedOf(typed)).toBe('cup final')
    expect(fits(typed, 'cup final')).toBe(true)
    // Another one in its place does not fit what the table has committed to.
    const other = { ...typed, known: { ...known, seed: 'another' } }
    expect(fits(other, 'another')).toBe(false)
  })
  test('leaves out whoever withholds their bits, and names them', () => {
    const late = gathered([...full, { type: 'draw' }, share(0), share(1), { type: 'start' }])
    const left = receiptOf(late, 'table', { secret: SECRET })
    expect(left.shares[2]).toEqual({ hash: shareHash(bits[2]), bits: null })
    expect(fits(left, seedOf(left))).toBe(true)
  })
})
