import { Drawing } from '../shared/Drawing.tsx'
import { Desk } from './Desk.tsx'
import { IntelMarks } from './known.tsx'
import { Later } from './Later.tsx'
import type { Play } from './play.ts'

/** The own desk under a board that is scrolled: a bar that is always there, and the rest when it is wanted. */
export function Drawer({
  play,
  question,
  isOpen,
  onToggle,
}: {
  play: Play
  /** What is asked, docked with the hand: in sight wherever the board is scrolled to. */
  question: string | null
  isOpen: boolean
  onToggle: () => void
}) {
  const { model, seat } = play
  const { say, view, names } = model
  return (
    <section className="drawer" aria-label={say('desk.mine', { player: names[seat] })}>
      {question !== null && (
        <p className="board-question" aria-hidden="true">
          {question}
        </p>
      )}
      <button
        type="button"
        className="drawer-bar"
        aria-expanded={isOpen}
        aria-controls="drawer-desk"
        onClick={onToggle}
      >
        <span className="drawer-name">{say('desk.title')}</span>
        {!isOpen && <IntelMarks model={model} ids={[...(view.me?.hand ?? []), ...view.players[seat].open]} />}
        <Drawing from="room" name={isOpen ? 'close' : 'desk'} />
      </button>
      <div id="drawer-desk" className="drawer-desk" hidden={!isOpen}>
        <Later isNow={isOpen}>
          <Desk play={play} onAssets={null} />
        </Later>
      </div>
    </section>
  )
}
