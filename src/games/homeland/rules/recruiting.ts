import type { Seat } from '../../../engine/game.ts'
import { count, type Steps } from '../../../engine/steps.ts'
import { firstOf, KEEP, option, PAY, pair, secondOf, thingOf } from '../options.ts'
import { ASSET_PRICE } from '../vocabulary.ts'
import { effectsOf, type Frames, ofSeat } from './frames.ts'
import { drawAsset } from './piles.ts'
import { question } from './question.ts'
import { type Play, push } from './state.ts'
import { applied, burnAsset, gainClout, gainRep, standing } from './table.ts'

export const assetPrice = (play: Play, seat: Seat): number =>
  Math.max(0, ASSET_PRICE - standing(play, seat, 'cheap-assets'))

/** M-34: the named asset can be taken from another player's face-up ones or from the discard pile. */
export function holderOf({ s }: Play, seat: Seat, asset: number): number {
  for (let other = 0; other < s.players.length; other++)
    if (other !== seat && s.players[other].up.includes(asset)) return other
  return s.assetDiscard.includes(asset) ? s.players.length : -1
}

export function countRecruit(play: Play, seat: Seat): void {
  if (++play.s.recruits > 1) applied(play, seat, 'extra-recruit')
}

/** M-22: an Agent or a Soldier, for nothing. */
export function recruit(play: Play, seat: Seat, what: 'agent' | 'soldier'): void {
  countRecruit(play, seat)
  const player = play.s.players[seat]
  if (what === 'agent') player.agents++
  else player.soldiers++
  if (play.events) play.events.push({ kind: 'recruited', seat, what })
}

export function activate({ s, deck, events }: Play, seat: Seat, asset: number): void {
  const { down, up } = s.players[seat]
  down.splice(down.indexOf(asset), 1)
  up.push(asset)
  if (events) events.push({ kind: 'activated', seat, asset: deck.assets[asset].id })
}

export function burnForUse(play: Play, seat: Seat, asset: number): void {
  const { s, deck, events } = play
  burnAsset(play, seat, asset)
  if (deck.burnOnTurn[asset] >= 0) {
    push(s, effectsOf(seat, deck.burnOnTurn[asset], 0))
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
    events.push({
      kind: 'took-asset',
      seat,
      asset: deck.assets[taken].id,
      from: from === s.players.length ? null : from,
    })
}

/** M-22: pay first, draw two, keep one face down. */
export const recruitingSteps = {
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
        const asset = drawAsset(play)
        if (asset >= 0) drawn.push(asset)
      }
      if (drawn.length === 0) return
      if (events)
        events.push({ kind: 'drew-assets', seat, n: drawn.length, assets: drawn.map(asset => deck.assets[asset].id) })
      push(s, ofSeat('asset.keep', seat))
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
} satisfies Partial<Steps<Play, Frames>>
