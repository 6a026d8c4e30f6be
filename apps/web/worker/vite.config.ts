import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vite'
import { BROWSER_HALF } from '../bundling/browser-half.ts'

const CLIENT = fileURLToPath(new URL('../dist/client/', import.meta.url))
const ENTRY = fileURLToPath(new URL('./service-worker.ts', import.meta.url))
/** Text of the fonts is there without them, and a page needs one or two of their dozens of files. */
const KEPT = /\.(js|css|svg|png|webmanifest)$/

/** Kept once they have been read: a visitor needs one language of all. */
const TEXTS = '/assets/texts/'

/** Builds the service worker into the built site, whose files it names: it comes after it. */
export default defineConfig({
  publicDir: false,
  // The worker takes a part of the site along, which has a half for the server.
  plugins: [BROWSER_HALF],
  define: {
    BUILT_FILES: JSON.stringify(listFiles()),
    'process.env.NODE_ENV': JSON.stringify('production'),
  },
  build: {
    target: 'es2023',
    outDir: CLIENT,
    emptyOutDir: false,
    lib: { entry: ENTRY, formats: ['iife'], name: 'worker', fileName: () => 'service-worker.js' },
  },
})

/** Files that the worker keeps. Those in `assets` have their content in their name. */
function listFiles() {
  return readdirSync(CLIENT, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && KEPT.test(entry.name))
    .filter(({ name }) => name !== 'service-worker.js')
    .map(({ parentPath, name }) => {
      const file = `${parentPath.replace(/\/?$/, '/')}${name}`
      const url = `/${file.slice(CLIENT.length)}`
      const revision = url.startsWith('/assets/') ? null : hashOf(file)
      return { url, revision }
    })
    .filter(({ url }) => !url.startsWith(TEXTS))
    .toSorted((a, b) => (a.url < b.url ? -1 : 1))
}

function hashOf(file: string): string {
  return createHash('sha256').update(readFileSync(file)).digest('hex').slice(0, 16)
}
