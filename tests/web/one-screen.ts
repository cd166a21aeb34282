import type { Page } from 'playwright-core'

/** What must hold of a table in any window, as a list of what is wrong with this one. */

/**
 * The whole table lies on one screen: head, bar, board, dock and rail are in the window and none lies over another; thirty
 * spaces of one size; nothing in a tile is cut off or smaller than 13 pixels; the bar and the hand are whole.
 */
export const wrongOnOneScreen = (page: Page, percent: number): Promise<string[]> =>
  page.evaluate(scale => {
    const wrong: string[] = []
    const all = (selector: string): HTMLElement[] => [...document.querySelectorAll<HTMLElement>(selector)]
    const nameOf = (one: Element): string => `${one.className} “${(one.textContent ?? '').trim().slice(0, 30)}”`
    const SLACK = 1
    const liesIn = (one: DOMRect, other: DOMRect): boolean =>
      one.left >= other.left - SLACK &&
      one.top >= other.top - SLACK &&
      one.right <= other.right + SLACK &&
      one.bottom <= other.bottom + SLACK
    const overlaps = (one: DOMRect, other: DOMRect): boolean =>
      one.left < other.right - SLACK &&
      other.left < one.right - SLACK &&
      one.top < other.bottom - SLACK &&
      other.top < one.bottom - SLACK
    const apart = (found: readonly HTMLElement[]): void => {
      const boxes = found.map(one => one.getBoundingClientRect())
      for (const [i, one] of boxes.entries())
        for (const [k, other] of boxes.slice(0, i).entries())
          if (overlaps(one, other)) wrong.push(`${nameOf(found[i])} lies over ${nameOf(found[k])}`)
    }
    const within = (found: readonly HTMLElement[], around: Element): void => {
      const box = around.getBoundingClientRect()
      for (const one of found)
        if (!liesIn(one.getBoundingClientRect(), box)) wrong.push(`${nameOf(one)} sticks out of ${around.className}`)
    }

    const { scrollHeight, scrollWidth } = document.documentElement
    if (scrollHeight > innerHeight || scrollWidth > innerWidth) wrong.push(`scrolls: ${scrollWidth} × ${scrollHeight}`)
    // What is brought into sight somewhere in it must not scroll the table itself.
    const [table] = all('.situation.is-whole')
    if (getComputedStyle(table).overflowY !== 'clip') wrong.push('the table can be scrolled')
    const parts = ['.board-top', '.turn-bar', '.board', '.desk-dock', '.rail'].flatMap(all)
    if (parts.length !== 5) wrong.push(`${parts.length} parts`)
    within(parts, document.documentElement)
    apart(parts)

    const spaces = all('.board-case, .board .space').filter(one => !one.matches('.probe-tile'))
    const sizes = new Set(spaces.map(one => [one.offsetWidth, one.offsetHeight].join(' × ')))
    if (spaces.length !== 30 || sizes.size !== 1) wrong.push(`${spaces.length} spaces of ${[...sizes].join(', ')}`)
    const [board] = all('.board')
    within(spaces, board)
    apart(spaces)
    apart([...all('.row-toggle'), ...spaces])
    // One column: one line from top to bottom.
    const lefts = new Set(spaces.map(one => Math.round(one.getBoundingClientRect().left)))
    if (lefts.size !== 6) wrong.push(`${lefts.size} columns`)

    const isSpoken = (one: Element): boolean => one.closest('.only-spoken') !== null
    for (const tile of all('.board .board-case')) {
      const pieces = [...tile.querySelectorAll<HTMLElement>('.case-line, .facts li, .fact > *')].filter(
        one => !isSpoken(one),
      )
      within(pieces, tile)
      apart([...tile.querySelectorAll<HTMLElement>('.facts, .case-lines')])
      if (tile.querySelectorAll('.case-line').length > 2) wrong.push(`three lines: ${nameOf(tile)}`)
      for (const line of tile.querySelectorAll<HTMLElement>('.case-line'))
        if (line.scrollWidth > line.clientWidth) wrong.push(`cut off: ${nameOf(line)}`)
      for (const text of [...tile.querySelectorAll('*')].filter(one => !isSpoken(one)))
        if (Number.parseFloat(getComputedStyle(text).fontSize) < 13 * scale - 0.01)
          wrong.push(`${getComputedStyle(text).fontSize} in ${nameOf(text)}`)
    }

    const [bar] = all('.turn-bar')
    const inBar =
      '.turn-bar :is(.todo-main, .bar-question > *, .bar-undo > *, .stage-step, .stage-line, .stage-keys > *, .reel-bar > :not(datalist), .reel-buttons > *)'
    within(all(inBar), bar)
    apart(all(inBar).filter(one => !one.matches('.reel-buttons')))
    // What can be done with a case hangs over the board, and nowhere else.
    within(all('.case-menu'), board)
    for (const line of all('.turn-bar :is(.todo-main, .asking-option, .button), .bar-question h2'))
      if (line.scrollWidth > line.clientWidth + 1 || line.scrollHeight > line.clientHeight + 1)
        wrong.push(`cut off: ${nameOf(line)}`)

    const [dock] = all('.desk-dock')
    const mine = all('.desk-dock .hand-main, .desk-dock .tokens, .desk-dock .agenda-chip, .desk-dock .desk-assets')
    within(mine, dock)
    apart(mine)
    within(all('.desk-dock .tokens dd'), dock)
    // All cards open: everybody is there, with agenda and hand.
    const desks = all('.desk-dock .all-desk-list > li')
    within([...desks, ...all('.desk-dock :is(.all-desks .marks, .open-agenda, .open-spare, .mine-line)')], dock)
    apart(desks)
    for (const one of desks)
      within([...one.querySelectorAll<HTMLElement>('.open-name, .open-agenda, .intel-mark')], one)
    for (const card of all('.desk-dock .intel-card'))
      within(
        [...card.querySelectorAll<HTMLElement>('.intel-card-head, .intel-card-trade > span')].filter(
          one => !isSpoken(one) && one.checkVisibility(),
        ),
        card,
      )
    for (const one of all('.desk-dock .agenda-chip, .desk-dock .desk-assets'))
      if (one.scrollWidth > one.clientWidth + 1 || one.scrollHeight > one.clientHeight + 1)
        wrong.push(`cut off: ${nameOf(one)}`)

    const [rail] = all('.rail')
    within(
      all('.rail > *, .more-tab, .reel-tools > *, .reel-tools select').filter(one => one.checkVisibility()),
      rail,
    )
    for (const tab of all('.more-tab')) if (tab.scrollWidth > tab.clientWidth + 1) wrong.push(`cut off: ${nameOf(tab)}`)
    return wrong
  }, percent / 100)

