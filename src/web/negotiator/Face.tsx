import type { CSSProperties } from 'react'
import type { Effect } from '../../games/negotiator/cards/card.ts'
import { forecast, type Prospect } from '../../games/negotiator/explain/forecast.ts'
import type { EffectKind } from '../../games/negotiator/vocabulary.ts'
import { Drawing } from '../shared/Drawing.tsx'
import { useSettings } from '../shared/settings.ts'
import { useCall } from './model.ts'
import { useChance } from './Outcomes.tsx'

/** What has a picture on the screen of a call already, beside its name: where room is short it stands for the word. */
const PICTURES: Partial<Record<EffectKind, string>> = {
  threat: 'threat',
  points: 'points',
  release: 'hostage-saved',
  kill: 'hostage-lost',
  hostages: 'hostage',
  reveal: 'demand-hidden',
  eliminate: 'take-the-shot',
}
/** These have one too, and are said in a word besides. */
const SAID_TOO: Partial<Record<EffectKind, string>> = {
  escape: 'escape',
  look: 'red',
  'look-discard': 'red',
  dice: 'die-5',
  'next-dice': 'die-5',
  fours: 'die-4',
}

/** How somebody on this side of the line takes it; what is neither is left plain. */
function toneOf({ do: kind, n }: Effect): string {
  const good = kind === 'threat' ? -n : kind === 'points' || kind === 'dice' || kind === 'next-dice' ? n : 0
  if (kind === 'release' || kind === 'eliminate' || kind === 'fours' || good > 0) return 'is-good'
  return kind === 'kill' || kind === 'escape' || kind === 'hostages' || good < 0 ? 'is-bad' : ''
}

/** One effect: its picture, how much, and its word where there is room or need. */
function EffectMark({ effect }: { effect: Effect }) {
  const { say } = useCall()
  const { do: kind, n } = effect
  const picture = PICTURES[kind] ?? SAID_TOO[kind]
  const isShort = say.has(`call.fx.${kind}`)
  const isCounted = say.has(`call.fx.${kind}.n`)
  return (
    <span className={`fx ${toneOf(effect)}`}>
      {(picture || isCounted) && (
        <span className="fx-mark">
          {picture && <Drawing from="call" name={picture} />}
          {isCounted && <b>{say(`call.fx.${kind}.n`, { n })}</b>}
        </span>
      )}
      <span className={PICTURES[kind] ? 'fx-word' : ''}>
        {say(isShort ? `call.fx.${kind}` : `effect.${kind}`, { n })}
      </span>
    </span>
  )
}

const Effects = ({ effects }: { effects: readonly Effect[] }) => (
  <>
    {effects.map((effect, n) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: an effect is known by its place on the card
      <EffectMark key={n} effect={effect} />
    ))}
    {effects.length === 0 && '–'}
  </>
)

/** As somebody wants to hear a chance, in whole percents: it is exact where the card is opened. */
function useShortChance(): (chance: number) => string {
  const { say } = useCall()
  const { odds } = useSettings()
  const inWords = useChance()
  return chance => (odds === 'exact' ? say('call.percent', { p: chance }) : inWords(chance))
}

const isOfTest = (prospects: readonly Prospect[]): boolean => prospects.some(({ key }) => key.startsWith('row.'))

/**
 * What a card does, row by row, under the odds that stand above all of them; what is no test says its own. It is there
 * to be seen: `FaceSpoken` says the same.
 */
export function Face({ id }: { id: string }) {
  const { say, deck, view } = useCall()
  const { odds } = useSettings()
  const inWords = useShortChance()
  const card = deck.data.conversation.find(one => one.id === id)
  const prospects = card ? forecast(view, card) : []
  if (isOfTest(prospects))
    return prospects.map(({ key, effects }) => (
      <span key={key} className="face-row" aria-hidden="true">
        <Effects effects={effects} />
      </span>
    ))
  return (
    <span className="face-whole" aria-hidden="true">
      {prospects.length === 0 && say('call.fx.reroll', { n: card?.reroll ?? 0 })}
      {prospects.map(({ key, chance, effects }) => (
        <span key={key} className="face-way">
          {chance < 1 && `${say(key)}${odds === 'off' ? '' : ` ${inWords(chance)}`}: `}
          <Effects effects={effects} />
        </span>
      ))}
    </span>
  )
}

/** How many of it lie there, where it is more than one. */
export function Copies({ n }: { n: number }) {
  const { say } = useCall()
  return (
    n > 1 && (
      <span className="card-copies">
        <span aria-hidden="true"> ×{n}</span>
        <span className="only-spoken"> {say('facts.copies', { copies: n })}</span>
      </span>
    )
  )
}

/** The whole card in words, for whoever hears it. */
export function FaceSpoken({ id, of }: { id: string; of: string }) {
  const { cards } = useCall()
  return (
    <span id={id} className="only-spoken">
      {cards.get(of)?.text.join('. ')}
    </span>
  )
}

/** The odds of a test now, once for all cards under them. */
export function OddsHead({ isPriced = false, isRepeated = false }: { isPriced?: boolean; isRepeated?: boolean }) {
  const { say, deck, view } = useCall()
  const { odds } = useSettings()
  const inWords = useShortChance()
  const tested = deck.data.conversation.find(({ rows }) => rows)
  if (!tested) return null
  return (
    <p className={`odds-head is-${odds} ${isRepeated ? 'is-repeated' : ''}`} aria-hidden={isRepeated || undefined}>
      <span className="odds-dice">
        {isPriced && <Drawing from="call" name="points" />}
        {say('call.next-dice', { n: view.test.next })}
      </span>
      {forecast(view, tested).map(({ key, chance }) => (
        <span key={key} className="odds-row" data-row={key} style={{ '--chance': chance } as CSSProperties}>
          <span className="odds-label">
            <span aria-hidden="true">{say(`call.${key}`)}</span>
            <span className="only-spoken">{say(key)}</span>
          </span>{' '}
          <b>{inWords(chance)}</b>
        </span>
      ))}
    </p>
  )
}
