import type { Exchange, GameEvent, Json, Path, Random, Seat, Viewer } from '../../../src/engine/game.ts'
import { bytes, copy, demand, parting } from '../plain.ts'
import type { AnyGame, Check } from '../plan.ts'
import { someone } from '../play.ts'
import { strangers } from './options.ts'

/**
 * Twins: two states that a viewer cannot lawfully tell apart, made by an exchange that the rules (`hidden`) declare.
 * Played on with the same choices, everything that reaches the viewer must be equal for as long as the exchange is
 * declared, or for so many decisions. What the viewer may then learn lawfully ends the comparison, never hides a
 * difference before it. Equal bytes need no excuse, so what is declared is asked only where bytes differ.
 */
export const twinsOf =
  (viewer: Viewer, most = Number.POSITIVE_INFINITY): Check =>
  moment => {
    const { game, state, seats, random, player } = moment
    if (typeof viewer === 'number' && viewer >= seats) return 0
    const { twin, keys } = exchangeSome(game, state, viewer, random)
    if (keys.length === 0) return 0
    const faults = game.conserved(twin)
    demand(faults.length === 0, () => `Exchanging ${keys} is not lawful: ${faults.join('; ')}.`)

    const first = game.clone(state)
    const begun = [copy(first), copy(twin)] as const
    const codes =
      typeof viewer === 'number' ? strangers(moment, 1).flatMap(([by, code]) => (by === viewer ? code : [])) : []
    const choices: TwinChoice[] = []
    let told: readonly GameEvent[] = []
    let toldTwin: readonly GameEvent[] = []
    for (let compared = 1; ; compared++) {
      const one = transcript(game, first, viewer, told, codes)
      const two = transcript(game, twin, viewer, toldTwin, codes)
      for (const channel of channels)
        if (one[channel] !== two[channel]) {
          if (!staysDeclared(game, [first, twin], begun, choices, viewer, keys)) return compared
          const apart = parting(one[channel], two[channel])
          throw new Error(
            `The ${channel} of ${seatName(viewer)} tells apart what is hidden (${keys.join(', ')}): ${apart}`,
          )
        }
      if (compared > most) return compared

      const decisions = game.decisions(first)
      if (decisions.length === 0) return compared
      const { seat, kind, options } = someone(decisions, random)
      const inTwin = game.decisions(twin).find(decision => decision.seat === seat)?.options ?? []
      const possible = options.filter(option => counterpart(option, options, inTwin) !== null)
      if (possible.length === 0) return compared
      const option = player(game, { seat, kind, options: possible }, random)
      const choice = { seat, option, inTwin: counterpart(option, options, inTwin) ?? option }
      choices.push(choice)
      ;[told, toldTwin] = choose(game, [first, twin], choice)
    }
  }

interface TwinChoice {
  readonly seat: Seat
  readonly option: number
  readonly inTwin: number
}
type Pair = readonly [first: unknown, twin: unknown]

/** Both twins make their choice; what each was told comes back. */
function choose(game: AnyGame, [first, twin]: Pair, { seat, option, inTwin }: TwinChoice): [GameEvent[], GameEvent[]] {
  const told: [GameEvent[], GameEvent[]] = [[], []]
  game.apply(first, seat, option, told[0])
  game.apply(twin, seat, inTwin, told[1])
  return told
}

/**
 * Were the exchanges declared by both twins all the way? Asked only once something has told them apart, since it is
 * slow: first of the states as they are, then of every state on the way, which is played again.
 */
function staysDeclared(
  game: AnyGame,
  now: Pair,
  [first, twin]: Pair,
  choices: readonly TwinChoice[],
  viewer: Viewer,
  keys: readonly string[],
): boolean {
  const isDeclared = (pair: Pair): boolean => pair.every(state => includesAll(game.hidden(state, viewer), keys))
  if (!isDeclared(now)) return false
  for (const choice of choices) {
    if (!isDeclared([first, twin])) return false
    choose(game, [first, twin], choice)
  }
  return true
}

