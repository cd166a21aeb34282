import type { Event } from '../events.ts'
import type { ThreatSeen, View } from '../view/view.ts'
import { COLUMNS, type Level, levels } from '../vocabulary.ts'

/** What everybody saw of the board at a moment that is past. */
export interface BoardThen {
  readonly spaces: View['spaces']
  readonly threats: readonly ThreatSeen[]
  /** The case that is being analysed, and the space it was taken from; null where it came too late to have one. */
  readonly analysed: { readonly threat: number; readonly space: number | null } | null
}

const spaceOf = (level: string, column: number): number => levels.indexOf(level as Level) * COLUMNS + column

/** The board, as the events tell it one after the other. No rule is applied here: each of them says what it changed. */
class Telling {
  private spaces: (number | null)[]
  private readonly threats: Map<number, ThreatSeen>
  private analysed: BoardThen['analysed']

  constructor({ spaces, threats, analysed }: BoardThen) {
    this.spaces = [...spaces]
    this.threats = new Map(threats.map(threat => [threat.id, threat]))
    this.analysed = analysed
  }

  private change(id: number, change: (threat: ThreatSeen) => Partial<ThreatSeen>): void {
    const threat = this.threats.get(id)
    if (threat) this.threats.set(id, { ...threat, ...change(threat) })
  }

  private send(id: number, what: 'agents' | 'soldiers', n: number): void {
    this.change(id, threat => ({ [what]: (threat[what] ?? 0) + n }))
  }

  private lay(id: number, by: ThreatSeen['by'][number], n = 1): void {
    this.change(id, threat => ({ by: [...threat.by, ...Array.from({ length: n }, () => by)] }))
  }

  private free(id: number): void {
    const threat = this.threats.get(id)
    if (!threat) return
    const { lead: _, ...rest } = threat
    this.threats.set(id, rest)
  }

  private take(id: number): number {
    const space = this.spaces.indexOf(id)
    if (space >= 0) this.spaces[space] = null
    return space
  }

  tell(event: Event): void {
    switch (event.kind) {
      case 'new-threat':
        this.spaces[spaceOf(event.level, event.at - 1)] = event.threat
        this.threats.set(event.threat, { id: event.threat, organization: event.organization, by: ['deck'] })
        break
      case 'new-threat-now':
        this.threats.set(event.threat, { id: event.threat, organization: event.organization, by: ['deck'] })
        break
      case 'analysis': {
        const space = this.take(event.threat)
        this.analysed = { threat: event.threat, space: space < 0 ? null : space }
        break
      }
      case 'closed':
        this.threats.delete(event.threat)
        this.analysed = null
        break
      case 'struck':
        this.take(event.threat)
        this.threats.delete(event.threat)
        break
      case 'advanced':
        this.spaces = [...Array.from({ length: COLUMNS }, () => null), ...this.spaces.slice(0, -COLUMNS)]
        break
      case 'moved': {
        const from = this.take(event.threat)
        if (from >= 0) this.spaces[spaceOf(event.level, from % COLUMNS)] = event.threat
        break
      }
      case 'claimed':
        this.change(event.threat, () => ({ lead: event.seat }))
        break
      case 'lead-returned':
      case 'lead-taken':
      case 'reprimanded':
        this.free(event.threat)
        break
      case 'placed':
        this.lay(event.threat, event.seat)
        break
      case 'added':
      case 'reinforced':
        this.lay(event.threat, 'deck', event.n)
        break
      case 'sent-agents':
        this.send(event.threat, 'agents', event.n)
        break
      case 'sent-soldiers':
        this.send(event.threat, 'soldiers', event.n)
        break
      case 'supplied':
        this.send(event.threat, event.what, event.n)
        break
      case 'shifted':
        this.send(event.from, 'soldiers', -event.n)
        this.send(event.to, 'soldiers', event.n)
        break
      case 'figures-left':
        this.send(event.threat, event.what, -event.n)
        break
    }
  }

  /** As it stands now; what is told next does not change it. */
  now(): BoardThen {
    return { spaces: [...this.spaces], threats: [...this.threats.values()], analysed: this.analysed }
  }
}

/** Before anything was dealt. */
const NOTHING: BoardThen = {
  spaces: Array.from({ length: levels.length * COLUMNS }, () => null),
  threats: [],
  analysed: null,
}

/** The board a match begins with where a position was laid: as everybody sees it before the first choice. */
export const boardOf = ({ spaces, threats, analysis }: View): BoardThen => ({
  spaces,
  threats: threats.map(({ id, organization, lead, agents, soldiers, by }) => ({
    ...{ id, organization, by },
    ...(lead !== undefined && { lead }),
    ...(agents !== undefined && { agents }),
    ...(soldiers !== undefined && { soldiers }),
  })),
  // The case in the middle of an analysis lies in no space: where it was taken from nobody was told.
  analysed: analysis && { threat: analysis.threat, space: null },
})

/** The board at each of these moments, each a number of events from the first on; they go up. */
export function boardsAt(
  events: readonly Event[],
  moments: readonly number[],
  first: BoardThen = NOTHING,
): BoardThen[] {
  const telling = new Telling(first)
  let told = 0
  return moments.map(moment => {
    for (; told < moment; told++) telling.tell(events[told])
    return telling.now()
  })
}

/** Is this the board of that view? It is not where a match began with cases on it, and nobody said with which. */
export function isBoardOf({ spaces, threats }: BoardThen, view: Pick<View, 'spaces' | 'threats'>): boolean {
  const told = new Map(threats.map(threat => [threat.id, threat]))
  return (
    spaces.every((id, space) => id === view.spaces[space]) &&
    view.threats.length === threats.length &&
    view.threats.every(({ id, organization, lead, agents = 0, soldiers = 0, by }) => {
      const then = told.get(id)
      return (
        then !== undefined &&
        then.organization === organization &&
        then.lead === lead &&
        (then.agents ?? 0) === agents &&
        (then.soldiers ?? 0) === soldiers &&
        then.by.join() === by.join()
      )
    })
  )
}
