import { expect, test } from 'vitest'
import { type Company, game, gather } from '../../../tests/screen/party.ts'
import { answering, hardware } from '../../../tests/screen/terminal.ts'
import { virtualTime } from '../../../tests/server/virtual.ts'
import { stream } from '../../engine/chance.ts'
import type { Seat } from '../../engine/game.ts'
import type { Event } from '../../games/homeland/events.ts'
import type { State } from '../../games/homeland/rules/state.ts'
import { speakHomeland } from '../../games/homeland/tell/speak.ts'
import { homelandWords } from '../../games/homeland/words/index.ts'
import { rootsOf } from '../../seed/roots.ts'
import { eventsOf, type Match } from '../../table/match.ts'
import { words } from '../../words/catalog.ts'
import { sayFrom } from '../../words/say-from.ts'
import type { Key } from '../screen/keys.ts'
import { perform } from '../screen/screen.ts'
import { bare, noColours } from '../screen/style.ts'
import { curtain } from './curtain.ts'

const { plots, intel, assets } = game.cards.data
const agendas = ['loyal', 'opportunist', 'mole']

async function begin(company: Company = {}, columns = 80, rows = 24) {
  const machine = hardware(columns, rows)
  const party = await gather(company)
  const { stage, answered } = answering(party.stage)
  const end = perform(stage, machine.streams, machine.host)
  const type = async (...texts: readonly string[]): Promise<void> => {
    for (const text of texts) {
      await machine.type(text)
      await answered()
    }
  }
  end.catch(() => {})
  const names = party.table.match().record.seats.map(({ name }) => name)
  const curtainOf = (seat: Seat): string[] =>
    curtain(party.say, 'Homeland', names[seat], columns, rows, noColours).map(line => line.trimEnd())
  /** Whose curtain hangs there, with nothing else on the screen; null when none does. */
  const hanging = (): Seat | null => {
    const shown = machine.terminal.shown.join('\n')
    if (!shown.includes('┌──')) return null
    const seat = names.findIndex((_, at) => curtainOf(at).join('\n') === shown)
    return seat < 0 ? null : seat
  }
  return { ...machine, ...party, type, end, names, hanging }
}

type Begun = Awaited<ReturnType<typeof begin>>

const english = sayFrom('en', words, homelandWords)
const idOf = new Map([
  ...[...plots, ...intel, ...assets].map(({ id }) => [english(`card.${id}`), id] as const),
  ...agendas.map(agenda => [english(`agenda.${agenda}`), agenda] as const),
])
/** The longest first: a name within a longer name counts as the longer one. */
const anyName = new RegExp(
  [...idOf.keys()]
    .sort((a, b) => b.length - a.length)
    .map(escaped)
    .join('|'),
  'g',
)
function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
}

/** The cards and agendas that a text names. */
const named = (text: string): Set<string> =>
  new Set((text.replace(/\s+/g, ' ').match(anyName) ?? []).map(name => idOf.get(name) ?? name))

const textOf = new Map(
  speakHomeland(english, game, [])
    .cards()
    .map(({ id, text }) => [id, [...named(text.join(' '))]]),
)

/** What has happened in a match, played again only when it has moved on. */
const happened = (() => {
  let last: { readonly choices: unknown; readonly events: readonly Event[] } | null = null
  return ({ record }: Pick<Match<State, Event>, 'record'>): readonly Event[] => {
    if (last?.choices !== record.choices) last = { choices: record.choices, events: eventsOf(game, { record }) }
    return last.events
  }
})()

/** The ids that a viewer may read of: in the view, in the events, and in the texts of those cards. */
function knownTo({ table }: Begun, viewer: Seat | 'observer'): Set<string> {
  const { record, draftEvents, settled, state } = table.match()
  const isOwn = record.draft[0]?.seat === viewer
  const view = game.view(isOwn ? state : settled, viewer)
  const seen = [...happened({ record }), ...(isOwn ? draftEvents : [])].flatMap(event => game.seen(event, viewer) ?? [])
  const known = new Set(JSON.stringify([view, seen]).match(/[a-z0-9][a-z0-9-]*/g))
  for (const id of [...known]) for (const other of textOf.get(id) ?? []) known.add(other)
  return known
}

const KEYS: readonly Key[] = ['\u001b[B', '\u001b[B', '\u001b[C', '\t', 'd', 'x', 'a', '\u001b[A']
const MORE = ['t', '3', 'n', 'w', 'e', 's', 'u']

