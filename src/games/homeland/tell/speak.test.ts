import { describe, expect, test } from 'vitest'
import { free, terrorists, turn } from '../../../../tests/homeland-table.ts'
import { untuned } from '../../../../tests/homeland-untuned.ts'
import { sayFrom } from '../../../words/say-from.ts'
import { compile } from '../cards/deck.ts'
import { standard } from '../cards/standard.ts'
import type { Event, OlderEvent } from '../events.ts'
import { checklist } from '../explain/checklist.ts'
import { refusal } from '../explain/refuse.ts'
import { homeland } from '../index.ts'
import { homelandWords } from '../words/index.ts'
import { speakHomeland } from './speak.ts'

/** What a referee with pencil and paper must be told, in the English of the log. */
const game = homeland(untuned)
const say = sayFrom('en', homelandWords)
const speaker = speakHomeland(say, game, ['Ann', 'Ben', 'Cleo'])
const told = (event: Event | OlderEvent): string => speaker.event(event as Event, 'observer')
const textOf = (id: string): string =>
  speaker
    .cards()
    .find(card => card.id === id)
    ?.text.join(' ') ?? ''

test.each<[string, Event, string]>([
  ['M-7: nothing moves on an empty board', { kind: 'advanced', threats: 0 }, 'none moves up'],
  ['M-7: threats move up', { kind: 'advanced', threats: 1 }, 'Every threat moves up one level.'],
  ['M-19: whose turn it is', { kind: 'turn', seat: 1 }, 'It is Ben’s turn.'],
  ['M-22: recruiting is called so', { kind: 'recruited', seat: 0, what: 'soldier' }, 'Ann recruits a Soldier.'],
  ['M-18: a reprimand is called one', { kind: 'reprimanded', seat: 0, threat: 3 }, 'Reprimand for Ann'],
  ['M-18: and so is its cause', { kind: 'cannot-pay', seat: 0, token: 'rep', n: 2, has: 1 }, 'only 1 Rep, not 2'],
  ['M-28: the mole is named at the end', { kind: 'ended', ending: 'mole', rule: 'M-28', winners: [2] }, 'Cleo'],
  ['M-30: so are the winners', { kind: 'ended', ending: 'points', rule: 'M-30', winners: [0, 1] }, 'Ann, Ben'],
  ['M-31: why accusations come', { kind: 'accusing', why: 'no-threats' }, 'none can come'],
  ['M-31: a reshuffle', { kind: 'reshuffled', pile: 'initiative', n: 3 }, 'Initiative deck'],
  [
    'M-26: figures from the supply are not those the player has',
    { kind: 'supplied', seat: 0, threat: 3, what: 'soldiers', n: 2 },
    'Ann puts 2 Soldiers from the supply on threat 3.',
  ],
  [
    'M-30: where victory points come from',
    { kind: 'score', seat: 0, agenda: 'opportunist', points: 8, own: 9, assets: 2, accusation: -3, out: false },
    'Ann, Political Opportunist: 8 victory points (Clout 9, assets 2, accusation −3).',
  ],
  [
    'M-29: a mole that is accused is out, whatever it has',
    { kind: 'score', seat: 2, agenda: 'mole', points: 14, own: 14, assets: 0, accusation: 0, out: true },
    'Cleo, Terrorist Mole: 14 victory points (terrorist track 14, assets 0, accusation 0). Accused, so out (M-29).',
  ],
  [
    'M-9: cards that are turned up next are not called unseen',
    { kind: 'reinforced', threat: 1, n: 2 },
    'turned up next',
  ],
])('%s', (_rule, event, words) => {
  expect(told(event)).toContain(words)
})

test('M-10: what red and blue begin with', () => {
  const [complexity, sophistication, agents, assets, red, blue] = [5, 2, 3, 1, 7, 4]
  expect(told({ kind: 'first-totals', threat: 1, complexity, sophistication, agents, assets, red, blue })).toBe(
    'Red begins with 7 (Complexity 5 + Sophistication 2), blue with 4 (3 Agents, +1 by assets of the lead).',
  )
})

