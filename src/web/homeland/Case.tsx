import type { CSSProperties } from 'react'
import { nameOfParts } from '../../games/homeland/options.ts'
import type { ThreatSeen } from '../../games/homeland/view/view.ts'
import { Drawing } from '../shared/Drawing.tsx'
import { Facts } from './Facts.tsx'
import { type BoardModel, cardName } from './model.ts'
import type { Play } from './play.ts'
import { onTwoLines } from './room.ts'

/** A case on the board. A tap opens its file; while a case is asked for, those that can be chosen are lit and take the tap. */
export function Case({
  model,
  play,
  threat,
  column,
  letters,
  onOpen,
}: {
  model: BoardModel
  play: Play | null
  threat: ThreatSeen
  /** Its space in the row, from the left. */
  column: number
  /** How many letters of its name go on a line; null where the name takes the lines it needs. */
  letters: number | null
  onOpen: (id: number) => void
}) {
  const { say, view } = model
  const option = nameOfParts({ verb: 'case', threat: threat.id })
  const isLit = play?.options.has(option) === true
  const isAsked = play?.asks('case') === true
  const name = say('case.name', { case: threat.id, organization: cardName(model, threat.organization) })
  const isMine = threat.lead !== undefined && threat.lead === model.seat
  const isNow = view.analysis?.threat === threat.id
  const states = [isLit ? 'is-lit' : isAsked && 'is-dim', isMine && 'is-mine', isNow && 'is-now']
  return (
    <li
      className={['board-case', 'paper', ...states].filter(Boolean).join(' ')}
      id={`case-${threat.id}`}
      style={{ '--column': column + 1 } as CSSProperties}
    >
      <h4>
        <button
          type="button"
          className="case-main"
          title={name}
          onClick={() => (play && isLit ? play.act(option) : onOpen(threat.id))}
        >
          <span className="only-spoken">
            {isLit ? `${say('case.choose')} ` : ''}
            {name}
            {isNow ? ` ${say('case.analysed')}` : ''}
          </span>
          <span aria-hidden="true" className="case-lines">
            {(letters === null ? [name] : onTwoLines(name, letters)).map(line => (
              <span key={line} className="case-line">
                {line}
              </span>
            ))}
          </span>
        </button>
      </h4>
      <Facts model={model} threat={threat} column={column} />
      {isLit && (
        <button
          type="button"
          className="icon-button to-file"
          onClick={() => onOpen(threat.id)}
          aria-label={say('case.file', { case: threat.id })}
        >
          <Drawing from="room" name="folder" />
        </button>
      )}
    </li>
  )
}
