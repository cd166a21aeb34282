import type { RemoteTable } from '../../client/table.ts'
import { Fault, type Seat } from '../../engine/game.ts'
import type { Shown } from '../../host/shown.ts'
import type { Told } from '../../host/told.ts'
import type { Act } from '../../host/wire.ts'
import { type Clock, timeLeft } from '../../table/clock.ts'
import { present, quorum, type Verdict, type Vote, verdicts } from '../../table/vote.ts'
import type { Say } from '../../words/index.ts'
import { shown as shownText } from '../../words/shown.ts'
import { namesOf } from '../names.ts'
import { timeText } from './time-left.ts'

/** What people at several machines have beside the game: words, time, and an answer to somebody being gone. */
export interface Company {
  /** How it stands with everybody, a line each. */
  status(): readonly string[]
  /** What of it one wants to have in sight all the time; null where there is nothing. */
  brief(): string | null
  /** All that was written and decided, as it came: lines are only ever added. */
  heard(): readonly Heard[]
  /** That somebody, or the server, asks whether one is there, as long as that is not answered; null where nobody does. */
  nudge(): string | null
  /** What can be done beside playing, always in the same order. */
  acts(): readonly CompanyAct[]
  /** The same in figures, for programs. */
  now(): CompanyNow
  act(what: Act): Promise<void>
}

/** One thing that people were told beside the game. */
export interface Heard {
  readonly told: Told
  readonly text: string
}

export interface CompanyAct {
  readonly label: string
  /** What has to be typed for it; null where nothing. */
  readonly asks: string | null
  carryOut(typed: string): Promise<void>
}

export interface CompanyNow {
  /** From which seats somebody looks at the table. */
  readonly present: readonly Seat[]
  /** How many look on, a round late. */
  readonly watching: number
  readonly away: readonly Seat[]
  readonly votes: readonly Vote[]
  readonly paused: boolean
  /** Who asks whether this player is there, null for the server; null where nobody does. */
  readonly nudge: { readonly by: Seat | null } | null
  /** By seat, in milliseconds, as this is said; and whose time runs. */
  readonly clock: { readonly left: readonly number[]; readonly running: readonly Seat[] } | null
}

export interface CompanySettings {
  readonly table: RemoteTable
  readonly say: Say
  act(what: Act): Promise<void>
  now?(): number
}

const NO_AROUND = { away: [], votes: [], isPaused: false, clock: null } as const

