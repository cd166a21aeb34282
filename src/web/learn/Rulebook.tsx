import { type ReactNode, useEffect, useState } from 'react'
import type { GameId } from '../../games/index.ts'
import { rulebooks, ruleNumbers } from '../../games/rulebook.ts'
import { openingOf, seatNames } from '../../host/lesson-opening.ts'
import type { Refusal } from '../../host/store.ts'
import { plainly } from '../../words/plainly.ts'
import { type Link, Refused } from '../link.ts'
import { openMatch } from '../shared/open.ts'
import { Problem } from '../shared/Problem.tsx'
import { address } from '../shared/router.ts'
import { useSay } from '../shared/words.tsx'
import { examples } from './examples.ts'

const prefixes = Object.values(rulebooks)
  .map(({ prefix }) => prefix)
  .join('')
/** The number of a rule of any game, such as N-12. */
const NUMBER = `[${prefixes}]-\\d+`

const anchor = (number: string): string => `rule-${number}`

/** The rules cited in a text lead to them; what was looked for is marked. */
function linked(text: string, find: string): ReactNode[] {
  const wanted = find.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
  const parts = text.split(new RegExp(wanted === '' ? `(${NUMBER})` : `(${NUMBER}|${wanted})`, 'i'))
  return parts.map((part, at) => {
    if (at % 2 === 0) return part
    const key = `${at} ${part}`
    return new RegExp(`^${NUMBER}$`).test(part) ? (
      <a key={key} href={address('rules', part)}>
        {part}
      </a>
    ) : (
      <mark key={key}>{part}</mark>
    )
  })
}

/** One game's rules, by section and number, or those of them in which some words are found. */
export function Rulebook({
  link,
  game,
  find,
  at,
  isOverGame = false,
}: {
  link: Link
  game: GameId
  find: string
  at: string
  /** Nothing in it leads away. */
  isOverGame?: boolean
}) {
  const say = useSay()
  const book = rulebooks[game]
  const [problem, setProblem] = useState<Refusal | null>(null)
  const numbers = book.sections.flatMap(section => ruleNumbers(book, section))
  const isHere = numbers.includes(at)

  useEffect(() => {
    if (!isHere) return
    // After the screen has been put at its top and focused as a whole.
    const timer = setTimeout(() => {
      const rule = document.getElementById(anchor(at))
      rule?.scrollIntoView({ block: 'center' })
      rule?.focus({ preventScroll: true })
    })
    return () => clearTimeout(timer)
  }, [isHere, at])

  const wanted = plainly(find)
  const compact = wanted.replaceAll(/[\s-]/g, '')
  const fits = (number: string): boolean =>
    wanted === '' ||
    plainly(number).replace('-', '') === compact ||
    plainly(`${say(`rule.${number}.title`)} ${say(`rule.${number}`)}`).includes(wanted)
  const sections = book.sections.map(section => ({
    name: section[0],
    rules: ruleNumbers(book, section).filter(fits),
  }))
  const found = sections.reduce((n, { rules }) => n + rules.length, 0)

  const tryOut = async (rule: string): Promise<void> => {
    const { exampleOf } = await import('./example-files.ts')
    const file = exampleOf(rule)
    if (!file) return
    try {
      await openMatch(link, openingOf(file, `rule-${rule}`, seatNames(say)))
    } catch (error) {
      if (!(error instanceof Refused)) throw error
      setProblem(error.refusal)
    }
  }

  return (
    <article className="paper rulebook" aria-labelledby={`rulebook-${game}`}>
      <h2 id={`rulebook-${game}`}>{say(`learn.game.${game}`)}</h2>
      {find !== '' ? (
        <p role="status">{say('rulebook.found', { n: found })}</p>
      ) : (
        <>
          <p>{say('rulebook.intro')}</p>
          <nav aria-label={say('rulebook.sections')}>
            <ul className="rulebook-sections">
              {book.sections.map(([name, first]) => (
                <li key={name}>
                  <a href={address('rules', `${book.prefix}-${first}`)}>{say(`rulebook.section.${name}`)}</a>
                </li>
              ))}
            </ul>
          </nav>
        </>
      )}
      {at.startsWith(`${book.prefix}-`) && !isHere && <p role="alert">{say('rulebook.unknown', { rule: at })}</p>}
      {sections.map(
        ({ name, rules }) =>
          rules.length > 0 && (
            <section key={name} aria-labelledby={`section-${game}-${name}`}>
              <h3 id={`section-${game}-${name}`}>{say(`rulebook.section.${name}`)}</h3>
              {rules.map(number => (
                <section
                  key={number}
                  id={anchor(number)}
                  tabIndex={-1}
                  className={`rule ${number === at ? 'is-asked' : ''}`}
                  aria-labelledby={`${anchor(number)}-title`}
                >
                  <h4 id={`${anchor(number)}-title`}>
                    <a className="rule-number" href={address('rules', number)}>
                      {number}
                    </a>{' '}
                    {linked(say(`rule.${number}.title`), find)}
                  </h4>
                  <p>{linked(say(`rule.${number}`), find)}</p>
                  {!isOverGame && Object.hasOwn(examples, number) && (
                    <button
                      type="button"
                      className="button quiet rule-try"
                      aria-label={say('rulebook.try.of', { rule: number })}
                      onClick={() => void tryOut(number)}
                    >
                      {say('rulebook.try')}
                    </button>
                  )}
                </section>
              ))}
            </section>
          ),
      )}
      {problem && <Problem refusal={problem} onDismiss={() => setProblem(null)} />}
    </article>
  )
}
