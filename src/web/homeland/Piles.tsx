import { IntelMark } from './IntelMark.tsx'
import { type BoardModel, cardName } from './model.ts'

/** How many of each. */
function tally(ids: readonly string[]): (readonly [id: string, n: number])[] {
  const counts = new Map<string, number>()
  for (const id of ids) counts.set(id, (counts.get(id) ?? 0) + 1)
  return [...counts]
}

/** What lies face up in the discard piles, what has left the game, and how much is left. */
export function Piles({ model }: { model: BoardModel }) {
  const { view, say } = model
  const { discards, gone, decks } = view
  const named = (title: string, ids: readonly string[]) =>
    ids.length > 0 && (
      <>
        <h4>{say(title)}</h4>
        <p>{ids.map(id => cardName(model, id)).join(', ')}</p>
      </>
    )
  const counted = (title: string, piled: readonly (readonly [id: string, n: number])[]) =>
    piled.length > 0 && (
      <>
        <h4>{say(title)}</h4>
        <ul className="pile">
          {piled.map(([id, n]) => (
            <li key={id}>
              <IntelMark model={model} id={id} /> <span aria-hidden="true">{cardName(model, id)}</span>{' '}
              {say('pile.times', { n })}
            </li>
          ))}
        </ul>
      </>
    )
  return (
    <div className="piles">
      <p>{say('status.supply', { ...decks })}</p>
      {counted('discards.intel', discards.intel)}
      {named('discards.assets', discards.assets)}
      {named('discards.plots', discards.plots)}
      {named('discards.organizations', discards.organizations)}
      {named('gone.assets', gone.assets)}
      {named('gone.organizations', gone.organizations)}
      {counted('gone.intel', tally(gone.burnedIntel))}
      {gone.plots + gone.intel > 0 && <p>{say('gone.unseen', { plots: gone.plots, intel: gone.intel })}</p>}
    </div>
  )
}
