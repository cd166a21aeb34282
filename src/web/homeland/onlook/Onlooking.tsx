import '../board.css'
import '../desk.css'
import './onlook.css'
import '../../online/shared/screen.css'
import { lazy, Suspense, startTransition, useEffect, useState } from 'react'
import { stepsOf, unmaskingBegins } from '../../../games/homeland/tell/telling.ts'
import type { View } from '../../../games/homeland/view/view.ts'
import type { Link } from '../../link.ts'
import { useScreen } from '../../online/shared/useScreen.ts'
import { useSettings } from '../../shared/settings.ts'
import type { TableSeat } from '../../shared/useTable.ts'
import { Words } from '../../shared/words.tsx'
import type { Scene } from '../../worker/protocol.ts'
import { useMemory } from '../memory.ts'
import { useBoardModel } from '../model.ts'
import { Theatre } from '../theatre/Theatre.tsx'
import { LookingOn } from './LookingOn.tsx'
import { PublicBoard } from './PublicBoard.tsx'

const Debrief = lazy(() => import('../debrief/Debrief.tsx'))
const Unmasking = lazy(() => import('../unmasking/Unmasking.tsx'))

interface Props {
  readonly link: Link
  readonly id: string
  readonly table: TableSeat
  readonly scene: Scene
}

/** A table elsewhere for whoever has no seat there: a spectator, its host, a shared screen. */
export default function Onlooking(props: Props) {
  const { locale } = useSettings()
  return (
    <Words locale={locale} more={['onlook']}>
      <Looking {...props} />
    </Words>
  )
}

/** Nobody who sits here has played a turn: all of them are watched. */
const nobody = (): boolean => false

/** What happened, step by step, then the board as everybody sees it; at the end who was who, and what it came to. */
function Looking({ link, id, table, scene }: Props) {
  const model = useBoardModel(scene)
  const { events } = model
  const [{ told }, remember] = useMemory(id, false, () => {
    const isNew = (scene.view as View).round <= 1
    return { told: isNew ? 0 : events.length, talked: events.length, last: null, briefed: [] }
  })
  const played = unmaskingBegins(events)
  const isWatching = told < played && stepsOf(events.slice(0, played), told, nobody).length > 0
  const isScreen = useScreen()
  const [isAgain, setAgain] = useState(false)
  const isUnmasking = scene.outcome !== null && (isAgain || told < events.length)
  // Each of them is read from its top.
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever one takes the place of the other
  useEffect(() => {
    scrollTo(0, 0)
  }, [isWatching, isUnmasking])

  if (isWatching)
    return (
      <Theatre
        model={model}
        from={told}
        isKnown={nobody}
        dock={isScreen ? null : <LookingOn />}
        onDone={() => startTransition(() => remember({ told: played }))}
      />
    )
  if (!scene.outcome) return <PublicBoard model={model} table={table} />
  return (
    <Suspense>
      <div className={isScreen ? 'is-screen' : undefined}>
        {isUnmasking ? (
          <Unmasking
            model={model}
            done="debrief"
            onDone={() => {
              setAgain(false)
              remember({ told: events.length })
            }}
          />
        ) : (
          <Debrief model={model} link={link} onAgain={() => setAgain(true)} />
        )}
      </div>
    </Suspense>
  )
}