/**
 * The same choice in the twin: the same option, or, where the twin has another option instead in the same place (the
 * seat holds the exchanged card: `lay 5` for `lay 7`), that one. A secret choice must look the same either way; a
 * public one shows the card and so ends the comparison.
 */
export function counterpart(option: number, options: readonly number[], inTwin: readonly number[]): number | null {
  if (inTwin.includes(option)) return option
  const instead = inTwin[options.indexOf(option)]
  return options.length === inTwin.length && !options.includes(instead) ? instead : null
}

const seatName = (viewer: Viewer): string => (viewer === 'observer' ? 'the observer' : `seat ${viewer}`)

export function includesAll(declared: readonly Exchange[], keys: readonly string[]): boolean {
  const missing = new Set(keys)
  for (const { key } of declared) missing.delete(key)
  return missing.size === 0
}

/**
 * Put some exchanges into a twin, of some kinds of secret (a key's first word). With one exchange the twins stay
 * comparable for long; with many, whatever happens next touches something exchanged; and with kinds left out, a roll
 * that lawfully shows the dice does not end what could be learnt about the cards. An exchange that only one of the
 * twins declares afterwards, because another has moved its cards, is left out.
 */
export function exchangeSome(
  game: AnyGame,
  state: unknown,
  viewer: Viewer,
  random: Random,
): { readonly twin: unknown; readonly keys: readonly string[] } {
  let declared = game.hidden(state, viewer)
  const atFirst = new Set(declared.map(({ key }) => key))
  const kinds = some([...new Set(declared.map(kindOf))], random)
  let twin = copy(state)
  const keys: string[] = []
  for (let n = 1 << random(5); n > 0 && kinds.length > 0; n--) {
    const kind = kinds[random(kinds.length)]
    const possible = declared.filter(one => kindOf(one) === kind && atFirst.has(one.key) && !keys.includes(one.key))
    if (possible.length === 0) continue
    const { key, sets } = possible[random(possible.length)]
    const next = copy(twin)
    for (const { path, value } of sets) put(next, path, value)
    const then = game.hidden(next, viewer)
    if (!includesAll(then, [...keys, key])) continue
    twin = next
    declared = then
    keys.push(key)
  }
  return { twin, keys }
}

/** One of them, or about half: never none, if there are any. */
function some(all: readonly string[], random: Random): string[] {
  if (all.length === 0) return []
  const one = all[random(all.length)]
  return random(2) === 0 ? [one] : all.filter(other => other === one || random(2) === 0)
}

const kindOf = ({ key }: Exchange): string => key.split(' ', 1)[0]

export function put(state: unknown, path: Path, value: Json): void {
  let place = state as Record<string | number, unknown>
  for (const part of path.slice(0, -1)) place = place[part] as Record<string | number, unknown>
  const last = path[path.length - 1]
  demand(place !== null && typeof place === 'object' && last in place, () => `No such place: ${path.join('.')}.`)
  place[last] = copy(value)
}

const channels = ['view', 'events', 'asked', 'options', 'refusals', 'explanation', 'outcome'] as const
type Channel = (typeof channels)[number]

/** All that reaches a viewer at one moment, with the events since the last one, channel by channel, as text. */
function transcript(
  game: AnyGame,
  state: unknown,
  viewer: Viewer,
  events: readonly GameEvent[],
  codes: readonly number[],
): Readonly<Record<Channel, string>> {
  const view = game.view(state, viewer)
  const decisions = game.decisions(state)
  const own = decisions.find(({ seat }) => seat === viewer)
  return {
    view: bytes(view),
    events: bytes(events.flatMap(event => game.seen(event, viewer) ?? [])),
    asked: bytes(decisions.map(({ seat, kind }) => [seat, kind])),
    options: bytes(own?.options.map(option => [option, game.nameOf(option)]) ?? null),
    refusals: bytes(typeof viewer === 'number' ? codes.map(code => game.refusal(state, viewer, code)) : null),
    explanation: bytes(own ? game.explain(view, own) : null),
    outcome: bytes(game.outcome(state)),
  }
}
