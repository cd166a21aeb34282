import { describe, expect, test } from 'vitest'
import { homeland } from '../games/homeland/index.ts'
import { clocks, timeLeft } from './clock.ts'
import { evening } from './evening.ts'
import { type Match, openMatch, replayLog, type SeatedPlayer } from './match.ts'
import { dueOf, type Input, step } from './step.ts'
import { LONG_WAIT_MS } from './vote.ts'

const game = homeland()
type Table = Match<ReturnType<typeof game.start>, never>
const people = (...names: readonly string[]): SeatedPlayer[] => names.map(name => ({ name, bot: null }))
const open = (seats = people('Ann', 'Bo', 'Cy', 'Di'), more: object = {}): Table =>
  openMatch(
    game,
    { setup: { players: seats.length }, seed: 'evening', seats, ...more },
    1000,
    clocks,
  ) as unknown as Table
const take = (match: Table, ...inputs: readonly Input[]): Table =>
  inputs.reduce(
    (now, input) => step(game as never, now, { at: 2000, ...input } as Input, evening).match as Table,
    match,
  )
const asked = (match: Table): number => match.asked.findIndex(({ what }) => what !== '')
const away = (seat: number): Input => ({ type: 'away', seat })
const vote = (seat: number, about: number | null, verdict: 'wait' | 'autopilot' | 'substitute' | 'end'): Input => ({
  ...{ type: 'vote', seat, about, verdict },
})

describe('somebody who is away', () => {
  test('is marked, and marked no more when they are back', () => {
    const gone = take(open(), away(1))
    expect(gone.record.away).toEqual([1])
    expect(take(gone, { type: 'back', seat: 1 }).record.away).toEqual([])
    expect(() => take(gone, away(1))).toThrow('match.away-already')
    expect(() => take(open(), { type: 'back', seat: 1 })).toThrow('match.not-away')
  })
  test('is played for by the autopilot once more than half of those who are there want it', () => {
    const one = take(open(), away(1), vote(0, 1, 'autopilot'))
    expect(one.record.seats[1].absent).toBeUndefined()
    const two = take(one, vote(2, 1, 'autopilot'))
    expect(two.record.seats[1].absent).toBe('autopilot')
    expect([two.record.away, two.record.votes]).toEqual([[], []])
  })
  test('is not decided about by one of two, nor by votes for different things', () => {
    const three = open(people('Ann', 'Bo', 'Cy'))
    expect(take(three, away(1), vote(0, 1, 'end')).record.ended).toBeNull()
    expect(take(three, away(1), vote(0, 1, 'end'), vote(2, 1, 'wait')).record.ended).toBeNull()
    expect(take(three, away(1), vote(0, 1, 'end'), vote(2, 1, 'end')).record.ended).toBe('abandoned')
  })
  describe('and too few are left', () => {
    const seats = [...people('Ann', 'Bo'), { name: 'Bot', bot: 'steady' }]
    const gone = take(open(seats), { type: 'away', seat: 1, at: 3000 })
    const later = (ms: number, one: Input): Table => take(gone, { ...one, at: 3000 + ms } as Input)
    test('they wait for ten minutes, and are told how long', () => {
      expect(() => later(60_000, vote(0, 1, 'autopilot'))).toThrow(
        expect.objectContaining({ key: 'vote.too-few-yet', values: { minutes: 9 } }),
      )
      expect(() => later(LONG_WAIT_MS - 1, vote(0, null, 'end'))).toThrow('vote.too-few-yet')
    })
    test('then they let the autopilot play, or end', () => {
      expect(later(LONG_WAIT_MS, vote(0, 1, 'autopilot')).record.seats[1].absent).toBe('autopilot')
      expect(later(LONG_WAIT_MS, vote(0, 1, 'end')).record.ended).toBe('abandoned')
      expect(later(LONG_WAIT_MS, vote(0, null, 'end')).record.ended).toBe('agreed')
    })
    test('but nobody new is let in by so few', () => {
      expect(() => later(LONG_WAIT_MS, vote(0, 1, 'substitute'))).toThrow('vote.too-few-for-that')
    })
    test('where nobody is missing nobody is waited for', () => {
      const alone = open([{ name: 'Ann', bot: null }, ...['B', 'C'].map(name => ({ name, bot: 'steady' }))])
      expect(take(alone, vote(0, null, 'end')).record.ended).toBe('agreed')
    })
  })
  test('is waited for: the matter begins anew', () => {
    const waiting = take(open(), away(1), vote(0, 1, 'wait'), vote(2, 1, 'wait'))
    expect([waiting.record.away, waiting.record.votes]).toEqual([[], []])
    expect(take(waiting, away(1)).record.away).toEqual([1])
  })
  test('leaves a seat for a substitute, who sits down there', () => {
    const wanted = take(open(), away(1), vote(0, 1, 'substitute'), vote(2, 1, 'substitute'))
    expect(wanted.record.seats[1].absent).toBe('nobody')
    const sat = take(wanted, { type: 'sit', seat: 1, player: { name: 'Eve', bot: null } })
    expect(sat.record.seats[1]).toEqual({ name: 'Eve', bot: null })
  })
  test('a vote lapses when its voter leaves, and counts again for nobody', () => {
    const left = take(open(), away(1), vote(0, 1, 'end'), away(0))
    expect(left.record.votes).toEqual([])
    expect(take(left, vote(2, 1, 'end')).record.ended).toBeNull()
    expect(take(left, vote(2, 1, 'end'), vote(3, 1, 'end')).record.ended).toBe('abandoned')
  })
  test('loses a draft that lies on the table when the autopilot takes over', () => {
    const begun = open()
    const seat = asked(begun)
    const claimed = take(begun, { type: 'choose', seat, choices: ['claim'] })
    expect(claimed.record.draft.length).toBe(1)
    const others = [0, 1, 2, 3].filter(one => one !== seat)
    const gone = take(claimed, away(seat), vote(others[0], seat, 'autopilot'), vote(others[1], seat, 'autopilot'))
    expect(gone.record.draft).toEqual([])
    expect(dueOf(gone)).toEqual({ what: 'autopilot', seat })
  })

  test.each<[string, Input[], string]>([
    ['by somebody who is away', [away(0), away(1), vote(0, 1, 'end')], 'vote.not-there'],
    ['about oneself', [vote(0, 0, 'autopilot')], 'vote.yourself'],
    ['about a seat that is not there', [vote(0, 9, 'autopilot')], 'talk.no-such-player'],
    ['to wait for somebody who is there', [vote(0, 1, 'wait')], 'vote.is-there'],
    ['about nobody, but to end', [vote(0, null, 'autopilot')], 'vote.only-end'],
  ])('a vote %s is refused', (_what, inputs, key) => {
    expect(() => take(open(), ...inputs)).toThrow(key)
  })
})

