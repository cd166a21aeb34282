import { expect, test } from 'vitest'
import { AFTER_MS, askedIn, begun, choose, drawsOf, isOver, STEP_MS, tampered } from './play.ts'
import { parting, type Run, type RunSettings } from './run.ts'

// What others do for themselves.

/** Plays a game; in the twin, seat 1 also does what is nobody else's business, between the steps. */
async function played(seed: string, isTwin: boolean, settings: RunSettings = {}): Promise<Run> {
  const { run, lines } = await begun(seed, settings)
  const random = drawsOf(seed)
  for (let n = 0; n < 30 && !isOver(run); n++) {
    const asked = askedIn(run)
    if (!asked) break
    const { seat, names } = asked
    if (isTwin) {
      const alone = lines[1]
      const other = run.line(1, 'another device of 1')
      alone.act({ type: 'note', about: { player: 2 }, text: `thought ${n}` })
      alone.act({ type: 'suspect', player: 2, mix: [10, 20, 70] })
      alone.act({ type: 'unsent', version: n, text: `not said ${n}`, claim: { about: 'player', player: 2 } })
      alone.act({ type: 'mute', seat: n % 2 === 0 ? 0 : 2, isMuted: n % 4 < 2 })
      alone.act({
        type: 'presets',
        version: n,
        rules: [{ asset: 'lynne-reed', do: 'ask', impactAtLeast: 1 + (n % 3) }],
      })
      // Refused: nobody is to know that it was tried.
      alone.act({ type: 'nudge', seat: 1 })
      alone.act({ type: 'choose', choices: ['nothing anybody can choose'] })
      alone.act({ type: 'choose', choices: [names[0]] }, '99.99')
      alone.hello(3)
      await run.pass(AFTER_MS / 2)
      other.hangUp()
      // Tries something, and takes it back: only what is a draft can be.
      const again = askedIn(run)
      if (again?.seat === 1 && run.match().match.record.draft.length === 0) {
        const { game, match } = run.match()
        const [option] = again.options
        const [state, events] = [game.clone(match.state), [] as never[]]
        game.apply(state, 1, option, events)
        const [next, ...more] = game.decisions(state)
        const isDraft = next?.seat === 1 && more.length === 0 && !events.some(event => game.settles(event))
        if (isDraft) {
          choose(lines, 1, again.names[0], again.question)
          await run.pass(AFTER_MS / 4)
          alone.act({ type: 'undo' })
          await run.pass(AFTER_MS / 4)
        } else await run.pass(AFTER_MS / 2)
      } else await run.pass(AFTER_MS / 2)
    } else await run.pass(AFTER_MS)
    choose(lines, seat, names[random(names.length)])
    await run.pass(STEP_MS)
    if (n % 7 === 0) lines[0].act({ type: 'text', text: `said ${n}` })
    if (n % 9 === 0) lines[2].hello(n)
  }
  await run.close()
  return run
}

const OTHERS = ['0', '2', 'host', 'spectator', 'screen']
async function expectPrivate(settings: RunSettings = {}): Promise<string | null> {
  const [one, two] = [await played('private', false, settings), await played('private', true, settings)]
  expect(one.sent('0').length).toBeGreaterThan(10)
  for (const name of OTHERS) {
    const apart = parting(one.sent(name), two.sent(name))
    if (apart !== null) return `${name}: ${apart}`
  }
  return null
}

test('what somebody drafts, takes back, notes, thinks, gets wrong or looks at twice reaches nobody else', async () => {
  expect(await expectPrivate()).toBeNull()
})

test.each<[string, RunSettings]>([
  [
    'numbering: how often the match was written',
    {
      plant: tampered(table => ({
        ...table,
        match() {
          const match = table.match()
          if (!match) return null
          return {
            ...match,
            seat(viewer) {
              const handle = match.seat(viewer)
              const counted: typeof handle.subscribe = (listener, from) =>
                handle.subscribe(
                  update => listener({ ...update, version: match.open().version } as typeof update),
                  from,
                )
              return { ...handle, subscribe: counted }
            },
          }
        },
      })),
    },
  ],
  [
    'presence: every device is counted',
    {
      plant: tampered(table => ({
        ...table,
        watch(watcher) {
          const stop = table.watch({ ...watcher, place: watcher.place === 1 ? 'late' : watcher.place })
          return stop
        },
      })),
    },
  ],
  [
    'messages: everybody hears that somebody has done something',
    {
      plant: tampered(table => ({
        ...table,
        watch(watcher) {
          const stops = [table.watch(watcher)]
          const match = table.match()
          if (match) stops.push(match.seat(1).subscribe(({ n }) => n > 1 && watcher.presence([0, 1, 2], 0, 0)))
          return () => {
            for (const stop of stops) stop()
          }
        },
      })),
    },
  ],
])('a leak is noticed in %s', async (_channel, settings) => {
  expect(await expectPrivate(settings)).not.toBeNull()
})
