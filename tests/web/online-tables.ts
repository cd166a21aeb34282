import type { TableState } from '../../src/client/table.ts'
import type { Json } from '../../src/engine/game.ts'
import { standard } from '../../src/games/homeland/cards/standard.ts'
import { doesOf, type Preset } from '../../src/games/homeland/presets/rules.ts'
import { until } from '../awaiting.ts'
import { takeCalls } from './online-daily.ts'
import { browserOf, guestBrowser, isTurnOf, type Party, reactingOf, type Table } from './online-party.ts'

/** The tables that are looked at, and the browsers of those who sit at them. */

const isOver = ({ shown }: TableState): boolean => shown?.outcome != null
/** What people have written. */
export const TALK = [
  ['Ben', 'Good evening. Has anybody looked at the case on top?'],
  ['Cyd', 'Not me. I trust Ann with it.'],
  ['Ben', 'Who else but the mole would say that?'],
] as const

async function talk({ people }: Table): Promise<void> {
  for (const [name, text] of TALK) await people.find(one => one.name === name)?.at.act({ type: 'text', text })
}

/** The last of them goes, and is noticed to be away. */
async function lose({ people: [ann, , cyd] }: Table): Promise<void> {
  cyd.at.leave()
  await new Promise<void>(resolve => {
    const stop = ann.at.subscribe(({ shown }) => {
      if (!shown?.around?.away.includes(cyd.seat)) return
      stop()
      resolve()
    })
  })
}

/** What the first asset that reacts is to do, in two rules: one for what matters, and one for the rest. */
async function settle({ people: [ann] }: Table): Promise<void> {
  const [asset] = reactingOf(ann.at.now(), ann.seat)
  const [does] = doesOf(standard, asset)
  const rules: Preset[] = [
    { asset, do: does, impactAtLeast: 3, leads: { side: 'red', atMost: 5 }, whose: 'mine' },
    { asset, do: 'ask' },
  ]
  await ann.at.act({ type: 'presets', version: 0, rules: rules as unknown as Json[] })
}

/** A call of one person, at which a friend may look on. */
async function openCall(party: Party): Promise<{ readonly table: Table; readonly friends: string }> {
  const table = await party.open({ game: 'negotiator', players: 1 }, ['Ann'])
  await party.begin(table)
  await table.people[0].at.act({ type: 'advice', isAllowed: true })
  const { friends } = await party.askBy(table.people[0].pass, `/tables/${table.id}/friends`)
  return { table, friends }
}

/** Cyd, who is there, was put off by the others, and the first of them would have them back. */
async function putOff(party: Party): Promise<Table> {
  const table = await party.played({}, isTurnOf(0, 1))
  const [ann, ben, cyd] = table.people
  for (const { at } of [ann, ben]) await at.act({ type: 'vote', about: cyd.seat, verdict: 'autopilot' })
  await until(ann.at, ({ shown }) => shown?.seats[cyd.seat].isPutOff === true)
  await ann.at.act({ type: 'vote', about: cyd.seat, verdict: 'wait' })
  return table
}

/** All have ended a game that had just begun, and two of them have come to the next. */
async function playAgain(party: Party): Promise<Table> {
  const table = await party.open({}, ['Ann', 'Ben', 'Cyd'])
  await party.begin(table)
  for (const { at } of table.people) await at.act({ type: 'vote', about: null, verdict: 'end' })
  for (const { at } of table.people) await until(at, ({ shown }) => shown?.ended != null)
  return party.again(table, ['Ann', 'Ben'])
}

/** Of what was written there, one line was reported to Ann, who looks after the table and lets Cyd write no more. */
async function report(table: Table): Promise<void> {
  await talk(table)
  const [ann, ben, cyd] = table.people
  for (const { at } of [ann, cyd]) {
    await until(at, ({ shown }) => shown?.beside.filter(one => 'words' in one).length === TALK.length)
    await at.act({ type: 'report', seat: ben.seat, words: TALK.length - 1 })
  }
  await table.host.act({ type: 'silence', seat: cyd.seat, isSilenced: true })
}

export type Tables = Awaited<ReturnType<typeof layTables>>

export async function layTables(party: Party) {
  const lobby = await party.open({ players: 4, pace: 'day', spectators: true }, ['Ann', 'Ben'])
  await lobby.host.act({ type: 'bot', seat: 2, kind: 'careerist', name: 'Cedar' })
  const empty = await party.open({ players: 4 }, ['Ann'])
  const closed = await party.open({}, ['Ben'])
  await closed.host.act({ type: 'close' })
  const full = await party.open({}, ['Ann', 'Ben', 'Cyd'])
  /** Ann is asked in the third round, and nobody is in a hurry. */
  const evening = await party.played({ pace: 'slow', spectators: true }, isTurnOf(0, 3))
  await talk(evening)
  /** Ben is asked; Cyd is away, and Ben would let the autopilot play for them. */
  const trouble = await party.played({}, isTurnOf(1, 2))
  await lose(trouble)
  await trouble.people[1].at.act({ type: 'vote', about: 2, verdict: 'autopilot' })
  /** The table looks for somebody in the place of Cyd. */
  const wanted = await party.played({}, isTurnOf(1, 2))
  await lose(wanted)
  for (const { at } of wanted.people.slice(0, 2)) await at.act({ type: 'vote', about: 2, verdict: 'substitute' })
  /** Around a shared screen. */
  const room = await party.played({}, isTurnOf(0, 2))
  await party.askBy(room.hostPass, `/tables/${room.id}/screen`)
  const over = await party.played({}, isOver)
  const { table: call, friends } = await openCall(party)
  /** All have agreed to end it. */
  const ended = await party.played({}, isTurnOf(0, 2))
  for (const { at } of ended.people) await at.act({ type: 'vote', about: null, verdict: 'end' })
  /** Ann has settled what an asset of hers does. */
  const ready = await party.played(
    { pace: 'slow' },
    (state, seat) => isTurnOf(0, 2)(state, seat) && reactingOf(state, seat).length > 0,
  )
  await settle(ready)
  const guest = await takeCalls(party)
  // What comes later leaves the names and codes of those before as they were.
  const off = await putOff(party)
  const again = await playAgain(party)
  const reported = await party.played({}, isTurnOf(0, 1))
  await report(reported)
  /** Its host has freed the seat of Cyd. */
  const freed = await party.open({}, ['Ann', 'Ben', 'Cyd'])
  await freed.host.act({ type: 'rise', seat: 2 })
  const ofAnn = [lobby, evening, trouble, wanted, room, over, call, empty]
  return {
    ...{ lobby, empty, closed, full, evening, trouble, wanted, room, over, call, friends, ended, ready },
    ...{ off, again, reported, freed },
    browsers: {
      nobody: {},
      screen: {},
      /** Whose clock stands still: the day is part of what they see. */
      caller: guestBrowser(guest),
      ann: browserOf('Ann', ofAnn, [lobby, empty]),
      /** Ann as well, with other tables. */
      later: browserOf('Ann', [ended, ready, again, reported], [again, reported]),
      ben: browserOf('Ben', [lobby, evening, trouble, wanted, over, off]),
      cyd: browserOf('Cyd', [off, freed]),
    },
  }
}
