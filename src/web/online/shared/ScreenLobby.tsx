import './screen.css'
import { writeLink } from '../../../client/link.ts'
import { shownCode } from '../../../table/code.ts'
import { SeatShape } from '../../homeland/PlayerMark.tsx'
import { botTitle } from '../../shared/bots.ts'
import { useSettings } from '../../shared/settings.ts'
import { useTitle } from '../../shared/useTitle.ts'
import { useSay, Words } from '../../shared/words.tsx'
import type { TableSeen } from '../protocol.ts'
import QrCode from '../QrCode.tsx'
import { useReach } from '../reach.ts'
import { useAwake } from './useAwake.ts'

/** The shared screen before the match: one code for every phone in the room, and the seats as they fill. */
export default function ScreenLobby(props: { seen: TableSeen; id: string }) {
  const { locale } = useSettings()
  return (
    <Words locale={locale} more={['onlook', 'people']}>
      <Lobby {...props} />
    </Words>
  )
}

function Lobby({ seen: { lobby, code }, id }: { seen: TableSeen; id: string }) {
  const say = useSay()
  const { address } = useReach()
  const isAwake = useAwake()
  useTitle(say('online.gathering'))
  if (!lobby) return null
  const free = lobby.chairs.filter(chair => chair === null).length
  const isDealing = lobby.phase !== 'gathering'
  return (
    <div className="screen-lobby">
      <header>
        <h1>{say(`${lobby.game}.title`)}</h1>
        <p className="screen-state" role="status">
          {isDealing
            ? say('online.dealing')
            : free === 0
              ? say('online.full')
              : say(code === null ? 'tv.closed' : 'tv.join', { n: free })}
        </p>
      </header>
      {code !== null && free > 0 && !isDealing && (
        <section className="screen-code" aria-label={say('tv.code')}>
          <QrCode
            text={writeLink({ address, table: id, right: { kind: 'code', pass: code } })}
            label={say('give.qr.alt', { what: say('tv.code') })}
          />
          <p className="screen-typed">
            {say('tv.or', { address: address.replace(/^https?:\/\//, '') })}{' '}
            <b className="screen-letters">{shownCode(code)}</b>
          </p>
        </section>
      )}
      <ol className="screen-chairs" aria-label={say('online.seats')}>
        {lobby.chairs.map((chair, seat) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a chair is its place at the table
          <li key={seat} className={chair ? 'screen-chair' : 'screen-chair is-free'}>
            <SeatShape seat={seat} colour={chair?.colour} />
            <b>{chair?.name ?? say('lobby.seat', { n: seat + 1 })}</b>
            <span>
              {chair === null
                ? say('online.seat.free')
                : chair.bot === null
                  ? say('tv.sits')
                  : botTitle(say, chair.bot)}
            </span>
          </li>
        ))}
      </ol>
      <p className="screen-small">
        {say('tv.public')} {!isAwake && say('tv.awake')}
      </p>
    </div>
  )
}
