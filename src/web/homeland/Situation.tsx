import { startTransition, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { Seat } from '../../engine/game.ts'
import type { Refusal } from '../../host/store.ts'
import type { Link } from '../link.ts'
import { announce, hush } from '../shared/announce.tsx'
import { Drawing } from '../shared/Drawing.tsx'
import { Unkept } from '../shared/Unkept.tsx'
import type { TableSeat } from '../shared/useTable.ts'
import { Asking, Reacting } from './Asking.tsx'
import { Accusation } from './accusation/Accusation.tsx'
import { CaseFile } from './CaseFile.tsx'
import { Cases } from './Cases.tsx'
import { Checklist } from './Checklist.tsx'
import { CommandLine } from './CommandLine.tsx'
import { Desk } from './Desk.tsx'
import { Help } from './Help.tsx'
import { IntelMarks } from './known.tsx'
import { told } from './Log.tsx'
import { More } from './More.tsx'
import { type BoardModel, casesInOrder, intelName, threatOf } from './model.ts'
import { usePlay } from './play.ts'
import { Since } from './Since.tsx'
import { Tracks } from './Tracks.tsx'
import { useKeys } from './useKeys.ts'
import { useTall } from './useTall.ts'
import { useWide } from './useWide.ts'
import { whatIKnow } from './whatIKnow.ts'

const focusOn = (id: string): void => {
  const found = document.getElementById(id)
  found?.scrollIntoView({ block: 'nearest' })
  found?.focus()
}

/** The table through the eyes of somebody who is asked: turn, desk, board, and what else there is to know. */
export function Situation({
  model,
  seat,
  table,
  link,
  onHide,
  onRefused,
}: {
  model: BoardModel
  seat: Seat
  table: TableSeat
  link: Link
  onHide: (() => void) | null
  onRefused: (refusal: Refusal) => void
}) {
  const { say, view, scene, events, names, speaker } = model
  const play = usePlay(model, seat, table, onRefused)
  const { asked } = play
  const isWide = useWide()
  const top = useRef<HTMLElement>(null)
  useTall(top)
  const [file, setFile] = useState<number | null>(null)
  /** The tap is answered first, the sheet drawn after it. */
  const open = useCallback((id: number) => startTransition(() => setFile(id)), [])
  const [isHelping, setHelping] = useState(false)
  const [isDrawerOpen, setDrawerOpen] = useState(false)

  const { hand = [] } = view.me ?? {}
  const kind = asked?.kind ?? null
  /** Cards are asked for: on a phone the drawer with the hand comes up by itself. */
  const wantsCards = play.asks('card') || play.asks('card-open')
  const wantsCase = play.asks('case')
  // A new question: the drawer shows the hand where a card is asked for, and is out of the way of everything else.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each question anew, also where it is of the same kind
  useEffect(() => {
    setDrawerOpen(wantsCards)
    // After whatever brought us here has gone to its top.
    const frame = requestAnimationFrame(() => {
      const answers = document.querySelector('.asking-options') ?? document.querySelector('.board-case.is-lit')
      answers?.scrollIntoView({ block: 'nearest' })
    })
    return () => cancelAnimationFrame(frame)
  }, [asked])

  // Whatever this seat was told is not for whoever comes next, on any way out.
  useLayoutEffect(() => hush, [])

  // What a choice of one's own brought about, and what is asked next, in one breath.
  const heard = useRef(events.length)
  useEffect(() => {
    const fresh = events.slice(heard.current)
    heard.current = events.length
    for (const event of fresh) announce(told(model, event))
  }, [events, model])
  const question = kind === null ? null : speaker.question({ seat, kind, options: [] }, view)
  useEffect(() => {
    if (question !== null) announce(question)
  }, [question])

  const showHand = useCallback(() => {
    setDrawerOpen(true)
    requestAnimationFrame(() => focusOn('hand-title'))
  }, [])
  const showAssets = useCallback(() => {
    setDrawerOpen(true)
    requestAnimationFrame(() => focusOn('assets-title'))
  }, [])
  const { setTrading } = play
  const trade = useCallback(() => {
    setTrading(true)
    showHand()
  }, [setTrading, showHand])
  useKeys(
    {
      '?': () => setHelping(true),
      h: () => {
        showHand()
        const cards = [...hand, ...view.players[seat].open]
        announce(say('hand.title', { n: cards.length }))
        announce(cards.map(card => intelName(model, card)).join(', '))
      },
      b: () => {
        focusOn('board-title')
        announce(say('status.round', { round: view.round, agency: view.agency, terrorist: view.terrorist }))
      },
      l: () => {
        for (const event of events.slice(-5)) announce(told(model, event))
      },
      w: () => announce(say('board.waiting', { players: scene.waiting.map(one => names[one]).join(', ') })),
      k: () => {
        for (const line of whatIKnow(model)) announce(line)
      },
      u: () => {
        if (play.drafted > 0) play.undo()
      },
    },
    id => {
      if (!casesInOrder(view).includes(id)) return
      open(id)
    },
  )

  const toRead = play.isTrading ? say('acts.trading') : kind === 'turn.act' ? null : question
  /** What is asked, in sight of everything on a phone: at the head of the board, or of the drawer that lies over it. */
  const onBoard = toRead !== null && (
    <p className="board-question" aria-hidden="true">
      {toRead}
    </p>
  )
  const threat = file === null ? undefined : threatOf(view, file)
  const isReacting = view.analysis !== null && (kind === 'analysis.react' || kind === 'react.discard')
  return (
    <div className={`situation ${wantsCase ? 'wants-case' : ''} ${isDrawerOpen ? 'has-drawer' : ''}`}>
      <header className="board-top" ref={top}>
        <h1>
          {say('board.round', { n: view.round })} <span className="board-who">{names[seat]}</span>{' '}
          {/* A table for several is practised in no other way. */}
          {scene.practice && <em className="board-what-if">{say('board.what-if')}</em>}
        </h1>
        <Tracks model={model} />
        {!isDrawerOpen && onBoard}
        <div className="board-tools">
          {onHide && (
            <button type="button" className="icon-button" onClick={onHide} aria-label={say('curtain.lower')}>
              <Drawing from="room" name="curtain" />
            </button>
          )}
          <button type="button" className="icon-button" onClick={() => setHelping(true)} aria-label={say('help.title')}>
            <Drawing from="room" name="help" />
          </button>
        </div>
      </header>
      {!scene.kept && <Unkept link={link} id={scene.id} isSecret />}
      <section className="turn" aria-label={say('acts.title')}>
        {isReacting && <Reacting play={play} />}
        {kind === 'turn.act' && <Since model={model} seat={seat} />}
        {kind === 'end.accusing' ? (
          <Accusation model={model} onChoose={choice => void play.act(choice)} />
        ) : kind === 'turn.act' ? (
          <div className="turn-paper paper">
            <header className="turn-head">
              <h2>{play.isTrading ? say('acts.trading') : say('acts.mine', { player: names[seat] })}</h2>
              {play.isTrading ? (
                <button type="button" className="button quiet" onClick={() => play.setTrading(false)}>
                  {say('acts.cancel')}
                </button>
              ) : (
                play.drafted > 0 && (
                  <button type="button" className="button quiet" onClick={play.undo}>
                    <Drawing from="room" name="undo" />
                    {say('acts.undo')}
                  </button>
                )
              )}
            </header>
            <Checklist play={play} onAssets={showAssets} onTrade={trade} />
          </div>
        ) : kind === null ? (
          <p className="turn-waiting">
            {say('board.waiting', { players: scene.waiting.map(one => names[one]).join(', ') })}
          </p>
        ) : (
          <Asking play={play} />
        )}
      </section>
      <section className="drawer" aria-label={say('desk.mine', { player: names[seat] })}>
        {!isWide && (
          <button
            type="button"
            className="drawer-bar"
            aria-expanded={isDrawerOpen}
            aria-controls="drawer-desk"
            onClick={() => setDrawerOpen(!isDrawerOpen)}
          >
            <span className="drawer-name">{say('desk.title')}</span>
            {!isDrawerOpen && <IntelMarks model={model} ids={[...hand, ...view.players[seat].open]} />}
            <Drawing from="room" name={isDrawerOpen ? 'close' : 'desk'} />
          </button>
        )}
        {isDrawerOpen && onBoard}
        <div id="drawer-desk" className="drawer-desk" hidden={!isWide && !isDrawerOpen}>
          <Desk play={play} />
        </div>
      </section>
      <div className="situation-board">
        <Cases model={model} play={play} onOpen={open} />
        <CommandLine play={play} onOpen={open} />
        <More model={model} table={table} />
      </div>
      {threat && <CaseFile model={model} play={play} table={table} threat={threat} onClose={() => setFile(null)} />}
      {isHelping && <Help onClose={() => setHelping(false)} />}
    </div>
  )
}
