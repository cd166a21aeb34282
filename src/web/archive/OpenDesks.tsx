import { IntelMarks } from '../homeland/known.tsx'
import type { BoardModel } from '../homeland/model.ts'
import { cardName } from '../homeland/model.ts'
import { PlayerMark } from '../homeland/PlayerMark.tsx'
import { Drawing } from '../shared/Drawing.tsx'

/** What everybody had before them and nobody else could see: agenda, hand, assets face down. */
export function OpenDesks({ model }: { model: BoardModel }) {
  const { say, view } = model
  const named = (ids: readonly string[]): string => ids.map(id => cardName(model, id)).join(', ')
  return (
    <section className="paper all-desks" aria-labelledby="all-desks-title">
      <h2 id="all-desks-title">{say('watch.open')}</h2>
      <ul className="all-desk-list">
        {view.players.map(({ revealed }, seat) => {
          if (!revealed) return null
          const { agenda, hand, down, drawn = [] } = revealed
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: a player is the seat
            <li key={seat}>
              <Drawing from="board" name={`agenda-${agenda}`} />
              <h3 className="open-name">
                <PlayerMark model={model} seat={seat} named />
              </h3>
              <p className="open-agenda">{say(`agenda.${agenda}`)}</p>
              {hand.length > 0 && (
                <p>
                  <span className="open-hand-word">{say('watch.open.hand')}: </span>
                  <IntelMarks model={model} ids={hand} />
                </p>
              )}
              {down.length > 0 && (
                <p className="open-down">
                  {say('watch.open.down')}: {named(down)}
                </p>
              )}
              {drawn.length > 0 && (
                <p className="open-down">
                  {say('watch.open.drawn')}: {named(drawn)}
                </p>
              )}
            </li>
          )
        })}
      </ul>
      {view.spare !== null && (
        <p className="open-spare">{say('reckoning.spare', { agenda: say(`agenda.${view.spare}`) })}</p>
      )}
    </section>
  )
}
