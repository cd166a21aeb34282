import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { toy } from '../../tests/kit/toy/index.ts'
import { Fault, Illegal } from '../engine/game.ts'
import { homeland } from '../games/homeland/index.ts'
import { negotiator } from '../games/negotiator/index.ts'
import { type Clock, clocks, runsOutAt, startClock, stopClock, timeLeft } from './clock.ts'
import { evening } from './evening.ts'
import { eventsOf, type Match, openMatch, replayLog, type SeatedPlayer } from './match.ts'
import { dueOf, type Input, questionOf, step } from './step.ts'
import { logOf, replayMatch } from './upcast.ts'

const accusations = JSON.parse(readFileSync('scenarios/homeland/accusations.json', 'utf8'))
const call = negotiator()
const table = homeland()
type Call = Match<ReturnType<typeof call.start>, never>
type Table = Match<ReturnType<typeof table.start>, never>

const people = (...names: readonly string[]): SeatedPlayer[] => names.map(name => ({ name, bot: null }))
const openCall = (seed: string, practice = false): Call =>
  openMatch(call, { setup: { abductor: 'arkayne' }, seed, practice }, 1000) as unknown as Call
const openTable = (seed: string, more: object = {}): Table =>
  openMatch(
    table,
    { setup: { players: 3 }, seed, seats: people('Ann', 'Bo', 'Cy'), ...more },
    1000,
    clocks,
  ) as unknown as Table

const inCall = (match: Call, input: Input) => step(call as never, match, input)
const atTable = (match: Table, input: Input) => step(table as never, match, input, evening)
const choosing = (seat: number, ...choices: readonly string[]) => ({ type: 'choose', seat, choices }) as const

/** Everybody answers with whatever comes next, until it is as wanted. */
function playTo(match: Table, isWanted: (match: Table) => boolean): Table {
  let now = match
  for (let at = 2000; !isWanted(now); at += 10) {
    const [decision] = table.decisions(now.state as never)
    if (!decision) throw new Error('the game was over before')
    const option = decision.options[Math.floor(at / 10) % decision.options.length]
    now = atTable(now, { ...choosing(decision.seat, table.nameOf(option)), at }).match
  }
  return now
}
const asks =
  (kind: string) =>
  (match: Table): boolean =>
    table.decisions(match.state as never)[0]?.kind === kind

test('a retry of what has settled is the very match it has led to, and tells of nothing', () => {
  const input: Input = { ...choosing(0, 'play small-talk'), id: 'once' }
  const done = inCall(openCall('retry'), input)
  expect(done.events.length).toBeGreaterThan(0)
  const again = inCall(done.match, input)
  expect(again.match).toBe(done.match)
  expect([again.entries, again.events]).toEqual([[], []])
})

describe('the log', () => {
  test('holds who sits where, what was chosen in one go, and when; drafts are not in it', () => {
    const begun = openTable('log')
    expect(begun.log.map(({ kind, at }) => [kind, at])).toEqual([
      ['sit', 1000],
      ['sit', 1000],
      ['sit', 1000],
    ])
    const call = openCall('log')
    const drafted = inCall(call, { ...choosing(0, 'bank keep-cool'), at: 1100 })
    expect([drafted.entries, drafted.match.log]).toEqual([[], []])
    expect(drafted.events).toEqual([])
    expect(drafted.match.draftEvents.length).toBeGreaterThan(0)
    const choice = 'play small-talk'
    const done = inCall(drafted.match, { ...choosing(0, choice), at: 1200 })
    expect(done.entries).toEqual([{ kind: 'choices', at: 1200, seat: 0, choices: ['bank keep-cool', choice] }])
    expect(done.events.slice(0, drafted.match.draftEvents.length)).toEqual(drafted.match.draftEvents)
  })

  test('played again it comes to the same match, wherever it was left', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 1 }), fc.array(fc.nat(), { maxLength: 40 }), (seed, numbers) => {
        let match = openCall(seed, true)
        for (const number of numbers) {
          const made = match.record.choices.length + match.record.draft.length
          const [decision] = call.decisions(match.state as never)
          if (!decision) break
          const input: Input =
            number % 7 === 0 && made > 0
              ? { type: 'rewind', to: number % made }
              : choosing(0, call.nameOf(decision.options[number % decision.options.length]))
          match = inCall(match, { ...input, at: 1000 + number }).match
        }
        const { draft, notes, ...record } = match.record
        const again = replayLog(call as never, { ...record, draft, notes }, match.log) as unknown as Call
        const what = ({ record, log, settled, state, draftEvents, asked }: Call) => ({
          ...{ record, log, settled, state, draftEvents, asked, events: eventsOf(call as never, { record }) },
        })
        expect(what(again)).toEqual(what(match))
        // Kept without a log, it has been through the same lines of play.
        const old = replayMatch(call as never, match.record) as unknown as Call
        expect(old.record).toEqual(match.record)
        expect(old.state).toEqual(match.state)
        expect(logOf(old.record)).toEqual(old.log)
      }),
      { numRuns: 60 },
    )
  })

  test('of a table that was kept without one holds what was said between the choices it was said between', () => {
    let match = openTable('talk')
    const claim = (seat: number, says: 'dangerous' | 'need-help') =>
      ({ type: 'claim', seat, claim: { about: 'case', case: 1, says } }) as const
    match = atTable(match, claim(2, 'dangerous')).match
    match = playTo(match, ({ record }) => record.choices.length > 4)
    match = atTable(match, claim(0, 'need-help')).match
    match = atTable(match, claim(1, 'dangerous')).match
    match = playTo(match, ({ record }) => record.choices.length > 9)
    const old = replayMatch(table as never, match.record)
    expect(old.record).toEqual(match.record)
    expect(old.log.filter(({ kind }) => kind === 'talk')).toHaveLength(3)
  })
})

