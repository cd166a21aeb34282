import type { ReactNode } from 'react'
import type { GameId } from '../../games/index.ts'
import type { Messages } from '../../words/index.ts'
import { useSettings } from '../shared/settings.ts'
import { bringWords, Words } from '../shared/words.tsx'

const files = import.meta.glob<Readonly<Record<string, Messages>>>([
  '../../words/advisor.{en,it,de}.ts',
  '../../games/*/words/advisor.{en,it,de}.ts',
])

/** What the advisor says, in any game and in this one. */
export function AdvisorWords({ game, children }: { game: GameId; children: ReactNode }) {
  const { locale } = useSettings()
  bringWords(files)
  return (
    <Words locale={locale} more={['advisor', `${game}/advisor`]}>
      {children}
    </Words>
  )
}
