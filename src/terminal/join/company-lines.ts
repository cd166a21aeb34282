import { Fault } from '../../engine/game.ts'
import type { Say } from '../../words/index.ts'
import type { Company } from './company.ts'

/** A table of this machine has nobody elsewhere, and says so. */
export function companyOf(company: Company | null): Company {
  if (company === null) throw new Fault('people.none')
  return company
}

/** In lines: `people` says who is there and what can be done, `people 3` does the third of it, perhaps with a text. */
export async function peopleLines(say: Say, company: Company, words: string): Promise<readonly string[]> {
  const acts = company.acts()
  const word = say('plain.word.people')
  if (words === '')
    return [
      ...company.status(),
      ...(acts.length === 0 ? [] : [say('people.sayable', { word })]),
      ...acts.map(({ label }, i) => say('play.option', { number: i + 1, label })),
    ]
  const [number, ...typed] = words.split(' ')
  const act = acts[Number(number) - 1]
  if (!act) throw new Fault('people.number', { text: number, word, most: acts.length })
  await act.carryOut(typed.join(' '))
  return [say('people.done')]
}

/** What was written comes back as everybody reads it. */
export async function written(company: Company, text: string): Promise<readonly string[]> {
  await company.act({ type: 'text', text })
  return []
}
