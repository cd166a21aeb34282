import type { Seat } from '../../../engine/game.ts'
import { type AskStep, count, type Steps } from '../../../engine/steps.ts'
import {
  ACTIVATE,
  AGENTS,
  BURN,
  CASE,
  CLAIM,
  END,
  INTEL,
  KEEP_HAND,
  option,
  RECRUIT_AGENT,
  RECRUIT_ASSET,
  RECRUIT_SOLDIER,
  REDRAW,
  SOLDIERS,
  STRIKE,
  TRADE,
  TRADE_OPEN,
  thingOf,
  USE,
  verbOf,
} from '../options.ts'
import { HAND_SIZE } from '../vocabulary.ts'
import { canDo, claimCase } from './effects.ts'
import { effectsOf, type FrameOf, type Frames, ofSeat, plain, withLeft } from './frames.ts'
import { discardAll, offerHand } from './hand.ts'
import { anyUnclaimed, CLAIMED, handOf, mayClaim, owedIntel, SENT_AGENTS, SENT_SOLDIERS } from './owed.ts'
import { drawInto, intelName, takeTitle } from './piles.ts'
import { ofFrame, question } from './question.ts'
import { activate, assetPrice, burnForUse, countRecruit, holderOf, recruit } from './recruiting.ts'
import { askOn, type Play, push, threatOf } from './state.ts'
import { applied, gainClout, gainRep, standing, strike } from './table.ts'

const handSize = (play: Play, seat: Seat): number => HAND_SIZE + applied(play, seat, 'hand-size') // M-27

/** One's own turn: the musts, the mays, in any order (M-19). */
const act: AskStep<Play, FrameOf<'turn.act'>> = {
  rule: 'M-19',
  seat: ofFrame,
  // There is always something to do: an action that is owed, or the end of the turn.
  surely: () => true,
  options(play, { seat }, out) {
    const { s, deck } = play
    const player = s.players[seat]
    const owed = owedIntel(s, seat)
    const must = Math.max(owed.now, owed.claimed)
    const claimable = mayClaim(s, seat)
    if (claimable) out.push(option(CLAIM))
    if (must > 0 && owed.claimed <= owed.now) out.push(option(INTEL))
    if (s.trades < 1 + standing(play, seat, 'extra-trade') && handOf(s, seat) > must)
      offerHand(play, seat, TRADE, TRADE_OPEN, out)
    if (s.recruits < 1 + standing(play, seat, 'extra-recruit')) {
      out.push(option(RECRUIT_AGENT))
      out.push(option(RECRUIT_SOLDIER))
      if (player.rep + player.clout >= assetPrice(play, seat) && s.assets.length + s.assetDiscard.length > 0)
        out.push(option(RECRUIT_ASSET))
    }
    if (s.threats.length > 0) {
      if (player.soldiers > 0 && (s.done & SENT_SOLDIERS) === 0) out.push(option(SOLDIERS))
      if (player.agents > 0 && (s.done & SENT_AGENTS) === 0) out.push(option(AGENTS))
    }
    for (let i = 0; i < player.down.length; i++) out.push(option(ACTIVATE, player.down[i]))
    for (let i = 0; i < player.up.length; i++) {
      const asset = player.up[i]
      if (s.used.includes(asset)) continue
      const { onTurn, burnOnTurn } = deck.assets[asset]
      if (onTurn && canDo(play, seat, onTurn.do)) out.push(option(USE, asset))
      if (!burnOnTurn) continue
      if (
        burnOnTurn.do === 'take-asset' ? holderOf(play, seat, deck.takes[asset]) >= 0 : canDo(play, seat, burnOnTurn.do)
      )
        out.push(option(BURN, asset))
    }
    if (standing(play, seat, 'drone-strike') > 0)
      for (let i = 0; i < s.threats.length; i++)
        if (s.threats[i].soldiers >= 2) out.push(option(STRIKE, s.threats[i].id)) // M-26
    const claimDone = !(s.mustClaim && claimable)
    if (claimDone && must === 0) out.push(option(END)) // M-27
  },
  choose(play, frame, chosen) {
    const { s, deck } = play
    const { seat, left } = frame
    const thing = thingOf(chosen)
    if (verbOf(chosen) === END) {
      push(s, withLeft('turn.end', seat, left))
      return
    }
    push(s, withLeft('turn.act', seat, left))
    switch (verbOf(chosen)) {
      case CLAIM:
        askOn(play, frame, ofSeat('claim', seat))
        break
      case INTEL:
        askOn(play, frame, withLeft('intel.card', seat, owedIntel(s, seat).now))
        break
      case TRADE:
      case TRADE_OPEN:
        trade(play, seat, thing, verbOf(chosen) === TRADE_OPEN)
        break
      case RECRUIT_AGENT:
        recruit(play, seat, 'agent')
        break
      case RECRUIT_SOLDIER:
        recruit(play, seat, 'soldier')
        break
      case RECRUIT_ASSET:
        countRecruit(play, seat)
        push(s, ofSeat('asset.draw', seat))
        push(s, ofSeat('asset.pay', seat))
        break
      case SOLDIERS:
        s.done |= SENT_SOLDIERS
        askOn(play, frame, ofSeat('soldiers.case', seat))
        break
      case AGENTS:
        s.done |= SENT_AGENTS
        askOn(play, frame, ofSeat('agents.case', seat))
        break
      case ACTIVATE:
        activate(play, seat, thing)
        break
      case USE:
        s.used.push(thing)
        if (play.events) play.events.push({ kind: 'used', seat, asset: deck.assets[thing].id })
        push(s, effectsOf(seat, deck.onTurn[thing], 0))
        break
      case BURN:
        burnForUse(play, seat, thing)
        break
      case STRIKE:
        applied(play, seat, 'drone-strike')
        strike(play, seat, thing)
        break
    }
  },
}

