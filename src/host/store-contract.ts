import { shipped } from '../games/index.ts'
import { writeMatch } from '../table/file.ts'
import { step } from '../table/step.ts'
import { changeBetween, lineOf } from './change.ts'
import { type Opening, openNew } from './opening.ts'
import { suspicionsAt } from './records.ts'
import type { Change, SaveLine, Store } from './store.ts'

/**
 * What every store promises, as a list of checks that runs wherever a store does: in Node and in a browser. It needs no
 * test program: a check that fails throws an Error with a sentence.
 */

/** A place where matches are kept. It is empty when a check begins. */
export interface Place {
  /** A store on this place: a new object each time where the place outlives its stores. */
  open(): Promise<Store>
}

export interface StoreCheck {
  readonly name: string
  check(place: Place): Promise<void>
}

function claim(isSo: boolean, sentence: string): void {
  if (!isSo) throw new Error(sentence)
}

/** Data in one order of names: a store may lay it down in another. */
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted)
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value).filter(([, inner]) => inner !== undefined)
  return Object.fromEntries(entries.sort(([a], [b]) => (a < b ? -1 : 1)).map(([name, inner]) => [name, sorted(inner)]))
}

function same(what: string, given: unknown, expected: unknown): void {
  const [is, should] = [given, expected].map(one => JSON.stringify(sorted(one)) ?? 'nothing')
  claim(is === should, `${what}: it is ${is.slice(0, 300)} and should be ${should.slice(0, 300)}.`)
}

/** A match as it is begun, and the changes it goes through. */
interface Sample {
  readonly id: string
  readonly text: string
  /** By the number of changes: its line after so many. */
  readonly lines: readonly SaveLine[]
  readonly changes: readonly Change[]
  /** The whole match after all of them. */
  readonly last: string
}

const CHANGES = 6

/** The first game that one person plays alone: nobody else need be seated. */
async function gameForOne(): Promise<Pick<Opening, 'game' | 'setup'>> {
  for (const game of shipped.ids) {
    const { several, setup } = await shipped.find(game)()
    if (!several) return { game, setup: setup({}) }
  }
  throw new Error('Every game here is for several.')
}

async function sample(id: string): Promise<Sample> {
  const opening = { ...(await gameForOne()), seed: `seed of ${id}`, practice: false, seats: [] }
  const open = await openNew(shipped, opening, id, 1000, () => '5'.repeat(64))
  const { game } = open
  const textOf = (match: typeof open.match): string => JSON.stringify(writeMatch(game, match, true))
  let { match } = open
  const lines = [lineOf(open, 1000)]
  const changes: Change[] = []
  for (let n = 0; n < CHANGES; n++) {
    const [{ seat, options }] = game.decisions(match.state)
    const input = { type: 'choose', seat, choices: [game.nameOf(options[0])], id: `input ${n}`, at: 2000 + n } as const
    const { match: after, entries } = step(game, match, input)
    changes.push(changeBetween(match, after, entries, input))
    match = after
    lines.push(lineOf({ ...open, match }, 2000 + n))
  }
  return { id, text: textOf(open.match), lines, changes, last: textOf(match) }
}

/** The match is kept as its text and these changes. */
async function expectKept(store: Store, id: string, text: string, changes: readonly Change[]): Promise<void> {
  const kept = await store.load(id)
  claim(kept !== undefined, `The match ${id} is gone.`)
  same(`the text of ${id}`, JSON.parse(kept?.text ?? ''), JSON.parse(text))
  same(`the changes of ${id}`, kept?.changes, changes)
  same(`how many changes of ${id} are durable`, kept?.durable, changes.length)
}

const namesIn = async (store: Store): Promise<string[]> => (await store.list()).map(({ id }) => id).sort()

