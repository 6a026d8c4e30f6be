import type { BrowserContext, Page } from '@playwright/test'
import { expectAccessible } from './accessible.ts'
import { expect, OWN_WORKER, test } from './fixtures.ts'
import { drawPicture } from './draw-picture.ts'
import { type Death, mortalServer } from './mortal-server.ts'
import { makeRecipe } from './own-recipes.ts'
import { discussion } from './pages/discussion.ts'
import { openPage } from './pages/open-page.ts'
import { workerIsReady } from './pages/service-worker.ts'
import { logIn, logInAnew, userOf } from './people.ts'

test.use({
  ...OWN_WORKER,
  tolerated: /Failed to load resource|ERR_INTERNET_DISCONNECTED|ERR_EMPTY_RESPONSE/,
})

const waiting = (page: Page, count: number) =>
  page.getByText(`${count} change${count === 1 ? ' is' : 's are'} waiting to be sent.`)

/** Names of the recipes of whoever is logged in. */
async function ownRecipes(context: BrowserContext): Promise<readonly string[]> {
  const { id } = await userOf(context)
  const answer = await context.request.get(`/v2/search?u=${id}&composite=1`)
  const { data } = (await answer.json()) as { data: { name: string }[] }
  return data.map(({ name }) => name).sort()
}

async function nameOf(context: BrowserContext, id: number): Promise<string> {
  const answer = await context.request.get(`/v2/recipes/${id}`)
  return ((await answer.json()) as { data: { name: string } }).data.name
}

test('a recipe that is written without a connection outlives the browser page and is sent once', async ({
  page,
  context,
}) => {
  await logInAnew(context)
  await openPage(page, '/recipes/new')
  await workerIsReady(page)
  await page.getByLabel('Name').fill('Written in the studio')
  await page.getByRole('combobox', { name: 'Ingredient 1', exact: true }).click()
  await page.keyboard.type('Silica')
  await expect(page.getByRole('option', { name: /^Silica/ }).first()).toBeVisible()
  await page.keyboard.press('Enter')
  await page.getByLabel('Amount of Silica', { exact: true }).fill('100')
  // What the form needs without a connection has come with it.
  await page.waitForLoadState('networkidle')
  await context.setOffline(true)
  await page.getByRole('button', { name: 'Save', exact: true }).click()

  await expect(page).toHaveURL(/\/outbox$/)
  const entry = page.getByRole('main').getByRole('listitem').first()
  await expect(entry.getByRole('heading', { name: 'Written in the studio' })).toBeVisible()
  await expect(entry).toContainText('New recipe')
  await expect(waiting(page, 1)).toBeVisible()
  await expectAccessible(page)

  await entry.getByRole('button', { name: 'Edit' }).click()
  await entry.getByLabel('Name').fill('Written and edited in the studio')
  await entry.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(entry.getByRole('heading', { name: 'Written and edited' })).toBeVisible()
  await page.close()

  await context.setOffline(false)
  const [one, two] = await Promise.all([context.newPage(), context.newPage()])
  await Promise.all([openPage(one, '/help'), openPage(two, '/recipes')])
  await expect.poll(() => ownRecipes(context)).toEqual(['Written and edited in the studio'])
  await expect(waiting(one, 1)).toBeHidden()
  await expect(waiting(two, 1)).toBeHidden()
  expect(await ownRecipes(context)).toEqual(['Written and edited in the studio'])
})

test('a recipe that was changed elsewhere meanwhile is shown twice, and nothing is overwritten', async ({
  page,
  context,
  library,
}) => {
  await logInAnew(context)
  const recipe = await makeRecipe(context, library, 'Before')
  await openPage(page, `/recipes/${recipe.id}/edit`)
  await workerIsReady(page)
  await page.waitForLoadState('networkidle')
  await context.setOffline(true)
  await page.getByLabel('Name').fill('Mine')
  await page.getByLabel('Amount of Whiting').fill('25')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(waiting(page, 1)).toBeVisible()
  await recipe.saveElsewhere(60)
  await context.setOffline(false)
  await expect(page.getByText('1 needs your attention.')).toBeVisible()

  await expect(page).toHaveURL(/\/outbox$/)
  const mine = page.getByRole('region', { name: 'Your version' })
  const theirs = page.getByRole('region', { name: 'Saved version' })
  await expect(mine.getByRole('row', { name: 'Silica' })).toContainText('70')
  await expect(theirs.getByRole('row', { name: 'Silica' })).toContainText('60')
  const formula = { name: 'Unity molecular formula of your recipe' }
  const silica = (side: typeof mine) =>
    side.getByRole('group', formula).getByRole('listitem').filter({ hasText: 'SiO' })
  await expect(silica(mine)).toContainText('4.66')
  await expect(silica(theirs)).toContainText('3.33')
  await expectAccessible(page)
  expect(await nameOf(context, recipe.id)).toBe('Before')

  await page.getByRole('button', { name: 'Save mine as a copy' }).click()
  await expect.poll(() => ownRecipes(context)).toEqual(['Before', 'Mine (copy)'])
  await expect(page.getByText('Nothing is waiting')).toBeVisible()
})

