import { describe, expect, test } from 'vitest'
import type { Event } from '../../../games/homeland/events.ts'
import { stepsOf } from '../../../games/homeland/tell/telling.ts'
import { verdictAfter } from './show.ts'

const analysis = (threat: number): Event => ({
  kind: 'analysis',
  threat,
  organization: 'postman',
  plot: 'ferry',
  lead: 0,
})
const card = (threat: number): Event => ({ kind: 'turned-up', threat, card: 'phone-tap', red: 5, blue: 2 })
const verdict = (threat: number): Event => ({ kind: 'succeeded', threat, impact: 1 })
const closed = (threat: number): Event => ({ kind: 'closed', threat })

const showOf = (events: readonly Event[]) => ({ events, from: 0, steps: stepsOf(events, 0, () => false) })

describe('the way to the verdict', () => {
  const whole = showOf([
    { kind: 'round', round: 2, marker: 0 },
    ...[analysis(1), card(1), card(1), verdict(1), closed(1)],
    ...[analysis(2), card(2), verdict(2), closed(2)],
    { kind: 'turn', seat: 1 },
  ])

  test('leads from every card of an analysis to its own end, and from there nowhere', () => {
    expect(whole.steps.map((_, step) => verdictAfter(whole, step))).toEqual([null, 4, 4, 4, null, 7, 7, null, null])
  })

  test('is not there while somebody must react first', () => {
    const broken = showOf([analysis(1), card(1), card(1)])
    expect(broken.steps.map((_, step) => verdictAfter(broken, step))).toEqual([null, null, null])
  })
})
