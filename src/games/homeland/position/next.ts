import { Fault } from '../../../engine/game.ts'
import type { Deck } from '../cards/deck.ts'
import { frameOf, type HomelandFrame, isStep, type StepName, slotsOf } from '../rules/frames.ts'
import type { State } from '../rules/state.ts'
import { GOLD, playerEffects } from '../vocabulary.ts'
import type { Position } from './position-schema.ts'

/**
 * What happens next, read from a position. A frame that names what is not there, or lies where none of its kind can,
 * would stop the game in the middle of a turn, or never let it end: it is refused here, with its place in the file.
 */

/** The seat of a number in the file, which is counted from 1. */
export type SeatOf = (seat: number, at: string) => number
type Given = NonNullable<Position['next']>[number]

interface Needs {
  readonly seat?: true
  /** A threat that is there, or the one that is being analysed. */
  readonly threat?: 'any' | 'analysed'
  readonly list?: (deck: Deck, list: number) => boolean
  /** From which number to which, and which where none is given. */
  readonly at?: (players: number) => readonly [least: number, most: number, usual: number]
  /**
   * Where it may lie: `trunk` carries the game on and has nothing but its like under it, `root` is what an analysis
   * comes back to, lowest of what lies on the trunk, and `top` must come before all others, because they could take away
   * what it is about.
   */
  readonly lies?: 'trunk' | 'root' | 'top'
}

const isList = (deck: Deck, list: number): boolean => list >= 0 && list < deck.lists.length
const isAsset = (deck: Deck, list: number): boolean => list >= 0 && list < deck.assets.length
const isEffect = (_deck: Deck, list: number): boolean => list >= 0 && list < playerEffects.length
const isGold = (deck: Deck, list: number): boolean => list >= 0 && deck.colour[deck.intelTitle.indexOf(list)] === GOLD

const trunk: Needs = { lies: 'trunk' }
const analysed: Needs = { threat: 'analysed' }
const root: Needs = { threat: 'analysed', lies: 'root' }
const asks: Needs = { seat: true }
const asksFirst: Needs = { seat: true, lies: 'top' }
const howMany: NonNullable<Needs['at']> = () => [0, 9, 1]
/** Two Intel at most, and none counted where it does not matter. */
const toPlace: NonNullable<Needs['at']> = () => [-1, 2, -1]
/** Turns left in the round; -1 stands for as many as there are from this seat to the marker. */
const turnsLeft =
  (least: number): NonNullable<Needs['at']> =>
  players => [least, players, -1]

const needs: Readonly<Record<StepName, Needs>> = {
  'round.begin': trunk,
  'terror.analyse': trunk,
  'terror.advance': trunk,
  'terror.reveal': { lies: 'trunk', at: players => [0, players, players] },
  'turn.begin': { seat: true, lies: 'trunk', at: turnsLeft(0) },
  'turn.act': { seat: true, lies: 'trunk', at: turnsLeft(1) },
  'turn.end': { seat: true, lies: 'trunk', at: turnsLeft(1) },
  'end.terrorist': trunk,
  'end.accuse': trunk,
  'end.accusing': trunk,
  'end.score': trunk,
  'analysis.begin': { threat: 'any', lies: 'root' },
  'analysis.reveal': root,
  'analysis.react': { ...root, list: (_deck, list) => list < 6, at: players => [0, players - 1, 0] },
  'analysis.compare': root,
  'analysis.end': root,
  'analysis.gold': { threat: 'analysed', list: isGold },
  'analysis.retotal': analysed,
  'analysis.neutralised': analysed,
  'analysis.succeeded': analysed,
  'react.discard': { seat: true, threat: 'analysed', list: isAsset },
  effects: { seat: true, list: isList, at: () => [0, 9, 0] },
  'advantage.accept': { seat: true, list: isList, at: () => [0, 9, 0] },
  aim: { seat: true, list: isEffect, at: howMany },
  'shift.from': asks,
  'shift.to': { seat: true, threat: 'any' },
  'take-clout': { seat: true, at: howMany },
  'make-discard': { seat: true, at: howMany },
  'expose-player': asks,
  launder: { seat: true, at: howMany },
  'burn-asset': asks,
  'soldier-or-asset': asks,
  'discard-intel': { seat: true, at: () => [-1, 120, -1] },
  claim: asks,
  'intel.card': { seat: true, at: toPlace },
  'intel.case': { ...asksFirst, at: toPlace },
  'intel.case-open': { ...asksFirst, at: toPlace },
  'asset.pay': asks,
  'asset.draw': asks,
  'asset.keep': asksFirst,
  'soldiers.case': asksFirst,
  'soldiers.count': { ...asksFirst, threat: 'any' },
  'soldiers.look': { seat: true, threat: 'any' },
  'agents.case': asksFirst,
  'agents.count': { ...asksFirst, threat: 'any' },
  'agents.look': { seat: true, threat: 'any' },
  'agents.look-intel': { seat: true, threat: 'any' },
  'turn.redraw': asks,
}

