import type { AskStep, Steps } from '../../../engine/steps.ts'
import { ACCUSE, NOBODY, option, thingOf } from '../options.ts'
import {
  ACCUSED_RIGHT,
  ACCUSED_WRONG,
  agendas,
  ENDED_MOLE,
  ENDED_NOBODY,
  ENDED_POINTS,
  endingRules,
  endings,
  MOLE,
  OPPORTUNIST,
  TRACK,
} from '../vocabulary.ts'
import { type FrameOf, type Frames, plain } from './frames.ts'
import { shuffleSeats } from './piles.ts'
import { type Play, push } from './state.ts'

function finish(play: Play, ending: number, winners: number[]): void {
  const { s, events } = play
  s.ending = ending
  s.winners = winners
  s.stack.length = 0
  if (events) events.push({ kind: 'ended', ending: endings[ending], rule: endingRules[endings[ending]], winners })
}

/** M-29: all at once and secretly; nobody sees another's choice before all have made theirs. */
const accuse: AskStep<Play, FrameOf<'end.accusing'>> = {
  rule: 'M-29',
  seats({ s }, _frame, out) {
    for (let seat = 0; seat < s.players.length; seat++) if (s.players[seat].accuses < 0) out.push(seat)
  },
  options({ s }, _frame, out, seat) {
    for (let other = 0; other < s.players.length; other++) if (other !== seat) out.push(option(ACCUSE, other))
    out.push(option(ACCUSE, NOBODY))
  },
  otherwise({ s }) {
    push(s, plain('end.score'))
  },
  choose({ s, events }, _frame, chosen, seat) {
    s.players[seat].accuses = thingOf(chosen) === NOBODY ? s.players.length : thingOf(chosen)
    if (events) events.push({ kind: 'accusation-made', seat })
    push(s, plain('end.accusing'))
  },
}

export const endingSteps = {
  'round.begin': {
    rule: 'M-5',
    does(play) {
      const { s, events } = play
      s.round++
      s.turn = -1
      s.reacted.length = 0
      if (s.initiative.length === 0) {
        s.initiative = shuffleSeats(
          s,
          s.players.map((_, seat) => seat),
        )
        // Before the first round it is shuffled for the first time, with all the rest.
        if (events && s.round > 1) events.push({ kind: 'reshuffled', pile: 'initiative', n: s.players.length })
      }
      s.marker = s.initiative.pop() ?? 0
      if (events) events.push({ kind: 'round', round: s.round, marker: s.marker })
      push(s, plain('terror.analyse'))
    },
  },

  'end.terrorist': {
    rule: 'M-28',
    does(play) {
      const mole = play.s.players.findIndex(({ agenda }) => agenda === MOLE)
      finish(play, mole < 0 ? ENDED_NOBODY : ENDED_MOLE, mole < 0 ? [] : [mole])
    },
  },

  'end.accuse': {
    rule: 'M-29',
    does({ s, events }) {
      if (events) events.push({ kind: 'accusing', why: s.agency >= TRACK ? 'agency' : 'no-threats' })
      push(s, plain('end.accusing'))
    },
  },

  'end.accusing': accuse,

  'end.score': {
    rule: 'M-30',
    does(play) {
      const { s, deck, events } = play
      const { players } = s
      const isMole = (seat: number): boolean => players[seat]?.agenda === MOLE
      const isOut = (seat: number): boolean => isMole(seat) && players.some(({ accuses }) => accuses === seat)
      const counted = players.map(player => ({
        own: player.agenda === MOLE ? 2 * s.terrorist : player.agenda === OPPORTUNIST ? player.clout : player.rep,
        assets: [...player.up, ...player.down].reduce((sum, asset) => sum + deck.assets[asset].points, 0),
        accusation: player.accuses === players.length ? 0 : isMole(player.accuses) ? ACCUSED_RIGHT : ACCUSED_WRONG,
      }))
      s.scores = counted.map(({ own, assets, accusation }) => own + assets + accusation)
      if (events) {
        for (const [seat, { accuses }] of players.entries()) {
          const of = accuses === players.length ? null : accuses
          events.push({ kind: 'accused', seat, of, right: of !== null && isMole(of) })
        }
        for (const [seat, { agenda }] of players.entries())
          events.push({
            kind: 'score',
            seat,
            agenda: agendas[agenda],
            points: s.scores[seat],
            ...counted[seat],
            out: isOut(seat),
          })
      }
      // Ties go loyal before opportunist before mole: agendas are numbered in that order.
      const inPlay = players.flatMap((_, seat) => (isOut(seat) ? [] : [seat]))
      const best = Math.max(...inPlay.map(seat => s.scores[seat]))
      const tied = inPlay.filter(seat => s.scores[seat] === best)
      const first = Math.min(...tied.map(seat => players[seat].agenda))
      finish(
        play,
        ENDED_POINTS,
        tied.filter(seat => players[seat].agenda === first),
      )
    },
  },
} satisfies Partial<Steps<Play, Frames>>
