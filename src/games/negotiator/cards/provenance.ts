import type { Provenance } from '../../origin.ts'
import type { Source } from '../../sources.ts'

/** What a card consists of, as far as its parts come from different sources. */
export const parts = [
  'name',
  'copies',
  'cost',
  'rows',
  'first-row',
  'middle-row',
  'last-row',
  'duration',
  'effects',
  'drawback',
  'additional',
  'hostages',
  'threat',
  'demands',
  'rule',
] as const
export type Part = (typeof parts)[number]

type Row = Provenance<Part>[string]

const shown = (rows: Partial<Record<Part, Source>>): Row => ({
  of: 'public',
  parts: { name: 'rulebook', cost: 'rulebook', ...rows, copies: 'public' },
})
/** The rulebook mentions the card; its numbers are a public source's. */
const mentioned: Row = { of: 'public', parts: { name: 'rulebook', cost: 'public', rows: 'public', copies: 'public' } }
/** The card does not say how long it works. */
const untimed: Row = {
  of: 'public',
  parts: { name: 'public', cost: 'public', rows: 'public', copies: 'public', duration: 'house' },
}
/** What is asked for is attested, not what it brings. */
const subject: Row = { of: 'house', parts: { name: 'public', cost: 'house', effects: 'house', drawback: 'house' } }

export const provenance: Provenance<Part> = {
  arkayne: {
    of: 'house',
    parts: { name: 'rulebook', hostages: 'public', threat: 'house', demands: 'public', rule: 'public' },
  },
  donna: {
    of: 'house',
    parts: { name: 'rulebook', demands: 'rulebook', hostages: 'public', rule: 'public', threat: 'house' },
  },
  edward: {
    of: 'house',
    parts: { name: 'rulebook', hostages: 'public', demands: 'public', rule: 'public', threat: 'house' },
  },

  'what-are-your-demands': mentioned,
  'small-talk': shown({ 'first-row': 'rulebook', 'middle-row': 'public', 'last-row': 'public' }),
  'keep-cool': shown({ 'last-row': 'rulebook', 'first-row': 'public', 'middle-row': 'public' }),
  'just-stay-calm': shown({ 'first-row': 'rulebook', 'middle-row': 'public', 'last-row': 'public' }),
  'you-need-to-trust-me': untimed,
  'i-am-coming-in': {
    of: 'house',
    parts: { name: 'public', rows: 'public', copies: 'public', cost: 'house', duration: 'house' },
  },
  'an-empty-promise': { of: 'house', parts: { name: 'public', rows: 'public', copies: 'public', cost: 'house' } },
  'take-the-shot': mentioned,
  'all-units-go': mentioned,

  'medical-care': { of: 'house', parts: { name: 'rulebook', cost: 'house', effects: 'house', drawback: 'house' } },
  pizza: subject,
  'a-cold-beer': subject,
}
