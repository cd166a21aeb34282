import { actNow } from '../../client/acting.ts'
import type { RemoteTable } from '../../client/table.ts'
import { type Decision, type Explanation, Fault, type Game, type GameEvent } from '../../engine/game.ts'
import type { Speaker } from '../../games/speaker.ts'
import type { Shown } from '../../host/shown.ts'
import type { Act } from '../../host/wire.ts'
import type { Match } from '../../table/match.ts'
import type { Say } from '../../words/index.ts'
import { newsSince, type Session, sightsOf } from '../session.ts'
import type { Mode } from '../several/welcome.ts'
import { SILENCE, type Voices } from '../voices.ts'
import { openCompany } from './company.ts'
import type { HostLinks } from './host-links.ts'
import type { OwnLinks } from './own-links.ts'

/** What a finished match elsewhere comes to on this machine; null as long as that is not known. */
export interface Finished<State, Event extends GameEvent> {
  /** Null where its file could not be had. */
  readonly match: Match<State, Event> | null
}

export interface Elsewhere<State, View, Event extends GameEvent> {
  readonly table: RemoteTable
  readonly game: Game<never, State, View, Event>
  readonly speaker: Speaker<View, Event>
  readonly say: Say
  readonly voices: Voices<View, Event> | null
  readonly mode: Mode
  /** Links to the own seat; null for whoever has none. */
  readonly links: OwnLinks | null
  /** Links to give away; null for whoever does not look after the table. */
  readonly hosting?: HostLinks | null | undefined
  /** How far this machine's clock is ahead of the server's, as its answers to requests have it. */
  readonly aheadMs?: (() => number) | undefined
  /** The match is over for whoever sits here once its file is at hand, or known to be out of reach. */
  finished(): Finished<State, Event> | null
  /** Calls when that has changed. */
  onFinished(listener: () => void): () => void
}

/** A server may be newer than this program, and refuse in words that it does not have. */
export const saidHere = <Mistake extends Error>(say: Say, error: Mistake): Mistake | Fault =>
  error instanceof Fault && !say.has(error.key) ? new Fault('server.unknown', { key: error.key }) : error

/** Sits at a match that is hosted elsewhere: all that is said about it is made here, from what its player sees. */
export function sitElsewhere<State, View, Event extends GameEvent>({
  table,
  game,
  speaker,
  say,
  voices,
  mode,
  links,
  hosting = null,
  aheadMs,
  finished,
  onFinished,
}: Elsewhere<State, View, Event>): Session<State, View, Event> {
  const shown = (): Shown => {
    const now = table.now().shown
    if (!now) throw new Error('the match has not begun')
    return now
  }
  const sights = sightsOf<State, View, Event>(game, shown)
  const { events } = sights
  /** A friend sees what the player sees, and is asked nothing. */
  const isFriend = (): boolean => table.now().you?.isFriend === true
  const decision = (): Decision | null => (isFriend() ? null : sights.decision())
  const overlooked = (): Decision | null => (isFriend() ? sights.decision() : null)
  const own = shown().viewer
  const seat = own === 'observer' || isFriend() ? -1 : own

  const act = async (what: Act): Promise<void> => {
    try {
      await actNow(table, what)
    } catch (error) {
      throw error instanceof Error ? saidHere(say, error) : error
    }
  }

  /** What another device has kept may be of no use: a case that is gone, or only whom it is about. */
  const claimText = (given: unknown): string | null => {
    let claim = given
    try {
      claim = game.talk?.readClaim(given, shown().seats.length)
      game.talk?.checkClaim(sights.view(), seat, claim, sights.talk())
    } catch (error) {
      if (error instanceof Fault) return null
      throw error
    }
    return speaker.claim?.({ seat, after: 0, claim }) ?? null
  }
  const company = openCompany({
    ...{ table, say, mode, links: seat < 0 ? null : links, hosting, act, claimText, aheadMs },
    presetWords: speaker.presets,
    tellsFigure: text => speaker.tellsFigure?.(text, sights.view()) ?? false,
  })
  return {
    game,
    speaker,
    say,
    seat,
    ...sights,
    decision,
    overlooked,
    async advise(iterations) {
      if (isFriend()) throw new Fault('advisor.watching')
      return sights.advise(iterations)
    },
    spoken: () => voices?.spoken(events(), sights.view()) ?? SILENCE,
    outcome: () => (finished() ? sights.outcome() : null),
    explanation(): Explanation {
      const asked = decision() ?? overlooked()
      if (!asked) throw new Fault('play.nothing-asked')
      return game.explain(sights.view(), asked)
    },
    match() {
      const match = finished()?.match
      if (!match) throw new Fault('join.no-file')
      return match
    },
    // Nobody goes back at a table elsewhere: there is no list to go back by.
    past: () => [],
    company,
    async choose(...names) {
      if (!decision()) throw new Fault('play.nothing-asked')
      const before = events()
      await act({ type: 'choose', choices: names })
      return newsSince(before, events())
    },
    undo: () => act({ type: 'undo' }),
    async rewind() {
      throw new Fault('match.no-rewind')
    },
    claim: claim => act({ type: 'claim', claim: claim as (Act & { type: 'claim' })['claim'] }),
    answer: (to, answer, text) =>
      act({
        ...{ type: 'answer', to, answer: answer as (Act & { type: 'answer' })['answer'] },
        ...(text === undefined || text === '' ? {} : { text: String(text) }),
      }),
    note: (about, text) =>
      act({ type: 'note', about: about as (Act & { type: 'note' })['about'], text: String(text ?? '') }),
    subscribe(listener) {
      const stops = [table.subscribe(listener), company.subscribe(listener), onFinished(listener)]
      return () => {
        for (const stop of stops) stop()
      }
    },
    standing() {
      const { over, isConnected } = table.now()
      if (isEndedEarly(table)) return 'gone'
      return over && !finished() ? 'gone' : isConnected || finished() ? 'here' : 'away'
    },
    leave() {
      company.stop()
      table.leave()
    },
  }
}

/** Has the table ended the match before the game came to its end? */
export function isEndedEarly(table: RemoteTable): boolean {
  const { shown } = table.now()
  return shown !== null && shown.ended !== null && shown.outcome === null
}
