import { randomUUID } from 'node:crypto'
import type { BrowserContext } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { changingHeaders, makeRecipe } from './own-recipes.ts'
import { logInAnew } from './people.ts'

const WORD = 'W'.repeat(255)

/** Sends things of the person who is logged in, each of which is taken. */
async function posting(context: BrowserContext) {
  const headers = await changingHeaders(context)
  return async (path: string, data: object) => {
    const answer = await context.request.post(`/v2${path}`, { data, headers })
    expect(answer.ok(), await answer.text()).toBe(true)
    return ((await answer.json()) as { data: { id: number } }).data
  }
}

test('names of one long word make no page wider than its window', async ({
  page,
  context,
  library,
}) => {
  await logInAnew(context)
  const post = await posting(context)
  const username = `u${randomUUID().replaceAll('-', '')}`.padEnd(50, 'u')
  const words = { title: WORD, location: WORD, description: WORD }
  await post('/auth/profile', { _method: 'PATCH', name: WORD, username, ...words })
  const { id: schedule } = await post('/kilnschedules', {
    name: WORD,
    description: WORD,
    ramps: [{ tempRatePerHr: 100, targetTemp: 600 }],
  })
  await post('/collections', { name: 'W'.repeat(100), description: WORD })
  const recipe = await makeRecipe(context, library, 'W'.repeat(200))
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    for (const path of [
      '/kilnschedules',
      `/kilnschedules/${schedule}`,
      `/${username}`,
      `/${username}/bookmarks`,
      `/${username}/kilnschedules`,
      `/recipes/${recipe.id}`,
      `/recipes/${recipe.id}/edit`,
      `/recipes/${recipe.id}/versions`,
      '/settings',
    ]) {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      const wider = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
      expect.soft(wider, `${path}, ${width} px`).toBeLessThanOrEqual(0)
    }
  }
})

/** Pixels in which a few letters stand side by side. */
const SOME_LETTERS_PX = 90

test('what is weighed and what is bought has room for its name on a phone', async ({
  page,
  context,
}) => {
  await logInAnew(context)
  const post = await posting(context)
  const name = 'Test feldspar of the second quarry, washed and milled anew'
  const { id: materialId } = await post('/recipes', {
    name,
    isPrimitive: true,
    analysis: { SiO2: 100 },
  })
  const { id: recipeId } = await post('/materialmaterials', {
    newName: 'Test glaze',
    materialComponents: [{ componentMaterialId: materialId, percentageAmount: 100 }],
  })
  const vendor = 'Test supplier of clay, minerals and kilns'
  const pack = { packAmount: '1', packUnits: 'kilograms', price: '12', vendor }
  await post('/stock/lots', { rows: [{ materialId, ...pack }] })
  const batch = await post('/batches', { recipeId, size: '5', unit: 'kilograms' })

  await page.setViewportSize({ width: 390, height: 900 })
  for (const path of [`/batches/${batch.id}`, '/shopping']) {
    await page.goto(path)
    const words = page.locator('main :is(th, li)').getByText(name)
    await expect(words).toBeVisible()
    expect((await words.boundingBox())?.width, path).toBeGreaterThan(SOME_LETTERS_PX)
  }
})

test('on a phone the path above a heading leaves out what the heading says', async ({
  page,
  library,
}) => {
  const name = 'Leach 4321 Celadon'
  await page.setViewportSize({ width: 390, height: 900 })
  await page.goto((await library.recipe(name)).path)
  const trail = page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('listitem')
  await expect(trail.first()).toHaveText('Recipes')
  await expect(trail.filter({ hasText: name })).toHaveCount(0)
  await page.setViewportSize({ width: 768, height: 900 })
  await expect(trail.filter({ hasText: name })).toHaveCount(1)
})
