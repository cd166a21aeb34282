import './people.css'
import { Suspense, useId, useState } from 'react'
import { refusalOf } from '../../host/refusal.ts'
import type { Reminder } from '../../host/reminder-answers.ts'
import type { Refusal } from '../../host/store.ts'
import { languageOf, type Messages } from '../../words/index.ts'
import { Problem, RefusalText } from '../shared/Problem.tsx'
import { settings, useSettings } from '../shared/settings.ts'
import { bringWords, type Part, useSay, Words } from '../shared/words.tsx'
import { addReminder, attemptReminder, pushKey, remindersAt, removeReminder } from './calls-beside.ts'
import { useOnline } from './context.ts'
import { canPush, subscribeTo } from './push.ts'

/** The key of the message in the JSON that is sent, by who takes it. */
const KEYS = { discord: 'content', slack: 'text' } as const

/** What goes wrong with it, in the server's words. */
const files = import.meta.glob<Readonly<Record<string, Messages>>>('../../words/reminder.{en,it,de}.ts')
const REMINDER: readonly Part[] = ['reminder']

/** How somebody is told that it is their turn here, where they have asked for it. Nothing of the match is in it. */
export function Reminders() {
  const { locale } = useSettings()
  bringWords(files)
  return (
    <Suspense>
      <Words locale={locale} more={REMINDER}>
        <Asked />
      </Words>
    </Suspense>
  )
}

function Asked() {
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
    setProblem(null)
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
    const subscription = await subscribeTo(await pushKey())
    if (!subscription) {
      setSaid(say('remind.push.none'))
      return
    }
    const { endpoint = '', keys = {} } = subscription
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
            {one.error && (
              <em>
                <RefusalText refusal={one.error} />
              </em>
            )}
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
