import * as z from 'zod'
import { balance, MOST_FRAMES, MOST_MOMENTS, tally, word } from '../../games/bounded.ts'
import type { Event } from '../../games/homeland/events.ts'
import { stepNames } from '../../games/homeland/rules/frames.ts'
import type { View } from '../../games/homeland/view/view.ts'
import {
  actions,
  agendas,
  endings,
  LEADS,
  levels,
  piles,
  playerEffects,
  TRACK,
} from '../../games/homeland/vocabulary.ts'

/** What `play homeland --json` shows of the table, and the figures of `simulate homeland --json`, as schemas. */

const card = word.describe('The id of a card, as `cards homeland` lists it.')
const cards = z.array(card).max(200)
const count = tally
const MOST_PLAYERS = 6
const MOST_THREATS = 40
const seat = z.int().min(0).max(5).describe('A player, counted from 0.')
const nobodyOr = seat.nullable().describe('A player, counted from 0; null for nobody.')
const accused = z.union([seat, z.literal('nobody')])
const threatId = balance.describe('The number of a threat, its own for the whole game.')
const counted = z
  .array(z.tuple([card, count]))
  .max(200)
  .describe('Each title that lies there, and how many of it.')
const agenda = z.enum(agendas)

/** What would be empty, none or false in a player or a threat is left out. */
const playerSeen = z.strictObject({
  rep: count,
  clout: count,
  agents: count.describe('Undeployed.'),
  soldiers: count.describe('Undeployed.'),
  leads: count.max(LEADS).describe('Case Leads left.'),
  hand: count.describe('Hidden Intel in hand.'),
  open: cards.describe('Intel in hand that Exposure laid open.'),
  down: count.describe('Assets face down.'),
  up: cards.describe('Assets face up.'),
  drawn: count.describe('Assets drawn, while one of them is being chosen.').exactOptional(),
  accused: z.literal(true).describe('Has made an accusation; whom it names is not shown.').exactOptional(),
  revealed: z
    .strictObject({
      ...{ agenda: word, hand: cards, down: cards, accuses: accused.exactOptional() },
      drawn: cards.describe('Assets drawn to choose from, where the table has ended it then.').exactOptional(),
    })
    .describe('Once it is over: agenda, hidden Intel, assets face down, and the accusation, if any, as in `me`.')
    .exactOptional(),
})

const threatSeen = z.strictObject({
  id: threatId,
  organization: card,
  lead: seat.describe('Who leads it, if anybody does.').exactOptional(),
  by: z
    .array(z.union([seat, z.literal('deck')]))
    .max(120)
    .describe('Who put each Intel there, in order.'),
  known: z
    .array(card.nullable())
    .max(120)
    .describe('The same cards where everybody knows them, up to the last of those; null for the others.')
    .exactOptional(),
  agents: count.exactOptional(),
  soldiers: count.exactOptional(),
  plot: card.describe('Where this viewer has seen it, or it is being analysed.').exactOptional(),
  plotSeenBy: z.array(seat).max(MOST_PLAYERS).exactOptional(),
  lookers: z
    .array(z.strictObject({ seat, round: count, n: count }))
    .max(9_999)
    .describe('Who else looked at the Intel, in which round, and how many cards lay there (`n`).')
    .exactOptional(),
  looks: z
    .array(z.strictObject({ round: count, cards }))
    .max(9_999)
    .describe('What this viewer saw: all the cards that lay there in that round, in no order.')
    .exactOptional(),
  mine: cards.describe('What this viewer put there.').exactOptional(),
})

const step = z.strictObject({
  kind: z.enum(stepNames).describe('Which question or step it is: that of the decision.'),
  seat: seat.describe('Who is asked, or to whom it happens.').exactOptional(),
  threat: threatId.exactOptional(),
  effect: z.enum(playerEffects).describe('What is aimed at a threat.').exactOptional(),
  n: count.describe('How much of it.').exactOptional(),
  asset: card.describe('The asset for which Intel is discarded.').exactOptional(),
  card: card.describe('The gold card that takes effect.').exactOptional(),
  effects: word
    .describe('Whose effects are carried out: `CARD.fallout`, `CARD.advantage` and the like.')
    .exactOptional(),
  next: count.describe('Which of those effects is next, counted from 0.').exactOptional(),
  left: count.describe('How many are left: Intel to place or discard, turns, new threats.').exactOptional(),
  passes: count.describe('How many players have passed one after the other.').exactOptional(),
})

