import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

/** The rooms of the built source that a command reads: by an import, or by a load from the folder it calls its room. */
const read = (text: string): string[] =>
  [...text.matchAll(/'\.\.\/dist\/src\/([\w/-]+)\.js'|load\('([\w/-]+)\.js'\)/g)].map(([, whole, beside]) =>
    String(whole ?? beside),
  )

const isThere = (room: string): boolean => ['ts', 'tsx'].some(end => existsSync(join('src', `${room}.${end}`)))

test('whatever a command reads of the built source is built from a file that exists', () => {
  const commands = ['scripts', 'bench'].flatMap(folder =>
    readdirSync(folder)
      .filter(file => file.endsWith('.mjs'))
      .map(file => ({ file: join(folder, file), rooms: read(readFileSync(join(folder, file), 'utf8')) })),
  )
  expect(commands.flatMap(({ rooms }) => rooms).length).toBeGreaterThan(30)
  expect(
    commands.flatMap(({ file, rooms }) => rooms.filter(room => !isThere(room)).map(room => `${file}: ${room}`)),
  ).toEqual([])
})

test('a room that moved is missed', () => {
  expect(read("import { wilson } from '../dist/src/lab/interval.js'").filter(room => !isThere(room))).toEqual([
    'lab/interval',
  ])
})
