import type { Seat } from '../../../engine/game.ts'
import { type AskStep, count, type Steps } from '../../../engine/steps.ts'
import {
  CARD,
  CARD_OPEN,
  firstOf,
  option,
  PASS,
  pair,
  REACT_BLUE,
  REACT_RED,
  SNIPE,
  SPEND,
  secondOf,
  thingOf,
  verbOf,
} from '../options.ts'
import { GOLD, MOST_FIGURES } from '../vocabulary.ts'
import { discardingFor, type FrameOf, type Frames, ofThreat, reacting } from './frames.ts'
import { discardChosen, offerHand } from './hand.ts'
import { intelName } from './piles.ts'
import { ofFrame } from './question.ts'
import { counts, type Play, push, seatFromMarker } from './state.ts'
import { burnAsset, gainAgents, gainClout, gainRep } from './table.ts'
import { tellTotals } from './totals.ts'

/** M-11: in order from the marker, whoever has a fitting face-up asset, until all pass in a row. */
const react: AskStep<Play, FrameOf<'analysis.react'>> = {
  rule: 'M-11',
  seat: (play, { at }) => seatFromMarker(play, at),
  options(play, _frame, out, seat) {
    const { s, deck } = play
    const player = s.players[seat]
    if (s.quiet) return
    for (let i = 0; i < player.up.length; i++) {
      const asset = player.up[i]
      const reaction = deck.assets[asset].onTotals
      if (!reaction || s.reacted.includes(asset)) continue
      switch (reaction.do) {
        case 'burn-swing':
          out.push(option(REACT_RED, pair(asset, reaction.n)))
          out.push(option(REACT_BLUE, pair(asset, reaction.n)))
          break
        case 'agents-for-blue':
          for (let n = 1; n <= player.agents && n <= MOST_FIGURES; n++) out.push(option(SPEND, pair(asset, n)))
          break
        case 'agent-for-card':
          if (player.agents > 0)
            for (let place = 0; place < s.shown; place++)
              if (deck.colour[s.order[place]] !== GOLD && counts(s, place)) out.push(option(SNIPE, pair(asset, place)))
          break
        case 'pay-clout-swing':
          if (player.clout >= 2) {
            out.push(option(REACT_RED, pair(asset, reaction.n)))
            out.push(option(REACT_BLUE, pair(asset, reaction.n)))
          }
          break
        case 'pay-rep-blue':
          if (player.rep >= 1) out.push(option(REACT_BLUE, pair(asset, reaction.n)))
          break
        case 'discard-intel-swing':
          if (player.hand.length + player.open.length > 0) out.push(option(SPEND, pair(asset, 0)))
          break
      }
    }
    if (out.length > 0) out.push(option(PASS))
  },
  otherwise(play, frame) {
    passOn(play, frame)
  },
  choose(play, frame, chosen, seat) {
    const { s, deck } = play
    if (verbOf(chosen) === PASS) {
      passOn(play, frame)
      return
    }
    const asset = firstOf(thingOf(chosen))
    push(s, reacting(frame.threat, 0, (frame.at + 1) % s.players.length))
    push(s, ofThreat('analysis.retotal', frame.threat))
    const reaction = deck.assets[asset].onTotals
    if (!reaction) return
    if (reaction.limit === 'terrorist-turn') s.reacted.push(asset)
    if (play.ran) count(play.ran, `${deck.assets[asset].id}.${reaction.do}`)
    const n = secondOf(thingOf(chosen))
    switch (reaction.do) {
      case 'burn-swing':
        swing(play, seat, asset, verbOf(chosen) === REACT_RED, reaction.n)
        burnAsset(play, seat, asset)
        break
      case 'pay-clout-swing':
        swing(play, seat, asset, verbOf(chosen) === REACT_RED, reaction.n)
        gainClout(play, seat, -2)
        break
      case 'pay-rep-blue':
        swing(play, seat, asset, false, reaction.n)
        gainRep(play, seat, -1)
        break
      case 'agents-for-blue':
        swing(play, seat, asset, false, reaction.n * n)
        gainAgents(play, seat, -n)
        break
      case 'agent-for-card':
        snipe(play, seat, asset, n)
        gainAgents(play, seat, -1)
        break
      case 'discard-intel-swing':
        push(s, discardingFor(seat, frame.threat, asset))
        break
    }
  },
}

function passOn({ s }: Play, { threat, passes, at }: FrameOf<'analysis.react'>): void {
  if (passes + 1 >= s.players.length) push(s, ofThreat('analysis.compare', threat))
  else push(s, reacting(threat, passes + 1, (at + 1) % s.players.length))
}

function swing({ s, deck, events }: Play, seat: Seat, asset: number, isRed: boolean, n: number): void {
  if (isRed) s.redBonus += n
  else s.blueBonus += n
  if (events) events.push({ kind: 'swung', seat, asset: deck.assets[asset].id, colour: isRed ? 'red' : 'blue', n })
}

/** M-38: the card counts no more, and is out of the game once the analysis is over. */
function snipe(play: Play, seat: Seat, asset: number, place: number): void {
  const { s, deck, events } = play
  s.sniped.push(place)
  if (events) events.push({ kind: 'sniped', seat, asset: deck.assets[asset].id, card: intelName(play, s.order[place]) })
}

/** The double agent's price: a card of the hand, face up; its number goes to its own colour. */
const discardToSwing: AskStep<Play, FrameOf<'react.discard'>> = {
  rule: 'M-11',
  seat: ofFrame,
  options(play, { seat }, out) {
    offerHand(play, seat, CARD, CARD_OPEN, out)
  },
  choose(play, { asset }, chosen, seat) {
    const { deck, events } = play
    const { colour, number } = deck.data.intel[thingOf(chosen)]
    // What the asset does is told first, then what it costs.
    if (colour !== 'gold') swing(play, seat, asset, colour === 'red', number)
    else if (events) events.push({ kind: 'used', seat, asset: deck.assets[asset].id })
    discardChosen(play, seat, chosen)
  },
}

export const reactionSteps = {
  'analysis.react': react,
  'react.discard': discardToSwing,

  'analysis.retotal': {
    rule: 'M-11',
    does(play) {
      tellTotals(play)
    },
  },
} satisfies Partial<Steps<Play, Frames>>
