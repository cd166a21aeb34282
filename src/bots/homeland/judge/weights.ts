import { firstWeights } from '../first/weights.ts'
import type { Weights } from '../play/weights.ts'

/** What things are worth to careerists and analysts of today, where they have learnt to see them otherwise. */
export const weights: Weights = {
  ...firstWeights,
  tracks: {
    ...firstWeights.tracks,
    // Most tables hold out: who knows it plays for points as well. An opportunist races, and stops short of the end.
    handicap: -10,
    pointsNeedAgency: true,
    survival: { loyal: 120, opportunist: 60, mole: 20 },
  },
  keptCard: 0.45,
  plotLook: 0.6,
  lookedAt: 0.5,
  isSeasoned: true,
  effects: { ...firstWeights.effects, 'make-discard': 0.4, 'expose-player': 0.5, hasten: 0.2 },
}
