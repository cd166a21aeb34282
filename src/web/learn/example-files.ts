import type { ScenarioFile } from '../../host/lesson-opening.ts'
import { examples } from './examples.ts'

/** All the scenarios at once, when the first of them is asked for: they are small. */
const files: Readonly<Record<string, ScenarioFile>> = import.meta.glob<ScenarioFile>(
  ['../../../scenarios/lessons/*.json', '../../../scenarios/negotiator/*.json', '../../../scenarios/homeland/*.json'],
  { eager: true, import: 'default' },
)

export const exampleOf = (rule: string): ScenarioFile | undefined =>
  Object.hasOwn(examples, rule) ? files[`../../../scenarios/${examples[rule]}.json`] : undefined
