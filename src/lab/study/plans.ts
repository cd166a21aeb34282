import { plainName, stylesOf } from '../../bots/names.ts'
import { Fault, type Json } from '../../engine/game.ts'
import type { Question } from '../statistics/sequential.ts'
import { gaugeOf } from './gauges.ts'
import { type Arm, type Comparison, MOST, type Share, type Study } from './study.ts'

/** What every study says of itself. */
export interface Terms {
  readonly game: string
  readonly rules: string
  readonly seed: string
  readonly blocks: number
  readonly deals: number
  readonly budget?: number
  /** The deck that is looked at, as its file has it. */
  readonly deck: Json
  /** Each set-up that is played, and for how many. */
  readonly tables: readonly { readonly setup: Json; readonly seats: number }[]
  readonly command: string
  readonly stop?: Question
}

type Plan = Pick<Study, 'kind' | 'decks' | 'arms' | 'compared' | 'styled'>

function studyOf({ tables: _, deck: _deck, ...terms }: Terms, plan: Plan): Study {
  for (const what of ['arms', 'compared', 'decks'] as const)
    if (plan[what].length > MOST[what]) throw new Fault('lab.too-much', { n: plan.arms.length, most: MOST.arms })
  if (terms.stop && plan.compared.length === 0) throw new Fault('lab.nothing-to-decide')
  return { format: 'situation-room-study@1', ...terms, ...plan }
}

/** The same share for all roles together, and for each. */
function byRole(game: string, share: (role: string | null) => Comparison): Comparison[] {
  return [null, ...gaugeOf(game).roles].map(share)
}

const wins = (arm: number, bot: string, role: string | null): Share => ({ of: 'wins', arm, bot, role })

/** Every bot alone with its like, and one of each among others: where one seat is all there is, against one another. */
export function tournament(terms: Terms, bots: readonly string[]): Study {
  const arms: Arm[] = []
  const compared: Comparison[] = []
  for (const { setup, seats } of terms.tables) {
    const arm = (of: readonly string[]): number => arms.push({ setup, deck: 0, bots: [...of] }) - 1
    const full = (bot: string, n = seats): string[] => Array.from({ length: n }, () => bot)
    const alike = bots.map(bot => arm(full(bot)))
    for (const [i, one] of bots.entries())
      for (const [k, other] of bots.entries()) {
        if (i === k || (seats === 1 && k < i)) continue
        const among = seats === 1 ? alike[i] : arm([one, ...full(other, seats - 1)])
        compared.push(
          ...byRole(terms.game, role => ({ one: wins(among, one, role), other: wins(alike[k], other, role) })),
        )
      }
  }
  return studyOf(terms, { kind: 'tournament', decks: [terms.deck], arms, compared, styled: [] })
}

/** Does a bot know this style? Its temper may stand in its name too. */
const knows = (game: string, bot: string, style: string): boolean => stylesOf(game, plainName(bot)).includes(style)

/** The bots, with this style of the mole for those that know it. */
export function styledAs(game: string, bots: readonly string[], style: string): string[] {
  const styled = bots.map(bot => (knows(game, bot, style) ? `${bot}:${style}` : bot))
  if (styled.some((bot, i) => bot !== bots[i])) return styled
  const named = [...new Set(bots)]
  const known = new Set(named.flatMap(bot => stylesOf(game, plainName(bot))))
  const at = { bots: named.join(', '), style }
  throw known.size > 0
    ? new Fault('lab.other-style', { ...at, known: [...known].join(', ') })
    : new Fault('lab.no-style', at)
}

/** Tables of one company: how its games end, and by the mole's style where some are named. */
export function balance(terms: Terms, bots: readonly string[], styles: readonly string[]): Study {
  const arms: Arm[] = []
  const styled: number[][] = []
  for (const { setup, seats } of terms.tables) {
    const company = bots.length === 1 ? Array.from({ length: seats }, () => bots[0]) : bots
    if (company.length !== seats) throw new Fault('error.bots-count', { bots: company.length, seats })
    if (styles.length === 0) arms.push({ setup, deck: 0, bots: [...company] })
    const group = styles.map(
      style => arms.push({ setup, deck: 0, bots: styledAs(terms.game, company, style), style }) - 1,
    )
    if (group.length > 1) styled.push(group)
  }
  return studyOf(terms, { kind: 'balance', decks: [terms.deck], arms, compared: [], styled })
}

/** What each of these cards does: the same games with it and with its neutral twin. */
export function cards(terms: Terms, bot: string, ids: readonly string[]): Study {
  const gauge = gaugeOf(terms.game)
  const known = gauge.cards(terms.deck)
  const decks: Json[] = [terms.deck]
  for (const id of ids) {
    const twin = gauge.neutral(terms.deck, id)
    if (twin === null) throw new Fault('lab.no-card', { id, known: known.slice(0, 5).join(', '), n: known.length })
    decks.push(twin)
  }
  const arms: Arm[] = []
  const compared: Comparison[] = []
  for (const { setup, seats } of terms.tables) {
    const bots = Array.from({ length: seats }, () => bot)
    const base = arms.push({ setup, deck: 0, bots }) - 1
    for (const [i, card] of ids.entries()) {
      const arm = arms.push({ setup, deck: i + 1, bots, card }) - 1
      compared.push(
        ...byRole(terms.game, role => ({ one: wins(base, bot, role), other: wins(arm, bot, role) })),
        ...gauge.counted.map(
          (what): Comparison => ({
            one: { of: 'counted', arm: base, what },
            other: { of: 'counted', arm, what },
          }),
        ),
        // Where the game counts nothing of it, nothing is found.
        { one: { of: 'card', arm: base, card }, other: { of: 'card', arm, card } },
      )
    }
  }
  return studyOf(terms, { kind: 'cards', decks, arms, compared, styled: [] })
}
