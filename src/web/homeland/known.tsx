import type { ThreatSeen } from '../../games/homeland/view/view.ts'
import { IntelMark } from './IntelMark.tsx'
import { type BoardModel, cardName, intelName } from './model.ts'

/** Some Intel in a line of marks. */
export const IntelMarks = ({
  model,
  ids,
}: {
  model: Pick<BoardModel, 'say' | 'cards' | 'texts'>
  ids: readonly (string | null)[]
}) => (
  <span className="marks">
    {ids.map((id, place) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: two cards of one title are told apart by their place alone
      <IntelMark key={`${id} ${place}`} model={model} id={id} />
    ))}
  </span>
)

const COLOURS = ['blue', 'red', 'gold'] as const

/** So many letters, figures and dots go beside each other there; where there are more, each colour is added up. */
const FIT = 9

/** The same on one line of a tile: the numbers by colour. What does not go there is in the file of the case. */
export function IntelLine({ model, ids }: Parameters<typeof IntelMarks>[0]) {
  const { say, cards } = model
  const known = ids.flatMap(id => cards.intel.get(id ?? '') ?? [])
  const named = known.map(({ id }) => intelName(model, id)).join(', ')
  const piles = COLOURS.flatMap(colour => {
    const numbers = known.filter(card => card.colour === colour).map(({ number }) => number)
    return numbers.length > 0 ? [{ colour, numbers }] : []
  })
  const listed = piles.map(({ colour, numbers }) =>
    colour === 'gold' ? (numbers.length > 1 ? `×${numbers.length}` : '') : numbers.join('·'),
  )
  const isTight = piles.length + listed.join('').length > FIT
  const sumOf = (numbers: readonly number[]): string => {
    const sum = numbers.reduce((all, one) => all + one, 0)
    return numbers.length > 1 ? `Σ${sum}` : String(sum)
  }
  return (
    <li className="intel-line" title={named}>
      <span className="only-spoken">{named}</span>
      {piles.map(({ colour, numbers }, at) => (
        <span key={colour} aria-hidden="true" className={`intel-some intel-${colour}`}>
          {say(`colour.letter.${colour}`)}
          {isTight && colour !== 'gold' ? sumOf(numbers) : listed[at]}
        </span>
      ))}
    </li>
  )
}

/** What this player alone knows of a case: the Plot, what was looked at and when, what was put there (M-4). */
export function Known({ model, threat }: { model: BoardModel; threat: ThreatSeen }) {
  const { say, cards } = model
  const plot = cards.plots.get(threat.plot ?? '')
  const look = threat.looks?.at(-1)
  const { mine = [] } = threat
  if (!plot && !look && mine.length === 0) return null
  return (
    <div className="known">
      {plot && (
        <p>
          {say('known.plot', {
            plot: cardName(model, plot.id),
            complexity: plot.complexity,
            impact: plot.impact,
          })}
        </p>
      )}
      {look && (
        <p>
          {say('known.look', { round: look.round, since: threat.by.length - look.cards.length })}{' '}
          {look.cards.length > 0 && <IntelMarks model={model} ids={look.cards} />}
        </p>
      )}
      {mine.length > 0 && (
        <p>
          {say('known.mine')} <IntelMarks model={model} ids={mine} />
        </p>
      )}
    </div>
  )
}
