import { stream } from '../../src/engine/chance.ts'
import type { Game, GameEvent, Json, Seat } from '../../src/engine/game.ts'
import type { Speaker } from '../../src/games/speaker.ts'
import { rootsOf } from '../../src/seed/roots.ts'
import { likedMost } from './taste.ts'

/**
 * One whole game in words, as everybody at the table would be told it once all is revealed: every question, what was
 * offered, what was chosen and what came of it. A change of rules, cards or words shows here, line by line, in review.
 */
export function playthrough<Setup, State, View, Event extends GameEvent>(
  game: Game<Setup, State, View, Event>,
  speaker: Speaker<View, Event>,
  setup: Json,
  seed: string,
): string {
  const lines: string[] = [`${game.id} ${JSON.stringify(setup)}, seed ${seed}`]
  const random = stream(rootsOf(seed, ['players']).players)
  const told: Event[] = []
  const tell = (): void => {
    for (const event of told.splice(0)) lines.push(`  ${speaker.event(event, owner(event))}`)
  }
  const state = game.start(game.readSetup(setup), rootsOf(seed, game.chances), told)
  tell()
  for (let n = 1; ; n++) {
    const decisions = game.decisions(state)
    if (decisions.length === 0) break
    const { seat, kind, options } = decisions[random(decisions.length)]
    const names = options.map(option => game.nameOf(option))
    const name = likedMost(names, random)
    lines.push(`${n}. seat ${seat + 1}, ${kind}: ${name} (of ${names.length})`)
    game.apply(state, seat, options[names.indexOf(name)], told)
    tell()
  }
  const outcome = game.outcome(state)
  lines.push(
    `${outcome?.cause}, ${outcome?.rule}, won by ${outcome?.winners.map(seat => seat + 1).join(' and ') || 'nobody'}`,
  )
  return `${lines.join('\n')}\n`
}

const owner = (event: GameEvent): Seat => ('seat' in event && typeof event.seat === 'number' ? event.seat : 0)
