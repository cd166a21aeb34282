import type { CSSProperties } from 'react'
import { COLUMNS, levels } from '../../games/homeland/vocabulary.ts'

/** Width and height in CSS pixels. */
export interface Size {
  readonly width: number
  readonly height: number
}

/** What the letters of this moment need, measured: a tile with all its lines, and the names of the levels. */
export interface Need {
  readonly tile: Size
  readonly labels: number
  /** One letter of a case's name. */
  readonly letter: number
}

/** The whole table on one screen, in CSS pixels. */
export interface Room {
  /** All of it, from its head to the dock. */
  readonly height: number
  readonly head: number
  readonly bar: number
  readonly dock: number
  readonly rail: number
  readonly labels: number
  readonly tile: Size
  /** How much larger its letters are than they have to be: a large tile is to be read from further away. */
  readonly scale: number
  /** How many letters of a case's name go on a line. */
  readonly letters: number
}

/** Between two tiles, and around all of them. */
const GAP = 6
const MARGIN_ACROSS = 6
const MARGIN_DOWN = 4
/** What borders and padding of a tile take from its lines. */
export const TILE_SIDES = 13
/** As long as the longest line of marks, in letters. */
const FACTS_LETTERS = 19
/** The most that its letters grow; those of a shared screen are read from across the room. */
const MOST_SCALE = 1.3
const MOST_SCREEN_SCALE = 3

const frames = [
  { from: { width: 1920, height: 1080 }, head: 48, bar: 48, dock: 136, rail: 360, labels: 96 },
  { from: { width: 1440, height: 900 }, head: 44, bar: 44, dock: 120, rail: 288, labels: 84 },
  { from: { width: 0, height: 0 }, head: 44, bar: 44, dock: 112, rail: 256, labels: 84 },
] as const

/** For whom: somebody with a desk, a room that looks at a shared screen, or one that watches there what happened. */
export type Look = 'desk' | 'screen' | 'stage'

/** Of a shared screen each part has its share of the height, and what is told its share of the width. */
const shares = {
  head: 0.06,
  bar: 0.09,
  dock: { screen: 0.14, stage: 0 },
  rail: { screen: 0, stage: 0.4 },
  labels: 0.07,
}

function frameIn({ width, height }: Size, look: Look) {
  if (look === 'desk') return frames.find(({ from }) => width >= from.width && height >= from.height) ?? frames[2]
  return {
    head: Math.max(44, Math.round(height * shares.head)),
    bar: Math.max(44, Math.round(height * shares.bar)),
    dock: Math.round(height * shares.dock[look]),
    rail: Math.round(width * shares.rail[look]),
    labels: Math.round(width * shares.labels),
  }
}

/**
 * How the table is divided where all of it fits on one screen: five levels of six tiles of one size, the bar above, the
 * dock below, the rail beside them. Null where a tile would be smaller than its lines: then the board is scrolled.
 */
export function roomIn({ width, height }: Size, need: Need, look: Look = 'desk'): Room | null {
  const frame = frameIn({ width, height }, look)
  const { head, bar, dock, rail } = frame
  const labels = Math.max(frame.labels, Math.ceil(need.labels))
  const across = width - rail - labels - (COLUMNS - 1) * GAP - MARGIN_ACROSS
  const down = height - head - bar - dock - (levels.length - 1) * GAP - MARGIN_DOWN
  const tile = { width: Math.floor(across / COLUMNS), height: Math.floor(down / levels.length) }
  if (tile.width < need.tile.width || tile.height < need.tile.height) return null
  const lines = tile.width - TILE_SIDES
  const scale = Math.max(
    1,
    Math.min(
      look === 'desk' ? MOST_SCALE : MOST_SCREEN_SCALE,
      lines / (FACTS_LETTERS * need.letter),
      (tile.height - TILE_SIDES) / (need.tile.height - TILE_SIDES),
    ),
  )
  const letters = Math.floor(lines / (need.letter * scale))
  return { height, head, bar, dock, rail, labels, tile, scale, letters }
}

/**
 * A name on two lines of so many letters, never broken inside a word: what does not go there is left out from its end, a
 * word at a time.
 */
export function onTwoLines(title: string, letters: number): readonly string[] {
  const lines: string[] = []
  for (const word of title.split(' ')) {
    const last = lines.at(-1)
    if (last !== undefined && last.length + 1 + word.length <= letters) lines[lines.length - 1] = `${last} ${word}`
    else lines.push(word)
  }
  if (lines.length <= 2) return lines
  const kept = lines[1].split(' ')
  while (kept.length > 1 && kept.join(' ').length + 2 > letters) kept.pop()
  return [lines[0], `${kept.join(' ')} …`]
}

/** The sums of one screen, where the style sheets find them. */
export const sumsOf = ({ height, head, bar, dock, rail, labels, tile, scale }: Room): CSSProperties =>
  ({
    '--whole': `${height}px`,
    '--head': `${head}px`,
    '--bar': `${bar}px`,
    '--dock': `${dock}px`,
    '--rail': `${rail}px`,
    '--labels': `${labels}px`,
    '--tile-width': `${tile.width}px`,
    '--tile-height': `${tile.height}px`,
    '--tile-scale': scale,
  }) as CSSProperties
