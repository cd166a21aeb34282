import { useState } from 'react'
import { writeLink } from '../../client/link.ts'
import { refusalOf } from '../../host/refusal.ts'
import type { Refusal } from '../../host/store.ts'
import { Problem } from '../shared/Problem.tsx'
import { useSay } from '../shared/words.tsx'
import { serverAddress } from './calls.ts'
import { addDevice, type Devices, devicesAt, endDevice } from './calls-beside.ts'
import { useOnline } from './context.ts'
import { GiveLink } from './GiveLink.tsx'

/** The own seat on other devices: a link that is good once, and the end of any of them. */
export function OwnDevices() {
  const say = useSay()
  const online = useOnline()
  const [link, setLink] = useState<string | null>(null)
  const [devices, setDevices] = useState<Devices | null>(null)
  const [problem, setProblem] = useState<Refusal | null>(null)
  if (!online) return null
  const { table } = online
  const doing = (work: () => Promise<void>): void => void work().catch(error => setProblem(refusalOf(error)))
  const list = async (): Promise<void> => setDevices(await devicesAt(table))
  return (
    <details
      className="people-devices"
      onToggle={({ currentTarget }) => {
        if (currentTarget.open) doing(list)
      }}
    >
      <summary>{say('online.devices')}</summary>
      <p>{say('online.devices.text')}</p>
      {link === null ? (
        <button
          type="button"
          className="button quiet"
          onClick={() =>
            doing(async () => {
              const pass = await addDevice(table)
              setLink(writeLink({ address: serverAddress(), table, right: { kind: 'device', pass } }))
              await list()
            })
          }
        >
          {say('online.device.add')}
        </button>
      ) : (
        <GiveLink link={link} label={say('online.device.link')} />
      )}
      <ul className="people-device-list">
        {devices?.map(({ id, device, isThis, isLink }) => (
          <li key={id}>
            {device === '' ? say(isLink ? 'online.device.unused' : 'online.device.unnamed') : device}
            {isThis ? (
              ` (${say('online.device.this')})`
            ) : (
              <button
                type="button"
                className="button quiet"
                onClick={() =>
                  doing(async () => {
                    await endDevice(table, id)
                    await list()
                  })
                }
              >
                {say('online.device.end')}
              </button>
            )}
          </li>
        ))}
      </ul>
      {problem && <Problem refusal={problem} onDismiss={() => setProblem(null)} />}
    </details>
  )
}
