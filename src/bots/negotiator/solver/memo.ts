import type { Position } from '../position.ts'

const FIRST_SIZE = 1 << 12

/** What was found of positions, by all that matters to their value. Emptied at once, because it is emptied often. */
export class Memo {
  /** Where the value asked for last lies, or is to be put. */
  #at = 0
  #size = 0
  #age = 1
  #mask = FIRST_SIZE - 1
  #ages = new Int32Array(FIRST_SIZE)
  #keys = new Int32Array(FIRST_SIZE * 4)
  #values = new Float64Array(FIRST_SIZE)
  readonly #key = new Int32Array(4)

  get size(): number {
    return this.#size
  }

  clear(): void {
    this.#age++
    this.#size = 0
  }

  /** The value of this position so many acts before the search is cut off; -1 where it is not known. */
  find(p: Position, depth: number): number {
    const key = this.#key
    key[0] = p.hand
    key[1] = p.supply
    key[2] =
      p.threat |
      ((p.points + 32) << 3) |
      (p.zone << 10) |
      (p.saved << 14) |
      (p.killed << 18) |
      ((p.nextDice & 31) << 22) |
      (p.fours ? 1 << 27 : 0) |
      (p.second ? 1 << 28 : 0) |
      (p.escaping ? 1 << 29 : 0) |
      (p.silent ? 1 << 30 : 0)
    key[3] = (p.talkDice & 31) | (p.terror << 5) | ((p.next + 1) << 9) | (depth << 15) | (p.bargain.id << 20)
    this.#at = this.#seek()
    return this.#ages[this.#at] === this.#age ? this.#values[this.#at] : -1
  }

  /** Keep the value of a position that was not found. What was asked in between has moved on: ask again. */
  keep(p: Position, depth: number, value: number): void {
    if (this.find(p, depth) < 0) {
      this.#ages[this.#at] = this.#age
      this.#keys.set(this.#key, this.#at * 4)
      this.#size++
    }
    this.#values[this.#at] = value
    if (this.#size * 2 > this.#mask) this.#grow()
  }

  #seek(): number {
    const key = this.#key
    let hash = Math.imul(key[0], 0x9e3779b1) ^ Math.imul(key[1], 0x85ebca6b)
    hash = Math.imul(hash ^ (hash >>> 15) ^ key[2], 0xc2b2ae35)
    hash = Math.imul(hash ^ (hash >>> 13) ^ key[3], 0x27d4eb2f)
    let at = (hash ^ (hash >>> 16)) & this.#mask
    while (this.#ages[at] === this.#age && !this.#isAt(at)) at = (at + 1) & this.#mask
    return at
  }

  #isAt(at: number): boolean {
    const keys = this.#keys
    const key = this.#key
    const from = at * 4
    return keys[from] === key[0] && keys[from + 1] === key[1] && keys[from + 2] === key[2] && keys[from + 3] === key[3]
  }

  #grow(): void {
    const ages = this.#ages
    const keys = this.#keys
    const values = this.#values
    const size = ages.length * 2
    this.#mask = size - 1
    this.#ages = new Int32Array(size)
    this.#keys = new Int32Array(size * 4)
    this.#values = new Float64Array(size)
    for (let from = 0; from < ages.length; from++) {
      if (ages[from] !== this.#age) continue
      for (let i = 0; i < 4; i++) this.#key[i] = keys[from * 4 + i]
      const at = this.#seek()
      this.#ages[at] = this.#age
      this.#keys.set(this.#key, at * 4)
      this.#values[at] = values[from]
    }
  }
}
