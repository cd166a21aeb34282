import { describe, expect, test } from 'vitest'
import { agendaCounts } from '../games/homeland/vocabulary.ts'
import { decided, present, quorum, type Vote } from './vote.ts'

// Never in reach of one faction: for every deal of agendas, whoever plays, whoever is there.

const [LOYAL, OPPORTUNIST, MOLE] = [0, 1, 2]

/** Every way to deal one agenda to each of so many, one is left over (M-2). */
function deals(players: number): readonly (readonly number[])[] {
  const from = (left: readonly number[], n: number): number[][] =>
    n === 0
      ? [[]]
      : left.flatMap((count, agenda) =>
          count === 0 ? [] : from(left.with(agenda, count - 1), n - 1).map(rest => [agenda, ...rest]),
        )
  return from(agendaCounts[players], players)
}
const subsets = (of: readonly number[]): readonly (readonly number[])[] =>
  Array.from({ length: 2 ** of.length }, (_, bits) => of.filter((_one, n) => (bits >> n) & 1))
const seatsOf = (players: number): readonly number[] => Array.from({ length: players }, (_, seat) => seat)

/** All that can be decided by these people alone, the others away or bots. */
function* matters(players: number) {
  for (const persons of subsets(seatsOf(players)))
    for (const there of subsets(persons)) {
      const seats = seatsOf(players).map(seat => ({ name: `P${seat}`, bot: persons.includes(seat) ? null : 'steady' }))
      const away = persons.filter(seat => !there.includes(seat))
      for (const about of [null, ...persons]) yield { table: { seats, away, votes: [] }, about, there, persons }
    }
}

describe.each(Object.keys(agendaCounts).map(Number))('at a table of %i', players => {
  test('no mole and no opportunists decide anything among themselves', () => {
    // Who has which agenda matters only by number: all deals, but each hand of a faction once.
    const factions = new Set(
      deals(players).flatMap(deal =>
        [OPPORTUNIST, MOLE].map(agenda =>
          seatsOf(players)
            .filter(seat => deal[seat] === agenda)
            .join(),
        ),
      ),
    )
    let looked = 0
    for (const { table, about, there, persons } of matters(players))
      for (const faction of factions) {
        const voters = there.filter(seat => faction.includes(String(seat)) && seat !== about)
        if (voters.length === 0 || voters.length === persons.length) continue
        expect(voters.length, `${faction} of ${persons} about ${about}`).toBeLessThan(quorum(table, about))
        looked += 1
      }
    expect(looked).toBeGreaterThan(50)
  })

  test('and one less would not do', () => {
    const largest = Math.max(...deals(players).map(deal => deal.filter(one => one === OPPORTUNIST).length))
    const seats = seatsOf(players).map(seat => ({ name: `P${seat}`, bot: null }))
    // As few as possible are there: one is away, and only a faction is left.
    const away = seatsOf(players).slice(largest + 1)
    expect(quorum({ seats, away, votes: [] }, away[0])).toBe(largest + 1)
  })

  test('everybody who is there, if they are enough, can decide everything', () => {
    for (const { table, about, there } of matters(players)) {
      const voters = there.filter(seat => seat !== about)
      if (voters.length === 0 || voters.length < quorum(table, about)) continue
      const votes: Vote[] = voters.map(seat => ({ seat, about, verdict: 'end' }))
      expect(decided({ ...table, votes }, about)).toBe('end')
      expect(decided({ ...table, votes: votes.slice(0, quorum(table, about) - 1) }, about)).toBeNull()
      expect(present(table)).toEqual(there)
    }
  })
})

test('the agendas are those of the rules', () => {
  expect(deals(3).some(deal => deal.every(agenda => agenda === LOYAL))).toBe(false)
  expect(deals(3).filter(deal => !deal.includes(MOLE)).length).toBe(3)
})