/** The frames of `next`, first step first there and last on the stack. */
export function readFrames(deck: Deck, next: readonly Given[], s: State, seatOf: SeatOf) {
  const frames = next.map((given, i) => readFrame(deck, given, `next.${i}`, s, seatOf))
  let under: Needs['lies'] = 'trunk'
  for (let i = frames.length - 1; i >= 0; i--) {
    const { step } = frames[i]
    const lies = needs[step].lies
    if (lies === 'trunk' || lies === 'root' ? under !== 'trunk' : under === 'top')
      throw new Fault('position.frame-order', { at: `position.next.${i}`, step, following: frames[i + 1].step })
    under = lies
  }
  mustHave(deck, s, frames)
  return frames.reverse()
}

function readFrame(deck: Deck, given: Given, where: string, s: State, seatOf: SeatOf): HomelandFrame {
  const { step, threat = -1, list = -1 } = given
  if (!isStep(step)) throw new Fault('position.step', { at: `position.${where}.step`, name: step })
  const need = needs[step]
  const must = (fits: boolean, part: 'seat' | 'threat' | 'list' | 'at') => {
    if (!fits)
      throw new Fault('position.frame', { at: `position.${where}.${part}`, step, value: String(given[part] ?? '-') })
  }
  must(given.seat !== undefined || !need.seat, 'seat')
  const seat = given.seat === undefined ? -1 : seatOf(given.seat, `${where}.seat`)
  const isThere = s.threats.some(({ id }) => id === threat)
  if (need.threat) must(need.threat === 'any' ? isThere : isThere && threat === s.analysing, 'threat')
  must(!need.list || need.list(deck, list), 'list')
  const n = s.players.length
  const [least, most, usual] = need.at?.(n) ?? [-1, Number.MAX_SAFE_INTEGER, -1]
  const isTurn = step.startsWith('turn.') && need.at !== undefined
  const at = given.at ?? (isTurn ? n - ((seat - s.marker + n) % n) : usual)
  must(at >= least && at <= most, 'at')
  return frameOf({ step, seat, threat, list, at })
}

/** What the frames are about must be on the table, and what lies there half done must have its frame. */
function mustHave(deck: Deck, s: State, frames: readonly HomelandFrame[]): void {
  const isRoot = ({ step }: HomelandFrame): boolean => needs[step].lies === 'root'
  const begins = frames.some(({ step }) => step === 'analysis.begin')
  const goesOn = frames.some(frame => isRoot(frame) && frame.step !== 'analysis.begin')
  if (s.analysing >= 0 !== goesOn) throw new Fault('position.analysis-next', { at: 'position.next' })
  if (s.pending.length > 0 && !goesOn) throw new Fault('position.analysis-next', { at: 'position.pending' })
  if (begins && s.analysing >= 0) throw new Fault('position.analysis-next', { at: 'position.next' })
  for (const [i, { step, seat }] of frames.map(slotsOf).entries()) {
    const player = s.players[seat]
    const must = (fits: boolean) => {
      if (!fits) throw new Fault('position.frame-nothing', { at: `position.next.${i}`, step })
    }
    if (step === 'intel.case' || step === 'intel.case-open') {
      const held = step === 'intel.case' ? player.hand : player.open
      must(s.placing >= 0 && held.some(card => deck.intelTitle[card] === s.placing))
    }
    if (step === 'soldiers.case' || step === 'soldiers.count') must(player.soldiers > 0)
    if (step === 'agents.case' || step === 'agents.count') must(player.agents > 0)
    if (step === 'asset.keep') must(player.drawn.length > 0)
    if (step === 'asset.draw') must(player.drawn.length === 0)
  }
  for (const [seat, { drawn }] of s.players.entries())
    if (
      drawn.length > 2 ||
      (drawn.length > 0 && !frames.some(frame => frame.step === 'asset.keep' && frame.seat === seat))
    )
      throw new Fault('position.drawn', { at: `position.players.${seat}.drawn` })
}
