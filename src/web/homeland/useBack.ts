import { useEffect, useState } from 'react'
import type { Seat } from '../../engine/game.ts'
import type { Event } from '../../games/homeland/events.ts'
import { stepsOf } from '../../games/homeland/tell/telling.ts'
import { useOnline, useTableSeen } from '../online/context.ts'
import type { Scene } from '../worker/protocol.ts'
import { type Heard, heardAt, markHeard } from './memory.ts'

/** More than anybody wants to watch before they know what it was about. */
const MANY_STEPS = 4
/** So long after the last that was heard, whoever looks again has been away; a line that only broke for a moment goes on. */
const AWAY_MS = 300_000

interface Watching {
  readonly scene: Scene
  /** Events before this one have been told here. */
  readonly told: number
  /** All that was played. */
  readonly played: readonly Event[]
  readonly isPerson: (seat: Seat) => boolean
  /** How many steps there are to watch. */
  readonly missed: number
}

const heardIn = ({ talk, beside }: Scene): Heard => ({ claims: talk.length, beside: beside.length })

/**
 * Whoever comes back to a table elsewhere is told first what happened since, and watches it if they like: where the page
 * is loaded, and where the line of a tab left open comes back. What they had heard of people when they left, until they
 * have been told; null for whoever is there.
 */
export function useBack(
  id: string,
  { scene, told, played, isPerson, missed }: Watching,
): readonly [Heard | null, () => void] {
  const isOnline = useOnline() !== null
  const isConnected = useTableSeen()?.isConnected ?? true
  const isMuchSince = (from: number): boolean =>
    isOnline && scene.outcome === null && stepsOf(played, from, isPerson).length > MANY_STEPS
  const [back, setBack] = useState<Heard | null>(() => {
    const heard = heardAt(id)
    // Whoever was never here watches it from the beginning.
    const wasHere = heard !== null || told > 0
    return wasHere && missed > 0 && isMuchSince(told) ? (heard ?? heardIn(scene)) : null
  })
  const [last, setLast] = useState({ scene, played: played.length, at: Date.now(), isBroken: false })
  if (!isConnected) {
    if (!last.isBroken) setLast({ ...last, isBroken: true })
  } else if (last.scene !== scene) {
    setLast({ scene, played: played.length, at: Date.now(), isBroken: false })
    const wasAway = last.isBroken && Date.now() - last.at > AWAY_MS
    // What was being watched when the line broke goes on where it was, if nothing has come to it.
    if (wasAway && isMuchSince(Math.max(told, last.played))) setBack(back ?? heardIn(last.scene))
  } else if (back && missed === 0) setBack(null)

  const { claims, beside } = heardIn(scene)
  const isThere = isOnline && isConnected && missed === 0
  useEffect(() => {
    if (isThere) markHeard(id, { claims, beside })
  }, [isThere, id, claims, beside])
  return [back, () => setBack(null)]
}
