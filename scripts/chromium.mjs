// Finds the browser that the page is tested with, or installs Debian's; where it may not, it says which command would.
//   node scripts/chromium.mjs            prints nothing when there is one (npm test runs this first)
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { pathToFileURL } from 'node:url'

// The shell is the same browser without windows of its own: a visit costs less than half of what it costs in the others.
const NAMES = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome']
const PACKAGE = 'chromium-headless-shell'
const COMMAND = `apt-get update && apt-get install -y ${PACKAGE}`
const say = line => process.stderr.write(`${line}\n`)

/** It runs without a screen, a sandbox of its own, or a word to anybody else. */
export const flags = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/** Where the browser is: as CHROMIUM says, or on the path; null when nowhere. */
export function findChromium() {
  const { CHROMIUM, PATH = '' } = process.env
  if (CHROMIUM) return existsSync(CHROMIUM) ? CHROMIUM : null
  const places = PATH.split(delimiter).flatMap(folder => NAMES.map(name => join(folder, name)))
  return places.find(place => existsSync(place)) ?? null
}

function install() {
  say('Installing Chromium (Debian package), which the page is tested with: about 100 MB, a minute …')
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  const run = (...args) => spawnSync('apt-get', args, { env, stdio: ['ignore', 'ignore', 'inherit'] }).status === 0
  return (run('-qq', 'update') || true) && run('-qq', 'install', '-y', '--no-install-recommends', PACKAGE)
}

function ready() {
  if (findChromium()) return 0
  const may = process.getuid?.() === 0 && spawnSync('apt-get', ['--version']).status === 0
  if (may && install() && findChromium()) return 0
  say(`The page is tested in a real browser, and none was found here. As root: ${COMMAND}`)
  say('Or name one: CHROMIUM=/path/to/chromium npm test')
  return 1
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) process.exitCode = ready()
