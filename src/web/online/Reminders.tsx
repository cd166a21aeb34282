import './people.css'
import { useId, useState } from 'react'
import { refusalOf } from '../../host/refusal.ts'
import type { Reminder } from '../../host/reminder-answers.ts'
import type { Refusal } from '../../host/store.ts'
import { languageOf } from '../../words/index.ts'
import { Problem } from '../shared/Problem.tsx'
import { settings } from '../shared/settings.ts'
import { useSay } from '../shared/words.tsx'
import { addReminder, attemptReminder, pushKey, remindersAt, removeReminder } from './calls-beside.ts'
import { useOnline } from './context.ts'

/** The key of the message in the JSON that is sent, by who takes it. */
const KEYS = { discord: 'content', slack: 'text' } as const

/** Whether this browser can be told while the page is closed: only where the line is encrypted, or on this machine. */
const canPush = (): boolean => isSecureContext && 'serviceWorker' in navigator && 'PushManager' in globalThis

const bytesOf = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text.replace(/-/g, '+').replace(/_/g, '/')), letter => letter.charCodeAt(0))

/** How somebody is told that it is their turn here, where they have asked for it. Nothing of the match is in it. */
export function Reminders() {
  const say = useSay()
  const id = useId()
  const online = useOnline()
  const [all, setAll] = useState<readonly Reminder[] | null>(null)
  const [url, setUrl] = useState('')
  const [kind, setKind] = useState<keyof typeof KEYS>('discord')
  const [said, setSaid] = useState<string | null>(null)
  const [problem, setProblem] = useState<Refusal | null>(null)
  if (!online) return null
  const { table } = online
  const language = languageOf(settings().locale)
  const doing = (work: () => Promise<void>): void => {
    setSaid(null)
    void work().catch(error => setProblem(refusalOf(error)))
  }
  const list = async (): Promise<void> => setAll(await remindersAt(table))
  const tried = async (reminder: Reminder): Promise<void> => {
    const error = await attemptReminder(table, reminder.id)
    if (error) setProblem(error)
    else setSaid(say('remind.tried'))
    await list()
  }
  const byPush = async (): Promise<void> => {
    if ((await Notification.requestPermission()) !== 'granted') {
      setSaid(say('remind.push.denied'))
      return
    }
    const kept = await navigator.serviceWorker.ready
    const subscription = await kept.pushManager.subscribe({
      userVisibleOnly: true,
      applicationServerKey: bytesOf(await pushKey()),
    })
    const { endpoint = '', keys = {} } = subscription.toJSON()
    const target = { kind: 'push', endpoint, p256dh: keys.p256dh ?? '', auth: keys.auth ?? '' } as const
    await tried(await addReminder(table, { target, language }))
  }
  const byHook = async (): Promise<void> => {
    const target = { kind: 'webhook', url: url.trim(), key: KEYS[kind], prefix: '' } as const
    await tried(await addReminder(table, { target, language }))
    setUrl('')
  }
  return (
    <details
      className="people-devices"
      onToggle={({ currentTarget }) => {
        if (currentTarget.open) doing(list)
      }}
    >
      <summary>{say('remind.title')}</summary>
      <p>{say('remind.text')}</p>
      <ul className="people-device-list">
        {all?.map(one => (
          <li key={one.id}>
            {say(`remind.kind.${one.kind}`, { host: one.host })}
            {one.sentence !== null && <em>{one.sentence}</em>}
            <button
              type="button"
              className="button quiet"
              onClick={() =>
                doing(async () => {
                  await removeReminder(table, one.id)
                  await list()
                })
              }
            >
              {say('remind.end')}
            </button>
          </li>
        ))}
      </ul>
      {canPush() ? (
        <button type="button" className="button quiet" onClick={() => doing(byPush)}>
          {say('remind.push')}
        </button>
      ) : (
        <p className="online-small">{say('remind.push.none')}</p>
      )}
      <form
        className="chat-form"
        onSubmit={event => {
          event.preventDefault()
          if (url.trim() !== '') doing(byHook)
        }}
      >
        <label htmlFor={id}>{say('remind.hook')}</label>
        <input
          id={id}
          type="url"
          value={url}
          placeholder="https://"
          maxLength={2000}
          onChange={event => setUrl(event.target.value)}
        />
        <select
          aria-label={say('remind.hook.kind')}
          value={kind}
          onChange={event => setKind(event.target.value as keyof typeof KEYS)}
        >
          {(Object.keys(KEYS) as (keyof typeof KEYS)[]).map(one => (
            <option key={one} value={one}>
              {say(`remind.hook.${one}`)}
            </option>
          ))}
        </select>
        <button type="submit" className="button quiet">
          {say('remind.hook.add')}
        </button>
      </form>
      {said !== null && (
        <p className="online-small" role="status">
          {said}
        </p>
      )}
      {problem && <Problem refusal={problem} onDismiss={() => setProblem(null)} />}
    </details>
  )
}
