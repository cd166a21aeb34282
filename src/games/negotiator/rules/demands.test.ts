import { describe, expect, test } from 'vitest'
import { bothKnown, table, terror } from '../../../../tests/table-of-play.ts'
import type { Position } from '../position/position-schema.ts'

describe('N-15', () => {
  const keep: Position = { hand: ['keep-cool', 'small-talk'], threat: '4' }
  const wire: Position['demands'] = [{ card: 'wire-ten-million', standing: 'known' }, { kind: 'escape' }]

  test('N-15: a known demand is conceded by paying its points: effect, then drawback', () => {
    const play = table({ ...keep, points: 5, demands: wire }).does('concede wire-ten-million')
    expect(play.told).toEqual(['conceded wire-ten-million major', 'points 5 1', 'released 6 1 4', 'released 5 2 4'])
    expect(play.changed).toEqual({ points: 1, zone: 5, saved: 2, dice: 1, known: [], conceded: ['wire-ten-million'] })
  })
  test('N-15: the effect comes before the drawback holds', () => {
    const demands: Position['demands'] = [{ card: 'supply-of-weapons', standing: 'known' }, { kind: 'escape' }]
    const play = table({ ...keep, threat: '1', points: 4, demands }).does('concede supply-of-weapons')
    expect(play.told.slice(2)).toEqual(['released 6 1 1', 'threat 1 0', 'past-end down', 'released 5 2 0'])
  })
  test('N-15: during the conversation, between cards', () => {
    const play = table({ ...keep, points: 4, demands: wire, hand: ['keep-cool', 'small-talk', 'small-talk'] })
    play
      .does('play keep-cool', { dice: [5, 1] })
      .does('concede wire-ten-million')
      .does('play small-talk', { dice: [5] })
    expect(
      table({ ...keep, phase: 'spend', points: 4, demands: wire }).refuses('concede wire-ten-million'),
    ).toMatchObject({
      key: 'refuse.not-now.concede',
      rule: 'N-15',
    })
  })
  test('N-15: not in the middle of a card', () => {
    const play = table({ ...keep, points: 4, demands: wire, hand: ['keep-cool', 'small-talk', 'small-talk'] })
    play.does('play keep-cool', { dice: [4, 1] })
    expect(play.refuses('concede wire-ten-million')).toMatchObject({ key: 'refuse.not-now.concede', rule: 'N-15' })
    play.does('accept')
  })
  test('N-15: never below 0 points', () => {
    expect(table({ ...keep, points: 3, demands: wire }).refuses('concede wire-ten-million')).toEqual({
      key: 'refuse.demand-cost',
      rule: 'N-15',
      values: { demand: 'wire-ten-million', cost: 4, points: 3 },
    })
  })
  test('N-15: a free one also with negative points', () => {
    const play = table({ ...keep, points: -2, minors: ['a-cold-beer', 'a-call-home'] })
    expect(play.offers('concede a-call-home')).toBe(false)
    expect(play.does('concede a-cold-beer').facts.points).toBe(1)
  })
  test('N-15: each once', () => {
    const play = table({ ...keep, points: 8, demands: wire }).does('concede wire-ten-million')
    expect(play.refuses('concede wire-ten-million')).toMatchObject({ key: 'refuse.conceded', rule: 'N-15' })
    expect(
      table({ ...keep, minors: ['a-cold-beer'] })
        .does('concede a-cold-beer')
        .offers('concede a-cold-beer'),
    ).toBe(false)
  })
  test('N-15: a Major stays in play turned, its drawback lasting beyond the turn', () => {
    const terror = { deck: ['pizza', 'the-blueprints'] }
    const play = table({ ...keep, points: 4, demands: wire, terror }).does('concede wire-ten-million')
    play.does('hang-up').does('done')
    expect(play.facts).toMatchObject({ turn: 2, conceded: ['wire-ten-million'], dice: 1 })
  })
  test('N-15: a Minor is discarded', () => {
    const play = table({ ...keep, minors: ['a-cold-beer'] }).does('concede a-cold-beer')
    expect(play.facts.minors).toEqual([])
    expect(play.view.terror.discard).toEqual(['a-cold-beer'])
  })

  const wayOut: Position = {
    ...keep,
    points: 4,
    demands: [{ kind: 'major' }, { card: 'school-bus', standing: 'known' }],
  }
  test('N-15: after an Escape the abductor gets away when the conversation ends', () => {
    const play = table(wayOut).does('concede school-bus')
    expect(play.facts.escaping).toBe(true)
    expect(play.outcome).toBeNull()
    expect(play.does('hang-up').outcome).toEqual({ winners: [], cause: 'got-away', rule: 'N-15' })
  })
  test('N-15: by END too, before any Spend Phase', () => {
    const play = table(wayOut)
      .does('concede school-bus')
      .does('play small-talk', { dice: [1, 1, 1] })
    expect(play.outcome?.cause).toBe('got-away')
  })
  test('N-15: unless captured before', () => {
    const hand = ['minor-extraction', 'keep-cool']
    const play = table({ ...wayOut, hand, hostages: { zone: 2, saved: 5 } }).does('concede school-bus')
    play.does('play minor-extraction', { dice: [5, 5, 1] })
    expect(play.outcome).toEqual({ winners: [0], cause: 'captured', rule: 'N-25' })
  })
  test('N-15: elimination cancels the escape', () => {
    const hand = ['take-the-shot', 'keep-cool']
    const play = table({ ...wayOut, hand })
      .does('concede school-bus')
      .does('play take-the-shot', { dice: [5, 1, 1] })
    expect(play.facts).toMatchObject({ escaping: false, second: true, phase: 'spend', ending: 'playing' })
  })
})

