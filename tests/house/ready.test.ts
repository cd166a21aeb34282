import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterEach, describe, expect, test } from 'vitest'
import { whenChanged } from '../seldom.ts'

const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))))
const clones: string[] = []
/** What of ours is in a clone that is set up here, and what sets it up. */
const OWN = ['.npmrc', 'tsconfig.base.json', 'scripts/ready.mjs', 'bin/situation-room.js', 'src/engine/tsconfig.json']

afterEach(() => {
  for (const clone of clones.splice(0)) rmSync(clone, { recursive: true, force: true })
})

/** The project's own set-up around one small room, so that a build takes no longer than it must. */
function smallClone() {
  const folder = mkdtempSync(join(tmpdir(), 'situation-room-'))
  clones.push(folder)
  for (const file of ['package.json', 'package-lock.json', ...OWN]) cpSync(join(root, file), join(folder, file))
  const at = (file: string) => join(folder, file)
  const write = (file: string, text: string) => {
    mkdirSync(dirname(at(file)), { recursive: true })
    writeFileSync(at(file), text)
  }
  write('src/engine/dice.ts', 'export const sides = 6\n')
  const run = (script: string, args: string[] = [], nodeOptions: string[] = []) => {
    const { status, stdout, stderr } = spawnSync(process.execPath, [...nodeOptions, at(script), ...args], {
      cwd: tmpdir(),
      encoding: 'utf8',
      env: { ...process.env, npm_config_prefer_offline: 'true' },
    })
    expect(stdout).toBe('')
    // How often it says that it is alive depends on how busy the machine is.
    const alive = / {2}still at it, \d+ s\n/g
    return { code: status, said: stderr.replaceAll(alive, ''), lives: stderr.match(alive)?.length ?? 0 }
  }
  return {
    at,
    write,
    read: (file: string) => readFileSync(at(file), 'utf8'),
    remove: (file: string) => rmSync(at(file), { recursive: true }),
    ready: () => run('scripts/ready.mjs'),
    build: () => run('scripts/ready.mjs', ['--build-only']),
    run,
  }
}

/** Only `build` here: an install would empty the real node_modules behind the link. */
function cloneWithTypeScript(): Omit<ReturnType<typeof smallClone>, 'ready' | 'run'> {
  const clone = smallClone()
  symlinkSync(join(root, 'node_modules'), clone.at('node_modules'), 'junction')
  return clone
}

const quietly = { code: 0, said: '', lives: 0 }
const building = { code: 0, said: 'Building …\n', lives: expect.any(Number) }

