import { Fault, type Seat } from '../../../engine/game.ts'
import type { GameTalk, Talk } from '../../../engine/talk.ts'
import { type Fields, isFields, onlyFields, wholeAt, wordAt } from '../../by-hand.ts'
import type { View } from '../view/view.ts'
import { type Answer, checkSuspected, plainAnswers, unanswered } from './answers.ts'
import { type Claim, caseClaims, hasSaid, playerClaims, type Subject, saidIn, strengths } from './claims.ts'

/** As far as files count cases; no game comes near it. */
const HIGHEST_CASE = 9_999

const countAt = (given: Fields, at: string, name: string): number => wholeAt(given, at, name, 0, HIGHEST_CASE)

function playerAt(given: Fields, at: string, players: number): Seat {
  const player = countAt(given, at, 'player')
  if (player >= players) throw new Fault('talk.no-such-player')
  return player
}

function readClaim(claim: unknown, players: number): Claim {
  const at = 'claim'
  if (!isFields(claim)) throw new Fault('shape.type', { at, expected: 'object' })
  switch (claim.about) {
    case 'case':
      onlyFields(claim, at, ['about', 'case', 'says'])
      return { about: 'case', case: countAt(claim, at, 'case'), says: wordAt(claim, at, 'says', caseClaims) }
    case 'player':
      onlyFields(claim, at, ['about', 'player', 'says', 'strength'])
      return {
        about: 'player',
        player: playerAt(claim, at, players),
        says: wordAt(claim, at, 'says', playerClaims),
        strength: wordAt(claim, at, 'strength', strengths),
      }
    case 'retract':
      onlyFields(claim, at, ['about', 'case', 'player'])
      return {
        about: 'retract',
        ...(claim.case === undefined ? {} : { case: countAt(claim, at, 'case') }),
        ...(claim.player === undefined ? {} : { player: playerAt(claim, at, players) }),
      }
    default:
      throw new Fault('shape.other', { at: `${at}.about` })
  }
}

function readSubject(subject: unknown, players: number): Subject {
  const at = 'about'
  if (!isFields(subject)) throw new Fault('shape.other', { at })
  const [name, ...more] = Object.keys(subject)
  if (more.length > 0 || (name !== 'case' && name !== 'player')) throw new Fault('shape.other', { at })
  return name === 'case' ? { case: countAt(subject, at, name) } : { player: playerAt(subject, at, players) }
}

function mustLieThere({ threats }: View, id: number): void {
  if (!threats.some(threat => threat.id === id))
    throw new Fault('talk.no-such-case', { case: id, cases: threats.map(threat => threat.id).join(', ') })
}

/** M-32: one speaks of a case on the table or of another player, and takes back only what still stands. */
function checkClaim(view: View, seat: Seat, claim: Claim, talk: readonly Talk[]): void {
  switch (claim.about) {
    case 'case':
      mustLieThere(view, claim.case)
      return
    case 'player':
      if (claim.player === seat) throw new Fault('talk.yourself')
      return
    case 'retract':
      if ((claim.case === undefined) === (claim.player === undefined)) throw new Fault('talk.retract-one')
      if (!hasSaid(saidIn(talk), seat, claim)) throw new Fault('talk.nothing-said')
  }
}

function checkSubject(view: View, subject: Subject): void {
  if ('case' in subject) mustLieThere(view, subject.case)
}

/** One answer to each suspicion, by whoever is suspected. */
function readAnswer(given: unknown, seat: Seat, said: Talk): Answer {
  const at = 'answer'
  checkSuspected(said, seat)
  if (!isFields(given)) throw new Fault('shape.type', { at, expected: 'object' })
  if (given.says === 'helped') {
    onlyFields(given, at, ['says', 'case'])
    return { says: 'helped', case: countAt(given, at, 'case') }
  }
  onlyFields(given, at, ['says'])
  return { says: wordAt(given, at, 'says', plainAnswers) }
}

function checkAnswer(view: View, answer: Answer): void {
  if ('case' in answer) mustLieThere(view, answer.case)
}

/** Before the first accusation. */
const restsLast = ({ asked, players }: View): boolean =>
  asked?.kind === 'end.accusing' && players.every(({ accused }) => !accused)

/** Between two turns, and before the accusations: nobody has begun with what is next. */
function rests(view: View): boolean {
  const { asked, done, trades, placedOn, used } = view
  if (restsLast(view)) return true
  return asked?.kind === 'turn.act' && done.length + trades + used.length === 0 && placedOn === null
}

export const talk: GameTalk<View> = {
  ...{ readClaim, readSubject, checkClaim, checkSubject, readAnswer, checkAnswer, rests, restsLast },
  unanswered: (said, seat) => unanswered(saidIn(said), seat),
}