const view = z.strictObject({
  viewer: z.union([seat, z.literal('observer')]),
  players: z.array(playerSeen).max(MOST_PLAYERS),
  me: z
    .strictObject({
      agenda: word,
      hand: cards,
      down: cards,
      drawn: cards,
      placing: card.nullable().describe('The Intel chosen, while its case is being chosen.'),
      accuses: accused.nullable().describe('Whom; null until it is said.'),
    })
    .nullable(),
  spare: word.nullable().describe('The agenda nobody has, once the game is over.'),
  round: count,
  marker: seat.describe('Who holds the Terrorist marker.'),
  firstYet: z.array(seat).max(MOST_PLAYERS).describe('Who has not been first since the last reshuffle.'),
  turn: seat.nullable().describe('Whose turn it is; null in the Terrorist turn.'),
  done: z
    .array(z.enum(actions))
    .max(actions.length)
    .describe('What this turn has had: each of these comes once in one.'),
  mustClaim: z.boolean().describe('There was a threat to claim when the turn began.'),
  trades: count.describe('Intel traded this turn.'),
  recruits: count.describe('Recruits made this turn.'),
  placedOn: threatId.nullable().describe('The case that got the first Intel of this turn.'),
  used: cards.describe('Assets used this turn.'),
  reacted: cards.describe('Assets used in this Terrorist turn whose card says once.'),
  spaces: z
    .array(threatId.nullable())
    .length(30)
    .describe('The threat on each space, Low first, six a level from the left; null for an empty space.'),
  threats: z.array(threatSeen).max(MOST_THREATS),
  nextThreat: threatId.describe('The number the next threat will have.'),
  agency: count.max(TRACK),
  terrorist: count.max(TRACK),
  decks: z.strictObject({ plots: count, organizations: count, intel: count, assets: count }),
  discards: z.strictObject({ plots: cards, organizations: cards, intel: counted, assets: cards }),
  gone: z
    .strictObject({ plots: count, organizations: cards, intel: count, burnedIntel: cards, assets: cards })
    .describe('Out of the game: named where everybody saw it, counted where nobody did.'),
  analysis: z
    .strictObject({
      threat: threatId,
      plot: card,
      shown: cards,
      cancelled: z.array(count).max(120).describe('Places among those shown that count no more.'),
      sniped: z.array(count).max(120),
      left: count,
      red: balance,
      blue: balance,
      redBonus: balance,
      blueBonus: balance,
      doubleRed: count,
      doubleBlue: count,
      quiet: z.boolean(),
    })
    .nullable(),
  pending: z.array(threatId).max(MOST_THREATS),
  ending: z.enum(endings),
  scores: z.array(balance).max(MOST_PLAYERS),
  winners: z.array(seat).max(MOST_PLAYERS),
  asked: step.nullable().describe('The question that stands; null once the game is over.'),
  waiting: z
    .array(step)
    .max(MOST_FRAMES)
    .describe('What has begun and goes on once the question is answered, the next one first.'),
}) satisfies z.ZodType<View>

const told = <const Kind extends Event['kind'], Shape extends z.core.$ZodLooseShape>(kind: Kind, shape: Shape) =>
  z.strictObject({ kind: z.literal(kind), ...shape })
const fromTo = { from: balance, to: balance }
const level = z.enum(levels)
const of = { seat }
const about = { threat: threatId }
const effect = { effect: z.enum(playerEffects), n: count }

