import { expect, test } from 'vitest'
import { stream } from '../../engine/chance.ts'
import type { GameEvent } from '../../engine/game.ts'
import { shipped } from '../../games/index.ts'
import { openNew } from '../../host/opening.ts'
import { rootsOf } from '../../seed/roots.ts'
import type { Match } from '../../table/match.ts'
import { type Input, step } from '../../table/step.ts'
import { pack } from './packed.ts'

type Running = Match<unknown, GameEvent>

const seats = ['Ada', 'Ben', 'Cem', 'Dot'].map(name => ({ name, bot: null }))
const opened = (game: string, setup: never, practice: boolean) => {
  const opening = { game, setup, seed: 'packed', practice, seats: game === 'homeland' ? seats : [] }
  return openNew(shipped, opening, 'packed.json', 0, () => '0'.repeat(64))
}

/** Some choices at random, each a match of its own. */
async function* played(game: string, setup: unknown, practice = false) {
  const { game: rules, match: first } = await opened(game, setup as never, practice)
  const below = stream(rootsOf(`packed ${game}`, ['person']).person)
  let match: Running = first
  for (let at = 1; ; at++) {
    yield { rules, match }
    const [decision] = rules.decisions(match.state)
    if (!decision) return
    const { seat, options } = decision
    const isBack = practice && at % 20 === 0
    const input: Input = isBack
      ? { type: 'rewind', to: match.record.choices.length >> 1, at }
      : { type: 'choose', seat, choices: [rules.nameOf(options[below(options.length)])], at, id: `${at}` }
    match = step(rules, match, input).match
    if (at > 120) return
  }
}

const unpacked = (match: Running): Running => ({ ...match, happened: [] })

test('a match that was packed is the match that it was, draft and all', async () => {
  let drafts = 0
  for await (const { rules, match } of played('homeland', { players: 4 })) {
    const held = pack(() => match, rules)
    expect(held()).toEqual(unpacked(match))
    // Whoever asks again is given the same.
    expect(held()).toBe(held())
    drafts += match.record.draft.length
  }
  expect(drafts).toBeGreaterThan(0)
})

test('so is one that went back', async () => {
  const { setup } = await shipped.find('negotiator')()
  let branches = 0
  for await (const { rules, match } of played('negotiator', setup({}), true)) {
    expect(pack(() => match, rules)()).toEqual(unpacked(match))
    branches = match.record.branches.length
  }
  expect(branches).toBeGreaterThan(0)
})

test('it is packed once, and again after somebody has asked for it', async () => {
  const { game, match } = await opened('homeland', { players: 4 } as never, false)
  const held = pack(() => match, game)
  expect(pack(held, game)).toBe(held)
  held()
  const again = pack(held, game)
  expect(again).not.toBe(held)
  expect(again()).toEqual(unpacked(match))
})
