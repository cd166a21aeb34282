import { useState } from 'react'
import { refusalOf } from '../../host/refusal.ts'
import type { Refusal } from '../../host/store.ts'
import { Problem } from '../shared/Problem.tsx'
import { go } from '../shared/router.ts'
import { useSettings } from '../shared/settings.ts'
import { useSay, Words } from '../shared/words.tsx'
import { look } from './calls.ts'
import { rematch } from './calls-beside.ts'
import { useOnline, useTableSeen } from './context.ts'
import { keepSeat, seatAt } from './seats.ts'

/** Another game with the same people in the same seats: whoever asks first opens it, the others come by one tap. */
export function Rematch({ names }: { names: readonly string[] }) {
  const { locale } = useSettings()
  return (
    <Words locale={locale} more={['people']}>
      <Next names={names} />
    </Words>
  )
}

function Next({ names }: { names: readonly string[] }) {
  const say = useSay()
  const online = useOnline()
  const next = useTableSeen()?.next ?? null
  const [problem, setProblem] = useState<Refusal | null>(null)
  const [isComing, setComing] = useState(false)
  if (!online) return null
  const come = async (): Promise<void> => {
    setComing(true)
    try {
      const { bits, hash } = await online.link.share()
      const { table, seat } = await rematch(online.table, hash)
      const { lobby } = await look(table)
      const { game, commitment } = lobby
      const name = seatAt(online.table)?.name ?? lobby.chairs[seat]?.name ?? ''
      // Whoever was there already, from another device, has promised other bits: those are not here.
      const isPromised = lobby.chairs[seat]?.hash === hash
      keepSeat({
        ...{ table, game, commitment, seat, name, bits: isPromised ? bits : null, promised: null, pass: null },
        ...{ invites: [], before: names, at: Date.now() },
      })
      go('t', table)
    } catch (error) {
      setProblem(refusalOf(error))
      setComing(false)
    }
  }
  return (
    <>
      <button type="button" className="button quiet" aria-disabled={isComing} onClick={() => !isComing && void come()}>
        {next ? say('rematch.come', { name: names[next.by] }) : say('rematch.ask')}
      </button>
      {problem && <Problem refusal={problem} onDismiss={() => setProblem(null)} />}
    </>
  )
}
