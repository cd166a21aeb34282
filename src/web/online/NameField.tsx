import { LONGEST_NAME_CHARACTERS } from '../../table/names.ts'
import { useSay } from '../shared/words.tsx'

/** Who one is at a table elsewhere, and what is wrong with the name. */
export function NameField({
  id,
  name,
  fault,
  onName,
}: {
  /** Of the form. */
  id: string
  name: string
  fault: string | null
  onName: (name: string) => void
}) {
  const say = useSay()
  return (
    <>
      <label className="online-field">
        <span>{say('online.name')}</span>
        <input
          id={`${id}-name`}
          value={name}
          maxLength={2 * LONGEST_NAME_CHARACTERS}
          autoComplete="nickname"
          aria-invalid={fault !== null}
          aria-describedby={fault === null ? undefined : `${id}-fault`}
          onChange={event => onName(event.target.value)}
        />
      </label>
      {fault !== null && (
        <p id={`${id}-fault`} className="online-fault" role="alert">
          {fault}
        </p>
      )}
    </>
  )
}
