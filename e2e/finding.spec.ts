import { expectAccessible } from './accessible.ts'
import { expect, test } from './fixtures.ts'
import { changingHeaders, makeRecipe } from './own-recipes.ts'
import { materialList } from './pages/material-list.ts'
import { openPage } from './pages/open-page.ts'
import { logInAnew } from './people.ts'

/** Three recipes of one composition, which everybody sees. */
const ALIKE = ['Quartz pond', 'Quartz pool', 'Quartz lake']

test('recipes of one composition open below the one that stands for them', async ({
  page,
  context,
  browser,
  library,
}) => {
  await logInAnew(context)
  for (const name of ALIKE) {
    const { id } = await makeRecipe(context, library, name, { tags: ['Pond class'] })
    const headers = await changingHeaders(context)
    const published = await context.request.post(`/v2/recipes/${id}/publish`, { headers })
    expect(published.ok()).toBe(true)
  }
  const { results, link } = materialList(page)
  await openPage(page, '/recipes?q=quartz')
  await expect(link('Quartz lake')).toBeVisible()
  await expect(link('Quartz pond')).toBeHidden()
  const more = results.getByRole('link', { name: 'and 2 alike' })
  await more.click()
  await expect(page).toHaveURL('/recipes?q=quartz')
  await expect(link('Quartz pond')).toBeVisible()
  await expect(link('Quartz pool')).toBeVisible()
  await expectAccessible(page)
  await more.click()
  await expect(link('Quartz pond')).toBeHidden()
  await page.getByRole('link', { name: 'Show each' }).click()
  await expect(link('Quartz pond')).toBeVisible()

  // Without scripts they are a list of their own.
  const unscripted = await browser.newContext({ javaScriptEnabled: false })
  const plain = await unscripted.newPage()
  await plain.goto('/recipes?q=quartz')
  await plain.getByRole('link', { name: 'and 2 alike' }).click()
  await expect(plain).toHaveURL(/\/recipes\?alike_to=\d+/)
  for (const name of ALIKE) {
    await expect(plain.getByRole('link', { name, exact: true })).toBeVisible()
  }
  await unscripted.close()

  // A tag leads from the page of an item to all that have it.
  await openPage(page, '/recipes?tags=pond%20CLASS&alike=apart')
  await expect(link('Quartz pool')).toBeVisible()
  await materialList(page).chip('Tag pond CLASS').click()
  await expect(page).toHaveURL('/recipes?alike=apart')
})

test('what was understood of a search is taken back phrase by phrase', async ({ page }) => {
  const { chip, chips } = materialList(page)
  await openPage(page, '/recipes?q=cone%2010%20reduction%20leach')
  await expect(chips).toContainText('Cone 10')
  await chip('Reduction').click()
  await expect(page).toHaveURL(/q=cone\+10\+%22reduction%22\+leach|reduction/)
  await expect(chips).toContainText('Cone 10')
  await expect(chips.getByRole('link', { name: /^Remove Reduction/ })).toBeHidden()
})

test('recipes are found by what they are made from', async ({ page, library }) => {
  const { id } = await library.material('Whiting')
  const { chips, link } = materialList(page)
  await openPage(page, `/recipes?with=${id}&q=leach`)
  await expect(chips).toContainText('With Whiting')
  await expect(link('Leach 4321')).toBeVisible()
  await openPage(page, `/recipes?without=${id}&q=leach`)
  await expect(chips).toContainText('Without Whiting')
  await expect(link('Leach 4321')).toBeHidden()
})

test('materials of a list say what tells them apart', async ({ page }) => {
  await openPage(page, '/materials?q=whiting')
  const { results } = materialList(page)
  await expect(results.getByText(/CaO \d.* · in \d+ recipes?/).first()).toBeVisible()
  await openPage(page, '/materials?q=whiting&view=list')
  await expect(results.getByText(/CaO \d.* · in \d+ recipes?/).first()).toBeVisible()
})
