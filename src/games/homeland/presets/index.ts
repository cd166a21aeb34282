import type { PresetRules } from '../../../engine/presets.ts'
import type { Deck } from '../cards/deck.ts'
import type { OptionNames } from '../options.ts'
import type { View } from '../view/view.ts'
import { answerOf } from './answer.ts'
import { readPresets } from './rules.ts'

export const presetRules = ({ data }: Deck, names: OptionNames): PresetRules<View> => ({
  read: given => readPresets(data, given),
  answer: (view, decision, rules) => answerOf(data, names, view, decision, rules),
})
