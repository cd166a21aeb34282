import { expect, test } from 'vitest'
import type { Viewer } from '../../../src/engine/game.ts'
import type { AnyGame } from '../../../src/games/index.ts'
import type { HostedMatch } from '../../../src/host/hosting.ts'
import { firstState } from '../../../src/table/match.ts'
import { counterpart, includesAll } from '../../kit/checks/twins.ts'
import { dealtWith, exchangesFor, type Hidden } from './dealt.ts'
import { AFTER_MS, askedIn, begun, choose, drawsOf, isOver, STEP_MS, tampered } from './play.ts'
import { parting, type RunSettings, type Who } from './run.ts'

// What lies hidden.

const viewerOf = (who: Who): Viewer => (typeof who === 'number' ? who : 'observer')

interface Compared {
  readonly steps: number
  readonly exchanged: number
  readonly apart: string | null
}

/** Two tables dealt differently where this viewer may not know it, played alike until they lawfully learn of it. */
async function compared(
  seed: string,
  whos: readonly Who[],
  leak?: (game: Hidden) => Partial<AnyGame>,
  settings: RunSettings = {},
  kinds = /./,
): Promise<Compared> {
  const viewer = viewerOf(whos[0])
  const random = drawsOf(`${seed} ${viewer}`)
  const one = await begun(seed, { ...settings, games: dealtWith([], leak) })
  const game = (await dealtWith([]).find('homeland')()).game() as Hidden
  const { record } = one.run.match().match
  const exchanges = exchangesFor(game, firstState(game, record), viewer, random, kinds)
  const two = await begun(seed, { ...settings, games: dealtWith(exchanges, leak) })
  const keys = exchanges.map(({ key }) => key)
  const runs = [one, two] as const
  const isDeclared = (): boolean =>
    runs.every(({ run }) => includesAll(game.hidden(run.match().match.state, viewer), keys))
  let steps = 0
  let apart: string | null = null
  for (; steps < 80 && !isOver(one.run) && apart === null; steps++) {
    const [a, b] = [askedIn(one.run), askedIn(two.run)]
    // Bots move by themselves.
    if (a && b && a.seat === b.seat && !settings.bots?.includes(a.seat)) {
      const possible = a.options.filter(option => counterpart(option, a.options, b.options) !== null)
      if (possible.length === 0) break
      const option = possible[random(possible.length)]
      choose(one.lines, a.seat, game.nameOf(option))
      choose(two.lines, b.seat, game.nameOf(counterpart(option, a.options, b.options) ?? option))
    }
    for (const { run, lines } of runs) {
      await run.pass(STEP_MS)
      if (typeof viewer === 'number') {
        // What this viewer gets wrong is refused in the same words, whatever the others hold.
        const wrong = ['end', 'claim 0', 'accuse 1', 'pass'][steps % 4]
        lines[viewer as 0].act({ type: 'choose', choices: [wrong] }, '1000.0')
        lines[viewer as 0].act({ type: 'choose', choices: [wrong] })
        if (steps % 8 === 0) lines[viewer as 0].hello(steps)
      } else if (steps % 8 === 0) {
        lines.host.hello(steps)
        lines.screen.hello(steps)
        // What a screen tries is refused in the same words.
        lines.screen.act({ type: 'choose', choices: ['pass'] })
      }
      await run.pass(AFTER_MS)
    }
    const found = whos.map(who => parting(one.run.sent(String(who)), two.run.sent(String(who)))).find(Boolean) ?? null
    if (found === null) continue
    if (!isDeclared()) break
    apart = `${keys.join(', ')}: ${found}`
  }
  for (const { run } of runs) await run.close()
  return { steps, exchanged: keys.length, apart }
}

const viewers: readonly (readonly Who[])[] = [[0], [1], [2], ['host', 'spectator', 'screen']]

test.each(viewers.map(whos => [whos.join(' and '), whos] as const))(
  'what lies hidden from %s makes no difference to what they are sent, nor when',
  async (_name, whos) => {
    for (const seed of ['hidden', 'again']) {
      const { steps, exchanged, apart } = await compared(seed, whos)
      expect(apart).toBeNull()
      expect(exchanged).toBeGreaterThan(0)
      expect(steps).toBeGreaterThan(0)
    }
  },
)

async function firstLeak(
  seeds: readonly string[],
  leak?: (game: Hidden) => Partial<AnyGame>,
  settings: RunSettings = {},
): Promise<string | null> {
  for (const seed of seeds) {
    const { apart } = await compared(seed, [0], leak, settings)
    if (apart !== null) return apart
  }
  return null
}

/** Not every game has what shows a leak. */
const more = Array.from({ length: 12 }, (_, n) => `more ${n}`)

