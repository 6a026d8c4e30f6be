import { expect, test } from './fixtures.ts'
import { openPage } from './pages/open-page.ts'

test.use({ tolerated: /status of 40[04]/ })

/** Addresses of what is not there, what the page is called, and where it leads besides home. */
const NOTHING = [
  ['/nothing/at/all', 'Page not found', ['/search']],
  ['/recipes/999999999', 'Recipe not found', ['/recipes', '/search']],
  ['/recipes/celadon', 'Recipe not found', ['/recipes', '/search']],
  ['/recipes/999999999/versions', 'Recipe not found', ['/recipes', '/search']],
  ['/materials/999999999/gone', 'Material not found', ['/materials', '/search']],
  ['/analyses/999999999', 'Analysis not found', ['/analyses', '/search']],
  ['/kilnschedules/999999999', 'Kiln schedule not found', ['/kilnschedules', '/search']],
  ['/posts/999999999', 'Post not found', ['/search']],
  ['/nobody_of_that_name', 'User not found', ['/search']],
  ['/nobody_of_that_name/recipes', 'User not found', ['/search']],
  ['/nobody_of_that_name/bookmarks/4', 'User not found', ['/search']],
  ['/nobody_of_that_name/nothing', 'Page not found', ['/search']],
  ['/recipes?u=nobody_of_that_name', 'User not found', ['/search']],
  ['/kilnschedules?u=nobody_of_that_name', 'User not found', ['/search']],
  ['/explore?u=nobody_of_that_name', 'User not found', ['/search']],
  ['/?u=nobody_of_that_name', 'User not found', ['/search']],
] as const

test('what is not there is called so by its kind, in the tab as on the page', async ({ page }) => {
  for (const [path, name, ways] of NOTHING) {
    const response = await openPage(page, path)
    expect(response?.status(), path).toBe(404)
    await expect(page, path).toHaveTitle(`${name} · Glazy`)
    await expect(page.getByRole('heading', { level: 1 }), path).toHaveText(name)
    const links = page.getByRole('main').getByRole('link')
    await expect(links, path).toHaveCount(ways.length + 1)
    await expect(links.first(), path).toHaveAccessibleName('Go home')
    for (const [at, way] of ways.entries())
      await expect(links.nth(at + 1), path).toHaveAttribute('href', way)
  }
})
