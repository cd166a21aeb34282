// Builds the page into dist/web (or the folder named): the scripts, the home drawn in each language, what works offline;
// and weighs what a first call and a first board need: too much fails the build.
//   node scripts/page.mjs [FOLDER] [--alone]   alone: for any host of plain files, without tables elsewhere
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { relative, resolve } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { build } from 'vite'
import { licences } from './licences.mjs'
import { policyFor } from './policy.mjs'

// Whatever the shell or a test has set: what is built is what is played.
process.env.NODE_ENV = 'production'
if (process.argv.includes('--alone')) process.env.SITUATION_ROOM_ALONE = '1'

const root = fileURLToPath(new URL('..', import.meta.url))
const ours = resolve(root, 'dist/web')
const folder = resolve(process.argv[2] ?? ours)
/** Within the project, where its packages are found; each build has its own, since two may be under way. */
const drafts = resolve(root, `dist/prerender-${process.pid}`)
const configFile = resolve(root, 'vite.config.ts')
const languages = ['en', 'it', 'de']

const always = ['src/web/main.tsx', 'src/web/index.html', 'src/web/worker/worker.ts', 'src/words/page.de.ts']

/** Whoever follows the link of a seat has no host of their own: the rules, and a line to the server. */
const elsewhere = language => [
  'src/web/main.tsx',
  'src/web/index.html',
  'src/web/online/arriving.ts',
  'src/web/online/Table.tsx',
  'src/web/online/remote.worker.ts',
  'src/web/online/Standing.tsx',
  'src/web/homeland/Board.tsx',
  'src/games/homeland/game.ts',
  ...['page', 'online', 'elsewhere', 'names', 'table'].map(part => `src/words/${part}.${language}.ts`),
  ...['', 'cards.', 'board.', 'stage.'].map(part => `src/games/homeland/words/${part}${language}.ts`),
]

/** Script, compressed, that a visitor has received by then, and what it is of: at most so many bytes. */
const budgets = [
  {
    when: 'the first card of a call',
    most: 150_000,
    needed: [
      ...always,
      'src/web/negotiator/Call.tsx',
      'src/games/negotiator/game.ts',
      'src/games/negotiator/cards/standard.ts',
      'src/games/negotiator/words/de.ts',
      'src/games/negotiator/words/call.de.ts',
    ],
  },
  {
    // Without the bots: they are loaded when one is asked, and the board does not wait for them.
    when: 'the first board',
    most: 200_000,
    needed: [
      ...always,
      'src/web/homeland/Lobby.tsx',
      'src/web/homeland/Board.tsx',
      'src/games/homeland/game.ts',
      'src/words/names.de.ts',
      'src/words/table.de.ts',
      'src/games/homeland/words/de.ts',
      'src/games/homeland/words/cards.de.ts',
      'src/games/homeland/words/board.de.ts',
      'src/games/homeland/words/stage.de.ts',
    ],
  },
  {
    when: 'the board of a table elsewhere, from the link of a seat',
    most: 200_000,
    needed: elsewhere('de'),
  },
]

const chunks = new Map()
/** Those of them that workers load. */
const ofWorkers = new Set()
const weigh = isWorker => ({
  name: 'weigh',
  // Last of all: the names of chunks are final then.
  generateBundle: {
    order: 'post',
    handler(_options, bundle) {
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== 'chunk') continue
        chunks.set(chunk.fileName, chunk)
        if (isWorker) ofWorkers.add(chunk.fileName)
      }
    },
  },
})

function weighed(needed) {
  const all = [...chunks.values()]
  const sizes = new Map()
  /** What can be asked for from what is there already: each worker is built apart, and has its own copy of a module. */
  const inReach = new Set()
  const reach = name => {
    const chunk = chunks.get(name)
    if (!chunk || inReach.has(name)) return
    inReach.add(name)
    for (const one of [...chunk.imports, ...chunk.dynamicImports]) reach(one)
  }
  const add = chunk => {
    if (!chunk || sizes.has(chunk.fileName)) return
    sizes.set(chunk.fileName, gzipSync(readFileSync(resolve(folder, chunk.fileName)), { level: 9 }).length)
    reach(chunk.fileName)
    for (const name of chunk.imports) add(chunks.get(name))
  }
  for (const module of needed) {
    const file = resolve(root, module)
    const holds = all.filter(one => one.moduleIds.includes(file))
    const chunk =
      all.find(one => one.facadeModuleId === file) ?? holds.find(one => inReach.has(one.fileName)) ?? holds[0]
    if (!chunk) throw new Error(`${module} is in no chunk: mend the list of what is needed first.`)
    add(chunk)
  }
  return sizes
}

/** Where in the page that goes. */
const AHEAD = '<!--ahead-->'

/**
 * Writes into the page what the link of a table needs: on a slow line it is asked for before the first script has come, and
 * not piece by piece as each is found to need the next. `first-light.js` takes it up where such a link was followed.
 */
function writeAhead() {
  const page = resolve(folder, 'index.html')
  const html = readFileSync(page, 'utf8')
  const isAlone = process.env.SITUATION_ROOM_ALONE !== undefined
  writeFileSync(
    page,
    html.replace(AHEAD, () => (isAlone ? '' : aheadOf(html).join('\n    '))),
  )
}

