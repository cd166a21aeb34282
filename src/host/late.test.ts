import { describe, expect, test } from 'vitest'
import { askedIn, begun, call, goOn, recordIn, tableOf } from '../../tests/hosting.ts'
import { loadToy } from '../../tests/kit/toy/load.ts'
import { registryWith } from '../games/index.ts'
import { replayLog } from '../table/match.ts'
import type { HostedMatch } from './hosting.ts'
import { lateLength, openLate, roundsIn } from './late.ts'
import { type Opening, openNew } from './opening.ts'
import { type Shown, withUpdate } from './shown.ts'
import { sightOf } from './sight.ts'
import { toldTo } from './told.ts'
import type { Update } from './update.ts'

/** Somebody who looks on: all that was sent, folded. */
function spectator(hosted: HostedMatch) {
  const late = openLate(hosted)
  const heard: Update[] = []
  let shown: Shown | null = null
  const take = (update: Update): void => {
    heard.push(update)
    shown = withUpdate(shown, update)
  }
  let stop = late.subscribe(take)
  const now = (): Shown => {
    if (!shown) throw new Error('a message was missed')
    return shown
  }
  return {
    heard,
    now,
    hello() {
      stop()
      stop = late.subscribe(take, now().told)
    },
  }
}

const isOver = (hosted: HostedMatch): boolean => {
  const { game, match } = hosted.open()
  return match.record.ended !== null || game.outcome(match.state) !== null
}

/** What is to be seen from where spectators stand: the match after so many entries, and what was told until then. */
function expected(hosted: HostedMatch) {
  const { game, match, begun: at } = hosted.open()
  const log = match.log.slice(0, lateLength(game, match))
  const then = replayLog(game, { ...match.record, notes: [], draft: [] }, log, at)
  const { view, outcome, waiting } = sightOf(game, { match: then, kept: true, suspicions: {} }, 'observer')
  return { view, outcome, waiting, told: toldTo(game, then, 'observer').length }
}

describe('spectators', () => {
  test.each<[string, Opening, number]>([
    ['a table of three', tableOf(0), 400],
    ['a call', { ...call, seed: 'long', setup: { abductor: 'donna' } }, 400], // with so many hostages it takes a while
  ])('of %s stand where the round before began, and are told only where one begins', async (_name, opening, most) => {
    const hosted = await begun(opening)
    const one = spectator(hosted)
    let messages = one.heard.length
    let rounds = roundsIn(hosted.open().game, hosted.open().match).length
    for (let n = 0; n < most && !isOver(hosted); n++) {
      await goOn(hosted)
      const { match, game } = hosted.open()
      const now = roundsIn(game, match).length
      if (now > rounds || n % 10 === 0) expect(one.now()).toMatchObject(expected(hosted))
      if (now === rounds && !isOver(hosted)) expect(one.heard).toHaveLength(messages)
      if (now > rounds && now > 2) expect(one.heard.length).toBe(messages + 1)
      messages = one.heard.length
      rounds = now
      // Whoever comes back later stands where whoever stayed does.
      if (n % 40 === 0) {
        const { told, view } = one.now()
        one.hello()
        messages += 1
        expect(one.now()).toMatchObject({ told, view, n: 1 })
      }
    }
    expect(isOver(hosted)).toBe(true)
    expect(rounds).toBeGreaterThan(3)
    expect(one.now().outcome).not.toBeNull()
    expect(one.now().seed).toBe(recordIn(hosted).seed)
  })

  test('nothing of what is said, drafted or noted in this round or the one before is there', async () => {
    const hosted = await begun(tableOf(0))
    const one = spectator(hosted)
    const rounds = (): number => roundsIn(hosted.open().game, hosted.open().match).length
    while (rounds() < 3) await goOn(hosted)
    const { heard } = one
    const before = heard.length
    const { seat } = askedIn(hosted)
    await hosted.seat(seat).say({ about: 'case', case: 1, says: 'dangerous' })
    await hosted.seat(seat).note({ player: (seat + 1) % 3 }, 'mine alone')
    expect(heard).toHaveLength(before)
    expect(one.now().talk).toEqual([])
    while (rounds() < 4) await goOn(hosted)
    expect(one.now().talk).toEqual([])
    while (rounds() < 5) await goOn(hosted)
    expect(one.now().talk).toMatchObject([{ seat, claim: { about: 'case', case: 1, says: 'dangerous' } }])
    expect(one.now().notes).toEqual([])
  })

  test('a match that ends early shows everything at once', async () => {
    const hosted = await begun(tableOf(0))
    const one = spectator(hosted)
    for (let n = 0; n < 4; n++) await goOn(hosted)
    expect(one.now()).toMatchObject({ ended: null, choices: 0, seed: null })
    await hosted.act({ type: 'end', cause: 'agreed' })
    expect(one.now()).toMatchObject({ ended: 'agreed', seed: recordIn(hosted).seed })
    expect(one.now().choices).toBe(recordIn(hosted).choices.length)
  })

  test('a game without rounds is one round', async () => {
    const seats = ['Ann', 'Ben'].map(name => ({ name, bot: null }))
    const opening = { game: 'toy', setup: { seats: 2 }, seed: 'x', practice: false, seats }
    const { game, match } = await openNew(registryWith({ toy: loadToy }), opening, 'id', 0, () => '0'.repeat(64))
    expect(roundsIn(game, match)).toEqual([2])
  })
})
