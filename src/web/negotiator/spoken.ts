import { own } from '../../engine/own.ts'
import type { Branch, Lines } from '../../games/negotiator/lines/lines.ts'
import type { Language } from '../../words/index.ts'

export { callCues, startOf } from '../../games/negotiator/lines/cues.ts'
export { callLines } from '../../games/negotiator/lines/pick.ts'

/** What is said on the phone, loaded as somebody speaks: no call needs the lines of another abductor. */
const files = import.meta.glob<string>('../../games/negotiator/lines/*/*.json', {
  query: '?url',
  import: 'default',
  eager: true,
})
const loaded = new Map<string, Branch>()

async function linesOf(language: Language, person: string): Promise<Branch | null> {
  const file = own(files, `../../games/negotiator/lines/${language}/${person}.json`)
  if (file === undefined) return null // an abductor of somebody's own deck
  const lines = loaded.get(file) ?? ((await (await fetch(file)).json()) as Branch)
  loaded.set(file, lines)
  return lines
}

/** Those who are on the line; the Second in Command only once in charge. */
export async function linesFor(language: Language, abductor: string, isSecond: boolean): Promise<Lines> {
  const [theirs, second, you, radio] = await Promise.all([
    linesOf(language, abductor),
    isSecond ? linesOf(language, 'second') : null,
    linesOf(language, 'you'),
    linesOf(language, 'radio'),
  ])
  return { abductor: theirs, second, you, radio }
}
