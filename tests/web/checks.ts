import axe from 'axe-core'
import type { Page } from 'playwright-core'

/** What must hold of every screen, each as a list of what is wrong with this one. */

const COLOURS = ['color-contrast', 'link-in-text-block']

/**
 * Everything axe knows, or only what depends on colours: then one text of each kind is looked at, because what axe says of
 * it follows from its letters, its colour and what lies behind it. It is brought into a page once: that takes longer than
 * a look.
 */
export async function axeOn(page: Page, what: 'all' | 'colours'): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source)
  return page.evaluate(
    async rules => {
      const { run } = (window as unknown as { axe: typeof axe }).axe
      /** Every ground from here to the page's that can be seen; asked once of each element. */
      const grounds = new Map<Element, string>()
      const groundsOf = (at: Element | null): string => {
        if (!at) return ''
        const known = grounds.get(at)
        if (known !== undefined) return known
        const { backgroundColor, backgroundImage, opacity } = getComputedStyle(at)
        const isClear = backgroundColor === 'rgba(0, 0, 0, 0)' && backgroundImage === 'none' && opacity === '1'
        const own = isClear ? '' : `|${backgroundColor} ${backgroundImage} ${opacity}`
        const all = own + groundsOf(at.parentElement)
        grounds.set(at, all)
        return all
      }
      /** Letters, own and parent's colour, and what lies behind. */
      const kindOf = (one: Element): string => {
        const { color, fontSize, fontWeight, textShadow } = getComputedStyle(one)
        const around = one.parentElement ? getComputedStyle(one.parentElement).color : ''
        return [one.tagName, color, around, fontSize, fontWeight, textShadow, groundsOf(one)].join('|')
      }
      const hasText = (one: Element): boolean =>
        [...one.childNodes].some(child => child.nodeType === Node.TEXT_NODE && child.textContent?.trim() !== '') &&
        one.checkVisibility({ checkVisibilityCSS: true, checkOpacity: true })
      const oneOfEach = (): Element[] => [
        ...new Map([...document.body.querySelectorAll('*')].filter(hasText).map(one => [kindOf(one), one])).values(),
      ]
      // Style sheets of other sites, which axe would fetch, there are none.
      const options = { resultTypes: ['violations' as const], iframes: false, preload: false }
      const { violations } =
        rules === null
          ? await run(document, options)
          : await run({ include: oneOfEach() }, { ...options, runOnly: { type: 'rule', values: rules } })
      return violations.flatMap(({ id, nodes }) =>
        nodes.map(({ html, any }) => `${id}: ${html} ${any[0]?.message ?? ''}`),
      )
    },
    what === 'all' ? null : COLOURS,
  )
}

/**
 * What is wider than the place it has: the page, something that would have to be scrolled sideways or is cut off, or a text
 * that sticks out of its box.
 */
export const wideOn = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    // The page lays itself out anew a frame after its window has changed.
    await new Promise(painted => requestAnimationFrame(() => requestAnimationFrame(painted)))
    const wrong: string[] = []
    const nameOf = (one: Element): string =>
      `${one.tagName.toLowerCase()}${[...one.classList].map(name => `.${name}`).join('')}`
    const textOf = (one: Node): string => one.textContent?.trim().replace(/\s+/g, ' ').slice(0, 40) ?? ''
    /** Asked once of each element: texts lie in the same boxes. */
    const once = <T>(ask: (one: Element) => T): ((one: Element) => T) => {
      const known = new Map<Element, T>()
      return one => {
        const before = known.get(one)
        if (before !== undefined) return before
        const answer = ask(one)
        known.set(one, answer)
        return answer
      }
    }
    /** Clipped to a point: there to be heard only. */
    const isSpoken: (one: Element) => boolean = once(
      one => one.clientWidth === 1 || (one.parentElement !== null && isSpoken(one.parentElement)),
    )
    const isSeen = once(
      one =>
        one.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
        !one.closest('svg') &&
        !isSpoken(one),
    )
    const styleOf = once(one => {
      const { display, overflowX } = getComputedStyle(one)
      return { display, overflowX }
    })
    const edgeOf = once(one => one.getBoundingClientRect())
    const { scrollWidth, clientWidth } = document.documentElement
    if (scrollWidth > clientWidth) wrong.push(`the page is ${scrollWidth} wide in ${clientWidth}`)

    for (const one of document.querySelectorAll('body *')) {
      if (!isSeen(one) || styleOf(one).overflowX === 'visible' || textOf(one) === '') continue
      if (one.scrollWidth > one.clientWidth + 1)
        wrong.push(`${nameOf(one)} needs ${one.scrollWidth} and has ${one.clientWidth}: ${textOf(one)}`)
    }

    const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = walk.nextNode(); node; node = walk.nextNode()) {
      const parent = node.parentElement
      if (!parent || textOf(node) === '' || !isSeen(parent)) continue
      const range = document.createRange()
      range.selectNodeContents(node)
      const rects = [...range.getClientRects()]
      const left = Math.min(...rects.map(rect => rect.left))
      const right = Math.max(...rects.map(rect => rect.right))
      for (let box: Element | null = parent; box && box !== document.body; box = box.parentElement) {
        const { display, overflowX } = styleOf(box)
        if (display === 'inline' || display === 'contents') continue
        // What is beyond a box that hides it was told of above.
        if (overflowX !== 'visible') break
        const edge = edgeOf(box)
        if (left >= edge.left - 1 && right <= edge.right + 1) continue
        wrong.push(`${nameOf(box)} has ${Math.round(edge.width)} for ${Math.round(right - edge.left)}: ${textOf(node)}`)
        break
      }
    }
    return wrong
  })

