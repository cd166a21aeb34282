import type { Seat } from '../../../engine/game.ts'
import { type Agenda, agendaCounts, agendas } from '../../../games/homeland/vocabulary.ts'
import { LOYAL_PATH, OPPORTUNIST_PATH, pathOfStyle, type StyleName, styleNames } from '../memory/styles.ts'

/** One way the agendas may be dealt, and how the mole would play if there is one among the others. */
export interface Hypothesis {
  /** By seat; the spare agenda comes last. */
  readonly agendas: readonly Agenda[]
  /** The path each seat is on; -1 for the believer's own. */
  readonly paths: readonly number[]
  readonly prior: number
}

/** How likely each style is before anything has happened: what a mole wins by is met with more often. */
const stylePriors: Readonly<Record<StyleName, number>> = {
  open: 0.3,
  cover: 0.25,
  late: 0.15,
  imitate: 0.1,
  sleeper: 0.2,
}

/** Every different deal of what is left once the believer has seen their own card (M-2); null believes for an onlooker. */
export function deals(players: number, seat: Seat, own: Agenda | null): readonly (readonly Agenda[])[] {
  const left = [...agendaCounts[players]]
  if (own !== null) left[agendas.indexOf(own)]--
  const found: Agenda[][] = []
  const dealt: Agenda[] = []
  const deal = (): void => {
    if (dealt.length > players) {
      found.push([...dealt])
      return
    }
    if (dealt.length === seat && own !== null) {
      dealt.push(own)
      deal()
      dealt.pop()
      return
    }
    for (const [number, agenda] of agendas.entries()) {
      if (left[number] === 0) continue
      left[number]--
      dealt.push(agenda)
      deal()
      dealt.pop()
      left[number]++
    }
  }
  deal()
  return found
}

/** Every deal with every style of its mole. All deals are as likely as each other; the styles share what a deal has. */
export function hypotheses(players: number, seat: Seat, own: Agenda | null): readonly Hypothesis[] {
  const all = deals(players, seat, own)
  return all.flatMap(dealt => {
    const prior = 1 / all.length
    const paths = (style: number): number[] =>
      dealt
        .slice(0, players)
        .map((agenda, at) =>
          own !== null && at === seat
            ? -1
            : agenda === 'loyal'
              ? LOYAL_PATH
              : agenda === 'opportunist'
                ? OPPORTUNIST_PATH
                : pathOfStyle(style),
        )
    const mole = dealt.indexOf('mole')
    if (mole === players || (own !== null && mole === seat)) return [{ agendas: dealt, paths: paths(0), prior }]
    return styleNames.map((name, style) => ({
      agendas: dealt,
      paths: paths(style),
      prior: prior * stylePriors[name],
    }))
  })
}
