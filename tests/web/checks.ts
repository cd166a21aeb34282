import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from 'playwright-core'

/** What must hold of every screen, each as a list of what is wrong with this one. */

/** Everything axe knows, or only what depends on colours. */
export async function axeOn(page: Page, what: 'all' | 'colours'): Promise<string[]> {
  const axe = new AxeBuilder({ page }).setLegacyMode(true)
  if (what === 'colours') axe.withRules(['color-contrast', 'link-in-text-block'])
  const { violations } = await axe.analyze()
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html, any }) => `${id}: ${html} ${any[0]?.message ?? ''}`))
}

/**
 * What is wider than the place it has: the page, something that would have to be scrolled sideways or is cut off, or a text
 * that sticks out of its box.
 */
export const wideOn = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const wrong: string[] = []
    const { scrollWidth, clientWidth } = document.documentElement
    if (scrollWidth > clientWidth) wrong.push(`the page is ${scrollWidth} wide in ${clientWidth}`)
    const nameOf = (one: Element): string =>
      `${one.tagName.toLowerCase()}${[...one.classList].map(name => `.${name}`).join('')}`
    for (const one of document.querySelectorAll<HTMLElement>('body, body *:not(svg *)')) {
      if (!one.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue
      // Only spoken, or a table laid out for those who hear it.
      if (one.closest('.only-spoken, template')) continue
      const { overflowX, display } = getComputedStyle(one)
      if (display === 'inline' || display === 'contents' || one.clientWidth === 0) continue
      const text = one.textContent?.trim().replace(/\s+/g, ' ').slice(0, 40) ?? ''
      const box = one.getBoundingClientRect()
      if (one.scrollWidth > one.clientWidth + 1)
        wrong.push(`${nameOf(one)} (${overflowX}) needs ${one.scrollWidth} and has ${one.clientWidth}: ${text}`)
      else if (box.right > innerWidth + 1 || box.left < -1) wrong.push(`${nameOf(one)} is outside: ${text}`)
    }
    return wrong
  })

/** What is too small for a thumb: 44 pixels for what stands alone, 24 for what runs in a text. */
export const smallOn = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const wrong: string[] = []
    const acts = 'a[href], button, input, select, textarea, summary, [role=slider], [tabindex="0"]'
    const top = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document
    for (const one of top.querySelectorAll<HTMLElement>(acts)) {
      if (!one.checkVisibility({ visibilityProperty: true })) continue
      // A box that is drawn by its label takes the tap of the whole label.
      const target = (one.matches('input') && one.closest('label')) || one
      const { width, height } = target.getBoundingClientRect()
      // Hidden until it has the focus: a way to skip.
      if (target.matches('.skip') || (one.tabIndex >= 0 && one.matches('[tabindex="0"]') && width > 100)) continue
      const isText = getComputedStyle(target).display === 'inline'
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
    const texts: string[] = []
    const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = walk.nextNode(); node; node = walk.nextNode()) {
      const parent = node.parentElement
      if (parent && !parent.closest('script, style, template, [hidden]')) texts.push(node.textContent ?? '')
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
