import type { CaseTold, Reckoning } from '../../../games/homeland/tell/debrief.ts'
import { Drawing } from '../../shared/Drawing.tsx'
import { IntelMark } from '../IntelMark.tsx'
import { type BoardModel, cardName } from '../model.ts'
import { PlayerMark } from '../PlayerMark.tsx'

export function Marks({ model, cards }: { model: BoardModel; cards: readonly string[] }) {
  if (cards.length === 0) return model.say('debrief.nothing')
  return (
    <span className="marks">
      {cards.map((card, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two cards of one title are told apart by their place alone
        <IntelMark key={`${card} ${place}`} model={model} id={card} />
      ))}
    </span>
  )
}

/** Who really played what where: the secret of every case that came to something. */
export function CasesTold({ model, reckoning: { cases } }: { model: BoardModel; reckoning: Reckoning }) {
  const { say } = model
  const told = cases.filter(({ played, end }) => played.length > 0 || end !== 'open')
  return (
    <section className="paper debrief-part">
      <h2>{say('reckoning.played')}</h2>
      <table className="debrief-table is-stacking">
        <thead>
          <tr>
            <th scope="col">{say('debrief.case')}</th>
            <th scope="col">{say('debrief.lead')}</th>
            <th scope="col">{say('debrief.played')}</th>
            <th scope="col">{say('debrief.dealt')}</th>
            <th scope="col">{say('debrief.totals')}</th>
            <th scope="col">{say('debrief.end')}</th>
          </tr>
        </thead>
        <tbody>
          {told.map(one => (
            <CaseRow key={one.id} model={model} told={one} />
          ))}
        </tbody>
      </table>
    </section>
  )
}

const ENDS = { neutralised: 'check', succeeded: 'cross', struck: 'warning', open: 'folder' } as const

function CaseRow({ model, told }: { model: BoardModel; told: CaseTold }) {
  const { say, cards } = model
  const { id, organization, plot, lead, played, dealt, totals, end } = told
  const seats = [...new Set(played.map(({ seat }) => seat))]
  return (
    <tr>
      <th scope="row">
        <div className="case-cell">
          <Drawing from="board" name={`org-${cards.organizations.get(organization)?.kind ?? 'state'}`} />
          <span>
            {say('stage.case', { case: id, organization: cardName(model, organization) })}
            {plot !== null && <small>{cardName(model, plot)}</small>}
          </span>
        </div>
      </th>
      <td data-label={say('debrief.lead')}>
        {lead === null ? say('debrief.lead.nobody') : <PlayerMark model={model} seat={lead} named />}
      </td>
      <td data-label={say('debrief.played')}>
        {seats.length === 0 && say('debrief.nothing')}
        <ul className="played-by">
          {seats.map(seat => (
            <li key={seat}>
              <PlayerMark model={model} seat={seat} named />
              <Marks model={model} cards={played.flatMap(one => (one.seat === seat ? [one.card] : []))} />
            </li>
          ))}
        </ul>
      </td>
      <td data-label={say('debrief.dealt')}>
        {end === 'struck' ? say('debrief.unknown') : <Marks model={model} cards={dealt} />}
      </td>
      <td data-label={say('debrief.totals')} className="is-number">
        {totals ? say('debrief.totals.of', { red: totals.red, blue: totals.blue }) : say('debrief.no-totals')}
      </td>
      <td data-label={say('debrief.end')}>
        <span className={`end end-${end}`}>
          <Drawing from="room" name={ENDS[end]} /> {say(`reckoning.${end}`)}
        </span>
      </td>
    </tr>
  )
}
