import './suspicion.css'
import { ACCUSING_PAYS, inWhole, type Mix } from '../../../games/homeland/knowledge/prior.ts'
import { agendas } from '../../../games/homeland/vocabulary.ts'
import type { BoardModel } from '../model.ts'

/** A mix as one bar of three patterns with their letters; the numbers are written or read out beside it. */
export function MixBar({ model: { say }, mix }: { model: Pick<BoardModel, 'say'>; mix: Mix }) {
  const whole = inWhole(mix)
  return (
    <div className="mix-bar" aria-hidden="true">
      {agendas.map((agenda, i) => (
        <i key={agenda} className={`mix-${agenda}`} style={{ flexGrow: whole[i] }}>
          {whole[i] >= 8 && <b>{say(`suspicion.letter.${agenda}`)}</b>}
        </i>
      ))}
    </div>
  )
}

/** How sure one is of the mole, with the line above which accusing pays. */
export function MoleBar({ chance }: { chance: number }) {
  return (
    <div className="mole-bar" aria-hidden="true">
      <i style={{ inlineSize: `${chance}%` }} />
      <u style={{ insetInlineStart: `${ACCUSING_PAYS}%` }} />
    </div>
  )
}
