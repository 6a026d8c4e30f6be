import type { Page } from '@playwright/test'
import { expectAccessible } from './accessible.ts'
import { drawPicture } from './draw-picture.ts'
import { expect, OWN_WORKER, test } from './fixtures.ts'
import { changingHeaders, makeRecipe } from './own-recipes.ts'
import { itemModal } from './pages/item-modal.ts'
import { materialDetail } from './pages/material-detail.ts'
import { materialList } from './pages/material-list.ts'
import { openPage, reloadPage } from './pages/open-page.ts'
import { addPhotographs } from './pages/photographs.ts'
import { workerIsReady } from './pages/service-worker.ts'
import { shell } from './pages/shell.ts'
import { logInAnew, userOf } from './people.ts'

test.use({
  ...OWN_WORKER,
  tolerated: /Failed to load resource|ERR_INTERNET_DISCONNECTED|^ApiError: Unknown error/,
})

/** Names of the caches, and how many answers the browser keeps for whoever is logged in. */
function kept(page: Page): Promise<{ readonly hasShell: boolean; readonly answers: number }> {
  return page.evaluate(async () => {
    const shell = await caches.open('glazy-shell')
    const databases = await indexedDB.databases()
    if (!databases.some(({ name }) => name === 'glazy-kept')) return { hasShell: false, answers: 0 }
    const database = await new Promise<IDBDatabase>((resolve, reject) => {
      const opening = indexedDB.open('glazy-kept')
      opening.onerror = () => reject(new Error('no database'))
      opening.onsuccess = () => resolve(opening.result)
    })
    const answers = await new Promise<number>((resolve) => {
      const counting = database.transaction('answers').objectStore('answers').count()
      counting.onsuccess = () => resolve(counting.result)
    })
    database.close()
    return { hasShell: (await shell.keys()).length > 0, answers }
  })
}

/** Ids of those whose answers the browser keeps; 0 is nobody. */
function keptOwners(page: Page): Promise<readonly number[]> {
  return page.evaluate(async () => {
    const database = await new Promise<IDBDatabase>((resolve, reject) => {
      const opening = indexedDB.open('glazy-kept')
      opening.onerror = () => reject(new Error('no database'))
      opening.onsuccess = () => resolve(opening.result)
    })
    const keys = await new Promise<IDBValidKey[]>((resolve) => {
      const reading = database.transaction('answers').objectStore('answers').getAllKeys()
      reading.onsuccess = () => resolve(reading.result)
    })
    database.close()
    return [...new Set(keys.map((key) => Number(String(key).split(' ')[0])))]
  })
}

/** Addresses of pages of which it is kept what they looked like. */
function keptSights(page: Page): Promise<readonly string[]> {
  return page.evaluate(async () => {
    if (!(await caches.has('glazy-sights'))) return []
    const sights = await (await caches.open('glazy-sights')).keys()
    return sights.map(({ url }) => new URL(url).pathname)
  })
}

async function isKept(page: Page): Promise<void> {
  await workerIsReady(page)
  await expect.poll(async () => (await kept(page)).hasShell).toBe(true)
}

test('what somebody has opened is there without a connection, after a reload and by its address', async ({
  page,
  context,
  library,
}) => {
  await logInAnew(context)
  const { id } = await makeRecipe(context, library, 'Mine alone')
  const read = await library.recipe('Leach 4321')
  const unread = await library.recipe('Leach 4321 Celadon')
  await openPage(page, `/recipes/${id}`)
  await isKept(page)
  const before = (await kept(page)).answers
  await openPage(page, read.path)
  await expect.poll(async () => (await kept(page)).answers).toBeGreaterThan(before)
  await expect.poll(() => keptSights(page)).toContain(read.path)
  // Whether the schedules came with the page or were kept before it: they are written down by the time it is left.
  await openPage(page, '/kilnschedules')

  await context.setOffline(true)
  await page.goto(`/recipes/${id}`)
  await expect(materialDetail(page).title).toContainText('Mine alone')
  await expect(page.getByRole('group', { name: /Unity molecular formula/ }).first()).toContainText(
    'SiO',
  )
  // There is something to read before the page comes to life, and nothing of it stays behind.
  const answer = await page.goto(read.path)
  expect(await answer?.text()).toMatch(/<kept-sight inert>[^]*Leach 4321[^]*<\/kept-sight><\/main>/)
  await expect(materialDetail(page).title).toContainText('Leach 4321')
  await expect(page.locator('kept-sight')).toHaveCount(0)
  await reloadPage(page)
  await expect(materialDetail(page).title).toContainText('Leach 4321')
  await expectAccessible(page)
  await page.goto('/kilnschedules')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Kiln schedules')
  await page.goto(unread.path)
  await expect(page.getByText('You’re offline.')).toBeVisible()
  await expect(page.getByRole('button', { name: /try again/i })).toBeVisible()
})

