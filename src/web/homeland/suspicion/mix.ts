import type { Seat } from '../../../engine/game.ts'
import { type Mix, priorOf } from '../../../games/homeland/knowledge/prior.ts'
import { type Agenda, agendas } from '../../../games/homeland/vocabulary.ts'
import type { BoardModel } from '../model.ts'

const isAgenda = (text: string | undefined): text is Agenda =>
  (agendas as readonly (string | undefined)[]).includes(text)

/** The honest prior for whoever looks: it knows its own agenda and nothing else. */
export function priorFor({ view, seat }: BoardModel): Mix {
  const mine = view.me?.agenda ?? (seat === null ? undefined : view.players[seat].revealed?.agenda)
  return priorOf(view.players.length, isAgenda(mine) ? mine : null)
}

/** What the viewer thinks of a player: as set, or the prior. */
export function mixOf(model: BoardModel, player: Seat): Mix {
  const set = model.scene.suspicions[player]
  return set ? [set[0], set[1], set[2]] : priorFor(model)
}
