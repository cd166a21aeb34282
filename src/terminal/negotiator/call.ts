import { partsOf } from '../../games/negotiator/options.ts'
import type { View } from '../../games/negotiator/view/view.ts'
import type { OptionLines } from '../../games/speaker.ts'
import type { ScreenModel } from '../screen/model.ts'
import {
  asideOf,
  beyond,
  heading,
  isConvertible,
  type LogMarks,
  logLines,
  type OptionRow,
  oneByOne,
  optionWindow,
  outcomeLines,
  questionLine,
  sharedLabel,
  tailOf,
} from '../screen/sheet.ts'
import { cut, type Ink, spread, wrap } from '../screen/style.ts'
import { about } from './shelf.ts'

const OWN = ['played', 'banked', 'conceded', 'bought', 'took', 'paid', 'converted', 'rerolled']
const BAD = ['killed', 'terror', 'escape-pending', 'more-hostages', 'cut-off', 'minor']
const GOOD = ['released', 'pair-of-sixes', 'eliminated', 'spared']

/** The log is the phone call: what you say has an arrow, what hurts an exclamation mark, what helps a plus. */
export const callMarks: LogMarks = {
  sign: kind => (OWN.includes(kind) ? '›' : BAD.includes(kind) ? '!' : GOOD.includes(kind) ? '+' : ''),
  isHeading: kind => kind === 'turn' || kind === 'last-conversation' || kind === 'ended',
}

/** The call from its first line: who is on the other end, then all that was said and done. */
const talkLines = (screen: ScreenModel<View>, width: number, ink: Ink): string[] => [
  ...about(screen, width).map(line => ink.dim(line)),
  ...(screen.log.length > 0 ? [''] : []),
  ...logLines(screen.log, screen.fresh, callMarks, width, ink),
]

/** The dice on the table as boxes; a sign after each says what it is worth (N-13). */
function diceLine({ view, say, options }: ScreenModel<View>, width: number, ink: Ink): string[] {
  const { dice, converted } = view.test
  if (dice.length === 0) return []
  const mayConvert = options.some(option => option.name === 'convert' || isConvertible(option))
  let bought = converted
  const boxes = dice.map(face => {
    const isSuccess = face >= 5 || (face === 4 && (view.modifiers.fours || bought-- > 0))
    const sign = isSuccess ? '+' : face === 4 && mayConvert ? '?' : ' '
    const box = `[${face}]${sign}`
    return isSuccess ? ink.good(ink.bold(box)) : box
  })
  const legend = say(mayConvert && dice.includes(4) ? 'screen.marks.four' : 'screen.marks')
  return [spread(`${ink.dim(say('screen.rolled'))}  ${boxes.join('  ')}`, ink.dim(legend), width)]
}

const smallPrint = ({ rarely = [], text }: OptionLines, width: number): string[] => {
  const lines = [...rarely, ...text]
  return lines.length === 0 ? [] : wrap(lines.join(' · '), width)
}

/** What may come of one option, then its rarer turns and the card's own text. */
const details = ({ say }: ScreenModel<View>, option: OptionLines, width: number, ink: Ink): string[] => [
  ...outcomeLines(say, option, width, ink),
  ...smallPrint(option, width).map(ink.dim),
]

/** The same in so many rows; where they are too few, the last of them says so. */
function fitted(screen: ScreenModel<View>, option: OptionLines, rows: number, width: number, ink: Ink): string[] {
  const whole = details(screen, option, width, ink)
  if (whole.length <= rows) return whole
  const outcomes = outcomeLines(screen.say, option, width, ink)
  const last =
    outcomes.length < rows
      ? smallPrint(option, width)
          .slice(rows - outcomes.length - 1)
          .join(' ')
      : `▼ ${screen.say('screen.more', { n: outcomes.length - rows + 1 })}`
  return [...whole.slice(0, rows - 1), ink.dim(cut(last, width))]
}

/** Narrower than this, two options in a row would leave no room for the name of a card. */
const PAIRED_COLUMNS = 70

/** Each card once, to be played or put face down: half as many rows where a long hand would not fit. */
function paired({ options, say }: ScreenModel<View>): readonly OptionRow[] {
  const label = say('screen.face-down')
  const all = options.map(({ name }) => partsOf(name))
  const isPair = (i: number): boolean => {
    const [play, bank] = [all[i], all[i + 1]]
    return play?.verb === 'play' && bank?.verb === 'bank' && bank.card === play.card
  }
  return options.flatMap((_, i): OptionRow[] => {
    if (isPair(i)) return [[i, { option: i + 1, label }]]
    return i > 0 && isPair(i - 1) ? [] : [[i]]
  })
}

/** Talk, question, options and details, one above the other; what grows with the window is the talk. */
export function call(screen: ScreenModel<View>, width: number, height: number, ink: Ink): string[] {
  const { say, options, selected } = screen
  const inner = width - 2
  const dice = diceLine(screen, inner, ink)
  const spaced = height >= 22
  const gap = spaced ? [''] : []
  const space = height - 3 - dice.length - 2 * gap.length
  const wanted = Math.max(0, ...options.map(option => details(screen, option, inner, ink).length))
  // Three options are the least that show the marked one between its neighbours.
  const optionLeast = Math.min(options.length, 3)
  const detailMost = Math.max(5, Math.floor(space / 3))
  const isLong = options.length > space - Math.min(wanted, detailMost) - Math.min(4, Math.floor(space / 4))
  const list = isLong && width >= PAIRED_COLUMNS ? paired(screen) : oneByOne(options)
  const detailRows = Math.max(2, Math.min(wanted, detailMost, space - optionLeast))
  // What was said last can be scrolled and has a page of its own; what can be done comes first.
  const talkLeast = Math.max(0, Math.min(isLong ? 1 : 4, Math.floor(space / 4), space - detailRows - optionLeast))
  const optionRows = Math.max(1, Math.min(list.length, space - detailRows - talkLeast))
  const talkRows = Math.max(0, space - detailRows - optionRows)

  const talk = tailOf(talkLines(screen, inner, ink), talkRows, screen.scroll)
  const above = Array.from({ length: talkRows - talk.lines.length }, () => '')
  const option = options[selected]
  const shown = option ? fitted(screen, option, detailRows, inner, ink) : []
  const hints = [
    ...(option ? [sharedLabel(option).replace(/[:\s]+$/, '')].filter(text => text !== '') : []),
    ...(option && details(screen, option, inner, ink).length > detailRows ? [say('screen.details-more')] : []),
  ]
  const fill = (lines: readonly string[], rows: number): string[] =>
    Array.from({ length: rows }, (_, i) => lines[i] ?? '')
  const indented = (lines: readonly string[]): string[] => lines.map(line => (line === '' ? '' : `  ${line}`))

  return [
    heading(say('screen.talk'), beyond(say, talk), width, ink),
    ...above,
    ...indented(talk.lines),
    ...gap,
    ...indented(dice),
    questionLine(say, screen.question, options, width - asideOf(list), ink),
    ...fill(optionWindow(screen, list, optionRows, width, ink), optionRows),
    ...gap,
    heading(option?.label ?? '', hints.join(' · '), width, ink),
    ...indented(fill(shown, detailRows)),
  ]
}
