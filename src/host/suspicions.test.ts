import { expect, test } from 'vitest'
import type { Json, Viewer } from '../engine/game.ts'
import type { Course } from '../engine/talk.ts'
import { shipped } from '../games/index.ts'
import { MOST_THOUGHTS } from '../table/course.ts'
import { writeMatch } from '../table/file.ts'
import { openFile } from '../table/open-file.ts'
import { openSave } from './archive/index.ts'
import { hostMatch } from './hosted.ts'
import type { HostedMatch, OpenMatch } from './hosting.ts'
import { memoryStore } from './memory-store.ts'
import { openNew } from './opening.ts'
import { type Shown, withUpdate } from './shown.ts'
import type { Store } from './store.ts'
import {
  forgetSuspicions,
  keepSuspicions,
  readSuspicions,
  type Suspicions,
  shareSuspicions,
  withSuspicion,
} from './suspicions.ts'

const seats = ['Ann', 'Ben', 'Cy', 'Dee'].map((name, i) => ({ name, bot: i === 3 ? 'steady' : null }))

const hosting = (store: Store) => ({
  store,
  now: () => 0,
  think: () => Promise.reject(new Error('nobody thinks here')),
})

/** A table that is kept in this store: a new one, or the one that is there. */
async function tableIn(store: Store): Promise<HostedMatch> {
  if (await store.load('one')) return hostMatch(hosting(store), await openSave({ games: shipped, store }, 'one'))
  const opening = { game: 'homeland', setup: { players: 4 }, seed: 's', practice: false, seats }
  const hosted = hostMatch(hosting(store), await openNew(shipped, opening, 'one', 0, () => '5'.repeat(64)))
  await hosted.begin()
  return hosted
}

/** What one viewer is shown at a hosted match, from now on. */
function shownTo(hosted: HostedMatch, viewer: Viewer): () => Shown | null {
  let shown: Shown | null = null
  hosted.seat(viewer).subscribe(update => {
    shown = withUpdate(shown, update)
  })
  return () => shown
}

test('a suspicion is shown to its own seat alone, and is there again after a reload', async () => {
  const store = memoryStore()
  const open = await tableIn(store)
  const own = shownTo(open, 0)
  const others = ([1, 2, 'observer'] as const).map(viewer => shownTo(open, viewer))
  await open.seat(0).suspect(2, [11, 22, 67])
  expect(own()?.suspicions).toEqual({ 2: [11, 22, 67] })
  for (const other of [...others, ...([1, 2, 'observer'] as const).map(viewer => shownTo(open, viewer))]) {
    expect(other()).toMatchObject({ n: 1, suspicions: {} })
    expect(JSON.stringify(other())).not.toContain('[11,22,67]')
  }
  const again = await tableIn(store)
  const later = shownTo(again, 0)
  expect(later()?.suspicions).toEqual({ 2: [11, 22, 67] })
  await again.seat(0).suspect(2, null)
  expect(later()?.suspicions).toEqual({})
})

test('nobody thinks for a bot, without a seat, or of oneself', async () => {
  const store = memoryStore()
  const open = await tableIn(store)
  const mix = [50, 25, 25]
  expect(() => open.seat(3)).toThrow('talk.bot')
  await expect(open.seat('observer').suspect(2, mix)).rejects.toThrow('match.no-seat')
  await expect(open.seat(0).suspect(0, mix)).rejects.toThrow('talk.yourself')
  await expect(open.seat(0).suspect(9, mix)).rejects.toThrow('talk.no-such-player')
  await expect(open.seat(0).suspect(1, [1, 2, 3])).rejects.toThrow('hundred')
  expect(await store.readRecord('suspicions:one')).toBeUndefined()
})

test('what was thought of a match goes with it', async () => {
  const store = memoryStore()
  await (await tableIn(store)).seat(0).suspect(2, [0, 0, 100])
  expect(await store.readRecord('suspicions:one')).toEqual({
    0: { 2: [0, 0, 100], course: [{ after: 0, of: 2, mix: [0, 0, 100] }] },
  })
  await store.remove('one')
  expect(await store.readRecord('suspicions:one')).toBeUndefined()
})