describe('an input', () => {
  test('that arrives twice is taken once', () => {
    const first = inCall(openCall('twice'), { ...choosing(0, 'bank keep-cool'), id: 'a' })
    const second = inCall(first.match, { ...choosing(0, 'bank keep-cool'), id: 'a' })
    expect([second.match, second.entries, second.events]).toEqual([first.match, [], []])
    const undone = inCall(second.match, { type: 'undo', seat: 0, id: 'b' })
    expect(undone.match.record.draft).toEqual([])
    expect(inCall(undone.match, { type: 'undo', seat: 0, id: 'b' }).match).toBe(undone.match)
    for (const id of ['', 'x'.repeat(65)])
      expect(() => inCall(first.match, { ...choosing(0, 'hang-up'), id })).toThrow(Fault)
  })

  test('is a chain taken whole or not at all', () => {
    const begun = openCall('chain')
    const { match } = inCall(begun, choosing(0, 'bank keep-cool', 'bank small-talk'))
    expect(match.record.draft).toHaveLength(2)
    expect(() => inCall(begun, choosing(0, 'bank keep-cool', 'bank keep-cool', 'bank keep-cool'))).toThrow(Illegal)
    expect(() => inCall(begun, choosing(0, 'bank keep-cool', 'fly away'))).toThrow(
      new Fault('match.no-such-option', { choice: 'fly away' }),
    )
    expect(begun).toEqual(openCall('chain'))
    for (const choices of [[], Array(65).fill('bank keep-cool')])
      expect(() => inCall(begun, choosing(0, ...choices))).toThrow(new Fault('match.chain', { most: 64 }))
  })

  test('goes no further than what shows something new: whatever follows would be told whether it could be', () => {
    const begun = openCall('shows')
    const choice = 'play keep-cool'
    expect(inCall(begun, choosing(0, choice)).entries).toHaveLength(1)
    expect(() => inCall(begun, choosing(0, choice, 'accept'))).toThrow(new Fault('match.chain-settles', { choice }))
  })

  test('after the end is refused, but for a note', () => {
    const { match, entries } = atTable(openTable('end'), { type: 'end', cause: 'agreed', at: 5 })
    expect(entries).toEqual([{ kind: 'end', at: 5, cause: 'agreed' }])
    const [{ seat, options }] = table.decisions(match.state as never)
    expect(() => atTable(match, choosing(seat, table.nameOf(options[0])))).toThrow(new Fault('match.ended'))
    expect(dueOf(match)).toBeNull()
    expect(atTable(match, { type: 'note', seat: 0, about: { player: 1 }, text: 'hm' }).match.record.notes).toHaveLength(
      1,
    )
  })
})

