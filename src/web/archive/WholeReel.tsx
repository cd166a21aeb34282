import { type ReactNode, useState } from 'react'
import { Mine } from '../homeland/Mine.tsx'
import type { BoardModel } from '../homeland/model.ts'
import { Pages } from '../homeland/Pages.tsx'
import { Players } from '../homeland/Players.tsx'
import { Tracks } from '../homeland/Tracks.tsx'
import { OpenDesks } from './OpenDesks.tsx'
import type { ReelParts } from './useReel.tsx'

const PAGES = ['log', 'players'] as const

/** A replay in the places of the table: its keys in the bar, every hand in the dock, the story in the rail. */
export function WholeReel({
  model,
  parts,
  end,
  isOpen,
  children,
}: {
  model: BoardModel
  parts: ReelParts
  /** How it ended, once it has. */
  end: ReactNode
  /** Every card lies open. */
  isOpen: boolean
  /** The board. */
  children: ReactNode
}) {
  const { say, view, speaker } = model
  const [shown, setShown] = useState<(typeof PAGES)[number]>('log')
  return (
    <>
      <header className="board-top">
        <h1>{parts.title}</h1>
        <Tracks model={model} />
      </header>
      <div className="turn-bar">{parts.bar}</div>
      {children}
      {isOpen ? (
        <div className="desk-dock">
          <OpenDesks model={model} />
        </div>
      ) : (
        <Mine model={model} nobodys={say('watch.eyes.all')}>
          {speaker.hand(view).map(line => (
            <p key={line} className="mine-line">
              {line}
            </p>
          ))}
        </Mine>
      )}
      <aside className="rail" aria-label={say('rail.title')}>
        <div className="reel-tools">
          {parts.eyes}
          {parts.acts}
          {parts.whys}
        </div>
        {end}
        <Pages names={PAGES} shown={shown} onShow={setShown}>
          {shown === 'log' ? parts.log : <Players model={model} />}
        </Pages>
        {parts.keys}
      </aside>
      {parts.sheet}
    </>
  )
}
