import { memo, useId, useState } from 'react'
import { checklist, type Item } from '../../games/homeland/explain/checklist.ts'
import { partsOf } from '../../games/homeland/options.ts'
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

/** What is lost by ending the turn: abilities that can still be used in it and come back only with the next. */
const lostByEnding = ({ options, lines }: Play): string[] =>
  [...options].filter(name => partsOf(name)?.verb === 'use').map(name => lines.get(name)?.label ?? name)

/**
 * The turn as a checklist: what must be, what may be, what is done, and why not (M-19). Each open line begins its action.
 * As a bar it has short words, and the sentence and the reasons hang under what has the focus or was asked.
 */
export const Checklist = memo(function Checklist({
  play,
  isBar,
  onAssets,
  onTrade,
}: {
  play: Play
  isBar: boolean
  onAssets: () => void
  onTrade: () => void
}) {
  const { say, speaker, deck, view } = play.model
  const [isRecruiting, setRecruiting] = useState(false)
  const [asking, setAsking] = useState<string | null>(null)
  /** The end of the turn was asked for, and something would be lost by it. */
  const [isEnding, setEnding] = useState(false)
  const id = useId()
  const items = checklist(deck, view, play.seat, play.asked?.options ?? [])
  const lost = lostByEnding(play)
  if (items.length === 0) return null

  const begin = (item: Item): void => {
    if (item.standing !== 'open') {
      setAsking(asking === item.id ? null : item.id)
      return
    }
    setAsking(null)
    if (item.id !== 'end') setEnding(false)
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
      case 'end':
        if (lost.length > 0 && !isEnding) setEnding(true)
        else void play.act(item.id)
        break
      default:
        void play.act(item.id)
    }
  }

  return (
    <ol className="checklist">
      {items.map(item => {
        const { id: what, must, owed, standing, whys } = item
        const isMust = must && standing === 'open'
        const sentence = say(`acts.${what}`, { n: owed.n })
        const few = owed.why === 'none' ? '' : say(`acts.few.${owed.why}`)
        const tag = standing === 'done' ? say('acts.done') : isMust ? say('acts.must') : ''
        const inFull = [sentence, few, tag].filter(Boolean).join(' · ')
        const isAskedAgain = what === 'end' && isEnding && standing === 'open'
        const hasMore = isBar || whys.length > 0 || isAskedAgain
        return (
          <li key={what} className={`todo is-${standing} ${must ? 'is-must' : ''} ${what === 'end' ? 'todo-end' : ''}`}>
            <button
              type="button"
              className="todo-main"
              data-option={what}
              aria-disabled={standing !== 'open'}
              aria-expanded={what === 'recruit' && standing === 'open' ? isRecruiting : undefined}
              aria-describedby={hasMore ? `${id}${what}` : undefined}
              title={isBar ? inFull : undefined}
              onClick={() => begin(item)}
            >
              <Drawing from="room" name={isBar && isMust ? 'warning' : BOX[standing]} />
              {isBar ? (
                <>
                  <span aria-hidden="true">{say(`bar.${what}`)}</span>
                  <span className="only-spoken">
                    {sentence} {few} {tag}
                  </span>
                </>
              ) : (
                <>
                  <span>
                    {sentence}
                    {few && <small className="todo-few"> {few}</small>}
                  </span>
                  <span className="todo-tag">{tag}</span>
                </>
              )}
            </button>
            {hasMore && (
              <p id={`${id}${what}`} className={`todo-why ${asking === what || isAskedAgain ? 'is-asked' : ''}`}>
                {isBar && <b aria-hidden="true">{inFull} </b>}
                {isAskedAgain && say('acts.end.lost', { what: lost.join(' · ') })}
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
