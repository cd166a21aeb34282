import { type CSSProperties, useEffect, useState } from 'react'
import type { DeckData } from '../../games/negotiator/cards/card.ts'
import type { Event } from '../../games/negotiator/events.ts'
import type { View } from '../../games/negotiator/view.ts'
import type { Link } from '../link.ts'
import { address } from '../shared/router.ts'
import type { Tally } from './chances.ts'
import type { Work } from './chances.worker.ts'
import { useDesk } from './desk.ts'

const TIMES = 200
/** How far off the figure may be, nineteen times in twenty, where it is least sure. */
const MARGIN = 1.96 * Math.sqrt(0.25 / TIMES)

/** Where a turn began: after how many choices, and what was to be seen. */
interface Place {
  readonly at: number
  readonly turn: number
  readonly view: View
}

async function placesOf(link: Link, id: string): Promise<readonly Place[]> {
  const { marks } = await link.ask('watch', { id, at: 0, viewer: 0 })
  const places: Place[] = []
  for (const { at, event } of marks as readonly { at: number; event: unknown }[]) {
    const told = event as Event
    if (told.kind !== 'turn') continue
    const { view } = await link.ask('watch', { id, at, viewer: 0 })
    if ((view as View).ending === 'playing') places.push({ at, turn: told.turn, view: view as View })
  }
  return places
}

/** The places of a call and what became of them so far; both grow while they are worked out. */
function useChances(link: Link, id: string, deck: DeckData | null) {
  const [places, setPlaces] = useState<readonly Place[]>([])
  const [tally, setTally] = useState<Tally | null>(null)
  useEffect(() => {
    let worker: Worker | null = null
    let isHere = true
    placesOf(link, id).then(
      found => {
        if (!isHere) return
        setPlaces(found)
        worker = new Worker(new URL('./chances.worker.ts', import.meta.url), { type: 'module', name: 'chances' })
        worker.onmessage = ({ data }: MessageEvent<Tally>) => setTally(data)
        worker.postMessage({ deck, views: found.map(({ view }) => view), times: TIMES } satisfies Work)
      },
      // An addition to the debrief: where it cannot be had, the rest is there all the same.
      () => {},
    )
    return () => {
      isHere = false
      worker?.terminate()
    }
  }, [link, id, deck])
  return { places, tally }
}

/** The turn that did most harm or most good, by how far the chance moved in it. */
function turningPoints(places: readonly Place[], chances: readonly number[], isWon: boolean) {
  const moves = places.map(({ turn, at }, n) => ({ turn, at, from: chances[n], to: chances[n + 1] ?? (isWon ? 1 : 0) }))
  const by = (sign: 1 | -1) =>
    moves.reduce((most, one) => (sign * (one.to - one.from) > sign * (most.to - most.from) ? one : most))
  return { best: by(1), worst: by(-1) }
}

/** How the chances stood as each turn began, in the hands of a bot; each turn leads to the replay. */
export default function Chances({ link }: { link: Link }) {
  const { say, scene } = useDesk()
  const { places, tally } = useChances(link, scene.id, scene.deck as unknown as DeckData | null)
  if (places.length === 0 || tally === null) return <p role="status">{say('page.loading')}</p>
  const chances = places.map((_, n) => tally.wins[n] / tally.times)
  const isWon = (scene.outcome?.winners.length ?? 0) > 0
  const { best, worst } = turningPoints(places, chances, isWon)
  const isDone = tally.times >= TIMES
  return (
    <>
      <ol className="chances" aria-busy={!isDone}>
        {places.map(({ at, turn }, n) => (
          <li key={at}>
            <a href={address('replay', scene.id, String(at))}>
              <span className="chance-bar" aria-hidden="true" style={{ '--chance': chances[n] } as CSSProperties} />
              <span className="chance-turn">{say('call.turn.short', { turn })}</span>
              <b>{say('call.chances.percent', { p: chances[n] })}</b>
            </a>
          </li>
        ))}
      </ol>
      {isDone && worst.to < worst.from && <p>{say('call.chances.worst', { ...worst })}</p>}
      {isDone && best.to > best.from && <p>{say('call.chances.best', { ...best })}</p>}
      <p className="debrief-note">{say('call.chances.how', { times: tally.times, margin: 100 * MARGIN })}</p>
    </>
  )
}
