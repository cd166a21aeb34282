import { expect, test } from 'vitest'
import { hardware } from '../../../tests/screen/terminal.ts'
import { words } from '../../words/catalog.ts'
import { languages } from '../../words/index.ts'
import { sayFrom } from '../../words/say-from.ts'
import { perform } from '../screen/screen.ts'
import { noColours, widthOf } from '../screen/style.ts'
import { openLobby } from './lobby.ts'

function begin() {
  const machine = hardware()
  const lobby = openLobby(sayFrom('en', words), 'Homeland', 3)
  return { ...machine, lobby, end: perform(lobby, machine.streams, machine.host) }
}

test('names are asked one after the other, and the last of them ends it', async () => {
  const { type, terminal, lobby, end } = begin()
  expect(terminal.shown.join('\n')).toContain('Name of player 1?')
  await type('A', 'n', 'x', '\u007f', 'n', '\r')
  await type(...'Ben', '\r', ...'Cy', '\r')
  expect(await end).toBe('over')
  expect(lobby.names).toEqual(['Ann', 'Ben', 'Cy'])
  expect(terminal.isAlternate).toBe(false)
})

test('a name that will not do is refused with a sentence, and asked for again', async () => {
  const { type, terminal, lobby } = begin()
  const shown = () => terminal.shown.join('\n').replace(/[│\s]+/g, ' ')
  await type('\r')
  expect(shown()).toContain('A player needs a name.')
  await type(...'Ann', '\r', ...'ann', '\r')
  expect(shown()).toContain('Somebody is called “ann” already.')
  await type('\u007f', '\u007f', '\u007f', ...'x'.repeat(21), '\r')
  expect(shown()).toContain('at most 20 characters')
  expect(lobby.names).toEqual(['Ann'])
})

test.each(['\u0003', '\u0004'])('%j leaves before anything is dealt', async key => {
  const { type, end } = begin()
  await type('A', key)
  expect(await end).toBe('quit')
})

test.each(languages)('%s: it fits every window', language => {
  const lobby = openLobby(sayFrom(language, words), 'Homeland', 6)
  for (const key of [...'Maximilian', 'enter', 'enter']) lobby.press(key, 24)
  for (const [width, height] of [
    [80, 24],
    [60, 20],
    [30, 10],
    [12, 4],
    [170, 50],
  ]) {
    const lines = lobby.paint(width, height, noColours)
    expect(lines.length).toBeLessThanOrEqual(height)
    expect(Math.max(...lines.map(widthOf))).toBeLessThanOrEqual(width)
  }
})
