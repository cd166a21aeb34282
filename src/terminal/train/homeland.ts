import type { Seat } from '../../engine/game.ts'
import type { Homeland } from '../../games/homeland/game.ts'
import { CASE, STRIKE, thingOf, verbOf } from '../../games/homeland/options.ts'
import { stepNames } from '../../games/homeland/rules/frames.ts'
import type { PlayerSeen, ThreatSeen, View } from '../../games/homeland/view/view.ts'
import { actions, agendas, playerEffects } from '../../games/homeland/vocabulary.ts'
import { numbered, SEATS, SPACES } from './homeland-actions.ts'
import { counted, type Field, OTHERS, otherNames, placesIn, type TrainingSpace } from './space.ts'

const flag = (is: boolean | undefined): number => (is ? 1 : 0)

/** What stands in a space or before a player, in its order. */
const ofThreat = [
  'threat',
  'organization',
  'sophistication',
  'lead',
  'agents',
  'soldiers',
  'intel',
  'mine.blue',
  'mine.red',
  'seen',
  'seen.blue',
  'seen.red',
  'plot',
  'complexity',
  'impact',
] as const
const ofPlayer = ['here', 'rep', 'clout', 'agents', 'soldiers', 'leads', 'hand', 'open', 'down', 'accused'] as const
const scalars = [
  'kind',
  'players',
  'seat',
  'round',
  'marker',
  'turn',
  'agency',
  'terrorist',
  'mustClaim',
  'trades',
  'recruits',
  'placedOn',
] as const
const decks = ['decks.plots', 'decks.organizations', 'decks.intel', 'decks.assets'] as const
const ofAnalysis = ['space', 'plot', 'shown', 'left', 'red', 'blue', 'quiet'] as const
const ofQuestion = ['space', 'effect', 'n', 'left', 'asset', 'card'] as const

