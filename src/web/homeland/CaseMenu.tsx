import type { KeyboardEvent } from 'react'
import type { ThreatSeen } from '../../games/homeland/view/view.ts'
import { Drawing } from '../shared/Drawing.tsx'
import { actsOn } from './acts.ts'
import { cardName } from './model.ts'
import type { Play } from './play.ts'

const drawings = { claim: 'lead', agents: 'agent', soldiers: 'soldier', strike: 'drone-strike' } as const

/** The buttons of a menu, one under the other: the arrows go from one to the next. */
function byArrows(event: KeyboardEvent<HTMLElement>): void {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
  if (step === undefined) return
  const all = [...event.currentTarget.querySelectorAll('button')]
  const at = all.findIndex(one => one.matches(':focus'))
  all[(at + step + all.length) % all.length]?.focus()
  event.preventDefault()
}

/** What can be done with the case that was picked, on the board itself; its file has everything else. */
export function CaseMenu({
  play,
  threat,
  onDone,
  onFile,
}: {
  play: Play
  threat: ThreatSeen
  onDone: () => void
  onFile: () => void
}) {
  const { model } = play
  const { say, speaker, view } = model
  return (
    <div
      className="case-menu paper"
      role="toolbar"
      aria-orientation="vertical"
      aria-label={say('case.name', { case: threat.id, organization: cardName(model, threat.organization) })}
      onKeyDown={byArrows}
    >
      {actsOn(play, threat.id).map(({ word, steps }) => {
        const sentence = word === 'strike' ? speaker.label(steps[0], view) : say(`file.${word}`)
        return (
          <button
            key={word}
            type="button"
            className="case-act"
            data-option={word}
            title={sentence}
            onClick={() => {
              onDone()
              void play.act(...steps)
            }}
          >
            <Drawing from="board" name={drawings[word]} />
            <span aria-hidden="true">{say(`bar.${word}`)}</span>
            <span className="only-spoken">{sentence}</span>
          </button>
        )
      })}
      <button type="button" className="case-act" data-option="file" onClick={onFile}>
        <Drawing from="room" name="folder" />
        <span aria-hidden="true">{say('bar.file')}</span>
        <span className="only-spoken">{say('case.file', { case: threat.id })}</span>
      </button>
    </div>
  )
}
