import * as fc from 'fast-check'
import { beforeAll, describe, expect, test } from 'vitest'
import { Fault, type Json } from '../../src/engine/game.ts'
import { memoryStore } from '../../src/host/memory-store.ts'
import type { Opening } from '../../src/host/opening.ts'
import type { Store } from '../../src/host/store.ts'
import { digest } from '../../src/seed/roots.ts'
import { canonical } from '../../src/table/file.ts'
import { pack, unpack } from '../../src/web/worker/packing.ts'
import { archiveOf, askedAt, botsGo, keep, openNew, take } from '../hosted.ts'
import { campaign } from './campaign.ts'

/** Links from anybody: each shows a match or is refused in words, and none changes what is kept. */

const call: Opening = { game: 'negotiator', setup: { abductor: 'edward' }, seed: null, practice: false, seats: [] }
const table: Opening = {
  ...call,
  game: 'homeland',
  setup: { players: 3 },
  seats: ['Ada', 'Bot', 'Bit'].map((name, seat) => ({ name, bot: seat === 0 ? null : 'steady' })),
}

const store: Store = memoryStore()
const archive = archiveOf(store)
/** Everything that is kept. */
const everything = async (): Promise<string> =>
  JSON.stringify({
    saves: await Promise.all((await store.list()).map(({ id }) => store.load(id))),
    records: await Promise.all(['career', 'daily', 'career damaged'].map(name => store.readRecord(name))),
  })

let before: string
/** Honest links, and what is in them. */
let links: readonly string[]
let files: readonly Json[]
let whole: string

async function played(opening: Opening, id: string, choices: number): Promise<void> {
  const open = await openNew(opening, id, id, 1000)
  botsGo(open)
  for (let n = 0; n < choices; n++) {
    const [asked] = askedAt(open)
    if (!asked) break
    take(open, { type: 'choose', seat: asked.seat, choices: [open.game.nameOf(asked.options[0])] })
  }
  await keep(store, open, 2000)
  await archive.finished(open)
}

beforeAll(async () => {
  await played(call, 'over', 10_000)
  await played(call, 'running', 9)
  await played(table, 'table', 10_000)
  links = await Promise.all(['over', 'running', 'table'].map(async id => pack(await archive.short(id))))
  files = await Promise.all(links.map(async link => JSON.parse(await unpack(link)) as Json))
  whole = (await archive.download({ all: true }, null)).text
  before = await everything()
})

/** What comes of a link: that it was watched from its beginning to its end, or the key of the sentence that refuses it. */
async function opened(link: string): Promise<string> {
  try {
    const { id } = await archive.look(await unpack(link))
    const snapshot = await archive.watch({ id, at: 0, viewer: 'observer' })
    await archive.watch({ id, at: snapshot.of, viewer: 'observer' })
    await archive.short(id).catch(fault)
    await archive.course(id).catch(fault)
    return 'watched'
  } catch (error) {
    return fault(error)
  }
}

function fault(error: unknown): string {
  if (error instanceof Fault) return error.key
  throw error
}

const told = new Map<string, number>()
async function holds(link: string): Promise<void> {
  const came = await opened(link)
  told.set(came, (told.get(came) ?? 0) + 1)
  expect(await everything()).toBe(before)
}

/** Small edits to a text: cut, double, exchange. */
const edit = fc.record({
  at: fc.double({ min: 0, max: 1, noNaN: true }),
  length: fc.nat(6),
  put: fc.string({ maxLength: 4 }),
})
const edited = (text: string, edits: readonly { at: number; length: number; put: string }[]): string =>
  edits.reduce((now, { at, length, put }) => {
    const from = Math.floor(at * now.length)
    return now.slice(0, from) + put + now.slice(from + length)
  }, text)

type Box = Record<string, Json>
const isBox = (value: Json): value is Box => typeof value === 'object' && value !== null