test('a whole game of three by random keys: each sees what is theirs, the curtain and the theatre show nothing of anybody', async () => {
  const game3 = await begin({ seed: 'secrets' })
  const { terminal, type, stage, hanging } = game3
  const random = stream(rootsOf('keys', ['keys']).keys)
  let at: Seat | 'observer' = 'observer'
  const counted = { curtains: 0, desks: 0, watched: 0, named: 0 }
  const isOverTheatre = () => /←/.test(terminal.shown[23] ?? '') && !/←→/.test(terminal.shown[23] ?? '')
  for (let step = 0; !stage.isOver() && step < 6000; step++) {
    const behind = hanging()
    terminal.written = ''
    if (behind !== null) {
      counted.curtains++
      await type(random(4) === 0 ? '\r' : 'r')
      if (hanging() === null) at = behind
    } else if (isOverTheatre()) {
      counted.watched++
      await type(random(3) === 0 ? ' ' : '\r')
    } else {
      counted.desks++
      await type(random(3) > 0 ? '\r' : random(20) === 0 ? MORE[random(MORE.length)] : KEYS[random(KEYS.length)])
    }
    if (stage.isOver()) break
    const written = bare(terminal.written)
    const isCurtain = hanging() !== null
    const viewer = isCurtain || isOverTheatre() ? 'observer' : at
    // What came before a wipe was written while the last one sat there; the wipe begins what is new.
    const found = [...named(written)]
    const known = found.length > 0 ? knownTo(game3, viewer) : new Set()
    const leaked = found.filter(id => !known.has(id))
    counted.named += found.length
    expect(leaked, `step ${step} for ${viewer}`).toEqual([])
    if (isCurtain && behind === null) expect(terminal.written).toContain('\u001b[2J')
    if (isCurtain) expect([...named(terminal.shown.join(' '))]).toEqual([])
  }
  expect(stage.isOver()).toBe(true)
  expect(counted.curtains).toBeGreaterThan(20)
  expect(counted.watched).toBeGreaterThan(15)
  expect(counted.desks).toBeGreaterThan(200)
  expect(counted.named).toBeGreaterThan(500)
  await type('\u0003')
  expect(await game3.end).toBe('over')
})

/** Past the opening, at the desk of whoever is first. */
async function atDesk(begun: Begun): Promise<Seat> {
  await begun.type(' ', '\r')
  const seat = begun.hanging()
  expect(seat).not.toBeNull()
  await begun.type('r', 'j')
  expect(begun.hanging()).toBeNull()
  return seat ?? -1
}

test('c lowers the curtain at will, wiping the screen; only r raises it', async () => {
  const game3 = await begin()
  const seat = await atDesk(game3)
  const before = game3.terminal.written.length
  await game3.type('c')
  expect(game3.hanging()).toBe(seat)
  expect(game3.terminal.written.slice(before).startsWith('\u001b[2J')).toBe(true)
  await game3.type('\r', ' ', 'x', '\t')
  expect(game3.hanging()).toBe(seat)
  await game3.type('r')
  expect(game3.hanging()).toBeNull()
})

test('what was typed ahead does not raise the next curtain', async () => {
  const game3 = await begin()
  await game3.type(' ')
  await game3.type('\rrrr')
  expect(game3.hanging()).not.toBeNull()
})

test('Ctrl-Z wipes, lowers the curtain and leaves; whoever comes back stands before it', async () => {
  const game3 = await begin()
  const seat = await atDesk(game3)
  const before = game3.terminal.written.length
  await game3.type('\u001a')
  const left = game3.terminal.written.slice(before)
  expect(left.indexOf('\u001b[2J')).toBeLessThan(left.indexOf('\u001b[?1049l'))
  expect(game3.killed).toEqual([[0, 'SIGTSTP']])
  game3.emitter.emit('SIGCONT')
  expect(game3.hanging()).toBe(seat)
})

test('a window that changes its size shows nothing new', async () => {
  const game3 = await begin()
  await atDesk(game3)
  await game3.type('c')
  for (const [columns, rows] of [
    [60, 20],
    [120, 40],
    [30, 8],
    [80, 24],
  ]) {
    game3.terminal.columns = columns
    game3.terminal.rows = rows
    game3.terminal.lines = []
    game3.output.emit('resize')
    expect([...named(game3.terminal.shown.join(' '))]).toEqual([])
    expect(game3.terminal.shown.join(' ')).toContain(game3.names[game3.table.asked()[0].seat])
  }
})

