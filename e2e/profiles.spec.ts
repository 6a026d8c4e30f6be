import { expectAccessible } from './accessible.ts'
import { expect, test } from './fixtures.ts'
import { changingHeaders, makeRecipe } from './own-recipes.ts'
import { materialList } from './pages/material-list.ts'
import { openPage } from './pages/open-page.ts'
import { shell } from './pages/shell.ts'
import { logInAnew, userOf } from './people.ts'

test('a person has a page, others see on it what is public, and an old name leads there', async ({
  page,
  context,
  browser,
  library,
}) => {
  const list = materialList(page)
  const { sidebar } = shell(page)
  await logInAnew(context)
  const { username, name } = await userOf(context)
  const { id } = await makeRecipe(context, library, 'Shown to all')
  await makeRecipe(context, library, 'Kept to myself')
  const headers = await changingHeaders(context)
  expect((await context.request.post(`/v2/recipes/${id}/publish`, { headers })).status()).toBe(200)

  await openPage(page, '/')
  await sidebar.getByRole('link', { name: 'My profile' }).click()
  await expect(page).toHaveURL(`/${username}`)
  await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Edit profile' })).toBeVisible()
  const pages = page.getByRole('navigation', { name: `Pages by ${name}` })
  await pages.getByRole('link', { name: 'Recipes' }).click()
  await expect(list.items).toHaveCount(2)

  const renamed = `${username}_new`
  const saved = await context.request.patch('/v2/auth/profile', {
    data: { name, username: renamed },
    headers,
  })
  expect(saved.status()).toBe(200)
  const stranger = await (await browser.newContext()).newPage()
  await openPage(stranger, `/u/${username}`)
  await expect(stranger).toHaveURL(`/${renamed}`)
  const theirs = stranger.getByRole('navigation', { name: `Pages by ${name}` })
  await expect(theirs.getByRole('link', { name: 'Recipes' })).toHaveText('Recipes1')
  await theirs.getByRole('link', { name: 'Recipes' }).click()
  await expect(materialList(stranger).items).toHaveCount(1)
  await expect(stranger.getByRole('link', { name: 'Edit profile' })).toBeHidden()
  await expectAccessible(stranger)
  await stranger.context().close()
})

test('the name on a card leads to the page of whoever made it', async ({ page }) => {
  const list = materialList(page)
  await openPage(page, '/recipes?q=leach')
  await list.items.first().getByRole('link', { name: /^by / }).click()
  await expect(page).toHaveURL('/library')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})