test('two devices without a connection change the same recipe: none of the two versions is lost', async ({
  browser,
  context: phone,
  page: onPhone,
  library,
}) => {
  const person = await logInAnew(phone)
  const recipe = await makeRecipe(phone, library, 'Before')
  const tablet = await browser.newContext({ serviceWorkers: 'allow' })
  await logIn(tablet, person)
  const onTablet = await tablet.newPage()
  const devices = [
    { context: phone, page: onPhone, name: 'Written on the phone', silica: '60' },
    { context: tablet, page: onTablet, name: 'Written on the tablet', silica: '50' },
  ]
  for (const { context, page, name, silica } of devices) {
    await openPage(page, `/recipes/${recipe.id}/edit`)
    await workerIsReady(page)
    await page.waitForLoadState('networkidle')
    await context.setOffline(true)
    await page.getByLabel('Name').fill(name)
    await page.getByLabel('Amount of Silica').fill(silica)
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(waiting(page, 1)).toBeVisible()
  }

  await phone.setOffline(false)
  await expect.poll(() => nameOf(phone, recipe.id)).toBe('Written on the phone')
  await tablet.setOffline(false)
  await expect(onTablet.getByText('1 needs your attention.')).toBeVisible()
  const side = (name: string) => onTablet.getByRole('region', { name })
  await expect(side('Your version').getByRole('row', { name: 'Silica' })).toContainText('50')
  await expect(side('Saved version').getByRole('row', { name: 'Silica' })).toContainText('60')
  await onTablet.getByRole('button', { name: 'Save mine as a copy' }).click()
  await expect
    .poll(() => ownRecipes(phone))
    .toEqual(['Written on the phone', 'Written on the tablet (copy)'])
  await tablet.close()
})

test('a comment, a schedule and a log with a photo go out in order, from whichever tab', async ({
  page,
  context,
  library,
}) => {
  await logInAnew(context)
  const { id } = await userOf(context)
  const { path } = await library.recipe('Leach 4321')
  const other = await context.newPage()
  const third = await context.newPage()
  await openPage(page, path)
  await workerIsReady(page)
  await discussion(page).write.click()
  await openPage(other, '/kilnschedules')
  await other.getByRole('button', { name: 'New schedule' }).click()
  await openPage(third, '/posts/new')
  for (const tab of [page, other, third]) await tab.waitForLoadState('networkidle')

  await context.setOffline(true)
  await discussion(page).field.fill('It broke to amber over the texture.')
  await discussion(page).post.click()
  await expect(waiting(page, 1)).toBeVisible()
  await other.getByLabel('Name', { exact: true }).fill('Slow bisque')
  await other.getByRole('button', { name: 'Create', exact: true }).click()
  await expect(waiting(page, 2)).toBeVisible()
  await third.getByLabel('Title').fill('Opened the kiln')
  await third
    .getByRole('textbox', { name: 'Description' })
    .fill('Three days of cooling, no cracks.')
  await third.locator('input[type=file]').setInputFiles({
    name: 'kiln.png',
    mimeType: 'image/png',
    buffer: await drawPicture(page, '#8a5a33'),
  })
  await third.getByRole('button', { name: 'Post' }).click()
  await expect(third).toHaveURL(/\/outbox$/)
  await expect(waiting(page, 3)).toBeVisible()

  await context.setOffline(false)
  await expect(waiting(page, 3)).toBeHidden()
  const read = async (address: string) => {
    const answer = await context.request.get(address)
    return ((await answer.json()) as { data: Record<string, unknown>[] }).data
  }
  await expect.poll(() => read(`/v2/comments?u=${id}`)).toHaveLength(1)
  await expect.poll(() => read(`/v2/kilnschedules?u=${id}`)).toHaveLength(1)
  await expect
    .poll(async () =>
      (await read(`/v2/logs?u=${id}`)).filter(({ title }) => title === 'Opened the kiln'),
    )
    .toMatchObject([{ images: [{ width: expect.any(Number) }] }])
  for (const tab of [page, other, third]) {
    await expect(tab.getByText('waiting to be sent')).toBeHidden()
  }
})

