import { describe, expect, test } from 'vitest'
import { askedIn, client, disk, tableOf, usual } from '../../tests/hosting.ts'
import type { Talk } from '../engine/talk.ts'
import type { Event } from '../games/homeland/events.ts'
import type { ThreatSeen, View } from '../games/homeland/view/view.ts'
import { shipped } from '../games/index.ts'
import type { Memory } from '../table/options.ts'
import { hostMatch } from './hosted.ts'
import type { HostedMatch } from './hosting.ts'
import { heardIn, ledgerIn, readingOf, remembered } from './memory.ts'
import { openNew } from './opening.ts'

async function begunWith(memory: Memory): Promise<HostedMatch> {
  const opened = await openNew(shipped, tableOf(0), 'a', 0, () => '5'.repeat(64))
  const record = { ...opened.match.record, options: { talk: 'all', memory } as const }
  const hosted = hostMatch(
    { store: disk(), now: () => 7, think: usual },
    { ...opened, match: { ...opened.match, record } },
  )
  await hosted.begin()
  return hosted
}

const threatsOf = (view: unknown): readonly ThreatSeen[] => (view as View).threats
const isSecretly = ({ looks, mine, plot }: ThreatSeen): boolean => Boolean(looks || mine || plot)
const isOwn = (event: Event, seat: number): boolean => 'seat' in event && event.seat === seat
const tells = (event: Event): boolean =>
  (event.kind === 'looked-intel' && event.cards !== null) || (event.kind === 'placed' && event.card !== null)

/** Somebody plays on, a different option each time, until so many rounds have begun. */
async function playRounds(hosted: HostedMatch, rounds: number): Promise<void> {
  for (let n = 0; n < 600; n++) {
    const { match, game } = hosted.open()
    if ((game.view(match.settled, 'observer') as View).round >= rounds) return
    const { seat, names } = askedIn(hosted)
    await hosted.seat(seat).choose([names[n % names.length]])
  }
  throw new Error('it takes longer than thought')
}

describe('at a table whose players remember for themselves', () => {
  test('nobody is shown what they saw or did in secret before', async () => {
    const aided = await begunWith('full')
    const hosted = await begunWith('none')
    await playRounds(aided, 4)
    await playRounds(hosted, 4)
    const seen = [0, 1, 2].flatMap(seat => threatsOf(client(aided, seat).shown().view).filter(isSecretly))
    expect(seen.length).toBeGreaterThan(0)
    for (const seat of [0, 1, 2]) {
      const { view } = client(hosted, seat).shown()
      expect(threatsOf(view).filter(isSecretly)).toEqual([])
      // The hand is before them, and what everybody sees is what everybody sees.
      expect((view as View).me?.hand.length).toBeGreaterThan(0)
      expect(threatsOf(view)).toHaveLength(threatsOf(client(aided, seat).shown().view).length)
    }
  })

  test('what happens is told once, and to whoever comes anew as everybody reads it', async () => {
    const hosted = await begunWith('none')
    const stays = client(hosted, 0)
    await playRounds(hosted, 4)
    const events = stays.shown().events as unknown as readonly Event[]
    const own = events.filter(event => isOwn(event, 0) && tells(event))
    expect(own.length).toBeGreaterThan(0)
    const { shown: now } = client(hosted, 0)
    const again = now().events as unknown as readonly Event[]
    const round = again.findLastIndex(({ kind }) => kind === 'round')
    expect(again).toHaveLength(events.length)
    expect(now().told).toBe(stays.shown().told)
    expect(
      again
        .slice(0, round)
        .filter(tells)
        .filter(event => isOwn(event, 0) && !('open' in event && event.open)),
    ).toEqual([])
    expect(again.slice(round)).toEqual(events.slice(round))
    // Whoever stayed is shown the same by the same rule.
    const reading = readingOf(hosted.open().game)
    expect(remembered(stays.shown(), stays.shown().events, reading)).toEqual(now().events)
  })

  test('once it has ended everything is shown', async () => {
    const hosted = await begunWith('none')
    await playRounds(hosted, 4)
    await hosted.act({ type: 'end', cause: 'agreed' })
    const { view, events } = client(hosted, 0).shown()
    expect(threatsOf(view).every(({ plot }) => plot !== undefined)).toBe(true)
    expect((events as unknown as readonly Event[]).some(event => isOwn(event, 0) && tells(event))).toBe(true)
  })
})

describe('what was claimed', () => {
  const talk: readonly Talk[] = Array.from({ length: 9 }, (_, after) => ({ seat: 0, after, claim: null }))
  const at = (memory: Memory, ended: 'agreed' | null = null) => ({
    ...{ options: { talk: 'all', memory } as const, outcome: null, ended },
  })
  test('stays beside its subject only where all is remembered, or once it is over', () => {
    expect([ledgerIn(at('full'), talk), heardIn(at('full'), talk)]).toEqual([talk, talk])
    for (const memory of ['facts', 'none'] as const) {
      expect(ledgerIn(at(memory), talk)).toEqual([])
      expect(heardIn(at(memory), talk)).toEqual(talk.slice(3))
      expect(ledgerIn(at(memory, 'agreed'), talk)).toEqual(talk)
    }
  })
})
