/**
 * 128 and the number of the signal: what a shell reports for a program that a signal ended, so that a script can tell
 * a game that was left by Ctrl-C (130) from one that came to its end (0).
 */
const EXIT_CODES = { SIGHUP: 129, SIGINT: 130, SIGTERM: 143 } as const
const SIGNALS = ['SIGHUP', 'SIGINT', 'SIGTERM'] as const

export interface Interruption {
  /** The exit code, once a signal has come. */
  readonly came: Promise<number>
  readonly ignore: () => void
}

export function interruption(): Interruption {
  const listeners: (() => void)[] = []
  const came = new Promise<number>(done => {
    for (const signal of SIGNALS) {
      const listener = () => done(EXIT_CODES[signal])
      process.once(signal, listener)
      listeners.push(() => process.off(signal, listener))
    }
  })
  return {
    came,
    ignore: () => {
      for (const stop of listeners) stop()
    },
  }
}
