import './talk.css'
import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import {
  type Claim,
  caseClaims,
  claimLine,
  playerClaims,
  type Subject,
  standingClaims,
  strengths,
} from '../../../games/homeland/talk/claims.ts'
import { hasLedger } from '../../../host/memory.ts'
import { useOnline } from '../../online/context.ts'
import type { UnsentHere } from '../../online/useUnsent.ts'
import { Drawing } from '../../shared/Drawing.tsx'
import { Ruled } from '../../shared/Ruled.tsx'
import { type BoardModel, cardName, casesInOrder, threatOf } from '../model.ts'
import { PlayerMark } from '../PlayerMark.tsx'
import { Answering, type OnAnswer } from './Answering.tsx'
import { ClaimsOn, isAbout } from './ClaimsOn.tsx'
import { PinnedAnswer } from './PinnedAnswer.tsx'

const KeptClaim = lazy(async () => ({ default: (await import('../../online/KeptClaim.tsx')).KeptClaim }))

interface Props {
  readonly model: BoardModel
  readonly onClaim: (claim: Claim) => void
  readonly onAnswer: OnAnswer
  /** What the person looks at: a claim would be about that, unless they choose something else. */
  readonly focus?: Subject | null
}

const nameOf = (subject: Subject): string => ('case' in subject ? `case ${subject.case}` : `player ${subject.player}`)

/** Table talk: a claim in two taps, vague by design (M-32), and what has been claimed. Nothing is ever said for anybody. */
export function Talk({ model, onClaim, onAnswer, focus = null }: Props) {
  const { say, seat, names, scene, heard } = model
  const isPerson = seat !== null && scene.seats[seat]?.bot === null && scene.outcome === null
  return (
    <div className="table-talk">
      <p className="talk-hint">
        <Ruled>{say('claims.hint')}</Ruled>
      </p>
      {isPerson && <Answering model={model} onAnswer={onAnswer} />}
      {!isPerson ? (
        <p>{say('claims.watching')}</p>
      ) : scene.options.talk === 'none' ? (
        <p>{say('talk.off')}</p>
      ) : (
        <Composer model={model} onClaim={onClaim} focus={focus} />
      )}
      {hasLedger(scene) && <Ledger model={model} />}
      {heard.length > 0 && (
        <details className="talk-history">
          <summary>{say('claims.history')}</summary>
          <ol reversed>
            {heard
              .map((said, i) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: what was said keeps its place
                <li key={i}>
                  {claimLine(say, names, said)}
                  <PinnedAnswer model={model} said={said} />
                </li>
              ))
              .reverse()}
          </ol>
        </details>
      )}
    </div>
  )
}

function subjectsOf({ view, names, seat }: BoardModel): { cases: Subject[]; players: Subject[] } {
  return {
    cases: casesInOrder(view).map(id => ({ case: id })),
    players: names.flatMap((_, player) => (player === seat ? [] : [{ player }])),
  }
}

function SubjectName({ model, subject }: { model: BoardModel; subject: Subject }) {
  if ('player' in subject) return <PlayerMark model={model} seat={subject.player} named />
  const organization = threatOf(model.view, subject.case)?.organization ?? ''
  return model.say('claims.case', { case: subject.case, organization: cardName(model, organization) })
}

/** Whom or what a claim in the making is about, as any device of this seat has kept it; it may be nothing that lies here. */
function keptName(claim: unknown): string | null {
  const { case: id, player } = Object(claim)
  return typeof id === 'number' ? nameOf({ case: id }) : typeof player === 'number' ? nameOf({ player }) : null
}

/** At a table elsewhere a claim in the making is kept there, as words are that are not sent. */
function Composer(props: Omit<Props, 'onAnswer'>) {
  if (useOnline() === null) return <Composing {...props} unsent={null} />
  return (
    <Suspense>
      <KeptClaim>{unsent => <Composing {...props} unsent={unsent} />}</KeptClaim>
    </Suspense>
  )
}

