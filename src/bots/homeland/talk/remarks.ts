import type { Seat } from '../../../engine/game.ts'
import { type CaseClaim, type Claim, type Said, standingClaims } from '../../../games/homeland/talk/claims.ts'
import { type Assessment, gain } from '../play/assess.ts'
import { chance, type Estimate } from '../play/estimate.ts'
import { lookedAt, ownPart, type Tone } from './grounds.ts'
import type { Temper } from './tempers.ts'

/** Something that might be said, and how much there is to say for it. */
export interface Remark {
  readonly claim: Claim
  readonly weight: number
}

/** A case as somebody speaks of it. */
export interface Subject {
  readonly id: number
  readonly estimate: Estimate
  /** How likely it is neutralised. */
  readonly chance: number
  readonly isMine: boolean
  readonly looked: Tone | null
  readonly own: number | null
  /** Somebody could strike it (M-26): the asset for it lies open. */
  readonly canBeStruck: boolean
  /** The nearer its analysis, the more there is to say of it. */
  readonly presses: number
  /** Of all cases that others lead and that I come to before their analysis, the one I would rather help than any. */
  readonly isNext: boolean
}

/** All that somebody speaks from. */
export interface Standpoint {
  readonly assessed: Assessment
  readonly cases: readonly Subject[]
  /** How likely each player is the mole, compared with any player before anything has happened. */
  readonly suspicion: readonly number[]
  readonly temper: Temper
  /** What everybody has said, and what of it still stands. */
  readonly said: readonly Said[]
  readonly standing: readonly Said[]
}

export function standpointOf(
  assessed: Assessment,
  beliefs: readonly number[],
  temper: Temper,
  said: readonly Said[],
): Standpoint {
  const { view, seat, cards } = assessed
  const next = nextToHelp(assessed)
  const canStrike = view.players.some(({ up }) =>
    up.some(id => cards.asset(id).always?.some(({ do: ability }) => ability === 'drone-strike')),
  )
  return {
    assessed,
    temper,
    suspicion: beliefs.map(belief => belief * view.players.length),
    said,
    standing: standingClaims(said),
    cases: assessed.cases.map(estimate => ({
      id: estimate.threat.id,
      estimate,
      chance: chance(estimate),
      isMine: estimate.threat.lead === seat,
      looked: lookedAt(cards, estimate.threat),
      own: ownPart(cards, estimate.threat),
      canBeStruck: canStrike,
      presses: 1 / (1 + estimate.roundsLeft / 2),
      isNext: estimate === next,
    })),
  }
}

/** Do I still have a turn in this round? */
function isToCome({ view: { turn, marker, players }, seat }: Assessment): boolean {
  const n = players.length
  return turn !== null && (seat - marker + n) % n >= (turn - marker + n) % n
}

function nextToHelp(assessed: Assessment): Estimate | null {
  const { cases, seat, hand, cards } = assessed
  const blue = hand.reduce((most, id) => Math.max(most, cards.adds(id)), 0)
  const inTime = cases.filter(
    ({ threat, roundsLeft }) =>
      threat.lead !== undefined && threat.lead !== seat && (roundsLeft > 0 || isToCome(assessed)),
  )
  let best: Estimate | null = null
  let most = 0
  for (const estimate of inTime) {
    const worth = blue > 1 ? gain(assessed, estimate, blue) : 0
    if (worth > most) {
      best = estimate
      most = worth
    }
  }
  return best
}

const of = ({ id, presses }: Subject, says: CaseClaim, weight: number): Remark => ({
  claim: { about: 'case', case: id, says },
  weight: weight * presses,
})

const looksTold: Readonly<Record<Tone, number>> = { hurting: 3.5, helping: 2, mixed: 1 }

/** Has somebody else put Intel there that I saw? */
const wasTouched = ({ estimate: { threat } }: Subject, me: Seat): boolean => {
  const n = threat.looks?.at(-1)?.cards.length ?? 0
  return threat.by.slice(0, n).some(who => who !== 'deck' && who !== me)
}

