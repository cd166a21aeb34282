import type { Messages } from '../../words/index.ts'
import { Sheet } from '../shared/Sheet.tsx'
import { useSettings } from '../shared/settings.ts'
import { bringWords, type Part, useSay, Words } from '../shared/words.tsx'
import { useCall } from './model.ts'
import { keys } from './useKeys.ts'

/** The keys in a file of words: punctuation has a name there. */
const word: Readonly<Record<string, string>> = { '?': 'help', '/': 'command', '1': 'card' }

const files = import.meta.glob<Readonly<Record<string, Messages>>>('../../games/negotiator/words/keys.{en,it,de}.ts')
const KEYS: readonly Part[] = ['negotiator/keys']

/** Help: what the keys do, and where the rules are. */
export default function KeysSheet(props: { onClose: () => void }) {
  const { locale } = useSettings()
  bringWords(files)
  return (
    <Words locale={locale} more={KEYS}>
      <Keys {...props} />
    </Words>
  )
}

function Keys({ onClose }: { onClose: () => void }) {
  const say = useSay()
  const { scene } = useCall()
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
