import type { Page } from '@playwright/test'
import { expect, OWN_WORKER, test } from './fixtures.ts'
import { materialDetail } from './pages/material-detail.ts'
import { openPage, reloadPage } from './pages/open-page.ts'
import { isTakenAlong, workerIsReady } from './pages/service-worker.ts'
import { logInAnew, userOf } from './people.ts'

test.use({
  ...OWN_WORKER,
  tolerated: /Failed to load resource|ERR_INTERNET_DISCONNECTED|^ApiError: Unknown error/,
})

test('a page that was read is there without a connection, others say why not', async ({
  page,
  context,
  library,
}) => {
  const read = await library.recipe('Leach 4321')
  const unread = await library.recipe('Leach 4321 Celadon')
  await openPage(page, read.path)
  await isTakenAlong(page)
  await expect.poll(() => keptPages(page)).toContain(read.path)

  await context.setOffline(true)
  await page.reload()
  await expect(materialDetail(page).title).toContainText('Leach 4321')
  await expect(page.getByText('You’re offline.')).toBeVisible()

  await page.goto(unread.path)
  await expect(page.getByRole('heading', { name: 'You’re offline' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible()

  // It is asked for as soon as it can be.
  await context.setOffline(false)
  await expect(materialDetail(page).title).toContainText('Leach 4321 Celadon')
})

test('where nothing is kept, the worker itself says so in the language of the visitor', async ({
  page,
  context,
  library,
}) => {
  const { path } = await library.recipe('Leach 4321')
  await openPage(page, '/?lang=ja')
  await workerIsReady(page)
  await expect.poll(() => keptPages(page)).toContain('/reader-language')
  await page.evaluate(() => caches.delete('glazy-shell'))

  await context.setOffline(true)
  const heading = (name: string) => page.getByRole('heading', { level: 1, name })
  await page.goto(path)
  await expect(heading('オフラインです')).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('lang', 'ja')
  await page.goto(`${path}?lang=de`)
  await expect(heading('Du bist offline')).toBeVisible()
})

test('a formula is solved without a connection, in another language, once that was done with one', async ({
  page,
  context,
  library,
}) => {
  const { id } = await library.recipe('Leach 4321')
  const answer = page.getByRole('region', { name: 'Réponse' })
  const best = answer.getByRole('article').first()
  await openPage(page, `/solve?from=${id}&lang=fr`)
  await expect(best).toBeVisible()
  await workerIsReady(page)
  // What came before the worker did is asked for through it now.
  await reloadPage(page)
  await expect(best).toBeVisible()
  await expect.poll(() => keptPages(page)).toContain('/solve')
  await expect.poll(() => keptPages(page)).toContainEqual(expect.stringContaining('/assets/highs-'))
  await expect.poll(() => keptQueryKeys(page)).toEqual(['glazy-queries-anonymous'])

  await context.setOffline(true)
  await reloadPage(page)
  await page.getByLabel('Arrondir les quantités à').selectOption('1')
  await expect(
    best.getByRole('row', { name: 'Feldspath potassique' }).getByRole('cell'),
  ).toHaveText('40,00')
})

test('answers are kept for the next visit, in the name of the visitor', async ({
  page,
  library,
}) => {
  const { path } = await library.recipe('Leach 4321')
  await openPage(page, path)
  await page.getByRole('link', { name: 'Kaolin' }).first().click()
  await expect(materialDetail(page).title).toContainText('Kaolin')
  await expect.poll(() => keptQueryKeys(page)).toEqual(['glazy-queries-anonymous'])
})

test('calls of the API are not kept by the worker', async ({ page }) => {
  await openPage(page, '/recipes?q=leach')
  await workerIsReady(page)
  await page.reload()
  await expect.poll(() => keptPages(page)).toContain('/recipes')
  expect((await keptPages(page)).filter((path) => /^\/(v2|api)\//.test(path))).toEqual([])
})

test('who logs out takes along what was kept for them', async ({ page, context, library }) => {
  const { name } = await logInAnew(context)
  const { id } = await userOf(context)
  const { path } = await library.recipe('Leach 4321')
  await openPage(page, path)
  await workerIsReady(page)
  await page.getByRole('link', { name: 'Kaolin' }).first().click()
  await expect(materialDetail(page).title).toContainText('Kaolin')
  await expect.poll(() => keptQueryKeys(page)).toEqual([`glazy-queries-${id}`])
  await reloadPage(page)
  expect((await keptPages(page)).filter((kept) => /^\/(recipes|materials)\//.test(kept))).toEqual(
    [],
  )

  await openPage(page, '/login')
  await page.getByRole('main').getByRole('button', { name: 'Log out' }).click()
  await expect.poll(() => keptQueryKeys(page)).not.toContain(`glazy-queries-${id}`)
  await expect.poll(() => page.evaluate(async () => caches.has('glazy-sights'))).toBe(false)
  await context.setOffline(true)
  await page.goto(path)
  await expect(page.getByRole('heading', { name: 'You’re offline' })).toBeVisible()
  await page.goBack().catch(() => null)
  await expect(page.locator('body')).not.toContainText(name)
})

/** Paths of everything in the caches of the site. */
function keptPages(page: Page): Promise<readonly string[]> {
  return page.evaluate(async () => {
    // What pages of somebody looked like is kept by those pages, and goes with them.
    const names = (await caches.keys()).filter((name) => name !== 'glazy-sights')
    const stored = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()))
    return stored.flat().map(({ url }) => new URL(url).pathname)
  })
}

/** Keys of the answers that the browser keeps; opening a database that is not there makes one. */
function keptQueryKeys(page: Page): Promise<readonly string[]> {
  return page.evaluate(async () => {
    const databases = await indexedDB.databases()
    if (!databases.some(({ name }) => name === 'keyval-store')) return []
    const database = await new Promise<IDBDatabase>((resolve, reject) => {
      const opening = indexedDB.open('keyval-store')
      opening.onerror = () => reject(new Error('no database'))
      opening.onsuccess = () => resolve(opening.result)
    })
    const keys = await new Promise<IDBValidKey[]>((resolve) => {
      const asking = database.transaction('keyval').objectStore('keyval').getAllKeys()
      asking.onsuccess = () => resolve(asking.result)
    })
    database.close()
    return keys.map(String)
  })
}