/** Homeland in numbers: other players are counted from whoever looks. docs/OWN-BOTS.md has the list. */
export function homelandSpace(game: Homeland): TrainingSpace {
  const deck = game.cards
  const { intel, assets, plots, organizations } = deck.data
  const { names, starts, things } = numbered(deck)
  const at = {
    intel: placesIn(intel.map(({ id }) => id)),
    assets: placesIn(assets.map(({ id }) => id)),
    plots: placesIn(plots.map(({ id }) => id)),
    organizations: placesIn(organizations.map(({ id }) => id)),
    kinds: placesIn(stepNames),
    effects: placesIn(playerEffects),
  }
  const codeOf = (places: ReadonlyMap<string, number>, id: string | null | undefined): number =>
    id == null ? 0 : (places.get(id) ?? -1) + 1

  const layout: readonly Field[] = [
    ...scalars.map(one),
    ...decks.map(one),
    ...actions.map(action => one(`done.${action}`)),
    ...agendas.map(agenda => one(`agenda.${agenda}`)),
    { name: 'hand', size: intel.length },
    { name: 'open', size: intel.length },
    { name: 'placing', size: 1 },
    { name: 'assets', size: assets.length },
    { name: `players: ${ofPlayer.join(', ')}`, size: SEATS * ofPlayer.length },
    { name: `spaces: ${ofThreat.join(', ')}`, size: SPACES * ofThreat.length },
    { name: `analysis: ${ofAnalysis.join(', ')}`, size: ofAnalysis.length },
    { name: `question: ${ofQuestion.join(', ')}`, size: ofQuestion.length },
    { name: 'discards.intel', size: intel.length },
  ]

  const sums = (cards: readonly string[] | undefined): string => {
    let blue = 0
    let red = 0
    for (const card of cards ?? []) {
      const { colour, number } = intel[at.intel.get(card) ?? 0]
      if (colour === 'blue') blue += number
      if (colour === 'red') red += number
    }
    return `${blue},${red}`
  }
  const threatText = (threat: ThreatSeen, seat: Seat, n: number): string => {
    const look = threat.looks?.at(-1)
    const organization = at.organizations.get(threat.organization) ?? 0
    const { sophistication } = organizations[organization]
    const lead = threat.lead === undefined ? 0 : ((threat.lead - seat + n) % n) + 1
    const plot = threat.plot === undefined ? undefined : at.plots.get(threat.plot)
    const plotText = plot === undefined ? '0,0,0' : `${plot + 1},${plots[plot].complexity},${plots[plot].impact}`
    const figures = `${threat.agents ?? 0},${threat.soldiers ?? 0},${threat.by.length}`
    const seen = `${look?.cards.length ?? 0},${sums(look?.cards)}`
    return `1,${organization + 1},${sophistication},${lead},${figures},${sums(threat.mine)},${seen},${plotText}`
  }
  const playerText = ({ rep, clout, agents, soldiers, leads, hand, open, down, accused }: PlayerSeen): string =>
    `1,${rep},${clout},${agents},${soldiers},${leads},${hand},${open.length},${down},${flag(accused)}`
  const intelText = (cards: readonly string[]): string => {
    const counts: number[] = []
    counted(counts, at.intel, cards)
    return counts.join()
  }
  /** Where each asset is, as far as this seat sees: the codes are in the documentation. */
  const assetsText = ({ players, discards, gone, me }: View, seat: Seat): string => {
    const codes = assets.map(() => 0)
    const put = (ids: readonly string[], code: number): void => {
      for (const id of ids) codes[at.assets.get(id) ?? 0] = code
    }
    put(discards.assets, ASSET.discarded)
    put(gone.assets, ASSET.gone)
    put(me?.down ?? [], ASSET.down)
    put(me?.drawn ?? [], ASSET.drawn)
    for (const [other, { up }] of players.entries())
      put(up, ASSET.up + ((other - seat + players.length) % players.length))
    return codes.join()
  }
  const discardedText = (titles: View['discards']['intel']): string => {
    const counts = intel.map(() => 0)
    for (const [title, copies] of titles) counts[at.intel.get(title) ?? 0] = copies
    return counts.join()
  }
  // A simulation shows the same object for what has not changed: what was written of it is kept with it.
  const threatAt = Array.from({ length: SEATS }, (_, seat) =>
    kept((threat: ThreatSeen, n: number) => threatText(threat, seat, n)),
  )
  const playerOf = kept(playerText)
  const cardsOf = kept(intelText)
  const discardsOf = kept(discardedText)

  return {
    actions: [...names, ...otherNames],
    layout,
    codes: {
      kinds: [...stepNames],
      intel: intel.map(({ id }) => id),
      assets: assets.map(({ id }) => id),
      plots: plots.map(({ id }) => id),
      organizations: organizations.map(({ id }) => id),
      effects: [...playerEffects],
    },
    numbersOf({ options }, given) {
      const { spaces } = given as View
      let others = 0
      return options.map(option => {
        const verb = verbOf(option)
        const isCase = verb === CASE || verb === STRIKE
        const place = isCase ? spaces.indexOf(thingOf(option)) : -1
        const number = place >= 0 ? (starts.get(verb) ?? 0) + place : isCase ? undefined : things.get(option)
        return number ?? names.length + Math.min(OTHERS - 1, others++)
      })
    },
    observe({ kind, seat }, given) {
      const view = given as View
      const { players, spaces, analysis, asked, me } = view
      const n = players.length
      const spaceOf = (threat: number | null | undefined): number => (threat == null ? 0 : spaces.indexOf(threat) + 1)
      const head = [
        at.kinds.get(kind) ?? -1,
        n,
        seat,
        view.round,
        (view.marker - seat + n) % n,
        view.turn === null ? 0 : ((view.turn - seat + n) % n) + 1,
        view.agency,
        view.terrorist,
        flag(view.mustClaim),
        view.trades,
        view.recruits,
        spaceOf(view.placedOn),
        view.decks.plots,
        view.decks.organizations,
        view.decks.intel,
        view.decks.assets,
      ]
      for (const action of actions) head.push(flag(view.done.includes(action)))
      for (const agenda of agendas) head.push(flag(me?.agenda === agenda))
      const own = `${cardsOf(me?.hand ?? NONE)},${cardsOf(players[seat].open)},${codeOf(at.intel, me?.placing)}`
      let text = `[${head.join()},${own},${assetsText(view, seat)}`
      for (let other = 0; other < SEATS; other++)
        text += other < n ? `,${playerOf(players[(seat + other) % n])}` : NO_PLAYER
      const { threats } = view
      for (const id of spaces) {
        const threat = id === null ? undefined : threats.find(one => one.id === id)
        text += threat ? `,${threatAt[seat](threat, n)}` : NO_THREAT
      }
      text += analysis
        ? `,${spaceOf(analysis.threat)},${codeOf(at.plots, analysis.plot)},${analysis.shown.length},${analysis.left},${analysis.red},${analysis.blue},${flag(analysis.quiet)}`
        : NO_ANALYSIS
      const question = `${spaceOf(asked?.threat)},${codeOf(at.effects, asked?.effect)},${asked?.n ?? 0},${asked?.left ?? 0}`
      const about = `${codeOf(at.assets, asked?.asset)},${codeOf(at.intel, asked?.card)}`
      return `${text},${question},${about},${discardsOf(view.discards.intel)}]`
    },
  }
}

const zeros = (list: readonly unknown[]): string => list.map(() => ',0').join('')
const [NO_PLAYER, NO_THREAT, NO_ANALYSIS] = [ofPlayer, ofThreat, ofAnalysis].map(zeros)
const NONE: readonly string[] = []

/** What was written of an object, for as long as that object is there. */
function kept<Of extends object, More extends readonly unknown[]>(
  write: (of: Of, ...more: More) => string,
): (of: Of, ...more: More) => string {
  const texts = new WeakMap<Of, string>()
  return (of, ...more) => {
    const known = texts.get(of)
    if (known !== undefined) return known
    const text = write(of, ...more)
    texts.set(of, text)
    return text
  }
}

/** Codes of where an asset is; face up, the first is this seat's own and the next ones the others'. */
const ASSET = { discarded: 1, gone: 2, down: 3, drawn: 4, up: 5 } as const
const one = (name: string): Field => ({ name, size: 1 })
