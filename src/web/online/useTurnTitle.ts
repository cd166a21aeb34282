import { useEffect } from 'react'
import { useSay } from '../shared/words.tsx'
import type { Scene } from '../worker/protocol.ts'
import { isOver } from './people.ts'

const ICON = 'link[rel="icon"]'

/** The page's own icon with a mark on it, and back: a small picture in a long row of tabs. */
function markIcon(): () => void {
  const icon = document.querySelector<HTMLLinkElement>(ICON)
  if (!icon) return () => {}
  const { href } = icon
  icon.href = new URL('favicon-turn.svg', new URL('.', location.href)).href
  return () => {
    icon.href = href
  }
}

/** Title and icon of the tab say that it is one's turn; nothing of what one is asked. */
export function useTurnTitle(scene: Scene): void {
  const say = useSay()
  const isAsked = scene.viewer !== 'observer' && scene.waiting.includes(scene.viewer) && !isOver(scene)
  useEffect(() => {
    if (!isAsked) return
    const before = document.title
    document.title = say('page.title.of', { screen: say('online.your-turn') })
    const unmark = markIcon()
    return () => {
      document.title = before
      unmark()
    }
  }, [isAsked, say])
}
