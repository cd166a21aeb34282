import type { Event } from '../../games/homeland/events.ts'
import type { Homeland } from '../../games/homeland/index.ts'
import type { State } from '../../games/homeland/rules/state.ts'
import { speakHomeland } from '../../games/homeland/tell/speak.ts'
import type { View } from '../../games/homeland/view/view.ts'
import { agendas, levels } from '../../games/homeland/vocabulary.ts'
import type { HomelandFigures } from '../../lab/homeland.ts'
import type { TerminalPart } from '../games.ts'
import { reckoning } from './debrief.ts'
import { homelandPainter } from './painter.ts'
import { homelandQueries } from './queries.ts'

export const part: TerminalPart<State, View, Event, Homeland> = {
  speak: (say, game, names = []) => speakHomeland(say, game, names),
  who: () => undefined,
  debrief: reckoning,
  painter: homelandPainter,
  table: homelandPainter,
  queries: homelandQueries,
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
