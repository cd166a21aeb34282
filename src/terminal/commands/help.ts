import type { Command, Help } from 'commander'
import type { Say } from '../../words/index.ts'
import { pad, widthOf } from '../screen/style.ts'

/** The help of a command, every word of it from the word files. */
export function helpText(say: Say, program: string, command: Command, helper: Help): string {
  const block = (title: string, rows: readonly (readonly [string, string])[]): string[] => {
    if (rows.length === 0) return []
    const width = Math.max(...rows.map(([term]) => widthOf(term)))
    return ['', title, ...rows.map(([term, text]) => `  ${pad(term, width)}  ${text}`)]
  }
  const parts = [
    command.parent ? `${program} ${command.name()}` : program,
    ...(helper.visibleCommands(command).length > 0 ? [say('cli.value.command')] : []),
    ...helper.visibleArguments(command).map(one => {
      const name = `${one.name()}${one.variadic ? '…' : ''}`
      return one.required ? name : `[${name}]`
    }),
    `[${say('cli.value.options')}]`,
  ]
  return [
    say('cli.usage', { usage: parts.join(' ') }),
    '',
    helper.commandDescription(command),
    ...block(
      say('cli.arguments'),
      helper.visibleArguments(command).map(one => [helper.argumentTerm(one), helper.argumentDescription(one)]),
    ),
    ...block(
      say('cli.commands'),
      helper.visibleCommands(command).map(one => [one.name(), one.summary()]),
    ),
    ...block(
      say('cli.options'),
      helper.visibleOptions(command).map(one => [helper.optionTerm(one), helper.optionDescription(one)]),
    ),
    ...(helper.visibleCommands(command).length > 0 ? ['', say('cli.more')] : []),
    '',
  ].join('\n')
}
