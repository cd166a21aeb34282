import type { Decision, Seat } from '../../engine/game.ts'
import type { Deck } from '../../games/homeland/cards/deck.ts'
import { stepNames } from '../../games/homeland/rules/frames.ts'
import type { PlayerSeen, ThreatSeen, View } from '../../games/homeland/view/view.ts'
import { actions, agendas, playerEffects } from '../../games/homeland/vocabulary.ts'
import { SEATS, SPACES } from './homeland-actions.ts'
import { homelandLayout, ofPlayer, ofThreat, parts } from './homeland-layout.ts'
import { countInto, lengthOf, type Observer, placesIn, startsOf } from './space.ts'

/** Codes of where an asset is; face up, the first is this seat's own and the next ones the others'. */
const ASSET = { discarded: 1, gone: 2, down: 3, drawn: 4, up: 5 } as const
const NONE: readonly string[] = []

const flag = (is: boolean | undefined): number => (is ? 1 : 0)

/** What a seat was last shown, as numbers. */
interface Written {
  readonly numbers: Int32Array
  view: View | null
  /** What those of each space are of. */
  readonly on: (ThreatSeen | null)[]
}

/**
 * Puts views of Homeland into numbers. Views of a simulation have the same object for what looks the same as before
 * (see `eyesFor`): only what is another object is put into numbers anew, and most is not.
 */
