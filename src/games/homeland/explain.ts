import type { Flow } from '../../engine/flow.ts'
import type { Branch, Change, Decision, Explanation, Seat } from '../../engine/game.ts'
import type { Deck } from './cards/deck.ts'
import {
  AGENTS,
  CLAIM,
  END,
  INTEL,
  type OptionNames,
  option,
  RECRUIT_AGENT,
  RECRUIT_ASSET,
  SOLDIERS,
} from './options.ts'
import { refusal } from './refuse.ts'
import { resample } from './resample.ts'
import { totals } from './rules/analysis.ts'
import { clone, type Play, type State } from './rules/state.ts'
import type { View } from './view.ts'

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
export function explain(deck: Deck, flow: Flow<Play>, names: OptionNames, view: View, decision: Decision): Explanation {
  const before = resample(deck, view, () => 0)
  const playOf = (s: State): Play => ({ s, deck, events: null, ran: null })
  const branch = (chosen: number): Branch => {
    const play = playOf(clone(before))
    const turn = { seat: before.turn, round: before.round, analysing: before.analysing }
    flow.choose(play, decision.seat, chosen)
    const { s } = play
    const sameMoment =
      s.turn === turn.seat && s.round === turn.round && s.analysing === turn.analysing && s.ending === 0
    return { key: 'sure', chance: 1, changes: sameMoment ? changes(playOf(before), play, decision.seat) : [] }
  }
  const musts = [CLAIM, INTEL, RECRUIT_AGENT, RECRUIT_ASSET, SOLDIERS, AGENTS, END].map(verb => option(verb))
  return {
    options: decision.options.map(chosen => ({
      option: chosen,
      name: names.nameOf(chosen),
      branches: [branch(chosen)],
    })),
    refused:
      decision.kind === 'turn.act'
        ? musts
            .filter(chosen => !decision.options.includes(chosen))
            .map(chosen => ({ name: names.nameOf(chosen), why: refusal(deck, view, chosen) }))
        : [],
  }
}