export function openCompany({ table, say, act, now = Date.now }: CompanySettings): Company {
  const shown = (): Shown => {
    const match = table.now().shown
    if (!match) throw new Error('the match has not begun')
    return match
  }
  const around = () => shown().around ?? NO_AROUND
  const own = (): Seat | null => {
    const { viewer } = shown()
    return viewer === 'observer' ? null : viewer
  }
  const nameAt = (seat: Seat): string => namesOf(shown().seats)[seat] ?? say('seats.person', { n: seat + 1 })
  const voting = () => ({ seats: shown().seats, away: around().away, votes: around().votes })
  const skew = skewOf(table, now)

  const leftAt = (seat: Seat): number => {
    const { clock } = around()
    return clock ? timeLeft(clock as Clock, seat, shown().waiting, now() - skew()) : 0
  }
  const running = (): readonly Seat[] => (around().clock?.sinceMs == null || isOver() ? [] : shown().waiting)
  const isOver = (): boolean => shown().outcome !== null || shown().ended !== null

  const seatLine = (seat: Seat): string => {
    const { bot, absent } = shown().seats[seat]
    const isThere = seat === own() ? table.now().isConnected : table.now().present.includes(seat)
    const where = bot !== null ? 'bot' : (absent ?? (around().away.includes(seat) ? 'away' : isThere ? 'here' : 'off'))
    const name = nameAt(seat)
    const line = say(seat === own() ? `people.own.${where}` : `people.${where}`, { name })
    return around().clock ? say('people.timed', { line, time: timeText(say, leftAt(seat)) }) : line
  }
  const nudged = (): string[] => [nudge() ?? []].flat()
  const voteLines = (): string[] =>
    around().votes.map(({ seat, about, verdict }) =>
      about === null
        ? say('people.voted.end', { name: nameAt(seat) })
        : say('people.voted', { name: nameAt(seat), about: nameAt(about), verdict }),
    )

  return {
    status: () => [
      ...nudged(),
      ...shown().seats.map((_, seat) => seatLine(seat)),
      ...(around().isPaused ? [say('people.paused')] : []),
      ...voteLines(),
      ...(table.now().watching > 0 ? [say('people.watching', { n: table.now().watching })] : []),
    ],
    brief() {
      if (isOver()) return null
      const { away, isPaused, votes } = around()
      const clocks = around().clock
        ? shown().waiting.map(seat => say('people.clock', { name: nameAt(seat), time: timeText(say, leftAt(seat)) }))
        : []
      const parts = [
        ...nudged(),
        ...(isPaused ? [say('people.paused.short')] : []),
        ...clocks,
        ...away.map(seat => say('people.away.short', { name: nameAt(seat) })),
        ...(votes.length > 0 ? [say('people.votes.short', { n: votes.length })] : []),
      ]
      return parts.length === 0 ? null : parts.join(' · ')
    },
    nudge,
    heard: () =>
      shown().beside.flatMap(told => {
        const isMuted = 'words' in told && table.now().own.muted.includes(told.words.seat)
        const text = isMuted ? say('people.muted', { name: nameAt(told.words.seat) }) : lineOf(say, told, nameAt)
        return text === null ? [] : [{ told, text }]
      }),
    // Whoever only looks on has no part in it, and alone there is nobody to have it with.
    acts: () =>
      own() === null || shown().seats.length === 0 || isOver()
        ? []
        : [...tableActs(), ...voteActs(), ...suspicionActs(), ...otherActs()],
    now: () => ({
      present: table.now().present,
      watching: table.now().watching,
      away: around().away,
      votes: around().votes,
      paused: around().isPaused,
      nudge: nudgeNow(),
      clock: around().clock && {
        left: shown().seats.map((_, seat) => Math.round(leftAt(seat))),
        running: running(),
      },
    }),
    act,
  }

  function tableActs(): CompanyAct[] {
    const { isPaused, clock } = around()
    const isAsked = shown().waiting.includes(own() ?? -1)
    return [
      asking(say('people.act.write'), say('people.ask.write'), text => act({ type: 'text', text })),
      plain(say(isPaused ? 'people.act.resume' : 'people.act.pause'), { type: isPaused ? 'resume' : 'pause' }),
      ...(clock && isAsked ? [plain(say('people.act.extend'), { type: 'extend' })] : []),
    ]
  }

  function voteActs(): CompanyAct[] {
    const there = present(voting())
    const isOwnThere = there.includes(own() ?? -1)
    if (!isOwnThere) return []
    const agreed = (about: Seat | null, verdict: Verdict) => ({
      votes: around().votes.filter(one => one.about === about && one.verdict === verdict).length,
      quorum: quorum(voting(), about),
    })
    const about = shown().seats.flatMap(({ bot, absent }, seat): CompanyAct[] => {
      if (bot !== null || seat === own() || absent === 'autopilot') return []
      const isThere = there.includes(seat)
      if (isThere && there.length < 3) return []
      const offered: readonly Verdict[] = isThere ? ['autopilot'] : verdicts
      return offered.map(verdict =>
        plain(
          say(isThere ? 'people.act.put-off' : 'people.act.vote', {
            ...{ name: nameAt(seat), verdict },
            ...agreed(seat, verdict),
          }),
          { type: 'vote', about: seat, verdict },
        ),
      )
    })
    return [...about, plain(say('people.act.end', agreed(null, 'end')), { type: 'vote', about: null, verdict: 'end' })]
  }

  /** What one thinks of the others is nobody else's: it is kept with the own notes. */
  function suspicionActs(): CompanyAct[] {
    return shown().seats.flatMap((_, player): CompanyAct[] => {
      if (player === own()) return []
      const mix = shown().suspicions[player]
      const label =
        mix === undefined
          ? say('people.act.suspect', { name: nameAt(player) })
          : say('people.act.suspected', { name: nameAt(player), mix: mix.join(' / ') })
      return [
        asking(label, say('people.ask.suspect', { name: nameAt(player) }), typed =>
          act({ type: 'suspect', player, mix: mixIn(typed) }),
        ),
      ]
    })
  }

  /** Who is waited for is asked whether they are there; whose words one does not want to read is one's own business. */
  function otherActs(): CompanyAct[] {
    const { muted } = table.now().own
    const others = shown().seats.flatMap(({ bot }, seat) => (bot === null && seat !== own() ? [seat] : []))
    const waited = others.filter(seat => shown().waiting.includes(seat) && shown().seats[seat].absent === undefined)
    return [
      ...waited.map(seat => plain(say('people.act.nudge', { name: nameAt(seat) }), { type: 'nudge', seat })),
      ...others.map(seat => {
        const isMuted = muted.includes(seat)
        const label = say(isMuted ? 'people.act.unmute' : 'people.act.mute', { name: nameAt(seat) })
        return plain(label, { type: 'mute', seat, isMuted: !isMuted })
      }),
      plain(say('people.act.autopilot'), { type: 'autopilot' }),
      ...(nudgeNow() ? [plain(say('people.act.here'), { type: 'return' })] : []),
    ]
  }

  /** Somebody has asked whether one is there, and the question still stands. */
  function nudgeNow(): CompanyNow['nudge'] {
    const { nudge } = table.now().own
    const asked = shown().asked?.question.split('.')[0]
    return !nudge || nudge.isAnswered || Number(asked) !== nudge.asked ? null : { by: nudge.by }
  }
  function nudge(): string | null {
    const asks = nudgeNow()
    if (asks === null) return null
    return asks.by === null ? say('people.nudged.server') : say('people.nudged', { name: nameAt(asks.by) })
  }

  function plain(label: string, what: Act): CompanyAct {
    return { label, asks: null, carryOut: () => act(what) }
  }
  function asking(label: string, asks: string, carryOut: CompanyAct['carryOut']): CompanyAct {
    return { label, asks, carryOut }
  }
}