describe('a question', () => {
  const question = (match: Call | Table, seat: number): string => questionOf(match as Call, seat)

  test('has another name after every draft and undo, and after it was answered', () => {
    let match = openCall('question')
    const names = [question(match, 0)]
    for (const input of [
      choosing(0, 'bank keep-cool'),
      { type: 'undo', seat: 0 },
      choosing(0, 'bank keep-cool'),
      choosing(0, 'play small-talk'),
    ] as const) {
      match = inCall(match, input).match
      names.push(question(match, 0))
    }
    expect(names).toEqual(['1.0', '1.1', '1.2', '1.3', '2.4'])
  })

  test('that no longer stands is not answered: a double tap changes nothing', () => {
    const begun = openCall('double')
    const tap = { ...choosing(0, 'bank keep-cool'), question: question(begun, 0) }
    const { match } = inCall(begun, tap)
    expect(() => inCall(match, tap)).toThrow(new Fault('match.other-question'))
    expect(() => inCall(match, { type: 'undo', seat: 0, question: '1.0' })).toThrow(new Fault('match.other-question'))
    expect(inCall(match, { type: 'undo', seat: 0, question: '1.1' }).match.record.draft).toEqual([])
  })

  test('is another one after a rewind or a time-out, also where it reads the same: nothing sent before answers it', () => {
    const practised = openCall('rewound', true)
    const drafted = inCall(practised, choosing(0, 'bank keep-cool')).match
    const back = inCall(drafted, { type: 'rewind', to: 0 }).match
    const names = [practised, drafted, back].map(match => question(match, 0))
    expect(new Set(names).size).toBe(3)
    expect(() => inCall(back, { ...choosing(0, 'bank small-talk'), question: names[1] })).toThrow(
      new Fault('match.other-question'),
    )

    const mayLay = (match: Table): boolean =>
      table.decisions(match.state as never)[0].options.some(option => table.nameOf(option) === 'intel')
    const begun = playTo(
      openTable('late', { pace: { bankMs: 60_000, incrementMs: 0 } }),
      now => now.record.draft.length === 0 && mayLay(now),
    )
    const [{ seat }] = table.decisions(begun.state as never)
    const half = atTable(begun, { ...choosing(seat, 'intel'), at: 3000 }).match
    expect(half.record.draft).toHaveLength(1)
    const late = atTable(half, { type: 'time', at: 500_000 }).match
    expect(late.record.draft).toEqual([])
    expect(late.state).toEqual(late.settled)
    expect(question(late, seat)).not.toBe(question(half, seat))
    expect(question(late, seat)).not.toBe(question(begun, seat))
  })

  test('stays what it is while others answer in the same window: accusations', () => {
    const match = playTo(
      openTable('accusing', { position: { given: accusations.position, dice: [] } }),
      asks('end.accusing'),
    )
    const waiting = table.decisions(match.state as never).map(({ seat }) => seat)
    expect(waiting.length).toBeGreaterThan(1)
    const [first, second] = waiting
    const [own, other] = [question(match, first), question(match, second)]
    const [{ options }] = table.decisions(match.state as never)
    const next = atTable(match, choosing(first, table.nameOf(options[0]))).match
    expect(question(next, second)).toBe(other)
    expect(() => atTable(next, { ...choosing(first, table.nameOf(options[0])), question: own })).toThrow(Fault)
    // What another one writes down or says is no answer either.
    const spoken = atTable(next, { type: 'note', seat: first, about: { player: second }, text: 'aha' }).match
    expect(question(spoken, second)).toBe(other)
  })

  test('of the next turn is not the one of this turn, though it reads the same', () => {
    const turns: string[] = []
    let match = playTo(openTable('turns'), asks('turn.act'))
    const [{ seat }] = table.decisions(match.state as never)
    turns.push(question(match, seat))
    match = playTo(match, now => asks('turn.act')(now) && table.decisions(now.state as never)[0].seat !== seat)
    match = playTo(match, now => asks('turn.act')(now) && table.decisions(now.state as never)[0].seat === seat)
    turns.push(question(match, seat))
    expect(new Set(turns).size).toBe(2)
  })

  test('counts the same when the log is played again', () => {
    const match = playTo(openTable('again'), ({ record }) => record.choices.length > 60)
    const { draft, notes, ...head } = match.record
    const again = replayLog(table as never, { ...head, draft, notes }, match.log)
    expect(again.asked).toEqual(match.asked)
  })

  test('in the toy game, where all lay at once, is each seat’s own', () => {
    const game = toy()
    const begun = openMatch(game, { setup: { seats: 3 }, seed: 'many', seats: people('Ann', 'Bo', 'Cy') })
    const [a, b] = game.decisions(begun.state)
    const laid = step(game, begun, choosing(a.seat, game.nameOf(a.options[0]))).match
    expect(questionOf(laid, b.seat)).toBe(questionOf(begun, b.seat))
  })
})

