/** What a mode in lines waits for: the next line, or that something has come from elsewhere. */
export type Arrival = { readonly line: string } | 'news' | 'closed'

export interface Inbox {
  /** The next of both; what has come from elsewhere goes first, however much was typed ahead. */
  next(): Promise<Arrival>
  /** Something has come from elsewhere. */
  wake(): void
}

/** A line that nobody has taken is there for whoever asks next. */
export function inboxOf(lines: AsyncIterable<string>): Inbox {
  const iterator = lines[Symbol.asyncIterator]()
  let isNews = false
  let isAsked = false
  let arrived: IteratorResult<string> | null = null
  let awake = (): void => {}

  const ask = (): void => {
    if (isAsked) return
    isAsked = true
    void iterator.next().then(found => {
      isAsked = false
      arrived = found
      awake()
    })
  }

  return {
    wake() {
      isNews = true
      awake()
    },
    async next() {
      for (;;) {
        if (isNews) {
          isNews = false
          return 'news'
        }
        if (arrived) {
          const { done, value } = arrived
          if (done) return 'closed'
          arrived = null
          return { line: value }
        }
        ask()
        await new Promise<void>(done => {
          awake = done
        })
      }
    },
  }
}
