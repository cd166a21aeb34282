import type { Event } from '../../games/homeland/events.ts'
import type { Homeland } from '../../games/homeland/index.ts'
import type { State } from '../../games/homeland/rules/state.ts'
import { answerLine } from '../../games/homeland/talk/answers.ts'
import { casesSpokenOf, claimLine, isTakenBack, saidIn } from '../../games/homeland/talk/claims.ts'
import { type Points, reckon } from '../../games/homeland/tell/debrief.ts'
import type { View } from '../../games/homeland/view/view.ts'
import type { Speaker } from '../../games/speaker.ts'
import { eventsOf, firstState, type Match } from '../../table/match.ts'
import type { Say } from '../../words/index.ts'
import { namesOf } from '../names.ts'
import { noColours } from '../screen/style.ts'
import { indexOf, intelMarks } from './model.ts'

/** The reckoning of a finished game in words. */
export function reckoning(
  say: Say,
  game: Homeland,
  match: Match<State, Event>,
  speaker: Speaker<View, Event>,
): string[] {
  const { settled, record } = match
  const talk = saidIn(record.talk)
  const seated = namesOf(record.seats)
  const names = settled.players.map((_, seat) => seated[seat] ?? say('player.number', { n: seat + 1 }))
  const cards = indexOf(game)
  const marks = (ids: readonly string[]): string => intelMarks({ say, cards, ink: noColours }, ids)
  const organizationName = new Map(speaker.cards().map(({ id, name }) => [id, name]))
  const { players, spare, accusations, cases, spoken } = reckon(game, {
    first: firstState(game, record),
    choices: record.choices,
    settled,
    events: eventsOf(game, match),
    spoken: casesSpokenOf(talk),
  })
  const claims = talk.map((said, i) => ({ said, isTakenBack: isTakenBack(talk, i), ...spoken[i] }))
  return [
    ...players.flatMap(({ agenda, isOut, points }, seat) => {
      const about = { player: names[seat], agenda: say(`agenda.${agenda}`) }
      if (!points) return [say('reckoning.agenda', about)]
      return [
        isOut ? say('reckoning.out', about) : say('reckoning.points', { ...about, points: points.all }),
        ...waterfall(say, points),
      ]
    }),
    say('reckoning.spare', { agenda: say(`agenda.${spare}`) }),
    ...(accusations.length > 0
      ? ['', say('reckoning.accusations'), ...accusations.map(event => `  ${speaker.event(event, 'observer')}`)]
      : []),
    '',
    say('reckoning.played'),
    ...cases.flatMap(({ id, organization, played, end }) => {
      if (played.length === 0 && end === 'open') return []
      const by = [...new Set(played.map(({ seat }) => seat))].map(
        seat => `${names[seat]} ${marks(played.flatMap(one => (one.seat === seat ? [one.card] : [])))}`,
      )
      const line = say('reckoning.case', {
        case: id,
        organization: organizationName.get(organization) ?? organization,
        cards: by.length === 0 ? say('reckoning.nothing') : by.join(', '),
        end: say(`reckoning.${end}`),
      })
      return [`  ${line}`]
    }),
    ...(claims.length > 0 ? ['', say('reckoning.claims')] : []),
    ...claims.flatMap(({ said, cards: lying, end, isTakenBack: isGone }) => {
      const claim = claimLine(say, names, said)
      const answer = answerLine(say, names, said)
      const line = (fact: string): string[] => [
        `  ${isGone ? say('reckoning.taken-back', { fact }) : fact}`,
        ...(answer === null ? [] : [`    ${answer}`]),
      ]
      if (said.claim.about === 'case')
        return line(say('reckoning.fact', { claim, cards: marks(lying), end: say(`reckoning.${end}`) }))
      if (said.claim.about !== 'player') return []
      const { player } = said.claim
      const agenda = say(`agenda.${players[player].agenda}`)
      return line(say('reckoning.fact.player', { claim, other: names[player], agenda }))
    }),
  ]
}

/** A player's points step by step: from the agenda, from assets, from the accusation (M-30). */
function waterfall(say: Say, { own, assets, accusation }: Points): string[] {
  const bar = [
    '■'.repeat(Math.max(0, own)),
    '▴'.repeat(Math.max(0, assets)),
    (accusation < 0 ? '−' : '+').repeat(Math.abs(accusation)),
  ]
  return [
    `  ${bar.filter(part => part !== '').join(' ')}`,
    `  ${say('reckoning.sum', { own, assets, accusation: accusation > 0 ? `+${accusation}` : `${accusation}`.replace('-', '−') })}`,
  ]
}
