import { Command, CommanderError, Option } from 'commander'
import { Fault } from '../engine/game.ts'
import type { RestoreFlags } from './commands/backup.ts'
import type { BotFlags } from './commands/bot.ts'
import type { DailyFlags } from './commands/daily.ts'
import { helpText } from './commands/help.ts'
import type { JoinFlags } from './commands/join.ts'
import type { LabFlags } from './commands/lab.ts'
import type { OperateFlags } from './commands/operated.ts'
import type { PlayFlags } from './commands/play.ts'
import type { PruneFlags } from './commands/prune.ts'
import type { ReplayFlags } from './commands/replay.ts'
import type { ReviewFlags } from './commands/review.ts'
import type { ServeFlags } from './commands/serve.ts'
import type { SimulateFlags } from './commands/simulate.ts'
import type { TableFlags } from './commands/table.ts'
import type { TablesFlags } from './commands/tables.ts'
import { type Context, print } from './context.ts'
import type { ModeFlags } from './modes.ts'

/**
 * The command line: what can be asked for, in the reader's language. Each command is loaded when it is asked for: a
 * rule is looked up without waiting for the game, the bots and the schemas.
 */
export async function commandLine(context: Context, args: readonly string[], version: () => string): Promise<number> {
  const { say } = context
  let code = 0
  /** `--seed <TEXT>`: what stands for a value is a word of the reader's language. */
  const option = (flags: string, key: string, value?: string): Option =>
    new Option(value === undefined ? flags : `${flags} <${say(`cli.value.${value}`)}>`, say(key))
  /** An option that may be given more than once. */
  const several = (one: string, before: readonly string[] = []): readonly string[] => [...before, one]
  const value = (name: string): string => say(`cli.value.${name}`)
  const printAll = (text: string): void => {
    for (const line of text.split('\n')) print(context, line)
  }
  const prepare = (command: Command): Command =>
    command
      .exitOverride()
      .configureOutput({ writeOut: text => printAll(text.trimEnd()), writeErr: () => {} })
      .configureHelp({ formatHelp: (one, helper) => helpText(say, context.program, one, helper) })
      .helpOption('-h, --help', say('cli.help'))
      .helpCommand(false)
      .allowExcessArguments()
      .addOption(option('--lang', 'cli.lang', 'language'))

  const program = prepare(new Command('situation-room'))
    .description(say('cli.about'))
    .addOption(option('-V, --version', 'cli.version'))
    .on('option:version', () => {
      print(context, version())
      throw new CommanderError(0, 'commander.version', '')
    })
    .hook('preAction', (_, command) => {
      const most = command.registeredArguments.at(-1)?.variadic ? Infinity : command.registeredArguments.length
      if (command.args.length > most)
        throw new Fault('error.too-many', { name: command.args[most], command: command.name() })
    })
  const command = (name: string, key: string): Command =>
    prepare(program.command(name)).description(say(key)).summary(say(key))

  command('play', 'cli.play')
    .argument(`<${value('game')}>`, say('cli.play.game'))
    .addOption(option('--abductor', 'cli.play.abductor', 'name'))
    .addOption(option('--players', 'cli.play.players', 'number'))
    .addOption(option('--names', 'cli.play.names', 'names'))
    .addOption(option('--bots', 'cli.play.bots', 'bots'))
    .addOption(option('--seat', 'cli.play.seat', 'seat').argParser(several))
    .addOption(option('--bot-time', 'cli.play.bot-time', 'number'))
    .addOption(option('--seed', 'cli.play.seed', 'text'))
    .addOption(option('--deck', 'cli.play.deck', 'file'))
    .addOption(option('--scenario', 'cli.play.scenario', 'file'))
    .addOption(option('--practice', 'cli.play.practice'))
    .addOption(option('--plain', 'cli.play.plain'))
    .addOption(option('--json', 'cli.play.json'))
    .addOption(option('--no-voices', 'cli.play.no-voices'))
    .addOption(option('--no-save', 'cli.play.no-save'))
    .action(async (game: string, flags: PlayFlags) => {
      const { play } = await import('./commands/play.ts')
      code = await play(context, game, flags)
    })

  command('learn', 'cli.learn')
    .argument(`<${value('game')}>`, say('cli.play.game'))
    .addOption(option('--plain', 'cli.play.plain'))
    .action(async (game: string, flags: { plain?: boolean }) => {
      const { learn } = await import('./commands/learn.ts')
      code = await learn(context, game, flags)
    })

  command('resume', 'cli.resume')
    .argument(`[${value('file')}]`, say('cli.resume.file'))
    .addOption(option('--plain', 'cli.play.plain'))
    .addOption(option('--json', 'cli.play.json'))
    .addOption(option('--no-voices', 'cli.play.no-voices'))
    .action(async (file: string | undefined, flags: ModeFlags) => {
      const { resume } = await import('./commands/play.ts')
      code = await resume(context, file, flags)
    })

  command('replay', 'cli.replay')
    .argument(`[${value('file')}]`, say('cli.replay.file'))
    .addOption(option('--check', 'cli.replay.check'))
    .addOption(option('--at', 'cli.replay.at', 'number'))
    .addOption(option('--position', 'cli.replay.position'))
    .addOption(option('--seat', 'cli.replay.seat', 'number'))
    .addOption(option('--no-voices', 'cli.play.no-voices'))
    .action(async (file: string | undefined, flags: ReplayFlags) => {
      const { replay } = await import('./commands/replay.ts')
      code = await replay(context, file, flags)
    })

  command('review', 'cli.review')
    .argument(`[${value('file')}]`, say('cli.review.file'))
    .addOption(option('--seat', 'cli.review.seat', 'number'))
    .addOption(option('--effort', 'cli.review.effort', 'number'))
    .addOption(option('--json', 'cli.review.json'))
    .action(async (file: string | undefined, flags: ReviewFlags) => {
      const { review } = await import('./commands/review.ts')
      code = await review(context, file, flags)
    })

  command('join', 'cli.join')
    .argument(`[${value('link')}]`, say('cli.join.link'))
    .addOption(option('--at', 'cli.join.at', 'address'))
    .addOption(option('--name', 'cli.join.name', 'name'))
    .addOption(option('--colour', 'cli.join.colour', 'colour'))
    .addOption(option('--bot', 'cli.join.bot', 'command'))
    .addOption(option('--bot-time', 'cli.play.bot-time', 'number'))
    .addOption(option('--rematch', 'cli.join.rematch'))
    .addOption(option('--share', 'cli.join.share'))
    .addOption(option('--mine', 'cli.join.mine'))
    .addOption(option('--device', 'cli.join.device'))
    .addOption(option('--devices', 'cli.join.devices'))
    .addOption(option('--end-device', 'cli.join.end-device', 'name'))
    .addOption(option('--friends', 'cli.join.friends'))
    .addOption(option('--end-friends', 'cli.join.end-friends'))
    .addOption(option('--screen', 'cli.join.screen'))
    .addOption(option('--end-screen', 'cli.join.end-screen'))
    .addOption(option('--watch', 'cli.join.watch'))
    .addOption(option('--end-watch', 'cli.join.end-watch'))
    .addOption(option('--plain', 'cli.play.plain'))
    .addOption(option('--json', 'cli.play.json'))
    .addOption(option('--no-voices', 'cli.play.no-voices'))
    .action(async (link: string | undefined, flags: JoinFlags) => {
      const { join } = await import('./commands/join.ts')
      code = await join(context, link, flags)
    })

  command('verify', 'cli.verify')
    .argument(`[${value('file')}]`, say('cli.verify.file'))
    .addOption(option('--data', 'cli.serve.data', 'folder'))
    .action(async (file: string | undefined, flags: OperateFlags) => {
      if (file !== undefined) code = await (await import('./commands/verify.ts')).verify(context, file)
      else code = await (await import('./commands/verify-all.ts')).verifyAll(context, flags)
    })

  command('rules', 'cli.rules')
    .argument(`<${value('game')}>`, say('cli.play.game'))
    .argument(`[${value('word')}...]`, say('cli.rules.word'))
    .action(async (game: string, words: string[]) => {
      const { rules } = await import('./commands/rules.ts')
      code = rules(context, game, words)
    })

  command('cards', 'cli.cards')
    .argument(`<${value('game')}>`, say('cli.play.game'))
    .addOption(option('--json', 'cli.cards.json'))
    .addOption(option('--deck', 'cli.play.deck', 'file'))
    .action(async (game: string, flags: { json?: boolean; deck?: string }) => {
      const { cards } = await import('./commands/cards.ts')
      code = await cards(context, game, flags)
    })

  command('career', 'cli.career')
    .addOption(option('--json', 'cli.career.json'))
    .action(async (flags: { json?: boolean }) => {
      const { career } = await import('./commands/career.ts')
      code = career(context, flags)
    })

  command('scenario', 'cli.scenario')
    .argument(`<${value('file')}...>`, say('cli.scenario.files'))
    .addOption(option('--print', 'cli.scenario.print'))
    .addOption(option('--lint', 'cli.scenario.lint'))
    .action(async (files: string[], flags: { print?: boolean; lint?: boolean }) => {
      const { scenario } = await import('./commands/scenario.ts')
      code = await scenario(context, files, flags)
    })

  command('simulate', 'cli.simulate')
    .argument(`<${value('game')}>`, say('cli.play.game'))
    .addOption(option('--games', 'cli.simulate.games', 'number'))
    .addOption(option('--bot', 'cli.simulate.bot', 'name'))
    .addOption(option('--abductor', 'cli.play.abductor', 'name'))
    .addOption(option('--players', 'cli.play.players', 'number'))
    .addOption(option('--seed', 'cli.play.seed', 'text'))
    .addOption(option('--deck', 'cli.play.deck', 'file'))
    .addOption(option('--mole', 'cli.simulate.mole', 'name'))
    .addOption(option('--budget', 'cli.lab.budget', 'number'))
    .addOption(option('--workers', 'cli.simulate.workers', 'number'))
    .addOption(option('--json', 'cli.simulate.json'))
    .action(async (game: string, flags: SimulateFlags) => {
      const { simulate } = await import('./commands/simulate.ts')
      code = await simulate(context, game, flags)
    })

  command('lab', 'cli.lab')
    .argument(`<${value('task')}>`, say('cli.lab.task'))
    .argument(`[${value('subject')}]`, say('cli.lab.subject'))
    .addOption(option('--bots', 'cli.lab.bots', 'bots'))
    .addOption(option('--players', 'cli.lab.players', 'numbers'))
    .addOption(option('--abductor', 'cli.lab.abductor', 'names'))
    .addOption(option('--deck', 'cli.play.deck', 'file'))
    .addOption(option('--cards', 'cli.lab.cards', 'names'))
    .addOption(option('--mole', 'cli.lab.mole', 'names'))
    .addOption(option('--blocks', 'cli.lab.blocks', 'number'))
    .addOption(option('--deals', 'cli.lab.deals', 'number'))
    .addOption(option('--budget', 'cli.lab.budget', 'number'))
    .addOption(option('--stop', 'cli.lab.stop', 'bounds'))
    .addOption(option('--seed', 'cli.play.seed', 'text'))
    .addOption(option('--workers', 'cli.lab.workers', 'number'))
    .addOption(option('--results', 'cli.lab.results', 'file'))
    .addOption(option('--html', 'cli.lab.html', 'file'))
    .addOption(option('--csv', 'cli.lab.csv', 'file'))
    .addOption(option('--json', 'cli.simulate.json'))
    .addOption(option('--queue', 'cli.lab.queue'))
    .addOption(option('--drain', 'cli.lab.drain'))
    .action(async (task: string, subject: string | undefined, flags: LabFlags) => {
      const { lab } = await import('./commands/lab.ts')
      code = await lab(context, task, subject, flags)
    })

  command('bot', 'cli.bot')
    .argument('<check|train>', say('cli.bot.what'))
    .argument(`<${value('about')}>`, say('cli.bot.about'))
    .addOption(option('--game', 'cli.bot.game', 'game'))
    .addOption(option('--games', 'cli.bot.games', 'number'))
    .addOption(option('--abductor', 'cli.play.abductor', 'name'))
    .addOption(option('--players', 'cli.play.players', 'number'))
    .addOption(option('--bot', 'cli.bot.bot', 'name'))
    .addOption(option('--bot-time', 'cli.play.bot-time', 'number'))
    .addOption(option('--seat', 'cli.bot.seat', 'number'))
    .addOption(option('--vector', 'cli.bot.vector', 'number'))
    .addOption(option('--views', 'cli.bot.views'))
    .addOption(option('--seed', 'cli.play.seed', 'text'))
    .addOption(option('--json', 'cli.bot.json'))
    .action(async (what: string, about: string, flags: BotFlags) => {
      const { bot } = await import('./commands/bot.ts')
      code = await bot(context, what, about, flags)
    })

  command('serve', 'cli.serve')
    .addOption(option('--port', 'cli.serve.port', 'number'))
    .addOption(option('--host', 'cli.serve.host', 'name'))
    .addOption(option('--data', 'cli.serve.data', 'folder'))
    .action(async (flags: ServeFlags) => {
      const { serve } = await import('./commands/serve.ts')
      code = await serve(context, flags)
    })

  command('table', 'cli.table')
    .argument(`<${value('game')}>`, say('cli.play.game'))
    .addOption(option('--players', 'cli.play.players', 'number'))
    .addOption(option('--abductor', 'cli.play.abductor', 'name'))
    .addOption(option('--seed', 'cli.table.seed', 'text'))
    .addOption(option('--spectators', 'cli.table.spectators'))
    .addOption(option('--pace', 'cli.table.pace', 'name'))
    .addOption(option('--talk', 'cli.table.talk', 'name'))
    .addOption(option('--memory', 'cli.table.memory', 'name'))
    .addOption(option('--at', 'cli.table.at', 'address'))
    .addOption(option('--json', 'cli.table.json'))
    .action(async (game: string, flags: TableFlags) => {
      const { table } = await import('./commands/table.ts')
      code = await table(context, game, flags)
    })

  command('daily', 'cli.daily')
    .addOption(option('--at', 'cli.table.at', 'address'))
    .addOption(option('--name', 'cli.join.name', 'name'))
    .addOption(option('--board', 'cli.daily.board'))
    .addOption(option('--day', 'cli.daily.day', 'text'))
    .addOption(option('--plain', 'cli.play.plain'))
    .addOption(option('--json', 'cli.play.json'))
    .addOption(option('--no-voices', 'cli.play.no-voices'))
    .action(async (flags: DailyFlags) => {
      const { daily } = await import('./commands/daily.ts')
      code = await daily(context, flags)
    })

  command('tables', 'cli.tables')
    .argument(`<${value('link')}>`, say('cli.tables.link'))
    .addOption(option('--close', 'cli.tables.close', 'name'))
    .addOption(option('--json', 'cli.tables.json'))
    .action(async (link: string, flags: TablesFlags) => {
      const { tables } = await import('./commands/tables.ts')
      code = await tables(context, link, flags)
    })

  command('mcp', 'cli.mcp').action(async () => {
    const { mcp } = await import('./commands/mcp.ts')
    code = await mcp(context, version())
  })

  command('backup', 'cli.backup')
    .argument(`<${value('file')}>`, say('cli.backup.file'))
    .addOption(option('--data', 'cli.serve.data', 'folder'))
    .action(async (file: string, flags: OperateFlags) => {
      const { backup } = await import('./commands/backup.ts')
      code = await backup(context, file, flags)
    })

  command('restore', 'cli.restore')
    .argument(`<${value('file')}>`, say('cli.restore.file'))
    .addOption(option('--data', 'cli.serve.data', 'folder'))
    .addOption(option('--overwrite', 'cli.restore.overwrite'))
    .action(async (file: string, flags: RestoreFlags) => {
      const { restore } = await import('./commands/backup.ts')
      code = await restore(context, file, flags)
    })

  command('export', 'cli.export')
    .argument(`<${value('file')}>`, say('cli.backup.file'))
    .addOption(option('--data', 'cli.serve.data', 'folder'))
    .action(async (file: string, flags: OperateFlags) => {
      const { exportAll } = await import('./commands/transfer.ts')
      code = await exportAll(context, file, flags)
    })

  command('import', 'cli.import')
    .argument(`<${value('file')}>`, say('cli.import.file'))
    .addOption(option('--data', 'cli.serve.data', 'folder'))
    .action(async (file: string, flags: OperateFlags) => {
      const { importAll } = await import('./commands/transfer.ts')
      code = await importAll(context, file, flags)
    })

  command('prune', 'cli.prune')
    .addOption(option('--data', 'cli.serve.data', 'folder'))
    .addOption(option('--days', 'cli.prune.days', 'number'))
    .addOption(option('--dry-run', 'cli.prune.dry-run'))
    .action(async (flags: PruneFlags) => {
      const { prune } = await import('./commands/prune.ts')
      code = await prune(context, flags)
    })

  const help = (): number => {
    printAll(helpText(say, context.program, program, program.createHelp()).trimEnd())
    return 0
  }
  if (args.length === 0) return help()
  const [first, about = '-'] = args
  if (first === 'help' && !about.startsWith('-') && !COMMANDS.includes(about))
    throw new Fault('error.unknown-command', { name: about, known: COMMANDS.join(', ') })
  try {
    await program.parseAsync(first === 'help' ? [...args.slice(1), '--help'] : args, { from: 'user' })
  } catch (error) {
    if (!(error instanceof CommanderError)) throw error
    if (error.exitCode === 0) return 0
    if (error.code === 'commander.help') return help()
    throw error
  }
  return code
}