/** First about what, then what: two taps. */
function Composing({ model, onClaim, focus, unsent }: Omit<Props, 'onAnswer'> & { unsent: UnsentHere | null }) {
  const { cases, players } = subjectsOf(model)
  const [chosen, setChosen] = useState<string | null>(focus ? nameOf(focus) : null)
  const name = chosen ?? keptName(unsent?.claim)
  const subject = [...cases, ...players].find(one => nameOf(one) === name) ?? null
  const choose = (one: Subject): void => {
    if (unsent) unsent.keep({ claim: { about: 'case' in one ? 'case' : 'player', ...one } })
    else setChosen(nameOf(one))
  }
  const end = (): void => {
    setChosen(null)
    if (unsent?.claim) unsent.keep({ claim: null })
  }
  return subject === null ? (
    <Subjects model={model} cases={cases} players={players} onChoose={choose} />
  ) : (
    <Statements
      model={model}
      subject={subject}
      isLed={focus != null}
      onBack={end}
      onClaim={claim => {
        end()
        onClaim(claim)
      }}
    />
  )
}

function Subjects({
  model,
  cases,
  players,
  onChoose,
}: {
  model: BoardModel
  cases: readonly Subject[]
  players: readonly Subject[]
  onChoose: (subject: Subject) => void
}) {
  const { say } = model
  const buttons = (subjects: readonly Subject[]) => (
    <ul className="talk-subjects">
      {subjects.map(one => (
        <li key={nameOf(one)}>
          <button type="button" className="button quiet" onClick={() => onChoose(one)}>
            <SubjectName model={model} subject={one} />
          </button>
        </li>
      ))}
    </ul>
  )
  return (
    <section className="composer">
      <h3>{say('claims.about')}</h3>
      {cases.length > 0 && <h4>{say('claims.cases')}</h4>}
      {buttons(cases)}
      <h4>{say('claims.players')}</h4>
      {buttons(players)}
    </section>
  )
}

interface Statement {
  readonly key: string
  readonly text: string
  readonly claim: Claim
}

const statementsOn = ({ say, names }: BoardModel, subject: Subject): readonly Statement[] =>
  'case' in subject
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

function Statements({
  model,
  subject,
  isLed,
  onBack,
  onClaim,
}: {
  model: BoardModel
  subject: Subject
  /** By what they look at. */
  isLed: boolean
  onBack: () => void
  onClaim: (claim: Claim) => void
}) {
  const { say, seat, names, talk } = model
  const heading = useRef<HTMLHeadingElement>(null)
  // Whoever has chosen it here is led on; where it was kept, they may be at something else.
  useEffect(() => {
    if (isLed || document.activeElement === document.body) heading.current?.focus()
  }, [isLed])
  const standing = standingClaims(talk).find(said => said.seat === seat && isAbout(said.claim, subject))
  return (
    <section className="composer">
      <h3 ref={heading} tabIndex={-1}>
        <SubjectName model={model} subject={subject} />
      </h3>
      <p>{say('claims.says')}</p>
      <ul className="talk-says">
        {statementsOn(model, subject).map(({ key, text, claim }) => (
          <li key={key}>
            <button type="button" className="button quiet" onClick={() => onClaim(claim)}>
              {text}
            </button>
          </li>
        ))}
        {standing && (
          <li>
            <button
              type="button"
              className="button quiet talk-retract"
              onClick={() => onClaim({ about: 'retract', ...subject })}
            >
              {say('claims.retract.what', { claim: claimLine(say, names, standing) })}
            </button>
          </li>
        )}
      </ul>
      <button type="button" className="button quiet talk-back" onClick={onBack}>
        <Drawing from="room" name="back" />
        {say('claims.other')}
      </button>
    </section>
  )
}

/** What still stands, by case and by player. */
function Ledger({ model }: { model: BoardModel }) {
  const { say, ledger } = model
  const standing = standingClaims(ledger)
  const { cases, players } = subjectsOf({ ...model, seat: null })
  const spoken = [...cases, ...players].filter(subject => standing.some(({ claim }) => isAbout(claim, subject)))
  return (
    <section className="ledger">
      <h3>{say('claims.standing')}</h3>
      {spoken.length === 0 && <p>{say('talk.silence')}</p>}
      {spoken.map(subject => (
        <div key={nameOf(subject)} className="ledger-entry">
          <h4>
            <SubjectName model={model} subject={subject} />
          </h4>
          <ClaimsOn model={model} about={subject} />
        </div>
      ))}
    </section>
  )
}
