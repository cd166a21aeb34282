import { Fault } from '../../engine/game.ts'
import { own } from '../../engine/own.ts'
import { type AskName, PROTOCOL, type Request } from './protocol.ts'

/** What a field of a request may be. `any` is read by whoever it is for. */
type Kind = 'text' | 'file' | 'number' | 'flag' | 'viewer' | 'any'

/** More than any name, choice or note. Files are measured by whoever reads them. */
const LONGEST_WORD = 500

const isKind: Readonly<Record<Kind, (given: unknown) => boolean>> = {
  text: given => typeof given === 'string' && given.length <= LONGEST_WORD,
  file: given => typeof given === 'string',
  number: given => typeof given === 'number' && Number.isSafeInteger(given),
  flag: given => typeof given === 'boolean',
  viewer: given => given === 'observer' || isKind.number(given),
  any: () => true,
}

type Fields = Readonly<Record<string, Kind>>

/** The fields of each request; those after a question mark may be left out. Null: nothing goes with it. */
const shapes: Readonly<Record<AskName, Fields | null>> = {
  open: { game: 'text', setup: 'any', seed: 'any', practice: 'flag', seats: 'any', 'position?': 'any', 'tag?': 'text' },
  resume: { id: 'text', 'takeOver?': 'flag' },
  look: { viewer: 'viewer' },
  choose: { choice: 'text', 'question?': 'text' },
  undo: null,
  rewind: { to: 'number' },
  claim: { claim: 'any' },
  note: { about: 'any', text: 'text' },
  suspect: { player: 'number', mix: 'any' },
  why: { choice: 'text' },
  explain: { question: 'text' },
  leave: null,
  saves: null,
  lasting: null,
  remove: { id: 'text' },
  download: { 'id?': 'text', 'all?': 'flag', 'damaged?': 'text' },
  take: { text: 'file', 'names?': 'any', 'agreed?': 'flag' },
  unpack: { packed: 'file' },
  keep: { id: 'text' },
  watch: { id: 'text', at: 'any', viewer: 'viewer' },
  course: { id: 'text' },
  branch: { id: 'text', at: 'any' },
  pack: { id: 'text' },
  career: null,
  mend: null,
  daily: null,
  debrief: { id: 'text' },
  crash: null,
}

/** A request as it came, if it is one; throws a Fault that says what is wrong with it. */
export function readRequest(given: unknown): Request {
  const { protocol, ask, what } = given as Readonly<Record<string, unknown>>
  if (protocol !== PROTOCOL) throw new Fault('page.other-version')
  const name = typeof ask === 'string' ? ask.slice(0, LONGEST_WORD) : ''
  const fields = own(shapes, name)
  if (fields === undefined) throw new Fault('shape.other', { at: 'ask' })
  checkFields(name, fields, what)
  return given as Request
}

function checkFields(name: string, fields: Fields | null, what: unknown): void {
  if (fields === null && what === null) return
  if (fields === null || typeof what !== 'object' || what === null) throw new Fault('shape.other', { at: name })
  const given = what as Readonly<Record<string, unknown>>
  for (const [field, kind] of Object.entries(fields)) {
    const key = field.replace('?', '')
    if (given[key] === undefined ? key === field && kind !== 'any' : !isKind[kind](given[key]))
      throw new Fault('shape.other', { at: `${name}.${key}` })
  }
  for (const key of Object.keys(given))
    if (!(key in fields) && !(`${key}?` in fields))
      throw new Fault('shape.unknown', { at: name, name: key.slice(0, LONGEST_WORD) })
}
