import { afterEach, expect, test, vi } from 'vitest'
import { sit, toolsFor } from '../../../tests/screen/table.ts'
import { hardware } from '../../../tests/screen/terminal.ts'
import { paintNegotiator } from '../negotiator/painter.ts'
import { openController } from './controller.ts'
import { playScreen } from './screen.ts'
import { bare, colours } from './style.ts'

afterEach(() => {
  vi.useRealTimers()
})

function begin(options: { columns?: number; rows?: number; practice?: boolean; env?: Record<string, string> } = {}) {
  const machine = hardware(options.columns, options.rows, options.env)
  const session = sit({ practice: options.practice ?? false })
  const tools = { ...toolsFor(session, options.practice), ...machine.streams }
  const end = playScreen(session, paintNegotiator, tools, machine.host)
  end.catch(() => {})
  return { ...machine, session, end }
}

type Begun = ReturnType<typeof begin>

function expectRestored({ terminal, raw, emitter, output, streams }: Begun): void {
  expect(terminal.isAlternate).toBe(false)
  expect(terminal.isCursorShown).toBe(true)
  expect(terminal.isWrapping).toBe(true)
  expect(terminal.shown).toEqual(['$ situation-room'])
  expect(terminal.written.endsWith('\u001b[0m\u001b[?7h\u001b[?25h\u001b[?1049l')).toBe(true)
  expect(raw.at(-1)).toBe(false)
  expect(emitter.eventNames()).toEqual([])
  expect(output.listenerCount('resize')).toBe(0)
  expect(streams.input.listenerCount('data')).toBe(0)
}

/** What a fresh painter would show, for a match nobody has touched. */
const fresh = ({ session, terminal }: Begun): string[] =>
  paintNegotiator(openController(session, toolsFor(session)).screen(), terminal.columns, terminal.rows, colours).map(
    line => bare(line).trimEnd(),
  )

test('the game takes the alternate screen, and q gives the terminal back as it was', async () => {
  const game = begin()
  expect(game.terminal.isAlternate).toBe(true)
  expect(game.terminal.isCursorShown).toBe(false)
  expect(game.raw).toEqual([true])
  expect(game.terminal.shown).toEqual(fresh(game))
  await game.type('q')
  expect(await game.end).toBe('quit')
  expectRestored(game)
})

test.each(['\u0003', '\u0004'])('%j leaves too', async key => {
  const game = begin()
  await game.type(key)
  expect(await game.end).toBe('quit')
  expectRestored(game)
})

test.each(['SIGTERM', 'SIGHUP', 'SIGINT'])('%s leaves, and the terminal is restored first', async signal => {
  const game = begin()
  game.emitter.emit(signal)
  expect(await game.end).toBe('quit')
  expectRestored(game)
})

test('an input that ends leaves', async () => {
  const game = begin()
  await game.hangUp()
  expect(await game.end).toBe('quit')
  expectRestored(game)
})

test.each(['uncaughtException', 'unhandledRejection'])(
  '%s: restored first, then told to whoever called',
  async kind => {
    const game = begin()
    game.emitter.emit(kind, new Error('a bug'))
    await expect(game.end).rejects.toThrow('a bug')
    expectRestored(game)
  },
)

test('a painter that breaks in mid-game leaves no broken terminal', async () => {
  const machine = hardware()
  const session = sit()
  let isBroken = false
  const end = playScreen(
    session,
    (screen, ...size) => {
      if (isBroken) throw new Error('no paint')
      return paintNegotiator(screen, ...size)
    },
    { ...toolsFor(session), ...machine.streams },
    machine.host,
  )
  end.catch(() => {})
  isBroken = true
  await machine.type('j')
  await expect(end).rejects.toThrow('no paint')
  expectRestored({ ...machine, session, end })
})

test('process.exit from anywhere restores the terminal', () => {
  const game = begin()
  game.emitter.emit('exit')
  expect(game.terminal.isAlternate).toBe(false)
  expect(game.raw).toEqual([true, false])
})

