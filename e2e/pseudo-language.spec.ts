import { spawn, type ChildProcess } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { openPage } from './pages/open-page.ts'
import { englishScripts, pseudoScript } from './pseudo-text.ts'

const root = fileURLToPath(new URL('..', import.meta.url))
/** Two after the product's own, which has a service that translates behind it. */
const port = Number(process.env.E2E_PORT ?? 4817) + 2
const site = `http://127.0.0.1:${port}`

const SCREENS = [
  ...['/', '/recipes', '/recipes?view=list', '/recipes?view=detail', '/materials', '/analyses'],
  ...['/search?q=celadon', '/recipes?q=qqqq', '/explore', '/kilnschedules', '/compare'],
  ...['/workbench', '/help', '/login', '/register', '/forgot-password', '/images', '/outbox'],
  ...['/solve', '/solve?umf=SiO2:3.7,Al2O3:0.3-0.5,CaO:0.7,K2O:any', '/recipes/import', '/nowhere'],
]

let server: ChildProcess

test.describe.configure({ mode: 'serial' })

test.beforeAll(async () => {
  server = spawn(process.execPath, ['e2e/serve.ts'], {
    cwd: root,
    env: {
      ...process.env,
      NODE_OPTIONS: '--import ./e2e/pseudo-hooks.ts',
      ...{ PORT: String(port), HOST: '127.0.0.1', RATE_LIMIT: 'off', LOG_LEVEL: 'warn' },
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const isReady = async () => (await fetch(`${site}/readyz`).catch(() => undefined))?.ok
  await expect.poll(isReady, { timeout: 90_000 }).toBe(true)
})

test.afterAll(async () => {
  const ended = new Promise((resolve) => server.on('exit', resolve))
  server.kill('SIGTERM')
  await ended
})

// Of the page that is nowhere.
test.use({ viewport: { width: 390, height: 844 }, tolerated: /404/ })

test.beforeEach(async ({ page }) => {
  const scripts = englishScripts('client')
  await page.route(
    (url) => scripts.has(url.pathname.replace(/^.*\//, '')),
    (route) => {
      const script = new URL(route.request().url()).pathname.replace(/^.*\//, '')
      return route.fulfill({
        contentType: 'text/javascript',
        body: pseudoScript(scripts.get(script) ?? ''),
      })
    },
  )
})

test('no screen holds a text that is in no file of texts, and longer words fit', async ({
  page,
}) => {
  test.slow()
  const found: string[] = []
  const paths = await Promise.all(
    ['composite=1&q=leach+4321', 'primitive=1&q=potash+feldspar', 'analysis=1&q=celadon'].map(
      firstPath,
    ),
  )
  for (const screen of [...SCREENS, ...paths, `/print?i=${idOf(paths[0])}`]) {
    await openPage(page, site + screen).catch((error: unknown) => {
      throw new Error(screen, { cause: error })
    })
    const literals = await literalsOf(page)
    found.push(...literals.map((text) => `${screen}: ${text}`))
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    // A table of many columns scrolls with its page.
    if (wide > 0 && !screen.includes('view=list')) found.push(`${screen}: ${wide} px too wide`)
  }
  expect(found).toEqual([])
})

test('the pages that are read are those of the language that nobody speaks', async ({ page }) => {
  await openPage(page, site)
  await expect(page.getByRole('heading', { level: 1 })).toContainText('⟦')
  await page.goto(`${site}/recipes`)
  expect(await page.locator('html').innerText()).toMatch(/⟦Řéé|⟦Ŕéé/)
})

async function firstPath(query: string): Promise<string> {
  const answer = await fetch(`${site}/v2/search?count=1&${query}`)
  const { data } = (await answer.json()) as { data: { id: number; kind: string }[] }
  const section = { recipe: 'recipes', primitive: 'materials', analysis: 'analyses' }
  return `/${section[data[0]?.kind as keyof typeof section]}/${data[0]?.id}`
}

const idOf = (path = '') => path.replace(/^.*\//, '')

/** Everything that the starter library calls something, or says: it is nobody's text of the site. */
const LIBRARY = ['materials', 'analyses', 'recipes']
  .flatMap((folder) =>
    readdirSync(join(root, 'library', folder)).map((file) =>
      readFileSync(join(root, 'library', folder, file), 'utf8'),
    ),
  )
  .join('\n')
const WORDS = LIBRARY.replaceAll(/\s+/g, ' ')
const NAMES = new Set(
  [...LIBRARY.matchAll(/^ {2}(?:name|otherNames): (.*)$/gm)].flatMap(([, line = '']) => [
    unquoted(line),
    ...line
      .replaceAll(/^\[|\]$/g, '')
      .split(', ')
      .map(unquoted),
  ]),
)

function unquoted(name: string): string {
  return name.replaceAll(/^['"]|['"]$/g, '').replaceAll("''", "'")
}

/** What is the same in every language: the site's name, names of languages, units, symbols. */
const SAME = new Set(
  `Glazy English Dansk Deutsch Español Español (Latinoamérica) Français Hrvatski Italiano Nederlands
  Português Slovenščina Svenska UMF CSV JSON YAML GlazeChem Insight Ctrl qqqq celadon
  Celadon`.split(/\s+/),
)

/** Words that are read on a page and that no accents stand on, but for what is the same everywhere. */
async function literalsOf(page: Page): Promise<readonly string[]> {
  const texts = await page.evaluate(() => {
    const found: string[] = []
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const parent = node.parentElement
      // What is written in the language of somebody, numbers of chemistry, and code.
      if (!parent || parent.closest('script, style, noscript, [lang]:not(html), code')) continue
      if (parent.checkVisibility()) found.push(node.textContent ?? '')
    }
    for (const name of ['aria-label', 'title', 'placeholder', 'alt']) {
      for (const element of document.body.querySelectorAll(`[${name}]`)) {
        if (!element.closest('[lang]:not(html)')) found.push(element.getAttribute(name) ?? '')
      }
    }
    return found
  })
  return [...new Set(texts)].filter(isLiteral)
}

/** What `Intl` writes: `1 minute ago`, `Nov 26, 2026`. */
const MOMENT = /^(?:\d+ \w+ ago|[A-Z][a-z]{2} \d+, \d{4})$/
/** Oxides are explained by their English names in every language. */
const OXIDE_NAME =
  /^[A-Z][a-z]+(?:\([IV]+\))? (?:\w*oxide|\([\w ]+oxide\))(?: \([a-z]+\))?$|^(?:Alumina|Boric oxide) \([\w ]+\)$|^Fluorine$/
const FORMULA = /^[·\d]*(?:[A-Z][a-z]?[\d₀-₉]*)+$/

function isLiteral(text: string): boolean {
  return (
    text
      .replaceAll(/\s+/g, ' ')
      .trim()
      // In brackets there are names that texts are about.
      .replaceAll(/⟦[^⟧]*⟧/g, ' · ')
      .split(' · ')
      .some((part) => !isKnown(part.trim()) && part.split(', ').some((one) => !isKnown(one)))
  )
}

function isKnown(part: string): boolean {
  const words = part.replaceAll(/^[\s+(“]+|[\s+)”.,:]+$/g, '')
  if (!/[a-z]{3}/i.test(words) || NAMES.has(words) || MOMENT.test(words)) return true
  if (OXIDE_NAME.test(part)) return true
  if (words.split(' ').length > 2 && WORDS.includes(words)) return true
  const [name = words] = words.split(/ [\d.,]+%?$/)
  if (NAMES.has(name)) return true
  return words
    .split(' ')
    .every((word) => SAME.has(word) || FORMULA.test(word) || !/[a-z]{3}/i.test(word))
}
