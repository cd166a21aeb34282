import type { Seat } from '../../../engine/game.ts'
import type { Event } from '../events.ts'
import type { View } from '../view/view.ts'

/** M-30: where points come from, in the order they are counted. */
export const sources = ['own', 'assets', 'accusation'] as const
export type Source = (typeof sources)[number]

/** One thing that is turned up once a game is over (M-28 to M-30). */
export type Unmasking =
  /** Whom each of them accuses lies there, face down. */
  | { readonly what: 'sealed' }
  /** M-28: the terrorist track is full, so nobody is asked and nothing is counted. */
  | { readonly what: 'full' }
  | { readonly what: 'accusation'; readonly seat: Seat; readonly of: Seat | null }
  /** Whoever accused this player learns whether that was right. */
  | { readonly what: 'agenda'; readonly seat: Seat; readonly agenda: string; readonly by: readonly Verdict[] }
  | { readonly what: 'spare'; readonly agenda: string }
  | { readonly what: 'points'; readonly source: Source }
  | { readonly what: 'end' }

export interface Verdict {
  readonly seat: Seat
  readonly right: boolean
}

type Told<Kind extends Event['kind']> = Extract<Event, { readonly kind: Kind }>

const told = <Kind extends Event['kind']>(events: readonly Event[], kind: Kind): Told<Kind>[] =>
  events.filter((event): event is Told<Kind> => event.kind === kind)

/** The points of each player, by where they come from; none where nothing is counted. */
export const pointsTold = (events: readonly Event[]): readonly Told<'score'>[] => told(events, 'score')

/** What is turned up, one after the other: the accusations, the agendas, the spare one, the points, who has won. */
export function unmaskingOf(
  events: readonly Event[],
  { players, spare }: Pick<View, 'players' | 'spare'>,
): Unmasking[] {
  const accused = told(events, 'accused')
  return [
    { what: accused.length > 0 ? 'sealed' : 'full' },
    ...accused.map(({ seat, of }): Unmasking => ({ what: 'accusation', seat, of })),
    ...players.flatMap(({ revealed }, seat): Unmasking[] => {
      const by = accused.filter(({ of }) => of === seat).map(one => ({ seat: one.seat, right: one.right }))
      return revealed ? [{ what: 'agenda', seat, agenda: revealed.agenda, by }] : []
    }),
    ...(spare === null ? [] : [{ what: 'spare', agenda: spare } as const]),
    ...(pointsTold(events).length > 0 ? sources.map((source): Unmasking => ({ what: 'points', source })) : []),
    { what: 'end' },
  ]
}
