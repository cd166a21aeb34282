import { useSyncExternalStore } from 'react'
import { guessLanguage, isLocale, type Locale } from '../../words/index.ts'

export const themes = ['auto', 'light', 'dark', 'contrast'] as const
export const motions = ['auto', 'off', 'fast', 'cinematic'] as const
export const verbosities = ['brief', 'normal', 'full'] as const
export const oddsShown = ['off', 'words', 'exact'] as const
export const textSizes = [100, 115, 130, 150] as const

/** What a person likes. It belongs to the browser, not to a match. */
export interface Settings {
  readonly locale: Locale
  readonly theme: (typeof themes)[number]
  readonly motion: (typeof motions)[number]
  readonly textSize: number
  /** "Lost" and "stopped" instead of the harder words. */
  readonly neutral: boolean
  readonly sound: boolean
  /** Odds on every option: none, in words, in figures. */
  readonly odds: (typeof oddsShown)[number]
  /** Hostages have names. */
  readonly hostageNames: boolean
  readonly verbosity: (typeof verbosities)[number]
  /** Single-key shortcuts. */
  readonly keys: boolean
}

const KEY = 'situation-room.settings'

const usual = (): Settings => ({
  locale: typeof navigator === 'undefined' ? 'en' : guessLanguage(...navigator.languages),
  theme: 'auto',
  motion: 'auto',
  textSize: 100,
  neutral: false,
  sound: false,
  odds: 'exact',
  hostageNames: true,
  verbosity: 'normal',
  keys: true,
})

/** Whatever lies in the storage, as far as it makes sense; the rest as usual. */
function read(): Settings {
  if (typeof localStorage === 'undefined') return usual()
  const settings: Record<string, unknown> = { ...usual() }
  let given: unknown
  try {
    given = JSON.parse(localStorage.getItem(KEY) ?? '{}')
  } catch {
    given = {}
  }
  const wanted = new URLSearchParams(location.search).get('lang')
  const stored = typeof given === 'object' && given !== null ? (given as Record<string, unknown>) : {}
  for (const key of Object.keys(settings)) if (typeof stored[key] === typeof settings[key]) settings[key] = stored[key]
  // Once they were on or off.
  if (stored.odds === false) settings.odds = 'off'
  if (!oddsShown.some(one => one === settings.odds)) settings.odds = 'exact'
  if (wanted !== null && isLocale(wanted)) settings.locale = wanted
  if (!isLocale(String(settings.locale))) settings.locale = usual().locale
  return settings as unknown as Settings
}

let current: Settings | null = null
const listeners = new Set<() => void>()

export const settings = (): Settings => {
  current ??= read()
  return current
}

export function changeSettings(change: Partial<Settings>): void {
  current = { ...settings(), ...change }
  try {
    localStorage.setItem(KEY, JSON.stringify(current))
  } catch {
    // Storage is forbidden or full: the choice lasts as long as the page.
  }
  show()
}

function show(): void {
  dress()
  for (const listener of listeners) listener()
}

export const isMotionOff = ({ motion }: Settings): boolean =>
  motion === 'off' || (motion === 'auto' && matchMedia('(prefers-reduced-motion: reduce)').matches)

const DAY = '(prefers-color-scheme: light)'
/** What the system may change while the page is open. */
const SYSTEM = [DAY, '(prefers-reduced-motion: reduce)']

export function followSystem(): void {
  for (const query of SYSTEM) matchMedia(query).addEventListener('change', dress)
}

/** What is chosen in one tab holds in all of them: else each would undo the choices of the others. */
export function followOtherTabs(): void {
  addEventListener('storage', ({ key }) => {
    if (key !== KEY) return
    current = read()
    show()
  })
}

/** Theme, motion and size as attributes of the root, where the style sheets find them. */
export function dress(): void {
  const now = settings()
  const { dataset, style } = document.documentElement
  dataset.theme = now.theme === 'auto' ? (matchMedia(DAY).matches ? 'light' : 'dark') : now.theme
  dataset.motion = isMotionOff(now) ? 'off' : now.motion === 'cinematic' ? 'cinematic' : 'fast'
  style.fontSize = `${now.textSize}%`
}

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export const useSettings = (): Settings => useSyncExternalStore(subscribe, settings, settings)