test('M-18: what is to be discarded is told to a single lead as to all', () => {
  expect(say('effect.lose-rep', { n: 2 })).not.toContain('whoever')
})

test.each<[string, Event | OlderEvent, string]>([
  ['quiet', { kind: 'quiet', threat: 1 }, 'Radio silence'],
  ['recalled', { kind: 'recalled', what: 'agents' }, 'Every Agent'],
  ['advanced', { kind: 'advanced' } as Event, 'Every threat moves up one level.'],
  ['accusing', { kind: 'accusing' } as Event, 'The agency track is full.'],
  ['took-asset', { kind: 'took-asset', seat: 0, asset: 'virgil', from: -1 }, 'from the discard pile'],
  ['score', { kind: 'score', seat: 0, agenda: 'loyal', points: 9 } as Event, 'Ann, Loyal Agent: 9 victory points.'],
  ['analysis', { kind: 'analysis', threat: 1, organization: 'postman', plot: 'ferry', lead: -1 }, 'Nobody leads.'],
])('an event of rules before version 3 is told as before: %s', (_kind, event, words) => {
  expect(told(event)).toContain(words)
})

describe('what is printed on the cards', () => {
  test.each(['peter-quinn', 'watch-commander', 'committee-chair', 'double-agent'])('M-11: %s says how often', id => {
    expect(textOf(id)).toContain('Once per Terrorist turn')
  })
  test('M-11: dar-adal says no limit', () => {
    expect(textOf('dar-adal')).not.toContain('Once per')
  })
  test('M-11: radio-silence says what it does not touch', () => {
    expect(textOf('radio-silence')).toContain('what an asset always adds still counts')
  })
  test('M-25: press-secretary says what it does not touch', () => {
    expect(textOf('press-secretary')).toContain('what you pay yourself is paid')
  })
  test('a card begins with its story, and its story is a line of its own', () => {
    const cards = speaker.cards()
    expect(cards.length).toBeGreaterThan(100)
    for (const { id, text } of cards) expect(text.indexOf(say(`card.${id}.about`)), id).toBe(0)
  })
  test.each<[string, readonly [number, number] | undefined]>([
    ['1 copy', undefined],
    ['1 copy · only with 4 players', [4, 4]],
    ['1 copy · only with 5 or 6 players', [5, 6]],
    ['1 copy · only with 3 to 5 players', [3, 5]],
  ])('M-3: a card says at which tables it is in play: %s', (words, players) => {
    const intel = standard.intel.map(card => ({ ...card, copies: 1, players }))
    const plots = standard.plots.map(card => ({ ...card, players }))
    const of = speakHomeland(say, { cards: compile({ ...standard, intel, plots }) }, [])
    const facts = (kind: string) => of.cards().flatMap(card => (card.kind === kind ? [card.facts] : []))
    expect(new Set(facts('Intel'))).toEqual(new Set([words]))
    expect(facts('Plot').every(one => one.endsWith(words.slice('1 copy'.length)))).toBe(true)
  })
  test('M-34: mike-faber is a captain', () => {
    expect(speaker.cards().find(({ id }) => id === 'mike-faber')?.name).toBe('Captain Mike Faber')
  })
})

