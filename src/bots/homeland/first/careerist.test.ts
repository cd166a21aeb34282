import { describe, expect, test } from 'vitest'
import { untuned } from '../../../../tests/homeland-untuned.ts'
import { stream } from '../../../engine/chance.ts'
import type { Decision, Random } from '../../../engine/game.ts'
import { shipped607f958f } from '../../../games/homeland/cards/shipped-607f958f.ts'
import { homeland } from '../../../games/homeland/index.ts'
import type { State } from '../../../games/homeland/rules/state.ts'
import { digest, rootsOf } from '../../../seed/roots.ts'
import { asks } from '../../bot.ts'
import { random } from '../../random.ts'
import { assess } from '../play/assess.ts'
import { cardsOf } from '../play/cards.ts'
import { firstCareerist, firstJudge } from './careerist.ts'
import { beliefs } from './suspicion.ts'
import { suppositions } from './weights.ts'

const game = homeland(untuned)
const ask = asks(game)
const bot = firstCareerist(game.cards)

/** Plays games, every fourth choice led astray by chance, and shows every question with what careerist would answer. */
function watch(players: number, games: number, look: (state: State, decision: Decision, answer: number) => void): void {
  for (let n = 0; n < games; n++) {
    const state = game.start({ players }, rootsOf(`careerist ${players} ${n}`, game.chances))
    const below = stream(rootsOf(`lots ${n}`, ['bot']).bot)
    for (let [decision] = game.decisions(state); decision; [decision] = game.decisions(state)) {
      const question = ask(state, decision, below)
      const answer = bot.choose(question)
      look(state, decision, answer)
      game.apply(state, decision.seat, below(4) > 0 ? answer : random.choose(question))
    }
  }
}

const answerIn = (given: object, seat = 0): string => {
  const state = game.position.read(given, rootsOf('position', game.chances))
  const decision = game.decisions(state).find(one => one.seat === seat)
  if (!decision) throw new Error('that seat is not asked')
  return game.nameOf(bot.choose(ask(state, decision, () => 0)))
}

test.each([3, 4, 5, 6])('with %i players it always answers with one of its options, and games end', players => {
  const kinds = new Set<string>()
  watch(players, 6, (_state, { kind, options }, answer) => {
    expect(options).toContain(answer)
    kinds.add(kind)
  })
  for (const kind of ['turn.act', 'claim', 'intel.card', 'intel.case', 'agents.case', 'soldiers.case', 'asset.keep'])
    expect(kinds).toContain(kind)
})

test('it answers alike whatever lies where it cannot look', () => {
  const dream: Random = stream(rootsOf('dream', ['dream']).dream)
  let compared = 0
  let otherwise = 0
  watch(4, 5, (state, decision) => {
    const view = game.view(state, decision.seat)
    const other = game.worlds(view, game.know(view))(dream)
    const same = game.decisions(other).find(({ seat }) => seat === decision.seat)
    if (!same) throw new Error('that seat is not asked')
    expect(JSON.stringify(game.view(other, decision.seat))).toBe(JSON.stringify(view))
    const seed = rootsOf(`answer ${compared}`, ['bot']).bot
    expect(bot.choose(ask(other, same, stream(seed)))).toBe(bot.choose(ask(state, decision, stream(seed))))
    compared++
    if (JSON.stringify(other.players) !== JSON.stringify(state.players)) otherwise++
  })
  expect(compared).toBeGreaterThan(1000)
  expect(otherwise).toBeGreaterThan(compared / 2)
})

/** My case can be won with one strong card; two of others cannot, and one of theirs is about to be won. */
const threats = [
  { id: 1, level: 'imminent', organization: 'lone-wolf', plot: 'cut-the-cable', lead: 1, agents: 2, plotSeenBy: [1] },
  { id: 2, level: 'imminent', organization: 'abu-nazir', plot: 'dirty-bomb', lead: 2, plotSeenBy: [1] },
  {
    id: 3,
    level: 'imminent',
    organization: 'attache',
    plot: 'summit-sniper',
    lead: 3,
    plotSeenBy: [1],
  },
  { id: 4, level: 'imminent', organization: 'postman', plot: 'letter-bomb', lead: 2, agents: 5, plotSeenBy: [1] },
]
const turn = (agenda: string, hand: readonly string[], more: object = {}): object => ({
  players: [{ agenda, hand, soldiers: 0, agents: 0 }, {}, {}, {}],
  turn: 1,
  mustClaim: false,
  threats,
  ...more,
})
const placing = (agenda: string, hand: readonly string[], more: object = {}): object =>
  turn(agenda, hand, { next: [{ step: 'intel.card', seat: 1, at: 2 }, { step: 'round.begin' }], ...more })
