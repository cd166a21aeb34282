import type { Json } from '../../src/engine/game.ts'
import type { Event } from '../../src/games/homeland/events.ts'
import { homeland } from '../../src/games/homeland/index.ts'
import type { State } from '../../src/games/homeland/rules/state.ts'
import { speakHomeland } from '../../src/games/homeland/tell/speak.ts'
import type { View } from '../../src/games/homeland/view/view.ts'
import { homelandWords } from '../../src/games/homeland/words/index.ts'
import type { After } from '../../src/host/words-to-come.ts'
import { type Match, type MatchRecord, openMatch } from '../../src/table/match.ts'
import { replayMatch } from '../../src/table/upcast.ts'
import { reckoning } from '../../src/terminal/homeland/debrief.ts'
import { homelandPainter } from '../../src/terminal/homeland/painter.ts'
import { atShell } from '../../src/terminal/invocation.ts'
import { sitAt } from '../../src/terminal/session.ts'
import { openStage } from '../../src/terminal/several/stage.ts'
import { words } from '../../src/words/catalog.ts'
import type { Locale } from '../../src/words/index.ts'
import { sayFrom as sayWith } from '../../src/words/say-from.ts'
import { hostHere } from './hosting.ts'

export const game = homeland()
export const painter = homelandPainter(game)

export interface Company {
  readonly people?: readonly string[]
  readonly bots?: number
  readonly kind?: string
  /** Where bots speak at the pace of people. */
  readonly after?: After
  readonly seed?: string
  readonly locale?: Locale
  /** Instead of a fresh game: a position by plain names, or a record to go on with. */
  readonly position?: unknown
  readonly record?: MatchRecord
}

/** People and bots around one screen, with nothing kept anywhere. */
export async function gather({
  people = ['Ann', 'Ben', 'Cy'],
  bots = 0,
  kind = 'steady',
  after,
  seed = 'party',
  locale = 'en',
  position,
  record,
}: Company = {}) {
  const say = atShell(sayWith(locale, words, homelandWords), 'situation-room')
  const seats = [
    ...people.map(name => ({ name, bot: null })),
    ...Array.from({ length: bots }, (_, i) => ({ name: `Bot ${people.length + i + 1}`, bot: kind })),
  ]
  const opened = record
    ? replayMatch(game, record)
    : openMatch(game, {
        setup: { players: seats.length },
        seed,
        seats: seats.map(({ bot }, seat) => ({ name: `Player ${seat + 1}`, bot })),
        position: position === undefined ? null : { given: position as Json, dice: [] },
      })
  // No match opens with names that nobody could type; a screen has to bear them all the same.
  const log = opened.log.map(entry => (entry.kind === 'sit' ? { ...entry, player: seats[entry.seat] } : entry))
  const hosted = hostHere(
    game,
    record ? opened : { ...opened, log, record: { ...opened.record, seats } },
    after ? { after } : {},
  )
  await hosted.begin()
  await hosted.settled()
  const match = () => hosted.open().match as unknown as Match<State, Event>
  const table = { match, asked: () => game.decisions(match().state) }
  const speaker = speakHomeland(
    say,
    game,
    seats.map(({ name }) => name),
  )
  const stage = openStage({
    sit: viewer => sitAt<State, View, Event>(hosted, viewer, speaker, say),
    painter,
    speaker,
    say,
    isResumed: record !== undefined,
    tools: session => ({
      pages: painter,
      practice: false,
      debrief: () => [say('play.over'), ...reckoning(say, game, session.match(), speaker)],
      rules: word => [say('rules.none', { word })],
      export: name => name,
    }),
  })
  return { stage, table, hosted, say, speaker }
}
