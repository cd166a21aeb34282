import { codesOf } from '../../../engine/codes.ts'

/**
 * The steps by name, and the numbers under which the stack knows them, in the order of the names: a number is found
 * faster than a name, and steps are taken by the million.
 */
export const stepNames = [
  'turn',
  'conversation.begin',
  'conversation.talk',
  'conversation.end',
  'concede.drawback',
  'test.roll',
  'test.reroll',
  'test.abductor',
  'test.convert',
  'test.pay',
  'test.row',
  'effects',
  'reveal',
  'take',
  'look',
  'spend.begin',
  'spend.buy',
  'spend.end',
  'terror.begin',
  'terror.draw',
  'terror.additional',
  'terror.end',
] as const
export type StepName = (typeof stepNames)[number]

export const steps = codesOf(stepNames)
export type StepCode<S extends StepName> = (typeof steps)[S]

export const isStep = (name: string): name is StepName => Object.hasOwn(steps, name)

export const {
  turn: TURN,
  'conversation.begin': CONVERSATION_BEGIN,
  'conversation.talk': CONVERSATION_TALK,
  'conversation.end': CONVERSATION_END,
  'concede.drawback': CONCEDE_DRAWBACK,
  'test.roll': TEST_ROLL,
  'test.reroll': TEST_REROLL,
  'test.abductor': TEST_ABDUCTOR,
  'test.convert': TEST_CONVERT,
  'test.pay': TEST_PAY,
  'test.row': TEST_ROW,
  effects: EFFECTS,
  reveal: REVEALING,
  take: TAKING,
  look: LOOKING,
  'spend.begin': SPEND_BEGIN,
  'spend.buy': SPEND_BUY,
  'spend.end': SPEND_END,
  'terror.begin': TERROR_BEGIN,
  'terror.draw': TERROR_DRAW,
  'terror.additional': TERROR_ADDITIONAL,
  'terror.end': TERROR_END,
} = steps
