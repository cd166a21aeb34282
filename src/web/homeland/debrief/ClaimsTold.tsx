import { claimLine, isTakenBack } from '../../../games/homeland/talk/claims.ts'
import type { Reckoning } from '../../../games/homeland/tell/debrief.ts'
import type { BoardModel } from '../model.ts'
import { PinnedAnswer } from '../talk/PinnedAnswer.tsx'
import { Marks } from './CasesTold.tsx'

/** What was said beside what was so at that moment. Nobody judges it but the reader. */
export function ClaimsTold({ model, reckoning: { players, spoken } }: { model: BoardModel; reckoning: Reckoning }) {
  const { say, names, talk } = model
  const told = talk
    .map((said, place) => ({ said, place, fact: spoken[place] }))
    .filter(({ said }) => said.claim.about !== 'retract')
  if (told.length === 0) return null
  return (
    <section className="paper debrief-part">
      <h2>{say('reckoning.claims')}</h2>
      <p>{say('debrief.claims.hint')}</p>
      <table className="debrief-table is-stacking">
        <thead>
          <tr>
            <th scope="col">{say('debrief.claim')}</th>
            <th scope="col">{say('debrief.fact')}</th>
          </tr>
        </thead>
        <tbody>
          {told.map(({ said, place, fact }) => (
            <tr key={place}>
              <th scope="row">
                {claimLine(say, names, said)}
                {isTakenBack(talk, place) && <> {say('debrief.taken-back')}</>}
                <PinnedAnswer model={model} said={said} />
              </th>
              <td data-label={say('debrief.fact')}>
                {said.claim.about === 'player' ? (
                  say('debrief.fact.player', {
                    player: names[said.claim.player],
                    agenda: say(`agenda.${players[said.claim.player].agenda}`),
                  })
                ) : (
                  <>
                    <Marks model={model} cards={fact.cards} /> {say(`reckoning.${fact.end}`)}
                  </>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
