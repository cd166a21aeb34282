import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, readFileSync } from 'node:fs'
import { basename, join, resolve } from 'node:path'

/**
 * A Dockerfile carried out without a container engine: every stage is a folder, and what it copies and runs is done there.
 * Commands of a stage may name nothing but what is below its working directory: there is no other root.
 */
export interface Image {
  /** What would be its root. */
  readonly root: string
  readonly directory: string
  readonly env: Readonly<Record<string, string>>
  readonly user: string
  /** What was given to somebody else than root. */
  readonly owned: readonly string[]
  readonly command: readonly string[]
  readonly healthcheck: readonly string[]
}

interface Instruction {
  readonly verb: string
  readonly rest: string
}

export const instructionsIn = (text: string): readonly Instruction[] =>
  text
    .split('\n')
    .filter(line => line.trim() !== '' && !line.startsWith('#'))
    .map(line => ({ verb: line.split(' ', 1)[0], rest: line.slice(line.indexOf(' ') + 1) }))

/** The project as an engine is given it: what is under version control, or could be, and is not left out by name. */
function context(project: string, into: string): void {
  const left = readFileSync(join(project, '.dockerignore'), 'utf8').trim().split('\n')
  const isLeftOut = (file: string): boolean =>
    left.some(one => {
      if (one.startsWith('*.')) return file.endsWith(one.slice(1))
      if (one.startsWith('**/')) return file.split('/').includes(one.slice(3))
      return file === one || file.startsWith(`${one}/`)
    })
  const listed = spawnSync('git', ['ls-files', '-co', '--exclude-standard'], { cwd: project, encoding: 'utf8' }).stdout
  for (const file of listed.trim().split('\n'))
    if (!isLeftOut(file) && existsSync(join(project, file))) cpSync(join(project, file), join(into, file))
}

/** Builds the last stage. */
export function build(project: string, folder: string): Image {
  const given = join(folder, 'context')
  context(project, given)
  const stages = new Map<string, string>()
  let stage = { root: '', directory: '/' }
  let image: Omit<Image, 'root' | 'directory'> = { env: {}, user: 'root', owned: [], command: [], healthcheck: [] }
  let entry: readonly string[] = []
  const place = (path: string): string => join(stage.root, resolve(stage.directory, path))

  for (const { verb, rest } of instructionsIn(readFileSync(join(project, 'Dockerfile'), 'utf8'))) {
    if (verb === 'FROM') {
      const [, name = 'final'] = / AS (\w+)$/.exec(rest) ?? []
      stage = { root: join(folder, name), directory: '/' }
      stages.set(name, stage.root)
      mkdirSync(stage.root)
    } else if (verb === 'WORKDIR') {
      stage = { ...stage, directory: rest }
      mkdirSync(place('.'), { recursive: true })
    } else if (verb === 'COPY') {
      const words = rest.split(' ')
      const flags = Object.fromEntries(words.filter(one => one.startsWith('--')).map(one => one.slice(2).split('=')))
      const paths = words.filter(one => !one.startsWith('--'))
      const target = paths[paths.length - 1]
      const from = flags.from === undefined ? given : (stages.get(flags.from) ?? '')
      for (const source of paths.slice(0, -1)) {
        const into = target === './' ? join(place('.'), basename(source)) : place(target)
        cpSync(join(from, source), into, { recursive: true, verbatimSymlinks: true })
        if (flags.chown !== undefined) image = { ...image, owned: [...image.owned, into] }
      }
    } else if (verb === 'RUN') {
      const { status, stderr } = spawnSync('sh', ['-c', rest], { cwd: place('.'), encoding: 'utf8' })
      if (status !== 0) throw new Error(`“${rest}” has failed: ${stderr.slice(-2000)}`)
    } else if (verb === 'ENV')
      image = { ...image, env: Object.fromEntries(rest.split(' ').map(one => one.split('=') as [string, string])) }
    else if (verb === 'USER') image = { ...image, user: rest }
    else if (verb === 'ENTRYPOINT') entry = JSON.parse(rest)
    else if (verb === 'CMD') image = { ...image, command: [...entry, ...JSON.parse(rest)] }
    else if (verb === 'HEALTHCHECK') image = { ...image, healthcheck: JSON.parse(rest.slice(rest.indexOf('['))) }
    else if (verb !== 'VOLUME' && verb !== 'EXPOSE') throw new Error(`Nobody knows what ${verb} does here.`)
  }
  return { ...image, ...stage }
}
