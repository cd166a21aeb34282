import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { VitePWA } from 'vite-plugin-pwa'

const at = (path: string): string => fileURLToPath(new URL(path, import.meta.url))

/** One chunk of what every table needs: each of its own would be a request more, and packed apart they weigh more. */
const together = (name: string, test: RegExp) => ({ includeDependenciesRecursively: false, groups: [{ name, test }] })

/** The page: it works from any folder of any host, so every address in it is relative. */
export default defineConfig(({ mode }) => ({
  root: at('src/web'),
  base: './',
  build: {
    outDir: at('dist/web'),
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0,
    // Browsers of this target preload modules themselves.
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        codeSplitting: together(
          'shared',
          /src\/(web\/shared\/(follow|useTable|useShortcuts|save|Sheet|Unkept)|games\/parts|host\/(changed|shown))\.tsx?$/,
        ),
      },
    },
  },
  worker: {
    format: 'es',
    rolldownOptions: {
      output: {
        codeSplitting: together(
          'engine',
          /src\/(engine\/|seed\/|games\/(index|parts|not-loaded)|table\/(clock|commitment|file|log|match|names|notes|questions|seats|step|talk)\.ts|host\/(change|diff|handle|hosted|opening|records|refusal|sight|streams|told|unkept-store)\.ts|web\/worker\/(asked|lock|store|worker)\.ts|idb)/,
        ),
      },
    },
  },
  plugins: [
    react(),
    VitePWA({
      disable: mode === 'prerender',
      registerType: 'prompt',
      injectRegister: false,
      workbox: { globPatterns: ['**/*.{html,js,css,svg,json,woff2,png,webmanifest,txt}'], cleanupOutdatedCaches: true },
      manifest: {
        name: 'Situation Room',
        short_name: 'Situation Room',
        description: 'Hostage Negotiator and Homeland in the browser.',
        start_url: './',
        scope: './',
        display: 'standalone',
        background_color: '#10161c',
        theme_color: '#10161c',
        icons: [
          { src: 'icon-192.png', sizes: '192x192', type: 'image/png' },
          { src: 'icon-512.png', sizes: '512x512', type: 'image/png' },
          { src: 'icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
        ],
      },
    }),
  ],
}))