/** Three figures that make a hundred; nothing goes back to the prior. */
function mixIn(typed: string): number[] | null {
  const parts = typed.split(/[\s,;/%]+/).filter(part => part !== '')
  if (parts.length === 0) return null
  const mix = parts.map(Number)
  if (mix.length !== 3 || mix.some(part => !Number.isFinite(part))) throw new Fault('talk.hundred')
  return mix
}

/** One thing told beside the game, as a line; null for what is seen elsewhere. */
function lineOf(say: Say, told: Told, nameAt: (seat: Seat) => string): string | null {
  if ('words' in told)
    return say('people.words', { name: nameAt(told.words.seat), text: shownText(told.words.text, LONGEST_WORDS) })
  if ('player' in told) {
    const { absent } = told.player
    return absent === undefined ? null : say(`people.sits.${absent}`, { name: nameAt(told.seat) })
  }
  if (!('entry' in told)) return null
  const { entry } = told
  switch (entry.kind) {
    case 'away':
    case 'back':
    case 'extend':
      return say(`people.told.${entry.kind}`, { name: nameAt(entry.seat) })
    case 'pause':
    case 'resume':
      return entry.seat === null
        ? say(`people.told.${entry.kind}.table`)
        : say(`people.told.${entry.kind}`, { name: nameAt(entry.seat) })
    case 'vote':
      return entry.about === null
        ? say('people.voted.end', { name: nameAt(entry.seat) })
        : say('people.voted', { name: nameAt(entry.seat), about: nameAt(entry.about), verdict: entry.verdict })
    case 'forgive':
      return say('people.told.forgive', { time: timeText(say, entry.ms) })
    case 'end':
      return say(`people.told.end.${entry.cause}`)
  }
}

/** More than the table takes at once. */
const LONGEST_WORDS = 400

/**
 * How far this machine's clock is ahead of the server's: what is told as it happens bears the server's time. It is taken
 * for none until then.
 */
function skewOf(table: RemoteTable, now: () => number): () => number {
  let skew = 0
  let since = table.now().shown?.around?.clock?.sinceMs ?? null
  table.subscribe(({ shown }) => {
    const next = shown?.around?.clock?.sinceMs ?? null
    if (next !== null && since !== null && next !== since && shown !== null && shown.n > 1) skew = now() - next
    since = next
  })
  return () => skew
}
