import type { Flow } from '../../engine/flow.ts'
import type { Branch, Change, Decision, Explanation } from '../../engine/game.ts'
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
import { clone, type Play, type State } from './rules/state.ts'
import { type View, viewOf } from './view.ts'

/** What could be counted at the table before and after: public facts only. */
function facts(view: View): Record<string, number | string> {
  const seat = typeof view.viewer === 'number' ? view.viewer : 0
  const me = view.players[seat]
  return {
    rep: me.rep,
    clout: me.clout,
    agents: me.agents,
    soldiers: me.soldiers,
    leads: me.leads,
    hand: me.hand + me.open.length,
    active: me.up.length,
    red: view.analysis?.red ?? 0,
    blue: view.analysis?.blue ?? 0,
    threats: view.threats.length,
  }
}

function changes(before: View, after: View): Change[] {
  const was = facts(before)
  const is = facts(after)
  const sameAnalysis = before.analysis?.threat === after.analysis?.threat
  return Object.keys(was)
    .filter(what => was[what] !== is[what] && (sameAnalysis || (what !== 'red' && what !== 'blue')))
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
    return { key: 'sure', chance: 1, changes: sameMoment ? changes(view, viewOf(play, decision.seat)) : [] }
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
