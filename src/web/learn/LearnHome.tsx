import { rulebooks } from '../../games/rulebook.ts'
import { calls, primer, puzzles, rounds } from '../../host/lessons.ts'
import { Drawing } from '../shared/Drawing.tsx'
import { address } from '../shared/router.ts'
import { useTitle } from '../shared/useTitle.ts'
import { useSay } from '../shared/words.tsx'
import { useLearnt } from './progress.ts'

/** A lesson or a puzzle as one opens it, with a stamp on what was done. */
function Entry({
  to,
  title,
  text,
  isDone,
  mark,
}: Record<'to' | 'title' | 'mark', string> & { text?: string; isDone: boolean }) {
  const say = useSay()
  return (
    <li className={`entry ${isDone ? 'is-done' : ''}`}>
      <span className="entry-mark" aria-hidden="true">
        {mark}
      </span>
      <span className="entry-name">
        <a href={address('learn', to)}>{title}</a>
        {text && <small>{text}</small>}
      </span>
      {isDone && (
        <span className="entry-stamp">
          <Drawing from="room" name="check" />
          {say('learn.done')}
        </span>
      )}
    </li>
  )
}

/** What there is to learn: six calls, seven puzzles, a round, the figures, the rules. */
export function LearnHome() {
  const say = useSay()
  const learnt = useLearnt()
  useTitle(say('learn.title'))
  const doneOf = (names: readonly { readonly name: string }[]): string =>
    say('learn.so-far', { done: names.filter(({ name }) => learnt.includes(name)).length, total: names.length })
  const next = calls.find(({ name }) => !learnt.includes(name))
  const entry = ({ name, title, text }: (typeof calls)[number] | (typeof rounds)[number], i: number) => (
    <Entry
      key={name}
      to={name}
      mark={String(i + 1)}
      title={say(title)}
      text={say(text)}
      isDone={learnt.includes(name)}
    />
  )
  return (
    <div className="learn">
      <header className="learn-lead">
        <h1>{say('learn.title')}</h1>
        <p className="lead">{say('learn.lead')}</p>
        {next && (
          <a className="button" href={address('learn', next.name)}>
            {next === calls[0] ? say('learn.first') : say('lesson.next', { title: say(next.title) })}
          </a>
        )}
      </header>
      <section className="paper folder" aria-labelledby="learn-calls">
        <header>
          <h2 id="learn-calls">{say('learn.calls')}</h2>
          <p className="folder-count">{doneOf(calls)}</p>
        </header>
        <p>{say('learn.calls.text')}</p>
        <ol className="entries">{calls.map(entry)}</ol>
      </section>
      <section className="paper folder" aria-labelledby="learn-puzzles">
        <header>
          <h2 id="learn-puzzles">{say('learn.puzzles')}</h2>
          <p className="folder-count">{doneOf(puzzles)}</p>
        </header>
        <p>{say('learn.puzzles.text')}</p>
        <ol className="entries">
          {puzzles.map(({ name, title }, i) => (
            <Entry key={name} to={name} mark={String(i + 1)} title={say(title)} isDone={learnt.includes(name)} />
          ))}
        </ol>
      </section>
      <section className="paper folder" aria-labelledby="learn-table">
        <h2 id="learn-table">{say('learn.table')}</h2>
        <p>{say('learn.table.text')}</p>
        <ul className="entries">
          {rounds.map(entry)}
          <Entry to={primer.name} mark="%" title={say(primer.title)} text={say('primer.text')} isDone={false} />
        </ul>
      </section>
      <section className="paper folder" aria-labelledby="learn-rules">
        <h2 id="learn-rules">{say('learn.rules')}</h2>
        <p>{say('learn.rules.text')}</p>
        <p className="folder-doors">
          {Object.keys(rulebooks).map(game => (
            <a key={game} className="button quiet" href={address('rules', game)}>
              {say(`learn.game.${game}`)}
            </a>
          ))}
        </p>
      </section>
      <p className="learn-note">{say('page.note')}</p>
    </div>
  )
}
