import './archive.css'
import { useEffect, useState } from 'react'
import type { Refusal } from '../../host/store.ts'
import type { Link } from '../link.ts'
import { announce } from '../shared/announce.tsx'
import { Problem, refusalText } from '../shared/Problem.tsx'
import { address } from '../shared/router.ts'
import { useTitle } from '../shared/useTitle.ts'
import { useSay } from '../shared/words.tsx'
import { asking } from './asked.ts'
import { Cannot } from './Cannot.tsx'
import Replay from './Replay.tsx'

/** A match that came as a link: it is watched, and kept only by whoever wants to keep it. */
export default function Shared({ link, packed, at }: { link: Link; packed: string; at?: string | undefined }) {
  const say = useSay()
  useTitle(say('shared.title'))
  const [refusal, setRefusal] = useState<Refusal | null>(null)
  const [problem, setProblem] = useState<Refusal | null>(null)
  const [shown, setShown] = useState<{ readonly id: string; readonly kept: string | null } | null>(null)
  useEffect(() => {
    let isHere = true
    void asking(link.ask('unpack', { packed }), setRefusal).then(next => {
      if (isHere && next) setShown(next)
    })
    return () => {
      isHere = false
    }
  }, [link, packed])

  const keep = async (id: string): Promise<void> => {
    const kept = await asking(link.ask('keep', { id }), setProblem)
    if (!kept) return
    setShown({ id, kept: kept.id })
    announce(say('shared.kept'))
  }

  if (refusal)
    return (
      <Cannot title={say('shared.cannot')} why={refusalText(say, refusal)}>
        <p>{say('shared.cannot.text')}</p>
      </Cannot>
    )
  if (!shown)
    return (
      <p className="waiting" role="status">
        {say('shared.opening')}
      </p>
    )
  return (
    // Whoever is sent a game may want to guess first who is who.
    <Replay link={link} id={shown.id} at={at} route={['shared', packed]} eyes="observer">
      <div className="notice shared-note">
        {shown.kept === null ? (
          <>
            <p>{say('shared.note')}</p>
            <button type="button" className="button shared-keep" onClick={() => void keep(shown.id)}>
              {say('shared.keep')}
            </button>
          </>
        ) : (
          <p>
            {say('shared.here')} <a href={address('saves')}>{say('saves.title')}</a>
          </p>
        )}
      </div>
      {problem && <Problem refusal={problem} onDismiss={() => setProblem(null)} />}
    </Replay>
  )
}
