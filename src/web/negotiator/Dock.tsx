import { lazy, startTransition, useCallback, useState } from 'react'
import { Drawing } from '../shared/Drawing.tsx'
import { Piece } from '../shared/Piece.tsx'
import type { TableSeat } from '../shared/useTable.ts'
import { CardSheet } from './CardSheet.tsx'
import { Hand } from './Hand.tsx'
import { type Leaf, leaves } from './leaves.ts'
import { useCall } from './model.ts'
import { Decide, isDeciding, NextUp, Stage } from './Stage.tsx'
import { TakeAll } from './Supply.tsx'
import type { Roll } from './useHeld.ts'
import { useKeys } from './useKeys.ts'

const AdvisorSheet = lazy(() => import('./AdvisorSheet.tsx'))
const CommandSheet = lazy(() => import('./CommandSheet.tsx'))
const RewindSheet = lazy(() => import('./RewindSheet.tsx'))
const KeysSheet = lazy(() => import('./KeysSheet.tsx'))

export type Tool = 'advisor' | 'command' | 'rewind' | 'keys'

/** What lies under the thumb: what just happened, the question, the hand, and what ends the phase. */
export function Dock({
  roll,
  leaf,
  onLeaf,
  table,
}: {
  roll: Roll | null
  leaf: Leaf
  onLeaf: (leaf: Leaf) => void
  table: TableSeat
}) {
  const { say, question, kind, view, scene, option, choose } = useCall()
  const [card, setCard] = useState<string | null>(null)
  /** The tap is answered first, the sheet drawn after it. */
  const open = useCallback((id: string) => startTransition(() => setCard(id)), [])
  const [tool, setTool] = useState<Tool | null>(null)
  const [asked, setAsked] = useState('')
  const undo = useCallback(() => void table.undo(), [table.undo])
  useKeys({ onCard: open, onTool: setTool, onLeaf, onUndo: undo, onAnswer: setAsked })
  const isOpenCard = card !== null && view.hand.includes(card)
  const isOver = scene.outcome !== null
  const known = view.minors.length + view.demands.filter(({ standing }) => standing === 'known').length
  const close = useCallback(() => setTool(null), [])
  const done = option({ verb: 'done' }) ?? option({ verb: 'enough' })
  return (
    <section className="dock" aria-labelledby="dock-question">
      <div className="leaves">
        {leaves.map(one => (
          <button
            key={one}
            type="button"
            className="leaf-tab"
            data-leaf={one}
            aria-pressed={one === leaf}
            onClick={() => onLeaf(one)}
          >
            {say(`call.leaf.${one}`)}
            {one === 'file' && known > 0 && (
              <span className="leaf-mark">
                <span aria-hidden="true">{known}</span>
                <span className="only-spoken">{say('call.leaf.known', { n: known })}</span>
              </span>
            )}
          </button>
        ))}
        <span className="leaves-gap" />
        {scene.practice && (
          <button
            type="button"
            className="icon-button leaf-rewind"
            aria-label={say('call.rewind')}
            onClick={() => setTool('rewind')}
          >
            <Drawing from="room" name="rewind" />
          </button>
        )}
        {!isOver && (
          <button
            type="button"
            className="icon-button"
            aria-label={say('call.key.a')}
            onClick={() => setTool('advisor')}
          >
            <Drawing from="room" name="lamp" />
          </button>
        )}
        <button
          type="button"
          className="icon-button leaf-command"
          aria-label={say('call.command')}
          onClick={() => setTool('command')}
        >
          <Drawing from="room" name="typewriter" />
        </button>
        <button type="button" className="icon-button" aria-label={say('call.keys')} onClick={() => setTool('keys')}>
          <Drawing from="room" name="help" />
        </button>
      </div>
      {!isOver && (
        <div className={`dock-desk paper ${isDeciding(kind) ? 'is-deciding' : ''} ${done ? 'is-shopping' : ''}`}>
          <Stage roll={roll} />
          <div className="dock-question" data-question tabIndex={-1}>
            <h2 id="dock-question">{question}</h2>
            <p className="dock-points">
              <Drawing from="call" name="points" />
              {say('call.points', { n: view.points })}
            </p>
          </div>
          <Decide />
          <Hand onOpen={open} />
          {done && <NextUp option={done} />}
          {asked !== '' && <p className="dock-answer">{asked}</p>}
          <Acts onUndo={undo} />
        </div>
      )}
      {isOpenCard && (
        <CardSheet
          id={card}
          onClose={() => setCard(null)}
          onChoose={name => {
            setCard(null)
            setAsked('')
            choose(name)
          }}
        />
      )}
      <Piece key={tool}>
        {tool === 'advisor' && <AdvisorSheet onClose={close} />}
        {tool === 'command' && <CommandSheet onClose={close} />}
        {tool === 'rewind' && <RewindSheet onClose={close} onRewind={to => void table.rewind(to)} />}
        {tool === 'keys' && <KeysSheet onClose={close} />}
      </Piece>
    </section>
  )
}

/** What ends this phase, with what would follow; and the way back as long as nothing new was seen. */
function Acts({ onUndo }: { onUndo: () => void }) {
  const { say, view, scene, option, choose } = useCall()
  const [isLosing, setLosing] = useState(false)
  const hangUp = option({ verb: 'hang-up' })
  const done = option({ verb: 'done' }) ?? option({ verb: 'enough' })
  const isShopping = option({ verb: 'done' }) !== undefined
  const isLost = hangUp !== undefined && (view.last || view.escaping)
  return (
    <div className="acts">
      {scene.draft > 0 && (
        <button type="button" className="button quiet act-undo" onClick={onUndo}>
          <Drawing from="room" name="undo" />
          <span className="act-name">{say('call.undo')}</span>
        </button>
      )}
      <TakeAll />
      {hangUp && (
        <button
          type="button"
          className={`button quiet act-end ${isLost ? 'is-losing' : ''}`}
          data-option={hangUp.name}
          onClick={() => {
            if (isLost && !isLosing) setLosing(true)
            else choose(hangUp.name)
          }}
        >
          <Drawing from="call" name="phone-hung-up" />
          <span>
            {isLosing && isLost ? say('call.hang-up.sure') : hangUp.label}
            <small>{isLost ? hangUp.odds : say('call.hang-up.then', { points: view.points })}</small>
          </span>
        </button>
      )}
      {done && (
        <button type="button" className="button act-end" data-option={done.name} onClick={() => choose(done.name)}>
          <span>
            {done.label}
            {/* N-19 */}
            {isShopping && view.points > 0 && <small>{say('call.done.unspent', { points: view.points })}</small>}
          </span>
        </button>
      )}
    </div>
  )
}
