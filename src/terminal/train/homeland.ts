import type { Homeland } from '../../games/homeland/game.ts'
import { CASE, STRIKE, thingOf, verbOf } from '../../games/homeland/options.ts'
import { stepNames } from '../../games/homeland/rules/frames.ts'
import type { View } from '../../games/homeland/view/view.ts'
import { playerEffects } from '../../games/homeland/vocabulary.ts'
import { numbered } from './homeland-actions.ts'
import { homelandLayout } from './homeland-layout.ts'
import { homelandObservers } from './homeland-observer.ts'
import { OTHERS, otherNames, type TrainingSpace } from './space.ts'

/** Homeland in numbers: other players are counted from whoever looks. docs/OWN-BOTS.md has the list. */
export function homelandSpace(game: Homeland): TrainingSpace {
  const deck = game.cards
  const { intel, assets, plots, organizations } = deck.data
  const { names, starts, things } = numbered(deck)

  return {
    actions: [...names, ...otherNames],
    layout: homelandLayout(deck),
    codes: {
      kinds: [...stepNames],
      intel: intel.map(({ id }) => id),
      assets: assets.map(({ id }) => id),
      plots: plots.map(({ id }) => id),
      organizations: organizations.map(({ id }) => id),
      effects: [...playerEffects],
    },
    numbersOf({ options }, given) {
      const { spaces } = given as View
      let others = 0
      return options.map(option => {
        const verb = verbOf(option)
        const isCase = verb === CASE || verb === STRIKE
        const place = isCase ? spaces.indexOf(thingOf(option)) : -1
        const number = place >= 0 ? (starts.get(verb) ?? 0) + place : isCase ? undefined : things.get(option)
        return number ?? names.length + Math.min(OTHERS - 1, others++)
      })
    },
    observer: homelandObservers(deck),
  }
}
