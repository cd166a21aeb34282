import type { KeptCareer } from '../../games/careers.ts'
import { measureOf } from '../../games/negotiator/achievements/achievements.ts'
import { achieved, bestProgress } from '../../games/negotiator/career/career.ts'
import { Drawing } from '../shared/Drawing.tsx'
import { useSay } from '../shared/words.tsx'

const groups = ['any', 'arkayne', 'donna', 'edward'] as const

const groupOf = (id: string): (typeof groups)[number] => groups.find(group => id.startsWith(`${group}-`)) ?? 'any'

/** All 23, with how near the nearest game came. None is hidden. */
export function Achievements({ career }: { career: KeptCareer }) {
  const say = useSay()
  const gained = new Set(achieved(career))
  const all = bestProgress(career)
  return (
    <section className="achievements" aria-labelledby="achievements-title">
      <h2 id="achievements-title">{say('record.achievements', { have: gained.size, need: all.length })}</h2>
      {groups.map(group => (
        <section key={group} className="paper" aria-labelledby={`achievements-${group}`}>
          <h3 id={`achievements-${group}`}>
            {group === 'any' ? say('record.achievements.any') : say(`abductor.${group}`)}
          </h3>
          <ul className="achievement-list">
            {all
              .filter(({ id }) => groupOf(id) === group)
              .map(({ id, progress }) => {
                const isGained = gained.has(id)
                const share = isGained ? 1 : progress ? progress.have / progress.need : 0
                return (
                  <li key={id} className={`career-achievement ${isGained ? 'is-gained' : ''}`}>
                    <Drawing from="room" name={isGained ? 'career' : 'lock'} className="achievement-seal" />
                    <b>{say(`achievement.${id}`)}</b>
                    <p>{say(`achievement.${id}.text`)}</p>
                    <p className="near">
                      <span className="near-bar" aria-hidden="true">
                        <i style={{ inlineSize: `${share * 100}%` }} />
                      </span>
                      <span>
                        {isGained
                          ? say('record.gained')
                          : progress
                            ? say('record.near', { near: say(`near.${measureOf(id)}`, { ...progress }) })
                            : say('record.untried')}
                      </span>
                    </p>
                  </li>
                )
              })}
          </ul>
        </section>
      ))}
    </section>
  )
}
