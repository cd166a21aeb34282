import type { AskStep, Options, Steps } from '../../../engine/steps.ts'
import { CASE, LOOK, NO_LOOK, option, SEND, thingOf, verbOf } from '../options.ts'
import { type FrameOf, type Frames, ofBoth } from './frames.ts'
import { addIntel } from './piles.ts'
import { type OfSeat, ofFrame, question } from './question.ts'
import { askOn, type Play, push, threatOf } from './state.ts'
import { applied, lookAtIntel, lookAtPlot, standing } from './table.ts'

const everyCase = ({ s }: Play, _frame: unknown, out: Options): void => {
  for (let i = 0; i < s.threats.length; i++) out.push(option(CASE, s.threats[i].id))
}

const anyCase = ({ s }: Play): boolean => s.threats.length > 0

/** How many to send: asked only where there is a choice. */
const howMany = <F extends OfSeat>(
  rule: string,
  figures: 'agents' | 'soldiers',
  send: (play: Play, frame: F, n: number) => void,
): AskStep<Play, F> => ({
  rule,
  seat: ofFrame,
  options({ s }, { seat }, out) {
    const n = s.players[seat][figures]
    if (n > 1) for (let i = 1; i <= n; i++) out.push(option(SEND, i))
  },
  otherwise(play, frame) {
    send(play, frame, 1)
  },
  choose(play, frame, chosen) {
    send(play, frame, thingOf(chosen))
  },
})

/** To look is what one sends them for, so it comes first; nobody has to. */
const lookOrNot = (_play: Play, _frame: unknown, out: Options): void => {
  out.push(option(LOOK))
  out.push(option(NO_LOOK))
}

/** M-23, M-24: which threat, how many, and what one sees there. */
export const deployingSteps = {
  'soldiers.case': question(
    'M-23',
    everyCase,
    (play, frame, chosen) => askOn(play, frame, ofBoth('soldiers.count', frame.seat, thingOf(chosen))),
    anyCase,
  ),
  'soldiers.count': howMany('M-23', 'soldiers', ({ s, events }, { seat, threat }, n) => {
    s.players[seat].soldiers -= n
    threatOf(s, threat).soldiers += n
    if (events) events.push({ kind: 'sent-soldiers', seat, threat, n })
    push(s, ofBoth('soldiers.look', seat, threat))
  }),
  'soldiers.look': question(
    'M-23',
    lookOrNot,
    (play, { seat, threat: id }: FrameOf<'soldiers.look'>, chosen) => {
      if (verbOf(chosen) === NO_LOOK) return
      const threat = threatOf(play.s, id)
      lookAtIntel(play, seat, threat)
      if (applied(play, seat, 'soldiers-see-plot') > 0) lookAtPlot(play, seat, threat)
      if (applied(play, seat, 'clean-look') === 0) addIntel(play, threat, 1)
    },
    () => true,
  ),

  'agents.case': question(
    'M-24',
    everyCase,
    (play, frame, chosen) => askOn(play, frame, ofBoth('agents.count', frame.seat, thingOf(chosen))),
    anyCase,
  ),
  'agents.count': howMany('M-24', 'agents', (play, { seat, threat: id }, n) => {
    const threat = threatOf(play.s, id)
    play.s.players[seat].agents -= n
    threat.agents += n
    if (play.events) play.events.push({ kind: 'sent-agents', seat, threat: id, n })
    if (standing(play, seat, 'agents-look') > 0) push(play.s, ofBoth('agents.look-intel', seat, id))
    push(play.s, ofBoth('agents.look', seat, id))
  }),
  'agents.look': question(
    'M-24',
    lookOrNot,
    (play, { seat, threat }: FrameOf<'agents.look'>, chosen) => {
      if (verbOf(chosen) === LOOK) lookAtPlot(play, seat, threatOf(play.s, threat))
    },
    () => true,
  ),
  'agents.look-intel': question(
    'M-36',
    lookOrNot,
    (play, { seat, threat }: FrameOf<'agents.look-intel'>, chosen) => {
      if (verbOf(chosen) === NO_LOOK) return
      applied(play, seat, 'agents-look')
      lookAtIntel(play, seat, threatOf(play.s, threat))
    },
    () => true,
  ),
} satisfies Partial<Steps<Play, Frames>>
