import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { guessedFrom } from '../../../tests/dictionary.ts'
import type { Json } from '../../engine/game.ts'
import { digest } from '../../seed/roots.ts'
import { type Archive, archiveSchema } from '../../table/archive-schema.ts'
import { archive, openSave } from './archive.ts'
import { botsGo, keep, type OpenTable, openNew, sceneOf, take } from './host.ts'
import { pack } from './packing.ts'
import { FROM_LINK, type Opening, type Taken } from './protocol.ts'
import { memoryStore, type Store } from './store.ts'

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

/** A call to its end, as the first build that made links packed it. */
const FIRST_LINK = [
  '1.zZXLjuQgDEV_peR1UJMHebCa_2jVwoBTSYeECMi0olL9eysZzbJeU9NSb-HYF9sX-Qyt8yNGkBD6uGDs3cS8c-PbiFF3v1JI4I',
  'QjgYSJTi72GJ2HBPxiKYCE7d6QHkCeocPQgYQy5XlR16pMcyzLJqvJaEOiMCIv65w3WSoo5UWTKSGKtlG8qBQ1WChdpmVuUrgkEC',
  'gu85YTlVn0JimBzCd68-eWDEhoex_iwfbTAAnMHnXsNYFs0QZKQHeu19sb388QaKuQ_z0ECbPF9fDZYWToia1u8czQiJMJcEn-S4',
  'Cn34T2MOKH87dyhhGtZRHt8Do1EM1MO2dfgbSbNBk6jGR6jZZp9HQFVct6WN2yt0R5wqGfTmyZb9AfS4gsRFyZRjteAY2bririND',
  'whuRf8kOb2uGfG-y_83SE-DN2b4SPMjS5__-94zNTP-eteQXflto698nO-Mf5J3_8IN_8sgx0TMB7bCPL9mIDyOOluXw_HLWpfYU',
  'C5qAqsU1GjMEWhueEibxS1wnDNeYptJhqlqqoymAkjykzvGw6rquRtmsPlCw',
].join('')

let store: Store
let number = 0
const newName = (): string => `new-${++number}`

/** Always the first option: bad play, but it ends. */
function playOn(open: OpenTable, choices: number): void {
  for (let n = 0; n < choices; n++) {
    const [asked] = open.table.asked()
    if (!asked) return
    take(open, { type: 'choose', seat: asked.seat, choices: [open.game.nameOf(asked.options[0])] })
  }
}

async function played(opening: Opening, id: string, seed: string, choices = 10_000): Promise<OpenTable> {
  const open = await openNew(opening, id, seed, 1000)
  botsGo(open)
  playOn(open, choices)
  await keep(store, open, 2000)
  await archive.finished(store, open)
  return open
}

/** Brought in by somebody who agrees to whatever an archive would bring. */
async function taken(given: string): Promise<Taken> {
  const answer = await archive.take(store, { text: given, agreed: true }, newName, 3000)
  if ('weighed' in answer) throw new Error('nobody was asked')
  return answer
}
const weighed = (given: string) => archive.take(store, { text: given }, newName, 3000)
/** Everything that is kept. */
const everything = async (): Promise<string> =>
  JSON.stringify({
    saves: await Promise.all((await store.lines()).map(({ id }) => store.get(id))),
    records: await Promise.all(['career', 'daily', 'career damaged'].map(name => store.readRecord(name))),
  })
const textOf = async ({ url }: { readonly url: string }): Promise<string> => (await fetch(url)).text()
const whole = async (): Promise<string> => textOf(await archive.download(store, { all: true }, null))

beforeAll(() => {
  vi.stubGlobal('navigator', {})
})
beforeEach(() => {
  store = memoryStore()
})

