import { useState } from 'react'
import { refusalOf } from '../../host/refusal.ts'
import type { Refusal } from '../../host/store.ts'
import { type Link, Refused } from '../link.ts'
import { Problem } from '../shared/Problem.tsx'
import { go } from '../shared/router.ts'
import { useSettings } from '../shared/settings.ts'
import { useSay, Words } from '../shared/words.tsx'
import { bringHome } from './bring-home.ts'

/** Whoever comes too late to a table can still see how it went there: nothing of it is secret any more. */
export default function Replayed({ link, table }: { link: Link; table: string }) {
  const { locale } = useSettings()
  return (
    <Words locale={locale} more={['people']}>
      <Watch link={link} table={table} />
    </Words>
  )
}

function Watch({ link, table }: { link: Link; table: string }) {
  const say = useSay()
  const [problem, setProblem] = useState<Refusal | null>(null)
  const watch = async (): Promise<void> => {
    try {
      await bringHome(link, table)
      go('replay', table)
    } catch (error) {
      setProblem(error instanceof Refused ? error.refusal : refusalOf(error))
    }
  }
  return (
    <>
      <button type="button" className="button" onClick={() => void watch()}>
        {say('online.replay')}
      </button>
      {problem && <Problem refusal={problem} onDismiss={() => setProblem(null)} />}
    </>
  )
}
