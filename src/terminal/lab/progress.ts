import type { Say } from '../../words/index.ts'
import type { Context } from '../context.ts'

/** How far a study is, on a line of its own that goes away again; nowhere but on a terminal. */
export interface Progress {
  games(n: number): void
  end(): void
}

const SECONDS_A_MINUTE = 60
/** Before this many seconds nobody can say how long the rest will take. */
const TOO_EARLY = 2

/** How long the rest will take if it goes on as it went. */
export function secondsLeft(done: number, before: number, total: number, seconds: number): number | null {
  const played = done - before
  return played > 0 && seconds >= TOO_EARLY ? ((total - done) * seconds) / played : null
}

export function progressOf({ error }: Pick<Context, 'error'>, say: Say, before: number, total: number): Progress {
  const begun = performance.now()
  let done = before
  const show = (): void => {
    if (!error.isTTY) return
    const left = secondsLeft(done, before, total, (performance.now() - begun) / 1000)
    const time =
      left === null
        ? say('lab.running.early')
        : left < SECONDS_A_MINUTE
          ? say('lab.running.seconds', { n: Math.ceil(left) })
          : say('lab.running.minutes', { n: Math.ceil(left / SECONDS_A_MINUTE) })
    error.write(`\r${say('lab.running', { done, total, share: total > 0 ? done / total : 1, time })}\u001b[K`)
  }
  show()
  return {
    games(n) {
      done += n
      show()
    },
    end() {
      if (error.isTTY) error.write('\r\u001b[K')
    },
  }
}
