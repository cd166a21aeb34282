import {
  chmodSync,
  copyFileSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  truncateSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { Fault } from '../../engine/game.ts'
import { shipped } from '../../games/index.ts'
import { hostMatch } from '../../host/hosted.ts'
import { openKept, openNew } from '../../host/opening.ts'
import type { Loaded, Store } from '../../host/store.ts'
import { storeChecks } from '../../host/store-contract.ts'
import { words } from '../../words/catalog.ts'
import { languages } from '../../words/index.ts'
import { sayFrom } from '../../words/say-from.ts'
import { folderStore, readKept } from './folder-store.ts'

const root = mkdtempSync(join(tmpdir(), 'situation-room-folder-'))
afterAll(() => rmSync(root, { recursive: true, force: true }))
let number = 0
/** A folder that nobody has made yet. */
const newFolder = (): string => join(root, String(++number), 'games')

describe('a store in a folder', () => {
  test.each(storeChecks)('$name', ({ check }) => {
    const folder = newFolder()
    return check({ open: async () => folderStore(folder, join(folder, 'records')) })
  })
})

const ID = 'call.json'
const opening = { game: 'negotiator', setup: { abductor: 'edward' }, seed: 'folder', practice: false, seats: [] }
const hosting = (store: Store) => ({ store, now: () => 5, think: () => Promise.reject(new Error('no bots')) })

/** Plays so many choices of a new match in this folder, each of them kept. */
async function playedIn(folder: string, choices: number) {
  const store = folderStore(folder)
  const hosted = hostMatch(hosting(store), await openNew(shipped, opening, ID, 0, () => '5'.repeat(64)))
  await hosted.begin()
  const goOn = async (): Promise<void> => {
    const { game, match } = hosted.open()
    const [{ options }] = game.decisions(match.state)
    await hosted.seat(0).choose([game.nameOf(options[0])])
  }
  for (let n = 0; n < choices; n++) await goOn()
  return { store, hosted, goOn, file: join(folder, ID), log: join(folder, `${ID}.log`) }
}

const loadedIn = async (folder: string): Promise<Loaded> => {
  const kept = await folderStore(folder).load(ID)
  if (!kept) throw new Error('not there')
  return kept
}
const recordIn = async (folder: string) => (await openKept(shipped, await loadedIn(folder))).match.record

describe('the log beside a match', () => {
  test('has a line for each change, is its owner’s alone, and goes when the match is written whole', async () => {
    const folder = newFolder()
    const { hosted, file, log } = await playedIn(folder, 3)
    expect(readFileSync(log, 'utf8').split('\n')).toHaveLength(1 + 3 + 1)
    for (const one of [file, log]) expect(statSync(one).mode & 0o777).toBe(0o600)
    expect(statSync(folder).mode & 0o777).toBe(0o700)
    expect(await recordIn(folder)).toEqual(hosted.open().match.record)
    expect(await hosted.checkpoint()).toBe(true)
    expect(readdirSync(folder)).toEqual([ID])
    expect(statSync(file).mode & 0o777).toBe(0o600)
    expect(await recordIn(folder)).toEqual(hosted.open().match.record)
  })

  test('may end in a torn line: that was never acknowledged, and the next change takes its place', async () => {
    for (const bytes of [1, 7, 40]) {
      const folder = newFolder()
      const { log } = await playedIn(folder, 3)
      const whole = readFileSync(log)
      truncateSync(log, whole.length - bytes)
      const kept = await loadedIn(folder)
      expect(kept.changes).toHaveLength(2)
      const line = { ...kept.line, id: ID }
      expect(await folderStore(folder).append(line, 3, [{ entries: [] }])).toBe(false)
      expect(await folderStore(folder).append(line, 2, [{ entries: [], notes: [] }])).toBe(true)
      expect((await loadedIn(folder)).changes).toEqual([...kept.changes, { entries: [], notes: [] }])
    }
  })

  test('may be torn in its very first line', async () => {
    const folder = newFolder()
    const { log } = await playedIn(folder, 1)
    truncateSync(log, 10)
    const kept = await loadedIn(folder)
    expect(kept.changes).toEqual([])
    expect(await folderStore(folder).append(kept.line, 0, [{ entries: [] }])).toBe(true)
    expect((await loadedIn(folder)).changes).toEqual([{ entries: [] }])
  })

  test('is not read where it follows another text', async () => {
    const folder = newFolder()
    const { hosted, log } = await playedIn(folder, 3)
    copyFileSync(log, join(folder, 'aside'))
    const { record } = hosted.open().match
    await hosted.checkpoint()
    copyFileSync(join(folder, 'aside'), log)
    expect((await loadedIn(folder)).changes).toEqual([])
    expect(await recordIn(folder)).toEqual(record)
    expect(await folderStore(folder).append((await loadedIn(folder)).line, 0, [{ entries: [] }])).toBe(true)
    expect((await loadedIn(folder)).changes).toEqual([{ entries: [] }])
  })

  test.each([
    ['no JSON', '{"entries":'],
    ['no change', '{"entries":"all"}'],
    ['nothing at all', ''],
  ])('with a line that is %s cannot be read: a sentence says which, and nothing is written', async (_, line) => {
    const folder = newFolder()
    const { log } = await playedIn(folder, 3)
    const lines = readFileSync(log, 'utf8').split('\n')
    writeFileSync(log, lines.with(2, line).join('\n'))
    const before = readFileSync(log, 'utf8')
    await expect(loadedIn(folder)).rejects.toMatchObject({ key: 'file.log', values: { number: 3 } })
    const store = folderStore(folder)
    const [listed] = await store.list()
    expect(listed).toMatchObject({ id: ID, damaged: true, why: { key: 'file.log', values: { number: 3 } } })
    await expect(store.append(listed, 3, [{ entries: [] }])).rejects.toBeInstanceOf(Fault)
    expect(readFileSync(log, 'utf8')).toBe(before)
    for (const language of languages) expect(sayFrom(language, words)('file.log', { number: 3 })).toMatch(/3.+\.$/)
  })

  test('is found by a link to its match too', async () => {
    const folder = newFolder()
    const { file, hosted } = await playedIn(folder, 3)
    const link = join(folder, 'link.json')
    symlinkSync(file, link)
    expect(readKept(link).changes).toHaveLength(3)
    const { choices, draft } = hosted.open().match.record
    const lines = await folderStore(folder).list()
    expect(lines.map(line => line.choices)).toEqual([3, 3])
    expect(choices.length + draft.length).toBe(3)
  })
})

/** Root may write everywhere: a mode keeps nobody out then. */
const isRoot = process.getuid?.() === 0

describe('a folder that cannot be written', () => {
  test('is no fault of the match: whoever keeps it is told why, and the game goes on', async () => {
    const folder = newFolder()
    const { hosted, goOn, log, store } = await playedIn(folder, 0)
    // It leads nowhere: there is no log, and none can be made.
    symlinkSync(join(folder, 'nowhere', 'log'), log)
    const [line] = await store.list()
    const refused = await store.append(line, 0, [{ entries: [] }]).catch((error: unknown) => error)
    expect(refused).toBeInstanceOf(Error)
    expect(refused).not.toBeInstanceOf(Fault)
    expect(refused).toMatchObject({ cause: { key: 'error.cannot-write', values: { problem: 'ENOENT' } } })
    await goOn()
    await goOn()
    expect(hosted.open().unkept).toHaveLength(2)
    rmSync(log)
    await goOn()
    expect(hosted.open().unkept).toEqual([])
    expect((await loadedIn(folder)).changes).toHaveLength(3)
    expect(await recordIn(folder)).toEqual(hosted.open().match.record)
  })

  test.skipIf(isRoot)('by its mode is told like that too', async () => {
    const folder = newFolder()
    const { hosted, goOn } = await playedIn(folder, 0)
    chmodSync(folder, 0o500)
    await goOn()
    expect(hosted.open().unkept).toHaveLength(1)
    expect(await hosted.checkpoint()).toBe(false)
    chmodSync(folder, 0o700)
    await goOn()
    expect(hosted.open().unkept).toEqual([])
    expect(await recordIn(folder)).toEqual(hosted.open().match.record)
  })

  test('is not made: neither a match nor a record is kept, and both are told as an error', async () => {
    const file = join(root, 'a file')
    writeFileSync(file, '')
    const store = folderStore(join(file, 'games'))
    const open = await openNew(shipped, opening, ID, 0, () => '5'.repeat(64))
    const hosted = hostMatch(hosting(store), open)
    await hosted.begin()
    expect(hosted.open().durable).toBeNull()
    await expect(store.writeRecord('career', {})).rejects.not.toBeInstanceOf(Fault)
    expect(await store.list()).toEqual([])
    expect(await store.load(ID)).toBeUndefined()
  })
})

test('a match that somebody else has written whole meanwhile is another, however many changes follow it', async () => {
  const folder = newFolder()
  const { store, hosted, file } = await playedIn(folder, 0)
  const { line } = await loadedIn(folder)
  const late = folderStore(folder)
  await late.load(ID)
  await hosted
    .seat(0)
    .choose([hosted.open().game.nameOf(hosted.open().game.decisions(hosted.open().match.state)[0].options[0])])
  await hosted.checkpoint()
  const before = readFileSync(file, 'utf8')
  expect(await late.append(line, 0, [{ entries: [] }])).toBe(false)
  expect(await late.rewrite(line, 0, before)).toBe(false)
  expect(readFileSync(file, 'utf8')).toBe(before)
  expect(await store.append(line, 0, [{ entries: [] }])).toBe(true)
})
