import { Advised } from '../advisor/Advised.tsx'
import { AdvisorWords } from '../advisor/AdvisorWords.tsx'
import { useTableSeen } from '../online/context.ts'
import { Sheet } from '../shared/Sheet.tsx'
import { useSay } from '../shared/words.tsx'
import { useCall } from './model.ts'

const NOBODY: readonly string[] = []

/** What the advisor would do on the phone, over the call. */
export default function AdvisorSheet({ onClose }: { onClose: () => void }) {
  return (
    <AdvisorWords game="negotiator">
      <Advising onClose={onClose} />
    </AdvisorWords>
  )
}

function Advising({ onClose }: { onClose: () => void }) {
  const say = useSay()
  const { scene, view, speaker, choose } = useCall()
  const isFriend = useTableSeen()?.you?.isFriend === true
  return (
    <Sheet title={say('advisor.title')} onClose={onClose} className="advisor-sheet">
      {isFriend ? (
        <p role="status">{say('advisor.watching')}</p>
      ) : (
        <Advised
          {...{ scene, view, speaker, names: NOBODY, seat: 0 }}
          onChoose={name => {
            onClose()
            choose(name)
          }}
        />
      )}
    </Sheet>
  )
}
