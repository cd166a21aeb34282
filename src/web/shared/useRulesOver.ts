import { type MouseEvent, useCallback, useEffect, useState } from 'react'

/** Where a link to one rule leads. */
const RULE = /^#\/rules\/([NM]-\d+)$/

export interface RulesOver {
  /** The rule that lies open over the screen. */
  readonly rule: string | null
  /** Takes the clicks on links to a rule: they open it here, and nobody leaves what they are playing. */
  onClick(event: MouseEvent): void
  close(): void
}

/** Rules over any screen. To the browser's way back the open rulebook is a place of its own: going back closes it. */
export function useRulesOver(isOnRulesPage: boolean): RulesOver {
  const [rule, setRule] = useState<string | null>(null)
  useEffect(() => {
    const close = (): void => setRule(null)
    addEventListener('popstate', close)
    return () => removeEventListener('popstate', close)
  }, [])
  const onClick = (event: MouseEvent): void => {
    const isPlain = event.button === 0 && !event.ctrlKey && !event.metaKey && !event.shiftKey && !event.altKey
    const href = event.target instanceof Element && event.target.closest('a')?.getAttribute('href')
    const asked = href ? RULE.exec(href)?.[1] : undefined
    if (!isPlain || isOnRulesPage || asked === undefined || event.defaultPrevented) return
    event.preventDefault()
    if (rule === null) history.pushState(null, '')
    setRule(asked)
  }
  // The one way out: what was pushed is gone again, and the listener above closes.
  const close = useCallback(() => history.back(), [])
  return { rule, onClick, close }
}
