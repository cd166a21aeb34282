// Measures a hosted match, in a process of its own: node --expose-gc bench/host.mjs
// Four people at a table of Homeland, each with a stream of updates, played at random by seed.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { stream } from '../dist/src/engine/chance.js'
import { shipped } from '../dist/src/games/index.js'
import { hostMatch } from '../dist/src/host/hosted.js'
import { memoryStore } from '../dist/src/host/memory-store.js'
import { openNew } from '../dist/src/host/opening.js'
import { rootsOf } from '../dist/src/seed/roots.js'
import { writeMatch } from '../dist/src/table/file.js'
import { step } from '../dist/src/table/step.js'
import { folderStore } from '../dist/src/terminal/io/folder-store.js'

const PLAYERS = 4
const MATCHES = 200
const TIMED_MATCHES = 12
/** Near the end of most games: the log of a match only grows. */
const LATE = 200
const seats = Array.from({ length: PLAYERS }, (_, seat) => ({ name: `Player ${seat + 1}`, bot: null }))
const noBots = async () => {
  throw new Error('nobody but people sits here')
}

/** A store that takes everything and keeps nothing: what is left is the choice itself. */
const forgetful = { ...memoryStore(), create: async () => true, append: async () => true, rewrite: async () => true }

async function hosted(name, store) {
  const opening = { game: 'homeland', setup: { players: PLAYERS }, seed: name, practice: false, seats }
  const open = await openNew(shipped, opening, `${name}.json`, 0, () => '0'.repeat(64))
  const match = hostMatch({ store, now: Date.now, think: noBots }, open)
  await match.begin()
  return match
}

/** Plays so many choices at random, each sent by the handle of whoever is asked; how many there were. */
async function play(match, name, most = Infinity) {
  const below = stream(rootsOf(name, ['person']).person)
  const handles = seats.map((_, seat) => match.seat(seat))
  let made = 0
  for (; made < most; made++) {
    const { game, match: now } = match.open()
    const [decision] = game.decisions(now.state)
    if (!decision) break
    await handles[decision.seat].choose([game.nameOf(decision.options[below(decision.options.length)])])
  }
  return made
}

const median = numbers => numbers.sort((a, b) => a - b)[numbers.length >> 1]
const bytes = value => Buffer.byteLength(JSON.stringify(value))

/** Every update to every player of some games, and the whole view that would have been sent instead. */
async function updates() {
  const sizes = []
  const whole = []
  for (let n = 0; n < TIMED_MATCHES; n++) {
    const match = await hosted(`updates ${n}`, forgetful)
    for (const seat of seats.keys())
      match.seat(seat).subscribe(update => {
        if (update.n === 1) return
        sizes.push(bytes(update))
        const { game, match: now } = match.open()
        whole.push(bytes(game.view(now.settled, seat)))
      })
    await play(match, `updates ${n}`)
  }
  return { updateBytesMedian: median(sizes), wholeViewBytesMedian: median(whole), updates: sizes.length }
}

/** Matches near their end, with a stream to each player: what one more of them takes of the heap. */
async function heap() {
  const used = () => {
    for (let i = 0; i < 4; i++) globalThis.gc()
    return process.memoryUsage().heapUsed
  }
  const kept = []
  const one = async n => {
    const match = await hosted(`heap ${n}`, forgetful)
    for (const seat of seats.keys()) match.seat(seat).subscribe(() => {})
    await play(match, `heap ${n}`, LATE)
    kept.push(match)
  }
  for (let n = 0; n < 20; n++) await one(n)
  const before = used()
  for (let n = 20; n < 20 + MATCHES; n++) await one(n)
  return { heapBytesPerMatch: Math.round((used() - before) / MATCHES) }
}

/** Processor time of whole games, in microseconds a choice: waiting for the disk is none. */
async function cpu(storeOf) {
  let made = 0
  const run = async (from, to) => {
    made = 0
    const begun = process.cpuUsage()
    for (let n = from; n < to; n++) {
      const store = storeOf()
      const match = await hosted(`save ${n}`, store)
      store.watch?.(match)
      for (const seat of seats.keys()) match.seat(seat).subscribe(() => {})
      made += await play(match, `save ${n}`)
    }
    const { user, system } = process.cpuUsage(begun)
    return (user + system) / made
  }
  await run(0, 3)
  return run(3, 3 + TIMED_MATCHES)
}

/** The table's step alone, without a host around it. */
async function stepAlone() {
  const run = async (from, to) => {
    let made = 0
    let micros = 0
    for (let n = from; n < to; n++) {
      const { game, match } = (await hosted(`save ${n}`, forgetful)).open()
      const below = stream(rootsOf(`save ${n}`, ['person']).person)
      let now = match
      const begun = process.cpuUsage()
      for (let asked = game.decisions(now.state); asked.length > 0; asked = game.decisions(now.state)) {
        const [{ seat, options }] = asked
        const choices = [game.nameOf(options[below(options.length)])]
        now = step(game, now, { type: 'choose', seat, choices, at: 0 }).match
        made++
      }
      const { user, system } = process.cpuUsage(begun)
      micros += user + system
    }
    return micros / made
  }
  await run(0, 3)
  return run(3, 3 + TIMED_MATCHES)
}

const folder = mkdtempSync(join(tmpdir(), 'situation-room-bench-'))
try {
  let places = 0
  const place = () => join(folder, String(places++))
  const sizes = await updates()
  const choice = await cpu(() => forgetful)
  const saved = await cpu(() => folderStore(place()))
  // As it was done before there was a log: the whole file after every choice.
  const whole = await cpu(() => {
    const store = folderStore(place())
    let match = null
    return {
      ...store,
      append: async line => {
        const { game, match: now, isStandard } = match.open()
        return store.rewrite(line, 0, JSON.stringify(writeMatch(game, now, isStandard)))
      },
      rewrite: (line, _length, text) => store.rewrite(line, 0, text),
      watch(one) {
        match = one
      },
    }
  })
  const alone = await stepAlone()
  const { heapBytesPerMatch } = await heap()
  process.stdout.write(
    JSON.stringify({
      ...sizes,
      heapBytesPerMatch,
      stepMicroseconds: alone,
      choiceMicroseconds: choice,
      savedMicroseconds: saved,
      wholeFileMicroseconds: whole,
      saveOverChoice: (saved - choice) / choice,
      wholeFileOverChoice: (whole - choice) / choice,
    }),
  )
} finally {
  rmSync(folder, { recursive: true })
}
