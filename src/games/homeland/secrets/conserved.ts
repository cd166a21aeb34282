import type { Deck } from '../cards/deck.ts'
import type { State } from '../rules/state.ts'
import { LEADS } from '../vocabulary.ts'

/** Every card in exactly one place: a sentence about each pile that is not whole. */
export function conserved(deck: Deck, s: State): string[] {
  const faults: string[] = []
  const whole = (what: string, inPlay: Iterable<number>, ...zones: readonly (readonly number[])[]) => {
    const lying = zones.flat().sort((a, b) => a - b)
    const there = new Set(lying)
    // One from the box may lie there, in a position that somebody laid; no card lies in two places, and none is missing.
    if (there.size !== lying.length || [...inPlay].some(card => !there.has(card)))
      faults.push(`${what}: ${lying.join()}`)
  }
  const { players, threats } = s
  const inPlay = deck.inPlay[players.length]
  whole(
    'plots',
    inPlay.plots,
    s.plots,
    s.plotDiscard,
    s.plotGone,
    threats.map(({ plot }) => plot),
  )
  whole(
    'organizations',
    deck.data.organizations.keys(),
    s.organizations,
    s.organizationDiscard,
    s.organizationGone,
    threats.map(({ organization }) => organization),
  )
  whole(
    'intel',
    inPlay.intel,
    s.intel,
    s.intelDiscard,
    s.intelGone,
    s.intelBurned,
    ...players.flatMap(({ hand, open }) => [hand, open]),
    ...threats.map(({ cards }) => cards),
  )
  whole(
    'assets',
    deck.assets.keys(),
    s.assets,
    s.assetDiscard,
    s.assetGone,
    ...players.flatMap(({ down, up, drawn }) => [down, up, drawn]),
  )
  for (const [seat, { leads }] of players.entries()) {
    const out = threats.filter(({ lead }) => lead === seat).length
    if (leads + out !== LEADS) faults.push(`leads of ${seat + 1}: ${leads} and ${out}`)
  }
  return faults
}
