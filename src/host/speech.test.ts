import { describe, expect, test } from 'vitest'
import { again, begun, client, disk, expectUpToDate, goOn, recordIn, tableOf, usual } from '../../tests/hosting.ts'
import { stream } from '../engine/chance.ts'
import type { GameEvent } from '../engine/game.ts'
import { learn } from '../games/homeland/knowledge/learn.ts'
import { type AnyGame, shipped } from '../games/index.ts'
import { rootsOf } from '../seed/roots.ts'
import { writeMatch } from '../table/file.ts'
import { parseMatch } from '../table/file-schema.ts'
import { openFile } from '../table/open-file.ts'
import type { Input } from '../table/step.ts'
import type { HostedMatch, Hosting } from './hosting.ts'
import { openMinds } from './minds.ts'
import { type Opening, openNew } from './opening.ts'
import { nextSpeech } from './speech.ts'
import { toldTo } from './told.ts'

/** A table of one person and bots of this kind. */
const withBots = (kind: string): Opening => ({
  ...tableOf(2),
  seats: tableOf(2).seats.map(({ name, bot }) => ({ name, bot: bot === null ? null : kind })),
})

/** Goes on until the person has answered so many questions. */
async function played(hosted: HostedMatch, questions: number): Promise<void> {
  await hosted.settled()
  for (let n = 0; n < questions && hosted.open().game.outcome(hosted.open().match.state) === null; n++)
    await goOn(hosted)
}
const talkIn = (hosted: HostedMatch) => recordIn(hosted).talk

describe('bots speak', () => {
  test('and everybody hears them, as they are kept in the file of the match', async () => {
    const hosted = await begun(withBots('analyst:chatty'))
    const clients = [client(hosted, 0), client(hosted, 'observer')]
    await played(hosted, 60)
    const talk = talkIn(hosted)
    expect(talk.length).toBeGreaterThan(5)
    expect(new Set(talk.map(({ seat }) => seat))).toEqual(new Set([1, 2]))
    expectUpToDate(hosted, clients)
    for (const one of clients) expect(one.shown().talk).toEqual(talk)
    const { game, match } = hosted.open()
    const back = openFile(game as never, parseMatch(JSON.stringify(writeMatch(game as never, match as never, true))))
    expect(back.record.talk).toEqual(talk)
  })

  test('once at each rest of the game, and a game that is gone on with has the talk of the one that was left', async () => {
    const hosted = await begun(withBots('analyst:chatty'))
    await played(hosted, 40)
    const store = disk()
    await (await begun(withBots('analyst:chatty'), { store })).settled()
    for (let n = 0; n < 40; n++) {
      const back = await again(store)
      await back.begin()
      await played(back, 1)
      await back.close()
    }
    const record = recordIn(await again(store))
    expect(record.talk).toEqual(talkIn(hosted))
    expect(record.choices).toEqual(recordIn(hosted).choices)
    const moments = record.talk.map(({ seat, after }) => `${seat} ${after}`)
    expect(new Set(moments).size).toBe(moments.length)
  })

  test('once, though two hosts of the match let them', async () => {
    const { game, match } = await openNew(shipped, withBots('analyst:chatty'), 'a', 0, () => '5'.repeat(64))
    const named = async (): Promise<readonly Input[]> => {
      const inputs: Input[] = []
      const act = async (input: Input): Promise<boolean> => inputs.push(input) > 0
      const minds = openMinds({ game, match: () => match, think: usual, act })
      for (let n = 0; n < 3; n++) await minds.next()
      return inputs
    }
    const [one, other] = [await named(), await named()]
    expect(one.some(({ type }) => type === 'claim')).toBe(true)
    expect(other).toEqual(one)
    for (const input of one) expect('id' in input && input.id).toMatch(/^bot:/)
  })

  test('answering who suspects them', async () => {
    const hosted = await begun(withBots('analyst:chatty'))
    await hosted.settled()
    for (const player of [1, 2, 1, 2]) {
      await hosted.seat(0).say({ about: 'player', player, says: 'suspect', strength: 'strongly' })
      await hosted.settled()
    }
    const answers = talkIn(hosted).flatMap(({ answer }) => answer ?? [])
    expect(answers.length).toBeGreaterThan(1)
    for (const { seat } of answers) expect([1, 2]).toContain(seat)
  })

  test('not of a kind that is silent, nor where the table does not talk', async () => {
    const silent = await begun(withBots('steady'))
    await played(silent, 30)
    expect(talkIn(silent)).toEqual([])
    const { game, match } = await openNew(shipped, withBots('analyst:chatty'), 'a', 0, () => '5'.repeat(64))
    expect(nextSpeech(game, match, new Set())).not.toBeNull()
    const record = { ...match.record, options: { ...match.record.options, talk: 'none' as const } }
    expect(nextSpeech(game, { ...match, record }, new Set())).toBeNull()
  })

  test('never for somebody who is away', async () => {
    const hosted = await begun(tableOf(0))
    for (const seat of [0, 1]) {
      const { name } = recordIn(hosted).seats[seat]
      await hosted.act({ type: 'sit', seat, player: { name, bot: null, absent: 'autopilot' } })
    }
    await played(hosted, 30)
    expect(talkIn(hosted)).toEqual([])
    await expect(hosted.act({ type: 'claim', seat: 0, claim: {}, by: 'bot' })).rejects.toThrow('talk.bot')
  })

  test('later than the game has gone on, they say nothing', async () => {
    const hosted = await begun(withBots('analyst'))
    const claim = { about: 'player', player: 0, says: 'trust', strength: 'little' }
    await played(hosted, 3)
    const { choices } = recordIn(hosted)
    const late = hosted.act({ type: 'claim', seat: 1, claim, by: 'bot', after: choices.length - 1 })
    await expect(late).rejects.toThrow('match.other-question')
    await hosted.act({ type: 'claim', seat: 1, claim, by: 'bot', after: choices.length })
    expect(talkIn(hosted).at(-1)).toMatchObject({ seat: 1, claim })
  })
})

