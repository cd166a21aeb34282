// Draws the picture of the README: a real position, painted by the game itself, as an SVG. The same bytes every time.
import { mkdirSync, writeFileSync } from 'node:fs'

const room = new URL('../dist/src/', import.meta.url)
const load = path => import(new URL(path, room).href)
const { negotiator } = await load('games/negotiator/index.js')
const { speakNegotiator } = await load('games/negotiator/tell/speak.js')
const { negotiatorWords } = await load('games/negotiator/words/index.js')
const { shipped } = await load('games/index.js')
const { hostMatch } = await load('host/hosted.js')
const { memoryStore } = await load('host/memory-store.js')
const { openNew } = await load('host/opening.js')
const { commitmentOf } = await load('table/commitment.js')
const { openController } = await load('terminal/screen/controller.js')
const { negotiatorPainter, paintNegotiator } = await load('terminal/negotiator/painter.js')
const { negotiatorVoices } = await load('terminal/negotiator/voices.js')
const { sitAt } = await load('terminal/session.js')
const { colours } = await load('terminal/screen/style.js')
const { words } = await load('words/catalog.js')
const { sayFrom } = await load('words/say-from.js')

const COLUMNS = 100
const ROWS = 30
const SEED = 'line-5'
/** Six turns and a bit; the keys then mark an option. */
const CHOICES = `
  play what-are-your-demands, convert, pay what-are-your-demands, pay small-talk, reveal major,
  play keep-cool, bank small-talk, play keep-cool, done,
  concede a-cold-beer, buy keep-cool, buy keep-cool, buy what-are-your-demands,
  buy what-are-your-demands, buy small-talk, buy small-talk, buy just-stay-calm, done,
  play just-stay-calm, play keep-cool, convert, pay what-are-your-demands, pay what-are-your-demands,
  play keep-cool, convert, pay small-talk, pay small-talk, done,
  buy keep-cool, buy keep-cool, buy what-are-your-demands, buy what-are-your-demands, buy small-talk, buy small-talk,
  done, accept,
  play what-are-your-demands, play keep-cool, accept, play keep-cool, convert, pay small-talk, pay small-talk,
  bank what-are-your-demands, done,
  buy keep-cool, buy keep-cool, buy what-are-your-demands, buy what-are-your-demands,
  buy small-talk, buy small-talk, done`
const KEYS = ['5', 'enter', '3']

async function paint() {
  const game = negotiator()
  const say = sayFrom('en', words, negotiatorWords)
  const opening = { game: 'negotiator', setup: { abductor: 'arkayne' }, seed: SEED, practice: false, seats: [] }
  const open = await openNew(shipped, opening, 'picture', 0, () => SEED)
  const hosted = hostMatch({ store: memoryStore(), now: () => 0, think: async () => null }, open)
  await hosted.begin()
  const voices = await negotiatorVoices(say, 'arkayne', commitmentOf(open.match.record))
  const session = sitAt(hosted, 0, speakNegotiator(say, game), say, voices)
  for (const choice of CHOICES.split(',')) await session.choose(choice.trim())
  const controller = openController(session, {
    pages: negotiatorPainter,
    practice: false,
    debrief: () => [],
    rules: () => [],
    export: name => name,
  })
  for (const key of KEYS) await controller.press(key, ROWS)
  return { title: session.speaker.title, lines: paintNegotiator(controller.screen(), COLUMNS, ROWS, colours) }
}

/* ANSI to runs of equally styled cells. */
const PAPER = '#11151c'
const TEXT = '#d5dbe5'
const INKS = { 31: '#ef6b73', 32: '#8fce7e', 36: '#5cc8d6', 90: '#7d8798' }

function runsOf(line) {
  const runs = []
  let style = { colour: TEXT, isBold: false, isReversed: false }
  let column = 0
  // biome-ignore lint/suspicious/noControlCharactersInRegex: ESC begins every sequence
  for (const piece of line.split(/(\u001b\[[0-9;]*m)/)) {
    // biome-ignore lint/suspicious/noControlCharactersInRegex: ESC begins every sequence
    const code = /^\u001b\[(\d+)m$/.exec(piece)?.[1]
    if (code === undefined) {
      if (piece.trim() !== '' || style.isReversed) runs.push({ ...style, text: piece, column })
      column += piece.length
    } else if (code === '1' || code === '22') style = { ...style, isBold: code === '1' }
    else if (code === '7' || code === '27') style = { ...style, isReversed: code === '7' }
    else style = { ...style, colour: INKS[code] ?? TEXT }
  }
  return runs
}

/* Runs to SVG: each is as wide as its cells, whatever font is found. */
const CELL = 8.4
const LINE = 19
const LEFT = 14
const TOP = 46
const escaped = text => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
const at = number => String(Math.round(number * 100) / 100)

function svgRun({ text, column, colour, isBold, isReversed }, row) {
  const trimmed = text.replace(/^\s+/, '')
  const first = column + text.length - trimmed.length
  const shown = trimmed.trimEnd()
  const y = TOP + row * LINE
  const box = isReversed
    ? `<rect x="${at(LEFT + column * CELL)}" y="${at(y - LINE + 5)}" width="${at(text.length * CELL)}" height="${LINE}" fill="${colour}"/>`
    : ''
  if (shown === '') return box
  const weight = isBold ? ' font-weight="700"' : ''
  return `${box}<text x="${at(LEFT + first * CELL)}" y="${at(y)}" textLength="${at(shown.length * CELL)}" lengthAdjust="spacingAndGlyphs" fill="${isReversed ? PAPER : colour}"${weight}>${escaped(shown).replaceAll(' ', '\u00a0')}</text>`
}

function svg({ title, lines }) {
  const width = at(2 * LEFT + COLUMNS * CELL)
  const height = at(TOP + ROWS * LINE - 4)
  return `${[
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" role="img" aria-label="${escaped(title)}">`,
    `<rect width="${width}" height="${height}" rx="8" fill="${PAPER}"/>`,
    ...['#ef6b73', '#e5c07b', '#8fce7e'].map(
      (colour, i) => `<circle cx="${20 + i * 18}" cy="17" r="5.5" fill="${colour}"/>`,
    ),
    `<g font-family="ui-monospace, SFMono-Regular, Menlo, Consolas, 'DejaVu Sans Mono', monospace" font-size="14">`,
    ...lines.flatMap((line, row) => runsOf(line).map(run => svgRun(run, row))),
    '</g>',
    '</svg>',
  ].join('\n')}\n`
}

const file = new URL('../docs/pictures/call.svg', import.meta.url)
mkdirSync(new URL('.', file), { recursive: true })
writeFileSync(file, svg(await paint()))