describe('somebody who is there', () => {
  test('is put off the table only by all the others', () => {
    const two = take(open(), vote(0, 1, 'autopilot'), vote(2, 1, 'autopilot'))
    expect(two.record.seats[1].absent).toBeUndefined()
    expect(take(two, vote(3, 1, 'autopilot')).record.seats[1].absent).toBe('autopilot')
  })
  test('and comes back only by a vote of more than half of those who are there', () => {
    const off = take(open(), ...[0, 2, 3].map(seat => vote(seat, 1, 'autopilot')))
    expect(off.record.seats[1]).toMatchObject({ absent: 'autopilot', isPutOff: true })
    const back = { type: 'sit', seat: 1, player: { name: 'Bo', bot: null } } as const
    const inputs = [back, { type: 'text', seat: 1, text: 'no' }, { type: 'pause', seat: 1 }] as const
    for (const one of inputs) expect(() => take(off, one), one.type).toThrow('match.put-off')
    // Once more is no way round it.
    const again = take(off, vote(0, 1, 'autopilot'), vote(2, 1, 'autopilot'))
    expect(again.record.seats[1].isPutOff).toBe(true)
    const one = take(off, vote(0, 1, 'wait'))
    expect(one.record.seats[1].isPutOff).toBe(true)
    expect(take(one, vote(3, 1, 'wait')).record.seats[1]).toEqual({ name: one.record.seats[1].name, bot: null })
  })
  test('is not put off where they were away: the autopilot plays until they are back', () => {
    const off = take(open(), away(1), vote(0, 1, 'autopilot'), vote(2, 1, 'autopilot'))
    expect(off.record.seats[1].absent).toBe('autopilot')
    expect(off.record.seats[1].isPutOff).toBeUndefined()
  })
  test('and never by one other person', () => {
    const seats = [...people('Ann', 'Bo'), { name: 'Bot', bot: 'steady' }]
    expect(() => take(open(seats), vote(0, 1, 'autopilot'))).toThrow('vote.too-few')
  })
})

test('a table stops when all who are there agree', () => {
  const three = take(open(), away(3), vote(0, null, 'end'), vote(1, null, 'end'))
  expect(three.record.ended).toBeNull()
  expect(take(three, vote(2, null, 'end')).record.ended).toBe('agreed')
})

