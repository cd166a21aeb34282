import fc from 'fast-check'
import type { Json } from '../../src/engine/game.ts'

/** One change to a file: where, of which kind, and to what; small numbers, so that fast-check can make them smaller. */
export interface Edit {
  readonly where: number
  readonly kind: number
  readonly what: number
}

export const edit = fc.record({ where: fc.nat(100_000), kind: fc.nat(11), what: fc.nat(1_000) })
export const edits = fc.array(edit, { minLength: 1, maxLength: 4 })

const NUMBERS = [0, -1, 1, 2, 3, 6, 7, 12, 13, 99, 255, 256, 999, 9_999, 65_535, 65_536, 2 ** 31, 2 ** 53, 1e308, 0.5]
const TEXTS = [
  '',
  'constructor',
  '__proto__',
  'toString',
  'hasOwnProperty',
  'nobody',
  'x'.repeat(5_000),
  '\u0000',
  '😀',
]
const OTHERS: readonly Json[] = [null, true, false, 3, 'three', [], {}, [[]], { toString: 1 }, [1, 'two', null]]

type Box = Json[] | Record<string, Json>
interface Spot {
  readonly box: Box
  readonly key: string | number
}

const isBox = (value: unknown): value is Box => typeof value === 'object' && value !== null
const at = ({ box, key }: Spot): Json => (Array.isArray(box) ? box[Number(key)] : box[key])

/** A field is laid down as such: `__proto__` too is a name like any other. */
function put({ box, key }: Spot, value: Json): void {
  if (Array.isArray(box)) box[Number(key)] = value
  else Object.defineProperty(box, key, { value, enumerable: true, configurable: true, writable: true })
}

function spots(value: Json): Spot[] {
  const found: Spot[] = []
  const boxes: Json[] = [value]
  for (let box = boxes.pop(); box !== undefined; box = boxes.pop()) {
    if (!isBox(box)) continue
    const keys = Array.isArray(box) ? box.keys() : Object.keys(box)
    for (const key of keys) {
      const spot = { box: box as Box, key }
      found.push(spot)
      boxes.push(at(spot))
    }
  }
  return found
}

const pick = <T>(from: readonly T[], n: number): T => from[n % from.length]

function nest(value: Json, deep: number): Json {
  let inner = value
  for (let i = 0; i < deep; i++) inner = i % 2 ? [inner] : { position: inner }
  return inner
}

/** The same file with these changes. */
export function mutated(file: Json, changes: readonly Edit[]): Json {
  let whole: Json = structuredClone(file)
  for (const { where, kind, what } of changes) {
    const all = spots(whole)
    if (all.length === 0) return structuredClone(pick(OTHERS, what))
    const spot = pick(all, where)
    const value = at(spot)
    const other = pick(all, where + what + 1)
    switch (kind) {
      case 0:
      case 1:
        put(spot, pick(NUMBERS, what))
        break
      case 2:
        put(spot, typeof value === 'number' ? value + (what % 2 ? 1 : -1) : pick(TEXTS, what))
        break
      case 3:
        put(spot, structuredClone(pick(OTHERS, what)))
        break
      case 4:
        put(spot, structuredClone(at(other)))
        break
      case 5: {
        const held = structuredClone(value)
        put(spot, structuredClone(at(other)))
        put(other, held)
        break
      }
      case 6:
        if (Array.isArray(spot.box)) spot.box.splice(Number(spot.key), 1)
        else delete spot.box[spot.key]
        break
      case 7:
        if (Array.isArray(spot.box)) spot.box.splice(Number(spot.key), 0, structuredClone(value))
        else put({ box: spot.box, key: pick(TEXTS, what) }, structuredClone(value))
        break
      case 8:
        if (Array.isArray(value)) put(spot, what % 2 ? [...value].reverse() : value.slice(0, what % 3))
        else put(spot, pick(TEXTS, what))
        break
      case 9:
        put(spot, nest(value, what))
        break
      case 10:
        // A name that is used somewhere in the same file: the likeliest to be half right.
        put(
          spot,
          pick(
            all
              .map(at)
              .filter(one => typeof one === 'string')
              .concat(TEXTS),
            what,
          ),
        )
        break
      default:
        whole = what % 20 === 0 ? nest(whole, what) : whole
        put(
          spot,
          pick(
            all
              .map(at)
              .filter(one => typeof one === 'number')
              .concat(NUMBERS),
            what,
          ),
        )
    }
  }
  return whole
}
