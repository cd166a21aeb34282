import { beforeAll, describe, expect, test } from 'vitest'
import type { DeckData } from '../../src/games/negotiator/cards/card.ts'
import { deckHash } from '../../src/table/file.ts'
import { expectMistake, first, newHome, readGame } from './command.ts'

const { run, say, games, write, at } = newHome()

let deck: DeckData
beforeAll(async () => {
  deck = JSON.parse((await say('cards negotiator --json')).out)
})

/** The standard deck with one card renamed and made our own. */
const own = (): DeckData => ({
  ...deck,
  id: 'mine',
  conversation: deck.conversation.map(card =>
    card.id === 'keep-cool'
      ? { ...card, id: 'breathe', name: { en: 'Breathe', it: 'Respira', de: 'Durchatmen' } }
      : card,
  ),
})

test('every card is listed with its source and its text', async () => {
  const { code, out } = await say('cards negotiator')
  expect(code).toBe(0)
  const ids = [deck.abductors, deck.conversation, deck.majors, deck.escapes, deck.red, deck.pivotal].flat()
  const listed = out.match(/^\S.* · .+ · (from the rulebook|from a public fan source, unverified|.+) · [a-z0-9-]+$/gm)
  expect(listed?.map(line => line.split(' · ').at(-1))).toEqual(ids.map(({ id }) => id))
  for (const block of out.trimEnd().split(/\n(?=\S)/)) expect(block, block).toMatch(/\n {4}\S/)
})

test.each([
  ['en', 'negotiator', 'from the rulebook: name, cost, first row', 'ours: starting threat'],
  ['it', 'negotiator', 'dal regolamento: nome, costo, prima riga', 'opera nostra: minaccia iniziale'],
  ['de', 'negotiator', 'aus der Spielregel: Name, Kosten, erste Zeile', 'von uns: anfängliche Bedrohung'],
  ['en', 'homeland', 'from the rulebooks: name, what it does', 'ours: how much, victory points'],
  ['it', 'homeland', 'dai regolamenti: nome, che cosa fa', 'opera nostra: quanto, punti vittoria'],
  ['de', 'homeland', 'aus den Regelheften: Name, was die Karte tut', 'von uns: wie viel, Siegpunkte'],
])('%s: cards %s says what on a card comes from where', async (language, game, theirs, ours) => {
  const { out } = await say(['cards', game, '--lang', language])
  const lines = out.split('\n')
  expect(lines).toContain(`    ${theirs}`)
  expect(lines).toContain(`    ${ours}`)
})

test('the printed deck is the deck that --deck reads: standard cards are standard, wherever they come from', async () => {
  const file = write('same.json', run('cards negotiator --json').out)
  expect(JSON.parse((await say(['cards', 'negotiator', '--json', '--deck', file])).out)).toEqual(deck)
  await say(['play', 'negotiator', '--plain', '--seed', 'same', '--deck', file], 'q\n')
  expect(readGame(games().at(-1) ?? '').deck).toEqual({ hash: deckHash(deck as never) })
})

test('a deck of one’s own plays, is kept with the game, resumes, replays, and does not count', async () => {
  const file = write('own.json', own())
  const play = ['play', 'negotiator', '--plain', '--seed', 'own', '--deck', file]
  const begun = await say(play, 'bank breathe\nq\n')
  expect(begun.out).toContain('Play “Breathe”')
  expect(begun.out).not.toContain('Keep Cool')
  expect((await say([...play, '--lang', 'it'], 'q\n')).out).toContain('Respira')
  const saved = games().at(-2) ?? ''
  expect(readGame(saved).deck).toEqual({ hash: deckHash(own() as never), cards: own() })
  expect(readGame(saved).deck.hash).not.toBe(deckHash(deck as never))

  // The deck file is not needed any more.
  write('own.json', '')
  const resumed = await say(['resume', saved, '--plain'], `u\n${first}`)
  expect(resumed.code).toBe(0)
  expect(resumed.out).toContain('You play “Breathe”')
  expect(resumed.out).toContain('A game with cards of your own does not count for the career.')
  expect(JSON.parse((await say('career --json')).out).games).toEqual([])
  expect(await say(['replay', saved, '--check'])).toMatchObject({ code: 0 })

  const exported = await say(['replay', saved, '--at', '2', '--position'])
  const position = write('own-position.json', exported.out)
  expect(await say(['scenario', position, '--print'])).toEqual({ code: 0, out: exported.out, err: '' })
})

