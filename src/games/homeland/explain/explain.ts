import type { Run } from '../../../engine/flow.ts'
import type { Branch, Change, Decision, Explanation, Refused, Seat } from '../../../engine/game.ts'
import type { Deck } from '../cards/deck.ts'
import { know } from '../knowledge/knowledge.ts'
import { worlds } from '../knowledge/worlds.ts'
import {
  AGENTS,
  CASE,
  CLAIM,
  END,
  INTEL,
  type OptionNames,
  option,
  RECRUIT_AGENT,
  RECRUIT_ASSET,
  RECRUIT_SOLDIER,
  SOLDIERS,
} from '../options.ts'
import type { HomelandFrame } from '../rules/frames.ts'
import { clone, type Play, type State } from '../rules/state.ts'
import { totals } from '../rules/totals.ts'
import { type View, viewOf } from '../view/view.ts'
import { tradesOf, usesOf } from './checklist.ts'
import { refusal } from './refuse.ts'

/** What could be counted at the table before and after: public facts only. */
function facts(play: Play, seat: Seat): Record<string, number | string> {
  const { s } = play
  const me = s.players[seat]
  const now = s.analysing < 0 ? null : totals(play)
  return {
    rep: me.rep,
    clout: me.clout,
    agents: me.agents,
    soldiers: me.soldiers,
    leads: me.leads,
    hand: me.hand.length + me.open.length,
    active: me.up.length,
    red: now?.red ?? 0,
    blue: now?.blue ?? 0,
    threats: s.threats.length,
  }
}

function changes(before: Play, after: Play, seat: Seat): Change[] {
  const was = facts(before, seat)
  const is = facts(after, seat)
  return Object.keys(was)
    .filter(what => was[what] !== is[what])
    .map(what => ({ what, from: was[what], to: is[what] }))
}

/**
 * Cold, and from the view only: each option is tried on a made-up state that fits the view, as far as nothing is drawn
 * or revealed by it; what a viewer would see change is listed.
 */
export function explain(
  deck: Deck,
  run: Run<HomelandFrame, Play>,
  names: OptionNames,
  view: View,
  decision: Decision,
): Explanation {
  const before = worlds(deck, view, know(view))(() => 0)
  const playOf = (s: State): Play => ({ s, deck, events: null, ran: null, led: null })
  const branch = (chosen: number): Branch => {
    const play = playOf(clone(before))
    const turn = { seat: before.turn, round: before.round, analysing: before.analysing }
    run.choose(play, decision.seat, chosen)
    const { s } = play
    const sameMoment =
      s.turn === turn.seat && s.round === turn.round && s.analysing === turn.analysing && s.ending === 0
    return { key: 'sure', chance: 1, changes: sameMoment ? changes(playOf(before), play, decision.seat) : [] }
  }
  /** At once: the parts of a turn, the own cards and assets. */
  const refusedNow = (): Refused[] =>
    [
      ...[CLAIM, INTEL, RECRUIT_AGENT, RECRUIT_SOLDIER, RECRUIT_ASSET, SOLDIERS, AGENTS, END].map(verb => option(verb)),
      ...tradesOf(deck, view, decision.seat),
      ...usesOf(deck, view, decision.seat),
    ]
      .filter(chosen => !decision.options.includes(chosen))
      .map(chosen => ({ name: names.nameOf(chosen), why: refusal(deck, view, chosen) }))
  /** Further on: the cases that a claim or an Intel cannot go to. It is the same with every card. */
  const refusedAfter = (begun: number): Refused[] => {
    if (!decision.options.includes(begun)) return []
    const play = playOf(clone(before))
    const after: string[] = []
    const take = (chosen: number): void => {
      after.push(names.nameOf(chosen))
      run.choose(play, decision.seat, chosen)
    }
    take(begun)
    const [asked] = run.decisions(play)
    if (asked.kind === 'intel.card') take(asked.options[0])
    const [{ options }] = run.decisions(play)
    const seen = viewOf(play, decision.seat)
    return view.threats
      .map(({ id }) => option(CASE, id))
      .filter(chosen => !options.includes(chosen))
      .map(chosen => ({ name: names.nameOf(chosen), after, why: refusal(deck, seen, chosen) }))
  }
  return {
    options: decision.options.map(chosen => ({
      option: chosen,
      name: names.nameOf(chosen),
      branches: [branch(chosen)],
    })),
    refused:
      decision.kind === 'turn.act'
        ? [...refusedNow(), ...refusedAfter(option(CLAIM)), ...refusedAfter(option(INTEL))]
        : [],
  }
}
