import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { createServer, createServerModuleRunner, type ViteDevServer } from 'vite'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Planted, planted } from './planted.ts'

const root = fileURLToPath(new URL('../../..', import.meta.url))
const pieces = ({ is, becomes, also = [] }: Planted) => [[is, becomes], ...also] as const
/** A fault that shows in none of so many evenings is not found. */
const MOST_EVENINGS = 24

test.each(planted)('there still is a place for: $what', one => {
  const text = readFileSync(join(root, one.file), 'utf8')
  expect(pieces(one).filter(([is]) => !text.includes(is))).toEqual([])
})

// Minutes long: `npm run faults -- planted`.
describe.runIf(process.env.FAULT_PLANTED)('the simulation finds what is planted', () => {
  let now: Planted | null = null
  let vite: ViteDevServer
  beforeAll(async () => {
    vite = await createServer({
      ...{ root, configFile: false, logLevel: 'error', cacheDir: join(root, 'node_modules/.vite-planted') },
      server: { middlewareMode: true, watch: null, ws: false },
      optimizeDeps: { noDiscovery: true, include: [] },
      plugins: [
        {
          name: 'planted',
          enforce: 'pre',
          transform(code, id) {
            if (!now || id !== join(root, now.file)) return null
            return pieces(now).reduce((text, [is, becomes]) => text.replace(is, () => becomes), code)
          },
        },
      ],
    })
  })
  afterAll(() => vite.close())

  const readAnew = ({ file }: Planted): void => {
    const { moduleGraph } = vite.environments.ssr
    for (const one of moduleGraph.getModulesByFile(join(root, file)) ?? []) moduleGraph.invalidateModule(one)
  }

  test.each(planted)('$what', async one => {
    now = one
    readAnew(one)
    const runner = createServerModuleRunner(vite.environments.ssr, { hmr: false })
    const { simulate } = await runner.import<typeof import('./simulate.ts')>('/tests/server/simulation/simulate.ts')
    let complaints = ''
    let evening = one.evening
    for (; evening < one.evening + MOST_EVENINGS && !one.complaint.test(complaints); evening++)
      complaints = (await simulate(`${one.seed ?? 'planted'}#${evening}`)).wrong.join('\n')
    if (process.env.FAULT_PLANTED)
      process.stdout.write(
        `${JSON.stringify({ what: one.what, evening: evening - 1, found: complaints.slice(0, 160) })}\n`,
      )
    await runner.close()
    now = null
    readAnew(one)
    expect(complaints).toMatch(one.complaint)
  })
})
