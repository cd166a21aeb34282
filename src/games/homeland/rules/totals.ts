import { BLUE, RED } from '../vocabulary.ts'
import { counts, type Play, threatOf } from './state.ts'
import { standing } from './table.ts'

/** M-10: complexity, sophistication and red Intel against blue Intel, Agents and what assets add. */
export function totals(play: Play): { red: number; blue: number } {
  const { s, deck } = play
  const threat = threatOf(s, s.analysing)
  let red = deck.complexity[threat.plot] + deck.sophistication[threat.organization] + s.redBonus
  let blue = threat.agents + s.blueBonus
  let highestRed = 0
  let highestBlue = 0
  for (let i = 0; i < s.shown; i++) {
    if (!counts(s, i)) continue
    const card = s.order[i]
    const n = deck.number[card]
    if (deck.colour[card] === RED) {
      red += n
      highestRed = Math.max(highestRed, n)
    } else if (deck.colour[card] === BLUE) {
      blue += n
      highestBlue = Math.max(highestBlue, n)
    }
  }
  red += s.doubleRed * highestRed
  blue += s.doubleBlue * highestBlue
  if (threat.lead >= 0) blue += standing(play, threat.lead, 'blue-on-my-cases') // M-36
  return { red, blue }
}

/** M-10: Complexity and Sophistication against Agents and what assets of the lead always add. */
export function tellFirstTotals(play: Play): void {
  const { s, deck, events } = play
  if (!events) return
  const { id, plot, organization, agents } = threatOf(s, s.analysing)
  const { red, blue } = totals(play)
  const [complexity, sophistication] = [deck.complexity[plot], deck.sophistication[organization]]
  events.push({
    kind: 'first-totals',
    threat: id,
    complexity,
    sophistication,
    agents,
    assets: blue - agents,
    red,
    blue,
  })
}

export const tellTotals = (play: Play): void => {
  if (play.events) play.events.push({ kind: 'totals', threat: play.s.analysing, ...totals(play) })
}
