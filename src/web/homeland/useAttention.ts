import { useEffect, useRef } from 'react'
import type { Explained } from '../../host/update.ts'

/** What is asked now, by where it is answered: the first of these that is drawn. */
const ANSWERS = [
  '.hand-card.is-lit .hand-main',
  '.board-case.is-lit .case-main',
  '.asking-option',
  '.todo.is-must.is-open .todo-main',
  '.todo-end.is-open .todo-main',
  '.todo.is-open .todo-main',
  '#asking-title',
  '#board-title',
]

const firstDrawn = (selectors: readonly string[]): HTMLElement | undefined =>
  selectors
    .flatMap(selector => [...document.querySelectorAll<HTMLElement>(selector)].slice(0, 1))
    .find(found => found.checkVisibility({ visibilityProperty: true }))

/**
 * After a choice of one's own the focus goes on to what is asked next, where it was lost with what was chosen, or where
 * somebody goes by keyboard. Nothing that others do moves it.
 */
export function useAttention(asked: Explained | null, isTrading: boolean): void {
  const before = useRef({ asked, isTrading })
  useEffect(() => {
    if (before.current.asked === asked && before.current.isTrading === isTrading) return
    before.current = { asked, isTrading }
    if (document.querySelector('dialog[open]')) return
    const { activeElement } = document
    const isLost = activeElement === null || activeElement === document.body
    const isByKey = activeElement?.matches('.situation :focus-visible') === true && !activeElement.matches('input')
    if (isLost || isByKey) firstDrawn(ANSWERS)?.focus({ preventScroll: !isByKey })
  }, [asked, isTrading])
}
