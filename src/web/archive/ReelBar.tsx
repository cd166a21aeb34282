import { useEffect, useId } from 'react'
import type { Snapshot } from '../../host/archive/answers.ts'
import { Drawing } from '../shared/Drawing.tsx'
import { useSettings } from '../shared/settings.ts'
import { useSay } from '../shared/words.tsx'

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.matches('input:not([type="range"]), select, textarea, [contenteditable]')

export const speeds = ['slow', 'normal', 'fast'] as const
export type Speed = (typeof speeds)[number]

/** Where one stands in a match, and every way to stand elsewhere: drag, step, jump a turn, let it run. */
export function ReelBar({
  at,
  of,
  marks,
  isPlaying,
  speed,
  onPlay,
  onSpeed,
  onGo,
}: Pick<Snapshot, 'at' | 'of' | 'marks'> & {
  isPlaying: boolean
  speed: Speed
  onPlay: (isPlaying: boolean) => void
  onSpeed: (speed: Speed) => void
  onGo: (at: number) => void
}) {
  const say = useSay()
  const ticks = useId()
  const { keys } = useSettings()
  const before = marks.findLast(mark => mark.at < at)
  const after = marks.find(mark => mark.at > at)
  const here = marks.findLast(mark => mark.at <= at)
  const part = here ? say(`watch.mark.${here.event.kind}`, numberOf(here.event)) : say('watch.mark.start')
  const where = say('watch.where', { part, at, of })
  const play = (): void => {
    if (!isPlaying && at >= of) onGo(0)
    onPlay(!isPlaying)
  }

  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return
      if (document.querySelector('dialog[open]')) return
      // The scrubber moves by its arrows itself.
      const isArrow = event.key.startsWith('Arrow')
      if (isArrow ? event.target instanceof HTMLInputElement : !keys) return
      const pace = speeds[Number(event.key) - 1]
      if (event.key === 'j' || event.key === 'ArrowLeft') onGo(Math.max(0, at - 1))
      else if (event.key === 'l' || event.key === 'ArrowRight') onGo(Math.min(of, at + 1))
      else if (event.key === 'k') onPlay(!isPlaying)
      else if (pace !== undefined) onSpeed(pace)
    }
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  }, [keys, at, of, isPlaying, onGo, onPlay, onSpeed])

  return (
    <section className="reel-bar" aria-label={say('watch.bar')}>
      <p className="reel-where">{where}</p>
      <input
        type="range"
        className="reel-range"
        min={0}
        max={of}
        value={at}
        list={ticks}
        aria-label={say('watch.scrub')}
        aria-valuetext={where}
        onChange={event => onGo(event.target.valueAsNumber)}
      />
      <datalist id={ticks}>
        {marks.map(mark => (
          <option key={mark.at} value={mark.at} />
        ))}
      </datalist>
      <div className="reel-buttons">
        <Step name="skip" isBack label={say('watch.part.back')} to={before?.at ?? (at > 0 ? 0 : null)} onGo={onGo} />
        <Step name="back" label={say('watch.back')} to={at > 0 ? at - 1 : null} onGo={onGo} />
        <button type="button" className="button reel-play" onClick={play}>
          <Drawing from="room" name={isPlaying ? 'pause' : 'play'} />
          <span className="reel-play-word">{say(isPlaying ? 'watch.pause' : 'watch.play')}</span>
        </button>
        <Step name="next" label={say('watch.on')} to={at < of ? at + 1 : null} onGo={onGo} />
        <Step name="skip" label={say('watch.part.on')} to={after?.at ?? (at < of ? of : null)} onGo={onGo} />
      </div>
      <select
        className="reel-speed"
        aria-label={say('watch.speed')}
        value={speed}
        onChange={event => onSpeed(speeds.find(one => one === event.target.value) ?? speed)}
      >
        {speeds.map(one => (
          <option key={one} value={one}>
            {say(`watch.speed.${one}`)}
          </option>
        ))}
      </select>
    </section>
  )
}

function Step({
  name,
  label,
  to,
  onGo,
  isBack = false,
}: {
  name: string
  label: string
  to: number | null
  onGo: (at: number) => void
  isBack?: boolean
}) {
  return (
    <button
      type="button"
      className={`icon-button ${isBack ? 'is-back' : ''}`}
      aria-label={label}
      title={label}
      aria-disabled={to === null}
      onClick={() => to !== null && onGo(to)}
    >
      <Drawing from="room" name={name} />
    </button>
  )
}

const numberOf = (event: object): { n: number } => ({
  n: 'turn' in event ? Number(event.turn) : 'round' in event ? Number(event.round) : 0,
})
