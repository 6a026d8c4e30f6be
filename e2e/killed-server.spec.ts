import type { BrowserContext, Page } from '@playwright/test'
import { drawPicture } from './draw-picture.ts'
import { expect, test } from './fixtures.ts'
import { type Death, mortalServer } from './mortal-server.ts'
import { ownProduct } from './own-product.ts'
import { changingHeaders } from './own-recipes.ts'
import { openPage } from './pages/open-page.ts'
import { workerIsReady } from './pages/service-worker.ts'
import { logInAnew } from './people.ts'

// The product itself is killed here; three after the one that all other journeys share.
const product = ownProduct(Number(process.env.E2E_PORT ?? 4817) + 3)

test.use({ tolerated: /Failed to load resource|ERR_/ })
test.beforeAll(() => product.start())
test.afterAll(() => product.remove())

const waiting = (page: Page, text: string | RegExp) => expect(page.getByText(text)).toBeVisible()

/** Asks the API as the person who is logged in. */
async function ask<T>(context: BrowserContext, path: string, change?: object): Promise<T> {
  const address = product.url + path
  const answer = change
    ? await context.request.fetch(address, {
        method: 'id' in change ? 'PATCH' : 'POST',
        data: change,
        headers: await changingHeaders(context),
      })
    : await context.request.get(address)
  expect(answer.ok(), await answer.text()).toBe(true)
  return ((await answer.json()) as { data: T }).data
}

interface Made {
  readonly id: number
  readonly name: string
}

test('a server that is killed at every step of sending loses nothing and makes nothing twice', async ({
  browser,
}) => {
  test.setTimeout(600_000)
  const server = await mortalServer(product.url, product.kill)
  const context = await browser.newContext({ baseURL: server.url, serviceWorkers: 'allow' })
  await logInAnew(context)
  const silica = await ask<Made>(context, '/v2/recipes', {
    name: 'Test silica',
    isPrimitive: true,
    isAnalysis: false,
    unityType: 'auto',
    analysisType: 'percentageAnalysis',
    analysis: { SiO2: 100 },
  })
  const materialComponents = [{ componentMaterialId: silica.id, percentageAmount: 100 }]
  const recipeOf = (newName: string) => ({ newName, materialComponents })
  const [changed, met] = [
    await ask<Made>(context, '/v2/materialmaterials', recipeOf('To be changed')),
    await ask<Made>(context, '/v2/materialmaterials', recipeOf('To be met')),
  ]

  const [log, one, other] = [
    await context.newPage(),
    await context.newPage(),
    await context.newPage(),
  ]
  await openPage(log, '/posts/new')
  await workerIsReady(log)
  await openPage(one, `/recipes/${changed.id}/edit`)
  await openPage(other, `/recipes/${met.id}/edit`)
  for (const page of [log, one, other]) await page.waitForLoadState('networkidle')
  const buffer = await drawPicture(log, '#8a5a33')
  await context.setOffline(true)
  await log.getByLabel('Title').fill('Opened the kiln')
  await log.getByRole('textbox', { name: 'Description' }).fill('Three days of cooling, no cracks.')
  const photo = { name: 'kiln.png', mimeType: 'image/png', buffer }
  await log.locator('input[type=file]').setInputFiles(photo)
  await log.getByRole('button', { name: 'Post' }).click()
  await waiting(log, '1 change is waiting to be sent.')
  for (const [page, name] of [
    [one, 'Changed offline'],
    [other, 'Met offline'],
  ] as const) {
    await page.getByLabel('Name').fill(name)
    await page.getByRole('button', { name: 'Save', exact: true }).click()
  }
  await waiting(other, '3 changes are waiting to be sent.')
  for (const page of [log, one, other]) await page.close()
  await ask(context, `/v2/materialmaterials/${met.id}`, { id: met.id, ...recipeOf('Elsewhere') })
  await context.setOffline(false)

  // Of each of the three: before it is there, while it is being done, and before the answer.
  const deaths: readonly Death[] = ['before', 'amid', 'after']
  const steps = [0, 1, 1].flatMap((first) =>
    deaths.map((when, at) => [at === 0 ? first : 0, when] as const),
  )
  for (const [survived, when] of steps) {
    server.dieOfChange(survived, when)
    server.revive()
    const page = await context.newPage()
    await page.goto('/help')
    await expect.poll(server.isDead, { timeout: 60_000 }).toBe(true)
    await page.close()
    await product.start()
  }
  server.revive()
  const last = await context.newPage()
  await openPage(last, '/outbox')
  await waiting(last, '1 needs your attention.')
  await expect(last.getByRole('region', { name: 'Your version' })).toContainText('Met offline')
  await expect(last.getByRole('region', { name: 'Saved version' })).toContainText('Elsewhere')

  const logs = await ask<{ title: string; images: unknown[] }[]>(context, '/v2/logs')
  const opened = logs.filter(({ title }) => title === 'Opened the kiln')
  expect(opened).toMatchObject([{ images: [{ width: 400 }] }])
  const versionsOf = (id: number) => ask<unknown[]>(context, `/v2/recipes/${id}/versions`)
  const nameOf = async (id: number) => (await ask<Made>(context, `/v2/recipes/${id}`)).name
  expect(await nameOf(changed.id)).toBe('Changed offline')
  expect(await versionsOf(changed.id)).toHaveLength(2)
  expect(await nameOf(met.id)).toBe('Elsewhere')

  await last.getByRole('button', { name: 'Save mine as a copy' }).click()
  await waiting(last, 'Nothing is waiting')
  const { id } = await ask<{ id: number }>(context, '/v2/auth/user')
  const recipes = await ask<Made[]>(context, `/v2/search?u=${id}&composite=1`)
  expect(recipes.map(({ name }) => name).sort()).toEqual([
    'Changed offline',
    'Elsewhere',
    'Met offline (copy)',
  ])
  await context.close()
  server.close()
})