describe('a replay', () => {
  test('shows a call after any of its choices, and marks its turns', async () => {
    const open = await played(call, 'a', 'replay')
    const { record, events } = open.table.match()
    const last = await archive.watch(store, { id: 'a', at: 10_000, viewer: 'observer' })
    expect(last).toMatchObject({ at: record.choices.length, of: record.choices.length, isOver: true, viewer: 0 })
    expect(last.events).toEqual(events)
    expect(last.told).toHaveLength(record.choices.length + 1)
    expect(last.told.at(-1)).toBe(events.length)
    const turns = last.marks.filter(({ event }) => event.kind === 'turn')
    expect(turns).toHaveLength(events.filter(({ kind }) => kind === 'turn').length)
    for (const { at, event } of last.marks) {
      const frame = await archive.watch(store, { id: 'a', at, viewer: 0 })
      expect(frame.events).toContainEqual(event)
      expect(frame.events).toHaveLength(last.told[at])
      if (at > 0)
        expect((await archive.watch(store, { id: 'a', at: at - 1, viewer: 0 })).events).not.toContainEqual(event)
    }
  })

  test('of a running table is the public’s alone; of a finished one anybody’s', async () => {
    await played(tableOfThree, 'running', 'secret', 3)
    const refused = archive.watch(store, { id: 'running', at: 1, viewer: 0 })
    await expect(refused).rejects.toMatchObject({ key: 'archive.running' })
    const seen = await archive.watch(store, { id: 'running', at: 10_000, viewer: 'observer' })
    expect(seen.isOver).toBe(false)
    expect(seen.seed).toBeNull()
    expect(seen.events.filter(event => event.kind === 'agenda')).toHaveLength(3)
    for (const event of seen.events) if (event.kind === 'agenda') expect(event).toMatchObject({ agenda: null })
    await played(tableOfThree, 'over', 'open')
    for (const viewer of [0, 1, 2, 'observer'] as const) {
      const frame = await archive.watch(store, { id: 'over', at: 5, viewer })
      expect(frame.viewer).toBe(viewer)
      expect(frame.outcome).toBeNull()
      expect(frame.seed).toBeNull()
      const known = frame.events.filter(event => event.kind === 'agenda' && 'agenda' in event && event.agenda !== null)
      expect(known).toHaveLength(viewer === 'observer' ? 0 : 1)
    }
  })

  test('can be branched from once the game is over, as practice with the same luck', async () => {
    const open = await played(call, 'a', 'branch')
    const { id } = await archive.branch(store, 'a', 7, 'b', 5000)
    const branched = await openSave(store, id)
    expect(branched.table.match().record).toMatchObject({ practice: true, seed: 'branch' })
    expect(branched.table.match().record.choices).toEqual(open.table.match().record.choices.slice(0, 7))
    playOn(branched, 10_000)
    expect(branched.table.match().events).toEqual(open.table.match().events)
    await expect(archive.branch(store, 'a', 10_000, 'c', 5000)).rejects.toMatchObject({ key: 'archive.branch-over' })
    await played(call, 'running', 'running', 4)
    await expect(archive.branch(store, 'running', 2, 'd', 5000)).rejects.toMatchObject({
      key: 'archive.branch-running',
    })
    await played(tableOfThree, 'table', 'three')
    await archive.branch(store, 'table', 6, 'e', 5000)
    // The bots have gone on to where the person is asked.
    expect((await openSave(store, 'e')).table.asked().map(({ seat }) => seat)).toContain(0)
  })
})

