import type { Event } from '../../games/homeland/events.ts'
import type { Homeland } from '../../games/homeland/index.ts'
import { presetWords } from '../../games/homeland/presets/words.ts'
import type { State } from '../../games/homeland/rules/state.ts'
import { tellsFigure } from '../../games/homeland/talk/figures.ts'
import { speakHomeland } from '../../games/homeland/tell/speak.ts'
import type { View } from '../../games/homeland/view/view.ts'
import { type Agenda, agendas, levels } from '../../games/homeland/vocabulary.ts'
import type { HomelandFigures } from '../../lab/homeland.ts'
import type { TerminalPart } from '../games.ts'
import { reckoning } from './debrief.ts'
import { homelandPainter } from './painter.ts'
import { homelandQueries } from './queries.ts'

export const part: TerminalPart<State, View, Event, Homeland> = {
  speak(say, game, names = []) {
    const speaker = speakHomeland(say, game, names)
    const nameOf = (id: string): string => speaker.cards().find(card => card.id === id)?.name ?? id
    return {
      ...speaker,
      presets: presetWords(say, game.cards.data, nameOf),
      tellsFigure(text, { threats }) {
        const names = threats.map(({ organization }) => nameOf(organization))
        return tellsFigure(say, text, names)
      },
    }
  },
  who: () => undefined,
  debrief: reckoning,
  painter: homelandPainter,
  table: homelandPainter,
  queries: homelandQueries,
  report(say, { figures }) {
    const counted = figures as unknown as HomelandFigures
    const { tracksFilled, tracksFilledInterval, winsByAgenda } = counted
    const between = ([low, high]: readonly [number, number]) => ({ low, high })
    const asAgenda = (agenda: Agenda) => {
      const { wins, share, interval } = winsByAgenda[agenda]
      return say('report.agenda', { agenda: say(`agenda.${agenda}`), wins, share, ...between(interval) })
    }
    return [
      say('report.rounds', { rounds: counted.meanRounds }),
      say('report.tracks', { ...tracksFilled, ...between(tracksFilledInterval.terrorist) }),
      ...levels.map(level =>
        say('report.level', { level: say(`level.${level}`), ...counted.neutralisedByLevel[level] }),
      ),
      say('report.tokens', { ...counted.tokensPerRound }),
      ...agendas.map(asAgenda),
      say('report.nobody', { n: counted.winsByNobody }),
      say('report.mole', { share: counted.withMole }),
    ]
  },
}
