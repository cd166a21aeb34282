import { type Ask, count, type Options, type Steps } from '../../../engine/flow.ts'
import type { Seat } from '../../../engine/game.ts'
import {
  ACTIVATE,
  AGENTS,
  BURN,
  CARD,
  CARD_OPEN,
  CASE,
  CLAIM,
  END,
  firstOf,
  INTEL,
  KEEP,
  KEEP_HAND,
  LOOK,
  NO_LOOK,
  option,
  PAY,
  pair,
  RECRUIT_AGENT,
  RECRUIT_ASSET,
  RECRUIT_SOLDIER,
  REDRAW,
  SEND,
  SOLDIERS,
  STRIKE,
  secondOf,
  TRADE,
  TRADE_OPEN,
  thingOf,
  USE,
  verbOf,
} from '../options.ts'
import { ASSET_PRICE, HAND_SIZE } from '../vocabulary.ts'
import { canDo, claimCase, discardAll, offerHand } from './effects.ts'
import { addIntel, drawAsset, drawInto, intelName, putOn, takeTitle } from './piles.ts'
import { ofFrame, question } from './question.ts'
import { type HomelandFrame, type Play, push, type State, threatOf } from './state.ts'
import {
  applied,
  burnAsset,
  gainAgents,
  gainClout,
  gainRep,
  gainSoldiers,
  lookAtIntel,
  lookAtPlot,
  standing,
  strike,
} from './table.ts'

/** Which of a turn's actions are done, one bit each. */
export const CLAIMED = 1
export const PLACED = 2
export const SENT_SOLDIERS = 4
export const SENT_AGENTS = 8

const anyUnclaimed = ({ threats }: State): boolean => {
  for (let i = 0; i < threats.length; i++) if (threats[i].lead < 0) return true
  return false
}

export const mayClaim = (s: State, seat: Seat): boolean =>
  (s.done & CLAIMED) === 0 && s.players[seat].leads > 0 && anyUnclaimed(s)

/** How many Intel this player must place with so many cards, and so many cases of their own and of others (M-20). */
function placeable(cards: number, own: number, others: number): number {
  const targets = others >= 2 ? 2 : others === 1 ? Math.min(2, 1 + own) : Math.min(1, own)
  return Math.min(cards, targets)
}

const handOf = (s: State, seat: Seat): number => s.players[seat].hand.length + s.players[seat].open.length

/** What is to be placed now, and what would be after claiming: the greater of the two is owed (M-20). */
export function owedIntel(s: State, seat: Seat): { readonly now: number; readonly claimed: number } {
  if (s.done & PLACED) return { now: 0, claimed: 0 }
  let own = 0
  let others = 0
  for (let i = 0; i < s.threats.length; i++) {
    const { lead } = s.threats[i]
    if (lead === seat) own++
    else if (lead >= 0) others++
  }
  const cards = handOf(s, seat)
  const now = placeable(cards, own, others)
  return { now, claimed: mayClaim(s, seat) ? placeable(cards, own + 1, others) : now }
}

const handSize = (play: Play, seat: Seat): number => HAND_SIZE + applied(play, seat, 'hand-size') // M-27

export const assetPrice = (play: Play, seat: Seat): number =>
  Math.max(0, ASSET_PRICE - standing(play, seat, 'cheap-assets'))

/** M-34: the named asset can be taken from another player's face-up ones or from the discard pile. */
export function holderOf({ s }: Play, seat: Seat, asset: number): number {
  for (let other = 0; other < s.players.length; other++)
    if (other !== seat && s.players[other].up.includes(asset)) return other
  return s.assetDiscard.includes(asset) ? s.players.length : -1
}

