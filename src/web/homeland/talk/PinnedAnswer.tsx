import './talk.css'
import { answerLine } from '../../../games/homeland/talk/answers.ts'
import type { Said } from '../../../games/homeland/talk/claims.ts'
import type { BoardModel } from '../model.ts'

/** The one answer to a suspicion, below it wherever it stands. */
export function PinnedAnswer({ model, said }: { model: Pick<BoardModel, 'say' | 'names'>; said: Said }) {
  const line = answerLine(model.say, model.names, said)
  return line === null ? null : <p className="pinned-answer">{line}</p>
}
