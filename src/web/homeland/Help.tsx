import { Drawing } from '../shared/Drawing.tsx'
import { Ruled } from '../shared/Ruled.tsx'
import { Sheet } from '../shared/Sheet.tsx'
import { useSettings } from '../shared/settings.ts'
import { useSay, Words } from '../shared/words.tsx'

const KEYS = ['h', 'b', 'c', 'l', 'w', 'k', 'a', 'u', '/', 'arrows'] as const

/** The marks of desk and board that stand there without their names. */
const MARKS = [
  ['rep', 'rep'],
  ['clout', 'clout'],
  ['agents', 'agent'],
  ['soldiers', 'soldier'],
  ['leads', 'lead'],
  ['sophistication', 'intel-red'],
  ['intel', 'intel-back'],
  ['known', 'eye'],
] as const

/** The keys, the marks, and what can be typed. */
export function Help({ onClose }: { onClose: () => void }) {
  const say = useSay()
  const { locale } = useSettings()
  return (
    <Sheet title={say('help.title')} onClose={onClose}>
      <Words locale={locale} more={['homeland/help']}>
        <Helping />
      </Words>
    </Sheet>
  )
}

function Helping() {
  const say = useSay()
  const { keys } = useSettings()
  return (
    <>
      <p>{say('help.lead')}</p>
      <p>{say('help.marks')}</p>
      <p>
        <Ruled>{say('help.rules')}</Ruled>
      </p>
      <h3>{say('help.mark.title')}</h3>
      <ul className="help-marks">
        {MARKS.map(([name, drawing]) => (
          <li key={name}>
            <Drawing from="board" name={drawing} />
            {say(`help.mark.${name}`)}
          </li>
        ))}
      </ul>
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
    </>
  )
}
