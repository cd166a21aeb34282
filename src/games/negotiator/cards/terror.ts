import type { TerrorCard } from './card.ts'
import {
  dice,
  discardTerror,
  end,
  fours,
  halveTerror,
  hostages,
  kill,
  nextDice,
  points,
  release,
  resetThreat,
  threat,
} from './card.ts'

/** The numbers are a public source's; every additional effect is ours (N-20). */
export const red: readonly TerrorCard[] = [
  {
    id: 'this-is-going-nowhere',
    source: 'public',
    copies: 3,
    effects: [kill(1)],
    additional: [kill(1), threat(1)],
    additionalSource: 'house',
  },
  {
    id: 'the-situation-is-worsening',
    source: 'public',
    copies: 4,
    effects: [threat(1)],
    additional: [threat(1)],
    additionalSource: 'house',
  },
  {
    id: 'i-am-getting-angry',
    source: 'public',
    copies: 2,
    effects: [threat(2)],
    // Nobody has asked him yet what he wants: somebody pays for it.
    additional: [kill(1)],
    additionalSource: 'house',
  },
  {
    id: 'do-not-test-me',
    source: 'public',
    copies: 2,
    rows: { two: [], one: [], none: [kill(1)] },
    additional: [threat(2)],
    additionalSource: 'house',
  },
  {
    id: 'escape-attempt',
    source: 'public',
    copies: 1,
    rows: { two: [release(1)], one: [release(1)], none: [kill(1)] },
  },
  {
    id: 'more-hostages',
    source: 'public',
    copies: 1,
    rows: { two: [hostages(1)], one: [hostages(1)], none: [hostages(2)] },
    additional: [threat(1)],
    additionalSource: 'house',
  },
  {
    id: 'i-am-getting-impatient',
    source: 'public',
    copies: 2,
    effects: [discardTerror(1)],
    additional: [kill(1)],
    additionalSource: 'house',
  },
  { id: 'your-time-is-running-out', source: 'public', copies: 1, effects: [halveTerror] },
  { id: 'a-moment-of-weakness', source: 'public', copies: 1, effects: [release(1)] },
  { id: 'back-to-square-one', source: 'public', copies: 1, effects: [resetThreat] },

  // One of them fetches it at the door and stays outside. Everybody eats, nobody talks: the conversation stops there.
  { id: 'pizza', source: 'house', copies: 1, minor: { cost: 0, effects: [release(1)], drawback: [end] } },
  // It loosens the tongue before it slurs it.
  { id: 'a-cold-beer', source: 'house', copies: 1, minor: { cost: 0, effects: [points(3)], drawback: [nextDice(-1)] } },
  // One minute with his daughter buys one life; hearing her hang up does not help his temper.
  { id: 'a-call-home', source: 'house', copies: 1, minor: { cost: 2, effects: [release(1)], drawback: [threat(1)] } },
]

export const pivotal: readonly TerrorCard[] = [
  // Somebody he trusts stands behind the barrier and says so.
  { id: 'a-familiar-voice', source: 'house', copies: 1, effects: [nextDice(2)] },
  // The floor plan is on your desk at last: you know exactly what to ask for, and half an answer is enough.
  { id: 'the-blueprints', source: 'house', copies: 1, effects: [fours] },
  // Nobody in there has slept for two days, the guard at the back door least of all.
  {
    id: 'nobody-is-watching',
    source: 'house',
    copies: 1,
    rows: { two: [release(2)], one: [release(1)], none: [] },
  },
  // A shot, then silence on the line.
  { id: 'a-shot-is-fired', source: 'house', copies: 1, effects: [kill(1), nextDice(-1)] },
  // Your plan is on the evening news, and there is a television in the room.
  { id: 'live-on-the-news', source: 'house', copies: 1, effects: [threat(2), nextDice(-1)] },
  // Somebody cut the wrong cable. In the dark, everyone does something stupid.
  { id: 'lights-out', source: 'house', copies: 1, rows: { two: [], one: [dice(-1)], none: [kill(2), dice(-1)] } },
]
