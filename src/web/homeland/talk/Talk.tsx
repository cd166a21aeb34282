import './talk.css'
import { useId, useState } from 'react'
import type { Subject } from '../../../table/notes.ts'
import { type Claim, caseClaims, claimLine, playerClaims, standingClaims, strengths } from '../../../table/talk.ts'
import { PlayerMark } from '../PlayerMark.tsx'
import { cardName, casesInOrder, type Room, threatOf } from '../room.ts'
import { ClaimsOn, isAbout } from './ClaimsOn.tsx'

interface Props {
  readonly room: Room
  readonly onClaim: (claim: Claim) => void
  /** What the person looks at: a claim would be about that, unless they choose something else. */
  readonly focus?: Subject | null
}

const nameOf = (subject: Subject): string => ('case' in subject ? `case ${subject.case}` : `player ${subject.player}`)

/** Table talk: a claim in two taps, vague by design (M-32), and what has been claimed. Nothing is ever said for anybody. */
export function Talk({ room, onClaim, focus = null }: Props) {
  const { say, seat, names, scene } = room
  const isPerson = seat !== null && scene.seats[seat]?.bot === null && scene.outcome === null
  return (
    <div className="talk">
      <p className="talk-hint">{say('claims.hint')}</p>
      {isPerson ? <Composer room={room} onClaim={onClaim} focus={focus} /> : <p>{say('claims.watching')}</p>}
      <Ledger room={room} />
      {scene.talk.length > 0 && (
        <details className="talk-history">
          <summary>{say('claims.history')}</summary>
          <ol reversed>
            {scene.talk
              .map((said, i) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: what was said keeps its place
                <li key={i}>{claimLine(say, names, said)}</li>
              ))
              .reverse()}
          </ol>
        </details>
      )}
    </div>
  )
}

function subjectsOf({ view, names, seat }: Room): { cases: Subject[]; players: Subject[] } {
  return {
    cases: casesInOrder(view).map(id => ({ case: id })),
    players: names.flatMap((_, player) => (player === seat ? [] : [{ player }])),
  }
}

function SubjectName({ room, subject }: { room: Room; subject: Subject }) {
  if ('player' in subject) return <PlayerMark room={room} seat={subject.player} named />
  const organization = threatOf(room.view, subject.case)?.organization ?? ''
  return room.say('claims.case', { case: subject.case, organization: cardName(room, organization) })
}

function Composer({ room, onClaim, focus }: Props) {
  const { say, names, seat, scene } = room
  const group = useId()
  const { cases, players } = subjectsOf(room)
  const [chosen, setChosen] = useState<string | null>(focus ? nameOf(focus) : null)
  const subject = [...cases, ...players].find(one => nameOf(one) === chosen) ?? null
  const standing = standingClaims(scene.talk).find(
    said => said.seat === seat && subject !== null && isAbout(said.claim, subject),
  )
  const chips = (subjects: readonly Subject[], legend: string) => (
    <fieldset className="choice talk-subjects">
      <legend>{legend}</legend>
      {subjects.map(one => (
        <label key={nameOf(one)} className="chip">
          <input type="radio" name={group} checked={nameOf(one) === chosen} onChange={() => setChosen(nameOf(one))} />
          <span>
            <SubjectName room={room} subject={one} />
          </span>
        </label>
      ))}
    </fieldset>
  )
  const claims: readonly { readonly key: string; readonly text: string; readonly claim: Claim }[] =
    subject === null
      ? []
      : 'case' in subject
        ? caseClaims.map(says => ({
            key: says,
            text: say(`talk.says.${says}`),
            claim: { about: 'case', case: subject.case, says },
          }))
        : playerClaims.flatMap(says =>
            strengths.map(strength => ({
              key: `${says} ${strength}`,
              text: say(`claims.${says}.${strength}`, { other: names[subject.player] }),
              claim: { about: 'player', player: subject.player, says, strength },
            })),
          )
  const speak = (claim: Claim): void => {
    setChosen(null)
    onClaim(claim)
  }
  return (
    <section className="composer">
      <h3>{say('claims.about')}</h3>
      {cases.length > 0 && chips(cases, say('claims.cases'))}
      {chips(players, say('claims.players'))}
      <h3>{say('claims.says')}</h3>
      {subject === null ? (
        <p className="talk-hint">{say('claims.says.first')}</p>
      ) : (
        <ul className="talk-says">
          {claims.map(({ key, text, claim }) => (
            <li key={key}>
              <button type="button" className="button quiet" onClick={() => speak(claim)}>
                {text}
              </button>
            </li>
          ))}
          {standing && (
            <li>
              <button
                type="button"
                className="button quiet talk-retract"
                onClick={() => speak({ about: 'retract', ...subject })}
              >
                {say('claims.retract.what', { claim: claimLine(say, names, standing) })}
              </button>
            </li>
          )}
        </ul>
      )}
    </section>
  )
}

/** What still stands, by case and by player. */
function Ledger({ room }: { room: Room }) {
  const { say, scene } = room
  const standing = standingClaims(scene.talk)
  const { cases, players } = subjectsOf({ ...room, seat: null })
  const spoken = [...cases, ...players].filter(subject => standing.some(({ claim }) => isAbout(claim, subject)))
  return (
    <section className="ledger">
      <h3>{say('claims.standing')}</h3>
      {spoken.length === 0 && <p>{say('talk.silence')}</p>}
      {spoken.map(subject => (
        <div key={nameOf(subject)} className="ledger-entry">
          <h4>
            <SubjectName room={room} subject={subject} />
          </h4>
          <ClaimsOn room={room} about={subject} />
        </div>
      ))}
    </section>
  )
}
