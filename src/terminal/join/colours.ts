import { Fault } from '../../engine/game.ts'
import type { LobbySeen } from '../../host/wire.ts'
import { type Colour, colours } from '../../table/lobby.ts'
import type { Say } from '../../words/index.ts'
import { plainly } from '../../words/plainly.ts'

/** The colours that nobody at the table has yet. */
export const freeColours = ({ chairs }: Pick<LobbySeen, 'chairs'>): readonly Colour[] =>
  colours.filter(one => !chairs.some(chair => chair?.colour === one))

export const colourNames = (say: Say, some: readonly Colour[]): string =>
  some.map(one => say(`seat-colour.${one}`)).join(', ')

/** A colour by its name, in the reader's language or as programs say it. */
export function colourIn(say: Say, typed: string, free: readonly Colour[]): Colour {
  const isIt = (one: Colour): boolean => one === plainly(typed) || plainly(say(`seat-colour.${one}`)) === plainly(typed)
  const found = free.find(isIt)
  if (found) return found
  if (colours.some(isIt)) throw new Fault('lobby.colour-taken')
  throw new Fault('join.colour', { name: typed, free: colourNames(say, free) })
}
