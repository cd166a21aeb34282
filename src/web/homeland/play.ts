import { useCallback, useMemo, useRef, useState } from 'react'
import type { Reason, Seat } from '../../engine/game.ts'
import { refusal } from '../../games/homeland/explain/refuse.ts'
import { optionNames, partsOf, type Verb } from '../../games/homeland/options.ts'
import type { OptionLines } from '../../games/speaker.ts'
import type { Refusal } from '../../host/store.ts'
import type { Explained } from '../../host/update.ts'
import type { TableSeat } from '../shared/useTable.ts'
import type { Scene } from '../worker/protocol.ts'
import type { BoardModel } from './model.ts'

/** What somebody at a desk can do now, and how: every piece of the table asks this whether it can be used. */
export interface Play {
  readonly model: BoardModel
  readonly seat: Seat
  readonly asked: Explained | null
  readonly options: ReadonlySet<string>
  readonly lines: Pick<ReadonlyMap<string, OptionLines>, 'get'>
  /** Is one of the options of this kind? */
  asks(verb: Verb): boolean
  /** What the engine says against an option; null where it is offered, or none is called that. */
  whyNot(name: string): Reason | null
  /** Cards of the hand are to be traded: chosen on the page before the table is asked. */
  readonly isTrading: boolean
  setTrading(isTrading: boolean): void
  /** Choices one after the other; where one is refused, those before it are taken back and the reason is told. */
  act(...steps: readonly string[]): Promise<Scene | null>
  undo(): void
  /**
   * Takes back all that the last tap chose: a card taken up is put back, and the turn is where it was. `after` is what that
   * tap came to, where it may not be drawn yet.
   */
  putBack(after?: Scene | null): Promise<void>
  /** Another card in place of the one that was taken up. */
  swap(card: string): Promise<Scene | null>
  /** How many choices can be taken back. */
  readonly drafted: number
}

const NO_OPTIONS: ReadonlySet<string> = new Set()

export function usePlay(model: BoardModel, seat: Seat, table: TableSeat, onRefused: (refusal: Refusal) => void): Play {
  const { scene, speaker, view } = model
  const { asked } = scene
  const [isTrading, setTrading] = useState(false)
  const { choose, undo, why: ask, isBusy } = table

  const options = useMemo(() => (asked ? new Set(asked.options) : NO_OPTIONS), [asked])
  // Put into words when the first is asked for: a board says few of them, and most of its questions none.
  const lines = useMemo(() => {
    let said: ReadonlyMap<string, OptionLines> | null = null
    return {
      get(name: string) {
        said ??= new Map(asked ? speaker.options(asked.explanation, view).map(line => [line.name, line]) : [])
        return said.get(name)
      },
    }
  }, [asked, speaker, view])

  const asks = useMemo(() => {
    const verbs = new Set([...options].map(name => partsOf(name)?.verb))
    return (verb: Verb) => verbs.has(verb)
  }, [options])

  const { deck } = model
  const { optionOf } = useMemo(() => optionNames(deck), [deck])
  const whyNot = useCallback(
    (name: string): Reason | null => {
      const chosen = optionOf(name)
      return chosen === null || options.has(name) ? null : refusal(deck, view, chosen)
    },
    [options, deck, view, optionOf],
  )

  const takeSteps = useCallback(
    async (steps: readonly string[]): Promise<Scene | null> => {
      let now: Scene = scene
      for (const [done, step] of steps.entries()) {
        if (!now.asked?.options.includes(step)) {
          const why = await ask(step)
          for (let i = 0; i < Math.min(done, now.draft); i++) await undo()
          if (why) onRefused(why)
          return null
        }
        const next = await choose(step)
        if (!next) return null
        now = next
      }
      setTrading(false)
      return now
    },
    [scene, choose, undo, ask, onRefused],
  )

  /** A second tap while the table still answers the first is no second choice. */
  const isActing = useRef(false)
  /** How many choices the last tap made. */
  const taken = useRef(1)
  const act = useCallback(
    async (...steps: readonly string[]): Promise<Scene | null> => {
      if (isActing.current || isBusy()) return null
      isActing.current = true
      taken.current = steps.length
      try {
        return await takeSteps(steps)
      } finally {
        isActing.current = false
      }
    },
    [takeSteps, isBusy],
  )

  const { draft } = scene
  const putBack = useCallback(
    async (after?: Scene | null): Promise<void> => {
      for (let n = Math.min(taken.current, after?.draft ?? draft); n > 0; n--) await undo()
      taken.current = 1
    },
    [undo, draft],
  )
  const swap = useCallback(
    async (card: string): Promise<Scene | null> => {
      if (isActing.current || isBusy() || draft === 0) return null
      isActing.current = true
      try {
        const before = await undo()
        return before?.asked?.options.includes(card) ? await choose(card) : before
      } finally {
        isActing.current = false
      }
    },
    [undo, choose, draft, isBusy],
  )
  return useMemo(
    () => ({
      model,
      seat,
      asked,
      options,
      lines,
      asks,
      whyNot,
      isTrading: isTrading && asked?.kind === 'turn.act',
      setTrading,
      act,
      undo: () => void undo(),
      putBack,
      swap,
      drafted: draft,
    }),
    [model, seat, asked, options, lines, asks, whyNot, isTrading, act, undo, putBack, swap, draft],
  )
}
