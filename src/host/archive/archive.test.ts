import { beforeEach, describe, expect, test } from 'vitest'
import { guessedFrom } from '../../../tests/dictionary.ts'
import {
  archiveOf,
  askedAt,
  botsGo,
  happenedAt,
  keep,
  type OpenTable,
  openNew,
  sceneOf,
  tableOf,
  take,
} from '../../../tests/hosted.ts'
import { asks } from '../../bots/bot.ts'
import { homelandBot } from '../../bots/homeland/index.ts'
import { stream } from '../../engine/chance.ts'
import type { Json } from '../../engine/game.ts'
import { type Homeland, homeland } from '../../games/homeland/index.ts'
import type { State } from '../../games/homeland/rules/state.ts'
import type { View } from '../../games/homeland/view/view.ts'
import { digest, rootsOf } from '../../seed/roots.ts'
import { type Archive, archiveSchema } from '../../table/archive-schema.ts'
import { openMatch } from '../../table/match.ts'
import { memoryStore } from '../memory-store.ts'
import type { Opening } from '../opening.ts'
import type { Store } from '../store.ts'
import { FROM_LINK, type Taken } from './answers.ts'
import type { Given, MatchArchive } from './index.ts'

/** Files, links, replays and the career, over a store that keeps nothing. */

const call: Opening = { game: 'negotiator', setup: { abductor: 'edward' }, seed: null, practice: false, seats: [] }
const tableOfThree: Opening = {
  game: 'homeland',
  setup: { players: 3 },
  seed: null,
  practice: false,
  seats: [
    { name: 'Ada', bot: null },
    { name: 'Bot', bot: 'steady' },
    { name: 'Bit', bot: 'steady' },
  ],
}

let store: Store
let archive: MatchArchive

/** Another place, where nothing is kept yet. */
function elsewhere(): void {
  store = memoryStore()
  archive = archiveOf(store)
}

const opened = async (id: string): Promise<OpenTable> => tableOf(await archive.open(id))

/** Damages a save: this text is kept instead of its own. */
async function spoil(id: string, into: (text: string) => string): Promise<string> {
  const kept = await store.load(id)
  if (!kept) throw new Error('not kept')
  await store.rewrite(kept.line, kept.changes.length, into(kept.text))
  return into(kept.text)
}

/** Always the first option: bad play, but it ends. */
function playOn(open: OpenTable, choices: number): void {
  for (let n = 0; n < choices; n++) {
    const [asked] = askedAt(open)
    if (!asked) return
    take(open, { type: 'choose', seat: asked.seat, choices: [open.game.nameOf(asked.options[0])] })
  }
}

async function played(opening: Opening, id: string, seed: string, choices = 10_000): Promise<OpenTable> {
  const open = await openNew(opening, id, seed, 1000)
  botsGo(open)
  playOn(open, choices)
  await keep(store, open, 2000)
  await archive.finished(open)
  return open
}

/** Brought in by somebody who agrees to whatever an archive would bring. */
async function taken(given: string): Promise<Taken> {
  const answer = await archive.take({ text: given, agreed: true })
  if ('weighed' in answer) throw new Error('nobody was asked')
  return answer
}
const weighed = (text: Given['text']) => archive.take({ text })
/** Everything that is kept. */
const everything = async (): Promise<string> =>
  JSON.stringify({
    saves: await Promise.all((await store.list()).map(({ id }) => store.load(id))),
    records: await Promise.all(['career', 'daily', 'career damaged'].map(name => store.readRecord(name))),
  })
const whole = async (): Promise<string> => (await archive.download({ all: true }, null)).text

beforeEach(elsewhere)

