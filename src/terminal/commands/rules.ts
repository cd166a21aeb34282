import { Fault } from '../../engine/game.ts'
import { type Rulebook, rulebookOf, ruleNumbers } from '../../games/rulebook.ts'
import type { Say } from '../../words/index.ts'
import { plainly } from '../../words/plainly.ts'
import { shown } from '../../words/shown.ts'
import { type Context, gameSay, tell } from '../context.ts'
import { rowOf } from '../games.ts'

interface Rule {
  readonly number: string
  readonly section: string
  readonly title: string
  readonly text: string
}

function allRules(say: Say, rules: Rulebook): Rule[] {
  return rules.sections.flatMap(section =>
    ruleNumbers(rules, section).map(number => ({
      number,
      section: say(`rulebook.section.${section[0]}`),
      title: say(`rule.${number}.title`),
      text: say(`rule.${number}`),
    })),
  )
}

const lines = ({ number, title, text }: Rule): string[] => [`${number}  ${title}`, `    ${text}`]

/** A game may have no rulebook, or one in which nothing stands yet: no word of it is asked for then. */
const written = (book: Rulebook | null): Rulebook | null => (book && book.sections.length > 0 ? book : null)

/** The rules in which a word or a number appears; all of them for no word. */
export function rulesFor(say: Say, given: Rulebook | null, word: string): string[] {
  const book = written(given)
  if (!book) return [say('rules.no-book')]
  const rules = allRules(say, book)
  const wanted = plainly(word.trim())
  const isNumber = new RegExp(`^${book.prefix}-?\\d+$`, 'i').test(wanted)
  const plain = wanted.replace('-', '').toUpperCase()
  const fits = ({ number, title, text }: Rule): boolean =>
    isNumber ? number.replace('-', '') === plain : plainly(`${title} ${text}`).includes(wanted)
  const found = rules.filter(fits)
  return found.length === 0 ? [say('rules.none', { word: shown(word) })] : found.flatMap(lines)
}

export function rules(context: Context, name: string, words: readonly string[]): number {
  // What is no game is refused.
  context.games.find(name)
  const rulebook = written(rulebookOf(name))
  if (!rulebook) throw new Fault('rules.no-book')
  const say = gameSay(context, rowOf(name))
  const word = words.join(' ')
  if (word !== '') {
    const found = rulesFor(say, rulebook, word)
    if (found.length === 1) throw new Fault('rules.none', { word })
    for (const line of found) tell(context, line)
    return 0
  }
  tell(context, say('rulebook.title'))
  tell(context, say('rulebook.intro'))
  let section = ''
  for (const rule of allRules(say, rulebook)) {
    if (rule.section !== section) {
      section = rule.section
      tell(context, '')
      tell(context, section)
    }
    for (const line of lines(rule)) tell(context, line)
  }
  return 0
}
