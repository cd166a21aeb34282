import { existsSync, readdirSync } from 'node:fs'
import { expect, test } from 'vitest'
import { talkTo } from '../screen/seated.ts'
import { expectMistake, newHome, PROMPT } from './command.ts'
import { newServer, until } from './tables.ts'

const { home, say, start } = newHome()

/** Answers each question by the option that begins like this; all that was said until then. */
async function answer(pupil: ReturnType<typeof talkTo>, ...wanted: readonly string[]): Promise<string> {
  let heard = ''
  for (const label of wanted) {
    const question = await pupil.hears(PROMPT)
    heard += question
    const [, number] = new RegExp(`^(\\d+)\\. ${label}`, 'm').exec(question) ?? []
    if (number === undefined) throw new Error(`no “${label}” in:\n${question}`)
    pupil.tell(number)
  }
  return heard
}

test('a round and the accusation in plain text, with a coach above each question; nothing is kept', async () => {
  const pupil = talkTo(['learn', 'homeland', '--plain'], home)
  expect(await pupil.hears('A guided round. Claim, play two Intel')).toContain('Loyal Agent. You score 1 victory point')
  const round = await answer(
    ...[pupil, 'Claim a threat', 'Threat 3', 'Play Intel', 'Inside Source', 'Threat 1', 'Phone Tap', 'Threat 3'],
    ...['Deploy Agents', 'Threat 1', 'Look', 'End'],
  )
  const coached = [...round.matchAll(/^Coach: (.*)\n.*\?/gm)].map(([, line]) => line)
  expect(coached.slice(0, 5)).toEqual([
    'Imminent goes off next. Your turn begins with a claim.',
    'Take a case nobody leads. Its reward will be yours.',
    'Now play two Intel, face down.',
    'Blue neutralises the threat, red helps the plot. Nobody sees which.',
    'Your own case or another’s. The Imminent one needs blue.',
  ])
  // The others have their turns, and it is analysed: that is to be watched first.
  await pupil.hears('Coach: Now watch: cards are turned, totals compared, a track moves.\n')
  await pupil.hears('Coach: That was a round. Play on, or take the next lesson.\n')
  await pupil.hears(PROMPT)
  pupil.tell('>')
  expect(await pupil.hears('The accusation. The last token')).not.toContain('Coach:')
  const last = await answer(pupil, 'End', '(Accuse )?Vega')
  expect(last).toContain('Coach: One token is missing: then everybody accuses. End your turn.\n')
  expect(last).toContain('Coach: Your soldier saw Vega’s red. Accuse one player, or nobody.\n')
  await pupil.hears('Coach: Agendas turn up: loyal count rep, opportunists clout, the mole successes.\n')
  const { code, out, err } = await pupil.gone
  expect(err).toBe('')
  expect(code).toBe(0)
  expect(out).toContain('That is the whole game. Play it: ')
  expect(existsSync(home) ? readdirSync(home) : []).toEqual([])
})

test.each([
  ['en', 'next', 'Coach: Imminent goes off next.', 'Coach: One token is missing'],
  ['it', 'avanti', 'Istruttore: Imminente si analizza adesso.', 'Istruttore: '],
  ['de', 'weiter', 'Ausbilder: „Unmittelbar“ wird als Nächstes analysiert.', 'Ausbilder: '],
])('in %s the word “%s” goes on, q leaves', async (language, word, first, second) => {
  const pupil = talkTo(['learn', 'homeland', '--plain', '--lang', language], home)
  await pupil.hears(first)
  pupil.tell(word)
  await pupil.hears(second)
  pupil.tell('q')
  expect((await pupil.gone).code).toBe(0)
})

test('what cannot be learnt here, and an input that ends, are a sentence', async () => {
  expectMistake(
    await say('learn negotiator'),
    'The terminal has no lessons for “negotiator”, only for Homeland. Those of the calls are on the page.',
  )
  const { code, err } = await say('learn homeland --plain')
  expect(code).toBe(2)
  expect(err).toContain('The input ended in the middle of a question.')
  // As it is installed: the lessons come with the command.
  const installed = start('learn homeland --plain')
  await installed.hears('Coach: Imminent goes off next.')
  installed.tell('q\n')
  expect((await installed.gone).code).toBe(0)
})

test('while a lobby fills: what happens at the table is told, and q leads back to it', async () => {
  const server = await newServer()
  const { links, seat, host: hostOf } = await server.newTable({ game: 'homeland', players: 3 })
  const ann = talkTo(['join', links[0], '--name', 'Ann', '--plain'], newHome().home)
  await ann.hears('Waiting for the others.')
  ann.tell('?')
  await ann.hears('learn the game meanwhile, in five minutes; your seat stays yours')
  ann.tell('learn')
  expect(await ann.hears('Coach: Imminent goes off next.')).toContain('Your seat is kept')
  await ann.hears(PROMPT)
  await seat(1, 'Ben')
  await ann.hears('Ben has sat down. Waiting for the others.\n')
  ann.tell('1')
  await ann.hears('Coach: Take a case nobody leads.')
  ann.tell('q')
  await ann.hears('Seat 2: Ben')
  ann.tell('l')
  await ann.hears('Coach: Imminent goes off next.')
  const host = hostOf()
  await until(host, ({ lobby }) => lobby !== null)
  await host.act({ type: 'rise', seat: 1 })
  await ann.hears('Ben has left the table.')
  for (const at of [1, 2]) await host.act({ type: 'bot', seat: at, kind: 'random', name: `Rob ${at}` })
  await host.act({ type: 'draw' })
  await ann.hears('Your game has begun: the cards are dealt. q brings you there.\n')
  // The lesson waits as long as one likes.
  ann.tell('1')
  await ann.hears('Coach: Take a case nobody leads.')
  ann.tell('q')
  await ann.hears('The SHA-256 of the secret')
  ann.tell('q')
  expect((await ann.gone).err).toContain('You have left; the game goes on.')
})
