import { Sheet } from '../shared/Sheet.tsx'
import { useSettings } from '../shared/settings.ts'
import { useSay } from '../shared/words.tsx'

const KEYS = ['h', 'b', 'c', 'l', 'w', 'k', 'u', '/', 'arrows'] as const

/** The keys, the marks, and what can be typed. */
export function Help({ onClose }: { onClose: () => void }) {
  const say = useSay()
  const { keys } = useSettings()
  return (
    <Sheet title={say('help.title')} onClose={onClose}>
      <p>{say('help.lead')}</p>
      <p>{say('help.marks')}</p>
      <p>{say('help.command')}</p>
      <h3>{say('help.keys')}</h3>
      {keys ? (
        <dl className="help-keys">
          {KEYS.map(key => (
            <div key={key}>
              <dt>
                <kbd>{key === 'c' ? say('help.key.c.name') : key === 'arrows' ? '← ↑ → ↓' : key.toUpperCase()}</kbd>
              </dt>
              <dd>{say(`help.key.${key}`)}</dd>
            </div>
          ))}
        </dl>
      ) : (
        <p>{say('help.keys.off')}</p>
      )}
    </Sheet>
  )
}
