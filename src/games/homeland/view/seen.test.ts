import { expect, test } from 'vitest'
import { untuned } from '../../../../tests/homeland-untuned.ts'
import { stream } from '../../../engine/chance.ts'
import type { Viewer } from '../../../engine/game.ts'
import { rootsOf } from '../../../seed/roots.ts'
import { homeland } from '../index.ts'
import type { State } from '../rules/state.ts'

const game = homeland(untuned)
const viewersOf = (s: State): Viewer[] => [...s.players.keys(), 'observer']
/** The same view as a table makes it: by somebody who has seen nothing before. */
const afresh = (s: State, viewer: Viewer): unknown => game.view(s, viewer)

test('what a simulator keeps of earlier views never shows in a later one, of the same game or of another', () => {
  const random = stream(rootsOf('seen', ['choices']).choices)
  const simulator = game.simulator()
  const states = [3, 4, 6, 4].map((players, n) => game.start({ players }, rootsOf(`seen ${n}`, game.chances)))
  let compared = 0
  for (let step = 0; states.some(s => game.outcome(s) === null); step++)
    for (const s of states) {
      const [decision] = game.decisions(s)
      if (!decision) continue
      for (const viewer of viewersOf(s)) {
        const view = simulator.view(s, viewer)
        if (step % 9 !== 0) continue
        expect(view).toEqual(afresh(s, viewer))
        compared++
      }
      simulator.apply(s, decision.seat, decision.options[random(decision.options.length)])
      if (game.outcome(s))
        for (const viewer of viewersOf(s)) expect(simulator.view(s, viewer)).toEqual(afresh(s, viewer))
    }
  expect(compared).toBeGreaterThan(300)
})

test('who looks before each choice of theirs, and only then, sees all that others have done since', () => {
  const random = stream(rootsOf('asked', ['choices']).choices)
  const simulator = game.simulator()
  const kinds = new Set<string>()
  for (const players of [3, 4, 5, 6]) {
    const s = game.start({ players }, rootsOf(`asked ${players}`, game.chances))
    for (let [decision] = game.decisions(s); decision; [decision] = game.decisions(s)) {
      const { seat, kind, options } = decision
      kinds.add(kind)
      expect(simulator.view(s, seat)).toEqual(afresh(s, seat))
      simulator.apply(s, seat, options[random(options.length)])
    }
  }
  for (const kind of ['claim', 'intel.card', 'intel.case', 'soldiers.case', 'soldiers.count', 'agents.count'])
    expect(kinds).toContain(kind)
})

/** Every part of a threat and of a player that a view shows, changed alone: where, and to what. */
const changes: readonly (readonly [what: string, path: readonly (string | number)[], to: unknown])[] = [
  ['a lead', ['threats', 0, 'lead'], 2],
  ['an Agent', ['threats', 0, 'agents'], 1],
  ['a Soldier', ['threats', 0, 'soldiers'], 1],
  ['an Organization', ['threats', 0, 'organization'], 39],
  ['a Plot that was seen', ['threats', 0, 'plot'], 39],
  ['who saw the Plot', ['threats', 0, 'plotSeen'], 7],
  ['a card that everybody knows', ['threats', 0, 'cards', 0], 119],
  ['who put it there', ['threats', 0, 'by', 0], 1],
  ['whether it is known', ['threats', 0, 'known', 0], false],
  ['a look', ['threats', 0, 'looks', 0], 1],
  ['how much was looked at', ['threats', 0, 'looks', 1], 0],
  ['the round of a look', ['threats', 0, 'looks', 2], 9],
  ['Rep', ['players', 1, 'rep'], 7],
  ['Clout', ['players', 1, 'clout'], 7],
  ['undeployed Agents', ['players', 1, 'agents'], 7],
  ['undeployed Soldiers', ['players', 1, 'soldiers'], 7],
  ['Case Leads', ['players', 1, 'leads'], 1],
  ['a hand', ['players', 1, 'hand'], []],
  ['a card of one’s own hand', ['players', 0, 'hand', 0], 119],
  ['an open card', ['players', 1, 'open', 0], 119],
  ['an asset face down', ['players', 1, 'down'], [3]],
  ['an asset face up', ['players', 1, 'up', 0], 5],
  ['assets drawn', ['players', 1, 'drawn'], [6]],
  ['one’s own agenda', ['players', 0, 'agenda'], 2],
  ['an accusation', ['players', 1, 'accuses'], 2],
  ['a discarded card', ['intelDiscard', 0], 119],
  ['a burned card', ['intelBurned'], [119]],
  ['a space', ['spaces', 0], 77],
  ['the initiative', ['initiative'], [2, 0]],
]

function put(into: object, [key, ...rest]: readonly (string | number)[], value: unknown): void {
  const at = into as Record<string | number, unknown>
  if (rest.length === 0) at[key] = value
  else put(at[key] as object, rest, value)
}

test.each(changes)('%s that changes is seen to, by a table in the same state too', (_what, path, value) => {
  const simulator = game.simulator()
  const s = game.start({ players: 3 }, rootsOf('changes', game.chances))
  const [threat] = s.threats
  threat.plotSeen = 1
  threat.known[0] = true
  threat.looks.push(0, 1, 1)
  s.players[0].agenda = 0
  s.players[1].open.push(s.intel.pop() ?? 0)
  s.players[1].up.push(4)
  s.intelDiscard.push(s.intel.pop() ?? 0)
  const before = simulator.view(s, 0)
  const other = game.clone(s)
  put(other, path, value)
  const after = simulator.view(other, 0)
  expect(after).toEqual(afresh(other, 0))
  expect(after).not.toEqual(before)
  expect(afresh(s, 0)).toEqual(before)
  put(s, path, value)
  expect(afresh(s, 0)).toEqual(after)
})

test('nor is much of something taken for the little there was before', () => {
  const short = game.start({ players: 3 }, rootsOf('long', game.chances))
  const long = game.clone(short)
  for (let look = 0; look < 30; look++) long.threats[0].looks.push(1, 1, look)
  for (let card = 0; card < 60; card++) long.players[1].open.push(long.intel.pop() ?? 0)
  const simulator = game.simulator()
  for (const s of [short, long, short]) expect(simulator.view(s, 0)).toEqual(afresh(s, 0))
})
