import { seatedBotsOf } from '../../bots/seated.ts'
import type { Json } from '../../engine/game.ts'
import { digest } from '../../seed/roots.ts'
import { kindOf, parseArchive } from '../../table/archive-schema.ts'
import { firstState, openMatch } from '../../table/match.ts'
import { parseScenario } from '../../table/scenario.ts'
import type { OpenMatch } from '../hosting.ts'
import { openWith } from '../opening.ts'
import type { SaveLine } from '../store.ts'
import type { Taken, Weighed } from './answers.ts'
import type { Archiving, Given } from './index.ts'
import { carryOut, planOf } from './plan.ts'
import { type Brought, blankLine, broughtBy, keepBrought, twinsIn } from './saves.ts'

/** Brings in a match, a scenario or an archive. What is refused changes nothing; nothing is written over. */
export async function take(
  own: Archiving,
  { text: given, names = [], agreed = false }: Given,
): Promise<Taken | { readonly weighed: Weighed }> {
  const text = given.replace(/^\uFEFF/, '')
  switch (kindOf(text)) {
    case 'match':
      return takeMatch(own, await broughtBy(own.games, { line: newLine(own), text, changes: [] }))
    case 'scenario': {
      const open = await openScenario(own, text, names)
      return takeMatch(own, { open, record: open.match.record, rules: open.game.rulesVersion })
    }
    case 'archive': {
      const plan = await planOf(own, parseArchive(text))
      return agreed ? carryOut(own, plan) : { weighed: plan.weighed }
    }
  }
}

const newLine = ({ newName, now }: Archiving): SaveLine => blankLine(newName(), now())

async function takeMatch(own: Archiving, brought: Brought): Promise<Taken> {
  const isPlayable = 'open' in brought && brought.open.game.outcome(brought.open.match.state) === null
  const about = { game: brought.record.game, isPlayable }
  const twin = await twinsIn(own)(brought)
  if (twin !== null) return { added: 0, id: twin, ...about }
  await keepBrought(own, brought, own.now())
  return { added: 1, id: 'open' in brought ? brought.open.id : brought.outdated.id, ...about }
}

/** A scenario is played from its position, as practice; the script is left to the player. */
async function openScenario(
  { games, now, newName }: Archiving,
  text: string,
  names: readonly string[],
): Promise<OpenMatch> {
  const scenario = parseScenario(text)
  const loaded = await games.find(scenario.game)()
  const { several } = loaded
  const game = (await loaded.files()).make(scenario.deck)
  const position = { given: scenario.position ?? {}, dice: scenario.dice ?? [] }
  const seed = scenario.seed ?? digest(JSON.stringify(scenario.position ?? {}))
  const begin = (setup: Json, seats: readonly { name: string; bot: string | null }[]) =>
    openMatch(game, { setup, seed, practice: true, seats, position })
  const usual = loaded.setup(position.given)
  const about = { id: newName(), begun: now(), tag: null }
  if (!several) return openWith(loaded, game, begin(usual, []), about)
  const players = game.seated(firstState(game, { setup: usual, seed, position }))
  const seats = Array.from({ length: players }, (_, seat) => ({
    name: names[seat] ?? String(seat + 1),
    bot: seat === 0 ? null : seatedBotsOf(game.id).usual,
  }))
  return openWith(loaded, game, begin(several.setup(players), seats), about)
}