/** Worlds of which this viewer cannot tell which is theirs. */
function worldsFor(game: AnyGame, open: HostedMatch, viewer: number) {
  const { match } = open.open()
  const events = toldTo(game, match, viewer).flatMap(one => ('event' in one ? [one.event as GameEvent] : []))
  const opening: GameEvent[] = []
  const first = game.view(game.start({ players: 3 } as never, rootsOf('other', game.chances), opening as never), viewer)
  const dealt = opening.filter(event => game.seen(event as never, viewer as never) !== null).length
  const knowledge = events.slice(dealt).reduce(learn as never, game.know(first as never)) as never
  return game.worlds(game.view(match.settled, viewer), knowledge)
}

describe('when they speak', () => {
  test('is the same whatever lies hidden from anybody', async () => {
    const hosted = await begun(withBots('analyst:chatty'))
    const { game } = hosted.open()
    const dream = stream(rootsOf('dream', ['dream']).dream)
    let [speeches, otherwise] = [0, 0]
    for (let n = 0; n < 40; n++) {
      await played(hosted, 1)
      const { match } = hosted.open()
      // As if nobody had spoken since: all that may be said is still to come.
      const until = match.log.findLastIndex(({ kind }) => kind === 'choices')
      const unsaid = { ...match, log: match.log.slice(0, until + 1) }
      for (const viewer of [0, 1, 2]) {
        const settled = worldsFor(game, hosted, viewer)(dream)
        const named = (state: unknown): readonly string[] => {
          const past = new Set<string>()
          const found: string[] = []
          for (;;) {
            const speech = nextSpeech(game, { ...unsaid, settled: state }, past)
            if (!speech) return found
            past.add(speech.id)
            found.push(`${speech.seat} ${speech.to} ${speech.id} ${speech.random(1000)}`)
          }
        }
        const here = named(match.settled)
        expect(named(settled)).toEqual(here)
        speeches += here.length
        if (JSON.stringify(settled) !== JSON.stringify(match.settled)) otherwise++
      }
    }
    expect(speeches).toBeGreaterThan(10)
    expect(otherwise).toBeGreaterThan(100)
  })

  test('a mind that stays silent where it was to speak is not asked for ever', async () => {
    const mute: Hosting['think'] = async (game, kind) => {
      const bot = await usual(game, kind)
      return { ...bot, open: (seat, players) => ({ ...bot.open(seat, players), speak: () => undefined }) }
    }
    const hosted = await begun(withBots('analyst:chatty'), { think: mute })
    await played(hosted, 20)
    expect(talkIn(hosted)).toEqual([])
  })
})
