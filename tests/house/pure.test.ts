import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

/** The types keep node and the page out of these rooms; a clock and a die of the language itself they cannot. */
const pureRooms = ['engine', 'words', 'seed', 'games', 'bots', 'table']
const impure =
  /Math\.random|\bDate[.(]|new Date|performance\.|process\.|from 'node:|globalThis|setTimeout|setInterval|\bPromise[.<(]|new Promise/

/** A registry says what it loads later; nothing else in these rooms waits for anything. */
const isLazy = (file: string): boolean => /^src\/(games|bots)\/(index|seated|[a-z]+\/load)\.ts$/.test(file)

/** A mind may take its time, and rules beforehand may be loaded late; that is said in a type, and nothing in the room makes use of it. */
const isPatient = (file: string): boolean => ['src/bots/bot.ts', 'src/engine/presets.ts'].includes(file)

const codeOf = (file: string): string => {
  const text = readFileSync(file, 'utf8')
  return isLazy(file) || isPatient(file) ? text.replaceAll(/\bPromise</g, '<') : text
}

const sources = (room: string): string[] =>
  readdirSync(join('src', room), { recursive: true, encoding: 'utf8' })
    .filter(file => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .map(file => join('src', room, file))

test.each(pureRooms)('%s has no clock, no chance of its own and no input or output', room => {
  const files = sources(room)
  expect(files.length).toBeGreaterThan(0)
  const found = files.flatMap(file =>
    codeOf(file)
      .split('\n')
      .flatMap((line, i) =>
        impure.test(line.replace(/\/\/.*|^\s*\*.*|\/\*\*.*/, '')) ? [`${file}:${i + 1} ${line.trim()}`] : [],
      ),
  )
  expect(found).toEqual([])
})
