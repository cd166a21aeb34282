import { errorOf } from '../../client/table.ts'
import type { Say } from '../../words/index.ts'
import { isMistake, sentence } from '../errors.ts'
import { type Gathering, lobbyLine, lobbyOf } from '../join/gathering.ts'
import { saidHere } from '../join/remote.ts'
import { nameOf } from '../names.ts'

/** The table that is waited at while somebody learns. */
export interface TableNews {
  /** What has happened there since it was last asked, in a line; null for nothing. */
  take(): string | null
  /** What calls whoever learns to the table: its match has begun, or never will; null before that. */
  calls(): string | null
  subscribe(listener: () => void): () => void
}

/** How it stands there, in one line. */
function standsAt(say: Say, table: Gathering['table']): string {
  const { over, shown, isConnected, you } = table.now()
  if (over) {
    const error = saidHere(say, errorOf(over))
    if (isMistake(error)) return sentence(say, null, error)
  }
  const lobby = lobbyOf(table)
  if (lobby.phase === 'closed') return say('lobby.closed')
  if (shown) return `${say('teach.begun')} ${say('coach.to-table')}`
  return isConnected ? lobbyLine(say, lobby, you?.isHost === true) : say('join.away')
}

export function tableNews(say: Say, { table }: Gathering): TableNews {
  const namesNow = (): readonly string[] => lobbyOf(table).chairs.flatMap(chair => (chair ? [nameOf(chair.name)] : []))
  let names = namesNow()
  let stands = standsAt(say, table)
  return {
    subscribe: listener => table.subscribe(listener),
    calls() {
      const { over, shown, lobby } = table.now()
      return over || shown || lobby?.phase === 'closed' ? standsAt(say, table) : null
    },
    take() {
      const before = { names, stands }
      names = namesNow()
      stands = standsAt(say, table)
      if (stands === before.stands && names.join() === before.names.join()) return null
      const came = names.filter(name => !before.names.includes(name)).map(name => say('teach.sat', { name }))
      const left = before.names.filter(name => !names.includes(name)).map(name => say('teach.rose', { name }))
      return [...came, ...left, stands].join(' ')
    },
  }
}
