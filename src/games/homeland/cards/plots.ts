import type { PlotKind } from '../vocabulary.ts'
import type { Effect, Plot } from './card.ts'

const one = (effect: Effect['do'], n: number): Effect => ({ do: effect, n })

/** Its Fallout hits the lead. */
const plot = (
  id: string,
  kind: PlotKind,
  complexity: number,
  impact: number,
  fallout: Effect,
  source: Plot['source'] = 'house',
): Plot => ({
  id,
  source,
  kind,
  complexity,
  impact,
  fallout: [fallout],
})
/** Its Fallout hits everybody. */
const wide = (
  id: string,
  kind: PlotKind,
  complexity: number,
  impact: number,
  fallout: Effect,
  source: Plot['source'] = 'house',
): Plot => ({
  id,
  source,
  kind,
  complexity,
  impact,
  globalFallout: [fallout],
})

/**
 * Most Plots are within reach of two good cards, or of nobody: a saboteur whom everybody knows then spoils less than
 * one who has not been seen through. Few analysts stop less, so small tables have more of the former.
 */
const forSmall = (one: Plot): Plot => ({ ...one, players: [3, 4] })
const forLarge = (one: Plot): Plot => ({ ...one, players: [5, 6] })

export const plots: readonly Plot[] = [
  plot('kidnapping', 'kidnapping', 4, 1, one('soldier-or-asset', 1), 'public'),
  forSmall(plot('letter-bomb', 'bomb', 3, 1, one('soldier-or-asset', 1), 'public')),
  forLarge(plot('vice-president', 'assassination', 9, 3, one('exposure', 0), 'public')),
  forLarge(wide('power-grid', 'sabotage', 9, 2, one('lose-clout', 2), 'public')),
  forLarge(plot('adviser-bribe', 'influence', 3, 1, one('lose-clout', 2), 'public')),

  forSmall(plot('car-bomb', 'bomb', 3, 2, one('soldier-or-asset', 1))),
  plot('station-bomb', 'bomb', 9, 2, one('soldier-or-asset', 1)),
  plot('stadium-bomb', 'bomb', 9, 3, one('burn-asset', 1)),
  forSmall(plot('pipe-bombs', 'bomb', 3, 1, one('lose-rep', 1))),
  forLarge(wide('embassy-bomb', 'bomb', 9, 2, one('lose-clout', 1))),
  forSmall(wide('bridge-bomb', 'bomb', 9, 2, one('lose-clout', 1))),

  plot('ambassador', 'assassination', 9, 2, one('lose-clout', 2)),
  plot('witness', 'assassination', 9, 1, one('lose-agents', 1)),
  forLarge(plot('summit-sniper', 'assassination', 9, 2, one('exposure', 0))),
  forSmall(plot('informant', 'assassination', 8, 1, one('lose-agents', 1))),
  wide('memorial', 'assassination', 9, 3, one('lose-clout', 3)),

  plot('consul', 'kidnapping', 3, 2, one('reprimand', 1)),
  forSmall(wide('school-siege', 'kidnapping', 8, 3, one('lose-clout', 2))),
  plot('abduction', 'kidnapping', 3, 1, one('discard-intel', 1)),
  wide('studio-siege', 'kidnapping', 8, 2, one('lose-clout', 2)),

  plot('stolen-files', 'cyber', 4, 1, one('exposure', 0)),
  wide('drained-banks', 'cyber', 3, 2, one('lose-clout', 2)),
  plot('open-the-dam', 'cyber', 8, 2, one('soldier-or-asset', 1)),
  forLarge(wide('server-breach', 'cyber', 3, 1, one('discard-intel', 1))),
  plot('false-alarms', 'cyber', 3, 1, one('leak', 1)),

  wide('metro-gas', 'poison', 9, 3, one('lose-clout', 2)),
  forSmall(wide('reservoir', 'poison', 8, 3, one('lose-clout', 3))),
  plot('anthrax', 'poison', 4, 2, one('lose-clout', 2)),
  plot('medicine', 'poison', 8, 1, one('lose-clout', 1)),
  forLarge(wide('dirty-bomb', 'poison', 8, 3, one('lose-clout', 3))),

  forSmall(plot('derailment', 'sabotage', 9, 2, one('lose-soldiers', 1))),
  plot('refinery', 'sabotage', 3, 2, one('hasten', 1)),
  forSmall(plot('cut-the-cable', 'sabotage', 3, 1, one('leak', 1))),
  forLarge(wide('blackout', 'sabotage', 4, 1, one('lose-agents', 1))),

  plot('blackmail', 'influence', 3, 1, one('lose-clout', 1)),
  forLarge(plot('election', 'influence', 9, 2, one('reprimand', 1))),
  forLarge(wide('roster-leak', 'influence', 4, 1, one('exposure', 0))),
  plot('station-chief', 'influence', 3, 2, one('leak', 1)),

  plot('airliner', 'hijack', 4, 3, one('lose-soldiers', 2)),
  forSmall(plot('ferry', 'hijack', 3, 2, one('burn-asset', 1))),
]
