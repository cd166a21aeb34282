import { Fault, type GameEvent } from '../../engine/game.ts'
import { nameOfParts } from '../../games/homeland/options.ts'
import { answerLine } from '../../games/homeland/talk/answers.ts'
import { claimLine, type Subject } from '../../games/homeland/talk/claims.ts'
import { noteOf } from '../../table/notes.ts'
import type { Say } from '../../words/index.ts'
import { plainly } from '../../words/plainly.ts'
import type { Session } from '../session.ts'
import type { SeatTalk } from './seat-talk.ts'
import { type Row, statementsOf } from './statements.ts'

/** The number of a claim that was made ready on another device. */
const UNSENT = '0'

/** Table talk in lines: `say 4 12` claims the fourth thing of case 12; `say` alone lists what can be said. */
export async function talk<State, View, Event extends GameEvent>(
  { say, speaker, view, company }: Session<State, View, Event>,
  seatTalk: SeatTalk,
  words: string,
): Promise<string[]> {
  const now = view()
  const statements = statementsOf({
    say,
    seat: seatTalk.seat,
    names: seatTalk.names,
    talk: seatTalk.talk(),
    cases: seatTalk.cases().map(id => ({ id, text: speaker.label(nameOfParts({ verb: 'case', threat: id }), now) })),
  })
  const word = say('plain.word.say')
  if (words === '') {
    const said = seatTalk
      .heard()
      .toReversed()
      .flatMap(one => [
        claimLine(say, seatTalk.names, one),
        ...[answerLine(say, seatTalk.names, one)].flatMap(line => (line === null ? [] : [`  ${line}`])),
      ])
    return [
      ...(company?.unsentClaim() ?? []),
      ...(said.length === 0 ? [say('talk.silence')] : [say('plain.said'), ...said]),
      say('plain.sayable', { word }),
      ...statements.map(({ text }, i) => say('play.option', { number: i + 1, label: text })),
    ]
  }
  const [number, ...others] = words.split(' ')
  const unsent = number === UNSENT ? company?.words.now().claim : null
  if (company && unsent) {
    await seatTalk.claim(unsent)
    company.words.begin()
    company.words.keep({ claim: null })
    await company.words.settle().catch(() => {})
    return [speaker.claim?.({ seat: seatTalk.seat, after: 0, claim: unsent }) ?? '']
  }
  const statement = statements[Number(number) - 1]
  if (!statement) throw new Fault('plain.say.number', { text: number, word, most: statements.length })
  const { targets, makes } = statement.is
  if (targets.length === 0) throw new Fault('plain.say.nobody', { says: statement.text })
  const target = targetIn(targets, others.join(' '))
  if (!target)
    throw new Fault('plain.say.whom', {
      says: statement.text,
      targets: targets.map(({ key, text }) => say('plain.target', { key, text })).join(', '),
    })
  const claim = makes(target.is)
  await seatTalk.claim(claim)
  return [claimLine(say, seatTalk.names, { seat: seatTalk.seat, claim })]
}

const targetIn = (targets: readonly Row<Subject>[], typed: string): Row<Subject> | undefined =>
  targets.find(({ key }) => key === typed) ?? targets.find(({ text }) => plainly(text) === plainly(typed))

/** Notes in lines: `note 12 text` writes one, `note 12 -` takes it away, `note 12` reads it, `note` reads all. */
export async function jot(say: Say, seatTalk: SeatTalk, words: string): Promise<string[]> {
  const line = ({ about, text }: { readonly about: Subject; readonly text: string }): string =>
    'case' in about
      ? say('note.of.case', { case: about.case, text })
      : say('note.of.player', { player: seatTalk.names[about.player], text })
  if (words === '') return seatTalk.notes().length === 0 ? [say('plain.note.none')] : seatTalk.notes().map(line)
  const { about, text } = subjectOf(words, seatTalk)
  if (text === '') {
    const kept = noteOf(seatTalk.notes(), seatTalk.seat, about)
    return [kept === '' ? say('plain.note.none') : line({ about, text: kept })]
  }
  const isGone = text === '-'
  await seatTalk.note(about, isGone ? '' : text)
  return [say(isGone ? 'plain.note.gone' : 'plain.note.kept')]
}

/** A number is a case; a name may have several words, and a longer one goes first. */
function subjectOf(words: string, { names, cases }: SeatTalk): { readonly about: Subject; readonly text: string } {
  const number = /^(\d+)(?: (.*))?$/.exec(words)
  if (number) return { about: { case: Number(number[1]) }, text: number[2] ?? '' }
  const player = names
    .map((name, seat) => ({ name, seat }))
    .sort((a, b) => b.name.length - a.name.length)
    .find(({ name }) => `${plainly(words)} `.startsWith(`${plainly(name)} `))
  if (!player) throw new Fault('plain.note.whom', { cases: cases().join(', '), players: names.join(', ') })
  return { about: { player: player.seat }, text: words.slice(player.name.length).trim() }
}
