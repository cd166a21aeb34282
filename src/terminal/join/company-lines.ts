import { Fault } from '../../engine/game.ts'
import type { Say } from '../../words/index.ts'
import { plainly } from '../../words/plainly.ts'
import type { Company, CompanyAct } from './company.ts'

/** A table of this machine has nobody elsewhere, and says so. */
export function companyOf(company: Company | null): Company {
  if (company === null) throw new Fault('people.none')
  return company
}

/** A number means what was read under it last: much may have happened at the table since. */
const listed = new WeakMap<Company, readonly CompanyAct[]>()

/** In lines: `people` says who is there and what can be done, `people 3` does the third of it, perhaps with a text. */
export async function peopleLines(say: Say, company: Company, words: string): Promise<readonly string[]> {
  const word = say('plain.word.people')
  const acts = (words === '' ? undefined : listed.get(company)) ?? company.acts()
  if (words === '') {
    listed.set(company, acts)
    return [
      ...company.status(),
      ...(acts.length === 0 ? [] : [say('people.sayable', { word })]),
      ...acts.map(({ label }, i) => say('play.option', { number: i + 1, label })),
    ]
  }
  const [number, ...typed] = words.split(' ')
  const act = acts[Number(number) - 1]
  if (!act) throw new Fault('people.number', { text: number, word, most: acts.length })
  listed.delete(company)
  await act.carryOut(typed.join(' '))
  return [say('people.done')]
}

/** What was written comes back as everybody reads it. Without a text, what was kept unsent is written. */
export async function written(say: Say, company: Company, text: string): Promise<readonly string[]> {
  await company.send(text === '' ? company.words.now().text : text)
  return company.isFriend() ? [say('friend.advised')] : []
}

/** `draft TEXT` keeps words that are not sent yet, `draft` shows them, `draft -` throws them away. */
export async function draftLines(say: Say, { words }: Company, text: string): Promise<readonly string[]> {
  if (text !== '') {
    words.begin()
    words.keep({ text: text === '-' ? '' : text })
    await words.settle()
  }
  const kept = words.now().text
  return [kept === '' ? say('unsent.none') : say('unsent.text.plain', { text: kept })]
}

/** Everybody is told that time was taken, whoever took it too. */
export async function moreTime(company: Company): Promise<readonly string[]> {
  await company.act({ type: 'extend' })
  return []
}

const isWord = (say: Say, key: string, typed: string): boolean => plainly(say(key)) === plainly(typed)

/** `devices` lists them, `devices new` makes a link for another one, `devices end ID` ends one. */
export async function deviceLines(say: Say, company: Company, text: string): Promise<readonly string[]> {
  const [first = '', id = ''] = text.split(' ')
  if (first === '') await company.own().listDevices()
  else if (isWord(say, 'plain.word.new', first)) await company.own().addDevice()
  else if (isWord(say, 'plain.word.end', first) && id !== '') await company.own().endDevice(id)
  else throw new Fault('people.devices', usage(say, 'devices'))
  return []
}

/** `friends` says how it stands, `friends new` lets them look, `friends end` shows them out, `friends yes|no` is about advice. */
export async function friendLines(say: Say, company: Company, text: string): Promise<readonly string[]> {
  const own = company.own()
  if (text === '') return company.status()
  if (isWord(say, 'plain.word.new', text)) await own.letFriendsLook(true)
  else if (isWord(say, 'plain.word.end', text)) await own.letFriendsLook(false)
  else if (isWord(say, 'plain.word.yes', text) || isWord(say, 'plain.word.no', text)) {
    await own.letFriendsAdvise(isWord(say, 'plain.word.yes', text))
    return own.status()
  } else throw new Fault('people.friends', usage(say, 'friends'))
  return []
}

/** `reactions` says what is settled beforehand, `reactions new RULE` settles one more, `reactions end 2` one less. */
export async function reactionLines(say: Say, company: Company, text: string): Promise<readonly string[]> {
  const presets = company.presets()
  const [first = '', ...rest] = text.split(' ')
  if (first === '') return [presets.told()]
  // What is settled then is told by the table, here as on every other device.
  if (isWord(say, 'plain.word.new', first)) await presets.add(rest.join(' '))
  else if (isWord(say, 'plain.word.end', first)) await presets.remove(rest.join(' '))
  else throw new Fault('people.reactions', usage(say, 'reactions'))
  return []
}

const usage = (say: Say, word: 'devices' | 'friends' | 'reactions'): Readonly<Record<string, string>> => ({
  word: say(`plain.word.${word}`),
  new: say('plain.word.new'),
  end: say('plain.word.end'),
  yes: say('plain.word.yes'),
  no: say('plain.word.no'),
})