describe('a replay', () => {
  test('shows a call after any of its choices, and marks its turns', async () => {
    const open = await played(call, 'a', 'replay')
    const { record } = open.match
    const events = happenedAt(open)
    const last = await archive.watch({ id: 'a', at: 10_000, viewer: 'observer' })
    expect(last).toMatchObject({ at: record.choices.length, of: record.choices.length, isOver: true, viewer: 0 })
    expect(last.events).toEqual(events)
    expect(last.told).toHaveLength(record.choices.length + 1)
    expect(last.told.at(-1)).toBe(events.length)
    const turns = last.marks.filter(({ event }) => event.kind === 'turn')
    expect(turns).toHaveLength(events.filter(({ kind }) => kind === 'turn').length)
    for (const { at, event } of last.marks) {
      const snapshot = await archive.watch({ id: 'a', at, viewer: 0 })
      expect(snapshot.events).toContainEqual(event)
      expect(snapshot.events).toHaveLength(last.told[at])
      if (at > 0) expect((await archive.watch({ id: 'a', at: at - 1, viewer: 0 })).events).not.toContainEqual(event)
    }
  })

  test('of a running table is the public’s alone; of a finished one anybody’s', async () => {
    await played(tableOfThree, 'running', 'secret', 3)
    const refused = archive.watch({ id: 'running', at: 1, viewer: 0 })
    await expect(refused).rejects.toMatchObject({ key: 'archive.running' })
    const seen = await archive.watch({ id: 'running', at: 10_000, viewer: 'observer' })
    expect(seen.isOver).toBe(false)
    expect(seen.seed).toBeNull()
    expect(seen.events.filter(event => event.kind === 'agenda')).toHaveLength(3)
    for (const event of seen.events) if (event.kind === 'agenda') expect(event).toMatchObject({ agenda: null })
    await played(tableOfThree, 'over', 'open')
    for (const viewer of [0, 1, 2, 'observer'] as const) {
      const snapshot = await archive.watch({ id: 'over', at: 5, viewer })
      expect(snapshot.viewer).toBe(viewer)
      expect(snapshot.outcome).toBeNull()
      expect(snapshot.seed).toBeNull()
      const known = snapshot.events.filter(
        event => event.kind === 'agenda' && 'agenda' in event && event.agenda !== null,
      )
      expect(known).toHaveLength(viewer === 'observer' ? 0 : 1)
    }
  })

  test('of a finished table with every card open shows all that was hidden then, and of a running one nothing', async () => {
    await played(tableOfThree, 'running', 'secret', 3)
    const closed = await archive.watch({ id: 'running', at: 10_000, viewer: 'all' })
    expect(closed).toEqual(await archive.watch({ id: 'running', at: 10_000, viewer: 'observer' }))
    expect(closed.isOpen).toBe(false)

    const open = await played(tableOfThree, 'over', 'open')
    const { of } = await archive.watch({ id: 'over', at: 0, viewer: 'all' })
    for (const at of [0, 5, Math.floor(of / 2), of]) {
      const snapshot = await archive.watch({ id: 'over', at, viewer: 'all' })
      expect(snapshot).toMatchObject({ isOpen: true, isOver: true, viewer: 'observer', at, asked: null })
      const view = snapshot.view as View
      for (const seat of [0, 1, 2]) {
        const { view: own } = (await archive.watch({ id: 'over', at, viewer: seat })) as { view: View }
        const { agenda, hand, down } = view.players[seat].revealed ?? {}
        const mine = own.me ?? own.players[seat].revealed
        expect({ agenda, hand, down }).toEqual({ agenda: mine?.agenda, hand: mine?.hand, down: mine?.down })
      }
      for (const { by, known = [], plot } of view.threats) {
        expect(known).toHaveLength(by.length)
        expect(known).not.toContain(null)
        expect(plot).toBeDefined()
      }
      expect(snapshot.events).toEqual(happenedAt(open).slice(0, snapshot.events.length))
    }
    // A game for one has nothing to open.
    await played(call, 'a', 'replay')
    expect(await archive.watch({ id: 'a', at: 5, viewer: 'all' })).toEqual(
      await archive.watch({ id: 'a', at: 5, viewer: 0 }),
    )
  })

  test('of a match whose luck a server has drawn is that match, from any choice, and so is a branch of it', async () => {
    const made = await openNew(call, 'served', 'served', 1000)
    const { game } = made
    const match = openMatch(game, { setup: call.setup, seats: [], seed: 'served', chance: 'chacha20@1' }, 1000)
    const open = await tableOf({ ...made, match })
    playOn(open, 10_000)
    await keep(store, open, 2000)
    const { of } = await archive.watch({ id: 'served', at: 0, viewer: 0 })
    expect(of).toBe(open.match.record.choices.length)
    for (const at of [3, of]) {
      const { events } = await archive.watch({ id: 'served', at, viewer: 0 })
      expect(events).toEqual(happenedAt(open).slice(0, events.length))
    }
    const branched = await opened((await archive.branch('served', 3)).id)
    playOn(branched, 10_000)
    expect(happenedAt(branched)).toEqual(happenedAt(open))
  })

  test('can be branched from once the game is over, as practice with the same luck', async () => {
    const open = await played(call, 'a', 'branch')
    const { id } = await archive.branch('a', 7)
    const branched = await opened(id)
    expect(branched.match.record).toMatchObject({ practice: true, seed: 'branch' })
    expect(branched.match.record.choices).toEqual(open.match.record.choices.slice(0, 7))
    playOn(branched, 10_000)
    expect(happenedAt(branched)).toEqual(happenedAt(open))
    await expect(archive.branch('a', 10_000)).rejects.toMatchObject({ key: 'archive.branch-over' })
    await played(call, 'running', 'running', 4)
    await expect(archive.branch('running', 2)).rejects.toMatchObject({
      key: 'archive.branch-running',
    })
    await played(tableOfThree, 'table', 'three')
    const several = await opened((await archive.branch('table', 6)).id)
    // The bots go on to where the person is asked.
    botsGo(several)
    expect(askedAt(several).map(({ seat }) => seat)).toContain(0)
  })
})

