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

export const TURN = 0
export const CONVERSATION_BEGIN = 1
export const CONVERSATION_TALK = 2
export const CONVERSATION_END = 3
export const CONCEDE_DRAWBACK = 4
export const TEST_ROLL = 5
export const TEST_REROLL = 6
export const TEST_ABDUCTOR = 7
export const TEST_CONVERT = 8
export const TEST_PAY = 9
export const TEST_ROW = 10
export const EFFECTS = 11
export const REVEALING = 12
export const TAKING = 13
export const LOOKING = 14
export const SPEND_BEGIN = 15
export const SPEND_BUY = 16
export const SPEND_END = 17
export const TERROR_BEGIN = 18
export const TERROR_DRAW = 19
export const TERROR_ADDITIONAL = 20
export const TERROR_END = 21
