import { Fault, type Game, type GameEvent, type Json } from '../engine/game.ts'
import { counts } from '../games/homeland/cards/counts.ts'
import { standard as homelandStandard } from '../games/homeland/cards/standard.ts'
import type { Event as HomelandEvent } from '../games/homeland/events.ts'
import type { Homeland } from '../games/homeland/index.ts'
import type { Setup as HomelandSetup } from '../games/homeland/rules/setup.ts'
import type { State as HomelandState } from '../games/homeland/rules/state.ts'
import { speakHomeland } from '../games/homeland/speak.ts'
import type { View as HomelandView } from '../games/homeland/view.ts'
import { agendas, levels } from '../games/homeland/vocabulary.ts'
import { standard } from '../games/negotiator/cards/standard.ts'
import { debrief } from '../games/negotiator/debrief.ts'
import type { Event } from '../games/negotiator/events.ts'
import type { Negotiator } from '../games/negotiator/index.ts'
import type { Setup } from '../games/negotiator/rules/setup.ts'
import type { State } from '../games/negotiator/rules/state.ts'
import { speakNegotiator } from '../games/negotiator/speak.ts'
import type { View } from '../games/negotiator/view.ts'
import type { Speaker } from '../games/speaker.ts'
import { type AnyGame, type Played, played } from '../lab/games.ts'
import type { HomelandFigures } from '../lab/homeland.ts'
import type { Report } from '../lab/simulate.ts'
import type { MatchFile } from '../table/file-schema.ts'
import type { Match } from '../table/match.ts'
import type { Say } from '../words/index.ts'
import { gameNamed } from './context.ts'
import { reckoning } from './homeland/debrief.ts'
import { homelandPainter } from './homeland/frame.ts'
import { homelandQueries } from './homeland/queries.ts'
import { negotiatorPainter } from './negotiator/frame.ts'
import { negotiatorQueries } from './negotiator/queries.ts'
import type { Queries } from './queries.ts'
import type { Painter } from './scene.ts'
import type { TablePainter } from './several/stage.ts'
import type { Voice } from './several/voice.ts'
import { type Title, type TitleId, titles } from './titles.ts'

/** What the command line may say about a set-up; each game reads its own part of it. */
export interface SetupFlags {
  readonly abductor?: string
  readonly players?: string
}

/**
 * A whole game for the terminal. Adding one is adding a row to `titles`, to the lab's `played` and to `packs`. Methods
 * all through, so that a table of different games can be handed around as one of unknown types.
 */
export interface Pack<Setup, State, View, Event extends GameEvent, G extends Game<Setup, State, View, Event>>
  extends Title,
    Played<Setup, State, View, Event, G> {
  readonly id: TitleId
  readonly standard: Json
  /** The bot a simulation is played by where none is named. */
  readonly usualBot: string
  /** The bot that takes a seat for which none is named: the best company, where a simulation wants the quickest. */
  readonly companion: string
  setup(flags: SetupFlags): Json
  /** Players who have no name go by their number; of whom there is talk, where a language has to know it. */
  speak(say: Say, game: G, names?: readonly string[], who?: string): Speaker<View, Event>
  /** Of whom there is talk in a match: as it is seen, or only told where its rules are not ours. */
  who(events: readonly Event[], view?: View): string | undefined
  /** The file that --deck reads. */
  deckFile(game: G): Json
  /** What a finished game has to say beyond how it ended. */
  debrief(say: Say, game: G, match: Match<State, Event>, speaker: Speaker<View, Event>): string[]
  /** What a simulation found, in lines. */
  report(say: Say, report: Report): string[]
  painter(game: G): Painter<View>
  /** What can be asked where the table is not to be seen. */
  queries(say: Say, game: G, speaker: Speaker<View, Event>, voice: Voice | null): Queries<View>
  /** A game for several: how it is played around one screen, and how many sit at a table. */
  readonly several?: Several<State, View, Event, G>
}

export interface Several<State, View, Event extends GameEvent, G> {
  painter(game: G): TablePainter<View, Event>
  playersIn(state: State): number
}

export type AnyPack = Pack<unknown, unknown, unknown, GameEvent, AnyGame>

