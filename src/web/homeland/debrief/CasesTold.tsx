import type { CaseTold, Reckoning } from '../../../games/homeland/tell/debrief.ts'
import { Drawing } from '../../shared/Drawing.tsx'
import { IntelMark } from '../IntelMark.tsx'
import { PlayerMark } from '../PlayerMark.tsx'
import { cardName, type Room } from '../room.ts'

export function Marks({ room, cards }: { room: Room; cards: readonly string[] }) {
  if (cards.length === 0) return room.say('debrief.nothing')
  return (
    <span className="marks">
      {cards.map((card, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two cards of one title are told apart by their place alone
        <IntelMark key={`${card} ${place}`} room={room} id={card} />
      ))}
    </span>
  )
}

/** Who really played what where: the secret of every case that came to something. */
export function CasesTold({ room, reckoning: { cases } }: { room: Room; reckoning: Reckoning }) {
  const { say } = room
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
            <CaseRow key={one.id} room={room} told={one} />
          ))}
        </tbody>
      </table>
    </section>
  )
}

const ENDS = { neutralised: 'check', succeeded: 'cross', struck: 'warning', open: 'folder' } as const

function CaseRow({ room, told }: { room: Room; told: CaseTold }) {
  const { say, cards } = room
  const { id, organization, plot, lead, played, dealt, totals, end } = told
  const seats = [...new Set(played.map(({ seat }) => seat))]
  return (
    <tr>
      <th scope="row">
        <div className="case-cell">
          <Drawing from="board" name={`org-${cards.organizations.get(organization)?.kind ?? 'state'}`} />
          <span>
            {say('stage.case', { case: id, organization: cardName(room, organization) })}
            {plot !== null && <small>{cardName(room, plot)}</small>}
          </span>
        </div>
      </th>
      <td data-label={say('debrief.lead')}>
        {lead < 0 ? say('debrief.lead.nobody') : <PlayerMark room={room} seat={lead} named />}
      </td>
      <td data-label={say('debrief.played')}>
        {seats.length === 0 && say('debrief.nothing')}
        <ul className="played-by">
          {seats.map(seat => (
            <li key={seat}>
              <PlayerMark room={room} seat={seat} named />
              <Marks room={room} cards={played.flatMap(one => (one.seat === seat ? [one.card] : []))} />
            </li>
          ))}
        </ul>
      </td>
      <td data-label={say('debrief.dealt')}>
        {end === 'struck' ? say('debrief.unknown') : <Marks room={room} cards={dealt} />}
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
