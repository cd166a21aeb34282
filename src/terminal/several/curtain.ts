import type { Say } from '../../words/index.ts'
import { cut, type Ink, pad, widthOf, wrap } from '../screen/style.ts'

/** Lines in the middle of an otherwise empty screen, with a border where they leave space for one. */
export function centred(lines: readonly string[], width: number, height: number): string[] {
  const space = Math.max(1, Math.min(width - 1, 78))
  const inner = Math.max(1, Math.min(space - 4, 64))
  const hasBorder = inner >= 16 && height >= lines.length + 2
  const middle = (line: string): string => {
    const short = cut(line, inner)
    const before = Math.floor((inner - widthOf(short)) / 2)
    return pad(' '.repeat(before) + short, inner)
  }
  const box = hasBorder
    ? [`┌─${'─'.repeat(inner)}─┐`, ...lines.map(line => `│ ${middle(line)} │`), `└─${'─'.repeat(inner)}─┘`]
    : lines.map(line => cut(line, space))
  const shown = box.slice(0, height)
  const above = Math.max(0, Math.floor((height - shown.length) / 3))
  const left = Math.max(0, Math.floor((width - Math.max(...shown.map(widthOf))) / 2))
  const all = [
    ...Array.from({ length: above }, () => ''),
    ...shown.map(line => (line === '' ? '' : ' '.repeat(left) + line)),
  ]
  return Array.from({ length: height }, (_, row) => all[row] ?? '')
}

/** Lines of a list, as wide as the longest of them: in the middle they stay below each other. */
export function aligned(rows: readonly string[]): string[] {
  const width = Math.max(0, ...rows.map(widthOf))
  return rows.map(row => pad(row, width))
}

/** Between two players: whose turn it is to look, how to, and not a word more. */
export function curtain(say: Say, title: string, name: string, width: number, height: number, ink: Ink): string[] {
  const inner = Math.max(1, Math.min(width - 5, 60))
  const lines = [
    '',
    ink.dim(title),
    '',
    ink.accent(ink.bold(cut(name, inner))),
    '',
    ...wrap(say('curtain.others'), inner),
    '',
    ...wrap(say('curtain.reveal'), inner).map(ink.bold),
    ...wrap(say('curtain.leave'), inner).map(ink.dim),
    '',
  ]
  return centred(height >= lines.length + 2 ? lines : lines.filter(line => line !== ''), width, height)
}
