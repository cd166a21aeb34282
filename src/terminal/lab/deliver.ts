import type { Findings } from '../../lab/study/findings.ts'
import { type Context, complain, print, printJson } from '../context.ts'
import { isMistake, sentence } from '../errors.ts'
import { writeWhole } from '../io/store.ts'
import { csvOf } from './csv.ts'
import type { LabFlags } from './flags.ts'
import { labLines } from './lines.ts'
import type { Voice } from './naming.ts'

const besides = (file: string, ending: string): string => `${file.replace(/\.jsonl$/, '')}.${ending}`

/** Says what was found and writes the report; whether all of it could be written. */
export async function deliver(
  context: Context,
  voice: Voice,
  findings: Findings,
  file: string,
  { html = besides(file, 'html'), csv, json }: Pick<LabFlags, 'html' | 'csv' | 'json'>,
): Promise<boolean> {
  const { say } = voice
  const { decks: _, ...study } = findings.study
  if (json) printJson(context, { ...findings, study }, 0)
  else for (const line of labLines(voice, findings)) print(context, line)
  const files: [string, () => Promise<string> | string][] = [
    [html, async () => (await import('./report/report.ts')).reportHtml(voice, findings)],
    ...(csv === undefined ? [] : ([[csv, () => csvOf(findings)]] as [string, () => string][])),
  ]
  let isWritten = true
  for (const [name, made] of files)
    try {
      writeWhole(name, await made())
      if (!json) print(context, say('lab.written', { file: name }))
    } catch (error) {
      if (!isMistake(error)) throw error
      isWritten = false
      complain(context, sentence(say, null, error))
    }
  return isWritten
}
