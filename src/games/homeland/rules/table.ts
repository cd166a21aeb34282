import type { Seat } from '../../../engine/game.ts'
import { count } from '../../../engine/steps.ts'
import { COLUMNS, IMMINENT, levels, type StandingAbility, TRACK } from '../vocabulary.ts'
import { ofThreat } from './frames.ts'
import { addIntel, drawIntel, drawOrganization, drawPlot, intelName, putOn } from './piles.ts'
import { type Play, push, spaceAt, type Threat, threatOf } from './state.ts'

/** Tokens, figures, cases and assets: what almost every rule touches. */

export function gainRep({ s, events }: Play, seat: Seat, n: number): void {
  if (n === 0) return
  const player = s.players[seat]
  player.rep += n
  if (events) events.push({ kind: 'rep', seat, from: player.rep - n, to: player.rep })
}

export function gainClout({ s, events }: Play, seat: Seat, n: number): void {
  if (n === 0) return
  const player = s.players[seat]
  player.clout += n
  if (events) events.push({ kind: 'clout', seat, from: player.clout - n, to: player.clout })
}

export function gainAgents({ s, events }: Play, seat: Seat, n: number): void {
  s.players[seat].agents += n
  if (events && n !== 0) events.push({ kind: 'agents', seat, n })
}

export function gainSoldiers({ s, events }: Play, seat: Seat, n: number): void {
  s.players[seat].soldiers += n
  if (events && n !== 0) events.push({ kind: 'soldiers', seat, n })
}

export function advanceTrack({ s, events }: Play, track: 'agency' | 'terrorist', n: number): void {
  const from = s[track]
  s[track] = Math.min(TRACK, from + n) // M-15: surplus ignored
  if (events) events.push({ kind: 'track', track, from, to: s[track] })
}

/** What a player's face-up assets add up to for one ability (M-25). */
export function standing({ s, deck }: Play, seat: Seat, ability: StandingAbility): number {
  const { up } = s.players[seat]
  let n = 0
  for (let i = 0; i < up.length; i++) {
    const { always } = deck.assets[up[i]]
    if (always) for (let j = 0; j < always.length; j++) if (always[j].do === ability) n += always[j].n || 1
  }
  return n
}

/** The same where it makes itself felt: each asset that adds to it is counted, for the tests that count. */
export function applied(play: Play, seat: Seat, ability: StandingAbility): number {
  const { s, deck, ran } = play
  if (ran)
    for (const asset of s.players[seat].up)
      if (deck.assets[asset].always?.some(one => one.do === ability)) count(ran, `${deck.assets[asset].id}.${ability}`)
  return standing(play, seat, ability)
}

/** The Case Lead goes back to its owner; the threat keeps its Intel and figures (M-18). */
export function freeLead({ s }: Play, threat: Threat): void {
  if (threat.lead < 0) return
  s.players[threat.lead].leads++
  threat.lead = -1
}

/** The same for a threat that is done with, where nothing else tells of it (M-15, M-26). */
export function returnLead(play: Play, threat: Threat): void {
  if (play.events && threat.lead >= 0) play.events.push({ kind: 'lead-returned', seat: threat.lead, threat: threat.id })
  freeLead(play, threat)
}

/** The figures on a threat go to the supply, whoever sent them. */
export function withdraw({ events }: Play, threat: Threat, what: 'agents' | 'soldiers'): void {
  const n = threat[what]
  threat[what] = 0
  if (events && n > 0) events.push({ kind: 'figures-left', threat: threat.id, what, n })
}

/** Face-up asset out of the game for good (M-16). */
export function burnAsset({ s, deck, events }: Play, seat: Seat, asset: number): void {
  const { up } = s.players[seat]
  up.splice(up.indexOf(asset), 1)
  s.assetGone.push(asset)
  if (events) events.push({ kind: 'burned', seat, asset: deck.assets[asset].id })
}

