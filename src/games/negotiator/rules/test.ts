import { begin, below } from '../../../engine/chance.ts'
import type { AskStep, Options, Steps } from '../../../engine/steps.ts'
import { ACCEPT, CONVERT, KEEP, option, PAY, REROLL, rerollThing, thingOf, verbOf } from '../options.ts'
import { CONVERSATION, levelDice, TERROR } from '../vocabulary.ts'
import { carryOut } from './effects.ts'
import { type FrameOf, type Frames, ofTest, ofTestLeft, type Parts } from './frames.ts'
import { abductorRule, changeThreat, drawback, releaseMany, within } from './hostages.ts'
import { handSize, hasCard, type Play, push, ran, type State } from './state.ts'
import { EFFECTS, TEST_ABDUCTOR, TEST_CONVERT, TEST_PAY, TEST_REROLL, TEST_ROW } from './steps.ts'

/** N-13: how many dice a test rolls now. What helps in a conversation does not reach into the Terror Phase. */
export function testDice(play: Play): number {
  const { s } = play
  const talk = s.phase === CONVERSATION ? s.nextDice + s.talkDice : 0
  return within(1, levelDice[s.threat] + talk - drawback(play, 'fewer-dice'), 5)
}

export function successes(play: Play): number {
  const { s } = play
  let n = s.converted
  for (let i = 0; i < s.dice.length; i++) if (s.dice[i] >= 5 || (s.fours && s.dice[i] === 4)) n++
  return n
}

/** May a 4 be bought now? One must be lying there, it must still matter, and two cards must be at hand. */
export function mayConvert(play: Play): boolean {
  const { s } = play
  if (s.fours) return false
  let fours = 0
  for (let i = 0; i < s.dice.length; i++) if (s.dice[i] === 4) fours++
  return fours > s.converted && successes(play) < 2 && handSize(s) >= 2 && drawback(play, 'no-conversion') === 0
}

/** Emptied one by one: a length set to 0 gives the room back, and the next test has to ask for it again. */
function clearTest(s: State): void {
  while (s.dice.length > 0) s.dice.pop()
  while (s.rerolled.length > 0) s.rerolled.pop()
  s.converted = 0
}

/** One die: those laid down by a scenario first, else die number `at` of the five this act always draws. */
function rollInto({ s: { laid } }: Play, dice: number[], at: number, drawn: number): void {
  dice[at] = laid.length > 0 ? (laid.shift() ?? drawn) : drawn
}

/** So many dice of the act that has begun. */
export function rollDice(play: Play, n: number, dice: number[]): void {
  for (let i = 0; i < n; i++) rollInto(play, dice, i, below(6) + 1)
}

/** The card that a list of effects belongs to. */
export const cardOfList = (play: Play, list: number): string => {
  const key = play.deck.lists[list].key
  return key.slice(0, key.indexOf('.'))
}

const handCards = (play: Play, verb: number, out: Options): void => {
  const { hand } = play.s
  for (let title = 0; title < hand.length; title++) if (hand[title] > 0) out.push(option(verb, title))
}

function holdsReroll({ s: { hand }, deck: { rerolls } }: Play): boolean {
  for (let i = 0; i < rerolls.length; i++) if (hand[rerolls[i]] > 0) return true
  return false
}

/** Would more successes than there are bring another row? With none, a drawback may make any success matter. */
function wantsSuccess(play: Play, rows: number): boolean {
  const { lists } = play.deck
  const n = successes(play)
  for (let more = n + 1; more <= 2; more++) if (lists[rows + more].print !== lists[rows + n].print) return true
  return n === 0 && drawback(play, 'fail-rise') > 0
}

/** Could one more pair of 6s be rolled, with so many dice to roll again, and would it release anybody? */
function wantsSixes(play: Play, again: number): boolean {
  const { s } = play
  if (abductorRule(play) !== 'sixes-release' || (s.zone === 0 && s.phase === TERROR)) return false
  let sixes = 0
  for (let i = 0; i < s.dice.length; i++) if (s.dice[i] === 6) sixes++
  const wanted = 2 - (sixes % 2)
  return wanted <= again && wanted <= s.dice.length - sixes
}

/** How many dice could still be rolled again: those of the card in use, and of the cards in hand. */
function rerollsLeft({ s: { hand }, deck }: Play, left: number): number {
  let n = Math.max(0, left)
  for (let i = 0; i < deck.rerolls.length; i++) n += hand[deck.rerolls[i]] * deck.reroll[deck.rerolls[i]]
  return n
}

/**
 * N-13: a die is rolled again only where that can bring anything: a success that leads to another row, or a 6 for the
 * abductor's rule. What costs nothing comes first in the list: keeping the dice.
 */
function offerRerolls(
  play: Play,
  { title: used, rows, left }: Pick<Parts, 'title' | 'rows' | 'left'>,
  out: Options,
): void {
  const { s, deck } = play
  const again = rerollsLeft(play, left)
  const isSuccess = wantsSuccess(play, rows)
  const isSix = wantsSixes(play, again)
  const offer = (title: number, die: number): void => {
    const face = s.dice[die]
    const isMiss = face < 4 || (face === 4 && !s.fours)
    if (!((isSuccess && isMiss) || (isSix && face !== 6))) return
    if (out.length === 0) out.push(option(KEEP))
    out.push(option(REROLL, rerollThing(title, die)))
  }
  if (left > 0) {
    for (let die = 0; die < s.dice.length; die++) if (!s.rerolled.includes(die)) offer(used, die)
  } else
    for (const title of deck.rerolls)
      if (s.hand[title] > 0) for (let die = 0; die < s.dice.length; die++) offer(title, die)
}

