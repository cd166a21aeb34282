import { startTransition, useCallback, useEffect, useRef, useState } from 'react'
import { useScreen } from '../../online/shared/useScreen.ts'
import { announce } from '../../shared/announce.tsx'
import type { TableSeat } from '../../shared/useTable.ts'
import { Cases } from '../Cases.tsx'
import { told } from '../Log.tsx'
import { More } from '../More.tsx'
import { type BoardModel, casesInOrder, threatOf } from '../model.ts'
import { OpenCase } from '../OpenCase.tsx'
import { Probe } from '../Probe.tsx'
import { sumsOf } from '../room.ts'
import { Tracks } from '../Tracks.tsx'
import { useGlide } from '../theatre/useGlide.ts'
import { useKeys } from '../useKeys.ts'
import { useRoom } from '../useRoom.ts'
import { useTall } from '../useTall.ts'
import { LookingOn } from './LookingOn.tsx'
import { OpenDesks } from './OpenDesks.tsx'
import { WhoseTurn } from './WhoseTurn.tsx'

/** The table as everybody sees it, laid out as it is for a player. There is nothing to act with. */
export function PublicBoard({ model, table }: { model: BoardModel; table: TableSeat }) {
  const { say, view, scene, events, names } = model
  const around = useRef<HTMLDivElement>(null)
  const probe = useRef<HTMLDivElement>(null)
  const top = useRef<HTMLElement>(null)
  const isScreen = useScreen()
  const room = useRoom(around, probe, isScreen ? 'screen' : 'desk')
  const isWhole = room !== null
  useTall(top)
  useGlide(around, view.spaces)
  const [file, setFile] = useState<number | null>(null)
  const open = useCallback((id: number) => startTransition(() => setFile(id)), [])
  const waiting = say('board.waiting', { players: scene.waiting.map(one => names[one]).join(', ') })
  useEffect(() => announce(waiting), [waiting])
  useKeys(
    {
      b: () => announce(say('status.round', { round: view.round, agency: view.agency, terrorist: view.terrorist })),
      l: () => {
        for (const event of events.slice(-5)) announce(told(model, event))
      },
      w: () => announce(waiting),
    },
    id => {
      if (casesInOrder(view).includes(id)) open(id)
    },
  )
  const threat = file === null ? undefined : threatOf(view, file)
  return (
    <div
      className={`situation is-public ${isScreen ? 'is-screen' : ''} ${isWhole ? 'is-whole' : ''}`}
      ref={around}
      style={room === null ? undefined : sumsOf(room)}
    >
      <header className="board-top" ref={top}>
        <h1>{say('board.round', { n: view.round })}</h1>
        <Tracks model={model} />
      </header>
      <section className={isWhole ? 'turn turn-bar paper' : 'turn'} aria-label={say('onlook.waited')}>
        {isScreen ? <WhoseTurn model={model} /> : <p className="turn-waiting">{waiting}</p>}
        {!isWhole && !isScreen && <LookingOn />}
      </section>
      <Cases
        model={model}
        play={null}
        isFlat={isWhole}
        letters={room?.letters ?? null}
        isPickable={isWhole}
        onOpen={open}
      />
      {(isWhole || isScreen) && (
        <section className="desk-dock" aria-label={say('onlook.open')}>
          <OpenDesks model={model} />
        </section>
      )}
      {!isScreen && (
        <aside className={isWhole ? 'rail' : 'beside'} aria-label={say('rail.title')}>
          {isWhole && <LookingOn />}
          <More model={model} table={table} since={NOTHING} isRail={isWhole} />
        </aside>
      )}
      {threat && <OpenCase model={model} threat={threat} onClose={() => setFile(null)} />}
      <Probe model={model} of={probe} />
    </div>
  )
}

/** What happened is told step by step, to whoever looks on. */
const NOTHING = { lines: [], all: [] }