describe('time', () => {
  const pace = { bankMs: 60_000, incrementMs: 5_000, mostMs: 62_000 }
  const left = (match: Table, seat: number, now: number): number | null =>
    match.clock && timeLeft(match.clock, seat, [asked(match)], now)

  test('stands still while it is paused', () => {
    const begun = open(undefined, { pace })
    const seat = asked(begun)
    const paused = take(begun, { type: 'pause', seat: 0, at: 11_000 })
    expect([left(paused, seat, 11_000), left(paused, seat, 999_000)]).toEqual([50_000, 50_000])
    expect(dueOf(paused)).toBeNull()
    const resumed = take(paused, { type: 'resume', seat: 1, at: 100_000 })
    expect(left(resumed, seat, 110_000)).toBe(40_000)
    expect(() => take(paused, { type: 'pause', seat: 0 })).toThrow('match.pause-already')
    expect(() => take(begun, { type: 'resume', seat: 0 })).toThrow('match.resume-already')
  })
  test('can be extended by one tap, ten times for each answer', () => {
    const begun = open(undefined, { pace })
    const seat = asked(begun)
    const more = take(begun, { type: 'extend', seat, at: 31_000 })
    expect(left(more, seat, 31_000)).toBe(90_000)
    const all = take(begun, ...Array.from({ length: 10 }, (): Input => ({ type: 'extend', seat })))
    expect(() => take(all, { type: 'extend', seat })).toThrow('match.no-more-time')
    expect(() => take(begun, { type: 'extend', seat: (seat + 1) % 4 })).toThrow('match.not-asked')
    expect(() => take(open(), { type: 'extend', seat })).toThrow('match.no-clock')
  })
  test('is not saved up beyond what the pace allows', () => {
    const begun = open(undefined, { pace })
    const seat = asked(begun)
    // Trading settles nothing; ending a turn that owes nothing does.
    const after = stopAfterAnswer(begun, seat)
    expect(after).toBe(62_000)
  })
  test('in which nobody could answer is given back', () => {
    const begun = open(undefined, { pace })
    const seat = asked(begun)
    const forgiven = take(begun, { type: 'forgive', ms: 40_000, at: 51_000 })
    expect(left(forgiven, seat, 51_000)).toBe(50_000)
  })

  test.each([7_200_000, -7_200_000])(
    'that was set on the host by %i ms is nobody’s loss, and no clock runs then',
    byMs => {
      const begun = open(undefined, { pace })
      const seat = asked(begun)
      const at = 11_000 + Math.max(0, byMs)
      const set = take(begun, { type: 'clock-set', byMs, at })
      expect(set.record.isPaused).toBe(true)
      expect(set.log.at(-1)).toEqual({ kind: 'pause', at, seat: null })
      expect(left(set, seat, at + 100_000)).toBe(50_000)
      expect(() => take(set, { type: 'clock-set', byMs, at })).toThrow('match.no-clock')
      const on = take(set, { type: 'resume', seat, at: at + 100_000 })
      expect(left(on, seat, at + 101_000)).toBe(49_000)
    },
  )

  function stopAfterAnswer(begun: Table, seat: number): number | null {
    let now = begun
    for (let i = 0; i < 200 && asked(now) === seat && now.log.every(({ kind }) => kind !== 'choices'); i++) {
      const [decision] = game.decisions(now.state as never)
      const option = decision.options[i % decision.options.length]
      now = take(now, { type: 'choose', seat, choices: [game.nameOf(option)], at: 1001 })
    }
    return now.clock?.leftMs[seat] ?? null
  }
})

describe('free words', () => {
  const text = (words: unknown, at = 2000): Input => ({ type: 'text', seat: 0, text: words, at })
  test('are kept as one line without what could change how others read it', () => {
    const said = take(open(), text(' Case 3?\n\u202eNo.\u0007 '))
    expect(said.record.words).toEqual([{ seat: 0, after: 0, text: 'Case 3? No.' }])
  })
  test.each([
    ['nothing', text('  \n'), 'talk.no-words'],
    ['too much', text('x'.repeat(301)), 'talk.long'],
    ['what is no text', text(7), 'shape.type'],
    ['for a seat that is not there', { type: 'text', seat: 9, text: 'hi' } as Input, 'talk.no-such-seat'],
  ])('%s is refused', (_what, input, key) => {
    expect(() => take(open(), input)).toThrow(key)
  })
  test('come no faster than people talk', () => {
    const flood = take(open(), ...Array.from({ length: 8 }, (_, n) => text(`line ${n}`)))
    expect(() => take(flood, text('one more'))).toThrow('talk.too-fast')
    expect(take(flood, text('later', 23_000)).record.words.length).toBe(9)
  })
})

test('all of it comes out of the log again', () => {
  const match = take(
    open(undefined, { pace: { bankMs: 60_000, incrementMs: 0 } }),
    ...[away(1), vote(0, 1, 'wait'), { type: 'text', seat: 2, text: 'well' } as Input],
    { type: 'pause', seat: 2 },
  )
  const { record, log } = match
  const again = replayLog(game as never, record as never, log, undefined, clocks)
  expect(again.record).toEqual(record)
  expect(again.clock).toEqual(match.clock)
})
