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
  group('danesh-akbari', 'state', 'elevated', 4, 'clout', 2, 'public'),
  group('lone-wolf', 'loners', 'low', 0, 'intel', 1, 'public'),

  group('valley-sons', 'separatists', 'low', 0, 'soldiers', 1),
  group('free-state', 'separatists', 'guarded', 1, 'soldiers', 2),
  group('harbour-front', 'separatists', 'elevated', 3, 'clout', 1),
  group('brigade', 'separatists', 'severe', 3, 'soldiers', 3),
  group('province', 'separatists', 'guarded', 1, 'look-plot', 1),
  group('coast-league', 'separatists', 'low', 1, 'send-soldiers', 2),
  group('the-old-border', 'separatists', 'imminent', 3, 'rep', 1),

  group('lamp', 'extremists', 'low', 1, 'agents', 1),
  group('the-last-hour', 'extremists', 'guarded', 4, 'look-intel', 1),
  group('pure-word', 'extremists', 'elevated', 3, 'agents', 2),
  group('house-of-ashes', 'extremists', 'severe', 3, 'rep', 1),
  group('the-forty', 'extremists', 'imminent', 4, 'intel', 2),
  group('covenant', 'extremists', 'low', 0, 'delay', 1),
  group('night-watch', 'extremists', 'elevated', 1, 'send-agent', 1),

  group('third-wing', 'splinter', 'low', 0, 'make-discard', 1),
  group('red-hammer', 'splinter', 'guarded', 1, 'claim', 1),
  group('nine-of-april', 'splinter', 'elevated', 3, 'intel', 1),
  group('the-remainder', 'splinter', 'severe', 1, 'take-clout', 1),
  group('breakaway-cell', 'splinter', 'imminent', 0, 'expose-player', 0),
  group('new-dawn', 'splinter', 'low', 1, 'recover', 1),
  group('unreconciled', 'splinter', 'guarded', 3, 'asset', 1),

  group('the-engineer', 'loners', 'guarded', 1, 'rep', 1),
  group('postman', 'loners', 'low', 0, 'clout', 1),
  group('angry-pilot', 'loners', 'elevated', 0, 'agents', 1),
  group('the-pharmacist', 'loners', 'severe', 3, 'look-plot', 1),
  group('room-nine', 'loners', 'low', 0, 'send-agent', 2),
  group('night-guard', 'loners', 'imminent', 0, 'soldiers', 1),

  group('directorate-k', 'state', 'low', 4, 'look-intel', 1),
  group('basement', 'state', 'guarded', 4, 'rep', 2),
  group('attache', 'state', 'low', 4, 'asset', 1),
  group('regiment', 'state', 'severe', 3, 'delay', 1),
  group('bureau-seven', 'state', 'elevated', 4, 'claim', 1),

  group('the-brokers', 'syndicate', 'low', 1, 'launder', 2),
  group('container-line', 'syndicate', 'guarded', 3, 'clout', 2),
  group('white-glove', 'syndicate', 'elevated', 1, 'take-clout', 1),
  group('dockside-crew', 'syndicate', 'low', 0, 'send-agent', 1),
  group('paper-mill', 'syndicate', 'guarded', 1, 'make-discard', 2),
]
