import type { Viewer } from '../../src/engine/game.ts'
import type { Deck } from '../../src/games/homeland/cards/deck.ts'
import type { Event } from '../../src/games/homeland/events.ts'
import type { State } from '../../src/games/homeland/rules/state.ts'
import type { ThreatSeen, View } from '../../src/games/homeland/view/view.ts'
import type { Told } from './plan.ts'

type Counts = Map<string, number>

const count = (counts: Counts, cards: readonly string[]): Counts => {
  for (const card of cards) counts.set(card, (counts.get(card) ?? 0) + 1)
  return counts
}
const counted = (cards: readonly string[]): Counts => count(new Map(), cards)

/**
 * What a state of Homeland contradicts of all that a viewer was told. Two questions, asked without any account of decks
 * and shuffles: is what was seen before it went out of sight where it was seen to go, and was a card that has not moved
 * since some earlier moment somewhere else at that moment?
 */
export const homelandContradiction =
  ({ data, intelTitle }: Deck) =>
  (s: State, viewer: Viewer, told: Told<View, Event>): string | null => {
    const plotName = (card: number) => data.plots[card].id
    const intelName = (card: number) => data.intel[intelTitle[card]].id
    const assetName = (card: number) => data.assets[card].id
    const first = told.moments[0].view
    const now = told.moments[told.moments.length - 1].view

    // What was seen on threats, and what went out of the game with them.
    const plotOf = new Map(first.threats.flatMap(({ id, plot }) => (plot === undefined ? [] : [[id, plot]])))
    const faces = new Map(first.threats.map(threat => [threat.id, facesOn(threat, viewer)]))
    const outPlots: string[] = []
    const outIntel: string[] = []
    const down = new Map<string, number>()
    for (const event of told.events)
      if (event.kind === 'looked-plot' && event.plot !== null) plotOf.set(event.threat, event.plot)
      else if (event.kind === 'looked-intel' && event.cards !== null) faces.set(event.threat, [...event.cards])
      else if (event.kind === 'placed' && event.card !== null)
        faces.set(event.threat, [...(faces.get(event.threat) ?? []), event.card])
      else if (event.kind === 'struck') {
        outPlots.push(...[plotOf.get(event.threat) ?? []].flat())
        outIntel.push(...(faces.get(event.threat) ?? []))
      } else if (event.kind === 'took-asset' && event.from === null) down.set(event.asset, event.seat)
      else if (event.kind === 'activated') down.delete(event.asset)
      else if (event.kind === 'exposed') for (const asset of event.assets) down.delete(asset)
    const gone = s.plotGone.map(plotName)
    for (const plot of outPlots) if (!gone.includes(plot)) return `${plot} left the game, and is in it.`
    const goneIntel = counted(s.intelGone.map(intelName))
    for (const [card, n] of counted(outIntel))
      if (n > (goneIntel.get(card) ?? 0)) return `${card} left the game, and is in it.`
    for (const { id, plot } of s.threats)
      if ((plotOf.get(id) ?? plotName(plot)) !== plotName(plot)) return `case ${id} is ${plotOf.get(id)}.`
    for (const [asset, seat] of down)
      if (!s.players[seat].down.map(assetName).includes(asset)) return `${asset} lies face down before seat ${seat}.`

    // No card is in two places at one time.
    for (const { view: then, events } of told.moments) {
      const since = told.events.slice(events)
      const openPlots = [...then.discards.plots, ...then.threats.flatMap(({ plot }) => plot ?? [])]
      const still = s.threats.filter(({ id }) => then.threats.some(one => one.id === id && one.plot === undefined))
      for (const card of [...still.map(({ plot }) => plot), ...s.plotGone.slice(0, then.gone.plots)])
        if (openPlots.includes(plotName(card))) return `${plotName(card)} was in sight in round ${then.round}.`

      const openAssets = new Set([
        ...then.discards.assets,
        ...then.gone.assets,
        ...then.players.flatMap(({ up }) => up),
        ...(then.me === null ? [] : [...then.me.down, ...then.me.drawn]),
      ])
      for (const [seat, player] of s.players.entries()) {
        if (seat === viewer) continue
        const got = since.filter(
          one => (one.kind === 'kept' || (one.kind === 'took-asset' && one.from === null)) && one.seat === seat,
        )
        const were = player.down.map(assetName).filter(asset => openAssets.has(asset))
        if (were.length > got.length) return `${were} before seat ${seat} were in sight in round ${then.round}.`
      }

      const named = namedIn(then)
      const room = (title: string) => (data.intel.find(({ id }) => id === title)?.copies ?? 0) - (named.get(title) ?? 0)
      const lying = counted(unseenSince(s, then, now, viewer).map(intelName))
      for (const [card, n] of lying) if (n > room(card)) return `all ${card} were in sight in round ${then.round}.`
      for (const [seat, { hand }] of s.players.entries()) {
        if (seat === viewer || s.ending !== 0) continue
        let drawn = 0
        for (const one of since) if (one.kind === 'drew' && one.seat === seat) drawn += one.n
        let later = 0
        for (const [card, n] of counted(hand.map(intelName))) later += Math.max(0, n - room(card))
        if (later > drawn) return `the hand of seat ${seat} was in sight in round ${then.round}.`
      }
    }
    return null
  }

/** All that a viewer could name on a threat: what the last look saw, and what came there openly or of their own later. */
function facesOn({ by, looks, mine, known }: ThreatSeen, viewer: Viewer): string[] {
  const looked = looks?.at(-1)?.cards ?? []
  const own = by.flatMap((seat, i) => (seat === viewer ? [i] : []))
  const later = by.flatMap((_, i) => (i < looked.length ? [] : (mine?.[own.indexOf(i)] ?? known?.[i] ?? [])))
  return [...looked, ...later]
}

/** All the Intel that a view names. */
function namedIn(view: View): Counts {
  const named: Counts = new Map()
  for (const [id, n] of view.discards.intel) named.set(id, n)
  count(named, view.gone.burnedIntel)
  count(named, view.me?.hand ?? [])
  for (const { open } of view.players) count(named, open)
  for (const threat of view.threats) {
    const faces = counted(facesOn(threat, view.viewer))
    const shown = counted(view.analysis?.threat === threat.id ? view.analysis.shown : [])
    for (const card of new Set([...faces.keys(), ...shown.keys()]))
      named.set(card, (named.get(card) ?? 0) + Math.max(faces.get(card) ?? 0, shown.get(card) ?? 0))
  }
  return named
}

/** Intel on threats that has lain there since an earlier moment and that the viewer has never seen. */
const unseenSince = (s: State, then: View, now: View, viewer: Viewer): number[] =>
  s.threats.flatMap(({ id, cards, by, known }) => {
    const before = then.threats.find(one => one.id === id)
    if (before === undefined || id === s.analysing || s.ending !== 0) return []
    const looked = now.threats.find(one => one.id === id)?.looks?.at(-1)?.cards.length ?? 0
    return cards.filter((_, i) => i >= looked && i < before.by.length && by[i] !== viewer && !known[i])
  })