const damaged = [
  ...[undefined, null, [], 'x', { 0: null }, { 0: { 1: [1, 2, 3] } }, { 0: { course: 7 } }],
  { 0: { course: [null, 'x', { after: -1, of: 1, mix: null }, { after: 1, of: 2, mix: [1, 2, 3] }] } },
]
test.each<[Json | undefined]>(damaged.map(one => [one]))('a damaged record %j is as good as none', given => {
  const kept = Object.values(readSuspicions(given)).flatMap(({ now, course }) => [...Object.values(now), ...course])
  expect(kept).toEqual([])
})

test('what is thought at two nodes at once is kept, all of it', async () => {
  const memory = memoryStore()
  const store: Store = {
    ...memory,
    async swapRecord(name, before, value) {
      // Both have read it by now.
      await new Promise(resolve => setImmediate(resolve))
      if (JSON.stringify(await memory.readRecord(name)) !== JSON.stringify(before)) return false
      await memory.writeRecord(name, value)
      return true
    },
  }
  const open = (await tableIn(store)).open()
  const thinking = (player: number) =>
    keepSuspicions({ ...hosting(store), isShared: true, isServed: true }, open, (all, sitting) =>
      withSuspicion(all, { seat: 0, player, mix: [20, 30, 50] }, sitting),
    )
  await Promise.all([thinking(1), thinking(2)])
  expect(readSuspicions(await store.readRecord('suspicions:one'))).toMatchObject({
    0: { now: { 1: [20, 30, 50], 2: [20, 30, 50] } },
  })
})

/** Everybody takes the first option they have, until somebody is asked nothing any more; bots are played for too. */
async function playOut(hosted: HostedMatch, until: (choices: number) => boolean = () => false): Promise<void> {
  for (;;) {
    const { game, match } = hosted.open()
    const [decision] = game.decisions(match.state)
    if (!decision || until(match.record.choices.length)) return
    const [option] = decision.options
    await hosted.seat(decision.seat).choose([game.nameOf(option)])
  }
}

const people = ['Ann', 'Ben', 'Cy'].map(name => ({ name, bot: null }))
async function ofPeople(store: Store): Promise<HostedMatch> {
  const opening = { game: 'homeland', setup: { players: 3 }, seed: 's', practice: false, seats: people }
  const hosted = hostMatch(hosting(store), await openNew(shipped, opening, 'one', 0, () => '5'.repeat(64)))
  await hosted.begin()
  return hosted
}

test('when each suspicion was put is kept for its seat alone, and shared once the game is over', async () => {
  const store = memoryStore()
  const open = await ofPeople(store)
  const [own, other, all] = ([0, 1, 'observer'] as const).map(viewer => shownTo(open, viewer))
  await open.seat(0).suspect(1, [20, 20, 60])
  await open.seat(0).suspect(1, [10, 20, 70])
  await playOut(open, choices => choices >= 5)
  const after = open.open().match.record.choices.length
  await open.seat(0).suspect(1, null)
  await open.seat(0).suspect(2, [30, 30, 40])
  await open.seat(1).suspect(2, [1, 2, 97])
  await expect(shareSuspicions(open, 0)).rejects.toThrow('suspicions.not-over')
  // Nobody needs it before the end, on no device.
  expect(own()?.course).toBeUndefined()
  await playOut(open)

  // What was thought better of at once is left out.
  const course = [
    { after: 0, of: 1, mix: [10, 20, 70] },
    { after, of: 1, mix: null },
    { after, of: 2, mix: [30, 30, 40] },
  ]
  expect(own()?.course).toEqual(course)
  for (const one of [other(), all()]) expect(JSON.stringify(one)).not.toContain('[10,20,70]')
  await expect(open.seat(0).suspect(1, [0, 0, 100])).rejects.toThrow('play.over')
  await expect(shareSuspicions(open, 2)).rejects.toThrow('suspicions.none')
  expect((await store.load('one'))?.text).not.toContain('10,20,70')

  await shareSuspicions(open, 0)
  await expect(shareSuspicions(open, 0)).rejects.toThrow('suspicions.shared')
  expect(own()?.course).toEqual([])
  for (const one of [own(), other(), all()])
    expect(one?.beside.at(-1)).toMatchObject({ entry: { kind: 'suspicions', seat: 0, course } })
  // Whoever does not share is nowhere but with themselves.
  for (const one of [own(), all()]) expect(JSON.stringify(one)).not.toContain('[1,2,97]')
  expect(other()?.course).toEqual([{ after, of: 2, mix: [1, 2, 97] }])

  // It stands in the file, and is read with it; the other's does not.
  const text = JSON.stringify(writeMatch(open.open().game, open.open().match, false))
  expect(text).toContain('[10,20,70]')
  expect(text).not.toContain('1,2,97')
  const again = await openSave({ games: shipped, store }, 'one')
  expect(again.match.log.at(-1)).toMatchObject({ kind: 'suspicions', seat: 0, course })
})

