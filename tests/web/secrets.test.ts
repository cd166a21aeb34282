import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { beforeAll, describe, expect, test } from 'vitest'
import { stream } from '../../src/engine/chance.ts'
import type { Json, Path, Viewer } from '../../src/engine/game.ts'
import { homeland } from '../../src/games/homeland/index.ts'
import type { State } from '../../src/games/homeland/rules/state.ts'
import { rootsOf } from '../../src/seed/roots.ts'
import { PROTOCOL } from '../../src/web/worker/protocol.ts'
import { folder, inBrowser } from './browser.ts'

/**
 * The table in its worker, as the page talks to it. Two tables that differ only in what a viewer may not know must send
 * that viewer the same messages, to the byte: views, questions, events, refusals, saves.
 */

const { visit } = inBrowser()
const assets = join(folder, 'assets')
const worker = readdirSync(assets).find(file => /^worker-.*\.js$/.test(file))
const game = homeland()
const names = ['Ann', 'Bo', 'Cy', 'Di']
const seats = names.map(name => ({ name, bot: null }))

type Spoken = (ask: string, what: unknown) => Promise<readonly { readonly answer?: unknown }[]>

/** Speaks to a worker of its own, past the page; everything it says since the last time comes with each answer. */
async function speaker(page: Page): Promise<Spoken> {
  await page.evaluate(
    ([file, protocol]) => {
      const table = new Worker(`./assets/${file}`, { type: 'module' })
      let number = 0
      const ask = (name: string, what: unknown) =>
        new Promise(resolve => {
          number += 1
          const mine = number
          const heard: unknown[] = []
          const hear = ({ data }: MessageEvent) => {
            heard.push(data)
            if (data.number !== mine) return
            table.removeEventListener('message', hear)
            resolve(heard)
          }
          table.addEventListener('message', hear)
          table.postMessage({ protocol, number: mine, ask: name, what })
        })
      Object.assign(window, { askTable: ask })
    },
    [worker, PROTOCOL] as const,
  )
  return (ask, what) =>
    page.evaluate(([name, value]) => (window as unknown as { askTable: Spoken }).askTable(name as string, value), [
      ask,
      what,
    ] as const)
}

/** A game half-way, played at random. */
function halfWay(seed: string, choices: number): State {
  const state = game.start({ players: 4 }, rootsOf(seed, game.chances))
  const below = stream(rootsOf(`${seed} choices`, ['bot']).bot)
  for (let n = 0; n < choices; n++) {
    const [decision] = game.decisions(state)
    if (!decision) break
    game.apply(state, decision.seat, decision.options[below(decision.options.length)])
  }
  return state
}

function put(state: unknown, path: Path, value: Json): void {
  const last = path[path.length - 1]
  const owner = path.slice(0, -1).reduce((at, key) => (at as Record<string | number, unknown>)[key], state)
  ;(owner as Record<string | number, unknown>)[last] = value
}

/** The same state with one hidden thing exchanged. */
function twinOf(state: State, sets: readonly { readonly path: Path; readonly value: Json }[]): State {
  const twin = game.clone(state)
  for (const { path, value } of sets) put(twin, path, value)
  return twin
}

const opening = (state: State) => ({
  game: 'homeland',
  setup: { players: 4 },
  seed: 'the same for both',
  practice: false,
  seats,
  position: { given: game.position.write(state), dice: [] },
})

/** Everything a viewer is sent about a table, but for its own name and the digits of its commitment, both drawn anew. */
async function told(ask: Spoken, state: State, viewer: Viewer): Promise<string> {
  const opened = await ask('open', opening(state))
  const { id } = (opened.at(-1)?.answer ?? {}) as { id?: string }
  const messages = [
    opened,
    await ask('resume', { id }),
    await ask('look', { viewer }),
    await ask('choose', { choice: 'case 99' }),
    await ask('why', { choice: 'case 99' }),
    await ask('why', { choice: 'intel' }),
    await ask('explain', { question: '1.0' }),
    await ask('note', { about: { player: 1 }, text: 'mine alone' }),
    await ask('claim', { claim: { about: 'player', player: 2, says: 'suspect', strength: 'little' } }),
    await ask('look', { viewer: 'observer' }),
    await ask('leave', null),
  ]
  return JSON.stringify(messages, (key, value) => {
    if (key === 'commitment' && typeof value === 'string') return value.replace(/[0-9a-f]/g, 'x')
    return key === 'number' || key === 'id' || value === id ? undefined : value
  })
}

describe('the worker tells nobody what they may not know', () => {
  let ask: Spoken
  beforeAll(async () => {
    const { page } = await visit()
    ask = await speaker(page)
  })

  test.each<[Viewer, number]>([
    [0, 40],
    [1, 90],
    [2, 150],
    [3, 220],
    ['observer', 120],
  ])('viewer %s after %i choices', async (viewer, choices) => {
    const state = halfWay(`twins ${viewer}`, choices)
    const truth = await told(ask, state, viewer)
    expect(truth).toContain('"view"')
    const exchanges = game.hidden(state, viewer)
    const kinds = new Map(exchanges.map(exchange => [exchange.key.split(' ')[0], exchange]))
    expect(kinds.size).toBeGreaterThan(2)
    for (const [kind, { sets }] of kinds) {
      const twin = twinOf(state, sets)
      // Some exchanges are of luck to come, which a position cannot hold.
      if (JSON.stringify(game.position.write(twin)) === JSON.stringify(game.position.write(state))) continue
      expect(await told(ask, twin, viewer), kind).toBe(truth)
    }
  })

  test('and whatever it is sent, it answers in a sentence and goes on', async () => {
    const wrong: readonly (readonly [string, unknown])[] = [
      ['zork', null],
      ['choose', null],
      ['choose', { choice: 5 }],
      ['choose', { choice: 'x'.repeat(501) }],
      ['choose', { choice: 'end', seat: 0 }],
      ['look', { viewer: 'everybody' }],
      ['open', { game: 'homeland' }],
      ['open', { ...opening(halfWay('odd', 3)), seats: 'Ann' }],
    ]
    for (const [name, what] of wrong)
      expect((await ask(name, what)).at(-1), `${name} ${JSON.stringify(what)?.slice(0, 40)}`).toMatchObject({
        refused: { key: expect.stringMatching(/^shape\./) },
      })
    expect((await ask('choose', { choice: 'end' })).at(-1)).toMatchObject({ refused: { key: 'page.no-table' } })
    expect((await ask('lasting', null)).at(-1)).toMatchObject({ answer: true })
  })

  test('and the comparison can fail: somebody who may know is told', async () => {
    const state = halfWay('twins 0', 40)
    const truth = await told(ask, state, 1)
    const own = game.hidden(state, 0).find(({ sets }) => {
      const twin = twinOf(state, sets)
      return JSON.stringify(game.view(twin, 1)) !== JSON.stringify(game.view(state, 1))
    })
    expect(own).toBeDefined()
    expect(await told(ask, twinOf(state, own?.sets ?? []), 1)).not.toBe(truth)
  })
})
