import type { GameEvent } from '../engine/game.ts'
import type { AnyGame } from '../games/index.ts'
import { clocks } from '../table/clock.ts'
import { firstState, type Match, playedTo, replayLog } from '../table/match.ts'
import { withEntries } from './elsewhere.ts'
import type { HostedMatch } from './hosting.ts'
import { beginsRound } from './memory.ts'
import type { Looked } from './sight.ts'
import { type Listener, openStreams } from './streams.ts'
import type { Update } from './update.ts'

/**
 * What spectators see: the match as it was when the round before this one began, made from the log and never from the
 * match as it is. They are told something only where a round begins, so that neither the size nor the time of what
 * they are sent says anything of the round that is played; and everything once the match is over.
 */

type Running = Match<unknown, GameEvent>

const isOver = (game: AnyGame, { settled, record }: Running): boolean =>
  record.ended !== null || game.outcome(settled) !== null

/** After how many entries of the log each round began. The first began with the match, when everybody had sat down. */
export function roundsIn(game: AnyGame, { log, record }: Pick<Running, 'log' | 'record'>): readonly number[] {
  const rounds = [record.seats.length]
  let state = firstState(game, record)
  let choices: { readonly seat: number; readonly choice: string }[] = []
  for (const [i, entry] of log.entries()) {
    if (entry.kind === 'choices') {
      const events: GameEvent[] = []
      for (const choice of entry.choices) {
        const option = game.optionOf(choice)
        if (option !== null) game.apply(state, entry.seat, option, events)
        choices.push({ seat: entry.seat, choice })
      }
      for (const event of events) if (beginsRound(game, event)) rounds.push(i + 1)
    } else if (entry.kind === 'rewind') {
      choices = choices.slice(0, entry.to)
      state = playedTo(game, record, choices).state
    }
  }
  return rounds
}

/** How many entries of the log spectators know. */
export function lateLength(game: AnyGame, match: Running): number {
  if (isOver(game, match)) return match.log.length
  const rounds = roundsIn(game, match)
  return rounds.at(-2) ?? rounds[0]
}

/** The match as it was after so many entries: nothing that came later is in it, nor what is anybody's own. */
function matchAt(game: AnyGame, { log, record }: Running, length: number, begun: number): Running {
  return replayLog(game, { ...record, notes: [], draft: [] }, log.slice(0, length), begun, clocks)
}

export interface LateStreams {
  /** As a handle's `subscribe`, a round late. */
  subscribe(listener: Listener, from?: number): () => void
}

/** Streams for spectators of one match. While there are any, it is looked at whenever something happens in it. */
export function openLate(hosted: HostedMatch): LateStreams {
  const { id, tag, game, isStandard, begun } = hosted.open()
  let late: Running | null = null
  let watching = 0
  let stop: (() => void) | null = null
  const shown = (): Running => {
    const { match } = hosted.open()
    late ??= matchAt(game, match, lateLength(game, match), begun)
    return late
  }
  const looked = (): Looked => ({ match: shown(), kept: true, suspicions: {} })
  const streams = openStreams({
    ...{ id, tag, game, isStandard },
    now: looked,
  })

  function look({ told }: Update): void {
    const { match } = hosted.open()
    const hasRound = told.some(one => 'event' in one && beginsRound(game, one.event))
    if (!hasRound && !isOver(game, match)) return
    const before = shown()
    const length = lateLength(game, match)
    if (length === before.log.length) return
    const earlier = looked()
    const after = withEntries(game, before, match.log.slice(before.log.length, length))
    late = after.match
    streams.tell(earlier, after.news)
  }

  return {
    subscribe(listener, from) {
      watching += 1
      if (!stop) {
        late = null
        // Whatever moves a match on is told to those who look at it.
        stop = hosted.seat('observer').subscribe(look)
      }
      const hangUp = streams.subscribe('observer', listener, from)
      let isOpen = true
      return () => {
        if (!isOpen) return
        isOpen = false
        hangUp()
        watching -= 1
        if (watching > 0) return
        stop?.()
        stop = null
        late = null
      }
    },
  }
}