test('of more than can be kept, what stood for the shortest time goes', () => {
  const record = (n: number) => ({
    seats: people,
    choices: Array.from({ length: n }, () => ({ seat: 0, choice: 'x' })),
  })
  let all: Suspicions = {}
  for (let n = 0; n <= MOST_THOUGHTS; n++)
    all = withSuspicion(all, { seat: 0, player: 1, mix: [n % 2, 0, 100 - (n % 2)] }, record(n < 100 ? 3 * n : 201 + n))
  const { course } = all[0]
  expect(course).toHaveLength(MOST_THOUGHTS)
  expect(course[0].after).toBe(0)
  expect(course.at(-1)?.after).toBe(201 + MOST_THOUGHTS)
  expect(course.filter(({ after }) => after < 300)).toHaveLength(100)
})

test('what somebody thought is forgotten with their seat', async () => {
  const store = memoryStore()
  const open = await ofPeople(store)
  await open.seat(0).suspect(1, [20, 20, 60])
  await open.seat(1).suspect(2, [30, 30, 40])
  await forgetSuspicions(open, 0)
  expect(readSuspicions(await store.readRecord('suspicions:one'))).toEqual({
    1: { now: { 2: [30, 30, 40] }, course: [{ after: 0, of: 2, mix: [30, 30, 40] }] },
  })
})

test('a file in which somebody shares what nobody can have thought is refused', async () => {
  const store = memoryStore()
  const open = await ofPeople(store)
  await open.seat(0).suspect(1, [20, 20, 60])
  const running = open.open()
  await playOut(open)
  const over = open.open()
  const fits = { after: 0, of: 1, mix: [20, 20, 60] }
  const opens = (match: OpenMatch['match'], ...courses: readonly Course[]): OpenMatch['match'] => {
    const log = [...match.log, ...courses.map(one => ({ kind: 'suspicions' as const, at: null, ...one }))]
    return openFile(over.game, writeMatch(over.game, { ...match, log }, false))
  }
  expect(opens(over.match, { seat: 0, course: [fits] }).log.at(-1)).toMatchObject({ course: [fits] })
  const last = over.match.record.choices.length
  for (const course of [
    [{ ...fits, of: 0 }],
    [{ ...fits, of: 4 }],
    [{ ...fits, after: last + 1 }],
    [{ ...fits, after: 2 }, fits],
    [{ ...fits, mix: [1, 2, 3] }],
  ])
    expect(() => opens(over.match, { seat: 0, course })).toThrow('file.said')
  expect(() => opens(over.match, { seat: 0, course: [fits] }, { seat: 0, course: [fits] })).toThrow('file.said')
  expect(() => opens(running.match, { seat: 0, course: [fits] })).toThrow('file.said')
})
