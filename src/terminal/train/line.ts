const COMMA = 0x2c
const MINUS = 0x2d
const ZERO = 0x30
const [OPEN, CLOSE] = [0x5b, 0x5d]
const TEN = 10
/** A whole number of 32 bits with its sign and a comma. */
const LONGEST_NUMBER = 12
const FIRST_BYTES = 1 << 16

/**
 * A line of JSON as bytes, most of which are lists of whole numbers: to make a text of each number and to join them took
 * longer than all that comes before.
 */
export class Line {
  #bytes = Buffer.allocUnsafe(FIRST_BYTES)
  #length = 0

  text(text: string): this {
    this.#reserve(Buffer.byteLength(text))
    this.#length += this.#bytes.write(text, this.#length)
    return this
  }

  /** A list of such lists. */
  lists(lists: readonly Int32Array[]): this {
    this.#byte(OPEN)
    for (const [n, list] of lists.entries()) {
      if (n > 0) this.#byte(COMMA)
      this.#list(list)
    }
    return this.#byte(CLOSE)
  }

  /** What was written so far, which is nothing from here on. */
  take(): Uint8Array {
    const taken = Buffer.from(this.#bytes.subarray(0, this.#length))
    this.#length = 0
    return taken
  }

  #byte(byte: number): this {
    this.#reserve(1)
    this.#bytes[this.#length++] = byte
    return this
  }

  #list(list: Int32Array): void {
    this.#reserve(list.length * LONGEST_NUMBER + 2)
    const bytes = this.#bytes
    let at = this.#length
    bytes[at++] = OPEN
    for (let i = 0; i < list.length; i++) {
      const number = list[i]
      if (number >= 0 && number < TEN) bytes[at++] = ZERO + number
      else at = writeNumber(bytes, at, number)
      bytes[at++] = COMMA
    }
    if (list.length > 0) at--
    bytes[at++] = CLOSE
    this.#length = at
  }

  #reserve(more: number): void {
    const needed = this.#length + more
    if (needed <= this.#bytes.length) return
    const larger = Buffer.allocUnsafe(needed * 2)
    this.#bytes.copy(larger, 0, 0, this.#length)
    this.#bytes = larger
  }
}

/** Where it ends. */
function writeNumber(bytes: Uint8Array, from: number, number: number): number {
  let rest = Math.abs(number)
  let length = 1
  for (let power = TEN; power <= rest; power *= TEN) length++
  if (number < 0) bytes[from] = MINUS
  const end = from + length + (number < 0 ? 1 : 0)
  for (let at = end - 1; length > 0; length--) {
    bytes[at--] = ZERO + (rest % TEN)
    rest = Math.floor(rest / TEN)
  }
  return end
}
