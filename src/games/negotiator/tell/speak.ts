import type { Branch, Change, Explanation, Reason, Viewer } from '../../../engine/game.ts'
import type { Say, Values } from '../../../words/index.ts'
import { shown } from '../../../words/shown.ts'
import { type CardLines, LONGEST_CARD_NAME_CHARACTERS, type OptionLines, type Speaker } from '../../speaker.ts'
import type { Compare, Drawback, Effect, FaceUp, Named, TerrorCard } from '../cards/card.ts'
import { drawbacksOf } from '../cards/deck.ts'
import type { Event } from '../events.ts'
import type { Negotiator } from '../index.ts'
import { type Parts, partsOf } from '../options.ts'
import { canCapture, type View } from '../view/view.ts'
import { type EffectKind, type Ending, endings, levels, SURRENDERED } from '../vocabulary.ts'

const women: ReadonlySet<string> = new Set(['donna'])

/** The same voice, speaking of this abductor: Italian and German sentences have to know whether it is a woman. */
export function sayingOf(say: Say, abductor: string): Say {
  const who = women.has(abductor) ? 'she' : 'he'
  return Object.assign((key: string, values?: Values) => say(key, { who, ...values }), {
    locale: say.locale,
    has: say.has,
  })
}

/** What a Terror card does to the conversation that is still to come. */
const toCome: Partial<Record<EffectKind, string>> = {
  dice: 'effect.dice.terror',
  'next-dice': 'effect.next-dice.terror',
  fours: 'effect.fours.terror',
}

/** The card or the demand that an option is about; empty where it is about none. */
const cardIn = (parts: Parts | null): string =>
  parts === null ? '' : 'card' in parts ? parts.card : 'demand' in parts ? parts.demand : ''

/** How many lines of a demand's text come before its drawbacks: what it brings, and of an Escape what follows. */
export const BEFORE_DRAWBACKS = { major: 1, escape: 2 } as const

const isLoss = ({ what, to }: Change): boolean => what === 'ending' && endings.indexOf(to as Ending) > SURRENDERED