describe('files and links', () => {
  test('a match that is downloaded can be taken elsewhere, and only once', async () => {
    await played(call, 'a', 'file', 6)
    const text = (await archive.download({ id: 'a' }, null)).text
    expect(await taken(text)).toMatchObject({ added: 0, id: 'a' })
    elsewhere()
    const { added, id } = await taken(text)
    expect(added).toBe(1)
    expect((await opened(id ?? '')).match.record.choices.length).toBeGreaterThan(0)
    expect(await taken(text)).toMatchObject({ added: 0, id })
  })

  test('what could not be kept is downloaded from the table', async () => {
    const open = await openNew(call, 'unkept', 'unkept', 1000)
    playOn(open, 5)
    const text = (await archive.download({ id: 'unkept' }, open)).text
    expect(await taken(text)).toMatchObject({ added: 1, game: 'negotiator', isPlayable: true })
  })

  test.each([
    ['call', call],
    ['table', tableOfThree],
  ] as const)('a finished %s fits into a link; a running table does not', async (_, opening) => {
    await played(opening, 'a', 'link')
    const text = await archive.short('a')
    const before = (await opened('a')).match
    expect((await archive.look(text)).kept).toBe('a')
    elsewhere()
    const { id, kept } = await archive.look(text)
    expect(kept).toBeNull()
    const snapshot = await archive.watch({ id, at: 10_000, viewer: 0 })
    expect(snapshot).toMatchObject({ isOver: true, of: before.record.choices.length })
    await played(tableOfThree, 'running', 'link', 2)
    await expect(archive.short('running')).rejects.toMatchObject({ key: 'archive.running' })
  })

  test('a scenario is practice from its position, with bots at a table for several', async () => {
    const solo = { format: 'situation-room/scenario@1', game: 'negotiator', position: { threat: '5' }, dice: [6] }
    const one = await taken(JSON.stringify(solo))
    const open = await opened(one.id ?? '')
    expect(open.match.record).toMatchObject({ practice: true, seats: [] })
    const several = await taken(JSON.stringify({ ...solo, game: 'homeland', position: { round: 2 }, dice: [] }))
    const { seats } = (await opened(several.id ?? '')).match.record
    expect(seats.map(({ bot }) => bot)).toEqual([null, ...seats.slice(1).map(() => 'steady')])
    expect(seats.length).toBeGreaterThanOrEqual(3)
  })

  test('an archive has everything, damaged saves too, and brings it back without doubling anything', async () => {
    await played(call, 'a', 'one')
    await played(call, 'b', 'two', 5)
    await played(tableOfThree, 'c', 'three')
    await played({ ...call, tag: 'daily-2026-01-01' }, 'd', 'daily-2026-01-01')
    const broken = await spoil('b', text => text.slice(0, 90))
    const text = await whole()
    expect(archiveSchema.safeParse(JSON.parse(text)).success).toBe(true)
    const career = await archive.career()
    const daily = await archive.daily()
    expect(career.games).toHaveLength(2)
    expect(career.tables).toHaveLength(1)
    expect(daily).toHaveLength(1)
    expect(await taken(text)).toMatchObject({ added: 0 })

    elsewhere()
    expect(await taken(text)).toMatchObject({ added: 4, id: null })
    expect(await archive.career()).toEqual(career)
    expect(await archive.daily()).toEqual(daily)
    const lines = await archive.list()
    expect(lines.map(({ id }) => id).sort()).toEqual(['a', 'b', 'c', 'd'])
    expect(lines.find(({ id }) => id === 'b')).toMatchObject({ damaged: true, why: { key: 'file.not-json' } })
    expect((await store.load('b'))?.text).toBe(broken)

    // The same name for another game: both stay.
    elsewhere()
    await played(call, 'a', 'something else', 4)
    expect(await taken(text)).toMatchObject({ added: 4 })
    expect(await archive.list()).toHaveLength(5)
  })

  test.each([
    ['', 'file.not-json'],
    ['{"format":"situation-room/match@1"', 'file.not-json'],
    ['{"format":"situation-room/match@9"}', 'file.version'],
    ['{"format":"situation-room/archive@2"}', 'file.version'],
    ['{"format":"situation-room/archive@1","matches":1}', 'shape.type'],
    ['{"format":"somebody/else@1"}', 'file.not-ours'],
    ['[1]', 'file.not-ours'],
    ['1.AAAA', 'file.not-json'],
  ])('refused, with nothing changed: %s', async (text, key) => {
    await expect(taken(text)).rejects.toMatchObject({ key })
    expect(await store.list()).toEqual([])
  })

  test('a file changed by hand is refused', async () => {
    await played(call, 'a', 'honest')
    const text = (await archive.download({ id: 'a' }, null)).text
    await expect(taken(text.replace('"seed":"honest"', '"seed":"better"'))).rejects.toMatchObject({
      key: 'file.edited',
    })
  })
})

