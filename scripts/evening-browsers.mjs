// An evening in two browsers, from `npm start` to the receipt, with clicks and seconds: writes docs/EVENING-browsers.md.
// Everything is done by clicking what lies on the page; what is chosen is a seeded rule, so nobody plays well.
//   npm run evening:browsers [-- --pictures FOLDER]
import { spawn } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { chromium } from 'playwright-core'
import { findChromium, flags } from './chromium.mjs'
import { openModules } from './modules.mjs'

const root = fileURLToPath(new URL('..', import.meta.url))
const { values } = parseArgs({ options: { pictures: { type: 'string' } } })
if (values.pictures) mkdirSync(values.pictures, { recursive: true })
const executablePath = findChromium()
if (!executablePath) throw new Error('no Chromium: node scripts/chromium.mjs says what to do')

// The driver of the page is TypeScript, shared with the tests.
const modules = await openModules()
const { listen, momentOn, playOn, ruleOf, sceneOn, step } = await modules.load('/tests/web/table-driver.ts')
const { stepOf, teaching } = await modules.load('/src/host/lessons.ts')

const data = mkdtempSync(join(tmpdir(), 'situation-room-evening-'))
const began = Date.now()
const server = spawn('npm', ['start', '--silent'], {
  cwd: root,
  env: { ...process.env, PORT: '0', HOST: '127.0.0.1', DATA: data },
  stdio: ['ignore', 'pipe', 'inherit'],
  detached: true,
})
const address = await new Promise((resolve, reject) => {
  let text = ''
  server.stdout.on('data', piece => {
    text += piece
    const found = /http:\/\/[\w.:]+\/?/.exec(text)
    if (found) resolve(found[0].replace(/\/$/, ''))
  })
  server.once('exit', () => reject(new Error(`npm start has ended: ${text}`)))
})
const browser = await chromium.launch({ executablePath, args: flags })

/** One line of the table: what was done, and by whom with how many clicks and typed characters since the last one. */
const rows = []
const people = []
let last = began
async function row(what) {
  const now = Date.now()
  const counts = await Promise.all(
    people.map(async person => {
      const all = await person.page.evaluate(() => window.counted?.() ?? { clicks: 0, typed: 0 })
      const since = { clicks: all.clicks - person.last.clicks, typed: all.typed - person.last.typed }
      person.last = all
      person.clicks += since.clicks
      return since
    }),
  )
  rows.push({ at: now - began, took: now - last, what, counts })
  last = now
  process.stderr.write(`${((now - began) / 1000).toFixed(1)} s  ${what}\n`)
}
let picture = 0
/** What the teach takes, and how fast somebody new is taken to be. */
let words = 0
const [WORDS_A_MINUTE, SECONDS_A_TAP] = [150, 4]
async function look(name) {
  if (!values.pictures) return
  picture += 1
  for (const { name: who, page } of people)
    await page.screenshot({ path: join(values.pictures, `${String(picture).padStart(2, '0')}-${name}-${who}.png`) })
}

async function comes(name, at, viewport) {
  const context = await browser.newContext({ viewport, locale: 'en-GB', reducedMotion: 'reduce', colorScheme: 'dark' })
  await listen(context, name)
  // Kept over a reload and a change of address: a link that is followed loads the page anew.
  await context.addInitScript(() => {
    const kept = JSON.parse(sessionStorage.getItem('counted') ?? '{"clicks":0,"typed":0}')
    const count = what => event => {
      if (!event.isTrusted) return
      kept[what] += 1
      sessionStorage.setItem('counted', JSON.stringify(kept))
    }
    addEventListener('pointerup', count('clicks'), true)
    addEventListener('keydown', count('typed'), true)
    window.counted = () => ({ ...kept })
  })
  const page = await context.newPage()
  const person = { name, page, last: { clicks: 0, typed: 0 }, clicks: 0 }
  await page.goto(at)
  await page.locator('main h1').first().waitFor()
  people.push(person)
  return person
}

/** Somebody learns the game while the lobby fills, doing what the coach says; all that there is to read is gathered. */
async function learns({ page }) {
  const read = new Set()
  await page.getByRole('link', { name: 'New to the game?' }).click()
  await page.getByRole('heading', { name: 'Learn it in five minutes' }).waitFor()
  const gather = async () => {
    for (const text of await page.locator('.teach-first, .briefing, .coach-line').allInnerTexts()) read.add(text)
  }
  await gather()
  await page.getByRole('button', { name: 'Begin the round' }).click()
  for (const lesson of teaching) {
    const onward = page.locator('.coach .button')
    const rule = ({ asked: { options }, ...scene }) => {
      const { hint } = stepOf(lesson, { asked: { options }, ...scene })
      return options.includes(hint) ? hint : options[0]
    }
    for (;;) {
      const moment = await momentOn(page)
      await gather()
      if (await onward.isVisible()) break
      await step(page, rule, { moment, scene: await sceneOn(page) })
    }
    await onward.click()
  }
  await page.locator('.online-chairs').waitFor()
  return [...read].join(' ').split(/\s+/).length
}

