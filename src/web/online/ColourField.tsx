import { useId } from 'react'
import type { Colour } from '../../table/lobby.ts'
import { useSay } from '../shared/words.tsx'

/** Which of the colours that nobody has one would like; none is chosen by the table. */
export function ColourField({
  free,
  colour,
  onColour,
}: {
  free: readonly Colour[]
  colour: Colour | null
  onColour: (colour: Colour) => void
}) {
  const say = useSay()
  const id = useId()
  return (
    <fieldset className="choice">
      <legend>{say('online.colour')}</legend>
      {free.map(one => (
        <label key={one} className="chip">
          <input type="radio" name={id} checked={colour === one} onChange={() => onColour(one)} />
          <span>
            <i className={`online-colour is-${one}`} /> {say(`seat-colour.${one}`)}
          </span>
        </label>
      ))}
    </fieldset>
  )
}
