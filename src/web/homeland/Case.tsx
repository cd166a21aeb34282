import type { CSSProperties } from 'react'
import { nameOfParts } from '../../games/homeland/options.ts'
import type { ThreatSeen } from '../../games/homeland/view/view.ts'
import { Drawing } from '../shared/Drawing.tsx'
import { Known } from './known.tsx'
import { type BoardModel, cardName } from './model.ts'
import { PlayerMark } from './PlayerMark.tsx'
import type { Play } from './play.ts'
import { ClaimsOn } from './talk/ClaimsOn.tsx'

export const Facts = ({ model, threat }: { model: BoardModel; threat: ThreatSeen }) => {
  const { say, cards } = model
  const { agents = 0, soldiers = 0 } = threat
  const sophistication = cards.organizations.get(threat.organization)?.sophistication ?? 0
  return (
    <ul className="facts">
      <li>
        {threat.lead === undefined ? (
          <span className="unclaimed">{say('board.unclaimed')}</span>
        ) : (
          <>
            <span className="only-spoken">{say('case.lead')} </span>
            <PlayerMark model={model} seat={threat.lead} />
          </>
        )}
      </li>
      <li title={say('case.sophistication', { n: sophistication })}>
        <span className="only-spoken">{say('case.sophistication', { n: sophistication })}</span>
        <span aria-hidden="true">{say('case.sophistication.short', { n: sophistication })}</span>
      </li>
      <li title={say('case.intel', { n: threat.by.length })}>
        <Drawing from="board" name="intel-back" />
        <span aria-hidden="true">{threat.by.length}</span>
        <span className="only-spoken">{say('case.intel', { n: threat.by.length })}</span>
      </li>
      {agents > 0 && (
        <li title={say('board.agents.long', { n: agents })}>
          <Drawing from="board" name="agent" />
          <span aria-hidden="true">{agents}</span>
          <span className="only-spoken">{say('board.agents.long', { n: agents })}</span>
        </li>
      )}
      {soldiers > 0 && (
        <li title={say('board.soldiers.long', { n: soldiers })}>
          <Drawing from="board" name="soldier" />
          <span aria-hidden="true">{soldiers}</span>
          <span className="only-spoken">{say('board.soldiers.long', { n: soldiers })}</span>
        </li>
      )}
    </ul>
  )
}

/** A case on the board. A tap opens its file; while a case is asked for, those that can be chosen are lit and take the tap. */
export function Case({
  model,
  play,
  threat,
  column,
  onOpen,
}: {
  model: BoardModel
  play: Play | null
  threat: ThreatSeen
  /** Its space in the row, from the left. */
  column: number
  onOpen: (id: number) => void
}) {
  const { say, cards, view } = model
  const kind = cards.organizations.get(threat.organization)?.kind ?? 'loners'
  const option = nameOfParts({ verb: 'case', threat: threat.id })
  const isLit = play?.options.has(option) === true
  const isAsked = play?.asks('case') === true
  const name = say('case.name', { case: threat.id, organization: cardName(model, threat.organization) })
  const state = isLit ? 'is-lit' : isAsked ? 'is-dim' : ''
  const isMine = threat.lead !== undefined && threat.lead === model.seat
  return (
    <li
      className={`board-case paper ${state} ${isMine ? 'is-mine' : ''}`}
      id={`case-${threat.id}`}
      style={{ '--column': column + 1 } as CSSProperties}
    >
      <h4>
        <button
          type="button"
          className="case-main"
          onClick={() => (play && isLit ? play.act(option) : onOpen(threat.id))}
        >
          <Drawing from="board" name={`org-${kind}`} />
          <span>
            {isLit && <span className="only-spoken">{say('case.choose')} </span>}
            {name}
          </span>
        </button>
      </h4>
      <Facts model={model} threat={threat} />
      {view.analysis?.threat === threat.id && <p className="case-now">{say('case.analysed')}</p>}
      <Known model={model} threat={threat} />
      <ClaimsOn model={model} about={{ case: threat.id }} newest />
      {isLit && (
        <div className="case-lit">
          <b aria-hidden="true">{say('case.choose')}</b>
          <button
            type="button"
            className="icon-button to-file"
            onClick={() => onOpen(threat.id)}
            aria-label={say('case.file', { case: threat.id })}
          >
            <Drawing from="room" name="folder" />
          </button>
        </div>
      )}
    </li>
  )
}
