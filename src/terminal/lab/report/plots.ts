import * as Plot from '@observablehq/plot'
import { parseHTML } from 'linkedom'
import type { Say } from '../../../words/index.ts'

/** An estimate to be drawn: a dot with its interval, on a row of its own. */
export interface Row {
  readonly name: string
  readonly value: number
  readonly low: number
  readonly high: number
}

const { document } = parseHTML('<!doctype html><html><body></body></html>')
const WIDTH = 900
const ROW = 22
/** How wide a letter is on average, and the most that names may take of a plot. */
const LETTER = 6.4
const MOST_NAME = 340

const INK = 'currentColor'
const MARK = 'var(--mark)'
const OTHER = 'var(--other)'

const namesWidth = (names: readonly string[]): number =>
  Math.min(MOST_NAME, 20 + Math.max(...names.map(name => name.length)) * LETTER)

const short = (name: string): string => {
  const most = Math.floor((MOST_NAME - 20) / LETTER)
  return name.length > most ? `${name.slice(0, most - 1)}…` : name
}

function drawn(label: string, options: Plot.PlotOptions): string {
  const svg = Plot.plot({
    document: document as unknown as NonNullable<Plot.PlotOptions['document']>,
    width: WIDTH,
    marginBottom: 48,
    marginLeft: 52,
    style: { background: 'none', color: INK, fontSize: '12px' },
    ...options,
  }) as unknown as { setAttribute(name: string, value: string): void; readonly outerHTML: string }
  svg.setAttribute('role', 'img')
  svg.setAttribute('aria-label', label)
  return svg.outerHTML
}

/** Numbers of an axis in the reader's language, with a minus and no hyphen. */
function formatOf(say: Say, options: Intl.NumberFormatOptions): (n: number) => string {
  const format = new Intl.NumberFormat(say.locale, options)
  return n => format.format(n).replace('-', '−')
}

export interface Drawing {
  /** Dots with intervals, a row each; a line where nothing is different, or none. */
  forest(label: string, axis: string, rows: readonly Row[], zero: boolean): string
  /** Shares in a grid, each with its number in it. */
  grid(label: string, cells: readonly { readonly x: string; readonly y: string; readonly value: number }[]): string
  /** How the parts of each row add up to all of it; what a part is, is written in it where there is room. */
  parts(
    label: string,
    parts: readonly { readonly row: string; readonly part: string; readonly share: number }[],
  ): string
  /** How often each number came up, a strip for each row. */
  strips(
    label: string,
    axis: string,
    bars: readonly { readonly row: string; readonly x: number; readonly share: number }[],
  ): string
  /** How sure they were against how often it was so. */
  reliability(
    label: string,
    axes: readonly [string, string],
    points: readonly { readonly who: string; readonly x: number; readonly y: number; readonly n: number }[],
  ): string
  /** Lines over time, each named at its end; straight lines across where something is fixed. */
  lines(
    label: string,
    axes: readonly [string, string],
    points: readonly { readonly who: string; readonly x: number; readonly y: number }[],
    fixed: readonly number[],
  ): string
}

