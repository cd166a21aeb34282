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
  // Said here: a style sheet would have to look into every drawing, and again whenever one comes or goes.
  const classes = ['drawing', /^abductor-/.test(name) && 'is-photo', className].filter(Boolean).join(' ')
  return label === undefined ? (
    <svg className={classes} aria-hidden="true" focusable="false">
      {use}
    </svg>
  ) : (
    <svg className={classes} role="img" aria-label={label}>
      {use}
    </svg>
  )
}
