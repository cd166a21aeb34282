import type { Deck } from '../cards/deck.ts'
import type { State } from '../rules/state.ts'
import { LEADS } from '../vocabulary.ts'

/** Every card in exactly one place: a sentence about each pile that is not whole. */
export function conserved(deck: Deck, s: State): string[] {
  const faults: string[] = []
  const whole = (what: string, n: number, ...zones: readonly (readonly number[])[]) => {
    const lying = zones.flat().sort((a, b) => a - b)
    if (lying.length !== n || lying.some((card, i) => card !== i)) faults.push(`${what}: ${lying.join()}`)
  }
  const { players, threats } = s
  whole(
    'plots',
    deck.data.plots.length,
    s.plots,
    s.plotDiscard,
    s.plotGone,
    threats.map(({ plot }) => plot),
  )
  whole(
    'organizations',
    deck.data.organizations.length,
    s.organizations,
    s.organizationDiscard,
    s.organizationGone,
    threats.map(({ organization }) => organization),
  )
  whole(
    'intel',
    deck.intelTitle.length,
    s.intel,
    s.intelDiscard,
    s.intelGone,
    s.intelBurned,
    ...players.flatMap(({ hand, open }) => [hand, open]),
    ...threats.map(({ cards }) => cards),
  )
  whole(
    'assets',
    deck.assets.length,
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
