import { useSyncExternalStore } from 'react'

/** What Chromium offers where the page can be installed; no other browser has it, and no type of TypeScript's. */
interface InstallPrompt extends Event {
  prompt(): Promise<unknown>
}

/** How the page can be put among the apps of this device: by a button, by hand, not over a plain line, or not at all. */
export type Install = 'button' | 'by-hand' | 'plain' | 'none'

const KEY = 'situation-room.install'
/** Answered once and for all. */
const ANSWERED = 'answered'

let offered: InstallPrompt | null = null
const listeners = new Set<() => void>()

const tellAll = (): void => {
  for (const listener of listeners) listener()
}

/** Before the page is drawn: the browser offers it once, and early. */
export function hearInstallOffer(): void {
  addEventListener('beforeinstallprompt', event => {
    // In our own words and in our own place, not over a game.
    event.preventDefault()
    offered = event as InstallPrompt
    tellAll()
  })
  addEventListener('appinstalled', answerInstall)
}

/** It is never offered again here. */
export function answerInstall(): void {
  localStorage.setItem(KEY, ANSWERED)
  tellAll()
}

export async function install(): Promise<void> {
  const prompt = offered
  answerInstall()
  await prompt?.prompt()
}

/** Safari on an iPhone or an iPad, which calls itself a Mac; installed it says that it stands alone. */
const isAppleTouch = (): boolean =>
  /iPhone|iPad|iPod/.test(navigator.userAgent) ||
  (/Macintosh/.test(navigator.userAgent) && navigator.maxTouchPoints > 1)

function read(): Install {
  if (!isSecureContext) return 'plain'
  if (localStorage.getItem(KEY) === ANSWERED || matchMedia('(display-mode: standalone)').matches) return 'none'
  if (offered) return 'button'
  return isAppleTouch() ? 'by-hand' : 'none'
}

export const useInstall = (): Install =>
  useSyncExternalStore(
    listener => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    read,
    () => 'none',
  )