describe('files and links', () => {
  test('a match that is downloaded can be taken elsewhere, and only once', async () => {
    await played(call, 'a', 'file', 6)
    const text = await textOf(await archive.download(store, { id: 'a' }, null))
    expect(await taken(text)).toMatchObject({ added: 0, id: 'a' })
    store = memoryStore()
    const { added, id } = await taken(text)
    expect(added).toBe(1)
    expect((await openSave(store, id ?? '')).table.match().record.choices.length).toBeGreaterThan(0)
    expect(await taken(text)).toMatchObject({ added: 0, id })
  })

  test('what could not be kept is downloaded from the table', async () => {
    const open = await openNew(call, 'unkept', 'unkept', 1000)
    playOn(open, 5)
    const text = await textOf(await archive.download(store, { id: 'unkept' }, open))
    expect(await taken(text)).toMatchObject({ added: 1, game: 'negotiator', isOver: false })
  })

  test.each([
    ['call', call],
    ['table', tableOfThree],
  ] as const)('a finished %s fits into a link; a running table does not', async (_, opening) => {
    await played(opening, 'a', 'link')
    const { text } = await archive.pack(store, 'a')
    expect(text.length).toBeLessThan(8000)
    const before = (await openSave(store, 'a')).table.match()
    expect((await archive.unpack(store, text)).kept).toBe('a')
    store = memoryStore()
    const { id, kept } = await archive.unpack(store, text)
    expect(kept).toBeNull()
    const frame = await archive.watch(store, { id, at: 10_000, viewer: 0 })
    expect(frame).toMatchObject({ isOver: true, of: before.record.choices.length })
    await played(tableOfThree, 'running', 'link', 2)
    await expect(archive.pack(store, 'running')).rejects.toMatchObject({ key: 'archive.running' })
  })

  test('a scenario is practice from its position, with bots at a table for several', async () => {
    const solo = { format: 'situation-room/scenario@1', game: 'negotiator', position: { threat: '5' }, dice: [6] }
    const one = await taken(JSON.stringify(solo))
    const open = await openSave(store, one.id ?? '')
    expect(open.table.match().record).toMatchObject({ practice: true, seats: [] })
    const several = await taken(JSON.stringify({ ...solo, game: 'homeland', position: { round: 2 }, dice: [] }))
    const { seats } = (await openSave(store, several.id ?? '')).table.match().record
    expect(seats.map(({ bot }) => bot)).toEqual([null, ...seats.slice(1).map(() => 'steady')])
    expect(seats.length).toBeGreaterThanOrEqual(3)
  })

  test('an archive has everything, damaged saves too, and brings it back without doubling anything', async () => {
    await played(call, 'a', 'one')
    await played(call, 'b', 'two', 5)
    await played(tableOfThree, 'c', 'three')
    await played({ ...call, tag: 'daily-2026-01-01' }, 'd', 'daily-2026-01-01')
    const broken = await store.get('b')
    if (broken) await store.put({ ...broken, text: broken.text.slice(0, 90) }, broken.text)
    const text = await whole()
    expect(archiveSchema.safeParse(JSON.parse(text)).success).toBe(true)
    const career = await archive.career(store)
    const daily = await archive.daily(store)
    expect(career.games).toHaveLength(2)
    expect(career.tables).toHaveLength(1)
    expect(daily).toHaveLength(1)
    expect(await taken(text)).toMatchObject({ added: 0 })

    store = memoryStore()
    expect(await taken(text)).toMatchObject({ added: 4, id: null })
    expect(await archive.career(store)).toEqual(career)
    expect(await archive.daily(store)).toEqual(daily)
    const lines = await archive.lines(store)
    expect(lines.map(({ id }) => id).sort()).toEqual(['a', 'b', 'c', 'd'])
    expect(lines.find(({ id }) => id === 'b')).toMatchObject({ damaged: true, why: { key: 'file.not-json' } })
    expect((await store.get('b'))?.text).toBe(broken?.text.slice(0, 90))

    // The same name for another game: both stay.
    store = memoryStore()
    await played(call, 'a', 'something else', 4)
    expect(await taken(text)).toMatchObject({ added: 4 })
    expect(await archive.lines(store)).toHaveLength(5)
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
    expect(await store.lines()).toEqual([])
  })

  test('a file changed by hand is refused', async () => {
    await played(call, 'a', 'honest')
    const text = await textOf(await archive.download(store, { id: 'a' }, null))
    await expect(taken(text.replace('"seed":"honest"', '"seed":"better"'))).rejects.toMatchObject({
      key: 'file.edited',
    })
  })
})

