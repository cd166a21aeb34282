import { begin, below } from '../../../engine/chance.ts'
import { Fault, type Roots } from '../../../engine/game.ts'
import { rootOfText } from '../../../engine/root-text.ts'
import type { Deck } from '../cards/deck.ts'
import { frameOf, type NegotiatorFrame } from '../rules/frames.ts'
import { setUp } from '../rules/setup.ts'
import type { State } from '../rules/state.ts'
import { isStep } from '../rules/steps.ts'
import { CONVERSATION, endings, HIDDEN, levels, phases, REDS_DEALT, standings } from '../vocabulary.ts'
import { cardOf, terrorName } from './position.ts'
import type { Position } from './position-schema.ts'
import { mustBePossible } from './possible.ts'

const FIRST_STEP = { conversation: 'conversation.talk', spend: 'spend.buy', terror: 'terror.begin' } as const

const found = (at: number, key: string, name: string): number => {
  if (at < 0) throw new Fault(key, { name })
  return at
}

/** A position read from plain names: what is given is taken, the rest is dealt from what is left. */
export function readPosition(deck: Deck, given: Position, roots: Roots, laid: readonly number[]): State {
  const abductorId = given.abductor ?? 'arkayne'
  const abductor = found(
    deck.abductors.findIndex(({ id }) => id === abductorId),
    'position.abductor',
    abductorId,
  )
  const card = deck.abductors[abductor]
  const s = setUp(deck, { abductor: abductorId }, roots)

  s.turn = given.turn ?? 1
  s.phase = phases.indexOf(given.phase ?? 'conversation')
  s.threat = levels.indexOf(given.threat ?? levels[card.threat])
  s.points = given.points ?? 0
  s.saved = given.hostages?.saved ?? 0
  s.killed = given.hostages?.killed ?? 0
  s.zone = given.hostages?.zone ?? Math.max(0, card.hostages - s.saved - s.killed)
  readCards(deck, given, s)
  // What nothing is said of lies as a game of this seed deals it.
  const { demands, demandsGone, second, terror, minors, box } = given
  if (demands || demandsGone || second || box?.majors || box?.escapes) readDemands(deck, given, s, roots)
  if (terror || minors || box?.red || box?.pivotal) readTerror(deck, given, s, roots)
  s.dice = [...(given.test?.dice ?? [])]
  s.rerolled = (given.test?.rerolled ?? []).map(die => die - 1)
  s.converted = given.test?.converted ?? 0
  s.nextDice = given.modifiers?.nextDice ?? 0
  s.talkDice = given.modifiers?.talkDice ?? 0
  s.fours = given.modifiers?.fours ?? false
  s.second = given.second ?? false
  s.escaping = given.escaping ?? false
  s.cutOff = given.cutOff ?? false
  s.last = given.last ?? (s.phase === CONVERSATION && s.terror.length === 0)
  s.ending = endings.indexOf(given.ending ?? 'playing')
  s.stack = (given.next ?? (s.ending === 0 ? [{ step: FIRST_STEP[phases[s.phase]] }] : []))
    .map((one, i) => readFrame(deck, one, `position.next.${i}`))
    .reverse()
  if (given.luck) s.luck = rootOfText(given.luck)
  s.rolls = given.rolls ?? 0
  s.laid = [...(given.laid ?? []), ...laid]
  mustBePossible(deck, s)
  return s
}

function readFrame(deck: Deck, given: NonNullable<Position['next']>[number], where: string): NegotiatorFrame {
  const { step, card, list, at } = given
  if (!isStep(step)) throw new Fault('position.step', { at: `${where}.step`, name: step })
  const must = (place: number, part: 'card' | 'list' | 'at'): number => {
    if (place < 0)
      throw new Fault('position.frame', { at: `${where}.${part}`, step, value: String(given[part] ?? '-') })
    return place
  }
  const deckOf = cardOf.get(step)
  const ids =
    deckOf === 'demand'
      ? deck.demands.map(({ id }) => id)
      : deckOf === 'terror'
        ? deck.terror.map(title => title.card.id)
        : deck.data.conversation.map(({ id }) => id)
  // A test is told by the first of its three rows.
  const isTest = step.startsWith('test.')
  const isLine = (key: string) => key === list && (!isTest || key.endsWith('.none'))
  const needsList = isTest || step === 'effects'
  if (step === 'effects') must(at ?? 0, 'at')
  // Dice of a card that is being used can only be rolled again by that card.
  const needsCard = deckOf !== undefined || (step === 'test.reroll' && at !== undefined && at > 0)
  return frameOf({
    step,
    card: card === undefined && !needsCard ? -1 : must(ids.indexOf(card ?? ''), 'card'),
    list:
      list === undefined && !needsList
        ? -1
        : must(
            deck.lists.findIndex(({ key }) => isLine(key)),
            'list',
          ),
    at: at ?? (step === 'effects' ? 0 : -1),
  })
}

/** Conversation cards: the hand as at the start, if not given; the Supply is everything that is nowhere else. */
function readCards(deck: Deck, given: Position, s: State): void {
  const left = [...deck.copies]
  const zone = (names: readonly string[]): number[] => {
    const counts = deck.copies.map(() => 0)
    for (const name of names) {
      const title = found(
        deck.data.conversation.findIndex(({ id }) => id === name),
        'position.card',
        name,
      )
      counts[title]++
      if (--left[title] < 0) throw new Fault('position.copies', { name, copies: deck.copies[title] })
    }
    return counts
  }
  const rest = (fits: (title: number) => boolean): number[] =>
    left.map((n, title) => {
      if (!fits(title)) return 0
      left[title] = 0
      return n
    })
  s.played = zone(given.played ?? [])
  s.gone = zone(given.gone ?? [])
  const supply = given.supply && zone(given.supply)
  s.hand = given.hand ? zone(given.hand) : rest(title => deck.cost[title] === 0)
  s.supply = supply ?? rest(() => true)
  const missing = left.findIndex(n => n > 0)
  if (missing >= 0) throw new Fault('position.missing', { name: deck.data.conversation[missing].id })
}