const placingOn = (agenda: string, card: string, more: object = {}): object =>
  turn(agenda, [card, 'politics'], {
    placing: card,
    next: [{ step: 'intel.case', seat: 1, at: 2 }, { step: 'round.begin' }],
    ...more,
  })

describe('its turn', () => {
  test('what must be done is done: a claim, the Intel, and only then the end', () => {
    const unclaimed = [{ id: 9, level: 'low' }]
    const idle = { players: [{ agenda: 'loyal', soldiers: 0, agents: 0 }, {}, {}], turn: 1, trades: 1, recruits: 1 }
    expect(answerIn({ ...idle, done: ['placed'], threats: unclaimed, mustClaim: true })).toBe('claim')
    expect(answerIn({ ...idle, done: ['claimed'], threats })).toBe('intel')
    expect(answerIn({ ...idle, done: ['claimed', 'placed'], threats })).toBe('end')
  })

  test('a recruit is never left out: an asset for tokens that do not count for it, or else a figure', () => {
    const rich = { agenda: 'loyal', rep: 0, clout: 4, soldiers: 0, agents: 0 }
    const base = { turn: 1, trades: 1, done: ['claimed', 'placed'], threats }
    expect(answerIn({ ...base, players: [rich, {}, {}] })).toBe('recruit-asset')
    expect(answerIn({ ...base, players: [{ ...rich, clout: 0 }, {}, {}] })).toBe('recruit-agent')
  })

  test.each([
    ['loyal', 'pay 0 3'],
    ['mole', 'pay 0 3'],
    ['opportunist', 'pay 3 0'],
  ])('a %s pays with what counts least, or seems to', (agenda, name) => {
    const paying = { next: [{ step: 'asset.pay', seat: 1 }, { step: 'asset.draw', seat: 1 }, { step: 'round.begin' }] }
    expect(answerIn({ players: [{ agenda, rep: 5, clout: 5 }, {}, {}], turn: 1, threats, ...paying })).toBe(name)
  })

  test('Agents go where they turn a verdict, and a mole who has dropped its cover sends none', () => {
    const sending = (agenda: string, terrorist: number) => ({
      players: [{ agenda, agents: 2, soldiers: 0, hand: ['politics'] }, {}, {}, {}],
      turn: 1,
      trades: 1,
      recruits: 1,
      done: ['claimed', 'placed'],
      threats: [{ ...threats[0], agents: 3, intel: [{ card: 'traffic-camera', by: 1 }] }, ...threats.slice(1)],
      terrorist,
    })
    expect(answerIn(sending('loyal', 8))).toBe('agents')
    expect(answerIn(sending('mole', 8))).toBe('end')
  })
})

describe('its Intel', () => {
  const hand = ['intercept', 'politics', 'sleeper-cell']

  test('the strong blue card covers its own case where that decides it', () => {
    expect(answerIn(placingOn('loyal', 'intercept'))).toBe('case 1')
  })

  test('red goes where nothing is left to lose, not on a case that is won', () => {
    expect(['case 2', 'case 3']).toContain(answerIn(placingOn('loyal', 'sleeper-cell', { terrorist: 8 })))
  })

  test('a mole plays red, on the case that others are about to win', () => {
    const open = { terrorist: 9 }
    expect(answerIn(placing('mole', hand, open))).toBe('card sleeper-cell')
    expect(answerIn(placingOn('mole', 'sleeper-cell', open))).toBe('case 4')
  })

  test('under cover a mole does as a loyal agent would', () => {
    for (const card of ['intercept', 'sleeper-cell'])
      expect(answerIn(placingOn('mole', card))).toBe(answerIn(placingOn('loyal', card)))
    expect(answerIn(placing('mole', hand))).toBe(answerIn(placing('loyal', hand)))
  })

  test('it drops its cover when the agency is about to win and it is behind on points', () => {
    const behind = { agency: 10, terrorist: 1, players: [{ agenda: 'mole', hand }, { rep: 12 }, {}, {}] }
    const ahead = { agency: 10, terrorist: 5, players: [{ agenda: 'mole', hand }, {}, {}, {}] }
    expect(answerIn(placing('mole', hand, behind))).toBe('card sleeper-cell')
    expect(answerIn(placing('mole', hand, ahead))).toBe('card intercept')
  })
})