test('a game that is gone on with begins behind a curtain, with its claims and notes', async () => {
  const first = await begin({ seed: 'again' })
  const seat = await atDesk(first)
  await first.type('\u001b[C', 't', '7', '\r', '\u001b[C', 'n', 'h', 'm', '\r')
  await first.type('1', '\r', '\r')
  const { record } = first.table.match()
  expect(record.talk).toHaveLength(1)
  expect(record.notes).toEqual([expect.objectContaining({ seat, text: 'hm' })])
  const second = await begin({ record })
  expect(second.hanging()).toBe(seat)
  await second.type('r', 'j')
  expect(second.table.match().state).toEqual(first.table.match().state)
  expect(second.terminal.shown.join('\n')).toContain('~')
})

test('two keys make a claim of the case looked at, and an Enter after them chooses nothing', async () => {
  const game3 = await begin({ seed: 'again' })
  const seat = await atDesk(game3)
  await game3.type('\u001b[C')
  await game3.type('t', '7')
  const { talk, draft } = game3.table.match().record
  expect(talk).toEqual([{ seat, after: 0, claim: { about: 'case', case: expect.any(Number), says: 'need-help' } }])
  await game3.type('\r')
  expect(game3.table.match().record.draft).toEqual(draft)
  await game3.type('\r')
  expect(game3.table.match().record.draft).toHaveLength(draft.length + 1)
})

test('a note is its writer’s alone; a claim is everybody’s', async () => {
  const game3 = await begin({ seed: 'again' })
  const seat = await atDesk(game3)
  await game3.type('\u001b[C', 't', '7', '\r', '\u001b[C', 'n', ...'watch this', '\r')
  const isNoted = () => game3.terminal.shown.join('\n').includes('watch this')
  await game3.type('\t', '\t', '\t', '\t')
  expect(isNoted()).toBe(true)
  await game3.type('\t', '\t', '\t', '\t')
  for (let i = 0; i < 200 && (game3.hanging() === null || game3.hanging() === seat); i++) await game3.type('\r')
  expect(game3.hanging()).not.toBe(seat)
  await game3.type('r', '\t', '\t', '\t', '\t')
  expect(game3.terminal.shown.join('\n')).toContain('I need help here')
  expect(isNoted()).toBe(false)
})

test('the accusation: each behind the curtain in turn, then it is told to all, then the debrief', async () => {
  const players = [
    { agenda: 'loyal', rep: 6, hand: ['phone-tap'] },
    { agenda: 'mole', hand: ['phone-tap'] },
    { agenda: 'opportunist', clout: 7, hand: ['phone-tap'] },
  ]
  const position = { players, agency: 12, terrorist: 5, round: 6, next: [{ step: 'end.accusing' }] }
  const game3 = await begin({ position })
  for (const seat of [0, 1, 2]) {
    expect(game3.hanging()).toBe(seat)
    await game3.type('r', 'j')
    const shown = game3.terminal.shown.join('\n')
    expect(shown).toContain('who is the mole?')
    // Ben accuses nobody, the others him.
    await game3.type(seat === 1 ? '\u001b[F' : seat === 0 ? '\u001b[H' : '2', '\r')
  }
  expect(game3.stage.isOver()).toBe(true)
  await game3.type(' ')
  expect(game3.terminal.shown.join('\n')).toContain('Ann accuses Ben: right, +6.')
  await game3.type('\r')
  const debrief = game3.stage.paint(100, 60, noColours).join('\n')
  for (const part of [
    'Ann, Loyal Agent: 12 victory points',
    '6 for the agenda, 0 for assets, +6 for the accusation',
    'Ben, Terrorist Mole: out',
  ])
    expect(debrief).toContain(part)
})

test('what bots say in their own time is on the screen when it is said, and no key was pressed', async () => {
  const time = virtualTime()
  const after = (work: () => void, ms: number): unknown => time.after(ms, work)
  const { type, terminal, hosted } = await begin({ people: ['Ann'], bots: 2, kind: 'analyst:chatty', seed: 'g', after })
  const talk = () => hosted.open().match.record.talk
  await type('\r', '\t', '\t', '\t', '\t')
  const silence = english('talk.silence')
  expect(terminal.shown.join(' ')).toContain(silence)
  await time.run(() => false, 4000)
  await hosted.settled()
  expect(talk().length).toBeGreaterThan(0)
  await expect.poll(() => terminal.shown.join(' ')).not.toContain(silence)
})