test('a page that was only looked at is there without a connection', async ({
  page,
  context,
  library,
}) => {
  await logInAnew(context)
  const read = await library.recipe('Leach 4321')
  const elsewhere = await context.newPage()
  await openPage(elsewhere, '/help')
  await isKept(elsewhere)
  // Whatever asks this page something counts as a touch of it: what is kept is asked elsewhere.
  await page.goto(read.path)
  await expect.poll(() => keptSights(elsewhere), { timeout: 20_000 }).toContain(read.path)
  await context.setOffline(true)
  await page.reload()
  await expect(materialDetail(page).title).toContainText('Leach 4321')
})

test('a private photo is there without a connection, though its page was never opened here', async ({
  page,
  context,
  browser,
  library,
}) => {
  await logInAnew(context)
  const { id } = await makeRecipe(context, library, 'With a photo')
  const elsewhere = await browser.newContext({ storageState: await context.storageState() })
  const other = await elsewhere.newPage()
  await openPage(other, `/recipes/${id}`)
  await addPhotographs(other, [['Test tile', await drawPicture(other, '#5a7d6a', 'jpeg')]])
  await expect(other.getByText('Image uploaded successfully')).toBeVisible()
  await elsewhere.close()

  await openPage(page, '/')
  await isKept(page)
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('glazy-kept-all')), { timeout: 60_000 })
    .not.toBeNull()
  await context.setOffline(true)
  await page.goto(`/recipes/${id}`)
  await expect(materialDetail(page).title).toContainText('With a photo')
  const photo = page.getByRole('img', { name: 'Test tile' }).first()
  await expect.poll(() => photo.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(400)

  await context.setOffline(false)
  await openPage(page, '/login')
  await page.getByRole('main').getByRole('button', { name: 'Log out' }).click()
  await expect.poll(() => page.evaluate(() => caches.has('glazy-own-pictures'))).toBe(false)
})

test('who logs out leaves nothing on the device', async ({ page, context, library }) => {
  const { name } = await logInAnew(context)
  const { id: person } = await userOf(context)
  const { id } = await makeRecipe(context, library, 'Mine alone')
  await openPage(page, `/recipes/${id}`)
  await isKept(page)
  await expect.poll(() => keptOwners(page)).toContain(person)
  await expect.poll(() => keptSights(page)).toHaveLength(1)
  // The page that stands for theirs is nobody's, whoever asks for it.
  const shell = await context.request.get('/offline')
  expect(shell.status()).toBe(200)
  expect(await shell.text()).not.toContain(name)
  await openPage(page, '/login')
  await page.getByRole('main').getByRole('button', { name: 'Log out' }).click()
  // From then on the browser keeps what it does for nobody.
  await expect.poll(() => keptOwners(page)).not.toContain(person)
  await expect.poll(() => keptSights(page)).toEqual([])
  await context.setOffline(true)
  await page.goto(`/recipes/${id}`)
  await expect(page.getByRole('heading', { name: 'You’re offline' })).toBeVisible()
  await expect(page.locator('body')).not.toContainText('Mine alone')
  await expect(page.locator('body')).not.toContainText(name)
})

