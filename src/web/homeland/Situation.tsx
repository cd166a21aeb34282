import { lazy, Suspense, startTransition, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { Seat } from '../../engine/game.ts'
import type { Refusal } from '../../host/store.ts'
import type { Link } from '../link.ts'
import { announce, hush } from '../shared/announce.tsx'
import { Drawing } from '../shared/Drawing.tsx'
import { Sheet } from '../shared/Sheet.tsx'
import { Unkept } from '../shared/Unkept.tsx'
import type { TableSeat } from '../shared/useTable.ts'
import { Assets } from './Assets.tsx'
import { Cases } from './Cases.tsx'
import { Desk } from './Desk.tsx'
import { Drawer } from './Drawer.tsx'
import { useDeskOnly } from './deskOnly.ts'
import { Later, whenIdle } from './Later.tsx'
import { told } from './Log.tsx'
import { More } from './More.tsx'
import { type BoardModel, casesInOrder, intelName, threatOf } from './model.ts'
import { Probe } from './Probe.tsx'
import { usePlay } from './play.ts'
import { sumsOf } from './room.ts'
import { type OwnLook, ownLook, Seen } from './Seen.tsx'
import { useSince } from './Since.tsx'
import { Tracks } from './Tracks.tsx'
import { AskedBeside, Turn, TurnBar } from './Turn.tsx'
import { type CaseMarks, marksOf, NO_MARKS } from './theatre/marks.ts'
import { useGlide } from './theatre/useGlide.ts'
import { useAttention } from './useAttention.ts'
import { useKeys } from './useKeys.ts'
import { useRoom } from './useRoom.ts'
import { useTall } from './useTall.ts'
import { whatIKnow } from './whatIKnow.ts'

const opened = () => import('./opened.ts')
const CaseFile = lazy(async () => ({ default: (await opened()).CaseFile }))
const CommandLine = lazy(async () => ({ default: (await opened()).CommandLine }))
const Help = lazy(async () => ({ default: (await opened()).Help }))

const FoldBoard = lazy(() => import('./FoldBoard.tsx'))
const EndedDesks = lazy(() => import('./ended/EndedDesks.tsx'))

const focusOn = (selector: string): void => {
  const found = document.querySelector<HTMLElement>(selector)
  found?.scrollIntoView({ block: 'nearest' })
  found?.focus()
}

/** What the last events did to which case, and what was seen by them; after so many events in all. */
interface Just {
  readonly marks: CaseMarks
  readonly look: OwnLook | null
  readonly after: number
}
const NOTHING = { marks: NO_MARKS, look: null }

/**
 * The table through the eyes of somebody who is asked. Where it fits, all of it lies on one screen: the board, the turn
 * above it, hand and desk below it, the rest beside it. Where it does not, the board is scrolled between the two.
 */
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
  const around = useRef<HTMLDivElement>(null)
  const probe = useRef<HTMLDivElement>(null)
  const room = useRoom(around, probe)
  const isWhole = room !== null
  const beside = useRef<HTMLElement>(null)
  const desk = useDeskOnly()
  /** The table has ended it: what was hidden lies open, and nobody has a desk of their own any more. */
  const isEnded = scene.ended !== null
  /** The board is on a shared screen; it comes back where a case is asked for. */
  const isFolded = !isWhole && desk.isOn && !isEnded && !play.asks('case')
  const top = useRef<HTMLElement>(null)
  useTall(top)
  const [file, setFile] = useState<number | null>(null)
  /** The tap is answered first, the sheet drawn after it. */
  const open = useCallback((id: number) => startTransition(() => setFile(id)), [])
  const [isHelping, setHelping] = useState(false)
  const [isDrawerOpen, setDrawerOpen] = useState(false)
  const [isTyping, setTyping] = useState(false)
  const [hasAssetsOpen, setAssetsOpen] = useState(false)

  const { hand = [] } = view.me ?? {}
  const kind = asked?.kind ?? null
  const since = useSince(model, seat, kind === 'turn.act')
  /** Cards are asked for: on a phone the drawer with the hand comes up by itself. */
  const wantsCards = play.asks('card') || play.asks('card-open')
  // A new question: the drawer shows the hand where a card is asked for, and is out of the way of everything else.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each question anew, also where it is of the same kind
  useEffect(() => {
    setDrawerOpen(wantsCards)
    setAssetsOpen(false)
    // After whatever brought us here has gone to its top.
    const frame = requestAnimationFrame(() => {
      const answers = document.querySelector('.asking-options') ?? document.querySelector('.board-case.is-lit')
      answers?.scrollIntoView({ block: 'nearest' })
    })
    return () => cancelAnimationFrame(frame)
  }, [asked])
  useAttention(asked, play.isTrading)
  // After the board, and before anybody taps; where that fails it is asked for again by the tap.
  useEffect(() => whenIdle(() => void opened().catch(() => {})), [])

  // Whatever this seat was told is not for whoever comes next, on any way out.
  useLayoutEffect(() => hush, [])

  // What a choice of one's own brought about, and what is asked next, in one breath.
  const heard = useRef(events.length)
  useEffect(() => {
    const fresh = events.slice(heard.current)
    heard.current = events.length
    for (const event of fresh) announce(told(model, event))
  }, [events, model])
  /** What it did to which case, and what was seen by it: until the next. Drawn with it, not in a second go. */
  const [just, setJust] = useState<Just>({ ...NOTHING, after: events.length })
  if (just.after !== events.length) {
    const fresh = events.slice(just.after)
    const done = fresh.length > 0 ? { marks: marksOf(model, fresh, just.after), look: ownLook(model, fresh) } : NOTHING
    setJust({ ...done, after: events.length })
  }
  useGlide(around, view.spaces)
  const question = kind === null ? null : speaker.question({ seat, kind, options: [] }, view)
  useEffect(() => {
    if (question !== null) announce(question)
  }, [question])

  const showHand = useCallback(() => {
    setDrawerOpen(true)
    requestAnimationFrame(() => focusOn('.hand-main, #hand-title'))
  }, [])
  const showAssets = useCallback(() => {
    setAssetsOpen(isWhole)
    if (isWhole) return
    setDrawerOpen(true)
    requestAnimationFrame(() => focusOn('#assets-title'))
  }, [isWhole])
  const { setTrading } = play
  const trade = useCallback(() => {
    setTrading(true)
    showHand()
  }, [setTrading, showHand])
  const type = useCallback(() => {
    setTyping(true)
    focusOn('.command-input')
  }, [])
  const stopTyping = useCallback(() => {
    setTyping(false)
    focusOn('#board-title')
  }, [])
  useKeys(
    {
      '?': () => setHelping(true),
      '/': type,
      h: () => {
        showHand()
        const cards = [...hand, ...view.players[seat].open]
        announce(say('hand.title', { n: cards.length }))
        announce(cards.map(card => intelName(model, card)).join(', '))
      },
      b: () => {
        focusOn('#board-title')
        announce(say('status.round', { round: view.round, agency: view.agency, terrorist: view.terrorist }))
      },
      l: () => {
        for (const event of events.slice(-5)) announce(told(model, event))
      },
      w: () => announce(say('board.waiting', { players: scene.waiting.map(one => names[one]).join(', ') })),
      k: () => {
        for (const line of whatIKnow(model)) announce(line)
      },
      a: () => document.querySelector<HTMLElement>('[data-page=advisor]')?.click(),
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
  const threat = file === null ? undefined : threatOf(view, file)
  const acts = { play, onAssets: showAssets, onTrade: trade }
  const desks = (
    <Suspense>
      <EndedDesks model={model} />
    </Suspense>
  )
  return (
    <div
      className={`situation ${isWhole ? 'is-whole' : ''}`}
      ref={around}
      style={room === null ? undefined : sumsOf(room)}
    >
      <header className="board-top" ref={top}>
        <h1>
          {say('board.round', { n: view.round })} <span className="board-who">{names[seat]}</span>{' '}
          {/* A table for several is practised in no other way. */}
          {scene.practice && <em className="board-what-if">{say('board.what-if')}</em>}
        </h1>
        <Tracks model={model} />
        <div className="board-tools">
          {isWhole && (
            <button type="button" className="icon-button" onClick={type} aria-label={say('command.label')}>
              <Drawing from="room" name="typewriter" />
            </button>
          )}
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
      {isWhole ? <TurnBar {...acts} /> : <Turn {...acts} since={since} look={just.look} />}
      {isEnded && !isWhole && desks}
      {!isFolded && (
        <Cases
          model={model}
          // Where cases are not picked, they ask it for nothing but whether they are to be chosen.
          play={isWhole || play.asks('case') ? play : null}
          isFlat={isWhole}
          letters={room?.letters ?? null}
          isPickable={isWhole}
          marks={just.marks}
          onOpen={open}
        />
      )}
      {isFolded ? (
        <section className="desk-alone paper" aria-labelledby="board-title">
          <h2 id="board-title" tabIndex={-1}>
            {say('desk.mine', { player: names[seat] })}
          </h2>
          <Desk play={play} onAssets={null} />
        </section>
      ) : isWhole ? (
        <section className="desk-dock" aria-label={say('desk.mine', { player: names[seat] })}>
          {isEnded ? desks : <Desk play={play} onAssets={showAssets} />}
        </section>
      ) : isEnded ? null : (
        <Drawer play={play} question={toRead} isOpen={isDrawerOpen} onToggle={() => setDrawerOpen(!isDrawerOpen)} />
      )}
      {!isWhole && desk.canFold && (
        <Suspense>
          <FoldBoard desk={desk} />
        </Suspense>
      )}
      {/* One place for both: what somebody is about to say there stays when the window is made smaller. */}
      <aside ref={beside} className={isWhole ? 'rail' : 'beside'} aria-label={say('rail.title')}>
        {isWhole && <AskedBeside play={play} />}
        {isWhole && just.look && <Seen model={model} look={just.look} />}
        <Later of={beside} isNow={isWhole}>
          {(!isWhole || isTyping) && (
            <Suspense>
              <CommandLine play={play} onOpen={open} onClose={isWhole ? stopTyping : null} />
            </Suspense>
          )}
        </Later>
        <Later of={beside} isNow={isWhole}>
          <More model={model} table={table} since={since} isRail={isWhole} />
        </Later>
      </aside>
      {threat && (
        <Suspense>
          <CaseFile model={model} play={play} table={table} threat={threat} onClose={() => setFile(null)} />
        </Suspense>
      )}
      {isWhole && hasAssetsOpen && (
        <Sheet title={say('assets.title')} onClose={() => setAssetsOpen(false)}>
          <Assets play={play} />
        </Sheet>
      )}
      {isHelping && (
        <Suspense>
          <Help onClose={() => setHelping(false)} />
        </Suspense>
      )}
      <Probe model={model} of={probe} />
    </div>
  )
}
