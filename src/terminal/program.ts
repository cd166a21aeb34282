import { Command, CommanderError, type Help, Option } from 'commander'
import { cards } from './cards.ts'
import { career } from './career.ts'
import { type Context, print } from './context.ts'
import { packs } from './packs.ts'
import { type Mode, type PlayFlags, play, resume } from './play.ts'
import { type ReplayFlags, replay } from './replay.ts'
import { rules } from './rules.ts'
import { scenario } from './scenario.ts'
import { type SimulateFlags, simulate } from './simulate.ts'

/** The command line: what can be asked for, in the reader's language. */
export async function commandLine(context: Context, args: readonly string[], version: string): Promise<number> {
  const { say } = context
  let code = 0
  /** `--seed <TEXT>`: what stands for a value is a word of the reader's language. */
  const option = (flags: string, key: string, value?: string): Option =>
    new Option(value === undefined ? flags : `${flags} <${say(`cli.value.${value}`)}>`, say(key))
  const value = (name: string): string => say(`cli.value.${name}`)
  const prepare = (command: Command): Command =>
    command
      .exitOverride()
      .configureOutput({ writeOut: text => context.output.write(text), writeErr: () => {} })
      .configureHelp({ formatHelp: (one, helper) => helpText(context, one, helper) })
      .helpOption('-h, --help', say('cli.help'))
      .helpCommand(false)
      .addOption(option('--lang', 'cli.lang', 'language'))

  const program = prepare(new Command('situation-room'))
    .description(say('cli.about'))
    .version(version, '-V, --version', say('cli.version'))
  const command = (usage: string, key: string): Command => {
    const [name] = usage.split(' ')
    return prepare(program.command(usage)).description(say(key)).summary(say(key)).name(name)
  }

  command('play', 'cli.play')
    .argument(`<${value('game')}>`, say('cli.play.game'))
    .addOption(option('--abductor', 'cli.play.abductor', 'name'))
    .addOption(option('--seed', 'cli.play.seed', 'text'))
    .addOption(option('--deck', 'cli.play.deck', 'file'))
    .addOption(option('--practice', 'cli.play.practice'))
    .addOption(option('--plain', 'cli.play.plain'))
    .addOption(option('--json', 'cli.play.json'))
    .addOption(option('--no-save', 'cli.play.no-save'))
    .action(async (game: string, flags: PlayFlags) => {
      code = await play(context, game, flags)
    })

  command('resume', 'cli.resume')
    .argument(`[${value('file')}]`, say('cli.resume.file'))
    .addOption(option('--plain', 'cli.play.plain'))
    .addOption(option('--json', 'cli.play.json'))
    .action(async (file: string | undefined, flags: Mode) => {
      code = await resume(context, file, flags)
    })

  command('replay', 'cli.replay')
    .argument(`[${value('file')}]`, say('cli.replay.file'))
    .addOption(option('--check', 'cli.replay.check'))
    .addOption(option('--at', 'cli.replay.at', 'number'))
    .addOption(option('--position', 'cli.replay.position'))
    .action(async (file: string | undefined, flags: ReplayFlags) => {
      code = await replay(context, file, flags)
    })

  command('rules', 'cli.rules')
    .argument(`<${value('game')}>`, say('cli.play.game'))
    .argument(`[${value('word')}...]`, say('cli.rules.word'))
    .action((game: string, words: string[]) => {
      code = rules(context, game, words)
    })

  command('cards', 'cli.cards')
    .argument(`<${value('game')}>`, say('cli.play.game'))
    .addOption(option('--json', 'cli.cards.json'))
    .addOption(option('--deck', 'cli.play.deck', 'file'))
    .action((game: string, flags: { json?: boolean; deck?: string }) => {
      code = cards(context, game, flags)
    })

  command('career', 'cli.career')
    .addOption(option('--json', 'cli.career.json'))
    .action((flags: { json?: boolean }) => {
      code = career(context, flags)
    })

  command('scenario', 'cli.scenario')
    .argument(`<${value('file')}...>`, say('cli.scenario.files'))
    .addOption(option('--print', 'cli.scenario.print'))
    .action((files: string[], flags: { print?: boolean }) => {
      code = scenario(context, files, flags)
    })

  command('simulate', 'cli.simulate')
    .argument(`<${value('game')}>`, say('cli.play.game'))
    .addOption(option('--games', 'cli.simulate.games', 'number'))
    .addOption(option('--bot', 'cli.simulate.bot', 'name'))
    .addOption(option('--abductor', 'cli.play.abductor', 'name'))
    .addOption(option('--seed', 'cli.play.seed', 'text'))
    .addOption(option('--json', 'cli.simulate.json'))
    .action((game: string, flags: SimulateFlags) => {
      code = simulate(context, game, flags)
    })

  if (args.length === 0) {
    print(context, helpText(context, program, program.createHelp()).trimEnd())
    return 0
  }
  try {
    await program.parseAsync(args as string[], { from: 'user' })
  } catch (error) {
    if (error instanceof CommanderError && error.exitCode === 0) return 0
    throw error
  }
  return code
}

/** The help of a command, every word of it from the word files. */
function helpText({ say }: Context, command: Command, helper: Help): string {
  const block = (title: string, rows: readonly (readonly [string, string])[]): string[] => {
    if (rows.length === 0) return []
    const width = Math.max(...rows.map(([term]) => term.length))
    return ['', title, ...rows.map(([term, text]) => `  ${term.padEnd(width)}  ${text}`)]
  }
  const parts = [
    command.parent ? `${command.parent.name()} ${command.name()}` : command.name(),
    ...(helper.visibleCommands(command).length > 0 ? [say('cli.value.command')] : []),
    ...helper.visibleArguments(command).map(one => {
      const name = `${one.name()}${one.variadic ? '…' : ''}`
      return one.required ? name : `[${name}]`
    }),
    `[${say('cli.value.options')}]`,
  ]
  const usage = parts.join(' ')
  return [
    say('cli.usage', { usage }),
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

export interface Misuse {
  readonly key: string
  readonly values: Readonly<Record<string, string>>
}

const COMMANDS = ['play', 'resume', 'replay', 'rules', 'cards', 'career', 'scenario', 'simulate']

/** What commander objects to, as one of our own sentences; null when it is no objection of commander's. */
export function misuse(error: unknown, args: readonly string[]): Misuse | null {
  if (!(error instanceof CommanderError)) return null
  const [, name = ''] = /'([^' ]*)[^']*'/.exec(error.message) ?? []
  const command = COMMANDS.find(one => args.includes(one)) ?? ''
  switch (error.code) {
    case 'commander.unknownCommand':
      return { key: 'error.unknown-command', values: { name, known: COMMANDS.join(', ') } }
    case 'commander.unknownOption':
      return { key: 'error.unknown-option', values: { name, command } }
    case 'commander.optionMissingArgument':
      return { key: 'error.missing-value', values: { name } }
    case 'commander.missingArgument':
      return { key: 'error.missing-argument', values: { name, command } }
    case 'commander.excessArguments':
      return { key: 'error.too-many', values: { name: args.at(-1) ?? '', command } }
    default:
      return { key: 'error.unknown-command', values: { name: args[0] ?? '', known: Object.keys(packs).join(', ') } }
  }
}
