import { partsOf } from '../../games/negotiator/options.ts'
import { Sheet } from '../shared/Sheet.tsx'
import { useCall } from './model.ts'

/** Practice: every choice so far in words; going back to one keeps the luck that was to follow it. */
export default function RewindSheet({ onClose, onRewind }: { onClose: () => void; onRewind: (to: number) => void }) {
  const { say, scene, view, speaker, name } = useCall()
  const past = (scene.past ?? []).map(choice => ({ choice, parts: partsOf(choice) }))
  /** Finishing a turn's spending ends the turn; the last of them ended the one before this. */
  const firstTurn = view.turn - past.filter(({ parts }) => parts?.verb === 'done').length
  const words = ({ choice, parts }: (typeof past)[number]): string => {
    if (parts?.verb === 'buy') return say('call.past.buy', { card: name(parts.card) })
    if (parts?.verb === 'reroll') return say('call.past.reroll', { card: name(parts.card), die: parts.die + 1 })
    return speaker.label(choice, view)
  }
  const turns = new Map<number, { readonly at: number; readonly text: string }[]>()
  let turn = firstTurn
  for (const [at, one] of past.entries()) {
    turns.set(turn, [...(turns.get(turn) ?? []), { at, text: words(one) }])
    if (one.parts?.verb === 'done') turn++
  }
  return (
    <Sheet title={say('call.rewind')} onClose={onClose} className="rewind-sheet">
      <p>{past.length === 0 ? say('call.rewind.none') : say('call.rewind.text')}</p>
      {[...turns].reverse().map(([number, choices]) => (
        <section key={number}>
          <h3>{say('call.turn.short', { turn: number })}</h3>
          <ul className="command-list">
            {choices.toReversed().map(({ at, text }) => (
              <li key={at}>
                <button
                  type="button"
                  onClick={() => {
                    onClose()
                    onRewind(at)
                  }}
                >
                  <span>{text}</span>
                </button>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </Sheet>
  )
}