const ofPhone = { width: 390, height: 844 }
try {
  await row('`npm start` has printed the address')
  const ann = await comes('Ann', `${address}/`, { width: 1440, height: 900 })
  await row('Ann has opened it in a browser')
  await look('home')
  await ann.page.getByRole('link', { name: 'Play with people elsewhere' }).click()
  await ann.page.getByRole('link', { name: 'Open a table online' }).click()
  await ann.page.getByLabel('Your name').click()
  await ann.page.keyboard.type('Ann')
  await look('open')
  await ann.page.getByRole('button', { name: 'Open the table' }).click()
  await ann.page.locator('.online-chair', { hasText: 'Ann' }).getByText(/^you/).waitFor()
  await row('Ann has opened a table for four and sits at it')
  await ann.page.getByRole('button', { name: 'Invite Seat 2' }).click()
  const link = await ann.page.getByLabel('Link to Seat 2').inputValue()
  await row('Ann has a link for Ben')
  await look('invite')
  const ben = await comes('Ben', link, ofPhone)
  await look('arrive')
  await ben.page.getByLabel('Your name').click()
  await ben.page.keyboard.type('Ben')
  await ben.page.getByRole('button', { name: 'Sit down' }).click()
  await ben.page.locator('.online-chair', { hasText: 'Ben' }).getByText(/^you/).waitFor()
  await row('Ben has followed it on a phone and sat down')
  await look('lobby')
  words = await learns(ben)
  await row('Ben, who never saw the game, has learnt it while the lobby fills, and is back at the table')
  await ann.page.getByRole('button', { name: 'Give 2 free seats to bots' }).click()
  await ann.page.getByRole('button', { name: 'Deal the agendas' }).click()
  for (const { page } of people) await page.locator('.briefing').waitFor()
  await row('Ann has given two seats to bots and dealt')
  await look('briefing')
  let isAccusing = false
  for (let round = 1, isOver = false; !isOver; round++) {
    const rest = await Promise.all(
      people.map(({ page, name }) =>
        playOn(
          page,
          ruleOf(`${name} ${round}`),
          ({ scene, moment }) =>
            scene.asked?.kind === 'end.accusing' ||
            moment === 'debrief' ||
            (moment === 'desk' && scene.view.round > round),
        ),
      ),
    )
    isAccusing = rest.some(({ scene }) => scene.asked?.kind === 'end.accusing')
    isOver = isAccusing || rest.some(({ moment }) => moment === 'debrief')
    await row(`round ${round}${isOver && !isAccusing ? ', in which it ends, and the unmasking' : ''}`)
    await look(`round-${round}`)
  }
  await Promise.all(people.map(({ page, name }) => playOn(page, ruleOf(name), ({ moment }) => moment === 'debrief')))
  if (isAccusing) await row('both have accused, seen the unmasking and come to the debrief')
  for (const { page } of people) await page.getByText('Yes. This device has checked it itself:').waitFor()
  await row('each browser has checked by itself how it was dealt')
  await look('debrief')
} finally {
  await look('end').catch(() => {})
  await browser.close()
  process.kill(-server.pid, 'SIGTERM')
  await modules.close()
  rmSync(data, { recursive: true, force: true })
}

const seconds = ms => (ms / 1000).toFixed(1)
const cell = ({ clicks, typed }) => (typed > 0 ? `${clicks}, ${typed} typed` : String(clicks))
const cells = rows.map(({ took, what, counts }) => [
  what,
  seconds(took),
  ...[0, 1].map(at => (counts[at] ? cell(counts[at]) : '')),
])
const head = ['what', 'seconds', 'Ann’s clicks', 'Ben’s taps']
const widths = head.map((name, at) => Math.max(name.length, ...cells.map(line => line[at].length)))
const line = parts => `| ${parts.map((part, at) => part.padEnd(widths[at])).join(' | ')} |`
const [ann, ben] = people
const taught = rows.find(({ what }) => what.includes('has learnt it')).counts[1].clicks
writeFileSync(
  join(root, 'docs/EVENING-browsers.md'),
  `# An evening in two browsers

Written by \`npm run evening:browsers\` on ${new Date().toISOString().slice(0, 10)}: from \`npm start\` to the receipt, Ann on a laptop (1440 × 900), Ben on a phone (390 × 844), two bots, one server, all on one machine. Whatever is done is a click on what lies on the page, counted by the page itself; what is chosen is a rule that follows the checklist, so nobody plays well, and what can be skipped is skipped. The seconds are those of the machine and of the bots, who take their time: nobody thinks, reads or talks here.

${line(head)}
${line(widths.map(width => '-'.repeat(width)))}
${cells.map(line).join('\n')}

The whole evening: ${seconds(rows.at(-1).at)} seconds, ${ann.clicks} clicks of Ann’s, ${ben.clicks} taps of Ben’s.

The teach is a round with a coach and the accusation: ${taught} taps, and ${words} words to read in what comes before it, in the two briefings and from the coach. At ${WORDS_A_MINUTE} words a minute and ${SECONDS_A_TAP} seconds a tap, which is slow, that is ${(words / WORDS_A_MINUTE + (taught * SECONDS_A_TAP) / 60).toFixed(1)} minutes; nobody new was timed.
`,
)