describe('reactions', () => {
  /** Complexity 5 and sophistication 0 against a number of Agents. */
  const analysed = (agenda: string, agents: number, own: object, more: object = {}): object => ({
    players: [{ agenda, ...own }, {}, {}, {}],
    threats: [{ id: 1, organization: 'postman', plot: 'derailment', lead: 1, agents, intel: [] }],
    analysis: { threat: 1 },
    next: [{ step: 'analysis.react', threat: 1, list: 0, at: 0 }, { step: 'round.begin' }],
    ...more,
  })
  const morgan = { up: ['aileen-morgan'] }

  test.each<[string, object, string]>([
    [
      'it burns an asset where that turns the verdict',
      analysed('loyal', 3, morgan, { terrorist: 9 }),
      'blue aileen-morgan 3',
    ],
    ['not where it falls short', analysed('loyal', 2, morgan, { terrorist: 9 }), 'pass'],
    ['and not where the case is won anyway', analysed('loyal', 6, morgan, { terrorist: 9 }), 'pass'],
    ['a mole turns it the other way', analysed('mole', 6, morgan, { terrorist: 9 }), 'red aileen-morgan 3'],
    ['and leaves a plot that succeeds alone', analysed('mole', 3, morgan, { terrorist: 9 }), 'pass'],
    [
      'two assets together may be enough: it begins with the stronger',
      analysed('loyal', 1, { up: ['aileen-morgan', 'lynne-reed'] }, { terrorist: 10 }),
      'blue aileen-morgan 3',
    ],
    [
      'no more Agents are given up than it takes',
      analysed('loyal', 3, { up: ['dar-adal'], agents: 4 }, { terrorist: 9 }),
      'spend dar-adal 2',
    ],
  ])('%s', (_what, given, name) => {
    expect(answerIn(given)).toBe(name)
  })

  test('the sniper takes the red card that decides it', () => {
    const quinn = analysed(
      'loyal',
      3,
      { up: ['peter-quinn'], agents: 1 },
      {
        terrorist: 9,
        threats: [
          {
            id: 1,
            organization: 'postman',
            plot: 'cut-the-cable',
            lead: 1,
            agents: 3,
            intel: [{ card: 'phone-tap' }, { card: 'blown-cover' }],
          },
        ],
        analysis: { threat: 1, order: ['phone-tap', 'blown-cover'], shown: 2 },
      },
    )
    expect(answerIn(quinn)).toBe('snipe peter-quinn 1')
  })
})

describe('the accusation', () => {
  const ending = (agenda: string, cases: readonly object[]): object => ({
    players: [{ agenda }, {}, {}, {}],
    agency: 12,
    threats: cases,
    next: [{ step: 'end.accusing' }],
  })
  const sabotaged = (id: number, lead: number) => ({
    id,
    level: 'low',
    lead,
    intel: [{ card: 'traffic-camera' }, { card: 'sleeper-cell', by: 3 }, { card: 'forged-papers', by: 3 }],
    looks: [{ seat: 1, n: 3, round: 1 }],
  })

  test('nobody is accused without evidence', () => {
    expect(answerIn(ending('loyal', threats))).toBe('accuse nobody')
    expect(answerIn(ending('opportunist', []))).toBe('accuse nobody')
  })

  test('one red card is not enough', () => {
    const once = {
      ...sabotaged(1, 2),
      intel: [{ card: 'traffic-camera' }, { card: 'blown-cover', by: 3 }, { card: 'phone-tap', by: 2 }],
    }
    expect(answerIn(ending('loyal', [once]))).toBe('accuse nobody')
  })

  test('whom it accuses it believes to be the mole by more than its threshold, well above one in three', () => {
    const { accuseFrom } = suppositions
    expect(accuseFrom).toBeGreaterThan(0.4)
    const state = game.position.read(ending('loyal', [sabotaged(1, 2)]), rootsOf('position', game.chances))
    const [decision] = game.decisions(state)
    const believed = beliefs(
      assess(
        cardsOf(game.cards),
        firstJudge(cardsOf(game.cards)),
        ask(state, decision, () => 0),
      ),
    )
    expect(believed.map(belief => belief < believed[2])).toEqual([true, true, false, true])
    expect(believed.reduce((sum, belief) => sum + belief, 0)).toBeLessThan(1)
    const isAccused = game.nameOf(bot.choose(ask(state, decision, () => 0))) === 'accuse 3'
    expect(isAccused).toBe(believed[2] > accuseFrom)
  })

  test('before anything is seen, everybody else and the spare agenda are equally likely to be the mole', () => {
    const state = game.position.read(ending('loyal', []), rootsOf('position', game.chances))
    const [decision] = game.decisions(state)
    const believed = beliefs(
      assess(
        cardsOf(game.cards),
        firstJudge(cardsOf(game.cards)),
        ask(state, decision, () => 0),
      ),
    )
    expect(believed).toEqual([0, 0.25, 0.25, 0.25])
  })

  test('who put red on case after case is', () => {
    const seen = [sabotaged(1, 2), sabotaged(2, 4)]
    expect(answerIn(ending('loyal', seen))).toBe('accuse 3')
  })

  test('what it has not looked at is no evidence', () => {
    const unseen = [sabotaged(1, 2), sabotaged(2, 4)].map(one => ({ ...one, looks: [] }))
    expect(answerIn(ending('loyal', unseen))).toBe('accuse nobody')
  })

  test('the mole accuses nobody', () => {
    expect(answerIn(ending('mole', [sabotaged(1, 2), sabotaged(2, 4)]))).toBe('accuse nobody')
  })
})

