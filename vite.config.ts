import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { VitePWA } from 'vite-plugin-pwa'

const at = (path: string): string => fileURLToPath(new URL(path, import.meta.url))

/** The page: it works from any folder of any host, so every address in it is relative. */
export default defineConfig(({ mode }) => ({
  root: at('src/web'),
  base: './',
  build: {
    outDir: at('dist/web'),
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0,
    // Every browser of that target preloads modules by itself.
    modulePreload: { polyfill: false },
  },
  worker: { format: 'es' },
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
