import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { LANGUAGE_CODES } from '@glazy/contract/languages'
import { defineConfig } from 'vite'
import { BROWSER_HALF } from '../bundling/browser-half.ts'
import { WORKER_PATH } from '../src/lib/offline/names.ts'

const CLIENT = fileURLToPath(new URL('../dist/client/', import.meta.url))
const LOCALES = fileURLToPath(new URL('../../../packages/locales/', import.meta.url))
const ENTRY = fileURLToPath(new URL('./service-worker.ts', import.meta.url))
/** Text of the fonts is there without them, and a page needs one or two of their dozens of files. */
const KEPT = /\.(js|css|svg|png)$/

/** In a folder for each language, of which a visitor needs one. */
const TEXTS = '/assets/texts/'
/** The solver's binary, which is larger than all else together. */
const SOLVER = /^\/assets\/highs-[^/]*\.wasm$/

const files = filesOfTheSite()

/** Builds the service worker into the built site, whose files it names: it comes after it. */
export default defineConfig({
  publicDir: false,
  // The worker takes a part of the site along, which has a half for the server.
  plugins: [BROWSER_HALF],
  define: {
    BUILT_FILES: JSON.stringify(builtFiles()),
    FURTHER_FILES: JSON.stringify({ texts: textsByLanguage(), solver: solverFiles() }),
    OFFLINE_TEXTS: JSON.stringify(offlineTexts()),
    'process.env.NODE_ENV': JSON.stringify('production'),
  },
  build: {
    target: 'es2023',
    outDir: CLIENT,
    emptyOutDir: false,
    lib: { entry: ENTRY, formats: ['iife'], name: 'worker', fileName: () => 'service-worker.js' },
  },
})

/** Addresses of all files of the site, in an order that stays. */
function filesOfTheSite(): readonly string[] {
  return readdirSync(CLIENT, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => {
      const file = `${parentPath.replace(/\/?$/, '/')}${name}`
      return `/${file.slice(CLIENT.length)}`
    })
    .toSorted((a, b) => (a < b ? -1 : 1))
}

/** Files that every visitor has once the worker is there. Those in `assets` have their content in their name. */
function builtFiles() {
  return files
    .filter((url) => KEPT.test(url) && !url.startsWith(TEXTS) && url !== WORKER_PATH)
    .map((url) => ({ url, revision: url.startsWith('/assets/') ? null : hashOf(url) }))
}

function textsByLanguage(): Readonly<Record<string, readonly string[]>> {
  const texts = files.filter((url) => url.startsWith(TEXTS) && url.endsWith('.js'))
  return Object.groupBy(texts, (url) => url.slice(TEXTS.length).split('/')[0] ?? '') as Record<
    string,
    string[]
  > // a language has the files that are in its folder
}

/** Four sentences in each language. */
function offlineTexts() {
  const texts = (language: string): unknown =>
    JSON.parse(readFileSync(`${LOCALES}${language}/offline.json`, 'utf8'))
  return Object.fromEntries(LANGUAGE_CODES.map((language) => [language, texts(language)]))
}

/** @throws Error where the solver has another name by now, and would be forgotten */
function solverFiles(): readonly string[] {
  const found = files.filter((url) => SOLVER.test(url))
  if (found.length === 0) throw new Error('the built site has no binary of the solver')
  return found
}

function hashOf(url: string): string {
  return createHash('sha256')
    .update(readFileSync(CLIENT + url.slice(1)))
    .digest('hex')
    .slice(0, 16)
}
