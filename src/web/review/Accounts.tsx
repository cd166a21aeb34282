import type { Ledger } from '../../bots/advisor/review/ledger.ts'
import { accountLines, tenths } from '../../host/review/told.ts'
import { useSay } from '../shared/words.tsx'

/** Luck and decisions, so that they add up: from the chance at the beginning to the result. */
export function Accounts({ ledger }: { ledger: Ledger }) {
  const say = useSay()
  const value = (share: number): string => say('review.value', { n: tenths(share) })
  return (
    <section className="review-part">
      <h3>{say('review.ledger')}</h3>
      <p>{say('review.ledger.about')}</p>
      <table className="review-table is-accounts">
        <thead>
          <tr>
            <th scope="col">{say('review.account')}</th>
            <th scope="col">{say('review.gain')}</th>
          </tr>
        </thead>
        <tbody>
          <tr>
            <th scope="row">{say('review.initial')}</th>
            <td>{value(ledger.initial)}</td>
          </tr>
          {accountLines(say, ledger).map(({ account, label, gain }) => (
            <tr key={account}>
              <th scope="row">{label}</th>
              <td>{gain}</td>
            </tr>
          ))}
          <tr className="review-sum">
            <th scope="row">{say('review.final')}</th>
            <td>{value(ledger.final)}</td>
          </tr>
        </tbody>
      </table>
    </section>
  )
}
