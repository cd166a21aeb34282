import { useId } from 'react'
import type { Event } from '../../games/negotiator/events.ts'
import { partsOf } from '../../games/negotiator/options.ts'
import type { OptionLines } from '../../games/speaker.ts'
import { Drawing } from '../shared/Drawing.tsx'
import { useSettings } from '../shared/settings.ts'
import { Dice, type DieMark, marksOf, RollingDice } from './Dice.tsx'
import { counted, useCall } from './model.ts'
import { additionalOf, type Moment, momentOf } from './moment.ts'
import { Outcomes, useChance } from './Outcomes.tsx'
import { TerrorFace } from './TerrorFace.tsx'
import type { Roll } from './useHeld.ts'

/** What has just happened: the dice in the air or on the table, the Terror card of this turn. */
export function Stage({ roll }: { roll: Roll | null }) {
  const { kind, events, deck, view, options } = useCall()
  const moment = momentOf(events)
  if (roll)
    return (
      <div className="stage">
        <RollingDice roll={roll} still={roll.dice === roll.moved.length ? [] : view.test.dice} />
      </div>
    )
  const isTesting = kind.startsWith('test.')
  const mayConvert =
    kind === 'test.convert' || options.some(({ outcomes }) => outcomes.some(({ ifs }) => 'convert' in ifs))
  return (
    <>
      {moment?.kind === 'terror' && (
        <div className={`stage stage-terror ${isTesting ? '' : 'stage-past'}`} key={`terror ${moment.from}`}>
          <TerrorFace
            id={moment.card}
            additional={additionalOf(
              events,
              moment.from,
              deck.terror.some(({ card }) => card.id === moment.card && card.additional !== undefined),
            )}
            told={!isTesting && <Result moment={moment} />}
          />
        </div>
      )}
      {isTesting && kind !== 'test.reroll' && (
        <div className="stage">
          <Dice
            dice={view.test.dice}
            marks={marksOf(view.test.dice, view.modifiers.fours, view.test.converted, mayConvert)}
          />
        </div>
      )}
      {!isTesting && moment?.kind === 'test' && (moment.dice.length > 0 || events.length > moment.from + 1) && (
        <div className="stage stage-past">
          <Result moment={moment} />
        </div>
      )}
      {kind === 'look' && view.terror.next !== null && (
        <div className="stage stage-terror">
          <TerrorFace id={view.terror.next} additional="open" />
        </div>
      )}
    </>
  )
}

/** The small decisions on the way: a die to roll again, a 4 to convert, a demand to turn up, a Terror card to let go. */
export function Decide() {
  const { kind, view, say } = useCall()
  switch (kind) {
    case 'test.reroll':
      return <RerollDice />
    case 'test.convert':
      return <Convert />
    case 'test.pay':
      return <p>{say('call.pay', { n: view.asked?.left ?? 1 })}</p>
    case 'reveal':
    case 'look':
      return <Choices />
    default:
      return null
  }
}

/** Questions that are answered by what lies there, not from the hand. */
export const isDeciding = (kind: string): boolean => ['test.reroll', 'test.convert', 'reveal', 'look'].includes(kind)

/** As many successes as the game counted: free and converted 4s are among them. */
const resultMarks = (dice: readonly number[], successes: number | null): DieMark[] =>
  successes === null // no test, so that no die is a success
    ? dice.map(() => 'miss')
    : marksOf(dice, false, Math.max(0, successes - dice.filter(face => face >= 5).length), false)

/** Told by what lies beside it: the card, the dice, the banner of the last conversation. */
const QUIET: readonly Event['kind'][] = [
  ...(['played', 'rolled', 'tested', 'rerolled', 'paid', 'converted'] as const),
  ...(['turn', 'terror', 'additional', 'spent', 'conversation-ends', 'last-conversation'] as const),
]

/** The dice as they lie, how many of them count, and what came of it. */
function Result({ moment: { dice, successes, from } }: { moment: Moment }) {
  const { say } = useCall()
  return (
    <div className="stage-result">
      {dice.length > 0 && <Dice dice={dice} marks={resultMarks(dice, successes)} />}
      <p>
        {successes !== null && say('call.result', { successes })} <Aftermath from={from} />
      </p>
    </div>
  )
}

