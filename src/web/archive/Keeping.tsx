import { useEffect, useId, useState } from 'react'
import type { Weighed } from '../../host/archive/answers.ts'
import type { Refusal } from '../../host/store.ts'
import type { Link } from '../link.ts'
import { announce } from '../shared/announce.tsx'
import { Drawing } from '../shared/Drawing.tsx'
import { go, placeOf } from '../shared/router.ts'
import { useSay } from '../shared/words.tsx'
import { asking } from './asked.ts'
import { WeighedSheet } from './WeighedSheet.tsx'

interface StorageUse {
  readonly used: number
  readonly quota: number
  readonly isSure: boolean
}

/** How much room this browser gives, and whether it has promised not to clear it. */
function useStorage(): { readonly storage: StorageUse | null; ask(): void } {
  const [storage, setStorage] = useState<StorageUse | null>(null)
  const look = async (): Promise<void> => {
    const manager = navigator.storage
    if (!manager?.estimate) return
    const { usage = 0, quota = 0 } = await manager.estimate()
    setStorage({ used: usage, quota, isSure: (await manager.persisted?.()) ?? false })
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: looked up once, and again when somebody asks for more
  useEffect(() => void look().catch(() => {}), [])
  return {
    storage,
    ask: () =>
      void navigator.storage
        .persist()
        .then(look)
        .catch(() => {}),
  }
}

const MEGABYTE_BYTES = 1_000_000

/** What goes in and out of this browser, and how well it is kept. */
export function Keeping({
  link,
  hasSaves,
  onEverything,
  onTaken,
  onRefused,
}: {
  link: Link
  hasSaves: boolean
  onEverything: () => void
  onTaken: () => void
  onRefused: (refusal: Refusal) => void
}) {
  const say = useSay()
  const input = useId()
  const [told, setTold] = useState('')
  /** An archive that somebody has still to agree to. */
  const [offered, setOffered] = useState<{ readonly text: string; readonly weighed: Weighed } | null>(null)
  const { storage, ask } = useStorage()

  const tell = (sentence: string): void => {
    setTold(sentence)
    announce(sentence)
  }

  const take = async (text: string, agreed: boolean): Promise<void> => {
    setOffered(null)
    const names = [1, 2, 3, 4, 5, 6].map(n => (n === 1 ? say('archive.you') : say('archive.bot', { n: n - 1 })))
    const taken = await asking(link.ask('take', { text, names, agreed }), onRefused)
    if (!taken) return
    if ('weighed' in taken) {
      setOffered({ text, weighed: taken.weighed })
      return
    }
    onTaken()
    const { added, id, game, isPlayable } = taken
    tell(added === 0 ? say('saves.taken.none') : say('saves.taken', { n: added }))
    if (id === null || game === null || added === 0) return
    if (isPlayable) go(...placeOf({ game, id }))
    else go('replay', id, '0')
  }

  return (
    <section className="paper keeping" aria-labelledby="keeping-title">
      <h2 id="keeping-title">{say('saves.keeping')}</h2>
      <p>{say('saves.keeping.text')}</p>
      <p className="small">{say('saves.keeping.secrets')}</p>
      <div className="archive-acts">
        <label className="button file-button" htmlFor={input}>
          <Drawing from="room" name="upload" />
          {say('saves.take')}
          <input
            id={input}
            type="file"
            accept=".json,application/json"
            onChange={event => {
              const [file] = event.target.files ?? []
              if (file) void file.text().then(text => take(text, false))
              event.target.value = ''
            }}
          />
        </label>
        <button
          type="button"
          className="button quiet"
          aria-disabled={!hasSaves}
          aria-describedby={hasSaves ? undefined : `${input}-why`}
          onClick={() => hasSaves && onEverything()}
        >
          <Drawing from="room" name="download" />
          {say('saves.everything')}
        </button>
      </div>
      {!hasSaves && (
        <p id={`${input}-why`} className="small">
          {say('saves.everything.none')}
        </p>
      )}
      {told && <p className="told">{told}</p>}
      {storage && (
        <>
          <p className="small">
            {say(storage.isSure ? 'saves.room.sure' : 'saves.room', {
              used: Math.max(0.1, storage.used / MEGABYTE_BYTES),
              quota: Math.round(storage.quota / MEGABYTE_BYTES),
            })}
          </p>
          {!storage.isSure && (
            <button type="button" className="button quiet" onClick={ask}>
              <Drawing from="room" name="lock" />
              {say('saves.room.ask')}
            </button>
          )}
        </>
      )}
      {offered && (
        <WeighedSheet
          weighed={offered.weighed}
          onYes={() => void take(offered.text, true)}
          onClose={() => setOffered(null)}
        />
      )}
    </section>
  )
}
