import { canCapture } from '../../games/negotiator/view/view.ts'
import { REDS_DEALT } from '../../games/negotiator/vocabulary.ts'
import { Drawing } from '../shared/Drawing.tsx'
import { RuleLink } from '../shared/Ruled.tsx'
import { useCall } from './model.ts'
import { Threat } from './Threat.tsx'

const DECK = REDS_DEALT + 1

/** What must always be in sight: who, when, how angry, how many people, how much time. */
export function CallHead() {
  const { say, view, name, scene } = useCall()
  const { zone, saved, killed } = view.hostages
  const most = Math.floor((zone + saved + killed) / 2) // N-28
  const { left } = view.terror
  return (
    <header className="call-head">
      <Drawing from="call" name={`abductor-${view.second ? 'second' : view.abductor}`} className="call-portrait" />
      <div className="call-who">
        <h1>{view.second ? say('abductor.second') : name(view.abductor)}</h1>
        <p>
          {say('call.turn', { turn: view.turn, phase: say(`phase.${view.phase}`) })}
          {scene.practice && <em className="call-practice"> {say('call.practice')}</em>}
        </p>
        <p className="call-clock">
          <span className="clock-bars" aria-hidden="true">
            {Array.from({ length: Math.max(DECK, left) }, (_, n) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a bar is known by its place
              <i key={n} className={n < left ? 'is-left' : ''} />
            ))}
          </span>
          <span>{say('call.clock', { n: left })}</span>
        </p>
      </div>
      <Threat />
      <ul className="call-counts">
        <li className="count-held">
          <Drawing from="call" name="hostage" />
          {say('call.held', { n: zone })}
        </li>
        <li className="count-safe">
          <Drawing from="call" name="hostage-saved" />
          {say('call.safe', { n: saved })}
        </li>
        <li className="count-lost">
          <Drawing from="call" name="hostage-lost" />
          {say('call.lost', { n: killed, most })}
        </li>
      </ul>
      <Banners />
    </header>
  )
}

/** What changes everything, while it lasts. */
function Banners() {
  const { say, view } = useCall()
  if (view.ending !== 'playing') return null
  const banners = [
    ...(canCapture(view) ? [{ text: say('call.banner.empty'), rule: 'N-25' }] : []), // also N-29
    ...(view.last ? [{ text: say('call.banner.last'), rule: 'N-24' }] : []),
    ...(view.second ? [{ text: say('call.banner.second'), rule: 'N-27' }] : []),
    ...(view.escaping ? [{ text: say('call.banner.escaping'), rule: 'N-15' }] : []),
  ]
  if (banners.length === 0) return null
  return (
    <div className="call-banners">
      {banners.map(({ text, rule }) => (
        <p key={rule} className="call-banner">
          <Drawing from="room" name="warning" />
          <span>{text}</span>
          <RuleLink rule={rule} />
        </p>
      ))}
    </div>
  )
}
