import { expect, test } from 'vitest'
import { gather } from '../../../tests/screen/party.ts'
import { answering, hardware, type Opinion, opinions, Terminal } from '../../../tests/screen/terminal.ts'
import { perform } from '../screen/screen.ts'
import { colours, widthOf } from '../screen/style.ts'

/** Wide letters, emoji of one and of many parts, marks, right to left, no width at all, and what would be obeyed. */
const tables = [
  [
    '日本語の名前はとても長いので切られる',
    '👩‍🚀👩‍🚀👩‍🚀',
    'Ce\u0301cile',
    'שלום',
    'a\u200bb\u200d\u200c',
    '\u001b[2J\u001b]0;x\u0007',
  ],
  [
    'ＡＮＮ',
    '🇮🇹 👍🏽 1️⃣ ❤️',
    'Z\u0351\u0352\u0353a\u0300\u0301lgo',
    'مرحبا',
    '\ufeffBen\u00ad\u2060',
    '\u202eneB\u009b31m\r\n',
  ],
] as const

/** A look at the desk, the agenda, a claim and a note in the making, and at every page. */
const LOOKS = ['\u001b[C', 'a', 't', 's', '\r', 'n', '日', '👩', '\r', 'd', ...'\t'.repeat(8)]

const seats = (opinion: Opinion) =>
  tables.map((people, n) => ({ opinion, people, size: n === 0 ? [72, 22] : [120, 40] }))

test.each(opinions.flatMap(seats))(
  '$size, where $opinion count: no line is too wide, and nothing stays of what was there before',
  async ({ opinion, people, size: [columns, rows] }) => {
    const { terminal, streams, host, type } = hardware(columns, rows, {}, opinion)
    const { stage, answered } = answering((await gather({ people, seed: 'wide' })).stage)
    perform(stage, streams, host).catch(() => {})
    /** The last painting, on a terminal that has shown nothing yet. */
    const fresh = (): string[] => {
      const other = new Terminal(columns, rows, opinion)
      other.write(`\u001b[?1049h${terminal.written.slice(terminal.written.lastIndexOf('\u001b[H'))}`)
      return other.shown
    }
    let curtains = 0
    for (const key of [' ', '\r', 'r', ...LOOKS, 'c', 'r', '\r', '\r', ' ', '\r', 'c']) {
      await type(key)
      await answered()
      const at = `after ${JSON.stringify(key)}`
      expect(terminal.shown, at).toEqual(fresh())
      if (terminal.shown.some(line => line.includes('┌──'))) curtains++
      expect(Math.max(...stage.paint(columns, rows, colours).map(widthOf)), at).toBeLessThan(columns)
    }
    expect(curtains).toBeGreaterThan(0)
  },
)
