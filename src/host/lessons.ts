import type { GameId } from '../games/index.ts'
import type { View as NegotiatorView } from '../games/negotiator/view/view.ts'
import type { Shown } from './shown.ts'

/** Something that must be so: an event that has happened (so many times), a question now asked, a game won. */
export type Fact =
  | { readonly event: string; readonly times?: number }
  | { readonly asked: string }
  | { readonly won: true }

/** A line of the coach: said from the moment when all its facts hold, until a later line's do. */
export interface Step {
  readonly when: readonly Fact[]
  /** A key of the word files; at most twelve words in any language. */
  readonly say: string
  /** Where to look: a card by its id, an option by its name (`take-all` for all that is free), a line of a checklist. */
  readonly hint?: string
  /** The card it cannot go on without: once that is spent, the lesson is missed. */
  readonly needs?: string
}

export interface Lesson {
  /** The name of its scenario file and of its address. */
  readonly name: string
  readonly game: GameId
  readonly title: string
  readonly text: string
  readonly steps: readonly Step[]
  readonly goal: readonly Fact[]
  /** Beyond this, without the goal, it is better to begin again. */
  readonly missed: readonly Fact[]
  readonly done: string
  /** Said instead once what `done` speaks of has been watched. */
  readonly over?: string
}

export const firstLesson = 'first-call'

export const calls: readonly Lesson[] = [
  {
    name: firstLesson,
    game: 'negotiator',
    title: 'lesson.first-call',
    text: 'lesson.first-call.text',
    steps: [
      { when: [], say: 'lesson.first-call.calm', hint: 'keep-cool', needs: 'minor-extraction' },
      ...(['rolled', 'threat'] as const).map(event => ({
        when: [{ event }],
        say: event === 'rolled' ? 'lesson.first-call.rolled' : 'lesson.first-call.third-die',
        hint: 'minor-extraction',
        needs: 'minor-extraction',
      })),
    ],
    goal: [{ event: 'released' }],
    missed: [{ event: 'conversation-ends' }],
    done: 'lesson.first-call.done',
  },
  {
    name: 'face-down',
    game: 'negotiator',
    title: 'lesson.face-down',
    text: 'lesson.face-down.text',
    steps: [
      { when: [], say: 'lesson.face-down.risk', hint: 'small-talk' },
      { when: [{ event: 'banked' }], say: 'lesson.face-down.again', hint: 'what-are-your-demands' },
      { when: [{ event: 'banked', times: 2 }], say: 'lesson.face-down.concede', hint: 'a-call-home' },
    ],
    goal: [{ event: 'conceded' }, { event: 'released' }],
    missed: [{ event: 'conversation-ends' }],
    done: 'lesson.face-down.done',
  },
  {
    name: 'convert-a-four',
    game: 'negotiator',
    title: 'lesson.convert-a-four',
    text: 'lesson.convert-a-four.text',
    steps: [
      { when: [], say: 'lesson.convert-a-four.play', hint: 'minor-extraction', needs: 'minor-extraction' },
      { when: [{ asked: 'test.convert' }], say: 'lesson.convert-a-four.convert', hint: 'convert' },
      { when: [{ asked: 'test.pay' }], say: 'lesson.convert-a-four.pay' },
      { when: [{ event: 'paid' }, { asked: 'test.pay' }], say: 'lesson.convert-a-four.pay-again' },
    ],
    goal: [{ event: 'converted' }, { event: 'tested' }],
    missed: [{ event: 'tested' }],
    done: 'lesson.convert-a-four.done',
  },
  {
    name: 'spend',
    game: 'negotiator',
    title: 'lesson.spend',
    text: 'lesson.spend.text',
    steps: [
      { when: [], say: 'lesson.spend.buy', hint: 'buy minor-extraction' },
      { when: [{ event: 'bought' }], say: 'lesson.spend.again', hint: 'buy just-stay-calm' },
      { when: [{ event: 'bought', times: 2 }], say: 'lesson.spend.free', hint: 'take-all' },
      { when: [{ event: 'bought', times: 4 }], say: 'lesson.spend.finish', hint: 'done' },
    ],
    goal: [{ event: 'bought', times: 2 }, { event: 'spent' }],
    missed: [{ event: 'spent' }],
    done: 'lesson.spend.done',
  },
  {
    name: 'demands-and-terror',
    game: 'negotiator',
    title: 'lesson.demands-and-terror',
    text: 'lesson.demands-and-terror.text',
    steps: [
      {
        when: [],
        say: 'lesson.demands-and-terror.ask',
        hint: 'what-are-your-demands',
        needs: 'what-are-your-demands',
      },
      { when: [{ asked: 'reveal' }], say: 'lesson.demands-and-terror.reveal', hint: 'reveal major' },
      { when: [{ event: 'revealed' }], say: 'lesson.demands-and-terror.concede', hint: 'wire-ten-million' },
      { when: [{ event: 'conceded' }], say: 'lesson.demands-and-terror.hang-up', hint: 'hang-up' },
      { when: [{ asked: 'spend.buy' }], say: 'lesson.demands-and-terror.spend', hint: 'done' },
    ],
    goal: [{ event: 'revealed' }, { event: 'terror' }],
    missed: [{ event: 'terror' }],
    done: 'lesson.demands-and-terror.done',
  },
  {
    name: 'three-ways-to-win',
    game: 'negotiator',
    title: 'lesson.three-ways-to-win',
    text: 'lesson.three-ways-to-win.text',
    steps: [
      { when: [], say: 'lesson.three-ways-to-win.shoot', hint: 'take-the-shot', needs: 'take-the-shot' },
      { when: [{ event: 'second' }], say: 'lesson.three-ways-to-win.second', hint: 'done' },
      {
        when: [{ event: 'turn' }],
        say: 'lesson.three-ways-to-win.free',
        hint: 'minor-extraction',
        needs: 'minor-extraction',
      },
    ],
    goal: [{ won: true }],
    missed: [{ event: 'turn', times: 2 }],
    done: 'lesson.three-ways-to-win.done',
  },
]

