import type { Decision, Random, Seat } from '../../../engine/game.ts'
import type { Answer } from '../../../games/homeland/talk/answers.ts'
import { type Claim, type Said, saidIn } from '../../../games/homeland/talk/claims.ts'
import type { View } from '../../../games/homeland/view/view.ts'
import type { Speaking } from '../../bot.ts'
import type { Assessment } from '../play/assess.ts'
import { contradictsItself, honest, lies, type Remark, type Standpoint, small, standpointOf } from './remarks.ts'
import type { Temper } from './tempers.ts'

const A_HUNDRED = 100
const FINE = 1 << 20

/** One of these by lot, those with twice the weight four times as often; null where nothing has any. */
function drawn<Thing extends { readonly weight: number }>(all: readonly Thing[], random: Random): Thing | null {
  const sum = all.reduce((total, { weight }) => total + weight ** 2, 0)
  if (sum === 0) return null
  let at = (random(FINE) / FINE) * sum
  return (
    all.find(({ weight }) => {
      at -= weight ** 2
      return at < 0
    }) ?? null
  )
}

/** Two claims that say the same, word by word. */
function isSame(one: Claim, other: Claim): boolean {
  if (one.about === 'case') return other.about === 'case' && one.case === other.case && one.says === other.says
  if (one.about === 'retract' || other.about !== 'player') return false
  return one.player === other.player && one.says === other.says && one.strength === other.strength
}

/**
 * Nobody repeats or contradicts themselves: of a case nothing is said twice, of a player nothing that still stands. What
 * somebody else has said already is less worth saying.
 */
function news(remarks: readonly Remark[], point: Standpoint): readonly Remark[] {
  const { said, standing, assessed } = point
  return remarks.flatMap(({ claim, weight }) => {
    if (weight === 0) return []
    const isCase = claim.about === 'case'
    const before = (isCase ? said : standing).filter(one => isSame(one.claim, claim))
    if (before.some(one => one.seat === assessed.seat) || contradictsItself(point, claim)) return []
    return [{ claim, weight: isCase && before.length > 0 ? weight / 2 : weight }]
  })
}

/** Before the accusations nobody speaks of cases any more. */
const fitting = (remarks: readonly Remark[], { asked }: View): readonly Remark[] =>
  asked?.kind === 'end.accusing' ? remarks.filter(({ claim }) => claim.about === 'player') : remarks

/** What somebody says of their own accord. There is always something. */
function claimFrom(point: Standpoint, random: Random): Claim {
  const { view } = point.assessed
  const among = (remarks: readonly Remark[]): Remark | null => drawn(fitting(news(remarks, point), view), random)
  const isLie = random(A_HUNDRED) < point.temper.lies
  const found = (isLie ? among(lies(point)) : null) ?? among(honest(point)) ?? among(small(point))
  return found?.claim ?? otherwise(point, random)
}

/** Everything that stands is said: something of somebody, in other words. */
function otherwise({ assessed: { view, seat }, suspicion }: Standpoint, random: Random): Claim {
  const n = view.players.length
  const player: Seat = (seat + 1 + random(n - 1)) % n
  const isSuspect = suspicion[player] > 1
  return { about: 'player', player, says: isSuspect ? 'suspect' : 'trust', strength: 'little' }
}

/** What somebody pins to a suspicion of them. */
function answerFrom(point: Standpoint, { seat: accuser }: Said, random: Random): Answer {
  const { cases, suspicion, temper, assessed } = point
  const mayLie = assessed.agenda !== 'loyal' && random(A_HUNDRED) < temper.lies
  const answers: { readonly answer: Answer; readonly weight: number }[] = [
    { answer: { says: 'deny' }, weight: 1 },
    {
      answer: { says: 'look-at-my-cases' },
      weight: cases.some(({ isMine, chance }) => isMine && chance > 0.5) ? 1.4 : 0,
    },
    {
      answer: { says: 'suspect-back' },
      weight: suspicion[accuser] >= temper.suspects ? 2 : mayLie && assessed.agenda === 'mole' ? 1.2 : 0,
    },
    ...cases.map(({ id, own }) => ({
      answer: { says: 'helped', case: id } as const,
      weight: own !== null && (own > 1 || mayLie) ? 1.5 : 0,
    })),
  ]
  return drawn(answers, random)?.answer ?? { says: 'deny' }
}

/** Whoever speaks is asked nothing. */
export const nothingAsked = (seat: Seat): Decision => ({ seat, kind: 'turn.act', options: [] })

/** What somebody says at this moment, from what they see and believe, and as their temper is. */
export function speech(
  assessed: Assessment,
  beliefs: readonly number[],
  temper: Temper,
  { said: all, to, random }: Speaking<View>,
): Claim | Answer {
  const said = saidIn(all)
  const point = standpointOf(assessed, beliefs, temper, said)
  return to === null ? claimFrom(point, random) : answerFrom(point, said[to], random)
}
