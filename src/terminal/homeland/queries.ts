import type { Event } from '../../games/homeland/events.ts'
import { checklist } from '../../games/homeland/explain/checklist.ts'
import type { Homeland } from '../../games/homeland/index.ts'
import type { View } from '../../games/homeland/view/view.ts'
import type { CardLines, Speaker } from '../../games/speaker.ts'
import { initialsOf } from '../../table/names.ts'
import { noteOf } from '../../table/notes.ts'
import type { Say } from '../../words/index.ts'
import { because } from '../errors.ts'
import type { Queries } from '../lines/queries.ts'
import { noColours } from '../screen/style.ts'
import type { Voice } from '../several/voice.ts'
import { caseLines, knownLines } from './cases.ts'
import { cardName, casesInOrder, indexOf, NOBODY, type Room, threatOf } from './room.ts'

/** Signs that stand beside a letter or a word, and would only be read out in the way of it. */
const SIGNS = /[●▲★~] ?/g
const spoken = (line: string): string => line.replace(SIGNS, '').trim()

/** Homeland, asked about line by line. */
export function homelandQueries(
  say: Say,
  game: Homeland,
  speaker: Speaker<View, Event>,
  voice: Voice | null,
): Queries<View> {
  const cards = indexOf(game)
  const texts: ReadonlyMap<string, CardLines> = new Map(speaker.cards().map(card => [card.id, card]))
  const seat = voice?.seat ?? NOBODY.seat
  const roomOf = (view: View): Room => {
    const names = view.players.map((_, one) => voice?.names[one] ?? say('player.number', { n: one + 1 }))
    const side = { ...NOBODY, seat, talk: voice?.talk() ?? [], notes: voice?.notes() ?? [] }
    return { texts, side, view, say, cards, names, initials: initialsOf(names), ink: noColours }
  }
  return {
    threat: view => speaker.status(view).slice(0, 2),
    case(view, id) {
      const room = roomOf(view)
      const threat = threatOf(room, id)
      return threat ? caseLines(room, threat, Number.POSITIVE_INFINITY).map(spoken) : null
    },
    known(view) {
      const room = roomOf(view)
      const lines = casesInOrder(view).flatMap(id => {
        const threat = threatOf(room, id)
        const note = noteOf(room.side.notes, seat, { case: id })
        const known = threat
          ? [...knownLines(room, threat).map(spoken), ...(note === '' ? [] : [say('note.line', { text: note })])]
          : []
        return threat && known.length > 0
          ? [
              say('plain.known.case', {
                id,
                organization: cardName(room, threat.organization),
                known: known.join('; '),
              }),
            ]
          : []
      })
      return lines.length === 0 ? [say('plain.known.nothing')] : lines
    },
    turn: (view, options) =>
      checklist(game.cards, view, seat, options).map(({ id, standing, whys }) =>
        say(`plain.box.${standing}`, {
          text: say(`checklist.${id}`),
          why: whys.map(why => because(say, speaker, why)).join(' '),
        }),
      ),
  }
}
