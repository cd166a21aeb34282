import type { Seat } from '../../../engine/game.ts'
import { count, type Options, type Steps } from '../../../engine/steps.ts'
import {
  ACCEPT,
  BURN,
  CARD,
  CARD_OPEN,
  CASE,
  NONE,
  option,
  PLAYER,
  SOLDIER,
  TO_CLOUT,
  TO_REP,
  thingOf,
  verbOf,
} from '../options.ts'
import { playerEffects } from '../vocabulary.ts'
import {
  aimed,
  COSTS,
  canDo,
  carryOut,
  isOnBoard,
  madeToDiscard,
  mayBeExposed,
  mayBeMadeToDiscard,
  mayLoseClout,
  offerTargets,
} from './effects.ts'
import { accepting, effectsOf, type Frames, ofBoth, withLeft } from './frames.ts'
import { discardChosen, expose, offerHand } from './hand.ts'
import { question } from './question.ts'
import { type Play, push, threatOf } from './state.ts'
import { burnAsset, gainClout, gainRep, gainSoldiers, standing } from './table.ts'

const burnable = (play: Play, seat: Seat, out: Options): void => {
  if (standing(play, seat, 'unburnable') > 0) return
  for (const asset of play.s.players[seat].up) out.push(option(BURN, asset))
}

const offerPlayers = (
  play: Play,
  seat: Seat,
  fits: (play: Play, seat: Seat, other: Seat) => boolean,
  out: Options,
): void => {
  for (let other = 0; other < play.s.players.length; other++)
    if (fits(play, seat, other)) out.push(option(PLAYER, other))
}

/** Effects one after the other, and what each asks. */
export const effectSteps = {
  effects: {
    rule: 'M-12',
    does(play, { seat, list, at }) {
      const { key, effects, isAdvantage } = play.deck.lists[list]
      if (at >= effects.length) return
      if (at + 1 < effects.length) push(play.s, effectsOf(seat, list, at + 1))
      const { do: effect, n } = effects[at]
      if (isAdvantage && COSTS.has(effect) && canDo(play, seat, effect)) {
        push(play.s, accepting(seat, list, at))
        return
      }
      if (play.ran) count(play.ran, `${key}:${at}`)
      carryOut(play, seat, effect, n)
    },
  },

  'advantage.accept': question(
    'M-12',
    (play, { seat, list, at }, out) => {
      const effect = play.deck.lists[list].effects[at]
      if (effect === undefined || !canDo(play, seat, effect.do)) return
      out.push(option(ACCEPT))
      out.push(option(NONE))
    },
    (play, { seat, list, at }, chosen) => {
      const { key, effects } = play.deck.lists[list]
      const { do: effect, n } = effects[at]
      if (verbOf(chosen) === NONE) {
        if (play.events) play.events.push({ kind: 'declined', seat, effect, n })
        return
      }
      if (play.ran) count(play.ran, `${key}:${at}`)
      carryOut(play, seat, effect, n)
    },
  ),

  aim: question(
    'M-18',
    (play, { seat, effect }, out) => offerTargets(play, seat, playerEffects[effect], out),
    (play, { seat, effect, n }, chosen) =>
      aimed[playerEffects[effect]]?.(play, seat, threatOf(play.s, thingOf(chosen)), n),
  ),

  'shift.from': question(
    'M-25',
    (play, { seat }, out) => offerTargets(play, seat, 'shift-soldiers', out),
    ({ s }, { seat }, chosen) => push(s, ofBoth('shift.to', seat, thingOf(chosen))),
  ),
  'shift.to': question(
    'M-25',
    (play, { threat }, out) => {
      for (const other of play.s.threats)
        if (other.id !== threat && isOnBoard(play, other)) out.push(option(CASE, other.id))
    },
    ({ s, events }, { seat, threat }, chosen) => {
      const from = threatOf(s, threat)
      const n = from.soldiers
      from.soldiers = 0
      threatOf(s, thingOf(chosen)).soldiers += n
      if (events) events.push({ kind: 'shifted', seat, from: threat, to: thingOf(chosen), n })
    },
  ),

  'take-clout': question(
    'M-25',
    (play, { seat }, out) => offerPlayers(play, seat, mayLoseClout, out),
    (play, { seat, n: most }, chosen) => {
      const from = thingOf(chosen)
      const n = Math.min(most, play.s.players[from].clout)
      if (play.events) play.events.push({ kind: 'taken-clout', seat, from, n })
      gainClout(play, from, -n)
      gainClout(play, seat, n)
    },
  ),

  'make-discard': question(
    'M-25',
    (play, { seat }, out) => offerPlayers(play, seat, mayBeMadeToDiscard, out),
    (play, { n }, chosen) => {
      const other = thingOf(chosen)
      push(play.s, withLeft('discard-intel', other, madeToDiscard(play, other, n)))
    },
  ),

  'expose-player': question(
    'M-17',
    (play, { seat }, out) => offerPlayers(play, seat, mayBeExposed, out),
    (play, _frame, chosen) => expose(play, thingOf(chosen)),
  ),

  launder: question(
    'M-25',
    ({ s }, { seat }, out) => {
      const { rep, clout } = s.players[seat]
      if (rep > 0) out.push(option(TO_CLOUT))
      if (clout > 0) out.push(option(TO_REP))
      if (out.length > 0) out.push(option(NONE))
    },
    (play, { seat, n: most }, chosen) => {
      if (verbOf(chosen) === NONE) {
        if (play.events) play.events.push({ kind: 'declined', seat, effect: 'launder', n: most })
        return
      }
      const { rep, clout } = play.s.players[seat]
      const toClout = verbOf(chosen) === TO_CLOUT
      const n = Math.min(most, toClout ? rep : clout)
      gainRep(play, seat, toClout ? -n : n)
      gainClout(play, seat, toClout ? n : -n)
    },
  ),

  'burn-asset': question(
    'M-16',
    (play, { seat }, out) => burnable(play, seat, out),
    (play, { seat }, chosen) => burnAsset(play, seat, thingOf(chosen)),
  ),

  'soldier-or-asset': question(
    'M-16',
    (play, { seat }, out) => {
      if (play.s.players[seat].soldiers > 0) out.push(option(SOLDIER))
      burnable(play, seat, out)
    },
    (play, { seat }, chosen) => {
      if (verbOf(chosen) === SOLDIER) gainSoldiers(play, seat, -1)
      else burnAsset(play, seat, thingOf(chosen))
    },
  ),

  'discard-intel': question(
    'M-16',
    (play, { seat }, out) => offerHand(play, seat, CARD, CARD_OPEN, out),
    (play, { seat, left }, chosen) => {
      discardChosen(play, seat, chosen)
      if (left > 1) push(play.s, withLeft('discard-intel', seat, left - 1))
    },
  ),
} satisfies Partial<Steps<Play, Frames>>
