import { abductors } from '../cards/abductors.ts'
import { conversation } from '../cards/conversation.ts'
import { escapes, majors } from '../cards/demands.ts'
import { pivotal, red } from '../cards/terror.ts'
import { moods, moodTitles, orders, outcomes, plainTitles, type Voice } from './lines.ts'

/** Every pool there is, by the way to it. The test of the lines counts them, and a scenario may name any. */

const under = (name: string, ways: readonly string[]): string[] => ways.map(way => `${name}/${way}`)
const byOutcome = (name: string): string[] => under(name, outcomes)
const byMood = (name: string): string[] => under(name, moods)
const byBoth = (name: string): string[] => byOutcome(name).flatMap(byMood)

const minors = red.filter(card => card.minor).map(({ id }) => id)
const escapeIds = escapes.map(({ id }) => id)
const majorsOf = (abductor: string): string[] => majors.filter(one => one.abductor === abductor).map(({ id }) => id)

const terrorPools = [...red, ...pivotal]
  .filter(card => !card.minor)
  .flatMap(({ id, rows }) => under('terror', rows ? byOutcome(id) : [id]))

/** What the abductor and the Second in Command both have. */
const captorPools = [
  ...byMood('pick-up'),
  'pick-up/last',
  ...byBoth('general'),
  ...byOutcome('short'),
  ...under('nothing-hidden', ['two', 'one']),
  ...byMood('hang-up'),
  ...terrorPools,
  'death',
  'release',
  'capture',
  'escape',
  'deadline',
  'too-many-dead',
]

const abductorPools = (id: string): string[] => [
  ...captorPools,
  'pick-up/first',
  ...under('answer', [
    ...moodTitles.flatMap(byBoth),
    ...plainTitles.flatMap(byOutcome),
    'take-the-shot/none',
    ...under('all-units-go', ['one', 'none']),
  ]),
  ...under('reveal', [...majorsOf(id), ...escapeIds]),
  ...under('concede', [...majorsOf(id), ...escapeIds, ...minors]),
  ...under('terror', minors),
  'shot',
]

const secondPools = [...captorPools, 'takes-over', ...under('answer', orders.flatMap(byOutcome))]

const yourPools = [
  ...under(
    'say',
    conversation.map(({ id }) => id),
  ),
  ...under('concede', [...majors.map(({ id }) => id), ...escapeIds, ...minors]),
  'hang-up',
  'last-hang-up',
  'won',
  'lost',
]

/** By person, as there is a file for each. */
export const poolsOf: Readonly<Record<string, readonly string[]>> = {
  ...Object.fromEntries(abductors.map(({ id }) => [id, abductorPools(id)])),
  second: secondPools,
  you: yourPools,
  radio: orders.flatMap(byOutcome),
}

/** The same as a scenario names them: `abductor: terror/pizza`, whoever that is. */
export const spokenNames: readonly string[] = [
  ...new Set(
    Object.entries(poolsOf).flatMap(([person, pools]) => {
      const voice: Voice = person === 'second' || person === 'you' || person === 'radio' ? person : 'abductor'
      return pools.map(pool => `${voice}: ${pool}`)
    }),
  ),
]
