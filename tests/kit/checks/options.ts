import { Illegal, type Reason, type Seat } from '../../../src/engine/game.ts'
import { bytes, copy, demand, notPlain } from '../plain.ts'
import type { AnyGame, Check, Moment } from '../plan.ts'

/** Who is asked has options, each once; nobody is asked twice; and a game without questions is over, and only then. */
export const askedProperly: Check = ({ game, state, decisions, seats }) => {
  for (const { seat, kind, options } of decisions) {
    demand(options.length > 0, () => `${kind} asks seat ${seat} without any option.`)
    demand(new Set(options).size === options.length, () => `${kind} lists an option twice: ${options.join()}.`)
    demand(Number.isInteger(seat) && seat >= 0 && seat < seats, () => `${kind} asks seat ${seat} of ${seats}.`)
  }
  const asked = decisions.map(({ seat }) => seat)
  demand(new Set(asked).size === asked.length, () => `A seat is asked twice at once: ${asked.join()}.`)
  const over = game.outcome(state) !== null
  demand(over === (decisions.length === 0), () =>
    over ? 'The game is over and somebody is asked.' : 'Nobody is asked, and the game is not over.',
  )
  return 1
}

/** Every option that is listed can be chosen, and nothing is said against it. */
export const listedAccepted: Check = ({ game, state, decisions }) => {
  let tried = 0
  for (const { seat, kind, options } of decisions)
    for (const option of options) {
      const what = () => `${kind}: "${game.nameOf(option)}" is listed for seat ${seat}`
      const why = game.refusal(state, seat, option)
      demand(why === null, () => `${what()}, but \`refusal\` says ${why?.key}.`)
      try {
        game.apply(game.clone(state), seat, option)
      } catch (error) {
        throw new Error(`${what()}, but refused: ${error instanceof Error ? error.message : error}.`, { cause: error })
      }
      tried++
    }
  return tried
}

/** Answers nobody asked for: to other questions, by other seats, and plain nonsense. */
export function strangers({ decisions, seats, met, random }: Moment, n: number): [Seat, number][] {
  const store = [...met]
  const codes: number[] = [-1, random(0x7fff_ffff), Number.NaN, 0.5]
  for (const { options } of decisions) codes.push(options[random(options.length)])
  for (let i = 0; i < n; i++) {
    codes.push(random(0x2000))
    if (store.length > 0) {
      codes.push(store[random(store.length)])
      codes.push(store[random(store.length)] + random(5) - 2)
      codes.push(store[random(store.length)] ^ (1 << random(13)))
    }
  }
  const found: [Seat, number][] = []
  for (const code of codes) for (let seat = -1; seat <= seats; seat++) found.push([seat, code])
  return found.filter(([seat, code]) => !decisions.find(one => one.seat === seat)?.options.includes(code))
}

/** What `apply` says of an act it must refuse. */
function refused(game: AnyGame, state: unknown, seat: Seat, option: number): Reason {
  try {
    game.apply(state, seat, option)
  } catch (error) {
    if (error instanceof Illegal) return error.reason
    throw new Error(`Option ${option} by seat ${seat} is refused, but not as Illegal: ${error}`, { cause: error })
  }
  throw new Error(`Option ${option} ("${game.nameOf(option)}") by seat ${seat} is not listed, but accepted.`)
}

/** What is not listed is refused, for a reason with a rule, the same wherever one asks, and nothing has changed. */
export const strangersRefused: Check = moment => {
  const { game, plan, state } = moment
  const before = bytes(state)
  const trial = copy(state)
  const rule = plan.rule ?? /^[MN]-\d+$/
  const acts = strangers(moment, 4)
  const what = ([seat, option]: (typeof acts)[number]) => `Option ${option} ("${game.nameOf(option)}") by seat ${seat}`
  for (const act of acts) {
    const [seat, option] = act
    const reason = refused(game, trial, seat, option)
    demand(rule.test(reason.rule), () => `${what(act)} is refused by "${reason.rule}", which is no rule.`)
    const said = game.refusal(state, seat, option)
    demand(
      bytes(said) === bytes(reason),
      () => `${what(act)}: \`refusal\` says ${bytes(said)}, \`apply\` ${bytes(reason)}.`,
    )
  }
  // One look at the bytes for all of them; only if these have changed is it asked which of them it was.
  demand(bytes(trial) === before, () => {
    const changing = acts.find(([seat, option]) => {
      const alone = copy(state)
      refused(game, alone, seat, option)
      return bytes(alone) !== before
    })
    return `${changing ? what(changing) : 'An option'} is refused, but the state has changed.`
  })
  return acts.length
}

/**
 * `apply` judges the state it is given, not what was listed before: a state that was changed in between, by whoever
 * owns it, takes what is listed now and refuses what is not.
 */
export const judgedAnew: Check = ({ game, state, decisions, random }) => {
  if (decisions.length === 0) return 0
  const { seat, options } = decisions[random(decisions.length)]
  const later = game.clone(state)
  game.apply(later, seat, options[random(options.length)])
  const now = game.decisions(later)
  let tried = 0
  for (const { seat: by, options: before } of decisions) {
    const gone = before.filter(option => !now.find(one => one.seat === by)?.options.includes(option))
    if (gone.length === 0) continue
    const changed = copy(state) as object
    game.decisions(changed)
    Object.assign(changed, copy(later))
    refused(game, changed, by, gone[random(gone.length)])
    tried++
  }
  return tried
}

/** Every option listed has a name of its own that leads back to it, and parts that are plain and lead back to the name. */
export const namesRoundTrip: Check = ({ game, decisions }) => {
  let named = 0
  for (const { kind, options } of decisions)
    for (const option of options) {
      const name = game.nameOf(option)
      const back = game.optionOf(name)
      demand(back === option, () => `${kind}: option ${option} is named "${name}", which means ${back}.`)
      const parts = game.parts(option)
      demand(parts !== null, () => `${kind}: "${name}" has no parts.`)
      const fault = notPlain(parts)
      demand(fault === null, () => `The parts of "${name}" are not plain JSON: ${fault}.`)
      const made = parts && game.nameOfParts(copy(parts))
      demand(made === name, () => `${kind}: the parts of "${name}" are named "${made}": ${bytes(parts)}.`)
      named++
    }
  return named
}
