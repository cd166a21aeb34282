import { BEFORE_DRAWBACKS } from '../../games/negotiator/tell/speak.ts'
import { canCapture, type DemandSeen, type View } from '../../games/negotiator/view/view.ts'
import { levels, REDS_DEALT } from '../../games/negotiator/vocabulary.ts'
import type { ScreenModel } from '../screen/model.ts'
import { cut, firstThatFits, type Ink, pad, widthOf, wrap } from '../screen/style.ts'

/** What is on the table, as lines: each made of marks for the eye, and of numbers and words that say the same. */

export const nameOf = ({ cards }: ScreenModel<View>, id: string): string => cards.get(id)?.name ?? id

/** Equal cards once, with how many there are: “Small Talk ×2”. */
export const counted = (screen: ScreenModel<View>, ids: readonly string[]): string[] =>
  [...new Set(ids)].map(id => {
    const copies = ids.filter(one => one === id).length
    return copies > 1 ? `${nameOf(screen, id)} ×${copies}` : nameOf(screen, id)
  })

/** A demand with its kind and standing; one that lay face down to the end is named once the game is over. */
export function demandName(screen: ScreenModel<View>, { kind, standing, card }: DemandSeen): string {
  const { say } = screen
  if (card === null) return say('status.demand.hidden', { kind: say(`kind.${kind}`) })
  const key = standing === 'conceded' ? 'status.demand.conceded' : 'status.demand.known'
  return say(key, { kind: say(`kind.${kind}`), demand: nameOf(screen, card) })
}

export const minorName = (screen: ScreenModel<View>, id: string): string =>
  screen.say('status.demand.known', { kind: screen.say('kind.minor'), demand: nameOf(screen, id) })

export const demandNames = (screen: ScreenModel<View>): string[] => [
  ...screen.view.demands.map(demand => demandName(screen, demand)),
  ...screen.view.minors.map(id => minorName(screen, id)),
]

export const STANDING = { hidden: '[?]', known: '[ ]', conceded: '[x]' } as const

/** The same where there is little room: a mark for the standing, and the name alone. */
const demandMarks = (screen: ScreenModel<View>): string[] => [
  ...screen.view.demands.map(
    ({ kind, standing, card }) =>
      `${STANDING[standing]} ${card === null ? screen.say(`kind.${kind}`) : nameOf(screen, card)}`,
  ),
  ...screen.view.minors.map(id => `${STANDING.known} ${nameOf(screen, id)}`),
]

/** What holds beyond the next choice: drawbacks, dice to come, a Terror card already seen. */
function notes(screen: ScreenModel<View>): string[] {
  const { view, say, cards } = screen
  const { nextDice, talkDice, fours } = view.modifiers
  const drawbacks = view.demands.flatMap(({ kind, standing, card }) =>
    standing === 'conceded' && card !== null ? (cards.get(card)?.text.slice(BEFORE_DRAWBACKS[kind]) ?? []) : [],
  )
  return [
    ...drawbacks,
    ...(nextDice === 0 ? [] : [say('effect.next-dice', { n: nextDice })]),
    ...(talkDice === 0 ? [] : [say('effect.dice', { n: talkDice })]),
    ...(fours ? [say('effect.fours')] : []),
    ...(view.terror.next === null ? [] : [say('event.looked', { card: nameOf(screen, view.terror.next) })]),
  ]
}

export function banners({ view, say }: ScreenModel<View>): string[] {
  if (view.ending !== 'playing') return []
  return [
    ...(canCapture(view) ? [say('screen.banner.empty')] : []), // N-25, N-29
    ...(view.last ? [say('screen.banner.last')] : []),
    ...(view.second ? [say('screen.banner.second')] : []),
    ...(view.escaping ? [say('screen.banner.escaping')] : []),
  ]
}

const DECK = REDS_DEALT + 1

/** The name of a line, as wide as all of them; the track’s first space is `less`. */
type Label = (text: string, less?: number) => string

