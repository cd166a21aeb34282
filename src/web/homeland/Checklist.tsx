import { memo, useId, useState } from 'react'
import { checklist, type Item } from '../../games/homeland/explain/checklist.ts'
import { Drawing } from '../shared/Drawing.tsx'
import { RuleLink } from '../shared/Ruled.tsx'
import type { Play } from './play.ts'

const RECRUITS = ['recruit-agent', 'recruit-soldier', 'recruit-asset'] as const
const recruitDrawings = { 'recruit-agent': 'agent', 'recruit-soldier': 'soldier', 'recruit-asset': 'clout' } as const

/** M-22: a figure for nothing, or an asset for three tokens. */
export function Recruiting({ play }: { play: Play }) {
  const { model, lines, whyNot } = play
  const { say, speaker, view } = model
  const id = useId()
  return (
    <div className="recruits">
      {RECRUITS.map(name => {
        const no = whyNot(name)
        return (
          <span key={name} className="recruit">
            <button
              type="button"
              className="button quiet"
              aria-disabled={no !== null}
              aria-describedby={`${id}${name}`}
              onClick={() => no === null && play.act(name)}
            >
              <Drawing from="board" name={recruitDrawings[name]} />
              {speaker.label(name, view)}
            </button>
            <small id={`${id}${name}`}>
              {no ? say('why.because', { why: speaker.reason(no) }) : lines.get(name)?.odds}
            </small>
          </span>
        )
      })}
    </div>
  )
}

const BOX = { open: 'next', done: 'check', closed: 'lock' } as const

/** The turn as a checklist: what must be, what may be, what is done, and why not (M-19). Each open line begins its action. */
export const Checklist = memo(function Checklist({
  play,
  onAssets,
  onTrade,
}: {
  play: Play
  onAssets: () => void
  onTrade: () => void
}) {
  const { say, speaker, deck, view } = play.model
  const [isRecruiting, setRecruiting] = useState(false)
  const [asking, setAsking] = useState<string | null>(null)
  const id = useId()
  const items = checklist(deck, view, play.seat, play.asked?.options ?? [])
  if (items.length === 0) return null

  const begin = (item: Item): void => {
    if (item.standing !== 'open') {
      setAsking(asking === item.id ? null : item.id)
      return
    }
    setAsking(null)
    switch (item.id) {
      case 'recruit':
        setRecruiting(!isRecruiting)
        break
      case 'trade':
        onTrade()
        break
      case 'assets':
        onAssets()
        break
      default:
        void play.act(item.id)
    }
  }

  return (
    <ol className="checklist">
      {items.map(item => {
        const { id: what, must, owed, standing, whys } = item
        return (
          <li key={what} className={`todo is-${standing} ${must ? 'is-must' : ''} ${what === 'end' ? 'todo-end' : ''}`}>
            <button
              type="button"
              className="todo-main"
              data-option={what}
              aria-disabled={standing !== 'open'}
              aria-expanded={what === 'recruit' && standing === 'open' ? isRecruiting : undefined}
              aria-describedby={whys.length > 0 ? `${id}${what}` : undefined}
              onClick={() => begin(item)}
            >
              <Drawing from="room" name={BOX[standing]} />
              <span>{say(`acts.${what}`, { ...owed })}</span>
              <span className="todo-tag">
                {standing === 'done' ? say('acts.done') : must && standing === 'open' ? say('acts.must') : ''}
              </span>
            </button>
            {whys.length > 0 && (
              <p id={`${id}${what}`} className={`todo-why ${asking === what ? 'is-asked' : ''}`}>
                {whys.map(why => (
                  <span key={speaker.reason(why)}>
                    {speaker.reason(why)} <RuleLink rule={why.rule} />{' '}
                  </span>
                ))}
              </p>
            )}
            {what === 'recruit' && isRecruiting && standing === 'open' && <Recruiting play={play} />}
          </li>
        )
      })}
    </ol>
  )
})