describe('M-20: one Intel where one is owed, and why', () => {
  const alone = turn({ players: [{ hand: ['phone-tap'] }, {}, {}], threats: [{ id: 1, level: 'low', lead: 2 }] })
  const narrow = turn({
    players: [{ hand: ['phone-tap', 'bank-records', 'false-lead'] }, {}, {}],
    threats: [{ id: 1, level: 'low', lead: 2 }],
  })
  const two = turn({
    players: [{ hand: ['phone-tap', 'bank-records', 'false-lead'] }, {}, {}],
    threats: [
      { id: 1, level: 'low', lead: 2 },
      { id: 2, level: 'low', lead: 3 },
    ],
  })
  const why = (table: typeof alone, name: string): string =>
    speaker.reason(refusal(game.cards, table.view(1), game.optionOf(name) ?? 0))
  const ask = (table: typeof alone): string =>
    speaker.question({ seat: 0, kind: 'intel.card', options: [] }, table.view(1))
  const listed = (table: typeof alone): string =>
    checklist(game.cards, table.view(1), 0, ['intel'])
      .filter(({ id }) => id === 'intel')
      .map(({ owed }) => say('checklist.intel', { ...owed }))
      .join()

  test('M-20: the only one in the hand', () => {
    expect(why(alone, 'end')).toBe('One Intel must be played first: the only one in the hand.')
    expect(why(alone, 'trade phone-tap')).toContain('one Intel must still be played, the only one in the hand')
    expect(listed(alone)).toBe('Play one Intel (must): the only one in the hand')
    expect(ask(alone)).toContain('One is owed, the only one in the hand.')
  })
  test('M-20: a case for no more than one', () => {
    expect(why(narrow, 'end')).toBe('One Intel must be played first: there is a case for no more.')
    expect(listed(narrow)).toBe('Play one Intel (must): there is a case for no more')
    expect(ask(narrow)).toContain('there is a case for no more')
  })
  test('M-20: two, and which of them is asked for', () => {
    expect(why(two, 'end')).toBe('Two Intel must be played first.')
    expect(listed(two)).toBe('Play two Intel (must)')
    expect(ask(two)).toContain('this is the first')
    two.does(1, 'intel', 'card phone-tap', 'case 1')
    expect(ask(two)).toContain('the second of two')
    two.does(1, 'card bank-records', 'case 2')
    expect(listed(two)).toBe('Play Intel (must)')
  })
  test('M-20: the only one goes on another player’s case', () => {
    const mixed = turn({
      players: [{ hand: ['phone-tap'] }, {}, {}],
      threats: [
        { id: 1, level: 'low', lead: 2 },
        { id: 2, level: 'low', lead: 1 },
      ],
    }).does(1, 'intel', 'card phone-tap')
    expect(why(mixed, 'case 2')).toContain('The only Intel that can be played')
    mixed.does(1, 'case 1')
  })
})

describe('what a look shows is said before it', () => {
  const threats = [{ id: 1, level: 'low' as const }]
  const label = (up: string[], ...names: string[]): string => {
    const table = free({ players: [{ up }, {}, {}], threats }).does(1, ...names)
    const said = speaker.label('look', table.view(1))
    while (table.asked !== 'turn.act 1') table.does(1, 'no-look')
    return said
  }
  test('M-24: Agents, the Plot', () => {
    expect(label([], 'agents', 'case 1')).toBe('Look at the Plot')
  })
  test('M-36: with Carrie the Intel too, and no card is added', () => {
    expect(label(['carrie-mathison'], 'agents', 'case 1', 'look')).toContain('no card is added')
  })
  test('M-23: Soldiers, the Intel, for a card more; with the clean team for none', () => {
    expect(label([], 'soldiers', 'case 1')).toContain('one unseen card is added')
    expect(label(['clean-team'], 'soldiers', 'case 1')).toContain('no card is added')
  })
})

test('M-12: an Advantage that may be declined is read out when it is asked about', () => {
  const table = terrorists({
    threats: [{ id: 1, plot: 'false-alarms', organization: 'paper-mill', level: 'imminent', lead: 1, agents: 9 }],
  })
  const question = speaker.question({ seat: 0, kind: 'advantage.accept', options: [] }, table.view(1))
  expect(question).toContain('discard the whole hand')
  table.does(1, 'none')
})

test('M-31: the end says why the points are counted', () => {
  const view = free({}).view(1)
  expect(speaker.ending({ ...view, winners: [0] }, 'points', 'M-30').why).toContain('No threat is left')
  expect(speaker.ending({ ...view, agency: 12, winners: [0] }, 'points', 'M-30').why).toContain(
    'The agency track is full',
  )
})
