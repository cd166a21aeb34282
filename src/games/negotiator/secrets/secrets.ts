import type { Exchange, Json, Path, Viewer } from '../../../engine/game.ts'
import type { Deck } from '../cards/deck.ts'
import type { State } from '../rules/state.ts'
import { HIDDEN } from '../vocabulary.ts'

/**
 * What could be otherwise without the viewer lawfully knowing, from the rules: the order of the Terror deck and what
 * stayed in the box (N-5), the face-down demands (N-2, N-16), and the dice to come. Declared apart from the view, so
 * that each checks the other.
 */
export function hidden(deck: Deck, s: State, viewer: Viewer): Exchange[] {
  const exchanges: Exchange[] = []
  const swap = (key: string, at: Path, a: number, other: Path, b: number) =>
    exchanges.push({
      key,
      sets: [
        { path: at, value: b },
        { path: other, value: a },
      ],
    })
  const pairs = (name: string, places: readonly { path: Path; card: number }[]) => {
    for (const [i, one] of places.entries())
      for (const two of places.slice(i + 1))
        swap(
          `${name} ${Math.min(one.card, two.card)}~${Math.max(one.card, two.card)}`,
          one.path,
          one.card,
          two.path,
          two.card,
        )
  }
  const places = (zone: string, cards: readonly number[], fits: (i: number) => boolean) =>
    cards.flatMap((card, i) => (fits(i) ? [{ path: [zone, i] as Path, card }] : []))
  const unseen = (i: number) => viewer !== 0 || i < s.terror.length - s.looked
  const isRed = (i: number) => s.terror[i] < deck.reds

  pairs('red', [...places('terror', s.terror, i => unseen(i) && isRed(i)), ...places('redBox', s.redBox, () => true)])
  pairs('pivotal', [
    ...places('terror', s.terror, i => unseen(i) && !isRed(i)),
    ...places('pivotalBox', s.pivotalBox, () => true),
  ])
  const faceDown = (standing: number) => standing === HIDDEN && s.ending === 0 // turned up when all is over
  for (const [kind, box] of [
    ['major', 'majorBox'],
    ['escape', 'escapeBox'],
  ] as const) {
    const ofKind = (demand: number) => deck.demands[demand].kind === kind
    pairs(kind, [
      ...places('demands', s.demands, i => faceDown(s.standing[i]) && ofKind(s.demands[i])),
      ...places('demandsGone', s.demandsGone, i => faceDown(s.goneStanding[i]) && ofKind(s.demandsGone[i])),
      ...places(box, s[box], () => true),
    ])
  }
  const other: Json = s.luck.map(word => ~word)
  exchanges.push({ key: `dice from ${s.rolls}`, sets: [{ path: ['luck'], value: other }] })
  if (s.laid.length > 0)
    exchanges.push({ key: `laid ${s.laid.length}`, sets: [{ path: ['laid'], value: s.laid.map(die => 7 - die) }] })
  return exchanges
}
