import type { Advice, Counsel, Evidence, Thought } from '../../bots/advisor/advice.ts'
import type { GameEvent, Seat } from '../../engine/game.ts'
import type { Speaker } from '../../games/speaker.ts'
import type { Say } from '../../words/index.ts'

/** Advice in words, for a page, a terminal or a program. */
export interface SaidAdvice {
  readonly best: readonly {
    readonly name: string
    readonly label: string
    readonly chance: string
    readonly why: string
  }[]
  /** Where the figures come from. */
  readonly how: string
  readonly belief: readonly { readonly seat: Seat; readonly line: string; readonly evidence: readonly string[] }[]
  /** What the numbers of the evidence mean; null where there are none. */
  readonly meaning: string | null
}

/** Values that are ids of cards. */
const CARDS = ['organization', 'card', 'asset'] as const
/** Faces come to light with a verdict, and the event alone does not say whose. */
const VERDICTS: readonly string[] = ['neutralised', 'succeeded']

export function sayAdvice<View, Event extends GameEvent>(
  say: Say,
  speaker: Speaker<View, Event>,
  names: readonly string[],
  view: View,
  seat: Seat,
  { best, by, iterations, belief }: Advice,
): SaidAdvice {
  const cards = new Map(speaker.cards().map(({ id, name }) => [id, name]))
  const player = (of: Seat): string => names[of] ?? say('player.number', { n: of + 1 })

  const why = ({ why: { key, values } }: Counsel): string => {
    const said: Record<string, string | number> = { ...values }
    for (const name of CARDS)
      if (name in values)
        said[name] = say('card.named', { card: cards.get(String(values[name])) ?? String(values[name]) })
    if ('seat' in values) said.player = player(Number(values.seat))
    return say(key, said)
  }
  const evidence = ({ about, agenda, shift }: Evidence): string =>
    say('advisor.evidence', { agenda, shift, what: whatSpeaks(about) })
  const whatSpeaks = (about: Evidence['about']): string => {
    if ('talk' in about) return speaker.claim?.(about.talk) ?? ''
    const { event } = about
    return VERDICTS.includes(event.kind) && 'threat' in event
      ? say('advisor.evidence.faces', { threat: Number(event.threat) })
      : speaker.event(event as Event, seat)
  }
  const thought = ({ seat: of, agendas, evidence: all }: Thought) => ({
    seat: of,
    line: say('advisor.thought', { player: player(of), ...agendas }),
    evidence: all.length === 0 ? [say('advisor.evidence.none')] : all.map(evidence),
  })

  return {
    best: best.map(one => ({
      name: one.name,
      label: speaker.label(one.name, view),
      chance: say(`advisor.chance.${by}`, { ...one.chance }),
      why: why(one),
    })),
    how: say(`advisor.how.${by}`, { n: iterations }),
    belief: belief.map(thought),
    meaning: belief.some(one => one.evidence.length > 0) ? say('advisor.log-odds') : null,
  }
}

/** The same in lines, one below the other. */
export const adviceLines = (say: Say, { best, how, belief, meaning }: SaidAdvice): string[] => [
  ...best.map(({ label, chance, why }, at) => say('advisor.line', { n: at + 1, label, chance, why })),
  ...(belief.length > 0 ? [say('advisor.belief')] : []),
  ...belief.flatMap(({ line, evidence }) => [`   ${line}`, ...evidence.map(one => `      ${one}`)]),
  ...(meaning === null ? [] : [meaning]),
  how,
]
