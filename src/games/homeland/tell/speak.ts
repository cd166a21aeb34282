import type { Decision, Explanation, Reason, Seat } from '../../../engine/game.ts'
import type { Say } from '../../../words/index.ts'
import { shown } from '../../../words/shown.ts'
import { type CardLines, LONGEST_CARD_NAME_CHARACTERS, type OptionLines, type Speaker } from '../../speaker.ts'
import type { Asset, Effect, Named } from '../cards/card.ts'
import type { Event } from '../events.ts'
import { owedIn } from '../explain/owed.ts'
import type { Homeland } from '../index.ts'
import { type Parts, partsOf } from '../options.ts'
import { answerLine } from '../talk/answers.ts'
import { claimLine, type Said } from '../talk/claims.ts'
import type { ThreatSeen, View } from '../view/view.ts'
import { COLUMNS, levels, TRACK } from '../vocabulary.ts'
import { type Card, factsOf } from './facts.ts'
import { teller } from './tell.ts'

/** The Intel or the asset that an option is about; empty where it is about none. */
const cardIn = (parts: Parts | null): string =>
  parts === null ? '' : 'card' in parts ? parts.card : 'asset' in parts ? parts.asset : ''

/** What is said of a card is the same each time, and a board says it with every update. */
function once<Said>(saying: (id: string) => Said): (id: string) => Said {
  const said = new Map<string, Said>()
  return id => {
    const made = said.get(id) ?? saying(id)
    said.set(id, made)
    return made
  }
}

