import type { Page } from 'playwright-core'

/** Question and answer in sight, whatever the window and however large the letters. */

/** All that the settings offer but 115 %, which lies between two of these; and what a browser can be told. */
const textSizes = [100, 130, 150, 200] as const

/** Windows, and how large the letters are in each of them. */
export type Windows = readonly (readonly [{ readonly width: number; readonly height: number }, readonly number[]])[]
export const allWindows: Windows = [
  [{ width: 360, height: 640 }, textSizes],
  [{ width: 390, height: 844 }, textSizes],
  [{ width: 768, height: 1024 }, [150, 200]],
  [{ width: 1024, height: 768 }, [150, 200]],
  [{ width: 1280, height: 800 }, [100, 150, 200]],
  [{ width: 1440, height: 900 }, [150, 200]],
  [{ width: 1920, height: 1080 }, [150, 200]],
  // What is left of 768 × 1024, 1280 × 800 and 1920 × 1080 when the browser is zoomed to 200 %.
  [{ width: 384, height: 512 }, [100]],
  [{ width: 640, height: 400 }, [100]],
  [{ width: 960, height: 540 }, [100]],
]
/** A board takes long to draw, and is scrolled in any case: the narrowest, the lowest, and one between. */
export const someWindows: Windows = [
  [{ width: 360, height: 640 }, [150, 200]],
  [{ width: 1024, height: 768 }, [200]],
  [{ width: 512, height: 384 }, [100]],
]

export interface Moment {
  readonly name: string
  /** What comes after the # in the address. */
  readonly at: string
  /** It is there once this is. */
  readonly shows: string
  /** What is asked and what it is answered with: of each the first that is drawn must be in sight. */
  readonly needs: readonly string[]
}

const question = '#dock-question'
const card = '.hand .card'
/** The first two are looked at in every language: the one with the most to show, and the one with the most to read. */
export const callMoments: readonly Moment[] = [
  { name: 'a Terror card', at: '/call/terror', shows: '.terror-face', needs: [question, card] },
  { name: 'a 4 to convert', at: '/call/convert', shows: '.convert', needs: [question, '.convert .button'] },
  { name: 'the start of a turn', at: '/call/move', shows: '.dock', needs: [question, card] },
  // On a phone the tab above the points says what is asked: the shelf has the room.
  { name: 'spending', at: '/call/shop', shows: '.leaf-supply', needs: ['.dock-points', '.wares-name'] },
  // On a phone the banner says it.
  { name: 'the last conversation', at: '/call/last', shows: '.is-last', needs: [`${question}, .call-banner`, card] },
]

/** A board is scrolled: there it is enough that nothing lies over what was scrolled to. */
export const boardMoments: readonly Moment[] = [
  { name: 'a turn', at: '/table/table', shows: '.checklist', needs: ['.turn-head h2', '.todo-main', '.drawer button'] },
  {
    name: 'a card to choose',
    at: '/table/card',
    shows: '.hand-card.is-lit',
    needs: ['.hand-card.is-lit .hand-main', '.drawer .board-question, .turn-bar #asking-title'],
  },
  {
    name: 'a case to choose',
    at: '/table/case',
    shows: '.board-case.is-lit',
    needs: ['.board-case.is-lit .case-main', '.drawer .board-question, .turn-bar #asking-title'],
  },
]

/** What is out of sight in this window, by the size of the letters: beyond its edges, or under something else. */
export const outOfSight = (
  page: Page,
  needs: readonly string[],
  sizes: readonly number[],
  mayScroll: boolean,
): Promise<string[]> =>
  page.evaluate(
    async ([selectors, percents, isScrolled]) => {
      const root = document.documentElement
      const before = root.style.fontSize
      const drawn = () => new Promise(done => requestAnimationFrame(() => setTimeout(done)))
      /** What is clipped to a point is there to be heard only. */
      const isDrawn = (one: Element): boolean => one.getBoundingClientRect().width > 1 && one.checkVisibility()
      const isInSight = (one: Element): boolean => {
        if (isScrolled) one.scrollIntoView({ block: 'nearest' })
        const { left, top, width, height } = one.getBoundingClientRect()
        const met = document.elementFromPoint(left + width / 2, top + height / 2)
        return met !== null && one.contains(met)
      }
      const wrong: string[] = []
      for (const percent of percents) {
        root.style.fontSize = `${percent}%`
        const missing = () =>
          selectors.filter(selector => {
            const all = [...document.querySelectorAll(selector)].filter(isDrawn)
            // Where one of two says it, either will do.
            return selector.includes(',') ? !all.some(isInSight) : !all[0] || !isInSight(all[0])
          })
        // It is laid out, measured, and laid out as it fits, and a busy machine takes its time over it: it is in sight
        // when it is so twice in a row, for looking at one thing scrolls another away.
        let out = missing()
        for (let calm = 0, frame = 0; calm < 2 && frame < 300; frame++) {
          await drawn()
          out = missing()
          calm = out.length === 0 ? calm + 1 : 0
        }
        for (const selector of out) wrong.push(`${innerWidth} × ${innerHeight} at ${percent} %: ${selector}`)
      }
      root.style.fontSize = before
      return wrong
    },
    [needs, sizes, mayScroll] as const,
  )
