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

export const plots: readonly Plot[] = [
  plot('kidnapping', 'kidnapping', 5, 1, one('soldier-or-asset', 1), 'public'),
  plot('letter-bomb', 'bomb', 4, 1, one('soldier-or-asset', 1), 'public'),
  plot('vice-president', 'assassination', 9, 3, one('exposure', 0), 'public'),
  wide('power-grid', 'sabotage', 7, 2, one('lose-clout', 1), 'public'),
  plot('adviser-bribe', 'influence', 5, 1, one('lose-clout', 2), 'public'),

  plot('car-bomb', 'bomb', 5, 2, one('soldier-or-asset', 1)),
  plot('station-bomb', 'bomb', 6, 2, one('soldier-or-asset', 1)),
  plot('stadium-bomb', 'bomb', 8, 3, one('burn-asset', 1)),
  plot('pipe-bombs', 'bomb', 4, 1, one('lose-rep', 1)),
  wide('embassy-bomb', 'bomb', 7, 2, one('soldier-or-asset', 1)),
  plot('bridge-bomb', 'bomb', 6, 2, one('lose-soldiers', 1)),

  plot('ambassador', 'assassination', 6, 2, one('lose-rep', 2)),
  plot('witness', 'assassination', 5, 1, one('lose-agents', 1)),
  plot('summit-sniper', 'assassination', 8, 2, one('exposure', 0)),
  plot('informant', 'assassination', 4, 1, one('lose-agents', 1)),
  wide('memorial', 'assassination', 8, 3, one('lose-rep', 1)),

  plot('consul', 'kidnapping', 6, 2, one('reprimand', 1)),
  plot('school-siege', 'kidnapping', 7, 3, one('burn-asset', 1)),
  plot('abduction', 'kidnapping', 5, 1, one('discard-intel', 1)),
  wide('studio-siege', 'kidnapping', 7, 2, one('lose-rep', 1)),

  plot('stolen-files', 'cyber', 4, 1, one('exposure', 0)),
  wide('drained-banks', 'cyber', 6, 2, one('lose-clout', 2)),
  plot('open-the-dam', 'cyber', 7, 2, one('soldier-or-asset', 1)),
  wide('server-breach', 'cyber', 6, 1, one('discard-intel', 1)),
  plot('false-alarms', 'cyber', 3, 1, one('leak', 1)),

  plot('metro-gas', 'poison', 8, 3, one('soldier-or-asset', 1)),
  wide('reservoir', 'poison', 7, 3, one('lose-soldiers', 1)),
  plot('anthrax', 'poison', 6, 2, one('lose-rep', 1)),
  plot('medicine', 'poison', 5, 1, one('lose-clout', 1)),
  wide('dirty-bomb', 'poison', 9, 3, one('soldier-or-asset', 1)),

  plot('derailment', 'sabotage', 5, 2, one('soldier-or-asset', 1)),
  plot('refinery', 'sabotage', 6, 2, one('hasten', 1)),
  plot('cut-the-cable', 'sabotage', 4, 1, one('leak', 1)),
  wide('blackout', 'sabotage', 6, 1, one('lose-agents', 1)),

  plot('blackmail', 'influence', 4, 1, one('lose-rep', 1)),
  plot('election', 'influence', 7, 2, one('reprimand', 1)),
  wide('roster-leak', 'influence', 5, 1, one('exposure', 0)),
  plot('station-chief', 'influence', 6, 2, one('hasten', 1)),

  plot('airliner', 'hijack', 8, 3, one('lose-soldiers', 2)),
  plot('ferry', 'hijack', 5, 2, one('burn-asset', 1)),
]
