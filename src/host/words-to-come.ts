import type { AnyGame } from '../games/index.ts'
import { maySpeak, nextSpeech, restsLast, restsNow, type Speech } from './speech.ts'

type Running = Parameters<typeof nextSpeech>[1]

/** Does something after so many milliseconds, as `setTimeout` does. */
export type After = (work: () => void, ms: number) => unknown

/** Whose words are on their way. */
export interface WordsToCome {
  /** What a bot is to say now; null where there is nothing, or not yet. */
  next(): Speech | null
  /** Is somebody to be heard before a bot goes on? */
  isAwaited(): boolean
}

/**
 * Bots speak at the pace of people, and the game goes on meanwhile: how long somebody takes is drawn with the moment,
 * from what everybody sees. Words that come later than the game has gone on are found where it rests next, of what there
 * is to be seen then; nobody has two on their way.
 */
export function wordsToCome(
  game: AnyGame,
  match: () => Running,
  past: Set<string>,
  after: After,
  wake = (): void => {},
): WordsToCome {
  const onTheirWay = new Set<Speech>()
  const due: Speech[] = []

  return {
    next() {
      if (!maySpeak(game, match())) return null
      for (let speech = nextSpeech(game, match(), past); speech; speech = nextSpeech(game, match(), past)) {
        const found = speech
        past.add(found.id)
        if (found.to === null && [...onTheirWay].some(({ seat, to }) => seat === found.seat && to === null)) continue
        onTheirWay.add(found)
        after(() => {
          due.push(found)
          wake()
        }, found.pauseMs)
      }
      const at = due.findIndex(({ to }) => to !== null || restsNow(game, match()))
      if (at < 0) return null
      const [speech] = due.splice(at, 1)
      onTheirWay.delete(speech)
      return speech
    },
    isAwaited: () => onTheirWay.size > 0 && maySpeak(game, match()) && restsLast(game, match()),
  }
}