export const guidedRound: Lesson = {
  name: 'homeland-guided-round',
  game: 'homeland',
  title: 'lesson.round',
  text: 'lesson.round.text',
  steps: [
    { when: [], say: 'lesson.round.begin', hint: 'claim' },
    { when: [{ asked: 'claim' }], say: 'lesson.round.claim' },
    { when: [{ event: 'claimed' }], say: 'lesson.round.intel', hint: 'intel' },
    { when: [{ event: 'claimed' }, { asked: 'intel.card' }], say: 'lesson.round.card' },
    { when: [{ event: 'claimed' }, { asked: 'intel.case' }], say: 'lesson.round.case' },
    { when: [{ event: 'claimed' }, { event: 'placed' }], say: 'lesson.round.others' },
    { when: [{ event: 'claimed' }, { event: 'placed', times: 2 }], say: 'lesson.round.agent', hint: 'agents' },
    {
      when: [{ event: 'claimed' }, { event: 'placed', times: 2 }, { asked: 'agents.case' }],
      say: 'lesson.round.deploy',
    },
    {
      when: [{ event: 'claimed' }, { event: 'placed', times: 2 }, { event: 'sent-agents' }],
      say: 'lesson.round.end',
      hint: 'end',
    },
  ],
  goal: [{ event: 'analysis' }, { event: 'closed' }],
  missed: [],
  done: 'lesson.round.done',
  over: 'lesson.round.over',
}

/** The same table from the other side: what the first round kept from everybody. */
export const roundAsMole: Lesson = {
  name: 'homeland-guided-round-mole',
  game: 'homeland',
  title: 'lesson.mole',
  text: 'lesson.mole.text',
  steps: [
    { when: [], say: 'lesson.mole.begin', hint: 'claim' },
    { when: [{ asked: 'claim' }], say: 'lesson.mole.claim' },
    { when: [{ event: 'claimed' }], say: 'lesson.mole.intel', hint: 'intel' },
    { when: [{ event: 'claimed' }, { asked: 'intel.card' }], say: 'lesson.mole.card', hint: 'sleeper-cell' },
    { when: [{ event: 'claimed' }, { asked: 'intel.case' }], say: 'lesson.mole.case' },
    { when: [{ event: 'claimed' }, { event: 'placed' }], say: 'lesson.mole.second', hint: 'phone-tap' },
    { when: [{ event: 'claimed' }, { event: 'placed', times: 2 }], say: 'lesson.mole.end', hint: 'end' },
  ],
  goal: [{ event: 'succeeded' }, { event: 'closed' }],
  missed: [{ event: 'neutralised' }],
  done: 'lesson.mole.done',
  over: 'lesson.round.over',
}