test('a server that dies at every step of sending makes everything once, in order', async ({
  browser,
  baseURL,
}) => {
  const product = baseURL ?? ''
  const server = await mortalServer(product)
  const context = await browser.newContext({ baseURL: server.url, serviceWorkers: 'allow' })
  await logInAnew(context)
  const { id } = await userOf(context)
  const page = await context.newPage()
  const names = ['First', 'Second', 'Third'].map((word) => `${word} firing`)
  await openPage(page, '/kilnschedules')
  const begin = page.getByRole('button', { name: 'New schedule' })
  await workerIsReady(page)
  await begin.click()
  await expect(page.getByLabel('Name', { exact: true })).toBeVisible()
  await page.waitForLoadState('networkidle')
  await context.setOffline(true)
  for (const [at, name] of names.entries()) {
    if (at > 0) await begin.click()
    await page.getByLabel('Name', { exact: true }).fill(name)
    await page.getByRole('button', { name: 'Create', exact: true }).click()
    await expect(waiting(page, at + 1)).toBeVisible()
  }
  await page.close()
  await context.setOffline(false)

  const steps: readonly (readonly [number, Death])[] = [
    ...([0, 1, 1] as const).map((survived) => [survived, 'before'] as const),
  ].flatMap((step) => [step, [0, 'after'] as const])
  for (const [survived, death] of steps) {
    server.dieOfChange(survived, death)
    server.revive()
    const next = await context.newPage()
    await next.goto('/help')
    await expect.poll(server.isDead).toBe(true)
    await next.close()
  }
  server.revive()
  const last = await context.newPage()
  await openPage(last, '/kilnschedules')
  await expect.poll(schedules).toHaveLength(names.length)
  await expect(last.getByText('waiting to be sent')).toBeHidden()
  expect(await schedules()).toEqual(names)
  await context.close()
  server.close()

  async function schedules(): Promise<readonly string[]> {
    const answer = await context.request.get(`${product}/v2/kilnschedules?u=${id}`)
    const { data } = (await answer.json()) as { data: { id: number; name: string }[] }
    return data.toSorted((a, b) => a.id - b.id).map(({ name }) => name)
  }
})

test('the browser sends what waits while no page of the site is open, where it can', async ({
  page,
  context,
  baseURL,
}) => {
  await logInAnew(context)
  const { id } = await userOf(context)
  // The browser wakes the worker when it sees fit; a test says when.
  const elsewhere = await context.newPage()
  const devTools = await context.newCDPSession(elsewhere)
  const registered = new Promise<string>((resolve) => {
    devTools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const found = registrations.find(({ isDeleted }) => !isDeleted)
      if (found) resolve(found.registrationId)
    })
  })
  await devTools.send('ServiceWorker.enable')
  await openPage(page, '/kilnschedules')
  await workerIsReady(page)
  await page.getByRole('button', { name: 'New schedule' }).click()
  await page.getByLabel('Name', { exact: true }).fill('Slow bisque')
  await context.setOffline(true)
  await page.getByRole('button', { name: 'Create', exact: true }).click()
  await expect(waiting(page, 1)).toBeVisible()
  await page.close()
  await context.setOffline(false)

  const tag = 'glazy-outbox'
  const registrationId = await registered
  await devTools.send('ServiceWorker.dispatchSyncEvent', {
    origin: baseURL ?? '',
    registrationId,
    tag,
    lastChance: false,
  })
  await expect
    .poll(async () => {
      const answer = await context.request.get(`/v2/kilnschedules?u=${id}`)
      return ((await answer.json()) as { data: { name: string }[] }).data.map(({ name }) => name)
    })
    .toEqual(['Slow bisque'])
  await openPage(elsewhere, '/outbox')
  await expect(elsewhere.getByText('Nothing is waiting')).toBeVisible()
})
