import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'
import { PATIENCE } from './screens.ts'
import { settled } from './table-driver.ts'

/** Where the focus is for somebody without a mouse: somewhere, in sight, and under nothing. */

export interface Focus {
  /** What is wrong with where the focus is; nothing if all is well. */
  readonly wrong: string | null
  readonly what: string
  readonly card: string | null
  readonly option: string | null
  readonly text: string
  readonly isMouse: boolean
}

/** Where the focus is, and whether somebody who looks at the screen can see that. */
export const focusOn = (page: Page): Promise<Focus> =>
  page.evaluate(() => {
    const one = document.activeElement as HTMLElement | null
    const kind = one?.getAttribute('type')
    const classes = [...(one?.classList ?? []), ...(kind === 'text' ? ['text'] : [])].join('.')
    const what = one ? `${one.tagName.toLowerCase()}.${classes}` : 'nothing'
    const text = (one?.getAttribute('aria-label') || one?.textContent || '').trim().replace(/\s+/g, ' ')
    const { card = null, option = null } = one?.dataset ?? {}
    const wrongWith = (): string | null => {
      if (!one || one === document.body) return 'the focus is nowhere'
      // A box drawn by its label is seen there; a line of text may be broken, and is seen where it begins.
      const shown = one.matches('input[type=radio], input[type=checkbox]') ? (one.closest('label') ?? one) : one
      const isRinged = ({ outlineStyle, outlineWidth }: CSSStyleDeclaration): boolean =>
        outlineStyle !== 'none' && outlineWidth !== '0px'
      // What takes the tap of all that is around it has its ring around that.
      const ring =
        [one, one.nextElementSibling].some(drawn => drawn && isRinged(getComputedStyle(drawn))) ||
        isRinged(getComputedStyle(one, '::after'))
      // Where the focus was only put to be read from there, nothing can be done and no ring is needed.
      if (!ring && !one.matches('[tabindex="-1"]')) return 'nothing shows that it has the focus'
      const [box] = shown.getClientRects()
      if (!box) return 'what has the focus is not drawn'
      const left = Math.max(box.left, 0)
      const right = Math.min(box.right, innerWidth)
      const top = Math.max(box.top, 0)
      const bottom = Math.min(box.bottom, innerHeight)
      const isWhole = box.top >= -1 && box.bottom <= innerHeight + 1 && box.left >= -1 && box.right <= innerWidth + 1
      // Only what is larger than the screen may stick out of it.
      if (!isWhole && box.height < innerHeight && box.width < innerWidth)
        return `it sticks out of the screen: ${Math.round(box.top)} to ${Math.round(box.bottom)} of ${innerHeight}`
      const over = document.elementFromPoint((left + right) / 2, (top + bottom) / 2)
      if (!over || !(shown.contains(over) || over.contains(shown)))
        return `${over?.tagName.toLowerCase()}.${over?.className} lies over it`
      return null
    }
    const { isMouse = false } = window as { isMouse?: boolean }
    return { wrong: wrongWith(), what, text, card, option, isMouse }
  })

/** After the last stop the browser's own bar has its turn. */
const isOut = ({ what }: Focus): boolean => what === 'body.'

/** Every stop on the way is looked at. What is wrong must stay so: a screen that has just come is laid out in a moment. */
async function stopOn(page: Page): Promise<Focus> {
  let focus = await focusOn(page)
  const isWrong = async (): Promise<string | null> => {
    focus = await focusOn(page)
    return isOut(focus) || focus.wrong === null ? null : `${focus.what} “${focus.text.slice(0, 60)}”: ${focus.wrong}`
  }
  if (focus.wrong !== null) await expect.poll(isWrong).toBeNull()
  return focus
}
export async function look(page: Page): Promise<void> {
  await expect.poll(async () => (await focusOn(page)).wrong).toBeNull()
}

const MOST = 90

/** Tab, and only Tab, until the focus is where it is wanted. */
export async function tabTo(
  page: Page,
  isThere: (focus: Focus) => boolean,
  key: 'Tab' | 'Shift+Tab' = 'Tab',
): Promise<void> {
  let focus = await focusOn(page)
  for (let n = 0; n < MOST && !isThere(focus); n++) {
    await page.keyboard.press(key)
    focus = await stopOn(page)
  }
  if (isThere(focus)) return look(page)
  throw new Error(`never reached by ${key}: ${isThere}`)
}

/** On the board the cases are one stop: from one to another lead the arrows. The key that leads nearer to this one. */
const arrowTo = (one: Locator, isStuck: boolean): Promise<string | null> =>
  one.first().evaluate((wanted, mustTurn) => {
    const here = document.activeElement
    if (!here?.matches('.case-main') || !wanted.matches('.case-main') || here === wanted) return null
    const [from, to] = [here.getBoundingClientRect(), wanted.getBoundingClientRect()]
    const isBeside = Math.abs(to.top - from.top) < from.height / 2
    if (isBeside !== mustTurn) return to.left > from.left ? 'ArrowRight' : 'ArrowLeft'
    return to.top > from.top ? 'ArrowDown' : 'ArrowUp'
  }, isStuck)

/** Tab, or the arrows of the board, until this has the focus, then Enter; what came of it has left the focus somewhere. */
export async function pressByKeys(one: Locator, mostMs = PATIENCE): Promise<void> {
  const page = one.page()
  const isThere = (): Promise<boolean> =>
    one.first().evaluate(drawn => drawn === document.activeElement, undefined, { timeout: mostMs })
  let before = ''
  for (let n = 0; n < MOST && !(await isThere()); n++) {
    const { text } = await focusOn(page)
    await page.keyboard.press((await arrowTo(one, text === before)) ?? 'Tab')
    before = text
    await stopOn(page)
  }
  if (!(await isThere())) throw new Error(`never reached by keys: ${one}`)
  await page.keyboard.press('Enter')
  await settled(page)
  await look(page)
}
