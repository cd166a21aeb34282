import type { Random } from '../../../engine/game.ts'
import type { Deck } from '../../../games/negotiator/cards/deck.ts'
import { HIDDEN, HIGHEST, LOWEST } from '../../../games/negotiator/vocabulary.ts'
import { countOf } from '../pack.ts'
import { addCard, copy, type Position, type Reader } from '../position.ts'

/**
 * A turn near this one that might have begun as well: what a search comes upon while it looks at what nobody would do.
 * A value that was fitted only to what is played knows nothing of the rest.
 */
export function astray(
  deck: Deck,
  { pack, bargains }: Reader,
  abductor: number,
  from: Position,
  isSecond: boolean,
  random: Random,
): Position {
  const p = copy(from)
  const once = (in_: number): boolean => random(in_) === 0
  if (once(2)) p.threat = Math.max(LOWEST, Math.min(HIGHEST, p.threat + random(7) - 3))

  for (let n = random(4); n > 0 && p.zone > 0; n--)
    if (once(2)) {
      p.zone--
      p.saved++
    }
  for (let n = random(4); n > 0 && p.saved > 0; n--)
    if (once(2)) {
      p.saved--
      p.zone++
    }
  if (once(3) && p.zone > 0 && 2 * (p.killed + 1) <= p.zone + p.saved + p.killed) {
    p.zone--
    p.killed++
  }

  if (once(2))
    for (let title = 0; title < deck.titles; title++)
      while (countOf(pack, p.hand, title) > 0 && once(4)) {
        p.hand -= pack.one[title]
        p.supply += pack.one[title]
        p.cards--
      }
  if (once(2))
    for (let n = random(5); n > 0; n--) {
      const title = random(deck.titles)
      if (countOf(pack, p.supply, title) > 0 && p.cards < 10) addCard(p, pack, title)
    }

  // The last conversation is looked into where it is not gone through: some cards are played by then, and points made.
  if (p.last && once(2)) {
    p.points = random(8)
    for (let title = 0; title < deck.titles; title++)
      while (countOf(pack, p.supply, title) > 0 && once(2)) p.supply -= pack.one[title]
  }

  for (const [slot, { standing, isEscape, demand }] of p.bargain.slots.entries()) {
    if (standing === HIDDEN && once(4)) {
      const pool = isEscape ? deck.escapeBox : deck.majorsOf[abductor]
      p.bargain = bargains.reveal(p.bargain, slot, pool[random(pool.length)])
    } else if (standing !== HIDDEN && !isEscape && once(4)) p.bargain = bargains.concede(p.bargain, demand)
  }
  if (isSecond && !p.second) {
    if (p.zone === 0) p.zone = 1
    p.second = true
    p.bargain = bargains.none
  }
  return p
}
