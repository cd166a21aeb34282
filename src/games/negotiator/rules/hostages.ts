import {
  CAPTURED,
  CONCEDED,
  CONVERSATION,
  type DrawbackKind,
  ELIMINATED,
  endingRules,
  endings,
  GOT_AWAY,
  HIGHEST,
  LOWEST,
  OUT_OF_TIME,
  PAWNS,
  SURRENDERED,
  TERROR,
  TOO_MANY_KILLED,
} from '../vocabulary.ts'
import type { Play } from './state.ts'

/** Hostages, threat and the ways a game ends: what almost every rule touches. */

export function finish(play: Play, ending: number): void {
  const { s } = play
  s.ending = ending
  s.stack.length = 0
  if (play.events !== null)
    play.events.push({
      kind: 'ended',
      ending: endings[ending],
      rule: endingRules[ending],
      threat: s.threat,
      turn: s.turn,
    })
}

/** The number on a drawback now in force, or 0 (N-15). A drawback without a number counts 1. */
export function drawback(play: Play, kind: DrawbackKind): number {
  const { s, deck } = play
  let n = 0
  for (let i = 0; i < s.demands.length; i++) {
    if (s.standing[i] !== CONCEDED) continue
    const { lasting } = deck.demands[s.demands[i]]
    for (let at = 0; at < lasting.length; at++) if (lasting[at].do === kind) n += lasting[at].n || 1
  }
  return n
}

/** n, or the nearest to it from least to most. */
export function within(least: number, n: number, most: number): number {
  if (n < least) return least
  if (n > most) return most // not Math.min, which reckons with fractions and takes longer
  return n
}

export const abductorRule = (play: Play): string => (play.s.second ? 'none' : play.deck.abductors[play.s.abductor].rule)

/** Points paid. Not `changePoints` by `-cost`: the processor takes the -0 of what is free for a fraction. */
export const payPoints = (play: Play, cost: number): void => changePoints(play, 0 - cost)

export function changePoints(play: Play, by: number): void {
  const { s } = play
  if (by === 0) return
  const from = s.points
  s.points += by
  if (play.events !== null) play.events.push({ kind: 'points', from, to: s.points })
}

/** Zone → Saved; with an empty Zone the next release captures the abductor, but never in the Terror Phase (N-9, N-25). */
export function releaseOne(play: Play): void {
  const { s, events } = play
  if (s.zone > 0) {
    s.zone--
    s.saved++
    if (events !== null) events.push({ kind: 'released', zone: s.zone, saved: s.saved, threat: s.threat })
    if (s.second && s.zone === 0) finish(play, SURRENDERED) // N-27
  } else if (s.phase === TERROR) {
    if (events !== null) events.push({ kind: 'release-ignored' })
  } else finish(play, CAPTURED)
}

/** Zone → Killed, one at a time, and losing is checked after every one (N-9, N-28). */
export function killOne(play: Play): void {
  const { s, events } = play
  if (s.second && s.zone <= 1) {
    if (events !== null) events.push({ kind: 'spared' }) // N-27: never the last one
    return
  }
  if (s.zone === 0) {
    discardTop(play)
    return
  }
  if (s.threat < HIGHEST && abductorRule(play) === 'kills-raise') {
    if (events !== null) events.push({ kind: 'kill-raises' })
    changeThreat(play, 1)
    return
  }
  s.zone--
  s.killed++
  if (events !== null) events.push({ kind: 'killed', zone: s.zone, killed: s.killed })
  if (2 * s.killed > s.zone + s.saved + s.killed) finish(play, TOO_MANY_KILLED)
}

export function releaseMany(play: Play, n: number): void {
  for (let i = 0; i < n && play.s.ending === 0; i++) releaseOne(play)
}

export function killMany(play: Play, n: number): void {
  for (let i = 0; i < n && play.s.ending === 0; i++) killOne(play)
}

/** The top Terror card goes to the discard pile unresolved. */
export function discardTop(play: Play): void {
  const { s, deck, events } = play
  const card = s.terror.pop()
  if (card === undefined) return
  if (s.looked > 0) s.looked--
  s.terrorDiscard.push(card)
  if (events !== null)
    events.push({ kind: 'terror-discarded', card: deck.terror[deck.terrorTitle[card]].card.id, left: s.terror.length })
}

/** N-7: to the end of the track first; each step beyond it is a hostage. N-27: under the Second each step up is one. */
export function changeThreat(play: Play, by: number): void {
  const { s, events } = play
  if (by === 0) return
  const steps = by > 0 && drawback(play, 'double-rise') > 0 ? by * 2 : by
  const from = s.threat
  const to = within(LOWEST, from + steps, HIGHEST)
  s.threat = to
  if (events !== null && to !== from) events.push({ kind: 'threat', from, to })
  const beyond = steps < 0 ? to - from - steps : from + steps - to
  if (events !== null && beyond > 0) events.push({ kind: 'past-end', direction: steps > 0 ? 'up' : 'down' })
  if (steps < 0) releaseMany(play, beyond)
  else killMany(play, s.second ? steps : beyond)
}

export function addHostages(play: Play, n: number): void {
  const { s, events } = play
  const added = Math.max(0, Math.min(n, PAWNS - s.zone - s.saved - s.killed)) // N-3
  s.zone += added
  if (events !== null) events.push({ kind: 'more-hostages', n: added, zone: s.zone })
}

/** N-26: with the Zone empty a win; otherwise the Second in Command takes over, and all that was his leaves the game. */
export function eliminate(play: Play): void {
  const { s, events } = play
  if (s.second || s.phase !== CONVERSATION) return
  if (events !== null) events.push({ kind: 'eliminated', zone: s.zone })
  if (s.zone === 0) {
    finish(play, ELIMINATED)
    return
  }
  s.second = true
  s.escaping = false
  for (const demand of s.demands) s.demandsGone.push(demand)
  for (const standing of s.standing) s.goneStanding.push(standing)
  for (const minor of s.minors) s.terrorGone.push(minor)
  s.demands.length = 0
  s.standing.length = 0
  s.minors.length = 0
  if (events !== null) events.push({ kind: 'second' })
}

/** N-21: nobody left in there, and he is gone. */
export function outOfTime(play: Play): void {
  const { s } = play
  while (s.zone > 0) {
    s.zone--
    s.killed++
    if (play.events !== null) play.events.push({ kind: 'killed', zone: s.zone, killed: s.killed })
  }
  finish(play, OUT_OF_TIME)
}

export const getAway = (play: Play): void => finish(play, GOT_AWAY)
