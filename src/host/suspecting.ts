import { Fault, type Seat } from '../engine/game.ts'
import type { Answers, Sent } from './handle.ts'
import { withSuspicion } from './suspicions.ts'

/** What one player does with their suspicions. */
export const suspecting = ({ game, match, act, suspicions }: Answers, seat: Seat) => ({
  async suspect(player: Seat, mix: readonly number[] | null): Promise<void> {
    const { record, settled } = match()
    // Nobody thinks of it differently once they know.
    if (record.ended !== null || game.outcome(settled) !== null) throw new Fault('play.over')
    await suspicions((all, now) => withSuspicion(all, { seat, player, mix }, now))
  },
  async share(sent: Sent): Promise<void> {
    const { [seat]: own } = await suspicions(all => all)
    await act({ type: 'suspicions', seat, course: own?.course ?? [], ...sent })
    // From now on it is in the log, and nobody's own.
    await suspicions(all => ({ ...all, [seat]: { now: own.now, course: [] } }))
  },
  async forget(): Promise<void> {
    await suspicions(all => {
      const { [seat]: own, ...others } = all
      return own ? others : all
    })
  },
})
