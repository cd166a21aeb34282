import { useState } from 'react'
import { nameOfParts } from '../../games/homeland/options.ts'
import type { ThreatSeen } from '../../games/homeland/view/view.ts'
import { CardSource } from '../shared/CardSource.tsx'
import { Drawing } from '../shared/Drawing.tsx'
import { RuleLink } from '../shared/Ruled.tsx'
import { Sheet } from '../shared/Sheet.tsx'
import type { TableSeat } from '../shared/useTable.ts'
import { actsOn, notHere } from './acts.ts'
import { Facts } from './Facts.tsx'
import { IntelMarks, Known } from './known.tsx'
import { type BoardModel, cardName, intelName, isAllOpen, levelOf } from './model.ts'
import { PlotCard } from './PlotCard.tsx'
import type { Play } from './play.ts'
import { Story } from './Story.tsx'
import { ClaimsOn } from './talk/ClaimsOn.tsx'
import { NoteOn } from './talk/Notes.tsx'
import { Talk } from './talk/Talk.tsx'

/** Who put the cards there, and which of them everybody knows. */
function Origins({ model, threat: { by, known = [] } }: { model: BoardModel; threat: ThreatSeen }) {
  const { say, names } = model
  return (
    <ul className="origins">
      {[...new Set(by)].map(seat => (
        <li key={seat}>
          {seat === 'deck' ? say('board.deck') : names[seat]}{' '}
          <IntelMarks model={model} ids={by.flatMap((one, place) => (one === seat ? [known[place] ?? null] : []))} />
        </li>
      ))}
    </ul>
  )
}

/** What can be begun from the file: the verb, then this very case. */
export function Acts({ play, threat, onDone }: { play: Play; threat: ThreatSeen; onDone: () => void }) {
  const { model, options, seat } = play
  const { say, view, speaker } = model
  const { id } = threat
  const here = nameOfParts({ verb: 'case', threat: id })
  const act = async (...steps: readonly string[]) => {
    onDone()
    await play.act(...steps)
  }
  if (options.has(here))
    return (
      <button type="button" className="button" onClick={() => act(here)}>
        {say('case.choose.this')}
      </button>
    )
  const noIntel = notHere(play, id, 'intel')
  const acts = actsOn(play, id)
  const begun = acts.filter(({ word }) => word !== 'strike')
  const strike = acts.find(({ word }) => word === 'strike')
  const hand = view.me?.hand ?? []
  const cards = [
    ...[...new Set(hand)].map(card => ({ verb: 'card', card }) as const),
    ...[...new Set(view.players[seat].open)].map(card => ({ verb: 'card-open', card }) as const),
  ]
  return (
    <div className="file-acts">
      {begun.map(({ word, steps }) => (
        <button key={word} type="button" className="button quiet" data-option={word} onClick={() => act(...steps)}>
          {say(`file.${word}`)}
        </button>
      ))}
      {noIntel && (
        <p className="file-small">
          {speaker.reason(noIntel)} <RuleLink rule={noIntel.rule} />
        </p>
      )}
      {options.has('intel') &&
        !noIntel &&
        cards.map(one => {
          const name = nameOfParts(one)
          return (
            <button key={name} type="button" className="button quiet" onClick={() => act('intel', name, here)}>
              {say('file.play', { card: intelName(model, one.card) })}
            </button>
          )
        })}
      {strike && (
        <button type="button" className="button quiet" onClick={() => act(...strike.steps)}>
          <Drawing from="board" name="drone-strike" />
          {speaker.label(strike.steps[0], view)}
        </button>
      )}
    </div>
  )
}

/** Everything this player may know of a case, and what can be done about it. */
export function CaseFile({
  model,
  play,
  table,
  threat,
  onClose,
}: {
  model: BoardModel
  play: Play
  table: TableSeat
  threat: ThreatSeen
  onClose: () => void
}) {
  const { say, cards, texts, names, view } = model
  const [isTalking, setTalking] = useState(false)
  const organization = cards.organizations.get(threat.organization)
  const plot = cards.plots.get(threat.plot ?? '')
  const { lookers = [], plotSeenBy = [], looks = [] } = threat
  const earlier = looks.slice(0, -1)
  const about = { case: threat.id }
  return (
    <Sheet
      title={say('case.name', { case: threat.id, organization: cardName(model, threat.organization) })}
      onClose={onClose}
      className="file"
    >
      <div className="file-head">
        {organization && <Drawing from="board" name={`org-${organization.kind}`} className="file-drawing" />}
        <div>
          <p>
            {say('file.kind', {
              level: say(`level.${levelOf(view, threat.id)}`),
              kind: organization ? say(`group.${organization.kind}`) : '',
              sophistication: organization?.sophistication ?? 0,
            })}
          </p>
          <Facts model={model} threat={threat} isOpen={isAllOpen(view)} />
        </div>
      </div>
      <Story id={threat.organization}>{line => <p>{line}</p>}</Story>
      {(texts.get(threat.organization)?.text ?? []).map(line => (
        <p key={line}>{line}</p>
      ))}
      {play.asked && <Acts play={play} threat={threat} onDone={onClose} />}
      <h3>{say('file.intel', { n: threat.by.length })}</h3>
      <Origins model={model} threat={threat} />
      <h3>{say('file.known')}</h3>
      <Known model={model} threat={threat} />
      {plot && <PlotCard model={model} plot={plot} />}
      {earlier.map(({ round, cards: seen }) => (
        <p key={`${round} ${seen.length}`}>
          {say('known.look', { round, since: threat.by.length - seen.length })} <IntelMarks model={model} ids={seen} />
        </p>
      ))}
      {!plot && looks.length === 0 && (threat.mine ?? []).length === 0 && <p>{say('file.nothing')}</p>}
      {plotSeenBy.length > 0 && (
        <p className="file-small">
          {say('board.plot-seen', { players: plotSeenBy.map(seat => names[seat]).join(', ') })}
        </p>
      )}
      {lookers.length > 0 && (
        <p className="file-small">
          {say('board.intel-seen', {
            players: lookers.map(({ seat, round }) => say('board.looked', { player: names[seat], round })).join(', '),
          })}
        </p>
      )}
      {[threat.organization, threat.plot ?? ''].map(id => {
        const card = texts.get(id)
        return card && <CardSource key={id} game="homeland" card={card} isNamed />
      })}
      <ClaimsOn model={model} about={about} />
      <NoteOn model={model} about={about} onNote={(on, text) => void table.note(on, text)} />
      <details className="file-talk" onToggle={event => setTalking(event.currentTarget.open)}>
        <summary>{say('file.talk')}</summary>
        {isTalking && (
          <Talk model={model} focus={about} onClaim={claim => void table.claim(claim)} onAnswer={table.answer} />
        )}
      </details>
    </Sheet>
  )
}
