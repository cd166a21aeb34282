import { createInterface } from 'node:readline'

/** Lines as they come. An input that breaks has simply ended. */
export interface Lines extends AsyncIterable<string> {
  close(): void
}

export function linesOf(input: NodeJS.ReadStream): Lines {
  const lines = createInterface({ input, crlfDelay: Number.POSITIVE_INFINITY })
  const close = (): void => lines.close()
  input.once('error', close)
  // One iterator for all who listen: what one of them leaves unread is there for the next.
  const iterator = lines[Symbol.asyncIterator]()
  return {
    [Symbol.asyncIterator]: () => ({ next: () => iterator.next() }),
    close() {
      input.off('error', close)
      lines.close()
    },
  }
}
