import type { SaveLine } from '../../host/store.ts'
import { Drawing } from '../shared/Drawing.tsx'
import { Sheet } from '../shared/Sheet.tsx'
import { useSay } from '../shared/words.tsx'

/** While a table for several is played, its file tells what its players may not know of each other. */
export const holdsSecrets = ({ names, outcome }: Pick<SaveLine, 'names' | 'outcome'>): boolean =>
  names.length > 0 && outcome === null

/** Said before such a file is made. */
export function SecretsSheet({ onYes, onClose }: { onYes: () => void; onClose: () => void }) {
  const say = useSay()
  return (
    <Sheet title={say('saves.secrets.title')} onClose={onClose}>
      <p>{say('saves.secrets.text')}</p>
      <div className="archive-acts">
        <button type="button" className="button secrets-yes" onClick={onYes}>
          <Drawing from="room" name="download" />
          {say('saves.secrets.yes')}
        </button>
        <button type="button" className="button quiet" onClick={onClose}>
          {say('saves.secrets.no')}
        </button>
      </div>
    </Sheet>
  )
}
