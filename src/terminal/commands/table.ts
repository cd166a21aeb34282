import { readHostLink, writeLink } from '../../client/link.ts'
import { Fault, type Json } from '../../engine/game.ts'
import { shownCode } from '../../table/code.ts'
import { memories, talkings } from '../../table/options.ts'
import { paceNames } from '../../table/paces.ts'
import { type Context, print, printJson } from '../context.ts'
import { checkedSeed } from '../io/seed.ts'
import { serverAt } from '../join/server.ts'
import { addressIn, USUAL_ADDRESS } from '../join/way-in.ts'
import { checkOwn, packOf } from '../packs.ts'

export interface TableFlags {
  readonly players?: string
  readonly abductor?: string
  readonly seed?: string
  readonly spectators?: boolean
  readonly pace?: string
  readonly talk?: string
  readonly memory?: string
  readonly at?: string
  readonly json?: boolean
}

/** Opens a table on a server, and gives the links that let people in: a link is a seat. */
export async function table(
  context: Context,
  game: string,
  { players, abductor, seed, spectators, pace, talk, memory, at = USUAL_ADDRESS, json }: TableFlags,
): Promise<number> {
  const { say } = context
  const link = readHostLink(at)
  const address = addressIn(at)
  const opening = {
    game,
    ...(players === undefined ? {} : { players: Number(players) }),
    ...(abductor === undefined ? {} : { setup: await setupWith(context, game, abductor) }),
    ...(seed === undefined ? {} : { seed: checkedSeed(seed) }),
    ...(spectators ? { spectators } : {}),
    ...(pace === undefined ? {} : { pace: checked('table.pace', pace, paceNames) }),
    ...(talk === undefined ? {} : { talk: checked('table.talk', talk, talkings) }),
    ...(memory === undefined ? {} : { memory: checked('table.memory', memory, memories) }),
  }
  const opened = await serverAt(address).open(opening, link?.pass)
  const host = writeLink({ address, table: opened.table, right: { kind: 'host', pass: opened.host } })
  const seats = opened.invites.map(pass => writeLink({ address, table: opened.table, right: { kind: 'seat', pass } }))
  const watch = writeLink({ address, table: opened.table, right: { kind: 'watch', pass: opened.watch } })
  if (json)
    printJson(context, { table: opened.table, host, seats, code: opened.code, ...(spectators ? { watch } : {}) }, 0)
  else {
    print(context, say('table.opened'))
    for (const [seat, link] of seats.entries()) print(context, say('table.seat', { n: seat + 1, link }))
    print(context, say('table.code', { code: shownCode(opened.code) }))
    if (spectators) print(context, say('table.watch', { link: watch }))
    print(context, say('table.host', { link: host }))
    print(context, say('table.how', { command: `${context.program} join` }))
  }
  return 0
}

function checked<Name extends string>(refusal: string, given: string, names: readonly Name[]): Name {
  const name = names.find(one => one === given)
  if (name === undefined) throw new Fault(refusal, { name: given.slice(0, 40), known: names.join(', ') })
  return name
}

/** Only one game has abductors: what belongs to another is no slip to be passed over in silence. */
async function setupWith({ games }: Context, game: string, abductor: string): Promise<Json> {
  const pack = await packOf(games, game)
  checkOwn(pack, { abductor })
  return pack.setup({ abductor })
}
