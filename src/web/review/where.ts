import { whereIn } from '../../host/review/told.ts'
import { useSay } from '../shared/words.tsx'

/** Where in a match something was: a turn of a call, a round of a table. */
export function useWhere(game: string): (round: number) => string {
  const say = useSay()
  return round => whereIn(say, game, round)
}