function titleLine(screen: ScreenModel<View>, width: number, ink: Ink): string {
  const { view, say, practice } = screen
  const name = view.second ? say('abductor.second') : nameOf(screen, view.abductor)
  const who = ink.accent(ink.bold(name))
  const where = [say('screen.turn', { n: view.turn }), say(`phase.${view.phase}`)]
  const { left } = view.terror
  const clock = ink.accent('▮'.repeat(left)) + ink.dim('▯'.repeat(Math.max(0, DECK - left)))
  const number = ink.bold(String(left))
  const short = [who, ...where].join(' · ')
  return firstThatFits(
    [
      ...(practice
        ? ([[`${short} · ${say('screen.practice')}`, `${say('screen.terror')} ${clock} ${number}`]] as const)
        : []),
      [short, `${say('screen.terror')} ${clock} ${number}`],
      [short, `${clock} ${number}`],
      [short, `▮ ${number}`],
    ],
    width,
  )
}

function threatLine(screen: ScreenModel<View>, label: Label, width: number, ink: Ink): string {
  const { view, say } = screen
  const mark = (level: string) => ink.accent(ink.bold(`[${level}]`))
  const track = levels.map((level, n) => (n === view.threat ? mark(level) : ` ${level} `)).join('')
  const narrow = levels.map((level, n) => (n === view.threat ? mark(level) : level)).join(' ')
  const head = say('screen.threat')
  const state = `${ink.bold(say(`level.${view.threat}`))} · ${say('screen.dice', { n: view.test.next })}`
  const points = ink.bold(say('screen.points', { n: view.points }))
  return firstThatFits(
    [
      [`${label(head, 1)}${track}  ${state}`, points],
      [`${label(head)}${narrow}  ${state}`, points],
    ],
    width,
  )
}

function hostageLine({ view, say }: ScreenModel<View>, label: Label, width: number, ink: Ink): string {
  const { zone, saved, killed } = view.hostages
  const left = Math.floor((zone + saved + killed) / 2) + 1 - killed // N-28
  const groups = [
    { mark: '●', n: zone, text: say('screen.held', { n: zone }), colour: (text: string) => text },
    { mark: '○', n: saved, text: say('screen.safe', { n: saved }), colour: ink.good },
    { mark: '×', n: killed, text: say('screen.lost', { n: killed }), colour: ink.bad },
  ]
  const written = (isMarked: boolean) =>
    groups
      .map(({ mark, n, text, colour }) => (isMarked && n > 0 ? `${colour(mark.repeat(n))} ${text}` : text))
      .join(isMarked ? '   ' : ' · ')
  const limit = left > 0 ? say('screen.limit', { n: left }) : ''
  const head = label(say('screen.hostages'))
  return firstThatFits(
    [
      [`${head}${written(true)}`, ink.dim(limit)],
      [`${head}${written(false)}`, ink.dim(limit)],
    ],
    width,
  )
}

/** The table in five lines, a sixth for what lasts, and a banner for what changes everything. */
export function board(screen: ScreenModel<View>, width: number, isWide: boolean, ink: Ink): string[] {
  const { view, say } = screen
  const heads = ['screen.threat', 'screen.hostages', 'screen.demands', 'screen.hand'].map(key => say(key))
  const indent = Math.max(...heads.map(widthOf)) + 2
  const label: Label = (text, less = 0) => ink.dim(pad(text, indent - less))
  const row = (head: string, items: readonly string[], most: number): string[] => {
    const lines = wrap(items.length === 0 ? say('status.nothing') : items.join(' · '), width - indent)
    const shown = lines.length > most ? [...lines.slice(0, most - 1), lines.slice(most - 1).join(' ')] : lines
    return shown.map((line, n) => (n === 0 ? label(head) : ' '.repeat(indent)) + cut(line, width - indent))
  }
  const lasting = notes(screen)
  return [
    titleLine(screen, width, ink),
    threatLine(screen, label, width, ink),
    hostageLine(screen, label, width, ink),
    ...(isWide
      ? []
      : [
          ...row(
            say('screen.demands'),
            widthOf(demandNames(screen).join(' · ')) <= width - indent ? demandNames(screen) : demandMarks(screen),
            1,
          ),
          ...row(say('screen.hand'), [String(view.hand.length), ...counted(screen, view.hand)], 1),
        ]),
    ...(lasting.length === 0 ? [] : row('', lasting, isWide ? 2 : 1)),
    ...banners(screen).map(text => ink.banner(pad(` ! ${text}`, width))),
  ]
}