function takeAt(pool: number[], at: number): number {
  const [taken] = pool.splice(at, 1)
  return taken
}

function readDemands(deck: Deck, given: Position, s: State, roots: Roots): void {
  const card = deck.abductors[s.abductor]
  const pools = {
    major: [...deck.majorsOf[s.abductor]],
    escape: deck.data.escapes.map((_, i) => deck.escapeBase + i),
  }
  const dealt = [
    ...Array.from({ length: card.majors }, () => ({ kind: 'major' as const })),
    ...Array.from({ length: card.escapes }, () => ({ kind: 'escape' as const })),
  ]
  if (given.second && given.demands?.length) throw new Fault('position.second-demands')
  const lying = given.demands ?? (given.second ? [] : dealt)
  const gone = given.demandsGone ?? (given.second ? dealt : [])
  const kindOf = (demand: { kind?: 'major' | 'escape' | undefined; card?: string | undefined }): 'major' | 'escape' => {
    if (demand.card === undefined) {
      if (demand.kind === undefined) throw new Fault('position.demand-kind')
      return demand.kind
    }
    const kind = deck.demands.find(({ id }) => id === demand.card)?.kind
    if (kind !== 'major' && kind !== 'escape') throw new Fault('position.demand', { name: demand.card })
    return kind
  }
  // The named ones first, so that none of them is dealt elsewhere.
  const take = (demand: { kind?: 'major' | 'escape' | undefined; card?: string | undefined }): number => {
    const pool = pools[kindOf(demand)]
    if (pool.length === 0) throw new Fault('position.demand-count', { abductor: card.id })
    if (demand.card === undefined) return takeAt(pool, below(pool.length))
    const at = pool.findIndex(one => deck.demands[one].id === demand.card)
    return takeAt(pool, found(at, 'position.demand', demand.card))
  }
  begin(roots.demands, 0)
  const all = [...lying, ...gone]
  const numbers = new Map<object, number>()
  for (const demand of all) if ('card' in demand && demand.card !== undefined) numbers.set(demand, take(demand))
  for (const demand of all) if (!numbers.has(demand)) numbers.set(demand, take(demand))
  const standing = (demand: { standing?: (typeof standings)[number] | undefined }) =>
    demand.standing ? standings.indexOf(demand.standing) : HIDDEN
  s.demands = lying.map(demand => numbers.get(demand) ?? 0)
  s.standing = lying.map(standing)
  s.demandsGone = gone.map(demand => numbers.get(demand) ?? 0)
  s.goneStanding = gone.map(standing)
  const boxed = (names: readonly string[] | undefined, pool: number[]): number[] =>
    names
      ? names.map(name =>
          takeAt(
            pool,
            found(
              pool.findIndex(one => deck.demands[one].id === name),
              'position.demand',
              name,
            ),
          ),
        )
      : pool
  s.majorBox = boxed(given.box?.majors, pools.major)
  s.escapeBox = boxed(given.box?.escapes, pools.escape)
  for (const kind of ['major', 'escape'] as const)
    if (all.filter(demand => kindOf(demand) === kind).length !== (kind === 'major' ? card.majors : card.escapes))
      throw new Fault('position.demand-count', { abductor: card.id })
}

function readTerror(deck: Deck, given: Position, s: State, roots: Roots): void {
  const reds: number[] = []
  const pivotals: number[] = []
  for (let card = 0; card < deck.terrorTitle.length; card++) (card < deck.reds ? reds : pivotals).push(card)
  const take = (name: string): number => {
    const fits = (card: number) =>
      terrorName(deck, card) === name || deck.terror[deck.terrorTitle[card]].card.id === name
    const pool = reds.some(fits) ? reds : pivotals
    return takeAt(pool, found(pool.findIndex(fits), 'position.terror', name))
  }
  s.resolving = given.terror?.resolving === undefined ? [] : [take(given.terror.resolving)]
  s.terrorDiscard = (given.terror?.discard ?? []).map(take)
  s.terrorGone = (given.terror?.gone ?? []).map(take)
  s.minors = (given.minors ?? []).map(take)
  for (const card of s.minors)
    if (deck.terror[deck.terrorTitle[card]].demand < 0)
      throw new Fault('position.not-minor', { name: deck.terror[deck.terrorTitle[card]].card.id })
  const boxedRed = given.box?.red?.map(take)
  const boxedPivotal = given.box?.pivotal?.map(take)

  if (given.terror?.deck) s.terror = given.terror.deck.map(take).reverse()
  else {
    const pivotalOut = [...s.resolving, ...s.terrorDiscard, ...s.terrorGone].some(card => card >= deck.reds)
    const out = s.resolving.length + s.terrorDiscard.length + s.terrorGone.length + s.minors.length
    const left = given.terror?.left ?? Math.max(0, REDS_DEALT + 1 - out)
    if (left > (pivotalOut || pivotals.length === 0 ? 0 : 1) + reds.length)
      throw new Fault('position.terror-left', { left })
    begin(roots.terror, 0)
    s.terror = []
    for (let i = 0; i < left; i++) {
      const pool = i === 0 && !pivotalOut && pivotals.length > 0 ? pivotals : reds
      s.terror.push(takeAt(pool, below(pool.length)))
    }
  }
  s.redBox = boxedRed ?? reds
  s.pivotalBox = boxedPivotal ?? pivotals
  s.looked = given.terror?.looked ?? 0
}
