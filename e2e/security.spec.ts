import type { BrowserContext, Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { HOSTILE_TEXTS, makeMaterial } from './hostile-items.ts'
import { openPage } from './pages/open-page.ts'
import { quickSearch } from './pages/quick-search.ts'
import { shell } from './pages/shell.ts'
import { logIn, logInAnew, register, userOf } from './people.ts'

/** Notes what the browser refuses by the content security policy, and every dialog. */
async function watch(context: BrowserContext): Promise<readonly string[]> {
  const seen: string[] = []
  await context.exposeFunction('noteViolation', (what: string) => seen.push(what))
  await context.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      const { violatedDirective, blockedURI, sourceFile, lineNumber } = event
      const note = (window as unknown as { noteViolation(what: string): void }).noteViolation
      note(`${violatedDirective} ${blockedURI} at ${sourceFile}:${lineNumber}`)
    })
  })
  context.on('dialog', (dialog) => {
    seen.push(`dialog: ${dialog.message()}`)
    void dialog.dismiss()
  })
  return seen
}

test('what moves over a page breaks no content security policy', async ({
  context,
  page,
  library,
}) => {
  const seen = await watch(context)
  await openPage(page, (await library.recipe('Leach 4321')).path)
  await shell(page).themeToggle.click()
  await shell(page).searchButton.click()
  await quickSearch(page).field.fill('leach')
  await expect(quickSearch(page).options.first()).toBeVisible()
  await page.keyboard.press('Escape')
  expect(seen).toEqual([])
})

test.describe('what would break it', () => {
  test.use({ tolerated: /Content Security Policy/ })

  test('is noticed, and fails whichever journey it happens in', async ({ context, page }) => {
    const seen = await watch(context)
    // What the fixture of all journeys lets nowhere else pass; one of them opens every page.
    const complaints: string[] = []
    context.on('weberror', (error) => complaints.push(error.error().message))
    await openPage(page, '/')
    await page.evaluate(() => {
      document.body.append(Object.assign(document.createElement('script'), { text: 'alert(1)' }))
      // In a turn of its own: what a test evaluates is spared the policy.
      setTimeout(() => {
        try {
          new Function('')
        } catch {
          // Refused, as it has to be.
        }
      })
    })
    await expect
      .poll(() => seen.map((what) => what.split(' ', 2).join(' ')))
      .toEqual(['script-src-elem inline', 'script-src eval'])
    await expect
      .poll(() => complaints)
      .toEqual([
        'Content Security Policy: script-src-elem inline',
        'Content Security Policy: script-src eval',
      ])
  })
})

test('what people write is text wherever it is shown', async ({ context, page }) => {
  const seen = await watch(context)
  await logInAnew(context)
  const ids: number[] = []
  for (const text of HOSTILE_TEXTS) ids.push(await makeMaterial(context, text))
  for (const place of ['compare', 'print', 'labels']) {
    await openPage(page, `/${place}?id=${ids.join(',')}`)
    for (const text of HOSTILE_TEXTS) {
      const shown = page.getByText(text.trim()).filter({ visible: true })
      await expect(shown.first(), place).toBeVisible()
    }
  }
  for (const [at, text] of HOSTILE_TEXTS.entries()) {
    await openPage(page, `/materials/${ids[at]}`)
    await expect(page.getByRole('heading', { level: 1 })).toContainText(text.trim().slice(0, 12))
  }
  // One that ends a script, one that ends an attribute: words of a search are in both.
  for (const text of HOSTILE_TEXTS.slice(0, 3)) {
    await openPage(page, `/search?q=${encodeURIComponent(text)}`)
  }
  expect(seen).toEqual([])
})

test('names in the page’s own data cannot leave it', async ({ context }) => {
  await logInAnew(context)
  const id = await makeMaterial(context, HOSTILE_TEXTS[0])
  const html = await (await context.request.get(`/materials/${id}`)).text()
  expect(html).not.toContain(HOSTILE_TEXTS[0])
  const scripts = [...html.matchAll(/<script\b[^>]*>([\s\S]*?)<\/script>/g)].map(([, code]) => code)
  expect(scripts.length).toBeGreaterThan(2)
  for (const code of scripts) expect(code).not.toMatch(/^\s*alert/)
})

/** One of each kind that some browsers take for another site; safeReturnPath is told of them all. */
const ELSEWHERE = ['//evil.test', '/\\evil.test', 'javascript:alert(1)']

