import './debrief.css'
import { lazy, Suspense, useEffect, useMemo, useState } from 'react'
import type { Reckoning } from '../../../games/homeland/tell/debrief.ts'
import type { Refusal } from '../../../host/store.ts'
import { type Link, Refused } from '../../link.ts'
import { useOnline } from '../../online/context.ts'
import { Drawing } from '../../shared/Drawing.tsx'
import { openMatch } from '../../shared/open.ts'
import { refusalText } from '../../shared/Problem.tsx'
import { RuleLink } from '../../shared/Ruled.tsx'
import { address } from '../../shared/router.ts'
import { useSettings } from '../../shared/settings.ts'
import { useSay, Words } from '../../shared/words.tsx'
import type { BoardModel } from '../model.ts'
import { PlayerMark } from '../PlayerMark.tsx'
import { CasesTold } from './CasesTold.tsx'
import { ClaimsTold } from './ClaimsTold.tsx'
import { SharedTold } from './SharedTold.tsx'
import { SuspicionsTold } from './SuspicionsTold.tsx'
import { Waterfall } from './Waterfall.tsx'

const Review = lazy(() => import('../../review/Review.tsx'))
const Rematch = lazy(async () => ({ default: (await import('../../online/Rematch.tsx')).Rematch }))
const Chat = lazy(async () => ({ default: (await import('../../online/Chat.tsx')).Chat }))
const Receipt = lazy(async () => ({ default: (await import('../../online/Receipt.tsx')).Receipt }))

interface Props {
  readonly model: BoardModel
  readonly link: Link
  /** The unmasking once more. */
  readonly onAgain: () => void
}

/** A finished game laid open: points, agendas, accusations, who played what where, and what was said about it. */
export default function Debrief(props: Props) {
  const { locale } = useSettings()
  return (
    <Words locale={locale} more={['homeland/debrief']}>
      <Debriefing {...props} />
    </Words>
  )
}

function Debriefing({ model: outer, link, onAgain }: Props) {
  const say = useSay()
  const online = useOnline()
  const model = useMemo(() => ({ ...outer, say }), [outer, say])
  const { scene, view, speaker, names } = model
  const { id, outcome, setup, seats } = scene
  const [reckoning, setReckoning] = useState<Reckoning | null>(null)
  const [problem, setProblem] = useState<Refusal | null>(null)
  useEffect(() => {
    let isHere = true
    link.ask('debrief', { id }).then(
      told => {
        if (isHere) setReckoning(told as unknown as Reckoning)
      },
      (error: unknown) => {
        if (!(error instanceof Refused)) throw error
        if (isHere) setProblem(error.refusal)
      },
    )
    return () => {
      isHere = false
    }
  }, [link, id])
  if (!outcome) return null
  const isTalkedAt = scene.options.talk === 'all' && seats.filter(({ bot }) => bot === null).length > 1
  const ending = speaker.ending(view, outcome.cause, outcome.rule)
  return (
    <div className="reckoning">
      <section className="paper debrief-head">
        <p className="debrief-kicker">{say('debrief.title')}</p>
        <h1>{ending.title}</h1>
        <p>
          {ending.why} <RuleLink rule={outcome.rule} />
        </p>
        {scene.practice && <p>{say('debrief.what-if')}</p>}
        <ul className="debrief-agendas">
          {names.map((name, seat) => {
            const agenda = view.players[seat].revealed?.agenda ?? 'hidden'
            return (
              <li key={name} className={view.winners.includes(seat) ? 'is-winner' : ''}>
                <Drawing from="board" name={`agenda-${agenda}`} />
                <PlayerMark model={model} seat={seat} named />
                <span>{say(`agenda.${agenda}`)}</span>
                {view.winners.includes(seat) && <b>{say('debrief.winner')}</b>}
              </li>
            )
          })}
        </ul>
        {view.spare && <p>{say('reckoning.spare', { agenda: say(`agenda.${view.spare}`) })}</p>}
        <nav className="debrief-keys" aria-label={say('debrief.title')}>
          <a className="button" href={address('replay', id)}>
            <Drawing from="room" name="replay" />
            {say('debrief.replay')}
          </a>
          <button type="button" className="button quiet" onClick={onAgain}>
            <Drawing from="board" name="agenda-hidden" />
            {say('unmask.again')}
          </button>
          {online ? (
            <Suspense>{scene.viewer !== 'observer' && <Rematch names={names} />}</Suspense>
          ) : (
            <button
              type="button"
              className="button quiet"
              onClick={() => void openMatch(link, { game: 'homeland', setup, seed: null, practice: false, seats })}
            >
              {say('debrief.rematch')}
            </button>
          )}
          <a className="button quiet" href={address()}>
            {say('page.home')}
          </a>
        </nav>
      </section>
      {online && isTalkedAt && (
        <Suspense>
          <div className="paper debrief-part">
            <Chat model={model} heading="h2" />
          </div>
        </Suspense>
      )}
      <section className="paper debrief-part">
        <Suspense fallback={<p role="status">{say('debrief.loading')}</p>}>
          <Review id={id} game={scene.game} seat={model.seat} names={names} speaker={speaker} isSharedBeside />
        </Suspense>
      </section>
      {problem !== null && <p className="notice">{refusalText(say, problem)}</p>}
      {!reckoning && problem === null && <p role="status">{say('debrief.loading')}</p>}
      {reckoning && (
        <>
          <Waterfall model={model} reckoning={reckoning} />
          {reckoning.accusations.length > 0 && (
            <section className="paper debrief-part">
              <h2>{say('reckoning.accusations')}</h2>
              <ul className="debrief-lines">
                {reckoning.accusations.map(event => (
                  <li key={event.seat}>
                    <Drawing from="room" name={event.of === null ? 'next' : event.right ? 'check' : 'cross'} />
                    {speaker.event(event, 'observer')}
                  </li>
                ))}
              </ul>
            </section>
          )}
          <SuspicionsTold model={model} reckoning={reckoning} />
          <SharedTold model={model} link={link} reckoning={reckoning} />
          <CasesTold model={model} reckoning={reckoning} />
          <ClaimsTold model={model} reckoning={reckoning} />
        </>
      )}
      {online && (
        <Suspense>
          <Receipt />
        </Suspense>
      )}
      {scene.seed !== null && (
        <section className="debrief-seed">
          <p>
            {say('debrief.seed')}: <code>{scene.seed}</code>
          </p>
          {scene.nonce !== null && (
            <p>
              {say('debrief.nonce')}: <code>{scene.nonce}</code>
            </p>
          )}
          <p>
            {say(scene.nonce === null ? 'debrief.commitment.bare' : 'debrief.commitment')}:{' '}
            <code>{scene.commitment}</code>
          </p>
        </section>
      )}
    </div>
  )
}
