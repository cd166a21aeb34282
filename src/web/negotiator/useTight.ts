import { type RefObject, useEffect, useLayoutEffect } from 'react'

/** So much of a card, a button or a line has to be in sight for somebody to see what it is and to press it. */
const ENOUGH_OF_WINDOW = 0.6
/** What is read or bought from gets at least so much of the window. */
const LEAST_OF_WINDOW = 0.2

/** What whoever is asked cannot do without: the question, the first card, the first of the answers that lie nowhere else. */
const NEEDED = ['.dock-question', '.hand .card', '.convert .button', '.reroll .die-button', '.stage-choices .button']
const READ = '.leaf-supply > .supply, .leaf-file > .case-file, .is-over > .call-middle'

/** Laid out as one screenful: is something that is needed out of sight? */
function isCramped(call: HTMLElement): boolean {
  if (call.scrollHeight > call.clientHeight + 1) return true
  const read = call.parentElement?.querySelector(READ)
  if (read && read.scrollHeight > read.clientHeight && read.clientHeight < LEAST_OF_WINDOW * innerHeight) return true
  const model = call.querySelector('.dock-desk')
  if (!model) return false
  const end = model.querySelector('.acts')?.getBoundingClientRect().height ?? 0
  const { top, height } = model.getBoundingClientRect()
  return NEEDED.some(selector => {
    const needed = model.querySelector(selector)?.getBoundingClientRect()
    if (!needed || needed.height === 0) return false
    return needed.top + model.scrollTop + ENOUGH_OF_WINDOW * needed.height > top + height - end
  })
}

/** Does the dock hold more than can be seen of it? */
function isFull(call: HTMLElement): boolean {
  const desk = call.querySelector('.dock-desk')
  return desk !== null && desk.scrollHeight > desk.clientHeight + 1
}

/**
 * Marks a call as close where the dock does not fit: what has just happened is then read in the talk above it alone. And
 * as tight where question and hand do not fit into one screenful even so. It is measured, not guessed from the size of the
 * window: letters, words and what has just happened all count.
 */
export function useTight(root: RefObject<HTMLElement | null>): void {
  const measure = (): void => {
    const call = root.current
    if (!call) return
    const { scrollX, scrollY } = window
    const wasTight = 'tight' in call.dataset
    delete call.dataset.tight
    delete call.dataset.close
    if (isFull(call)) call.dataset.close = ''
    if (!isCramped(call)) return
    delete call.dataset.close
    call.dataset.tight = ''
    if (wasTight) scrollTo(scrollX, scrollY)
  }
  useLayoutEffect(measure)
  // What gets the focus comes out from under the dock: a browser takes what lies there for what is in sight.
  useEffect(() => {
    const call = root.current
    const uncover = ({ target }: FocusEvent): void => {
      const dock = call?.querySelector('.dock')
      if (!call || !dock || !('tight' in call.dataset) || !(target instanceof Element) || dock.contains(target)) return
      const under = target.getBoundingClientRect().bottom - dock.getBoundingClientRect().top
      if (under > 0) scrollBy(0, under)
    }
    call?.addEventListener('focusin', uncover)
    return () => call?.removeEventListener('focusin', uncover)
  }, [root])
  // biome-ignore lint/correctness/useExhaustiveDependencies: it measures whatever is there then
  useEffect(() => {
    const head = root.current?.querySelector('.call-head')
    if (!head) return
    let frame = 0
    const later = (): void => {
      cancelAnimationFrame(frame)
      frame = requestAnimationFrame(measure)
    }
    // The head changes its size with the letters, the words and the width of the window; a lower window it does not feel.
    const observer = new ResizeObserver(later)
    observer.observe(head)
    addEventListener('resize', later)
    return () => {
      cancelAnimationFrame(frame)
      observer.disconnect()
      removeEventListener('resize', later)
    }
  }, [root])
}
