import { expect, test } from 'vitest'
import { homeland } from '../../src/games/homeland/index.ts'
import { speakHomeland } from '../../src/games/homeland/tell/speak.ts'
import { homelandWords } from '../../src/games/homeland/words/index.ts'
import { negotiator } from '../../src/games/negotiator/index.ts'
import { speakNegotiator } from '../../src/games/negotiator/tell/speak.ts'
import { negotiatorWords } from '../../src/games/negotiator/words/index.ts'
import { words } from '../../src/words/catalog.ts'
import { sayFrom } from '../../src/words/say-from.ts'
import { playthrough } from './playthrough.ts'

/** When a change of play is meant, `npx vitest run tests/golden -u` writes the games anew; read the difference. */

const solo = negotiator()
const table = homeland()

test.each(['arkayne', 'donna', 'edward'])('a call with %s', async abductor => {
  const speak = speakNegotiator(sayFrom('en', words, negotiatorWords), solo)
  const text = playthrough(solo, speak, { abductor }, 'golden')
  await expect(text).toMatchFileSnapshot(`negotiator-${abductor}.txt`)
})

test.each([3, 4, 5, 6])('a table of %d', async players => {
  const names = ['Ann', 'Ben', 'Cleo', 'Dan', 'Eve', 'Finn'].slice(0, players)
  const speak = speakHomeland(sayFrom('en', words, homelandWords), table, names)
  const text = playthrough(table, speak, { players }, 'golden')
  await expect(text).toMatchFileSnapshot(`homeland-${players}.txt`)
})
