import { useId, useState } from 'react'
import { writeLink } from '../../../client/link.ts'
import { refusalOf } from '../../../host/refusal.ts'
import type { Refusal } from '../../../host/store.ts'
import { Drawing } from '../../shared/Drawing.tsx'
import { Problem } from '../../shared/Problem.tsx'
import { useSettings } from '../../shared/settings.ts'
import { useSay, Words } from '../../shared/words.tsx'
import { closeScreen, openScreen, serverAddress } from '../calls.ts'
import { GiveLink } from '../GiveLink.tsx'
import type { TableSeen } from '../protocol.ts'

interface Props {
  readonly seen: TableSeen
  readonly id: string
}

/** A shared screen in the room: everybody reads that there is one, and whoever looks after the table opens and closes it. */
export default function OfferScreen(props: Props) {
  const { locale } = useSettings()
  return (
    <Words locale={locale} more={['onlook']}>
      <Offer {...props} />
    </Words>
  )
}

function Offer({ seen: { lobby, you, screens }, id }: Props) {
  const say = useSay()
  const hint = useId()
  const [pass, setPass] = useState<string | null>(null)
  const [problem, setProblem] = useState<Refusal | null>(null)
  const doing = (work: () => Promise<void>): void => void work().catch(error => setProblem(refusalOf(error)))
  const isOpen = lobby?.screen === true
  const link = pass && writeLink({ address: serverAddress(), table: id, right: { kind: 'screen', pass } })
  if (!you?.isHost) return isOpen ? <p className="online-small">{say('tv.announced')}</p> : null
  return (
    <div className="online-screen">
      {isOpen && <p>{say(screens > 0 ? 'tv.shown' : 'tv.announced')}</p>}
      {link === null || screens > 0 ? (
        <div className="online-ways">
          <button
            type="button"
            className="button quiet"
            onClick={() => doing(async () => setPass(await openScreen(id)))}
          >
            <Drawing from="board" name="eye" />
            {say(isOpen ? 'tv.another' : 'tv.offer')}
          </button>
          {isOpen && (
            <button
              type="button"
              className="button quiet"
              onClick={() =>
                doing(async () => {
                  await closeScreen(id)
                  setPass(null)
                })
              }
            >
              {say('tv.close')}
            </button>
          )}
        </div>
      ) : (
        <>
          <p className="online-small">{say('tv.how')}</p>
          <GiveLink link={link} label={say('tv.link')} />
          <a
            className="button quiet"
            href={link}
            target="_blank"
            rel="noopener"
            aria-describedby={you.seat === null ? undefined : hint}
          >
            {say('tv.here')}
          </a>
          {you.seat !== null && (
            <p className="online-small" id={hint}>
              {say('tv.here.seat')}
            </p>
          )}
        </>
      )}
      {problem && <Problem refusal={problem} onDismiss={() => setProblem(null)} />}
    </div>
  )
}
