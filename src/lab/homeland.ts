import { wilson } from '../bots/advisor/chance.ts'
import type { Event } from '../games/homeland/events.ts'
import type { State } from '../games/homeland/rules/state.ts'
import { type Agenda, agendas, endings, type Level, MOLE, TRACK } from '../games/homeland/vocabulary.ts'
import type { Measures, Sums } from './simulate.ts'

const share = (part: number, whole: number): number => (whole > 0 ? part / whole : 0)

/** A threat is counted under the level it was revealed at; one that had to be analysed at once under Imminent. */
function count(add: (what: string, n?: number) => void, events: readonly Event[], state: State): void {
  const startedAt = new Map<number, string>()
  for (const event of events)
    switch (event.kind) {
      case 'new-threat':
        startedAt.set(event.threat, event.level)
        break
      case 'new-threat-now':
        startedAt.set(event.threat, 'imminent')
        break
      case 'neutralised':
      case 'succeeded':
        add(`${event.kind} ${startedAt.get(event.threat)}`)
        break
      case 'struck':
        add('struck')
        break
      case 'track':
        add(event.track, event.to - event.from)
        break
      case 'rep':
      case 'clout':
        if (event.to > event.from) add(event.kind, event.to - event.from)
        break
    }
  add('rounds', state.round)
  add('agency full', state.agency >= TRACK ? 1 : 0)
  add('terrorist full', state.terrorist >= TRACK ? 1 : 0)
  add('with mole', state.players.some(({ agenda }) => agenda === MOLE) ? 1 : 0)
  for (const { agenda } of state.players) add(`seats ${agendas[agenda]}`)
  for (const seat of state.winners) add(`wins ${agendas[state.players[seat].agenda]}`)
  if (state.winners.length === 0) add('wins nobody')
}

function figuresOf(sums: Sums, games: number) {
  const of = (what: string): number => sums[what] ?? 0
  const perRound = (what: string): number => share(of(what), of('rounds'))
  const atLevel = (level: Level) => {
    const neutralised = of(`neutralised ${level}`)
    const analysed = neutralised + of(`succeeded ${level}`)
    return { analysed, neutralised, share: share(neutralised, analysed) }
  }
  const asAgenda = (agenda: Agenda) => {
    const [wins, seats] = [of(`wins ${agenda}`), of(`seats ${agenda}`)]
    return { wins, seats, share: share(wins, seats), interval: wilson(wins, seats) }
  }
  return {
    meanRounds: share(of('rounds'), games),
    tracksFilled: { agency: share(of('agency full'), games), terrorist: share(of('terrorist full'), games) },
    tracksFilledInterval: {
      agency: wilson(of('agency full'), games),
      terrorist: wilson(of('terrorist full'), games),
    },
    neutralisedByLevel: {
      low: atLevel('low'),
      guarded: atLevel('guarded'),
      elevated: atLevel('elevated'),
      severe: atLevel('severe'),
      imminent: atLevel('imminent'),
    },
    struck: of('struck'),
    tokensPerRound: {
      agency: perRound('agency'),
      terrorist: perRound('terrorist'),
      rep: perRound('rep'),
      clout: perRound('clout'),
    },
    winsByAgenda: { loyal: asAgenda('loyal'), opportunist: asAgenda('opportunist'), mole: asAgenda('mole') },
    winsByNobody: of('wins nobody'),
    withMole: share(of('with mole'), games),
  }
}
export type HomelandFigures = ReturnType<typeof figuresOf>

export const homelandMeasures: Measures<State, Event> = {
  turns: state => state.round,
  causes: { won: endings.slice(1), lost: endings.slice(1) },
  tally: { count, figures: figuresOf },
}
