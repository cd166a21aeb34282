import { useState } from 'react'
import type { Advice } from '../../../bots/advisor/advice.ts'
import type { Seat } from '../../../engine/game.ts'
import { agendas } from '../../../games/homeland/vocabulary.ts'
import { Advised } from '../../advisor/Advised.tsx'
import { AdvisorWords } from '../../advisor/AdvisorWords.tsx'
import type { TableSeat } from '../../shared/useTable.ts'
import { useSay } from '../../shared/words.tsx'
import type { BoardModel } from '../model.ts'

interface Props {
  readonly model: BoardModel
  readonly table: TableSeat
}

/** What the advisor would do at the table, beside the board. */
export function Advisor(props: Props) {
  return (
    <AdvisorWords game="homeland">
      <Advising {...props} />
    </AdvisorWords>
  )
}

function Advising({ model: { scene, view, speaker, names, seat }, table }: Props) {
  return (
    <Advised
      {...{ scene, view, speaker, names, seat: seat ?? 0 }}
      onChoose={name => {
        if (!table.isBusy()) void table.choose(name)
      }}
      beside={advice => <Filling advice={advice} table={table} />}
    />
  )
}

/** Whole per cent that add up to a hundred: what is left over goes to the largest. */
function inPercent(shares: readonly number[]): readonly number[] {
  const whole = shares.map(share => Math.round(100 * share))
  const left = 100 - whole.reduce((sum, one) => sum + one, 0)
  const largest = whole.indexOf(Math.max(...whole))
  return whole.with(largest, whole[largest] + left)
}

/** One act, and the suspicions say what can be known; each of them can be changed afterwards. */
function Filling({ advice, table }: { advice: Advice; table: TableSeat }) {
  const say = useSay()
  const [isFilled, setFilled] = useState(false)
  const fill = async (): Promise<void> => {
    for (const { seat, agendas: shares } of advice.belief)
      await table.suspect(seat as Seat, inPercent(agendas.map(agenda => shares[agenda] ?? 0)))
    setFilled(true)
  }
  return (
    <>
      <button type="button" className="button" onClick={() => void fill()}>
        {say('advisor.fill')}
      </button>
      <p role="status">{isFilled && say('advisor.filled')}</p>
    </>
  )
}
