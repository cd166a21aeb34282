import type { Plot } from '../../games/homeland/cards/card.ts'
import { Drawing } from '../shared/Drawing.tsx'
import type { BoardModel } from './model.ts'
import { Story } from './Story.tsx'

/** A Plot that lies open to whoever looks: what it is, and what it does. */
export const PlotCard = ({
  model: { texts },
  plot,
  className = '',
}: {
  model: Pick<BoardModel, 'texts'>
  plot: Pick<Plot, 'id' | 'kind'>
  className?: string
}) => (
  <div className={`file-plot ${className}`}>
    <Drawing from="board" name={`plot-${plot.kind}`} className="file-drawing" />
    <div>
      <Story id={plot.id}>{line => <p>{line}</p>}</Story>
      {(texts.get(plot.id)?.text ?? []).map(line => (
        <p key={line}>{line}</p>
      ))}
    </div>
  </div>
)