/** A value somewhere in a file exchanged for another; its check is made to fit, as somebody who means harm would. */
function forged(file: Json, path: readonly number[], value: Json): string {
  const copy = structuredClone(file) as Box
  let box: Box = copy
  for (const [deep, step] of path.entries()) {
    const keys = Object.keys(box)
    if (keys.length === 0) break
    const key = keys[step % keys.length]
    const inner = box[key]
    if (deep === path.length - 1 || !isBox(inner) || Object.keys(inner).length === 0) {
      box[key] = value
      break
    }
    box = inner
  }
  const { check: _, ...content } = copy
  return JSON.stringify({ ...content, check: digest(canonical(content as Json)) })
}

const LONG = { timeout: 3_600_000 }

describe('a link', LONG, () => {
  test('cut, doubled or scribbled over', async () => {
    await fc.assert(
      fc.asyncProperty(fc.nat(2), fc.array(edit, { minLength: 1, maxLength: 3 }), (which, edits) =>
        holds(edited(links[which], edits)),
      ),
      campaign(60),
    )
  })

  test('whose text was changed before it was packed', async () => {
    await fc.assert(
      fc.asyncProperty(fc.nat(2), fc.array(edit, { minLength: 1, maxLength: 3 }), async (which, edits) =>
        holds(await pack(edited(JSON.stringify(files[which]), edits))),
      ),
      campaign(60),
    )
  })

  test('to a match that was forged, with a check that fits', async () => {
    const value = fc.oneof(
      fc.constantFrom<Json>(
        'pass',
        'hang-up',
        'play keep-cool',
        'homeland',
        'negotiator',
        '__proto__',
        null,
        0,
        -1,
        1e9,
      ),
      fc.jsonValue().map(one => one as Json),
    )
    await fc.assert(
      fc.asyncProperty(
        fc.nat(2),
        fc.array(fc.nat(200), { minLength: 1, maxLength: 4 }),
        value,
        async (which, path, put) => holds(await pack(forged(files[which], path, put))),
      ),
      campaign(120),
    )
  })

  test('of another version, or to anything at all', async () => {
    await fc.assert(
      fc.asyncProperty(fc.oneof(fc.nat().map(String), fc.string()), fc.nat(2), async (version, which) =>
        holds(`${version}${links[which].slice(1)}`),
      ),
      campaign(30),
    )
    await fc.assert(
      fc.asyncProperty(fc.oneof(fc.json(), fc.string(), fc.constant(whole)), async text => holds(await pack(text))),
      campaign(30),
    )
  })

  test('that goes deeper than any match', async () => {
    const deep = fc.constantFrom(10, 100, 1_000, 10_000, 200_000)
    const nested = (depth: number, shape: string): string =>
      shape === '[' ? '['.repeat(depth) + ']'.repeat(depth) : `${'{"a":'.repeat(depth)}1${'}'.repeat(depth)}`
    await fc.assert(
      fc.asyncProperty(deep, fc.constantFrom('[', '{'), fc.nat(2), async (depth, shape, which) => {
        await holds(await pack(nested(depth, shape)))
        await holds(
          await pack(JSON.stringify(files[which]).replace('"setup":', `"setup":${nested(depth, shape)},"x":`)),
        )
      }),
      campaign(10),
    )
  })

  test('that would unpack to more than any match: refused, however small it is', async () => {
    for (const text of [
      '0'.repeat(6_000_000),
      `{"format":"situation-room/match@1","game":"${'a'.repeat(40_000_000)}"}`,
    ]) {
      const link = await pack(text)
      expect(link.length).toBeLessThan(60_000)
      await holds(link)
      expect(await opened(link)).toBe('archive.broken-link')
    }
  })

  test('with an archive in it changes nothing', async () => {
    expect(await opened(await pack(whole))).toBe('archive.link-holds-more')
    expect(await everything()).toBe(before)
  })

  test('was watched and was refused, both', () => {
    if (process.env.FUZZ_FACTOR) process.stderr.write(`${JSON.stringify(Object.fromEntries(told))}\n`)
    expect(told.get('watched') ?? 0).toBeGreaterThan(0)
    expect(told.size).toBeGreaterThan(4)
  })
})
