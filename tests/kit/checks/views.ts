import { stream } from '../../../src/engine/chance.ts'
import type { Viewer } from '../../../src/engine/game.ts'
import { bytes, copy, demand, notPlain, parting } from '../plain.ts'
import type { Check } from '../plan.ts'

export const viewersOf = (seats: number): Viewer[] => [...Array(seats).keys(), 'observer']

/** A view is plain JSON, for everybody. */
export const viewsPlain: Check = ({ game, state, seats }) => {
  for (const viewer of viewersOf(seats)) {
    const fault = notPlain(game.view(state, viewer))
    demand(fault === null, () => `The view of ${viewer} is not plain JSON: ${fault}.`)
  }
  return seats + 1
}

const NEAR = 1e-9
const WORDS = 0x1_0000_0000

/** Each option is explained, from the view alone, with chances that add up; each refusal explained is a real one. */
export const explained: Check = ({ game, plan, state, decisions }) => {
  let options = 0
  for (const decision of decisions) {
    const { seat, kind } = decision
    const view = game.view(state, seat)
    const explanation = game.explain(view, decision)
    const fault = notPlain(explanation)
    demand(fault === null, () => `${kind}: the explanation is not plain JSON: ${fault}.`)
    const covered = explanation.options.map(({ option }) => option)
    demand(bytes(covered) === bytes(decision.options), () => `${kind}: explained are ${covered}, not the options.`)
    for (const { option, name, branches } of explanation.options) {
      demand(name === game.nameOf(option), () => `${kind}: ${option} is explained as "${name}".`)
      const sum = branches.reduce((total, { chance }) => total + chance, 0)
      demand(Math.abs(sum - 1) <= NEAR, () => `${kind}: the chances of "${name}" add up to ${sum}.`)
      demand(
        branches.every(({ chance }) => chance >= 0),
        () => `${kind}: "${name}" has a chance below 0.`,
      )
      options++
    }
    for (const { name, after = [], why } of explanation.refused) {
      const option = game.optionOf(name)
      demand(option !== null, () => `${kind}: "${name}" is said to be refused, but is the name of nothing.`)
      const there = game.clone(state)
      for (const step of after) game.apply(there, seat, game.optionOf(step) ?? -1)
      const said = game.refusal(there, seat, option)
      demand(bytes(said) === bytes(why), () => `${kind}: "${name}" is explained by ${bytes(why)}, not ${bytes(said)}.`)
      demand((plan.rule ?? /^[MN]-\d+$/).test(why.rule), () => `${kind}: "${name}" rests on no rule: ${why.rule}.`)
    }
    const again = bytes(game.explain(copy(view), copy(decision)))
    demand(
      again === bytes(explanation),
      () => `${kind}: not from the view alone: ${parting(bytes(explanation), again)}`,
    )
  }
  return options
}

/**
 * A world drawn from a view and from what its viewer knows gives that view again, asks its viewer the same, has every
 * card in its place, and contradicts nothing the viewer was ever told. Whatever is played in it and whatever else was
 * drawn, the same luck draws the same world again.
 */
export const worldsAlike: Check = ({ game, plan, state, seats, decisions, known, told, random }) => {
  const asked = decisions.map(({ seat, kind }) => `${seat} ${kind}`)
  const viewers = viewersOf(seats)
  const asker = viewers[random(viewers.length)]
  const simulator = game.simulator()
  for (const viewer of viewers) {
    const view = game.view(state, viewer)
    const knowledge = known(viewer)
    const taint = notPlain(knowledge)
    demand(taint === null, () => `What ${viewer} knows is not plain JSON: ${taint}.`)
    const draw = game.worlds(copy(view), copy(knowledge))
    const luck = [random(WORDS) | 0, random(WORDS) | 0, random(WORDS) | 0, random(WORDS) | 0] as const
    const made = draw(stream(luck))
    const fault = notPlain(made) ?? game.conserved(made)[0] ?? null
    demand(fault === null, () => `A world drawn for ${viewer} is not whole: ${fault}.`)
    const [is, should] = [bytes(game.view(made, viewer)), bytes(view)]
    demand(is === should, () => `A world drawn for ${viewer} looks different: ${parting(should, is)}`)
    const now = game.decisions(made)
    const askedNow = now.map(({ seat, kind }) => `${seat} ${kind}`)
    demand(bytes(askedNow) === bytes(asked), () => `A world drawn for ${viewer} asks ${askedNow}, not ${asked}.`)
    const own = bytes(decisions.find(({ seat }) => seat === viewer)?.options ?? null)
    const ownNow = bytes(now.find(({ seat }) => seat === viewer)?.options ?? null)
    demand(own === ownNow, () => `A world drawn for ${viewer} has other options: ${parting(own, ownNow)}`)
    // What was told grows with the game: one viewer at a time is enough of it.
    if (plan.contradiction !== undefined && viewer === asker) {
      const history = told(viewer)
      const wrong = plan.contradiction(state, viewer, history)
      demand(wrong === null, () => `What ${viewer} was told is not true: ${wrong}`)
      const complaint = plan.contradiction(made, viewer, history)
      demand(complaint === null, () => `A world drawn for ${viewer} contradicts what they were told: ${complaint}`)
    }
    const before = bytes(made)
    simulator.playOut(made, random)
    draw(random)
    const again = bytes(draw(stream(luck)))
    demand(again === before, () => `A world drawn for ${viewer} once more is another: ${parting(before, again)}`)
  }
  return seats + 1
}
