import { beforeEach, describe, expect, test } from 'vitest'
import { archiveOf, botsGo, happenedAt, keep, type OpenTable, openNew, take } from '../../../tests/hosted.ts'
import type { Json } from '../../engine/game.ts'
import { registryWith } from '../../games/index.ts'
import { digest } from '../../seed/roots.ts'
import { canonical, deckHash } from '../../table/file.ts'
import { parseMatch } from '../../table/file-schema.ts'
import { recordOf } from '../../table/open-file.ts'
import { memoryStore } from '../memory-store.ts'
import { type Opening, openKept } from '../opening.ts'
import type { Store } from '../store.ts'
import { type MatchArchive, openArchive } from './index.ts'
import { blankLine } from './saves.ts'

/** Matches of rules that are not played here: they are listed, told and taken out, and never played or counted. */

const call: Opening = { game: 'negotiator', setup: { abductor: 'edward' }, seed: null, practice: false, seats: [] }
const board: Opening = {
  game: 'homeland',
  setup: { players: 3 },
  seed: null,
  practice: false,
  seats: [
    { name: 'Ada', bot: null },
    { name: 'Ben', bot: null },
    { name: 'Bot', bot: 'steady' },
  ],
}
const END = 10_000
/** Rules that nobody has ever played by. */
const OTHER = '0.1'

let store: Store
let archive: MatchArchive

function elsewhere(): void {
  store = memoryStore()
  archive = archiveOf(store)
}
beforeEach(elsewhere)

/** The first option each time: bad play, but it ends. */
async function played(opening: Opening, choices: number): Promise<OpenTable> {
  const open = await openNew(opening, 'old', 'old rules', 1000)
  botsGo(open)
  for (let n = 0; n < choices; n++) {
    const [asked] = open.game.decisions(open.match.state)
    if (!asked) break
    take(open, { type: 'choose', seat: asked.seat, choices: [open.game.nameOf(asked.options[0])] })
  }
  if (opening === board && choices < END) {
    take(open, { type: 'claim', seat: 1, claim: { about: 'player', player: 0, says: 'suspect', strength: 'strongly' } })
    take(open, { type: 'note', seat: 1, about: { player: 0 }, text: 'Ada lies' })
  }
  return open
}

const signed = ({ check: _, ...content }: Readonly<Record<string, unknown>>): string =>
  JSON.stringify({ ...content, check: digest(canonical(content)) })

/** The same match as it was written before there was a log. */
function asMatch1(text: string): Readonly<Record<string, unknown>> {
  const file = parseMatch(text)
  const { seats, talk, choices, branches } = recordOf(file)
  const { log: _, chance: _chance, pace: _pace, ...rest } = file
  return { ...rest, format: 'situation-room/match@1', seats, talk, choices, branches }
}

/** Keeps a match as if another version had played it; gives its text. */
async function keptOfOthers(open: OpenTable, format: 'match@1' | 'match@2', rules = OTHER): Promise<string> {
  await keep(store, open, 2000)
  const kept = await store.load('old')
  if (!kept) throw new Error('not kept')
  const file = format === 'match@2' ? JSON.parse(kept.text) : asMatch1(kept.text)
  const text = signed({ ...file, rules })
  await store.rewrite({ ...kept.line, rules }, 0, text)
  return text
}

const listed = async () => (await archive.list())[0]

describe.each([
  ['a call', call],
  ['a table', board],
] as const)('%s', (_, opening) => {
  describe.each(['match@1', 'match@2'] as const)('as %s', format => {
    test.each([
      ['unfinished', 5],
      ['finished', END],
    ] as const)('%s: is listed as of other rules, opens for nobody, and stays as it is', async (_name, choices) => {
      const open = await played(opening, choices)
      const should = open.game.rulesVersion
      const text = await keptOfOthers(open, format)
      const isOver = choices === END
      expect(await listed()).toMatchObject({ outdated: { is: OTHER, should }, names: opening.seats.map(s => s.name) })
      for (const opening of [archive.open('old'), archive.watch({ id: 'old', at: 0, viewer: 'observer' })])
        await expect(opening).rejects.toMatchObject({ key: 'file.rules', values: { is: OTHER, should } })
      expect(await listed()).not.toHaveProperty('damaged')
      expect((await listed()).outdated).toEqual({ is: OTHER, should })
      expect((await store.load('old'))?.text).toBe(text)

      // Taken out as it lies there, by itself and with everything, and brought in so, once.
      expect((await archive.download({ id: 'old' }, null)).text).toBe(`${text}\n`)
      const everything = (await archive.download({ all: true }, null)).text
      const weighed = { added: 0, damaged: 0, outdated: 0, here: 1 }
      expect(await archive.take({ text: everything })).toMatchObject({ weighed: { saves: weighed } })
      expect(await archive.take({ text })).toMatchObject({ added: 0, id: 'old', isPlayable: false })
      for (const given of [everything, text]) {
        elsewhere()
        expect(await archive.take({ text: given, agreed: true })).toMatchObject({ added: 1, isPlayable: false })
        expect(await archive.take({ text: given, agreed: true })).toMatchObject({ added: 0 })
        const line = await listed()
        expect(line).toMatchObject({ game: opening.game, setup: opening.setup, outdated: { is: OTHER, should } })
        expect(line.outcome !== null).toBe(isOver)
        const kept = await store.load(line.id)
        expect(JSON.parse(kept?.text ?? '')).toEqual(JSON.parse(text))
        // It counts for nothing, not even where the career is set up anew.
        expect(await archive.mend()).toEqual({ games: 0 })
        expect(await archive.daily()).toEqual([])
      }
    })
  })
})

