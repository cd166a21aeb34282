import { provenance } from '../../games/homeland/cards/provenance.ts'
import { standard as deck } from '../../games/homeland/cards/standard.ts'
import type { Event } from '../../games/homeland/events.ts'
import { checklist } from '../../games/homeland/explain/checklist.ts'
import type { Homeland } from '../../games/homeland/index.ts'
import type { View } from '../../games/homeland/view/view.ts'
import { originOf } from '../../games/origin.ts'
import type { CardLines, Speaker } from '../../games/speaker.ts'
import { initialsOf } from '../../table/names.ts'
import { noteOf } from '../../table/notes.ts'
import type { Say } from '../../words/index.ts'
import { because } from '../errors.ts'
import type { Queries } from '../lines/queries.ts'
import { noColours } from '../screen/style.ts'
import type { SeatTalk } from '../several/seat-talk.ts'
import { caseLines, knownLines } from './cases.ts'
import { type BoardModel, cardName, casesInOrder, indexOf, NOBODY, threatOf } from './model.ts'

/** Signs that stand beside a letter or a word, and would only be read out in the way of it. */
const SIGNS = /[●▲★~] ?/g
const spoken = (line: string): string => line.replace(SIGNS, '').trim()

/** Homeland, asked about line by line. */
export function homelandQueries(
  say: Say,
  game: Homeland,
  speaker: Speaker<View, Event>,
  seatTalk: SeatTalk | null,
): Queries<View> {
  const cards = indexOf(game)
  const texts: ReadonlyMap<string, CardLines> = new Map(speaker.cards().map(card => [card.id, card]))
  const seat = seatTalk?.seat ?? NOBODY.seat
  const boardModelOf = (view: View): BoardModel => {
    const names = view.players.map((_, one) => seatTalk?.names[one] ?? say('player.number', { n: one + 1 }))
    const side = { ...NOBODY, seat, ledger: seatTalk?.ledger() ?? [], notes: seatTalk?.notes() ?? [] }
    return { texts, side, view, say, cards, names, initials: initialsOf(names), ink: noColours }
  }
  return {
    origin: card => originOf(say, card, { deck, provenance }),
    threat: view => speaker.status(view).slice(0, 2),
    case(view, id) {
      const model = boardModelOf(view)
      const threat = threatOf(model, id)
      return threat ? caseLines(model, threat, Number.POSITIVE_INFINITY).map(spoken) : null
    },
    known(view) {
      const model = boardModelOf(view)
      const lines = casesInOrder(view).flatMap(id => {
        const threat = threatOf(model, id)
        const note = noteOf(model.side.notes, seat, { case: id })
        const known = threat
          ? [...knownLines(model, threat).map(spoken), ...(note === '' ? [] : [say('note.line', { text: note })])]
          : []
        return threat && known.length > 0
          ? [
              say('plain.known.case', {
                id,
                organization: cardName(model, threat.organization),
                known: known.join('; '),
              }),
            ]
          : []
      })
      return lines.length === 0 ? [say('plain.known.nothing')] : lines
    },
    turn: (view, options) =>
      checklist(game.cards, view, seat, options).map(({ id, owed, standing, whys }) =>
        say(`plain.box.${standing}`, {
          text: say(`checklist.${id}`, { ...owed }),
          why: whys.map(why => because(say, speaker, why)).join(' '),
        }),
      ),
  }
}
