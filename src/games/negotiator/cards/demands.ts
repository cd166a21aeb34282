import type { EscapeDemand, MajorDemand } from './card.ts'
import { dice, release, take, threat } from './card.ts'

export const majors: readonly MajorDemand[] = [
  {
    id: 'wire-ten-million',
    abductor: 'arkayne',
    source: 'public',
    cost: 4,
    effects: [release(2)],
    drawback: { do: 'fewer-dice', n: 1 },
  },
  {
    id: 'release-fugitives',
    abductor: 'arkayne',
    source: 'public',
    cost: 4,
    effects: [take(2)],
    drawback: { do: 'double-rise', n: 0 },
  },
  {
    id: 'supply-of-weapons',
    abductor: 'arkayne',
    source: 'public',
    cost: 4,
    effects: [release(1), threat(-2)],
    drawback: { do: 'terror-rise', n: 2 },
  },

  // The cameras turn up and so does the price of every word: she calms down, she has an audience, and from now on
  // everything you want from the Supply costs more.
  {
    id: 'live-broadcast',
    abductor: 'donna',
    source: 'house',
    cost: 5,
    effects: [threat(-2), dice(1)],
    drawback: { do: 'dearer', n: 1 },
  },
  // A judge signs, three people walk out at a high price; from now on every answer that falls flat reminds her of the first verdict.
  {
    id: 'reopen-the-case',
    abductor: 'donna',
    source: 'house',
    cost: 6,
    effects: [release(3)],
    drawback: { do: 'fail-rise', n: 1 },
  },
  // The vans drive back two streets. Three hostages are let go at the door, and your team can hand you fewer notes.
  {
    id: 'pull-back-the-cordon',
    abductor: 'donna',
    source: 'house',
    cost: 5,
    effects: [release(3)],
    drawback: { do: 'hand-limit', n: 6 },
  },

  // A doctor goes in, and he breathes again. Patched up and clear-headed, he lets no half-truth pass.
  {
    id: 'medical-care',
    abductor: 'edward',
    source: 'house',
    cost: 4,
    effects: [threat(-2)],
    drawback: { do: 'no-conversion', n: 0 },
  },
]

export const escapes: readonly EscapeDemand[] = [
  { id: 'helicopter', source: 'public', cost: 4, effects: [dice(2)] },
  { id: 'armoured-truck', source: 'public', cost: 4, effects: [take(1), dice(1)] },
  { id: 'school-bus', source: 'public', cost: 4, effects: [release(1), dice(1)] },
  // Engines running below the pier: almost gone, almost friendly.
  { id: 'speedboat', source: 'house', cost: 4, effects: [threat(-3), dice(1)] },
]