test('once a game has other rules, its saves are listed so without being opened, also where a line says nothing', async () => {
  const open = await played(call, 3)
  await keep(store, open, 2000)
  const { rules, ...before } = (await store.load('old'))?.line ?? blankLine('old', 0)
  expect(rules).toBe('2')
  await store.describe(before)
  const { loaded } = open
  const next = { ...loaded, game: () => ({ ...loaded.game(), rulesVersion: 'next' }) }
  const games = registryWith({ [call.game]: async () => next })
  const later = openArchive({ games, store, now: () => 3000, newName: () => 'new', alone: work => work() })
  expect(await later.list()).toMatchObject([{ id: 'old', outdated: { is: '1', should: 'next' } }])
  // A line that does not say is taken for the rules of then.
  expect(await archive.list()).toEqual([{ ...before, outdated: { is: '1', should: '2' } }])
})

test('when a file was brought in is not when its match was begun', async () => {
  const text = await keptOfOthers(await played(call, 3), 'match@1')
  expect((await archive.told('old')).begun).toBe(1000)
  elsewhere()
  await archive.take({ text })
  expect((await archive.told((await listed()).id)).begun).toBeNull()
})

test('a save that was never opened since the rules changed is known by its line', async () => {
  await keptOfOthers(await played(call, 3), 'match@2')
  const kept = await store.load('old')
  if (!kept) throw new Error('not kept')
  const { rules: _, ...before } = kept.line
  // As lines were written before they said by which rules: taken for the rules of then until somebody opens it.
  await store.describe(before)
  expect(await listed()).toMatchObject({ outdated: { is: '1', should: '2' } })
  await expect(archive.open('old')).rejects.toMatchObject({ key: 'file.rules' })
  expect(await listed()).toMatchObject({ outdated: { is: OTHER, should: '2' } })
  // As one was marked before there was a word for it.
  const why = { key: 'file.rules', values: { is: OTHER, should: '2' }, rule: null }
  await store.describe({ ...before, damaged: true, why })
  expect(await listed()).toMatchObject({ outdated: { is: OTHER, should: '2' } })
  expect(await listed()).not.toHaveProperty('damaged')
})

test('a save of today’s rules that was taken for one of others is one to go on with again', async () => {
  await keep(store, await played(call, 3), 2000)
  const kept = await store.load('old')
  if (!kept) throw new Error('not kept')
  const why = { key: 'file.rules', values: { is: '2', should: OTHER }, rule: null }
  await store.describe({ ...kept.line, damaged: true, why })
  expect(await listed()).not.toHaveProperty('damaged')
  expect(await listed()).not.toHaveProperty('outdated')
  expect((await archive.open('old')).match.record.choices.length).toBeGreaterThan(0)
})

test('what was played since the text was written is taken out with it, by the rules it was played by', async () => {
  await keptOfOthers(await played(call, 3), 'match@1')
  const before = await store.load('old')
  if (!before) throw new Error('not kept')
  const entry = { kind: 'choices', at: 5, seat: 0, choices: ['a later choice'] } as const
  await store.append(before.line, 0, [{ entries: [entry], draft: [] }])
  const file = parseMatch((await archive.download({ id: 'old' }, null)).text)
  expect(file.rules).toBe(OTHER)
  expect(recordOf(file).choices.at(-1)).toEqual({ seat: 0, choice: 'a later choice' })
  const everything = (await archive.download({ all: true }, null)).text
  expect(JSON.parse(everything).matches[0].file).toEqual(file)
  expect((await archive.told('old')).chosen?.at(-1)).toBe('a later choice')
})

