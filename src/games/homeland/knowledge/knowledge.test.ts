import { expect, test } from 'vitest'
import { untuned } from '../../../../tests/homeland-untuned.ts'
import { stream } from '../../../engine/chance.ts'
import type { Viewer } from '../../../engine/game.ts'
import { rootsOf } from '../../../seed/roots.ts'
import type { Event } from '../events.ts'
import { homeland } from '../index.ts'
import type { Position } from '../position/position-schema.ts'
import type { State } from '../rules/state.ts'
import type { Knowledge } from './knowledge.ts'

const game = homeland(untuned)
const roots = rootsOf('knowledge', game.chances)
const { data, intelTitle } = game.cards
const plotNames = (cards: readonly number[]): string[] => cards.map(card => data.plots[card].id)
const intelNames = (cards: readonly number[]): string[] => cards.map(card => data.intel[intelTitle[card]].id).sort()
const assetNames = (cards: readonly number[]): string[] => cards.map(card => data.assets[card].id)

interface Played {
  readonly state: State
  known(viewer: Viewer): Knowledge
  /** Worlds that this viewer could be in. */
  worlds(viewer: Viewer): State[]
}

const WORLDS = 200

/** A position, and what the players do in it. */
function played(position: Position, ...choices: readonly (readonly [seat: number, ...names: string[]])[]): Played {
  const state = game.position.read(position, roots)
  const begun = game.clone(state)
  const events: Event[] = []
  for (const [seat, ...names] of choices)
    for (const name of names) game.apply(state, seat, game.optionOf(name) ?? -1, events)
  const known = (viewer: Viewer): Knowledge =>
    events.reduce(
      (knowledge, event) => {
        const seen = game.seen(event, viewer)
        return seen === null ? knowledge : game.learn(knowledge, seen)
      },
      game.know(game.view(begun, viewer)),
    )
  return {
    state,
    known,
    worlds(viewer) {
      const random = stream(rootsOf('worlds', ['worlds']).worlds)
      const draw = game.worlds(game.view(state, viewer), known(viewer))
      return Array.from({ length: WORLDS }, () => draw(random))
    },
  }
}

const threat = { id: 1, level: 'low', organization: 'lone-wolf', plot: 'dirty-bomb', soldiers: 2 } as const
const turn = { turn: 1, done: ['claimed', 'placed'] } satisfies Position
const DRONES = 'david-estes'

test('M-26: whoever saw a Plot leave the game is in no world where it is still in', () => {
  const { worlds } = played({ ...turn, players: [{ up: [DRONES], agents: 1 }, {}, {}], threats: [threat] }, [
    0,
    'agents',
    'case 1',
    'look',
    'strike 1',
  ])
  const isOut = (s: State): boolean => plotNames(s.plotGone).includes('dirty-bomb')
  expect(worlds(0).filter(s => !isOut(s))).toEqual([])
  expect(worlds(1).filter(s => !isOut(s)).length).toBeGreaterThan(WORLDS / 2)
})

test('M-26: nor is the Intel that somebody had looked at, and no more is known of what came after', () => {
  const intel = [{ card: 'sleeper-cell' }, { card: 'phone-tap' }]
  const { worlds } = played(
    { ...turn, players: [{ up: [DRONES], soldiers: 1 }, {}, {}], threats: [{ ...threat, intel }] },
    [0, 'soldiers', 'case 1', 'look', 'strike 1'],
  )
  const others = new Set<string>()
  for (const { intelGone } of worlds(0)) {
    const gone = intelNames(intelGone)
    expect(gone).toHaveLength(3)
    expect(gone).toEqual(expect.arrayContaining(['phone-tap', 'sleeper-cell']))
    others.add(gone.join())
  }
  expect(others.size).toBeGreaterThan(10)
})

test('M-25: an asset taken from the discard pile lies face down before whoever took it, until it is turned up', () => {
  const position: Position = {
    ...turn,
    players: [{ up: ['mira-berenson'], down: ['virgil'] }, {}, {}],
    discards: { assets: ['saul-berenson'] },
  }
  const taken = played(position, [0, 'burn mira-berenson'])
  for (const viewer of [1, 'observer'] as const)
    for (const { players } of taken.worlds(viewer)) expect(assetNames(players[0].down)).toContain('saul-berenson')
  const turnedUp = played(position, [0, 'burn mira-berenson', 'activate saul-berenson'])
  const left = turnedUp.worlds(1).map(({ players }) => assetNames(players[0].down).join())
  expect(new Set(left).size).toBeGreaterThan(10)
})

test('M-31: a deck made of its discards is made of these, and nothing that lay unseen then was among them', () => {
  const discarded = ['blown-cover', 'cold-feet', 'phone-tap', 'phone-tap', 'traffic-camera', 'traffic-camera']
  const rest = data.intel.flatMap(({ id, copies }) => Array.from({ length: copies }, () => id))
  for (const card of ['sleeper-cell', ...discarded]) rest.splice(rest.indexOf(card), 1)
  const empty = { hand: [] }
  const { state, known, worlds } = played(
    {
      ...turn,
      players: [empty, empty, empty],
      threats: [{ ...threat, intel: [{ card: 'sleeper-cell' }] }],
      decks: { intel: [] },
      discards: { intel: discarded },
      gone: { intel: rest },
    },
    [0, 'end'],
  )
  expect(state.intelDiscard).toEqual([])
  expect(known(1).intel.shuffle).toBe(1)
  for (const viewer of [0, 1, 'observer'] as const)
    for (const world of worlds(viewer))
      expect(intelNames([...world.intel, ...world.players[0].hand])).toEqual(discarded)
})

test('what teaches nothing leaves what is known as it is', () => {
  const { state } = played({ ...turn, players: [{}, {}, {}] })
  const known = game.know(game.view(state, 0))
  expect(game.learn(known, { kind: 'advanced', threats: 3 })).toBe(known)
  expect(game.learn(known, { kind: 'looked-plot', seat: 1, threat: 1, plot: null })).toBe(known)
})