const change = (edit: (cards: DeckData) => unknown): string => JSON.stringify(edit(structuredClone(deck)))
const firstRow = (cards: DeckData, edit: object): unknown => ({
  ...cards,
  conversation: cards.conversation.map((card, i) => (i === 0 ? { ...card, ...edit } : card)),
})

describe('a deck that cannot be played is refused in a sentence, whoever reads it', () => {
  test.each<[string, (cards: DeckData) => unknown, string]>([
    [
      '23 Conversation cards',
      cards => firstRow(cards, { copies: cards.conversation[0].copies + 1 }),
      'There must be 22 conversation cards, not 23.',
    ],
    [
      'a duplicate id',
      cards => ({
        ...cards,
        majors: cards.majors.map((card, i) => (i === 0 ? { ...card, id: cards.majors[1].id } : card)),
      }),
      'is used twice.',
    ],
    [
      'an unknown effect',
      cards => firstRow(cards, { rows: { two: [{ do: 'sing', n: 1 }], one: [], none: [] } }),
      'At “conversation.0.rows.two.0.do” there should be one of: "',
    ],
    [
      'a missing name',
      cards => firstRow(cards, { id: 'brand-new' }),
      '“brand-new” is not one of our cards: give it a name in en, it and de.',
    ],
    [
      'half a name',
      cards => firstRow(cards, { id: 'brand-new', name: { en: 'New' } }),
      'At “conversation.0.name.it” there should be a text.',
    ],
    ['a missing id', cards => firstRow(cards, { id: undefined }), 'At “conversation.0.id” there should be a text.'],
    [
      'an id with a space',
      cards => firstRow(cards, { id: 'brand new' }),
      'What is given at “conversation.0.id” cannot be understood there.',
    ],
    ['an unknown field', cards => ({ ...cards, jokers: [] }), 'a field “jokers”, which is not known there.'],
    [
      'a card without rows',
      cards => firstRow(cards, { rows: undefined }),
      'needs exactly one of effects, rows, compare and reroll.',
    ],
    ['no Pivotal Event', cards => ({ ...cards, pivotal: [] }), 'There must be 6 pivotal events, not 0.'],
    [
      'too few free cards',
      cards => firstRow(cards, { cost: 1 }),
      'There must be 6 conversation cards that cost 0, not 4.',
    ],
    [
      'nobody to negotiate with',
      cards => ({ ...cards, abductors: [] }),
      'What is given at “abductors” is too small or too short: 1 at least.',
    ],
    ['a list', () => [], 'At “-” there should be an object.'],
  ])('%s', async (_name, edit, sentence) => {
    const file = write('bad-deck.json', change(edit))
    const before = (await say('career')).out
    for (const command of ['play', 'cards']) expectMistake(await say([command, 'negotiator', '--deck', file]), sentence)
    expect((await say('career')).out).toBe(before)
  })

  test('not JSON', async () => {
    const file = write('bad-deck.json', 'cards: many')
    expectMistake(await say(['play', 'negotiator', '--deck', file]), `${file}: This is not a whole JSON file`)
  })

  test('no file', async () => {
    const ended = await say(['play', 'negotiator', '--deck', at('nowhere.json')])
    expectMistake(ended, `situation-room: There is no file “${at('nowhere.json')}” that can be read.`)
  })

  test('a folder', async () => {
    expectMistake(await say(['cards', 'negotiator', '--deck', at('')]), 'that can be read.')
  })
})
