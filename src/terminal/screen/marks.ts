/** Which row of a list is marked, and how far a text is scrolled. */
export interface Marks {
  selected: number
  scroll: number
  /** To the next row, where there are any to mark; else the text moves. */
  move(by: number): void
  scrollBy(by: number): void
  /** To the row of a number, which may be typed digit by digit. */
  jump(digit: string): void
  /** The next digit begins a new number. */
  forget(): void
}

export interface MarkedPage {
  /** How many rows there are to mark on this page; none on a page of text. */
  rows(): number
  /** Downwards is towards the newest line in a log, which counts its lines from there. */
  isLog(): boolean
}

export function openMarks({ rows, isLog }: MarkedPage): Marks {
  let digits = ''
  const marks: Marks = {
    selected: 0,
    scroll: 0,
    move(by) {
      if (rows() > 0) marks.selected = Math.max(0, Math.min(rows() - 1, marks.selected + by))
      else marks.scrollBy(by)
    },
    scrollBy(by) {
      marks.scroll = Math.max(0, marks.scroll + (isLog() ? -by : by))
    },
    jump(digit) {
      digits = Number(digits + digit) <= rows() ? digits + digit : digit
      if (Number(digits) >= 1 && Number(digits) <= rows()) marks.selected = Number(digits) - 1
    },
    forget() {
      digits = ''
    },
  }
  return marks
}
