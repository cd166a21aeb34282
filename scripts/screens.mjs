// Takes the pictures of every screen of the page, on a phone and on a desktop, and writes the page of the docs that shows
// them. The same evening, games and seeds each time.
//   node scripts/screens.mjs [NAME ...] [--page FOLDER] [--to FOLDER] [--lang de] [--theme light]
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { chromium } from 'playwright-core'
import { createServer } from 'vite'
import { findChromium, flags } from './chromium.mjs'

const root = fileURLToPath(new URL('..', import.meta.url))
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    page: { type: 'string', default: join(root, 'dist/web') },
    to: { type: 'string', default: join(root, 'docs/pictures') },
    lang: { type: 'string', default: 'en' },
    theme: { type: 'string', default: 'dark' },
  },
})
const folder = resolve(values.page)
const to = resolve(values.to)
const sizes = { phone: { width: 360, height: 640 }, desktop: { width: 1280, height: 800 } }
const say = line => process.stderr.write(`${line}\n`)

// The list of screens is TypeScript, shared with the tests.
const vite = await createServer({
  configFile: false,
  root,
  logLevel: 'error',
  appType: 'custom',
  server: { middlewareMode: true, watch: null, ws: false },
  optimizeDeps: { noDiscovery: true },
})
const { screens } = await vite.ssrLoadModule('/tests/web/screens.ts')
const { visitors, stock } = await vite.ssrLoadModule('/tests/web/visitors.ts')
const { servePage } = await vite.ssrLoadModule('/src/server/http/static.ts')

const executablePath = findChromium()
if (!executablePath) throw new Error('no Chromium: node scripts/chromium.mjs says what to do')
const server = await servePage(folder, '127.0.0.1', 0)
const browser = await chromium.launch({ executablePath, args: flags })
const site = { browser, folder, home: `http://127.0.0.1:${server.port}/` }

const wanted = positionals.length === 0 ? screens : screens.filter(({ name }) => positionals.includes(name))
/** As all are drawn, and as some are besides, by the name of the field that says so. */
const usual = { theme: 'dark', lang: 'en' }
const besides = [
  { ...usual, theme: 'light', field: 'isDrawnInLight' },
  { ...usual, lang: 'de', field: 'isDrawnInGerman' },
]
const fileOf = (name, size, { theme, lang, field }) =>
  `page-${name}-${size}${theme === 'dark' ? '' : `-${theme}`}${field && lang !== usual.lang ? `-${lang}` : ''}.png`

const drawn = new Set()

/** A browser does not paint every point alike each time: what no eye tells apart stays as it is. */
const looksLike = (page, ...pictures) =>
  page.evaluate(
    async files => {
      const [one, other] = await Promise.all(
        files.map(async file => {
          // Not as the source of an image, which the page's policy forbids.
          const image = await createImageBitmap(new Blob([Uint8Array.from(atob(file), one => one.charCodeAt(0))]))
          const pen = new OffscreenCanvas(image.width, image.height).getContext('2d')
          pen.drawImage(image, 0, 0)
          return pen.getImageData(0, 0, image.width, image.height).data
        }),
      )
      return one.length === other.length && one.every((value, i) => Math.abs(value - other[i]) <= 16)
    },
    pictures.map(picture => picture.toString('base64')),
  )

async function draw(kept, size, how) {
  const { theme, lang, field } = how
  const eyes = visitors(site, kept, { viewport: sizes[size], settings: { theme, locale: lang } })
  for (const screen of wanted) {
    if (field && !screen[field]) continue
    const { page, errors, leave } = await eyes.to(screen)
    const path = join(to, fileOf(screen.name, size, how))
    const picture = await page.screenshot({ animations: 'disabled', caret: 'hide' })
    drawn.add(path)
    if (!existsSync(path) || !(await looksLike(page, readFileSync(path), picture))) writeFileSync(path, picture)
    say([fileOf(screen.name, size, how), ...errors].join('\n    '))
    await leave()
  }
  await eyes.close()
}

/** All pictures on one page of the docs, each with what is to be seen on it. */
function writePage() {
  const picture = (name, alt, size, how) => `![${alt}](pictures/${fileOf(name, size, how)})`
  const part = screen =>
    [
      `## ${screen.name}`,
      `${screen.alt}.`,
      ...[usual, ...besides.filter(({ field }) => screen[field])].flatMap(how => [
        picture(screen.name, screen.alt, 'desktop', how),
        picture(screen.name, `${screen.alt}; on a phone`, 'phone', how),
      ]),
    ].join('\n\n')
  const lead = `# Every screen\n\nOn a desktop and on a phone, each reached as a visitor would. \`npm run pictures\` takes them anew and writes this page; the list is [tests/web/screens.ts](../tests/web/screens.ts), and the tests go through the same one.`
  writeFileSync(join(root, 'docs/SCREENS.md'), `${[lead, ...screens.map(part)].join('\n\n')}\n`)
}

try {
  mkdirSync(to, { recursive: true })
  const isAll = positionals.length === 0 && to === join(root, 'docs/pictures')
  const kept = await stock(site)
  const { theme, lang } = values
  const isUsual = theme === usual.theme && lang === usual.lang
  for (const how of isUsual ? [usual, ...besides] : [{ theme, lang }])
    for (const size of Object.keys(sizes)) await draw(kept, size, how)
  if (isAll) {
    for (const file of readdirSync(to))
      if (/^page-.*\.png$/.test(file) && !drawn.has(join(to, file))) rmSync(join(to, file))
    writePage()
  }
} finally {
  await browser.close()
  await server.close()
  await vite.close()
}
