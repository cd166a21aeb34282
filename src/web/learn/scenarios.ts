import type { ScenarioFile } from '../../host/lesson-opening.ts'

export const nameIn = (path: string): string => path.slice(path.lastIndexOf('/') + 1, -'.json'.length)

const files: Readonly<Record<string, ScenarioFile>> = import.meta.glob<ScenarioFile>(
  ['../../../scenarios/lessons/*.json', '../../../scenarios/negotiator/puzzle-*.json'],
  { eager: true, import: 'default' },
)
const byName: ReadonlyMap<string, ScenarioFile> = new Map(
  Object.entries(files).map(([path, file]) => [nameIn(path), file]),
)

/** The file of a lesson or a puzzle. */
export const scenarioNamed = (name: string): ScenarioFile | undefined => byName.get(name)
