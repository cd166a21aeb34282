import './archive.css'
import './career.css'
import type { KeptCareer } from '../../games/careers.ts'
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
import { TableCareer } from './TableCareer.tsx'

/** Where on the page the career around the table is. */
const TABLES = 'tables'
const pagesOf = { call: [], table: [TABLES] } as const

/** What has become of you, on the phone and around the table: each game has a page of its own. */
export default function Career({ link, of }: { link: Link; of: string | undefined }) {
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
  const isTable = of === TABLES
  return (
    <div className="archive career">
      <header className="archive-head">
        <h1>{say('record.title')}</h1>
        <nav className="career-games" aria-label={say('record.title')}>
          {(['call', 'table'] as const).map(one => (
            <a
              key={one}
              href={address('career', ...pagesOf[one])}
              aria-current={(one === 'table') === isTable ? 'page' : undefined}
            >
              <Drawing from={one === 'call' ? 'call' : 'room'} name={one === 'call' ? 'phone' : 'folder'} />
              {say(`record.of.${one}`, { n: one === 'call' ? career.games.length : (career.tables ?? []).length })}
            </a>
          ))}
        </nav>
      </header>
      {isTable ? <TableCareer tables={career.tables ?? []} /> : <Calls career={career} />}
    </div>
  )
}

/** The calls that counted, how they went lately, and the 23 achievements. */
function Calls({ career }: { career: KeptCareer }) {
  const say = useSay()
  const isEmpty = career.games.length === 0
  return (
    <>
      <p>{say(isEmpty ? 'record.none' : 'record.lead')}</p>
      {isEmpty && (
        <p>
          <a className="button" href={address('calls')}>
            {say('home.call.choose')}
          </a>
        </p>
      )}
      {!isEmpty && <Sums career={career} />}
      {!isEmpty && <LastGames games={career.games} />}
      <Achievements career={career} />
    </>
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
