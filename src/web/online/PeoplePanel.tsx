import './people.css'
import { timeText } from '../../client/time-left.ts'
import { linesOf } from '../../client/told-line.ts'
import { offeredVotes } from '../../table/vote.ts'
import { shown } from '../../words/shown.ts'
import type { BoardModel } from '../homeland/model.ts'
import { PlayerMark } from '../homeland/PlayerMark.tsx'
import { Drawing } from '../shared/Drawing.tsx'
import { Problem } from '../shared/Problem.tsx'
import { useSettings } from '../shared/settings.ts'
import { useSay, Words } from '../shared/words.tsx'
import { useOnline, useTableSeen } from './context.ts'
import { GiveSeat } from './GiveSeat.tsx'
import { GiveWatch } from './GiveWatch.tsx'
import { OwnDevices } from './OwnDevices.tsx'
import { aroundOf, isOver, leftMs, running, whereIs } from './people.ts'
import type { TableSeen } from './protocol.ts'
import { Reminders } from './Reminders.tsx'
import { useAct } from './useAct.ts'
import { useNow } from './useNow.ts'

/** As much of somebody's words as tells which they were. */
const LONGEST_SHOWN = 200

/** Everybody at a table elsewhere: who is there, what was decided, and what one can do about it. */
export function PeoplePanel({ model }: { model: BoardModel }) {
  const { locale } = useSettings()
  const seen = useTableSeen()
  return (
    <Words locale={locale} more={['company', 'people', 'guests']}>
      {seen && <Panel model={model} seen={seen} />}
    </Words>
  )
}

function Panel({ model, seen }: { model: BoardModel; seen: TableSeen }) {
  const say = useSay()
  const { scene, names, seat: own } = model
  const online = useOnline()
  const { act, problem, dismiss } = useAct()
  const { votes, away, isPaused, clock } = aroundOf(scene)
  const now = useNow(running(scene).length > 0)
  const done = isOver(scene)
  const voting = own === null || done ? [] : offeredVotes({ seats: scene.seats, away, votes }, own)
  const lines = linesOf(say, scene.beside, seat => names[seat])
  const told = scene.beside.flatMap((one, at) => ('words' in one ? [] : (lines[at] ?? [])))
  return (
    <div className="at-table">
      <ul className="people-rows">
        {scene.seats.map((_, seat) => {
          const where = whereIs(scene, seen, seat)
          const left = done ? null : leftMs(scene, seat, now)
          const mayNudge = !done && seat !== own && own !== null && where !== 'bot' && scene.waiting.includes(seat)
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: a player is the seat
            <li key={seat} className={`people-row is-${where}`}>
              <PlayerMark model={model} seat={seat} named />
              <span className="people-where">
                {say(`online.where.${where}`)}
                {left !== null && <b className="people-time"> {timeText(say, left)}</b>}
              </span>
              {mayNudge && (
                <button type="button" className="button quiet" onClick={() => void act({ type: 'nudge', seat })}>
                  {say('online.nudge')}
                  <span className="only-spoken">{names[seat]}</span>
                </button>
              )}
              {voting
                .filter(({ about }) => about === seat)
                .map(({ verdict, isThere, isPutOff, votes: given, quorum }) => (
                  <button
                    key={verdict}
                    type="button"
                    className="button quiet people-vote"
                    onClick={() => void act({ type: 'vote', about: seat, verdict })}
                  >
                    {say(isPutOff ? 'online.let-back' : isThere ? 'online.put-off' : 'online.vote', {
                      verdict,
                      votes: given,
                      quorum,
                    })}
                    <span className="only-spoken">{names[seat]}</span>
                  </button>
                ))}
              {online && seen.you?.isHost && where === 'nobody' && !done && (
                <GiveSeat table={online.table} seat={seat} name={names[seat]} />
              )}
            </li>
          )
        })}
      </ul>
      {seen.you?.isHost && <Reported model={model} seen={seen} act={act} />}
      {seen.watching > 0 && <p>{say('people.watching', { n: seen.watching })}</p>}
      {online && seen.you?.isHost && seen.lobby?.spectators && !done && <GiveWatch table={online.table} />}
      {own !== null && !done && (
        <div className="people-acts">
          <button
            type="button"
            className="button quiet"
            onClick={() => void act({ type: isPaused ? 'resume' : 'pause' })}
          >
            <Drawing from="room" name={isPaused ? 'play' : 'pause'} />
            {say(isPaused ? 'online.resume' : 'online.pause')}
          </button>
          {clock !== null && scene.waiting.includes(own) && (
            <button type="button" className="button quiet" onClick={() => void act({ type: 'extend' })}>
              {say('online.extend')}
            </button>
          )}
          {scene.seats[own]?.absent === undefined && (
            <button type="button" className="button quiet" onClick={() => void act({ type: 'autopilot' })}>
              {say('online.autopilot')}
            </button>
          )}
          {voting
            .filter(({ about }) => about === null)
            .map(({ votes: given, quorum }) => (
              <button
                key="end"
                type="button"
                className="button quiet"
                onClick={() => void act({ type: 'vote', about: null, verdict: 'end' })}
              >
                {say('online.end', { votes: given, quorum })}
              </button>
            ))}
        </div>
      )}
      {own !== null && <OwnDevices />}
      {own !== null && !done && <Reminders />}
      {told.length > 0 && (
        <details className="people-told">
          <summary>{say('online.happened')}</summary>
          <ol reversed>
            {told
              .map((line, place) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: what was told keeps its place
                <li key={place}>{line}</li>
              ))
              .reverse()}
          </ol>
        </details>
      )}
      {problem && <Problem refusal={problem} onDismiss={dismiss} />}
    </div>
  )
}

/** For whoever looks after the table: what was reported, and who may write no words of their own. */
function Reported({
  model: { scene, names, seat: own },
  seen,
  act,
}: {
  model: BoardModel
  seen: TableSeen
  act: ReturnType<typeof useAct>['act']
}) {
  const say = useSay()
  const written = scene.beside.flatMap(one => ('words' in one ? [one.words] : []))
  const silenced = aroundOf(scene).silenced ?? []
  return (
    <details className="people-told">
      <summary>{say('host.words', { n: seen.reports.length })}</summary>
      <ul className="people-device-list">
        {seen.reports.map(({ seat, words, times }) => (
          <li key={`${seat} ${words}`}>
            {say('host.reported', {
              ...{ name: names[seat], n: times },
              text: shown(written[words]?.text ?? '', LONGEST_SHOWN),
            })}
          </li>
        ))}
      </ul>
      {scene.seats.map(({ bot }, seat) =>
        bot === null && seat !== own ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: a player is the seat
          <label key={seat} className="switch">
            <input
              type="checkbox"
              checked={silenced.includes(seat)}
              onChange={() => void act({ type: 'silence', seat, isSilenced: !silenced.includes(seat) })}
            />
            <span>{say('host.silence', { name: names[seat] })}</span>
          </label>
        ) : null,
      )}
    </details>
  )
}
