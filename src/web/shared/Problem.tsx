import type { Refusal } from '../../host/store.ts'
import type { Say } from '../../words/index.ts'
import { shownValues } from '../../words/shown.ts'
import { Drawing } from './Drawing.tsx'
import { Ruled, RuleLink } from './Ruled.tsx'
import { useSay } from './words.tsx'

/** A refusal in words; one whose words are not loaded here is still told. */
export const refusalText = (say: Say, { key, values }: Refusal): string => {
  if (say.has(key)) return say(key, shownValues(values))
  // What is wrong with a file is said in full where files are dealt with.
  return /^(file|shape|match|deck|position)\./.test(key) ? say('page.damaged') : say('page.bug', { problem: key })
}

/** A sentence about what went wrong, the rule it rests on, and a way on. */
export function Problem({ refusal, onDismiss }: { refusal: Refusal; onDismiss: () => void }) {
  const say = useSay()
  return (
    <div className="problem" role="alert">
      <Drawing from="room" name="warning" />
      <p>
        <Ruled>{refusalText(say, refusal)}</Ruled> {refusal.rule && <RuleLink rule={refusal.rule} />}
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
