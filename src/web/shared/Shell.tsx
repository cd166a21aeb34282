import { lazy, type ReactNode, startTransition, useEffect, useState, useSyncExternalStore } from 'react'
import type { Refusal } from '../../host/store.ts'
import { type Link, Refused } from '../link.ts'
import { Drawing } from './Drawing.tsx'
import { Piece } from './Piece.tsx'
import { Problem } from './Problem.tsx'
import { applyUpdate, useKept, useUpdate } from './update.ts'
import { useRulesOver } from './useRulesOver.ts'
import { useSay } from './words.tsx'

const SettingsSheet = lazy(() => import('./SettingsSheet.tsx'))
const RulesSheet = lazy(() => import('../learn/RulesSheet.tsx'))

const onlineChanges = (listener: () => void): (() => void) => {
  addEventListener('online', listener)
  addEventListener('offline', listener)
  return () => {
    removeEventListener('online', listener)
    removeEventListener('offline', listener)
  }
}

/** What was refused where nobody waited for the answer is told all the same. */
function useUnheard(): readonly [Refusal | null, () => void] {
  const [refusal, setRefusal] = useState<Refusal | null>(null)
  useEffect(() => {
    const hear = (event: PromiseRejectionEvent): void => {
      if (!(event.reason instanceof Refused)) return
      event.preventDefault()
      setRefusal(event.reason.refusal)
    }
    addEventListener('unhandledrejection', hear)
    return () => removeEventListener('unhandledrejection', hear)
  }, [])
  return [refusal, () => setRefusal(null)]
}

/** What is around every screen: the way home, the settings, and what the page itself has to say. */
export function Shell({ link, screen, children }: { link: Link; screen: string; children: ReactNode }) {
  const say = useSay()
  const [isSetting, setSetting] = useState(false)
  const isOnline = useSyncExternalStore(
    onlineChanges,
    () => navigator.onLine,
    () => true,
  )
  const update = useUpdate()
  const isKept = useKept()
  const [unheard, dismiss] = useUnheard()
  const rules = useRulesOver(screen === 'rules')
  const isPlaying = ['call', 'table', 't'].includes(screen)
  useEffect(() => {
    document.title = say('page.title')
  }, [say])
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: it hears the clicks of links, which keys make too
    <div className={`room room-${screen}`} onClick={rules.onClick}>
      <button type="button" className="skip" onClick={() => document.getElementById('main')?.focus()}>
        {say('page.skip')}
      </button>
      <header className="shell-head">
        <a className="brand" href="#/">
          <Drawing from="room" name="logo" />
          <span className="brand-name">{say('page.title')}</span>
          <span className="only-spoken">{say('page.home')}</span>
        </a>
        <button
          type="button"
          className="icon-button"
          // The tap is answered first, the sheet drawn after it.
          onClick={() => startTransition(() => setSetting(true))}
          aria-label={say('settings.title')}
        >
          <Drawing from="room" name="settings" />
        </button>
      </header>
      {!isOnline && (
        <p className="notice" role="status">
          {say(isKept ? 'page.offline' : 'page.offline.unkept')}
        </p>
      )}
      {update === 'ready' && !isPlaying && (
        <p className="notice" role="status">
          {say('page.update')}{' '}
          <button type="button" className="link-button" onClick={applyUpdate}>
            {say('page.update.now')}
          </button>
        </p>
      )}
      {children}
      {unheard && <Problem refusal={unheard} onDismiss={dismiss} />}
      <Piece key={`settings ${isSetting}`}>{isSetting && <SettingsSheet onClose={() => setSetting(false)} />}</Piece>
      <Piece key={`rules ${rules.rule !== null}`}>
        {rules.rule !== null && <RulesSheet link={link} rule={rules.rule} onClose={rules.close} />}
      </Piece>
    </div>
  )
}
