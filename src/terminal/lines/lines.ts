import { createInterface } from 'node:readline'
import { Transform } from 'node:stream'
import { LONGEST_LINE_CHARACTERS } from '../../table/json-text.ts'

/** Lines as they come. An input that breaks has simply ended. */
export interface Lines extends AsyncIterable<string> {
  close(): void
}

export function linesOf(input: NodeJS.ReadStream): Lines {
  const heard = input.pipe(shortened())
  const lines = createInterface({ input: heard, crlfDelay: Number.POSITIVE_INFINITY })
  const close = (): void => lines.close()
  input.once('error', close)
  // One iterator for all who listen: what one of them leaves unread is there for the next.
  const iterator = lines[Symbol.asyncIterator]()
  return {
    [Symbol.asyncIterator]: () => ({ next: () => iterator.next() }),
    close() {
      input.off('error', close)
      input.unpipe(heard)
      // A listener that is left would keep the process waiting.
      input.pause()
      lines.close()
    },
  }
}

const LINE_FEED = 10
const CARRIAGE_RETURN = 13
/** One more than anything we understand: whoever reads the line can tell that it is too long. */
const MOST_BYTES = LONGEST_LINE_CHARACTERS + 1

/** Lets through what a line may have and drops the rest of it: a line without end would fill the memory. */
function shortened(): Transform {
  let length = 0
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      const pieces: Buffer[] = []
      let from = 0
      for (let at = 0; at <= chunk.length; at++) {
        const isEnd = chunk[at] === LINE_FEED || chunk[at] === CARRIAGE_RETURN
        if (!isEnd && at < chunk.length) continue
        pieces.push(chunk.subarray(from, Math.min(at, from + Math.max(0, MOST_BYTES - length))))
        length += at - from
        from = at
        if (!isEnd) continue
        pieces.push(chunk.subarray(at, at + 1))
        length = 0
        from = at + 1
      }
      done(null, Buffer.concat(pieces))
    },
  })
}
