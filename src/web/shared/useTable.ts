import { startTransition, useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import type { Seat, Viewer } from '../../engine/game.ts'
import type { Refusal } from '../../host/store.ts'
import { screenOf } from '../games.ts'
import { type Link, Refused } from '../link.ts'
import type { RequestName, Requests, Scene } from '../worker/protocol.ts'
import { follow } from './follow.ts'
import { goInstead, placeOf } from './router.ts'

/** The table a screen sits at: the newest scene, what went wrong last, and everything that can be done. */
export interface TableSeat extends TableActs {
  readonly scene: Scene | null
  readonly problem: Refusal | null
  /** Another tab has the table now. */
  readonly isElsewhere: boolean
}

/** Whoever looks acts: nobody says which seat they are. */
export interface TableActs {
  dismiss(): void
  /**
   * A request is under way, or its answer is not drawn yet: a tap now is meant for what was there before. Asked when
   * somebody taps: a board that had it as a value would be drawn once more before every update.
   */
  isBusy(): boolean
  choose(choice: string): Promise<Scene | null>
  undo(): Promise<Scene | null>
  rewind(to: number): Promise<Scene | null>
  look(viewer: Viewer): Promise<Scene | null>
  claim(claim: unknown): Promise<Scene | null>
  /** The one answer to what was said of this player, by its place in the talk. */
  answer(to: number, answer: unknown, text: string): Promise<Scene | null>
  note(about: unknown, text: string): Promise<Scene | null>
  /** Null goes back to the honest prior. */
  suspect(player: Seat, mix: readonly number[] | null): Promise<Scene | null>
  /** Why this cannot be chosen, by the rules; null where it can. */
  why(choice: string): Promise<Refusal | null>
  /** Sit down again, also where another tab sits. */
  takeOver(): Promise<Scene | null>
}

/**
 * Tells on the page that the table is busy: requests are under way, or scenes were told that are not drawn. Beside React:
 * to draw that the table is busy would break off a board that is half drawn.
 */
function busyMark() {
  /** Requests under way and all scenes told; of those, how many are drawn. */
  let begun = 0
  let drawn = 0
  let isBusy = false
  const tell = (more: number, allDrawn = drawn): void => {
    begun += more
    drawn = allDrawn
    if (isBusy === begun > drawn) return
    isBusy = !isBusy
    const main = document.getElementById('main')
    if (main) main.ariaBusy = isBusy ? 'true' : null
  }
  return [() => isBusy, tell] as const
}

export function useTable(link: Link, id: string): TableSeat {
  const [scene, setScene] = useState<Scene | null>(null)
  const [problem, setProblem] = useState<Refusal | null>(null)
  const [isElsewhere, setElsewhere] = useState(false)
  const [drawn, setDrawn] = useState(0)
  const [[isBusy, tell]] = useState(busyMark)
  /** Through whose eyes we look, or want to: after a crash the same person looks on. */
  const viewer = useRef<Viewer | null>(null)
  /** The question that stands on the page: an answer is meant for it and for no other. */
  const question = useRef<string | undefined>(undefined)
  const follower = useMemo(
    () =>
      follow(link, next => {
        question.current = next.asked?.question
        tell(1)
        // A board takes long to draw: it is drawn in small pieces between which the page still hears a tap.
        startTransition(() => {
          setScene(next)
          setDrawn(n => n + 1)
          // The line is back. What else was refused stays until its player has done something: others go on meanwhile.
          setProblem(told => (told?.key.startsWith('join.') ? null : told))
          setElsewhere(false)
        })
      }),
    [link, tell],
  )

  const request = useCallback(
    async <Name extends RequestName>(name: Name, what: Parameters<Requests[Name]>[0]): Promise<Scene | null> => {
      tell(1)
      const eyes = viewer.current
      try {
        await link.ask(name, what)
        setProblem(null)
        const next = await follower.drawn()
        if (name === 'resume' && next) viewer.current = next.viewer
        return next
      } catch (error) {
        if (!(error instanceof Refused)) throw error
        const { refusal } = error
        if (refusal.key === 'page.other-tab') setElsewhere(true)
        // Of rules that are not played here: it is looked at where matches are watched.
        else if (refusal.key === 'file.rules') goInstead('replay', id)
        // What was refused to somebody is not told to whoever looks by now.
        else if (viewer.current === eyes) setProblem(refusal)
        return null
      } finally {
        tell(-1)
      }
    },
    [link, id, follower, tell],
  )

  useEffect(() => {
    const stopHearing = link.onUpdate(update => {
      if (!follower.hear(update)) void request('resume', { id })
      // What goes wrong is told to whoever asked for something; the next update draws anew.
      else follower.drawn().catch(() => {})
    })
    void request('resume', { id })
    const stop = link.onLost(async why => {
      follower.forget()
      if (why === 'other-tab') {
        setElsewhere(true)
        setScene(null)
        return
      }
      // The table died; its store did not. Sit down again as whoever sat here.
      const eyes = viewer.current
      const again = await request('resume', { id })
      if (again && eyes !== null && again.viewer !== eyes) await request('look', { viewer: eyes })
      if (again) setProblem({ key: 'page.recovered', values: {}, rule: null })
    })
    return () => {
      stop()
      stopHearing()
      follower.forget()
      // A table that has died is left already.
      link.ask('leave', null).catch(() => {})
    }
  }, [link, id, request, follower])

  // The same as long as it is the same table: pieces of a board are drawn anew only where something has changed.
  const acts = useMemo<TableActs>(
    () => ({
      dismiss: () => setProblem(null),
      isBusy,
      choose: choice => request('choose', { choice, question: question.current }),
      undo: () => request('undo', null),
      rewind: to => request('rewind', { to }),
      look: eyes => {
        viewer.current = eyes
        return request('look', { viewer: eyes })
      },
      claim: claim => request('claim', { claim }),
      answer: (to, answer, text) => request('answer', { to, answer, text }),
      note: (about, text) => request('note', { about, text }),
      suspect: (player, mix) => request('suspect', { player, mix }),
      why: choice => link.ask('why', { choice }),
      takeOver: () => request('resume', { id, takeOver: true }),
    }),
    [request, link, id, isBusy],
  )

  useLayoutEffect(() => {
    tell(0, drawn)
    // Whoever has left keeps nobody waiting.
    return () => tell(0, Infinity)
  }, [tell, drawn])

  return useMemo(() => ({ scene, problem, isElsewhere, ...acts }), [scene, problem, isElsewhere, acts])
}

/** Is this match of a game that is played on another screen? Then it is gone to. */
export function useElsewhere(scene: Scene | null, screen: string): boolean {
  const isElsewhere = scene !== null && screenOf(scene.game) !== screen
  useEffect(() => {
    if (scene && isElsewhere) goInstead(...placeOf(scene))
  }, [scene, isElsewhere])
  return isElsewhere
}