/** A number that anything hidden changes. */
const sum = (state: unknown): number =>
  [...JSON.stringify(state)].reduce((n, letter) => (n * 31 + letter.charCodeAt(0)) | 0, 7)

test.each<[string, (game: Hidden) => Partial<AnyGame>]>([
  [
    'a view',
    game =>
      ({
        eyes: undefined,
        view: (state: unknown, viewer: Viewer) => ({ ...(game.view(state, viewer) as object), odd: sum(state) & 1023 }),
      }) as unknown as Partial<AnyGame>,
  ],
  [
    'a refusal',
    game => ({
      apply(state, seat, option, events) {
        try {
          game.apply(state, seat, option, events)
        } catch (error) {
          const { reason } = error as { reason?: object }
          if (reason) Object.assign(reason, { values: { odd: sum(state) & 1023 } })
          throw error
        }
      },
    }),
  ],
  [
    'an event',
    game => ({
      apply(state, seat, option, events) {
        const before = events?.length ?? 0
        game.apply(state, seat, option, events)
        for (const event of events?.slice(before) ?? []) Object.assign(event, { odd: sum(state) & 1023 })
      },
    }),
  ],
])('a leak is noticed in %s', async (_channel, leak) => {
  expect(await firstLeak(['hidden', 'again', 'third'], leak)).not.toBeNull()
})

/** A shared screen that is shown, or told of the match by, what one of the seats sees. */
const throughEyesOf = (seat: number): NonNullable<RunSettings['plant']> => {
  const peeking = (match: HostedMatch): HostedMatch => ({
    ...match,
    seat: viewer => match.seat(viewer === 'observer' ? seat : viewer),
  })
  return tampered(table => ({
    ...table,
    watch: watcher =>
      table.watch(watcher.place === 'screen' ? { ...watcher, began: match => watcher.began(peeking(match)) } : watcher),
  }))
}

test('a leak is noticed in what a shared screen is shown', async () => {
  const seen = async (seed: string) =>
    (await compared(seed, ['screen'], undefined, { plant: throughEyesOf(1) })).apart !== null
  let isNoticed = false
  for (const seed of ['hidden', ...more]) isNoticed ||= await seen(seed)
  expect(isNoticed).toBe(true)
})

// How long a bot takes.

/** A bot whose thinking takes as long as what it holds says, and whose choice is the first there is. */
const slow: RunSettings['think'] = time => async () => ({
  name: 'slow',
  open: () => ({
    told() {},
    choose: ({ view, decision }) =>
      new Promise<number>(done => void time.after(1 + (sum(view()) & 15), () => done(decision.options[0]))),
  }),
})

test('how long a bot takes says nothing about what it holds', async () => {
  const settings: RunSettings = { bots: [1, 2], think: slow }
  for (const seed of ['bots', 'more bots']) expect((await compared(seed, [0], undefined, settings)).apart).toBeNull()
})

test('a leak is noticed in the time a bot takes', async () => {
  const settings: RunSettings = { bots: [1, 2], think: slow, times: { botMs: 0 } }
  expect(await firstLeak(['bots', 'more bots', 'third'], undefined, settings)).not.toBeNull()
})

// When a bot speaks.

/** A bot that takes as long to find its words as what it holds says; it says `words`, or nothing where there are none. */
const talking =
  (words: (view: unknown) => object | undefined): NonNullable<RunSettings['think']> =>
  time =>
  async () => ({
    name: 'talking',
    open: () => ({
      told() {},
      choose: ({ decision }) => decision.options[0],
      speak: ({ view, to }) =>
        new Promise<unknown>(done => {
          const found = to === null ? words(view()) : { says: 'deny' }
          time.after(1 + (sum(view()) & 15), () => done(found))
        }),
    }),
  })
const trusting = { about: 'player', player: 0, says: 'trust', strength: 'little' }
const talkers = { bots: [1, 2], kind: 'analyst:chatty' }

test('when bots speak, how often and in which order says nothing about what they hold', async () => {
  const settings: RunSettings = { ...talkers, think: talking(() => trusting) }
  for (const seed of ['bots', 'more bots']) {
    const { apart, steps } = await compared(seed, [0], undefined, settings)
    expect(apart).toBeNull()
    expect(steps).toBeGreaterThan(0)
  }
})

test('a leak is noticed in bots that are silent for what they hold', async () => {
  const settings: RunSettings = { ...talkers, think: talking(view => (sum(view) & 1 ? trusting : undefined)) }
  expect(await firstLeak(['bots', 'more bots', ...more], undefined, settings)).not.toBeNull()
})

test('a leak is noticed in the time a bot takes to speak', async () => {
  const settings: RunSettings = { ...talkers, think: talking(() => trusting), times: { botMs: 0 } }
  expect(await firstLeak(['bots', 'more bots', ...more], undefined, settings)).not.toBeNull()
})
