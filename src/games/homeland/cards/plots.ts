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
  plot('assassinate-the-vice-president', 'assassination', 9, 3, one('exposure', 0), 'public'),
  wide('power-grid', 'sabotage', 7, 2, one('lose-clout', 1), 'public'),
  plot('bribe-a-military-adviser', 'influence', 5, 1, one('lose-clout', 2), 'public'),

  plot('car-bomb', 'bomb', 5, 2, one('soldier-or-asset', 1)),
  plot('station-bombing', 'bomb', 6, 2, one('soldier-or-asset', 1)),
  plot('stadium-bombing', 'bomb', 8, 3, one('burn-asset', 1)),
  plot('pipe-bombs', 'bomb', 4, 1, one('lose-rep', 1)),
  wide('embassy-bombing', 'bomb', 7, 2, one('soldier-or-asset', 1)),
  plot('bomb-on-the-bridge', 'bomb', 6, 2, one('lose-soldiers', 1)),

  plot('shoot-the-ambassador', 'assassination', 6, 2, one('lose-rep', 2)),
  plot('poison-the-witness', 'assassination', 5, 1, one('lose-agents', 1)),
  plot('sniper-at-the-summit', 'assassination', 8, 2, one('exposure', 0)),
  plot('kill-the-informant', 'assassination', 4, 1, one('lose-agents', 1)),
  wide('massacre-at-the-memorial', 'assassination', 8, 3, one('lose-rep', 1)),

  plot('take-the-consul', 'kidnapping', 6, 2, one('reprimand', 1)),
  plot('hostages-at-the-school', 'kidnapping', 7, 3, one('burn-asset', 1)),
  plot('abduct-the-engineer', 'kidnapping', 5, 1, one('discard-intel', 1)),
  wide('hostages-on-television', 'kidnapping', 7, 2, one('lose-rep', 1)),

  plot('steal-the-files', 'cyber', 4, 1, one('exposure', 0)),
  wide('drain-the-banks', 'cyber', 6, 2, one('lose-clout', 2)),
  plot('open-the-dam', 'cyber', 7, 2, one('soldier-or-asset', 1)),
  wide('agency-server-breach', 'cyber', 6, 1, one('discard-intel', 1)),
  plot('false-alarm-network', 'cyber', 3, 1, one('leak', 1)),

  plot('nerve-gas-in-the-metro', 'poison', 8, 3, one('soldier-or-asset', 1)),
  wide('poison-the-reservoir', 'poison', 7, 3, one('lose-soldiers', 1)),
  plot('anthrax-letters', 'poison', 6, 2, one('lose-rep', 1)),
  plot('tainted-medicine', 'poison', 5, 1, one('lose-clout', 1)),
  wide('dirty-bomb', 'poison', 9, 3, one('soldier-or-asset', 1)),

  plot('derail-the-express', 'sabotage', 5, 2, one('soldier-or-asset', 1)),
  plot('burn-the-refinery', 'sabotage', 6, 2, one('hasten', 1)),
  plot('cut-the-cable', 'sabotage', 4, 1, one('leak', 1)),
  wide('blackout-at-noon', 'sabotage', 6, 1, one('lose-agents', 1)),

  plot('blackmail-the-senator', 'influence', 4, 1, one('lose-rep', 1)),
  plot('buy-the-election', 'influence', 7, 2, one('reprimand', 1)),
  wide('leak-the-roster', 'influence', 5, 1, one('exposure', 0)),
  plot('turn-the-station-chief', 'influence', 6, 2, one('hasten', 1)),

  plot('hijack-the-airliner', 'hijack', 8, 3, one('lose-soldiers', 2)),
  plot('seize-the-ferry', 'hijack', 5, 2, one('burn-asset', 1)),
]
