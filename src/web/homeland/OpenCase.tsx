import { Fragment } from 'react'
import type { ThreatSeen } from '../../games/homeland/view/view.ts'
import { Sheet } from '../shared/Sheet.tsx'
import { Facts } from './Facts.tsx'
import { Known } from './known.tsx'
import { type BoardModel, cardName, isAllOpen } from './model.ts'
import { Story } from './Story.tsx'

/** What these eyes know of a case; nothing can be done with it. */
export function OpenCase({ model, threat, onClose }: { model: BoardModel; threat: ThreatSeen; onClose: () => void }) {
  const { say, texts } = model
  const lines = [threat.organization, ...(threat.plot === undefined ? [] : [threat.plot])]
  return (
    <Sheet
      title={say('case.name', { case: threat.id, organization: cardName(model, threat.organization) })}
      onClose={onClose}
    >
      <Facts model={model} threat={threat} isOpen={isAllOpen(model.view)} />
      <Known model={model} threat={threat} />
      {lines.map(id => (
        <Fragment key={id}>
          <Story id={id}>{line => <p>{line}</p>}</Story>
          {(texts.get(id)?.text ?? []).map(line => (
            <p key={line}>{line}</p>
          ))}
        </Fragment>
      ))}
    </Sheet>
  )
}
