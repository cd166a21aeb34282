import type { Run } from '../../../engine/flow.ts'
import type { Branch, Change, Decision, Explanation } from '../../../engine/game.ts'
import type { Deck } from '../cards/deck.ts'
import { resample } from '../knowledge/resample.ts'
import type { OptionNames } from '../options.ts'
import { ACCEPT, CONVERT, DONE, KEEP, option, PLAY, REROLL, thingOf, verbOf } from '../options.ts'
import { type NegotiatorFrame, ofTest, slotsOf } from '../rules/frames.ts'
import { abductorRule } from '../rules/hostages.ts'
import { clone, type Play, push, type State } from '../rules/state.ts'
import { stepNames, TEST_ABDUCTOR, TEST_ROW } from '../rules/steps.ts'
import { mayConvert, successes, testDice } from '../rules/test.ts'
import { type View, viewOf } from '../view/view.ts'
import { pairOdds, testOdds } from './odds.ts'
import { inSight, refusable, refusal } from './refuse.ts'

/** What a player could count on the table before and after: public facts only, so a made-up deck cannot speak. */
function facts(view: View): Record<string, number | boolean | string> {
  return {
    threat: view.threat,
    points: view.points,
    zone: view.hostages.zone,
    saved: view.hostages.saved,
    killed: view.hostages.killed,
    dice: view.test.next,
    hand: view.hand.length,
    known: view.demands.filter(({ standing }) => standing !== 'hidden').length,
    terror: view.terror.left,
    fours: view.modifiers.fours,
    second: view.second,
    escaping: view.escaping,
    gone: view.gone.length,
    phase: view.phase,
    ending: view.ending,
  }
}

function changes(before: View, after: View): Change[] {
  const was = facts(before)
  const is = facts(after)
  return Object.keys(was)
    .filter(what => was[what] !== is[what])
    .map(what => ({ what, from: was[what], to: is[what] }))
}

const ROWS = ['none', 'one', 'two'] as const
/** Dice that reach each row and nothing else: no 4 to convert, no 6 for the abductor's rule. */
const THROWN = [[1], [5], [5, 5]] as const

/**
 * Cold, and from the view only: a state is made up that fits the view, each option is tried on it, and what a viewer
 * would see change is listed. Chances are counted, never sampled.
 */
