import { abductors } from '../../games/negotiator/cards/abductors.ts'
import type { Branch, Lines } from '../../games/negotiator/lines/lines.ts'
import type { Language } from '../../words/index.ts'

async function read(language: Language, person: string): Promise<Branch> {
  const file: { readonly default: Branch } = await import(`../../games/negotiator/lines/${language}/${person}.json`, {
    with: { type: 'json' },
  })
  return file.default
}

/** What is said in one language by all whom one call may have; an abductor of somebody's own deck has no lines. */
export async function loadLines(language: Language, abductor: string): Promise<Lines> {
  const isOurs = abductors.some(({ id }) => id === abductor)
  const [theirs, second, you, radio] = await Promise.all([
    isOurs ? read(language, abductor) : null,
    read(language, 'second'),
    read(language, 'you'),
    read(language, 'radio'),
  ])
  return { abductor: theirs, second, you, radio }
}
