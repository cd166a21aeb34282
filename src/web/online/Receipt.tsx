import { useEffect, useState } from 'react'
import type { Proved } from '../../host/archive/elsewhere.ts'
import { refusalOf } from '../../host/refusal.ts'
import { checkLine } from '../../table/proof.ts'
import { Refused } from '../link.ts'
import { Drawing } from '../shared/Drawing.tsx'
import { refusalText } from '../shared/Problem.tsx'
import { useSettings } from '../shared/settings.ts'
import { useSay, Words } from '../shared/words.tsx'
import { useOnline } from './context.ts'

/** The receipt of a match elsewhere, checked on this device: nobody could choose its cards, and it plays again the same. */
export function Receipt() {
  const { locale } = useSettings()
  return (
    <Words locale={locale} more={['verify', 'files', 'people']}>
      <Checks />
    </Words>
  )
}

function Checks() {
  const say = useSay()
  const online = useOnline()
  const [proved, setProved] = useState<Proved | null>(null)
  const link = online?.link
  useEffect(() => {
    let isHere = true
    link?.proved().then(
      found => isHere && setProved(found),
      error =>
        isHere && setProved({ checks: [], problem: error instanceof Refused ? error.refusal : refusalOf(error) }),
    )
    return () => {
      isHere = false
    }
  }, [link])
  // The seed of a day’s call is told once the day is over: until then there is nothing to check, and nothing is wrong.
  const isLater = proved?.problem?.key === 'today.not-closed'
  const isFine = proved !== null && proved.problem === null && proved.checks.every(({ fits }) => fits)
  return (
    <section className="paper debrief-part receipt">
      <h2>{say('receipt.title')}</h2>
      {proved === null ? (
        <p role="status">{say('page.loading')}</p>
      ) : (
        <>
          <p>
            <b>{say(isLater ? 'receipt.later' : isFine ? 'receipt.fine' : 'receipt.wrong')}</b>
          </p>
          <ul className="receipt-checks">
            {proved.checks.map(check => (
              <li key={check.what + (check.note ?? '')}>
                <Drawing from="room" name={check.fits ? 'check' : 'cross'} /> {checkLine(say, check)}
              </li>
            ))}
          </ul>
          {proved.problem && !isLater && <p role="alert">{refusalText(say, proved.problem)}</p>}
        </>
      )}
    </section>
  )
}
