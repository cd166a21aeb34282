import { Drawing } from '../shared/Drawing.tsx'
import { answerInstall, install, useInstall } from '../shared/install.ts'
import { useSay } from '../shared/words.tsx'

/** That the page can be an app of this device, where it can: at home, and never again once it was answered. */
export function InstallHint() {
  const say = useSay()
  const how = useInstall()
  if (how === 'none') return null
  return (
    <aside className="install paper" aria-label={say('install.now')}>
      <Drawing from="room" name="logo" />
      <p>{say(how === 'button' ? 'install.text' : 'install.by-hand')}</p>
      <div className="install-acts">
        {how === 'button' && (
          <button type="button" className="button" onClick={() => void install()}>
            {say('install.now')}
          </button>
        )}
        <button type="button" className="button quiet" onClick={answerInstall}>
          {say('install.never')}
        </button>
      </div>
    </aside>
  )
}
