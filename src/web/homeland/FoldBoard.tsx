import { Drawing } from '../shared/Drawing.tsx'
import { useSettings } from '../shared/settings.ts'
import { useSay, Words } from '../shared/words.tsx'
import type { DeskOnly } from './deskOnly.ts'

/** On a phone beside a shared screen: the board there alone, or here as well. */
export default function FoldBoard({ desk }: { desk: DeskOnly }) {
  const { locale } = useSettings()
  return (
    <Words locale={locale} more={['onlook']}>
      <Fold desk={desk} />
    </Words>
  )
}

function Fold({ desk: { isOn, set } }: { desk: DeskOnly }) {
  const say = useSay()
  return (
    <button type="button" className="button quiet fold-board" onClick={() => set(!isOn)}>
      <Drawing from="room" name={isOn ? 'folder' : 'desk'} />
      {say(isOn ? 'desk.board' : 'desk.only')}
    </button>
  )
}
