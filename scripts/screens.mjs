// Takes the pictures of every screen of the page, on a phone and on a desktop, and writes the page of the docs that shows
// them. The same evening, games and seeds each time.
//   node scripts/screens.mjs [NAME ...] [--page FOLDER] [--to FOLDER] [--lang de] [--theme light]
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { chromium } from 'playwright-core'
import { findChromium, flags } from './chromium.mjs'
import { openModules } from './modules.mjs'

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
const sizes = {
  phone: { width: 360, height: 640 },
  desktop: { width: 1280, height: 800 },
  room: { width: 1920, height: 1080 },
}
/** Where a screen is drawn: the largest first, as the page of the docs shows them. */
const sizesOf = ({ on }) => (on ? [on] : ['desktop', 'phone'])
const seenOn = { desktop: '', phone: '; on a phone', room: '' }
const say = line => process.stderr.write(`${line}\n`)

// The list of screens is TypeScript, shared with the tests.
const modules = await openModules()
const { screens } = await modules.load('/tests/web/screens.ts')
const { visitors, stock } = await modules.load('/tests/web/visitors.ts')
const { onlineScreens } = await modules.load('/tests/web/online-screens.ts')
const { onlineVisitors } = await modules.load('/tests/web/online-visitors.ts')
const { openParty, flagsFor } = await modules.load('/tests/web/online-party.ts')
const { layTables } = await modules.load('/tests/web/online-tables.ts')
const { servePage } = await modules.load('/src/server/http/static.ts')

const executablePath = findChromium()
if (!executablePath) throw new Error('no Chromium: node scripts/chromium.mjs says what to do')
const server = await servePage(folder, '127.0.0.1', 0)
const party = await openParty(folder)
const browser = await chromium.launch({ executablePath, args: [...flags, ...flagsFor(party.port)] })
const site = { browser, folder, home: `http://127.0.0.1:${server.port}/` }

const isWanted = ({ name }) => positionals.length === 0 || positionals.includes(name)
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

/** Goes to each of these screens that is drawn at this size and in this way. */
async function draw(all, eyes, size, how) {
  for (const screen of all) {
    if (!isWanted(screen) || !sizesOf(screen).includes(size) || (how.field && !screen[how.field])) continue
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
      ...[usual, ...besides.filter(({ field }) => screen[field])].flatMap(how =>
        sizesOf(screen).map(size => picture(screen.name, `${screen.alt}${seenOn[size]}`, size, how)),
      ),
    ].join('\n\n')
  const lead = `# Every screen\n\nOn a desktop and on a phone, each reached as a visitor would. \`npm run pictures\` takes them anew and writes this page; the lists are [tests/web/screens.ts](../tests/web/screens.ts) and, for tables elsewhere, [tests/web/online-screens.ts](../tests/web/online-screens.ts), and the tests go through the same ones.`
  writeFileSync(join(root, 'docs/SCREENS.md'), `${[lead, ...[...screens, ...onlineScreens].map(part)].join('\n\n')}\n`)
}

try {
  mkdirSync(to, { recursive: true })
  const isForDocs = to === join(root, 'docs/pictures')
  const kept = screens.some(isWanted) ? await stock(site) : {}
  const laid = onlineScreens.some(isWanted) ? { party, tables: await layTables(party) } : null
  const { theme, lang } = values
  const isUsual = theme === usual.theme && lang === usual.lang
  for (const how of isUsual ? [usual, ...besides] : [{ theme, lang }])
    for (const [size, viewport] of Object.entries(sizes)) {
      const look = { viewport, settings: { theme: how.theme, locale: how.lang } }
      await draw(screens, visitors(site, kept, look), size, how)
      if (laid) await draw(onlineScreens, onlineVisitors(browser, laid, look), size, how)
    }
  if (isForDocs && positionals.length === 0)
    for (const file of readdirSync(to))
      if (/^page-.*\.png$/.test(file) && !drawn.has(join(to, file))) rmSync(join(to, file))
  if (isForDocs) writePage()
} finally {
  await browser.close()
  await party.close()
  await server.close()
  await modules.close()
}
