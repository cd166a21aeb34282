import { existsSync, readdirSync } from 'node:fs'
import { expect, test } from 'vitest'
import { newHome } from '../cli/command.ts'
import { newServer, until } from '../cli/tables.ts'
import { sitBefore } from './seated.ts'

const { home } = newHome()
const DOWN = '\u001b[B'

/** Marks the option that is meant, and takes it. */
async function take(pupil: ReturnType<typeof sitBefore>, label: string): Promise<void> {
  const [, number] = new RegExp(`(\\d+)  ${label}`).exec(await pupil.sees(text => text.includes(label))) ?? []
  await pupil.type(...(number ?? ''), '\r')
}

test('a round with a coach above the board, then the accusation to its debrief; nothing is kept', async () => {
  const pupil = sitBefore(['learn', 'homeland'], home)
  expect(await pupil.sees(text => text.includes('Enter begins'))).toContain('Loyal Agent.')
  await pupil.type('\r')
  const first = await pupil.sees(text => text.includes('Your turn begins with a claim.'))
  expect(first.split('\n')[0]).toBe('Imminent goes off next. Your turn begins with a claim.')
  expect(first.split('\n')[1]).toBe('Coach · > goes on to what comes next · q leaves the lesson')
  await pupil.type(DOWN)
  await take(pupil, 'Claim a threat')
  await pupil.sees(text => text.startsWith('Take a case nobody leads.'))
  // What is typed into a line of text is nobody's key.
  await pupil.type('/', '>')
  await pupil.type('\u007f', '\r', '\u001b')
  await pupil.sees(text => text.includes('claim which threat?'))
  await pupil.type('>')
  await pupil.sees(text => text.startsWith('One token is missing'))
  await take(pupil, 'End')
  // What happens is watched step by step, below the coach.
  await pupil.sees(text => text.startsWith('Your soldier saw') && text.includes('Enter next'))
  for (let now = pupil.text(); /Enter (next|goes on)/.test(now); ) {
    const before = now
    await pupil.type('\r')
    now = await pupil.sees(text => text !== before)
  }
  await take(pupil, 'Accuse Vega')
  await pupil.sees(text => text.startsWith('Agendas turn up'))
  await pupil.type('>')
  const { code, err } = await pupil.gone
  expect({ code, err }).toEqual({ code: 0, err: '' })
  expect(existsSync(home) ? readdirSync(home) : []).toEqual([])
})

test.each(['en', 'it', 'de'])('fits a terminal of 80 by 24 in %s', async language => {
  const pupil = sitBefore(['learn', 'homeland', '--lang', language], home, [80, 24])
  // All of what is to be known first, and how to go on.
  const first = await pupil.sees(text => /Enter|Invio/.test(text))
  expect(first).toMatch(/^ {2}(Learn|Impara|In fünf)/)
  expect(first).toMatch(/then you are out|Maulwurf|Talpa/)
  await pupil.type('\r')
  // The board is there, and the coach above it with the keys.
  const text = await pupil.sees(now => now.includes('> '))
  expect(text.split('\n')[1]).toContain(' · q ')
  expect(text).toMatch(/Round 1|Runde 1/)
  await pupil.type('q')
  expect((await pupil.gone).code).toBe(0)
})

test('while a lobby fills: somebody sits down, the match begins, and q leads to it', async () => {
  const server = await newServer()
  const { links, seat, host: hostOf } = await server.newTable({ game: 'homeland', players: 3 })
  const ann = sitBefore(['join', links[0], '--name', 'Ann'], newHome().home, [80, 24])
  await ann.sees(text => text.includes('l learn the game meanwhile'))
  await ann.type('l')
  expect(await ann.sees(text => text.includes('Enter begins'))).toContain('you are told what happens at your table.')
  await ann.type('\r')
  await ann.sees(text => text.startsWith('Imminent goes off next.'))
  await seat(1, 'Ben')
  await ann.sees(text => text.startsWith('Ben has sat down. Waiting for the others.\nImminent goes off next.'))
  await ann.type('q')
  await ann.sees(text => text.includes('Seat 2: Ben'))
  await ann.type('l')
  await ann.sees(text => text.includes('Enter begins'))
  await ann.type('\r')
  await ann.sees(text => text.startsWith('Imminent goes off next.'))
  const host = hostOf()
  await until(host, ({ lobby }) => lobby !== null)
  await host.act({ type: 'bot', seat: 2, kind: 'random', name: 'Rob' })
  await host.act({ type: 'draw' })
  const isCalled = (text: string): boolean => text.startsWith('Your game has begun: the cards are dealt. q brings you')
  await ann.sees(isCalled)
  // It stays in sight while one finishes what one was at.
  await take(ann, 'Claim a threat')
  expect(await ann.sees(text => text.includes('Take a case nobody leads.'))).toSatisfy(isCalled)
  await ann.type('q')
  expect(await ann.sees(text => text.includes('Round 1') && text.includes('Ann'))).not.toContain('Coach')
  await ann.type('q')
  expect((await ann.gone).err).toContain('You have left; the game goes on.')
})
