import type { Seat } from '../../../engine/game.ts'
import { count, type Options, type Steps } from '../../../engine/steps.ts'
import {
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
import { type PlayerEffect, playerEffects } from '../vocabulary.ts'
import { aiming, effectsOf, type Frames, ofBoth, ofSeat, withAmount, withLeft } from './frames.ts'
import { drawInto, inOrder, intelName, takeTitle } from './piles.ts'
import { question } from './question.ts'
import { type Play, push, type Threat, threatOf } from './state.ts'
import {
  applied,
  burnAsset,
  freeLead,
  gainAgents,
  gainClout,
  gainRep,
  gainSoldiers,
  leak,
  lookAtIntel,
  lookAtPlot,
  mayMove,
  moveThreat,
  standing,
} from './table.ts'

/** M-17: face-down assets turn up, the hand lies open; who is immune is spared (M-37). */
export function expose(play: Play, seat: Seat): void {
  const { s, deck, events } = play
  const player = s.players[seat]
  if (applied(play, seat, 'immune-exposure') > 0) {
    if (events) events.push({ kind: 'immune', seat })
    return
  }
  // In no order: the one they were drawn in is nobody's business.
  const assets = inOrder(player.down)
  const cards = inOrder(player.hand)
  if (events)
    events.push({
      kind: 'exposed',
      seat,
      assets: assets.map(asset => deck.assets[asset].id),
      cards: cards.map(card => intelName(play, card)).sort(),
    })
  for (const asset of assets) player.up.push(asset)
  for (const card of cards) player.open.push(card)
  player.down.length = 0
  player.hand.length = 0
}

/** Which threats an effect may be aimed at; effects without a target are always possible. */
const targets: Partial<Record<PlayerEffect, (play: Play, seat: Seat, threat: Threat) => boolean>> = {
  'look-plot': () => true,
  'look-intel': () => true,
  delay: (play, _seat, { id }) => mayMove(play, id, -1),
  'send-agent': () => true,
  'send-soldiers': () => true,
  claim: ({ s }, seat, { lead }) => lead < 0 && s.players[seat].leads > 0,
  'free-lead': (_play, _seat, { lead }) => lead >= 0,
  reprimand: (_play, seat, { lead }) => lead === seat,
  hasten: (play, seat, { id, lead }) => lead === seat && mayMove(play, id, 1),
  'shift-soldiers': (play, _seat, threat) =>
    threat.soldiers > 0 && play.s.threats.some(other => other !== threat && isOnBoard(play, other)),
}

/** Neither the threat being analysed nor one that waits to be, which gets no lead and nothing else (M-8). */
const isOnBoard = ({ s }: Play, { id }: Threat): boolean => id !== s.analysing && !s.pending.includes(id)

const offerTargets = (play: Play, seat: Seat, effect: PlayerEffect, out: Options): void => {
  const fits = targets[effect]
  if (!fits) return
  for (const threat of play.s.threats)
    if (isOnBoard(play, threat) && fits(play, seat, threat)) out.push(option(CASE, threat.id))
}

/** H: nothing is burned or used where it could do nothing (M-25). */
export function canDo(play: Play, seat: Seat, effect: PlayerEffect): boolean {
  const { s } = play
  if (targets[effect]) return s.threats.some(threat => isOnBoard(play, threat) && targets[effect]?.(play, seat, threat))
  switch (effect) {
    case 'take-clout':
      return s.players.some((_, other) => mayLoseClout(play, seat, other))
    case 'launder':
      return s.players[seat].rep > 0 || s.players[seat].clout > 0
    case 'swap-hand':
      return s.players[seat].hand.length + s.players[seat].open.length > 0
    case 'conceal':
      return s.players[seat].open.length > 0
    case 'recover':
      return s.assetDiscard.length > 0
    case 'intel':
      return s.intel.length + s.intelDiscard.length > 0
    default:
      return true
  }
}

const mayLoseClout = (play: Play, seat: Seat, other: Seat): boolean =>
  other !== seat && play.s.players[other].clout > 0 && standing(play, other, 'shield-clout') === 0

/** Aimed at a threat: what happens there. */
const aimed: Partial<Record<PlayerEffect, (play: Play, seat: Seat, threat: Threat, n: number) => void>> = {
  'look-plot': lookAtPlot,
  'look-intel': lookAtIntel,
  delay: (play, _seat, { id }) => moveThreat(play, id, -1),
  hasten: (play, _seat, { id }) => moveThreat(play, id, 1),
  'send-agent'({ events }, seat, threat, n) {
    threat.agents += n
    if (events) events.push({ kind: 'sent-agents', seat, threat: threat.id, n })
  },
  'send-soldiers'({ events }, seat, threat, n) {
    threat.soldiers += n
    if (events) events.push({ kind: 'sent-soldiers', seat, threat: threat.id, n })
  },
  claim: claimCase,
  'free-lead': takeLeadOff,
  reprimand: takeLeadOff,
}

export function claimCase({ s, events }: Play, seat: Seat, threat: Threat): void {
  threat.lead = seat
  s.players[seat].leads--
  if (events) events.push({ kind: 'claimed', seat, threat: threat.id })
}

function takeLeadOff(play: Play, _seat: Seat, threat: Threat): void {
  if (play.events && threat.lead >= 0) play.events.push({ kind: 'reprimanded', seat: threat.lead, threat: threat.id })
  freeLead(play, threat)
}

/** M-18: told to pay more than there is, one pays none and loses a Case Lead instead. */
function lose(play: Play, seat: Seat, token: 'rep' | 'clout', n: number): void {
  if (token === 'clout' && applied(play, seat, 'shield-clout') > 0) return
  if (play.s.players[seat][token] < n) push(play.s, aiming(seat, effectNumber('reprimand'), 1))
  else if (token === 'rep') gainRep(play, seat, -n)
  else gainClout(play, seat, -n)
}

const effectNumber = (effect: PlayerEffect): number => playerEffects.indexOf(effect)

type Does = (play: Play, seat: Seat, n: number) => void
const aimAt =
  (effect: PlayerEffect): Does =>
  ({ s }, seat, n) =>
    push(s, aiming(seat, effectNumber(effect), n))
const askFor =
  (step: Parameters<typeof ofSeat>[0]): Does =>
  ({ s }, seat) =>
    push(s, ofSeat(step, seat))
const askForAmount =
  (step: Parameters<typeof withAmount>[0]): Does =>
  ({ s }, seat, n) =>
    push(s, withAmount(step, seat, n))

/** What an Advantage, a Fallout or an asset does to the player it falls to. */
export const playerEffect: Readonly<Record<PlayerEffect, Does>> = {
  rep: gainRep,
  clout: gainClout,
  agents: gainAgents,
  soldiers: gainSoldiers,
  intel: drawInto,
  asset: askFor('asset.draw'),
  'look-plot': aimAt('look-plot'),
  'look-intel': aimAt('look-intel'),
  delay: aimAt('delay'),
  'send-agent': aimAt('send-agent'),
  'send-soldiers': aimAt('send-soldiers'),
  claim: aimAt('claim'),
  'free-lead': aimAt('free-lead'),
  reprimand: aimAt('reprimand'),
  hasten: aimAt('hasten'),
  'shift-soldiers': askFor('shift.from'),
  'take-clout': askForAmount('take-clout'),
  launder: askForAmount('launder'),
  'soldier-or-asset': askFor('soldier-or-asset'),
  'burn-asset'(play, seat) {
    if (applied(play, seat, 'unburnable') === 0) push(play.s, ofSeat('burn-asset', seat))
  },
  'discard-intel': ({ s }, seat, n) => push(s, withLeft('discard-intel', seat, n)),
  exposure: expose,
  leak,

  'swap-hand'(play, seat) {
    const player = play.s.players[seat]
    drawInto(play, seat, discardAll(play, seat, player.hand) + discardAll(play, seat, player.open))
  },
  conceal(play, seat) {
    drawInto(play, seat, discardAll(play, seat, play.s.players[seat].open))
  },
  recover({ s, deck, events }, seat) {
    const asset = s.assetDiscard.pop()
    if (asset === undefined) return
    s.players[seat].down.push(asset) // M-25: from the discard pile it enters face down
    if (events) events.push({ kind: 'took-asset', seat, asset: deck.assets[asset].id, from: -1 })
  },

  'lose-rep': (play, seat, n) => lose(play, seat, 'rep', n),
  'lose-clout': (play, seat, n) => lose(play, seat, 'clout', n),
  'lose-agents': (play, seat, n) => gainAgents(play, seat, -Math.min(n, play.s.players[seat].agents)),
  'lose-soldiers': (play, seat, n) => gainSoldiers(play, seat, -Math.min(n, play.s.players[seat].soldiers)),
}

/** Face up onto the discard pile, in no order either; returns how many. */
export function discardAll(play: Play, seat: Seat, cards: number[]): number {
  const n = cards.length
  for (const card of inOrder(cards)) {
    play.s.intelDiscard.push(card)
    if (play.events) play.events.push({ kind: 'discarded', seat, card: intelName(play, card) })
  }
  cards.length = 0
  return n
}

/** The chosen card of a hand, hidden or open, face up onto the discard pile. */
export function discardChosen(play: Play, seat: Seat, chosen: number): number {
  const player = play.s.players[seat]
  const card = takeTitle(play, verbOf(chosen) === CARD ? player.hand : player.open, thingOf(chosen))
  play.s.intelDiscard.push(card)
  if (play.events) play.events.push({ kind: 'discarded', seat, card: intelName(play, card) })
  return card
}

const burnable = (play: Play, seat: Seat, out: Options): void => {
  if (standing(play, seat, 'unburnable') > 0) return
  for (const asset of play.s.players[seat].up) out.push(option(BURN, asset))
}

/** Offer each title of a hand once: hidden cards and open ones apart. */
export const offerHand = ({ s, deck }: Play, seat: Seat, hidden: number, open: number, out: Options): void => {
  const player = s.players[seat]
  for (let i = 0; i < player.hand.length; i++) {
    const chosen = option(hidden, deck.intelTitle[player.hand[i]])
    if (!out.includes(chosen)) out.push(chosen)
  }
  for (let i = 0; i < player.open.length; i++) {
    const chosen = option(open, deck.intelTitle[player.open[i]])
    if (!out.includes(chosen)) out.push(chosen)
  }
}

export const effectSteps = {
  effects: {
    rule: 'M-12',
    does(play, { seat, list, at }) {
      const { key, effects } = play.deck.lists[list]
      if (at >= effects.length) return
      if (at + 1 < effects.length) push(play.s, effectsOf(seat, list, at + 1))
      if (play.ran) count(play.ran, `${key}:${at}`)
      playerEffect[effects[at].do](play, seat, effects[at].n)
    },
  },

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
    (play, { seat }, out) => {
      for (let other = 0; other < play.s.players.length; other++)
        if (mayLoseClout(play, seat, other)) out.push(option(PLAYER, other))
    },
    (play, { seat, n: most }, chosen) => {
      const from = thingOf(chosen)
      const n = Math.min(most, play.s.players[from].clout)
      play.s.players[from].clout -= n
      play.s.players[seat].clout += n
      if (play.events) play.events.push({ kind: 'taken-clout', seat, from, n })
    },
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
      if (verbOf(chosen) === NONE) return
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
