import './talk.css'
import { type Claim, type Said, type Subject, standingClaims } from '../../../games/homeland/talk/claims.ts'
import type { BoardModel } from '../model.ts'
import { PlayerMark } from '../PlayerMark.tsx'
import { PinnedAnswer } from './PinnedAnswer.tsx'

export const isAbout = (claim: Claim, subject: Subject): boolean =>
  'case' in subject
    ? 'case' in claim && claim.case === subject.case
    : 'player' in claim && claim.player === subject.player

const textOf = ({ say, names }: BoardModel, { claim }: Said): string =>
  claim.about === 'case'
    ? say(`talk.says.${claim.says}`)
    : claim.about === 'player'
      ? say(`claims.${claim.says}.${claim.strength}`, { other: names[claim.player] })
      : ''

/** What players claim of a case or of a player: each one's newest word, unless taken back. Words, not facts. */
export function ClaimsOn({ model, about, newest = false }: { model: BoardModel; about: Subject; newest?: boolean }) {
  const all = standingClaims(model.ledger).filter(({ claim }) => isAbout(claim, about))
  const claims = newest ? all.slice(-1) : all
  if (claims.length === 0) return null
  return (
    <ul className="claims">
      {claims.map(said => (
        <li key={said.seat}>
          <PlayerMark model={model} seat={said.seat} /> <q>{textOf(model, said)}</q>
          <PinnedAnswer model={model} said={said} />
        </li>
      ))}
    </ul>
  )
}
