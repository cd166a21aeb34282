import './call.css'
import './tight.css'
import { lazy, type ReactNode, type RefObject, useCallback, useEffect, useRef, useState } from 'react'
import { moodOf } from '../../games/negotiator/lines/lines.ts'
import { partsOf } from '../../games/negotiator/options.ts'
import type { Link } from '../link.ts'
import { Piece } from '../shared/Piece.tsx'
import { Elsewhere, Problem, refusalText } from '../shared/Problem.tsx'
import { Ruled } from '../shared/Ruled.tsx'
import { address } from '../shared/router.ts'
import { play } from '../shared/sound.ts'
import { Unkept } from '../shared/Unkept.tsx'
import type { TableSeat } from '../shared/useTable.ts'
import { useSay } from '../shared/words.tsx'
import type { Scene } from '../worker/protocol.ts'
import { CallHead } from './CallHead.tsx'
import { CaseFile } from './CaseFile.tsx'
import { Conversation } from './Conversation.tsx'
import { Dock } from './Dock.tsx'
import type { Leaf } from './leaves.ts'
import { CallProvider, useCallModel } from './model.ts'
import { Supply } from './Supply.tsx'
import { useHeld } from './useHeld.ts'
import { useNews } from './useNews.ts'
import { useTight } from './useTight.ts'

const Debrief = lazy(() => import('./Debrief.tsx'))

interface Props {
  readonly table: TableSeat
  readonly link: Link
  /** What a coach has to say, above the log. */
  readonly coach?: ReactNode
  /** What is shown when the call is over, instead of the debrief. */
  readonly after?: ReactNode
}

/** One call, whoever opened it: the screen of a game, and the table of a lesson. */
export function CallTable({ table, link, coach, after }: Props) {
  const say = useSay()
  const { scene, problem, isElsewhere } = table
  if (isElsewhere) return <Elsewhere onTakeOver={() => void table.takeOver()} />
  if (!scene && problem)
    return (
      <section className="paper lone">
        <h1>{say('call.cannot')}</h1>
        <p role="alert">
          <Ruled>{say.has(problem.key) ? refusalText(say, problem) : say('page.damaged')}</Ruled>
        </p>
        <div className="sheet-acts">
          <a className="button" href={address('saves')}>
            {say('home.resume.all')}
          </a>
          <a className="button quiet" href={address()}>
            {say('page.home')}
          </a>
        </div>
      </section>
    )
  if (!scene)
    return (
      <p className="waiting" role="status">
        {say('page.loading')}
      </p>
    )
  return <OpenCall key={scene.id} table={table} scene={scene} link={link} coach={coach} after={after} />
}

function OpenCall({ table, scene: newest, link, coach, after }: Props & { readonly scene: Scene }) {
  const { shown, roll, finish } = useHeld(newest)
  const scene = shown ?? newest
  const isRolling = roll !== null
  const root = useRef<HTMLDivElement>(null)
  const { choose: chooseAt, isBusy } = table
  const options = newest.asked?.options ?? []
  const choice = useRef({ isRolling, options })
  choice.current = { isRolling, options }
  const [turned, setTurned] = useState<{ readonly leaf: Leaf; readonly of: string } | null>(null)
  const choose = useCallback(
    (name: string) => {
      // A second tap before the first is answered would be about a table that is no more.
      if (choice.current.isRolling || isBusy()) return
      // Whoever shops goes on shopping; any other act is followed where it is heard.
      if (partsOf(name)?.verb !== 'buy') setTurned(null)
      void chooseAt(name)
    },
    [chooseAt, isBusy],
  )
  const chooseAll = useCallback(
    async (names: readonly string[]) => {
      if (choice.current.isRolling || isBusy()) return
      let options = choice.current.options
      for (const name of names) {
        // The hand may be full before the shelf is empty.
        if (options.includes(name)) options = (await chooseAt(name))?.asked?.options ?? []
      }
    },
    [chooseAt, isBusy],
  )
  const model = useCallModel(scene, choose, chooseAll, table.why)
  const { view, kind, speaker } = model
  const isOver = scene.outcome !== null
  const natural: Leaf = kind === 'spend.buy' || kind === 'take' ? 'supply' : 'talk'
  /** A leaf somebody turned to stays until the game asks something of another kind. */
  const leaf = turned && turned.of === kind ? turned.leaf : natural
  const turnTo = useCallback((next: Leaf) => setTurned({ leaf: next, of: kind }), [kind])
  useNews(model)
  useTight(root)
  useFirstFocus(root, kind, scene)

  useEffect(() => {
    if (isRolling) play('dice')
  }, [isRolling])

  // Any tap or key while dice roll only lets them fall.
  useEffect(() => {
    if (!isRolling) return
    const stop = (event: globalThis.Event): void => {
      event.preventDefault()
      event.stopPropagation()
      finish()
    }
    addEventListener('pointerdown', stop, true)
    addEventListener('keydown', stop, true)
    return () => {
      removeEventListener('pointerdown', stop, true)
      removeEventListener('keydown', stop, true)
    }
  }, [isRolling, finish])

  const classes = [
    'call',
    `mood-${moodOf(view.threat)}`,
    `leaf-${leaf}`,
    view.last ? 'is-last' : '',
    view.second ? 'is-second' : '',
    view.escaping ? 'is-escaping' : '',
    // The whole talk lies under a debrief; without one it stays where it was, at its last line.
    isOver && after === undefined ? 'is-over' : '',
  ]
  const refusal = table.problem && {
    ...table.problem,
    values: Object.fromEntries(
      Object.entries(table.problem.values).map(([key, value]) => [
        key,
        key === 'card' || key === 'demand' ? model.name(String(value)) : value,
      ]),
    ),
  }
  return (
    <CallProvider value={model}>
      <div className="call-space">
        <div className={classes.join(' ')} ref={root}>
          <CallHead />
          {!scene.kept && <Unkept link={link} id={scene.id} />}
          <CaseFile />
          <div className="call-middle">
            {isOver &&
              (after ?? (
                <Piece>
                  <Debrief link={link} ending={speaker.ending(view, scene.outcome?.cause ?? '', '')} />
                </Piece>
              ))}
            <Conversation coach={coach} />
          </div>
          <Supply />
          <Dock roll={roll} leaf={leaf} onLeaf={turnTo} table={table} />
        </div>
      </div>
      {refusal && <Problem refusal={refusal} onDismiss={table.dismiss} />}
    </CallProvider>
  )
}

/** After an act of one's own: focus on what costs nothing, and never nowhere. */
function useFirstFocus(root: RefObject<HTMLDivElement | null>, kind: string, scene: Scene): void {
  const before = useRef({ kind, scene })
  useEffect(() => {
    const last = before.current
    before.current = { kind, scene }
    if (last.scene === scene) return
    const first = kind === last.kind ? null : root.current?.querySelector<HTMLElement>('[data-first]')
    const focused = document.activeElement
    // What is no longer drawn loses the focus only when the screen is drawn next.
    const isNowhere = focused === null || focused === document.body || !focused.checkVisibility()
    if (first) first.focus()
    else if (isNowhere) {
      const question = root.current?.querySelector<HTMLElement>('[data-question]')
      question?.focus({ preventScroll: true })
      // Nothing jumps under a finger; whoever has no mouse is shown where the focus is.
      if (question?.matches(':focus-visible')) question.scrollIntoView({ block: 'nearest' })
    }
  }, [root, kind, scene])
}