/** Hostage Negotiator in words; of whom, where it is known. */
export function speakNegotiator(plain: Say, game: Pick<Negotiator, 'cards'>, onTheLine = ''): Speaker<View, Event> {
  const say = sayingOf(plain, onTheLine)
  const { data } = game.cards
  const all: readonly Named[] = [...data.conversation, ...data.majors, ...data.escapes, ...data.red, ...data.pivotal]
  const language = say.locale === 'it' || say.locale === 'de' ? say.locale : 'en'
  const named = (prefix: string, cards: readonly Named[], id: string): string => {
    const own = cards.find(card => card.id === id)?.name
    return own
      ? shown(own[language], LONGEST_CARD_NAME_CHARACTERS)
      : say.has(`${prefix}.${id}`)
        ? say(`${prefix}.${id}`)
        : shown(id)
  }
  const card = (id: string): string => named('card', all, id)
  /** One of several in a sentence: many titles end in a sign of their own. */
  const inMarks = (id: string): string => say('card.named', { card: card(id) })
  const abductor = (id: string): string => named('abductor', data.abductors, id)
  const level = (n: number): string => levels[n]

  const effect = (one: Effect, terror = false): string =>
    say((terror && toCome[one.do]) || `effect.${one.do}`, { n: one.n })
  const line = (effects: readonly Effect[], terror = false): string =>
    effects.length === 0 ? say('effect.nothing') : effects.map(one => effect(one, terror)).join(', ')
  const compareLines = (compare: Compare, terror: boolean): string[] => [
    say(`text.compare.${compare.by}`, { n: compare.dice }),
    ...(['above', 'equal', 'below'] as const).map(one =>
      say('text.row', { row: say(`compare.${one}`), text: line(compare[one], terror) }),
    ),
  ]
  const faceLines = ({ effects, rows, compare }: FaceUp, terror = false): string[] => [
    ...(effects ? [line(effects, terror)] : []),
    ...(rows
      ? (['two', 'one', 'none'] as const).map(row =>
          say('text.row', { row: say(`text.${row}`), text: line(rows[row], terror) }),
        )
      : []),
    ...(compare ? compareLines(compare, terror) : []),
  ]
  const lasting = (drawbacks: readonly Drawback[]): string[] =>
    drawbacks.map(one => say('text.from-now-on', { text: say(`drawback.${one.do}`, { n: one.n }) }))

  const terrorText = (terror: TerrorCard): string[] => [
    ...faceLines(terror, true),
    ...(terror.minor ? [line(terror.minor.effects), say('text.then', { text: line(terror.minor.drawback) })] : []),
    ...(terror.additional ? [say('text.additional', { text: line(terror.additional, true) })] : []),
  ]

  const textOf = (id: string): string[] => {
    const said = data.conversation.find(one => one.id === id)
    if (said) return said.reroll ? [say('effect.reroll', { n: said.reroll })] : faceLines(said)
    const major = data.majors.find(one => one.id === id)
    if (major) return [line(major.effects), ...lasting(drawbacksOf(major))]
    const wayOut = data.escapes.find(one => one.id === id)
    if (wayOut)
      return [
        line(wayOut.effects),
        say('text.then', { text: say('effect.escape-drawback') }),
        ...lasting(drawbacksOf(wayOut)),
      ]
    const terror = [...data.red, ...data.pivotal].find(one => one.id === id)
    return terror ? terrorText(terror) : []
  }

  const abductorText = (id: string): string[] => {
    const found = data.abductors.find(one => one.id === id)
    if (!found) return []
    const { hostages, threat, majors, escapes, rule } = found
    return [
      ...(say.has(`abductor.${id}.about`) ? [say(`abductor.${id}.about`)] : []),
      say('text.abductor', { hostages, threat: level(threat), majors, escapes, rule: say(`abductor.rule.${rule}`) }),
    ]
  }

  const label = (name: string, view: View): string => {
    const parts = partsOf(name)
    if (parts === null) return shown(name)
    switch (parts.verb) {
      case 'reveal':
        return say(`option.reveal.${parts.place.kind}`, { n: parts.place.ordinal + 1 })
      case 'concede':
        return say('option.concede', {
          demand: card(parts.demand),
          cost: game.cards.demands.find(({ id }) => id === parts.demand)?.cost ?? 0,
        })
      case 'reroll':
        return say('option.reroll', {
          card: card(parts.card),
          die: parts.die + 1,
          face: view.test.dice[parts.die] ?? 0,
        })
      case 'buy':
        return say('option.buy', { card: card(parts.card), cost: view.prices[parts.card] ?? 0 })
      default:
        return say(`option.${parts.verb}`, { card: card(cardIn(parts)) })
    }
  }

  const change = ({ what, from, to }: Change): string => {
    const value = (given: Change['from']): string | number =>
      what === 'threat' ? level(Number(given)) : typeof given === 'boolean' ? String(given) : given
    if (what === 'ending') return say('change.ending', { ending: say(`ending.${to}`) })
    return say(`change.${what}`, { from: value(from), to: value(to) })
  }
  const changesOf = (changes: readonly Change[]): string =>
    changes.length === 0 ? say('change.none') : changes.map(change).join(', ')

  /** The rarer ways a branch may go, each with what it changes besides. */
  const rarely = ({ changes, rarely: ways = [] }: Branch): string[] =>
    ways.map(way =>
      say('branch.rarely', {
        label: branchLabel(way),
        odds: say('odds.percent', { p: way.chance }),
        changes: changesOf(
          way.changes.filter(({ what, to }) => !changes.some(one => one.what === what && one.to === to)),
        ),
      }),
    )

  const branchLabel = ({ parts: { pairs, terror, row, compare } = {} }: Branch): string => {
    if (pairs) return say('branch.pairs', { n: pairs })
    const way = row ? say(`row.${row}`) : compare ? say(`compare.${compare}`) : ''
    if (terror) return say(way === '' ? 'branch.terror' : 'branch.terror.way', { card: card(String(terror)), way })
    return way === '' ? say('branch.sure') : way
  }

  /** Conversation cards lying together, a line for each title. */
  const pile = (ids: readonly string[], prices: View['prices']): string[] =>
    [...new Set(ids)].map(id => {
      const copies = ids.filter(one => one === id).length
      const facts = [say('facts.cost', { cost: prices[id] }), say('facts.copies', { copies })]
      return `${card(id)} (${facts.join(', ')}): ${textOf(id).join(' · ')}`
    })

  /** Card, demand and abductor names arrive as ids and are said in words; threat levels as on the board. */
  const spoken = (values: Readonly<Record<string, unknown>>): Values =>
    Object.fromEntries(
      Object.entries(values).map(([name, value]) => {
        if (name === 'card' || name === 'demand') return [name, card(String(value))]
        if (name === 'abductor') return [name, abductor(String(value))]
        return [name, Array.isArray(value) ? value.join(' ') : (value as string | number | boolean)]
      }),
    )

  return {
    title: say('negotiator.title'),
    label,

    event(event: Event, _viewer: Viewer) {
      switch (event.kind) {
        case 'began':
          return say('event.began', { ...spoken(event), threat: level(event.threat) })
        case 'threat':
          return say('event.threat', { from: level(event.from), to: level(event.to), rise: event.to > event.from })
        case 'reset':
          return say('event.reset', { from: level(event.from), to: level(event.to) })
        case 'compared':
          return say('event.compared', { ...spoken(event), n: event.dice.length, level: level(event.level) })
        case 'rolled':
          return say('event.rolled', { n: event.dice.length, dice: event.dice.join(' ') })
        case 'looked':
          return event.card === null ? say('event.looked.unseen') : say('event.looked', spoken(event))
        case 'ended':
          return say('event.ended', { title: say(`ending.${event.ending}`), rule: event.rule })
        default:
          return say(`event.${event.kind}`, spoken(event))
      }
    },

    question: (decision, view) =>
      say(decision.kind === 'conversation.talk' && view.last ? 'question.last' : `question.${decision.kind}`),

    options: (explanation: Explanation, view: View): OptionLines[] =>
      explanation.options.map(({ name, branches }) => {
        const isTest = branches.length > 1 && branches.every(({ parts }) => parts?.row && !parts.terror)
        return {
          name,
          label: label(name, view),
          odds: isTest
            ? branches.map(branch => `${branchLabel(branch)} ${say('odds.percent', { p: branch.chance })}`).join(' · ')
            : branches.length === 1
              ? changesOf(branches[0].changes)
              : '',
          outcomes: branches.map(branch => ({
            label: branchLabel(branch),
            chance: branch.chance,
            ifs: branch.ifs ?? {},
            changes: changesOf(branch.changes),
          })),
          loses: branches.every(({ chance, changes }) => chance === 0 || changes.some(isLoss)),
          uses: [...new Set(branches.flatMap(({ ifs = {} }) => Object.keys(ifs)))].map(use => ({
            name: use,
            label: say(`use.${use}`),
          })),
          rarely: branches.flatMap(rarely),
          text: textOf(cardIn(partsOf(name))),
        }
      }),

    refused: explanation =>
      explanation.refused
        .filter(({ aside }) => !aside)
        .map(({ name, why }) => ({
          name,
          label: card(cardIn(partsOf(name))),
          why: reason(why),
          reason: why,
        })),

    reason,

    about: view => (view.second ? [] : abductorText(view.abductor)),

    status(view) {
      const demand = (one: View['demands'][number]) =>
        one.card === null
          ? say('status.demand.hidden', { kind: say(`kind.${one.kind}`) })
          : say(`status.demand.${one.standing}`, { kind: say(`kind.${one.kind}`), demand: card(one.card) })
      return [
        say('status.turn', {
          abductor: view.second ? say('abductor.second') : abductor(view.abductor),
          turn: view.turn,
          phase: say(`phase.${view.phase}`),
          terror: view.terror.left,
        }),
        say('status.threat', { level: level(view.threat), word: say(`level.${view.threat}`), dice: view.test.next }),
        say('status.hostages', { ...view.hostages }),
        ...(canCapture(view) ? [say('status.empty')] : []), // N-25, N-29
        say('status.points', { points: view.points }),
        say('status.demands', {
          demands:
            [
              ...view.demands.map(demand),
              ...view.minors.map(id => say('status.demand.known', { kind: say('kind.minor'), demand: card(id) })),
            ].join('; ') || say('status.nothing'),
        }),
        ...(view.terror.next === null ? [] : [say('event.looked', { card: card(view.terror.next) })]),
        say('status.hand', { n: view.hand.length, cards: view.hand.map(inMarks).join(', ') }),
      ]
    },

    hand: ({ hand, prices }) => (hand.length === 0 ? [say('status.hand', { n: 0, cards: '' })] : pile(hand, prices)),
    supply: ({ supply, prices }) => pile(supply, prices),

    cards(): CardLines[] {
      /** An additional effect may come from elsewhere than its card (N-20). */
      const partsOfTerror = ({ parts, source, additionalSource = source }: TerrorCard): Named['parts'] =>
        parts ??
        (additionalSource === source ? undefined : { name: source, effects: source, additional: additionalSource })
      const listed = (kind: string, one: Named, facts: string, text: readonly string[]): CardLines => ({
        id: one.id,
        kind: say(`kind.${kind}`),
        name: kind === 'abductor' ? abductor(one.id) : card(one.id),
        source: one.source,
        parts: one.parts,
        data: one,
        facts,
        text,
      })
      const facts = (values: { copies?: number; cost?: number }) =>
        [
          ...(values.cost === undefined ? [] : [say('facts.cost', { cost: values.cost })]),
          ...(values.copies === undefined ? [] : [say('facts.copies', { copies: values.copies })]),
        ].join(', ')
      return [
        ...data.abductors.map(one => listed('abductor', one, '', abductorText(one.id))),
        ...data.conversation.map(one => listed('conversation', one, facts(one), textOf(one.id))),
        ...data.majors.map(one =>
          listed('major', one, [abductor(one.abductor), facts({ cost: one.cost })].join(', '), textOf(one.id)),
        ),
        ...data.escapes.map(one => listed('escape', one, facts({ cost: one.cost }), textOf(one.id))),
        ...data.red.map(one =>
          listed(
            one.minor ? 'minor' : 'red',
            { ...one, parts: partsOfTerror(one) },
            facts(one.minor ? { cost: one.minor.cost, copies: one.copies } : { copies: one.copies }),
            textOf(one.id),
          ),
        ),
        ...data.pivotal.map(one => listed('pivotal', one, '', textOf(one.id))),
      ]
    },

    ending: (view, cause) => ({
      title: say(`ending.${cause}`),
      why: say(`ending.${cause}.why`, {
        killed: view.hostages.killed,
        total: view.hostages.zone + view.hostages.saved + view.hostages.killed,
      }),
    }),
  }

  function reason({ key, values }: Reason): string {
    return say(key, spoken(values ?? {}))
  }
}
