import type { Event } from '../../games/negotiator/events.ts'
import type { Negotiator } from '../../games/negotiator/index.ts'
import type { State } from '../../games/negotiator/rules/state.ts'
import { talliesSince } from '../../games/negotiator/tallies.ts'
import { debrief } from '../../games/negotiator/tell/debrief.ts'
import { speakNegotiator } from '../../games/negotiator/tell/speak.ts'
import type { View } from '../../games/negotiator/view/view.ts'
import { eventsOf } from '../../table/match.ts'
import type { TerminalPart } from '../games.ts'
import { negotiatorPainter } from './painter.ts'
import { negotiatorQueries } from './queries.ts'
import { negotiatorVoices } from './voices.ts'

export const part: TerminalPart<State, View, Event, Negotiator> = {
  own: { flags: ['abductor'], setup: ({ abductor }) => (abductor === undefined ? null : { abductor }) },
  speak: (say, game, _names, who) => speakNegotiator(say, game, who),
  who: (events, view) => view?.abductor ?? events.find(event => event.kind === 'began')?.abductor,
  voices: negotiatorVoices,
  debrief(say, game, match) {
    const { dice, successes, expected, faces, luckierThan, gained, near } = debrief(eventsOf(game, match))
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
  tallies: ({ cards }, before, events) => talliesSince(cards, before, events),
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
