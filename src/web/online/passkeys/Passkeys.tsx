import '../people.css'
import { useCallback, useEffect, useId, useState } from 'react'
import { Fault } from '../../../engine/game.ts'
import type { Me, SessionSeen } from '../../../host/identity-answers.ts'
import { refusalOf } from '../../../host/refusal.ts'
import type { Refusal } from '../../../host/store.ts'
import type { Messages } from '../../../words/index.ts'
import { moment } from '../../archive/when.ts'
import { announce } from '../../shared/announce.tsx'
import { Problem, RefusalText } from '../../shared/Problem.tsx'
import { Sheet } from '../../shared/Sheet.tsx'
import { useSettings } from '../../shared/settings.ts'
import { bringWords, type Part, useSay, Words } from '../../shared/words.tsx'
import { lastName } from '../seats.ts'
import { account, hasPasskeys, makePasskey, signIn } from './account.ts'

const files = import.meta.glob<Readonly<Record<string, Messages>>>('../../../words/{passkeys,identity}.{en,it,de}.ts')
const PASSKEYS: readonly Part[] = ['passkeys', 'identity']

/** The own seats on every device, for whoever wants that: nobody needs it to play. `onChanged`: other tables are one's own. */
export default function Passkeys({ onChanged }: { onChanged: () => void }) {
  const { locale } = useSettings()
  bringWords(Object.fromEntries(Object.entries(files).map(([name, load]) => [name.replace('../', ''), load])))
  return (
    <Words locale={locale} more={PASSKEYS}>
      <Door onChanged={onChanged} />
    </Words>
  )
}

/** Why this browser has none at this address; null where it has. */
const missing = (): Refusal | null =>
  hasPasskeys()
    ? null
    : refusalOf(
        isSecureContext ? new Fault('passkeys.no-browser') : new Fault('identity.plain', { host: location.hostname }),
      )

function Door({ onChanged }: { onChanged: () => void }) {
  const say = useSay()
  const [isOpen, setOpen] = useState(false)
  const why = missing()
  return (
    <section className="paper online-seats" aria-labelledby="passkeys">
      <h2 id="passkeys">{say('passkeys.title')}</h2>
      <p>{why ? <RefusalText refusal={why} /> : say('passkeys.why')}</p>
      {!why && (
        <button type="button" className="button quiet online-open" onClick={() => setOpen(true)}>
          {say('passkeys.open')}
        </button>
      )}
      {isOpen && (
        <Sheet title={say('passkeys.open')} onClose={() => setOpen(false)}>
          <Account onChanged={onChanged} />
        </Sheet>
      )}
    </section>
  )
}

interface Known {
  readonly me: Me
  /** Where the player is signed in; none for a guest. */
  readonly sessions: readonly SessionSeen[]
}

function Account({ onChanged }: { onChanged: () => void }) {
  const say = useSay()
  const [known, setKnown] = useState<Known | null>(null)
  const [problem, setProblem] = useState<Refusal | null>(null)
  const [isBusy, setBusy] = useState(false)
  const look = useCallback(async (): Promise<void> => {
    const me = await account().me()
    setKnown({ me, sessions: me.player ? await account().sessions() : [] })
  }, [])
  const fail = useCallback((error: unknown) => setProblem(refusalOf(error)), [])
  useEffect(() => void look().catch(fail), [look, fail])
  const doing = (work: () => Promise<string | null>): void => {
    if (isBusy) return
    setBusy(true)
    setProblem(null)
    void work()
      .then(async said => {
        if (said !== null) announce(said)
        onChanged()
        await look()
      })
      .catch(fail)
      .finally(() => setBusy(false))
  }
  return (
    <div className="people-devices" aria-busy={isBusy || undefined}>
      {known === null ? (
        problem === null && <p role="status">{say('page.loading')}</p>
      ) : known.me.passkeys.why ? (
        <p>
          <RefusalText refusal={known.me.passkeys.why} />
        </p>
      ) : known.me.player ? (
        <SignedIn known={known} doing={doing} />
      ) : (
        <Guest doing={doing} />
      )}
      {problem && <Problem refusal={problem} onDismiss={() => setProblem(null)} />}
    </div>
  )
}

/** Does something, and says what came of it. */
type Doing = (work: () => Promise<string | null>) => void

function Guest({ doing }: { doing: Doing }) {
  const say = useSay()
  const id = useId()
  const [name, setName] = useState(lastName)
  const signedIn = ({ name: called }: { readonly name: string | null }): string =>
    called === null ? say('passkeys.signed-in.nameless') : say('passkeys.signed-in', { name: called })
  return (
    <>
      <p>{say('passkeys.why')}</p>
      <form
        className="online-form"
        onSubmit={event => {
          event.preventDefault()
          doing(async () => signedIn(await makePasskey(name.trim() || null)))
        }}
      >
        <label className="online-field" htmlFor={id}>
          <span>{say('passkeys.name')}</span>
          <input id={id} value={name} maxLength={24} autoComplete="nickname" onChange={e => setName(e.target.value)} />
        </label>
        <div className="online-ways">
          <button type="submit" className="button">
            {say('passkeys.make')}
          </button>
          <button type="button" className="button quiet" onClick={() => doing(async () => signedIn(await signIn()))}>
            {say('passkeys.sign-in')}
          </button>
        </div>
      </form>
    </>
  )
}

function SignedIn({ known: { me, sessions }, doing }: { known: Known; doing: Doing }) {
  const say = useSay()
  const { locale } = useSettings()
  const name = me.player?.name ?? null
  return (
    <>
      <p role="status">{name === null ? say('passkeys.signed-in.nameless') : say('passkeys.signed-in', { name })}</p>
      <h3>{say('passkeys.devices')}</h3>
      <ul className="people-device-list">
        {sessions.map(({ id, device: given, usedAt, isThis }) => {
          const device = given === '' ? say('passkeys.unnamed') : given
          return (
            <li key={id}>
              {isThis
                ? say('passkeys.used.here', { device })
                : say('passkeys.used', { device, when: moment(locale, usedAt) })}
              <button
                type="button"
                className="button quiet"
                onClick={() =>
                  doing(async () => {
                    await (isThis ? account().signOut() : account().endSession(id))
                    return isThis ? say('passkeys.signed-out') : null
                  })
                }
              >
                {say(isThis ? 'passkeys.sign-out.here' : 'passkeys.sign-out')}
                {!isThis && <span className="only-spoken">{device}</span>}
              </button>
            </li>
          )
        })}
      </ul>
      <p className="online-small">{say('passkeys.sign-out.text')}</p>
      <button
        type="button"
        className="button quiet online-open"
        onClick={() =>
          doing(async () => {
            await makePasskey(null)
            return null
          })
        }
      >
        {say('passkeys.another')}
      </button>
    </>
  )
}
