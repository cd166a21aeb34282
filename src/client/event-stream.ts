/** The events of a text/event-stream, as far as a table uses them: what stands in `data`, one text each. */

const END = /\r?\n\r?\n/

/** Done when the stream is; whoever stops listening has it closed. `alive` is called for every sign of the other end. */
export async function* eventsIn(
  body: ReadableStream<Uint8Array>,
  alive: () => void = () => {},
): AsyncGenerator<string, void, void> {
  const reader = body.getReader()
  const decoder = new TextDecoder()
  let text = ''
  try {
    for (;;) {
      const { done, value } = await reader.read()
      if (done) return
      alive()
      const parts = (text + decoder.decode(value, { stream: true })).split(END)
      text = parts.pop() ?? ''
      for (const part of parts) {
        const data = dataIn(part)
        if (data !== null) yield data
      }
    }
  } finally {
    await reader.cancel().catch(() => {})
  }
}

/** A comment, or what is only for browsers, has none. */
function dataIn(event: string): string | null {
  const lines = event.split(/\r?\n/).flatMap(line => /^data: ?(.*)$/.exec(line)?.[1] ?? [])
  return lines.length === 0 ? null : lines.join('\n')
}
