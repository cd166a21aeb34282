import { Drawing } from '../shared/Drawing.tsx'
import { answerInstall, type Install, install } from '../shared/install.ts'
import { useSettings } from '../shared/settings.ts'
import { useSay, Words } from '../shared/words.tsx'

/**
 * That the page can be an app of this device, where it can: at home, and never again once it was answered. Where it
 * cannot because the line is not encrypted, as at most addresses of a home network, what is missed there.
 */
export default function InstallHint({ how }: { how: Install }) {
  const { locale } = useSettings()
  return (
    <Words locale={locale} more={['guests']}>
      {how === 'plain' ? <PlainLine /> : <Hint how={how} />}
    </Words>
  )
}

const PlainLine = () => <p className="note plain-line">{useSay()('plain.line')}</p>

function Hint({ how }: { how: Install }) {
  const say = useSay()
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