describe('a link', () => {
  const linkOf = async (opening: Opening, seed: string, choices?: number): Promise<string> => {
    await played(opening, 'elsewhere', seed, choices)
    const { text } = await archive.pack(store, 'elsewhere')
    store = memoryStore()
    return text
  }

  test.each([
    ['nothing', memoryStore],
    ['a game and a career', null],
  ] as const)('is watched without anything being changed where %s is kept', async (_, empty) => {
    const link = await linkOf(call, 'from elsewhere')
    if (!empty) await played(call, 'own', 'own')
    const before = await everything()
    const { id } = await archive.unpack(store, link)
    for (const at of [0, 5, 10_000]) await archive.watch(store, { id, at, viewer: 0 })
    expect((await archive.course(store, id)).length).toBeGreaterThan(5)
    expect((await archive.pack(store, id)).text).toBe(link)
    expect(await textOf(await archive.download(store, { id }, null))).toContain('from elsewhere')
    expect(await everything()).toBe(before)
  })

  test('is kept by whoever wants to keep it, once, and never counts', async () => {
    const link = await linkOf(call, 'kept', 6)
    const { id } = await archive.unpack(store, link)
    const kept = await archive.keep(store, id, newName, 3000)
    expect(await archive.keep(store, id, newName, 3000)).toEqual(kept)
    expect(await archive.unpack(store, link)).toEqual({ id, kept: kept.id })
    expect(await archive.lines(store)).toMatchObject([{ id: kept.id, tag: FROM_LINK, outcome: null }])
    const open = await openSave(store, kept.id)
    playOn(open, 10_000)
    await keep(store, open, 4000)
    await archive.finished(store, open)
    expect((await archive.career(store)).games).toEqual([])
    expect(await archive.mend(store)).toEqual({ games: 0 })
    expect(await archive.daily(store)).toEqual([])
    // Nor after the way through an archive.
    const text = await whole()
    store = memoryStore()
    await taken(text)
    expect(await archive.mend(store)).toEqual({ games: 0 })
  })

  test('that holds anything but one match is refused, and nothing is changed', async () => {
    await played({ ...call, tag: 'daily-2026-01-01' }, 'a', 'daily-2026-01-01')
    const scenario = JSON.stringify({ format: 'situation-room/scenario@1', game: 'negotiator', position: {} })
    const links = [await pack(await whole()), await pack(scenario)]
    store = memoryStore()
    const before = await everything()
    for (const link of links)
      await expect(archive.unpack(store, link)).rejects.toMatchObject({ key: 'archive.link-holds-more' })
    expect(await everything()).toBe(before)
  })

  test.each([
    ['9.AAAA', 'archive.future-link'],
    ['1.AAAA', 'archive.broken-link'],
    ['', 'archive.broken-link'],
    ['nonsense', 'archive.broken-link'],
  ])('refused: %s', async (link, key) => {
    await expect(archive.unpack(store, link)).rejects.toMatchObject({ key })
  })

  test('made by the first build still opens', async () => {
    const { id } = await archive.unpack(store, FIRST_LINK)
    expect(await archive.watch(store, { id, at: 10_000, viewer: 0 })).toMatchObject({
      isOver: true,
      seed: 'first link',
    })
  })
})