export const storeChecks: readonly StoreCheck[] = [
  {
    name: 'an empty place has no matches and no records',
    async check(place) {
      const store = await place.open()
      same('the list', await store.list(), [])
      claim((await store.load('one.json')) === undefined, 'A match was loaded that nobody has created.')
      claim((await store.readRecord('career')) === undefined, 'A record was read that nobody has written.')
    },
  },
  {
    name: 'a match is created once, loaded as it was created, and never written over by another',
    async check(place) {
      const store = await place.open()
      const one = await sample('one.json')
      const other = await sample('other.json')
      claim(await store.create(one.lines[0], one.text), 'A new match was refused.')
      await expectKept(store, one.id, one.text, [])
      const second = { ...other.lines[0], id: one.id }
      claim(!(await store.create(second, other.text)), 'A second match was created under the same name.')
      await expectKept(store, one.id, one.text, [])
      same('the list', await namesIn(store), [one.id])
    },
  },
  {
    name: 'changes are added in their order, one or several at a time',
    async check(place) {
      const store = await place.open()
      const { id, text, lines, changes } = await sample('one.json')
      await store.create(lines[0], text)
      claim(await store.append(lines[1], 0, changes.slice(0, 1)), 'The first change was refused.')
      claim(await store.append(lines[4], 1, changes.slice(1, 4)), 'Three changes at once were refused.')
      await expectKept(store, id, text, changes.slice(0, 4))
      claim(await store.append(lines[6], 4, changes.slice(4)), 'The last changes were refused.')
      await expectKept(store, id, text, changes)
      const [line] = await store.list()
      same('how many choices the line tells of', line.choices, lines[6].choices)
    },
  },
  {
    name: 'a move leaves its line as if all of it had been written',
    async check(place) {
      const store = await place.open()
      const { id, text, lines, changes } = await sample('one.json')
      await store.create(lines[0], text)
      const named = { ...lines[1], names: ['Nina', 'Otto'] }
      await store.append(named, 0, changes.slice(0, 1))
      const { choices, changed } = lines[2]
      await store.append({ ...named, choices, changed }, 1, changes.slice(1, 2), true)
      await expectKept(store, id, text, changes.slice(0, 2))
      const [line] = await store.list()
      // Some stores find a line in the match itself, or go by the time of a file.
      same('what is another', line.choices, choices)
      same('what is not', [line.id, line.game], [named.id, named.game])
    },
  },
  {
    name: 'changes at another length are refused, all of them, and nothing has changed',
    async check(place) {
      const store = await place.open()
      const { id, text, lines, changes } = await sample('one.json')
      await store.create(lines[0], text)
      await store.append(lines[2], 0, changes.slice(0, 2))
      for (const length of [0, 1, 3, 6])
        claim(!(await store.append(lines[6], length, changes.slice(2))), `Changes were added at length ${length} of 2.`)
      await expectKept(store, id, text, changes.slice(0, 2))
      same('how many choices the line tells of', (await store.list())[0].choices, lines[2].choices)
      claim(await store.append(lines[6], 2, changes.slice(2)), 'What is right is refused after what was wrong.')
      await expectKept(store, id, text, changes)
    },
  },
  {
    name: 'nothing is added to a match that is not there, and none comes about by it',
    async check(place) {
      const store = await place.open()
      const { lines, changes, last, id } = await sample('one.json')
      claim(!(await store.append(lines[1], 0, changes.slice(0, 1))), 'A change was added to nothing.')
      claim(!(await store.rewrite(lines[1], 0, last)), 'A match was rewritten that is not there.')
      await store.describe(lines[1])
      await store.remove(id)
      same('the list', await store.list(), [])
      claim((await store.load(id)) === undefined, 'A match has come about that nobody has created.')
    },
  },
  {
    name: 'of two stores on one place the late one is refused, until it has read again',
    async check(place) {
      const [early, late] = [await place.open(), await place.open()]
      const { id, text, lines, changes, last } = await sample('one.json')
      await early.create(lines[0], text)
      claim(!(await late.create(lines[0], text)), 'The same match was created twice.')
      same('what both know', (await late.load(id))?.durable, 0)
      await early.append(lines[1], 0, changes.slice(0, 1))
      claim(!(await late.append(lines[2], 0, changes.slice(0, 2))), 'A late store has added over another.')
      claim(!(await late.rewrite(lines[6], 0, last)), 'A late store has written over another.')
      await expectKept(late, id, text, changes.slice(0, 1))
      claim(await late.append(lines[2], 1, changes.slice(1, 2)), 'A store that has read again is refused.')
      claim(!(await early.append(lines[2], 1, changes.slice(1, 2))), 'Now the other one is late, and was not refused.')
      await expectKept(early, id, text, changes.slice(0, 2))
    },
  },
  {
    name: 'a match is written anew on the same condition, and its changes are gone',
    async check(place) {
      const store = await place.open()
      const { id, text, lines, changes, last } = await sample('one.json')
      await store.create(lines[0], text)
      await store.append(lines[5], 0, changes.slice(0, 5))
      for (const length of [0, 4, 6])
        claim(!(await store.rewrite(lines[6], length, last)), `It was rewritten at length ${length} of 5.`)
      await expectKept(store, id, text, changes.slice(0, 5))
      claim(await store.rewrite(lines[6], 5, last), 'It was not rewritten.')
      await expectKept(store, id, last, [])
      claim(!(await store.append(lines[6], 5, changes.slice(5))), 'A change was added at the length of before.')
      same('how many choices the line tells of', (await store.list())[0].choices, lines[6].choices)
      claim(await store.append(lines[6], 0, [{ entries: [], notes: [] }]), 'Nothing can follow the new text.')
      await expectKept(store, id, last, [{ entries: [], notes: [] }])
    },
  },
  {
    name: 'a line tells what the match is, and another line changes nothing of the match',
    async check(place) {
      const store = await place.open()
      const { id, text, lines, changes } = await sample('one.json')
      await store.create(lines[0], text)
      await store.append(lines[2], 0, changes.slice(0, 2))
      const about = async () =>
        (await store.list()).map(({ id, game, setup, practice }) => ({ id, game, setup, practice }))
      const { game, setup, practice } = lines[0]
      same('the line', await about(), [{ id, game, setup, practice }])
      await store.describe({ ...lines[2], changed: 9000 })
      same('the line', await about(), [{ id, game, setup, practice }])
      await expectKept(store, id, text, changes.slice(0, 2))
    },
  },
  {
    name: 'matches are listed each once, and one that is removed is gone with the records of its own',
    async check(place) {
      const store = await place.open()
      const all = [await sample('one.json'), await sample('two.json'), await sample('three.json')]
      for (const { lines, text, changes } of all) {
        await store.create(lines[0], text)
        await store.append(lines[1], 0, changes.slice(0, 1))
      }
      const [one, two] = all
      for (const { id } of [one, two]) await store.writeRecord(suspicionsAt(id), { 0: { 1: [50, 25, 25] } })
      await store.writeRecord('daily', ['stays'])
      same('the list', await namesIn(store), ['one.json', 'three.json', 'two.json'])
      await store.remove(one.id)
      same('the list', await namesIn(store), ['three.json', 'two.json'])
      claim((await store.load(one.id)) === undefined, 'A match that was removed is still there.')
      claim((await store.readRecord(suspicionsAt(one.id))) === undefined, 'A match has left a record behind.')
      same('the record of another match', await store.readRecord(suspicionsAt(two.id)), { 0: { 1: [50, 25, 25] } })
      same('the record of no match', await store.readRecord('daily'), ['stays'])
      claim(!(await store.append(one.lines[2], 1, one.changes.slice(1, 2))), 'A change was added to what was removed.')
      claim(await store.create(one.lines[0], one.text), 'What was removed cannot be created again.')
      await expectKept(store, one.id, one.text, [])
    },
  },
  {
    name: 'a record is read as it was written last',
    async check(place) {
      const store = await place.open()
      for (const value of [{ games: [1, { a: 'é' }] }, [], 'text', 0, null, { 'a/b:c %': true }]) {
        await store.writeRecord('career', value)
        same('the record', await store.readRecord('career'), value)
      }
      await store.writeRecord('a name/with: signs', 1)
      same('a record with a name of signs', await store.readRecord('a name/with: signs'), 1)
      same('the list', await store.list(), [])
    },
  },
  {
    name: 'what was acknowledged is there for a store that is opened later on the same place',
    async check(place) {
      const { id, text, lines, changes, last } = await sample('one.json')
      claim(await (await place.open()).create(lines[0], text), 'A new match was refused.')
      await expectKept(await place.open(), id, text, [])
      claim(await (await place.open()).append(lines[3], 0, changes.slice(0, 3)), 'Changes were refused.')
      await expectKept(await place.open(), id, text, changes.slice(0, 3))
      claim(await (await place.open()).append(lines[4], 3, changes.slice(3, 4)), 'A change was refused.')
      claim(await (await place.open()).rewrite(lines[6], 4, last), 'It was not rewritten.')
      await expectKept(await place.open(), id, last, [])
      await (await place.open()).writeRecord('career', { games: [] })
      same('the record', await (await place.open()).readRecord('career'), { games: [] })
      await (await place.open()).remove(id)
      same('the list', await (await place.open()).list(), [])
    },
  },
]
