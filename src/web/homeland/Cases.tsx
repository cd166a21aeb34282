import { type KeyboardEvent, memo, useEffect, useState } from 'react'
import { nameOfParts } from '../../games/homeland/options.ts'
import type { View } from '../../games/homeland/view/view.ts'
import { COLUMNS, type Level, levels } from '../../games/homeland/vocabulary.ts'
import { Drawing } from '../shared/Drawing.tsx'
import { caseAcross } from './across.ts'
import { Case, type Picking } from './Case.tsx'
import { type BoardModel, casesAt, casesInOrder, isAllOpen, threatOf } from './model.ts'
import type { Play } from './play.ts'
import { type CaseMarks, NO_MARKS } from './theatre/marks.ts'

const spacesAt = ({ spaces }: View, level: Level): View['spaces'] => {
  const row = levels.indexOf(level)
  return spaces.slice(row * COLUMNS, row * COLUMNS + COLUMNS)
}

const freeAt = (view: View, level: Level): number[] =>
  spacesAt(view, level).flatMap((id, column) => (id === null ? [column] : []))

/** A space nobody has taken, seen where the wall is wide enough for its six columns. */
const Space = ({ column }: { column: number }) => (
  <li className="space" aria-hidden="true" style={{ gridColumnStart: column + 1 }} />
)

/** Which of the six spaces of a row are taken: threats move straight up in their own column (M-7). */
const Spaces = ({ model: { view, say }, level }: { model: BoardModel; level: Level }) => {
  const spaces = spacesAt(view, level)
  return (
    <span className="spaces" role="img" aria-label={say('row.spaces', { n: spaces.filter(id => id !== null).length })}>
      {spaces.map((id, column) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a space is its place
        <i key={column} className={id !== null ? 'is-taken' : ''} />
      ))}
    </span>
  )
}

function Row({
  model,
  play,
  level,
  isFirst,
  isFlat,
  letters,
  stop,
  picking,
  marks,
  onOpen,
}: {
  model: BoardModel
  play: Play | null
  level: Level
  /** The most urgent level where something lies. */
  isFirst: boolean
  isFlat: boolean
  letters: number | null
  /** The case the tabulator stops at; null where it stops at each. */
  stop: number | null
  picking: Picking | null
  marks: CaseMarks
  onOpen: (id: number) => void
}) {
  const { say, view } = model
  const ids = casesAt(view, level)
  const hasLit = ids.some(id => play?.options.has(nameOfParts({ verb: 'case', threat: id })))
  const [isOpened, setOpened] = useState(level === 'imminent' || isFirst)
  const isOpen = isFlat || isOpened || hasLit
  const head = (
    <>
      <Drawing from="board" name={`level-${level}`} />
      <span className="row-name">{say(`level.${level}`)}</span>
      {level === 'imminent' && <span className="row-next">{say('board.next.long')}</span>}
      <Spaces model={model} level={level} />
    </>
  )
  return (
    <section className={`row row-${level} ${isOpen ? 'is-open' : ''} ${ids.length === 0 ? 'is-empty' : ''}`}>
      <h3 className="row-head">
        {isFlat ? (
          <span className="row-toggle">{head}</span>
        ) : (
          <button
            type="button"
            className="row-toggle"
            aria-expanded={isOpen}
            aria-controls={`row-${level}`}
            onClick={() => setOpened(!isOpened)}
          >
            {head}
          </button>
        )}
      </h3>
      {ids.length === 0 && !isFlat ? (
        <p className="row-nothing" id={`row-${level}`} hidden={!isOpen}>
          {say('row.empty')}
        </p>
      ) : (
        <ul className="board-cases" id={`row-${level}`} hidden={!isOpen}>
          {isFlat && freeAt(view, level).map(column => <Space key={column} column={column} />)}
          {(isOpen ? ids : []).map(id => {
            const threat = threatOf(view, id)
            const column = spacesAt(view, level).indexOf(id)
            return (
              threat && (
                <Case
                  key={id}
                  model={model}
                  play={play}
                  threat={threat}
                  column={column}
                  letters={letters}
                  isStop={stop === null ? null : stop === id}
                  isAnalysed={view.analysis?.threat === id}
                  isOpen={isAllOpen(view)}
                  picked={picking?.picked?.id === id ? picking.picked : null}
                  onPick={picking?.onPick ?? null}
                  mark={marks.get(id) ?? null}
                  onOpen={onOpen}
                />
              )
            )
          })}
        </ul>
      )}
    </section>
  )
}

