import type { Event, EventKind } from '../../../games/homeland/events.ts'
import { type Scales, scalesAt, stillDown, unprinted } from '../../../games/homeland/explain/scales.ts'
import { Drawing } from '../../shared/Drawing.tsx'
import { Ruled } from '../../shared/Ruled.tsx'
import { IntelMark } from '../IntelMark.tsx'
import { type BoardModel, cardName } from '../model.ts'
import { PlayerMark } from '../PlayerMark.tsx'
import type { Show } from './show.ts'
import { Line, useInSight } from './Told.tsx'

type Opened = Extract<Event, { kind: 'analysis' }>

/** Told by the scales, the gold card and the stamp, and not again below them. */
const ELSEWHERE: ReadonlySet<EventKind> = new Set<EventKind>([
  'analysis',
  'turned-up',
  'first-totals',
  'gold',
  'gold-totals',
  'totals',
  'neutralised',
  'succeeded',
])

/** A bar this long is a full one; totals beyond it are told by their numbers. */
const FULL_TOTAL = 24

/** An analysis as far as it has come: the Plot, both sides of the scales, the verdict, what follows (M-9 to M-15). */
export function Analysis({
  model,
  show: { events },
  opened,
  start,
  at,
  fresh,
}: {
  model: BoardModel
  show: Show
  opened: Opened
  start: number
  at: number
  fresh: number
}) {
  const { say, cards, view } = model
  const shown = events.slice(start, at)
  const scales = scalesAt(events, start, at, cards)
  const left = view.analysis?.threat === opened.threat ? view.analysis.left : 0
  const down = stillDown(events, start, at, left)
  const gold = events.slice(Math.max(start, fresh), at).find(event => event.kind === 'gold')
  const verdict = shown.find(event => event.kind === 'neutralised' || event.kind === 'succeeded')
  const rest = shown.map((event, i) => ({ event, place: start + i })).filter(({ event }) => !ELSEWHERE.has(event.kind))
  const organization = cards.organizations.get(opened.organization)
  const sheet = useInSight<HTMLElement>(at)
  return (
    <article ref={sheet} className="analysis paper">
      <header className="analysis-head">
        <Drawing from="board" name={`org-${organization?.kind ?? 'state'}`} />
        <h2>{say('theatre.analysis', { case: opened.threat, organization: cardName(model, opened.organization) })}</h2>
        <p>{opened.lead === null ? say('board.unclaimed') : <PlayerMark model={model} seat={opened.lead} named />}</p>
      </header>
      <PlotCard model={model} plot={opened.plot} />
      <div className="scales">
        <Side model={model} scales={scales} colour="red" fresh={fresh} />
        <Side model={model} scales={scales} colour="blue" fresh={fresh} />
      </div>
      <Backs model={model} n={verdict ? 0 : down} />
      <Golds model={model} scales={scales} />
      {gold && (
        <div className="gold-card intel-gold is-fresh">
          <p className="gold-stop">{say('stage.gold')}</p>
          <p className="gold-name">
            <IntelMark model={model} id={gold.card} /> {cardName(model, gold.card)}
          </p>
          <p>{model.texts.get(gold.card)?.text[0]}</p>
        </div>
      )}
      {verdict && (
        <Verdict
          model={model}
          verdict={verdict}
          isTie={scales.red === scales.blue}
          isFresh={shown.indexOf(verdict) + start >= fresh}
        />
      )}
      {rest.length > 0 && (
        <>
          <h3 className="only-spoken">{say('stage.consequences')}</h3>
          <ol className="told-lines">
            {rest.map(({ event, place }) => (
              <Line key={place} model={model} event={event} isFresh={place >= fresh} about={opened.threat} />
            ))}
          </ol>
        </>
      )}
      <div className="in-sight" />
    </article>
  )
}