describe('a link', () => {
  const linkOf = async (opening: Opening, seed: string, choices?: number): Promise<string> => {
    await played(opening, 'elsewhere', seed, choices)
    const text = await archive.short('elsewhere')
    elsewhere()
    return text
  }

  test.each([
    ['nothing', true],
    ['a game and a career', false],
  ])('is watched without anything being changed where %s is kept', async (_, empty) => {
    const link = await linkOf(call, 'from elsewhere')
    if (!empty) await played(call, 'own', 'own')
    const before = await everything()
    const { id } = await archive.look(link)
    for (const at of [0, 5, 10_000]) await archive.watch({ id, at, viewer: 0 })
    expect((await archive.course(id)).length).toBeGreaterThan(5)
    expect(await archive.short(id)).toBe(link)
    expect((await archive.download({ id }, null)).text).toContain('from elsewhere')
    expect(await everything()).toBe(before)
  })

  test('is kept by whoever wants to keep it, once, and never counts', async () => {
    const link = await linkOf(call, 'kept', 6)
    const { id } = await archive.look(link)
    const kept = await archive.keep(id)
    expect(await archive.keep(id)).toEqual(kept)
    expect(await archive.look(link)).toEqual({ id, kept: kept.id })
    expect(await archive.list()).toMatchObject([{ id: kept.id, tag: FROM_LINK, outcome: null }])
    const open = await opened(kept.id)
    playOn(open, 10_000)
    await keep(store, open, 4000)
    await archive.finished(open)
    expect((await archive.career()).games).toEqual([])
    expect(await archive.mend()).toEqual({ games: 0 })
    expect(await archive.daily()).toEqual([])
    // Nor after the way through an archive.
    const text = await whole()
    elsewhere()
    await taken(text)
    expect(await archive.mend()).toEqual({ games: 0 })
  })

  test('that holds anything but one match is refused, and nothing is changed', async () => {
    await played({ ...call, tag: 'daily-2026-01-01' }, 'a', 'daily-2026-01-01')
    const scenario = JSON.stringify({ format: 'situation-room/scenario@1', game: 'negotiator', position: {} })
    const links = [await whole(), scenario]
    elsewhere()
    const before = await everything()
    for (const link of links) await expect(archive.look(link)).rejects.toMatchObject({ key: 'archive.link-holds-more' })
    expect(await everything()).toBe(before)
  })

  test.each([
    ['', 'archive.broken-link'],
    ['1.AAAA', 'archive.broken-link'],
    ['nonsense', 'archive.broken-link'],
  ])('refused: %s', async (link, key) => {
    await expect(archive.look(link)).rejects.toMatchObject({ key })
  })
})