whenChanged('setting a clone up', [...OWN, 'tests/house/ready.test.ts'], () => {
  describe('what is stale is built, and nothing else', () => {
    test('once for a change, whichever file it was', () => {
      const clone = cloneWithTypeScript()
      expect(clone.build()).toEqual(building)
      expect(clone.build()).toEqual(quietly)

      clone.write('src/engine/dice.ts', 'export const sides = 8\n')
      expect(clone.build()).toEqual(building)
      expect(clone.read('dist/src/engine/dice.js')).toContain('sides = 8')
      expect(clone.build()).toEqual(quietly)

      clone.write('src/engine/dice.test.ts', 'this is no TypeScript\n')
      expect(clone.build()).toEqual(quietly)
    })

    test('what was made of a deleted source goes with it', () => {
      const clone = cloneWithTypeScript()
      clone.write('src/engine/coin.ts', 'export const sides = 2\n')
      expect(clone.build()).toEqual(building)
      expect(existsSync(clone.at('dist/src/engine/coin.js'))).toBe(true)

      clone.remove('src/engine/coin.ts')
      expect(clone.build()).toEqual(building)
      expect(existsSync(clone.at('dist/src/engine/coin.js'))).toBe(false)
      expect(existsSync(clone.at('dist/src/engine/dice.js'))).toBe(true)
    })

    test('what was built and then lost or altered is built again', () => {
      const clone = cloneWithTypeScript()
      clone.build()
      clone.remove('dist/src')
      expect(clone.build()).toEqual(building)
      expect(clone.read('dist/src/engine/dice.js')).toContain('sides = 6')

      clone.write('dist/src/engine/dice.js', 'export const sides = 7\n')
      expect(clone.build()).toEqual(building)
      expect(clone.read('dist/src/engine/dice.js')).toContain('sides = 6')
    })

    test('a broken source fails with the compiler’s own words and a sentence, until it is mended', () => {
      const clone = cloneWithTypeScript()
      clone.build()
      clone.write('src/engine/dice.ts', "export const sides: number = 'six'\n")
      for (const attempt of [clone.build(), clone.build()]) {
        expect(attempt.code).toBe(1)
        expect(attempt.said).toContain('dice.ts')
        expect(attempt.said).toContain('TS2322')
        expect(attempt.said).toMatch(/Mend the lines named above, then run the same command again\.\n$/)
      }
      clone.write('src/engine/dice.ts', 'export const sides = 6\n')
      expect(clone.build()).toEqual(building)
    })

    test('a long build says that it is alive', () => {
      const clone = smallClone()
      clone.write('node_modules/typescript/bin/tsc', 'setTimeout(() => {}, 6500)\n')
      const { lives, ...built } = clone.build()
      expect(built).toEqual({ code: 0, said: 'Building …\n' })
      expect(lives).toBeGreaterThan(0)
    })

    test('an install without TypeScript is left as it is', () => {
      const clone = smallClone()
      const { code, said } = clone.build()
      expect(code).toBe(0)
      expect(said).toMatch(/^Not building: TypeScript is not installed here\..*\n$/)
    })
  })

  test('a bare clone is installed from the lock file and built; a lock file changed since is installed again', () => {
    const clone = smallClone()
    const first = clone.ready()
    expect(first.said).toMatch(/^Installing \d+ packages from the lock file …\nBuilding …\n$/)
    expect(first.code).toBe(0)
    expect(clone.ready()).toEqual(quietly)

    // npm refuses this lock file, since package.json asks for another commander: an install that fails.
    const lock = JSON.parse(clone.read('package-lock.json'))
    lock.packages['node_modules/commander'].version = '1.0.0'
    clone.write('package-lock.json', JSON.stringify(lock))
    const refused = clone.ready()
    expect(refused.code).toBe(1)
    expect(refused.said).toMatch(/^Installing \d+ packages/)
    expect(refused.said).toContain('commander@1.0.0')
    expect(refused.said).toMatch(/`npm ci` does the same again\.\n$/)
  })

  test('the lock file names every binary its packages may ask for, or npm ci refuses it', () => {
    const { packages }: { packages: Record<string, { optionalDependencies?: Record<string, string> }> } = JSON.parse(
      readFileSync(join(root, 'package-lock.json'), 'utf8'),
    )
    const asked = Object.values(packages).flatMap(entry => Object.keys(entry.optionalDependencies ?? {}))
    expect(asked.length).toBeGreaterThan(0)
    expect(asked.filter(name => !(`node_modules/${name}` in packages))).toEqual([])
  })

  test.each(['18.20.4', '20.18.3'])('Node %s is refused in a sentence', version => {
    const pretend = `Object.defineProperty(process, 'versions', { value: { ...process.versions, node: '${version}' } })`
    const clone = smallClone()
    const { code, said } = clone.run(
      'scripts/ready.mjs',
      ['--build-only'],
      ['--import', `data:text/javascript,${pretend}`],
    )
    expect(code).toBe(2)
    expect(said).toMatch(/^Situation Room needs Node 20\.19 or newer and this is [\d.]+: .*\n$/)
  })

  test('the command of a clone that was never built says how to build it', () => {
    const { code, said } = smallClone().run('bin/situation-room.js', ['--version'])
    expect(code).toBe(2)
    expect(said).toMatch(/^Situation Room is not built yet: .*npm run build.*\n$/)
  })
})