/** What an honest player says of a case, each with a weight; 0 where there is nothing in it. */
function ofCase(one: Subject, { assessed: { view, seat, cards, plays } }: Standpoint): readonly Remark[] {
  const { estimate, chance: hope, isMine, looked, own } = one
  const { threat } = estimate
  const impact = threat.plot === undefined ? 0 : cards.plot(threat.plot).impact
  const isGrave = impact >= 2 || looked === 'hurting'
  const isOthers = threat.lead !== undefined && !isMine
  return [
    of(one, `looked-${looked ?? 'mixed'}`, looked === null ? 0 : looksTold[looked]),
    of(one, 'dangerous', hope < 0.45 && isGrave ? 2.5 : hope < 0.3 ? 0.8 : 0),
    of(one, 'i-helped', own !== null && own > 1 ? (isOthers ? 1.6 : 0.6) : 0),
    // Nobody promises what they would not like to see.
    of(one, 'i-will-help', one.isNext && plays === 'loyal' && hope > 0.2 && hope < 0.7 ? 1.4 : 0),
    of(one, 'need-help', isMine && hope < 0.6 && estimate.roundsLeft <= 2 ? 2.6 : 0),
    of(one, 'leave-it-to-me', isMine && hope > 0.78 ? 1.2 : 0),
    of(one, 'who-touched-it', looked === 'hurting' && wasTouched(one, seat) ? 1.6 : 0),
    of(one, 'strike-it', one.canBeStruck && hope < 0.2 && isGrave && view.terrorist + impact >= 3 ? 2 : 0),
  ]
}

const suspect = (player: Seat, isStrong: boolean, weight: number): Remark => ({
  claim: { about: 'player', player, says: 'suspect', strength: isStrong ? 'strongly' : 'little' },
  weight,
})
const trust = (player: Seat, isStrong: boolean, weight: number): Remark => ({
  claim: { about: 'player', player, says: 'trust', strength: isStrong ? 'strongly' : 'little' },
  weight,
})

const others = ({ assessed: { view, seat } }: Standpoint): readonly Seat[] =>
  view.players.map((_, other) => other).filter(other => other !== seat)

/** So much less likely than anybody the mole, and somebody is trusted. */
const TRUSTED = 0.55
const TRUSTED_STRONGLY = 0.2

/** Who suspects this seat aloud. */
export const suspectedBy = ({ standing, assessed: { seat } }: Standpoint): readonly Seat[] =>
  standing.flatMap(({ seat: by, claim }) =>
    claim.about === 'player' && claim.says === 'suspect' && claim.player === seat ? [by] : [],
  )

/** What an honest player says of the others. */
function ofPlayers(point: Standpoint): readonly Remark[] {
  const { suspicion, temper } = point
  const accusers = suspectedBy(point)
  return others(point).map(other => {
    const much = suspicion[other]
    if (much >= temper.suspects)
      return suspect(other, much >= temper.suspectsStrongly, 1 + much + (accusers.includes(other) ? 1 : 0))
    return trust(other, much <= TRUSTED_STRONGLY, much <= TRUSTED ? 1.2 : 0)
  })
}

/** What says that a case is well, and what says that it is not. */
const well: readonly CaseClaim[] = ['looked-helping', 'leave-it-to-me']
const ill: readonly CaseClaim[] = ['looked-hurting', 'dangerous', 'need-help', 'who-touched-it', 'strike-it']

/** All that this seat has said of a case since it last took something back. */
function ownWords({ said, assessed: { seat } }: Standpoint, id: number): readonly CaseClaim[] {
  const words: CaseClaim[] = []
  for (const { seat: by, claim } of said) {
    if (by !== seat) continue
    if (claim.about === 'case' && claim.case === id) words.push(claim.says)
    if (claim.about === 'retract' && claim.case === id) words.length = 0
  }
  return words
}

/** Does this not go with what its speaker has said of the case before? */
export function contradictsItself(point: Standpoint, claim: Claim): boolean {
  if (claim.about !== 'case') return false
  const before = ownWords(point, claim.case)
  if (before.length === 0) return false
  const against = well.includes(claim.says) ? ill : ill.includes(claim.says) ? well : []
  // One look is told once.
  const isTold = claim.says.startsWith('looked-') && before.some(one => one.startsWith('looked-'))
  return isTold || before.some(one => against.includes(one))
}