describe('an archive', () => {
  test('is weighed first, and changes nothing until somebody agrees', async () => {
    await played(call, 'a', 'one')
    await played({ ...call, tag: 'daily-2026-01-01' }, 'd', 'daily-2026-01-01')
    await played(tableOfThree, 'c', 'three')
    await played(call, 'b', 'two', 5)
    await spoil('b', text => text.slice(0, 90))
    const text = await whole()
    elsewhere()
    await played(call, 'mine', 'one')
    const before = await everything()
    const answer = await weighed(text)
    expect(answer).toEqual({
      weighed: {
        saves: { added: 3, damaged: 1, outdated: 0, here: 1 },
        career: { added: 2, here: 1 },
        days: { added: 1, here: 0 },
      },
    })
    expect(await everything()).toBe(before)
    expect(await taken(text)).toMatchObject({ added: 3 })
    expect(await archive.list()).toHaveLength(4)
    expect((await archive.career()).games).toHaveLength(2)
    expect(await archive.daily()).toHaveLength(1)
    expect(await weighed(text)).toEqual({
      weighed: {
        saves: { added: 0, damaged: 0, outdated: 0, here: 4 },
        career: { added: 0, here: 3 },
        days: { added: 0, here: 1 },
      },
    })
  })

  test('that names a game or a day twice brings it once', async () => {
    await played({ ...call, tag: 'daily-2026-01-01' }, 'a', 'daily-2026-01-01')
    const given = JSON.parse(await whole()) as Archive
    const twice = {
      ...given,
      matches: [...given.matches, ...given.matches.map(one => ({ ...one, line: { ...one.line, id: 'b' } }))],
      records: { daily: [...(given.records.daily ?? []), ...(given.records.daily ?? [])] },
    }
    elsewhere()
    expect(await weighed(JSON.stringify(twice))).toMatchObject({
      weighed: { saves: { added: 1, here: 1 }, days: { added: 1, here: 1 } },
    })
    await taken(JSON.stringify(twice))
    expect(await archive.list()).toHaveLength(1)
    expect(await archive.daily()).toHaveLength(1)
  })

  test('leaves a career that cannot be read alone, and says so', async () => {
    await played(call, 'a', 'one')
    const text = await whole()
    elsewhere()
    const odd: Json = { format: 'situation-room/career@7', games: 'all won' }
    await store.writeRecord('career', odd)
    expect(await weighed(text)).toMatchObject({ weighed: { saves: { added: 1 }, career: null } })
    expect(await taken(text)).toMatchObject({ added: 1 })
    expect(await store.readRecord('career')).toEqual(odd)
  })
})