export function homelandObservers(deck: Deck): () => Observer {
  const { intel, assets, plots, organizations } = deck.data
  const layout = homelandLayout(deck)
  const length = lengthOf(layout)
  const starts = startsOf(layout)
  const startOf = (part: keyof typeof parts): number => starts.get(parts[part]) ?? 0
  const at = {
    done: startOf('done'),
    agenda: startOf('agenda'),
    hand: startOf('hand'),
    open: startOf('open'),
    placing: startOf('placing'),
    assets: startOf('assets'),
    players: startOf('players'),
    spaces: startOf('spaces'),
    analysis: startOf('analysis'),
    question: startOf('question'),
    discards: startOf('discards'),
  }
  const placesOf = {
    intel: placesIn(intel.map(({ id }) => id)),
    assets: placesIn(assets.map(({ id }) => id)),
    plots: placesIn(plots.map(({ id }) => id)),
    organizations: placesIn(organizations.map(({ id }) => id)),
    kinds: placesIn(stepNames),
    effects: placesIn(playerEffects),
  }
  const codeOf = (places: ReadonlyMap<string, number>, id: string | null | undefined): number =>
    id == null ? 0 : (places.get(id) ?? -1) + 1
  const spaceOf = ({ spaces }: View, threat: number | null | undefined): number =>
    threat == null ? 0 : spaces.indexOf(threat) + 1

  /** Blue and red of these cards. */
  const putSums = (to: Int32Array, from: number, cards: readonly string[]): void => {
    let blue = 0
    let red = 0
    for (const card of cards) {
      const { colour, number } = intel[placesOf.intel.get(card) ?? 0]
      if (colour === 'blue') blue += number
      if (colour === 'red') red += number
    }
    to[from] = blue
    to[from + 1] = red
  }
  const putThreat = (to: Int32Array, from: number, threat: ThreatSeen, seat: Seat, players: number): void => {
    const looked = threat.looks?.at(-1)?.cards ?? NONE
    const organization = placesOf.organizations.get(threat.organization) ?? 0
    const plot = threat.plot === undefined ? undefined : placesOf.plots.get(threat.plot)
    to[from] = 1
    to[from + 1] = organization + 1
    to[from + 2] = organizations[organization].sophistication
    to[from + 3] = threat.lead === undefined ? 0 : ((threat.lead - seat + players) % players) + 1
    to[from + 4] = threat.agents ?? 0
    to[from + 5] = threat.soldiers ?? 0
    to[from + 6] = threat.by.length
    putSums(to, from + 7, threat.mine ?? NONE)
    to[from + 9] = looked.length
    putSums(to, from + 10, looked)
    to[from + 12] = plot === undefined ? 0 : plot + 1
    to[from + 13] = plot === undefined ? 0 : plots[plot].complexity
    to[from + 14] = plot === undefined ? 0 : plots[plot].impact
  }
  const putPlayer = (to: Int32Array, from: number, player: PlayerSeen): void => {
    to[from] = 1
    to[from + 1] = player.rep
    to[from + 2] = player.clout
    to[from + 3] = player.agents
    to[from + 4] = player.soldiers
    to[from + 5] = player.leads
    to[from + 6] = player.hand
    to[from + 7] = player.open.length
    to[from + 8] = player.down
    to[from + 9] = flag(player.accused)
  }
  /** Where each asset is, as far as this seat sees. */
  const putAssets = (to: Int32Array, { players, discards, gone, me }: View, seat: Seat): void => {
    to.fill(0, at.assets, at.assets + assets.length)
    const put = (ids: readonly string[], code: number): void => {
      for (const id of ids) to[at.assets + (placesOf.assets.get(id) ?? 0)] = code
    }
    put(discards.assets, ASSET.discarded)
    put(gone.assets, ASSET.gone)
    put(me?.down ?? NONE, ASSET.down)
    put(me?.drawn ?? NONE, ASSET.drawn)
    for (const [other, { up }] of players.entries())
      put(up, ASSET.up + ((other - seat + players.length) % players.length))
  }
  const putFirst = (to: Int32Array, view: View, kind: string, seat: Seat): void => {
    const { decks, players } = view
    const n = players.length
    to[0] = placesOf.kinds.get(kind) ?? -1
    to[1] = n
    to[2] = seat
    to[3] = view.round
    to[4] = (view.marker - seat + n) % n
    to[5] = view.turn === null ? 0 : ((view.turn - seat + n) % n) + 1
    to[6] = view.agency
    to[7] = view.terrorist
    to[8] = flag(view.mustClaim)
    to[9] = view.trades
    to[10] = view.recruits
    to[11] = spaceOf(view, view.placedOn)
    to[12] = decks.plots
    to[13] = decks.organizations
    to[14] = decks.intel
    to[15] = decks.assets
  }
  const putPlayers = (to: Int32Array, { players }: View, seat: Seat, before: View | null): void => {
    const n = players.length
    for (let other = 0; other < Math.min(SEATS, n); other++) {
      const player = players[(seat + other) % n]
      if (before?.players[(seat + other) % n] !== player) putPlayer(to, at.players + other * ofPlayer.length, player)
    }
  }
  const putSpaces = ({ numbers, on }: Written, { spaces, threats, players }: View, seat: Seat): void => {
    for (let space = 0; space < SPACES; space++) {
      const id = spaces[space]
      const threat = (id === null ? undefined : threats.find(one => one.id === id)) ?? null
      if (on[space] === threat) continue
      on[space] = threat
      const from = at.spaces + space * ofThreat.length
      if (threat === null) numbers.fill(0, from, from + ofThreat.length)
      else putThreat(numbers, from, threat, seat, players.length)
    }
  }
  const putAnalysis = (to: Int32Array, view: View): void => {
    const { analysis } = view
    to[at.analysis] = spaceOf(view, analysis?.threat)
    to[at.analysis + 1] = codeOf(placesOf.plots, analysis?.plot)
    to[at.analysis + 2] = analysis?.shown.length ?? 0
    to[at.analysis + 3] = analysis?.left ?? 0
    to[at.analysis + 4] = analysis?.red ?? 0
    to[at.analysis + 5] = analysis?.blue ?? 0
    to[at.analysis + 6] = flag(analysis?.quiet)
  }
  const putQuestion = (to: Int32Array, view: View): void => {
    const { asked } = view
    to[at.question] = spaceOf(view, asked?.threat)
    to[at.question + 1] = codeOf(placesOf.effects, asked?.effect)
    to[at.question + 2] = asked?.n ?? 0
    to[at.question + 3] = asked?.left ?? 0
    to[at.question + 4] = codeOf(placesOf.assets, asked?.asset)
    to[at.question + 5] = codeOf(placesOf.intel, asked?.card)
  }

  /** What has to be looked at for every question, and what is another object than before. */
  const observed = (written: Written, view: View, { kind, seat }: Decision): Int32Array => {
    const { numbers, view: before } = written
    const { me, players, discards } = view
    putFirst(numbers, view, kind, seat)
    putAnalysis(numbers, view)
    putQuestion(numbers, view)
    if (before?.done !== view.done)
      for (const [n, action] of actions.entries()) numbers[at.done + n] = flag(view.done.includes(action))
    if (before?.me !== me) {
      for (const [n, agenda] of agendas.entries()) numbers[at.agenda + n] = flag(me?.agenda === agenda)
      countInto(numbers, at.hand, placesOf.intel, me?.hand ?? NONE)
      numbers[at.placing] = codeOf(placesOf.intel, me?.placing)
    }
    if (before?.players !== players) {
      countInto(numbers, at.open, placesOf.intel, players[seat].open)
      putPlayers(numbers, view, seat, before)
    }
    if (before?.me !== me || before?.players !== players || before?.discards !== discards || before?.gone !== view.gone)
      putAssets(numbers, view, seat)
    if (before?.spaces !== view.spaces || before?.threats !== view.threats) putSpaces(written, view, seat)
    if (before?.discards.intel !== discards.intel) {
      numbers.fill(0, at.discards, at.discards + intel.length)
      for (const [title, copies] of discards.intel) numbers[at.discards + (placesOf.intel.get(title) ?? 0)] = copies
    }
    written.view = view
    return numbers
  }

  return () => {
    const all: Written[] = []
    return {
      observe(decision, view) {
        all[decision.seat] ??= {
          numbers: new Int32Array(length),
          view: null,
          on: new Array<ThreatSeen | null>(SPACES).fill(null),
        }
        return observed(all[decision.seat], view as View, decision)
      },
    }
  }
}
