import './archive.css'
import './outdated.css'
import { Suspense, useState } from 'react'
import { readableParts } from '../../games/generic-speaker.ts'
import type { Retold } from '../../host/archive/answers.ts'
import type { Refusal } from '../../host/store.ts'
import { shown, shownValues } from '../../words/shown.ts'
import { generic, screenOf } from '../games.ts'
import type { Link } from '../link.ts'
import { Drawing } from '../shared/Drawing.tsx'
import { Problem, refusalText } from '../shared/Problem.tsx'
import { address } from '../shared/router.ts'
import { save } from '../shared/save.ts'
import { useSettings } from '../shared/settings.ts'
import { useTitle } from '../shared/useTitle.ts'
import { useSay, Words } from '../shared/words.tsx'
import { asking, useAnswer } from './asked.ts'
import { Cannot } from './Cannot.tsx'
import { reelOf } from './reels.ts'
import { useSaveName } from './Save.tsx'
import { holdsSecrets, SecretsSheet } from './SecretsSheet.tsx'
import { moment } from './when.ts'

/** A save of rules that are not played here: what can be told of it without playing it, and a way to take it out. */
export default function Outdated({ link, id }: { link: Link; id: string }) {
  const say = useSay()
  const { locale } = useSettings()
  const { answer: told, refusal } = useAnswer(link, 'told', { id })
  const waiting = (
    <p className="waiting" role="status">
      {say('page.loading')}
    </p>
  )
  if (refusal) return <Cannot title={say('watch.cannot')} why={refusalText(say, refusal)} />
  if (!told) return waiting
  const { words, Told } = reelOf(told.game)
  return (
    <Suspense fallback={waiting}>
      <Words locale={locale} more={words}>
        <div className="archive outdated">
          <Head link={link} id={id} told={told} />
          <Told told={told} />
        </div>
      </Words>
    </Suspense>
  )
}

function Head({ link, id, told }: { link: Link; id: string; told: Retold }) {
  const say = useSay()
  const { locale } = useSettings()
  const [isSecret, setSecret] = useState(false)
  const [problem, setProblem] = useState<Refusal | null>(null)
  const { rules, setup, begun, practice, seats, made, outcome, game } = told
  const names = seats.map(({ name }) => name)
  const name = useSaveName()({ names, game, setup })
  useTitle(name)
  const download = (): void => {
    setSecret(false)
    void asking(save(link, { id }), setProblem)
  }
  const cause = outcome && `ending.${outcome.cause}`
  const winners = (outcome?.winners ?? []).map(seat => names[seat] ?? '').join(', ')
  const facts = [
    // Elsewhere the name says it: who is on the phone, who sits at the table.
    ...(screenOf(game) === generic.screen ? [[say('outdated.setup'), shown(readableParts(setup))]] : []),
    ...(begun === null ? [] : [[say('outdated.begun'), moment(locale, begun)]]),
    ...(practice ? [[say('outdated.kind'), say('outdated.kind.practice')]] : []),
    ...(cause && say.has(cause) ? [[say('outdated.end'), say(cause, { winners })]] : []),
    ...(seats.length === 0 ? [[say('outdated.choices'), String(made[0] ?? 0)]] : []),
  ]
  return (
    <>
      <section className="paper outdated-head">
        <h1>{name}</h1>
        <p role="status">
          {say('file.rules', shownValues({ ...rules }))} {say(outcome ? 'outdated.over' : 'outdated.running')}
        </p>
        <dl>
          {facts.map(([what, value]) => (
            <div key={what}>
              <dt>{what}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        <div className="archive-acts">
          <button
            type="button"
            className="button"
            onClick={() => (holdsSecrets({ names, outcome }) ? setSecret(true) : download())}
          >
            <Drawing from="room" name="download" />
            {say('saves.download')}
          </button>
          <a className="button quiet" href={address('saves')}>
            {say('saves.title')}
          </a>
        </div>
      </section>
      {seats.length > 0 && (
        <section className="paper outdated-lines" aria-labelledby="outdated-seats">
          <h2 id="outdated-seats">{say('outdated.seats')}</h2>
          <ul>
            {seats.map(({ name: player, bot }, seat) => (
              <li key={player}>
                {say('outdated.fact', {
                  what: bot === null ? player : say('outdated.bot', { name: player, bot: shown(bot) }),
                  value: say('outdated.made', { n: made[seat] ?? 0 }),
                })}
              </li>
            ))}
          </ul>
        </section>
      )}
      {isSecret && <SecretsSheet onYes={download} onClose={() => setSecret(false)} />}
      {problem && <Problem refusal={problem} onDismiss={() => setProblem(null)} />}
    </>
  )
}
