import { Suspense } from 'react'
import type { Refusal } from '../../host/store.ts'
import type { Say } from '../../words/index.ts'
import { shownValues } from '../../words/shown.ts'
import { Drawing } from './Drawing.tsx'
import { Ruled, RuleLink } from './Ruled.tsx'
import { useSettings } from './settings.ts'
import { useSay, Words } from './words.tsx'

/** A refusal in words; one whose words are not loaded here is still told. */
export const refusalText = (say: Say, { key, values }: Refusal): string => {
  if (say.has(key)) return say(key, shownValues(values))
  // What is wrong with a file is said in full where files are dealt with.
  return /^(file|shape|match|deck|position)\./.test(key) ? say('page.damaged') : say('page.bug', { problem: key })
}

/** What a table and its server refuse: loaded where it is needed, since most evenings need none of it. */
const LATER = ['server', 'api', 'elsewhere', 'files'] as const

/** A refusal in words, in whichever file they are. */
export function RefusalText({ refusal }: { refusal: Refusal }) {
  const say = useSay()
  const { locale } = useSettings()
  if (say.has(refusal.key) || /^(file|shape|deck|position|page)\./.test(refusal.key))
    return <Ruled>{refusalText(say, refusal)}</Ruled>
  return (
    <Suspense>
      <Words locale={locale} more={LATER}>
        <SaidText refusal={refusal} />
      </Words>
    </Suspense>
  )
}
const SaidText = ({ refusal }: { refusal: Refusal }) => <Ruled>{refusalText(useSay(), refusal)}</Ruled>

/** A sentence about what went wrong, the rule it rests on, and a way on. */
export function Problem({ refusal, onDismiss }: { refusal: Refusal; onDismiss: () => void }) {
  const say = useSay()
  return (
    <div className="problem" role="alert">
      <Drawing from="room" name="warning" />
      <p>
        <RefusalText refusal={refusal} /> {refusal.rule && <RuleLink rule={refusal.rule} />}
      </p>
      <button type="button" className="icon-button" onClick={onDismiss} aria-label={say('page.dismiss')}>
        <Drawing from="room" name="close" />
      </button>
    </div>
  )
}

/** Another tab has the table: it says so, and brings it here. */
export function Elsewhere({ onTakeOver }: { onTakeOver: () => void }) {
  const say = useSay()
  return (
    <section className="paper lone">
      <h1>{say('page.other-tab')}</h1>
      <p>{say('page.other-tab.text')}</p>
      <button type="button" className="button" onClick={onTakeOver}>
        {say('page.take-over')}
      </button>
    </section>
  )
}
