import { useEffect } from 'react'
import { useSay } from './words.tsx'

/** The name of a screen in the window's title, as long as it is shown. */
export function useTitle(screen: string): void {
  const say = useSay()
  useEffect(() => {
    document.title = say('page.title.of', { screen })
    return () => {
      document.title = say('page.title')
    }
  }, [say, screen])
}
