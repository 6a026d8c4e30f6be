import { randomUUID } from 'node:crypto'
import { expect, test } from './fixtures.ts'
import { changingHeaders, makeRecipe } from './own-recipes.ts'
import { logInAnew } from './people.ts'

const WORD = 'W'.repeat(255)

test('names of one long word make no page wider than its window', async ({
  page,
  context,
  library,
}) => {
  await logInAnew(context)
  const headers = await changingHeaders(context)
  const post = async (path: string, data: object) => {
    const answer = await context.request.post(`/v2${path}`, { data, headers })
    expect(answer.ok(), await answer.text()).toBe(true)
    return ((await answer.json()) as { data: { id: number } }).data
  }
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
