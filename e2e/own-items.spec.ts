import { expect, test } from './fixtures.ts'
import { makeRecipe } from './own-recipes.ts'
import { materialList } from './pages/material-list.ts'
import { openPage } from './pages/open-page.ts'
import { quickSearch } from './pages/quick-search.ts'
import { shell } from './pages/shell.ts'
import { logInAnew, userOf } from './people.ts'

test('the quick search is limited to what one has written down', async ({
  page,
  context,
  library,
}) => {
  const search = quickSearch(page)
  const list = materialList(page)
  await logInAnew(context)
  await makeRecipe(context, library, 'Leach of mine')
  await openPage(page, '/help')
  await page.keyboard.press('Control+k')
  await search.field.fill('leach')
  await expect(search.options.filter({ hasText: 'Leach 4321' }).first()).toBeVisible()
  await search.own.check()
  await expect(search.status).toHaveText('1 result')
  await expect(search.options).toHaveText([/Leach of mine/])
  await search.dialog.getByRole('button', { name: 'Show all results' }).click()
  await expect(list.chip('My items')).toBeVisible()
  await expect(list.items).toHaveCount(1)
})

test('nobody else is asked whose items they want', async ({ page }) => {
  const search = quickSearch(page)
  await openPage(page, '/help')
  await page.keyboard.press('Control+k')
  await expect(search.field).toBeVisible()
  await expect(search.own).toBeHidden()
})

test('the sidebar leads to one’s own recipes, which begin with a first one', async ({
  page,
  context,
  library,
}) => {
  const { sidebar, main } = shell(page)
  const list = materialList(page)
  await logInAnew(context)
  const { id, username } = await userOf(context)
  await openPage(page, '/')
  await sidebar.getByRole('link', { name: 'My recipes' }).click()
  await expect(page).toHaveURL(`/${username}/recipes`)
  await expect(
    main.getByRole('heading', { name: 'You haven’t added any recipes yet' }),
  ).toBeVisible()
  await expect(list.results.getByRole('link', { name: 'Add recipe' })).toBeVisible()

  await makeRecipe(context, library, 'Only mine')
  await openPage(page, `/recipes?u=${id}`)
  await expect(list.item('Only mine')).toBeVisible()
  await list.chip('My items').click()
  await expect(page).toHaveURL('/recipes')
})

test('private items are a filter of their own', async ({ page, context, library }) => {
  const list = materialList(page)
  await logInAnew(context)
  await makeRecipe(context, library, 'Kept to myself')
  await openPage(page, '/recipes')
  await list.choose('More filters', 'Private')
  await expect(list.chip('Private')).toBeVisible()
  await expect(list.items).toHaveCount(1)
  await expect(list.item('Kept to myself')).toBeVisible()
})
