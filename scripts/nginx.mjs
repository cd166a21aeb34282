// Finds the nginx that the set-up of several nodes is tested behind, or installs Debian's; where it may not, it says
// which command would.
//   node scripts/nginx.mjs            prints nothing when there is one
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { pathToFileURL } from 'node:url'

const PACKAGE = 'nginx-light'
const COMMAND = `apt-get update && apt-get install -y ${PACKAGE}`
const say = line => process.stderr.write(`${line}\n`)

/** Where nginx is: as NGINX says, on the path, or where Debian puts it; null when nowhere. */
export function findNginx() {
  const { NGINX, PATH = '' } = process.env
  if (NGINX) return existsSync(NGINX) ? NGINX : null
  const places = [...PATH.split(delimiter), '/usr/sbin'].map(folder => join(folder, 'nginx'))
  return places.find(place => existsSync(place)) ?? null
}

function install() {
  say('Installing nginx (Debian package), behind which several nodes are tested: about 2 MB …')
  // Nobody starts it as a service here.
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' }
  const run = (...args) => spawnSync('apt-get', args, { env, stdio: ['ignore', 'ignore', 'inherit'] }).status === 0
  return (run('-qq', 'update') || true) && run('-qq', 'install', '-y', '--no-install-recommends', PACKAGE)
}

/** The same, installed if need be; throws a sentence where that is not allowed. */
export function nginx() {
  const found = findNginx()
  if (found) return found
  const may = process.getuid?.() === 0 && spawnSync('apt-get', ['--version']).status === 0
  if (may && install()) return findNginx()
  throw new Error(`Several nodes are tested behind nginx, and none was found here. As root: ${COMMAND}`)
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  try {
    nginx()
  } catch ({ message }) {
    say(message)
    process.exitCode = 1
  }
}
