import { useEffect, useRef, useState } from 'react'
import type { Eyes, Snapshot } from '../../host/archive/answers.ts'
import type { Refusal } from '../../host/store.ts'
import type { Link } from '../link.ts'
import { asking } from './asked.ts'

const END = Number.MAX_SAFE_INTEGER

/**
 * The match as it stood after `at` choices, and as it stands in the end, both through the same eyes. Somebody who drags
 * the scrubber asks for many snapshots: one is fetched at a time, and then the one that is wanted by then.
 */
export function useSnapshot(
  link: Link,
  id: string,
  at: number | null,
  viewer: Eyes,
): {
  readonly snapshot: Snapshot | null
  readonly whole: Snapshot | null
  /** Where one wants to stand; the snapshot follows. */
  readonly place: number
  readonly refusal: Refusal | null
} {
  const [whole, setWhole] = useState<Snapshot | null>(null)
  const [snapshot, setSnapshot] = useState<Snapshot | null>(null)
  const [refusal, setRefusal] = useState<Refusal | null>(null)
  const wanted = useRef('')
  const isFetching = useRef(false)

  useEffect(() => {
    let isHere = true
    void asking(link.ask('watch', { id, at: END, viewer }), setRefusal).then(next => {
      if (isHere && next) setWhole(next)
    })
    return () => {
      isHere = false
    }
  }, [link, id, viewer])

  // A game that is over is watched from its beginning, one that goes on from where it stands.
  const place = at ?? (whole === null ? null : whole.isOver ? 0 : whole.of)

  useEffect(() => {
    if (place === null) return
    const key = JSON.stringify([id, place, viewer])
    wanted.current = key
    const fetchWanted = async (): Promise<void> => {
      if (isFetching.current) return
      isFetching.current = true
      try {
        for (let got = ''; got !== wanted.current; ) {
          got = wanted.current
          const [match, n, eyes] = JSON.parse(got) as [string, number, Eyes]
          const next = await asking(link.ask('watch', { id: match, at: n, viewer: eyes }), setRefusal)
          if (next) {
            setSnapshot(next)
            setRefusal(null)
          }
        }
      } finally {
        isFetching.current = false
      }
    }
    void fetchWanted()
  }, [link, id, place, viewer])

  const isSame =
    snapshot !== null && whole !== null && snapshot.viewer === whole.viewer && snapshot.isOpen === whole.isOpen
  return {
    snapshot: isSame ? snapshot : null,
    whole: isSame ? whole : null,
    place: Math.min(place ?? 0, whole?.of ?? 0),
    refusal,
  }
}