test('Ctrl-Z: restored, then stopped with the whole job; back on SIGCONT with everything in place', async () => {
  const game = begin()
  await game.type('j', '\u001a')
  expect(game.killed).toEqual([[0, 'SIGTSTP']])
  expect(game.terminal.isAlternate).toBe(false)
  expect(game.terminal.isCursorShown).toBe(true)
  expect(game.raw).toEqual([true, false])
  expect(game.emitter.listenerCount('SIGTSTP')).toBe(0)
  game.terminal.columns = 120
  game.emitter.emit('SIGCONT')
  expect(game.terminal.isAlternate).toBe(true)
  expect(game.raw).toEqual([true, false, true])
  expect(game.emitter.listenerCount('SIGTSTP')).toBe(1)
  expect(game.terminal.shown.some(line => line.startsWith(' >  2'))).toBe(true)
  await game.type('q')
  expect(await game.end).toBe('quit')
  expectRestored(game)
})

test('SIGTSTP from outside does the same', async () => {
  const game = begin()
  game.emitter.emit('SIGTSTP')
  expect(game.terminal.isAlternate).toBe(false)
  expect(game.killed).toEqual([[0, 'SIGTSTP']])
  game.emitter.emit('SIGCONT')
  expect(game.terminal.isAlternate).toBe(true)
  await game.type('q')
  expect(await game.end).toBe('quit')
})

test('where nothing can stop it, Ctrl-Z comes back by itself', async () => {
  const game = begin()
  await game.type('\u001a')
  expect(game.terminal.isAlternate).toBe(false)
  await expect.poll(() => game.terminal.isAlternate).toBe(true)
  expect(game.terminal.shown).toEqual(fresh(game))
  await game.type('q')
  expect(await game.end).toBe('quit')
  expectRestored(game)
})

test('a window that changes its size is painted anew, with nothing stale', () => {
  const game = begin({ columns: 120, rows: 40 })
  for (const [columns, rows] of [
    [80, 24],
    [60, 20],
    [40, 8],
    [170, 50],
    [80, 24],
  ]) {
    game.terminal.columns = columns
    game.terminal.rows = rows
    // A narrower window first loses what does not fit.
    game.terminal.lines = game.terminal.lines.slice(0, rows).map(line => line.slice(0, columns))
    game.output.emit('resize')
    expect(game.terminal.shown).toEqual(fresh(game))
  }
})

test('an arrow whose bytes come in two pieces moves the mark, and ESC alone goes back to the call', async () => {
  const game = begin()
  const mark = () => game.terminal.shown.find(line => line.startsWith(' >'))
  expect(mark()).toContain(' 1 ')
  await game.typeInPieces('\u001b', '[B')
  expect(mark()).toContain(' 2 ')
  await game.type('?')
  expect(mark()).toBeUndefined()
  await game.type('\u001b')
  await expect.poll(() => mark()).toContain(' 2 ')
})

test('NO_COLOR: the same words, and no colour', async () => {
  const game = begin({ env: { NO_COLOR: '1' } })
  // biome-ignore lint/suspicious/noControlCharactersInRegex: that is what must not be there
  expect(game.terminal.written).not.toMatch(/\u001b\[[1-9][0-9;]*m/)
  expect(game.terminal.shown).toEqual(fresh(game))
})

test('a whole game by keys alone ends with the debrief, and q says that it is over', async () => {
  const game = begin()
  for (let keys = 0; game.session.outcome() === null; keys++) {
    expect(keys).toBeLessThan(2000)
    await game.type(keys % 3 === 0 ? '\u001b[B' : '', '\r')
  }
  const text = game.terminal.shown.join('\n')
  expect(text).toContain(`[${game.session.say('screen.page.debrief')}]`)
  expect(text).toContain(game.session.say('play.over'))
  await game.type('\r', 'u')
  await game.type('q')
  expect(await game.end).toBe('over')
  expectRestored(game)
})

test('scrolled to either end, one key brings the text back by one line', async () => {
  const game = begin()
  await game.type('\t', '\t', '\t', '\t')
  await game.typeInPieces('\u001b', '[6~', '\t')
  await game.type('\t')
  const top = game.terminal.shown
  await game.type('\u001b[F')
  const end = game.terminal.shown
  expect(end).not.toEqual(top)
  await game.type('\u001b[6~', '\u001b[6~', 'j', 'j')
  expect(game.terminal.shown).toEqual(end)
  await game.type('k')
  expect(game.terminal.shown).not.toEqual(end)
  await game.type('\u001b[H')
  expect(game.terminal.shown).toEqual(top)
})