function PlotCard({ model, plot }: { model: BoardModel; plot: string }) {
  const { cards, texts } = model
  return (
    <div className="plot-card">
      <Drawing from="board" name={`plot-${cards.plots.get(plot)?.kind ?? 'bomb'}`} />
      <p>
        <b>{cardName(model, plot)}</b>
        {texts
          .get(plot)
          ?.text.slice(-2)
          .map(line => (
            <span key={line}>{line}</span>
          ))}
      </p>
    </div>
  )
}

/** One side of the scales: the total with shape, letter and bar, then what it is made of. */
function Side({
  model,
  scales,
  colour,
  fresh,
}: {
  model: BoardModel
  scales: Scales
  colour: 'red' | 'blue'
  fresh: number
}) {
  const { say, cards } = model
  const total = scales[colour]
  const more = unprinted(scales, colour, cards)
  const turned = scales.turned.filter(one => one.colour === colour)
  const { complexity, sophistication, agents } = scales
  return (
    <section
      className={`side intel-${colour}`}
      aria-label={say('stage.total', { colour: say(`colour.${colour}`), n: total })}
    >
      <p className="side-total">
        <Drawing from="board" name={`intel-${colour}`} />
        <span>{say(`colour.letter.${colour}`)}</span>
        <b key={total}>{total}</b>
      </p>
      <div className="side-bar" aria-hidden="true">
        <i
          className="side-fill"
          style={{ transform: `translateX(${(100 * Math.min(total, FULL_TOTAL)) / FULL_TOTAL - 100}%)` }}
        />
      </div>
      <ul className="side-parts">
        {colour === 'red' && <li>{say('theatre.complexity', { n: complexity })}</li>}
        {colour === 'red' && <li>{say('theatre.sophistication', { n: sophistication })}</li>}
        {colour === 'blue' && agents > 0 && <li>{say('theatre.agents', { n: agents })}</li>}
        {turned.map(({ card, event, isGone }) => (
          <li key={event} className={`${event >= fresh ? 'is-fresh' : ''} ${isGone ? 'is-gone' : ''}`}>
            <IntelMark model={model} id={card} />{' '}
            <span aria-hidden="true" className="side-name">
              {cardName(model, card)}
            </span>
            {isGone && <span className="side-gone"> {say('stage.gone')}</span>}
          </li>
        ))}
        {more !== 0 && <li>{say('theatre.more', { n: more })}</li>}
      </ul>
    </section>
  )
}

/** The gold cards that have had their say: they have no number and lie on neither side. */
function Golds({ model, scales }: { model: BoardModel; scales: Scales }) {
  const golds = scales.turned.filter(({ colour }) => colour === 'gold')
  if (golds.length === 0) return null
  return (
    <ul className="golds">
      {golds.map(({ card, event }) => (
        <li key={event}>
          <IntelMark model={model} id={card} /> <span aria-hidden="true">{cardName(model, card)}</span>
        </li>
      ))}
    </ul>
  )
}

function Backs({ model: { say }, n }: { model: BoardModel; n: number }) {
  if (n <= 0) return null
  return (
    <p className="backs">
      {Array.from({ length: n }, (_, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: face-down cards are all alike
        <Drawing key={place} from="board" name="intel-back" />
      ))}
      <span>{say('stage.down', { n })}</span>
    </p>
  )
}

function Verdict({
  model: { say, speaker },
  verdict,
  isTie,
  isFresh,
}: {
  model: BoardModel
  verdict: Extract<Event, { kind: 'neutralised' | 'succeeded' }>
  isTie: boolean
  isFresh: boolean
}) {
  return (
    <div className={`verdict verdict-${verdict.kind} ${isFresh ? 'is-fresh' : ''}`}>
      <p className="stamp">
        <Drawing from="room" name={verdict.kind === 'neutralised' ? 'check' : 'cross'} />
        {say(`stage.verdict.${verdict.kind}`)}
      </p>
      <p>{speaker.event(verdict, 'observer')}</p>
      {isTie && verdict.kind === 'succeeded' && (
        <p>
          <Ruled>{say('stage.tie')}</Ruled>
        </p>
      )}
    </div>
  )
}