export function drawingFor(say: Say): Drawing {
  const asPercent = formatOf(say, { style: 'percent', maximumFractionDigits: 1 })
  const asNumber = formatOf(say, { maximumFractionDigits: 2 })
  return {
    forest(label, axis, rows, zero) {
      const named = rows.map((row, i) => ({ ...row, name: short(row.name), at: i }))
      return drawn(label, {
        height: 80 + ROW * rows.length,
        marginLeft: namesWidth(named.map(({ name }) => name)),
        x: { label: axis, labelOffset: 42, grid: true, tickFormat: zero ? asNumber : asPercent },
        y: { label: null, domain: named.map(({ at }) => at), tickFormat: (i: number) => named[i].name, type: 'band' },
        marks: [
          zero ? Plot.ruleX([0], { stroke: INK, strokeDasharray: '3,3' }) : null,
          Plot.link(named, { x1: 'low', x2: 'high', y1: 'at', y2: 'at', stroke: MARK, strokeWidth: 2 }),
          Plot.dot(named, { x: 'value', y: 'at', fill: MARK, r: 4 }),
        ],
      })
    },
    grid: (label, cells) =>
      drawn(label, {
        height: 90 + 34 * new Set(cells.map(({ y }) => y)).size,
        marginLeft: namesWidth(cells.map(({ y }) => y)),
        x: { label: null, domain: [...new Set(cells.map(({ x }) => x))], type: 'band' },
        y: { label: null, domain: [...new Set(cells.map(({ y }) => y))], type: 'band' },
        marks: [
          Plot.cell(cells, { x: 'x', y: 'y', fill: OTHER, fillOpacity: ({ value }) => 0.55 * value, inset: 1 }),
          Plot.text(cells, { x: 'x', y: 'y', text: ({ value }) => asPercent(value), fill: INK }),
        ],
      }),
    parts(label, given) {
      const rows = [...new Set(given.map(({ row }) => row))].map(short)
      const names = [...new Set(given.map(({ part }) => part))]
      const parts = given.map(one => ({ ...one, row: short(one.row) }))
      return drawn(label, {
        height: 70 + 30 * rows.length,
        marginLeft: namesWidth(rows),
        x: { label: null, tickFormat: asPercent },
        y: { label: null, domain: rows },
        marks: [
          Plot.barX(
            parts,
            Plot.stackX({
              ...{ x: 'share', y: 'row', stroke: 'var(--paper)', fill: OTHER },
              fillOpacity: ({ part }: { part: string }) =>
                0.15 + (0.6 * names.indexOf(part)) / Math.max(1, names.length - 1),
            }),
          ),
          Plot.text(
            parts,
            Plot.stackX({
              ...{ x: 'share', y: 'row', fill: INK },
              text: ({ part, share }: { part: string; share: number }) =>
                share * 400 > part.length * LETTER ? part : share > 0.07 ? asPercent(share) : '',
            }),
          ),
        ],
      })
    },
    strips(label, axis, given) {
      const bars = given.map(one => ({ ...one, row: short(one.row) }))
      const rows = [...new Set(bars.map(({ row }) => row))]
      return drawn(label, {
        height: 80 + 60 * rows.length,
        marginRight: namesWidth(rows),
        x: { label: axis, labelOffset: 42, interval: 1, type: 'band', tickFormat: asNumber },
        y: { label: null, tickFormat: asPercent, ticks: 3, grid: true },
        fy: { label: null, domain: rows },
        marks: [Plot.barY(bars, { x: 'x', y: 'share', fy: 'row', fill: OTHER }), Plot.ruleY([0])],
      })
    },
    reliability: (label, [x, y], points) =>
      drawn(label, {
        height: 420,
        width: 520,
        x: { label: x, labelOffset: 42, domain: [0, 1], tickFormat: asPercent, grid: true },
        y: { label: y, domain: [0, 1], tickFormat: asPercent, grid: true },
        fx: { label: null },
        r: { range: [2, 12] },
        marks: [
          Plot.link([0], { x1: 0, y1: 0, x2: 1, y2: 1, stroke: INK, strokeDasharray: '3,3' }),
          Plot.line(points, { x: 'x', y: 'y', z: 'who', stroke: MARK }),
          Plot.dot(points, { x: 'x', y: 'y', r: 'n', fill: MARK, fillOpacity: 0.6 }),
        ],
      }),
    lines: (label, [x, y], points, fixed) =>
      drawn(label, {
        height: 300,
        marginRight: namesWidth(points.map(({ who }) => who)),
        x: { label: x, labelOffset: 42, tickFormat: asNumber },
        y: { label: y, tickFormat: asNumber, grid: true },
        marks: [
          Plot.ruleY(fixed, { stroke: INK, strokeDasharray: '3,3' }),
          Plot.line(points, { x: 'x', y: 'y', z: 'who', stroke: MARK }),
          Plot.dot(points, { x: 'x', y: 'y', fill: MARK, r: 2.5 }),
          Plot.text(
            points,
            Plot.selectLast({ x: 'x', y: 'y', z: 'who', text: 'who', textAnchor: 'start', dx: 8, fill: INK }),
          ),
        ],
      }),
  }
}
