import '../../learn/learn.css'
import './teach.css'
import { type ReactNode, Suspense, useCallback, useState } from 'react'
import { agendas } from '../../../games/homeland/vocabulary.ts'
import { type Standing, teaching } from '../../../host/lessons.ts'
import { pages } from '../../games.ts'
import AtTheTable from '../../learn/AtTheTable.tsx'
import { ClassroomOf } from '../../learn/classroom.ts'
import type { Link } from '../../link.ts'
import { Drawing } from '../../shared/Drawing.tsx'
import { address } from '../../shared/router.ts'
import { useSettings } from '../../shared/settings.ts'
import { useSay, Words } from '../../shared/words.tsx'
import { OnlineTable } from '../context.ts'
import type { TableSeen } from '../protocol.ts'
import { TableBar } from './TableBar.tsx'

interface Props {
  /** To the tables of this browser: what is learnt there has nothing to do with the table elsewhere. */
  readonly link: Link
  readonly id: string
  readonly seen: TableSeen
}

/** For a guest who never saw the game: it is learnt by playing while the table fills, and the seat is kept meanwhile. */
export default function Teach(props: Props) {
  const { locale } = useSettings()
  return (
    <Words locale={locale} more={['learn', 'guests', ...pages.homeland.words]}>
      <Teaching {...props} />
    </Words>
  )
}

function Teaching({ link, id, seen }: Props) {
  const say = useSay()
  const [at, setAt] = useState<number | null>(null)
  const next = at === null ? undefined : teaching[at + 1]
  const ways = useCallback(
    (standing: Standing): ReactNode => {
      const isDone = standing === 'done'
      const look = isDone ? 'button' : 'coach-way link-button'
      const mark = !isDone && <Drawing from="room" name="skip" />
      if (!next)
        return (
          <a className={look} href={address('t', id)}>
            {mark}
            <span>{say(isDone ? 'teach.back' : 'lesson.skip')}</span>
          </a>
        )
      return (
        <button type="button" className={look} onClick={() => setAt(teaching.indexOf(next))}>
          {mark}
          <span>{isDone ? say('lesson.next', { title: say(next.title) }) : say('lesson.skip')}</span>
        </button>
      )
    },
    [say, next, id],
  )
  return (
    <div className="teach">
      <TableBar seen={seen} id={id} />
      {at === null ? (
        <WhoWantsWhat onBegin={() => setAt(0)} />
      ) : (
        // At a table of this browser nobody else sits, whatever table is waited at.
        <OnlineTable value={null}>
          <ClassroomOf value={ways}>
            <Suspense
              fallback={
                <p className="waiting" role="status">
                  {say('page.loading')}
                </p>
              }
            >
              <AtTheTable key={at} link={link} name={teaching[at].name} lesson={teaching[at]} />
            </Suspense>
          </ClassroomOf>
        </OnlineTable>
      )}
    </div>
  )
}

/** What has to be known before the first card: three agendas, and two tracks. */
function WhoWantsWhat({ onBegin }: { onBegin: () => void }) {
  const say = useSay()
  return (
    <section className="paper lone teach-first" aria-labelledby="teach-title">
      <h1 id="teach-title">{say('teach.title')}</h1>
      <p>{say('teach.lead')}</p>
      <dl className="teach-agendas">
        {agendas.map(agenda => (
          <div key={agenda}>
            <Drawing from="board" name={`agenda-${agenda}`} />
            <dt>{say(`agenda.${agenda}`)}</dt>
            <dd>{say(`agenda.${agenda}.text`)}</dd>
          </div>
        ))}
      </dl>
      <p>{say('teach.then')}</p>
      <button type="button" className="button" onClick={onBegin}>
        {say('teach.begin')}
      </button>
    </section>
  )
}
