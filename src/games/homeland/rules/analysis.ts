import { count, type Steps } from '../../../engine/steps.ts'
import { GOLD, TRACK } from '../vocabulary.ts'
import { effectsOf, type Frames, goldOf, ofThreat, plain, reacting } from './frames.ts'
import { takeEffect } from './golds.ts'
import { inOrder, intelName, shuffleIntel } from './piles.ts'
import { type Play, push, seatFromMarker, threatOf } from './state.ts'
import { advanceTrack, applied, gainClout, gainRep, returnLead, withdraw } from './table.ts'
import { tellFirstTotals, tellTotals, totals } from './totals.ts'

/** Nothing of one analysis carries over to the next. */
function clearAnalysis({ s }: Play): void {
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
}

export const analysisSteps = {
  'analysis.begin': {
    rule: 'M-9',
    does(play, { threat: id }) {
      const { s, deck, events } = play
      const threat = threatOf(s, id)
      const at = s.spaces.indexOf(id)
      if (at >= 0) s.spaces[at] = -1 // M-8: its own space counts as free
      s.analysing = id
      // Put in order first, so that the shuffle cannot tell who had put what where.
      s.order = shuffleIntel(s, inOrder(threat.cards))
      if (events)
        events.push({
          kind: 'analysis',
          threat: id,
          organization: deck.data.organizations[threat.organization].id,
          plot: deck.data.plots[threat.plot].id,
          lead: threat.lead < 0 ? null : threat.lead,
        })
      withdraw(play, threat, 'soldiers')
      tellFirstTotals(play)
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
      const card = play.deck.data.intel[title]
      if (play.ran) count(play.ran, `${card.id}.gold`)
      takeEffect(play, threat, card)
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
          const seat = seatFromMarker(play, at)
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
      withdraw(play, threat, 'agents')
      returnLead(play, threat)
      s.plotDiscard.push(threat.plot)
      s.organizationDiscard.push(threat.organization)
      for (let place = 0; place < s.order.length; place++)
        (s.sniped.includes(place) ? s.intelBurned : s.intelDiscard).push(s.order[place])
      s.threats.splice(s.threats.indexOf(threat), 1)
      clearAnalysis(play)
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
