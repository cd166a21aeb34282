import './presets.css'
import { useId, useState } from 'react'
import type { Json } from '../../../engine/game.ts'
import {
  type Does,
  doesOf,
  HIGHEST_IMPACT,
  LEAST_IMPACT,
  type Preset,
  presetsIn,
  reactingAssets,
  type Side,
  sides,
  type Whose,
  whoseCases,
} from '../../../games/homeland/presets/rules.ts'
import { presetLine } from '../../../games/homeland/presets/words.ts'
import { useTableSeen } from '../../online/context.ts'
import { useAct } from '../../online/useAct.ts'
import { Drawing } from '../../shared/Drawing.tsx'
import { Problem } from '../../shared/Problem.tsx'
import { useSettings } from '../../shared/settings.ts'
import { useSay, Words } from '../../shared/words.tsx'
import { type BoardModel, cardName } from '../model.ts'

/** Leads that are worth telling apart. */
const LEADS = [1, 2, 3, 5, 8] as const
const ANY = ''

/**
 * What the own assets do by themselves at an analysis, so that nobody waits for one tap: for this player alone, until the
 * moment comes. The first rule of an asset that fits decides about it.
 */
export function Presets({ model }: { model: BoardModel }) {
  const { locale } = useSettings()
  return (
    <Words locale={locale} more={['homeland/presets']}>
      <Rules model={model} />
    </Words>
  )
}

function Rules({ model }: { model: BoardModel }) {
  const { view, seat, deck } = model
  const say = useSay()
  const seen = useTableSeen()
  const { act, problem, dismiss } = useAct()
  const { version = 0, rules = [] } = seen?.own.presets ?? {}
  const reacting = reactingAssets(deck.data)
  const mine = seat === null ? [] : [...view.players[seat].up, ...(view.me?.down ?? [])]
  const assets = reacting.filter(id => mine.includes(id))
  const settle = (next: readonly Json[]): void => void act({ type: 'presets', version, rules: [...next] })
  const swap = (at: number): void => settle(rules.with(at, rules[at - 1]).with(at - 1, rules[at]))
  return (
    <section className="presets">
      <p>{say('presets.hint')}</p>
      {rules.length === 0 && <p>{say('presets.none-yet')}</p>}
      <ol className="preset-rules">
        {presetsIn(rules).map((rule, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a rule is its place
          <li key={at}>
            <span>{presetLine(say, deck.data, asset => cardName(model, asset), rule)}</span>
            {at > 0 && (
              <button
                type="button"
                className="icon-button"
                onClick={() => swap(at)}
                aria-label={say('presets.up', { n: at + 1 })}
              >
                <Drawing from="room" name="back" className="preset-up" />
              </button>
            )}
            <button
              type="button"
              className="icon-button"
              onClick={() => settle(rules.filter((_, one) => one !== at))}
              aria-label={say('presets.remove', { n: at + 1 })}
            >
              <Drawing from="room" name="close" />
            </button>
          </li>
        ))}
      </ol>
      {assets.length === 0 ? (
        <p>{say('presets.no-asset')}</p>
      ) : (
        <Composer model={model} assets={assets} onRule={rule => settle([...rules, rule as unknown as Json])} />
      )}
      {problem && <Problem refusal={problem} onDismiss={dismiss} />}
    </section>
  )
}

/** One rule, put together from what the grammar has, and nothing else. */
function Composer({
  model,
  assets,
  onRule,
}: {
  model: BoardModel
  assets: readonly string[]
  onRule: (rule: Preset) => void
}) {
  const { deck } = model
  const say = useSay()
  const id = useId()
  const [asset, setAsset] = useState(assets[0])
  const [does, setDoes] = useState<Does>('ask')
  const [impact, setImpact] = useState(ANY)
  const [side, setSide] = useState<Side | typeof ANY>(ANY)
  const [atMost, setAtMost] = useState(5)
  const [whose, setWhose] = useState<Whose | typeof ANY>(ANY)
  const offered = doesOf(deck.data, asset)
  const chosen = offered.includes(does) ? does : offered[0]
  const select = (
    name: string,
    label: string,
    value: string | number,
    options: readonly (readonly [string | number, string])[],
    set: (value: string) => void,
  ) => (
    <label className="preset-field" htmlFor={`${id}-${name}`}>
      <span>{label}</span>
      <select id={`${id}-${name}`} value={value} onChange={event => set(event.target.value)}>
        {options.map(([one, text]) => (
          <option key={one} value={one}>
            {text}
          </option>
        ))}
      </select>
    </label>
  )
  const any = [ANY, say('presets.any')] as const
  const impacts = Array.from({ length: HIGHEST_IMPACT - LEAST_IMPACT + 1 }, (_, n) => n + LEAST_IMPACT)
  return (
    <form
      className="preset-form"
      onSubmit={event => {
        event.preventDefault()
        onRule({
          ...{ asset, do: chosen },
          ...(impact === ANY ? {} : { impactAtLeast: Number(impact) }),
          ...(side === ANY ? {} : { leads: { side, atMost } }),
          ...(whose === ANY ? {} : { whose }),
        })
      }}
    >
      <h3>{say('presets.new')}</h3>
      {select(
        'asset',
        say('presets.asset'),
        asset,
        assets.map(one => [one, cardName(model, one)] as const),
        setAsset,
      )}
      {select(
        'do',
        say('presets.do'),
        chosen,
        offered.map(one => [one, say(`presets.do.${one}`)] as const),
        value => setDoes(value as Does),
      )}
      {select(
        'impact',
        say('presets.impact'),
        impact,
        [any, ...impacts.map(n => [n, say('presets.impact.least', { n })] as const)],
        setImpact,
      )}
      {select(
        'side',
        say('presets.leads'),
        side,
        [any, ...sides.map(one => [one, say(`presets.leads.${one}`)] as const)],
        value => setSide(value as Side | typeof ANY),
      )}
      {side !== ANY &&
        select(
          'most',
          say('presets.most'),
          atMost,
          LEADS.map(n => [n, String(n)] as const),
          value => setAtMost(Number(value)),
        )}
      {select(
        'whose',
        say('presets.whose'),
        whose,
        [any, ...whoseCases.map(one => [one, say(`presets.whose.${one}`)] as const)],
        value => setWhose(value as Whose | typeof ANY),
      )}
      <button type="submit" className="button quiet">
        {say('presets.add')}
      </button>
    </form>
  )
}