test('what is kept is told in the settings, and a switch there takes it away', async ({
  page,
  context,
  library,
}) => {
  await logInAnew(context)
  const { path } = await library.recipe('Leach 4321')
  await openPage(page, path)
  await isKept(page)
  await expect.poll(async () => (await kept(page)).answers).toBeGreaterThan(0)
  await expect.poll(() => keptSights(page)).toEqual([path])
  await openPage(page, '/settings')
  await expect(page.getByText(/^\d+ items? kept, [\d.]+\sMB\./)).toBeVisible()
  await page.getByLabel('Keep what I read on this device').uncheck()
  await expect.poll(() => kept(page)).toEqual({ hasShell: false, answers: 0 })
  expect(await keptSights(page)).toEqual([])
  await openPage(page, path)
  await openPage(page, '/settings')
  await expect(page.getByLabel('Keep what I read on this device')).not.toBeChecked()
  expect(await kept(page)).toEqual({ hasShell: false, answers: 0 })
  await page.getByLabel('Keep what I read on this device').check()
  await openPage(page, path)
  await expect.poll(async () => (await kept(page)).answers).toBeGreaterThan(0)
  await isKept(page)
})

test('everything of somebody’s own is there without a connection, opened or not', async ({
  page,
  context,
  library,
}) => {
  await logInAnew(context)
  const { id } = await makeRecipe(context, library, 'Never opened')
  await openPage(page, '/help')
  await isKept(page)
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('glazy-kept-all')))
    .not.toBeNull()
  await context.setOffline(true)
  await page.goto(`/recipes/${id}`)
  await expect(materialDetail(page).title).toContainText('Never opened')
})

test('the ways to everything of somebody’s own are there without a connection, by links alone', async ({
  page,
  context,
  library,
}) => {
  test.slow() // everything is kept first, with all raw materials
  const { main, sidebar } = shell(page)
  const list = materialList(page)
  const way = (name: string) => sidebar.getByRole('link', { name, exact: true }).click()
  await logInAnew(context)
  const { id: recipeId } = await makeRecipe(context, library, 'Never opened')
  const { id: materialId } = await library.recipe('Leach 4321 Celadon')
  const { id: silica } = await library.material('Silica')
  const headers = await changingHeaders(context)
  const made = async (path: string, data: object) => {
    const answer = await context.request.post(path, { data, headers })
    expect(answer.ok(), await answer.text()).toBe(true)
  }
  await made('/v2/usermaterials', { rows: [{ materialId: silica }] })
  await made('/v2/collectionmaterials', { collectionName: 'For the fair', materialId })
  await made('/v2/kilnschedules', {
    name: 'Slow bisque',
    ramps: [{ tempRatePerHr: 60, targetTemp: 1000, holdMinutes: 10 }],
  })
  await made('/v2/batches', { recipeId, size: 500, unit: 'grams', note: 'For the big bowls' })
  const description = 'Hot and fast, with the damper open.'
  await made('/v2/logs', { title: 'First firing', logTypeId: 2, description })
  await openPage(page, '/')
  await isKept(page)
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('glazy-kept-all')), { timeout: 60_000 })
    .not.toBeNull()

  await context.setOffline(true)
  await page.goto('/')
  await way('My recipes')
  await expect(list.items).toHaveCount(1)
  await list.link('Never opened').click()
  const recipe = itemModal(page, 'Never opened')
  await expect(recipe.detail.composition).toContainText('Whiting')
  await recipe.close.click()

  await way('My collections')
  await main.getByRole('link', { name: 'For the fair' }).click()
  await list.link('Leach 4321 Celadon').click()
  const bookmarked = itemModal(page, 'Leach 4321 Celadon')
  await expect(bookmarked.detail.composition).toBeVisible()
  await bookmarked.close.click()
  // What the server alone can find is not there, and says so.
  await main.getByRole('combobox', { name: 'Search this collection' }).fill('celadon')
  await page.keyboard.press('Enter')
  await expect(main.getByRole('alert').getByRole('button', { name: 'Try again' })).toBeVisible()

  await way('My kiln schedules')
  await main.getByRole('link', { name: 'Slow bisque' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Slow bisque')

  await way('Batches')
  await main.getByRole('link', { name: /Never opened/ }).click()
  await expect(main.getByText('For the big bowls').first()).toBeVisible()

  await way('My profile')
  await main.getByRole('link', { name: 'First firing' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('First firing')

  await way('My inventory')
  await expect(main.getByRole('link', { name: 'Silica', exact: true })).toBeVisible()
  await way('Batches')
  await main.getByRole('link', { name: 'Stock' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Stock')
})
