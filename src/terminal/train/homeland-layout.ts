import type { Deck } from '../../games/homeland/cards/deck.ts'
import { actions, agendas } from '../../games/homeland/vocabulary.ts'
import { SEATS, SPACES } from './homeland-actions.ts'
import type { Field } from './space.ts'

/** What stands in a space or before a player, in its order. */
export const ofThreat = [
  'threat',
  'organization',
  'sophistication',
  'lead',
  'agents',
  'soldiers',
  'intel',
  'mine.blue',
  'mine.red',
  'seen',
  'seen.blue',
  'seen.red',
  'plot',
  'complexity',
  'impact',
] as const
export const ofPlayer = [
  'here',
  'rep',
  'clout',
  'agents',
  'soldiers',
  'leads',
  'hand',
  'open',
  'down',
  'accused',
] as const
const scalars = [
  'kind',
  'players',
  'seat',
  'round',
  'marker',
  'turn',
  'agency',
  'terrorist',
  'mustClaim',
  'trades',
  'recruits',
  'placedOn',
] as const
const decks = ['decks.plots', 'decks.organizations', 'decks.intel', 'decks.assets'] as const
const ofAnalysis = ['space', 'plot', 'shown', 'left', 'red', 'blue', 'quiet'] as const
const ofQuestion = ['space', 'effect', 'n', 'left', 'asset', 'card'] as const

const one = (name: string): Field => ({ name, size: 1 })

/** Those fields that are lists, as the layout names them. */
export const parts = {
  done: `done.${actions[0]}`,
  agenda: `agenda.${agendas[0]}`,
  hand: 'hand',
  open: 'open',
  placing: 'placing',
  assets: 'assets',
  players: `players: ${ofPlayer.join(', ')}`,
  spaces: `spaces: ${ofThreat.join(', ')}`,
  analysis: `analysis: ${ofAnalysis.join(', ')}`,
  question: `question: ${ofQuestion.join(', ')}`,
  discards: 'discards.intel',
} as const

/** What an observation of Homeland with these cards has in it. docs/OWN-BOTS.md explains it. */
export const homelandLayout = ({ data: { intel, assets } }: Deck): readonly Field[] => [
  ...scalars.map(one),
  ...decks.map(one),
  ...actions.map(action => one(`done.${action}`)),
  ...agendas.map(agenda => one(`agenda.${agenda}`)),
  { name: parts.hand, size: intel.length },
  { name: parts.open, size: intel.length },
  one(parts.placing),
  { name: parts.assets, size: assets.length },
  { name: parts.players, size: SEATS * ofPlayer.length },
  { name: parts.spaces, size: SPACES * ofThreat.length },
  { name: parts.analysis, size: ofAnalysis.length },
  { name: parts.question, size: ofQuestion.length },
  { name: parts.discards, size: intel.length },
]
