import type { ReactNode } from 'react'
import type { Messages } from '../../words/index.ts'
import { useSettings } from '../shared/settings.ts'
import { bringWords, type Part, Words } from '../shared/words.tsx'

const files = import.meta.glob<Readonly<Record<string, Messages>>>('../../words/review.{en,it,de}.ts')
const REVIEW: readonly Part[] = ['review']

/** With the words of whatever looks back on a game. */
export function ReviewWords({ children }: { readonly children: ReactNode }) {
  const { locale } = useSettings()
  bringWords(files)
  return (
    <Words locale={locale} more={REVIEW}>
      {children}
    </Words>
  )
}
