import type { Proved } from '../../host/archive/elsewhere.ts'
import type { Update } from '../../host/update.ts'
import type { Act } from '../../host/wire.ts'
import { askWorker, type Link, type Loss, listeners } from '../link.ts'
import type { RequestName } from '../worker/protocol.ts'
import {
  type AtTable,
  atTable,
  type Joining,
  type OnlineRequests,
  type OnlineSaid,
  type Share,
  type TableSeen,
} from './protocol.ts'

/** The way to a table elsewhere. Whoever plays there need not know: it is a link like any other, with people at its end. */
export interface OnlineLink extends Link {
  /** Comes to a table; what it is joined by holds until somebody hangs up. */
  join(joining: Joining): void
  /** New random bits for the seed, and what is promised of them. */
  share(): Promise<Share>
  /** Null until the table has said something. */
  table(): TableSeen | null
  onTable(listener: (table: TableSeen) => void): () => void
  onPromised(listener: (promised: readonly (string | null)[]) => void): () => void
  /** The match is over: it is fetched, kept and proved, once. */
  proved(): Promise<Proved>
  /** Done once it is durable; fails with the reason it was refused for. */
  act(what: Act): Promise<null>
  hangUp(): void
}

const isAtTable = (name: string): name is AtTable => (atTable as readonly string[]).includes(name)

/** `ended` brings a match that is over to the tables of this browser, where everything else is asked about it. */
export function onlineLink(start: () => Worker, local: Link, ended: (table: string) => Promise<Proved>): OnlineLink {
  const lost = listeners<Loss>()
  const updated = listeners<Update>()
  const tables = listeners<TableSeen>()
  const promises = listeners<readonly (string | null)[]>()
  let joining: Joining | null = null
  let seen: TableSeen | null = null
  let proving: Promise<Proved> | null = null
  const proved = (): Promise<Proved> => {
    proving ??= ended(joining?.table ?? '').catch(error => {
      // It is asked for again.
      proving = null
      throw error
    })
    return proving
  }

  const hear = (said: OnlineSaid): void => {
    if ('update' in said) updated.tell(said.update)
    else if ('promised' in said) {
      // Should the worker die from here on, nothing is given to other promises than these.
      if (joining?.giving) joining = { ...joining, giving: { ...joining.giving, promised: said.promised } }
      promises.tell(said.promised)
    } else {
      seen = said.table
      tables.tell(seen)
    }
  }
  const ask: OnlineAsk = askWorker<OnlineSaid>(start, hear, () => {
    // The table lives on elsewhere: it is come to again, and then sat down at again.
    if (joining) void ask('join', joining).catch(() => {})
    lost.tell('crash')
  })

  return {
    ask: (async (name: RequestName, what: never) => {
      if (isAtTable(name)) return ask(name, what)
      if (joining && Object(what).id === joining.table) await proved()
      return local.ask(name, what)
    }) as Link['ask'],
    proved,
    onLost: lost.add,
    botsWithinMs: 0,
    onUpdate: updated.add,
    join(what) {
      joining = what
      seen = null
      proving = null
      void ask('join', what).catch(() => {})
    },
    share: () => ask('share', null),
    table: () => seen,
    onTable: tables.add,
    onPromised: promises.add,
    act: what => ask('act', what),
    hangUp() {
      joining = null
      seen = null
      void ask('hangUp', null).catch(() => {})
    },
  }
}

type OnlineAsk = <Name extends keyof OnlineRequests>(
  name: Name,
  what: Parameters<OnlineRequests[Name]>[0],
) => Promise<ReturnType<OnlineRequests[Name]>>