/** What is too small for a thumb: 44 pixels for what stands alone, 24 for what runs in a text. */
export const smallOn = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const wrong: string[] = []
    const holderOf = (one: Element): HTMLElement | null => {
      const around = one.parentElement
      return !around || getComputedStyle(around).position !== 'static' ? around : holderOf(around)
    }
    const acts = 'a[href], button, input, select, textarea, summary, [role=slider], [tabindex="0"]'
    const top = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document
    for (const one of top.querySelectorAll<HTMLElement>(acts)) {
      if (!one.checkVisibility({ visibilityProperty: true })) continue
      // A box that is drawn by its label takes the tap of the whole label, and some take that of all that is around them.
      const isSpread = getComputedStyle(one, '::after').position === 'absolute'
      const target = (one.matches('input') && one.closest('label')) || (isSpread && holderOf(one)) || one
      const { width, height } = target.getBoundingClientRect()
      // Hidden until it has the focus: a way to skip.
      if (target.matches('.skip') || (one.tabIndex >= 0 && one.matches('[tabindex="0"]') && width > 100)) continue
      const around = target.parentElement
      // In a sentence: beside it, in the same line, stands text.
      const isText =
        getComputedStyle(target).display.startsWith('inline') &&
        [...(around?.childNodes ?? [])].some(node => node.nodeType === Node.TEXT_NODE && node.textContent?.trim())
      const least = isText ? 24 : 44
      const text = (target.textContent || target.getAttribute('aria-label') || '')
        .trim()
        .replace(/\s+/g, ' ')
        .slice(0, 40)
      if (width < least - 0.5 || height < least - 0.5)
        wrong.push(
          `${target.tagName.toLowerCase()}.${[...target.classList].join('.')} is ${Math.round(width)} × ${Math.round(height)}${isText ? ' in a text' : ''}: ${text}`,
        )
    }
    return wrong
  })

/** What still moves although nothing should. */
export const movingOn = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    document
      .getAnimations()
      .filter(({ playState }) => playState === 'running')
      .map(one => `${one.constructor.name} of ${(one.effect as KeyframeEffect | null)?.target?.className ?? '?'}`),
  )

/** Words on the page, spoken ones too, that came from no word file: in the pseudo-language every letter of those is accented. */
export const plainOn = (page: Page, names: readonly string[]): Promise<string[]> =>
  page.evaluate(known => {
    // What is said on the phone is data in each language, not words of the page.
    const lines = '.bubble q, .reel-said q'
    const texts: string[] = []
    const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = walk.nextNode(); node; node = walk.nextNode()) {
      const parent = node.parentElement
      if (parent && !parent.closest(`script, style, template, [hidden], ${lines}`)) texts.push(node.textContent ?? '')
    }
    for (const name of ['aria-label', 'title', 'alt', 'placeholder', 'aria-valuetext', 'aria-description'])
      for (const one of document.querySelectorAll(`[${name}]`)) texts.push(one.getAttribute(name) ?? '')
    texts.push(document.title)
    const isKnown = (word: string): boolean => known.includes(word) || /^[NM]-\d+$/.test(word)
    return [
      ...new Set(
        texts.flatMap(text =>
          (text.match(/[\p{L}\p{M}\p{N}~-]+/gu) ?? []).filter(word => /^[A-Za-z-]{2,}$/.test(word) && !isKnown(word)),
        ),
      ),
    ]
  }, names)

/** What can be acted with and lies under something else, after it was scrolled to: whoever comes to it by keyboard would not see it. */
export const coveredOn = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const wrong: string[] = []
    const top = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document
    const acts = 'a[href], button, input, select, textarea, summary'
    for (const one of top.querySelectorAll<HTMLElement>(acts)) {
      if (!one.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue
      const shown = (one.matches('input[type=radio], input[type=checkbox]') && one.closest('label')) || one
      shown.scrollIntoView({ block: 'nearest', inline: 'nearest' })
      const { left, top: above, width, height } = shown.getBoundingClientRect()
      // Clipped to a point, or taller than what is left of the window: there its beginning is seen.
      if (width <= 1 || height <= 1 || one.matches('.skip')) continue
      const y = above + Math.min(height / 2, innerHeight / 4)
      const met = document.elementFromPoint(left + width / 2, y)
      if (met && (shown.contains(met) || met.contains(shown))) continue
      const name = (one.textContent || one.getAttribute('aria-label') || one.tagName).trim().slice(0, 40)
      wrong.push(`${name} lies under ${met ? `${met.tagName.toLowerCase()}.${met.className}` : 'nothing'}`)
    }
    scrollTo(0, 0)
    return wrong
  })
