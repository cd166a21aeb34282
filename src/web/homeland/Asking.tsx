import type { ReactNode } from 'react'
import type { EventKind } from '../../games/homeland/events.ts'
import { partsOf, type Verb } from '../../games/homeland/options.ts'
import { Drawing } from '../shared/Drawing.tsx'
import { AssetText } from './Assets.tsx'
import { Placing } from './Hand.tsx'
import { IntelMarks } from './known.tsx'
import { cardName } from './model.ts'
import { PlayerMark } from './PlayerMark.tsx'
import type { Play } from './play.ts'

/** Options that lie on the table are chosen there: cases on the board, cards and assets on the desk. */
const LYING: ReadonlySet<Verb | undefined> = new Set<Verb>(['case', 'card', 'card-open'])

const isLying = (name: string): boolean => LYING.has(partsOf(name)?.verb)

function Face({ play, name }: { play: Play; name: string }): ReactNode {
  const { model, lines } = play
  const parts = partsOf(name)
  const line = lines.get(name)
  if (parts?.verb === 'keep' || parts?.verb === 'burn')
    return (
      <>
        <span className="asking-label">{line?.label}</span>
        <span className="asset-face">
          <AssetText model={model} id={parts.asset} isNamed={false} />
        </span>
      </>
    )
  return (
    <>
      <span className="asking-label">
        {parts?.verb === 'player' ? <PlayerMark model={model} seat={parts.seat} named /> : (line?.label ?? name)}
      </span>
      {line && line.odds !== '' && <small>{line.odds}</small>}
    </>
  )
}

const CAUSES: ReadonlySet<EventKind> = new Set<EventKind>(['used', 'advantage', 'fallout', 'global-fallout'])
/** Questions that an asset in use, an Advantage or a Fallout puts. */
const PUT =
  /^(aim|advantage\.|shift\.|take-clout|make-discard|expose-player|launder|burn-asset|soldier-or-asset|discard-intel)/

/** Why this is asked at all: the asset in use, the Advantage, the Fallout. */
function Cause({ play: { model, asked } }: { play: Play }) {
  const cause = model.events.findLast(({ kind }) => CAUSES.has(kind) || kind === 'turn' || kind === 'analysis')
  if (!cause || !CAUSES.has(cause.kind) || !PUT.test(asked?.kind ?? '')) return null
  return cause.kind === 'used' ? (
    <div className="asking-cause asset-face">
      <AssetText model={model} id={cause.asset} />
    </div>
  ) : (
    <p className="asking-cause">{model.speaker.event(cause, model.scene.viewer)}</p>
  )
}

/** Answers that have a short word of their own, for the bar above the board. */
const SHORT: ReadonlySet<Verb> = new Set<Verb>(['look', 'no-look', 'send', 'none', 'redraw', 'keep-hand', 'accept'])
/** More than these leave the question no room in the bar: words, or mere numbers. */
const MOST_WORDS = 4
const MOST_NUMBERS = 10

/** The answers as short words, by their names; null where they need more room than a bar has. */
function shortAnswers(play: Play): readonly (readonly [name: string, word: string])[] | null {
  const here = answersHere(play)
  const most = here.every(name => partsOf(name)?.verb === 'send') ? MOST_NUMBERS : MOST_WORDS
  if (here.length === 0 || here.length > most) return null
  const words = here.flatMap(name => {
    const parts = partsOf(name)
    if (!parts || !SHORT.has(parts.verb)) return []
    return [[name, parts.verb === 'send' ? `${parts.count}` : play.model.say(`bar.${parts.verb}`)] as const]
  })
  return words.length === here.length ? words : null
}

/** What a short answer means, in full: beside the board, or under the bar where it has the focus. */
const inFull = (play: Play, name: string): string => {
  const line = play.lines.get(name)
  return [line?.label ?? name, line?.odds ?? ''].filter(Boolean).join(' · ')
}

/** The answers that lie nowhere else, and why they are asked for; those that stand in the bar are only told. */
export function Answers({ play, isBeside = false }: { play: Play; isBeside?: boolean }) {
  const here = answersHere(play)
  const short = isBeside ? shortAnswers(play) : null
  /** A word that says it all is not said twice. */
  const told = short?.map(([name, word]) => [word, inFull(play, name)]).filter(([word, full]) => word !== full) ?? []
  return (
    <>
      <Cause play={play} />
      {told.length > 0 && (
        <dl className="asking-told">
          {told.map(([word, full]) => (
            <div key={full}>
              <dt>{word}</dt>
              <dd>{full}</dd>
            </div>
          ))}
        </dl>
      )}
      {here.length > 0 && !short && (
        <ul className="asking-options">
          {here.map(name => (
            <li key={name}>
              <button type="button" className="asking-option" onClick={() => play.act(name)}>
                <Face play={play} name={name} />
              </button>
            </li>
          ))}
        </ul>
      )}
    </>
  )
}

