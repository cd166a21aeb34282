import '../board.css'
import '../theatre/theatre.css'
import '../theatre/stage.css'
import './interlude.css'
import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import type { Seat } from '../../../engine/game.ts'
import { type Block, blocksOf } from '../../../games/homeland/tell/blocks.ts'
import { Drawing } from '../../shared/Drawing.tsx'
import { Cases } from '../Cases.tsx'
import type { Heard } from '../memory.ts'
import { type BoardModel, cardName, threatOf } from '../model.ts'
import { OpenCase } from '../OpenCase.tsx'
import { PlayerMark } from '../PlayerMark.tsx'
import { Tracks } from '../Tracks.tsx'
import { openLater } from '../talk/reading.ts'
import { headingOf, Line, linesIn } from '../theatre/Told.tsx'
import { useWide } from '../useWide.ts'

/** Only at a table elsewhere. */
const SaidSince = lazy(() => import('../../online/SaidSince.tsx'))

/**
 * Between two people at one screen: what was done since the last curtain, in the words that everybody may read, over the
 * board as everybody sees it. It stays as long as they talk.
 */
export default function Interlude({
  model,
  from,
  next,
  heard,
  onDone,
  onWatch,
}: {
  model: BoardModel
  /** Events before this one were told between two earlier desks. */
  from: number
  /** Null for somebody who comes back to a table elsewhere, and is told what happened meanwhile. */
  next: Seat | null
  /** What they had heard of people when they left. */
  heard?: Heard
  onDone: () => void
  /** All of it on the board, step by step. */
  onWatch?: () => void
}) {
  const { say, view, events, names, scene } = model
  const isWide = useWide()
  const [open, setOpen] = useState<number | null>(null)
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => title.current?.focus(), [])
  const blocks = blocksOf(events, from).filter(block => linesIn(events, block.from, block.to).length > 0)
  const threat = open === null ? undefined : threatOf(view, open)
  return (
    <section className="interlude" aria-labelledby="interlude-title">
      <header className="stage-head">
        <h1 id="interlude-title" ref={title} tabIndex={-1}>
          {say(next === null ? 'interlude.back' : 'interlude.title')}
        </h1>
        <p className="stage-step">
          {say('board.round', { n: view.round })}
          {scene.practice && ` · ${say('board.what-if')}`}
        </p>
        <Tracks model={model} />
      </header>
      <div className="interlude-told paper">
        <p className="interlude-lead">
          <Drawing from="room" name="talk" />
          {say(next === null ? 'interlude.back.lead' : 'interlude.lead')}
        </p>
        {blocks.map(block => (
          <Told key={block.from} model={model} block={block} />
        ))}
        {heard && (
          <Suspense>
            <SaidSince
              scene={scene}
              heard={heard}
              onTalk={() => {
                openLater('talk')
                onDone()
              }}
            />
          </Suspense>
        )}
      </div>
      <Cases model={model} play={null} isFlat={isWide} onOpen={setOpen} />
      <nav className="stage-keys" aria-label={say('interlude.title')}>
        {onWatch && (
          <button type="button" className="button quiet" onClick={onWatch}>
            {say('interlude.watch')}
          </button>
        )}
        <button type="button" className="button stage-on" onClick={onDone}>
          {next === null ? say('stage.done') : say('curtain.pass', { player: names[next] })}
          <Drawing from="room" name={next === null ? 'next' : 'curtain'} />
        </button>
      </nav>
      {threat && <OpenCase model={model} threat={threat} onClose={() => setOpen(null)} />}
    </section>
  )
}

/** A person's turn lies open, since nobody else has seen it; what all have watched is folded. */
function Told({ model, block }: { model: BoardModel; block: Block }) {
  const { say, events, scene } = model
  const opened = events[block.start]
  const isNews = opened.kind === 'turn' && scene.seats[opened.seat]?.bot === null
  const lines = (
    <ol className="told-lines">
      {linesIn(events, block.from, block.to).map(({ event, place }) => (
        <Line key={place} model={model} event={event} isFresh={false} />
      ))}
    </ol>
  )
  const heading =
    opened.kind === 'turn' ? (
      <PlayerMark model={model} seat={opened.seat} named />
    ) : opened.kind === 'analysis' ? (
      say('theatre.analysis', { case: opened.threat, organization: cardName(model, opened.organization) })
    ) : (
      say(headingOf(opened))
    )
  if (isNews)
    return (
      <section>
        <h2>{heading}</h2>
        {lines}
      </section>
    )
  return (
    <details>
      <summary>{heading}</summary>
      {lines}
    </details>
  )
}