export interface Misuse {
  readonly key: string
  readonly values: Readonly<Record<string, string>>
}

const COMMANDS = [
  'play',
  'learn',
  'resume',
  'replay',
  'review',
  'join',
  'verify',
  'rules',
  'cards',
  'career',
  'scenario',
  'simulate',
  'lab',
  'bot',
  'serve',
  'table',
  'tables',
  'mcp',
  'backup',
  'restore',
  'export',
  'import',
  'prune',
]

/** What commander objects to, as one of our own sentences; null when it is no objection of commander's. */
export function misuse(error: unknown, args: readonly string[]): Misuse | null {
  if (!(error instanceof CommanderError)) return null
  const [, name = ''] = /'([^' ]*)[^']*'/.exec(error.message) ?? []
  const command = args.find(arg => COMMANDS.includes(arg)) ?? ''
  switch (error.code) {
    case 'commander.unknownOption':
      return command === ''
        ? { key: 'error.unknown-option', values: { name } }
        : { key: 'error.unknown-option.of', values: { name, command } }
    case 'commander.optionMissingArgument':
      return { key: 'error.missing-value', values: { name } }
    case 'commander.missingArgument':
      return { key: 'error.missing-argument', values: { name, command } }
    default:
      return { key: 'error.unknown-command', values: { name, known: COMMANDS.join(', ') } }
  }
}