/** M-23, M-36: a look at the Intel, shown without order; the look is remembered with its date. */
export function lookAtIntel(play: Play, seat: Seat, threat: Threat): void {
  const { s, events } = play
  threat.looks.push(seat, threat.cards.length, s.round)
  if (events)
    events.push({
      kind: 'looked-intel',
      seat,
      threat: threat.id,
      n: threat.cards.length,
      cards: threat.cards
        .slice()
        .sort((a, b) => a - b)
        .map(card => intelName(play, card)),
    })
}

/** M-24: a look at the Plot. */
export function lookAtPlot({ deck, events }: Play, seat: Seat, threat: Threat): void {
  threat.plotSeen |= 1 << seat
  if (events) events.push({ kind: 'looked-plot', seat, threat: threat.id, plot: deck.data.plots[threat.plot].id })
}

/** M-8: a new threat, at its Organization's level or at the one given; with no room at all it is analysed at once. */
export function revealThreat(play: Play, level: number): void {
  const { s, deck, events } = play
  const organization = drawOrganization(play)
  const plot = organization < 0 ? -1 : drawPlot(play)
  if (plot < 0) {
    if (organization >= 0) s.organizations.push(organization)
    if (events) events.push({ kind: 'no-threat' })
    return
  }
  const threat: Threat = {
    id: s.nextThreat++,
    organization,
    plot,
    lead: -1,
    agents: 0,
    soldiers: 0,
    cards: [],
    by: [],
    known: [],
    plotSeen: 0,
    looks: [],
  }
  const card = drawIntel(play)
  if (card >= 0) putOn(threat, card, -1, false)
  s.threats.push(threat)
  const name = deck.data.organizations[organization].id
  for (let at = level < 0 ? deck.level[organization] : level; at <= IMMINENT; at++)
    for (let column = 0; column < COLUMNS; column++)
      if (s.spaces[spaceAt(at, column)] < 0) {
        s.spaces[spaceAt(at, column)] = threat.id
        if (events)
          events.push({ kind: 'new-threat', threat: threat.id, organization: name, level: levels[at], at: column + 1 })
        return
      }
  if (events) events.push({ kind: 'new-threat-now', threat: threat.id, organization: name })
  if (s.analysing >= 0) s.pending.push(threat.id)
  else push(s, ofThreat('analysis.begin', threat.id))
}

/** Add Intel to every case this player leads. */
export function leak(play: Play, seat: Seat, n: number): void {
  const { s } = play
  for (const threat of s.threats) if (threat.lead === seat && threat.id !== s.analysing) addIntel(play, threat, n)
}

export function moveThreat({ s, events }: Play, id: number, by: number): void {
  const from = s.spaces.indexOf(id)
  const to = from + by * COLUMNS
  s.spaces[from] = -1
  s.spaces[to] = id
  if (events) events.push({ kind: 'moved', threat: id, level: levels[Math.floor(to / COLUMNS)] })
}

/** May this threat go one level up or down, straight, to a free space? */
export function mayMove({ s }: Play, id: number, by: number): boolean {
  const from = s.spaces.indexOf(id)
  const to = from + by * COLUMNS
  return from >= 0 && to >= 0 && to < s.spaces.length && s.spaces[to] < 0
}

/** M-26: every card of it leaves the game unseen, its figures go, its lead returns, nobody scores. */
export function strike(play: Play, seat: Seat, id: number): void {
  const { s, events } = play
  const threat = threatOf(s, id)
  if (events) events.push({ kind: 'struck', seat, threat: id })
  withdraw(play, threat, 'soldiers')
  withdraw(play, threat, 'agents')
  returnLead(play, threat)
  s.plotGone.push(threat.plot)
  s.organizationGone.push(threat.organization)
  for (const card of threat.cards) s.intelGone.push(card)
  s.spaces[s.spaces.indexOf(id)] = -1
  s.threats.splice(s.threats.indexOf(threat), 1)
}