/** How it ends: the agency track fills up, everybody accuses, and the victory points decide. */
export const accusation: Lesson = {
  name: 'homeland-guided-accusation',
  game: 'homeland',
  title: 'lesson.accusation',
  text: 'lesson.accusation.text',
  steps: [
    { when: [], say: 'lesson.accusation.begin', hint: 'end' },
    { when: [{ asked: 'end.accusing' }], say: 'lesson.accusation.accuse' },
  ],
  goal: [{ event: 'ended' }],
  missed: [],
  done: 'lesson.accusation.done',
}

/** The figures that follow the first round: no scenario, a page to read. */
export const primer = { name: 'agendas', title: 'primer.title' } as const

export const rounds: readonly Lesson[] = [guidedRound, roundAsMole, accusation]

export const lessons: readonly Lesson[] = [...calls, ...rounds]

/** For somebody who never saw the game, in about five minutes: a round with everything one does in it, and how it all ends. */
export const teaching: readonly Lesson[] = [guidedRound, accusation]

/** One call to win, from where a real game might have stood; the dice to come are known. */
export interface Puzzle {
  readonly name: string
  readonly title: string
}

export const puzzleGame: GameId = 'negotiator'

export const puzzles: readonly Puzzle[] = [
  { name: 'puzzle-no-dice', title: 'puzzle.no-dice' },
  { name: 'puzzle-armoured-truck', title: 'puzzle.armoured-truck' },
  { name: 'puzzle-two-ones', title: 'puzzle.two-ones' },
  { name: 'puzzle-release-fugitives', title: 'puzzle.release-fugitives' },
  { name: 'puzzle-a-cold-beer', title: 'puzzle.a-cold-beer' },
  { name: 'puzzle-pay-for-the-fours', title: 'puzzle.pay-for-the-fours' },
  { name: 'puzzle-second-in-command', title: 'puzzle.second-in-command' },
]

/** What a coach may know of a table. */
export type Watched = Pick<Shown, 'events' | 'outcome' | 'viewer' | 'view'> & {
  readonly asked: { readonly kind: string } | null
}

function holds({ events, asked, outcome, viewer }: Watched, fact: Fact): boolean {
  if ('asked' in fact) return asked?.kind === fact.asked
  if ('won' in fact) return outcome?.winners.some(seat => seat === viewer) ?? false
  return events.filter(({ kind }) => kind === fact.event).length >= (fact.times ?? 1)
}

const allHold = (scene: Watched, facts: readonly Fact[]): boolean => facts.every(fact => holds(scene, fact))

export type Standing = 'on' | 'done' | 'missed'

/** Between two choices, with the card in hand no more that the coach asks for. */
function isSpent({ needs }: Step, { asked, view }: Watched): boolean {
  if (needs === undefined || asked?.kind !== 'conversation.talk') return false
  return !(view as NegotiatorView).hand.includes(needs)
}

/** How a lesson stands; it depends on nothing but the table, so that a rewind takes the coach back too. */
export function standingOf(lesson: Lesson, scene: Watched): Standing {
  const { goal, missed } = lesson
  if (allHold(scene, goal)) return 'done'
  const isMissed = (missed.length > 0 && allHold(scene, missed)) || isSpent(stepOf(lesson, scene), scene)
  return scene.outcome || isMissed ? 'missed' : 'on'
}

/** What the coach says; `isWatching` while what has just happened is still being shown. */
export function lineOf(lesson: Lesson, scene: Watched, isWatching: boolean): string {
  const standing = standingOf(lesson, scene)
  if (standing === 'on') return stepOf(lesson, scene).say
  if (standing === 'missed') return 'lesson.missed'
  return isWatching ? lesson.done : (lesson.over ?? lesson.done)
}

export const stepOf = ({ steps }: Lesson, scene: Watched): Step =>
  steps.findLast(({ when }) => allHold(scene, when)) ?? steps[0]

/** A puzzle is solved or missed by the end of its conversation. */
export function puzzleStanding({ outcome, events }: Pick<Watched, 'outcome' | 'events'>): Standing {
  if (outcome) return outcome.winners.length > 0 ? 'done' : 'missed'
  return events.some(({ kind }) => kind === 'conversation-ends') ? 'missed' : 'on'
}
