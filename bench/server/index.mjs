// The server as it is measured: one object of figures, and the same as text.
import { readFileSync } from 'node:fs'
import { carried } from './carried.mjs'
import { commits } from './commits.mjs'
import { withPostgres } from './postgres.mjs'
import { MATCHES } from './round.mjs'
import { PLAYERS } from './rules.mjs'
import { speed } from './speed.mjs'
import { tableOf } from './table.mjs'

const flat = (about, name) =>
  Object.entries(about).flatMap(([key, value]) =>
    typeof value === 'object' ? flat(value, `${name}.${key}`) : [[`${name}.${key}`, value]],
  )

/** Three figures that matter of each number. */
const rounded = value => (value >= 100 ? Math.round(value) : Number(value.toPrecision(3)))

export async function server(say) {
  const moves = await withPostgres(cluster => speed(cluster, say))
  const all = { ...moves, ...(await commits(say)), ...(await carried(say)) }
  const figures = Object.fromEntries(flat(all, 'server').map(([key, value]) => [key, rounded(value)]))
  const { dependencies } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'))
  const versions = { boardgameIo: dependencies['boardgame.io'], colyseus: dependencies['@colyseus/core'] }
  return { figures, text: tableOf(figures, { versions, matches: MATCHES, players: PLAYERS }) }
}
