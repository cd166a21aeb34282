import { useState } from 'react'
import type { Refusal } from '../../host/store.ts'
import type { Link } from '../link.ts'
import { refusalText } from '../shared/Problem.tsx'
import { address } from '../shared/router.ts'
import { save } from '../shared/save.ts'
import { useSay } from '../shared/words.tsx'
import { asking } from './asked.ts'

/** A career that cannot be read: what can be done about it, and nothing of it is lost. */
export function MendCareer({ link, onMended }: { link: Link; onMended: () => void }) {
  const say = useSay()
  const [refusal, setRefusal] = useState<Refusal | null>(null)
  const mend = async (): Promise<void> => {
    if (await asking(link.ask('mend', null), setRefusal)) onMended()
  }
  return (
    <>
      <p>{say('record.damaged')}</p>
      {refusal && <p role="alert">{refusalText(say, refusal)}</p>}
      <div className="sheet-acts">
        <button type="button" className="button" onClick={() => void mend()}>
          {say('record.mend')}
        </button>
        <button
          type="button"
          className="button quiet"
          onClick={() => void asking(save(link, { damaged: 'career' }), setRefusal)}
        >
          {say('record.mend.download')}
        </button>
        <a className="button quiet" href={address('saves')}>
          {say('saves.title')}
        </a>
      </div>
    </>
  )
}