/** What somebody has said before and would not say now is taken back. */
function takenBack(point: Standpoint): readonly Remark[] {
  const { standing, suspicion, cases, assessed } = point
  const ofPlayers = standing.flatMap(({ seat: by, claim }): readonly Remark[] => {
    if (by !== assessed.seat || claim.about !== 'player') return []
    const isOff = claim.says === 'suspect' ? suspicion[claim.player] < 0.8 : suspicion[claim.player] > 1.3
    return isOff ? [{ claim: { about: 'retract', player: claim.player }, weight: 2 }] : []
  })
  const ofCases = cases.flatMap((one): readonly Remark[] => {
    const words = ownWords(point, one.id)
    const isOff =
      (one.chance > 0.75 && words.includes('dangerous')) ||
      (one.chance < 0.4 && words.some(says => well.includes(says)))
    return isOff ? [{ claim: { about: 'retract', case: one.id }, weight: 1.5 * one.presses }] : []
  })
  return [...ofPlayers, ...ofCases]
}

/** All that an honest player might say. A mole knows that nobody else is one, and says nothing honest of players. */
export const honest = (point: Standpoint): readonly Remark[] => [
  ...point.cases.flatMap(one => ofCase(one, point)),
  ...(point.assessed.agenda === 'mole' ? [] : [...ofPlayers(point), ...takenBack(point)]),
]

/** How often each player is suspected aloud, by others than me. */
function blamed({ standing, assessed: { view, seat } }: Standpoint): readonly number[] {
  const times = view.players.map(() => 0)
  for (const { seat: by, claim } of standing)
    if (by !== seat && claim.about === 'player' && claim.says === 'suspect') times[claim.player]++
  return times
}

/** A mole is glad of plots that succeed: it hides what it did, spoils what is well, and points at somebody else. */
function lieOfMole(one: Subject): readonly Remark[] {
  const { chance: hope, isMine, looked, own, canBeStruck } = one
  return [
    of(one, 'i-helped', own !== null && own <= 0 ? 2 : 0),
    of(one, 'looked-helping', looked === 'hurting' ? 3 : looked === 'mixed' ? 1.5 : 0),
    of(one, 'looked-hurting', looked === 'helping' ? 1.5 : 0),
    of(one, 'leave-it-to-me', isMine && hope < 0.5 ? 2 : 0),
    of(one, 'strike-it', canBeStruck && !isMine && hope > 0.65 ? 1.5 : 0),
  ]
}

/** From so many tokens on the terrorists' track on, an opportunist has more to lose by plots that succeed than to gain. */
const ENOUGH_TOKENS = 9

/** An opportunist lives on plots that succeed (M-13), as long as there are not too many; and on others' help. */
function lieOfOpportunist(one: Subject, terrorist: number): readonly Remark[] {
  const { chance: hope, isMine, looked, own } = one
  const isGreedy = terrorist < ENOUGH_TOKENS
  return [
    of(one, 'i-helped', own !== null && own <= 0 ? 1.6 : 0),
    of(one, 'need-help', isMine && hope > 0.75 ? 1.2 : 0),
    of(one, 'looked-helping', isGreedy && !isMine && looked === 'hurting' ? 1.5 : 0),
    of(one, 'looked-hurting', isGreedy && !isMine && looked === 'helping' ? 1 : 0),
  ]
}

/** What somebody who gains by it might say although it is not so; nothing where nobody gains. */
export function lies(point: Standpoint): readonly Remark[] {
  const { assessed, cases } = point
  const { agenda, view } = assessed
  if (agenda === 'loyal') return []
  if (agenda === 'opportunist') return cases.flatMap(one => lieOfOpportunist(one, view.terrorist))
  const times = blamed(point)
  const accusers = suspectedBy(point)
  return [
    ...cases.flatMap(lieOfMole),
    ...others(point).map(other =>
      suspect(other, times[other] > 1, 0.5 + times[other] + (accusers.includes(other) ? 1.5 : 0)),
    ),
    ...others(point).map(other => trust(other, false, accusers.includes(other) ? 0 : 0.3)),
  ]
}

/** What can be said when there is nothing to say: the hardest case, the player least suspected or most. */
export function small(point: Standpoint): readonly Remark[] {
  const { cases, suspicion } = point
  const hard = [...cases].sort((a, b) => a.chance - b.chance)
  const seats = [...others(point)].sort((a, b) => suspicion[a] - suspicion[b])
  return [
    ...hard.map((one, at) =>
      one.isMine ? of(one, 'need-help', 1) : of(one, 'dangerous', one.chance < 0.5 ? 1 / (1 + at) : 0),
    ),
    ...seats.map((other, at) => trust(other, false, suspicion[other] <= 1 ? 0.3 / (1 + at) : 0)),
    ...seats.slice(-1).map(other => suspect(other, false, 0.1)),
  ]
}
