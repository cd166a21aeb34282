import { memo } from 'react'
import { TRACK } from '../../games/homeland/vocabulary.ts'
import type { Say } from '../../words/index.ts'
import { Drawing } from '../shared/Drawing.tsx'
import type { BoardModel } from './model.ts'

const marks = Array.from({ length: TRACK }, (_, i) => i + 1)

const Track = memo(function Track({ say, of, n }: { say: Say; of: 'agency' | 'terrorist'; n: number }) {
  const name = say(of === 'agency' ? 'board.agency' : 'board.terrorists')
  return (
    <div className={`track track-${of}`}>
      <Drawing from="board" name={`track-${of}`} />
      <span className="track-name">{name}</span>
      <span className="track-marks" aria-hidden="true">
        {marks.map(mark => (
          <i key={mark} className={mark <= n ? 'is-filled' : ''} />
        ))}
      </span>
      <b>{say('board.track', { n })}</b>
    </div>
  )
})

/** Both tracks with their numbers; who fills which is what the game is about. */
export const Tracks = memo(function Tracks({ model }: { model: BoardModel }) {
  const { view, say } = model
  return (
    <section className="tracks" aria-label={say('board.tracks')}>
      <Track say={say} of="agency" n={view.agency} />
      <Track say={say} of="terrorist" n={view.terrorist} />
    </section>
  )
})
