import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { asks } from '../../../bots/bot.ts'
import { negotiatorBot } from '../../../bots/negotiator/index.ts'
import { stream } from '../../../engine/chance.ts'
import { botRoots } from '../../../lab/simulate.ts'
import { rootsOf } from '../../../seed/roots.ts'
import { loadLines } from '../../../terminal/negotiator/load-lines.ts'
import { type Language, languages } from '../../../words/index.ts'
import { abductors } from '../cards/abductors.ts'
import type { Event } from '../events.ts'
import { negotiator } from '../index.ts'
import { type CallStart, callCues, startOf } from './cues.ts'
import { type Lines, voices } from './lines.ts'
import { type CallLine, callLines, poolAt } from './pick.ts'
import { poolsOf } from './pools.ts'

const GAMES = 200

const game = negotiator()
const people = abductors.map(({ id }) => id)

interface Call {
  readonly events: readonly Event[]
  readonly start: CallStart
}

function play(abductor: string, seed: string, name: 'greedy' | 'random'): Call {
  const bot = negotiatorBot(name, game.cards)
  const random = stream(botRoots(seed).bot)
  const ask = asks(game)
  const events: Event[] = []
  const state = game.start({ abductor }, rootsOf(seed, game.chances), events)
  for (;;) {
    const [asked] = game.decisions(state)
    if (!asked) return { events, start: startOf(game.view(state, 0), events) }
    game.apply(state, asked.seat, bot.choose(ask(state, asked, random)), events)
  }
}

const played = new Map(people.map(id => [id, Array.from({ length: GAMES }, (_, n) => play(id, `call#${n}`, 'greedy'))]))
const linesOf = new Map<string, Lines>()
for (const language of languages)
  for (const id of people) linesOf.set(`${language} ${id}`, await loadLines(language, id))
const linesIn = (language: Language, id: string): Lines =>
  linesOf.get(`${language} ${id}`) ?? { abductor: null, second: null, you: null, radio: null }

/** Which pool each line is of, as a scenario names it. */
const poolOf = new Map(
  [...linesOf].flatMap(([key, lines]) =>
    voices.flatMap(voice =>
      poolsOf[voice === 'abductor' ? key.split(' ')[1] : voice].flatMap(pool =>
        poolAt(lines[voice], pool).map(text => [`${voice} ${text}`, `${voice}: ${pool}`] as const),
      ),
    ),
  ),
)
const named = ({ who, text }: CallLine): string => poolOf.get(`${who} ${text}`) ?? ''

const cases = languages.flatMap(language => people.map(id => [language, id] as const))

describe.each(cases)('%s, %s, two hundred games of greedy', (language, id) => {
  const lines = linesIn(language, id)
  const calls = (played.get(id) ?? []).map(({ events, start }, n) => {
    const cues = callCues(events, start)
    return { events, cues, call: callLines(lines, cues, n) }
  })

  test('no line is said twice in a game', () => {
    for (const { call } of calls) expect(new Set(call.map(({ text }) => text)).size).toBe(call.length)
  })

  test('no pool runs dry: every answer, every call and every card is heard', () => {
    const silent = calls.flatMap(({ cues, call }, n) =>
      cues
        .filter(({ at, who }) => !call.some(line => line.at === at && line.who === who))
        .map(({ who, pools }) => `game ${n}: ${who} ${pools[0]}`),
    )
    expect(silent).toEqual([])
  })

  test('nothing is said that did not happen', () => {
    const kinds: readonly (readonly [pools: RegExp, kind: Event['kind']])[] = [
      [/: reveal\//, 'revealed'],
      [/: nothing-hidden\//, 'nothing-to-reveal'],
      [/: death$/, 'killed'],
      [/: release$/, 'released'],
      [/: concede\//, 'conceded'],
      [/second: takes-over$/, 'second'],
      [/(abductor|second): hang-up\//, 'cut-off'],
      [/you: (last-)?hang-up$/, 'conversation-ends'],
      [/: (capture|escape|deadline|too-many-dead|won|lost)$/, 'ended'],
    ]
    const untrue = calls.flatMap(({ events, call }) =>
      call.filter(line => kinds.some(([pools, kind]) => pools.test(named(line)) && events[line.at].kind !== kind)),
    )
    expect(untrue).toEqual([])
  })

  test('one goodbye a conversation, by whoever hangs up', () => {
    for (const { events, call } of calls) {
      let isCutOff = false
      for (const [at, { kind }] of events.entries()) {
        if (kind === 'turn') isCutOff = false
        if (kind === 'cut-off') isCutOff = true
        if (kind !== 'conversation-ends') continue
        const byYou = call.some(line => line.at === at && line.who === 'you')
        expect(byYou).toBe(!isCutOff)
      }
    }
  })

  test('no event has two lines of theirs, and the first of all is the pick-up', () => {
    for (const { call, events } of calls) {
      const theirs = call.filter(({ who }) => who === 'abductor' || who === 'second').map(({ at }) => at)
      expect(new Set(theirs).size).toBe(theirs.length)
      expect(events[call[0].at].kind).toBe('turn')
    }
  })
})

const anyCall = fc
  .tuple(fc.constantFrom(...people), fc.string())
  .map(([id, seed]) => ({ id, ...play(id, seed, 'random') }))

test('in games played at random nothing is said twice, and each line belongs to its event', () => {
  fc.assert(
    fc.property(anyCall, fc.string(), ({ id, events, start }, seed) => {
      const call = callLines(linesIn('en', id), callCues(events, start), seed)
      expect(new Set(call.map(({ text }) => text)).size).toBe(call.length)
      expect(call.map(({ at }) => at)).toEqual(call.map(({ at }) => at).toSorted((a, b) => a - b))
      expect(call.filter(line => named(line) === '')).toEqual([])
    }),
    { numRuns: 60 },
  )
})

test('what comes later changes nothing that was said', () => {
  fc.assert(
    fc.property(anyCall, fc.integer(), fc.nat(), ({ id, events, start }, seed, cut) => {
      const until = cut % (events.length + 1)
      const lines = linesIn('en', id)
      const earlier = callLines(lines, callCues(events.slice(0, until), start), seed)
      expect(earlier).toEqual(callLines(lines, callCues(events, start), seed).filter(({ at }) => at < until))
    }),
    { numRuns: 60 },
  )
})

test('where a call began is the same at every moment of it', () => {
  for (const id of people) {
    const events: Event[] = []
    const state = game.start({ abductor: id }, rootsOf('a start', game.chances), events)
    const starts = new Set<string>()
    for (let n = 0; ; n++) {
      starts.add(JSON.stringify(startOf(game.view(state, 0), events)))
      const [asked] = game.decisions(state)
      if (!asked) break
      game.apply(state, asked.seat, asked.options[(n * 7) % asked.options.length], events)
    }
    expect([...starts]).toHaveLength(1)
  }
})

test('another seed is another call', () => {
  const { events, start } = play('donna', 'a call', 'random')
  const cues = callCues(events, start)
  const calls = Array.from({ length: 20 }, (_, seed) => JSON.stringify(callLines(linesIn('en', 'donna'), cues, seed)))
  expect(new Set(calls).size).toBe(20)
})
