import { expect, test } from 'vitest'
import { TRACK } from '../../../src/games/homeland/vocabulary.ts'
import { withoutNotes } from '../../../src/server/store/finished.ts'
import { writeMatch } from '../../../src/table/file.ts'
import { dealtWith } from './dealt.ts'
import { AFTER_MS, askedIn, begun, choose, drawsOf, isOver, STEP_MS, tampered } from './play.ts'
import { parting, type Run, type RunSettings } from './run.ts'

// What people thought of each other, once the game is over: theirs to share.

/** Nothing else in what is sent looks like it. */
const SHARED = [11, 22, 67]
const KEPT = [13, 24, 63]
/** The Agency is near its goal: the game is soon over. */
const games = dealtWith([{ key: 'agency', sets: [{ path: ['agency'], value: TRACK - 1 }] }])

/** Plays a game to its end. Seat 0 shares what they thought; seat 1 does not, and has thought of anybody in the twin alone. */
async function played(isTwin: boolean, settings: RunSettings = {}): Promise<{ run: Run; file: string }> {
  const { run, lines } = await begun('thoughts', { games, ...settings })
  const random = drawsOf('thoughts')
  for (let n = 0; !isOver(run); n++) {
    const asked = askedIn(run)
    if (!asked) break
    if (n % 5 === 0) lines[0].act({ type: 'suspect', player: 1, mix: n % 2 === 0 ? SHARED : null })
    if (isTwin && n % 3 === 0) lines[1].act({ type: 'suspect', player: 2 - 2 * (n % 2), mix: KEPT })
    await run.pass(AFTER_MS)
    choose(lines, asked.seat, asked.names[random(asked.names.length)])
    await run.pass(STEP_MS)
  }
  expect(isOver(run)).toBe(true)
  // Refused in both: nobody who has thought of nobody has anything to share.
  lines[2].act({ type: 'share-suspicions' })
  await run.pass(STEP_MS)
  lines[0].act({ type: 'share-suspicions' })
  await run.pass(STEP_MS)
  // Whoever comes later, or again, hears the same.
  for (const who of ['host', 0, 2, 'spectator', 'screen'] as const) run.line(who, `${who} again`)
  await run.pass(STEP_MS)
  const { game, match } = run.match()
  const file = withoutNotes(JSON.stringify(writeMatch(game, match, true)))
  await run.close()
  return { run, file }
}

const OTHERS = ['0', '2', 'host', 'spectator', 'screen'].flatMap(name => [name, `${name} again`])
async function partingOf(settings: RunSettings = {}): Promise<string | null> {
  const [one, two] = [await played(false, settings), await played(true, settings)]
  for (const name of OTHERS) {
    const apart = parting(one.run.sent(name), two.run.sent(name))
    if (apart !== null) return `${name}: ${apart}`
  }
  return one.file === two.file ? null : 'the file'
}
const allTo = (run: Run, name: string): string =>
  run
    .sent(name)
    .map(({ text }) => text)
    .join('\n')

test('what somebody thought and does not share reaches nobody, and no file, when others share theirs', async () => {
  expect(await partingOf()).toBeNull()
})

test('what is shared reaches everybody, once the game is over', async () => {
  const { run, file } = await played(true)
  const shared = `"kind":"suspicions"`
  for (const name of OTHERS) {
    expect({ name, isTold: allTo(run, name).includes(shared) }).toEqual({ name, isTold: true })
    expect({ name, isTold: allTo(run, name).includes(JSON.stringify(KEPT)) }).toEqual({ name, isTold: false })
    if (name.startsWith('0')) continue
    const before = run.sent(name).filter(({ text }) => !text.includes(shared))
    expect(before.some(({ text }) => text.includes(JSON.stringify(SHARED)))).toBe(false)
  }
  expect(file).toContain(JSON.stringify(SHARED))
  // They have it themselves, to be shared or not.
  expect(allTo(run, '1')).toContain(`"course":[{"after":`)
  expect(allTo(run, '2')).toContain('suspicions.none')
})

test('a leak is noticed: everybody is sent what everybody thought, once it is over', async () => {
  const plant = tampered(table => ({
    ...table,
    match() {
      const match = table.match()
      if (!match) return null
      return {
        ...match,
        seat(viewer) {
          const handle = match.seat(viewer)
          const all: typeof handle.subscribe = (listener, from) =>
            handle.subscribe(
              update =>
                listener(
                  update.told.some(one => 'entry' in one && one.entry.kind === 'suspicions')
                    ? ({ ...update, all: match.open().suspicions } as typeof update)
                    : update,
                ),
              from,
            )
          return { ...handle, subscribe: all }
        },
      }
    },
  }))
  expect(await partingOf({ plant })).not.toBeNull()
})