describe('an archive', () => {
  test('is weighed first, and changes nothing until somebody agrees', async () => {
    await played(call, 'a', 'one')
    await played({ ...call, tag: 'daily-2026-01-01' }, 'd', 'daily-2026-01-01')
    await played(tableOfThree, 'c', 'three')
    await played(call, 'b', 'two', 5)
    const broken = await store.get('b')
    if (broken) await store.put({ ...broken, text: broken.text.slice(0, 90) }, broken.text)
    const text = await whole()
    store = memoryStore()
    await played(call, 'mine', 'one')
    const before = await everything()
    const answer = await weighed(text)
    expect(answer).toEqual({
      weighed: {
        saves: { added: 3, damaged: 1, here: 1 },
        career: { added: 2, here: 1 },
        days: { added: 1, here: 0 },
      },
    })
    expect(await everything()).toBe(before)
    expect(await taken(text)).toMatchObject({ added: 3 })
    expect(await archive.lines(store)).toHaveLength(4)
    expect((await archive.career(store)).games).toHaveLength(2)
    expect(await archive.daily(store)).toHaveLength(1)
    expect(await weighed(text)).toEqual({
      weighed: {
        saves: { added: 0, damaged: 0, here: 4 },
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
    store = memoryStore()
    expect(await weighed(JSON.stringify(twice))).toMatchObject({
      weighed: { saves: { added: 1, here: 1 }, days: { added: 1, here: 1 } },
    })
    await taken(JSON.stringify(twice))
    expect(await archive.lines(store)).toHaveLength(1)
    expect(await archive.daily(store)).toHaveLength(1)
  })

  test('leaves a career that cannot be read alone, and says so', async () => {
    await played(call, 'a', 'one')
    const text = await whole()
    store = memoryStore()
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
    const kept = await store.get('a')
    if (!kept) throw new Error('not kept')
    const future = kept.text.replace('match@2', 'match@9')
    await store.put({ ...kept, text: future }, kept.text)
    await expect(openSave(store, 'a')).rejects.toMatchObject({ key: 'file.version' })
    expect((await archive.lines(store))[0]).toMatchObject({ damaged: true, why: { key: 'file.version' } })
    expect((await store.get('a'))?.text).toBe(future)
    expect(await textOf(await archive.download(store, { id: 'a' }, null))).toBe(`${future}\n`)
  })

  test('a damaged career is told of and never written over', async () => {
    const odd: Json = { format: 'situation-room/career@7', games: 'all won' }
    await store.writeRecord('career', odd)
    await expect(archive.career(store)).rejects.toMatchObject({ key: 'file.version' })
    await played(call, 'a', 'still kept')
    expect(await store.readRecord('career')).toEqual(odd)
    expect(await archive.lines(store)).toHaveLength(1)
  })
})

describe('the career', () => {
  test('takes each finished game once, and the daily call at its first end', async () => {
    const tag = 'daily-2026-02-03'
    await played({ ...call, tag }, 'a', tag)
    const [first] = await archive.daily(store)
    expect(first).toMatchObject({ date: '2026-02-03', abductor: 'edward' })
    expect(first.turns.reduce((sum, turn) => sum + turn.saved, 0)).toBe(first.saved)
    expect(first.turns.reduce((sum, turn) => sum + turn.killed, 0)).toBe(first.killed)
    await played({ ...call, tag }, 'b', tag)
    await played({ ...call, tag, practice: true }, 'c', 'another')
    expect(await archive.daily(store)).toEqual([first])
    expect((await archive.career(store)).games).toHaveLength(1)
  })

  test('a store that is full does not take the end of a game away', async () => {
    const full: Store = { ...store, writeRecord: () => Promise.reject(new Error('QuotaExceededError')) }
    const open = await openNew(call, 'a', 'full', 1000)
    playOn(open, 10_000)
    await archive.finished(full, open)
    expect(open.kept).toBe(false)
  })

  test('a debrief is there for a game that is over', async () => {
    await played(call, 'a', 'debrief')
    expect(await archive.debrief(store, 'a', null)).toMatchObject({
      faces: expect.any(Array),
      gained: expect.any(Array),
    })
    await played(call, 'b', 'debrief', 3)
    await expect(archive.debrief(store, 'b', null)).rejects.toMatchObject({ key: 'debrief.not-over' })
  })
})

describe('a career that cannot be read', () => {
  const gamesOf = async () => (await archive.career(store)).games.map(({ seed }) => seed)

  test('is set up anew from what is left of it and from the finished games, and stays as it was beside it', async () => {
    await played(call, 'a', 'counted and kept')
    await played(call, 'b', 'counted and deleted')
    await store.remove('b')
    const sound = JSON.parse(JSON.stringify(await archive.career(store)))
    const damaged = { ...sound, best: 'nonsense', games: [...sound.games, { seed: 'half a game' }] } as Json
    await store.writeRecord('career', damaged)
    await played(call, 'c', 'ended while nobody could count')
    await expect(archive.career(store)).rejects.toThrow()

    expect(await archive.mend(store)).toEqual({ games: 3 })
    expect((await gamesOf()).sort()).toEqual([
      'counted and deleted',
      'counted and kept',
      'ended while nobody could count',
    ])
    expect((await archive.career(store)).best).not.toEqual({})
    expect(JSON.parse(await textOf(await archive.download(store, { damaged: 'career' }, null)))[0]).toEqual(damaged)

    // Once it is sound, mending counts nothing twice and puts nothing aside.
    const whole = await archive.career(store)
    expect(await archive.mend(store)).toEqual({ games: 3 })
    expect(await archive.career(store)).toEqual(whole)
    expect(JSON.parse(await textOf(await archive.download(store, { damaged: 'career' }, null)))).toEqual([
      damaged,
      whole,
    ])
  })

  test.each([null, 'meow', 7, [], { games: {} }])('is empty where nothing is left: %j', async rubbish => {
    await store.writeRecord('career', rubbish as Json)
    await expect(archive.career(store)).rejects.toThrow()
    expect(await archive.mend(store)).toEqual({ games: 0 })
    expect(await gamesOf()).toEqual([])
    expect(JSON.parse(await textOf(await archive.download(store, { damaged: 'career' }, null)))[0]).toEqual(rubbish)
  })
})

test('a table tells its commitment from the first moment, and seed and nonce once it is over', async () => {
  const nonce = '5'.repeat(64)
  const open = await openNew(tableOfThree, 'a', 'cup#17', 1000, nonce)
  botsGo(open)
  await keep(store, open, 2000)
  const scenes = ([0, 'observer'] as const).map(viewer => JSON.stringify(sceneOf(open, viewer)))
  expect(guessedFrom([...scenes, JSON.stringify(await store.lines())].join())).toEqual([])
  for (const scene of scenes) expect(JSON.parse(scene)).toMatchObject({ seed: null, nonce: null })
  playOn(open, 10_000)
  const commitment = digest(`situation-room/commitment@1/${nonce}/cup#17`)
  expect(JSON.parse(scenes[0]).commitment).toBe(commitment)
  expect(sceneOf(open)).toMatchObject({ seed: 'cup#17', nonce, commitment })
  await keep(store, open, 3000)
  const { text } = await archive.pack(store, 'a')
  store = memoryStore()
  const link = await archive.unpack(store, text)
  const { id } = await archive.keep(store, link.id, newName, 3000)
  expect(sceneOf(await openSave(store, id))).toMatchObject({ nonce, commitment })
})

test('a match that another tab has played on is not written over, and nothing of it is lost', async () => {
  const begun = await played(call, 'a', 'two tabs', 4)
  const late = await openSave(store, 'a')
  playOn(begun, 5)
  await keep(store, begun, 3000)
  const longer = await store.get('a')
  playOn(late, 1)
  await expect(keep(store, late, 4000)).rejects.toMatchObject({ key: 'page.other-tab' })
  expect(await store.get('a')).toEqual(longer)
  // Whoever sits down again goes on from there.
  const again = await openSave(store, 'a')
  expect(again.table.match().record).toEqual(begun.table.match().record)
  playOn(again, 1)
  await keep(store, again, 5000)
  expect((await store.lines())[0].choices).toBe(10)
})

test('a call that is practised does not count afterwards, not even one that was only begun', async () => {
  const open = await openNew({ ...call, practice: true }, 'practice', 'known', 1000)
  await archive.begun(store, open)
  expect((await archive.career(store)).rehearsed).toEqual([{ abductor: 'edward', seed: 'known' }])
  await played(call, 'again', 'known')
  await played(call, 'other', 'unknown')
  expect((await archive.career(store)).games.map(({ seed }) => seed)).toEqual(['unknown'])
})
