import { describe, expect, test } from 'vitest'
import {
  again,
  askedIn,
  begun,
  client,
  disk,
  expectUpToDate,
  gate,
  goOn,
  recordIn,
  tableOf,
  usual,
} from '../../tests/hosting.ts'
import type { Bot } from '../bots/bot.ts'
import { Fault, type GameEvent, type Seat } from '../engine/game.ts'
import type { Talk } from '../engine/talk.ts'
import { shipped } from '../games/index.ts'
import { type Input, step } from '../table/step.ts'
import type { Hosting } from './hosting.ts'
import { openMinds } from './minds.ts'
import { openNew } from './opening.ts'
import { toldTo } from './told.ts'
import { inputSchema } from './wire.ts'

describe('bots', () => {
  test('name their answers as nobody else can', async () => {
    const first = askedIn(await begun(tableOf(0))).seat
    const seats = tableOf(0).seats.map((one, seat) => ({ ...one, bot: seat === first ? 'steady' : null }))
    const { game, match } = await openNew(shipped, { ...tableOf(0), seats }, 'a', 0, () => '5'.repeat(64))
    const named: Input[] = []
    const act = async (input: Input): Promise<boolean> => named.push(input) > 0
    await openMinds({ game, match: () => match, think: usual, act }).next()
    const [{ id }] = named as { id?: string }[]
    const input = (name: string | undefined) => ({ type: 'input', id: name, do: { type: 'undo' } })
    expect(inputSchema.safeParse(input(id)).error?.issues).toMatchObject([{ path: ['id'] }])
    expect(inputSchema.safeParse(input(`a ${id}`)).success).toBe(true)
  })

  test('move by themselves, and a game that is gone on with is the game that was left', async () => {
    const store = disk()
    const hosted = await begun(tableOf(2), { store })
    await hosted.settled()
    const one = client(hosted, 0)
    for (let n = 0; n < 12; n++) {
      expect(one.shown().waiting).toContain(0)
      await goOn(hosted)
    }
    const other = disk()
    await (await begun(tableOf(2), { store: other })).settled()
    for (let n = 0; n < 12; n++) {
      const back = await again(other)
      await back.begin()
      await goOn(back)
      await back.close()
    }
    expect(recordIn(await again(other)).choices).toEqual(recordIn(hosted).choices)
  })

  test('that think for long block nobody: people speak meanwhile', async () => {
    const thought = gate()
    const slow: Hosting['think'] = async (game, kind) => {
      const bot = await usual(game, kind)
      return {
        name: kind,
        open: (seat, players) => {
          const mind = bot.open(seat, players)
          return {
            ...mind,
            choose: async (ask, budget) => {
              await thought.opened
              return mind.choose(ask, budget)
            },
          }
        },
      }
    }
    const hosted = await begun(tableOf(2), { think: slow })
    const one = client(hosted, 0)
    // Whoever is first: once the person has had their turn a bot thinks.
    for (let n = 0; n < 30 && one.shown().waiting.includes(0); n++)
      await hosted.seat(0).choose([one.shown().asked?.options[0] ?? ''])
    expect(one.shown().waiting).not.toContain(0)
    const before = recordIn(hosted).choices.length
    await hosted.seat(0).say({ about: 'case', case: 1, says: 'dangerous' })
    await hosted.seat(0).note({ player: 1 }, 'slow')
    expect(one.shown()).toMatchObject({ talk: [{ seat: 0 }], notes: [{ text: 'slow' }] })
    expect(recordIn(hosted).choices).toHaveLength(before)
    thought.open()
    await hosted.settled()
    expect(one.shown().waiting).toContain(0)
    expect(recordIn(hosted).choices.length).toBeGreaterThan(before)
    expectUpToDate(hosted, [one])
  })

  test('whose question has gone while they thought are asked again', async () => {
    const open = await openNew(shipped, tableOf(2), 'a', 0, () => '5'.repeat(64))
    const { game } = open
    let { match } = open
    while (game.decisions(match.state)[0].seat === 0) {
      const [{ seat, options }] = game.decisions(match.state)
      match = step(game, match, { type: 'choose', seat, choices: [game.nameOf(options[0])] }).match
    }
    const [{ seat }] = game.decisions(match.state)
    const questions: (string | undefined)[] = []
    const minds = openMinds({
      game,
      match: () => match,
      think: usual,
      async act(input) {
        questions.push('question' in input ? input.question : undefined)
        if (questions.length === 1) throw new Fault('match.other-question')
        match = step(game, match, input).match
        return true
      },
    })
    const before = match
    expect(await minds.next()).toBe('chosen')
    expect(match).toBe(before)
    expect(await minds.next()).toBe('chosen')
    expect(match).not.toBe(before)
    expect(questions).toEqual([questions[0], questions[0]])
    expect([...match.record.choices, ...match.record.draft].at(-1)?.seat).toBe(seat)
  })

  test('somebody who is away is played for by the stand-in, which is nobody else’s company', async () => {
    const asked: string[] = []
    const store = disk()
    const hosted = await begun(tableOf(0), {
      store,
      think: (game, kind) => {
        asked.push(kind)
        return usual(game, kind)
      },
    })
    const { seat } = askedIn(hosted)
    const { name } = recordIn(hosted).seats[seat]
    await hosted.act({ type: 'sit', seat, player: { name, bot: null, absent: 'autopilot' } })
    await hosted.settled()
    expect(asked).toEqual(['stand-in'])
    expect(askedIn(hosted).seat).not.toBe(seat)
    const played = hosted.open().match.log.filter(entry => entry.kind === 'choices')
    expect(played.map(entry => 'by' in entry && entry.by)).toEqual(played.map(() => 'autopilot'))
    expect(recordIn(await again(store)).choices).toEqual(recordIn(hosted).choices)
    await expect(hosted.act({ type: 'sit', seat, player: { name, bot: 'stand-in' } })).rejects.toThrow('error.bot')
  })

  test('are told exactly what their seat is told, in its order, each in a mind of its own', async () => {
    const heard = new Map<Seat, { events: GameEvent[]; talk: Talk[]; beforeChoices: number[] }>()
    const listening: Hosting['think'] = async (game, kind) => {
      const bot: Bot<unknown> = await usual(game, kind)
      return {
        name: kind,
        open(seat, players) {
          expect(heard.has(seat)).toBe(false)
          expect(players).toBe(3)
          const own = { events: [] as GameEvent[], talk: [] as Talk[], beforeChoices: [] as number[] }
          heard.set(seat, own)
          const mind = bot.open(seat, players)
          return {
            told(events, talk) {
              own.events.push(...events)
              own.talk.push(...talk)
            },
            choose(ask, budget) {
              own.beforeChoices.push(own.events.length)
              return mind.choose(ask, budget)
            },
          }
        },
      }
    }
    const hosted = await begun(tableOf(2), { think: listening })
    await hosted.settled()
    for (let n = 0; n < 25; n++) {
      if (n % 5 === 0) await hosted.seat(0).say({ about: 'player', player: 1, says: 'suspect', strength: 'little' })
      await goOn(hosted)
    }
    const { game, match } = hosted.open()
    expect([...heard.keys()].sort()).toEqual([1, 2])
    for (const [seat, { events, talk, beforeChoices }] of heard) {
      const told = toldTo(game, match, seat)
      expect(events).toEqual(told.flatMap(one => ('event' in one ? [one.event] : [])))
      expect(talk).toEqual(told.flatMap(one => ('talk' in one ? [one.talk] : [])))
      expect(talk).toHaveLength(5)
      expect(beforeChoices.length).toBeGreaterThan(5)
      expect(beforeChoices).toEqual([...beforeChoices].sort((a, b) => a - b))
    }
  })

  test('that could not be loaded are told to whoever waits for them, and loaded again when they are asked again', async () => {
    let isOffline = true
    const loading: Hosting['think'] = (game, kind) =>
      isOffline ? Promise.reject(new Error('offline')) : usual(game, kind)
    const hosted = await begun(tableOf(2), { think: loading })
    const one = client(hosted, 0)
    await hosted.settled().catch(() => {})
    for (let n = 0; n < 30 && one.shown().waiting.includes(0); n++)
      await hosted.seat(0).choose([one.shown().asked?.options[0] ?? ''])
    await expect(hosted.settled()).rejects.toThrow('offline')
    await hosted.seat(0).say({ about: 'case', case: 1, says: 'dangerous' })
    await expect(hosted.settled()).rejects.toThrow('offline')
    isOffline = false
    await hosted.seat(0).note({ player: 1 }, 'back')
    await hosted.settled()
    expect(one.shown().waiting).toContain(0)
  })
})
