import type { Event } from '../../games/negotiator/events.ts'
import { partsOf } from '../../games/negotiator/options.ts'
import type { OptionLines } from '../../games/speaker.ts'
import { Drawing } from '../shared/Drawing.tsx'
import { useSettings } from '../shared/settings.ts'
import { Dice, marksOf, RollingDice } from './Dice.tsx'
import { counted, useDesk } from './desk.ts'
import { additionalOf, type Moment, momentOf } from './moment.ts'
import { Outcomes, useChance } from './Outcomes.tsx'
import { TerrorFace } from './TerrorFace.tsx'
import type { Roll } from './useHeld.ts'

/** What has just happened: the dice in the air or on the table, the Terror card of this turn. */
export function Stage({ roll }: { roll: Roll | null }) {
  const { kind, events, deck, view, options } = useDesk()
  const moment = momentOf(events)
  if (roll)
    return (
      <div className="stage">
        <RollingDice roll={roll} still={roll.dice === roll.moved.length ? [] : view.test.dice} />
      </div>
    )
  const isTesting = kind.startsWith('test.')
  const mayConvert = kind === 'test.convert' || options.some(({ outcomes }) => outcomes.some(one => one.ifConverted))
  return (
    <>
      {moment?.kind === 'terror' && (
        <div className="stage stage-terror" key={`terror ${moment.from}`}>
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
      {!isTesting && moment?.kind === 'test' && moment.dice.length > 0 && (
        <div className="stage">
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
  const { kind, view, say } = useDesk()
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
const resultMarks = (dice: readonly number[], successes: number) =>
  marksOf(dice, false, Math.max(0, successes - dice.filter(face => face >= 5).length), false)

/** Told by what lies beside it: the card, the dice, the banner of the last conversation. */
const QUIET: readonly Event['kind'][] = [
  ...(['played', 'rolled', 'tested', 'rerolled', 'paid', 'converted'] as const),
  ...(['turn', 'terror', 'additional', 'spent', 'conversation-ends', 'last-conversation'] as const),
]

/** The dice as they lie, how many of them count, and what came of it. */
function Result({ moment: { dice, successes, from } }: { moment: Moment }) {
  const { say } = useDesk()
  return (
    <div className="stage-result">
      {dice.length > 0 && <Dice dice={dice} marks={resultMarks(dice, successes ?? 0)} />}
      <p>
        {successes !== null && say('call.result', { successes })} <Aftermath from={from} />
      </p>
    </div>
  )
}

/** What the row brought, in the game's own sentences. */
function Aftermath({ from }: { from: number }) {
  const { events, speaker } = useDesk()
  const told = events.slice(from).filter(({ kind }) => !QUIET.includes(kind))
  return told.map(event => speaker.event(event, 0)).join(' ')
}

/** Accepting is what costs nothing: it comes first and has the focus. Converting says what would be given up. */
function Convert() {
  const { option, view, name, say, choose } = useDesk()
  const accept = option({ verb: 'accept' })
  const convert = option({ verb: 'convert' })
  const changes = (one: OptionLines | undefined) => one?.outcomes.map(outcome => outcome.changes).join(' ')
  return (
    <div className="convert">
      <button type="button" className="button" data-first onClick={() => choose('accept')}>
        <span>
          {accept?.label}
          <small>{changes(accept)}</small>
        </span>
      </button>
      <button type="button" className="button quiet" data-option="convert" onClick={() => choose('convert')}>
        <span>
          {convert?.label}
          <small>{changes(convert)}</small>
        </span>
      </button>
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
  const { options, option, view, choose, say } = useDesk()
  const inWords = useChance()
  const { odds } = useSettings()
  const keep = option({ verb: 'keep' })
  const rerollsOf = (die: number) =>
    options.filter(({ name }) => {
      const parts = partsOf(name)
      return parts?.verb === 'reroll' && parts.die === die
    })
  const isStill = (die: number) => rerollsOf(die).length === 0
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
                onClick={() => choose(one.name)}
              >
                <Drawing from="call" name={`die-${face}`} />
                <small>{inWords(1 - (one.outcomes.at(-1)?.chance ?? 0))}</small>
              </button>
            ))}
          </li>
        ))}
      </ul>
      <p className="convert-cost">
        {say('call.reroll')} {odds !== 'off' && say('call.reroll.chance')}
      </p>
      {keep && (
        <button type="button" className="button" data-first onClick={() => choose(keep.name)}>
          <span>
            {keep.label}
            <small>{keep.outcomes.at(-1)?.changes}</small>
          </span>
        </button>
      )}
    </div>
  )
}

function Choices() {
  const { kind, options, choose } = useDesk()
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
  const { say } = useDesk()
  return option.outcomes.length > 1 ? (
    <details className="next-up">
      <summary>{say('call.next-terror')}</summary>
      <Outcomes option={option} />
    </details>
  ) : null
}
