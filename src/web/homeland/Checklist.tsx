import { memo, useId, useState } from 'react'
import { checklist, type Item } from '../../games/homeland/checklist.ts'
import { Drawing } from '../shared/Drawing.tsx'
import { RuleLink } from '../shared/Ruled.tsx'
import type { Play } from './play.ts'

interface Why {
  readonly text: string
  readonly rule: string
}

function itemsOf({ room, seat, asked }: Play): Item<Why>[] {
  const { view, speaker } = room
  const refused = asked?.explanation.refused ?? []
  return checklist<Why>(
    view,
    seat,
    asked?.options ?? [],
    name => {
      const found = refused.find(one => one.name === name)
      return found ? { text: speaker.reason(found.why), rule: found.why.rule } : null
    },
    why => ({ text: speaker.reason(why), rule: why.rule }),
  )
}

const RECRUITS = ['recruit-agent', 'recruit-soldier', 'recruit-asset'] as const
const recruitDrawings = { 'recruit-agent': 'agent', 'recruit-soldier': 'soldier', 'recruit-asset': 'clout' } as const

/** M-22: a figure for nothing, or an asset for three tokens. */
function Recruiting({ play }: { play: Play }) {
  const { room, options, lines, asked } = play
  const { say, speaker, view } = room
  const id = useId()
  return (
    <div className="recruits">
      {RECRUITS.map(name => {
        const isOffered = options.has(name)
        const no = asked?.explanation.refused.find(one => one.name === name)
        return (
          <span key={name} className="recruit">
            <button
              type="button"
              className="button quiet"
              aria-disabled={!isOffered}
              aria-describedby={`${id}${name}`}
              onClick={() => isOffered && play.act(name)}
            >
              <Drawing from="board" name={recruitDrawings[name]} />
              {speaker.label(name, view)}
            </button>
            <small id={`${id}${name}`}>
              {isOffered ? lines.get(name)?.odds : no && say('why.because', { why: speaker.reason(no.why) })}
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
  const { say } = play.room
  const [isRecruiting, setRecruiting] = useState(false)
  const [asking, setAsking] = useState<string | null>(null)
  const id = useId()
  const items = itemsOf(play)
  if (items.length === 0) return null

  const begin = (item: Item<Why>): void => {
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
        const { id: what, must, standing, why } = item
        return (
          <li key={what} className={`todo is-${standing} ${must ? 'is-must' : ''} ${what === 'end' ? 'todo-end' : ''}`}>
            <button
              type="button"
              className="todo-main"
              data-option={what}
              aria-disabled={standing !== 'open'}
              aria-expanded={what === 'recruit' && standing === 'open' ? isRecruiting : undefined}
              aria-describedby={why ? `${id}${what}` : undefined}
              onClick={() => begin(item)}
            >
              <Drawing from="room" name={BOX[standing]} />
              <span>{say(`acts.${what}`)}</span>
              <span className="todo-tag">
                {standing === 'done' ? say('acts.done') : must && standing === 'open' ? say('acts.must') : ''}
              </span>
            </button>
            {why && (
              <p id={`${id}${what}`} className={`todo-why ${asking === what ? 'is-asked' : ''}`}>
                {why.text} <RuleLink rule={why.rule} />
              </p>
            )}
            {what === 'recruit' && isRecruiting && standing === 'open' && <Recruiting play={play} />}
          </li>
        )
      })}
    </ol>
  )
})
