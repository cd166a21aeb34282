import type { Seat } from '../../../engine/game.ts'
import { type Ask, count, type Steps } from '../../../engine/steps.ts'
import type { Asset } from '../cards/card.ts'
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
import { BLUE, COLUMNS, GOLD, IMMINENT, MOST_FIGURES, RED, TRACK } from '../vocabulary.ts'
import { discardChosen, offerHand } from './effects.ts'
import {
  discardingFor,
  effectsOf,
  type FrameOf,
  type Frames,
  goldOf,
  ofThreat,
  plain,
  reacting,
  revealing,
  withLeft,
} from './frames.ts'
import { golds } from './golds.ts'
import { inOrder, intelName, shuffleIntel } from './piles.ts'
import { ofFrame } from './question.ts'
import { counts, type Play, push, spaceAt, threatOf } from './state.ts'
import {
  advanceTrack,
  applied,
  burnAsset,
  freeLead,
  gainAgents,
  gainClout,
  gainRep,
  revealThreat,
  standing,
} from './table.ts'

/** M-10: complexity, sophistication and red Intel against blue Intel, Agents and what assets add. */
export function totals(play: Play): { red: number; blue: number } {
  const { s, deck } = play
  const threat = threatOf(s, s.analysing)
  let red = deck.complexity[threat.plot] + deck.sophistication[threat.organization] + s.redBonus
  let blue = threat.agents + s.blueBonus
  let highestRed = 0
  let highestBlue = 0
  for (let i = 0; i < s.shown; i++) {
    if (!counts(s, i)) continue
    const card = s.order[i]
    const n = deck.number[card]
    if (deck.colour[card] === RED) {
      red += n
      highestRed = Math.max(highestRed, n)
    } else if (deck.colour[card] === BLUE) {
      blue += n
      highestBlue = Math.max(highestBlue, n)
    }
  }
  red += s.doubleRed * highestRed
  blue += s.doubleBlue * highestBlue
  if (threat.lead >= 0) blue += standing(play, threat.lead, 'blue-on-my-cases') // M-36
  return { red, blue }
}

const tellTotals = (play: Play): void => {
  if (play.events) play.events.push({ kind: 'totals', threat: play.s.analysing, ...totals(play) })
}

const seatAt = ({ s }: Play, at: number): Seat => (s.marker + at) % s.players.length

/**
 * M-25 lets each asset be used once a turn, the Terrorist turn too, and M-38 says so of Peter Quinn. Dar Adal's is any
 * number of Agents during an analysis: once in each.
 */
const eachAnalysis = ({ onTotals }: Asset): boolean => onTotals?.do === 'agents-for-blue'