describe('what is told without playing', () => {
  test('of a call: all of it', async () => {
    const open = await played(call, 4)
    await keptOfOthers(open, 'match@2')
    const { choices, draft } = open.match.record
    const chosen = [...choices, ...draft].map(({ choice }) => choice)
    expect(await archive.told('old')).toMatchObject({
      ...{ game: 'negotiator', setup: { abductor: 'edward' }, practice: false, seats: [], begun: 1000, said: [] },
      ...{ rules: { is: OTHER, should: '2' }, made: [chosen.length], chosen, outcome: null, events: null, deck: null },
    })
  })

  test('of a table that is not over: what everybody there knows, and nobody’s choices, notes, draft or seed', async () => {
    const open = await played(board, 5)
    const { record } = open.match
    const draft = [{ seat: 0, choice: 'a draft of Ada’s' }]
    const position = { given: { agendas: ['a position of the maker’s'] }, dice: [] }
    await keptOfOthers(open, 'match@2')
    const kept = await store.load('old')
    const text = signed({ ...JSON.parse(kept?.text ?? ''), draft, position })
    await store.rewrite(kept?.line ?? blankLine('old', 0), 0, text)
    const told = await archive.told('old')
    expect(told).toMatchObject({ chosen: null, events: null, outcome: null, seats: board.seats })
    expect(told.made).toEqual([0, 1, 2].map(seat => record.choices.filter(one => one.seat === seat).length))
    expect(told.said).toEqual(record.talk)
    expect(told.said).toHaveLength(1)
    const spoken = JSON.stringify(told)
    for (const secret of ['old rules', 'Ada lies', 'a draft', 'a position', ...record.choices.map(one => one.choice)])
      expect(spoken).not.toContain(secret)
  })

  test('a table for several without anybody at it tells no choices either', async () => {
    const open = await played(board, 5)
    await keptOfOthers(open, 'match@2')
    const kept = await store.load('old')
    const file = JSON.parse(kept?.text ?? '') as { readonly log: readonly { readonly kind: string }[] }
    const text = signed({ ...file, log: file.log.filter(({ kind }) => kind === 'choices') })
    await store.rewrite(kept?.line ?? blankLine('old', 0), 0, text)
    expect(await archive.told('old')).toMatchObject({ seats: [], chosen: null, events: null })
  })

  test('of a finished game: its events as they are stored, whatever they are', async () => {
    const open = await played(board, END)
    await keptOfOthers(open, 'match@1')
    const told = await archive.told('old')
    expect(told.events).toEqual(happenedAt(open))
    expect(told.outcome).toEqual(open.game.outcome(open.match.settled))
    const kept = await store.load('old')
    const odd = [{ kind: 'teleported', where: 'roof' }, 'a word', null, { kind: 7 }]
    const text = signed({ ...JSON.parse(kept?.text ?? ''), events: odd })
    await store.rewrite(kept?.line ?? blankLine('old', 0), 0, text)
    expect((await archive.told('old')).events).toEqual([
      odd[0],
      { kind: 'a word' },
      { kind: '–' },
      { kind: '{kind 7}' },
    ])
    // An outcome that is none shows nothing of what the end would show.
    for (const outcome of ['won', { winners: 'all', cause: 'x', rule: 'y' }]) {
      await store.rewrite(kept?.line ?? blankLine('old', 0), 0, signed({ ...JSON.parse(text), outcome }))
      expect(await archive.told('old')).toMatchObject({ events: null, outcome: null, chosen: null })
    }
  })

  test('with cards that are none here: by the names of ours', async () => {
    await keptOfOthers(await played(call, 4), 'match@2')
    const kept = await store.load('old')
    const deck = { hash: '0'.repeat(64), cards: { suits: ['cups', 'swords'] } }
    const text = signed({ ...JSON.parse(kept?.text ?? ''), deck })
    await store.rewrite(kept?.line ?? blankLine('old', 0), 0, text)
    await expect(archive.open('old')).rejects.toMatchObject({ key: 'file.rules' })
    expect(await archive.told('old')).toMatchObject({ deck: null, made: [4] })
  })
})

test('a match that names a deck which was ours is played with it, whatever the standard one is now', async () => {
  for (const opening of [call, board]) {
    const open = await played(opening, 5)
    await keep(store, open, 2000)
    const kept = await store.load('old')
    if (!kept) throw new Error('not kept')
    expect(JSON.parse(kept.text).deck).toEqual({ hash: deckHash(open.loaded.standard) })
    const cards = open.loaded.standard as { readonly [key: string]: Json }
    const standard = { ...cards, version: 'the next one' }
    const games = registryWith({ [opening.game]: async () => ({ ...open.loaded, standard }) })
    const opened = await openKept(games, kept)
    expect(deckHash(opened.game.deck)).toBe(deckHash(cards))
    expect(opened.match.record).toEqual(open.match.record)
    expect(opened.isStandard).toBe(false)
    elsewhere()
  }
})
