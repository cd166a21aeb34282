import { useId, useState } from 'react'
import { CardSource } from '../shared/CardSource.tsx'
import { Drawing } from '../shared/Drawing.tsx'
import { Sheet } from '../shared/Sheet.tsx'
import { CardRules } from './CardRules.tsx'
import { useCall, useWhyNot } from './model.ts'
import { WhyNot } from './WhyNot.tsx'

/** A demand: what giving in brings now, and what it costs from then on. A way out is asked about twice. */
export default function ConcedeSheet({ id, onClose }: { id: string; onClose: () => void }) {
  const { say, cards, deck, name, option, choose } = useCall()
  const [isSure, setSure] = useState(false)
  const reasonId = useId()
  const demand = deck.demands.find(one => one.id === id)
  const isEscape = demand?.kind === 'escape'
  const concede = option({ verb: 'concede', demand: id })
  const refused = useWhyNot({ verb: 'concede', demand: id })
  const card = cards.get(id)
  const [now = '', ...later] = card?.text ?? []
  return (
    <Sheet title={name(id)} onClose={onClose} className={`concede-sheet ${isEscape ? 'is-escape' : ''}`}>
      <p className="card-facts">
        <Drawing from="call" name={demand?.kind ?? 'major'} />
        {say('call.demand.cost', { kind: say(`kind.${demand?.kind ?? 'major'}`), cost: demand?.cost ?? 0 })}
      </p>
      <div className="now-later">
        <p>{say('call.now', { text: now })}</p>
        {later.map(line => (
          <p key={line}>{line}</p>
        ))}
      </div>
      {concede && <p className="concede-changes">{concede.outcomes.map(({ changes }) => changes).join(' ')}</p>}
      {refused && <WhyNot id={reasonId} reason={refused} />}
      {concede && isEscape && isSure && (
        <p className="concede-warning" role="alert">
          <Drawing from="room" name="warning" />
          {say('call.escape.sure')}
        </p>
      )}
      <CardRules of={demand?.kind === 'minor' ? 'minor' : 'demand'} />
      {card && <CardSource game="negotiator" card={card} />}
      <div className="sheet-acts">
        <button
          type="button"
          className="button"
          aria-disabled={!concede}
          aria-describedby={concede ? undefined : reasonId}
          onClick={() => {
            if (!concede) return
            if (isEscape && !isSure) {
              setSure(true)
              return
            }
            onClose()
            choose(concede.name)
          }}
        >
          {isSure ? say('call.escape.confirm') : (concede?.label ?? say('call.concede'))}
        </button>
        <button type="button" className="button quiet" onClick={onClose}>
          {say('call.not-yet')}
        </button>
      </div>
    </Sheet>
  )
}