const negotiatorPack: Pack<Setup, State, View, Event, Negotiator> = {
  ...titles.negotiator,
  ...played.negotiator,
  id: 'negotiator',
  standard: standard as unknown as Json,
  usualBot: 'greedy',
  companion: 'greedy',
  setup: ({ abductor = 'arkayne' }) => ({ abductor }),
  speak: (say, game, _names, who) => speakNegotiator(say, game, who),
  who: (events, view) => view?.abductor ?? events.find(event => event.kind === 'began')?.abductor,
  deckFile: game => game.deck,
  debrief(say, _game, { events }) {
    const { dice, successes, expected, faces, luckierThan, gained, near } = debrief(events)
    return [
      say('debrief.dice', { dice, successes, expected }),
      say('debrief.faces', { faces: faces.join(' ') }),
      say('debrief.luck', { share: luckierThan }),
      gained.length === 0
        ? say('debrief.none-gained')
        : say('debrief.gained', { names: gained.map(id => say(`achievement.${id}`)).join(', ') }),
      ...near.map(({ id, have, need }) =>
        say('debrief.near', {
          name: say(`achievement.${id}`),
          text: say(`achievement.${id}.text`),
          share: have / need,
        }),
      ),
    ]
  },
  report: (say, { wins, winRate, winRateInterval: [low, high], won, losses, meanTurns }) => [
    say('simulate.wins', { wins, share: winRate, low, high }),
    ...Object.entries({ ...won, ...losses }).map(([cause, n]) =>
      say('simulate.cause', { cause: say(`ending.${cause}`), n }),
    ),
    say('simulate.turns', { turns: meanTurns }),
  ],
  painter: () => negotiatorPainter,
  queries: (say, _game, speaker) => negotiatorQueries(say, speaker.cards()),
}

const homelandPack: Pack<HomelandSetup, HomelandState, HomelandView, HomelandEvent, Homeland> = {
  ...titles.homeland,
  ...played.homeland,
  id: 'homeland',
  standard: homelandStandard as unknown as Json,
  usualBot: 'steady',
  companion: 'careerist',
  setup: ({ players = '4' }) => ({ players: /^\d$/.test(players) ? Number(players) : players }),
  speak: (say, game, names = []) => speakHomeland(say, game, names),
  who: () => undefined,
  deckFile: ({ cards: { data } }) => ({ ...data, counts: counts(data) }) as unknown as Json,
  debrief: reckoning,
  painter: homelandPainter,
  queries: homelandQueries,
  several: { painter: homelandPainter, playersIn: ({ players }) => players.length },
  report(say, { figures }) {
    const { meanRounds, tracksFilled, neutralisedByLevel, tokensPerRound, winsByAgenda, winsByNobody, withMole } =
      figures as unknown as HomelandFigures
    return [
      say('report.rounds', { rounds: meanRounds }),
      say('report.tracks', { ...tracksFilled }),
      ...levels.map(level => say('report.level', { level: say(`level.${level}`), ...neutralisedByLevel[level] })),
      say('report.tokens', { ...tokensPerRound }),
      ...agendas.map(agenda => say('report.agenda', { agenda: say(`agenda.${agenda}`), ...winsByAgenda[agenda] })),
      say('report.nobody', { n: winsByNobody }),
      say('report.mole', { share: withMole }),
    ]
  },
}

const packs: Readonly<Record<TitleId, AnyPack>> = { negotiator: negotiatorPack, homeland: homelandPack }

export const packOf = (name: string): AnyPack => gameNamed(packs, name)

const OF_SEVERAL = ['players', 'names', 'bots', 'seat'] as const
const OF_ONE = ['abductor'] as const

/** What belongs to the other game is no slip to be passed over in silence. */
export function checkOwn(
  pack: AnyPack,
  flags: { readonly [flag in (typeof OF_SEVERAL)[number] | (typeof OF_ONE)[number]]?: string },
): void {
  for (const flag of pack.several ? OF_ONE : OF_SEVERAL)
    if (flags[flag] !== undefined) throw new Fault('seats.flag', { flag: `--${flag}` })
}

/** The game a file was played with: its own deck where it carries one, ours otherwise. */
export const gameOf = <Setup, State, View, Event extends GameEvent, G extends Game<Setup, State, View, Event>>(
  pack: Pack<Setup, State, View, Event, G>,
  file: MatchFile,
): G => pack.make(file.deck.cards)
