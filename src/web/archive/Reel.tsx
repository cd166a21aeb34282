import type { ReactNode } from 'react'
import { type ReelParts, type ReelProps, type Telling, useReel } from './useReel.tsx'

/** A replay that is scrolled: what it shows comes from its game. */
export function Reel({ children, ...props }: ReelProps & Telling & { children: ReactNode }) {
  const parts = useReel(props, props)
  return (
    <div className={`reel reel-of-${props.snapshot.game}`}>
      <Scrolled parts={parts}>{children}</Scrolled>
    </div>
  )
}

/** The pieces around a replay, one below the other, the bar at the foot of the screen. */
export function Scrolled({ parts, children }: { parts: ReelParts; children: ReactNode }) {
  return (
    <>
      <header className="reel-head">
        <h1>{parts.title}</h1>
        {parts.eyes}
        {parts.acts}
        {parts.whys}
      </header>
      {/* Lies at the foot of the screen, but comes before a story of a hundred stops for whoever goes by keyboard. */}
      <div className="reel-foot">
        {parts.bar}
        {parts.keys}
      </div>
      <div className="reel-shown">{children}</div>
      {parts.log}
      {parts.sheet}
    </>
  )
}