const reroll: AskStep<Play, FrameOf<'test.reroll'>> = {
  rule: 'N-22',
  options: offerRerolls,
  choose(play, asked, chosen) {
    const { s, deck } = play
    if (verbOf(chosen) === KEEP) return
    const title = Math.floor(thingOf(chosen) / 5)
    const die = thingOf(chosen) % 5
    const left = (asked.left > 0 ? asked.left : deck.reroll[title]) - 1
    if (asked.left <= 0) {
      s.hand[title]--
      s.played[title]++ // N-14
    }
    const from = s.dice[die]
    begin(s.luck, s.rolls++)
    for (let i = 0; i < die; i++) below(6)
    rollInto(play, s.dice, die, below(6) + 1)
    if (!s.rerolled.includes(die)) s.rerolled.push(die)
    if (play.events !== null)
      play.events.push({ kind: 'rerolled', card: deck.data.conversation[title].id, die, from, to: s.dice[die] })
    push(s, ofTestLeft(TEST_REROLL, title, asked.rows, left))
  },
}

const convert: AskStep<Play, FrameOf<'test.convert'>> = {
  rule: 'N-13',
  options(play, _frame, out) {
    if (!mayConvert(play)) return
    out.push(option(ACCEPT))
    out.push(option(CONVERT))
  },
  choose({ s }, { title, rows }, chosen) {
    if (verbOf(chosen) === ACCEPT) return
    push(s, ofTest(TEST_CONVERT, title, rows))
    push(s, ofTestLeft(TEST_PAY, title, rows, 2))
  },
}

const pay: AskStep<Play, FrameOf<'test.pay'>> = {
  rule: 'N-13',
  surely: ({ s }) => hasCard(s),
  options(play, _frame, out) {
    handCards(play, PAY, out)
  },
  choose(play, { title, rows, left }, chosen) {
    const { s, deck, events } = play
    const paid = thingOf(chosen)
    s.hand[paid]--
    s.played[paid]++ // N-14; no point is gained
    if (events !== null) events.push({ kind: 'paid', card: deck.data.conversation[paid].id })
    if (left > 1) push(s, ofTestLeft(TEST_PAY, title, rows, left - 1))
    else {
      s.converted++
      if (events !== null) events.push({ kind: 'converted' })
    }
  },
}

const abductor = {
  rule: 'N-13',
  does(play: Play): void {
    if (abductorRule(play) !== 'sixes-release') return
    let sixes = 0
    for (const die of play.s.dice) if (die === 6) sixes++
    const pairs = sixes >> 1
    if (pairs === 0) return
    if (play.events !== null) play.events.push({ kind: 'pair-of-sixes', pairs })
    releaseMany(play, pairs)
  },
}

type Tested = Pick<Parts, 'title' | 'rows'>

const row = {
  rule: 'N-11',
  does(play: Play, { title, rows }: Tested): void {
    const { s } = play
    const n = successes(play)
    if (play.events !== null)
      play.events.push({
        kind: 'tested',
        card: cardOfList(play, rows),
        successes: n,
        dice: s.dice.slice(),
        rerolled: s.rerolled.slice(),
        terror: s.phase === TERROR,
      })
    clearTest(s)
    if (n === 0) changeThreat(play, drawback(play, 'fail-rise'))
    if (s.ending !== 0) return
    ran(play, EFFECTS)
    carryOut.does(play, { title, list: rows + within(0, n, 2), at: 0 })
  },
}

/** N-13: roll, re-rolls, the abductor's rule, conversions, row. Only where the player has a say do these wait. */
export const roll = {
  rule: 'N-13',
  does(play: Play, test: Tested): void {
    const { s } = play
    const { title, rows } = test
    const n = testDice(play)
    if (s.phase === CONVERSATION) s.nextDice = 0
    clearTest(s)
    begin(s.luck, s.rolls++)
    rollDice(play, n, s.dice)
    if (play.events !== null)
      play.events.push({
        kind: 'rolled',
        card: cardOfList(play, rows),
        dice: s.dice.slice(),
        terror: s.phase === TERROR,
      })
    const isSixes = abductorRule(play) === 'sixes-release'
    const mayRollAgain = holdsReroll(play)
    // Whether rolling again can bring anything is found out where it is asked.
    if (mayRollAgain || mayConvert(play)) {
      push(s, ofTest(TEST_ROW, title, rows))
      push(s, ofTest(TEST_CONVERT, title, rows))
      if (isSixes) push(s, ofTest(TEST_ABDUCTOR, title, rows))
      if (mayRollAgain) push(s, ofTestLeft(TEST_REROLL, title, rows, 0))
      return
    }
    if (isSixes) {
      ran(play, TEST_ABDUCTOR)
      abductor.does(play)
      if (s.ending !== 0) return
    }
    ran(play, TEST_ROW)
    row.does(play, test)
  },
}

export const testSteps = {
  'test.roll': roll,
  'test.reroll': reroll,
  'test.abductor': abductor,
  'test.convert': convert,
  'test.pay': pay,
  'test.row': row,
} satisfies Partial<Steps<Play, Frames>>
