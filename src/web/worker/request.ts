import { Fault } from '../../engine/game.ts'
import { own } from '../../engine/own.ts'
import { PROTOCOL, type Request, type RequestName } from './protocol.ts'

/** More than any name, choice or note. Files are measured by whoever reads them. */
const LONGEST_WORD_CHARACTERS = 500

/** What a field of a request may be, by the letter that says so; without one it is a short text. */
const kinds: Readonly<Record<string, (given: unknown) => boolean>> = {
  '': given => typeof given === 'string' && given.length <= LONGEST_WORD_CHARACTERS,
  /** A file, or a link. */
  f: given => typeof given === 'string',
  n: given => Number.isSafeInteger(given),
  /** Yes or no. */
  b: given => typeof given === 'boolean',
  v: given => given === 'observer' || Number.isSafeInteger(given),
  /** The same, or every card. */
  e: given => given === 'all' || kinds.v(given),
  /** Anything: whoever it is for reads it. */
  a: () => true,
}

/** The fields of each request, each with its letter after a colon; one with a question mark may be left out. */
const shapes: Readonly<Record<RequestName, string>> = {
  open: 'game setup:a seed:a practice:b seats:a position?:a tag?',
  resume: 'id takeOver?:b',
  look: 'viewer:v',
  choose: 'choice question?',
  undo: '',
  rewind: 'to:n',
  claim: 'claim:a',
  answer: 'to:n answer:a text',
  note: 'about:a text',
  suspect: 'player:n mix:a',
  shareSuspicions: 'seat:n',
  why: 'choice',
  explain: 'question',
  leave: '',
  saves: '',
  lasting: '',
  remove: 'id',
  download: 'id? all?:b damaged?',
  take: 'text:f names?:a agreed?:b',
  ended: 'id text:f witness:a',
  unpack: 'packed:f',
  keep: 'id',
  watch: 'id at:a viewer:e',
  told: 'id',
  course: 'id',
  branch: 'id at:a',
  pack: 'id',
  career: '',
  mend: '',
  daily: '',
  debrief: 'id',
  crash: '',
}

/** A request as it came, if it is one; throws a Fault that says what is wrong with it. */
export function readRequest(given: unknown): Request {
  const { protocol, ask, what } = Object(given) as Readonly<Record<string, unknown>>
  if (protocol !== PROTOCOL) throw new Fault('page.other-version')
  const name = typeof ask === 'string' ? ask.slice(0, LONGEST_WORD_CHARACTERS) : ''
  const shape = own(shapes, name)
  if (shape === undefined) throw new Fault('shape.other', { at: 'ask' })
  checkFields(name, shape, what)
  return given as Request
}

function checkFields(name: string, shape: string, what: unknown): void {
  if (shape === '' && what === null) return
  if (shape === '' || typeof what !== 'object' || what === null) throw new Fault('shape.other', { at: name })
  const { ...unknown } = what as Record<string, unknown>
  for (const field of shape.split(' ')) {
    const [, key, isOptional, kind = ''] = /^(\w+)(\?)?:?(\w)?$/.exec(field) ?? []
    const value = unknown[key]
    if (value === undefined ? !isOptional && kind !== 'a' : !kinds[kind](value))
      throw new Fault('shape.other', { at: `${name}.${key}` })
    delete unknown[key]
  }
  for (const key of Object.keys(unknown))
    throw new Fault('shape.unknown', { at: name, name: key.slice(0, LONGEST_WORD_CHARACTERS) })
}
