import type { Seat } from '../../engine/game.ts'
import type { Event } from '../../games/homeland/events.ts'
import type { Homeland } from '../../games/homeland/index.ts'
import type { State } from '../../games/homeland/rules/state.ts'
import type { View } from '../../games/homeland/view.ts'
import { agendas } from '../../games/homeland/vocabulary.ts'
import type { Speaker } from '../../games/speaker.ts'
import { firstState, type Match } from '../../table/match.ts'
import type { Talk } from '../../table/talk.ts'
import type { Say } from '../../words/index.ts'
import { claimLine } from '../several/composer.ts'
import { noColours } from '../style.ts'
import { indexOf, intelMarks } from './room.ts'

/** What cardboard cannot show: where the points came from, who played what where, and what was said about it. */
export function reckoning(
  say: Say,
  game: Homeland,
  match: Match<State, Event>,
  speaker: Speaker<View, Event>,
): string[] {
  const { events, settled } = match
  const names = settled.players.map(
    (_, seat) => match.record.seats[seat]?.name ?? say('player.number', { n: seat + 1 }),
  )
  const cards = indexOf(game)
  const marks = (ids: readonly string[]): string => intelMarks({ say, cards, ink: noColours }, ids)
  const organizationName = new Map(speaker.cards().map(({ id, name }) => [id, name]))
  const ends = endsOf(events)
  const end = (id: number): string => say(`reckoning.${ends.get(id) ?? 'open'}`)
  const accusations = events.filter(event => event.kind === 'accused')
  const claims = factsOf(game, match)
  return [
    ...points(say, game, match, names),
    say('reckoning.spare', { agenda: say(`agenda.${agendas[settled.spare]}`) }),
    ...(accusations.length > 0
      ? ['', say('reckoning.accusations'), ...accusations.map(event => `  ${speaker.event(event, 'observer')}`)]
      : []),
    '',
    say('reckoning.played'),
    ...[...playedOn(events)].flatMap(([id, { organization, played }]) => {
      if (played.length === 0 && !ends.has(id)) return []
      const by = [...new Set(played.map(({ seat }) => seat))].map(
        seat => `${names[seat]} ${marks(played.flatMap(one => (one.seat === seat ? [one.card] : [])))}`,
      )
      const line = say('reckoning.case', {
        case: id,
        organization: organizationName.get(organization) ?? organization,
        cards: by.length === 0 ? say('reckoning.nothing') : by.join(', '),
        end: end(id),
      })
      return [`  ${line}`]
    }),
    ...(claims.length > 0 ? ['', say('reckoning.claims')] : []),
    ...claims.flatMap(({ said, cards: lying }) => {
      const claim = claimLine(say, names, said)
      if (said.claim.about === 'case')
        return [`  ${say('reckoning.fact', { claim, cards: marks(lying), end: end(said.claim.case) })}`]
      if (said.claim.about !== 'player') return []
      const { player } = said.claim
      const agenda = say(`agenda.${agendas[settled.players[player].agenda]}`)
      return [`  ${say('reckoning.fact.player', { claim, other: names[player], agenda })}`]
    }),
  ]
}

/** A player's points step by step: from the agenda, from assets, from the accusation (M-30). */
function points(
  say: Say,
  game: Homeland,
  { settled, events }: Match<State, Event>,
  names: readonly string[],
): string[] {
  const isOut = (seat: Seat): boolean =>
    agendas[settled.players[seat].agenda] === 'mole' && settled.players.some(({ accuses }) => accuses === seat)
  return settled.players.flatMap((player, seat) => {
    const agenda = say(`agenda.${agendas[player.agenda]}`)
    const about = { player: names[seat], agenda }
    if (settled.scores.length === 0) return [say('reckoning.agenda', about)]
    const accused = events.find(event => event.kind === 'accused' && event.seat === seat)
    const accusation = accused?.kind !== 'accused' || accused.of === null ? 0 : accused.right ? 6 : -3
    const assets = [...player.up, ...player.down].reduce((sum, asset) => sum + game.cards.assets[asset].points, 0)
    const own = settled.scores[seat] - assets - accusation
    const bar = [
      '■'.repeat(Math.max(0, own)),
      '▴'.repeat(Math.max(0, assets)),
      (accusation < 0 ? '−' : '+').repeat(Math.abs(accusation)),
    ]
    return [
      isOut(seat) ? say('reckoning.out', about) : say('reckoning.points', { ...about, points: settled.scores[seat] }),
      `  ${bar.filter(part => part !== '').join(' ')}`,
      `  ${say('reckoning.sum', { own, assets, accusation: accusation > 0 ? `+${accusation}` : `${accusation}`.replace('-', '−') })}`,
    ]
  })
}

interface Case {
  readonly organization: string
  readonly played: { readonly seat: Seat; readonly card: string }[]
}

/** Every case there was, and the Intel that players put there. */
function playedOn(events: readonly Event[]): Map<number, Case> {
  const cases = new Map<number, Case>()
  for (const event of events) {
    if (event.kind === 'new-threat' || event.kind === 'new-threat-now')
      cases.set(event.threat, { organization: event.organization, played: [] })
    if (event.kind === 'placed' && event.card !== null)
      cases.get(event.threat)?.played.push({ seat: event.seat, card: event.card })
  }
  return cases
}

function endsOf(events: readonly Event[]): Map<number, 'neutralised' | 'succeeded' | 'struck'> {
  const ends = new Map<number, 'neutralised' | 'succeeded' | 'struck'>()
  for (const event of events)
    if (event.kind === 'neutralised' || event.kind === 'succeeded' || event.kind === 'struck')
      ends.set(event.threat, event.kind)
  return ends
}

/** Each claim with the Intel that really lay on its case at that moment. */
function factsOf(game: Homeland, { record }: Match<State, Event>): { readonly said: Talk; readonly cards: string[] }[] {
  const state = firstState(game, record)
  const { intelTitle, data } = game.cards
  let done = 0
  return record.talk.map(said => {
    for (; done < said.after; done++) {
      const { seat, choice } = record.choices[done]
      const option = game.optionOf(choice)
      if (option !== null) game.apply(state, seat, option)
    }
    const { claim } = said
    const threat = claim.about === 'case' ? state.threats.find(({ id }) => id === claim.case) : undefined
    return { said, cards: (threat?.cards ?? []).map(card => data.intel[intelTitle[card]].id) }
  })
}
