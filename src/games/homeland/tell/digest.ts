import type { Seat } from '../../../engine/game.ts'
import type { Event } from '../events.ts'

/** Something that was done to a player, gathered from as many events as it took. */
export type Deed =
  | { readonly kind: 'stopped' | 'succeeded'; readonly threat: number }
  | { readonly kind: 'struck'; readonly threat: number; readonly by: readonly Seat[] }
  | { readonly kind: 'cards'; readonly threat: number; readonly n: number; readonly by: readonly Seat[] }
  | { readonly kind: 'agents' | 'saw-plot' | 'saw-intel'; readonly threat: number; readonly by: readonly Seat[] }
  /** Told as it happened. */
  | { readonly kind: 'told'; readonly event: Event }

const ORDER: readonly Deed['kind'][] = [
  'stopped',
  'succeeded',
  'struck',
  'told',
  'cards',
  'agents',
  'saw-plot',
  'saw-intel',
]

/** Where what the others did since this player's last turn begins and ends; null while it is nobody's own turn. */
function span(events: readonly Event[], seat: Seat): { readonly from: number; readonly to: number } | null {
  const to = events.findLastIndex(({ kind }) => kind === 'turn')
  const turn = events[to]
  if (turn?.kind !== 'turn' || turn.seat !== seat) return null
  const before = events.slice(0, to).findLastIndex(event => event.kind === 'turn' && event.seat === seat)
  const length = events.slice(before + 1, to).findIndex(({ kind }) => kind === 'turn' || kind === 'round')
  return { from: before < 0 ? 0 : before + 1 + Math.max(0, length), to }
}

/** All that the others did and that was decided since this player's last turn; nothing while nobody else had one. */
export function sinceLastTurn(events: readonly Event[], seat: Seat): readonly Event[] {
  const among = span(events, seat)
  const all = among ? events.slice(among.from, among.to) : []
  return all.some(({ kind }) => kind === 'turn') ? all : []
}

/** What happened to a player and to the cases they lead since their last turn, what weighs most first. */
export function deedsTo(events: readonly Event[], seat: Seat): Deed[] {
  const among = span(events, seat)
  if (!among) return []
  const mine = new Set<number>()
  const deeds = new Map<string, Deed>()
  const touched = (kind: 'cards' | 'agents' | 'saw-plot' | 'saw-intel', threat: number, by: Seat): void => {
    const key = `${kind} ${threat}`
    const before = deeds.get(key)
    const known = before && 'by' in before ? before.by : []
    const all = known.includes(by) ? known : [...known, by]
    deeds.set(
      key,
      kind === 'cards'
        ? { kind, threat, n: (before?.kind === 'cards' ? before.n : 0) + 1, by: all }
        : { kind, threat, by: all },
    )
  }
  /** Rep and Clout go up and down: what counts is where it began and where it ended. */
  const counted = (event: Extract<Event, { kind: 'rep' | 'clout' }>): void => {
    const before = deeds.get(event.kind)
    const from = before?.kind === 'told' && before.event.kind === event.kind ? before.event.from : event.from
    if (from === event.to) deeds.delete(event.kind)
    else deeds.set(event.kind, { kind: 'told', event: { ...event, from } })
  }

  for (const [at, event] of events.slice(0, among.to).entries()) {
    const isLate = at >= among.from
    switch (event.kind) {
      case 'claimed':
        if (event.seat === seat) mine.add(event.threat)
        break
      case 'closed':
        mine.delete(event.threat)
        break
      case 'reprimanded':
        if (event.seat !== seat) break
        mine.delete(event.threat)
        if (isLate) deeds.set(`reprimanded ${at}`, { kind: 'told', event })
        break
      case 'lead-taken':
        if (event.from !== seat) break
        mine.delete(event.threat)
        if (isLate && event.seat !== seat) deeds.set(`${event.kind} ${at}`, { kind: 'told', event })
        break
      case 'struck':
        if (isLate && mine.has(event.threat))
          deeds.set(`struck ${at}`, { kind: 'struck', threat: event.threat, by: [event.seat] })
        mine.delete(event.threat)
        break
      case 'neutralised':
      case 'succeeded':
        if (isLate && mine.has(event.threat))
          deeds.set(`end ${at}`, {
            kind: event.kind === 'succeeded' ? 'succeeded' : 'stopped',
            threat: event.threat,
          })
        break
      case 'rep':
      case 'clout':
        if (isLate && event.seat === seat) counted(event)
        break
      case 'advantage':
      case 'fallout':
      case 'exposed':
      case 'burned':
        if (isLate && event.seat === seat) deeds.set(`${event.kind} ${at}`, { kind: 'told', event })
        break
      case 'global-fallout':
        if (isLate) deeds.set(`${event.kind} ${at}`, { kind: 'told', event })
        break
      case 'taken-clout':
      case 'took-asset':
        if (isLate && event.from === seat) deeds.set(`${event.kind} ${at}`, { kind: 'told', event })
        break
      case 'placed':
        if (isLate && event.seat !== seat && mine.has(event.threat)) touched('cards', event.threat, event.seat)
        break
      case 'sent-agents':
        if (isLate && event.seat !== seat && mine.has(event.threat)) touched('agents', event.threat, event.seat)
        break
      case 'supplied':
        if (isLate && event.what === 'agents' && event.seat !== seat && mine.has(event.threat))
          touched('agents', event.threat, event.seat)
        break
      case 'looked-plot':
      case 'looked-intel':
        if (isLate && event.seat !== seat && mine.has(event.threat))
          touched(event.kind === 'looked-plot' ? 'saw-plot' : 'saw-intel', event.threat, event.seat)
        break
    }
  }
  // What was done to a case that has been decided meanwhile is told by how it ended.
  const ended = new Set(
    [...deeds.values()].flatMap(deed =>
      deed.kind === 'stopped' || deed.kind === 'succeeded' || deed.kind === 'struck' ? [deed.threat] : [],
    ),
  )
  return [...deeds.values()]
    .filter(deed => !('by' in deed) || deed.kind === 'struck' || !ended.has(deed.threat))
    .sort((a, b) => ORDER.indexOf(a.kind) - ORDER.indexOf(b.kind))
}

/** The organization behind a threat, from when it appeared: also of one that is no longer there. */
export const organizationOf = (events: readonly Event[], threat: number): string | null => {
  for (const event of events)
    if ((event.kind === 'new-threat' || event.kind === 'new-threat-now') && event.threat === threat)
      return event.organization
  return null
}