test('a login never leads to another site', async ({ browser, request, baseURL }) => {
  const person = await register(request)
  for (const redirect of ELSEWHERE) {
    const context = await browser.newContext({ ...(baseURL && { baseURL }) })
    const seen = await watch(context)
    const requested: string[] = []
    context.on('request', (sent) => requested.push(new URL(sent.url()).hostname))
    const page = await context.newPage()
    await openPage(page, `/login?redirect=${encodeURIComponent(redirect)}`)
    const main = page.getByRole('main')
    await main.getByLabel('Email', { exact: true }).fill(person.email)
    await main.getByLabel('Password', { exact: true }).fill(person.password)
    await main.getByRole('button', { name: 'Log in' }).click()
    await expect(page, redirect).toHaveURL('/')
    expect(new Set(requested)).toEqual(new Set(['127.0.0.1']))
    expect(seen).toEqual([])
    await context.close()
  }
})

test('a page for somebody says nothing of what is private to somebody else', async ({
  browser,
  context,
  baseURL,
}) => {
  const marker = 'Qwxzvglaze'
  await logInAnew(context)
  const owner = await userOf(context)
  const id = await makeMaterial(context, marker)
  const own = await (await context.request.get(`/materials/${id}`)).text()
  expect(own).toContain(marker)

  for (const isLoggedIn of [false, true]) {
    const other = await browser.newContext({ ...(baseURL && { baseURL }) })
    if (isLoggedIn) await logIn(other, await register(other.request))
    for (const [path, status] of [
      [`/materials/${id}`, 404],
      [`/recipes/${id}`, 404],
      [`/compare?id=${id}`, 200],
      [`/print?id=${id}`, 200],
      [`/materials?u=${owner.id}`, 200],
      [`/search?u=${owner.id}&q=Qwx`, 200],
      [`/sitemap-0.xml`, 200],
    ] as const) {
      const response = await other.request.get(path)
      expect(response.status(), path).toBe(status)
      expect((await response.text()).toLowerCase(), path).not.toContain(marker.toLowerCase())
    }
    await other.close()
  }
})

test('pages for one visitor are kept by no cache, and tell no one who it was', async ({
  context,
  request,
}) => {
  const person = await logInAnew(context)
  const path = '/recipes'
  const mine = await context.request.get(path)
  expect(mine.headers()['cache-control']).toBe('private, no-store')
  expect(mine.headers().vary?.toLowerCase()).toContain('cookie')
  expect(await mine.text()).toContain(person.email)
  const everybodys = await request.get(path)
  expect(await everybodys.text()).not.toContain(person.email)
})

test('a browser keeps nothing of somebody who has logged out', async ({ context, page }) => {
  const marker = 'Vbnmprivate'
  const person = await logInAnew(context)
  const id = await makeMaterial(context, marker)
  await openPage(page, `/materials/${id}`)
  await expect(page.getByRole('heading', { level: 1 })).toContainText(marker)
  await openPage(page, '/settings')
  await logOut(page)
  await expect(
    page.getByRole('banner').getByRole('link', { name: 'Log in', exact: true }),
  ).toBeVisible()
  const kept = await page.evaluate(everythingKept)
  expect(kept).not.toContain(marker)
  expect(kept).not.toContain(person.email)
  await page.goBack()
  await expect(page.getByText(person.email)).toHaveCount(0)
})

async function logOut(page: Page): Promise<void> {
  const header = page.getByRole('banner')
  await header.getByRole('button', { name: /’s menu$/ }).click()
  await header.getByRole('button', { name: 'Log out' }).click()
}

/** All that this origin has stored in the browser, as one text. */
async function everythingKept(): Promise<string> {
  const parts = [JSON.stringify(localStorage), JSON.stringify(sessionStorage), document.cookie]
  for (const name of await caches.keys()) {
    const cache = await caches.open(name)
    for (const request of await cache.keys()) {
      parts.push(request.url, (await (await cache.match(request))?.text()) ?? '')
    }
  }
  for (const { name } of await indexedDB.databases()) {
    if (name === undefined) continue
    const database = await new Promise<IDBDatabase>((resolve, reject) => {
      const opening = indexedDB.open(name)
      opening.onsuccess = () => resolve(opening.result)
      opening.onerror = () => reject(opening.error ?? new Error('not opened'))
    })
    for (const store of database.objectStoreNames) {
      const rows = await new Promise<unknown[]>((resolve, reject) => {
        const reading = database.transaction(store).objectStore(store).getAll()
        reading.onsuccess = () => resolve(reading.result as unknown[])
        reading.onerror = () => reject(reading.error ?? new Error('not read'))
      })
      parts.push(JSON.stringify(rows))
    }
    database.close()
  }
  return parts.join('\n')
}