/** What the row brought, in the game's own sentences. */
function Aftermath({ from }: { from: number }) {
  const { events, speaker } = useCall()
  const told = events.slice(from).filter(({ kind }) => !QUIET.includes(kind))
  return told.map(event => speaker.event(event, 0)).join(' ')
}

/** What comes of it as the dice lie. */
const surely = ({ outcomes }: OptionLines): string =>
  outcomes
    .filter(({ chance }) => chance > 0)
    .map(({ changes }) => changes)
    .join(' ')

/** Accepting is what costs nothing: it comes first and has the focus, unless it loses. Converting says what it costs. */
function Convert() {
  const { options, view, name, say, choose } = useCall()
  const ordered = [...options].sort((a, b) => Number(a.loses ?? false) - Number(b.loses ?? false))
  return (
    <div className="convert">
      {ordered.map((one, n) => (
        <button
          key={one.name}
          type="button"
          className={n === 0 ? 'button' : 'button quiet'}
          data-first={n === 0 || undefined}
          data-option={one.name}
          onClick={() => choose(one.name)}
        >
          <span>
            {one.label}
            <small>{surely(one)}</small>
          </span>
        </button>
      ))}
      <p className="convert-cost">
        {say('call.convert.cost', {
          cards: counted(view.hand)
            .map(({ id, copies }) => (copies > 1 ? `${name(id)} ×${copies}` : name(id)))
            .join(', '),
        })}
      </p>
    </div>
  )
}

/** A card that rolls again: each die is picked up where it lies. */
function RerollDice() {
  const { options, option, view, choose, say } = useCall()
  const inWords = useChance()
  const { odds } = useSettings()
  const keep = option({ verb: 'keep' })
  const rerollsOf = (die: number) =>
    options.filter(({ name }) => {
      const parts = partsOf(name)
      return parts?.verb === 'reroll' && parts.die === die
    })
  const isStill = (die: number) => rerollsOf(die).length === 0
  const figure = useId()
  return (
    <div className="reroll">
      <ul className="reroll-dice">
        {view.test.dice.map((face, die) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a die is known by its place
          <li key={die}>
            {isStill(die) && <Drawing from="call" name={`die-${face}`} label={String(face)} />}
            {rerollsOf(die).map(one => (
              <button
                key={one.name}
                type="button"
                className="die-button"
                aria-label={one.label}
                aria-describedby={odds === 'off' ? undefined : `${figure}${one.name}`}
                data-first={keep?.loses || undefined}
                onClick={() => choose(one.name)}
              >
                <Drawing from="call" name={`die-${face}`} />
                {odds !== 'off' && (
                  <small id={`${figure}${one.name}`} className="die-chances">
                    {one.outcomes.map(({ label, chance }) => (
                      <span key={label}>
                        {label} {inWords(chance)}
                      </span>
                    ))}
                  </small>
                )}
              </button>
            ))}
          </li>
        ))}
      </ul>
      <p className="convert-cost">
        {say('call.reroll')} {odds !== 'off' && say('call.reroll.chance')}
      </p>
      {keep && (
        <button
          type="button"
          className="button"
          data-first={!keep.loses || undefined}
          onClick={() => choose(keep.name)}
        >
          <span>
            {keep.label}
            <small>{surely(keep)}</small>
          </span>
        </button>
      )}
    </div>
  )
}

function Choices() {
  const { kind, options, choose } = useCall()
  return (
    <ul className="stage-choices">
      {options.map(one => (
        <li key={one.name}>
          <button type="button" className="button" data-option={one.name} onClick={() => choose(one.name)}>
            {kind === 'reveal' && <Drawing from="call" name="demand-hidden" />}
            {one.label}
          </button>
        </li>
      ))}
    </ul>
  )
}

/** What finishing this phase leads to, before it is done. */
export function NextUp({ option }: { option: OptionLines }) {
  const { say } = useCall()
  if (option.loses) return <p className="next-up">{surely(option)}</p>
  return option.outcomes.length > 1 ? (
    <details className="next-up">
      <summary>{say('call.next-terror')}</summary>
      <Outcomes option={option} />
    </details>
  ) : null
}
