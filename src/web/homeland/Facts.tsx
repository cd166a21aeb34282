import { memo, type ReactNode } from 'react'
import type { Seat } from '../../engine/game.ts'
import { standingClaims } from '../../games/homeland/talk/claims.ts'
import type { ThreatSeen } from '../../games/homeland/view/view.ts'
import type { PlayerEffect } from '../../games/homeland/vocabulary.ts'
import { Drawing } from '../shared/Drawing.tsx'
import { IntelLine, IntelMarks } from './known.tsx'
import { type BoardModel, cardName, sameIn } from './model.ts'
import { PlayerMark, SeatShape } from './PlayerMark.tsx'
import { isAbout } from './talk/ClaimsOn.tsx'

/** What an Advantage is about, as a drawing; the rest are favours. */
const advantages: Partial<Record<PlayerEffect, string>> = {
  clout: 'clout',
  'take-clout': 'clout',
  launder: 'clout',
  agents: 'agent',
  'send-agent': 'agent',
  soldiers: 'soldier',
  'send-soldiers': 'soldier',
  'shift-soldiers': 'soldier',
  intel: 'intel-back',
  'swap-hand': 'intel-back',
  'make-discard': 'intel-back',
  asset: 'agenda-hidden',
  conceal: 'agenda-hidden',
  recover: 'agenda-hidden',
  'look-plot': 'eye',
  'look-intel': 'eye',
  'expose-player': 'eye',
  claim: 'lead',
  'free-lead': 'lead',
}

/** A mark and what it stands for: seen as the one, read out and shown under the pointer as the other. */
const Fact = ({ text, className, children }: { text: string; className?: string; children: ReactNode }) => (
  <li title={text} className={className}>
    <span className="only-spoken">{text}</span>
    <span aria-hidden="true" className="fact">
      {children}
    </span>
  </li>
)

/** Who laid the Intel there, each once; what came from the deck is nobody's. */
const hands = ({ by }: ThreatSeen): Seat[] => [...new Set(by)].filter(one => one !== 'deck').sort()

/** What everybody sees of a case and what this player knows of it, as marks on three lines. */
export const Facts = memo(
  function Facts({
    model,
    threat,
    isOpen,
    column,
    isShort = false,
  }: {
    model: Pick<BoardModel, 'say' | 'cards' | 'names' | 'initials' | 'texts' | 'ledger'>
    threat: ThreatSeen
    /** Nothing is hidden any more. */
    isOpen: boolean
    column?: number
    /** On a tile of one size: no line of it may become two. */
    isShort?: boolean
  }) {
    const { say, cards, names, texts } = model
    const { agents = 0, soldiers = 0, lead, looks = [] } = threat
    const organization = cards.organizations.get(threat.organization)
    const sophistication = organization?.sophistication ?? 0
    const plot = cards.plots.get(threat.plot ?? '')
    const claims = standingClaims(model.ledger).filter(({ claim }) => isAbout(claim, { case: threat.id }))
    const laid = hands(threat)
    const look = looks.at(-1)
    return (
      <>
        <ul className="facts">
          {column !== undefined && <li className="only-spoken">{say('case.column', { n: column + 1 })}</li>}
          <li>
            {lead === undefined ? (
              <span className="unclaimed" title={say('board.unclaimed')}>
                <span className="only-spoken">{say('board.unclaimed')}</span>
                <span aria-hidden="true">{say('case.free')}</span>
              </span>
            ) : (
              <>
                <span className="only-spoken">{say('case.lead')} </span>
                <PlayerMark model={model} seat={lead} />
              </>
            )}
          </li>
          <Fact text={say('case.sophistication', { n: sophistication })}>
            <Drawing from="board" name="intel-red" />+{sophistication}
          </Fact>
          {organization && (
            <Fact text={(texts.get(organization.id)?.text ?? []).join(' ')}>
              <Drawing from="board" name={advantages[organization.advantage[0]?.do] ?? 'rep'} />
            </Fact>
          )}
          {claims.length > 0 && (
            <Fact text={say('case.claims', { n: claims.length })}>
              <Drawing from="room" name="talk" />
            </Fact>
          )}
        </ul>
        <ul className="facts">
          <Fact
            text={
              say('case.intel', { n: threat.by.length }) +
              (laid.length > 0 ? `, ${say('case.by', { players: laid.map(seat => names[seat]).join(', ') })}` : '')
            }
          >
            {/* Cards that lie open are counted by themselves. */}
            {!(isShort && isOpen && threat.known) && (
              <>
                <Drawing from="board" name="intel-back" />
                {threat.by.length}
              </>
            )}
            <span className="fact-hands">
              {laid.map(seat => (
                <SeatShape key={seat} seat={seat} />
              ))}
            </span>
          </Fact>
          {isOpen &&
            threat.known &&
            (isShort ? (
              <IntelLine model={model} ids={threat.known} />
            ) : (
              <li>
                <IntelMarks model={model} ids={threat.known} />
              </li>
            ))}
        </ul>
        <ul className="facts">
          {agents > 0 && (
            <Fact text={say('board.agents.long', { n: agents })}>
              <Drawing from="board" name="agent" />
              {agents}
            </Fact>
          )}
          {soldiers > 0 && (
            <Fact text={say('board.soldiers.long', { n: soldiers })}>
              <Drawing from="board" name="soldier" />
              {soldiers}
            </Fact>
          )}
          {plot && (
            <Fact
              className="is-private"
              text={say('known.plot', {
                plot: cardName(model, plot.id),
                complexity: plot.complexity,
                impact: plot.impact,
              })}
            >
              <Drawing from="board" name={`plot-${plot.kind}`} />
              {say('known.plot.short', { complexity: plot.complexity, impact: plot.impact })}
            </Fact>
          )}
          {look && (
            <Fact
              className="is-private"
              text={say('known.look', { round: look.round, since: threat.by.length - look.cards.length })}
            >
              <Drawing from="board" name="eye" />
              {look.cards.length}
            </Fact>
          )}
        </ul>
      </>
    )
  },
  sameIn('say', 'cards', 'names', 'initials', 'texts', 'ledger'),
)
