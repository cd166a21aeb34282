import { own } from '../../engine/own.ts'
import { generic, type PageRow, pages } from '../games.ts'
import { Drawing } from '../shared/Drawing.tsx'
import { address } from '../shared/router.ts'
import { useSettings } from '../shared/settings.ts'
import { useSay, Words } from '../shared/words.tsx'
import { GiveWatch } from './GiveWatch.tsx'
import { HostTerms } from './HostTerms.tsx'
import type { TableSeen } from './protocol.ts'
import { Reminders } from './Reminders.tsx'
import OfferScreen from './shared/OfferScreen.tsx'

interface Props {
  readonly seen: TableSeen
  readonly id: string
}

/** What a lobby offers besides its seats, once they are drawn: to learn the game meanwhile, a shared screen, a link for spectators. */
export default function LobbyOffers(props: Props) {
  const { locale } = useSettings()
  return (
    <Words locale={locale} more={['guests', 'onlook', 'people']}>
      <Offers {...props} />
    </Words>
  )
}

function Offers({ seen, id }: Props) {
  const say = useSay()
  const { lobby, you } = seen
  if (!lobby || !you) return null
  const isTaught = (own<PageRow>(pages, lobby.game) ?? generic).isTaught === true
  return (
    <>
      {you.isSpectator && <p className="online-small">{say('onlook.late')}</p>}
      {isTaught && (
        <div className="online-ways">
          <a className="button quiet" href={address('t', id, 'teach')}>
            <Drawing from="room" name="learn" />
            {say('teach.offer')}
          </a>
        </div>
      )}
      {lobby.chairs.length > 1 && <OfferScreen seen={seen} id={id} />}
      {you.isHost && lobby.spectators && <GiveWatch table={id} />}
      {you.isHost && lobby.chairs.length > 1 && <HostTerms seen={seen} />}
      {you.seat !== null && <Reminders />}
    </>
  )
}