export function explain(
  deck: Deck,
  run: Run<NegotiatorFrame, Play>,
  names: OptionNames,
  view: View,
  decision: Decision,
): Explanation {
  const before = resample(deck, view, () => 0)
  const playOf = (s: State): Play => ({ s, deck, events: null, ran: null })

  /** Go on to the end of what was begun: what is asked on the way is answered plainly, and no further 4 is bought. */
  const settle = (play: Play, depth: number): View => {
    run.advance(play)
    while (play.s.ending === 0 && play.s.stack.length > depth) {
      const [{ kind, options }] = run.decisions(play)
      run.choose(play, 0, kind === 'look' ? options[options.length - 1] : options[0])
    }
    return viewOf(play, decision.seat)
  }

  const tried = (chosen: number): Change[] => {
    const play = playOf(clone(before))
    run.choose(play, 0, chosen)
    return changes(view, viewOf(play, decision.seat))
  }

  /** The three rows of the test on top of `stack`, each with its chance; `ifConverted` is the same with one 4 bought. */
  const rows = (
    title: number,
    list: number,
    odds: readonly number[],
    ifConverted: readonly number[] | null,
    pairs: readonly number[],
    prepare: (s: State) => void,
  ): Branch[] => {
    const thrown = (dice: readonly number[]): Change[] => {
      const s = clone(before)
      prepare(s)
      const depth = s.stack.length
      s.dice = [...dice]
      push(s, ofTest(TEST_ROW, title, list))
      push(s, ofTest(TEST_ABDUCTOR, title, list))
      const after = settle(playOf(s), Math.max(1, depth))
      return changes(view, after).filter(({ what }) => what !== 'hand')
    }
    // Two 6s are two successes: pairs come with the best row, and never as a row of their own.
    const withPairs = [1, 2]
      .filter(n => pairs[n] > 0 && abductorRule(playOf(before)) === 'sixes-release')
      .map(n => ({ key: `pairs.${n}`, parts: { pairs: n }, chance: pairs[n], changes: thrown(Array(2 * n).fill(6)) }))
    return ROWS.map((row, n) => ({
      key: `row.${row}`,
      parts: { row },
      chance: odds[n],
      ...(ifConverted ? { ifs: { convert: ifConverted[n] } } : {}),
      changes: thrown(THROWN[n]),
      ...(row === 'two' && withPairs.length > 0 ? { rarely: withPairs } : {}),
    })).reverse()
  }

  const oddsOf = (dice: number, converts: number): number[] => {
    const { none, one, two } = testOdds(dice, converts, before.fours)
    return [none, one, two]
  }
  const canConvert = (cardsLeft: number): boolean =>
    cardsLeft >= 2 && !before.fours && !view.demands.some(demand => isNoConversion(deck, demand.card, demand.standing))

  /** The dice lie: the row they reach once `choices` are made is certain, the abductor's rule included. */
  const lying = (row: number, choices: readonly number[]): Omit<Branch, 'chance'> => {
    const play = playOf(clone(before))
    const depth = before.stack.filter(frame => !isOfTest(frame)).length
    // The abductor's rule comes in between and may have ended the game.
    for (const choice of choices) if (run.allows(play, 0, choice)) run.choose(play, 0, choice)
    const after = settle(play, depth)
    const reached = ROWS[Math.min(2, row)]
    return { key: `row.${reached}`, parts: { row: reached }, changes: changes(view, after) }
  }

  const branchesOf = (chosen: number): Branch[] => {
    const thing = thingOf(chosen)
    const top = before.stack[before.stack.length - 1]
    const reached = successes(playOf(before))
    switch (verbOf(chosen)) {
      case PLAY: {
        const dice = testDice(playOf(before))
        const converted = canConvert(view.hand.length - 1) ? oddsOf(dice, 1) : null
        return rows(thing, deck.rows[thing], oddsOf(dice, 0), converted, pairOdds(dice), s => {
          s.hand[thing]--
          s.played[thing]++
          s.nextDice = 0
        })
      }
      case REROLL: {
        const others = view.test.dice.filter((_, die) => die !== thing % 5)
        // The top frame may be about the card that rolls again; the one that reads the row is about the card played.
        const { card, list } = slotsOf(before.stack.findLast(({ step }) => step === TEST_ROW) ?? top)
        const odds = testOdds(1, 0, before.fours, others)
        const ifs = canConvert(view.hand.length - (slotsOf(top).at > 0 ? 0 : 1)) ? testOdds(1, 1, false, others) : null
        return rows(
          card,
          list,
          ROWS.map(row => odds[row]),
          ifs && ROWS.map(row => ifs[row]),
          pairOdds(1, others),
          leaveTest,
        )
      }
      case KEEP:
        return mayConvert(playOf(before))
          ? [
              { ...lying(reached + 1, [chosen, option(CONVERT)]), chance: 0, ifs: { convert: 1 } },
              { ...lying(reached, [chosen]), chance: 1, ifs: { convert: 0 } },
            ]
          : [{ ...lying(reached, [chosen]), chance: 1 }]
      case CONVERT:
        return [{ ...lying(reached + 1, [chosen]), chance: 1 }]
      case ACCEPT:
        return [{ ...lying(reached, [chosen]), chance: 1 }]
      case DONE:
        return terrorBranches()
      default:
        return [{ key: 'sure', chance: 1, changes: tried(chosen) }]
    }
  }

  /** Which Terror card comes next: every one not yet seen is as likely as any other of its kind. */
  const terrorBranches = (): Branch[] => {
    const top = before.terror.length - 1
    if (top < 0) return [{ key: 'sure', chance: 1, changes: tried(option(DONE)) }]
    const known = view.terror.next !== null
    const boxed: 'redBox' | 'pivotalBox' = before.terror[top] < deck.reds ? 'redBox' : 'pivotalBox'
    const isSameKind = (card: number) => card < deck.reds === before.terror[top] < deck.reds
    const unseen = known ? [before.terror[top]] : [...before.terror.filter(isSameKind), ...before[boxed]]
    const titles = [...new Set(unseen.map(card => deck.terrorTitle[card]))].sort((a, b) => a - b)
    return titles.map(title => {
      const card = unseen.find(one => deck.terrorTitle[one] === title) ?? before.terror[top]
      const s = clone(before)
      const at = s.terror.indexOf(card)
      if (at >= 0) s.terror[at] = s.terror[top]
      else s[boxed][s[boxed].indexOf(card)] = s.terror[top]
      s.terror[top] = card
      const { rows: tests, card: data } = deck.terror[title]
      const play = playOf(s)
      if (tests < 0) run.choose(play, 0, option(DONE))
      return {
        key: `terror.${data.id}`,
        parts: { terror: data.id },
        chance: unseen.filter(one => deck.terrorTitle[one] === title).length / unseen.length,
        changes:
          tests < 0
            ? changes({ ...view, points: 0 }, viewOf(play, decision.seat)).filter(({ what }) => what !== 'phase') // N-19
            : [],
      }
    })
  }

  const worthTelling = refusable(deck, view)
  return {
    options: decision.options.map(chosen => ({
      option: chosen,
      name: names.nameOf(chosen),
      branches: branchesOf(chosen),
    })),
    refused: [...new Set([...worthTelling, ...inSight(deck, view)])]
      .filter(chosen => !decision.options.includes(chosen))
      .map(chosen => ({
        name: names.nameOf(chosen),
        ...(worthTelling.includes(chosen) ? {} : { aside: true as const }),
        why: refusal(deck, view, chosen),
      })),
  }
}

const isOfTest = ({ step }: NegotiatorFrame): boolean => stepNames[step].startsWith('test.')

/** Take the frames of the test under way off the stack: what is tried stands in for them. */
function leaveTest(s: State): void {
  while (s.stack.length > 0 && isOfTest(s.stack[s.stack.length - 1])) s.stack.pop()
}

const isNoConversion = (deck: Deck, id: string | null, standing: string): boolean =>
  standing === 'conceded' && deck.data.majors.some(major => major.id === id && major.drawback.do === 'no-conversion')
