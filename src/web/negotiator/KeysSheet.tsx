import { Sheet } from '../shared/Sheet.tsx'
import { useSettings } from '../shared/settings.ts'
import { useCall } from './model.ts'
import { keys } from './useKeys.ts'

/** The keys in a file of words: punctuation has a name there. */
const word: Readonly<Record<string, string>> = { '?': 'help', '/': 'command', '1': 'card' }

/** Help: what the keys do, and where the rules are. */
export default function KeysSheet({ onClose }: { onClose: () => void }) {
  const { say, scene } = useCall()
  const { keys: isOn } = useSettings()
  return (
    <Sheet title={say('call.keys')} onClose={onClose} className="keys-sheet">
      {!isOn && <p>{say('call.keys.off')}</p>}
      <dl className="keys">
        {keys
          .filter(key => key !== 'r' || scene.practice)
          .map(key => (
            <div key={key}>
              <dt>
                <kbd>{key === '1' ? '1–9' : key.toUpperCase()}</kbd>
              </dt>
              <dd>{say(`call.key.${word[key] ?? key}`)}</dd>
            </div>
          ))}
      </dl>
      <p>
        <a href="#/rules/N-10">{say('home.rules')}</a>
      </p>
    </Sheet>
  )
}