describe('a save that cannot be read', () => {
  test('is marked with the reason, stays as it is, and can be downloaded', async () => {
    await played(call, 'a', 'damage', 5)
    const future = await spoil('a', text => text.replace('match@2', 'match@9'))
    await expect(archive.open('a')).rejects.toMatchObject({ key: 'file.version' })
    expect((await archive.list())[0]).toMatchObject({ damaged: true, why: { key: 'file.version' } })
    expect((await store.load('a'))?.text).toBe(future)
    expect((await archive.download({ id: 'a' }, null)).text).toBe(`${future}\n`)
  })

  test('a damaged career is told of and never written over', async () => {
    const odd: Json = { format: 'situation-room/career@7', games: 'all won' }
    await store.writeRecord('career', odd)
    await expect(archive.career()).rejects.toMatchObject({ key: 'file.version' })
    await played(call, 'a', 'still kept')
    expect(await store.readRecord('career')).toEqual(odd)
    expect(await archive.list()).toHaveLength(1)
  })
})

describe('the career', () => {
  test('tells a table anew that counted before it was kept where points came from', async () => {
    const { choose } = homelandBot('careerist', homeland().cards)
    const seats = ['Ada', 'Ben', 'Cyd'].map(name => ({ name, bot: null }))
    for (let n = 1; n <= 20; n++) {
      const open = await openNew({ ...tableOfThree, seats }, `table ${n}`, `evening ${n}`, 1000)
      for (let [asked] = askedAt(open); asked; [asked] = askedAt(open)) {
        const { record, state } = open.match
        const random = stream(rootsOf(`${n}/${record.choices.length + record.draft.length}`, ['person']).person)
        const option = choose(asks(open.game as unknown as Homeland)(state as State, asked, random))
        take(open, { type: 'choose', seat: asked.seat, choices: [open.game.nameOf(option)] })
      }
      await keep(store, open, 2000)
      await archive.finished(open)
      // Points are counted only where the terrorists have not won first (M-28).
      if ((await archive.career()).tables?.at(-1)?.players[0].from) break
    }
    const counted = (await archive.career()).tables ?? []
    expect(counted.at(-1)?.players[0]).toMatchObject({ from: { own: expect.any(Number) }, accused: expect.any(String) })
    const bare = counted.map(({ players, ...rest }) => ({
      ...rest,
      players: players.map(({ from: _, accused: _accused, ...player }) => player),
    }))
    const career = await archive.career()
    await store.writeRecord('career', { ...career, tables: bare } as unknown as Json)
    const again = await archive.career()
    expect(again.tables).toEqual(counted)
    expect(await store.readRecord('career')).toEqual(again)
  })

  test('takes each finished game once, and the daily call at its first end', async () => {
    const tag = 'daily-2026-02-03'
    await played({ ...call, tag }, 'a', tag)
    const [first] = await archive.daily()
    expect(first).toMatchObject({ date: '2026-02-03', abductor: 'edward' })
    expect(first.turns.reduce((sum, turn) => sum + turn.saved, 0)).toBe(first.saved)
    expect(first.turns.reduce((sum, turn) => sum + turn.killed, 0)).toBe(first.killed)
    await played({ ...call, tag }, 'b', tag)
    await played({ ...call, tag, practice: true }, 'c', 'another')
    expect(await archive.daily()).toEqual([first])
    expect((await archive.career()).games).toHaveLength(1)
  })

  test('a store that is full does not take the end of a game away', async () => {
    const full: Store = { ...store, writeRecord: () => Promise.reject(new Error('QuotaExceededError')) }
    const open = await openNew(call, 'a', 'full', 1000)
    playOn(open, 10_000)
    expect(await archiveOf(full).finished(open)).toBe(false)
  })

  test('a debrief is there for a game that is over', async () => {
    await played(call, 'a', 'debrief')
    expect(await archive.debrief('a', null)).toMatchObject({
      faces: expect.any(Array),
      gained: expect.any(Array),
    })
    await played(call, 'b', 'debrief', 3)
    await expect(archive.debrief('b', null)).rejects.toMatchObject({ key: 'debrief.not-over' })
  })
})

