// Modules of the tests and of the page, which are TypeScript, for scripts and benches that share them.
import { fileURLToPath } from 'node:url'
import { createServer } from 'vite'

/** `load` takes a path from the root of the project; `close` when nothing is loaded any more. */
export async function openModules() {
  const vite = await createServer({
    configFile: false,
    root: fileURLToPath(new URL('..', import.meta.url)),
    logLevel: 'error',
    appType: 'custom',
    server: { middlewareMode: true, watch: null, ws: false },
    optimizeDeps: { noDiscovery: true },
  })
  return { load: path => vite.ssrLoadModule(path), close: () => vite.close() }
}
