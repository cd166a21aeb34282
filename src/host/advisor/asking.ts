import type { Advice, Asked, Thinking } from '../../bots/advisor/advice.ts'
import { advisorOf, type GameAdvisor } from '../../bots/advisor/load.ts'
import { stream } from '../../engine/chance.ts'
import { Fault, type Random } from '../../engine/game.ts'
import type { AnyGame } from '../../games/index.ts'
import { dailyDate } from '../../games/negotiator/career/daily.ts'
import { servedDay } from '../../games/negotiator/career/served-day.ts'
import { rootsOf } from '../../seed/roots.ts'
import { isUnaided } from '../memory.ts'
import type { Shown } from '../shown.ts'

/** What a client has of a match, as far as an advisor needs it: nothing of it is more than its viewer may know. */
export type Advisable = Pick<
  Shown,
  'game' | 'viewer' | 'seats' | 'tag' | 'options' | 'outcome' | 'ended' | 'commitment' | 'choices' | 'draft'
> &
  Pick<Shown, 'view' | 'events' | 'talk'> & {
    readonly asked: Pick<NonNullable<Shown['asked']>, 'kind' | 'options'> | null
  }

/**
 * Why nobody is advised here, as a key; null where somebody may be. An advisor is for whoever plays alone, or with bots
 * and nobody else, and never where places are given away.
 */
export function adviceRefused(
  at: Pick<Advisable, 'game' | 'viewer' | 'seats' | 'tag' | 'options' | 'outcome' | 'ended'>,
) {
  if (advisorOf(at.game) === null) return 'advisor.none'
  if (at.viewer === 'observer') return 'advisor.watching'
  if (dailyDate(at.tag) !== null || servedDay(at.tag) !== null) return 'advisor.daily'
  if (at.seats.filter(({ bot }) => bot === null).length > 1) return 'advisor.people'
  return isUnaided(at) ? 'advisor.memory' : null
}

function gameAdvisor(at: Advisable): GameAdvisor {
  const refused = adviceRefused(at)
  if (refused !== null) throw new Fault(refused)
  const advisor = advisorOf(at.game)
  if (advisor === null) throw new Fault('advisor.none')
  return advisor
}

/** How much an advisor is to think; throws where it cannot think so much. */
export function iterationsIn(game: string, given: unknown): number {
  const advisor = advisorOf(game)
  if (advisor === null) throw new Fault('advisor.none')
  if (given === undefined || given === '') return advisor.usual
  const wanted = typeof given === 'string' && /^\d{1,9}$/.test(given) ? Number(given) : given
  if (typeof wanted !== 'number' || !Number.isInteger(wanted) || wanted < 1 || wanted > advisor.most)
    throw new Fault('advisor.iterations', { most: advisor.most })
  return wanted
}

/** The question that stands, with all that whoever is asked it lawfully has. */
export function askedIn({ viewer, seats, asked, view, events, talk }: Advisable): Asked {
  if (asked === null || viewer === 'observer') throw new Fault('advisor.nothing-asked')
  const { kind, options } = asked
  return { seat: viewer, players: Math.max(1, seats.length), kind, options, view, events, talk }
}

/** The same question of the same match is thought about with the same chance: nothing that is secret is in it. */
export const chanceFor = ({ commitment, choices, draft }: Advisable): Random =>
  stream(rootsOf(`advisor/${commitment}/${choices}/${draft}`, ['advisor']).advisor)

/** An advisor that has begun to think about what is asked. */
export async function beginAdvice(game: AnyGame, at: Advisable, given?: unknown): Promise<Thinking> {
  const advisor = gameAdvisor(at)
  const asked = askedIn(at)
  const iterations = iterationsIn(at.game, given)
  return (await advisor.load())(game)(asked, { iterations }, chanceFor(at))
}

/** The advice, once all is thought; `pause` lets others do something in between. */
export async function adviceOn(
  game: AnyGame,
  at: Advisable,
  pause: () => Promise<void>,
  given?: unknown,
): Promise<Advice> {
  const thinking = await beginAdvice(game, at, given)
  while (thinking.step()) await pause()
  return thinking.advice()
}
