import { expect, test } from 'vitest'
import { expectMistake, newHome } from './command.ts'

const { say } = newHome()

test.each(['en', 'it', 'de'])('the whole rulebook in %s: N-1 to N-29, in order, each with its text', async lang => {
  const { code, out, err } = await say(`rules negotiator --lang ${lang}`)
  expect(code).toBe(0)
  expect(err).toBe('')
  const rules = [...out.matchAll(/^(N-\d+) {2}\S.*\n {4}\S.+$/gm)].map(([, number]) => number)
  expect(rules).toEqual(Array.from({ length: 29 }, (_, i) => `N-${i + 1}`))
})

test.each(['N-13', 'n13', 'n-13', 'N13'])('a rule by its number: %s', async number => {
  const { out } = await say(`rules negotiator ${number}`)
  expect(out).toMatch(/^N-13 {2}.+\n {4}.+\n$/)
})

test('a word, in any case, finds the rules that use it and no others', async () => {
  const { out } = await say('rules negotiator PIVOTAL')
  const blocks = out.trimEnd().split(/\n(?=N-)/)
  expect(blocks.length).toBeGreaterThan(1)
  for (const block of blocks) expect(block.toLowerCase()).toContain('pivotal')
})

test('two words are looked for as they stand', async () => {
  const { out } = await say('rules negotiator second in command')
  for (const block of out.trimEnd().split(/\n(?=N-)/)) expect(block.toLowerCase()).toContain('second in command')
})

test.each(['N-30', 'zeppelin', '[('])('“%s” is in no rule', async word => {
  expectMistake(await say(`rules negotiator ${word}`), `No rule mentions “${word}”.`)
})

test.each([
  ['it', 'piu della meta', 'N-28'],
  ['de', 'grosse forderung', 'N-15'],
  ['en', "abductor's special rule", 'N-13'],
])('in %s, “%s” typed plainly finds %s', async (lang, words, number) => {
  expect((await say(['rules', 'negotiator', words, '--lang', lang])).out).toContain(`${number}  `)
})
