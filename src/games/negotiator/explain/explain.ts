import type { Run } from '../../../engine/flow.ts'
import type { Branch, Change, Decision, Explanation } from '../../../engine/game.ts'
import type { Deck } from '../cards/deck.ts'
import type { Event } from '../events.ts'
import { worlds } from '../knowledge/worlds.ts'
import type { OptionNames } from '../options.ts'
import { ACCEPT, CONVERT, DONE, KEEP, option, PLAY, REROLL, thingOf, verbOf } from '../options.ts'
import { type NegotiatorFrame, ofTest, slotsOf } from '../rules/frames.ts'
import { abductorRule } from '../rules/hostages.ts'
import { clone, type Play, push, type State } from '../rules/state.ts'
import { stepNames, TEST_ABDUCTOR, TEST_ROW } from '../rules/steps.ts'
import { successes, testDice } from '../rules/test.ts'
import { type View, viewOf } from '../view/view.ts'
import { comparisons } from '../vocabulary.ts'
import { changes } from './changes.ts'
import { compareOdds, type Odds, pairOdds, testOdds } from './odds.ts'
import { inSight, lasting, refusable, refusal } from './refuse.ts'
import { type AtHand, ifsOf, nameOfUse, whatIfs } from './what-if.ts'

const ROWS = ['none', 'one', 'two'] as const
/** Dice that reach each row and nothing else: no 4 to convert, no 6 for the abductor's rule. */
const THROWN = [[], [5], [5, 5]] as const
const MISS = 1

