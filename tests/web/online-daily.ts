import { botsOf } from '../../src/bots/index.ts'
import { serverAt } from '../../src/client/server.ts'
import type { RemoteTable } from '../../src/client/table.ts'
import { stream } from '../../src/engine/chance.ts'
import { shipped } from '../../src/games/index.ts'
import { rootsOf } from '../../src/seed/roots.ts'
import { until } from '../server/people.ts'
import { NOW } from './library.ts'
import type { Party } from './online-party.ts'

/** The call of a day that is over, at a server: people have taken it and played it to its end. */

const DAY_MS = 86_400_000
/** How each of them plays, and how many of ten choices they leave to chance; the last one's browser is looked at. */
const callers = [
  ['Ann', 0],
  ['Ben', 9],
  ['Cyd', 2],
] as const

/** Plays to the end as a bot would but for what is left to chance: the same each time. */
async function playOut(one: RemoteTable, name: string, byChance: number): Promise<void> {
  const game = (await shipped.find('negotiator')()).game()
  const make = await botsOf('negotiator').load()
  const [greedy, any] = ['greedy', 'random'].map(bot => make(bot, game).open(0, 1))
  for (let n = 0; ; n++) {
    await until(one, ({ shown }) => shown?.asked != null || shown?.outcome != null)
    const { asked, outcome, view } = one.now().shown ?? {}
    if (outcome != null) return
    if (!asked || !view) continue
    const decision = { seat: 0, kind: asked.kind, options: asked.options.map(option => game.optionOf(option) ?? -1) }
    const random = stream(rootsOf(`${name} ${n}`, ['caller']).caller)
    const explain = () => game.explain(view, decision)
    const mind = random(10) < byChance ? any : greedy
    const ask = { decision, view: () => view, explain, nameOf: game.nameOf, random }
    const option = await mind.choose(ask, { iterations: 1 })
    await one.act({ type: 'choose', choices: [game.nameOf(option)] })
  }
}

/** By what the last of them is known again at the server. */
export async function takeCalls(party: Party): Promise<string> {
  const { daily } = serverAt(`http://127.0.0.1:${party.port}`)
  const back = party.at(NOW - DAY_MS)
  let known = ''
  for (const [name, byChance] of callers) {
    const { table, pass, guest } = await daily.take(name)
    known = guest ?? ''
    await playOut(await party.enter(table, pass), name, byChance)
  }
  // They are judged when somebody asks; afterwards the tables may be tidied away.
  await daily.board()
  back()
  return known
}