const answersHere = ({ asked }: Play): string[] => (asked?.options ?? []).filter(name => !isLying(name))

/** Where the answers lie that lie on the table: a sentence, or none. */
const placeOf = (play: Play): string | null =>
  play.asks('case') ? 'asking.board' : play.asks('card') || play.asks('card-open') ? 'asking.hand' : null

export const UndoButton = ({ play, isShort = false }: { play: Play; isShort?: boolean }) =>
  play.drafted > 0 && (
    <button type="button" className={isShort ? 'icon-button' : 'button quiet'} onClick={play.undo}>
      <Drawing from="room" name="undo" />
      <span className={isShort ? 'only-spoken' : undefined}>{play.model.say('acts.undo')}</span>
    </button>
  )

/** What is asked now, beside the turn itself: the question, where to answer it, and the answers that lie nowhere else. */
export function Asking({ play }: { play: Play }) {
  const { model } = play
  const place = placeOf(play)
  return (
    <section className="asking paper" aria-labelledby="asking-title">
      <h2 id="asking-title" tabIndex={-1}>
        {questionOf(play)}
      </h2>
      {place && <p>{model.say(place)}</p>}
      <div className="asking-placing">
        <Placing play={play} />
      </div>
      <Answers play={play} />
      <UndoButton play={play} />
    </section>
  )
}

const questionOf = ({ model: { speaker, view }, asked, seat }: Play): string =>
  asked === null ? '' : speaker.question({ seat, kind: asked.kind, options: [] }, view)

/** The same question in the place of the turn's bar: it is one line, and says what is between the fingers. */
export function AskingBar({ play }: { play: Play }) {
  const { model } = play
  const { say, view } = model
  const place = placeOf(play)
  const placing = view.me?.placing ?? null
  const short = shortAnswers(play)
  return (
    <div className="bar-question">
      <h2 id="asking-title" tabIndex={-1}>
        {questionOf(play)}
      </h2>
      {placing !== null ? (
        <Placing play={play} />
      ) : (
        (place || !short) && <p className="bar-place">{say(place ?? 'asking.rail')}</p>
      )}
      {short && (
        <ul className="asking-options bar-answers">
          {short.map(([name, word]) => (
            <li key={name}>
              <button type="button" className="asking-option" title={inFull(play, name)} onClick={() => play.act(name)}>
                <span aria-hidden="true">{word}</span>
                <span className="only-spoken">{inFull(play, name)}</span>
              </button>
            </li>
          ))}
        </ul>
      )}
      <UndoButton play={play} />
    </div>
  )
}

/** The analysis somebody may still swing: Plot, what was turned up, both totals (M-11). */
export function Reacting({ play }: { play: Play }) {
  const { model } = play
  const { view, say, cards } = model
  const { analysis } = view
  if (!analysis) return null
  const plot = cards.plots.get(analysis.plot)
  const threat = view.threats.find(({ id }) => id === analysis.threat)
  const out = new Set([...analysis.cancelled, ...analysis.sniped])
  const shown = analysis.shown.filter((_, place) => !out.has(place))
  const leads = analysis.blue > analysis.red
  return (
    <section className="reacting paper" aria-labelledby="reacting-title">
      <h2 id="reacting-title">
        {say('reacting.title', {
          case: analysis.threat,
          organization: threat ? cardName(model, threat.organization) : '',
        })}
      </h2>
      {plot && (
        <p>
          {say('reacting.plot', { plot: cardName(model, plot.id), complexity: plot.complexity, impact: plot.impact })}
        </p>
      )}
      <p className="reacting-totals">
        <span className="intel-mark intel-red">
          <Drawing from="board" name="intel-red" />
          {say('reacting.red', { n: analysis.red })}
        </span>
        <span className="intel-mark intel-blue">
          <Drawing from="board" name="intel-blue" />
          {say('reacting.blue', { n: analysis.blue })}
        </span>
      </p>
      <p className="reacting-so-far">{say(leads ? 'reacting.stopped' : 'reacting.succeeds')}</p>
      <p>
        <IntelMarks model={model} ids={shown} />
      </p>
    </section>
  )
}