/** M-11: in order from the marker, whoever has a fitting face-up asset, until all pass in a row. */
const react: Ask<Play, FrameOf<'analysis.react'>> = {
  rule: 'M-11',
  seat: (play, { at }) => seatAt(play, at),
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
    s.reacted.push(asset)
    const reaction = deck.assets[asset].onTotals
    if (!reaction) return
    if (play.ran) count(play.ran, `${deck.assets[asset].id}.${reaction.do}`)
    const n = secondOf(thingOf(chosen))
    switch (reaction.do) {
      case 'burn-swing':
        swing(play, seat, asset, verbOf(chosen) === REACT_RED, reaction.n)
        burnAsset(play, seat, asset)
        break
      case 'pay-clout-swing':
        gainClout(play, seat, -2)
        swing(play, seat, asset, verbOf(chosen) === REACT_RED, reaction.n)
        break
      case 'pay-rep-blue':
        gainRep(play, seat, -1)
        swing(play, seat, asset, false, reaction.n)
        break
      case 'agents-for-blue':
        gainAgents(play, seat, -n)
        swing(play, seat, asset, false, reaction.n * n)
        break
      case 'agent-for-card':
        gainAgents(play, seat, -1)
        snipe(play, seat, asset, n)
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
const discardToSwing: Ask<Play, FrameOf<'react.discard'>> = {
  rule: 'M-11',
  seat: ofFrame,
  options(play, { seat }, out) {
    offerHand(play, seat, CARD, CARD_OPEN, out)
  },
  choose(play, { asset }, chosen, seat) {
    const { deck } = play
    const card = discardChosen(play, seat, chosen)
    if (deck.colour[card] !== GOLD) swing(play, seat, asset, deck.colour[card] === RED, deck.number[card])
  },
}

/** Nothing of one analysis carries over to the next. */
function clearDesk({ s, deck }: Play): void {
  s.analysing = -1
  s.order = []
  s.shown = 0
  if (s.cancelled.length > 0) s.cancelled.length = 0
  if (s.sniped.length > 0) s.sniped.length = 0
  s.redBonus = 0
  s.blueBonus = 0
  s.doubleRed = 0
  s.doubleBlue = 0
  s.quiet = false
  if (s.reacted.length > 0) s.reacted = s.reacted.filter(asset => !eachAnalysis(deck.assets[asset]))
}

export const analysisSteps = {
  'terror.analyse': {
    rule: 'M-6',
    does({ s }) {
      for (let column = 0; column < COLUMNS; column++) {
        const id = s.spaces[spaceAt(IMMINENT, column)]
        if (id < 0) continue
        push(s, plain('terror.analyse'))
        push(s, ofThreat('analysis.begin', id))
        return
      }
      push(s, plain('terror.advance'))
    },
  },

  'terror.advance': {
    rule: 'M-7',
    does({ s, events }) {
      for (let at = s.spaces.length - 1; at >= COLUMNS; at--) s.spaces[at] = s.spaces[at - COLUMNS]
      for (let column = 0; column < COLUMNS; column++) s.spaces[column] = -1
      if (events) events.push({ kind: 'advanced' })
      push(s, revealing(s.players.length))
    },
  },

  'terror.reveal': {
    rule: 'M-8',
    does(play, { left }) {
      const { s } = play
      if (left === 0) {
        push(s, withLeft('turn.begin', s.marker, s.players.length))
        return
      }
      push(s, revealing(left - 1))
      revealThreat(play, -1)
    },
  },

  'analysis.begin': {
    rule: 'M-9',
    does(play, { threat: id }) {
      const { s, deck, events } = play
      const threat = threatOf(s, id)
      const at = s.spaces.indexOf(id)
      if (at >= 0) s.spaces[at] = -1 // M-8: its own space counts as free
      threat.soldiers = 0
      s.analysing = id
      // Put in order first, so that the shuffle cannot tell who had put what where.
      s.order = shuffleIntel(s, inOrder(threat.cards))
      if (events)
        events.push({
          kind: 'analysis',
          threat: id,
          organization: deck.data.organizations[threat.organization].id,
          plot: deck.data.plots[threat.plot].id,
          lead: threat.lead,
        })
      push(s, ofThreat('analysis.reveal', id))
    },
  },

  'analysis.reveal': {
    rule: 'M-9',
    does(play, { threat }) {
      const { s, deck, events } = play
      if (s.shown >= s.order.length) {
        tellTotals(play)
        push(s, reacting(threat, 0, 0))
        return
      }
      const card = s.order[s.shown++]
      if (events) events.push({ kind: 'turned-up', threat, card: intelName(play, card), ...totals(play) })
      push(s, ofThreat('analysis.reveal', threat))
      if (deck.colour[card] === GOLD) push(s, goldOf(threat, deck.intelTitle[card]))
    },
  },

  'analysis.gold': {
    rule: 'M-9',
    does(play, { threat, title }) {
      const { id, gold } = play.deck.data.intel[title]
      if (!gold) return
      if (play.events) play.events.push({ kind: 'gold', threat, card: id })
      if (play.ran) count(play.ran, `${id}.gold`)
      golds[gold.do](play, gold.n)
    },
  },

  'analysis.react': react,
  'react.discard': discardToSwing,

  'analysis.retotal': {
    rule: 'M-11',
    does(play) {
      tellTotals(play)
    },
  },

  'analysis.compare': {
    rule: 'M-12',
    does(play, { threat }) {
      const { red, blue } = totals(play) // M-10
      const { lead } = threatOf(play.s, threat)
      if (lead >= 0) applied(play, lead, 'blue-on-my-cases')
      push(play.s, ofThreat('analysis.end', threat))
      push(play.s, ofThreat(blue > red ? 'analysis.neutralised' : 'analysis.succeeded', threat))
    },
  },

  'analysis.neutralised': {
    rule: 'M-12',
    does(play, { threat: id }) {
      const { s, deck, events } = play
      const { plot, organization, lead } = threatOf(s, id)
      const impact = deck.impact[plot]
      if (events) events.push({ kind: 'neutralised', threat: id, impact })
      advanceTrack(play, 'agency', impact)
      if (lead < 0) return // M-14
      gainRep(play, lead, impact)
      if (events) events.push({ kind: 'advantage', seat: lead, organization: deck.data.organizations[organization].id })
      push(s, effectsOf(lead, deck.advantage[organization], 0))
    },
  },

  'analysis.succeeded': {
    rule: 'M-13',
    does(play, { threat: id }) {
      const { s, deck, events } = play
      const { plot, lead } = threatOf(s, id)
      const impact = deck.impact[plot]
      if (events) events.push({ kind: 'succeeded', threat: id, impact })
      advanceTrack(play, 'terrorist', impact)
      for (let seat = 0; seat < s.players.length; seat++) gainClout(play, seat, impact)
      const fallout = deck.fallout[plot]
      const name = deck.data.plots[plot].id
      if (fallout >= 0) {
        if (lead < 0) return // M-14
        if (events) events.push({ kind: 'fallout', seat: lead, plot: name })
        push(s, effectsOf(lead, fallout, 0))
      } else {
        if (events) events.push({ kind: 'global-fallout', plot: name })
        for (let at = s.players.length - 1; at >= 0; at--) {
          const seat = seatAt(play, at)
          push(s, effectsOf(seat, deck.globalFallout[plot], 0))
        }
      }
    },
  },

  'analysis.end': {
    rule: 'M-15',
    does(play, { threat: id }) {
      const { s, events } = play
      const threat = threatOf(s, id)
      freeLead(play, threat)
      s.plotDiscard.push(threat.plot)
      s.organizationDiscard.push(threat.organization)
      for (let place = 0; place < s.order.length; place++)
        (s.sniped.includes(place) ? s.intelBurned : s.intelDiscard).push(s.order[place])
      s.threats.splice(s.threats.indexOf(threat), 1)
      clearDesk(play)
      if (events) events.push({ kind: 'closed', threat: id })
      if (s.terrorist >= TRACK || s.agency >= TRACK) {
        s.pending.length = 0 // M-8: not at all if a track has filled
        push(s, plain(s.terrorist >= TRACK ? 'end.terrorist' : 'end.accuse'))
      } else {
        const next = s.pending.shift() // M-8: directly after it, never nested
        if (next !== undefined) push(s, ofThreat('analysis.begin', next))
      }
    },
  },
} satisfies Partial<Steps<Play, Frames>>