/** One's own turn: the musts, the mays, in any order (M-19). */
const act: Ask<Play, HomelandFrame> = {
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
  choose(play, { seat, at }, chosen) {
    const { s, deck } = play
    const thing = thingOf(chosen)
    if (verbOf(chosen) === END) {
      push(s, 'turn.end', seat, -1, -1, at)
      return
    }
    push(s, 'turn.act', seat, -1, -1, at)
    switch (verbOf(chosen)) {
      case CLAIM:
        push(s, 'claim', seat)
        break
      case INTEL:
        push(s, 'intel.card', seat, -1, -1, owedIntel(s, seat).now)
        break
      case TRADE:
      case TRADE_OPEN:
        trade(play, seat, thing, verbOf(chosen) === TRADE_OPEN)
        break
      case RECRUIT_AGENT:
        countRecruit(play, seat)
        gainAgents(play, seat, 1)
        break
      case RECRUIT_SOLDIER:
        countRecruit(play, seat)
        gainSoldiers(play, seat, 1)
        break
      case RECRUIT_ASSET:
        countRecruit(play, seat)
        push(s, 'asset.draw', seat)
        push(s, 'asset.pay', seat)
        break
      case SOLDIERS:
        s.done |= SENT_SOLDIERS
        push(s, 'soldiers.case', seat)
        break
      case AGENTS:
        s.done |= SENT_AGENTS
        push(s, 'agents.case', seat)
        break
      case ACTIVATE:
        activate(play, seat, thing)
        break
      case USE:
        s.used.push(thing)
        if (play.events) play.events.push({ kind: 'used', seat, asset: deck.assets[thing].id })
        push(s, 'effects', seat, -1, deck.onTurn[thing], 0)
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

function countRecruit(play: Play, seat: Seat): void {
  if (++play.s.recruits > 1) applied(play, seat, 'extra-recruit')
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

function activate({ s, deck, events }: Play, seat: Seat, asset: number): void {
  const { down, up } = s.players[seat]
  down.splice(down.indexOf(asset), 1)
  up.push(asset)
  if (events) events.push({ kind: 'activated', seat, asset: deck.assets[asset].id })
}

function burnForUse(play: Play, seat: Seat, asset: number): void {
  const { s, deck, events } = play
  burnAsset(play, seat, asset)
  if (deck.burnOnTurn[asset] >= 0) {
    push(s, 'effects', seat, -1, deck.burnOnTurn[asset], 0)
    return
  }
  if (play.ran) count(play.ran, `${deck.assets[asset].id}.take-asset`)
  const taken = deck.takes[asset]
  const from = holderOf(play, seat, taken)
  if (from === s.players.length) {
    s.assetDiscard.splice(s.assetDiscard.indexOf(taken), 1)
    s.players[seat].down.push(taken) // M-25: from the discard pile it enters face down
  } else {
    const { up } = s.players[from]
    up.splice(up.indexOf(taken), 1)
    s.players[seat].up.push(taken) // and from a player it stays face up
  }
  if (events)
    events.push({ kind: 'took-asset', seat, asset: deck.assets[taken].id, from: from === s.players.length ? -1 : from })
}

const everyCase = ({ s }: Play, _frame: HomelandFrame, out: Options): void => {
  for (let i = 0; i < s.threats.length; i++) out.push(option(CASE, s.threats[i].id))
}

const anyCase = ({ s }: Play): boolean => s.threats.length > 0

/** How many to send: asked only where there is a choice. */
const howMany = (
  rule: string,
  figures: 'agents' | 'soldiers',
  send: (play: Play, frame: HomelandFrame, n: number) => void,
): Ask<Play, HomelandFrame> => ({
  rule,
  seat: ofFrame,
  options({ s }, { seat }, out) {
    const n = s.players[seat][figures]
    if (n > 1) for (let i = 1; i <= n; i++) out.push(option(SEND, i))
  },
  otherwise(play, frame) {
    send(play, frame, 1)
  },
  choose(play, frame, chosen) {
    send(play, frame, thingOf(chosen))
  },
})

export const turnSteps: Steps<Play, HomelandFrame> = {
  'turn.begin': {
    rule: 'M-19',
    does({ s, events }, { seat, at }) {
      if (at === 0) {
        push(s, 'round.begin')
        return
      }
      s.turn = seat
      s.done = 0
      s.trades = 0
      s.recruits = 0
      s.used.length = 0
      s.placedOn = -1
      s.mustClaim = mayClaim(s, seat)
      if (events) events.push({ kind: 'turn', seat })
      push(s, 'turn.act', seat, -1, -1, at)
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

  // Two Intel, as one action: card, case, card, case (M-20). `at` is how many are still to be placed.
  'intel.card': question(
    'M-20',
    (play, { seat }, out) => offerHand(play, seat, CARD, CARD_OPEN, out),
    ({ s }, { seat, at }, chosen) => {
      s.done |= PLACED
      push(s, verbOf(chosen) === CARD ? 'intel.case' : 'intel.case-open', seat, -1, -1, at)
      s.placing = thingOf(chosen)
    },
    ({ s }, { seat }) => handOf(s, seat) > 0,
  ),
  'intel.case': question('M-20', offerCases, (play, frame, chosen) => place(play, frame, chosen, false), twoOfOthers),
  'intel.case-open': question(
    'M-20',
    offerCases,
    (play, frame, chosen) => place(play, frame, chosen, true),
    twoOfOthers,
  ),

  'asset.pay': question(
    'M-22',
    (play, { seat }, out) => {
      const price = assetPrice(play, seat)
      const { rep, clout } = play.s.players[seat]
      for (let reps = Math.min(rep, price); reps >= 0; reps--)
        if (price - reps <= clout) out.push(option(PAY, pair(reps, price - reps)))
    },
    (play, { seat }, chosen) => {
      const [rep, clout] = [firstOf(thingOf(chosen)), secondOf(thingOf(chosen))]
      applied(play, seat, 'cheap-assets')
      if (play.events) play.events.push({ kind: 'paid', seat, rep, clout })
      gainRep(play, seat, -rep)
      gainClout(play, seat, -clout)
    },
  ),

  'asset.draw': {
    rule: 'M-22',
    does(play, { seat }) {
      const { s, deck, events } = play
      const { drawn } = s.players[seat]
      for (let i = 0; i < 2; i++) {
        const asset = drawAsset(s)
        if (asset >= 0) drawn.push(asset)
      }
      if (drawn.length === 0) return
      if (events)
        events.push({ kind: 'drew-assets', seat, n: drawn.length, assets: drawn.map(asset => deck.assets[asset].id) })
      push(s, 'asset.keep', seat)
    },
  },

  'asset.keep': question(
    'M-22',
    ({ s }, { seat }, out) => {
      for (const asset of s.players[seat].drawn) out.push(option(KEEP, asset))
    },
    ({ s, deck, events }, { seat }, chosen) => {
      const player = s.players[seat]
      const kept = thingOf(chosen)
      const other = player.drawn.find(asset => asset !== kept)
      player.down.push(kept)
      player.drawn.length = 0
      if (other !== undefined) s.assetDiscard.push(other)
      if (events)
        events.push({
          kind: 'kept',
          seat,
          asset: deck.assets[kept].id,
          discarded: other === undefined ? null : deck.assets[other].id,
        })
    },
  ),

  'soldiers.case': question(
    'M-23',
    everyCase,
    ({ s }, { seat }, chosen) => push(s, 'soldiers.count', seat, thingOf(chosen)),
    anyCase,
  ),
  'soldiers.count': howMany('M-23', 'soldiers', ({ s, events }, { seat, threat }, n) => {
    s.players[seat].soldiers -= n
    threatOf(s, threat).soldiers += n
    if (events) events.push({ kind: 'sent-soldiers', seat, threat, n })
    push(s, 'soldiers.look', seat, threat)
  }),
  'soldiers.look': question(
    'M-23',
    (_play, _frame, out) => {
      out.push(option(LOOK))
      out.push(option(NO_LOOK))
    },
    (play, { seat, threat: id }, chosen) => {
      if (verbOf(chosen) === NO_LOOK) return
      const threat = threatOf(play.s, id)
      lookAtIntel(play, seat, threat)
      if (applied(play, seat, 'soldiers-see-plot') > 0) lookAtPlot(play, seat, threat)
      if (applied(play, seat, 'clean-look') === 0) addIntel(play, threat, 1)
    },
    () => true,
  ),

  'agents.case': question(
    'M-24',
    everyCase,
    ({ s }, { seat }, chosen) => push(s, 'agents.count', seat, thingOf(chosen)),
    anyCase,
  ),
  'agents.count': howMany('M-24', 'agents', (play, { seat, threat: id }, n) => {
    const threat = threatOf(play.s, id)
    play.s.players[seat].agents -= n
    threat.agents += n
    if (play.events) play.events.push({ kind: 'sent-agents', seat, threat: id, n })
    lookAtPlot(play, seat, threat)
    if (applied(play, seat, 'agents-look') > 0) lookAtIntel(play, seat, threat) // M-36
  }),

  'turn.end': {
    rule: 'M-27',
    does(play, { seat, at }) {
      const { s, deck } = play
      refill(play, seat)
      const { up, hand, open } = s.players[seat]
      push(s, 'turn.begin', (seat + 1) % s.players.length, -1, -1, at - 1)
      if (hand.length + open.length > 0 && up.some(asset => deck.assets[asset].redraw)) push(s, 'turn.redraw', seat)
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
}

/** M-27: a refill level, not a limit. */
function refill(play: Play, seat: Seat): void {
  drawInto(play, seat, Math.max(0, handSize(play, seat) - handOf(play.s, seat)))
}

/** How many cases other players lead. */
function othersCases(s: State, seat: Seat): number {
  let others = 0
  for (let i = 0; i < s.threats.length; i++) if (s.threats[i].lead >= 0 && s.threats[i].lead !== seat) others++
  return others
}

/** M-20: never the same case twice; on one's own the first of two, the second after another's, or the only one. */
function offerCases({ s }: Play, { seat, at }: HomelandFrame, out: Options): void {
  const { threats, placedOn } = s
  const ownFits = placedOn < 0 ? at > 1 || othersCases(s, seat) === 0 : threatOf(s, placedOn).lead !== seat
  for (let i = 0; i < threats.length; i++) {
    const { id, lead } = threats[i]
    if (lead >= 0 && id !== placedOn && (lead !== seat || ownFits)) out.push(option(CASE, id))
  }
}

/** With two cases of others there is always a place for a card. */
function twoOfOthers({ s }: Play, { seat }: HomelandFrame): boolean {
  return othersCases(s, seat) >= 2
}

function place(play: Play, { seat, at }: HomelandFrame, chosen: number, isOpen: boolean): void {
  const { s, events } = play
  const player = s.players[seat]
  const card = takeTitle(play, isOpen ? player.open : player.hand, s.placing)
  const threat = threatOf(s, thingOf(chosen))
  putOn(threat, card, seat, isOpen)
  if (events) events.push({ kind: 'placed', seat, threat: threat.id, card: intelName(play, card), open: isOpen })
  s.placing = -1
  s.placedOn = threat.id
  if (at > 1) push(s, 'intel.card', seat, -1, -1, at - 1)
  else s.placedOn = -1
}
