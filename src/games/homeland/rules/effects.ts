import type { Seat } from '../../../engine/game.ts'
import type { Options } from '../../../engine/steps.ts'
import { CASE, option } from '../options.ts'
import { type PlayerEffect, playerEffects, type StandingAbility } from '../vocabulary.ts'
import { aiming, ofSeat, withAmount, withLeft } from './frames.ts'
import { discardAll, expose } from './hand.ts'
import { drawInto } from './piles.ts'
import { type Play, push, type Threat } from './state.ts'
import {
  applied,
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
export const isOnBoard = ({ s }: Play, { id }: Threat): boolean => id !== s.analysing && !s.pending.includes(id)

export const offerTargets = (play: Play, seat: Seat, effect: PlayerEffect, out: Options): void => {
  const fits = targets[effect]
  if (!fits) return
  for (const threat of play.s.threats)
    if (isOnBoard(play, threat) && fits(play, seat, threat)) out.push(option(CASE, threat.id))
}

/** H: nothing is burned or used where it could do nothing (M-25); an Advantage or a Fallout that finds nothing says so. */
export function canDo(play: Play, seat: Seat, effect: PlayerEffect): boolean {
  const { s } = play
  if (targets[effect]) return s.threats.some(threat => isOnBoard(play, threat) && targets[effect]?.(play, seat, threat))
  switch (effect) {
    case 'take-clout':
      return s.players.some((_, other) => mayLoseClout(play, seat, other))
    case 'make-discard':
      return s.players.some((_, other) => mayBeMadeToDiscard(play, seat, other))
    case 'expose-player':
      return s.players.some((_, other) => mayBeExposed(play, seat, other))
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
    case 'asset':
      return s.assets.length + s.assetDiscard.length > 0
    case 'burn-asset':
      return s.players[seat].up.length > 0
    case 'soldier-or-asset':
      return s.players[seat].soldiers + s.players[seat].up.length > 0
    case 'discard-intel':
      return s.players[seat].hand.length + s.players[seat].open.length > 0
    case 'lose-agents':
      return s.players[seat].agents > 0
    case 'lose-soldiers':
      return s.players[seat].soldiers > 0
    case 'leak':
      return s.threats.some(threat => threat.lead === seat && isOnBoard(play, threat))
    default:
      return true
  }
}

export const mayLoseClout = (play: Play, seat: Seat, other: Seat): boolean =>
  other !== seat && play.s.players[other].clout > 0 && standing(play, other, 'shield-clout') === 0

const cardsInHand = ({ s }: Play, seat: Seat): number => s.players[seat].hand.length + s.players[seat].open.length

/** Whoever is made to discard keeps a card at least: nobody is kept from the duty of M-20. */
export const mayBeMadeToDiscard = (play: Play, seat: Seat, other: Seat): boolean =>
  other !== seat && cardsInHand(play, other) > 1

/** How many cards that is. */
export const madeToDiscard = (play: Play, other: Seat, n: number): number => Math.min(n, cardsInHand(play, other) - 1)

/** M-17, M-37: somebody with anything that lies face down, and no shelter. */
export const mayBeExposed = (play: Play, seat: Seat, other: Seat): boolean => {
  const { hand, down } = play.s.players[other]
  return other !== seat && hand.length + down.length > 0 && standing(play, other, 'immune-exposure') === 0
}

/** Aimed at a threat: what happens there. */
export const aimed: Partial<Record<PlayerEffect, (play: Play, seat: Seat, threat: Threat, n: number) => void>> = {
  'look-plot': lookAtPlot,
  'look-intel': lookAtIntel,
  delay: (play, _seat, { id }) => moveThreat(play, id, -1),
  hasten: (play, _seat, { id }) => moveThreat(play, id, 1),
  'send-agent'({ events }, seat, threat, n) {
    threat.agents += n
    if (events) events.push({ kind: 'supplied', seat, threat: threat.id, what: 'agents', n })
  },
  'send-soldiers'({ events }, seat, threat, n) {
    threat.soldiers += n
    if (events) events.push({ kind: 'supplied', seat, threat: threat.id, what: 'soldiers', n })
  },
  claim: claimCase,
  'free-lead'(play, seat, threat) {
    if (play.events) play.events.push({ kind: 'lead-taken', seat, from: threat.lead, threat: threat.id })
    freeLead(play, threat)
  },
  reprimand(play, seat, threat) {
    if (play.events) play.events.push({ kind: 'reprimanded', seat, threat: threat.id })
    freeLead(play, threat)
  },
}

export function claimCase({ s, events }: Play, seat: Seat, threat: Threat): void {
  threat.lead = seat
  s.players[seat].leads--
  if (events) events.push({ kind: 'claimed', seat, threat: threat.id })
}

/** M-18: told to pay more than there is, one pays none and loses a Case Lead instead. */
function lose(play: Play, seat: Seat, token: 'rep' | 'clout', n: number): void {
  const has = play.s.players[seat][token]
  if (has < n) {
    if (play.events) play.events.push({ kind: 'cannot-pay', seat, token, n, has })
    carryOut(play, seat, 'reprimand', 1)
  } else if (token === 'rep') gainRep(play, seat, -n)
  else gainClout(play, seat, -n)
}

/** The ability that keeps an effect from whoever has it face up. */
const shields: Partial<Record<PlayerEffect, StandingAbility>> = {
  'lose-clout': 'shield-clout',
  'burn-asset': 'unburnable',
  'soldier-or-asset': 'unburnable',
}

/** Is there nothing else to give up than what is shielded? */
const isShielded = ({ s }: Play, seat: Seat, effect: PlayerEffect): boolean =>
  effect === 'lose-clout' ||
  (s.players[seat].up.length > 0 && (effect === 'burn-asset' || s.players[seat].soldiers === 0))

/** What an effect does to a player; where it finds nothing, or an asset keeps it from them, it says so. */
export function carryOut(play: Play, seat: Seat, effect: PlayerEffect, n: number): void {
  const { events, deck, s } = play
  const shield = shields[effect]
  if (shield !== undefined && isShielded(play, seat, effect) && applied(play, seat, shield) > 0) {
    const by = s.players[seat].up.find(asset => deck.assets[asset].always?.some(one => one.do === shield)) ?? 0
    if (events) events.push({ kind: 'spared', seat, effect, n, asset: deck.assets[by].id })
  } else if (canDo(play, seat, effect)) playerEffect[effect](play, seat, n)
  else if (events) events.push({ kind: 'no-effect', seat, effect, n })
}

/** M-12: what an Advantage may cost, and so be declined: a hand, open cards, a Case Lead; or somebody else's cards. */
export const COSTS: ReadonlySet<PlayerEffect> = new Set<PlayerEffect>([
  'swap-hand',
  'conceal',
  'claim',
  'make-discard',
  'expose-player',
])

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
const playerEffect: Readonly<Record<PlayerEffect, Does>> = {
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
  'make-discard': askForAmount('make-discard'),
  'expose-player': askFor('expose-player'),
  launder: askForAmount('launder'),
  'soldier-or-asset': askFor('soldier-or-asset'),
  'burn-asset': askFor('burn-asset'),
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
    if (events) events.push({ kind: 'took-asset', seat, asset: deck.assets[asset].id, from: null })
  },

  'lose-rep': (play, seat, n) => lose(play, seat, 'rep', n),
  'lose-clout': (play, seat, n) => lose(play, seat, 'clout', n),
  'lose-agents': (play, seat, n) => gainAgents(play, seat, -Math.min(n, play.s.players[seat].agents)),
  'lose-soldiers': (play, seat, n) => gainSoldiers(play, seat, -Math.min(n, play.s.players[seat].soldiers)),
}
