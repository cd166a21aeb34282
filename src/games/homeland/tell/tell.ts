import type { Seat } from '../../../engine/game.ts'
import type { Say } from '../../../words/index.ts'
import type { DeckData, Effect } from '../cards/card.ts'
import type { Event, OlderEvent } from '../events.ts'
import type { PlayerEffect } from '../vocabulary.ts'

/** The words a teller of events has at hand: how cards, players and lists of them are called. */
export interface Vocabulary {
  readonly say: Say
  readonly data: DeckData
  readonly card: (id: string) => string
  readonly intel: (id: string) => string
  readonly player: (seat: Seat) => string
  readonly listed: (ids: readonly string[], one?: (id: string) => string) => string
  readonly textOf: (id: string) => readonly string[]
  readonly line: (effects: readonly Effect[]) => string
}

/** What was not for this reader has a sentence of its own. */
const hiddenOr = (kind: string, isHidden: boolean): string => (isHidden ? `event.${kind}.hidden` : `event.${kind}`)

/** The seat that is told of, if any: rules before version 3 wrote -1 for nobody. */
const somebody = (seat: Seat | null): Seat | null => (seat === null || seat < 0 ? null : seat)

/** Every event as a sentence, in the third person: several people read one log. */
export function teller({
  say,
  data,
  card,
  intel,
  player,
  listed,
  textOf,
  line,
}: Vocabulary): (told: Event | OlderEvent) => string {
  const effect = ({ effect: what, n }: { readonly effect: PlayerEffect; readonly n: number }): string =>
    line([{ do: what, n }])
  return told => {
    switch (told.kind) {
      case 'began':
        return say('event.began', { players: told.players })
      case 'agenda':
        return say(hiddenOr('agenda', told.agenda === null), {
          player: player(told.seat),
          agenda: told.agenda === null ? '' : say(`agenda.${told.agenda}`),
        })
      case 'round':
        return say('event.round', { round: told.round, player: player(told.marker) })
      case 'new-threat':
        return say('event.new-threat', {
          threat: told.threat,
          organization: card(told.organization),
          level: say(`level.${told.level}`),
          at: told.at,
        })
      case 'new-threat-now':
        return say('event.new-threat-now', { threat: told.threat, organization: card(told.organization) })
      case 'analysis': {
        const lead = somebody(told.lead)
        return say('event.analysis', {
          threat: told.threat,
          organization: card(told.organization),
          plot: `${card(told.plot)} (${textOf(told.plot).join(' · ')})`,
          led: lead !== null,
          player: lead === null ? '' : player(lead),
        })
      }
      case 'turned-up':
        return say('event.turned-up', { card: intel(told.card), red: told.red, blue: told.blue })
      case 'gold':
        return say('event.gold', { card: card(told.card), text: textOf(told.card)[0] })
      case 'gold-idle':
        return say('event.gold-idle', { card: card(told.card) })
      case 'cancelled':
        return say('event.cancelled', { card: intel(told.card) })
      case 'swung':
        return say('event.swung', {
          player: player(told.seat),
          asset: card(told.asset),
          n: told.n,
          colour: say(`colour.${told.colour}`),
        })
      case 'sniped':
        return say('event.sniped', { player: player(told.seat), asset: card(told.asset), card: intel(told.card) })
      case 'agents':
      case 'soldiers':
        return say(`event.${told.kind}`, { player: player(told.seat), n: Math.abs(told.n), gain: told.n > 0 })
      case 'advantage':
        return say('event.advantage', {
          player: player(told.seat),
          text: line(data.organizations.find(({ id }) => id === told.organization)?.advantage ?? []),
        })
      case 'fallout':
        return say('event.fallout', {
          player: player(told.seat),
          text: line(data.plots.find(({ id }) => id === told.plot)?.fallout ?? []),
        })
      case 'global-fallout':
        return say('event.global-fallout', {
          text: line(data.plots.find(({ id }) => id === told.plot)?.globalFallout ?? []),
        })
      case 'declined':
      case 'no-effect':
        return say(`event.${told.kind}`, { player: player(told.seat), text: effect(told) })
      case 'spared':
        return say('event.spared', { player: player(told.seat), asset: card(told.asset), text: effect(told) })
      case 'advanced':
        return say('event.advanced', { none: told.threats === 0 })
      case 'moved':
        return say('event.moved', { threat: told.threat, level: say(`level.${told.level}`) })
      case 'placed':
        return say(hiddenOr('placed', told.card === null), {
          player: player(told.seat),
          threat: told.threat,
          card: told.card === null ? '' : intel(told.card),
        })
      case 'traded':
        return say('event.traded', {
          player: player(told.seat),
          card: intel(told.card),
          rep: told.rep,
          clout: told.clout,
        })
      case 'drew-assets':
        return say(hiddenOr('drew-assets', told.assets === null), {
          player: player(told.seat),
          n: told.n,
          assets: listed(told.assets ?? []),
        })
      case 'kept':
        return say(hiddenOr('kept', told.asset === null), {
          player: player(told.seat),
          asset: told.asset === null ? '' : card(told.asset),
          discarded: told.discarded === null ? '' : say('event.kept.discarded', { asset: card(told.discarded) }),
        }).trim()
      case 'looked-plot':
        return say(hiddenOr('looked-plot', told.plot === null), {
          player: player(told.seat),
          threat: told.threat,
          plot: told.plot === null ? '' : `${card(told.plot)} (${textOf(told.plot).join(' · ')})`,
        })
      case 'looked-intel':
        return say(hiddenOr('looked-intel', told.cards === null), {
          player: player(told.seat),
          threat: told.threat,
          cards: listed(told.cards ?? [], intel),
        })
      case 'drew':
        return say(hiddenOr('drew', told.cards === null), {
          player: player(told.seat),
          n: told.n,
          cards: listed(told.cards ?? [], intel),
        })
      case 'activated':
      case 'used':
      case 'burned':
        return say(`event.${told.kind}`, { player: player(told.seat), asset: card(told.asset) })
      case 'took-asset': {
        const from = somebody(told.from)
        return say('event.took-asset', {
          player: player(told.seat),
          asset: card(told.asset),
          taken: from !== null,
          other: from === null ? '' : player(from),
        })
      }
      case 'exposed':
        return say('event.exposed', {
          player: player(told.seat),
          assets: listed(told.assets),
          cards: listed(told.cards, intel),
        })
      case 'discarded':
        return say('event.discarded', { player: player(told.seat), card: intel(told.card) })
      case 'taken-clout':
        return say('event.taken-clout', { player: player(told.seat), other: player(told.from), n: told.n })
      case 'lead-taken':
        return told.from === told.seat
          ? say('event.lead-taken.own', { player: player(told.seat), threat: told.threat })
          : say('event.lead-taken', { player: player(told.seat), other: player(told.from), threat: told.threat })
      case 'accusing':
        return say('event.accusing', { none: told.why === 'no-threats' })
      case 'accused':
        return told.of === null
          ? say('event.accused.nobody', { player: player(told.seat) })
          : say('event.accused', { player: player(told.seat), other: player(told.of), right: told.right })
      case 'score': {
        const values = { ...told, by: told.agenda, player: player(told.seat), agenda: say(`agenda.${told.agenda}`) }
        // Games that ended before they were told have no parts.
        return say(told.own === undefined ? 'event.score.whole' : 'event.score', values)
      }
      case 'ended':
        return say('event.ended', {
          title: say(`ending.${told.ending}`, { winners: told.winners.map(player).join(', ') }),
          rule: told.rule,
        })
      default: {
        const { kind, ...values } = told
        return say(`event.${kind}`, {
          ...(values as Readonly<Record<string, string | number>>),
          player: 'seat' in told ? player(told.seat) : '',
        })
      }
    }
  }
}
