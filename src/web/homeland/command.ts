import { nameOfParts } from '../../games/homeland/options.ts'

/** What a typed line means at this moment: choices to make one after the other, a file to open, or why not. */
export type Command =
  | { readonly is: 'act'; readonly steps: readonly string[] }
  | { readonly is: 'open'; readonly case: number }
  | { readonly is: 'many'; readonly labels: readonly string[] }
  | { readonly is: 'nothing' }

interface Moment {
  readonly options: readonly string[]
  label(option: string): string
  /** Cards of the hand as they lie, by their option names. */
  readonly hand: readonly string[]
  readonly cases: readonly number[]
  /** What somebody types for these in the language of the page; the names of the options do always. */
  readonly words: Readonly<Record<'claim' | 'agents' | 'soldiers' | 'play', string>>
}

const plain = (text: string): string =>
  text.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '').replace(/\s+/g, ' ').trim()

/** `claim 4`, `agents 3`: a verb that asks for a case, and the case. */
const VERB_CASE = /^(\S+)(?: case)? (\d+)$/
/** `play 2 on 4`, `intel 2 4`: the second card of the hand on case 4. */
const PLAY = /^(\S+) (\d+)(?: \p{L}+)* (\d+)$/u
const VERBS = ['claim', 'agents', 'soldiers'] as const
const CASE = /^(?:case |c )?(\d+)$/

const caseNamed = (digits: string): string => nameOfParts({ verb: 'case', threat: Number(digits) })

/** Option names as they are, words of their labels, and the short forms above; never a guess between two. */
export function readCommand(line: string, { options, label, hand, cases, words }: Moment): Command {
  const typed = plain(line)
  if (typed === '') return { is: 'nothing' }
  const exact = options.find(name => name === typed || plain(label(name)) === typed)
  if (exact !== undefined) return { is: 'act', steps: [exact] }
  const place = CASE.exec(typed)
  if (place) {
    const here = caseNamed(place[1])
    if (options.includes(here)) return { is: 'act', steps: [here] }
    return cases.includes(Number(place[1])) ? { is: 'open', case: Number(place[1]) } : { is: 'nothing' }
  }
  const verbCase = VERB_CASE.exec(typed)
  const verb = verbCase && VERBS.find(one => one === verbCase[1] || plain(words[one]) === verbCase[1])
  if (verb) return { is: 'act', steps: [verb, caseNamed(verbCase[2])] }
  const play = PLAY.exec(typed)
  const card = play && ['play', 'intel', plain(words.play)].includes(play[1]) ? hand[Number(play[2]) - 1] : undefined
  if (play && card !== undefined) {
    // The second card is asked for as soon as the first lies there: it needs no beginning.
    const begun = options.includes(card) ? [] : ['intel']
    return { is: 'act', steps: [...begun, card, caseNamed(play[3])] }
  }
  const parts = typed.split(' ')
  const fits = options.filter(name => {
    const text = `${name} ${plain(label(name))}`
    return parts.every(word => text.includes(word))
  })
  if (fits.length === 1) return { is: 'act', steps: fits }
  return fits.length === 0 ? { is: 'nothing' } : { is: 'many', labels: fits.map(label) }
}