export const homelandEventSchema = z.discriminatedUnion('kind', [
  told('began', { players: count }),
  told('agenda', { ...of, agenda: agenda.nullable() }),
  told('round', { round: count, marker: seat }),
  told('new-threat', { ...about, organization: card, level, at: count }),
  told('new-threat-now', { ...about, organization: card }),
  told('no-threat', {}),
  told('analysis', { ...about, organization: card, plot: card, lead: nobodyOr }),
  told('first-totals', {
    ...about,
    complexity: count,
    sophistication: count,
    agents: count,
    assets: count,
    red: balance,
    blue: balance,
  }),
  told('turned-up', { ...about, card, red: balance, blue: balance }),
  told('gold', { ...about, card }),
  told('gold-totals', { ...about, red: balance, blue: balance }),
  told('gold-idle', { ...about, card }),
  told('cancelled', { ...about, card }),
  told('totals', { ...about, red: balance, blue: balance }),
  told('swung', { ...of, asset: card, colour: z.enum(['red', 'blue']), n: balance }),
  told('sniped', { ...of, asset: card, card }),
  told('neutralised', { ...about, impact: count }),
  told('succeeded', { ...about, impact: count }),
  told('track', { track: z.enum(['agency', 'terrorist']), ...fromTo }),
  told('rep', { ...of, ...fromTo }),
  told('clout', { ...of, ...fromTo }),
  told('agents', { ...of, n: balance }),
  told('soldiers', { ...of, n: balance }),
  told('recruited', { ...of, what: z.enum(['agent', 'soldier']) }),
  told('advantage', { ...of, organization: card }),
  told('fallout', { ...of, plot: card }),
  told('global-fallout', { plot: card }),
  told('declined', { ...of, ...effect }),
  told('no-effect', { ...of, ...effect }),
  told('spared', { ...of, ...effect, asset: card }),
  told('cannot-pay', { ...of, token: z.enum(['rep', 'clout']), n: count, has: count }),
  told('figures-left', { ...about, what: z.enum(['agents', 'soldiers']), n: count }),
  told('lead-returned', { ...of, ...about }),
  told('closed', about),
  told('reshuffled', { pile: z.enum(piles), n: count }),
  told('advanced', { threats: count.describe('How many there were to move.') }),
  told('moved', { ...about, level }),
  told('turn', of),
  told('claimed', { ...of, ...about }),
  told('placed', { ...of, ...about, card: card.nullable(), open: z.boolean() }),
  told('traded', { ...of, card, rep: count, clout: count }),
  told('paid', { ...of, rep: count, clout: count }),
  told('drew-assets', { ...of, n: count, assets: cards.nullable() }),
  told('kept', { ...of, asset: card.nullable(), discarded: card.nullable() }),
  told('sent-agents', { ...of, ...about, n: count }),
  told('sent-soldiers', { ...of, ...about, n: count }),
  told('supplied', { ...of, ...about, what: z.enum(['agents', 'soldiers']), n: count }),
  told('looked-plot', { ...of, ...about, plot: card.nullable() }),
  told('looked-intel', { ...of, ...about, n: count, cards: cards.nullable() }),
  told('added', { ...about, n: count }),
  told('reinforced', { ...about, n: count }),
  told('activated', { ...of, asset: card }),
  told('used', { ...of, asset: card }),
  told('burned', { ...of, asset: card }),
  told('took-asset', { ...of, asset: card, from: nobodyOr }),
  told('struck', { ...of, ...about }),
  told('exposed', { ...of, assets: cards, cards }),
  told('immune', of),
  told('reprimanded', { ...of, ...about }),
  told('lead-taken', { ...of, from: seat, ...about }),
  told('discarded', { ...of, card }),
  told('drew', { ...of, n: count, cards: cards.nullable() }),
  told('shifted', { ...of, from: threatId, to: threatId, n: count }),
  told('taken-clout', { ...of, from: seat, n: count }),
  told('accusing', { why: z.enum(['agency', 'no-threats']) }),
  told('accusation-made', of),
  told('accused', { ...of, of: seat.nullable(), right: z.boolean() }),
  told('score', {
    ...of,
    agenda,
    points: balance,
    own: count.describe('From Rep, Clout or the terrorist track, by the agenda.'),
    assets: balance,
    accusation: balance,
    out: z.boolean().describe('A mole that somebody accused.'),
  }),
  told('ended', { ending: z.enum(endings), rule: word, winners: z.array(seat).max(MOST_PLAYERS) }),
])

/** No kind of event is without a schema: this line does not compile if one is. */
export const everyKindHasOne: Exclude<Event['kind'], z.infer<typeof homelandEventSchema>['kind']> extends never
  ? true
  : never = true

export const homelandViewMessage = z
  .strictObject({
    type: z.literal('view'),
    view,
    events: z
      .array(homelandEventSchema)
      .max(MOST_MOMENTS)
      .describe('What has happened since the last view, as this player may read it.'),
  })
  .describe('What one player of Homeland sees, and what has happened')

const MANY = 1e15
const share = z.number().min(0).max(1)
const mean = z.number().min(0).max(MANY)
const many = z.int().min(0).max(MANY)
const atLevel = z.strictObject({ analysed: many, neutralised: many, share })
const interval = z.tuple([share, share]).describe('95 %, after Wilson.')
const asAgenda = z.strictObject({ wins: many, seats: many, share, interval })

export const homelandFigures = z
  .strictObject({
    meanRounds: mean,
    tracksFilled: z.strictObject({ agency: share, terrorist: share }).describe('Shares of the games.'),
    tracksFilledInterval: z.strictObject({ agency: interval, terrorist: interval }),
    neutralisedByLevel: z
      .strictObject({ low: atLevel, guarded: atLevel, elevated: atLevel, severe: atLevel, imminent: atLevel })
      .describe('By the level a threat was revealed at.'),
    struck: many.describe('Threats removed by a Drone Strike, analysed by nobody.'),
    tokensPerRound: z
      .strictObject({ agency: mean, terrorist: mean, rep: mean, clout: mean })
      .describe('On the tracks, and gained by all players together.'),
    winsByAgenda: z
      .strictObject({ loyal: asAgenda, opportunist: asAgenda, mole: asAgenda })
      .describe('How often a player with that agenda won, of how many.'),
    winsByNobody: many,
    withMole: share.describe('In how many of the games somebody was the mole.'),
  })
  .describe('What only Homeland counts.')
