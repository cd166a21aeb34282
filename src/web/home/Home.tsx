import './home.css'
import { lazy, Suspense, useEffect, useState } from 'react'
import type { SaveLine } from '../../host/store.ts'
import type { Link } from '../link.ts'
import { openCall } from '../negotiator/open.ts'
import { Drawing } from '../shared/Drawing.tsx'
import { useInstall } from '../shared/install.ts'
import { address, placeOf } from '../shared/router.ts'
import { useSay } from '../shared/words.tsx'

const InstallHint = lazy(() => import('./InstallHint.tsx'))

/** The games that can be gone on with, the newest first; lessons are found under Learn. */
function useUnfinished(link: Link): readonly SaveLine[] | null {
  const [lines, setLines] = useState<readonly SaveLine[] | null>(null)
  useEffect(() => {
    let isHere = true
    link.ask('saves', null).then(
      all =>
        isHere &&
        setLines(
          all.filter(
            ({ outcome, tag, damaged, outdated }) => !(outcome || damaged || outdated || tag?.startsWith('lesson')),
          ),
        ),
      () => isHere && setLines([]),
    )
    return () => {
      isHere = false
    }
  }, [link])
  return lines
}

/** Four verbs. A first visitor plays with the first tap and the content note under it. */
export function Home({ link }: { link: Link }) {
  const say = useSay()
  const unfinished = useUnfinished(link)
  const newest = unfinished?.[0]
  const install = useInstall()
  return (
    <div className="home">
      <section className="home-lead">
        <Drawing from="room" name="lamp" className="home-lamp" />
        <h1>{say('page.title')}</h1>
        <p className="lead">{say('page.lead')}</p>
      </section>
      <ul className="doors">
        <li className="door door-call">
          <Drawing from="call" name="phone" className="door-drawing" />
          <h2>
            <button type="button" className="door-button" onClick={() => openCall(link)}>
              {say('home.call')}
            </button>
          </h2>
          <p>{say('home.call.text')}</p>
          <p className="door-more">
            <a href={address('learn', 'first-call')}>{say('home.call.first')}</a>
            <a href={address('calls')}>{say('home.call.choose')}</a>
            <a href={address('daily')}>{say('home.daily')}</a>
          </p>
        </li>
        <li className="door door-table">
          <Drawing from="room" name="folder" className="door-drawing" />
          <h2>
            <a className="door-button" href={address('tables')}>
              {say('home.table')}
            </a>
          </h2>
          <p>{say('home.table.text')}</p>
          <p className="door-more">
            <a href={address('learn', 'homeland-guided-round')}>{say('home.table.first')}</a>
            {SERVED && <a href={address('online')}>{say('home.online')}</a>}
          </p>
        </li>
        <li className="door door-resume">
          <Drawing from="room" name="resume" className="door-drawing" />
          <h2>
            <a className="door-button" href={address(...(newest ? placeOf(newest) : ['saves']))}>
              {say('home.resume')}
            </a>
          </h2>
          <p>{say('home.resume.text', { n: unfinished?.length ?? 0 })}</p>
          <p className="door-more">
            <a href={address('saves')}>{say('home.resume.all')}</a>
            <a href={address('career')}>{say('home.career')}</a>
          </p>
        </li>
        <li className="door door-learn">
          <Drawing from="room" name="learn" className="door-drawing" />
          <h2>
            <a className="door-button" href={address('learn')}>
              {say('home.learn')}
            </a>
          </h2>
          <p>{say('home.learn.text')}</p>
          <p className="door-more">
            <a href={address('rules')}>{say('home.rules')}</a>
          </p>
        </li>
      </ul>
      <Suspense>{install !== 'none' && <InstallHint how={install} />}</Suspense>
      <p className="note">{say('page.note')}</p>
      <p className="note">
        {say('home.source')} <a href="./licences.txt">{say('home.licences')}</a>
      </p>
    </div>
  )
}