/** Where the tabulator stops: where the focus was last, else at the first case that can be chosen, else at the first. */
function stopIn(view: View, play: Play | null, at: number | null): number | null {
  const cases = casesInOrder(view)
  const isLit = (id: number): boolean => play?.options.has(nameOfParts({ verb: 'case', threat: id })) === true
  const lit = cases.filter(isLit)
  const wanted = lit.length > 0 ? lit : cases
  return wanted.find(id => id === at) ?? wanted.at(0) ?? null
}

/** The arrows go from case to case. */
function byArrows(view: View, event: KeyboardEvent): void {
  if (!(event.target instanceof Element) || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return
  if (!event.target.matches('.case-main')) return
  const next = caseAcross(view, caseOf(event.target), event.key)
  if (next === null) return
  event.preventDefault()
  document.querySelector<HTMLElement>(`#case-${next} .case-main`)?.focus()
}

const caseOf = (inside: Element): number => Number(inside.closest('.board-case')?.id.replace('case-', ''))

/** The five levels, the most urgent on top, of six spaces each. Where there is room for it nothing is folded. */
export const Cases = memo(function Cases({
  model,
  play,
  isFlat,
  letters = null,
  isPickable = false,
  marks = NO_MARKS,
  onOpen,
}: {
  model: BoardModel
  play: Play | null
  /** All levels lie open, with their gaps. */
  isFlat: boolean
  /** How many letters of a case's name go on a line, where its tile has one size. */
  letters?: number | null
  /** Cases are picked, and offer on the board what can be done with them; the arrows go from one to the next. */
  isPickable?: boolean
  /** What has just happened to which case. */
  marks?: CaseMarks
  onOpen: (id: number) => void
}) {
  const { view, say } = model
  const rows = [...levels].reverse()
  const first = rows.find(level => casesAt(view, level).length > 0)
  const [at, setAt] = useState<number | null>(null)
  const [picked, onPick] = useState<Picking['picked']>(null)
  const asked = play?.asked
  // biome-ignore lint/correctness/useExhaustiveDependencies: with every question anew
  useEffect(() => onPick(null), [asked])
  const isOpen = picked !== null
  useEffect(() => {
    if (!isOpen) return
    const beside = ({ target }: Event): void => {
      if (!(target instanceof Element && target.closest('.is-picked'))) onPick(null)
    }
    addEventListener('pointerdown', beside)
    return () => removeEventListener('pointerdown', beside)
  }, [isOpen])
  return (
    <section
      className={`board ${isFlat ? 'is-flat' : ''}`}
      aria-labelledby="board-title"
      onFocus={({ target }) => isPickable && target.matches('.case-main') && setAt(caseOf(target))}
      onKeyDown={event => isPickable && byArrows(view, event)}
    >
      <h2 id="board-title" tabIndex={-1} className="only-spoken">
        {say('board.title')}
      </h2>
      {rows.map(level => (
        <Row
          key={level}
          model={model}
          play={play}
          level={level}
          isFirst={level === first}
          isFlat={isFlat}
          letters={letters}
          stop={isPickable ? stopIn(view, play, at) : null}
          picking={isPickable ? { picked, onPick } : null}
          marks={marks}
          onOpen={onOpen}
        />
      ))}
    </section>
  )
})
