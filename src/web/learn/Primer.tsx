import { ACCUSING_PAYS, priorOf } from '../../games/homeland/knowledge/prior.ts'
import { ACCUSED_RIGHT, ACCUSED_WRONG, agendaCounts, agendas } from '../../games/homeland/vocabulary.ts'
import { guidedRound } from '../../host/lessons.ts'
import { Drawing } from '../shared/Drawing.tsx'
import { address } from '../shared/router.ts'
import { useTitle } from '../shared/useTitle.ts'
import { useSay } from '../shared/words.tsx'

const TABLES = [3, 4, 5, 6] as const
const MOLE = agendas.indexOf('mole')

/** M-2: nobody is the mole when it is the agenda nobody was dealt. */
const noMole = (players: number): number => {
  const counts = agendaCounts[players]
  return counts[MOLE] / counts.reduce((sum, n) => sum + n, 0)
}

/** What may honestly be suspected before anything is played, and what each agenda makes of it. */
export default function Primer() {
  const say = useSay()
  useTitle(say('primer.title'))
  const percent = new Intl.NumberFormat(say.locale, { style: 'percent' })
  return (
    <div className="learn">
      <header className="learn-lead">
        <h1>{say('primer.title')}</h1>
        <p className="lead">{say('primer.lead')}</p>
      </header>
      <section className="paper folder">
        <table className="primer-table">
          <caption>{say('primer.caption')}</caption>
          <thead>
            <tr>
              <th scope="row">{say('primer.players')}</th>
              {TABLES.map(n => (
                <th key={n} scope="col">
                  {n}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            <tr>
              <th scope="row">{say('primer.each')}</th>
              {TABLES.map(n => (
                <td key={n}>{percent.format(priorOf(n, 'loyal')[MOLE] / 100)}</td>
              ))}
            </tr>
            <tr>
              <th scope="row">{say('primer.none')}</th>
              {TABLES.map(n => (
                <td key={n}>{percent.format(noMole(n))}</td>
              ))}
            </tr>
          </tbody>
        </table>
        <p>{say('primer.accuse', { right: ACCUSED_RIGHT, wrong: -ACCUSED_WRONG, above: ACCUSING_PAYS / 100 })}</p>
        <p>{say('primer.alone')}</p>
      </section>
      {agendas.map(agenda => (
        <section key={agenda} className="paper folder primer-role" aria-labelledby={`primer-${agenda}`}>
          <Drawing from="board" name={`agenda-${agenda}`} className="primer-drawing" />
          <h2 id={`primer-${agenda}`}>{say(`agenda.${agenda}`)}</h2>
          <p>{say(`agenda.${agenda}.text`)}</p>
          <ul>
            <li>{say(`primer.${agenda}.1`)}</li>
            <li>{say(`primer.${agenda}.2`)}</li>
          </ul>
        </section>
      ))}
      <p className="folder-doors">
        <a className="button" href={address('learn', guidedRound.name)}>
          {say('primer.round')}
        </a>
        <a className="button quiet" href={address('tables')}>
          {say('lesson.table')}
        </a>
        <a className="button quiet" href={address('learn')}>
          {say('lesson.all')}
        </a>
      </p>
    </div>
  )
}
