import { describe, expect, test } from 'vitest'
import { begun, drafting, goOn, tableOf } from '../../tests/hosting.ts'
import type { Seat } from '../engine/game.ts'
import type { Pace } from '../table/clock.ts'
import type { HostedMatch } from './hosting.ts'
import { type Quiet, silenceOf } from './silence.ts'

// When somebody who does not answer is asked whether they are there, and when they are away.

const patience = { nudgeMs: 20, awayMs: 60 }
/** By the clock of these matches everything happens at this moment, unless it is said otherwise. */
const NOW = 7
const matchOf = (hosted: HostedMatch) => hosted.open().match
const waited = (hosted: HostedMatch): Seat => matchOf(hosted).asked.findIndex(({ what }) => what !== '')
const fresh = (sinceMs = 0): Quiet => ({ sinceMs, asked: null, is: null })

async function table(pace: Pace | null = null) {
  const hosted = await begun(tableOf(0))
  await goOn(hosted)
  const { record, ...match } = matchOf(hosted)
  return { hosted, seat: waited(hosted), match: { ...match, record: { ...record, pace } } }
}

describe('somebody who is waited for', () => {
  test('is asked after a while, and away after another', async () => {
    const { seat, match } = await table()
    const { count: asked } = match.asked[seat]
    const due = silenceOf(match, seat, fresh(), patience)
    expect(due).toMatchObject({ what: 'nudge', asked })
    const from = (due?.at ?? 0) - patience.nudgeMs
    const nudged: Quiet = { sinceMs: 0, asked, is: 'nudged' }
    expect(silenceOf(match, seat, nudged, patience)).toEqual({ what: 'away', asked, at: from + 80 })
    expect(silenceOf(match, seat, { ...nudged, is: 'done' }, patience)).toBeNull()
    // What was come to at another question is nothing to this one, and whoever has just come has all the time.
    expect(silenceOf(match, seat, { ...nudged, asked: asked - 1 }, patience)?.what).toBe('nudge')
    expect(silenceOf(match, seat, fresh(1000), patience)?.at).toBe(1020)
  })

  test('begins anew when the game goes on, when they come back, and when the table waits for them', async () => {
    const { hosted, seat } = await table()
    await hosted.act({ type: 'pause', seat, at: 1000 })
    expect(silenceOf(matchOf(hosted), seat, fresh(), patience)).toBeNull()
    await hosted.act({ type: 'resume', seat, at: 2000 })
    expect(silenceOf(matchOf(hosted), seat, fresh(), patience)?.at).toBe(2020)
    await hosted.act({ type: 'away', seat, at: 3000 })
    expect(silenceOf(matchOf(hosted), seat, fresh(), patience)).toBeNull()
    await hosted.act({ type: 'back', seat, at: 4000 })
    expect(silenceOf(matchOf(hosted), seat, fresh(), patience)?.at).toBe(4020)
    await hosted.act({ type: 'text', seat: (seat + 1) % 3, text: 'Well?', at: 5000 })
    expect(silenceOf(matchOf(hosted), seat, fresh(), patience)?.at).toBe(4020)
  })

  test('is left alone at a pace of days, where only bots wait, and once it is over', async () => {
    const { hosted, seat, match } = await table({ bankMs: 86_400_000, incrementMs: 86_400_000 })
    expect(silenceOf(match, seat, fresh(), patience)).toBeNull()
    expect(silenceOf(matchOf(hosted), (seat + 1) % 3, fresh(), patience)).toBeNull()
    const among = await begun(tableOf(2))
    await among.settled()
    expect(waited(among)).toBe(0)
    expect(silenceOf(matchOf(among), 0, fresh(), patience)).toBeNull()
    await hosted.act({ type: 'end', cause: 'agreed', at: NOW })
    expect(silenceOf(matchOf(hosted), seat, fresh(), patience)).toBeNull()
  })

  test('is asked at the same moment whatever they draft', async () => {
    const hosted = await begun(tableOf(0))
    const { seat, choice } = drafting(hosted)
    const before = silenceOf(matchOf(hosted), seat, fresh(), patience)
    expect(before).toMatchObject({ what: 'nudge' })
    await hosted.seat(seat).choose([choice])
    await hosted.seat(seat).note({ player: (seat + 1) % 3 }, 'hm')
    expect(matchOf(hosted).record.draft).toHaveLength(1)
    expect(silenceOf(matchOf(hosted), seat, fresh(), patience)).toEqual(before)
  })
})