/** Homeland in words, for players of these names. The log speaks of everybody in the third person. */
export function speakHomeland(say: Say, game: Pick<Homeland, 'cards'>, names: readonly string[]): Speaker<View, Event> {
  const { data } = game.cards
  const language = say.locale === 'it' || say.locale === 'de' ? say.locale : 'en'
  const all: readonly Named[] = [...data.plots, ...data.organizations, ...data.intel, ...data.assets]
  const card = once((id: string): string => {
    const own = all.find(one => one.id === id)?.name
    return own
      ? shown(own[language], LONGEST_CARD_NAME_CHARACTERS)
      : say.has(`card.${id}`)
        ? say(`card.${id}`)
        : shown(id)
  })
  /** A card in a sentence: German puts its name in quotation marks. */
  const named = (id: string): string => say('card.named', { card: card(id) })
  const player = (seat: Seat): string => names[seat] ?? say('player.number', { n: seat + 1 })
  const listed = (ids: readonly string[], one: (id: string) => string = named): string =>
    ids.length === 0 ? say('status.nothing') : ids.map(one).join(', ')

  const intel = (id: string): string => {
    const found = data.intel.find(one => one.id === id)
    if (!found) return card(id)
    const letter = say(`colour.letter.${found.colour}`)
    return say('intel.named', { card: card(id), mark: found.colour === 'gold' ? letter : `${letter}${found.number}` })
  }
  const effect = ({ do: what, n }: Effect): string => say(`effect.${what}`, { n })
  const line = (effects: readonly Effect[]): string => effects.map(effect).join(', ')

  const assetText = (asset: Asset): string[] => [
    ...(asset.always ?? []).map(({ do: what, n }) => say(`ability.${what}`, { n })),
    ...(asset.onTurn ? [say('ability.turn', { text: effect(asset.onTurn) })] : []),
    ...(asset.burnOnTurn
      ? [
          say('ability.burn', {
            text:
              asset.burnOnTurn.do === 'take-asset'
                ? say('ability.take-asset', { asset: named(asset.burnOnTurn.asset) })
                : effect(asset.burnOnTurn),
          }),
        ]
      : []),
    ...(asset.onTotals
      ? [
          say(asset.onTotals.limit === 'terrorist-turn' ? 'ability.react.once' : 'ability.react', {
            text: say(`reaction.${asset.onTotals.do}`, { n: asset.onTotals.n }),
          }),
        ]
      : []),
    ...(asset.redraw ? [say('ability.redraw')] : []),
  ]

  const textOf = once((id: string): readonly string[] => {
    const plot = data.plots.find(one => one.id === id)
    if (plot)
      return [
        say('text.plot', { complexity: plot.complexity, impact: plot.impact }),
        plot.fallout
          ? say('text.fallout', { text: line(plot.fallout) })
          : say('text.global-fallout', { text: line(plot.globalFallout ?? []) }),
      ]
    const organization = data.organizations.find(one => one.id === id)
    if (organization)
      return [
        say('text.organization', {
          sophistication: organization.sophistication,
          level: say(`level.${organization.level}`),
        }),
        say('text.advantage', { text: line(organization.advantage) }),
      ]
    const found = data.intel.find(one => one.id === id)
    if (found)
      return [
        found.gold
          ? say(`gold.${found.gold.do}`, { n: found.gold.n })
          : say('text.intel', { colour: say(`colour.${found.colour}`), number: found.number }),
        say('text.trade', { rep: found.rep, clout: found.clout }),
      ]
    const asset = data.assets.find(one => one.id === id)
    return asset ? [say('text.points', { n: asset.points }), ...assetText(asset)] : []
  })

  const levelOf = (view: View, id: number): string => {
    const space = view.spaces.indexOf(id)
    return space < 0 ? say('level.imminent') : say(`level.${levels[Math.floor(space / COLUMNS)]}`)
  }

  /** Agents show the Plot; the Intel costs a card more, but for those who look with Agents or have it clean. */
  const looksAt = ({ asked, players }: View): string => {
    if (asked?.kind === 'agents.look') return 'option.look.plot'
    const up = asked?.seat === undefined ? [] : players[asked.seat].up
    const abilities = data.assets.flatMap(({ id, always }) => (up.includes(id) ? (always ?? []) : []))
    const isClean = abilities.some(({ do: ability }) => ability === 'clean-look')
    return asked?.kind === 'agents.look-intel' || isClean ? 'option.look.clean' : 'option.look'
  }

  const label = (name: string, view: View): string => {
    const parts = partsOf(name)
    if (parts === null) return shown(name)
    switch (parts.verb) {
      case 'case':
      case 'strike': {
        const threat = view.threats.find(({ id }) => id === parts.threat)
        return say(`option.${parts.verb}`, {
          threat: parts.threat,
          organization: threat ? named(threat.organization) : '',
          level: levelOf(view, parts.threat),
        })
      }
      case 'send':
        return say('option.send', { n: parts.count })
      case 'pay':
        return say('option.pay', { rep: parts.rep, clout: parts.clout })
      case 'player':
        return say('option.player', { player: player(parts.seat) })
      case 'accuse':
        return parts.accused === null
          ? say('option.accuse.nobody')
          : say('option.accuse', { player: player(parts.accused) })
      case 'trade':
      case 'trade-open':
      case 'card':
      case 'card-open':
        return say(`option.${parts.verb}`, { card: intel(parts.card) })
      case 'look':
        return say(looksAt(view))
      case 'snipe':
        return say('option.snipe', {
          asset: named(parts.asset),
          card: intel(view.analysis?.shown[parts.place] ?? ''),
        })
      case 'red':
      case 'blue':
      case 'spend':
        return say(`option.${parts.verb}`, { asset: named(parts.asset), n: parts.count })
      default:
        return say(`option.${parts.verb}`, { asset: named(cardIn(parts)) })
    }
  }

  /** What a question names besides whom it asks. */
  const questioned = ({ kind, seat }: Decision, view: View): Readonly<Record<string, string | number>> => {
    if (kind === 'intel.card') return view.placedOn === null ? { ...owedIn(view, seat) } : { n: 1, why: 'second' }
    if (kind !== 'advantage.accept') return {}
    const { effects: key, next = 0 } = view.asked ?? {}
    const found = game.cards.lists.find(list => list.key === key)?.effects[next]
    return { text: found ? effect(found) : '' }
  }

  const reason = ({ key, values }: Reason): string =>
    say(
      key,
      Object.fromEntries(
        Object.entries(values ?? {}).map(([name, value]) => [
          name,
          name === 'card' ? intel(String(value)) : name === 'asset' ? named(String(value)) : value,
        ]),
      ),
    )

  const event = teller({ say, data, card: named, intel, player, listed, textOf, line })

  const threatLine = (view: View, threat: ThreatSeen): string => {
    const organization = data.organizations.find(({ id }) => id === threat.organization)
    const facts = say('status.threat', {
      id: threat.id,
      organization: named(threat.organization),
      sophistication: organization?.sophistication ?? 0,
      led: threat.lead !== undefined,
      lead: threat.lead === undefined ? '' : player(threat.lead),
      cards: threat.by.length,
      agents: threat.agents ?? 0,
      soldiers: threat.soldiers ?? 0,
    })
    return [facts, ...knownAbout(view, threat)].join('; ')
  }

  /** M-4: what this viewer saw stays theirs to see again. */
  const knownAbout = (_view: View, threat: ThreatSeen): string[] => {
    const plot = data.plots.find(({ id }) => id === threat.plot)
    return [
      ...(plot
        ? [say('status.known.plot', { plot: named(plot.id), complexity: plot.complexity, impact: plot.impact })]
        : []),
      ...(threat.looks ?? []).map(({ round, cards }) =>
        say('status.known.look', { round, cards: listed(cards, intel), since: threat.by.length - cards.length }),
      ),
      ...(threat.mine ? [say('status.known.mine', { cards: listed(threat.mine, intel) })] : []),
    ]
  }

  const hand = ({ me }: View): string[] =>
    me
      ? [
          say('status.me', {
            agenda: say(`agenda.${me.agenda}`),
            hand: listed(me.hand, intel),
            down: listed(me.down),
          }),
        ]
      : []

  return {
    title: say('homeland.title'),
    event,
    label,
    reason,
    question: (decision, view) =>
      say(`question.${decision.kind}`, { player: player(decision.seat), ...questioned(decision, view) }),

    options: (explanation: Explanation, view: View): OptionLines[] =>
      explanation.options.map(({ name, branches }) => {
        const changes = () =>
          branches[0].changes.map(({ what, from, to }) => say(`change.${what}`, { from, to })).join(', ')
        // Put into words when they are read: of most options a board shows none.
        return {
          name,
          get label() {
            return label(name, view)
          },
          get odds() {
            return changes()
          },
          get outcomes() {
            return [{ label: say('branch.sure'), chance: 1, ifs: {}, changes: changes() }]
          },
          get text() {
            return textOf(cardIn(partsOf(name)))
          },
        }
      }),

    refused: ({ refused }, view) =>
      refused
        .filter(({ after }) => after === undefined)
        .map(({ name, why }) => ({ name, label: label(name, view), why: reason(why), reason: why })),

    about: () => [],

    status(view) {
      const rows = [...levels].reverse().map(level => {
        const row = levels.indexOf(level)
        const ids = view.spaces.slice(row * COLUMNS, row * COLUMNS + COLUMNS).filter(id => id !== null)
        const threats = ids.flatMap(id => {
          const threat = view.threats.find(one => one.id === id)
          return threat ? [threatLine(view, threat)] : []
        })
        return say(level === 'imminent' ? 'status.level.next' : 'status.level', {
          level: say(`level.${level}`),
          threats: threats.join(' | ') || say('status.empty'),
        })
      })
      return [
        say('status.round', { round: view.round, agency: view.agency, terrorist: view.terrorist }),
        ...rows,
        ...view.players.map((one, seat) =>
          say('status.player', {
            player: player(seat),
            rep: one.rep,
            clout: one.clout,
            agents: one.agents,
            soldiers: one.soldiers,
            hand: one.hand + one.open.length,
            open: listed(one.open, intel),
            down: one.down,
            up: listed(one.up),
          }),
        ),
        ...hand(view),
      ]
    },

    hand,
    supply: view => [say('status.supply', { ...view.decks })],

    claim: said => claimLine(say, names, said as Said),
    answer: said => answerLine(say, names, said as Said),

    cards(): CardLines[] {
      // Put into words when it is read: a table shows a dozen cards of two hundred.
      const lines = (kind: string, one: Card): CardLines => ({
        id: one.id,
        get kind() {
          return say(`kind.${kind}`)
        },
        get name() {
          return card(one.id)
        },
        source: one.source,
        parts: one.parts,
        data: one,
        get facts() {
          return factsOf(say, one)
        },
        get text() {
          return [...(say.has(`card.${one.id}.about`) ? [say(`card.${one.id}.about`)] : []), ...textOf(one.id)]
        },
      })
      return [
        ...data.plots.map(one => lines('plot', one)),
        ...data.organizations.map(one => lines('organization', one)),
        ...data.intel.map(one => lines('intel', one)),
        ...data.assets.map(one => lines('asset', one)),
      ]
    },

    ending: (view, cause) => {
      const winners = view.winners.map(player).join(', ')
      const full = view.agency >= TRACK
      return { title: say(`ending.${cause}`, { winners }), why: say(`ending.${cause}.why`, { winners, full }) }
    },
  }
}
