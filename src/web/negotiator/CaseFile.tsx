import { lazy, useState } from 'react'
import { BEFORE_DRAWBACKS } from '../../games/negotiator/tell/speak.ts'
import type { DemandSeen } from '../../games/negotiator/view/view.ts'
import { Drawing } from '../shared/Drawing.tsx'
import { Piece } from '../shared/Piece.tsx'
import { RuleLink } from '../shared/Ruled.tsx'
import { useSettings } from '../shared/settings.ts'
import { hostagesOf } from './hostages.ts'
import { useCall } from './model.ts'

const ConcedeSheet = lazy(() => import('./ConcedeSheet.tsx'))

const FATES = { held: 'hostage', safe: 'hostage-saved', lost: 'hostage-lost' } as const

/** Who is on the line, what they want, and whom they hold. */
export function CaseFile() {
  const { say, view, speaker, events, scene } = useCall()
  const { hostageNames } = useSettings()
  const [open, setOpen] = useState<string | null>(null)
  const about = view.second ? [say('event.second')] : speaker.about(view)
  const lasting = useLasting()
  const people = hostagesOf(events, view, scene.commitment).list
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard, also with nothing to press in it
    <section className="case-file paper" aria-labelledby="file-title" tabIndex={0}>
      <h2 id="file-title">{say('call.file')}</h2>
      {about.map(line => (
        <p key={line} className="file-about">
          {line}
        </p>
      ))}
      {(view.demands.length > 0 || view.minors.length > 0) && (
        <>
          <div className="headed">
            <h3>{say('call.demands')}</h3>
            <RuleLink rule="N-15" />
          </div>
          <ul className="demands">
            {view.demands.map((demand, n) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a demand that lies face down is known by its place alone
              <li key={n}>
                <Demand demand={demand} onOpen={setOpen} />
              </li>
            ))}
            {view.minors.map((card, n) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the same minor demand may lie there twice
              <li key={`${card} ${n}`}>
                <Demand demand={{ kind: 'minor', standing: 'known', card }} onOpen={setOpen} />
              </li>
            ))}
          </ul>
        </>
      )}
      {lasting.length > 0 && (
        <>
          <h3>{say('call.lasting')}</h3>
          <ul className="file-lasting">
            {lasting.map(line => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </>
      )}
      <h3>{say('call.hostages', { n: people.length })}</h3>
      <p className="file-limit">
        {say('call.limit', { n: Math.floor(people.length / 2), total: people.length })} <RuleLink rule="N-28" />
      </p>
      <ul className="people">
        {people.map(({ name, fate }, n) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a hostage is known by the place in the list
          <li key={n} className={`person is-${fate}`}>
            <Drawing from="call" name={FATES[fate]} />
            {hostageNames && <span>{name}</span>}
            <small>{say(`call.fate.${fate}`)}</small>
          </li>
        ))}
      </ul>
      <Piece key={open}>{open && <ConcedeSheet id={open} onClose={() => setOpen(null)} />}</Piece>
    </section>
  )
}

/** What holds beyond the next choice: drawbacks, dice to come, a Terror card already seen. */
function useLasting(): readonly string[] {
  const { say, view, cards, name } = useCall()
  const { nextDice, talkDice, fours } = view.modifiers
  return [
    ...view.demands.flatMap(({ kind, standing, card }) =>
      standing === 'conceded' && card !== null ? (cards.get(card)?.text.slice(BEFORE_DRAWBACKS[kind]) ?? []) : [],
    ),
    ...(nextDice === 0 ? [] : [say('effect.next-dice', { n: nextDice })]),
    ...(talkDice === 0 ? [] : [say('effect.dice', { n: talkDice })]),
    ...(fours ? [say('effect.fours')] : []),
    ...(view.terror.next === null ? [] : [say('event.looked', { card: name(view.terror.next) })]),
  ]
}

type AnyDemand = Omit<DemandSeen, 'kind'> & { readonly kind: DemandSeen['kind'] | 'minor' }

function Demand({ demand: { kind, standing, card }, onOpen }: { demand: AnyDemand; onOpen: (id: string) => void }) {
  const { say, name, option } = useCall()
  const state = (
    <>
      <Drawing from="call" name={card === null ? 'demand-hidden' : kind} />
      <span className="demand-words">
        <b>{card === null ? say('call.demand.hidden') : name(card)}</b>
        <small>{say('call.demand', { kind: say(`kind.${kind}`), standing })}</small>
      </span>
    </>
  )
  if (card === null) return <div className={`demand demand-${kind} is-hidden`}>{state}</div>
  const canConcede = option({ verb: 'concede', demand: card }) !== undefined
  return (
    <button
      type="button"
      className={`demand demand-${kind} is-${standing} ${canConcede ? 'is-open' : ''}`}
      data-card={card}
      onClick={() => onOpen(card)}
    >
      {state}
    </button>
  )
}
