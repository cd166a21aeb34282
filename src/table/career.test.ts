import { describe, expect, test } from 'vitest'
import { toy } from '../../tests/kit/toy/index.ts'
import type { Fault } from '../engine/game.ts'
import type { KeptCareer } from '../games/careers.ts'
import { homeland } from '../games/homeland/index.ts'
import { newCareer } from '../games/negotiator/career/career.ts'
import { negotiator } from '../games/negotiator/index.ts'
import { merged, rehearsing, withMatch } from './career.ts'
import { parseCareer } from './career-schema.ts'
import { eventsOf, openMatch } from './match.ts'
import { step } from './step.ts'

const game = negotiator()
type Call = ReturnType<typeof open>
type Played = ReturnType<typeof begin>
const playedIn = (match: Call) => ({ record: match.record, events: eventsOf(game, match) })
const open = (seed: string, more: Partial<Parameters<typeof openMatch>[1]> = {}) =>
  openMatch(game, { setup: { abductor: 'edward' }, seed, ...more })
const begin = (...given: Parameters<typeof open>) => playedIn(open(...given))

/** Always the first option: bad play, but it ends. */
function finish(...given: Parameters<typeof open>): Played {
  let now = open(...given)
  for (;;) {
    const [asked] = game.decisions(now.state)
    if (!asked) return playedIn(now)
    now = step(game, now, { type: 'choose', seat: asked.seat, choices: [game.nameOf(asked.options[0])] }).match
  }
}

const how = { isStandard: true, date: '2026-01-02T03:04:05.000Z' }
const whyNot = (career: KeptCareer, match: Played, isStandard = true) => {
  const counted = withMatch(career, match, { ...how, isStandard })
  return 'not' in counted ? counted.not : null
}

describe('what counts for a career', () => {
  const over = finish('career')
  const counted = withMatch(newCareer, over, how)
  const career = 'career' in counted ? counted.career : newCareer

  test('a finished game does, once for each seed and abductor', () => {
    expect(career.games).toHaveLength(1)
    expect(career.games[0]).toMatchObject({ abductor: 'edward', seed: 'career', date: how.date })
    expect(whyNot(career, over)).toBe('seed')
    expect(whyNot(career, finish('another'))).toBeNull()
  })
  test('practice, cards of one’s own, a laid position and an unfinished game do not', () => {
    expect(whyNot(newCareer, finish('career', { practice: true }))).toBe('practice')
    expect(whyNot(newCareer, over, false)).toBe('deck')
    expect(whyNot(newCareer, finish('career', { position: { given: {}, dice: [] } }))).toBe('position')
    expect(whyNot(newCareer, begin('career'))).toBe('unfinished')
  })
  test('what was ended before its game does not, whatever was played of it', () => {
    const cards = homeland()
    const seats = ['Ann', 'Ben', 'Cy'].map(name => ({ name, bot: null }))
    const dealt = openMatch(cards, { setup: { players: 3 }, seed: 'early', seats })
    for (const cause of ['agreed', 'abandoned'] as const) {
      const table = step(cards, dealt, { type: 'end', cause }).match
      const ended = { record: table.record, events: eventsOf(cards, table) }
      expect(withMatch(newCareer, ended, how)).toEqual({ not: 'unfinished' })
      expect(whyNot(newCareer, playedIn(step(game, open('early'), { type: 'end', cause }).match))).toBe('unfinished')
    }
  })
  test('a call that was practised first does not, from its first moment on', () => {
    const practised = rehearsing(newCareer, begin('career', { practice: true }))
    expect(practised.rehearsed).toEqual([{ abductor: 'edward', seed: 'career' }])
    expect(whyNot(practised, over)).toBe('rehearsed')
    expect(whyNot(practised, finish('another'))).toBeNull()
    expect(rehearsing(practised, begin('career', { practice: true }))).toBe(practised)
    expect(parseCareer(JSON.stringify(practised))).toEqual(practised)
    expect(merged(newCareer, practised).rehearsed).toEqual(practised.rehearsed)
    expect(merged(practised, practised).rehearsed).toEqual(practised.rehearsed)
    const ended = withMatch(newCareer, finish('career', { practice: true }), how)
    expect(ended).toEqual({ not: 'practice', career: practised })
  })
  test('what was not practised is not remembered as if it had been', () => {
    expect(rehearsing(newCareer, begin('career'))).toBe(newCareer)
    expect(rehearsing(newCareer, begin('x', { practice: true, position: { given: {}, dice: [] } }))).toBe(newCareer)
    // Counted first and practised later: it stays counted.
    expect(rehearsing(career, begin('career', { practice: true })).games).toEqual(career.games)
  })
  test('each game is asked for its own part, and a game that keeps none leaves a career as it was', () => {
    const table = { date: how.date, seed: 'tables', ending: 'agency', rounds: 3, players: [] }
    const both = { ...career, tables: [table] }
    expect(merged(career, both)).toEqual(both)
    expect(merged(both, career)).toEqual(both)
    expect(merged(both, { ...newCareer, tables: [table, { ...table, seed: 'other' }] }).tables).toHaveLength(2)
    const cards = toy()
    const seats = ['Ann', 'Ben'].map(name => ({ name, bot: null }))
    const match = openMatch(cards, { setup: { seats: 2 }, seed: 'toy', seats })
    const dealt = { record: match.record, events: eventsOf(cards, match) }
    expect(withMatch(both, dealt, how)).toEqual({ not: 'no-career' })
    expect(rehearsing(both, { ...dealt, record: { ...dealt.record, practice: true } })).toBe(both)
  })
  test('what is written is read back; what is no career is refused', () => {
    expect(parseCareer(JSON.stringify(career))).toEqual(career)
    for (const [text, key] of [
      ['{', 'file.not-a-career'],
      ['{"format":"situation-room/match@1"}', 'file.not-a-career'],
      ['{"format":"situation-room/career@2"}', 'file.version'],
      ['{"format":"situation-room/career@1"}', 'shape.type'],
    ] as const)
      expect(() => parseCareer(text), text).toThrow(expect.objectContaining({ key }) as unknown as Fault)
  })
})
