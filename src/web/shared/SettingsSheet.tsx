import { useId } from 'react'
import { languages } from '../../words/index.ts'
import { Sheet } from './Sheet.tsx'
import {
  changeSettings,
  motions,
  oddsShown,
  type Settings,
  textSizes,
  themes,
  useSettings,
  verbosities,
} from './settings.ts'
import { useSay } from './words.tsx'

/** Each language calls itself by its own name. */
const ownName = (language: string): string =>
  new Intl.DisplayNames([language], { type: 'language' }).of(language) ?? language

function Choice<Value extends string | number>({
  label,
  value,
  values,
  name,
  onChange,
}: {
  label: string
  value: Value
  values: readonly Value[]
  name: (value: Value) => string
  onChange: (value: Value) => void
}) {
  const group = useId()
  return (
    <fieldset className="choice">
      <legend>{label}</legend>
      {values.map(one => (
        <label key={one} className="chip">
          <input type="radio" name={group} checked={one === value} onChange={() => onChange(one)} />
          <span>{name(one)}</span>
        </label>
      ))}
    </fieldset>
  )
}

function Switch({
  label,
  text,
  isOn,
  onChange,
}: {
  label: string
  text?: string
  isOn: boolean
  onChange: (isOn: boolean) => void
}) {
  return (
    <label className="switch">
      <input type="checkbox" checked={isOn} onChange={event => onChange(event.target.checked)} />
      <span>
        {label}
        {text && <small>{text}</small>}
      </span>
    </label>
  )
}

export default function SettingsSheet({ onClose }: { onClose: () => void }) {
  const say = useSay()
  const now = useSettings()
  const set = (change: Partial<Settings>): void => changeSettings(change)
  return (
    <Sheet title={say('settings.title')} onClose={onClose} className="settings">
      <Choice
        label={say('settings.language')}
        value={now.locale}
        values={languages}
        name={ownName}
        onChange={locale => set({ locale })}
      />
      <Choice
        label={say('settings.theme')}
        value={now.theme}
        values={themes}
        name={theme => say(`settings.theme.${theme}`)}
        onChange={theme => set({ theme })}
      />
      <Choice
        label={say('settings.motion')}
        value={now.motion}
        values={motions}
        name={motion => say(`settings.motion.${motion}`)}
        onChange={motion => set({ motion })}
      />
      <Choice
        label={say('settings.text-size')}
        value={now.textSize}
        values={textSizes}
        name={n => say('settings.percent', { n })}
        onChange={textSize => set({ textSize })}
      />
      <Choice
        label={say('settings.odds')}
        value={now.odds}
        values={oddsShown}
        name={odds => say(`settings.odds.${odds}`)}
        onChange={odds => set({ odds })}
      />
      <Choice
        label={say('settings.verbosity')}
        value={now.verbosity}
        values={verbosities}
        name={verbosity => say(`settings.verbosity.${verbosity}`)}
        onChange={verbosity => set({ verbosity })}
      />
      <Switch
        label={say('settings.neutral')}
        text={say('settings.neutral.text')}
        isOn={now.neutral}
        onChange={neutral => set({ neutral })}
      />
      <Switch label={say('settings.sound')} isOn={now.sound} onChange={sound => set({ sound })} />
      <Switch label={say('settings.names')} isOn={now.hostageNames} onChange={hostageNames => set({ hostageNames })} />
      <Switch
        label={say('settings.keys')}
        text={say('settings.keys.text')}
        isOn={now.keys}
        onChange={keys => set({ keys })}
      />
    </Sheet>
  )
}
