import { type CSSProperties, memo, useEffect, useRef } from 'react'
import { nameOfParts } from '../../games/homeland/options.ts'
import type { ThreatSeen } from '../../games/homeland/view/view.ts'
import { COLUMNS } from '../../games/homeland/vocabulary.ts'
import { Drawing } from '../shared/Drawing.tsx'
import { actsOn } from './acts.ts'
import { CaseMenu } from './CaseMenu.tsx'
import { Facts } from './Facts.tsx'
import { type BoardModel, cardName, sameIn } from './model.ts'
import type { Play } from './play.ts'
import { onTwoLines } from './room.ts'
import type { CaseMark } from './theatre/marks.ts'

/** How the board is gone over where all of it is on one screen. */
export interface Picking {
  /** The case whose menu is open, and whether a key has opened it. */
  readonly picked: { readonly id: number; readonly isByKey: boolean } | null
  readonly onPick: (picked: Picking['picked']) => void
}

/**
 * A case on the board. While a case is asked for, those that can be chosen are lit and take the tap. Else a tap opens its
 * file, or, where cases are picked, what can be done with it; picked already, its file.
 */
export const Case = memo(
  function Case({
    model,
    play,
    threat,
    column,
    letters,
    isStop,
    isAnalysed,
    isOpen,
    picked,
    onPick,
    mark,
    onOpen,
  }: {
    model: Pick<BoardModel, 'say' | 'texts' | 'seat' | 'cards' | 'names' | 'initials' | 'ledger'>
    play: Play | null
    threat: ThreatSeen
    /** Its space in the row, from the left. */
    column: number
    /** How many letters of its name go on a line; null where the name takes the lines it needs. */
    letters: number | null
    /** The one case the tabulator stops at, where arrows go from case to case; null where it stops at each. */
    isStop: boolean | null
    isAnalysed: boolean
    /** Nothing is hidden any more. */
    isOpen: boolean
    picked: Picking['picked']
    /** Null where a tap opens the file. */
    onPick: Picking['onPick'] | null
    mark: CaseMark | null
    onOpen: (id: number) => void
  }) {
    const { say } = model
    const { id } = threat
    const option = nameOfParts({ verb: 'case', threat: id })
    const isLit = play?.options.has(option) === true
    const isAsked = play?.asks('case') === true
    const canPick = play !== null && onPick !== null && !isLit && actsOn(play, id).length > 0
    const isPicked = canPick && picked !== null
    const name = say('case.name', { case: id, organization: cardName(model, threat.organization) })
    const isMine = threat.lead !== undefined && threat.lead === model.seat
    const isNow = isAnalysed || mark?.kind === 'now'
    const states = [
      isLit ? 'is-lit' : isAsked && 'is-dim',
      isMine && 'is-mine',
      isNow && 'is-now',
      isPicked && 'is-picked',
      column >= COLUMNS / 2 && 'is-right',
    ]
    const tile = useRef<HTMLLIElement>(null)
    const main = useRef<HTMLButtonElement>(null)
    const isByKey = isPicked && picked.isByKey
    useEffect(() => {
      if (isByKey) tile.current?.querySelector<HTMLElement>('.case-act')?.focus()
    }, [isByKey])

    const putDown = (): void => {
      main.current?.focus({ preventScroll: true })
      onPick?.(null)
    }
    const open = (): void => {
      if (isPicked) putDown()
      onOpen(id)
    }
    return (
      <li
        ref={tile}
        className={['board-case', 'paper', ...states].filter(Boolean).join(' ')}
        id={`case-${id}`}
        style={{ '--column': column + 1 } as CSSProperties}
        onDragOver={isLit ? event => event.preventDefault() : undefined}
        onDrop={event => {
          event.preventDefault()
          if (isLit) void play?.act(option)
        }}
        onKeyDown={event => {
          if (!isPicked || event.key !== 'Escape') return
          event.stopPropagation()
          putDown()
        }}
      >
        <h4>
          <button
            ref={main}
            type="button"
            className="case-main"
            title={name}
            tabIndex={isStop === false ? -1 : undefined}
            aria-expanded={canPick ? isPicked : undefined}
            onClick={({ detail }) => {
              if (isLit) void play?.act(option)
              else if (canPick && !isPicked) onPick({ id, isByKey: detail === 0 })
              else open()
            }}
          >
            <span className="only-spoken">
              {isLit ? `${say('case.choose')} ` : ''}
              {name}
              {isNow ? ` ${say('case.analysed')}` : ''}
            </span>
            <span aria-hidden="true" className="case-lines">
              {(letters === null ? [name] : onTwoLines(name, letters)).map(line => (
                <span key={line} className="case-line">
                  {line}
                </span>
              ))}
            </span>
          </button>
        </h4>
        <Facts model={model} threat={threat} isOpen={isOpen} column={column} isShort={letters !== null} />
        {isLit && (
          <button
            type="button"
            className="icon-button to-file"
            tabIndex={isStop === false ? -1 : undefined}
            onClick={open}
            aria-label={say('case.file', { case: id })}
          >
            <Drawing from="room" name="folder" />
          </button>
        )}
        {mark && (
          <span key={mark.key} className={`case-mark is-${mark.kind}`} aria-hidden="true">
            <Drawing from={mark.drawing === 'folder' ? 'room' : 'board'} name={mark.drawing} />
          </span>
        )}
        {isPicked && <CaseMenu play={play} threat={threat} onDone={putDown} onFile={open} />}
      </li>
    )
  },
  sameIn('say', 'texts', 'seat', 'cards', 'names', 'initials', 'ledger'),
)