describe('a seat', () => {
  test('is given to a bot, to the autopilot, to nobody, and back', () => {
    const sit = (player: SeatedPlayer) => ({ type: 'sit', seat: 1, player }) as const
    const bot = atTable(openTable('sit'), { ...sit({ name: 'Birch', bot: 'careerist' }), at: 7 })
    expect(bot.entries).toEqual([{ kind: 'sit', at: 7, seat: 1, player: { name: 'Birch', bot: 'careerist' } }])
    expect(bot.match.record.seats.map(({ name }) => name)).toEqual(['Ann', 'Birch', 'Cy'])
    for (const [player, key] of [
      [{ name: 'Ann', bot: null }, 'seats.name-twice'],
      [{ name: ' ', bot: null }, 'seats.name-empty'],
    ] as const)
      expect(() => atTable(bot.match, sit(player))).toThrow(expect.objectContaining({ key }))
    expect(() => atTable(bot.match, { ...sit({ name: 'Eve', bot: null }), seat: 3 })).toThrow(Fault)
  })

  test('that the autopilot has is taken back by whatever its owner chooses next', () => {
    const match = playTo(openTable('away'), asks('turn.act'))
    const [{ seat, options }] = table.decisions(match.state as never)
    const player = match.record.seats[seat]
    const away = atTable(match, { type: 'sit', seat, player: { ...player, absent: 'autopilot' } }).match
    expect(dueOf(away)).toEqual({ what: 'autopilot', seat })
    const choice = table.nameOf(options[0])
    const flown = atTable(away, { ...choosing(seat, choice), by: 'autopilot' })
    expect(flown.match.record.seats[seat].absent).toBe('autopilot')
    const back = atTable(away, { ...choosing(seat, choice), at: 9 })
    expect(back.entries[0]).toEqual({ kind: 'sit', at: 9, seat, player })
    expect(() => atTable(match, { ...choosing(seat, choice), by: 'autopilot' })).toThrow(
      new Fault('match.no-autopilot'),
    )
    const empty = atTable(match, { type: 'sit', seat, player: { ...player, absent: 'nobody' } }).match
    expect(() => atTable(empty, choosing(seat, choice))).toThrow(new Fault('match.nobody-there'))
  })
})

describe('a clock', () => {
  const pace = { bankMs: 60_000, incrementMs: 5_000 }
  const clock: Clock = startClock(pace, 3, 1000)

  test('is a value: it runs for those who are waited for, and an answer earns its increment', () => {
    expect([0, 1, 2].map(seat => timeLeft(clock, seat, [1], 11_000))).toEqual([60_000, 50_000, 60_000])
    const answered = stopClock(clock, [1], 1, 11_000)
    expect(answered).toEqual({ pace, leftMs: [60_000, 55_000, 60_000], sinceMs: 11_000 })
    expect(runsOutAt(answered, [1, 2])).toBe(66_000)
    // A clock that goes back takes nothing and gives nothing.
    expect(stopClock(clock, [1], null, 500)).toEqual(clock)
    expect(stopClock(clock, [1], null, null)).toBe(clock)
  })

  test('out of time is a function of the time given, and the autopilot takes over', () => {
    const match = openTable('clock', { pace })
    const due = dueOf(match)
    const [{ seat, options }] = table.decisions(match.state as never)
    expect(due).toEqual({ what: 'time', at: 61_000 })
    expect(() => atTable(match, { type: 'time', at: 60_999 })).toThrow(new Fault('match.not-out-of-time'))
    const late = atTable(match, { type: 'time', at: 61_000 })
    expect(late.entries).toMatchObject([{ kind: 'sit', at: 61_000, seat, player: { absent: 'autopilot' } }])
    expect(late.due).toEqual({ what: 'autopilot', seat })
    const { clock } = atTable(match, { ...choosing(seat, table.nameOf(options[0])), at: 2000 }).match
    expect(clock?.sinceMs === 2000 || clock?.sinceMs === 1000).toBe(true)
  })
})

test('bots are due at once', () => {
  const seats = [...people('Ann'), { name: 'Birch', bot: 'careerist' }, { name: 'Cedar', bot: 'steady' }]
  const match = playTo(openTable('bots', { seats }), now => table.decisions(now.state as never)[0].seat !== 0)
  expect(dueOf(match)).toEqual({ what: 'bot', seat: table.decisions(match.state as never)[0].seat })
})
