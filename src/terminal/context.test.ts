import { expect, test } from 'vitest'
import { tell } from './context.ts'

/** What is written to an output that is so many columns wide; 0 for one that is no terminal. */
function told(text: string, columns: number): string {
  let written = ''
  const output = { isTTY: columns > 0, columns, write: (part: string) => (written += part) }
  tell({ output: output as unknown as NodeJS.WriteStream }, text)
  return written
}

test('on a terminal a long line is broken between words and keeps its indent', () => {
  expect(told('    one two three four five six', 28)).toBe('    one two three four five\n    six\n')
  expect(told('', 20)).toBe('\n')
})

test('elsewhere a line stays a line', () => {
  expect(told('    one two three four five six', 0)).toBe('    one two three four five six\n')
})
