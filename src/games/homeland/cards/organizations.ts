import type { Level, OrganizationKind, PlayerEffect } from '../vocabulary.ts'
import type { Organization } from './card.ts'

/** Kind, starting level, sophistication, and the Advantage its lead gains once. */
const group = (
  id: string,
  kind: OrganizationKind,
  level: Level,
  sophistication: number,
  advantage: PlayerEffect,
  n: number,
  source: Organization['source'] = 'house',
): Organization => ({ id, source, kind, level, sophistication, advantage: [{ do: advantage, n }] })

export const organizations: readonly Organization[] = [
  group('abu-nazir', 'extremists', 'severe', 4, 'asset', 1, 'public'),
  group('danesh-akbari', 'state', 'elevated', 3, 'rep', 1, 'public'),
  group('lone-wolf', 'loners', 'low', 0, 'intel', 1, 'public'),

  group('valley-sons', 'separatists', 'low', 0, 'soldiers', 1),
  group('free-state', 'separatists', 'guarded', 0, 'soldiers', 2),
  group('harbour-front', 'separatists', 'elevated', 1, 'rep', 1),
  group('brigade', 'separatists', 'severe', 1, 'soldiers', 3),
  group('province', 'separatists', 'guarded', 0, 'look-plot', 1),
  group('coast-league', 'separatists', 'low', 0, 'send-soldiers', 2),
  group('the-old-border', 'separatists', 'imminent', 1, 'rep', 1),

  group('lamp', 'extremists', 'low', 0, 'agents', 1),
  group('the-last-hour', 'extremists', 'guarded', 2, 'look-intel', 1),
  group('pure-word', 'extremists', 'elevated', 1, 'agents', 2),
  group('house-of-ashes', 'extremists', 'severe', 1, 'rep', 1),
  group('the-forty', 'extremists', 'imminent', 2, 'intel', 2),
  group('covenant', 'extremists', 'low', 0, 'delay', 1),
  group('night-watch', 'extremists', 'elevated', 0, 'send-agent', 1),

  group('third-wing', 'splinter', 'low', 0, 'make-discard', 1),
  group('red-hammer', 'splinter', 'guarded', 0, 'claim', 1),
  group('nine-of-april', 'splinter', 'elevated', 1, 'intel', 1),
  group('the-remainder', 'splinter', 'severe', 0, 'take-clout', 1),
  group('breakaway-cell', 'splinter', 'imminent', 0, 'expose-player', 0),
  group('new-dawn', 'splinter', 'low', 0, 'recover', 1),
  group('unreconciled', 'splinter', 'guarded', 1, 'asset', 1),

  group('the-engineer', 'loners', 'guarded', 0, 'rep', 1),
  group('postman', 'loners', 'low', 0, 'rep', 1),
  group('angry-pilot', 'loners', 'elevated', 0, 'agents', 1),
  group('the-pharmacist', 'loners', 'severe', 1, 'look-plot', 1),
  group('room-nine', 'loners', 'low', 0, 'send-agent', 2),
  group('night-guard', 'loners', 'imminent', 0, 'soldiers', 1),

  group('directorate-k', 'state', 'low', 2, 'look-intel', 1),
  group('basement', 'state', 'guarded', 2, 'rep', 2),
  group('attache', 'state', 'low', 2, 'asset', 1),
  group('regiment', 'state', 'severe', 1, 'delay', 1),
  group('bureau-seven', 'state', 'elevated', 2, 'claim', 1),

  group('the-brokers', 'syndicate', 'low', 0, 'launder', 2),
  group('container-line', 'syndicate', 'guarded', 1, 'rep', 1),
  group('white-glove', 'syndicate', 'elevated', 0, 'take-clout', 1),
  group('dockside-crew', 'syndicate', 'low', 0, 'send-agent', 1),
  group('paper-mill', 'syndicate', 'guarded', 0, 'make-discard', 2),
]