function aheadOf(html) {
  const files = languages.map(language => [...weighed(elsewhere(language)).keys()].filter(file => !html.includes(file)))
  const isForAll = file => files.every(some => some.includes(file))
  const scripts = some =>
    some.map(file => `<link rel="${ofWorkers.has(file) ? 'prefetch' : 'modulepreload'}" href="./${file}">`)
  const styles = new Set(files[0].flatMap(file => [...(chunks.get(file)?.viteMetadata?.importedCss ?? [])]))
  const forAll = [
    ...[...styles].map(file => `<link rel="preload" as="style" href="./${file}">`),
    ...scripts(files[0].filter(isForAll)),
  ]
  const template = (id, links) => `<template id="${id}">${links.join('')}</template>`
  return [
    template('elsewhere', forAll),
    ...languages.map((language, at) =>
      template(`elsewhere-${language}`, scripts(files[at].filter(file => !isForAll(file)))),
    ),
  ]
}

await build({
  configFile,
  logLevel: 'warn',
  mode: 'prerender',
  build: { ssr: resolve(root, 'src/web/prerender.tsx'), outDir: drafts, emptyOutDir: true },
  experimental: { renderBuiltUrl: name => `./${name}` },
})
const { drawHome } = await import(pathToFileURL(resolve(drafts, 'prerender.js')).href)
const homes = await Promise.all(languages.map(drawHome))
rmSync(drafts, { recursive: true, force: true })

/** The page with what is there before any script has run: the policy, the home in each language, the first light. */
const draw = {
  name: 'draw',
  transformIndexHtml: {
    order: 'post',
    handler(page) {
      const templates = languages.map((language, i) => `<template id="home-${language}">${homes[i]}</template>`)
      const [light, home] = ['first-light.js', 'first-home.js'].map(name =>
        readFileSync(resolve(root, 'src/web', name), 'utf8').replace(/^\/\/.*\n/, ''),
      )
      const policy = `<meta http-equiv="Content-Security-Policy" content="${policyFor(light, home)}" />`
      return (
        page
          .replace('<meta charset="utf-8" />', charset => `${charset}\n    ${policy}`)
          // After what any screen needs first, and before the styles, for which a script would wait.
          .replace('<link rel="stylesheet"', styles => `${AHEAD}\n    <script>${light}</script>\n    ${styles}`)
          .replace('<!--home-->', () => homes[0])
          .replace('</body>', () => `  ${templates.join('\n    ')}\n    <script>${home}</script>\n  </body>`)
      )
    },
  },
}

/** Which module is in which chunk, kept beside the page for the test of the licences. */
const modulesOf = () => Object.fromEntries([...chunks.values()].map(({ fileName, moduleIds }) => [fileName, moduleIds]))

const license = {
  name: 'license',
  // The workers' chunks are made before those of the page: now all are known.
  generateBundle: {
    order: 'post',
    handler() {
      const source = licences(Object.values(modulesOf()).flat())
      this.emitFile({ type: 'asset', fileName: 'licences.txt', source })
    },
  },
}

await build({
  configFile,
  logLevel: 'warn',
  build: { outDir: folder, emptyOutDir: true },
  plugins: [weigh(false), draw, license],
  worker: { format: 'es', plugins: () => [weigh(true)] },
})
writeAhead()
const modules = JSON.stringify(modulesOf()).replaceAll(root.replaceAll('\\', '/'), '')
// Beside the page that the tests look at: another build of it has other names.
if (folder === ours) writeFileSync(resolve(root, 'dist/page-modules.json'), modules)

const files = () =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter(entry => entry.isFile())
    .map(entry => resolve(entry.parentPath, entry.name))
const md5 = file => createHash('md5').update(readFileSync(file)).digest('hex')
/** What is kept for offline use; every browser that can keep it knows WOFF2. A name with a hash in it is a version. */
const kept = files()
  .filter(file => !file.endsWith('.woff'))
  .map(file => ({ file, url: relative(folder, file).replaceAll('\\', '/') }))
  .map(({ file, url }) => ({ url, revision: url.startsWith('assets/') ? null : md5(file) }))
  .sort((a, b) => (a.url < b.url ? -1 : 1))

await build({
  configFile: false,
  root,
  publicDir: false,
  logLevel: 'warn',
  define: { FILES: JSON.stringify(kept) },
  build: {
    outDir: folder,
    emptyOutDir: false,
    target: 'es2022',
    rolldownOptions: {
      input: resolve(root, 'src/web/sw.ts'),
      output: { format: 'iife', entryFileNames: 'sw.js' },
    },
  },
})

// Packed once, here, so that a server only sends.
for (const file of files()) {
  if (!/\.(html|js|css|svg|json|webmanifest|txt)$/.test(file)) continue
  const body = readFileSync(file)
  writeFileSync(`${file}.br`, brotliCompressSync(body))
  writeFileSync(`${file}.gz`, gzipSync(body, { level: 9 }))
}

const kilobytes = bytes => `${(bytes / 1000).toFixed(1)} KB`
for (const { when, most, needed } of budgets) {
  const sizes = weighed(needed)
  const sum = [...sizes.values()].reduce((a, b) => a + b, 0)
  for (const [file, size] of sizes) console.log(`${kilobytes(size).padStart(9)}  ${file}`)
  console.log(`${kilobytes(sum).padStart(9)}  of ${kilobytes(most)} of script, gzipped, for ${when}`)
  if (sum <= most) continue
  console.error(`The page has grown too heavy: move what is not needed for ${when} behind an import().`)
  process.exitCode = 1
}
