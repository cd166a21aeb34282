import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import { Fault } from '../src/engine/game.ts'
import type { Testable } from '../src/engine/testable.ts'
import { readDeck as readHomelandDeck } from '../src/games/homeland/cards/deck-schema.ts'
import { standard as homelandStandard } from '../src/games/homeland/cards/standard.ts'
import { homeland } from '../src/games/homeland/index.ts'
import { verbs as homelandVerbs } from '../src/games/homeland/options.ts'
import { positionSchema as homelandPosition } from '../src/games/homeland/position/position-schema.ts'
import { steps as homelandSteps } from '../src/games/homeland/rules/index.ts'
import * as homelandVocabulary from '../src/games/homeland/vocabulary.ts'
import type { AnyGame } from '../src/games/index.ts'
import { readDeck } from '../src/games/negotiator/cards/deck-schema.ts'
import { standard } from '../src/games/negotiator/cards/standard.ts'
import { negotiator } from '../src/games/negotiator/index.ts'
import { spokenNames } from '../src/games/negotiator/lines/pools.ts'
import { verbs } from '../src/games/negotiator/options.ts'
import { positionSchema } from '../src/games/negotiator/position/position-schema.ts'
import { steps } from '../src/games/negotiator/rules/index.ts'
import { talliesSince } from '../src/games/negotiator/tallies.ts'
import { abductorRules, drawbackKinds, effectKinds, endings, sources } from '../src/games/negotiator/vocabulary.ts'
import { rootsOf } from '../src/seed/roots.ts'
import { doubtful, parseScenario, playScenario, type Scenario } from '../src/table/scenario.ts'
import { homelandEventSchema } from '../src/terminal/lines/protocol-homeland.ts'
import { eventSchema } from '../src/terminal/lines/protocol-negotiator.ts'

const root = dirname(dirname(fileURLToPath(import.meta.url)))
const game = negotiator()
const table = homeland()
const gameOf: Readonly<Record<string, AnyGame & Testable<unknown>>> = { negotiator: game, homeland: table }

const playOut = (scenario: Scenario) =>
  scenario.game === game.id
    ? playScenario(game, scenario, (before, events) => talliesSince(game.cards, before, events))
    : playScenario(gameOf[scenario.game], scenario)
const play = (text: string) => playOut(parseScenario(text))
const shipped = [...Object.keys(gameOf), 'lessons'].flatMap(folder =>
  readdirSync(join(root, 'scenarios', folder)).map(name => join(folder, name)),
)

describe('the scenarios we ship', () => {
  test.each(shipped)('%s is as expected', name => {
    const scenario = parseScenario(readFileSync(join(root, 'scenarios', name), 'utf8'))
    expect(scenario.title, 'a title').toBeTruthy()
    expect(scenario.text, 'a text').toBeTruthy()
    expect(['lessons', scenario.game], 'its folder').toContain(dirname(name))
    const one = gameOf[scenario.game]
    const { state, refused, difference } = playOut(scenario)
    expect(difference).toBeNull()
    expect(doubtful(scenario, refused), 'refused for a reason the file does not tell').toEqual([])
    expect(one.position.write(state), 'dice laid and never rolled').not.toHaveProperty('laid.0')
    expect(one.conserved(state)).toEqual([])
  })

  test.each(shipped)('%s expects what its script brings about, not what was so before', name => {
    const { script: _script, ...idle } = parseScenario(readFileSync(join(root, 'scenarios', name), 'utf8'))
    expect(playOut(idle).difference).not.toBeNull()
  })
})

const blocksIn = (text: string): string[] => [...text.matchAll(/^```json\n(.*?)^```$/gms)].map(([, block]) => block)
const blocks = (name: string): string[] => blocksIn(readFileSync(join(root, 'docs', name), 'utf8'))

describe('docs/SCENARIOS.md', () => {
  const examples = blocks('SCENARIOS.md').filter(text => text.includes('"format"'))
  const right = examples.filter(text => !text.includes('"WRONG'))
  const wrong = examples.filter(text => text.includes('"WRONG'))

  test('has examples', () => {
    expect(right.length).toBeGreaterThan(5)
    expect(wrong.length).toBeGreaterThan(0)
  })
  test.each(right.map((text, i) => [i + 1, text] as const))('example %i is as expected', (_n, text) => {
    expect(play(text).difference).toBeNull()
  })
  test.each(wrong.map((text, i) => [i + 1, text] as const))('wrong example %i fails', (_n, text) => {
    const { difference } = play(text)
    expect(difference).not.toBeNull()
  })

  test('names every part of a position, every step, every question, every verb and every way a game ends', () => {
    const text = readFileSync(join(root, 'docs', 'SCENARIOS.md'), 'utf8')
    const kinds = eventSchema.options.map(({ shape }) => shape.kind.value)
    const names = [...Object.keys(positionSchema.shape), ...Object.keys(steps), ...verbs, ...endings, ...kinds]
    expect(names.filter(name => !text.includes(`\`${name}\``) && !text.includes(`\`${name} `))).toEqual([])
  })

  test('names everything that can be heard on the phone', () => {
    const text = readFileSync(join(root, 'docs', 'SCENARIOS.md'), 'utf8').split('\n### What is heard\n')[1]
    const first = new Set(spokenNames.map(name => name.replace(/(: [^/]+).*/, '$1').split(': ')[1]))
    expect([...first].filter(name => !text.includes(`\`${name}`))).toEqual([])
  })

  test('does so for Homeland', () => {
    const text = readFileSync(join(root, 'docs', 'SCENARIOS.md'), 'utf8').split('\n## Homeland\n')[1]
    const kinds = homelandEventSchema.options.map(({ shape }) => shape.kind.value)
    const names = [
      ...Object.keys(homelandPosition.shape),
      ...Object.keys(homelandSteps),
      ...homelandVerbs,
      ...homelandVocabulary.endings.filter(ending => ending !== 'playing'),
      ...kinds,
    ]
    expect(names.filter(name => !text.includes(`\`${name}\``) && !text.includes(`\`${name} `))).toEqual([])
  })
})

