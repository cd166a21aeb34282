import './archive.css'
import './saves.css'
import { useState } from 'react'
import type { Refusal, SaveLine } from '../../host/store.ts'
import type { Link } from '../link.ts'
import { Problem, refusalText } from '../shared/Problem.tsx'
import { Sheet } from '../shared/Sheet.tsx'
import { save } from '../shared/save.ts'
import { useTitle } from '../shared/useTitle.ts'
import { useSay } from '../shared/words.tsx'
import type { Requests } from '../worker/protocol.ts'
import { asking, useAnswer } from './asked.ts'
import { Keeping } from './Keeping.tsx'
import { Save, useSaveName } from './Save.tsx'
import { holdsSecrets, SecretsSheet } from './SecretsSheet.tsx'

/** Everything that was played in this browser: what can be gone on with, what is over, what cannot be read or played. */
export default function Saves({ link }: { link: Link }) {
  const say = useSay()
  useTitle(say('saves.title'))
  const { answer: lines, refusal, again } = useAnswer(link, 'saves', null)
  const { answer: isLasting } = useAnswer(link, 'lasting', null)
  const [problem, setProblem] = useState<Refusal | null>(null)
  const [leaving, setLeaving] = useState<SaveLine | null>(null)
  /** A file that is made once somebody knows what is in it. */
  const [secret, setSecret] = useState<Parameters<Requests['download']>[0] | null>(null)
  const nameOf = useSaveName()

  const groups = GROUPS.map(key => ({ key, lines: lines?.filter(line => groupOf(line) === key) ?? [] }))

  const download = (what: Parameters<Requests['download']>[0], of: readonly SaveLine[]): void => {
    if (of.some(holdsSecrets)) setSecret(what)
    else void asking(save(link, what), setProblem)
  }

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
            .filter(group => group.lines.length > 0)
            .map(group => (
              <section key={group.key} aria-labelledby={`saves-${group.key}`}>
                <h2 id={`saves-${group.key}`}>{say(`saves.group.${group.key}`, { n: group.lines.length })}</h2>
                <ul className="save-list">
                  {group.lines.map(line => (
                    <Save
                      key={line.id}
                      line={line}
                      onDownload={() => download({ id: line.id }, [line])}
                      onRemove={() => setLeaving(line)}
                    />
                  ))}
                </ul>
              </section>
            ))}
        </div>
        <Keeping
          link={link}
          hasSaves={(lines?.length ?? 0) > 0}
          onEverything={() => download({ all: true }, lines ?? [])}
          onTaken={again}
          onRefused={setProblem}
        />
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
      {secret && (
        <SecretsSheet
          onYes={() => {
            setSecret(null)
            void asking(save(link, secret), setProblem)
          }}
          onClose={() => setSecret(null)}
        />
      )}
      {problem && <Problem refusal={problem} onDismiss={() => setProblem(null)} />}
    </div>
  )
}

const GROUPS = ['running', 'damaged', 'outdated', 'over', 'lessons'] as const

function groupOf({ damaged, outdated, tag, outcome }: SaveLine): (typeof GROUPS)[number] {
  if (damaged) return 'damaged'
  if (outdated) return 'outdated'
  if (tag?.startsWith('lesson')) return 'lessons'
  return outcome ? 'over' : 'running'
}
