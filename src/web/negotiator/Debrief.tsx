import './debrief.css'
import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { measureOf } from '../../games/negotiator/achievements/achievements.ts'
import type { Debrief as Figures } from '../../games/negotiator/tell/debrief.ts'
import type { Link } from '../link.ts'
import { useOnline } from '../online/context.ts'
import { Drawing } from '../shared/Drawing.tsx'
import { RuleLink } from '../shared/Ruled.tsx'
import { address } from '../shared/router.ts'
import { useSettings } from '../shared/settings.ts'
import { useSay, Words } from '../shared/words.tsx'
import { useCall } from './model.ts'
import { openCall } from './open.ts'

const Review = lazy(() => import('../review/Review.tsx'))
const Receipt = lazy(async () => ({ default: (await import('../online/Receipt.tsx')).Receipt }))

interface Ending {
  readonly title: string
  readonly why: string
}

/** How it ended and by which rule, the dice against what was to be expected, and what was near. */
export default function Debrief(props: { link: Link; ending: Ending }) {
  const { locale } = useSettings()
  return (
    <Words locale={locale} more={['negotiator/debrief', 'negotiator/achievements']}>
      <Debriefing {...props} />
    </Words>
  )
}

function Debriefing({ link, ending }: { link: Link; ending: Ending }) {
  const say = useSay()
  const { scene, view, speaker } = useCall()
  const figures = useFigures(link, scene.id)
  const isOnline = useOnline() !== null
  const rule = scene.outcome?.rule ?? ''
  const isWon = (scene.outcome?.winners.length ?? 0) > 0
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    // What was operated last is gone with the call; focus is never nowhere.
    if (document.activeElement === document.body) title.current?.focus()
  }, [])
  const again = (): void => void openCall(link, { abductor: view.abductor, practice: scene.practice })
  return (
    <section className={`debrief paper ${isWon ? 'is-won' : 'is-lost'}`} aria-labelledby="debrief-title">
      <h2 id="debrief-title" tabIndex={-1} ref={title}>
        <Drawing from="room" name={isWon ? 'check' : 'cross'} />
        {ending.title}
      </h2>
      <p>
        {ending.why} <RuleLink rule={rule} />
      </p>
      <p className="debrief-line">{say('call.debrief.line', { turn: view.turn, ...view.hostages })}</p>
      <div className="sheet-acts">
        <button type="button" className="button" onClick={again}>
          {say('call.again')}
        </button>
        <a className="button quiet" href={address('replay', scene.id)}>
          {say('call.replay')}
        </a>
        <a className="button quiet" href={address()}>
          {say('page.home')}
        </a>
      </div>
      {isOnline && (
        <Suspense>
          <Receipt />
        </Suspense>
      )}
      {figures && <DiceFigures figures={figures} />}
      <Suspense>
        <Review id={scene.id} game={scene.game} seat={0} names={[]} speaker={speaker} />
      </Suspense>
      {figures && <Achievements figures={figures} />}
      {scene.practice && <p className="debrief-note">{say('call.debrief.practice')}</p>}
      {scene.seed !== null && (
        <p className="debrief-note">
          {say('call.debrief.seed')} <code>{scene.seed}</code>
        </p>
      )}
    </section>
  )
}

function useFigures(link: Link, id: string): Figures | null {
  const [figures, setFigures] = useState<Figures | null>(null)
  useEffect(() => {
    let isHere = true
    link.ask('debrief', { id }).then(
      answer => isHere && setFigures(answer as unknown as Figures),
      // The figures are an addition: where they cannot be had, the ending is told all the same.
      () => isHere && setFigures(null),
    )
    return () => {
      isHere = false
    }
  }, [link, id])
  return figures
}

/** Faces as bars, beside the line each of them should have reached. */
function DiceFigures({ figures: { dice, faces, successes, expected, luckierThan, evenness } }: { figures: Figures }) {
  const say = useSay()
  if (dice === 0) return null
  const most = Math.max(...faces, dice / 6)
  return (
    <section className="debrief-dice">
      <h3>{say('call.debrief.dice')}</h3>
      <p>{say('call.debrief.luck', { dice, successes, expected, p: luckierThan })}</p>
      <ul className="faces">
        {faces.map((n, face) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a face of a die is its place
          <li key={face} className={face >= 4 ? 'is-success' : ''}>
            <span className="face-bar" aria-hidden="true">
              <span className="face-rolled" style={{ blockSize: `${(100 * n) / most}%` }} />
              <span className="face-expected" style={{ insetBlockEnd: `${(100 * dice) / 6 / most}%` }} />
            </span>
            <Drawing from="call" name={`die-${face + 1}`} />
            <span className="only-spoken">{say('call.debrief.face', { face: face + 1, n })}</span>
            <span aria-hidden="true">{n}</span>
          </li>
        ))}
      </ul>
      <p className="debrief-note">
        {say('call.debrief.expected', { n: dice / 6 })} {evenness && say('call.debrief.even', { ...evenness })}
      </p>
    </section>
  )
}

function Achievements({ figures: { gained, near } }: { figures: Figures }) {
  const say = useSay()
  return (
    <section className="debrief-achievements">
      <h3>{say('call.debrief.achievements', { n: gained.length })}</h3>
      <ul>
        {gained.map(id => (
          <li key={id} className="achievement is-gained">
            <Drawing from="room" name="career" />
            <span>
              <b>{say(`achievement.${id}`)}</b>
              <small>{say(`achievement.${id}.text`)}</small>
            </span>
          </li>
        ))}
      </ul>
      {near.length > 0 && (
        <details>
          <summary>{say('call.debrief.near')}</summary>
          <ul>
            {near.map(({ id, have, need }) => (
              <li key={id} className="achievement">
                <span>
                  <b>{say(`achievement.${id}`)}</b>
                  <small>{say(`achievement.${id}.text`)}</small>
                </span>
                <span className="achievement-near">
                  {say(`near.${measureOf(id)}`, { have, need })}
                  <span className="outcome-bar" aria-hidden="true">
                    <span style={{ inlineSize: `${(100 * have) / need}%` }} />
                  </span>
                </span>
              </li>
            ))}
          </ul>
        </details>
      )}
    </section>
  )
}
