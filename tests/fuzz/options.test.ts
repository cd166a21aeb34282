import fc from 'fast-check'
import { expect, test } from 'vitest'
import { standard as homelandDeck } from '../../src/games/homeland/cards/standard.ts'
import { homeland } from '../../src/games/homeland/index.ts'
import * as atTheTable from '../../src/games/homeland/options.ts'
import { standard as callDeck } from '../../src/games/negotiator/cards/standard.ts'
import { negotiator } from '../../src/games/negotiator/index.ts'
import * as onThePhone from '../../src/games/negotiator/options.ts'
import { campaign } from './campaign.ts'

/** A deck from outside calls its cards as it likes: with spaces, like a verb, like a number. */
const anyId = fc
  .array(fc.oneof(fc.constantFrom('play', 'case', '7', 'nobody', 'keep-calm'), fc.stringMatching(/^[^\s]{1,8}$/)), {
    minLength: 1,
    maxLength: 3,
  })
  .map(words => words.join(' '))

test('cards of any name are read back from the name of an option', () => {
  fc.assert(
    fc.property(anyId, fc.nat(255), fc.nat(4), (id, count, die) => {
      for (const parts of [
        { verb: 'trade', card: id },
        { verb: 'snipe', asset: id, place: count },
        { verb: 'red', asset: id, count },
      ] as const)
        expect(atTheTable.partsOf(atTheTable.nameOfParts(parts))).toEqual(parts)
      for (const parts of [
        { verb: 'buy', card: id },
        { verb: 'concede', demand: id },
        { verb: 'reroll', card: id, die },
      ] as const)
        expect(onThePhone.partsOf(onThePhone.nameOfParts(parts))).toEqual(parts)
    }),
    campaign(300),
  )
})

test('cards of any name can be chosen by name', () => {
  fc.assert(
    fc.property(anyId, id => {
      const [first, ...others] = homelandDeck.intel
      const odd = homeland({ ...homelandDeck, intel: [{ ...first, id }, ...others] })
      const trade = atTheTable.option(atTheTable.TRADE, 0)
      expect(odd.optionOf(odd.nameOf(trade))).toBe(trade)
      const [card, ...cards] = callDeck.conversation
      const strange = negotiator({ ...callDeck, conversation: [{ ...card, id }, ...cards] })
      const play = onThePhone.option(onThePhone.PLAY, 0)
      expect(strange.optionOf(strange.nameOf(play))).toBe(play)
    }),
    campaign(20),
  )
})

test('any text is the name of nothing, or of parts whose name is read back the same', () => {
  const word = fc.oneof(
    fc.constantFrom(...atTheTable.verbs, ...onThePhone.verbs, 'nobody', 'escape-2', 'keep-cool', '0', '7', '-1', '1e3'),
    fc.string({ maxLength: 6 }),
  )
  fc.assert(
    fc.property(fc.array(word, { maxLength: 4 }), words => {
      for (const { partsOf, nameOfParts } of [atTheTable, onThePhone]) {
        const parts = partsOf(words.join(' '))
        if (parts !== null) expect(partsOf(nameOfParts(parts as never))).toEqual(parts)
      }
    }),
    campaign(1000),
  )
})
