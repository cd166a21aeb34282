import type { Codes } from '../../../engine/codes.ts'

/**
 * The steps by name, and the numbers under which the stack knows them, in the order of the names: a number is found
 * faster than a name, and steps are taken by the million. Each is held to the list by the compiler (see `vocabulary.ts`
 * on why they are written out).
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

export type StepCode<S extends StepName> = Codes<typeof stepNames>[S]

export const codeOf = (name: StepName): StepCode<StepName> => stepNames.indexOf(name) as StepCode<StepName>
export const isStep = (name: string): name is StepName => (stepNames as readonly string[]).includes(name)

export const TURN: StepCode<'turn'> = 0
export const CONVERSATION_BEGIN: StepCode<'conversation.begin'> = 1
export const CONVERSATION_TALK: StepCode<'conversation.talk'> = 2
export const CONVERSATION_END: StepCode<'conversation.end'> = 3
export const CONCEDE_DRAWBACK: StepCode<'concede.drawback'> = 4
export const TEST_ROLL: StepCode<'test.roll'> = 5
export const TEST_REROLL: StepCode<'test.reroll'> = 6
export const TEST_ABDUCTOR: StepCode<'test.abductor'> = 7
export const TEST_CONVERT: StepCode<'test.convert'> = 8
export const TEST_PAY: StepCode<'test.pay'> = 9
export const TEST_ROW: StepCode<'test.row'> = 10
export const EFFECTS: StepCode<'effects'> = 11
export const REVEALING: StepCode<'reveal'> = 12
export const TAKING: StepCode<'take'> = 13
export const LOOKING: StepCode<'look'> = 14
export const SPEND_BEGIN: StepCode<'spend.begin'> = 15
export const SPEND_BUY: StepCode<'spend.buy'> = 16
export const SPEND_END: StepCode<'spend.end'> = 17
export const TERROR_BEGIN: StepCode<'terror.begin'> = 18
export const TERROR_DRAW: StepCode<'terror.draw'> = 19
export const TERROR_ADDITIONAL: StepCode<'terror.additional'> = 20
export const TERROR_END: StepCode<'terror.end'> = 21
