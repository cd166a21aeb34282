import board from '../drawings/board.svg?url'
import call from '../drawings/call.svg?url'
import room from '../drawings/room.svg?url'

const sprites = { board, call, room } as const

/** One of our drawings. It says nothing itself: whatever it stands for is written beside it or in `label`. */
export function Drawing({
  from,
  name,
  label,
  className = '',
}: {
  from: keyof typeof sprites
  name: string
  label?: string
  className?: string
}) {
  const use = <use href={`${sprites[from]}#${name}`} />
  return label === undefined ? (
    <svg className={`drawing ${className}`} aria-hidden="true" focusable="false">
      {use}
    </svg>
  ) : (
    <svg className={`drawing ${className}`} role="img" aria-label={label}>
      {use}
    </svg>
  )
}