/** M-21: face up, for what is printed on it. */
function trade(play: Play, seat: Seat, title: number, isOpen: boolean): void {
  const { s, deck, events } = play
  const player = s.players[seat]
  const card = takeTitle(play, isOpen ? player.open : player.hand, title)
  if (++s.trades > 1) applied(play, seat, 'extra-trade')
  s.intelDiscard.push(card)
  const { rep, clout } = deck.data.intel[title]
  const moreRep = rep > 0 ? applied(play, seat, 'trade-rep') : 0
  const moreClout = clout > 0 ? applied(play, seat, 'trade-clout') : 0 // M-34
  if (events)
    events.push({ kind: 'traded', seat, card: intelName(play, card), rep: rep + moreRep, clout: clout + moreClout })
  gainRep(play, seat, rep + moreRep)
  gainClout(play, seat, clout + moreClout)
}

export const turnSteps = {
  'turn.begin': {
    rule: 'M-19',
    does({ s, events }, { seat, left }) {
      if (left === 0) {
        push(s, plain('round.begin'))
        return
      }
      s.turn = seat
      s.done = 0
      s.trades = 0
      s.recruits = 0
      if (s.used.length > 0) s.used.length = 0
      s.placedOn = -1
      s.mustClaim = mayClaim(s, seat)
      if (events) events.push({ kind: 'turn', seat })
      push(s, withLeft('turn.act', seat, left))
    },
  },

  'turn.act': act,

  claim: question(
    'M-19',
    ({ s }, _frame, out) => {
      for (let i = 0; i < s.threats.length; i++) if (s.threats[i].lead < 0) out.push(option(CASE, s.threats[i].id))
    },
    (play, { seat }, chosen) => {
      play.s.done |= CLAIMED
      claimCase(play, seat, threatOf(play.s, thingOf(chosen)))
    },
    ({ s }) => anyUnclaimed(s),
  ),

  'turn.end': {
    rule: 'M-27',
    does(play, { seat, left }) {
      const { s, deck } = play
      refill(play, seat)
      const { up, hand, open } = s.players[seat]
      push(s, withLeft('turn.begin', (seat + 1) % s.players.length, left - 1))
      if (hand.length + open.length > 0 && up.some(asset => deck.assets[asset].redraw))
        push(s, ofSeat('turn.redraw', seat))
    },
  },

  'turn.redraw': question(
    'M-35',
    (_play, _frame, out) => {
      out.push(option(REDRAW))
      out.push(option(KEEP_HAND))
    },
    (play, { seat }, chosen) => {
      if (verbOf(chosen) === KEEP_HAND) return
      const { hand, open, up } = play.s.players[seat]
      if (play.ran)
        for (const asset of up)
          if (play.deck.assets[asset].redraw) count(play.ran, `${play.deck.assets[asset].id}.redraw`)
      discardAll(play, seat, hand)
      discardAll(play, seat, open)
      refill(play, seat)
    },
  ),
} satisfies Partial<Steps<Play, Frames>>

/** M-27: a refill level, not a limit. */
function refill(play: Play, seat: Seat): void {
  drawInto(play, seat, Math.max(0, handSize(play, seat) - handOf(play.s, seat)))
}