test.each(['arkayne', 'donna', 'edward'])(
  'with nothing else given, a seed deals what play --seed deals: %s',
  abductor => {
    const roots = rootsOf('a seed', game.chances)
    expect(game.position.read({ abductor }, roots)).toEqual(game.start({ abductor }, roots))
  },
)

const position = (given: object): string =>
  JSON.stringify({ format: 'situation-room/scenario@1', game: 'negotiator', position: given })

describe('an impossible position is refused', () => {
  test.each([
    ['threat 9', { threat: '9' }],
    ['a threat that is a number', { threat: 4 }],
    ['sixteen hostages', { hostages: { zone: 16 } }],
    ['no hostage at all', { hostages: { zone: 0 } }],
    ['more than half killed', { hostages: { zone: 3, killed: 4 } }],
    ['three copies of a card', { hand: ['keep-cool', 'keep-cool', 'keep-cool'] }],
    ['eleven cards in hand', { hand: Array.from({ length: 11 }, () => 'keep-cool') }],
    ['a card of another kind', { hand: ['helicopter'] }],
    ['a demand of another abductor', { demands: [{ card: 'medical-care' }, { kind: 'escape' }] }],
    ['one demand too few', { demands: [{ kind: 'major' }] }],
    ['a Pivotal Event on top', { terror: { deck: ['the-blueprints', 'pizza'] } }],
    ['a Terror card twice', { terror: { deck: ['pizza', 'pizza'] } }],
    ['demands under the Second in Command', { second: true, demands: [{ kind: 'major' }, { kind: 'escape' }] }],
    ['the Second in Command with nobody held', { second: true, hostages: { zone: 0, saved: 7 } }],
    ['a last conversation with Terror cards', { last: true }],
    ['an escape without a conceded Escape Demand', { escaping: true }],
    ['a game that is over and goes on', { ending: 'captured', next: [{ step: 'turn' }] }],
    ['a step that does not exist', { next: [{ step: 'teatime' }] }],
    ['a field that does not exist', { mood: 'tense' }],
  ])('%s', (_what, given) => {
    expect(() => play(position(given))).toThrow(Fault)
  })
})

describe('docs/DECKS.md', () => {
  const [given, corrected, ...others] = blocks('DECKS.md').map(text => JSON.parse(text))
  const cards: unknown[] = JSON.parse(JSON.stringify(standard.conversation))

  test('shows a card as it is, and one as it may be corrected', () => {
    expect(cards).toContainEqual(given)
    const conversation = [corrected, ...cards.filter(card => JSON.stringify(card) !== JSON.stringify(given))]
    expect(readDeck({ ...standard, version: 'mine', conversation }).conversation).toHaveLength(cards.length)
  })
  test('shows a card of every further kind, and each can be played with', () => {
    const [withoutTest, comparing, major, wayOut, event] = others.filter(card => !('parts' in card))
    const put = (list: readonly { readonly id: string }[], card: { readonly id: string }) =>
      list.map(one => (one.id === card.id ? card : one))
    const deck = readDeck({
      ...standard,
      conversation: put(standard.conversation, comparing),
      majors: put(standard.majors, major),
      escapes: put(standard.escapes, wayOut),
      pivotal: put(standard.pivotal, event),
    })
    expect(deck.conversation.find(({ compare }) => compare)?.id).toBe('small-talk')
    expect([major, wayOut, event].map(({ id }) => id)).toEqual(['wire-ten-million', 'helicopter', 'a-shot-is-fired'])
    const plain = readDeck({ ...standard, conversation: put(standard.conversation, withoutTest) })
    expect(plain.conversation.find(({ effects }) => effects)?.id).toBe('small-talk')
  })
  test('shows a card of Homeland as it is, and names all that its cards can do', () => {
    const text = readFileSync(join(root, 'docs', 'DECKS.md'), 'utf8').split('\n## Homeland\n')[1]
    const [plot] = blocksIn(text)
    expect(JSON.parse(JSON.stringify(homelandStandard.plots))).toContainEqual(JSON.parse(plot))
    expect(readHomelandDeck(homelandStandard)).toEqual(homelandStandard)
    const words = homelandVocabulary
    const kinds = [words.playerEffects, words.goldEffects, words.standingAbilities, words.reactions, words.colours]
    const names: string[] = [...kinds, words.plotKinds, words.organizationKinds, words.levels].flat()
    expect(names.length).toBeGreaterThan(80)
    expect(names.filter(name => !text.includes(`\`${name}\``))).toEqual([])
  })
  test('names every effect, drawback, rule of an abductor and source', () => {
    const text = readFileSync(join(root, 'docs', 'DECKS.md'), 'utf8')
    const names = [...effectKinds, ...drawbackKinds, ...abductorRules, ...sources]
    expect(names.filter(name => !text.includes(`\`${name}\``))).toEqual([])
  })
})