describe('N-16', () => {
  const ask: Position = { hand: ['what-are-your-demands', 'what-are-your-demands', 'keep-cool'], points: 9 }
  const faceDown: Position['demands'] = [{ card: 'wire-ten-million' }, { card: 'helicopter' }]

  test('N-16: demands stay hidden until revealed, and the player picks which', () => {
    const play = table({ ...ask, demands: faceDown })
    expect(play.view.demands.map(({ card }) => card)).toEqual([null, null])
    play.does('play what-are-your-demands', { dice: [5, 1] })
    expect(play.asked).toBe('reveal')
    expect(play.refuses('reveal major-2')).toMatchObject({ key: 'refuse.not-hidden', rule: 'N-16' })
    expect(play.does('reveal escape').facts.known).toEqual(['helicopter'])
  })
  test('N-16: with one face down there is nothing to pick', () => {
    const play = table({ ...ask, demands: [{ card: 'wire-ten-million' }, { card: 'helicopter', standing: 'known' }] })
    play.does('play what-are-your-demands', { dice: [5, 1] })
    expect(play.row).toEqual(['revealed wire-ten-million'])
    expect(play.asked).toBe('conversation.talk')
  })
  test('N-16: none hidden, that effect is skipped and the rest of the row applies', () => {
    const play = table({ ...ask, demands: bothKnown }).does('play what-are-your-demands', { dice: [5, 5] })
    expect(play.row).toEqual(['nothing-to-reveal', 'points 9 11'])
  })
  test('N-16: once revealed they stay revealed', () => {
    const terror = { deck: ['a-cold-beer', 'the-blueprints'] }
    const play = table({ ...ask, demands: faceDown, terror }).does('play what-are-your-demands', { dice: [5, 1] })
    play.does('reveal major').does('hang-up').does('done')
    expect(play.facts).toMatchObject({ turn: 2, known: ['wire-ten-million'] })
  })
  test('N-16: only known demands can be conceded, and the refusal does not tell which lies there', () => {
    const play = table({ ...ask, demands: faceDown })
    expect(play.options.filter(name => name.startsWith('concede'))).toEqual([])
    for (const id of ['wire-ten-million', 'supply-of-weapons'])
      expect(play.refuses(`concede ${id}`)).toEqual({ key: 'refuse.not-known', rule: 'N-16', values: { demand: id } })
    expect(play.refuses('concede pizza')).toMatchObject({ key: 'refuse.not-known', rule: 'N-16' })
  })
  test('N-16: a demand that is known no longer counts as face down', () => {
    expect(terror('i-am-getting-angry', { demands: bothKnown }).facts.points).toBe(0)
  })
})