describe('a career that cannot be read', () => {
  const gamesOf = async () => (await archive.career()).games.map(({ seed }) => seed)

  test('is set up anew from what is left of it and from the finished games, and stays as it was beside it', async () => {
    await played(call, 'a', 'counted and kept')
    await played(call, 'b', 'counted and deleted')
    await store.remove('b')
    const sound = JSON.parse(JSON.stringify(await archive.career()))
    const damaged = { ...sound, best: 'nonsense', games: [...sound.games, { seed: 'half a game' }] } as Json
    await store.writeRecord('career', damaged)
    await played(call, 'c', 'ended while nobody could count')
    await expect(archive.career()).rejects.toThrow()

    expect(await archive.mend()).toEqual({ games: 3 })
    expect((await gamesOf()).sort()).toEqual([
      'counted and deleted',
      'counted and kept',
      'ended while nobody could count',
    ])
    expect((await archive.career()).best).not.toEqual({})
    expect(JSON.parse((await archive.download({ damaged: 'career' }, null)).text)[0]).toEqual(damaged)

    // Once it is sound, mending counts nothing twice and puts nothing aside.
    const whole = await archive.career()
    expect(await archive.mend()).toEqual({ games: 3 })
    expect(await archive.career()).toEqual(whole)
    expect(JSON.parse((await archive.download({ damaged: 'career' }, null)).text)).toEqual([damaged, whole])
  })

  test.each([null, 'meow', 7, [], { games: {} }])('is empty where nothing is left: %j', async rubbish => {
    await store.writeRecord('career', rubbish as Json)
    await expect(archive.career()).rejects.toThrow()
    expect(await archive.mend()).toEqual({ games: 0 })
    expect(await gamesOf()).toEqual([])
    expect(JSON.parse((await archive.download({ damaged: 'career' }, null)).text)[0]).toEqual(rubbish)
  })
})

test('a table tells its commitment from the first moment, and seed and nonce once it is over', async () => {
  const nonce = '5'.repeat(64)
  const open = await openNew(tableOfThree, 'a', 'cup#17', 1000, nonce)
  botsGo(open)
  await keep(store, open, 2000)
  const scenes = ([0, 'observer'] as const).map(viewer => JSON.stringify(sceneOf(open, viewer)))
  expect(guessedFrom([...scenes, JSON.stringify(await store.list())].join())).toEqual([])
  for (const scene of scenes) expect(JSON.parse(scene)).toMatchObject({ seed: null, nonce: null })
  playOn(open, 10_000)
  const commitment = digest(`situation-room/commitment@1/${nonce}/cup#17`)
  expect(JSON.parse(scenes[0]).commitment).toBe(commitment)
  expect(sceneOf(open)).toMatchObject({ seed: 'cup#17', nonce, commitment })
  await keep(store, open, 3000)
  const text = await archive.short('a')
  elsewhere()
  const link = await archive.look(text)
  const { id } = await archive.keep(link.id)
  expect(sceneOf(await opened(id))).toMatchObject({ nonce, commitment })
})

test('a call that is practised does not count afterwards, not even one that was only begun', async () => {
  const open = await openNew({ ...call, practice: true }, 'practice', 'known', 1000)
  await archive.begun(open)
  expect((await archive.career()).rehearsed).toEqual([{ abductor: 'edward', seed: 'known' }])
  await played(call, 'again', 'known')
  await played(call, 'other', 'unknown')
  expect((await archive.career()).games.map(({ seed }) => seed)).toEqual(['unknown'])
})
