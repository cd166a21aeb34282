import './archive.css'
import './career.css'
import type { KeptCareer } from '../../games/careers.ts'
import { people } from '../../games/homeland/career/career.ts'
import { achieved, streak, totals } from '../../games/negotiator/career/career.ts'
import type { Link } from '../link.ts'
import { Drawing } from '../shared/Drawing.tsx'
import { refusalText } from '../shared/Problem.tsx'
import { address } from '../shared/router.ts'
import { useTitle } from '../shared/useTitle.ts'
import { useSay } from '../shared/words.tsx'
import { Achievements } from './Achievements.tsx'
import { useAnswer } from './asked.ts'
import { LastGames } from './LastGames.tsx'
import { MendCareer } from './MendCareer.tsx'

/** What has become of you: the games that counted, how they went lately, and the 23 achievements. */
export default function Career({ link }: { link: Link }) {
  const say = useSay()
  useTitle(say('record.title'))
  const { answer: career, refusal, again } = useAnswer(link, 'career', null)
  if (refusal)
    return (
      <section className="paper lone">
        <h1>{say('record.title')}</h1>
        <p role="alert">{refusalText(say, refusal)}</p>
        <MendCareer link={link} onMended={again} />
      </section>
    )
  if (!career)
    return (
      <p className="waiting" role="status">
        {say('page.loading')}
      </p>
    )
  const isEmpty = career.games.length === 0
  return (
    <div className="archive career">
      <header className="archive-head">
        <h1>{say('record.title')}</h1>
        <p>{say(isEmpty ? 'record.none' : 'record.lead')}</p>
        {isEmpty && (
          <a className="button" href={address('calls')}>
            {say('home.call.choose')}
          </a>
        )}
      </header>
      {!isEmpty && <Sums career={career} />}
      {!isEmpty && <LastGames games={career.games} />}
      <Achievements career={career} />
      <Tables career={career} />
    </div>
  )
}

/** The sums that move slowly: games, wins, the row of wins, and the same by abductor. */
function Sums({ career }: { career: KeptCareer }) {
  const say = useSay()
  const { games } = career
  const row = streak(career)
  const facts = [
    { key: 'games', n: games.length },
    { key: 'won', n: games.filter(({ won }) => won).length },
    { key: 'streak', n: row.current },
    { key: 'best-streak', n: row.best },
    { key: 'saved', n: games.reduce((sum, { saved }) => sum + saved, 0) },
    { key: 'achieved', n: achieved(career).length },
  ]
  return (
    <section className="paper career-sums" aria-labelledby="career-sums-title">
      <h2 id="career-sums-title">{say('record.sums')}</h2>
      <dl className="figures">
        {facts.map(({ key, n }) => (
          <div key={key}>
            <dt>{say(`record.sum.${key}`)}</dt>
            <dd>{n}</dd>
          </div>
        ))}
      </dl>
      <ul className="by-abductor">
        {Object.entries(totals(career)).map(([abductor, { games: n, won, saved, killed }]) => (
          <li key={abductor}>
            {say.has(`abductor.${abductor}`) && <Drawing from="call" name={`abductor-${abductor}`} />}
            <b>{say.has(`abductor.${abductor}`) ? say(`abductor.${abductor}`) : abductor}</b>
            <span>{say('record.by', { games: n, won, saved, killed })}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Who has played Homeland here, and how often they won; bots have no career. */
function Tables({ career: { tables = [] } }: { career: KeptCareer }) {
  const say = useSay()
  const all = [...people(tables)].sort((a, b) => b[1].won - a[1].won || b[1].games - a[1].games)
  if (all.length === 0) return null
  return (
    <section className="paper career-tables" aria-labelledby="career-tables-title">
      <h2 id="career-tables-title">{say('record.tables', { n: tables.length })}</h2>
      <div className="scrolled">
        <table>
          <thead>
            <tr>
              <th scope="col">{say('record.person')}</th>
              <th scope="col">{say('record.sum.games')}</th>
              <th scope="col">{say('record.sum.won')}</th>
            </tr>
          </thead>
          <tbody>
            {all.map(([name, { games, won }]) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                <td>{games}</td>
                <td>{won}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  )
}
