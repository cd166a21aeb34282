import { seatedBotsOf } from '../../bots/seated.ts'
import type { Json } from '../../engine/game.ts'
import { digest } from '../../seed/roots.ts'
import { kindOf, parseArchive } from '../../table/archive-schema.ts'
import { firstState, openMatch } from '../../table/match.ts'
import { parseScenario } from '../../table/scenario.ts'
import { carryOut, planOf } from './archive-plan.ts'
import { blankLine, keepOrTell, twinsIn } from './archive-saves.ts'
import { botsGo, games, type OpenTable, openKept, seatMatch } from './host.ts'
import type { Asks, Taken } from './protocol.ts'
import type { Store } from './store.ts'

/** Brings in a match, a scenario or an archive. What is refused changes nothing; nothing is written over. */
export async function take(
  store: Store,
  { text: given, names = [], agreed = false }: Parameters<Asks['take']>[0],
  newName: () => string,
  now: number,
): Promise<ReturnType<Asks['take']>> {
  const text = given.replace(/^\uFEFF/, '')
  switch (kindOf(text)) {
    case 'match':
      return takeMatch(store, await openKept({ line: blankLine(newName(), now), text }), now)
    case 'scenario':
      return takeMatch(store, await openScenario(text, names, newName(), now), now)
    case 'archive': {
      const plan = await planOf(store, parseArchive(text), newName)
      return agreed ? carryOut(store, plan) : { weighed: plan.weighed }
    }
  }
}

async function takeMatch(store: Store, open: OpenTable, changed: number): Promise<Taken> {
  const about = {
    game: open.game.id,
    isOver: open.game.outcome(open.table.match().state) !== null,
  }
  const twin = await twinsIn(store)(open)
  if (twin !== null) return { added: 0, id: twin, ...about }
  await keepOrTell(store, open, changed)
  return { added: 1, id: open.id, ...about }
}

/** A scenario is played from its position, as practice; the script is left to the player. */
async function openScenario(text: string, names: readonly string[], id: string, now: number): Promise<OpenTable> {
  const scenario = parseScenario(text)
  const loaded = await games.find(scenario.game)()
  const { several } = loaded
  const game = (await loaded.files()).make(scenario.deck)
  const position = { given: scenario.position ?? {}, dice: scenario.dice ?? [] }
  const seed = scenario.seed ?? digest(JSON.stringify(scenario.position ?? {}))
  const begin = (setup: Json, seats: readonly { name: string; bot: string | null }[]) =>
    openMatch(game, { setup, seed, practice: true, seats, position })
  const usual = loaded.setup(position.given)
  const about = { id, begun: now, tag: null }
  if (!several) return seatMatch(loaded, game, begin(usual, []), about)
  const players = game.seated(firstState(game, { setup: usual, seed, position }))
  const seats = Array.from({ length: players }, (_, seat) => ({
    name: names[seat] ?? String(seat + 1),
    bot: seat === 0 ? null : seatedBotsOf(game.id).usual,
  }))
  const open = await seatMatch(loaded, game, begin(several.setup(players), seats), about)
  botsGo(open)
  return open
}
