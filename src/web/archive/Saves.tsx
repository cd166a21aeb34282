import './archive.css'
import './saves.css'
import { useState } from 'react'
import type { Link } from '../link.ts'
import { Problem, refusalText } from '../shared/Problem.tsx'
import { Sheet } from '../shared/Sheet.tsx'
import { save } from '../shared/save.ts'
import { useTitle } from '../shared/useTitle.ts'
import { useSay } from '../shared/words.tsx'
import type { Refusal, SaveLine } from '../worker/protocol.ts'
import { asking, useAnswer } from './asked.ts'
import { Keeping } from './Keeping.tsx'
import { Save, useSaveName } from './Save.tsx'

/** Everything that was played in this browser: what can be gone on with, what is over, what cannot be read. */
export default function Saves({ link }: { link: Link }) {
  const say = useSay()
  useTitle(say('saves.title'))
  const { answer: lines, refusal, again } = useAnswer(link, 'saves', null)
  const { answer: isLasting } = useAnswer(link, 'lasting', null)
  const [problem, setProblem] = useState<Refusal | null>(null)
  const [leaving, setLeaving] = useState<SaveLine | null>(null)
  const nameOf = useSaveName()

  const groups = lines && [
    { key: 'running', lines: lines.filter(line => !line.damaged && !line.outcome && !isLesson(line)) },
    { key: 'damaged', lines: lines.filter(line => line.damaged) },
    { key: 'over', lines: lines.filter(line => !line.damaged && line.outcome && !isLesson(line)) },
    { key: 'lessons', lines: lines.filter(line => !line.damaged && isLesson(line)) },
  ]

  const remove = async (line: SaveLine): Promise<void> => {
    await asking(link.ask('remove', { id: line.id }), setProblem)
    setLeaving(null)
    again()
  }

  return (
    <div className="archive">
      <header className="archive-head">
        <h1>{say('saves.title')}</h1>
        <p>{say(isLasting === false ? 'saves.forbidden' : 'saves.lead')}</p>
      </header>
      {refusal && (
        <p className="paper told-wrong" role="alert">
          {refusalText(say, refusal)}
        </p>
      )}
      <div className="saves">
        <div className="saves-lists">
          {lines?.length === 0 && (
            <section className="paper saves-none">
              <h2>{say('saves.none')}</h2>
              <p>{say('saves.none.text')}</p>
              <a className="button" href="#/">
                {say('page.home')}
              </a>
            </section>
          )}
          {groups
            ?.filter(group => group.lines.length > 0)
            .map(group => (
              <section key={group.key} aria-labelledby={`saves-${group.key}`}>
                <h2 id={`saves-${group.key}`}>{say(`saves.group.${group.key}`, { n: group.lines.length })}</h2>
                <ul className="save-list">
                  {group.lines.map(line => (
                    <Save
                      key={line.id}
                      line={line}
                      onDownload={() => void asking(save(link, { id: line.id }), setProblem)}
                      onRemove={() => setLeaving(line)}
                    />
                  ))}
                </ul>
              </section>
            ))}
        </div>
        <Keeping link={link} hasSaves={(lines?.length ?? 0) > 0} onTaken={again} onRefused={setProblem} />
      </div>
      {leaving && (
        <Sheet title={say('saves.remove.title')} onClose={() => setLeaving(null)}>
          <p>{say('saves.remove.text', { name: nameOf(leaving) })}</p>
          <div className="archive-acts">
            <button type="button" className="button" onClick={() => void remove(leaving)}>
              {say('saves.remove.yes')}
            </button>
            <button type="button" className="button quiet" onClick={() => setLeaving(null)}>
              {say('saves.remove.no')}
            </button>
          </div>
        </Sheet>
      )}
      {problem && <Problem refusal={problem} onDismiss={() => setProblem(null)} />}
    </div>
  )
}

const isLesson = ({ tag }: SaveLine): boolean => tag?.startsWith('lesson') === true