/** So many dice, these first. */
const filled = (first: readonly number[], dice: number): number[] => [
  ...first,
  ...Array.from({ length: Math.max(0, dice - first.length) }, () => MISS),
]

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
  const before = worlds(deck, view)(() => 0)
  const playOf = (s: State, events: Event[] | null = null): Play => ({ s, deck, events, ran: null })

  /** Go on to the end of what was begun: what is asked on the way is answered plainly, and no further 4 is bought. */
  const settle = (play: Play, depth: number): View => {
    run.advance(play)
    while (play.s.ending === 0 && play.s.stack.length > depth) {
      const [{ kind, options }] = run.decisions(play)
      run.choose(play, 0, kind === 'look' ? options[options.length - 1] : options[0])
    }
    return viewOf(play, decision.seat)
  }

  /** What this option changes on these dice, at once or to the end of what it begins. */
  const tried = (chosen: number, dice: readonly number[] = [], depth = Number.POSITIVE_INFINITY): Change[] => {
    const s = clone(before)
    s.laid = [...dice]
    const play = playOf(s)
    run.choose(play, 0, chosen)
    return changes(view, settle(play, depth))
  }

  /** What the cards in hand could do for a test, but for those that are played by then. */
  const atHand = (without: readonly string[] = []): AtHand => {
    const left = [...view.hand]
    for (const id of without) left.splice(left.indexOf(id), 1)
    const rerolls = deck.data.conversation.map(({ id, reroll = 0 }) => (left.includes(id) ? reroll : 0))
    return {
      cards: left.length,
      rerolls: Math.max(0, ...rerolls),
      mayConvert: !before.fours && lasting(deck, view, 'no-conversion') === 0,
    }
  }

  const hasPairs = abductorRule(playOf(before)) === 'sixes-release'
  /** Two 6s are two successes: pairs come with the best row, and never as a row of their own. */
  const withPairs = (
    odds: readonly number[],
    thrown: (dice: readonly number[]) => Change[],
  ): Pick<Branch, 'rarely'> => {
    const rarely = [1, 2]
      .filter(n => odds[n] > 0 && hasPairs)
      .map(n => ({ key: `pairs.${n}`, parts: { pairs: n }, chance: odds[n], changes: thrown(Array(2 * n).fill(6)) }))
    return rarely.length > 0 ? { rarely } : {}
  }

  /** The three rows of a test of this card, best first, with their chances as the dice fall and as cards may be used. */
  const rows = (
    title: number,
    list: number,
    uses: ReadonlyMap<string, Odds>,
    pairs: readonly number[],
    prepare: (s: State) => void,
  ): Branch[] => {
    const thrown = (dice: readonly number[]): Change[] => {
      const s = clone(before)
      prepare(s)
      const depth = s.stack.length
      s.dice = filled(dice, 1)
      push(s, ofTest(TEST_ROW, title, list))
      push(s, ofTest(TEST_ABDUCTOR, title, list))
      const after = settle(playOf(s), Math.max(1, depth))
      return changes(view, after).filter(({ what }) => what !== 'hand')
    }
    const odds = uses.get('') ?? [0, 0, 0]
    return ROWS.map((row, n) => ({
      key: `row.${row}`,
      parts: { row },
      chance: odds[n],
      ...ifsOf(uses, n),
      changes: thrown(THROWN[n]),
      ...(row === 'two' ? withPairs(pairs, thrown) : {}),
    })).reverse()
  }

  /** The dice lie: the row they reach is certain, the abductor's rule included; and so is what each further 4 would do. */
  const lying = (chosen: number): Branch[] => {
    const { cards, mayConvert } = atHand()
    const bought = verbOf(chosen) === CONVERT ? 1 : 0
    const reached = successes(playOf(before)) + bought
    const fours = view.test.dice.filter(face => face === 4).length - before.converted - bought
    const isLast = verbOf(chosen) === ACCEPT || !mayConvert
    const most = isLast ? 0 : Math.max(0, Math.min(2 - reached, fours, (cards >> 1) - bought))
    return Array.from({ length: most + 1 }, (_, more): Branch => {
      const row = ROWS[Math.min(2, reached + more)]
      const uses = Array.from({ length: most }, (_, n) => nameOfUse({ converts: bought + n + 1, rerolls: 0 }))
      return {
        key: `row.${row}`,
        parts: { row },
        chance: more === 0 ? 1 : 0,
        ...(most > 0 ? { ifs: Object.fromEntries(uses.map((use, n) => [use, n + 1 === more ? 1 : 0])) } : {}),
        changes: bringing(chosen, more),
      }
    }).reverse()
  }

  const bringing = (chosen: number, conversions: number): Change[] => {
    const play = playOf(clone(before))
    const depth = before.stack.filter(frame => !isOfTest(frame)).length
    const choose = (choice: number): void => {
      // The abductor's rule comes in between and may have ended the game.
      if (run.allows(play, 0, choice)) run.choose(play, 0, choice)
      for (let [asked] = run.decisions(play); asked?.kind === 'test.pay'; [asked] = run.decisions(play))
        run.choose(play, 0, asked.options[0])
    }
    choose(chosen)
    for (let n = 0; n < conversions; n++) choose(option(CONVERT))
    return changes(view, settle(play, depth))
  }

  const played = (chosen: number): Branch[] => {
    const title = thingOf(chosen)
    const { rows: list, compare: first } = deck.faces[title]
    const depth = before.stack.length
    const withoutHand = (dice: readonly number[]): Change[] =>
      tried(chosen, dice, depth).filter(({ what }) => what !== 'hand')
    if (list >= 0) {
      const dice = testDice(playOf(before))
      const uses = whatIfs(atHand([deck.data.conversation[title].id]), use => testOdds(dice, before.fours, use))
      return rows(title, list, uses, pairOdds(dice), s => {
        s.hand[title]--
        s.played[title]++
        s.nextDice = 0
      })
    }
    const how = first < 0 ? null : deck.lists[first].compare
    return how === null
      ? [{ key: 'sure', chance: 1, changes: withoutHand([]) }]
      : compareOdds(how, before.threat)
          .map(({ chance, dice }, n) => ({
            key: `compare.${comparisons[n]}`,
            parts: { compare: comparisons[n] },
            chance,
            changes: chance === 0 ? [] : withoutHand(dice),
          }))
          .reverse()
  }

  const rerolled = (chosen: number): Branch[] => {
    const top = before.stack[before.stack.length - 1]
    const others = view.test.dice.filter((_, die) => die !== thingOf(chosen) % 5)
    // The top frame may be about the card that rolls again; the one that reads the row is about the card played.
    const { card, list } = slotsOf(before.stack.findLast(({ step }) => step === TEST_ROW) ?? top)
    const isUsed = slotsOf(top).at > 0
    const left = atHand(isUsed ? [] : [deck.data.conversation[Math.floor(thingOf(chosen) / 5)].id])
    const uses = whatIfs({ ...left, rerolls: 0 }, use => testOdds(1, before.fours, use, others))
    return rows(card, list, uses, pairOdds(1, others), leaveTest)
  }

  const branchesOf = (chosen: number): Branch[] => {
    switch (verbOf(chosen)) {
      case PLAY:
        return played(chosen)
      case REROLL:
        return rerolled(chosen)
      case KEEP:
      case CONVERT:
      case ACCEPT:
        return lying(chosen)
      case DONE:
        return terrorBranches()
      default:
        return [{ key: 'sure', chance: 1, changes: tried(chosen) }]
    }
  }

  /** The Spend Phase over and this Terror card drawn, to the end of the Terror Phase. */
  const afterTerror = (place: (s: State) => void, dice: readonly number[]) => {
    const s = clone(before)
    place(s)
    s.laid = [...dice]
    const events: Event[] = []
    const play = playOf(s, events)
    run.choose(play, 0, option(DONE))
    const after = settle(play, 1)
    return {
      events,
      changes: changes({ ...view, points: 0 }, after).filter(({ what }) => what !== 'phase'), // N-19
    }
  }

  /** What a Terror card may come to: by the rows of its test or of its comparison, where it has one. */
  const waysOf = (title: number, place: (s: State) => void): Omit<Branch, 'key'>[] => {
    const first = afterTerror(place, [])
    const thrown = (dice: readonly number[]): Change[] => afterTerror(place, dice).changes
    const rolled = first.events.find(({ kind }) => kind === 'rolled' || kind === 'compared')
    if (rolled?.kind === 'rolled') {
      const n = rolled.dice.length
      const uses = whatIfs(atHand(), use => testOdds(n, false, use))
      const odds = uses.get('') ?? [0, 0, 0]
      return ROWS.map((row, reached) => ({
        parts: { row },
        chance: odds[reached],
        ...ifsOf(uses, reached),
        changes: reached > n ? [] : thrown(filled(THROWN[reached], n)),
        ...(row === 'two' ? withPairs(pairOdds(n), dice => thrown(filled(dice, n))) : {}),
      }))
        .filter(({ chance }) => chance > 0)
        .reverse()
    }
    const how = deck.lists[deck.terror[title].compare]?.compare
    if (rolled?.kind === 'compared' && how)
      return compareOdds(how, rolled.level)
        .map(({ chance, dice }, n) => ({
          parts: { compare: comparisons[n] },
          chance,
          changes: chance === 0 ? [] : thrown(dice),
        }))
        .filter(({ chance }) => chance > 0)
        .reverse()
    return [{ chance: 1, changes: first.changes }]
  }

  /** Which Terror card comes next: every one not yet seen is as likely as any other of its kind. */
  const terrorBranches = (): Branch[] => {
    const top = before.terror.length - 1
    const { events: told, changes: sure } = afterTerror(() => {}, [])
    // Nothing is drawn where none is left, or where what lasts has ended the game before.
    if (!told.some(({ kind }) => kind === 'terror')) return [{ key: 'sure', chance: 1, changes: sure }]
    const known = view.terror.next !== null
    const boxed: 'redBox' | 'pivotalBox' = before.terror[top] < deck.reds ? 'redBox' : 'pivotalBox'
    const isSameKind = (card: number) => card < deck.reds === before.terror[top] < deck.reds
    const unseen = known ? [before.terror[top]] : [...before.terror.filter(isSameKind), ...before[boxed]]
    const titles = [...new Set(unseen.map(card => deck.terrorTitle[card]))].sort((a, b) => a - b)
    return titles.flatMap(title => {
      const same = unseen.filter(one => deck.terrorTitle[one] === title)
      const { id } = deck.terror[title].card
      const place = (s: State): void => {
        const at = s.terror.indexOf(same[0])
        if (at >= 0) s.terror[at] = s.terror[top]
        else s[boxed][s[boxed].indexOf(same[0])] = s.terror[top]
        s.terror[top] = same[0]
      }
      const share = same.length / unseen.length
      const shared = (ifs: Branch['ifs'] = {}) =>
        Object.fromEntries(Object.entries(ifs).map(([use, chance]) => [use, chance * share]))
      return waysOf(title, place).map(
        ({ parts = {}, chance, ifs, rarely, ...way }): Branch => ({
          ...way,
          key: ['terror', id, ...Object.values(parts)].join('.'),
          parts: { terror: id, ...parts },
          chance: chance * share,
          ...(ifs ? { ifs: shared(ifs) } : {}),
          ...(rarely ? { rarely: rarely.map(one => ({ ...one, chance: one.chance * share })) } : {}),
        }),
      )
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