/** Where it does not fit there: the dock takes no more than two fifths of the height, and leaves the question in sight. */
export const wrongWhereScrolled = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const wrong: string[] = []
    const drawer = document.querySelector('.drawer, .theatre > .stage-keys, .reel-foot')
    if (!drawer) return ['no dock']
    const { top, bottom, height } = drawer.getBoundingClientRect()
    if (height > 0.4 * innerHeight + 1) wrong.push(`the dock takes ${Math.round(height)} of ${innerHeight}`)
    if (top < 0 || bottom > innerHeight + 1) wrong.push('the dock is not at the lower edge')
    const question = [...document.querySelectorAll('.board-question')].at(-1)
    const { left = 0, width = 0, ...box } = question?.getBoundingClientRect().toJSON() ?? {}
    if (question) {
      const met = document.elementFromPoint(left + Math.min(width, innerWidth) / 2, box.top + box.height / 2)
      if (!met || !question.contains(met)) wrong.push(`the question is not in sight: ${question.textContent}`)
    }
    // Gone to, it does not lie under what stays at the top.
    const asked = document.querySelector<HTMLElement>('#asking-title')
    asked?.scrollIntoView({ block: 'start' })
    const { left: from = 0, top: above = 0 } = asked?.getBoundingClientRect() ?? {}
    if (asked && !asked.contains(document.elementFromPoint(from + 4, above + 6))) wrong.push('the question is covered')
    scrollTo(0, 0)
    return wrong
  })

/** A busy machine takes its time; what is not so after so many frames is not so. */
const FRAMES = 60

/** The letters of this size, and the page laid out anew for them; says so where that is not the way it should be. */
export const withLetters = (page: Page, percent: number, isWhole: boolean): Promise<string[]> =>
  page.evaluate(
    async ([size, wanted, frames]) => {
      document.documentElement.style.fontSize = `${size}%`
      const drawn = () => new Promise(done => requestAnimationFrame(() => setTimeout(done)))
      const isSo = (): boolean => (document.querySelector('.situation.is-whole') !== null) === wanted
      // Laid out, measured, laid out as it fits: so three times in a row.
      for (let frame = 0, calm = 0; frame < frames && calm < 3; frame++) {
        await drawn()
        calm = isSo() ? calm + 1 : 0
      }
      return isSo() ? [] : [wanted ? 'is not on one screen' : 'should be scrolled']
    },
    [percent, isWhole, FRAMES] as const,
  )