describe('what may be declined', () => {
  const led = { id: 1, level: 'imminent', organization: 'red-hammer', plot: 'letter-bomb', lead: 1, agents: 9 } as const
  const asked = (step: string, more: object) => ({
    turn: 1,
    done: ['claimed', 'placed'],
    next: [
      { step, seat: 1, ...more },
      { step: 'turn.act', seat: 1 },
    ],
  })

  test.each(['agents.look', 'agents.look-intel'])('M-24, M-36: it looks where that costs nothing (%s)', step => {
    const threats = [{ ...led, level: 'low', intel: [{ card: 'phone-tap' }] }]
    expect(answerIn({ ...asked(step, { threat: 1 }), threats })).toBe('look')
  })

  /** Where the Advantage of this organization stands among the lists of the deck. */
  const advantage = (organization: string): number =>
    game.cards.lists.findIndex(({ key }) => key === `${organization}.advantage`)

  test('M-12: a bad hand is swapped, a good one kept', () => {
    const hand = (...cards: string[]) => ({ players: [{ agenda: 'loyal', hand: cards }, {}, {}] })
    const swap = asked('advantage.accept', { list: advantage('paper-mill'), at: 0 })
    expect(answerIn({ ...swap, ...hand('sleeper-cell', 'top-leak') })).toBe('accept')
    expect(answerIn({ ...swap, ...hand('intercept', 'in-the-act') })).toBe('none')
  })

  test('M-12: open cards are exchanged when they are bad', () => {
    const open = (...cards: string[]) => ({ players: [{ agenda: 'loyal', hand: [], open: cards }, {}, {}] })
    const conceal = asked('advantage.accept', { list: advantage('room-nine'), at: 0 })
    expect(answerIn({ ...conceal, ...open('sleeper-cell') })).toBe('accept')
    expect(answerIn({ ...conceal, ...open('in-the-act') })).toBe('none')
  })

  test('M-12: a further case is taken where it is worth leading', () => {
    const claim = asked('advantage.accept', { list: advantage('red-hammer'), at: 0 })
    const players = [{ agenda: 'loyal', hand: ['in-the-act', 'intercept'], agents: 3 }, {}, {}]
    const easy = { id: 2, level: 'low', organization: 'lone-wolf', plot: 'false-alarms', intel: [], agents: 4 }
    expect(answerIn({ ...claim, players, threats: [easy] })).toBe('accept')
  })
})

/** What it chose when it was first shipped, with the deck of that time: a hash of the names of all choices of five games. */
test.each([
  [3, 1929, 'd660146ba1718ee7'],
  [4, 2202, '48c4d69d2be81985'],
  [5, 2322, '922c681555c4563a'],
  [6, 2646, '68bdf1f54ca2a795'],
])('at %i players it chooses what it has always chosen', (players, count, hash) => {
  const then = homeland(shipped607f958f)
  const first = firstCareerist(then.cards)
  const put = asks(then)
  const names: string[] = []
  for (let n = 0; n < 5; n++) {
    const state = then.start({ players }, rootsOf(`first ${players} ${n}`, then.chances))
    const lots = stream(rootsOf(`lots ${n}`, ['bot']).bot)
    for (let [decision] = then.decisions(state); decision; [decision] = then.decisions(state)) {
      const chosen = first.choose(put(state, decision, lots))
      names.push(`${then.nameOf(chosen)}\n`)
      then.apply(state, decision.seat, chosen)
    }
  }
  expect(names).toHaveLength(count)
  expect(digest(names.join('')).slice(0, 16)).toBe(hash)
})
