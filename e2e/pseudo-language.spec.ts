import { spawn, type ChildProcess } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import type { BrowserContext, Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { makeModerator, makeOperator } from './operator.ts'
import { makeEverything, type OwnThings } from './own-things.ts'
import { changingHeaders } from './own-recipes.ts'
import { goOn } from './pages/go-on.ts'
import { openPage } from './pages/open-page.ts'
import { OF_MODERATORS, signedInScreens } from './pages/screens.ts'
import { logInAnew } from './people.ts'
import { settingsOf, speakTo, type Speech } from './made-up-languages.ts'
import { literalsOf } from './pseudo-literals.ts'

const root = fileURLToPath(new URL('..', import.meta.url))
/** Two after the product's own, which has a service that translates behind it. */
const port = Number(process.env.E2E_PORT ?? 4817) + 2
const site = `http://127.0.0.1:${port}`

const PSEUDO: Speech = { madeUp: 'pseudo', widths: {} }

const SCREENS = [
  ...['/', '/recipes', '/recipes?view=list', '/recipes?view=detail', '/materials', '/analyses'],
  ...['/search?q=celadon', '/recipes?q=qqqq', '/explore', '/kilnschedules', '/compare'],
  ...['/workbench', '/help', '/login', '/register', '/forgot-password', '/images', '/outbox'],
  ...['/solve', '/solve?umf=SiO2:3.7,Al2O3:0.3-0.5,CaO:0.7,K2O:any', '/recipes/import', '/nowhere'],
]

let server: ChildProcess
/** Of the first who has logged in there. */
let own: OwnThings
let cookies: Awaited<ReturnType<BrowserContext['cookies']>>

test.describe.configure({ mode: 'serial' })

test.beforeAll(async () => {
  // A server starts, and takes orders from a program that starts each time.
  test.setTimeout(300_000)
  server = spawn(process.execPath, ['e2e/serve.ts'], {
    cwd: root,
    env: {
      ...process.env,
      ...settingsOf(PSEUDO),
      PORT: String(port),
      HOST: '127.0.0.1',
      RATE_LIMIT: 'off',
      LOG_LEVEL: 'warn',
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const isReady = async () => (await fetch(`${site}/readyz`).catch(() => undefined))?.ok
  await expect.poll(isReady, { timeout: 90_000 }).toBe(true)
})

test.beforeAll(async ({ browser }) => {
  test.setTimeout(300_000)
  const context = await browser.newContext({ baseURL: site })
  const person = await logInAnew(context)
  await makeOperator(person, site)
  await makeModerator(person, site)
  own = await makeEverything(context)
  await reportOf(await browser.newContext({ baseURL: site }), own.recipe)
  cookies = await context.cookies()
  await context.close()
})

/** Somebody else tells the moderators of an item. */
async function reportOf(context: BrowserContext, id: number): Promise<void> {
  await logInAnew(context)
  const answer = await context.request.post('/v2/moderation/reports', {
    headers: await changingHeaders(context),
    data: { kind: 'material', id, reason: 'spam' },
  })
  expect(answer.status()).toBe(200)
  await context.close()
}

test.afterAll(async () => {
  const ended = new Promise((resolve) => server.on('exit', resolve))
  server.kill('SIGTERM')
  await ended
})

// Of the page that is nowhere.
test.use({ baseURL: site, viewport: { width: 390, height: 844 }, tolerated: /404/ })

test.beforeEach(({ page }) => speakTo(page, PSEUDO))

test('no screen holds a text that is in no file of texts, and longer words fit', async ({
  page,
}) => {
  test.slow()
  const found: string[] = []
  const paths = [
    `/recipes/${own.library[0]}`,
    `/materials/${own.material}`,
    `/analyses/${own.analysis}`,
  ]
  for (const screen of [...SCREENS, ...paths]) {
    await openPage(page, screen).catch((error: unknown) => {
      throw new Error(screen, { cause: error })
    })
    found.push(...(await faultsOf(page, screen)))
  }
  expect(found).toEqual([])
})

test('nor does any screen of whoever is logged in', async ({ page, context }) => {
  test.setTimeout(600_000)
  await context.addCookies(cookies)
  await openPage(page, '/help')
  const found: string[] = []
  for (const screen of [...signedInScreens(own), ...OF_MODERATORS]) {
    await goOn(page, screen)
    found.push(...(await literalsOf(page)).map((text) => `${screen}: ${text}`))
  }
  expect(found).toEqual([])
})

test('the pages that are read are those of the language that nobody speaks', async ({ page }) => {
  await openPage(page, site)
  await expect(page.getByRole('heading', { level: 1 })).toContainText('⟦')
  await page.goto(`${site}/recipes`)
  expect(await page.locator('html').innerText()).toMatch(/⟦Řéé|⟦Ŕéé/)
})

/** Texts of a screen that are in no file, and how far it is wider than the window. */
async function faultsOf(page: Page, screen: string): Promise<readonly string[]> {
  const literals = await literalsOf(page)
  const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  // A table of many columns scrolls with its page.
  const isWide = wide > 0 && !screen.includes('view=list')
  return [
    ...literals.map((text) => `${screen}: ${text}`),
    ...(isWide ? [`${screen}: ${wide} px too wide`] : []),
  ]
}
