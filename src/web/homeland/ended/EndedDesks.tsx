import '../../archive/styles/reel-shown.css'
import '../../archive/styles/reel-whole.css'
import { useMemo } from 'react'
import { OpenDesks } from '../../archive/OpenDesks.tsx'
import { useSettings } from '../../shared/settings.ts'
import { useSay, Words } from '../../shared/words.tsx'
import type { BoardModel } from '../model.ts'

/** What lay before everybody at a table that has ended its game: it is nobody's own any more. */
export default function EndedDesks({ model }: { model: BoardModel }) {
  const { locale } = useSettings()
  return (
    <Words locale={locale} more={['archive', 'table']}>
      <Desks model={model} />
    </Words>
  )
}

function Desks({ model: outer }: { model: BoardModel }) {
  const say = useSay()
  const model = useMemo(() => ({ ...outer, say }), [outer, say])
  return <OpenDesks model={model} />
}
